// The tone of the progress and plan screens.

import App
import Engine
import Testing

/// Words and signs that no page says.
private let unwanted = [
  "!", "failed", "failure", "relapse", "should", "must", " bad", "oops", "streak", "Rückfall",
  "versagt", "musst", "sollst", "schlecht", " muss ", " soll ",
]

/// The words between the tags.
private func words(_ page: String) -> String {
  var words = ""
  var isTag = false
  for character in page.drop(while: { $0 != "\n" }) {
    if character == "<" { isTag = true }
    if !isTag { words.append(character) }
    if character == ">" {
      isTag = false
      words.append(" ")
    }
  }
  return words
}

@Test("Progress and plan are calm in both languages", arguments: ["en", "de"])
func calmWords(language: String) {
  let plan = Plan(
    fromDay: Day(text: "2026-05-04")!, kind: .reduce, baseline: 20_000,
    quitDay: Day(text: "2026-06-22")!, price: 800, packUnits: 20)
  let journal = [
    SampleJournal.tracker(.vape), SampleJournal.plan(plan, of: SampleJournal.vaping),
    SampleJournal.total(40, on: "2026-05-11", of: SampleJournal.vaping),
    SampleJournal.total(40, on: "2026-05-12", of: SampleJournal.vaping),
    SampleJournal.craving(1, on: "2026-05-11", outcome: .used),
  ]
  let progress = Sitting(.progress, on: "2026-05-13", language: language, journal: journal)
  var planning = Sitting(.plan, on: "2026-05-13", language: language, journal: journal)
  _ = planning.press("change-vape")
  planning.type("1", into: "length")
  planning.type("x", into: "price")
  _ = planning.press("use-plan")
  for page in [progress.page, planning.page] {
    let words = words(page)
    #expect(words.count > 500)
    for word in unwanted { #expect(!words.contains(word), "\(word)") }
  }
}
