// The one place where a request meets its answer.

import HTTPTypes
import Hummingbird
import Logging

/// Routes by path: health, what lies below /api, then the files of the web app.
struct SiteResponder: HTTPResponder {
  typealias Context = SiteContext

  let assets: AssetResponder
  let api: APIResponder
  let log: RequestLog
  let metrics: Metrics

  func respond(to request: Request, context: SiteContext) async throws -> Response {
    let start = ContinuousClock.now
    let (kind, route, found) = await answer(to: request, context)
    var answer = found
    let time = ContinuousClock.now - start
    log.note(method: request.method, kind, answer.status, in: time)
    metrics.answered(request.method, route ?? kind.rawValue, answer.status, in: time)
    if request.method == .head { return answer.createHeadResponse() }
    answer.body = AnswerBody.paced(answer.body, on: context.loop)
    return answer
  }

  /// With the pattern of the route, where there is one.
  private func answer(
    to request: Request, _ context: SiteContext
  ) async -> (RequestLog.Kind, route: String?, Response) {
    let path = String((request.head.path ?? "").prefix { $0 != "?" })
    guard SiteResponder.namesOneHost(request) else { return (.refused, nil, PlainAnswer.noHost) }
    if APIResponder.owns(path) {
      let (route, answer) = await api.respond(to: request, context: context)
      return (path == FoodsResponder.path ? .foods : .api, route, answer)
    }
    let (kind, answer) = answer(toPath: path, request)
    return (kind, nil, answer)
  }

  /// The first host of a request is not among its fields; a second one still is (RFC 9112,
  /// section 3.2).
  private static func namesOneHost(_ request: Request) -> Bool {
    request.head.authority?.isEmpty == false && request.headers[hostField] == nil
  }

  private func answer(toPath path: String, _ request: Request) -> (RequestLog.Kind, Response) {
    guard request.method == .get || request.method == .head else {
      return (.refused, PlainAnswer.methodNotAllowed)
    }
    if path == Health.path { return (.health, Health.answer) }
    if let answer = assets.respond(toPath: path, headers: request.headers) {
      return (path == "/" ? .page : .asset, answer)
    }
    return (.unknown, PlainAnswer.notFound)
  }
}

private let hostField = HTTPField.Name("Host")!
