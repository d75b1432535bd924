// What there is to tell on a card: only what went well, and only what the journal has. Nothing is
// told of a use, of an amount that was used or of health, and nothing of which there is none.
import Engine

/// What a card can be about.
public enum ShareTopic: String, CaseIterable, Sendable {
  case time, streak, passed, saved, swap, milestone
}

/// One thing that a card can tell.
struct ShareItem {
  let topic: ShareTopic
  /// Its identity on the page.
  let key: String
  /// Empty where its words stand alone.
  var number = ""
  let words: String

  var line: String { number.isEmpty ? words : number + " " + words }
}

struct ShareItems {
  /// A run is told from so many days on.
  static let leastRun = 2
  /// A pause of somebody who goes on is told from so many hours on.
  static let leastPause: Int64 = 12
  /// Swaps that are in use.
  static let mostSwaps = 3

  let desk: Desk
  let moment: Moment
  let showsAmounts: Bool

  private var language: Language { desk.language }
  private var locale: Locale { desk.locale }

  /// What is most to be proud of first: a card begins with it.
  var all: [ShareItem] { free + passed + streaks + saved + swaps + milestone + pauses }

  // MARK: Time

  private var timed: [Tracker] {
    desk.overview.usedTrackers.filter {
      $0.aim != .build && desk.gates.offersStop(of: $0.substance)
    }
  }

  private var free: [ShareItem] { timed.compactMap { free($0) } }

  private var pauses: [ShareItem] { timed.compactMap { pause($0) } }

  /// The time without use that goes on, once it is a day.
  private func free(_ tracker: Tracker) -> ShareItem? {
    guard let since = desk.clockStart(of: tracker, moment) else { return nil }
    let hours = moment.now.milliseconds(since: since) / Milliseconds.hour
    guard hours >= 24 else { return nil }
    let (number, unit) = length(hours)
    let words =
      switch tracker.substance {
      case .cigarettes: language.shareTimeCigarettes(unit: unit)
      case .vape: language.shareTimeVape(unit: unit)
      case .alcohol: language.shareTimeAlcohol(unit: unit)
      case nil: language.shareTimeOwn(unit: unit, name: locale.name(of: tracker))
      }
    return ShareItem(topic: .time, key: "time-" + tracker.key, number: number, words: words)
  }

  /// The longest known pause of who goes on with less.
  private func pause(_ tracker: Tracker) -> ShareItem? {
    guard desk.clockStart(of: tracker, moment) == nil else { return nil }
    let longest = desk.overview.use(of: tracker.id).longestPause(now: moment.now) {
      desk.day(of: $0, moment)
    }
    guard let hours = longest.map({ $0 / Milliseconds.hour }), hours >= ShareItems.leastPause else {
      return nil
    }
    let (number, unit) = length(hours)
    return ShareItem(
      topic: .time, key: "time-" + tracker.key, number: number,
      words: named(language.sharePause(unit: unit), tracker))
  }

  private func length(_ hours: Int64) -> (number: String, unit: String) {
    guard hours >= 24 else {
      return (locale.number(hours), language.shareHours(count: Int(clamping: hours)))
    }
    return (locale.number(hours / 24), language.shareDays(count: Int(clamping: hours / 24)))
  }

  /// With the name of what it is about, where that is not the only one.
  private func named(_ words: String, _ tracker: Tracker?) -> String {
    let all = desk.overview.trackers + desk.overview.archived
    guard all.count > 1, let tracker else { return words }
    return language.shareNamed(words: words, name: locale.name(of: tracker))
  }

  // MARK: Runs and counts

  /// The longest first. Days without use are told as time already.
  private var streaks: [ShareItem] {
    desk.streakItems(moment).sorted { $0.streak.current > $1.streak.current }.compactMap { item in
      let count = item.streak.current
      guard item.kind != .free, count >= ShareItems.leastRun else { return nil }
      return ShareItem(
        topic: .streak, key: "streak-" + item.key, number: locale.number(Int64(count)),
        words: language.shareNamed(
          words: language.shareStreak(count: count), name: desk.streaksText.name(item, locale)))
    }
  }

  private var passed: [ShareItem] {
    let count = desk.overview.cravings.reduce(0) { $0 + ($1.outcome == .passed ? 1 : 0) }
    guard count > 0 else { return [] }
    return [
      ShareItem(
        topic: .passed, key: "passed", number: locale.number(Int64(count)),
        words: language.sharePassed(count: count))
    ]
  }

  /// How much only where the person says so.
  private var saved: [ShareItem] {
    let money = desk.envelope(moment, in: desk.savingsCurrency).saved
    guard money.minorUnits > 0 else { return [] }
    guard showsAmounts else {
      return [ShareItem(topic: .saved, key: "saved", words: language.shareMoney)]
    }
    return [
      ShareItem(
        topic: .saved, key: "saved", number: locale.money(money, trims: true),
        words: language.shareSaved)
    ]
  }

  // MARK: Swaps

  /// Those that were used under the focus of today, the latest first; a swap whose name is not here
  /// is not told.
  private var swaps: [ShareItem] {
    guard desk.watchesFood, let focus = desk.overview.focus(on: desk.today(moment)) else {
      return []
    }
    var ids: [String] = []
    for use in desk.overview.swapUses.reversed()
    where use.focus == focus.key && !ids.contains(use.swap) && ids.count < ShareItems.mostSwaps {
      ids.append(use.swap)
    }
    let text = desk.swapsText
    var items: [ShareItem] = []
    for id in ids {
      let title = desk.title(ofSwap: id)
      guard title != text.someSwap else { continue }
      items.append(
        ShareItem(
          topic: .swap, key: "swap-" + id, words: text.card(title, desk.name(of: focus.key))))
    }
    return items
  }

  // MARK: The newest milestone

  /// None of health and none that is an amount.
  private var milestone: [ShareItem] {
    guard desk.showsMilestones else { return [] }
    let text = MilestonesText(language: language)
    let newest = desk.gallery(moment).reached.first { reached in
      switch reached.milestone {
      case .recovery, .cravingsNoted: false
      case .saved: showsAmounts
      default: true
      }
    }
    guard let newest else { return [] }
    let tracker = desk.historyTracker(newest.tracker)
    let words = text.words(newest.milestone)
    // A first one has no number in its name, and minutes and hours are told as days are.
    if case .saved(let units) = newest.milestone {
      let money = Money(minorUnits: units, currency: desk.savingsCurrency)
      return [item(locale.money(money, trims: true), words)]
    }
    let isFirst = words == text.name(newest.milestone)
    return [item(isFirst ? "" : locale.number(newest.milestone.count), named(words, tracker))]
  }

  private func item(_ number: String, _ words: String) -> ShareItem {
    ShareItem(topic: .milestone, key: "milestone", number: number, words: words)
  }
}
