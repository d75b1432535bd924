// Which network addresses a name has.

import Dispatch
import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Why a name has no address.
public enum HostLookupError: Error, Equatable {
  /// There is no such name.
  case unknown
  /// Nobody could say.
  case noAnswer
}

/// Asks for the addresses of a host; tests answer by themselves.
public struct HostLookup: Sendable {
  let addresses: @Sendable (String) async throws(HostLookupError) -> [String]

  public init(_ addresses: @escaping @Sendable (String) async throws(HostLookupError) -> [String]) {
    self.addresses = addresses
  }

  /// The system's own way, on a thread that may wait.
  public static let system = HostLookup {
    (host: String) async throws(HostLookupError) -> [String] in
    let found: Result<[String], HostLookupError> = await withCheckedContinuation { done in
      DispatchQueue.global(qos: .utility).async { done.resume(returning: asked(host)) }
    }
    return try found.get()
  }

  private static func asked(_ host: String) -> Result<[String], HostLookupError> {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    #if canImport(Glibc)
    hints.ai_socktype = CInt(SOCK_STREAM.rawValue)
    #else
    hints.ai_socktype = SOCK_STREAM
    #endif
    hints.ai_flags = AI_ADDRCONFIG
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(host, nil, &hints, &list)
    defer { if let list { freeaddrinfo(list) } }
    guard code == 0 else { return .failure(code == EAI_NONAME ? .unknown : .noAnswer) }
    var addresses: [String] = []
    var next = list
    while let entry = next {
      if let address = text(entry.pointee) { addresses.append(address) }
      next = entry.pointee.ai_next
    }
    return addresses.isEmpty ? .failure(.unknown) : .success(addresses)
  }

  private static func text(_ entry: addrinfo) -> String? {
    var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let code = getnameinfo(
      entry.ai_addr, entry.ai_addrlen, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
    guard code == 0 else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
