// A plan as a device hands it in, read strictly.

import Engine
import Storage

extension PushPlan {
  /// The body of `PUT /api/push/plan`; a time is compared with the server's.
  init(_ body: [UInt8], now: Instant) throws(Problem) {
    let fields = try RequestFields(body, ["quiet", "keep", "new"])
    let quiet = try fields.list("quiet", most: ServerLimits.pushQuietTimes)
    let kept = try fields.list("keep", most: ServerLimits.pushDeliveries)
    let new = try fields.list("new", most: ServerLimits.pushDeliveries)
    self.init(
      quiet: try quiet.map { (value) throws(Problem) in try PushPlan.times(value) },
      kept: try kept.map { (value) throws(Problem) in try PushPlan.identifier(value) },
      new: try new.map { (value) throws(Problem) in try PushDelivery(value, now: now) })
    let names = self.kept + self.new.map { $0.id }
    guard names.count <= ServerLimits.pushDeliveries, Set(names).count == names.count else {
      throw .invalid(
        "keep and new name at most \(ServerLimits.pushDeliveries) deliveries, each once")
    }
  }

  private static func times(_ value: JSONValue) throws(Problem) -> Range<Instant> {
    guard case .array(let ends) = value, ends.count == 2, case .int(let from) = ends[0],
      case .int(let until) = ends[1], from < until
    else { throw .invalid("quiet has pairs of times, each from before until") }
    return Instant(milliseconds: from)..<Instant(milliseconds: until)
  }

  private static func identifier(_ value: JSONValue) throws(Problem) -> Identifier {
    guard case .string(let text) = value, let id = Identifier(text: text) else {
      throw .invalid("keep has names of 32 lower-case hexadecimal digits")
    }
    return id
  }
}

extension PushDelivery {
  private static let members = ["id", "at", "until", "slot", "bodies"]

  fileprivate init(_ value: JSONValue, now: Instant) throws(Problem) {
    guard case .object(let members) = value, members.count == PushDelivery.members.count,
      members.allSatisfy({ PushDelivery.members.contains($0.name) }),
      case .string(let name)? = value["id"], let id = Identifier(text: name),
      case .object(let bodies)? = value["bodies"]
    else { throw .invalid("a delivery has id, at, until, slot and bodies") }
    self.init(
      id: id, window: try PushDelivery.window(value, now), slot: try PushDelivery.slot(value),
      bodies: try PushDelivery.bodies(bodies))
  }

  private static func window(_ value: JSONValue, _ now: Instant) throws(Problem) -> Range<Instant> {
    guard case .int(let at)? = value["at"], case .int(let until)? = value["until"], at >= 0,
      at <= now.adding(milliseconds: ServerLimits.pushAheadMilliseconds).milliseconds,
      until > at, until - at <= ServerLimits.pushWindowMilliseconds
    else {
      throw .invalid("at is at most 15 days ahead, until after it and at most 24 hours")
    }
    return Instant(milliseconds: at)..<Instant(milliseconds: until)
  }

  private static func slot(_ value: JSONValue) throws(Problem) -> String {
    guard case .string(let slot)? = value["slot"],
      ServerLimits.pushSlotBytes.contains(slot.utf8.count), slot.utf8.allSatisfy(isPlain)
    else { throw .invalid("slot is 1 to 32 of A-Z, a-z, 0-9, /, ., _ and -") }
    return slot
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/._-".utf8.contains(byte)
    }
  }

  private static func bodies(_ members: [JSONMember]) throws(Problem) -> [Identifier: [UInt8]] {
    guard (1...StorageLimits.pushSubscriptions).contains(members.count) else {
      throw .invalid("bodies are of 1 to \(StorageLimits.pushSubscriptions) subscriptions")
    }
    var bodies: [Identifier: [UInt8]] = [:]
    for member in members {
      guard let subscription = Identifier(text: member.name), case .string(let text) = member.value,
        text.utf8.count < 2 * ServerLimits.pushMessageBytes, let bytes = Base64.decode(text),
        bytes.count == ServerLimits.pushMessageBytes
      else {
        throw .invalid("a body is \(ServerLimits.pushMessageBytes) bytes in base64url")
      }
      bodies[subscription] = bytes
    }
    return bodies
  }
}
