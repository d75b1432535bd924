// Prose with something wrong in it, and the rules that see it.

import Testing

struct ContentRulesTests {
  @Test("A text in both languages has nothing to mend")
  func whole() {
    let paths = ["Content/exercises/plank.en.md", "Content/exercises/plank.de.md", "Web/app.js"]
    #expect(ContentRules.twins(paths).isEmpty)
  }

  @Test("A text in one language misses its twin", arguments: ["en", "de"])
  func alone(language: String) {
    let other = language == "en" ? "de" : "en"
    let found = ContentRules.twins(["Content/exercises/plank.\(language).md"])
    #expect(found.map { $0.what } == ["no twin Content/exercises/plank.\(other).md"])
  }

  @Test(
    "A file that nobody would find is named",
    arguments: [
      "Content/plank.en.md", "Content/exercises/plank.md", "Content/exercises/plank.fr.md",
      "Content/exercises/plank.en.txt", "Content/exercises/.en.md",
      "Content/exercises/more/plank.en.md",
    ])
  func misplaced(path: String) {
    #expect(ContentRules.twins([path]).count == 1)
  }

  @Test("Words that press are found in prose too, and only there")
  func words() {
    let step = "1. You must hold still!\n"
    let prose = SourceFile(path: "Content/exercises/plank.en.md", text: step)
    #expect(ContentRules.words(prose).count == 2)
    let page = SourceFile(path: "Docs/architecture.md", text: step)
    #expect(ContentRules.words(page).isEmpty)
  }
}
