// Open connections to push services, each to the very address that was checked.

import AsyncHTTPClient
import NIOCore
import NIOSSL

/// A client for one push service at one address, lent to one message at a time or to many.
struct PushLine: Sendable {
  fileprivate let number: Int
  let client: HTTPClient
}

/// Keeps a client for each push service, and ends those that nobody uses any more.
actor PushLines {
  private struct Line {
    let origin: String
    let address: String
    let client: HTTPClient
    var users = 0
    var lastUse = 0
    /// Another one took its place.
    var isLeft = false
  }

  private let tls: TLSConfiguration
  private var lines: [Int: Line] = [:]
  /// The line of each push service that is used now.
  private var numbers: [String: Int] = [:]
  /// An address of a push service that could not be reached, so that another one is tried.
  private var unreached: [String: String] = [:]
  private var lastNumber = 0
  private var uses = 0

  init(_ tls: TLSConfiguration) { self.tls = tls }

  /// `addresses` are those of the endpoint's host, checked and not none.
  func enter(_ endpoint: PushEndpoint, at addresses: [String]) -> PushLine {
    let origin = endpoint.origin
    // Where there is no other address the same one may be reached by now.
    let better = addresses.filter { $0 != unreached[origin] }
    let address = (better.isEmpty ? addresses : better)[0]
    if let number = numbers[origin], let line = lines[number],
      line.address == address || better.contains(line.address)
    {
      return use(number, line)
    }
    leave(origin)
    if numbers.count >= ServerLimits.pushLines { leaveOldest() }
    lastNumber += 1
    numbers[origin] = lastNumber
    return use(
      lastNumber,
      Line(origin: origin, address: address, client: client(endpoint.host, address)))
  }

  private func use(_ number: Int, _ line: Line) -> PushLine {
    uses += 1
    lines[number] = line
    lines[number]?.users += 1
    lines[number]?.lastUse = uses
    return PushLine(number: number, client: line.client)
  }

  /// Asks for no name: the host goes into the certificate's check and the request alone.
  private func client(_ host: String, _ address: String) -> HTTPClient {
    var configuration = HTTPClient.Configuration(
      tlsConfiguration: tls, redirectConfiguration: .disallow,
      timeout: .init(
        connect: .seconds(ServerLimits.pushConnectSeconds),
        read: .seconds(ServerLimits.outwardSeconds)))
    configuration.dnsOverride = [host: address]
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit =
      ServerLimits.pushConnections
    configuration.connectionPool.idleTimeout = .seconds(ServerLimits.pushIdleSeconds)
    configuration.connectionPool.retryConnectionEstablishment = false
    return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }

  /// Gives a line back, and says whether its address answered.
  func leave(_ line: PushLine, isReached: Bool) {
    guard let used = lines[line.number] else { return }
    lines[line.number]?.users -= 1
    if !isReached {
      unreached[used.origin] = used.address
    } else if unreached[used.origin] == used.address {
      unreached[used.origin] = nil
    }
    endIfUnused(line.number)
  }

  private func leave(_ origin: String) {
    guard let number = numbers.removeValue(forKey: origin) else { return }
    lines[number]?.isLeft = true
    endIfUnused(number)
  }

  private func leaveOldest() {
    let oldest = lines.values.filter { !$0.isLeft }.min { $0.lastUse < $1.lastUse }
    if let oldest { leave(oldest.origin) }
    if unreached.count > ServerLimits.pushLines { unreached = [:] }
  }

  private func endIfUnused(_ number: Int) {
    guard let line = lines[number], line.isLeft, line.users <= 0 else { return }
    lines[number] = nil
    Task { try? await line.client.shutdown() }
  }

  /// Ends all, when nothing more is sent.
  func end() async {
    let clients = lines.values.map { $0.client }
    (lines, numbers) = ([:], [:])
    for client in clients { try? await client.shutdown() }
  }
}
