// Says in one line why a port could not be taken.

import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Why the server cannot listen; each is one line that names the cure.
public enum ListenError: Error, CustomStringConvertible, Equatable {
  case portInUse(Int)
  case portNotAllowed(Int)
  case noSuchHost(String)

  public var description: String {
    switch self {
    case .portInUse(let port):
      "port \(port) is in use; stop what listens there, or choose another with --port"
    case .portNotAllowed(let port):
      "this user may not listen on port \(port); choose one above 1023 with --port"
    case .noSuchHost(let host):
      "this machine has no address '\(host)'; choose one that it has with --host"
    }
  }

  /// `nil` for an error that has nothing to do with taking the port.
  init?(_ error: any Error, _ settings: Settings) {
    if error is SocketAddressError.UnknownHost {
      self = .noSuchHost(settings.host)
      return
    }
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE: self = .portInUse(settings.port)
    case EACCES: self = .portNotAllowed(settings.port)
    case EADDRNOTAVAIL: self = .noSuchHost(settings.host)
    default: return nil
    }
  }
}
