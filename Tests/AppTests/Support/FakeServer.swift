// A server with one account in memory: it follows Docs/sync.md as far as a device can tell.
import App
import Engine

extension JSONValue {
  fileprivate var number: Int64? { if case .int(let value) = self { value } else { nil } }
}

final class FakeServer {
  var account: [JSONMember] = []
  /// Empty without a password.
  var signIn = ""
  var salt = ""
  let id = Identifier(kind: "account", "fake")
  var epoch = Identifier(kind: "epoch", "1")
  private(set) var log: [SealedChange] = []

  /// A server that is not ours to trust adds what no device wrote.
  func forge(_ change: SealedChange) { log.append(change) }

  private var numbers: [UInt64: Int64] = [:]
  /// Which device a tab's session speaks for, by the tab.
  private var sessions: [ObjectIdentifier: UInt64] = [:]
  /// The next answers, whatever is asked.
  var answers: [Answer] = []
  private(set) var asked: [String] = []
  /// Sealed bodies as they came, by name.
  var attachments: [String: [UInt8]] = [:]
  var refusesAttachments = false
  var refusesCheckpoints = false
  var checkpoint: CheckpointOffer?
  var parts: [String: [UInt8]] = [:]
  private var spare = ""
  /// What it offers besides passwords.
  var providers = ["apple", "google"]
  var tickets: [String: Ticket] = [:]
  /// Who the account is at a provider.
  var linked: [String: String] = [:]
  /// The last sign-in is less than ten minutes old.
  var isFresh = true
  var keys = FakeKeys()
  /// Signing in finds nothing under the password, as after a reset.
  var dropsPasswordWrap = false
  /// Signing up with the address of its account changes nothing, and says nothing.
  var keepsAccount = false
  /// What it says instead of the truth, by what it is asked.
  var lies: [String: (JSONValue) -> JSONValue] = [:]
  /// What `GET /api/server` says of mails; nothing where it says nothing.
  var sendsMail: Bool?
  /// Whether the last reset left passkeys and links to providers alone.
  var keptOthers: Bool?
  /// By how much its clock is ahead of the device's.
  var ahead: Int64 = 0

  func answer(_ ask: Ask, of tab: Tab, at now: Instant) -> Answer {
    let truth = truth(ask, of: tab, at: now)
    guard let lie = lies[asked.last ?? ""], truth.isGood, let json = truth.json else {
      return truth
    }
    return Answer(status: truth.status, body: lie(json).bytes)
  }

  private func truth(_ ask: Ask, of tab: Tab, at now: Instant) -> Answer {
    asked.append("\(ask.method.rawValue) \(ask.path.prefix { $0 != "?" })")
    if !answers.isEmpty { return answers.removeFirst() }
    let now = now.adding(milliseconds: ahead)
    let json = (try? JSONValue(parsing: ask.body)) ?? .object([])
    if let answer = answerProvider(asked.last ?? "", json, tab) { return answer }
    switch asked.last {
    case "POST /api/accounts/salt":
      return ok([
        JSONMember("salt", .string(salt.isEmpty ? String(repeating: "0", count: 32) : salt)),
        JSONMember("rounds", .int(PasswordStretch.usualRounds)),
      ])
    case "POST /api/accounts": return create(json)
    case "POST /api/sessions": return enter(json, tab)
    case "PUT /api/sessions/device":
      sessions[ObjectIdentifier(tab)] = device(json)
      return Answer(status: 204)
    case "DELETE /api/sessions/current":
      sessions[ObjectIdentifier(tab)] = nil
      return Answer(status: 204)
    case "POST /api/sessions/refresh": return Answer(status: isIn(tab) ? 204 : 401)
    case "PUT /api/account/wraps/recovery":
      set("recoveryWrap", text(json, "wrap"))
      return Answer(status: isProven(json) ? 204 : 403)
    case "PUT /api/account/wraps/password":
      set("passwordWrap", text(json, "wrap"))
      return Answer(status: isProven(json) ? 204 : 403)
    case "PUT /api/account/spare":
      spare = text(json, "key")
      return Answer(status: isProven(json) ? 204 : 403)
    case "DELETE /api/account/spare":
      spare = ""
      return Answer(status: 204)
    case "POST /api/account/email":
      set("email", text(json, "email"))
      return ok([JSONMember("state", .string("ready"))])
    case "GET /api/account":
      return ok([
        JSONMember("email", account.first { $0.name == "email" }?.value ?? .null),
        JSONMember("bytes", .int(1)), JSONMember("roomBytes", .int(99)),
        JSONMember("hasSpareKey", .bool(!spare.isEmpty)),
        JSONMember("hasPassword", .bool(!signIn.isEmpty)),
        JSONMember("providers", .array(linked.keys.sorted().map { .string($0) })),
      ])
    case "POST /api/resets/confirm":
      salt = text(json, "salt")
      signIn = text(json, "signIn")
      keptOthers = json["keepOthers"] == .bool(true)
      account.removeAll { $0.name == "passwordWrap" }
      return Answer(status: text(json, "token") == "used" ? 404 : 204)
    case "GET /api/devices": return ok([JSONMember("devices", .array([]))])
    case "POST /api/vault/changes":
      guard let device = sessions[ObjectIdentifier(tab)] else { return Answer(status: 401) }
      return take(PushRequest(json: json), of: device, now)
    case "GET /api/vault/changes":
      return sessions[ObjectIdentifier(tab)] == nil ? Answer(status: 401) : run(ask.path, now)
    case "GET /api/vault/attachments":
      return ok([JSONMember("attachments", .array(attachments.keys.sorted().map { .string($0) }))])
    case "GET /api/vault/checkpoints":
      let answer = CheckpointAnswer(
        epoch: epoch, head: Int64(log.count), time: now, latest: checkpoint?.sealed)
      return Answer(status: 200, body: answer.bytes)
    case "PUT /api/vault/checkpoints":
      checkpoint = CheckpointOffer(json: json)
      return Answer(status: checkpoint == nil ? 400 : 204)
    case "PUT /api/account/keys/vault": return changeKey(json, tab)
    default:
      if ask.path.hasPrefix(FakeServer.partsPath) { return part(ask) }
      return keys.answer(ask, json, from: ObjectIdentifier(tab), version, now) ?? attachment(ask)
    }
  }

