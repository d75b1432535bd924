// The fields of the history's sheet as they are typed, and what they say.
import Engine

/// What stands in the sheet; bad input stays as it was typed.
public struct HistoryForm: Equatable, Sendable {
  public enum Kind: Sendable { case entry, total, craving }

  public var kind = Kind.entry
  /// The record is only made when it is saved.
  public var isNew = false
  public var tracker: Identifier?
  public var amount = ""
  /// The date on the calendar as `2026-03-29`, under the record's own offset.
  public var date = ""
  /// The time as `21:30`; empty where only the day is known.
  public var time = ""
  /// The day that the person chose in place of the one that follows from the time.
  public var chosenDay: Day?
  public var note = ""
  public var intensity: Int?
  public var triggers: [String] = []
  public var outcome: CravingOutcome?
  /// As a craving keeps it; empty when not said.
  public var place = ""
  public var company: CravingCompany?
  /// As a craving keeps it; empty when none is noted.
  public var technique = ""
  public var intensityAfter: Int?
  /// How long a craving lasted; empty where nobody knows.
  public var minutes = ""
  /// mg/ml; empty where nobody said.
  public var strength = ""

  /// When it happened and to which day it belonged as the sheet was opened.
  public var at: Instant?
  public var day: Day?
  /// Set where the record was made under another clock than the one here: then that one holds.
  public var ownOffset: UTCOffset?
  public var showsProblems = false

  public init() {}
}

/// What is off in the sheet, so that a sentence can say it.
enum HistoryProblem {
  case amount, totalAmount, date, time, future, note, minutes, strength
}

/// What the fields of a sheet mean.
struct HistoryReading {
  var amount: Int64?
  var at: Instant?
  var offset = UTCOffset.utc
  /// The day that follows from time and day start, where there is one.
  var ordinaryDay: Day?
  /// The day to which it belongs.
  var day: Day?
  /// Nothing where it is left open.
  var minutes: Int?
  var strength: Int?
  var problems: [HistoryProblem] = []

  func has(_ problem: HistoryProblem) -> Bool { problems.contains { $0 == problem } }
}

extension HistoryState {
  /// Reads the sheet. What was not touched is taken as it was, so old records never stand in the
  /// way of a small correction.
  func historyReading(_ moment: Moment, _ desk: Desk) -> HistoryReading {
    let form = self.form
    var reading = HistoryReading()
    if form.kind != .craving { readAmount(form, &reading, desk) }
    if form.kind != .total { readTime(form, &reading, moment, desk) }
    desk.readNumbers(form, &reading)
    if form.note.unicodeScalars.count > Entry.longestNote && form.note != original.note {
      reading.problems.append(.note)
    }
    return reading
  }

  private func readAmount(_ form: HistoryForm, _ reading: inout HistoryReading, _ desk: Desk) {
    if !form.isNew && form.amount == original.amount { return }
    let least: Int64 = form.kind == .total ? 0 : 1
    guard let amount = desk.locale.read(form.amount, decimals: 3),
      (least...Entry.largestAmount).contains(amount)
    else {
      reading.problems.append(form.kind == .total ? .totalAmount : .amount)
      return
    }
    reading.amount = amount
  }

  private func readTime(
    _ form: HistoryForm, _ reading: inout HistoryReading, _ moment: Moment, _ desk: Desk
  ) {
    let original = self.original
    if !form.isNew && form.date == original.date && form.time == original.time {
      reading.ordinaryDay =
        original.chosenDay == nil ? form.day : desk.ordinaryDay(of: form, moment)
      reading.day = form.chosenDay ?? reading.ordinaryDay ?? form.day
      return
    }
    guard let date = Day(text: form.date), date >= Day.first else {
      reading.problems.append(.date)
      return
    }
    if form.time.isEmpty && form.kind == .entry && !form.isNew && original.time.isEmpty {
      reading.day = date
      if date > desk.today(moment) { reading.problems.append(.future) }
      return
    }
    guard let time = TimeOfDay(text: form.time) else {
      reading.problems.append(.time)
      return
    }
    let at = form.ownOffset.map { $0.instant(date, time) } ?? moment.zone.instant(date, time)
    reading.at = at
    reading.offset = form.ownOffset ?? moment.zone.offset(at)
    let ordinary = desk.overview.settings.dayBoundary.day(of: at, offset: reading.offset)
    reading.ordinaryDay = ordinary
    reading.day = form.chosenDay ?? ordinary
    if at > moment.now { reading.problems.append(.future) }
    if ordinary < Day.first { reading.problems.append(.date) }
  }
}

extension Desk {
  /// How long a craving lasted and how strong something was; both may stay open.
  fileprivate func readNumbers(_ form: HistoryForm, _ reading: inout HistoryReading) {
    func whole(_ text: String, in range: ClosedRange<Int>) -> Int? {
      locale.read(text, decimals: 0).map { Int(clamping: $0) }.flatMap {
        range.contains($0) ? $0 : nil
      }
    }
    reading.minutes = whole(form.minutes, in: Craving.lengths)
    reading.strength = whole(form.strength, in: StrengthLadder.starts)
    if reading.minutes == nil, !form.minutes.isEmpty { reading.problems.append(.minutes) }
    if reading.strength == nil, !form.strength.isEmpty { reading.problems.append(.strength) }
  }

  fileprivate func ordinaryDay(of form: HistoryForm, _ moment: Moment) -> Day? {
    guard let at = form.at else { return nil }
    let offset = form.ownOffset ?? moment.zone.offset(at)
    return overview.settings.dayBoundary.day(of: at, offset: offset)
  }
}
