// The focus of the week and its swaps: one tap counts, nothing is lost, looking changes nothing.
import App
import Engine
import Testing

struct SwapsScreenTests {
  @Test("One tap on the go-to swap counts, at once and once, and can be taken back")
  func used() {
    let tab = foodTab(focus: fries)
    #expect(tab.ring == "0")
    tab.press("used")
    #expect(tab.ring == "1")
    #expect(tab.swapUses.map { $0.focus } == [fries])
    #expect(tab.swapUses[0].swap == "side-salad")
    tab.start()
    #expect(tab.swapUses.count == 1, "a reload keeps it")
    tab.receive(.content(ContentName(.swaps, .english), swapProse))
    tab.press("used")
    tab.press("undo")
    #expect(tab.ring == "1")
  }

  @Test("The ring is full at seven and says how many there were")
  func full() {
    let tab = foodTab(focus: fries)
    for _ in 1...9 { tab.press("used") }
    #expect(tab.controls.rings[0].value == "7")
    #expect(tab.controls.rings[0].thousandths == 1000)
    #expect(tab.controls.rings[0].sentence == "9 swaps used this week.")
  }

  @Test("A use on Sunday at 23:59 and one on Monday after midnight are of different weeks")
  func weekChange() {
    let tab = foodTab(
      focus: fries, settings: [Field("dayStart", .int(0))], on: "2026-03-10")
    tab.go(to: "2026-03-15", "23:59")
    tab.receive(.beat)
    tab.press("used")
    #expect(tab.ring == "1")
    tab.go(to: "2026-03-16", "00:00")
    tab.receive(.beat)
    #expect(tab.ring == "0")
    tab.press("used")
    #expect(tab.ring == "1")
  }

  @Test("Each swap shows one thing to do; the rest is behind it")
  func oneAction() {
    let tab = foodTab(focus: fries)
    var seen = 0
    for case .card(let card) in tab.screen.body {
      seen += 1
      var buttons = 0
      for part in card.body {
        if case .button = part { buttons += 1 }
        if case .row(let parts) = part {
          for case .button in parts { buttons += 1 }
        }
      }
      #expect(buttons == 1, "\(card.key)")
    }
    #expect(seen > 2)
    #expect(tab.has("refuse-side-salad") && tab.has("go-to-oven-fries"))
  }

  @Test("Another focus keeps what was used under the one before, which is there when it comes back")
  func change() {
    let tab = foodTab(focus: fries)
    tab.press("used")
    tab.press("used")
    tab.press("change-focus")
    tab.press("pick-offer-common:sugarySoda")
    #expect(tab.focus == soda && tab.ring == "0")
    #expect(tab.goTo(of: soda) == "cold-fruit-tea", "its first swap is the one to go to")
    tab.press("used")
    // Of one instant, so in the order of their random names.
    #expect(tab.swapUses.filter { $0.focus == fries }.count == 2 && tab.swapUses.count == 3)
    tab.press("change-focus")
    tab.press("pick-offer-common:fries")
    #expect(tab.focus == fries && tab.ring == "2")
  }

  @Test("Choosing the same focus again writes nothing")
  func same() {
    let tab = foodTab(focus: fries)
    tab.press("used")
    let before = tab.logged.count
    tab.send(.swaps(.pickedFocus(fries, "Fries")))
    #expect(tab.logged.count == before && tab.ring == "1")
  }

  @Test("No focus for now is one press, and what was used stays")
  func none() {
    let tab = foodTab(focus: fries)
    tab.press("used")
    tab.press("no-focus")
    #expect(tab.focus == nil && tab.swapUses.count == 1)
    #expect(tab.has("pick-offer-common:fries"))
    tab.press("undo")
    #expect(tab.focus == fries)
  }

  @Test("A go-to swap that was made one stays it; what is not wanted stands last")
  func goToAndRefused() {
    let tab = foodTab(focus: fries)
    tab.press("go-to-potato-wedges")
    tab.press("refuse-oven-fries")
    let cards = tab.controls.keys.filter { $0.hasPrefix("use-") }
    #expect(cards == ["use-side-salad", "use-baked-potato-herb-dip", "use-oven-fries"])
    tab.press("used")
    #expect(tab.swapUses[0].swap == "potato-wedges")
    tab.press("use-oven-fries")
    #expect(tab.swapUses.count == 2, "it can be used all the same")
    #expect(tab.goTo(of: fries) == "potato-wedges")
    tab.press("take-back-oven-fries")
    #expect(!tab.has("take-back-oven-fries"))
  }

  @Test("A go-to that is refused leaves its place empty until the person picks another")
  func refusedGoTo() {
    let tab = foodTab(focus: fries)
    #expect(tab.cardKeys.contains("go-to"))
    tab.press("refuse-side-salad")
    #expect(!tab.cardKeys.contains("go-to") && !tab.has("used"))
    #expect(tab.controls.texts.contains { $0.hasPrefix("No go-to just now.") })
    #expect(tab.controls.keys.last { $0.hasPrefix("use-") } == "use-side-salad")
    tab.send(.went(.today))
    #expect(!tab.page.contains("Instead:") && !tab.has("used-side-salad"))
    tab.send(.went(.swaps))
    tab.press("go-to-oven-fries")
    #expect(tab.goTo(of: fries) == "oven-fries" && tab.has("used"))
    tab.press("undo")
    #expect(!tab.has("used"))
  }

