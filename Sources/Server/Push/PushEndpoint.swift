// Where a push service takes messages for one browser, read so strictly that no two readers of an
// address can disagree on whom it names.

import Engine
import Foundation

/// An address as browsers write it: `https://`, a host in small letters, perhaps a port, a path.
struct PushEndpoint: Equatable, Sendable {
  static let longest = 1_024
  private static let scheme = "https://"
  static let standardPort = 443

  let text: String
  /// A name, or an IPv4 address in its one spelling.
  let host: String
  let port: Int

  /// For whom a proof of who sends is made out (RFC 8292, section 2).
  var origin: String {
    PushEndpoint.scheme + host + (port == PushEndpoint.standardPort ? "" : ":\(port)")
  }

  /// Nothing for any other text.
  init?(_ text: String) {
    guard text.utf8.count <= PushEndpoint.longest, text.hasPrefix(PushEndpoint.scheme),
      text.utf8.allSatisfy(PushEndpoint.isPlain)
    else { return nil }
    let rest = text.dropFirst(PushEndpoint.scheme.count)
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    guard rest.dropFirst(authority.count).first == "/" else { return nil }
    let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
    guard let host = parts.first.map(String.init), parts.count <= 2, HostName.isHost(host),
      let port = parts.count == 2 ? HostName.port(parts[1]) : PushEndpoint.standardPort
    else { return nil }
    self.text = text
    self.host = host
    self.port = port
    // What sends reads the address in this way.
    guard let url = URL(string: text), url.host == host, url.user == nil, url.fragment == nil,
      url.port ?? PushEndpoint.standardPort == port
    else { return nil }
  }

  /// What stands in an address (RFC 3986) but for user, fragment and brackets.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~:/?!$&'()*+,;=%@".utf8.contains(byte)
    }
  }
}

/// Names of hosts, and their ports.
enum HostName {
  private static let longest = 253
  private static let longestLabel = 63

  /// Labels of small letters, digits and inner hyphens. Where the last one is a number, it is an
  /// IPv4 address of four decimal numbers.
  static func isHost(_ text: String) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    guard text.utf8.count <= longest, labels.allSatisfy(isLabel), let last = labels.last else {
      return false
    }
    guard last.first?.isNumber == true else { return true }
    return labels.count == 4
      && labels.allSatisfy { UInt8($0).map { String($0) } == String($0) }
  }

  private static func isLabel(_ label: Substring) -> Bool {
    guard (1...longestLabel).contains(label.utf8.count), label.first != "-", label.last != "-"
    else { return false }
    return label.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
    }
  }

  /// A number from 1 to 65535 in its one spelling.
  static func port(_ text: Substring) -> Int? {
    guard let port = UInt16(text), port > 0, String(port) == text else { return nil }
    return Int(port)
  }
}
