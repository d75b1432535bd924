// The passes of a recall: on, back, past, and where a reload goes on.
import App
import Engine
import Testing

struct RecallPassTests {
  @Test("Each pass can be skipped and gone back to, and a reload goes on where it was")
  func walk() {
    let tab = recallTab()
    for pass in RecallPass.allCases {
      #expect((tab.recall()?.pass ?? .quickList) == pass)
      #expect(tab.parts.words.contains(RecallTexts.names[pass.number - 1]))
      tab.start()
      #expect((tab.recall()?.pass ?? .quickList) == pass)
      tab.tap("recall-next")
    }
    #expect(!tab.has("recall-next"))
    for _ in 1..<RecallPass.allCases.count { #expect(tab.tap("recall-back")) }
    #expect(tab.recall()?.pass == .quickList && !tab.has("recall-back"))
  }

  @Test("What is easily forgotten is asked one question at a time, and the last one leads on")
  func forgotten() {
    let tab = recallTab()
    tab.add("bread")
    tab.tap("recall-next")
    #expect(tab.parts.words.contains("Coffee, tea, juice"))
    tab.add("tea")
    #expect(tab.controls.texts.contains("Question 1 of 8"))
    #expect(tab.parts.buttons["forgotten-nothing"]?.label == "That was all")
    for _ in ForgottenFood.allCases { tab.tap("forgotten-nothing") }
    #expect(tab.recall()?.pass == .mealAndTime && tab.recall()?.asked.count == 8)
    tab.tap("recall-back")
    #expect(tab.parts.words.contains("Everything was asked."))
    tab.add("beer")
    #expect(tab.items.count == 3 && tab.recall()?.pass == .forgotten)
  }

  @Test("A line that was not added yet comes along, and never stands in the next field")
  func unsent() {
    let tab = recallTab()
    tab.tap("next-meal-lunch")
    tab.type("bread, tea", into: "recall-typed")
    tab.tap("recall-next")
    #expect(tab.items.map { $0.title } == ["Bread", "Tea"] && tab.text(in: "recall-typed") == "")
    #expect(tab.items.map { $0.meal } == [.lunch, .lunch])
    #expect(tab.recall()?.pass == .forgotten)
    tab.type("cola", into: "recall-typed")
    tab.tap("forgotten-nothing")
    #expect(tab.items.count == 3 && tab.text(in: "recall-typed") == "")
    #expect(tab.recall()?.asked.count == 1)
    tab.type(" , ", into: "recall-typed")
    tab.tap("recall-next")
    #expect(tab.items.count == 3 && tab.recall()?.pass == .mealAndTime)
  }

  @Test("Several things get their meal at once, and the rest by one press")
  func meals() {
    let tab = recallTab()
    tab.add("coffee, bread, pizza")
    for _ in 1...2 { tab.tap("recall-next") }
    for item in tab.items.prefix(2) { tab.tap("check-" + item.id.text) }
    #expect(tab.parts.words.contains("2 picked"))
    tab.tap("meal-breakfast")
    #expect(tab.items.map { $0.meal } == [.breakfast, .breakfast, nil])
    tab.tap("meal-dinner")
    #expect(tab.items.map { $0.meal } == [.breakfast, .breakfast, .dinner])
    #expect(tab.parts.words.contains("Everything has its meal."))
    tab.press("undo")
    #expect(tab.items[2].meal == nil)
  }

  @Test("A time is for all things of a meal, and an empty one takes it away")
  func times() {
    let tab = recallTab()
    tab.tap("next-meal-lunch")
    tab.add("rice, chicken")
    for _ in 1...2 { tab.tap("recall-next") }
    tab.type("12:30", into: "time-lunch")
    #expect(tab.items.map { $0.time?.text } == ["12:30", "12:30"])
    tab.type("12:3", into: "time-lunch")
    #expect(tab.items.map { $0.time?.text } == ["12:30", "12:30"])
    tab.type("", into: "time-lunch")
    #expect(tab.items.map { $0.time } == [nil, nil])
  }

  @Test("Measures, quarter steps and grams change how much it was; each can be taken back")
  func portions() {
    let tab = recallTab()
    tab.add("cola")
    for _ in 1...3 { tab.tap("recall-next") }
    let id = tab.items[0].id.text
    let labels = tab.parts.texts.filter { $0.hasPrefix("can") || $0.hasPrefix("cup") }
    #expect(labels == ["can · 355\u{A0}g", "cup · 248\u{A0}g"])
    tab.tap("measure-\(id)-2")
    #expect(tab.items[0].helping == Helping(of: "1 cup", weighing: 2480))
    tab.send(step(tab, "amount-" + id, isMore: true))
    #expect(tab.items[0].helping.amount == 1250)
    tab.send(step(tab, "amount-" + id, isMore: false))
    tab.send(step(tab, "amount-" + id, isMore: false))
    #expect(tab.items[0].helping.amount == 750)
    tab.press("undo")
    #expect(tab.items[0].helping.amount == 1000)
    tab.tap("measure-\(id)-3")
    #expect(tab.items[0].helping == .grams(248))
  }

  @Test("A typed amount is one step to take back, and what is no number changes nothing")
  func typed() {
    let tab = recallTab()
    tab.add("cola")
    let id = tab.items[0].id
    for text in ["3", "3.", "3.5", "3.5x", "0", "-2"] {
      tab.send(.recalls(.typedAmount(id, text)))
    }
    #expect(tab.items[0].helping.amount == 3500)
    tab.press("undo")
    #expect(tab.items[0].helping.amount == 1000)
  }

  @Test(
    "Fractions are read, and what is no amount is said to be none",
    arguments: [
      ("1/2", 500), ("½", 500), ("¼", 250), ("¾", 750), ("1 1/2", 1500), ("1½", 1500),
      ("1,5", 1500), ("2", 2000), ("0", nil), ("-1", nil), ("abc", nil), ("", nil), ("/", nil),
      ("1/0", nil), ("1/2 x", nil), ("99999999", nil),
    ])
  func amounts(text: String, amount: Int64?) {
    let tab = recallTab()
    tab.add("cola")
    let id = tab.items[0].id
    tab.tap("food-" + id.text)
    tab.send(.recalls(.typedAmount(id, text)))
    #expect(tab.items[0].helping.amount == amount ?? 1000)
    #expect(tab.page.contains("A number above 0, please") == (amount == nil))
    tab.tap("close")
    #expect(!tab.page.contains("A number above 0, please"))
  }

  @Test("The last look lists by meal, and a row opens all about its item")
  func lastLook() {
    let tab = recallTab()
    tab.tap("next-meal-dinner")
    tab.add("pizza")
    tab.tap("next-meal-none")
    tab.add("apple")
    for _ in 1...4 { tab.tap("recall-next") }
    #expect(tab.parts.words.contains("Dinner\nPizza") && tab.parts.words.contains("No meal yet"))
    let apple = tab.items[1].id
    tab.tap("food-" + apple.text)
    tab.tap("item-meal-snack")
    tab.type("16:00", into: "item-time")
    tab.type("banana", into: "item-food")
    tab.tap("other-code:63107010")
    let item = tab.items[1]
    #expect(item.title == "Banana" && item.meal == .snack && item.time?.text == "16:00")
    tab.tap("delete-item")
    #expect(tab.items.count == 1 && tab.screen.sheet == nil)
    tab.press("undo")
    #expect(tab.items.count == 2)
  }

  @Test("A finished day shows its list and says that one day is not what is usual")
  func finished() {
    let tab = recallTab()
    tab.add("pizza")
    for _ in 1...4 { tab.tap("recall-next") }
    tab.tap("recall-done")
    #expect(tab.recall()?.isComplete == true)
    tab.start()
    tab.receive(.foods(FoodTableWriter.bytes(SomeFoods.table)))
    #expect(tab.parts.words.contains("One day is one day") && !tab.has("recall-typed"))
    tab.tap("recall-reopen")
    tab.add("tea")
    #expect(tab.recall()?.isComplete == true && tab.items.count == 2)
    for _ in 1...4 { tab.tap("recall-next") }
    tab.tap("recall-done")
    #expect(!tab.has("recall-typed"))
  }

  @Test("Another day is copied behind what is there, in one step to take back")
  func copied() {
    let tab = recallTab([
      GivenFood.item(1, "2026-03-05", SomeFoods.egg, meal: .breakfast),
      GivenFood.item(2, "2026-03-05", SomeFoods.cola),
    ])
    tab.add("tea")
    tab.tap("recall-copy")
    #expect(tab.rowKeys("copy-") == ["copy-2026-03-05"])
    tab.tap("copy-2026-03-05")
    #expect(tab.items.map { $0.title } == ["Tea", "Egg, boiled", "Cola"])
    #expect(tab.items[1].meal == .breakfast && tab.screen.sheet == nil)
    #expect(tab.recall("2026-03-05")?.items.count == 2)
    tab.press("undo")
    #expect(tab.items.map { $0.title } == ["Tea"])
  }

  @Test("What is there already is not copied again, and that is said", arguments: ["en", "de"])
  func copiedTwice(language: String) {
    let tab = recallTab(
      [1, 2, 3].map { GivenFood.item($0, "2026-03-05", $0 == 3 ? SomeFoods.egg : SomeFoods.cola) },
      language: language)
    tab.add("cola")
    for _ in 1...2 {
      tab.tap("recall-copy")
      tab.tap("copy-2026-03-05")
      #expect(tab.items.count == 3)
    }
    let words = language == "en" ? "All of that is here already." : "Das alles ist schon hier."
    #expect(tab.parts.words.contains(words))
    tab.send(.recalls(.deleted(tab.items[0].id)))
    tab.tap("recall-copy")
    tab.tap("copy-2026-03-05")
    #expect(tab.items.count == 3)
    let rest = language == "en" ? "The rest was here already." : "Der Rest war schon hier."
    #expect(tab.parts.words.contains(rest))
  }

  @Test("A day that is not over yet can be told, one ahead cannot")
  func ahead() {
    let tab = recallTab(address: "#/recall/2026-03-10")
    #expect(tab.has("recall-typed") && tab.parts.buttons["recall-after"]?.isDisabled == true)
    tab.receive(.addressed("#/recall/2026-03-11"))
    #expect(!tab.has("recall-typed"))
    tab.send(.recalls(.typed("tea")))
    tab.send(.recalls(.pressedAdd))
    #expect(tab.recall("2026-03-11") == nil)
  }

  private func step(_ tab: Tab, _ key: String, isMore: Bool) -> Message {
    // Two presses are never at the same moment.
    tab.letTimePass(1000)
    let stepper = tab.steppers[key]!
    return isMore ? stepper.more! : stepper.less!
  }
}

/// What the passes are called.
enum RecallTexts {
  static let names = [
    "What comes to mind", "Easily forgotten", "Which meal", "How much", "A last look",
  ]
}

extension Tab {
  var steppers: [String: Stepper<Message>] {
    var found: [String: Stepper<Message>] = [:]
    func look(_ components: [Component<Message>]) {
      for component in components {
        switch component {
        case .stepper(let stepper): found[stepper.key] = stepper
        case .details(let details): look(details.body)
        case .card(let card): look(card.body)
        case .stack(let parts), .row(let parts): look(parts)
        default: break
        }
      }
    }
    look(screen.body + (screen.sheet?.body ?? []))
    return found
  }
}
