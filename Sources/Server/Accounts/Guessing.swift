// How often a password may be tried: by strangers, who share one bound for each address, and by a
// device that was signed in before, which has its own.

import Engine
import Storage

/// Who tries a password, as far as it is counted.
struct Guesser {
  /// The address, or the device, as the database knows it.
  let name: [UInt8]
  let isTrusted: Bool
}

extension Accounts {
  /// Counts one try, or says how long to wait. It costs a device nothing what strangers do.
  func allowed(
    _ request: APIRequest, _ address: EmailAddress, _ account: Account?
  ) async throws -> Guesser {
    if let device = trustedDevice(request, account) {
      let name = secrets.name(of: "device " + Hex.encode(device))
      // One that was wrong too often is a stranger for the rest of the day.
      if try await wait(name, most: ServerLimits.refusalsOfDevice) == nil {
        try counted(request) { () throws(Problem) in
          try limits.device.take(Hex.encode(name), now: clock())
        }
        return Guesser(name: name, isTrusted: true)
      }
    }
    let name = secrets.name(of: address.text)
    let pair = Hex.encode(name) + " " + request.source
    try counted(request) { () throws(Problem) in
      try limits.signInSource.take(request.source, now: clock())
      try limits.signIn.take(pair, now: clock())
      try limits.signInDay.take(pair, now: clock())
    }
    if let seconds = try await wait(name, most: ServerLimits.refusalsOfStrangers),
      try await !store.isAdmitted(name, now: clock())
    {
      audit.note(.limited, nil, source: request.source, at: clock())
      throw Problem.limited(seconds)
    }
    return Guesser(name: name, isTrusted: false)
  }

  /// Seconds until somebody who was refused so often may try again; nothing where they may now.
  private func wait(_ name: [UInt8], most: Int64) async throws -> Int64? {
    let now = clock()
    let refusals = try await store.refusals(of: name, now: now)
    guard let refusals, refusals.count >= most else { return nil }
    let passed = now.milliseconds - refusals.since.milliseconds
    return max(1, (StorageLimits.refusalMilliseconds - passed + 999) / Milliseconds.second)
  }

  private func counted(
    _ request: APIRequest, _ take: () throws(Problem) -> Void
  ) throws(Problem) {
    do throws(Problem) {
      try take()
    } catch {
      audit.note(.limited, nil, source: request.source, at: clock())
      throw error
    }
  }
}
