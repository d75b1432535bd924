// Dates without an offset: what the person's own clock showed, taken as it stands.

/// Which of two numbers of a date such as 3/4/26 is the day.
enum DateOrder {
  case dayFirst, monthFirst
}

/// The numbers of a date, as far as they can be told apart.
struct HealthDate {
  private var numbers: [Int] = []
  /// What stands behind each number but the last.
  private var marks: [UInt8] = []
  /// Of a clock with twelve hours.
  private var isAfternoon: Bool?

  init?(_ text: ArraySlice<UInt8>) {
    guard text.count <= 40 else { return nil }
    var rest = text
    if let last = rest.last, last | 0x20 == UInt8(ascii: "m") {
      let half = rest.dropLast().last ?? 0
      guard half | 0x20 == UInt8(ascii: "a") || half | 0x20 == UInt8(ascii: "p") else { return nil }
      isAfternoon = half | 0x20 == UInt8(ascii: "p")
      rest = rest.dropLast(2)
      if rest.last == UInt8(ascii: " ") { rest = rest.dropLast() }
    }
    while !rest.isEmpty {
      let figures = rest.prefix { (0x30...0x39).contains($0) }
      guard let number = digits(figures) else { return nil }
      numbers.append(number)
      rest = rest.dropFirst(figures.count)
      guard let mark = rest.popFirst() else { break }
      marks.append(mark)
    }
    guard marks.count == numbers.count - 1, hasForm else { return nil }
  }

  private var hasForm: Bool {
    guard [3, 5, 6, 7].contains(numbers.count), marks[0] == marks[1] else { return false }
    if numbers.count > 3 {
      guard marks[2] == UInt8(ascii: " ") || marks[2] == UInt8(ascii: "T"),
        marks[3] == UInt8(ascii: ":")
      else { return false }
    }
    if numbers.count > 5, marks[4] != UInt8(ascii: ":") { return false }
    return numbers.count < 7 || marks[5] == UInt8(ascii: ".")
  }

  private var isOpen: Bool { marks[0] == UInt8(ascii: "/") && numbers[0] <= 31 }

  /// Whether it says two different dates, one for each order.
  var isAmbiguous: Bool {
    isOpen && numbers[0] <= 12 && numbers[1] <= 12 && numbers[0] != numbers[1]
  }

  /// The order in which alone it is a date, where that can be seen.
  var order: DateOrder? {
    guard isOpen, (numbers[0] > 12) != (numbers[1] > 12) else { return nil }
    return numbers[0] > 12 ? .dayFirst : .monthFirst
  }

  /// The moment on a clock that nothing else is known of.
  func moment(_ order: DateOrder?) -> HealthMoment? {
    guard let day = day(order) else { return nil }
    var hour = numbers.count > 3 ? numbers[3] : 0
    if let isAfternoon {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    let minute = numbers.count > 3 ? numbers[4] : 0
    let second = numbers.count > 5 ? numbers[5] : 0
    guard hour < 24, minute < 60, second <= 60 else { return nil }
    return HealthMoment(day, second: hour * 3600 + minute * 60 + second)
  }

  private func day(_ order: DateOrder?) -> Day? {
    var (year, month, day) = (numbers[0], numbers[1], numbers[2])
    switch marks[0] {
    case UInt8(ascii: "-"): break
    case UInt8(ascii: "."): (year, month, day) = (numbers[2], numbers[1], numbers[0])
    case UInt8(ascii: "/"):
      if isOpen {
        guard let order = numbers[0] == numbers[1] ? .dayFirst : order else { return nil }
        year = numbers[2]
        month = order == .dayFirst ? numbers[1] : numbers[0]
        day = order == .dayFirst ? numbers[0] : numbers[1]
      }
    default: return nil
    }
    if year < 100 { year += 2000 }
    guard (2000...2099).contains(year) else { return nil }
    return Day(year: year, month: month, day: day)
  }
}

extension HealthMoment {
  /// A time of a day on a clock without an offset.
  init(_ day: Day, second: Int) {
    self.init(seconds: Int64(day.number) * 86_400 + Int64(second), offset: .utc)
  }

  /// Reads a moment with its offset, or one that says only what the clock showed: `2026-03-29`,
  /// `2026-03-29T07:05:00.000`, `29.3.2026 07:05`, and `03/29/26 07:05:00` in the order that holds.
  init?(clock text: ArraySlice<UInt8>, _ order: DateOrder? = nil) {
    if let exact = HealthMoment(text) {
      self = exact
    } else if let moment = HealthDate(text)?.moment(order) {
      self = moment
    } else {
      return nil
    }
  }
}
