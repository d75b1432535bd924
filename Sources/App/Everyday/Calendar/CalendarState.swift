// The calendar: what is looked at, and what can happen there and on the page of a day.
import Engine

/// What the calendar holds that is not in the journal.
public struct CalendarState: Sendable {
  /// Nothing until the person goes to another month.
  public var month: Month?
  public var showsYear = false
  /// What is shown of each day; nothing for the first layer.
  public var layer: CalendarLayer?
  /// What is typed for a ring and is no number of minutes.
  public var typedAims: [String] = ["", ""]

  public init() {}
}

/// What can happen in the calendar, on a day and to its settings.
public enum CalendarMessage: Sendable {
  case pickedYear(Bool)
  /// So many months or years later, or earlier when negative.
  case moved(Int)
  case pressedToday
  case pickedLayer(CalendarLayer)
  /// One more on a day that the person picked.
  case added(Identifier, Day)
  case done(Identifier, Day)
  case takenBack(Identifier, Day)
  case pickedLevel(Identifier, Int, Day)
  /// Something with a time, for a day that the person picked.
  case pressedTimed(Identifier, Day)
  case changedAim(MinuteKind, Int)
  case typedAim(MinuteKind, String)
}

extension Desk {
  var calendarText: CalendarText { CalendarText(language: language) }

  /// The first and the last month that can be looked at.
  func calendarMonths(_ moment: Moment) -> ClosedRange<Month> {
    let today = today(moment)
    let first = overview.firstDay(today: today).month
    return first...max(first, today.month.adding(months: 1))
  }
}

extension State {
  mutating func update(_ message: CalendarMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .pickedYear(let showsYear): calendar.showsYear = showsYear
    case .moved(let count): calendar.move(by: count, moment, desk)
    case .pressedToday: calendar.month = nil
    case .pickedLayer(let layer): calendar.layer = layer
    case .added(let tracker, let day): return desk.addOne(tracker, day, moment)
    case .done(let tracker, let day):
      return drinking.fillOnce(tracker, level: nil, day, moment, &desk)
    case .takenBack(let tracker, let day): return desk.takeBack(tracker, day, moment)
    case .pickedLevel(let tracker, let level, let day):
      return drinking.fillOnce(tracker, level: level, day, moment, &desk)
    case .pressedTimed(let tracker, let day): openNewHistory(moment, of: tracker, on: day)
    case .changedAim(let kind, let minutes): return calendar.setAim(kind, minutes, moment, &desk)
    case .typedAim(let kind, let text): return calendar.typeAim(kind, text, moment, &desk)
    }
    return []
  }
}

extension CalendarState {
  func shownMonth(_ moment: Moment, _ desk: Desk) -> Month {
    let months = desk.calendarMonths(moment)
    let wanted = month ?? desk.today(moment).month
    return min(max(wanted, months.lowerBound), months.upperBound)
  }

  fileprivate mutating func move(by count: Int, _ moment: Moment, _ desk: Desk) {
    let months = desk.calendarMonths(moment)
    let step = showsYear ? count * 12 : count
    let wanted = shownMonth(moment, desk).adding(months: step)
    month = min(max(wanted, months.lowerBound), months.upperBound)
  }

  fileprivate mutating func setAim(
    _ kind: MinuteKind, _ minutes: Int, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    guard RingFill.aims.contains(minutes) else { return [] }
    typedAims[kind.place] = ""
    return desk.set([Rhythm.field(aim: minutes, of: kind)], moment)
  }

  fileprivate mutating func typeAim(
    _ kind: MinuteKind, _ text: String, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    guard let minutes = desk.locale.read(text, decimals: 0),
      RingFill.aims.contains(Int(clamping: minutes))
    else {
      typedAims[kind.place] = String(text.unicodeScalars.prefix(8))
      return []
    }
    return setAim(kind, Int(minutes), moment, &desk)
  }
}

extension MinuteKind {
  /// 0 or 1.
  var place: Int { self == .mindful ? 0 : 1 }
}
