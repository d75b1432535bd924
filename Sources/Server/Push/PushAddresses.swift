// The network addresses of push services: asked for seldom, and none that is not to be reached.

import Engine

/// Why nothing is sent to an endpoint.
enum PushRefusal: Error, Equatable {
  /// It is no endpoint, it is not on the list of hosts, or an address of it is not public.
  case host
  /// Its addresses cannot be had now.
  case noAnswer
}

/// Looks hosts up and holds them to the list, at a subscription and again at each sending.
actor PushAddresses {
  private typealias Answer = Result<[String], PushRefusal>

  private struct Known {
    let answer: Task<Answer, Never>
    let until: Instant
  }

  private let hosts: PushHosts
  private let lookup: HostLookup
  private var known: [String: Known] = [:]

  init(_ hosts: PushHosts, _ lookup: HostLookup) {
    self.hosts = hosts
    self.lookup = lookup
  }

  /// At least one; each may be connected to.
  func addresses(
    of endpoint: PushEndpoint, now: Instant
  ) async throws(PushRefusal) -> [String] {
    guard let rule = hosts.rule(for: endpoint) else { throw .host }
    let addresses = try await answer(endpoint.host, now).value.get()
    guard rule == .anywhere || addresses.allSatisfy(InternetAddress.isPublic) else { throw .host }
    return addresses
  }

  /// Whoever asks for the same host meanwhile waits for the same answer.
  private func answer(_ host: String, _ now: Instant) -> Task<Answer, Never> {
    if let found = known[host], now < found.until { return found.answer }
    if known.count >= ServerLimits.pushHostsKnown { known = [:] }
    let lookup = lookup
    let task = Task<Answer, Never> {
      do throws(HostLookupError) {
        let addresses = try await lookup.addresses(host)
        return addresses.isEmpty ? .failure(.noAnswer) : .success(addresses)
      } catch {
        return .failure(error == .unknown ? .host : .noAnswer)
      }
    }
    known[host] = Known(
      answer: task, until: now.adding(milliseconds: ServerLimits.pushHostMilliseconds))
    return task
  }
}
