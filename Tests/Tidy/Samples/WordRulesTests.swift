// Which words are refused where.

import Testing

@Suite("Words are chosen")
struct WordRulesTests {
  @Test("Unfinished work is refused everywhere")
  func unfinished() {
    func count(_ path: String, _ text: String) -> Int {
      WordRules.unfinished(SourceFile(path: path, text: text)).count
    }
    #expect(count("Docs/a.md", "TODO: more") == 1)
    #expect(count("Web/a.js", "// FIXME, XXX") == 2)
    #expect(count("tools/a.sh", "mktemp /tmp/a.XXXXXX # todo") == 0)
  }

  @Test(
    "A vague or loaded type name is refused",
    arguments: [
      ("struct PlanManager {}", 1), ("enum A { struct TimeUtils {} }", 1), ("class Habit {}", 1),
      ("typealias SyncService = Int", 1), ("struct HabitLoop {}", 0), ("struct Plan {}", 0),
      ("// struct PlanManager", 0), ("let a: any Service", 0), ("case .class: Goal()", 0),
    ])
  func types(text: String, count: Int) {
    let file = SourceFile(path: "Sources/Engine/A.swift", text: text)
    #expect(WordRules.typeNames(file).count == count)
  }

  @Test(
    "A sentence that shames or shouts is refused",
    arguments: [
      "You failed today.", "Relapse", "You should rest.", "You must.", "A bad day.", "Oops.",
      "Streak lost", "Don’t give up", "Du hast versagt.", "Ein Rückfall.", "Deine Rückfälle.",
      "Du bist gescheitert.", "Reset it.", "Zurücksetzen", "Du musst.", "Du sollst.",
      "Ein schlechter Tag.", "Noted!",
    ])
  func shame(sentence: String) {
    #expect(WordRules.shame(in: sentence).count == 1)
  }

  @Test(
    "A kind sentence is left alone",
    arguments: [
      "You slipped at 22:10. 31 days of 33 were yours.", "Mustard", "A badge", "Ein kaltes Bad",
      "Muster", "Shoulders down", "Noted.", "12 so far, 8 left.",
    ])
  func kind(sentence: String) {
    #expect(WordRules.shame(in: sentence) == [])
  }

  @Test("Only strings of texts for people are read")
  func personFacing() {
    func count(_ path: String, _ text: String) -> Int {
      WordRules.personFacing(SourceFile(path: path, text: text)).count
    }
    let text = "// This must stay!\nlet a = \"You must\"\nlet b = !c\n"
    #expect(count("Sources/App/Everyday/Today/TodayText.swift", text) == 1)
    #expect(count("Sources/App/Everyday/Today/TodayScreen.swift", text) == 0)
    #expect(count("Sources/Engine/Core/Codec/JSONText.swift", text) == 0)
    let words = "# You must not.\nmust-go = Fine\nkeep = You must\nlong =\n    Stay!\n"
    #expect(count("Words/en.ftl", words) == 2)
  }
}