  @Test("The go-to says that it is on the list, the others can be put there")
  func onTheList() {
    let tab = foodTab(focus: fries)
    #expect(tab.page.contains("What it takes is on your shopping list"))
    #expect(!tab.page.contains("listed-side-salad") && tab.page.contains("listed-oven-fries"))
  }

  @Test(
    "Without a focus and without recalls the ten most common foods are offered",
    arguments: ["en", "de"])
  func common(language: String) {
    let tab = foodTab(language: language)
    let offered = tab.controls.keys
    #expect(tab.rowTitles.count == 10 && Set(tab.rowTitles).count == 10)
    #expect(!tab.rowTitles.contains(tab.state.desk.language == .german ? "Ein Essen" : "A food"))
    #expect(!offered.contains("used"))
    tab.press("pick-offer-common:pizza")
    #expect(tab.focus == .common("pizza"))
  }

  @Test("Without a focus the foods of the recalls are offered, the most frequent first")
  func frequent() {
    let tab = foodTab(
      [
        eaten(EatenFood.cola, on: "2026-03-07", 0), eaten(EatenFood.cola, on: "2026-03-08", 0),
        eaten(EatenFood.cola, on: "2026-03-09", 0), eaten(EatenFood.chips, on: "2026-03-09", 1),
        eaten(EatenFood.chips, on: "2026-03-08", 1), eaten(EatenFood.banana, on: "2026-03-09", 2),
      ])
    #expect(tab.rowTitles == ["Soda", "Potato chips"])
  }

  @Test("A search finds a common food by its words")
  func search() {
    let tab = foodTab()
    tab.type("lemona", into: "focus-search")
    #expect(tab.has("pick-found-common:sugarySoda"))
    #expect(tab.controls.texts.contains("1 food"))
    tab.type("zzz", into: "focus-search")
    #expect(tab.controls.texts.contains("Nothing found."))
  }

  @Test("Until the words are here a swap can be used, and they can be asked for again")
  func withoutProse() {
    let tab = foodTab(focus: fries)
    tab.start()
    #expect(tab.controls.texts.contains("The swaps are on their way."))
    tab.receive(.content(ContentName(.swaps, .english), []))
    #expect(tab.press("load-swaps"))
    tab.press("used")
    #expect(tab.swapUses.map { $0.swap } == ["side-salad"])
  }

  @Test("Numbers are hidden by the switch and by the safety page, and then no energy is told")
  func hidden() {
    for settings in [[Field("hidesFoodNumbers", .bool(true))], [Field("food", .bool(true))]] {
      let tab = foodTab(focus: fries, settings: settings)
      if settings[0].name == "food" {
        let id = tab.state.desk.overview.safety
        #expect(!id.hidesNumbers)
        tab.send(.safety(.flipped(.eatingDisorder)))
      }
      for route in [Route.swaps, .insights, .foodWeeks, .shopping, .today] {
        tab.send(.went(route))
        #expect(!tab.page.contains("kcal"))
      }
    }
  }

  @Test(
    "A swap is shared as a drawn card, without numbers where none are wanted",
    arguments: [(false, "About"), (true, "Lighter")])
  func shared(hidesNumbers: Bool, words: String) {
    let parts = [FoodPart(nil, "Rye bread", weight: 500, .unknown)!]
    let swap = Given.name(7)
    let own = Draft.create(
      swap, kind: OwnSwap.kind, OwnSwap.fields("Bread", line: "Crisp", target: fries, parts))
    let tab = foodTab(
      focus: fries, [own],
      settings: [Field("food", .bool(true)), Field("hidesFoodNumbers", .bool(hidesNumbers))])
    tab.press("share-" + FoodKey.own(swap).text)
    let told = "Bread. instead of French fries. Crisp. What goes in: Rye bread"
    let card = ShareCard(
      .paper, words: "Bread",
      others: ["instead of French fries", "Crisp", "What goes in: Rye bread"],
      label: "The picture: " + told)
    #expect(
      tab.asked.last == .card(name: "redstart.png", card, shares: false),
      "a file, where the device hands nothing over")
    tab.device.canShare = true
    tab.start()
    tab.receive(.content(ContentName(.swaps, .english), swapProse))
    tab.press("share-" + FoodKey.own(swap).text)
    #expect(tab.asked.last == .card(name: "redstart.png", card, shares: true))
    for shown in ["side-salad", "oven-fries"] where tab.press("share-" + shown) {
      guard case .card(_, let card, true)? = tab.asked.last else { continue }
      let text = ([card.words] + card.others).joined(separator: " ")
      #expect(text.hasPrefix("A side salad instead of") || text.hasPrefix("Fries from the oven"))
      #expect(!CardDrawing(card).lines.contains { $0.words.contains("…") }, "nothing is cut")
      #expect(
        !hidesNumbers || !text.unicodeScalars.contains { $0.value >= 0x30 && $0.value < 0x3A })
      #expect(!text.contains("kcal") || text.contains(words))
    }
    #expect(tab.asked.filter { if case .card(_, _, true) = $0 { true } else { false } }.count == 3)
  }
}
