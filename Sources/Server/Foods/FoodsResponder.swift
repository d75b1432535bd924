// Answers a search for foods, with the same engine as in the browser.

import Engine
import Foods
import Hummingbird

/// `GET /api/foods?q=…&limit=…`
struct FoodsResponder: Sendable {
  static let path = "/api/foods"

  private let search: FoodSearch
  private let version: String

  var routes: [Route] {
    [Route(.get, FoodsResponder.path) { try respond(toQuery: $0.query) }]
  }

  init(_ asset: FoodAsset) {
    search = FoodSearch(asset.table)
    version = asset.version
  }

  /// `query` is what stands behind the question mark, undecoded.
  func respond(toQuery query: Substring) throws(Problem) -> Response {
    guard let fields = QueryFields(query) else {
      throw .invalid("the query is not percent-encoded UTF-8")
    }
    for name in fields.names where name != "q" && name != "limit" {
      throw .invalid("a query has the fields q and limit, each once")
    }
    guard let text = fields["q"], (1...FoodsLimits.queryBytes).contains(text.utf8.count) else {
      throw .invalid(
        "q is what was typed, 1 to \(FoodsLimits.queryBytes) bytes of it")
    }
    guard let limit = limit(fields["limit"]) else {
      throw .invalid(
        "limit is a number from \(FoodsLimits.matches.lowerBound) "
          + "to \(FoodsLimits.matches.upperBound)")
    }
    return answer(text, limit)
  }

  private func limit(_ text: String?) -> Int? {
    guard let text else { return FoodsLimits.usualMatches }
    guard let limit = Int(text), FoodsLimits.matches.contains(limit) else { return nil }
    return limit
  }

  private func answer(_ text: String, _ limit: Int) -> Response {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("version")
    writer.string(version)
    writer.key("foods")
    writer.beginArray()
    for match in search.matches(for: text, limit: limit) {
      FoodJSON.write(search.table.food(at: match.index), to: &writer)
    }
    writer.endArray()
    writer.endObject()
    return JSONAnswer.ok(bytes: writer.bytes)
  }
}
