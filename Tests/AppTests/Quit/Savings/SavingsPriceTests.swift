// The price, which is asked for when savings are first opened.
import App
import Engine
import Testing

private let day = Day(text: "2026-03-02")!

/// Ten cigarettes a day before the stop, and no word on what they cost.
private func sitting(
  _ language: String = "en", _ substance: Substance = .cigarettes, baseline: Int64? = 10_000
) -> Sitting {
  let plan = Plan(fromDay: day, kind: .stop, baseline: baseline, quitDay: day)
  return Sitting(
    .savings, on: "2026-03-12", language: language,
    journal: [
      SampleJournal.tracker(substance, aim: .quit),
      SampleJournal.plan(plan, of: Tracker.identifier(for: substance)),
    ])
}

@Suite("The price of savings") struct SavingsPriceTests {
  @Test("Savings ask for it first and show no sum until then; then they count from the first day")
  func asked() {
    var sitting = sitting("en")
    #expect(sitting.controls.cards.contains("price-question") && sitting.stats.isEmpty)
    sitting.type("10", into: "price")
    sitting.type("20", into: "pack-units")
    sitting.type("CHF", into: "currency")
    _ = sitting.press("price-save")
    #expect(!sitting.controls.cards.contains("price-question"))
    #expect(sitting.stats["In the envelope"]?.contains("50.00") == true)
    #expect(sitting.stats["In the envelope"]?.contains("CHF") == true)
    _ = sitting.program.send(.pressedUndo, sitting.moment)
    #expect(sitting.controls.cards.contains("price-question") && sitting.stats.isEmpty)
  }

  @Test("What does not fit gets a sentence, after the try, and nothing is kept")
  func odd() {
    for (language, money, pack) in [
      ("en", "above 0", "from 1 to 2,000"), ("de", "über 0", "von 1 bis 2.000"),
    ] {
      var sitting = sitting(language)
      sitting.type("0", into: "price")
      #expect(sitting.field("price")?.problem == nil)
      _ = sitting.press("price-save")
      #expect(sitting.field("price")?.problem?.contains(money) == true)
      #expect(sitting.field("pack-units")?.problem?.contains(pack) == true)
      #expect(sitting.field("price")?.value == "0" && sitting.stats.isEmpty)
    }
  }

  @Test("A drink is bought by itself")
  func drink() {
    var sitting = sitting("en", .alcohol)
    #expect(sitting.field("pack-units") == nil)
    sitting.type("4.50", into: "price")
    _ = sitting.press("price-save")
    #expect(sitting.program.state.desk.overview.plans.first?.plan.packUnits == 1)
  }

  @Test("Without an amount nothing is asked for, and the way leads to the plan")
  func noAmount() {
    let sitting = sitting(baseline: nil)
    #expect(!sitting.controls.cards.contains("price-question") && sitting.stats.isEmpty)
    #expect(sitting.words.contains("Once the plan knows your usual use"))
  }
}
