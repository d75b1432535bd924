// To a sign-in provider and back: a browser walks this way, not a program.

import Engine
import HTTPTypes
import Hummingbird
import Storage

extension Accounts {
  var providerRoutes: [Route] {
    [
      Route(.get, "/api/oidc/{provider}/start") { try await leave($0) },
      Route(.get, "/api/oidc/{provider}/callback") { request in
        let name = SignInProvider.Name(rawValue: request.parameter)
        guard let name, !name.sendsForm else { throw Problem.notFound }
        return try await comeBack(request, from: name, with: request.query)
      },
      Route(.post, "/api/oidc/apple/callback", isForeignForm: true) { request in
        guard let text = UTF8Text.text(request.body) else {
          throw Problem.invalid("the body is a form")
        }
        return try await comeBack(request, from: .apple, with: text[...])
      },
    ]
  }

  private func office(_ name: SignInProvider.Name) throws(Problem) -> ProviderOffice {
    guard let office = providers.first(where: { $0.provider.name == name }) else {
      throw .notFound
    }
    return office
  }

  private func leave(_ request: APIRequest) async throws -> Response {
    guard let name = SignInProvider.Name(rawValue: request.parameter) else {
      throw Problem.notFound
    }
    let office = try office(name)
    try limits.challengeSource.take(request.source, now: clock())
    let end = clock().adding(milliseconds: ServerLimits.ticketMilliseconds)
    let flow = ProviderFlow(challenges, name, until: end)
    guard let address = try? await office.address(flow, now: clock()) else { return nowhere }
    var response = redirect(address)
    // The provider's page sends its answer from another site, so Strict would stay behind.
    response.headers.append(
      Cookies.field(
        ProviderFlow.cookie, Base64.encode(flow.challenge), seconds: cookieSeconds,
        sameSite: "None"))
    return response
  }

  private var cookieSeconds: Int64 { ServerLimits.ticketMilliseconds / Milliseconds.second }

  /// Into the app with a ticket, or without one.
  private func comeBack(
    _ request: APIRequest, from name: SignInProvider.Name, with query: Substring
  ) async throws -> Response {
    let office = try office(name)
    try limits.tokenSource.take(request.source, now: clock())
    let cookie = Cookies.value(ProviderFlow.cookie, in: request.headers)
    guard let fields = QueryFields(query), let state = fields["state"],
      let flow = ProviderFlow(challenges, name, cookie: cookie, now: clock()),
      isSame(flow.state, state), fields["iss"] ?? office.provider.issuer == office.provider.issuer,
      try challenges.spend(flow.challenge, now: clock()),
      let code = fields["code"], (1...ServerLimits.codeBytes).contains(code.utf8.count),
      let cookie
    else { return nowhere }
    guard let answer = try? await office.answer(to: code, flow, now: clock()) else {
      audit.note(.providerRefused, nil, source: request.source, at: clock())
      return nowhere
    }
    let ticket = OneTimeToken()
    try await store.add(
      ProviderTicket(
        provider: name.rawValue, subject: answer.token.subject, email: answer.token.email,
        name: ProviderRoutes.name(fields["user"]),
        refreshToken: answer.refreshToken.map { secrets.sealed($0, for: name.rawValue) }),
      hash: ProviderFlow.ticketHash(ticket, cookie: cookie),
      until: clock().adding(milliseconds: ServerLimits.ticketMilliseconds))
    var response = redirect("/#/account/oidc/" + ticket.text)
    response.headers.append(Cookies.field(ProviderFlow.cookie, cookie, seconds: cookieSeconds))
    return response
  }

  private func isSame(_ a: String, _ b: String) -> Bool {
    a.utf8.count == b.utf8.count && zip(a.utf8, b.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private var nowhere: Response {
    var response = redirect("/#/account/oidc/none")
    response.headers.append(Cookies.field(ProviderFlow.cookie, "", seconds: 0))
    return response
  }

  /// After a form, too, the browser asks for the next page with GET.
  private func redirect(_ address: String) -> Response {
    Response(status: .seeOther, headers: [.location: address, .cacheControl: "no-store"])
  }
}

private enum ProviderRoutes {
  /// What Apple says once, at the first time: `{"name": {"firstName", "lastName"}}`. Not signed, so
  /// no more than what somebody likes to be called.
  static func name(_ text: String?) -> String? {
    guard let text, text.utf8.count <= ServerLimits.codeBytes,
      let value = try? JSONValue(parsing: Array(text.utf8))
    else { return nil }
    let parts = ["firstName", "lastName"].compactMap { member -> String? in
      guard case .string(let part)? = value["name"]?[member], !part.isEmpty else { return nil }
      return part
    }
    let name = parts.joined(separator: " ")
    guard (1...ServerLimits.personNameBytes).contains(name.utf8.count),
      !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    return name
  }
}
