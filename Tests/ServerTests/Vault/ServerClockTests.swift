// A server whose clock cannot be right says nothing that devices would stamp by.

import Engine
import Server
import Storage
import Synchronization
import Testing

@Suite("The server's clock")
struct ServerClockTests {
  /// Both clocks, moved by the test.
  private final class Clocks: Sendable {
    private let values = Mutex((now: VaultBench.now, uptime: Int64(0)))

    var now: Instant { values.withLock { $0.now } }
    var uptime: Int64 { values.withLock { $0.uptime } }

    func pass(_ seconds: Int64, clock: Int64? = nil) {
      values.withLock {
        $0.now = $0.now.adding(seconds: clock ?? seconds)
        $0.uptime += seconds * 1000
      }
    }
  }

  private func clock(_ folder: Folder, _ clocks: Clocks) throws -> ServerClock {
    ServerClock(
      SQLiteVault(try SQLiteDatabase(path: folder.path + "/redstart.db")),
      logger: VaultBench.silent, now: { clocks.now }, uptime: { clocks.uptime })
  }

  private func answers(_ clock: ServerClock) async -> Bool {
    do {
      try await clock.check()
      return true
    } catch {
      #expect(error.code == .serverBusy)
      return false
    }
  }

  @Test("It waits while it is behind what it showed before, also after a restart")
  func behind() async throws {
    let folder = try Folder()
    let clocks = Clocks()
    let first = try clock(folder, clocks)
    #expect(await answers(first))
    clocks.pass(10, clock: -3600)
    #expect(await !answers(first))
    let second = try clock(folder, clocks)
    #expect(await !answers(second))
    clocks.pass(1, clock: 3600)
    #expect(await answers(second))
    // A small step back is no reason to wait.
    clocks.pass(1, clock: -30)
    #expect(await answers(second))
  }

  @Test("An operator who knows that the later time was wrong has it forgotten")
  func forgotten() async throws {
    let folder = try Folder()
    let clocks = Clocks()
    clocks.pass(1, clock: 365 * 86_400)
    #expect(await answers(try clock(folder, clocks)))
    clocks.pass(1, clock: -365 * 86_400)
    let second = try clock(folder, clocks)
    #expect(await !answers(second))
    let store = SQLiteVault(try SQLiteDatabase(path: folder.path + "/redstart.db"))
    try await store.forgetLatestTime()
    #expect(try await store.latestTime() == nil)
    #expect(await answers(try clock(folder, clocks)))
  }

  @Test("A leap ahead is believed only when it lasts")
  func leap() async throws {
    let clocks = Clocks()
    let clock = try clock(try Folder(), clocks)
    #expect(await answers(clock))
    clocks.pass(5, clock: 365 * 86_400)
    #expect(await !answers(clock))
    // It was put right again: nothing happened.
    clocks.pass(5, clock: -365 * 86_400)
    #expect(await answers(clock))
    clocks.pass(5, clock: 7200)
    #expect(await !answers(clock))
    clocks.pass(601)
    #expect(await answers(clock))
  }

  @Test("A leap over a restart is one, too, until it has lasted: a server may have been off")
  func leapOverRestart() async throws {
    for away: Int64 in [7 * 86_400, 365 * 86_400] {
      let folder = try Folder()
      let clocks = Clocks()
      #expect(await answers(try clock(folder, clocks)))
      clocks.pass(5, clock: away)
      let second = try clock(folder, clocks)
      #expect(await !answers(second))
      clocks.pass(599)
      #expect(await !answers(second))
      clocks.pass(1)
      #expect(await answers(second), "it comes back by itself")
      #expect(await answers(try clock(folder, clocks)), "what was believed stays so")
    }
  }

  @Test("A night off is no leap, and a leap over a restart that is put right leaves nothing")
  func nightOff() async throws {
    let folder = try Folder()
    let clocks = Clocks()
    #expect(await answers(try clock(folder, clocks)))
    clocks.pass(5, clock: 23 * 3600)
    #expect(await answers(try clock(folder, clocks)))
    clocks.pass(5, clock: 365 * 86_400)
    let second = try clock(folder, clocks)
    #expect(await !answers(second))
    clocks.pass(5, clock: 3600 - 365 * 86_400)
    #expect(await answers(second))
    clocks.pass(5, clock: 120)
    #expect(await !answers(second), "from here on it is known what passed")
  }

  @Test("An operator who knows that a leap over a restart is right need not wait")
  func leapForgotten() async throws {
    let folder = try Folder()
    let clocks = Clocks()
    #expect(await answers(try clock(folder, clocks)))
    clocks.pass(5, clock: 30 * 86_400)
    #expect(await !answers(try clock(folder, clocks)))
    let store = SQLiteVault(try SQLiteDatabase(path: folder.path + "/redstart.db"))
    try await store.forgetLatestTime()
    #expect(await answers(try clock(folder, clocks)))
  }
}
