// What the fake server keeps of key pairs and of devices that ask for the vault key.
import App
import Engine

struct FakeKeys {
  struct Question {
    let id: String
    let asker: ObjectIdentifier
    let publicKey: String
    let at: Instant
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
      let waiting = questions.filter { $0.sealed == nil && !$0.isDenied && $0.asker != tab }
      return ok([JSONMember("approvals", .array(waiting.map { .object(shown($0)) }))])
    case "POST " + start:
      count += 1
      let id = Identifier(high: 7, low: count).text
      questions.removeAll { $0.asker == tab }
      questions.append(
        Question(id: id, asker: tab, publicKey: text(json, "publicKey"), at: now))
      return ok([JSONMember("id", .string(id))])
    default:
      guard ask.path.hasPrefix(start + "/") else { return nil }
      return about(String(ask.path.dropFirst(start.count + 1)), ask, json, tab)
    }
  }

  private mutating func about(
    _ id: String, _ ask: Ask, _ json: JSONValue, _ tab: ObjectIdentifier
  ) -> Answer {
    guard let place = questions.firstIndex(where: { $0.id == id }) else {
      return Answer(status: 404)
    }
    let question = questions[place]
    switch ask.method {
    case .put: questions[place].sealed = text(json, "sealed")
    case .delete where question.asker == tab: questions.remove(at: place)
    case .delete: questions[place].isDenied = true
    default:
      if question.isDenied { return ok([JSONMember("state", .string("denied"))]) }
      guard let sealed = question.sealed else {
        return ok([JSONMember("state", .string("waiting"))])
      }
      return ok([
        JSONMember("state", .string("approved")), JSONMember("sealed", .string(sealed)),
      ])
    }
    return Answer(status: 204)
  }

  private func shown(_ question: Question) -> [JSONMember] {
    [
      JSONMember("id", .string(question.id)), JSONMember("name", .string("Phone")),
      JSONMember("publicKey", .string(question.publicKey)),
      JSONMember("createdAt", .int(question.at.milliseconds)),
    ]
  }

  private func ok(_ members: [JSONMember]) -> Answer {
    Answer(status: 200, body: JSONValue.object(members).bytes)
  }

  private func text(_ json: JSONValue, _ name: String) -> String {
    if case .string(let text)? = json[name] { text } else { "" }
  }
}
