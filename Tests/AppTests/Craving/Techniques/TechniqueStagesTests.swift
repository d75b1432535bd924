// The walk and grounding on the screen: figure and words follow one clock.
import App
import Engine
import Testing

struct TechniqueStagesTests {
  private func opened(_ key: String, language: String = "en") -> Tab {
    let tab = inCraving(language: language)
    tab.turn(to: .help)
    tab.press("more-techniques")
    tab.press("technique-" + key)
    return tab
  }

  @Test("Grounding goes on by itself, each stage with its own number once")
  func grounding() {
    let tab = opened("grounding")
    let lines = [
      "5 things that you see", "4 things that you touch", "3 sounds that you hear",
      "2 smells around you", "1 taste in your mouth",
    ]
    for line in lines {
      #expect(tab.page.contains("aria-label=\"" + line), "\(line)")
      #expect(tab.page.contains(">" + String(line.dropFirst(2)) + "<"), "\(line)")
      tab.letTimePass(36 * Milliseconds.second)
    }
    #expect(tab.page.contains(lines[4]), "the last one stays")
    #expect(!tab.has("step-next") && tab.has("end-technique"))
  }

  @Test("A tap moves the clock: the next stage has all of its time")
  func tap() {
    let tab = opened("grounding")
    tab.letTimePass(30 * Milliseconds.second)
    tab.press("step-next")
    tab.letTimePass(35 * Milliseconds.second)
    #expect(tab.page.contains("4 things that you touch"), "not five seconds, but 36")
    tab.letTimePass(Milliseconds.second)
    #expect(tab.page.contains("3 sounds that you hear"))
    tab.press("step-back")
    tab.press("step-back")
    #expect(tab.page.contains("5 things that you see") && !tab.has("step-back"))
  }

  @Test("A walk says its minutes, turns back half way, and stops stepping when it is over")
  func walk() {
    let tab = opened("walk")
    #expect(tab.page.contains(">5<") && tab.page.contains("inside paced"))
    #expect(tab.controls.texts.contains("Stand up and go: outside, the stairs, the hall."))
    tab.letTimePass(149 * Milliseconds.second)
    #expect(tab.controls.texts.contains("A pace at which you could talk."))
    tab.letTimePass(Milliseconds.second)
    #expect(tab.controls.texts.contains("Turn back now.") && tab.page.contains(">3<"))
    tab.letTimePass(150 * Milliseconds.second)
    #expect(tab.controls.texts.contains("Slow down, and look again."))
    #expect(!tab.page.contains("paced"))
  }

  @Test("In German, too")
  func german() {
    #expect(opened("grounding", language: "de").page.contains("5 Dinge, die du siehst"))
    let tab = opened("walk", language: "de")
    tab.letTimePass(150 * Milliseconds.second)
    #expect(tab.controls.texts.contains("Kehr jetzt um."))
  }
}
