// The push services that this server talks to, as its operator names them.

/// A list of hosts. Nobody else is ever asked.
public struct PushHosts: Sendable, Equatable {
  /// What an endpoint has to be besides.
  enum Rule: Equatable {
    /// At an address of the public internet.
    case atPublicAddress
    /// The operator named this very host and port, so it may stand anywhere.
    case anywhere
  }

  private enum Entry: Sendable, Equatable {
    case host(String)
    /// Each host below a name.
    case below(String)
    case own(String, port: Int)
  }

  /// Those of the browsers: Chrome and its kin, Firefox, Safari, Edge.
  public static let standard =
    "fcm.googleapis.com,updates.push.services.mozilla.com,*.push.services.mozilla.com,"
    + "web.push.apple.com,*.push.apple.com,*.notify.windows.com"

  private let entries: [Entry]

  /// Entries between commas: `push.example.org`, `*.example.org` or `push.example.org:8443`.
  /// Nothing where one is none of these.
  init?(_ text: String) {
    var entries: [Entry] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      guard let entry = PushHosts.entry(String(word)) else { return nil }
      entries.append(entry)
    }
    self.entries = entries
  }

  private static func entry(_ text: String) -> Entry? {
    if text.hasPrefix("*.") {
      let name = String(text.dropFirst(2))
      return isName(name) && name.contains(".") ? .below(name) : nil
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let host = parts.first.map(String.init), HostName.isHost(host) else { return nil }
    switch parts.count {
    case 1: return isName(host) ? .host(host) : nil
    case 2: return HostName.port(parts[1]).map { .own(host, port: $0) }
    default: return nil
    }
  }

  /// A host that is no number.
  private static func isName(_ host: String) -> Bool {
    HostName.isHost(host) && host.split(separator: ".").last?.first?.isNumber == false
  }

  /// Nothing for an endpoint that is not on the list.
  func rule(for endpoint: PushEndpoint) -> Rule? {
    let isOwn = entries.contains { $0 == .own(endpoint.host, port: endpoint.port) }
    if isOwn { return .anywhere }
    guard endpoint.port == PushEndpoint.standardPort else { return nil }
    let isNamed = entries.contains { entry in
      switch entry {
      case .host(let host): endpoint.host == host
      case .below(let name): endpoint.host.hasSuffix("." + name)
      case .own: false
      }
    }
    return isNamed ? .atPublicAddress : nil
  }
}
