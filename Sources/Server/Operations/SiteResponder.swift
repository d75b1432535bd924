// The one place where a request meets its answer.

import HTTPTypes
import Hummingbird
import Logging

/// Routes by exact path: first the server's own, then the files of the web app.
struct SiteResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let assets: AssetResponder
  let log: RequestLog

  func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
    let start = ContinuousClock.now
    let (kind, answer) = answer(to: request)
    log.note(method: request.method, kind, answer.status, since: start)
    return request.method == .head ? answer.createHeadResponse() : answer
  }

  private func answer(to request: Request) -> (RequestLog.Kind, Response) {
    guard request.method == .get || request.method == .head else {
      return (.refused, PlainAnswer.methodNotAllowed)
    }
    let path = String((request.head.path ?? "").prefix { $0 != "?" })
    if path == Health.path { return (.health, Health.answer) }
    if let answer = assets.respond(toPath: path, headers: request.headers) {
      return (path == "/" ? .page : .asset, answer)
    }
    return (.unknown, PlainAnswer.notFound)
  }
}
