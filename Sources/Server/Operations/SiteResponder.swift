// The one place where a request meets its answer.

import HTTPTypes
import Hummingbird
import Logging

/// Routes by exact path: first the server's own, then the files of the web app.
struct SiteResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let assets: AssetResponder
  let foods: FoodsResponder
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
    let address = request.head.path ?? ""
    let path = String(address.prefix { $0 != "?" })
    if path == Health.path { return (.health, Health.answer) }
    if path == FoodsResponder.path {
      return (.foods, foods.respond(toQuery: address.dropFirst(path.count + 1)))
    }
    if let answer = assets.respond(toPath: path, headers: request.headers) {
      return (path == "/" ? .page : .asset, answer)
    }
    return (.unknown, PlainAnswer.notFound)
  }
}
