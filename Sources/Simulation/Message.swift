// What is under way between a device and the server.

import Engine

struct Message {
  enum Content {
    case push(PushRequest)
    case pull(PullRequest)
    case pushAnswer(PushAnswer)
    case pullAnswer(PullAnswer)
    case otherEpoch(Identifier)
    case offer(SimulatedCheckpoint)
    case look
    case checkpoint(CheckpointAnswer, SimulatedCheckpoint?)
  }

  let content: Content
  /// The place of the device that sent the request.
  let device: Int
  /// Which run of its program sent it.
  let run: Int
  let token: Int
  /// The version of the vault key for which its session was let in.
  let keyVersion: Int64
}

extension Message.Content {
  /// Whether the server is to answer it.
  var isQuestion: Bool {
    switch self {
    case .push, .pull, .offer, .look: true
    case .pushAnswer, .pullAnswer, .otherEpoch, .checkpoint: false
    }
  }

  /// The same, written as JSON and read again; nothing when that cannot be read.
  var throughJSON: Message.Content? {
    switch self {
    case .push(let request): reread(request.bytes, PushRequest.init).map { .push($0) }
    case .pushAnswer(let answer): reread(answer.bytes, PushAnswer.init).map { .pushAnswer($0) }
    case .pullAnswer(let answer): reread(answer.bytes, PullAnswer.init).map { .pullAnswer($0) }
    case .checkpoint(let answer, let found):
      reread(answer.bytes, CheckpointAnswer.init).map { .checkpoint($0, found) }
    case .pull, .otherEpoch, .offer, .look: self
    }
  }

  private func reread<Part>(_ bytes: [UInt8], _ part: (JSONValue) -> Part?) -> Part? {
    (try? JSONValue(parsing: bytes)).flatMap(part)
  }
}
