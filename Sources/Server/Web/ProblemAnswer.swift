// What a program is told that asked in a way which cannot be answered.

import Engine
import HTTPTypes
import Hummingbird

/// Problem details: `{"code", "message", "details", "requestId"}`.
package enum ProblemAnswer {
  package static func response(_ problem: Problem, requestID: String) -> Response {
    let body = JSONValue.object([
      JSONMember("code", .string(problem.code.rawValue)),
      JSONMember("message", .string(problem.message)),
      JSONMember("details", .object(problem.details)),
      JSONMember("requestId", .string(requestID)),
    ])
    var response = JSONAnswer.response(problem.code.status, body)
    response.headers[.contentType] = ContentType.problem
    response.headers[.retryAfter] = problem.retryAfter.map { String($0) }
    response.headers[.allow] = problem.allow
    return response
  }
}
