// The one walk along the records against asking for each day by itself.

import Engine
import Testing

/// A made-up history of one tracker.
private struct Story {
  static let length = 60
  let first: Day
  let mode: TrackerMode
  let schedule: Schedule
  var amounts: [Int: Int64] = [:]
  var levels: [Int: Int] = [:]
  var excused: Set<Int> = []
  var journal: StreakJournal

  init(_ bits: inout SeededBits) {
    first = Day(number: Int32(20_000 + bits.next() % 3000))
    mode = TrackerMode.allCases[Int(bits.next() % 7)]
    let kinds: [Schedule] = [
      .everyDay, .weekdays(Int(bits.next() % 127) + 1), .timesPerWeek(Int(bits.next() % 6) + 1),
      .everyDays(Int(bits.next() % 6) + 2, from: first.adding(days: 3)),
    ]
    schedule = kinds[Int(bits.next() % 4)]
    let levelFields = Field.alcohol.filter { $0.name == "levels" }
    journal = StreakJournal(
      levelFields + schedule.fields + [.mode(mode), .since(first), Field("target", .int(2000))])
    for offset in 0..<Story.length where bits.next() % 3 != 0 { log(offset, &bits) }
    for _ in 0..<bits.next() % 3 {
      let from = Int(bits.next() % 50)
      let through = from + Int(bits.next() % 9)
      journal.excuse(first.adding(days: from), first.adding(days: through))
      excused.formUnion(from...through)
    }
  }

  private mutating func log(_ offset: Int, _ bits: inout SeededBits) {
    let level = Int(bits.next() % 3)
    let amount = Int64(bits.next() % 4) * 1000
    journal.add(on: first.adding(days: offset), amount: amount, level: level)
    amounts[offset] = amount
    levels[offset] = level
  }

  /// What a day is by its own facts and those of the days before it in its week.
  func mark(_ offset: Int) -> DayMark {
    let plain = plain(offset)
    guard case .timesPerWeek(let times) = schedule, plain == .empty || plain == .needsGrace else {
      return plain
    }
    var week = first.adding(days: offset).weekday.rawValue
    week = min(week, offset - (mode == .avoidance ? 1 : 0))
    let before = (offset - week..<offset).map { self.plain($0) }
    let bare = before.filter { $0 == .empty || $0 == .needsGrace }.count
    return bare < 7 - times ? .notDue : plain
  }

  private func plain(_ offset: Int) -> DayMark {
    if excused.contains(offset) { return .excused }
    guard schedule.isDue(on: first.adding(days: offset)) else { return .notDue }
    let amount = amounts[offset, default: 0]
    switch mode {
    case .counter where amount >= 2000: return .good
    case .yesNo where amount > 0, .awareness where amount > 0, .feelings where amount > 0,
      .gratitude where amount > 0:
      return .good
    case .avoidance where amount > 0: return .needsGrace
    case .avoidance where offset < Story.length: return .good
    case .levels:
      if let level = levels[offset] { return level == 0 ? .good : .needsGrace }
    default: break
    }
    return offset == Story.length ? .open : .empty
  }
}

struct MarksPropertyTests {
  private static let stories = Fixtures.isServer ? 20_000 : 600

  @Test("The marks of any history are those of asking for each day by itself")
  func marks() {
    let seed: UInt64 = 2711
    var bits = SeededBits(seed: seed)
    for round in 0..<MarksPropertyTests.stories {
      let story = Story(&bits)
      let begin = story.mode == .avoidance ? 1 : 0
      let found = story.journal.marks(today: story.first.adding(days: Story.length))
      let expected = (begin...Story.length).map { story.mark($0) }
      #expect(
        found == expected,
        "seed \(seed), round \(round): \(story.mode) \(story.schedule)")
      if found != expected { return }
    }
  }
}
