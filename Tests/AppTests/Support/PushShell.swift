// A browser with a push service and a server with one box, around a sitting: it does the effects of
// push until nothing follows, and remembers what it was asked.
import App
import Engine

final class PushShell {
  var sitting: Sitting
  /// What the browser says when the person is asked.
  var permission = "granted"
  /// Whether its push service gives subscriptions.
  var hasService = true
  private(set) var isSubscribed = false
  /// Whether the server knows the browser.
  var isRegistered = false
  /// What the server keeps, by name.
  private(set) var kept: [String: JSONValue] = [:]
  private(set) var asked: [String] = []
  /// How often the browser's push service was asked for anything.
  private(set) var errands = 0
  private(set) var secrets: Set<[UInt8]> = []
  /// What was sealed, before it was.
  private(set) var sealed: [[UInt8]] = []
  /// What the worker is told not to show.
  private(set) var over: [Identifier] = []
  /// Answers in place of the server's own, by what is asked.
  var lies: [String: Answer] = [:]
  /// Ends a loop between an app and a lying server.
  static let mostSteps = 2_000
  private(set) var steps = 0
  private var chance: UInt64 = 11

  init(_ sitting: Sitting) { self.sitting = sitting }

  var desk: Desk { sitting.program.state.desk }

  func press(_ key: String) -> Bool {
    guard let effects = sitting.press(key) else { return false }
    run(effects)
    return true
  }

  func send(_ message: Message) { run(sitting.program.send(message, sitting.moment)) }

  /// The page as time goes by.
  func wait(seconds: Int64) {
    sitting.now = sitting.now.adding(seconds: seconds)
    send(.arrived(.beat))
  }

  func run(_ effects: [Effect]) {
    var waiting = effects
    while !waiting.isEmpty, steps < PushShell.mostSteps {
      steps += 1
      guard let arrival = answer(waiting.removeFirst()) else { continue }
      waiting += sitting.program.send(.arrived(arrival), sitting.moment)
    }
  }

  private func answer(_ effect: Effect) -> Arrival? {
    switch effect {
    case .push(let errand): return pushed(errand)
    case .keepOver(let tags):
      over = tags
      return nil
    case .ask(let token, let ask):
      asked.append("\(ask.method.rawValue) \(ask.path)")
      if !ask.box.isEmpty { secrets.insert(ask.box) }
      return .answered(token: token, lies[asked.last ?? ""] ?? answer(ask))
    case .agree(let token, let own, let other):
      chance += 1
      return .crypted(token: token, FakeCrypto.agreed(own: own, other: other, chance: chance))
    case .sealOnce(let token, let key, let nonce, let part):
      sealed.append(part.bytes)
      return .crypted(token: token, FakeCrypto.sealedOnce(part, under: key, nonce))
    default: return nil
    }
  }

  private func pushed(_ errand: PushErrand) -> Arrival {
    errands += 1
    switch errand {
    case .subscribe: isSubscribed = hasService
    case .end: isSubscribed = false
    case .look, .permission: break
    }
    var json = #"{"permission":"\#(permission)""#
    if isSubscribed {
      // A small number stands for a point of the curve, as `FakeCrypto` has it.
      let key = Base64.encode([4] + [UInt8](repeating: 0, count: 63) + [37])
      let auth = Base64.encode([UInt8](repeating: 5, count: 16))
      json += #","endpoint":"https://push.example/1","keys":{"p256dh":"\#(key)","auth":"\#(auth)"}"#
    }
    return .pushed(PushFacts(json: try! JSONValue(parsing: Array((json + "}").utf8))))
  }

  private func answer(_ ask: Ask) -> Answer {
    switch (ask.method, ask.path) {
    case (.get, "/api/push/key"):
      let key = Base64.encode([4] + [UInt8](repeating: 1, count: 64))
      return Answer(status: 200, body: Array(#"{"key":"\#(key)"}"#.utf8))
    case (.put, "/api/push/plan"):
      guard isRegistered else { return PushShell.problem(404, "box_unknown") }
      return plan(try! JSONValue(parsing: ask.body))
    case (.put, _): isRegistered = true
    case (.delete, _):
      isRegistered = false
      kept = [:]
    default: return Answer(status: 404)
    }
    return Answer(status: 204)
  }

  private func plan(_ json: JSONValue) -> Answer {
    var now: [String: JSONValue] = [:]
    var missing: [String] = []
    for id in PushShell.texts(json["keep"]) {
      if let note = kept[id] { now[id] = note } else { missing.append("\"\(id)\"") }
    }
    if case .array(let new)? = json["new"] {
      for note in new { if case .string(let id)? = note["id"] { now[id] = note } }
    }
    kept = now
    let body = #"{"missing":[\#(missing.joined(separator: ","))],"gone":[],"spent":[]}"#
    return Answer(status: 200, body: Array(body.utf8))
  }

  private static func texts(_ json: JSONValue?) -> [String] {
    guard case .array(let values)? = json else { return [] }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  static func problem(_ status: Int, _ code: String) -> Answer {
    Answer(status: status, isProblem: true, body: Array(#"{"code":"\#(code)"}"#.utf8))
  }
}
