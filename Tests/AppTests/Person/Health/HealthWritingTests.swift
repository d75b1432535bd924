// Writing to Apple Health: off until chosen, one tap, the exact link, and hidden where it cannot
// work.

import App
import Engine
import Foundation
import Testing

@Suite("Writing to Apple Health")
struct HealthWritingTests {
  @Test("Nothing is offered until its kind is switched on, and each by itself")
  func off() {
    let none = HealthPhone.tab([])
    none.drinkWater()
    none.send(.trackers(.pickedLevel(HealthPhone.mood.id, 3)))
    none.send(.today(.logged(HealthPhone.drinking, amount: 1000)))
    #expect(none.errand == nil)
    let tab = HealthPhone.tab([.mood])
    tab.drinkWater()
    #expect(tab.errand == nil)
    tab.send(.trackers(.pickedLevel(HealthPhone.mood.id, 3)))
    #expect(tab.errand != nil)
    tab.visit(.health)
    #expect(!tab.page.contains("\"health-writes-water\" checked"))
    tab.press("health-writes-water")
    #expect(tab.state.desk.overview.settings.health.writes == [.water, .mood])
    tab.press("health-writes-mood")
    #expect(tab.state.desk.overview.settings.health.writes == [.water])
  }

  @Test("A glass of water is one link, exact to the letter")
  func link() throws {
    let tab = HealthPhone.tab()
    tab.drinkWater()
    let id = try #require(tab.entities(Entry.kind).first?.id.text)
    let back = "https%3A%2F%2Fapp.example%2F%23%2Fhealth%2F"
    let time = "%222026-03-10T12%3A00%3A00%2B01%3A00%22"
    let link =
      "shortcuts://x-callback-url/run-shortcut?name=Redstart%20Health&input=text"
      + "&text=%7B%22kind%22%3A%22water%22%2C%22value%22%3A250%2C%22unit%22%3A%22mL%22%2C"
      + "%22start%22%3A\(time)%2C%22end%22%3A\(time)%7D"
      + "&x-success=\(back)written%2F\(id)&x-cancel=\(back)stopped%2F\(id)"
      + "&x-error=\(back)stopped%2F\(id)"
    #expect(tab.errand?.address == link)
    let escaped = link.replacingOccurrences(of: "&", with: "&amp;")
    #expect(tab.page.contains("href=\"\(escaped)\""))
  }

  @Test("The size of a glass is the person's")
  func glass() {
    let tab = HealthPhone.tab()
    tab.visit(.health)
    tab.press("health-glass-300")
    tab.drinkWater()
    tab.visit(.trackers)
    tab.drinkWater()
    #expect(tab.errandParts["text"]?.contains("\"value\":300,") == true)
  }

