// Staying signed in, and ceasing to be.

import Engine
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@Suite("Sessions")
struct SessionTests {
  @Test func theCookiesAreOutOfReachOfScriptsAndOtherSites() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let answer = try await server.send(.post, "/api/sessions", Person().signIn())
      let cookies = answer.headers[values: .setCookie]
      #expect(cookies.count == 3)
      for cookie in cookies {
        #expect(cookie.hasPrefix("__Host-redstart-"))
        #expect(cookie.hasSuffix("; Path=/; Secure; HttpOnly; SameSite=Strict"))
      }
      #expect(cookies[0].contains("; Max-Age=600;"))
      #expect(cookies[1].contains("; Max-Age=2592000;"))
      #expect(cookies[2].hasPrefix("__Host-redstart-device=") && cookies[2].contains("=31536000;"))
      let jar = Jar(answer)
      #expect(Base64.decode(jar.refresh)?.count == 32)
      #expect(try await server.look(jar) == 200)
      #expect(try await server.look(Jar()) == 401)
    }
  }

  @Test func anAccessTokenLastsTenMinutes() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      server.clock.advance(seconds: 599)
      #expect(try await server.look(jar) == 200)
      server.clock.advance(seconds: 1)
      #expect(try await server.look(jar) == 401)
      let fresh = Jar(try await server.refresh(jar))
      #expect(try await server.look(fresh) == 200)
    }
  }

  @Test func aUsedRefreshTokenGivesTheSameSuccessorForHalfAMinute() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      let first = try await server.refresh(jar)
      #expect(first.status == .noContent)
      server.clock.advance(seconds: 30)
      let second = try await server.refresh(jar)
      #expect(Jar(first).refresh == Jar(second).refresh)
      #expect(Jar(first).refresh != jar.refresh)
      #expect(try await server.look(Jar(second)) == 200)
      let third = try await server.refresh(Jar(first))
      #expect(third.status == .noContent)
    }
  }

  @Test("An answer that was lost signs nobody out, however late the token comes again")
  func lostAnswer() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      let lost = Jar(try await server.refresh(jar))
      for seconds in [31, 3_600, 20 * 86_400] as [Int64] {
        server.clock.advance(seconds: seconds)
        let again = try await server.refresh(jar)
        #expect(again.status == .noContent)
        #expect(Jar(again).refresh == lost.refresh, "one successor, and no second family")
        #expect(try await server.look(Jar(again)) == 200)
      }
      #expect(try await server.refresh(lost).status == .noContent)
      let log = try String(contentsOfFile: server.data.path + "/audit.log", encoding: .utf8)
      #expect(!log.contains("refresh_reused"))
    }
  }

  @Test("A successor that was never used runs out with its session")
  func lostForTooLong() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      _ = try await server.refresh(jar)
      server.clock.advance(days: 31)
      #expect(try await server.refresh(jar).status == .unauthorized)
      #expect(try await server.refresh(jar).status == .unauthorized)
      let log = try String(contentsOfFile: server.data.path + "/audit.log", encoding: .utf8)
      #expect(!log.contains("refresh_reused"))
    }
  }

  @Test("A token that comes back after its successor was used ends the session and is noted")
  func stolenToken() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let stolen = try await server.signIn(Person())
      let other = try await server.signIn(Person(), device: 2)
      var owner = Jar(try await server.refresh(stolen))
      owner = Jar(try await server.refresh(owner))
      server.clock.advance(seconds: 31)
      #expect(try await server.refresh(stolen).status == .unauthorized)
      #expect(try await server.look(owner) == 401)
      #expect(try await server.refresh(owner).status == .unauthorized)
      #expect(try await server.look(other) == 200, "another session goes on")
      let log = try String(contentsOfFile: server.data.path + "/audit.log", encoding: .utf8)
      #expect(log.contains("refresh_reused"))
      #expect(!log.contains("ada@") && !log.contains("127.0.0.1"))
    }
  }

  @Test func manyTabsThatRefreshAtOnceAllStaySignedIn() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      var jar = try await server.signIn(Person())
      for _ in 0..<20 {
        server.clock.advance(seconds: 300)
        let old = jar
        let answers = try await withThrowingTaskGroup(of: TestResponse.self) { group in
          for _ in 0..<5 { group.addTask { try await server.refresh(old) } }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(answers.map { Jar($0).refresh }).count == 1)
        #expect(answers.allSatisfy { $0.status == .noContent })
        jar = Jar(answers[0])
      }
    }
  }

  @Test func aSessionEndsAfterThirtyDaysWithoutUseAndAfterNinetyInAnyCase() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let idle = try await server.signIn(Person())
      var used = try await server.signIn(Person(), device: 2)
      server.clock.advance(days: 29)
      used = Jar(try await server.refresh(used))
      server.clock.advance(days: 2)
      #expect(try await server.refresh(idle).status == .unauthorized)
      server.clock.advance(days: 27)
      used = Jar(try await server.refresh(used))
      server.clock.advance(days: 27)
      let late = try await server.refresh(used)
      #expect(late.headers[values: .setCookie].last?.contains("Max-Age=432000;") == true)
      server.clock.advance(days: 6)
      #expect(try await server.refresh(Jar(late)).status == .unauthorized)
    }
  }

  @Test func oneDeviceCanSignAnotherOut() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let phone = try await server.signIn(Person())
      let lost = try await server.signIn(Person(), device: 2)
      let list = try await server.send(.get, "/api/devices", nil, phone)
      guard case .array(let devices)? = list.json["devices"] else {
        Issue.record("no devices")
        return
      }
      #expect(devices.map { $0["isCurrent"] }.contains(.bool(true)))
      #expect(devices.count == 2)
      let other = try #require(devices.first { $0["isCurrent"] == .bool(false) })
      #expect(other["name"] == .string("Phone 2"))
      #expect(other["device"] == .string("0000000000000002"))
      guard case .string(let id)? = other["id"] else { return }
      #expect(try await server.send(.delete, "/api/devices/" + id, nil, phone).status.code == 204)
      #expect(try await server.look(lost) == 401, "at once, not when its token runs out")
      #expect(try await server.refresh(lost).status == .unauthorized)
      #expect(try await server.look(phone) == 200)
      #expect(try await server.send(.delete, "/api/devices/" + id, nil, phone).status.code == 404)
    }
  }

  @Test func nobodySignsOutTheDeviceOfAnotherAccount() async throws {
    try await AccountServer.run { server in
      var eve = Person()
      eve.email = "eve@example.org"
      try await server.signUp(Person())
      try await server.signUp(eve)
      let ada = try await server.signIn(Person())
      let stranger = try await server.signIn(eve)
      let list = try await server.send(.get, "/api/devices", nil, ada)
      guard case .array(let devices)? = list.json["devices"],
        case .string(let id)? = devices[0]["id"]
      else { return }
      let answer = try await server.send(.delete, "/api/devices/" + id, nil, stranger)
      #expect(answer.status == .notFound)
      #expect(try await server.look(ada) == 200)
    }
  }

  @Test func signingInAgainOnADeviceEndsItsOlderSession() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let old = try await server.signIn(Person())
      let new = try await server.signIn(Person())
      #expect(try await server.look(old) == 401)
      #expect(try await server.look(new) == 200)
    }
  }

  @Test func aSessionCanSpeakForAnotherDeviceButNotForOneThatIsTaken() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      _ = try await server.signIn(Person(), device: 2)
      func set(_ device: String, _ jar: Jar) async throws -> TestResponse {
        try await server.send(
          .put, "/api/sessions/device", ["device": .string(device)], jar)
      }
      #expect(try await set("0000000000000002", jar).status == .badRequest)
      #expect(try await set("2", jar).status == .badRequest)
      let moved = try await set("00000000000000ff", jar)
      #expect(moved.status == .noContent)
      #expect(try await server.look(jar) == 401, "the old token names the old device")
      #expect(try await server.look(Jar(moved)) == 200)
      #expect(try await server.look(Jar(try await server.refresh(jar))) == 200)
    }
  }

  @Test func signingOutTakesTheCookiesAwayAndEndsTheSession() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let first = try await server.signIn(Person())
      let second = try await server.signIn(Person(), device: 2)
      let third = try await server.signIn(Person(), device: 3)
      let out = try await server.send(.delete, "/api/sessions/current", nil, first)
      #expect(out.status == .noContent)
      #expect(out.headers[values: .setCookie].allSatisfy { $0.contains("=; Max-Age=0;") })
      #expect(try await server.look(first) == 401)
      #expect(try await server.look(second) == 200)
      let all = try await server.send(.delete, "/api/sessions", nil, second)
      #expect(all.status == .noContent)
      #expect(try await server.look(third) == 401)
      #expect(try await server.refresh(third).status == .unauthorized)
    }
  }

  static let cookies = [
    "", "__Host-redstart-refresh=", "__Host-redstart-refresh=a",
    "__Host-redstart-refresh=" + String(repeating: "A", count: 43),
    "__Host-redstart-refresh=" + String(repeating: "A", count: 5_000), "redstart-refresh=a",
  ]

  @Test("A refresh token that is none is refused", arguments: cookies)
  func strangeRefresh(cookie: String) async throws {
    try await AccountServer.run { server in
      let answer = try await server.send(
        .post, "/api/sessions/refresh", nil, headers: cookie.isEmpty ? [:] : ["Cookie": cookie])
      #expect(answer.status == .unauthorized)
      #expect(answer.headers[.setCookie] == nil)
    }
  }
}
