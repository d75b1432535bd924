// Help numbers that are newer than the app: taken whole or not at all, and old ones say so.
import App
import Engine
import Testing

@Suite("Newer help numbers") struct NewerDirectoryTests {
  private func opened(_ text: String, on day: String = "2026-12-01") -> Sitting {
    let country: Draft = .create(
      Settings.identifier, kind: Settings.kind, [Field("country", .text("DE"))])
    var sitting = Sitting(.help, on: day, journal: [SampleJournal.tracker(.cigarettes), country])
    _ = sitting.program.receive(
      Arrival(kind: 30, token: 0, bytes: Array(("help\n" + text).utf8))!, sitting.moment)
    return sitting
  }

  private let line = "DE|crisis|Beispiel|0800 1234|||1-5 09:00-20:00||free|young|beispiel.de\n"

  @Test("The lines of a newer directory stand in the place of those that are built in")
  func newer() {
    let sitting = opened("2026-11-27T08:10:00Z\n" + line)
    #expect(sitting.parts.links.contains("tel:08001234"))
    #expect(!sitting.parts.links.contains("tel:08001110111"))
    let remark =
      "Free · Monday–Friday 09:00–20:00 · For teenagers and young adults · beispiel.de"
    #expect(sitting.words.contains(remark), "\(sitting.words)")
    #expect(sitting.words.contains("Numbers last checked: November 2026."))
  }

  @Test(
    "One that is older than what is built in, or not whole, changes nothing",
    arguments: ["2026-08-31T08:10:00Z\n", "2026-09-01T00:00:00Z\n", "2026-11-27\n", ""])
  func refused(head: String) {
    for text in [head + line, "2026-11-27T08:10:00Z\n" + line + "DE|crisis|A\n"] {
      let sitting = opened(text)
      #expect(!sitting.parts.links.contains("tel:08001234"))
      #expect(sitting.parts.links.contains("tel:08001110111"))
    }
  }

  @Test("After half a year the page says when its numbers were checked, and where newer ones are")
  func old() {
    #expect(!opened("", on: "2027-02-28").words.contains("more than half a year"))
    let sitting = opened("", on: "2027-03-01")
    #expect(sitting.words.contains("last checked in September 2026, more than half a year ago"))
    #expect(sitting.words.contains("findahelpline.com"))
    let newer = opened("2026-11-27T08:10:00Z\n" + line, on: "2027-03-01")
    #expect(!newer.words.contains("more than half a year"))
  }

  @Test("The sheet that answers danger goes by the newer numbers, too")
  func sheet() {
    var sitting = opened("2026-11-27T08:10:00Z\nDE|emergency||113\n" + line)
    _ = sitting.program.send(.went(.thoughts), sitting.moment)
    _ = sitting.press("write-thought")
    sitting.type("I took too many pills just now", into: "thought-thought")
    _ = sitting.press("save-thought")
    #expect(sitting.screen.sheet?.key == "crisis-sheet")
    #expect(sitting.page.contains("tel:113"))
    #expect(!sitting.page.contains("tel:112"))
  }
}
