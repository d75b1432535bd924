// The help numbers: one tap away, for every country, before anything was answered.
import App
import Engine
import Testing

private func inCountry(_ code: String) -> [Draft] {
  [
    SampleJournal.tracker(.cigarettes),
    .create(Settings.identifier, kind: Settings.kind, [Field("country", .text(code))]),
  ]
}

@Suite("Help screen") struct HelpScreenTests {
  @Test("A country's numbers can be called and texted from the page")
  func links() {
    let sitting = Sitting(.help, on: "2026-11-02", journal: inCountry("US"))
    for address in ["tel:911", "tel:988", "sms:988", "sms:741741", "tel:18007848669", "sms:47848"] {
      #expect(sitting.parts.links.contains(address), "\(address)")
      #expect(sitting.page.contains("href=\"\(address)\""), "\(address)")
    }
    #expect(sitting.parts.linkLabels.contains("Text HOME to 741741 · Crisis Text Line"))
    #expect(sitting.words.contains("Numbers last checked: September 2026."))
  }

  @Test("Another country can be looked at without changing one's own")
  func otherCountry() {
    var sitting = Sitting(.help, on: "2026-11-02", language: "de", journal: inCountry("US"))
    sitting.type("DE", into: "help-country")
    #expect(sitting.parts.links.contains("tel:08001110111"))
    #expect(sitting.parts.links.contains("tel:08008313131"))
    #expect(!sitting.parts.links.contains("tel:911"))
    #expect(sitting.words.contains("Kostenlos · Ruft zurück · rauchfrei-info.de"))
    #expect(sitting.program.state.desk.overview.settings.country == "US")
  }

  @Test("A country without a confirmed number has the sentences that help everywhere")
  func fallback() {
    let sitting = Sitting(.help, on: "2026-11-02", journal: inCountry("CO"))
    #expect(sitting.parts.links == [Route.coach.address])
    #expect(sitting.words.contains("findahelpline.com") && sitting.words.contains("112"))
    let nowhere = Sitting(.help, on: "2026-11-02", journal: [SampleJournal.tracker(.vape)])
    #expect(nowhere.words.contains("findahelpline.com"))
  }

  @Test("In the European Union 112 stands there even where no other number is confirmed")
  func europe() {
    let sitting = Sitting(.help, on: "2026-11-02", journal: inCountry("LV"))
    #expect(sitting.parts.links == ["tel:112", Route.coach.address])
    #expect(sitting.words.contains("findahelpline.com"))
  }

  @Test(
    "An emergency number is called one in the person's language, and never twice by its digits",
    arguments: [
      ("DE", "de", "112 anrufen · Notruf"), ("US", "de", "911 anrufen · Notruf"),
      ("IN", "en", "Call 112 · emergency number"), ("AU", "en", "Call 000 · Triple Zero"),
    ])
  func emergency(country: String, language: String, link: String) {
    let sitting = Sitting(
      .help, on: "2026-11-02", language: language, journal: inCountry(country))
    #expect(sitting.parts.linkLabels.contains(link), "\(sitting.parts.linkLabels)")
    #expect(language == "en" || !sitting.words.contains("European emergency number"))
  }

  @Test("Help is open before any question is answered")
  func beforeBeginning() {
    let sitting = Sitting(.help, on: "2026-11-02", journal: [])
    #expect(sitting.screen.title == "Help")
  }

  @Test("One tap leads from a craving, the settings and the first weeks to help")
  func oneTap() {
    var sitting = Sitting(.today, on: "2026-11-02", journal: inCountry("US"))
    _ = sitting.press("craving")
    #expect(sitting.parts.links.contains("#/help"))
    for route in [Route.settings, .withdrawal] {
      let sitting = Sitting(route, on: "2026-11-02", journal: inCountry("US"))
      #expect(sitting.parts.links.contains("#/help"), "\(route)")
    }
  }

  @Test(
    "An address that is neither a place nor digits for the phone is written as words",
    arguments: ["tel:", "tel:12a", "tel:1 2", "sms:+1;x", "mailto:a@b", "javascript:1", "http://x"])
  func otherAddresses(address: String) {
    var link = Link("Words", calling: "1")
    link.address = address
    let screen = Screen<Message>(title: "Test", body: [.link(link)])
    var html = String(
      decoding: render(
        screen,
        frame: Frame<Message>(
          route: .help, places: [], placesLabel: "", settingsLabel: "", skipLabel: "",
          backLabel: "")
      ).bytes, as: UTF8.self)
    html = html.replacing("\n", with: "")
    #expect(html.contains("Words") && !html.contains(address))
  }
}
