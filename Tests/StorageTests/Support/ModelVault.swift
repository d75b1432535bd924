// The vault as a child would write it: arrays, looked through from the front.

import Engine
import Storage

/// Does what `Docs/sync.md` says, without a database and without `VaultRules`.
struct ModelVault {
  struct Used {
    let id: Identifier
    let isRefused: Bool
  }

  let epoch: Identifier
  let accountBytes: Int64
  var log: [Identifier: [SealedChange]] = [:]
  /// What was said about the numbers of an account's devices, from 1 on.
  var used: [Identifier: [UInt64: [Used]]] = [:]

  func bytes(_ account: Identifier) -> Int64 {
    let bodies = (log[account] ?? []).reduce(0) { $0 + $1.body.count }
    let numbers = (used[account] ?? [:]).values.reduce(0) { $0 + $1.count }
    return Int64(bodies) + Int64(numbers) * StorageLimits.rowBytes
  }

  mutating func push(_ account: Identifier, _ request: PushRequest, now: Instant) -> PushAnswer {
    var items: [PushAnswer.Item] = []
    var stop: PushStop?
    if let known = request.epoch, known != epoch { stop = .epoch }
    for change in request.changes where stop == nil {
      let said = say(account, change, now: now)
      if let verdict = said.verdict { items.append(.init(id: change.id, verdict: verdict)) }
      stop = said.stop
    }
    return PushAnswer(
      epoch: epoch, head: Int64(log[account]?.count ?? 0),
      last: Int64(used[account]?[request.device]?.count ?? 0), time: now, items: items, stop: stop)
  }

  private mutating func say(
    _ account: Identifier, _ change: SealedChange, now: Instant
  ) -> (verdict: Verdict?, stop: PushStop?) {
    let numbers = used[account]?[change.device] ?? []
    let place = log[account]?.firstIndex { $0.id == change.id }.map { Int64($0 + 1) }
    if change.number <= numbers.count {
      let one = numbers[Int(change.number) - 1]
      if one.id != change.id { return (nil, .forked) }
      return (one.isRefused ? .rejected(.tooLarge) : .duplicate(sequence: place!), nil)
    }
    if change.number > numbers.count + 1 { return (nil, .gap) }
    let isLarge = change.body.count > SyncLimits.bodyBytes
    let room = accountBytes - bytes(account) - StorageLimits.rowBytes
    if place == nil {
      let latest = (log[account] ?? []).map { $0.stamp.milliseconds }.max() ?? 0
      let isAhead = change.stamp.milliseconds > now.milliseconds + SyncLimits.stampAhead
      if isAhead, change.stamp.milliseconds > latest + SyncLimits.stampPastLatest {
        return (nil, .clockSkew)
      }
      if !isLarge, room < change.body.count { return (nil, .full) }
    }
    if place != nil || isLarge, room + StorageLimits.numberBytes < 0 { return (nil, .full) }
    used[account, default: [:]][change.device, default: []].append(
      Used(id: change.id, isRefused: place == nil && isLarge))
    if let place { return (.duplicate(sequence: place), nil) }
    if isLarge { return (.rejected(.tooLarge), nil) }
    log[account, default: []].append(change)
    return (.accepted(sequence: Int64(log[account]!.count)), nil)
  }
}
