// A bare TCP connection, for sending what no proper client sends.

import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Connected to a port of this machine. Reading gives up after a time that is long on any machine.
final class Connection: Sendable {
  enum Problem: Error {
    case notConnected
    case silence
  }

  private let socket: CInt

  init(port: UInt16) throws {
    let descriptor = Glibc.socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    var patience = timeval(tv_sec: Int(Deadline.longest.components.seconds), tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    socket = descriptor
    guard result == 0 else { throw Problem.notConnected }
  }

  deinit { close(socket) }

  /// Whether the other side still takes bytes.
  @discardableResult
  func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return Glibc.send(socket, bytes, bytes.count, CInt(MSG_NOSIGNAL)) == bytes.count
  }

  /// All that comes until the other side closes, properly or abruptly.
  func readToClose() throws -> Data {
    var all = Data()
    while let some = try read() { all.append(some) }
    return all
  }

  /// What comes next; `nil` when the other side has closed.
  func read() throws -> Data? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &buffer, buffer.count, 0)
    if count < 0, errno == EAGAIN { throw Problem.silence }
    return count > 0 ? Data(buffer[..<count]) : nil
  }
}
