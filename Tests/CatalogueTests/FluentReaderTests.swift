// Catalogues are read as Fluent writes them, and what is wrong is named with its line.
import Catalogue
import Testing

@Suite("Reading a catalogue")
struct FluentReaderTests {
  private func read(_ text: String) throws -> [Message] {
    var reader = FluentReader(file: "en.ftl", text: text)
    return try reader.read().messages
  }

  private func problem(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch { return "\(error)" }
  }

  @Test("A message has its name, its section and its text")
  func plain() throws {
    let messages = try read("# A word to translators.\n\n## Plan\n\nplan-add = Make a plan\n")
    #expect(messages.map(\.id) == ["plan-add"])
    #expect(messages[0].section == "Plan")
    #expect(messages[0].pattern == .plain([.text("Make a plan")]))
    #expect(messages[0].variables.isEmpty)
  }

  @Test("Variables stand in the order of the text, and a comment says which are numbers")
  func variables() throws {
    let messages = try read(
      "# Variables:\n#   $count (Number)\n#   $rest (String)\nleft = { $name }: { $count }\n")
    #expect(
      messages[0].variables == [
        Variable(name: "name", isNumber: false), Variable(name: "count", isNumber: true),
        Variable(name: "rest", isNumber: false),
      ])
  }

  @Test("A comment belongs to the message right below it alone")
  func comments() throws {
    let messages = try read("# $count (Number)\none = { $count }\n\ntwo = { $count }\n")
    #expect(messages.map { $0.variables[0].isNumber } == [true, false])
  }

  @Test("A plural has its forms in order, and counts by a number")
  func plural() throws {
    let text = "days = { $count ->\n    [one] One day\n   *[other] { $count } days\n}\nnext = x\n"
    let messages = try read(text)
    #expect(
      messages[0].pattern
        == .plural(
          by: "count",
          forms: [
            ("one", [.text("One day")]), ("other", [.variable("count"), .text(" days")]),
          ]))
    #expect(messages[0].variables == [Variable(name: "count", isNumber: true)])
    #expect(messages[1].id == "next")
  }

  @Test("Lines that are set in go on, and quotes keep blanks, braces and hard spaces")
  func longAndQuoted() throws {
    let messages = try read("steps =\n    One.\n    Two.\nend = A{\" \"}\nhard = 5{\"\\u00A0\"}€\n")
    #expect(messages[0].pattern == .plain([.text("One.\nTwo.")]))
    #expect(messages[1].pattern == .plain([.text("A ")]))
    #expect(messages[2].pattern == .plain([.text("5\u{A0}€")]))
  }

  @Test(
    "What is no catalogue is refused with its line",
    arguments: [
      ("a = b\nno sign here\n", "en.ftl:2"),
      ("a b = c\n", "en.ftl:1"),
      ("a = { $open\n", "en.ftl:2"),
      ("a = { word }\n", "en.ftl:2"),
      ("a = { $n ->\n    [one] x\n}\n", "en.ftl:4"),
      ("a = { $n ->\n   *[other] x\n", "en.ftl:3"),
    ])
  func wrong(text: String, place: String) throws {
    let said = try #require(problem(text))
    #expect(said.hasPrefix(place + ": "), "\(said)")
  }
}
