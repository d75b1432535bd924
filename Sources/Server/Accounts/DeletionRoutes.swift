// Deleting an account, taking that back in time, and what happens when the time is over.

import Dispatch
import Engine
import Hummingbird
import Logging
import ServiceLifecycle
import Storage

extension Accounts {
  var deletionRoutes: [Route] {
    [
      route(.post, "/api/account/delete") { who, request in
        try await serverClock.check()
        let account = try await provenAgain(who, try request.fields("signIn"))
        let at = clock().adding(milliseconds: ServerLimits.deletionMilliseconds)
        try await store.scheduleDeletion(of: account.id, at: at)
        streams.end(account.id)
        audit.note(.deletionAsked, account.id, source: request.source, at: clock())
        tell(account, of: .deletionAsked)
        var response = without(
          JSONAnswer.accepted([JSONMember("deletionAt", .int(at.milliseconds))]))
        response.headers.append(Cookies.field(Cookies.device, "", seconds: 0))
        return response
      },
      Route(.post, "/api/account/keep") { request in
        let fields = try request.fields("email", "signIn", "ticket")
        let account =
          fields.has("ticket")
          ? try await proven(byTicket: request, fields) : try await proven(request, fields)
        guard account.deletionAt != nil else { return JSONAnswer.empty }
        try await store.keep(account.id)
        audit.note(.deletionTakenBack, account.id, source: request.source, at: clock())
        return JSONAnswer.empty
      },
    ]
  }

  /// Removes what is due, by a clock that can be right: nothing brings it back.
  func purge() async throws {
    try await serverClock.check()
    let now = clock()
    let grants = try await store.grants(dueBy: now)
    for account in try await store.purge(now: now) {
      audit.note(.erased, account, source: nil, at: now)
    }
    await revoke(grants)
  }

  /// Takes those who are gone out of the copies as well, away from the threads on which requests
  /// are answered.
  func scrub() async throws {
    let left = await withCheckedContinuation { done in
      DispatchQueue.global(qos: .utility).async { done.resume(returning: copies.scrub()) }
    }
    if let path = left.first { throw BackupError.cannotWrite(path) }
  }
}

/// Removes what is due at the start and every hour.
struct AccountUpkeep: Service, CustomStringConvertible {
  let accounts: Accounts
  let logger: Logger
  /// Services are named in the log.
  let description = "upkeep of accounts"

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        await step("accounts that are due could not be removed") { try await accounts.purge() }
        await step("the list beside the copies cannot be written") {
          try await accounts.store.tellAccess()
        }
        await step("who is gone may still stand in a copy") { try await accounts.scrub() }
        try? await Task.sleep(for: .seconds(ServerLimits.upkeepSeconds))
      }
    }
  }

  /// What cannot be done now is tried again in an hour.
  private func step(_ trouble: Logger.Message, _ work: () async throws -> Void) async {
    do {
      try await work()
    } catch {
      if !Task.isCancelled { logger.error(trouble, metadata: ["cause": "\(error)"]) }
    }
  }
}