  private func isIn(_ tab: Tab) -> Bool { sessions[ObjectIdentifier(tab)] != nil }

  static let partsPath = "/api/vault/checkpoints/parts/"

  private func part(_ ask: Ask) -> Answer {
    if ask.method == .put {
      if refusesCheckpoints { return Answer(status: 507) }
      parts[ask.path] = ask.body
      return Answer(status: 204)
    }
    return parts[ask.path].map { Answer(status: 200, body: $0) } ?? Answer(status: 404)
  }

  private var version: Int64 { account.first { $0.name == "keyVersion" }?.value.number ?? 1 }

  private func changeKey(_ json: JSONValue, _ tab: Tab) -> Answer {
    guard text(json, "signIn") == signIn else { return Answer(status: 403) }
    guard case .int(let next)? = json["keyVersion"], next > version else {
      return Answer(status: 400)
    }
    account.removeAll { $0.name == "keyVersion" }
    account.append(JSONMember("keyVersion", .int(next)))
    for name in ["passwordWrap", "recoveryWrap", "keyRing"] where !text(json, name).isEmpty {
      set(name, text(json, name))
    }
    spare = ""
    keys = FakeKeys()
    sessions = sessions.filter { $0.key == ObjectIdentifier(tab) }
    return Answer(status: 204)
  }

  private func attachment(_ ask: Ask) -> Answer {
    let start = "/api/vault/attachments/"
    guard ask.path.hasPrefix(start) else { return Answer(status: 404) }
    let name = String(ask.path.dropFirst(start.count))
    switch ask.method {
    case .put where refusesAttachments: return Answer(status: 507)
    case .put: attachments[name] = attachments[name] ?? ask.body
    case .delete: attachments[name] = nil
    default:
      return attachments[name].map { Answer(status: 200, body: $0) } ?? Answer(status: 404)
    }
    return Answer(status: 204)
  }

  /// Puts the server back to when its log was this long.
  func restore(to count: Int) {
    log = Array(log.prefix(count))
    numbers = [:]
    for change in log { numbers[change.device] = change.number }
    epoch = Identifier(kind: "epoch", epoch.text)
    checkpoint = nil
    parts = [:]
  }

  func endSessions() { sessions = [:] }

  func ok(_ members: [JSONMember]) -> Answer {
    Answer(status: 200, body: JSONValue.object(members).bytes)
  }

  func text(_ json: JSONValue, _ name: String) -> String {
    if case .string(let text)? = json[name] { text } else { "" }
  }

