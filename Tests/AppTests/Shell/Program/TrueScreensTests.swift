// Every screen is walked through with journals that once made it say something untrue.
import App
import Engine
import Testing

private let drinking = Tracker.identifier(for: .alcohol)

/// The words of every screen, by route.
private func walk(
  on day: String = "2026-03-10", language: String, _ journal: [Draft]
) -> [(Route, String)] {
  var pages: [(Route, String)] = []
  for route in Route.allCases {
    let sitting = Sitting(route, on: day, language: language, journal: journal)
    pages.append((route, sitting.words))
  }
  return pages
}

/// One of each thing that is counted.
private let oneOfEach: [Draft] = {
  let plan = Plan(
    fromDay: Day(text: "2026-03-08")!, kind: .reduce, baseline: 10_000,
    quitDay: Day(text: "2026-05-08")!, price: 800, packUnits: 1)
  return [
    SampleJournal.tracker(.cigarettes, aim: .reduce),
    SampleJournal.plan(plan, of: SampleJournal.smoking),
    SampleJournal.total(1, on: "2026-03-09", of: SampleJournal.smoking),
    SampleJournal.craving(1, on: "2026-03-09", outcome: .passed),
    .create(
      Identifier(high: 3, low: 1), kind: Craving.kind,
      [
        Field("after", .int(3)), Field("at", .int(1_773_000_000_000)),
        Field("day", .int(Int64(Day(text: "2026-03-08")!.number))), Field("intensity", .int(8)),
        Field("intensityAfter", .int(3)), Field("outcome", .text("passed")),
        Field("technique", .text(Technique.boxBreathing.rawValue)),
      ]),
  ]
}()

/// Ten years and more, with thousands in every number.
private let manyOfAll: [Draft] = {
  let first = Day(text: "2020-01-01")!
  let plan = Plan(
    fromDay: first, kind: .stop, baseline: 40_000, quitDay: first, price: 1_100, packUnits: 20)
  var all = [
    SampleJournal.tracker(.cigarettes, aim: .quit),
    SampleJournal.plan(plan, of: SampleJournal.smoking),
    SampleJournal.tracker(.vape, order: 1),
    SampleJournal.total(2_345, on: "2026-03-09", of: SampleJournal.vaping),
  ]
  for number in 1...1_204 as ClosedRange<UInt64> {
    all.append(SampleJournal.craving(number, on: "2026-03-09", outcome: .passed))
  }
  return all
}()

@Suite("True words") struct TrueScreensTests {
  @Test("Who only drinks reads nothing of cigarettes, puffs or smoke", arguments: ["en", "de"])
  func onlyDrinking(language: String) {
    let stop = Plan(
      fromDay: Day(text: "2026-03-08")!, kind: .stop, baseline: 3_000,
      quitDay: Day(text: "2026-03-08")!)
    let journal = [
      SampleJournal.tracker(.alcohol, aim: .quit), SampleJournal.plan(stop, of: drinking),
      SampleJournal.total(1, on: "2026-03-07", of: drinking),
    ]
    // Pages about everything: the questionnaires, products, law and the imports of other apps.
    let general: [Route] = [
      .privacy, .terms, .notMedicalAdvice, .checks, .programme, .safety, .settings, .imports, .help,
      .plan, .welcome, .opening, .techniques, .withdrawal,
    ]
    for (route, words) in walk(language: language, journal) where !general.contains(route) {
      for word in [
        "cigarette", "zigarette", "puff", "smok", " rauch", " zug ", "nicotine", "nikotin",
      ] {
        #expect(!words.lowercased().contains(word), "\(route): \(word)")
      }
    }
  }

  @Test("One of a thing is one thing on every screen", arguments: ["en", "de"])
  func plurals(language: String) {
    let many =
      language == "de"
      ? [
        "Tage", "Stunden", "Minuten", "Wochen", "Monate", "Jahre", "Einträge", "Zigaretten",
        "Techniken", "Pläne", "Gründe", "Dinge", "Male", "Züge", "Änderungen",
      ]
      : [
        "days", "hours", "minutes", "weeks", "months", "years", "times", "entries", "cravings",
        "cigarettes", "puffs", "plans", "reasons", "things", "changes", "swaps", "foods", "runs",
      ]
    for (route, words) in walk(language: language, oneOfEach) {
      for plural in many {
        for place in words.ranges(of: "1 " + plural) {
          let before = words[..<place.lowerBound].last
          let isLonger = before.map { $0.isNumber || $0 == "." || $0 == "," } ?? false
          let after = words[place.upperBound...].first
          let isWord = after.map { !$0.isLetter } ?? true
          #expect(isLonger || !isWord, "\(route): 1 \(plural)")
        }
      }
      #expect(!words.contains("of 1 times") && !words.contains("von 1 Mal"), "\(route)")
    }
  }

  @Test("No number from a thousand on stands without its mark", arguments: ["en", "de"])
  func marks(language: String) {
    let fixed: [Route] = [
      .privacy, .terms, .notMedicalAdvice, .help, .checks, .recovery, .withdrawal, .safety,
    ]
    for (route, words) in walk(language: language, manyOfAll) where !fixed.contains(route) {
      // What has a stroke in it is the address of a source.
      let plain = words.split(separator: " ").filter { !$0.contains("/") }.joined(separator: " ")
      for part in plain.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == ":") }) {
        guard part.count >= 4, let number = Int(part) else { continue }
        #expect((1900...2100).contains(number), "\(route): \(part)")
      }
    }
  }
}
