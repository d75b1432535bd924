// Answers of a server that says what no server means.
import App
import Engine
import Testing

@Suite("Answers that no server means")
struct HostileAnswerTests {
  @Test(
    "A time to wait is neither before now nor behind tomorrow",
    arguments: [
      ("429 9223372036854775807", 86_400), ("429 -9223372036854775808", 0), ("503 60", 60),
      ("429", nil), ("429 soon", nil), ("429 9223372036854775808", nil),
    ] as [(String, Int64?)])
  func wait(_ line: String, _ seconds: Int64?) throws {
    let arrival = Arrival(kind: 34, token: 5, bytes: Array((line + "\n{}").utf8))
    guard case .answered(let token, let answer) = try #require(arrival) else {
      Issue.record("not an answer")
      return
    }
    #expect(token == 5)
    #expect(answer.retrySeconds == seconds)
    #expect(answer.body == Array("{}".utf8))
  }

  @Test(
    "A problem is one by its type, wherever that stands",
    arguments: [
      ("410 application/problem+json", true), ("410 30 application/problem+json", true),
      ("410 application/problem+json; charset=utf-8", true), ("410", false),
      ("410 text/html", false), ("410 30 application/json", false),
    ] as [(String, Bool)])
  func type(_ line: String, _ isProblem: Bool) throws {
    let arrival = Arrival(kind: 34, token: 5, bytes: Array((line + "\n{}").utf8))
    guard case .answered(_, let answer) = try #require(arrival) else {
      Issue.record("not an answer")
      return
    }
    #expect(answer.isProblem == isProblem && answer.status == 410)
    #expect(answer.retrySeconds == (line.contains("30") ? 30 : nil))
  }
}
