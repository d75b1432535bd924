// Where a request comes from, for counting only.

import HTTPTypes
import Hummingbird
import NIOCore

/// The request as the server's own code sees it, with the client's network address.
struct SiteContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let remoteAddress: SocketAddress?
  /// Of the connection, or of the stream.
  let loop: any EventLoop

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    remoteAddress = source.channel.remoteAddress
    loop = source.channel.eventLoop
  }
}

enum ClientSource {
  /// An IPv4 address, or the first 64 bits of an IPv6 one, which one household shares. Behind a
  /// proxy it is the last address that the proxy wrote down.
  static func text(_ request: Request, _ context: SiteContext, isBehindProxy: Bool) -> String {
    if isBehindProxy, let list = request.headers[values: forwardedField].last,
      let last = list.split(separator: ",").last
    {
      return network(last.filter { $0 != " " })
    }
    return network(context.remoteAddress?.ipAddress ?? "")
  }

  /// What of an address is counted by.
  static func network(_ address: String) -> String {
    guard address.contains(":") else { return String(address.prefix(45)) }
    guard let socket = try? SocketAddress(ipAddress: address, port: 0), case .v6(let v6) = socket
    else { return "unknown" }
    return withUnsafeBytes(of: v6.address.sin6_addr) { bytes in
      let isV4 = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 255 && bytes[11] == 255
      return isV4
        ? bytes.suffix(4).map { String($0) }.joined(separator: ".")
        : bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
    }
  }
}

private let forwardedField = HTTPField.Name("X-Forwarded-For")!
