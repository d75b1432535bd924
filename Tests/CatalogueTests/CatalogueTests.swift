// Another language says everything that the first one says, counts in its own way, and needs no
// line of Swift.
import App
import Catalogue
import Foundation
import Testing

@Suite("Catalogues beside each other")
struct CatalogueTests {
  private static let head = "### name: X\n"
  private static let english = """
    ### name: English
    add = Make a plan
    days = { $count ->
        [one] One day
       *[other] { $count } days
    }

    """

  private func problem(_ tag: String, _ text: String) -> String? {
    do {
      let original = try Catalogue(tag: "en", text: Self.english)
      try Catalogue(tag: tag, text: Self.head + text).check(against: original)
      return nil
    } catch { return "\(error)" }
  }

  private static let polishDays = """
    days = { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }

    """

  @Test("A language with forms of its own is taken")
  func polish() { #expect(problem("pl", "add = Plan\n" + Self.polishDays) == nil) }

  @Test(
    "What is missing, too much, unknown or counted wrongly is named",
    arguments: [
      (polishDays, "add is missing"),
      ("add = Plan\nmore = x\n" + polishDays, "more is not used"),
      ("add = Plan { $name }\n" + polishDays, "$name"),
      ("add = Plan {\"{\"}\n" + polishDays, "brace"),
      ("add = Plan\ndays = { $count ->\n   *[other] dni\n}\n", "one, few, many, other"),
      ("add = Plan\nadd = Plan\n" + polishDays, "twice"),
    ])
  func named(text: String, what: String) throws {
    let said = try #require(problem("pl", text))
    #expect(said.contains(what), "\(said)")
  }

  @Test("A language whose plurals nobody knows is refused")
  func unknown() throws {
    #expect(problem("xx", "add = x\n" + Self.polishDays)?.contains("xx") == true)
  }

  @Test("A table is read again, whatever comes first in it")
  func table() throws {
    let english = try Catalogue(tag: "en", text: Self.english)
    let polish = try Catalogue(tag: "pl", text: Self.head + "add = Plan\n" + Self.polishDays)
    let numbers = try WordNumbers([english, polish], first: ["days"])
    #expect(numbers.firstCount == 1)
    #expect {
      try WordNumbers([english, polish], first: ["days", "weeks"])
    } throws: { "\($0)".contains("weeks is no message") }
    let text = try WordTable.text(polish, english, ids: numbers.ids[...])
    let list = try #require(WordList(Array(text.utf8)))
    #expect(list.tag == "pl")
    #expect(!list.isRightToLeft)
    #expect(list.count == 2)
    let days = try #require(numbers.numbers["days"])
    let said = [1, 2, 5, 12, 22].map { list.text(days, [String($0)], by: $0) }
    #expect(said == ["1 dzień", "2 dni", "5 dni", "12 dni", "22 dni"])
    #expect(list.text(numbers.numbers["add"] ?? 9, [], by: 0) == "Plan")
    #expect(list.text(2, [], by: 0) == nil)
  }

  @Test(
    "Bytes that are no table are none, and nothing traps",
    arguments: [
      "", "\n", "redstart-words 1 de ltr 1", "redstart-words 2 de ltr 1\nx\n",
      "redstart-words 1 de ltr 99\nx\n", "redstart-words 1 de ltr x\nx\n", "<!DOCTYPE html>\n<p>\n",
    ])
  func noTable(text: String) { #expect(WordList(Array(text.utf8)) == nil) }

  @Test("Instructions that nobody writes are left out")
  func oddSigns() throws {
    let list = try #require(WordList(Array("redstart-words 1 ar rtl 6\n{z{~{|x\n{?a{|b\n{\n".utf8)))
    #expect(list.isRightToLeft)
    #expect(list.text(0, ["v"], by: 0) == "")
    #expect(list.text(1, [], by: 1) == "b")
    #expect(list.text(1, [], by: 7) == "")
    #expect(list.text(2, [], by: 0) == "")
  }

  @Test("A third language is a file, and changes nothing but what is made")
  func third() throws {
    let project = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let root = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: project.appending(path: "Words"), to: root.appending(path: "Words"))
    let english = try String(
      contentsOf: root.appending(path: "Words/en.ftl"), encoding: .utf8)
    let hebrew = english.replacing("### name: English", with: "### name: Test")
      .replacing("### direction: ltr", with: "### direction: rtl")
      .replacing("\n   *[other]", with: "\n    [two] two\n   *[other]")
    try hebrew.write(
      to: root.appending(path: "Words/he.ftl"), atomically: true, encoding: .utf8)
    let made = try WordFiles(root: root).made()
    let counts = try #require(made.first { $0.path.hasSuffix("WordCounts.swift") }).text
    #expect(counts.contains("static let tags = [\"en\", \"de\", \"he\"]"))
    #expect(counts.contains("static let names = [\"English\", \"Deutsch\", \"Test\"]"))
    let table = try #require(made.first { $0.path.hasSuffix("Words_he.swift") }).text
    #expect(table.contains("redstart-words 1 he rtl 7\n"))
  }
}
