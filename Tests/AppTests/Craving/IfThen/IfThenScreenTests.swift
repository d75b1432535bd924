// If-then plans on their page and on Today.
import App
import Engine
import Testing

/// A tab on the page of plans, with one plan where asked for.
private func planning(
  at time: String = "12:00", language: String = "en", planAt cue: String? = nil
) -> Tab {
  let tab = begun(at: time, language: language)
  tab.send(.went(.ifThen))
  guard let cue else { return tab }
  tab.press("make-plan")
  tab.press("cue-kind-time")
  tab.type(cue, into: "plan-time")
  tab.press("act-water")
  tab.press("keep-plan")
  tab.press("rehearse-later")
  return tab
}

struct IfThenScreenTests {
  @Test("The sentence is strictly if and then, in both languages")
  func sentence() {
    for (language, words) in [
      ("en", "If the trigger is “Coffee”, then I will drink a glass of water."),
      ("de", "Wenn der Auslöser „Kaffee“ ist, dann trinke ich ein Glas Wasser."),
    ] {
      let tab = planning(language: language)
      tab.press("make-plan")
      tab.press("cue-coffee")
      tab.press("act-water")
      #expect(tab.controls.texts.contains(words))
      tab.press("keep-plan")
      #expect(tab.state.desk.overview.ifThenPlans.count == 1)
    }
  }

  @Test("Without a cue or an action it says what is missing and keeps nothing")
  func incomplete() {
    let tab = planning()
    tab.press("make-plan")
    tab.press("keep-plan")
    #expect(tab.controls.texts.contains("Pick one cue and one action. Then it is a plan."))
    tab.press("cue-kind-time")
    tab.type("25:00", into: "plan-time")
    tab.press("act-water")
    tab.press("keep-plan")
    #expect(tab.problem(of: "plan-time") == "A time, such as 17:30.")
    #expect(tab.state.desk.overview.ifThenPlans.isEmpty)
  }

  @Test("Own words make a cue and an action; a place is one too")
  func ownWords() {
    let tab = planning()
    tab.press("make-plan")
    tab.press("cue-kind-place")
    tab.type("the bus stop", into: "own-cue")
    tab.type("count the red cars", into: "plan-action")
    tab.press("keep-plan")
    #expect(
      tab.page.contains("If the place is “the bus stop”, then I will count the red cars."))
    #expect(tab.state.desk.overview.ifThenPlans[0].cue == .place("own:the bus stop"))
  }

  @Test("The person's own top triggers are offered first")
  func topTriggers() {
    let tab = begun()
    for keys in [["smell"], ["smell", "anger"], ["smell"]] {
      tab.beginCraving()
      tab.turn(to: .triggers)
      for key in keys { tab.press("trigger-" + key) }
      tab.press("passed")
      tab.press("to-today")
      tab.letTimePass(Milliseconds.hour)
    }
    tab.send(.went(.ifThen))
    tab.press("make-plan")
    let cues = tab.controls.keys.filter { $0.hasPrefix("cue-") && !$0.hasPrefix("cue-kind") }
    #expect(cues.prefix(3) == ["cue-smell", "cue-anger", "cue-stress"])
  }

  @Test("A plan is said, typed and imagined once; then it is rehearsed")
  func rehearsal() {
    let tab = planning()
    tab.press("make-plan")
    tab.press("cue-stress")
    tab.press("act-walk")
    tab.press("keep-plan")
    #expect(tab.controls.texts.contains("Say it aloud once."))
    tab.press("rehearse-next")
    tab.type("If stress", into: "typed")
    tab.press("rehearse-next")
    #expect(!tab.state.desk.overview.ifThenPlans[0].isRehearsed)
    tab.press("rehearse-next")
    #expect(tab.state.desk.overview.ifThenPlans[0].isRehearsed && tab.screen.sheet == nil)
  }

  @Test("A plan can be changed and deleted, and a step back brings it again")
  func editing() {
    let tab = planning(planAt: "15:00")
    let id = tab.state.desk.overview.ifThenPlans[0].id.text
    tab.press("edit-" + id)
    tab.type("16:30", into: "plan-time")
    tab.press("keep-plan")
    #expect(
      tab.state.desk.overview.ifThenPlans.map { $0.cue } == [.time(TimeOfDay(text: "16:30")!)])
    tab.press("delete-" + id)
    #expect(tab.state.desk.overview.ifThenPlans.isEmpty)
    tab.send(.pressedUndo)
    #expect(tab.state.desk.overview.ifThenPlans.count == 1)
  }

  @Test("It stands on Today before its hour, asks once afterwards, and then rests")
  func onToday() {
    for (answer, did) in [("did-yes", true), ("did-not", false)] {
      let tab = planning(at: "12:00", planAt: "15:00")
      tab.send(.went(.today))
      #expect(!tab.controls.cards.contains("if-then"))
      tab.letTimePass(2 * Milliseconds.hour)
      #expect(tab.controls.cards.contains("if-then") && tab.has("open-plans"))
      #expect(!tab.has("did-yes"))
      tab.letTimePass(2 * Milliseconds.hour)
      #expect(tab.has("did-yes") && tab.has("did-not"))
      tab.press(answer)
      #expect(tab.state.desk.overview.ifThenPlans[0].did == did)
      #expect(!tab.controls.cards.contains("if-then"))
      tab.letTimePass(24 * Milliseconds.hour)
      #expect(!tab.has("did-yes"), "asked once")
    }
  }

  @Test("Every way out of the page leads back to the plan, and the plan leads to it")
  func ways() {
    let tab = planning()
    #expect(tab.screen.back == .plan)
    tab.send(.went(.plan))
    #expect(tab.page.contains("#/if-then") && tab.page.contains("#/techniques"))
  }
}
