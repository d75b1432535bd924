// Techniques within a craving: which are offered, how they are gone through, what is kept.
import App
import Engine
import Testing

struct CravingTechniqueTests {
  @Test("At most three are offered first, all of them behind one tap")
  func few() {
    let tab = inCraving()
    tab.turn(to: .help)
    #expect(techniqueKeys(tab).count == 3)
    tab.press("more-techniques")
    // Nobody gave a reason yet, so there is none to read.
    #expect(techniqueKeys(tab).count == Technique.allCases.count - 1)
    tab.press("more-techniques")
    #expect(techniqueKeys(tab).count == 3)
  }

  @Test("What fits the triggers just picked comes first")
  func fitting() {
    let tab = inCraving()
    tab.turn(to: .help)
    #expect(!tab.controls.texts.contains("Sorted by what set it off."), "nobody said what did")
    tab.turn(to: .triggers)
    tab.press("trigger-coffee")
    tab.turn(to: .help)
    #expect(techniqueKeys(tab) == ["water", "handsBusy", "walk"])
    tab.turn(to: .triggers)
    tab.press("trigger-stress")
    tab.turn(to: .help)
    #expect(techniqueKeys(tab) == ["water", "boxBreathing", "handsBusy"])
    #expect(tab.controls.texts.contains("Sorted by what set it off."))
  }

  @Test("At night no walk and no call is offered first; both stay behind one tap")
  func night() {
    let tab = inCraving(at: "03:00")
    tab.turn(to: .triggers)
    tab.press("trigger-coffee")
    tab.turn(to: .help)
    #expect(techniqueKeys(tab) == ["water", "handsBusy", "boxBreathing"])
    #expect(tab.controls.texts.contains("Sorted by what set it off."))
    tab.press("more-techniques")
    #expect(techniqueKeys(tab).suffix(2) == ["walk", "talking"])
    #expect(techniqueKeys(tab).count == Technique.allCases.count - 1)
  }

  @Test("Where nothing that fits the trigger suits the hour, nobody is told it was sorted by it")
  func nothingFitsTheNight() {
    let tab = inCraving(at: "03:00")
    tab.turn(to: .triggers)
    tab.press("trigger-sadness")
    tab.turn(to: .help)
    #expect(techniqueKeys(tab) == ["boxBreathing", "urgeSurfing", "fourDs"])
    #expect(!tab.controls.texts.contains("Sorted by what set it off."))
  }

  @Test("Motives steer what comes first among equals")
  func motives() {
    for (motive, first) in [("family", "talking"), ("smell", "teeth"), (nil, "boxBreathing")] {
      let tab = inCraving(motive: motive)
      tab.turn(to: .help)
      #expect(techniqueKeys(tab).first == first)
    }
  }

  @Test("One step at a time, back and forth, and out at any time")
  func steps() {
    let tab = inCraving()
    tab.turn(to: .help)
    tab.press("more-techniques")
    tab.press("technique-grounding")
    #expect(tab.page.contains(">5<") && tab.page.contains("things that you see"))
    #expect(!tab.has("step-back") && tab.has("passed") && tab.has("used"))
    #expect(!tab.has("trigger-stress"), "one thing at a time")
    for _ in 1...4 { tab.press("step-next") }
    #expect(tab.page.contains("1 taste in your mouth") && !tab.has("step-next"))
    tab.press("step-back")
    #expect(tab.page.contains("2 smells around you"))
    tab.press("end-technique")
    #expect(tab.has("after-7") || tab.controls.scales["after"] != nil)
    #expect(lastCraving(tab)?.technique == "grounding")
  }

