// Sends what is due, each message at most once, and some of them at a time.

import Engine
import Logging
import ServiceLifecycle
import Storage

/// Claims messages from the store, in which each is used up before a push service hears of it.
struct PushOffice: Service, CustomStringConvertible {
  let store: any PushStore
  let sender: PushSender
  let counts: PushCounts
  let serverClock: ServerClock
  let logger: Logger
  let clock: @Sendable () -> Instant
  /// Services are named in the log.
  let description = "pushes"

  private enum Event: Sendable {
    case look
    case ended(PushOutcome)
  }

  /// A stop lets end what is under way, and claims nothing more.
  func run() async throws {
    await forget()
    await withTaskGroup(of: Event.self) { group in
      var work = Work()
      group.addTask { .look }
      while let event = await group.next() {
        switch event {
        case .look:
          work.isTime = true
          if !PushOffice.isStopping { group.addTask { await PushOffice.wait() } }
        case .ended(let outcome):
          work.outcomes.append(outcome)
          work.room.give(back: outcome)
        }
        for message in await claimed(&work) {
          group.addTask { .ended(await handled(message)) }
        }
      }
      await settle(work)
    }
    await sender.lines.end()
  }

  /// What is under way, and what has ended and is not noted.
  private struct Work: Sendable {
    var room = PushOffice.room
    var outcomes: [PushOutcome] = []
    /// Whether a second has passed since the last look for what is due.
    var isTime = false
    /// Whether more was due at the last look than went out.
    var isMore = false

    /// Looks each second, and before that when more is known to be due and many messages have
    /// ended: one look for each of them would cost more than they do.
    var isToLook: Bool {
      guard room.free >= ServerLimits.pushesTogether else { return false }
      return isTime || isMore && outcomes.count >= ServerLimits.pushesTogether
    }
  }

  private static let room = PushRoom(
    ServerLimits.pushesAtOnce, ofService: ServerLimits.pushesOfService)

  private static var isStopping: Bool { Task.isCancelled || Task.isShuttingDownGracefully }

  private static func wait() async -> Event {
    await cancelWhenGracefulShutdown { _ = try? await Task.sleep(for: ServerLimits.pushLook) }
    return .look
  }

  /// How messages ended that were under way at a crash nobody knows.
  private func forget() async {
    do {
      counts.add(.unclear, try await store.forgetBegun())
    } catch {
      logger.error("pushes that were under way cannot be forgotten")
    }
  }

  private func claimed(_ work: inout Work) async -> [PushMessage] {
    guard work.isToLook, !PushOffice.isStopping else { return [] }
    (work.isTime, work.isMore) = (false, false)
    // While the clock cannot be right nobody knows what is due.
    guard (try? await serverClock.check()) != nil else { return [] }
    do {
      // Nothing ends that would bring it back here where all that was due is dropped.
      while true {
        let claim = try await store.claim(work.room, settling: work.outcomes, now: clock())
        work.outcomes = []
        counts.add(.dropped, claim.dropped)
        guard claim.messages.isEmpty && claim.isMore else {
          (work.room, work.isMore) = (claim.room, claim.isMore)
          return claim.messages
        }
      }
    } catch {
      logger.error("due pushes cannot be read", metadata: ["cause": "\(error)"])
      return []
    }
  }

  /// Also where the server stops in a hurry, so apart from the task that is ended then.
  private func settle(_ work: Work) async {
    guard !work.outcomes.isEmpty else { return }
    let claim = await Task {
      try? await store.claim(
        PushRoom(0, ofService: 0), settling: work.outcomes, now: clock())
    }.value
    if claim == nil { logger.error("the end of pushes cannot be noted") }
  }

  private func handled(_ message: PushMessage) async -> PushOutcome {
    let result = await sender.send(message, now: clock())
    switch result {
    case .sent: return counted(message, .sent, .over)
    case .refused: return counted(message, .refused, .over)
    case .removed: return counted(message, .removed, .removed)
    case .unclear: return counted(message, .unclear, .over)
    case .cancelled: return counted(message, .dropped, .over)
    case .notTaken(let retryAfter):
      let end = PushPause.end(
        after: message, retryAfter: retryAfter, now: clock(), chance: .random(in: 0..<1))
      guard let end else { return counted(message, .dropped, .over) }
      return counted(message, .again, .again(at: end))
    }
  }

  private func counted(
    _ message: PushMessage, _ kind: PushCounts.Kind, _ end: PushOutcome.Kind
  ) -> PushOutcome {
    counts.add(kind)
    return PushOutcome(message, end)
  }
}

/// Forgets, at the start and every hour, boxes that nobody uses and what was sent long ago.
struct PushUpkeep: Service, CustomStringConvertible {
  let store: any PushStore
  let serverClock: ServerClock
  let logger: Logger
  let clock: @Sendable () -> Instant
  /// Services are named in the log.
  let description = "upkeep of pushes"

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        do {
          try await serverClock.check()
          try await store.purge(now: clock())
        } catch {
          if !Task.isCancelled { logger.error("boxes that are due could not be removed") }
        }
        try? await Task.sleep(for: .seconds(ServerLimits.upkeepSeconds))
      }
    }
  }
}
