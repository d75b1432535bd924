// One step of a tracker that is logged by levels. The place in the list is what an entry keeps;
// what a level stands for in drinks or anything else is another number and never mixed with it.

/// What a level means for a streak.
public enum LevelEffect: String, CaseIterable, Sendable {
  case success, needsGrace, breaks
}

/// One step of a tracker that is logged by levels.
public struct Level: Hashable, Sendable {
  /// Levels of one tracker.
  public static let counts = 2...5
  /// Characters of a name.
  public static let longestName = 40
  /// Characters of an icon.
  public static let longestIcon = 8

  /// 0 … 4, unique within its tracker; entries name it.
  public let id: Int
  public let icon: String
  /// Empty for a level of a preset, which the language names.
  public let name: String
  /// The key of a preset's level, such as `steady`; empty for one's own.
  public let key: String
  public let effect: LevelEffect

  public init(id: Int, icon: String, name: String, key: String = "", effect: LevelEffect) {
    self.id = id
    self.icon = icon
    self.name = name
    self.key = key
    self.effect = effect
  }

  /// Reads what `value` wrote; nothing for anything else.
  init?(_ value: Value) {
    guard case .list(let parts) = value, parts.count == 5,
      let id = parts[0].asInt, (0...Int64(Level.counts.upperBound)).contains(id),
      let icon = parts[1].asText, let name = parts[2].asText, let key = parts[3].asText,
      let effect = LevelEffect(rawValue: parts[4].asText ?? ""), !(name.isEmpty && key.isEmpty)
    else { return nil }
    self.init(
      id: Int(id), icon: String(icon.prefix(Level.longestIcon)),
      name: String(name.prefix(Level.longestName)), key: key, effect: effect)
  }

  /// The form in the journal.
  public var value: Value {
    .list([
      .int(Int64(id)), .text(icon), .text(name), .text(key), .text(effect.rawValue),
    ])
  }

  /// All levels of a tracker, or none where they do not make a usable list: 2 to 5 of them, each
  /// with its own number, one of them at least a success.
  static func all(_ value: Value?) -> [Level] {
    guard case .list(let values)? = value else { return [] }
    let levels = values.compactMap { Level($0) }
    return isUsable(levels) ? levels : []
  }

  public static func isUsable(_ levels: [Level]) -> Bool {
    guard counts.contains(levels.count), levels.contains(where: { $0.effect == .success }) else {
      return false
    }
    for (place, level) in levels.enumerated() {
      for other in levels.dropFirst(place + 1) where other.id == level.id { return false }
    }
    return true
  }
}
