// Devices stamp by the server's clock, and accounts are removed by it, so neither happens while it
// cannot be right.

import Engine
import Logging
import Storage

/// Looks whether the clock goes on from where it was, also over a restart.
package actor ServerClock {
  private let store: any ClockStore
  private let logger: Logger
  private let now: @Sendable () -> Instant
  private let uptime: @Sendable () -> Int64
  /// The latest time that the clock showed while it was believed.
  private var latest: Instant?
  private var noted = Instant(milliseconds: 0)
  /// Both clocks as they were when they last agreed, and by how much they may part from there on.
  private var agreed: (time: Instant, uptime: Int64, slack: Int64)?
  /// When it was first seen to be ahead.
  private var leapt: (ahead: Int64, uptime: Int64)?
  private var isSilent = false

  /// `uptime` is in milliseconds, of a clock that nobody sets.
  package init(
    _ store: any ClockStore, logger: Logger, now: @escaping @Sendable () -> Instant,
    uptime: @escaping @Sendable () -> Int64
  ) {
    self.store = store
    self.logger = logger
    self.now = now
    self.uptime = uptime
  }

  /// Throws while the clock cannot be right.
  package func check() async throws(Problem) {
    do {
      if latest == nil { latest = try await store.latestTime() }
      let time = now()
      if let trouble = trouble(time, uptime()) {
        if !isSilent {
          logger.error("the clock cannot be right; devices wait", metadata: ["why": "\(trouble)"])
        }
        isSilent = true
        throw Problem.busy
      }
      isSilent = false
      latest = max(latest ?? time, time)
      guard time.milliseconds(since: noted) >= VaultLimits.clockNote else { return }
      noted = time
      try await store.keep(latestTime: time)
    } catch let problem as Problem {
      throw problem
    } catch let error as VaultError {
      throw Problem(error)
    } catch {
      throw Problem.busy
    }
  }

  /// What is wrong with it, for the operator.
  private func trouble(_ time: Instant, _ uptime: Int64) -> String? {
    if let latest, latest.milliseconds(since: time) > VaultLimits.clockBehind {
      let seconds = latest.milliseconds(since: time) / 1000
      return "it is \(seconds) s behind the latest time it showed; where that one was wrong, "
        + "stop the server, set the clock right, and run: redstart clock --forget"
    }
    // How long a server was off nobody knows, so over a restart only much is a leap.
    if agreed == nil, let latest { agreed = (latest, uptime, VaultLimits.clockAway) }
    if let agreed {
      let ahead = time.milliseconds(since: agreed.time) - (uptime - agreed.uptime)
      if ahead > agreed.slack, !hasSettled(ahead, uptime) {
        return "it leapt \(ahead / 1000) s ahead; if it goes on so, it is believed in "
          + "\(VaultLimits.clockSettles / 60_000) minutes"
      }
    }
    agreed = (time, uptime, VaultLimits.clockLeap)
    leapt = nil
    return nil
  }

  private func hasSettled(_ ahead: Int64, _ uptime: Int64) -> Bool {
    guard let leapt, abs(leapt.ahead - ahead) <= VaultLimits.clockLeap else {
      leapt = (ahead, uptime)
      return false
    }
    return uptime - leapt.uptime >= VaultLimits.clockSettles
  }

  /// Milliseconds since the machine started.
  package static let uptime: @Sendable () -> Int64 = {
    let passed = ContinuousClock.now - start
    return passed.components.seconds * 1000 + passed.components.attoseconds / 1_000_000_000_000_000
  }

  private static let start = ContinuousClock.now
}
