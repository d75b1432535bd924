// From a request below /api to its answer: route, origin, body, room, route's work, problem.

import Engine
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Storage

/// Answers each path below /api, with a problem where there is nothing else to say.
struct APIResponder: Sendable {
  static let prefix = "/api"

  let table: RouteTable
  let origin: OwnOrigin
  let isBehindProxy: Bool
  let logger: Logger
  private let room = Room(ServerLimits.requestsAtOnce)
  private let bodies = BodyRoom(
    ServerLimits.bodiesBytes, ofSource: ServerLimits.bodiesOfSourceBytes)
  private let answers = BodyRoom(
    ServerLimits.answersBytes, ofSource: ServerLimits.answersOfSourceBytes)

  init(_ routes: [Route], origin: OwnOrigin, isBehindProxy: Bool, logger: Logger) {
    table = RouteTable(routes: routes)
    self.origin = origin
    self.isBehindProxy = isBehindProxy
    self.logger = logger
  }

  /// Whether a path is one of these; the files of the app are not.
  static func owns(_ path: some StringProtocol) -> Bool {
    path == prefix || path.hasPrefix(prefix + "/")
  }

  /// With the pattern of the route; a path that is none has none.
  func respond(
    to request: Request, context: SiteContext
  ) async -> (route: String?, Response) {
    let requestID = RandomBytes.identifier().text
    var pattern: String?
    var response: Response
    do {
      let path = (request.head.path ?? "").prefix { $0 != "?" }
      let (route, parameter) = try table.route(request.method, path)
      pattern = route.path
      response = try await answer(request, context, route, parameter)
    } catch let problem as Problem {
      response = ProblemAnswer.response(problem, requestID: requestID)
    } catch {
      response = ProblemAnswer.response(problem(for: error, requestID), requestID: requestID)
    }
    response.headers[.cacheControl] = "no-store"
    response.headers[requestIDField] = requestID
    return (pattern, response)
  }

  private func answer(
    _ request: Request, _ context: SiteContext, _ route: Route, _ parameter: String
  ) async throws -> Response {
    let address = request.head.path ?? ""
    let source = ClientSource.text(request, context, isBehindProxy: isBehindProxy)
    func asked(_ body: [UInt8]) -> APIRequest {
      APIRequest(
        headers: request.headers, host: request.head.authority,
        query: address.drop { $0 != "?" }.dropFirst(), parameter: parameter, source: source,
        body: body)
    }
    if route.method == .get { return try await worked(route, asked([])) }
    if !route.isForeignForm { try origin.check(request) }
    try await route.admits?(asked([]))
    let held = try HeldBody(bodies, source)
    defer { held.end() }
    let body = try await RequestBodyReader.read(request, route, held)
    return try await worked(route, asked(body))
  }

  /// Takes a place only now: a client that sends slowly has none. One that reads slowly keeps none,
  /// and holds its answer within the room for all answers.
  private func worked(_ route: Route, _ request: APIRequest) async throws -> Response {
    guard room.enter() else { throw Problem.busy }
    defer { room.leave() }
    // What was changed is answered in any case; those answers are small.
    guard route.method == .get else { return try await route.answer(request) }
    let held =
      route.answerBytes > 0
      ? try HeldAnswer(answers, request.source, route.answerBytes) : nil
    var response = try await route.answer(request)
    response.body = try AnswerBody.held(response.body, in: answers, of: request.source, held)
    return response
  }

  /// The log gets the kind of error alone: its text could hold what a person wrote.
  private func problem(for error: any Error, _ requestID: String) -> Problem {
    switch error as? StorageError {
    case .full:
      return Problem(code: .storageFull, message: "the server has no room left")
    case .busy: return .busy
    case .broken, nil:
      logger.error(
        "a request ended in trouble",
        metadata: ["error": "\(type(of: error))", "request": "\(requestID)"])
      return Problem(code: .internal, message: "something is wrong on the server")
    }
  }
}

private let requestIDField = HTTPField.Name("X-Request-Id")!
