// A person's devices as far as pushes go, and where the push services are told of them.

import Engine

/// The name of a box: the SHA-256 of a secret that its devices share. Nobody can be found by it.
public struct PushBox: Hashable, Sendable {
  public static let bytes = 32

  public let name: [UInt8]

  /// Nothing for anything but 32 bytes.
  public init?(name: [UInt8]) {
    guard name.count == PushBox.bytes else { return nil }
    self.name = name
  }
}

/// Where a push service takes messages for one browser. The browser's keys stay with the devices.
public struct PushSubscription: Equatable, Sendable {
  public let id: Identifier
  /// An address that the caller has checked.
  public let endpoint: String

  public init(id: Identifier, endpoint: String) {
    self.id = id
    self.endpoint = endpoint
  }
}

/// What became of a subscription that was handed in.
public enum PushSubscribing: Equatable, Sendable {
  case kept
  /// The box has `StorageLimits.pushSubscriptions` others.
  case tooMany
  /// The box is new, and the server has `StorageLimits.pushBoxes` of them.
  case noRoom
}
