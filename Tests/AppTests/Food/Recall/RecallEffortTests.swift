// How much work a recall is: taps and typed characters of a whole day.
import App
import Engine
import Testing

/// Counts what a hand does.
private final class Hand {
  let tab: Tab
  private(set) var taps = 0
  private(set) var characters = 0

  init(_ tab: Tab) { self.tab = tab }

  func tap(_ key: String, at place: SourceLocation = #_sourceLocation) {
    taps += 1
    if !tab.tap(key) { Issue.record("nothing to press: \(key)", sourceLocation: place) }
  }

  /// Types a line and presses Enter.
  func line(_ text: String) {
    characters += text.count
    tab.type(text, into: "recall-typed")
    tap("recall-form-enter")
  }
}

struct RecallEffortTests {
  /// A tap takes about 2.5 s with looking, a character 0.35 s on a phone: Palin et al. 2019 found
  /// 36 words (of five characters) a minute.
  private static let tapTime = 2.5
  private static let characterTime = 0.35

  @Test("Fifteen foods with meals take at most 30 taps, 180 characters and four minutes")
  func fifteen() {
    let hand = Hand(recallTab())
    hand.tap("next-meal-breakfast")
    hand.line("coffee, 2 slices of bread, butter, an egg")
    hand.tap("next-meal-lunch")
    hand.line("rice, chicken, salad, cola")
    hand.tap("next-meal-dinner")
    hand.line("2 pieces of pizza, beer, cheese")
    hand.tap("next-meal-snack")
    hand.line("apple, yogurt")
    hand.tap("recall-next")
    hand.line("tea")
    hand.tap("forgotten-nothing")
    hand.tap("forgotten-nothing")
    hand.line("chocolate")
    for _ in 1...6 { hand.tap("forgotten-nothing") }
    hand.tap("meal-snack")
    hand.tap("recall-next")
    hand.tap("measure-" + hand.tab.items[7].id.text + "-1")
    hand.tap("recall-next")
    hand.tap("recall-done")
    let recall = hand.tab.recall()
    #expect(recall?.isComplete == true && recall?.items.count == 15)
    #expect(recall?.withoutFood.isEmpty == true && recall?.withoutMeal.isEmpty == true)
    let seconds =
      Double(hand.taps) * RecallEffortTests.tapTime
      + Double(hand.characters) * RecallEffortTests.characterTime
    let effort = "\(hand.taps) taps, \(hand.characters) characters, about \(Int(seconds)) s"
    #expect(hand.taps <= 30 && hand.characters <= 180 && seconds <= 240, "\(effort)")
    print("a recall of 15 foods: \(effort)")
  }
}
