// Says in one line why a port could not be taken.

import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Why the server cannot listen; each is one line that names the cure.
public enum ListenError: Error, CustomStringConvertible, Equatable {
  /// What listens; the raw value begins the names of its settings.
  public enum Listener: String, Sendable {
    case app = "--"
    case metrics = "--metrics-"
  }

  case portInUse(Int, Listener)
  case portNotAllowed(Int, Listener)
  case noSuchHost(String, Listener)

  public var description: String {
    switch self {
    case .portInUse(let port, let listener):
      "port \(port) is in use; stop what listens there, or choose another with "
        + "\(listener.rawValue)port"
    case .portNotAllowed(let port, let listener):
      "this user may not listen on port \(port); choose one above 1023 with "
        + "\(listener.rawValue)port"
    case .noSuchHost(let host, let listener):
      "this machine has no address '\(host)'; choose one that it has with \(listener.rawValue)host"
    }
  }

  /// `nil` for an error that has nothing to do with taking the port.
  init?(_ error: any Error, host: String, port: Int, for listener: Listener) {
    if error is SocketAddressError.UnknownHost {
      self = .noSuchHost(host, listener)
      return
    }
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE: self = .portInUse(port, listener)
    case EACCES: self = .portNotAllowed(port, listener)
    case EADDRNOTAVAIL: self = .noSuchHost(host, listener)
    default: return nil
    }
  }
}
