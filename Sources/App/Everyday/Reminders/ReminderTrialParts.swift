// Whether a reminder helps: a month with it on half of the days, what that showed, and the choice
// to keep it or to take it away.
import Engine

/// What a person does about the trial of a reminder.
public enum TrialMessage: Sendable {
  case pressedBegin(Identifier)
  case pressedEnd(Identifier)
  case pressedRemove(Identifier)
}

extension Desk {
  @inline(never)  // Not of a first visit.
  mutating func update(_ message: TrialMessage, _ moment: Moment) -> [Effect] {
    let text = trialText
    switch message {
    case .pressedBegin(let id):
      guard let tracker = tracker(id), tracker.reminder != nil else { return [] }
      toast = text.begun
      let tomorrow = today(of: tracker, moment).adding(days: 1)
      return put(id, kind: Tracker.kind, [ReminderTrial.field(from: tomorrow)], moment)
    case .pressedEnd(let id):
      toast = text.ended
      return put(id, kind: Tracker.kind, [ReminderTrial.field(from: nil)], moment)
    case .pressedRemove(let id):
      toast = text.removed
      let fields = TrackerReminder(times: []).fields + [ReminderTrial.field(from: nil)]
      return put(id, kind: Tracker.kind, fields, moment)
    }
  }

  /// What stands beneath the times of a tracker that reminds.
  @inline(never)  // Not of a first visit.
  func trialParts(_ tracker: Tracker, _ moment: Moment) -> [Component<Message>] {
    guard let reminder = tracker.reminder else { return [] }
    let text = trialText
    let heading = Component<Message>.heading(Heading(text.title))
    guard let trial = reminder.trial,
      let result = overview.trialResult(of: tracker, now: moment.now, zone: moment.zone)
    else {
      return [
        heading, .text(Text(text.offer, role: .soft)),
        .button(
          Button(
            text.begin, trialMessage(.pressedBegin(tracker.id)), key: "trial-begin", role: .quiet)),
      ]
    }
    let today = today(of: tracker, moment)
    if today.days(since: trial.from) < ReminderTrial.days {
      return [
        heading, .text(Text(text.runs(trial, on: today, locale))),
        .text(Text(text.runsWhy, role: .caption)),
        .button(
          Button(text.end, trialMessage(.pressedEnd(tracker.id)), key: "trial-end", role: .quiet)),
      ]
    }
    return [heading] + outcome(of: result, tracker)
  }

  private func outcome(of result: TrialResult, _ tracker: Tracker) -> [Component<Message>] {
    let text = trialText
    var body: [Component<Message>] = [
      .text(Text(text.verdict(result), role: .lead)),
      .text(Text(text.counts(result, isUse: tracker.isUse, locale))),
    ]
    if let effect = result.effect {
      body.append(.text(Text(text.interval(effect, locale), role: .caption)))
    }
    return body + [
      .button(
        Button(text.keep, trialMessage(.pressedEnd(tracker.id)), key: "trial-keep")),
      .button(
        Button(
          text.remove, trialMessage(.pressedRemove(tracker.id)), key: "trial-remove",
          role: .quiet)),
    ]
  }

  /// How the trial of a tracker's reminder stands, for a line in a list.
  @inline(never)  // Not of a first visit.
  func trialLine(_ tracker: Tracker, _ moment: Moment) -> String? {
    guard let trial = tracker.reminder?.trial else { return nil }
    let today = today(of: tracker, moment)
    guard today.days(since: trial.from) < ReminderTrial.days else { return trialText.isOver }
    return trialText.runs(trial, on: today, locale)
  }

  private func trialMessage(_ message: TrialMessage) -> Message { .reminders(.trial(message)) }
  private var trialText: TrialText { TrialText(language: language) }
}

/// The words of the trial of a reminder.
private struct TrialText {
  let language: Language

  var title: String { language.remindersTrialTitle }
  var offer: String { language.remindersTrialOffer }
  var begin: String { language.remindersTrialBegin }
  var begun: String { language.remindersTrialBegun }
  var runsWhy: String { language.remindersTrialRunsWhy }
  var end: String { language.remindersTrialEnd }
  var ended: String { language.remindersTrialEnded }
  var keep: String { language.remindersTrialKeep }
  var remove: String { language.remindersTrialRemove }
  var removed: String { language.remindersTrialRemoved }
  var isOver: String { language.remindersTrialOver }

  func runs(_ trial: ReminderTrial, on today: Day, _ locale: Locale) -> String {
    guard today >= trial.from else { return language.remindersTrialTomorrow }
    return language.remindersTrialRuns(
      day: locale.number(Int64(today.days(since: trial.from) + 1)),
      days: locale.number(Int64(ReminderTrial.days)))
  }

  func verdict(_ result: TrialResult) -> String {
    switch result.verdict {
    case .helps: language.remindersTrialHelps
    case .hinders: language.remindersTrialHinders
    case .open: language.remindersTrialOpen
    }
  }

  func counts(_ result: TrialResult, isUse: Bool, _ locale: Locale) -> String {
    let with = number(result.doneWith, locale)
    let ofWith = number(result.daysWith, locale)
    let without = number(result.doneWithout, locale)
    let ofWithout = number(result.daysWithout, locale)
    return isUse
      ? language.remindersTrialNoted(
        with: with, ofWith: ofWith, without: without, ofWithout: ofWithout)
      : language.remindersTrialDone(
        with: with, ofWith: ofWith, without: without, ofWithout: ofWithout)
  }

  func interval(
    _ effect: (least: Int, middle: Int, most: Int), _ locale: Locale
  ) -> String {
    language.remindersTrialInterval(
      middle: number(effect.middle, locale), least: number(effect.least, locale),
      most: number(effect.most, locale))
  }

  private func number(_ number: Int, _ locale: Locale) -> String { locale.number(Int64(number)) }
}
