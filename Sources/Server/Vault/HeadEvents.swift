// Writes an event stream (HTML Standard, section 9.2): heads, and signs of life between them.

import Engine
import Hummingbird
import NIOCore
import ServiceLifecycle
import Storage

/// The body of one answer at `/api/vault/events`.
struct HeadEvents: Sendable {
  let store: any VaultStore
  let hub: HeadHub
  let account: Identifier
  let heartbeat: Duration

  /// Listens before it asks for the head, so that no push falls in between. A client that has left
  /// is noticed at the next write, a heartbeat later at most.
  func write(to writer: inout any ResponseBodyWriter) async throws {
    let listener = hub.listen(account)
    defer { hub.leave(account, listener) }
    let state = try await store.state(account: account)
    listener.tell(state.head)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await keepAlive(listener) }
      defer { group.cancelAll() }
      try await withGracefulShutdownHandler {
        for await _ in listener.wakes {
          let text = HeadEvents.text(listener.take(), epoch: state.epoch)
          // A chunk of no bytes would end the answer.
          if !text.isEmpty { try await writer.write(ByteBuffer(string: text)) }
        }
      } onGracefulShutdown: {
        listener.end()
      }
    }
    try await writer.finish(nil)
  }

  private func keepAlive(_ listener: HeadListener) async throws {
    while true {
      try await Task.sleep(for: heartbeat)
      listener.beat()
    }
  }

  private static func text(_ news: HeadListener.News, epoch: Identifier) -> String {
    var text = ""
    if let head = news.head {
      let approvals = news.hasApproval ? ",\"approvals\":true" : ""
      text += "event: head\ndata: {\"epoch\":\"\(epoch.text)\",\"head\":\(head)\(approvals)}\n\n"
    }
    if news.isBeat { text += ":\n\n" }
    return text
  }
}
