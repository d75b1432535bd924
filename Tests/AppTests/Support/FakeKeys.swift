// What the fake server keeps of key pairs and of devices that ask for the vault key.
import App
import Engine

struct FakeKeys {
  struct Question {
    let id: String
    let asker: ObjectIdentifier
    let commitment: String
    let at: Instant
    var meeting: ObjectIdentifier?
    var answer = ""
    var publicKey = ""
    var nonce = ""
    var sealed: String?
    var isDenied = false
  }

  private(set) var pair: [JSONMember] = []
  var questions: [Question] = []
  private var count: UInt64 = 0

  /// Nothing for another path.
  mutating func answer(
    _ ask: Ask, _ json: JSONValue, from tab: ObjectIdentifier, _ version: Int64, _ now: Instant
  ) -> Answer? {
    let start = "/api/account/approvals"
    switch ask.method.rawValue + " " + ask.path {
    case "GET /api/account/keys":
      return ok([JSONMember("keyVersion", .int(version))] + pair)
    case "PUT /api/account/keys/pair":
      pair = ["publicKey", "privateKey"].map { JSONMember($0, json[$0] ?? .null) }
      return Answer(status: 204)
    case "GET " + start:
      let waiting = questions.filter {
        $0.sealed == nil && !$0.isDenied && $0.asker != tab && ($0.meeting ?? tab) == tab
      }
      return ok([JSONMember("approvals", .array(waiting.map { .object(shown($0)) }))])
    case "POST " + start:
      count += 1
      let id = Identifier(high: 7, low: count).text
      questions.removeAll { $0.asker == tab }
      questions.append(
        Question(id: id, asker: tab, commitment: text(json, "commitment"), at: now))
      return ok([JSONMember("id", .string(id))])
    default:
      guard ask.path.hasPrefix(start + "/") else { return nil }
      let parts = ask.path.dropFirst(start.count + 1).split(separator: "/")
      guard let place = questions.firstIndex(where: { $0.id == parts[0] }) else {
        return Answer(status: 404)
      }
      return parts.count == 1
        ? about(place, ask, json, tab) : step(place, String(parts[1]), json, tab)
    }
  }

  /// The nonce of one side, and then what the other had committed to.
  private mutating func step(
    _ place: Int, _ name: String, _ json: JSONValue, _ tab: ObjectIdentifier
  ) -> Answer {
    if name == "nonce" {
      questions[place].meeting = tab
      questions[place].answer = text(json, "nonce")
    } else {
      let question = questions[place]
      guard question.meeting != nil, question.sealed == nil else { return Answer(status: 404) }
      questions[place].publicKey = text(json, "publicKey")
      questions[place].nonce = text(json, "nonce")
    }
    return Answer(status: 204)
  }

  private mutating func about(
    _ place: Int, _ ask: Ask, _ json: JSONValue, _ tab: ObjectIdentifier
  ) -> Answer {
    let question = questions[place]
    switch ask.method {
    case .put:
      guard question.meeting == tab, !question.publicKey.isEmpty else {
        return Answer(status: 404)
      }
      questions[place].sealed = text(json, "sealed")
    case .delete where question.asker == tab: questions.remove(at: place)
    case .delete: questions[place].isDenied = true
    default:
      if question.isDenied { return ok([JSONMember("state", .string("denied"))]) }
      guard question.meeting != nil else {
        return ok([JSONMember("state", .string("waiting"))])
      }
      let nonce = JSONMember("nonce", .string(question.answer))
      guard let sealed = question.sealed else {
        return ok([JSONMember("state", .string(state(question))), nonce])
      }
      return ok([
        JSONMember("state", .string("approved")), nonce, JSONMember("sealed", .string(sealed)),
      ])
    }
    return Answer(status: 204)
  }

  private func state(_ question: Question) -> String {
    if question.meeting == nil { return "waiting" }
    return question.publicKey.isEmpty ? "met" : "revealed"
  }

  private func shown(_ question: Question) -> [JSONMember] {
    let revealed =
      question.publicKey.isEmpty
      ? []
      : [
        JSONMember("publicKey", .string(question.publicKey)),
        JSONMember("nonce", .string(question.nonce)),
      ]
    return [
      JSONMember("id", .string(question.id)), JSONMember("name", .string("Phone")),
      JSONMember("state", .string(state(question))),
      JSONMember("commitment", .string(question.commitment)),
      JSONMember("createdAt", .int(question.at.milliseconds)),
    ] + revealed
  }

  private func ok(_ members: [JSONMember]) -> Answer {
    Answer(status: 200, body: JSONValue.object(members).bytes)
  }

  private func text(_ json: JSONValue, _ name: String) -> String {
    if case .string(let text)? = json[name] { text } else { "" }
  }
}
