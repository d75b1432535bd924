// A copy of a large database lets others in between its slices, and holds what they wrote.

import Dispatch
import Engine
import Foundation
import Storage
import Testing

@Suite("A copy in slices")
struct CopySlicesTests {
  private let one = VaultBench.account(1)

  @Test("Pushes are answered between two slices, and stand in the copy")
  func between() async throws {
    let folder = try Scratch()
    let path = folder.path + "/redstart.db"
    let database = try SQLiteDatabase(path: path)
    try VaultBench.add([one], to: path)
    let vault = SQLiteVault(database)
    for number in Int64(1)...60 {
      let request = PushRequest(
        epoch: nil, device: 1, changes: [change(number, size: 16_000)])
      _ = try await vault.push(account: one, request, now: VaultBench.now)
    }
    let (account, place) = (one, folder.path)
    let (copy, answered) = try await withCheckedThrowingContinuation { done in
      DispatchQueue.global().async {
        done.resume(
          with: Result {
            var answered: Int64 = 0
            let copy = try Backups(data: place).make(of: database, now: VaultBench.now) {
              let isPushed = DispatchSemaphore(value: 0)
              let number = 61 + answered
              Task {
                let request = PushRequest(epoch: nil, device: 1, changes: [change(number)])
                _ = try? await vault.push(account: account, request, now: VaultBench.now)
                isPushed.signal()
              }
              if isPushed.wait(timeout: .now() + 30) == .success { answered += 1 }
            }
            return (copy, answered)
          })
      }
    }
    #expect(answered >= 3)
    let restored = try Scratch()
    _ = try Restoring.restore(copy, data: restored.path, now: VaultBench.now)
    let kept = SQLiteVault(try SQLiteDatabase(path: restored.path + "/redstart.db"))
    #expect(try await kept.state(account: one).head == 60 + answered)
  }
}
