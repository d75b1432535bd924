// Counts in the words on food: none, one and many, in both languages.
import App
import Engine
import Testing

struct FoodCountTests {
  /// Days with a cola and a banana, before Tuesday, 10 March 2026.
  private func recalled(_ days: [String], _ language: String, at address: String) -> Tab {
    var drafts: [Draft] = []
    for text in days {
      let day = Day(text: text)!
      drafts += [
        .create(Recall.identifier(on: day), kind: Recall.kind, Recall.startFields(on: day)),
        eaten(EatenFood.cola, on: text, 0), eaten(EatenFood.banana, on: text, 1),
      ]
    }
    return foodTab(drafts, language: language, address: address)
  }

  @Test(
    "How many days were seen is said of working days and of the weekend",
    arguments: [
      (["2026-03-09"], "one weekday and no day at", "einen Werktag und keinen Tag am"),
      (["2026-03-08"], "no weekday and one day at", "keinen Werktag und einen Tag am"),
      (
        ["2026-03-07", "2026-03-08", "2026-03-09"], "one weekday and 2 days at",
        "einen Werktag und 2 Tage am"
      ),
      (["2026-03-05", "2026-03-09"], "2 weekdays and no day at", "2 Werktage und keinen Tag am"),
    ])
  func coverage(days: [String], english: String, german: String) {
    for (language, words) in [("en", english), ("de", german)] {
      let tab = recalled(days, language, at: "#/insights")
      #expect(tab.page.contains(words), "\(words)")
    }
  }

  @Test(
    "How often was traded is said of a week and of all weeks",
    arguments: [
      (0, "No swap this week yet.", "Diese Woche noch kein Tausch.", "no swap", "kein Tausch"),
      (1, "1 swap used this week.", "1 Tausch diese Woche.", "1 swap", "1 Tausch"),
      (3, "3 swaps used this week.", "3-mal getauscht diese Woche.", "3 swaps", "3-mal getauscht"),
    ])
  func uses(
    count: Int, english: String, german: String, row: String, germanRow: String
  ) {
    for (language, sentence, value) in [("en", english, row), ("de", german, germanRow)] {
      let tab = foodTab(
        focus: fries, since: "2026-03-01", [eaten(EatenFood.cola, on: "2026-03-10", 0)],
        language: language)
      for _ in 0..<count { tab.press("used") }
      #expect(tab.controls.rings[0].sentence == sentence)
      tab.send(.went(.foodWeeks))
      #expect(tab.rows["food-week-2026-03-09"]?.value == value)
    }
  }

  @Test(
    "On no screen on food a count stands beside the wrong word",
    arguments: [[], ["2026-03-09"], ["2026-03-07", "2026-03-08", "2026-03-09"]], ["en", "de"])
  func everywhere(days: [String], language: String) {
    let day = Day(text: "2026-03-09")!
    for route in [
      Route.insights, .swaps, .foodWeeks, .shopping, .ownFoods, .today, .recallDay(day), .weeks,
    ] {
      for uses in [0, 1, 2] {
        let tab = recalled(days, language, at: "#/insights")
        for _ in 0..<uses {
          if tab.focus == nil { tab.send(.swaps(.pickedFocus(fries, "Fries"))) }
          tab.send(.swaps(.used("side-salad")))
        }
        tab.send(.went(route))
        let page = " " + tab.parts.words + " " + tab.controls.texts.joined(separator: " ") + " "
        for wrong in Self.wrong { #expect(!page.contains(wrong), "\(wrong) on \(route)") }
      }
    }
  }

  private static let wrong: [String] = {
    let nouns = [
      "swaps", "days", "weekdays", "weeks", "recalls", "foods", "things", "servings", "times",
      "usual amounts", "Tage", "Tagen", "Werktagen", "Wochen", "Rückblicke", "Dinge", "Portionen",
      "übliche Mengen",
    ]
    let none = ["swaps", "recalls", "foods", "things", "weekdays", "Rückblicke", "Werktagen"]
    return nouns.map { " 1 " + $0 + " " } + none.map { " 0 " + $0 + " " } + ["0-mal", " 1-mal"]
  }()
}
