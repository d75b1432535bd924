// A server that tells one device of another history than the others, over the same changes.

import Engine

extension World {
  /// Before the last exchange, one device is told that the server was put back.
  func divide() {
    guard plan.divides, withheld == nil, vault.head > 0 else { return }
    divided = dice.below(devices.count)
    count(.divided)
  }

  func epoch(toldTo place: Int) -> Identifier {
    divided == place ? otherEpoch : vault.epoch
  }

  private var otherEpoch: Identifier {
    Identifier(high: ~vault.epoch.high, low: vault.epoch.low)
  }

  /// The server's own name for the history that the device means.
  private func meant(_ epoch: Identifier?, by place: Int) -> Identifier? {
    guard let epoch, divided == place else { return epoch }
    return epoch == otherEpoch ? vault.epoch : otherEpoch
  }

  func meant(_ request: PushRequest, by place: Int) -> PushRequest {
    PushRequest(
      version: request.version, epoch: meant(request.epoch, by: place), device: request.device,
      changes: request.changes)
  }

  func meant(_ request: PullRequest, by place: Int) -> PullRequest {
    PullRequest(epoch: meant(request.epoch, by: place), from: request.from)
  }

  func told(_ answer: PushAnswer, _ place: Int) -> PushAnswer {
    PushAnswer(
      epoch: epoch(toldTo: place), head: answer.head, last: answer.last, time: answer.time,
      items: answer.items, stop: answer.stop)
  }

  func told(_ answer: PullAnswer, _ place: Int) -> PullAnswer {
    PullAnswer(
      epoch: epoch(toldTo: place), from: answer.from, head: answer.head, time: answer.time,
      changes: answer.changes)
  }
}
