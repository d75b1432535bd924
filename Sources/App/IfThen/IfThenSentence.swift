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
    var keys: [String] = []
    var counts: [Int] = []
    for craving in overview.cravings where craving.day >= first {
      for key in craving.triggers {
        if let place = keys.firstIndex(of: key) {
          counts[place] += 1
        } else {
          keys.append(key)
          counts.append(1)
        }
      }
    }
    let places = Array(keys.indices).ordered { counts[$0] > counts[$1] }
    var top = places.map { keys[$0] }
    for trigger in CravingTrigger.allCases where !top.contains(trigger.rawValue) {
      top.append(trigger.rawValue)
    }
    return top
  }
}
