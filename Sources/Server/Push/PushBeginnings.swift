// Uses up messages on the disk as they go out, many of them with one write.

import Storage

/// Whoever asks while the disk is being written waits for the next write, which takes all of them.
actor PushBeginnings {
  private struct Asking {
    let message: PushMessage.Name
    /// Nothing where the disk could not be written.
    let answer: CheckedContinuation<Bool?, Never>
  }

  private let store: any PushStore
  private var asking: [Asking] = []
  private var isWriting = false

  init(_ store: any PushStore) { self.store = store }

  /// Whether the message may go to its push service; nothing where the disk did not take it.
  func begin(_ message: PushMessage.Name) async -> Bool? {
    await withCheckedContinuation { answer in
      asking.append(Asking(message: message, answer: answer))
      guard !isWriting else { return }
      isWriting = true
      // Also where the one who asks gives up: the others wait for the same write.
      Task { await write() }
    }
  }

  private func write() async {
    while !asking.isEmpty {
      let group = asking
      asking = []
      let begun = try? await store.begin(group.map { $0.message })
      for one in group { one.answer.resume(returning: begun?.contains(one.message)) }
    }
    isWriting = false
  }
}
