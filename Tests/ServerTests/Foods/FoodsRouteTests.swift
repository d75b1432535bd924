// The food table and the search for foods, as a browser gets them.

import Engine
import Foods
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Server
import Testing

@Suite("Foods from the server")
struct FoodsRouteTests {
  private struct Current: Decodable {
    let version: String
    let path: String
  }

  private struct Found: Decodable {
    struct Food: Decodable {
      struct Portion: Decodable {
        let name: String
        let grams: Double
      }

      let code: Int
      let name: String
      let germanName: String?
      let energy: Int
      let usualGrams: Double?
      let portions: [Portion]
    }

    let version: String
    let foods: [Food]
  }

  private func get(
    _ client: any TestClientProtocol, _ uri: String, _ headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    try await client.executeRequest(uri: uri, method: .get, headers: headers, body: nil)
  }

  @Test("The current table is named, and its bytes may be kept for ever")
  func asset() async throws {
    try await WebFixture.serve { client in
      let named = try await get(client, "/foods/current.json")
      #expect(named.status == .ok)
      #expect(named.headers[.cacheControl] == "no-cache")
      #expect(named.headers[.contentType] == "application/json")
      let current = try JSONDecoder().decode(Current.self, from: Data(buffer: named.body))
      #expect(current.path == "/foods/\(current.version).foods")
      let table = try await get(client, current.path)
      #expect(table.status == .ok)
      #expect(table.headers[.cacheControl] == "public, max-age=31536000, immutable")
      #expect(table.headers[.contentType] == "application/octet-stream")
      #expect(table.headers[.contentSecurityPolicy]?.isEmpty == false)
      let bytes = [UInt8](Data(buffer: table.body))
      #expect(FoodTableVersion.text(of: bytes) == current.version)
      #expect(try FoodTableReader.table(bytes).count == FoodAsset.starter().table.count)
      let again = try await get(
        client, current.path, [.ifNoneMatch: table.headers[.eTag] ?? ""])
      #expect(again.status == .notModified)
      for wrong in ["/foods/", "/foods", "/foods/0123456789abcdef.foods", current.path + ".br"] {
        #expect(try await get(client, wrong).status == .notFound, "\(wrong)")
      }
    }
  }

  @Test("A search answers with codes, names, energy and portions")
  func search() async throws {
    try await WebFixture.serve { client in
      let answer = try await get(client, "/api/foods?q=co%6Ca&limit=3")
      #expect(answer.status == .ok)
      #expect(answer.headers[.contentType] == "application/json")
      #expect(answer.headers[.cacheControl] == "no-store")
      #expect(answer.headers[.contentSecurityPolicy]?.isEmpty == false)
      let found = try JSONDecoder().decode(Found.self, from: Data(buffer: answer.body))
      #expect(found.version == (try FoodAsset.starter().version))
      let first = try #require(found.foods.first)
      #expect(found.foods.count <= 3)
      #expect(first.code > 10_000_000)
      #expect(!first.name.isEmpty && first.germanName != nil)
      #expect(first.portions.allSatisfy { $0.grams > 0 && !$0.name.isEmpty })
      let head = try await client.executeRequest(
        uri: "/api/foods?q=cola", method: .head, headers: [:], body: nil)
      #expect(head.status == .ok && head.body.readableBytes == 0)
      let one = try await get(client, "/api/foods?limit=1&q=a")
      #expect(try JSONDecoder().decode(Found.self, from: Data(buffer: one.body)).foods.count <= 1)
      let none = try await get(client, "/api/foods?q=%F0%9F%9A%B2+xyzzyq")
      #expect(try JSONDecoder().decode(Found.self, from: Data(buffer: none.body)).foods.isEmpty)
    }
  }

  @Test(
    "A question that cannot be answered gets the details of its problem",
    arguments: [
      ("", "q is what was typed"), ("?", "q is what was typed"), ("?q=", "q is what was typed"),
      ("?limit=5", "q is what was typed"), ("?q=a&limit=0", "limit is a number from 1 to 50"),
      ("?q=a&limit=51", "limit is"), ("?q=a&limit=", "limit is"), ("?q=a&limit=x", "limit is"),
      ("?q=a&limit=99999999999999999999", "limit is"), ("?q=a&q=b", "percent-encoded"),
      ("?q=%", "percent-encoded"), ("?q=%4", "percent-encoded"), ("?q=%zz", "percent-encoded"),
      ("?q=%FF", "percent-encoded"), ("?q=%C3", "percent-encoded"),
      ("?q=a&page=2", "the fields q and limit"),
      ("?q=" + String(repeating: "a", count: FoodsLimits.queryBytes + 1), "q is what was typed"),
    ])
  func problems(_ query: String, _ detail: String) async throws {
    try await WebFixture.serve { client in
      let answer = try await get(client, "/api/foods" + query)
      #expect(answer.status == .badRequest)
      #expect(answer.headers[.contentType] == "application/problem+json")
      #expect(answer.headers[.cacheControl] == "no-store")
      #expect(answer.headers[.contentSecurityPolicy]?.isEmpty == false)
      let text = String(buffer: answer.body)
      #expect(text.contains(detail), "\(text)")
      #expect(text.hasPrefix("{\"code\":\"invalid_request\",\"message\":"))
    }
  }

  @Test("No other method and no other path of the search is answered")
  func others() async throws {
    try await WebFixture.serve { client in
      for path in ["/api/foods/", "/api", "/api/food?q=a", "/API/foods?q=a"] {
        #expect(try await get(client, path).status == .notFound, "\(path)")
      }
      let post = try await client.executeRequest(
        uri: "/api/foods?q=a", method: .post, headers: [:], body: nil)
      #expect(post.status == .methodNotAllowed)
    }
  }

  @Test("A catalogue that is none ends the start in one line")
  func wrongCatalogue() async throws {
    let folder = try Folder()
    try folder.write("foods.db", "no catalogue, only words")
    let web = try WebFixture.folder()
    let program = try Program(
      RunningServer.executable,
      [
        "serve", "--port", "0", "--web", web.path, "--data", folder.path + "/d", "--foods",
        folder.path + "/foods.db",
      ])
    #expect(try await program.status() == 1)
    #expect(program.complaints.contains("foods.db: not a catalogue of foods"))
    #expect(program.complaints.split(separator: "\n").count == 1)
  }
}