  @Test("Drinks are counted, or an evening by its level: 0, 4, 6")
  func drinks() {
    let counted = HealthPhone.tab()
    counted.send(.today(.logged(HealthPhone.drinking, amount: 2000)))
    #expect(
      counted.errandParts["text"]?
        .hasPrefix("{\"kind\":\"alcoholicDrinks\",\"value\":2,\"unit\":\"count\",") == true)
    for (level, value) in zip(DrinkLevel.allCases, [0, 4, 6]) {
      let tab = HealthPhone.tab(byLevel: true)
      tab.send(.drinking(.pressedLevel(HealthPhone.drinking, level)))
      let text = tab.errandParts["text"] ?? ""
      #expect(text.contains("\"value\":\(value),\"unit\":\"count\""), "\(text)")
      // Before 18:00 it is the evening before.
      #expect(text.contains("\"start\":\"2026-03-09T12:00:00+01:00\""), "\(text)")
    }
  }

  @Test("A mood goes from -1 to 1, and picked again it is still one thing")
  func moods() {
    for (level, value) in zip(0..., ["-1", "-0.5", "0", "0.5", "1"]) {
      let tab = HealthPhone.tab()
      tab.send(.trackers(.pickedLevel(HealthPhone.mood.id, level)))
      #expect(
        tab.errandParts["text"]?.contains("\"value\":\(value),\"unit\":\"valence\"") == true)
    }
    let tab = HealthPhone.tab()
    tab.send(.trackers(.pickedLevel(HealthPhone.mood.id, 1)))
    tab.send(.trackers(.pickedLevel(HealthPhone.mood.id, 4)))
    #expect(tab.errandParts["text"]?.contains("\"value\":1,") == true)
    tab.press("health-write")
    tab.send(.trackers(.pickedLevel(HealthPhone.mood.id, 0)))
    #expect(tab.errand == nil)
  }

  @Test("After a meditation its first phase is offered on the page that says what it came to")
  func practice() throws {
    let tab = HealthPhone.tab()
    tab.start(.sit(10, closing: 3))
    #expect(tab.errand == nil)
    tab.skip(13 * minute)
    let text =
      "{\"kind\":\"mindfulMinutes\",\"value\":10,\"unit\":\"min\","
      + "\"start\":\"2026-03-10T12:00:00+01:00\",\"end\":\"2026-03-10T12:10:00+01:00\"}"
    #expect(tab.errandParts["text"] == text)
    let back = tab.way("x-success")
    tab.press("health-write")
    #expect(tab.errand == nil)
    #expect(tab.page.contains("Not confirmed yet."))
    tab.come(back)
    #expect(tab.page.contains("Written to Apple Health: Mindful minutes: 10"))
    tab.come("#/session")
    #expect(
      tab.page.contains("It&#39;s in Apple Health.") || tab.page.contains("It's in Apple Health."))
  }

  @Test("What came from Health is never offered to go back there")
  func fromHealth() {
    let tab = HealthPhone.tab()
    tab.visit(.health)
    tab.press("health-" + HealthKind.water.name)
    let bytes = Array(
      ("<HealthData><Record type=\"HKQuantityTypeIdentifierDietaryWater\" sourceName=\"W\" "
        + "unit=\"mL\" startDate=\"2026-03-01 08:00:00 +0100\" "
        + "endDate=\"2026-03-01 08:00:00 +0100\" value=\"250\"/></HealthData>").utf8)
    tab.press("health-pick")
    tab.receive(.filePicked(token: 3, Array(String(bytes.count).utf8)))
    // Each slice asks for the next one.
    var done = 0
    while done < tab.asked.count {
      if case .readSlice(let token, let offset, let count) = tab.asked[done] {
        let end = min(bytes.count, Int(offset) + Int(count))
        tab.receive(.filePicked(token: token, Array(bytes[Int(offset)..<end])))
      }
      done += 1
    }
    #expect(tab.entities(HealthRecord.kind).count == 1)
    #expect(tab.errand == nil)
    tab.visit(.trackers)
    #expect(tab.errand == nil && tab.handed.isEmpty)
  }

  @Test("A workout is no mindful minutes")
  func workout() {
    let tab = HealthPhone.tab()
    tab.start(.open)
    tab.skip(5 * minute)
    tab.send(.practice(.pressedStop))
    #expect(!tab.finished.isEmpty && tab.errand == nil)
  }

  @Test(
    "Elsewhere nothing of it is shown",
    arguments: [
      (HealthPhone.mac, HealthPhone.script, false),
      ("Mozilla/5.0 (Linux; Android 16) Chrome/150", HealthPhone.script, true),
      ("Mozilla/5.0 (Windows NT 10.0) Firefox/150", HealthPhone.script, true),
      ("", HealthPhone.script, true),
      (HealthPhone.iPhone, "", true), (HealthPhone.iPhone, "file:///app.js", true),
    ])
  func elsewhere(agent: String, script: String, touch: Bool) {
    let tab = HealthPhone.tab(agent: agent, script: script, touch: touch)
    tab.drinkWater()
    #expect(tab.errand == nil)
    tab.visit(.health)
    #expect(!tab.page.contains("Apple Health</h2>") && !tab.has("health-writes-water"))
    tab.come("#/health/written/" + Identifier(high: 5, low: 5).text)
    #expect(!tab.page.contains("health-answer"))
  }

  @Test("A tablet that calls itself a Mac is known by being touched")
  func tablet() {
    let tab = HealthPhone.tab(agent: HealthPhone.mac)
    tab.drinkWater()
    #expect(tab.errand != nil)
  }

  @Test(
    "The recipe has seven steps and names the Shortcut as the link does", arguments: ["en", "de"])
  func recipe(language: String) {
    let tab = HealthPhone.tab(language: language)
    tab.visit(.health)
    let page = tab.page
    #expect(page.contains("Redstart Health"))
    for word in ["mindfulMinutes", "alcoholicDrinks"] { #expect(page.contains(word)) }
    #expect(!page.contains("health-recipe8"))
    let off = HealthPhone.tab([], language: language)
    off.visit(.health)
    #expect(!off.page.contains("Redstart Health") && off.has("health-writes-mood"))
  }

  @Test("No other address than that of a Shortcut can stand in the link")
  func otherAddresses() {
    for address in [
      "https://evil.example/", "javascript:alert(1)", "shortcuts://run-shortcut?name=x",
      "shortcuts://x-callback-url/run-shortcut?name=x\" onclick=\"y",
      "shortcuts://x-callback-url/run-shortcut?name=a b", "shortcuts://x-callback-url/import",
    ] {
      var html = HTML<Message>()
      let thing = Identifier(high: 1, low: 1)
      html.add(
        .errand(Errand("Words", starting: address, .health(.pressedWrite(thing)), key: "write")))
      let page = String(decoding: html.bytes, as: UTF8.self)
      #expect(!page.contains("href") && page.contains("Words"), "\(address)")
    }
  }
}
