// Waiting after trouble, and noticing that nothing moves.

import Engine
import Testing

struct BackoffTests {
  @Test("Waits grow from one second to five minutes, and start over after something went through")
  func grows() {
    var least = Backoff()
    var most = Backoff()
    let waits = (0..<12).map { _ in least.next(chance: 0) }
    #expect(waits.prefix(4) == [1000, 1000, 2000, 4000] && waits.last == 150_000)
    for _ in 0..<9 { _ = most.next(chance: 0) }
    let longest = most.next(chance: 150_000)
    #expect(longest == 300_000)
    least.reset()
    let again = least.next(chance: 7)
    #expect(again == 1000 && least.troubles == 1)
  }

  @Test("No wait is shorter or longer than it may be, and chance spreads them")
  func spread() {
    var dice = CodecDice(seed: 11)
    var backoff = Backoff()
    var seen = Set<Int64>()
    for _ in 0..<2000 {
      let wait = backoff.next(chance: dice.next())
      #expect((Backoff.shortest...Backoff.longest).contains(wait))
      seen.insert(wait)
    }
    #expect(seen.count > 1500)
  }

  @Test("Thirty seconds with something to send, online and without progress, start sync over")
  func watchdog() {
    var watchdog = Watchdog(uptime: 0)
    func due(_ isEmpty: Bool, _ isOnline: Bool, _ uptime: Int64) -> Bool {
      watchdog.isDue(outboxIsEmpty: isEmpty, isOnline: isOnline, uptime: uptime)
    }
    #expect(!due(false, true, 29_999))
    #expect(due(false, true, 30_000))
    #expect(!due(false, true, 30_001) && due(false, true, 60_000))
    #expect(!due(true, true, 95_000) && !due(false, true, 124_999))
    #expect(!due(false, false, 200_000) && !due(false, true, 229_999))
    watchdog.progressed(uptime: 230_000)
    #expect(!due(false, true, 259_999))
  }
}
