// `redstart gallery` from outside: pages to be looked at, which need no app.

import Foundation
import Testing

struct GalleryCommandTests {
  @Test(
    "Each screen is a page in the language, with no script and with something on it",
    arguments: [("en", "left of"), ("de", "übrig")])
  func pages(language: String, word: String) throws {
    let folder = try Folder()
    let kept = try folder.write("mine", to: "note.txt")
    let outcome = try Command.run(
      "gallery", "--into", folder.path, "--language", language, "--web", "../web/")
    #expect(outcome.status == 0 && outcome.problem.isEmpty, "\(outcome.problem)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".html") }
    for name in ["today", "craving-begun", "craving-passed", "plan", "journey", "milestones"] {
      #expect(names.contains(name + ".html"), "\(names)")
    }
    for name in names {
      let page = String(decoding: try folder.bytes(name), as: UTF8.self)
      #expect(page.contains("<h1") && !page.contains("<script"), "\(name)")
      #expect(page.contains("lang=\"\(language)\""))
      for style in try styles() { #expect(page.contains("../web/" + style), "\(name)") }
    }
    let today = String(decoding: try folder.bytes("today.html"), as: UTF8.self)
    #expect(today.contains(word) && today.contains("data-pose"))
    #expect(try String(contentsOf: URL(filePath: kept), encoding: .utf8) == "mine")
  }

  /// The style sheets of the app's own page.
  private func styles() throws -> [String] {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let index = try String(contentsOf: root.appending(path: "Web/index.html"), encoding: .utf8)
    let names = index.split(separator: "\"").filter { $0.hasSuffix(".css") }.map { String($0) }
    #expect(names.count >= 7)
    return names
  }

  @Test(
    "A language, a minute or a folder that cannot be is a problem in one line",
    arguments: [
      (["--language", "fr"], 2, "fr"), (["--at", "yesterday"], 2, "yesterday"),
      (["--journal", "/nowhere.json"], 1, "/nowhere.json"),
    ])
  func wrong(options: [String], status: Int32, part: String) throws {
    let folder = try Folder()
    let outcome = try Command.run(["gallery", "--into", folder.path + "/made"] + options)
    Command.expectProblem(outcome, status: status, holding: part)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/made/today.html"))
  }

  @Test("A file in the place of the folder stays what it is")
  func occupied() throws {
    let folder = try Folder()
    let file = try folder.write("mine", to: "taken")
    let outcome = try Command.run("gallery", "--into", file)
    Command.expectProblem(outcome, status: 1, holding: "taken")
    #expect(String(decoding: try folder.bytes("taken"), as: UTF8.self) == "mine")
  }

  @Test("Only their owner reads the pages, and a second gallery takes the place of the first")
  func modes() throws {
    let folder = try Folder()
    for language in ["en", "de"] {
      let outcome = try Command.run(
        "gallery", "--into", folder.path + "/made", "--language", language)
      #expect(outcome.status == 0, "\(outcome.problem)")
      for (name, expected) in [("made", 0o700), ("made/today.html", 0o600)] {
        let found = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
        #expect((found[.posixPermissions] as? NSNumber)?.intValue == expected, "\(name)")
      }
      let today = String(decoding: try folder.bytes("made/today.html"), as: UTF8.self)
      #expect(today.contains("lang=\"\(language)\""))
    }
  }

  @Test("A page that no gallery wrote stays as it is")
  func foreign() throws {
    let folder = try Folder()
    _ = try folder.write("<!DOCTYPE html><title>mine</title>", to: "today.html")
    let outcome = try Command.run("gallery", "--into", folder.path)
    Command.expectProblem(outcome, status: 1, holding: "today.html")
    #expect(try folder.bytes("today.html") == Data("<!DOCTYPE html><title>mine</title>".utf8))
  }
}
