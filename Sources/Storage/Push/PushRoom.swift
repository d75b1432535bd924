// How many messages may be on their way at once, in all and to each push service: one that hangs
// keeps nobody from the others.

/// The messages that are on their way, and the places for more.
public struct PushRoom: Sendable, Equatable {
  private let most: Int
  private let mostOfService: Int
  private var held: Set<PushMessage.Name> = []
  private var takenOfService: [String: Int] = [:]

  /// So many places in all, of which messages to one push service get at most `mostOfService`.
  public init(_ most: Int, ofService mostOfService: Int) {
    self.most = most
    self.mostOfService = mostOfService
  }

  public var free: Int { most - held.count }

  /// How many are on their way.
  var taken: Int { held.count }

  /// The beginnings of endpoints to which nothing more may go, as `https://push.example.org/`.
  var full: [String] { takenOfService.filter { $0.value >= mostOfService }.map { $0.key }.sorted() }

  /// There has to be a place for it.
  mutating func take(_ message: PushMessage) {
    held.insert(message.name)
    takenOfService[PushRoom.service(of: message.endpoint), default: 0] += 1
  }

  /// Never for one that is on its way.
  func hasPlace(for message: PushMessage) -> Bool {
    let before = takenOfService[PushRoom.service(of: message.endpoint)] ?? 0
    return free > 0 && before < mostOfService && !held.contains(message.name)
  }

  /// The message of this outcome had a place.
  public mutating func give(back outcome: PushOutcome) {
    guard held.remove(outcome.message) != nil else { return }
    let service = PushRoom.service(of: outcome.endpoint)
    let left = (takenOfService[service] ?? 1) - 1
    takenOfService[service] = left == 0 ? nil : left
  }

  /// Scheme, host and port of an endpoint, with the slash behind them.
  private static func service(of endpoint: String) -> String {
    let parts = endpoint.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    return parts.prefix(3).joined(separator: "/") + "/"
  }
}
