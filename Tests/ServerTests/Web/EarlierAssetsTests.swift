// A page that is open through a deploy finds the files of its own build.

import Foundation
import NIOCore
import Server
import Testing

@Suite("The files of earlier builds")
struct EarlierAssetsTests {
  private let start = Date(timeIntervalSince1970: 1_774_000_000)
  private let day = 86_400.0

  /// A build whose script and engine have `number` in their names.
  private func build(_ number: Int) throws -> Folder {
    let folder = try Folder()
    let hash = String(format: "%012x", number)
    try folder.write("index.html", "page \(number)")
    try folder.write("app.\(hash).js", "script \(number)")
    try folder.write("app.\(hash).js.br", "script \(number) in Brotli")
    try folder.write("style.0123456789ab.css", "p{}")
    try folder.write("icons/icon.\(hash).svg", "<svg/>")
    return folder
  }

  private func store(
    _ number: Int, _ kept: Folder, after days: Double
  ) throws -> AssetStore {
    // A folder goes with its last use, and it must be there until it is read.
    let folder = try build(number)
    return try withExtendedLifetime(folder) {
      try AssetStore(directory: folder.path)
        .withEarlier(
          in: EarlierAssets(kept.path + "/assets"), now: start.addingTimeInterval(days * day))
    }
  }

  private func serves(_ store: AssetStore, _ number: Int) -> Bool {
    holds(store, "/app.\(String(format: "%012x", number)).js")
  }

  private func holds(_ store: AssetStore, _ path: String) -> Bool {
    store.content(at: path) != nil
  }

  @Test("Through a hundred deploys the build before is there whole, and the page is the new one's")
  func hundred() throws {
    let kept = try Folder()
    for number in 1...100 {
      let store = try store(number, kept, after: Double(number))
      #expect(serves(store, number))
      #expect(number == 1 || serves(store, number - 1))
      let icon = "/icons/icon.\(String(format: "%012x", max(1, number - 1))).svg"
      #expect(holds(store, icon))
      #expect(store.content(at: "/") == Array("page \(number)".utf8))
      #expect(serves(store, number - 31) == false)
    }
  }

  @Test("Thirty days count from the deploy that replaced a build, however long it was served")
  func fromTheEnd() throws {
    let kept = try Folder()
    _ = try store(1, kept, after: 0)
    #expect(serves(try store(2, kept, after: 200), 1))
    #expect(serves(try store(2, kept, after: 229), 1))
    #expect(!serves(try store(2, kept, after: 230), 1))
  }

  @Test("A build that comes back is current again, and its days begin anew")
  func backAgain() throws {
    let kept = try Folder()
    _ = try store(1, kept, after: 0)
    _ = try store(2, kept, after: 1)
    _ = try store(1, kept, after: 20)
    #expect(serves(try store(3, kept, after: 40), 1))
    #expect(serves(try store(3, kept, after: 49), 2))
    #expect(!serves(try store(3, kept, after: 51), 2))
    #expect(serves(try store(3, kept, after: 69), 1))
  }

  @Test("What is no file of a build is neither served nor removed")
  func foreign() throws {
    let kept = try Folder()
    try kept.write("assets/notes.txt", "mine")
    try kept.write("assets/a b.0123456789ab.js", "mine")
    let store = try store(1, kept, after: 0)
    #expect(!holds(store, "/notes.txt") && !holds(store, "/current"))
    #expect(FileManager.default.fileExists(atPath: kept.path + "/assets/notes.txt"))
    #expect(FileManager.default.fileExists(atPath: kept.path + "/assets/a b.0123456789ab.js"))
  }

  @Test("What is more than the server holds is removed, the oldest first")
  func tooMuch() throws {
    let kept = try Folder()
    for number in 1...4 {
      let folder = try build(number)
      let file = folder.path + "/rest.\(String(format: "%012x", number)).wasm"
      try folder.write("rest.\(String(format: "%012x", number)).wasm", "")
      let handle = try #require(FileHandle(forWritingAtPath: file))
      try handle.truncate(atOffset: UInt64(ServerLimits.earlierAssetBytes / 2 - 1_000))
      try handle.close()
      let store = try AssetStore(directory: folder.path)
        .withEarlier(
          in: EarlierAssets(kept.path), now: start.addingTimeInterval(Double(number) * day))
      let held = (1...number).filter {
        holds(store, "/rest.\(String(format: "%012x", $0)).wasm")
      }
      #expect(held == Array(max(1, number - 2)...number))
    }
  }
}
