// Every screen and sheet on food, for who wants no numbers: no gram and no kilocalorie is read or
// asked anywhere.
import App
import Engine
import Foundation
import Testing

/// How a person came to see no numbers.
enum HiddenBy: CaseIterable { case wish, safety }

struct HiddenNumbersTests {
  @Test(
    "Without numbers no screen and no sheet on food tells or asks a weight or energy",
    arguments: ["en", "de"], HiddenBy.allCases)
  func sweep(language: String, by: HiddenBy) {
    let tab = person(language, by)
    var seen = 0
    func look(_ place: String) {
      seen += 1
      #expect(leaks(tab) == [], "\(place)")
    }
    for route in HiddenNumbersTests.routes {
      tab.visit(route)
      look(route.address)
    }
    for sheet in HiddenNumbersTests.sheets {
      tab.visit(sheet.route)
      for key in sheet.keys { #expect(press(key, tab), "\(sheet.route.address) \(key)") }
      for (key, text) in sheet.typed { tab.type(text, into: key) }
      look(sheet.route.address + " " + (sheet.keys.last ?? ""))
      tab.receive(.addressed(Route.today.address))
    }
    tab.visit(.recallDay(HiddenNumbersTests.before))
    for pass in RecallPass.allCases {
      look("pass \(pass.number)")
      tab.press("recall-next")
    }
    #expect(seen > 20)
  }

  @Test("With numbers the same sweep finds what it looks for")
  func proof() {
    let tab = person("en", nil)
    for route in [Route.recall, .swaps, .insights] {
      tab.visit(route)
      #expect(!leaks(tab).isEmpty, "\(route.address)")
    }
  }

  @Test("What was told by weight keeps it, and says an amount without the number")
  func weighed() {
    let tab = person("en", .wish)
    tab.visit(.recall)
    #expect(tab.rows["food-" + Given.name(10).text]?.detail == "an amount you gave")
    #expect(tab.rows["food-" + Given.name(11).text]?.detail == "usual amount")
    press("food-" + Given.name(10).text, tab)
    let chip = tab.controls.keys.first { $0.hasPrefix("measure-") }!
    #expect(tab.controls.picked.contains(chip) && !tab.page.contains("amount-"))
    tab.press(chip)
    #expect(tab.recall()?.items.first { $0.id == Given.name(10) }?.helping == .grams(500))
  }

  @Test("A drink is told in millilitres, everything else by weight")
  func drinks() {
    let tab = person("en", nil)
    tab.visit(.recall)
    #expect(tab.rows["food-" + Given.name(10).text]?.detail == "500\u{A0}g")
    #expect(tab.rows["food-" + Given.name(12).text]?.detail == "500\u{A0}ml")
    press("food-" + Given.name(12).text, tab)
    #expect(tab.parts.words.contains("millilitres") && !tab.parts.words.contains("grams"))
  }

  @Test("Forms without their weights keep what was there")
  func kept() {
    let tab = person("en", .wish)
    let food = tab.state.desk.overview.food
    tab.visit(.ownFoods)
    press("own-" + Given.name(1).text, tab)
    press("keep-own", tab)
    tab.visit(.ownFoods)
    press("recipe-" + Given.name(2).text, tab)
    press("keep-recipe", tab)
    tab.visit(.swaps)
    press("edit-own:" + Given.name(3).text, tab)
    press("swap-save", tab)
    let now = tab.state.desk.overview.food
    #expect(now.ownFoods == food.ownFoods && now.recipes == food.recipes)
    #expect(now.ownSwaps == food.ownSwaps)
  }

  // The person

  private static let day = Day(text: "2026-03-09")!
  private static let before = Day(text: "2026-03-08")!
  private static let routes: [Route] = [
    .today, .recall, .recallDay(before), .ownFoods, .insights, .swaps, .foodWeeks, .shopping,
    .history, .calendar, .progress, .plan, .weeks, .journey,
  ]

  private struct OpenSheet {
    let route: Route
    let keys: [String]
    var typed: [(String, String)] = []
  }

  private static let sheets = [
    OpenSheet(route: .recall, keys: ["food-" + Given.name(10).text]),
    OpenSheet(route: .recall, keys: ["food-" + Given.name(11).text]),
    OpenSheet(
      route: .recall, keys: ["food-" + Given.name(12).text], typed: [("item-food", "bread")]),
    OpenSheet(route: .recall, keys: ["recall-copy"]),
    OpenSheet(
      route: .recallDay(before), keys: ["recall-next", "recall-back"],
      typed: [("recall-typed", "soup, co")]),
    OpenSheet(route: .ownFoods, keys: ["new-food"]),
    OpenSheet(route: .ownFoods, keys: ["own-" + Given.name(1).text]),
    OpenSheet(route: .ownFoods, keys: ["new-recipe"]),
    OpenSheet(
      route: .ownFoods, keys: ["recipe-" + Given.name(2).text], typed: [("part-search", "co")]),
    OpenSheet(route: .insights, keys: []),
    OpenSheet(route: .swaps, keys: ["own-swap"], typed: [("part-search", "co")]),
    OpenSheet(route: .swaps, keys: ["edit-own:" + Given.name(3).text]),
    OpenSheet(route: .swaps, keys: ["change-focus"], typed: [("focus-search", "co")]),
  ]

  private func item(_ number: Int, _ day: Day, _ pick: FoodPick, _ helping: Helping?) -> Draft {
    .create(
      Given.name(number), kind: RecallItem.kind,
      RecallItem.fields(on: day, order: Int64(number), text: "", pick, helping))
  }

  private func person(_ language: String, _ by: HiddenBy?) -> Tab {
    let water = Food(
      code: FoodCode(94_000_100)!, name: "Water", category: 7702, facts: FoodFacts(energy: 0))
    let pizza = FoodPick(SomeFoods.table.food(FoodCode(58_106_210)!)!, in: .english)
    let part = FoodPart(pizza.key, "Pizza", weight: 600, pizza.nutrition)!
    let weighed = Nutrition(.weight(1000)) { $0 == .energy ? 300 : nil }
    var drafts: [Draft] = [
      .create(
        Given.name(1), kind: OwnFood.kind,
        OwnFood.fields("Soup", weighed, portion: "1 bowl", portionWeight: 2500)),
      .create(Given.name(2), kind: Recipe.kind, Recipe.fields("Feast", [part], servings: 2)),
      .create(
        Given.name(3), kind: OwnSwap.kind,
        OwnSwap.fields("Small pizza", line: "", target: fries, [part])),
      .create(
        FocusChoice.identifier(on: HiddenNumbersTests.before), kind: FocusChoice.kind,
        [
          Field("day", .int(Int64(HiddenNumbersTests.before.number))),
          Field("focus", .text(fries.text)), Field("name", .text("Fries")),
        ]),
      item(10, HiddenNumbersTests.day, pizza, .grams(500)),
      item(11, HiddenNumbersTests.day, pizza, .grams(240)),
      item(12, HiddenNumbersTests.day, FoodPick(water, in: .english), .grams(500)),
      item(13, HiddenNumbersTests.day, FoodPick(EatenFood.fries, in: .english), nil),
      item(14, HiddenNumbersTests.before, FoodPick(EatenFood.cola, in: .english), nil),
      item(15, HiddenNumbersTests.before, pizza, .grams(300)),
      .create(
        Recall.identifier(on: HiddenNumbersTests.day), kind: Recall.kind,
        Recall.startFields(on: HiddenNumbersTests.day).filter { $0.name != "complete" }
          + [Recall.completeField]),
    ]
    var settings = [Field("food", .bool(true))]
    switch by {
    case .wish: settings.append(Field("hidesFoodNumbers", .bool(true)))
    case .safety:
      drafts.append(
        .create(
          Safety.identifier, kind: Safety.kind,
          [Field(SafetyFact.eatingDisorder.rawValue, .bool(true))]))
    case nil: break
    }
    let tab = recallTab(drafts, language: language, settings: settings)
    tab.receive(.content(ContentName(.swaps, tab.state.desk.language), swapProse))
    return tab
  }

  @discardableResult
  private func press(_ key: String, _ tab: Tab) -> Bool { tab.press(key) || tab.tap(key) }

  /// Words on the page that tell or ask a weight or energy.
  private func leaks(_ tab: Tab) -> [String] {
    let page = tab.page
    let patterns = ["[0-9][\\s\u{A0}]*(g|kg|kcal)\\b", "(?i)\\bgram(s|m)?\\b", "(?i)kcal|calorie"]
    var found: [String] = []
    for pattern in patterns {
      var rest = page[...]
      while let range = rest.range(of: pattern, options: .regularExpression) {
        let start = rest.index(range.lowerBound, offsetBy: -30, limitedBy: rest.startIndex)
        found.append(String(rest[(start ?? rest.startIndex)..<range.upperBound]))
        rest = rest[range.upperBound...]
      }
    }
    return found
  }
}