  @Test(
    "A breathing technique drives the circle with its own breath",
    arguments: [
      ("boxBreathing", ["↑ Breathe in", "→ Hold", "↓ Breathe out", "→ Hold", "↑ Breathe in"]),
      ("longBreath", ["↑ Breathe in", "→ Hold", "→ Hold", "↓ Breathe out", "↓ Breathe out"]),
      ("calmBreath", ["↑ Breathe in", "↓ Breathe out", "↓ Breathe out", "↑ Breathe in"]),
    ])
  func breath(key: String, words: [String]) {
    let tab = inCraving()
    tab.letTimePass(700)
    tab.turn(to: .help)
    tab.press("more-techniques")
    tab.press("technique-" + key)
    for (place, word) in words.enumerated() {
      #expect(tab.page.contains(word), "\(key) after \(place * 4) seconds")
      tab.letTimePass(4000)
    }
    tab.letTimePass(3_600_000)
    #expect(tab.page.contains("Breathe") || tab.page.contains("Hold"), "over and over")
  }

  @Test("The technique is kept at once, with the action that older versions know")
  func kept() {
    let tab = inCraving()
    let records = tab.store.log.count
    tab.turn(to: .help)
    tab.press("more-techniques")
    tab.press("technique-coldWater")
    #expect(tab.store.log.count == records + 1)
    #expect(lastCraving(tab)?.technique == "coldWater")
    #expect(lastCraving(tab)?.action == .distraction)
    tab.press("end-technique")
    tab.press("technique-coldWater")
    #expect(tab.store.log.count == records + 1, "nothing new to keep")
  }

  @Test("How strong it is afterwards is asked, can be skipped, and is asked once more at the end")
  func after() {
    let tab = inCraving()
    tab.turn(to: .strength)
    tab.rate(8, on: "intensity")
    tab.turn(to: .help)
    tab.press("technique-walk")
    tab.press("end-technique")
    tab.press("skip-after")
    #expect(tab.controls.scales["after"] == nil && lastCraving(tab)?.intensityAfter == nil)
    tab.press("passed")
    tab.rate(3, on: "after")
    #expect(lastCraving(tab)?.intensityAfter == 3)
    #expect(tab.controls.scales["after"] == nil && tab.has("to-today"))
    tab.press("to-today")
    #expect(tab.state.desk.route == .today)
  }

  @Test("At the end it is not asked of somebody who said nothing before, and can be skipped")
  func noAfter() {
    let tab = inCraving()
    tab.press("passed")
    #expect(tab.controls.scales["after"] == nil)
    let other = inCraving()
    other.turn(to: .strength)
    other.rate(8, on: "intensity")
    other.press("passed")
    other.press("skip-after")
    #expect(other.controls.scales["after"] == nil && lastCraving(other)?.intensityAfter == nil)
  }

  @Test("Place and company are kept only when they are said, and taken back by a second press")
  func placeAndCompany() {
    let tab = inCraving()
    tab.turn(to: .place)
    tab.press("place-home")
    tab.press("company-friends")
    #expect(lastCraving(tab)?.place == "home" && lastCraving(tab)?.company == .friends)
    tab.press("place-home")
    tab.press("company-friends")
    #expect(lastCraving(tab)?.place == "" && lastCraving(tab)?.company == nil)
    tab.press("add-place")
    #expect(lastCraving(tab)?.place == "")
    tab.type("the bus stop", into: "own-place")
    tab.press("add-place")
    #expect(lastCraving(tab)?.place == "own:the bus stop")
    #expect(tab.controls.picked.contains("place-own:the bus stop"))
  }

  @Test("Whoever drives is asked to stop first")
  func driving() {
    for (language, words) in [("en", "Stop first"), ("de", "halte erst an")] {
      let tab = inCraving(language: language)
      #expect(!tab.page.lowercased().contains(words.lowercased()))
      tab.turn(to: .triggers)
      tab.press("trigger-driving")
      tab.turn(to: .help)
      #expect(tab.page.lowercased().contains(words.lowercased()))
    }
  }

