// What a device asks of the log, read strictly from the address.

import Engine

struct PullQuestion: Equatable {
  let from: Int64
  let epoch: Identifier?
  let limit: Int

  init(_ query: Substring) throws(Problem) {
    guard let fields = QueryFields(query) else {
      throw .invalid("the query is percent-encoded UTF-8, each field once")
    }
    for name in fields.names where !["from", "epoch", "limit"].contains(name) {
      throw .invalid("a query has the fields from, epoch and limit")
    }
    guard let from = fields["from"].flatMap({ Int64($0) }) else {
      throw .invalid("from is a sequence number, 0 for the beginning")
    }
    self.from = from
    epoch = try PullQuestion.epoch(fields["epoch"])
    limit = try PullQuestion.limit(fields["limit"])
  }

  private static func epoch(_ text: String?) throws(Problem) -> Identifier? {
    guard let text else { return nil }
    guard let epoch = Identifier(text: text) else {
      throw .invalid("epoch is 32 lower-case hexadecimal digits")
    }
    return epoch
  }

  private static func limit(_ text: String?) throws(Problem) -> Int {
    guard let text else { return SyncLimits.changesInPull }
    guard let limit = Int(text), (1...SyncLimits.changesInPull).contains(limit) else {
      throw .invalid("limit is a number from 1 to \(SyncLimits.changesInPull)")
    }
    return limit
  }
}
