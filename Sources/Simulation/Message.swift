// What is under way between a device and the server.

import Engine

struct Message {
  enum Content {
    case push(PushRequest)
    case pull(PullRequest)
    case pushAnswer(PushAnswer)
    case pullAnswer(PullAnswer)
    case otherEpoch(Identifier)
  }

  let content: Content
  /// The place of the device that sent the request.
  let device: Int
  /// Which run of its program sent it.
  let run: Int
  let token: Int
}
