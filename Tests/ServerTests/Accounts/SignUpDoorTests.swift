// Who may make an account: anybody, who was invited, or nobody.

import Engine
import HTTPTypes
import HummingbirdTesting
import Server
import Testing

@Suite("The door for new accounts")
struct SignUpDoorTests {
  private func signUp(
    _ server: AccountServer, _ email: String, _ invitation: String? = nil
  ) async throws -> TestResponse {
    var body = Person(email: email).signUp
    if let invitation { body["invitation"] = .string(invitation) }
    return try await server.send(.post, "/api/accounts", body)
  }

  private func invite(_ server: AccountServer, days: Int64 = 7) throws -> String {
    try Invitation.text(data: server.data.path, days: days, now: server.clock.now)
  }

  @Test("A closed server says so, and takes nobody, known or not")
  func closed() async throws {
    try await AccountServer.run(["REDSTART_SIGN_UP": "closed"]) { server in
      #expect(try await server.send(.get, "/api/server").text("signUp") == "closed")
      let code = try invite(server)
      for invitation in [nil, code] {
        let answer = try await signUp(server, "ada@example.org", invitation)
        #expect(answer.status == .forbidden && answer.code == "sign_up_closed")
      }
      let signIn = try await server.send(.post, "/api/sessions", Person().signIn())
      #expect(signIn.status == .unauthorized)
    }
  }

  @Test("An invitation is good for one person, for its days, and on its own server")
  func invitation() async throws {
    try await AccountServer.run(["REDSTART_SIGN_UP": "invitation"]) { server in
      #expect(try await server.send(.get, "/api/server").text("signUp") == "invitation")
      let code = try invite(server)
      let elsewhere = try AccountServer.otherSecret()
      let foreign = try Invitation.text(data: elsewhere.path, days: 7, now: server.clock.now)
      let changed = String(code.reversed())
      for wrong in [nil, "", "friend", changed, code + "A", foreign] {
        let answer = try await signUp(server, "ada@example.org", wrong)
        #expect([.forbidden, .badRequest].contains(answer.status), "\(wrong ?? "none")")
      }
      #expect(try await signUp(server, "ada@example.org", " \(code) ").status == .accepted)
      #expect(try await signUp(server, "ada@example.org", code).status == .accepted, "sent again")
      let second = try await signUp(server, "eve@example.org", code)
      #expect(second.status == .forbidden && second.code == "invitation")
      let late = try invite(server, days: 1)
      server.clock.advance(days: 1)
      #expect(try await signUp(server, "eve@example.org", late).code == "invitation")
      _ = try await server.signIn(Person())
    }
  }

  @Test("A full server takes nobody new, and everybody who is there")
  func full() async throws {
    try await AccountServer.run(["REDSTART_MOST_ACCOUNTS": "2"]) { server in
      for name in ["ada", "bea"] {
        #expect(try await signUp(server, name + "@example.org").status == .accepted)
      }
      #expect(try await server.send(.get, "/api/server").text("signUp") == "closed")
      #expect(try await signUp(server, "eve@example.org").code == "sign_up_closed")
      _ = try await server.signIn(Person())
    }
  }
}

extension AccountServer {
  /// A data directory with a secret of its own.
  static func otherSecret() throws -> Folder {
    let folder = try Folder()
    try folder.write("secret", String(repeating: "s", count: 32))
    return folder
  }
}
