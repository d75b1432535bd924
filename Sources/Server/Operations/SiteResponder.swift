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

  func respond(to request: Request, context: SiteContext) async throws -> Response {
    let start = ContinuousClock.now
    let (kind, answer) = await answer(to: request, context)
    log.note(method: request.method, kind, answer.status, since: start)
    return request.method == .head ? answer.createHeadResponse() : answer
  }

  private func answer(
    to request: Request, _ context: SiteContext
  ) async -> (RequestLog.Kind, Response) {
    let path = String((request.head.path ?? "").prefix { $0 != "?" })
    if APIResponder.owns(path) {
      let answer = await api.respond(to: request, context: context)
      return (path == FoodsResponder.path ? .foods : .api, answer)
    }
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
