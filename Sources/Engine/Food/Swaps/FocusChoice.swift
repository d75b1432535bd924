// What a person decided to trade, from a day on. There is one decision a day, so that two devices
// never hold two; earlier ones stay, and what was done under them stays theirs.

/// A focus as it was chosen on a day.
public struct FocusChoice: Hashable, Sendable {
  public static let kind = "foodFocus"
  /// Characters of a name.
  public static let longestName = 200

  public let id: Identifier
  /// The first day on which it holds.
  public let day: Day
  /// Nothing where the person has no focus from then on.
  public let key: FocusKey?
  /// As the person saw it, for a food that no table knows any more.
  public let name: String

  /// Nothing without a day and a key that this version can read, the empty one among them.
  public init?(_ entity: Entity) {
    guard let day = entity["day"]?.asInt.flatMap({ Day(stored: $0) }),
      let text = entity["focus"]?.asText
    else { return nil }
    let key = FocusKey(text: text)
    guard key != nil || text.isEmpty else { return nil }
    self.id = entity.id
    self.day = day
    self.key = key
    name = (entity["name"]?.asText ?? "").cut(at: FocusChoice.longestName)
  }

  /// The one name of what was chosen on a day, on whichever device.
  public static func identifier(on day: Day) -> Identifier { Identifier(kind: kind, day.text) }
}

/// What a person trades at the moment.
public struct FoodFocus: Hashable, Sendable {
  public let key: FocusKey
  public let name: String
  /// The first day on which it held without a break.
  public let since: Day
}

/// All choices, oldest first.
public struct FocusHistory: Hashable, Sendable {
  public private(set) var choices: [FocusChoice] = []

  public init() {}

  mutating func add(_ choice: FocusChoice) { choices.append(choice) }

  /// Once everything is added.
  mutating func finish() {
    choices = choices.ordered { ($0.day, $0.id) < ($1.day, $1.id) }
  }

  /// The one focus of a day; nothing before the first, and where there is none.
  public func focus(on day: Day) -> FoodFocus? {
    let count = placeAmong(choices.count) { choices[$0].day <= day }
    guard count > 0, let key = choices[count - 1].key else { return nil }
    var since = choices[count - 1].day
    for choice in choices[..<(count - 1)].reversed() {
      guard choice.key == key else { break }
      since = choice.day
    }
    return FoodFocus(key: key, name: choices[count - 1].name, since: since)
  }

  /// The fields of another focus from a day on, or of none; nothing where that day has it already:
  /// choosing the same again changes nothing.
  public func change(to key: FocusKey?, named name: String = "", on day: Day) -> [Field]? {
    guard focus(on: day)?.key != key else { return nil }
    return [
      Field("day", .int(Int64(day.number))), Field("focus", .text(key?.text ?? "")),
      Field("name", .text(name.cut(at: FocusChoice.longestName))),
    ]
  }
}
