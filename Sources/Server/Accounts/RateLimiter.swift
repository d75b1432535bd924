// How often something may be tried within a time, for each of a bounded number of names.

import Engine
import Storage
import Synchronization

/// Remembers when each name had its last tries; in memory only.
final class RateLimiter: Sendable {
  private let most: Int
  private let milliseconds: Int64
  private let names: Int
  private let tries = Mutex<[String: [Int64]]>([:])

  init(_ most: Int, in milliseconds: Int64, names: Int = ServerLimits.limitedNames) {
    self.most = most
    self.milliseconds = milliseconds
    self.names = names
  }

  /// Counts one try, or says how long to wait.
  func take(_ name: String, now: Instant) throws(Problem) {
    let seconds = tries.withLock { tries in wait(&tries, name, now.milliseconds) }
    if let seconds { throw .limited(seconds) }
  }

  /// Seconds to wait; nothing where the try was counted.
  private func wait(_ tries: inout [String: [Int64]], _ name: String, _ now: Int64) -> Int64? {
    let recent = (tries[name] ?? []).filter { $0 > now - milliseconds }
    if recent.count >= most, let first = recent.first {
      return max(1, (first + milliseconds - now + 999) / 1000)
    }
    if tries[name] == nil, tries.count >= names { makeRoom(&tries, now) }
    tries[name] = recent + [now]
    return nil
  }

  /// Forgets who has not tried for long; with none of those, the half that waited longest.
  private func makeRoom(_ tries: inout [String: [Int64]], _ now: Int64) {
    tries = tries.filter { ($0.value.last ?? 0) > now - milliseconds }
    guard tries.count >= names else { return }
    let order = tries.values.map { $0.last ?? 0 }.sorted()
    let middle = order[order.count / 2]
    tries = tries.filter { ($0.value.last ?? 0) > middle }
  }
}

/// The limits of the accounts, each with its own memory.
struct RateLimits: Sendable {
  /// Tries of a password by one network source at one address.
  let signIn = RateLimiter(ServerLimits.signInsPerHour, in: Milliseconds.hour)
  let signInDay = RateLimiter(ServerLimits.signInsPerDay, in: StorageLimits.refusalMilliseconds)
  /// Tries by a device that was signed in before.
  let device = RateLimiter(ServerLimits.signInsPerHour, in: Milliseconds.hour)
  /// Checks of the password in one session, apart from those of strangers and other devices.
  let proof = RateLimiter(ServerLimits.signInsPerHour, in: Milliseconds.hour)
  let signInSource = RateLimiter(ServerLimits.signInsPerSource, in: Milliseconds.hour)
  let signUpSource = RateLimiter(ServerLimits.signUpsPerSource, in: Milliseconds.hour)
  let saltSource = RateLimiter(ServerLimits.saltsPerSource, in: Milliseconds.hour)
  let resetSource = RateLimiter(ServerLimits.resetsPerSource, in: Milliseconds.hour)
  let tokenSource = RateLimiter(ServerLimits.tokensPerSource, in: Milliseconds.hour)
  let challengeSource = RateLimiter(ServerLimits.challengesPerSource, in: Milliseconds.hour)
  /// Signatures of one passkey.
  let passkey = RateLimiter(ServerLimits.signInsPerHour, in: Milliseconds.hour)
  /// Devices of one account that ask for the vault key.
  let approval = RateLimiter(ServerLimits.approvalsPerHour, in: Milliseconds.hour)
  /// Mails for a new password: by one source to one address, to one address, by one device.
  let resetPair = RateLimiter(ServerLimits.mailsPerAddress, in: Milliseconds.hour)
  let resetMail = RateLimiter(ServerLimits.resetMailsPerAddress, in: Milliseconds.hour)
  let resetDevice = RateLimiter(ServerLimits.mailsPerAddress, in: Milliseconds.hour)
  /// Other mails to one address.
  let mail = RateLimiter(ServerLimits.mailsPerAddress, in: Milliseconds.hour)
}
