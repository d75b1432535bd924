// The strict sentence of a plan: if this cue, then I will do that.
import Engine

extension Desk {
  func sentence(_ plan: IfThenPlan) -> String {
    sentence(plan.cue, technique: plan.technique, action: plan.action)
  }

  func sentence(_ cue: IfThenPlan.Cue, technique: String, action: String) -> String {
    let text = ifThenText
    let when =
      switch cue {
      case .trigger(let key): text.cueTrigger(TriggerText.name(key: key, language))
      case .place(let key): text.cuePlace(TriggerText.place(key: key, language))
      case .time(let time): text.cueTime(locale.time(time))
      }
    return text.sentence(when, action.isEmpty ? actionPhrase(technique) : action)
  }

  private func actionPhrase(_ key: String) -> String {
    if let known = Technique(rawValue: key) { return TechniqueText.action(known, language) }
    return techniqueName(key).map { ifThenText.ownTechnique($0) } ?? ifThenText.gone
  }

  /// When a plan is due on a day, by its time or by the usual hour of its cue.
  func due(_ plan: IfThenPlan, _ moment: Moment) -> TimeOfDay? {
    plan.time(
      overview.cravings, today: today(moment), start: overview.settings.dayBoundary.start)
  }

  /// The person's own triggers by how often they came in the last weeks, then the catalogue.
  func topTriggers(_ moment: Moment) -> [String] {
    let first = today(moment).adding(days: 1 - CueTime.days)
    let cravings = overview.cravings.filter { $0.day >= first }
    var keys: [String] = []
    for key in cravings.flatMap({ $0.triggers }) + CravingTrigger.allCases.map({ $0.rawValue })
    where !keys.contains(key) {
      keys.append(key)
    }
    return byFrequency(keys, in: cravings)
  }

  /// Triggers by how often they set off one of the cravings; equal ones stay in their order.
  func byFrequency(_ keys: [String], in cravings: [Craving]) -> [String] {
    var counts: [String: Int] = [:]
    for craving in cravings {
      for key in craving.triggers { counts[key, default: 0] += 1 }
    }
    return keys.ordered { counts[$0] ?? 0 > counts[$1] ?? 0 }
  }
}
