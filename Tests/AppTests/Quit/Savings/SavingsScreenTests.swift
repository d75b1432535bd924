// Savings: wishes with their progress, purchases from the envelope, and what is refused.
import App
import Engine
import Testing

private let start = Day(text: "2026-03-02")!
private let plan = Plan(
  fromDay: start, kind: .stop, baseline: 10_000, quitDay: start, price: 1000, packUnits: 20)
private let journal = [
  SampleJournal.tracker(.cigarettes, aim: .quit),
  SampleJournal.plan(plan, of: SampleJournal.smoking),
]

/// Ten days of 5.00.
private func sitting(_ language: String = "en", more: [Draft] = []) -> Sitting {
  Sitting(.savings, on: "2026-03-12", language: language, journal: journal + more)
}

private func keys(_ sitting: Sitting, _ start: String) -> [String] {
  sitting.controls.keys.filter { $0.hasPrefix(start) }
}

@Suite("Savings screen") struct SavingsScreenTests {
  @Test("A wish shows how far the envelope reaches, and is paid from it once it does")
  func wish() {
    var sitting = sitting()
    #expect(sitting.stats["In the envelope"] == "€50.00")
    _ = sitting.press("new-wish")
    sitting.type("Trip to the sea", into: "savings-title")
    sitting.type("40", into: "savings-amount")
    sitting.type("2026-06-01", into: "savings-until")
    sitting.type("holiday", into: "savings-category")
    _ = sitting.press("savings-save")
    #expect(sitting.words.contains("Holiday · €40.00 · by 1 June 2026"))
    #expect(sitting.parts.meters.first?.thousandths == 1000)
    _ = sitting.press(keys(sitting, "buy-")[0])
    #expect(sitting.stats["In the envelope"] == "€10.00")
    #expect(sitting.stats["Spent"] == "€40.00")
    #expect(keys(sitting, "buy-").isEmpty, "what is bought is no wish any more")
    #expect(sitting.parts.rows.contains { $0.title == "Trip to the sea" && $0.value == "€40.00" })
    _ = sitting.press("undo")
    #expect(sitting.stats["In the envelope"] == "€50.00")
  }

  @Test("A wish above the envelope is refused with a sentence and takes nothing")
  func refusedWish() {
    var sitting = sitting()
    _ = sitting.press("new-wish")
    sitting.type("Boat", into: "savings-title")
    sitting.type("200", into: "savings-amount")
    _ = sitting.press("savings-save")
    #expect(sitting.parts.meters.first?.thousandths == 250)
    #expect(sitting.words.contains("€150.00 to go"))
    let effects = sitting.press(keys(sitting, "buy-")[0])
    #expect(effects?.isEmpty == true)
    #expect(sitting.words.contains("The envelope holds €50.00. That does not reach yet."))
    // One number stands once: nothing was spent, so what is there is what was saved.
    #expect(sitting.stats["Spent"] == nil && sitting.stats["Saved in all"] == nil)
  }

  @Test("A purchase above the envelope is refused where it is typed")
  func refusedPurchase() {
    var sitting = sitting()
    _ = sitting.press("new-purchase")
    sitting.type("Shoes", into: "savings-title")
    sitting.type("50.01", into: "savings-amount")
    let effects = sitting.press("savings-save")
    #expect(effects?.isEmpty == true)
    #expect(
      sitting.field("savings-amount")?.problem
        == "The envelope holds €50.00. That does not reach yet.")
    sitting.type("50", into: "savings-amount")
    _ = sitting.press("savings-save")
    #expect(sitting.stats["In the envelope"] == "€0.00")
  }

  @Test(
    "What makes no sense is named and not kept",
    arguments: [
      ("", "10", ""), ("   ", "10", ""), ("Book", "", ""), ("Book", "0", ""), ("Book", "-5", ""),
      ("Book", "ten", ""), ("Book", "99999999999", ""), ("Book", "10", "soon"),
      ("Book", "10", "2026-02-30"),
    ])
  func badInput(title: String, amount: String, until: String) {
    var sitting = sitting()
    _ = sitting.press("new-wish")
    sitting.type(title, into: "savings-title")
    sitting.type(amount, into: "savings-amount")
    sitting.type(until, into: "savings-until")
    let effects = sitting.press("savings-save")
    #expect(effects?.isEmpty == true)
    #expect(sitting.has("savings-save"), "the form stays open")
    let problems = ["savings-title", "savings-amount", "savings-until"].compactMap {
      sitting.field($0)?.problem
    }
    #expect(problems.count == 1)
  }

  @Test("Savings that shrank below what was spent leave nothing, and say so")
  func overdrawn() {
    let purchase = Draft.create(
      Identifier(high: 6, low: 6), kind: Purchase.kind,
      [
        Field("amount", .int(9_000)), Field("currency", .text("EUR")),
        Field("day", .int(Int64(start.number))), Field("title", .text("Tent")),
      ])
    let sitting = sitting(more: [purchase])
    #expect(sitting.stats["In the envelope"] == "€0.00")
    #expect(sitting.words.contains("More was spent than the savings hold"))
  }

  @Test("A price that was always so changes the past, one from today does not")
  func changedPrice() {
    for (scope, saved) in [("scope-always", "€100.00"), ("scope-today", "€50.00")] {
      var sitting = Sitting(.plan, on: "2026-03-12", journal: journal)
      _ = sitting.press("change-cigarettes")
      sitting.type("20", into: "price")
      #expect(sitting.has(scope))
      _ = sitting.press(scope)
      _ = sitting.press("use-plan")
      _ = sitting.program.send(.went(.savings), sitting.moment)
      #expect(sitting.stats["In the envelope"] == saved, "\(scope)")
    }
  }

  @Test("Without a price the page says what is missing")
  func noPrice() {
    let bare = Sitting(
      .savings, on: "2026-03-12", journal: [SampleJournal.tracker(.cigarettes)])
    #expect(bare.parts.links.contains("#/plan"))
    #expect(bare.stats.isEmpty)
  }

  @Test("Savings are calm in both languages", arguments: ["en", "de"])
  func calm(language: String) {
    var sitting = sitting(language)
    _ = sitting.press("new-wish")
    _ = sitting.press("savings-save")
    for word in shamingWords { #expect(!sitting.words.contains(word), "\(word)") }
    #expect(sitting.words.contains(language == "de" ? "Im Umschlag" : "In the envelope"))
  }
}
