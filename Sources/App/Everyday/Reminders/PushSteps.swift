// Each step of push follows from the answer to the one before it. Distrusted are both: what the
// browser says of itself, and what the server says of its box.
import Engine

/// What can happen to push on the page of reminders.
public enum PushPress: Sendable {
  case on, off
  case flippedWords
}

extension PushState {
  static let boxPath = "/api/push"
  static let keyPath = "/api/push/key"
  static let planPath = "/api/push/plan"
  static let subscriptionsPath = "/api/push/subscriptions/"

  // What the person does

  @inline(never)  // Not of a first visit.
  mutating func update(_ press: PushPress, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    switch press {
    case .on:
      guard !isBusy else { return [] }
      trouble = nil
      step = .asking
      return [.push(.permission)]
    case .off: return end(moment, &desk)
    case .flippedWords:
      guard let device = desk.ownPushDevice else { return [] }
      return desk.put(
        device.id, kind: PushDevice.kind,
        PushDevice.fields(
          publicKey: device.publicKey, auth: device.auth, isDiscreet: !device.isDiscreet),
        moment, undoable: false)
    }
  }

  private mutating func end(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let box = desk.overview.reminders.box else { return [] }
    let id = desk.ownPushIdentifier
    let isLast = desk.overview.reminders.devices.allSatisfy { $0.id == id }
    self = PushState()
    step = .ending
    let gone = [desk.deletion(of: id, kind: PushDevice.kind, moment)]
    let ask =
      isLast ? Ask(.delete, PushState.boxPath, box: box.secret) : desk.ownPushRemoval(from: box)
    return desk.write(gone, moment) + [.push(.end), .ask(token: nextToken(), ask)]
  }

  // What the browser says

  @inline(never)  // Not of a first visit.
  mutating func heard(_ facts: PushFacts, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    self.facts = facts
    let before = step
    step = .none
    switch before {
    case .asking:
      guard facts.permission == .granted else { return [] }
      step = .fetchingKey
      return [.ask(token: nextToken(), Ask(.get, PushState.keyPath))]
    case .subscribing:
      guard facts.endpoint != nil else {
        trouble = .noService
        return []
      }
      wantsRegister = true
      return desk.keepPushDevice(facts, moment)
    case .looking:
      guard facts.endpoint != nil else { return [] }
      return desk.keepPushDevice(facts, moment)
    default: return []
    }
  }

  // What the server says

  @inline(never)  // Not of a first visit.
  mutating func answered(_ answer: Answer, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    let before = step
    step = .none
    if case .ending = before { return [] }
    guard answer.isGood else { return refused(answer, moment) }
    trouble = nil
    backoff.reset()
    switch before {
    case .fetchingKey:
      guard let key = answer.json?.text("key"),
        Base64.decode(key)?.count == WebPush.publicKeyBytes
      else {
        trouble = .unreachable
        return []
      }
      step = .subscribing
      return [.push(.subscribe(key: key))]
    case .registering:
      wantsRegister = false
      sent = nil
      return []
    case .planning(let plan): return planned(plan, answer, desk)
    case .uploading(let plan):
      // Whatever it says is still missing: it is not asked twice for one plan.
      mindGone(answer, desk)
      return reach(plan)
    default: return []
    }
  }

  private mutating func refused(_ answer: Answer, _ moment: Moment) -> [Effect] {
    switch answer.problem {
    case "box_unknown" where registered < PushState.mostRegistrations:
      wantsRegister = true
      return []
    case "push_off": return wait(.off, moment, asked: answer.retrySeconds)
    case "push_host_refused", "too_many_subscriptions":
      return wait(.refused, moment, asked: answer.retrySeconds)
    default: return wait(.unreachable, moment, asked: answer.retrySeconds)
    }
  }

  /// Tries again after a while, no sooner than the server wants.
  private mutating func wait(
    _ trouble: Trouble, _ moment: Moment, asked seconds: Int64? = nil
  ) -> [Effect] {
    self.trouble = trouble
    let pause = (seconds ?? 0) * Milliseconds.second
    let chance = moment.entropy.identifier().high
    retryAt = moment.uptime + max(pause, backoff.next(chance: chance))
    return []
  }

  private mutating func planned(
    _ plan: PushSchedule, _ answer: Answer, _ desk: Desk
  ) -> [Effect] {
    guard let box = desk.overview.reminders.box else { return [] }
    let asked = Set(answer.json?.texts("missing") ?? [])
    let missing = Set(plan.ids.filter { asked.contains($0.text) })
    return go(on: PushSealing(plan, missing, desk.overview.reminders.devices, box))
  }

  /// The push service or the server has forgotten this browser: it registers once more.
  private mutating func mindGone(_ answer: Answer, _ desk: Desk) {
    let gone = answer.json?.texts("gone") ?? []
    guard gone.contains(desk.ownPushIdentifier.text), registered < PushState.mostRegistrations
    else { return }
    wantsRegister = true
  }

  /// The server has all of a plan, and knows what is over as long as nothing came since.
  private mutating func reach(_ plan: PushSchedule) -> [Effect] {
    sent = plan.ids
    guard wanted?.plan.ids == plan.ids else { return [] }
    over = []
    return [.keepOver([])]
  }

  // Curve and cipher

  /// Each body has a key pair of its own.
  private mutating func go(on sealing: PushSealing) -> [Effect] {
    if let (_, device) = sealing.next {
      step = .agreeing(sealing)
      return [.agree(token: nextToken(), other: device.publicKey)]
    }
    guard !sealing.done.isEmpty else { return reach(sealing.plan) }
    step = .uploading(sealing.plan)
    return [
      .ask(
        token: nextToken(),
        Ask(
          .put, PushState.planPath, body: sealing.plan.request(new: sealing.done),
          box: sealing.box.secret))
    ]
  }

  @inline(never)  // Not of a first visit.
  mutating func crypted(_ bytes: [UInt8], _ moment: Moment) -> [Effect] {
    let parts = Parts.read(bytes)
    let before = step
    step = .none
    switch before {
    case .agreeing(let sealing):
      guard let (_, device) = sealing.next, parts.count == 3, let sender = parts[1],
        let agreed = parts[2]
      else { return wait(.unreachable, moment) }
      let envelope = WebPush.envelope(
        agreed: agreed, sender: sender, receiver: device.publicKey, auth: device.auth,
        salt: Array(moment.entropy.secret().prefix(WebPush.saltBytes)))
      step = .sealing(sealing, envelope)
      return [
        .sealOnce(
          token: nextToken(), key: envelope.key, nonce: envelope.nonce,
          SealedPart(bound: [], sealing.plain))
      ]
    case .sealing(var sealing, let envelope):
      guard let sealed = parts.first ?? nil, sealed.count > PushState.sealedHeader else {
        return wait(.unreachable, moment)
      }
      sealing.take(envelope.header + sealed.dropFirst(PushState.sealedHeader))
      return go(on: sealing)
    default: return []
    }
  }

  /// The format and the nonce that stand before what the app's own cipher gives.
  private static let sealedHeader = 13
}
