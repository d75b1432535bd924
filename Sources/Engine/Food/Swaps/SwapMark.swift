// What a person says of single swaps: which one they go to, which they do not want, and which they
// want to shop for.

/// What was said of a swap; each answer is a register of its own.
public struct SwapMark: Hashable, Sendable {
  public static let kind = "swapMark"

  public let id: Identifier
  public let swap: String
  /// The person does not want it; it stands last from then on.
  public let isRefused: Bool
  /// What it takes goes on the shopping list.
  public let isListed: Bool

  public init?(_ entity: Entity) {
    guard let swap = entity["swap"]?.asText, !swap.isEmpty,
      swap.utf8.count <= SwapUse.longestSwap
    else { return nil }
    self.id = entity.id
    self.swap = swap
    isRefused = entity["refused"]?.asBool ?? false
    isListed = entity["listed"]?.asBool ?? false
  }

  /// The one name of what is said of a swap, on whichever device.
  public static func identifier(of swap: String) -> Identifier { Identifier(kind: kind, swap) }

  public static func fields(_ swap: String, refused: Bool) -> [Field] {
    [Field("refused", .bool(refused)), Field("swap", .text(swap))]
  }

  public static func fields(_ swap: String, listed: Bool) -> [Field] {
    [Field("listed", .bool(listed)), Field("swap", .text(swap))]
  }
}

/// The swap that a person goes to under a focus; it stays theirs when the focus comes back.
public struct GoToSwap: Hashable, Sendable {
  public static let kind = "goToSwap"

  public let id: Identifier
  public let focus: FocusKey
  public let swap: String

  public init?(_ entity: Entity) {
    guard let focus = FocusKey(text: entity["focus"]?.asText ?? ""),
      let swap = entity["swap"]?.asText, !swap.isEmpty, swap.utf8.count <= SwapUse.longestSwap
    else { return nil }
    self.id = entity.id
    self.focus = focus
    self.swap = swap
  }

  /// The one name of a focus's go-to swap, on whichever device.
  public static func identifier(of focus: FocusKey) -> Identifier {
    Identifier(kind: kind, focus.text)
  }

  public static func fields(_ swap: String, focus: FocusKey) -> [Field] {
    [Field("focus", .text(focus.text)), Field("swap", .text(swap))]
  }
}
