// One short line for each place that Progress and Plan lead to: how it stands there now. What is
// not begun has none.
import Engine

struct PlaceLines {
  let desk: Desk
  let moment: Moment

  private var language: Language { desk.language }

  /// Steps of the way that Journey opens with.
  var steps: String? {
    guard let tracker = desk.overview.trackers.first,
      let way = desk.overview.journey(of: tracker, now: moment.now, zone: moment.zone),
      !way.steps.isEmpty
    else { return nil }
    return language.placeSteps(count: way.steps.count, number: number(way.steps.count))
  }

  var entries: String? {
    let count = desk.overview.entryCount
    return count == 0 ? nil : language.placeEntries(count: count, number: number(count))
  }

  /// How many streaks go on; no streak that ended is counted against anybody.
  func running(_ streaks: [StreakItem]) -> String? {
    let count = streaks.filter { $0.streak.current > 0 }.count
    return count == 0 ? nil : language.placeRunning(count: count, number: number(count))
  }

  func reached(_ count: Int) -> String? {
    count == 0 ? nil : language.placeReached(number: number(count))
  }

  /// Of the first that stages are known of: how many are over, or that they begin with a stop.
  var stages: String? {
    let known = desk.overview.trackers.first { $0.aim != .build && !$0.recoveryStages.isEmpty }
    guard let known else { return nil }
    guard let since = desk.clockStart(of: known, moment) else { return language.placeAfterStop }
    let passed = known.recoveryStages.filter {
      $0.progress(since: since, now: moment.now).phase == .passed
    }
    return language.placeStages(
      passed: number(passed.count), all: number(known.recoveryStages.count))
  }

  /// What is saved for.
  var wish: String? {
    desk.overview.wishes.first { wish in
      !desk.overview.purchases.contains { $0.wish == wish.id }
    }?.title
  }

  var plans: String? {
    let count = desk.overview.ifThenPlans.count
    return count == 0 ? nil : language.placePlans(count: count, number: number(count))
  }

  var techniques: String {
    let count = Technique.allCases.count + desk.overview.techniques.count
    return language.placeTechniques(number: number(count))
  }

  var trackers: String? {
    let count = desk.overview.trackers.count
    return count == 0 ? nil : language.placeTrackers(number: number(count))
  }

  /// The main way.
  var way: String? {
    desk.programme(moment).primary.map { ProgrammeText(language: language).name($0) }
  }

  var answered: String? {
    let known = Instrument.allCases.filter { desk.latestScore($0) != nil }.count
    return known == 0 ? nil : language.placeAnswered(number: number(known))
  }

  var safety: String { language.placeSafety }

  /// Whether today is off, or when the next day off is.
  var daysOff: String {
    let today = desk.today(moment)
    let ahead = desk.overview.excuses.filter { ($0.through ?? Day.last) >= today }
    guard let next = ahead.map({ $0.from }).min() else { return language.placeNoneOff }
    return next <= today
      ? language.placeOffToday : language.placeOffFrom(day: desk.locale.shortDate(next))
  }

  private func number(_ count: Int) -> String { desk.locale.number(Int64(count)) }
}

extension Tracker {
  /// The stages of recovery that are known of what it watches.
  var recoveryStages: [RecoveryStage] { substance.map { RecoveryStage.all(for: $0) } ?? [] }
}