  @Test("The game is played with buttons, from the first card to the last")
  func game() throws {
    let tab = inCraving()
    tab.turn(to: .help)
    tab.press("more-techniques")
    tab.press("technique-pairs")
    let game = try #require(tab.state.craving.game)
    #expect(game.pictures.indices.allSatisfy { tab.has("card-\($0)") })
    for picture in 0..<PairsGame.pairs {
      for card in game.pictures.indices where game.pictures[card] == picture {
        tab.press("card-\(card)")
      }
    }
    #expect(tab.controls.texts.contains("All found."))
    tab.press("new-game")
    #expect(tab.state.craving.game?.found == [] && !tab.has("new-game"))
  }

  @Test("An own technique stands among the others, can be deleted and brought back")
  func own() {
    let tab = inCraving()
    tab.send(.went(.techniques))
    tab.press("add-technique")
    #expect(tab.problem(of: "technique-name") == "A name of up to 60 characters.")
    tab.type("Ring Jo", into: "technique-name")
    tab.type("Find the number.\nRing.", into: "technique-steps")
    tab.press("add-technique")
    let own = tab.state.desk.overview.techniques[0]
    tab.turn(to: .help)
    tab.press("more-techniques")
    #expect(techniqueKeys(tab).contains(own.key))
    tab.press("technique-" + own.key)
    #expect(tab.controls.texts.contains("Find the number."))
    #expect(lastCraving(tab)?.technique == own.key && lastCraving(tab)?.action == .replacement)
    tab.send(.went(.techniques))
    tab.press("remove-" + own.id.text)
    #expect(tab.state.desk.overview.techniques.isEmpty)
    tab.send(.pressedUndo)
    #expect(tab.state.desk.overview.techniques.map { $0.name } == ["Ring Jo"])
  }

  @Test("What was tried stands first, the rest is folded; nobody reads of nought times")
  func tried() {
    let tab = inCraving()
    tab.send(.went(.techniques))
    #expect(tab.controls.texts.contains("All techniques"))
    #expect(!tab.controls.texts.contains("What you tried"))
    tab.turn(to: .help)
    tab.press("more-techniques")
    tab.press("technique-pairs")
    tab.press("end-technique")
    tab.press("passed")
    tab.send(.went(.techniques))
    #expect(tab.controls.texts.contains("What you tried"))
    #expect(tab.controls.texts.contains { $0.hasPrefix("Not tried yet: ") })
    #expect(!tab.page.contains("0 of") && !tab.page.contains("1 of 1"))
  }

  @Test("A technique opens its steps beside the list, and they are away on the next page")
  func looking() {
    let tab = inCraving()
    tab.send(.went(.techniques))
    tab.press("row-water")
    #expect(tab.state.techniques.opened == .water)
    #expect(tab.page.contains("technique-sheet"))
    tab.send(.went(.plan))
    tab.send(.went(.techniques))
    #expect(tab.state.techniques.opened == nil && !tab.page.contains("technique-sheet"))
  }

  @Test("After ten observations it says what helped, with its counts, in both languages")
  func learned() {
    for (language, words) in [
      ("en", "Helped you every time: 8 times. It fell by 5 on average, noted 8 times."),
      ("de", "Half dir jedes Mal: 8 Mal. Es fiel im Mittel um 5, 8-mal notiert."),
    ] {
      let tab = inCraving(language: language)
      for number in 0..<10 {
        let key = number < 8 ? "pairs" : "boxBreathing"
        tab.turn(to: .strength)
        tab.rate(8, on: "intensity")
        tab.turn(to: .help)
        tab.press("more-techniques")
        tab.press("technique-" + key)
        tab.press("end-technique")
        tab.rate(number < 8 ? 3 : 8, on: "after")
        tab.press("passed")
        tab.press("to-today")
        tab.letTimePass(Milliseconds.hour)
        tab.beginCraving()
      }
      // Rarely another one is offered; then the next craving tells.
      var said = false
      for _ in 1...4 where !said {
        tab.turn(to: .help)
        said = tab.controls.texts.contains(words)
        if said { #expect(techniqueKeys(tab).first == "pairs") }
        tab.press("passed")
        tab.press("to-today")
        tab.letTimePass(Milliseconds.hour)
        tab.beginCraving()
      }
      #expect(said)
    }
  }
}
