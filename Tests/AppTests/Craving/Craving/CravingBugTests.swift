// What other apps got wrong about cravings, named after what a person saw.
import App
import Engine
import Testing

struct CravingBugTests {
  @Test("The form refuses a craving without a trigger: here one tap is enough")
  func noTriggerNeeded() {
    let tab = inCraving()
    tab.press("passed")
    #expect(lastCraving(tab)?.outcome == .passed && lastCraving(tab)?.triggers == [])
  }

  @Test("Mood 3, habit and resisted are inflated: here nothing is picked beforehand")
  func nothingPicked() {
    let tab = inCraving()
    let picked = tab.controls.picked.filter { !$0.hasPrefix("length-") }
    #expect(picked.isEmpty)
    let fields = tab.fields("craving")[0].keys.sorted()
    #expect(fields == ["at", "day", "offset", "sessionEnd", "zone"])
  }

  @Test("The first craving counts only when it is resolved: here it counts when it comes")
  func countsAtOnce() {
    let tab = inCraving()
    #expect(tab.state.desk.overview.cravings.count == 1 && lastCraving(tab)?.outcome == nil)
    tab.send(.went(.history))
    #expect(tab.page.contains("1 craving"))
  }

  @Test("The tip changes with each look: here it stays the whole day, and the next day has another")
  func sameTip() {
    func tip(_ tab: Tab) -> String? {
      tab.send(.went(.today))
      return tab.screen.body.compactMap { component -> String? in
        guard case .card(let card) = component, card.key == "tip" else { return nil }
        guard case .text(let text) = card.body[0] else { return nil }
        return text.text
      }.first
    }
    for motive in [nil, "money"] as [String?] {
      let tab = inCraving(motive: motive)
      var tips: Set<String> = []
      for _ in 1...8 {
        let now = tip(tab)
        tab.letTimePass(8 * Milliseconds.hour)
        #expect(tip(tab) == now)
        if let now { tips.insert(now) }
        tab.letTimePass(16 * Milliseconds.hour)
      }
      #expect(tips.count >= 4)
      let jar = tips.contains { $0.contains("jar") }
      #expect(jar == (motive == "money"), "a tip for savers is for savers")
    }
  }
}
