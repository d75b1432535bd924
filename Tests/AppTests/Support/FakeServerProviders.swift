// The part of the made-up server that knows people by Apple and Google.
import App
import Engine

extension FakeServer {
  /// Somebody at a provider; `elsewhere` has another account, and nobody has no address.
  func ticket(_ provider: String, _ subject: String) -> String {
    let name = "ticket-\(tickets.count)"
    tickets[name] = Ticket(provider: provider, subject: subject)
    return name
  }

  struct Ticket {
    let provider: String
    let subject: String
    var email: String { subject + "@example.org" }
  }

  /// By the password, or without one by a session of late.
  func isProven(_ json: JSONValue, _ member: String = "signIn") -> Bool {
    signIn.isEmpty ? isFresh : text(json, member) == signIn
  }

  func answerProvider(_ question: String, _ json: JSONValue, _ tab: Tab) -> Answer? {
    let name = text(json, "ticket")
    switch question {
    case "GET /api/server":
      let mail = sendsMail.map { [JSONMember("mail", .bool($0))] } ?? []
      return ok([JSONMember("providers", .array(providers.map { .string($0) }))] + mail)
    case "POST /api/sessions/oidc":
      guard let ticket = tickets[name] else { return Answer(status: 404) }
      return enter(ticket, name, json, tab)
    case "POST /api/accounts/oidc":
      guard let ticket = tickets.removeValue(forKey: name) else { return Answer(status: 404) }
      return create(by: ticket, json, tab)
    case "POST /api/account/oidc":
      guard let ticket = tickets[name] else { return Answer(status: 404) }
      guard isProven(json) else { return Answer(status: 403) }
      tickets[name] = nil
      linked[ticket.provider] = ticket.subject
      return Answer(status: 204)
    case "DELETE /api/account/oidc/google", "DELETE /api/account/oidc/apple":
      guard !signIn.isEmpty || linked.count > 1 else { return Answer(status: 403) }
      linked[String(question.split(separator: "/").last ?? "")] = nil
      return Answer(status: 204)
    case "PUT /api/account/password":
      guard isProven(json, "oldSignIn") else { return Answer(status: 403) }
      salt = text(json, "salt")
      signIn = text(json, "signIn")
      set("passwordWrap", text(json, "passwordWrap"))
      return Answer(status: 204)
    default: return nil
    }
  }

  private func enter(
    _ ticket: Ticket, _ name: String, _ json: JSONValue, _ tab: Tab
  ) -> Answer {
    if ticket.subject.isEmpty { return Answer(status: 403) }
    if ticket.subject == "elsewhere", text(json, "account") == id.text {
      return ok([JSONMember("state", .string("other"))])
    }
    if linked[ticket.provider] == ticket.subject {
      tickets[name] = nil
      isFresh = true
      return letIn(json, tab)
    }
    let isKnown = account.contains { $0.value == .string(ticket.email) }
    return ok([
      JSONMember("state", .string(isKnown ? "known" : "new")),
      JSONMember("provider", .string(ticket.provider)),
      JSONMember("email", .string(ticket.email)),
    ])
  }

  private func create(by ticket: Ticket, _ json: JSONValue, _ tab: Tab) -> Answer {
    linked[ticket.provider] = ticket.subject
    account = [
      JSONMember("account", .string(id.text)),
      JSONMember("email", .string(ticket.email)),
      JSONMember("wrapName", .string(text(json, "wrapName"))),
      JSONMember("keyVersion", .int(1)),
      JSONMember("recoveryWrap", .string(text(json, "recoveryWrap"))),
    ]
    return letIn(json, tab)
  }
}