  private func device(_ json: JSONValue) -> UInt64 { DeviceName.value(text(json, "device")) ?? 0 }

  func set(_ name: String, _ value: String) {
    account.removeAll { $0.name == name }
    account.append(JSONMember(name, .string(value)))
  }

  private func create(_ json: JSONValue) -> Answer {
    let ready = Answer(
      status: 202, body: JSONValue.object([JSONMember("state", .string("ready"))]).bytes)
    if keepsAccount { return ready }
    salt = text(json, "salt")
    signIn = text(json, "signIn")
    account = [
      JSONMember("account", .string(id.text)),
      JSONMember("email", .string(text(json, "email"))),
      JSONMember("wrapName", .string(text(json, "wrapName"))),
      JSONMember("keyVersion", .int(1)),
      JSONMember("passwordWrap", .string(text(json, "passwordWrap"))),
      JSONMember("recoveryWrap", .string(text(json, "recoveryWrap"))),
    ]
    return ready
  }

  private func enter(_ json: JSONValue, _ tab: Tab) -> Answer {
    guard !account.isEmpty, text(json, "signIn") == signIn else { return Answer(status: 401) }
    return letIn(json, tab)
  }

  /// A session, with all that a device needs of the account.
  func letIn(_ json: JSONValue, _ tab: Tab) -> Answer {
    sessions[ObjectIdentifier(tab)] = device(json)
    if dropsPasswordWrap { account.removeAll { $0.name == "passwordWrap" } }
    dropsPasswordWrap = false
    let hasWrap = account.contains { $0.name == "passwordWrap" }
    let key = hasWrap || spare.isEmpty ? [] : [JSONMember("spareKey", .string(spare))]
    return ok(
      account + key + [
        JSONMember("epoch", .string(epoch.text)), JSONMember("head", .int(Int64(log.count))),
      ])
  }

  private func take(_ push: PushRequest?, of device: UInt64, _ now: Instant) -> Answer {
    guard let push, push.device == device else { return Answer(status: 403) }
    var items: [PushAnswer.Item] = []
    var stop: PushStop?
    if let known = push.epoch, known != epoch { stop = .epoch }
    for change in stop == nil ? push.changes : [] {
      switch VaultRules.judge(change, facts(of: change), now: now) {
      case .accept:
        log.append(change)
        numbers[device] = change.number
        items.append(.init(id: change.id, verdict: .accepted(sequence: Int64(log.count))))
      case .duplicate(let sequence, let usesNumber):
        if usesNumber { numbers[device] = change.number }
        items.append(.init(id: change.id, verdict: .duplicate(sequence: sequence)))
      case .reject(let refusal, let usesNumber):
        if usesNumber { numbers[device] = change.number }
        items.append(.init(id: change.id, verdict: .rejected(refusal)))
      case .stop(let reason): stop = reason
      }
      if stop != nil { break }
    }
    let answer = PushAnswer(
      epoch: epoch, head: Int64(log.count), last: numbers[device] ?? 0, time: now, items: items,
      stop: stop)
    return Answer(status: 200, body: answer.bytes)
  }

  private func facts(of change: SealedChange) -> OfferFacts {
    let holder = log.first { $0.device == change.device && $0.number == change.number }
    let place = log.firstIndex { $0.id == change.id }
    return OfferFacts(
      last: numbers[change.device] ?? 0, holder: holder?.id,
      sequence: place.map { Int64($0 + 1) }, refusal: nil, room: SyncLimits.accountBytes,
      latest: log.map { $0.stamp.milliseconds }.max() ?? 0)
  }

  private func run(_ path: String, _ now: Instant) -> Answer {
    var fields: [String: String] = [:]
    for field in path.drop(while: { $0 != "?" }).dropFirst().split(separator: "&") {
      let pair = field.split(separator: "=")
      fields[String(pair[0])] = String(pair[1])
    }
    let from = Int(fields["from"] ?? "") ?? 0
    if let known = fields["epoch"], known != epoch.text {
      let details = JSONValue.object([JSONMember("epoch", .string(epoch.text))])
      return Answer(
        status: 409, body: JSONValue.object([JSONMember("details", details)]).bytes)
    }
    let answer = PullAnswer(
      epoch: epoch, from: Int64(from), head: Int64(log.count), time: now,
      changes: Array(log.dropFirst(from).prefix(SyncLimits.changesInPull)))
    return Answer(status: 200, body: answer.bytes)
  }
}
