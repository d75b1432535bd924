// A picture beside the name: taken, shown round, replaced and removed.
import App
import Engine
import Testing

@Suite("A picture of oneself")
struct PortraitTests {
  private let bytes: [UInt8] = Array("a face".utf8)

  private func facts(_ id: Identifier) -> AttachedFacts {
    AttachedFacts(
      id: id, medium: .photo, type: "image/jpeg", byteCount: bytes.count,
      sha256: Hex.encode(SHA256.hash(bytes)))
  }

  private func take(_ tab: Tab) throws -> Identifier {
    tab.forgetAsked()
    tab.send(.settings(.pressedPortrait))
    guard case .takePhoto(let id, side: 320, mostBytes: 60_000)? = tab.asked.first else {
      throw Missing()
    }
    tab.receive(.attached(facts(id)))
    return id
  }

  private struct Missing: Error {}

  private func begun(_ language: String = "en") -> Tab {
    let tab = inCraving(language: language)
    tab.press("passed")
    return tab
  }

  @Test("It is small, sealed like other photos, and shown round in the settings and on Today")
  func taken() throws {
    for (language, words) in [("en", "Your picture"), ("de", "Dein Bild")] {
      let tab = begun(language)
      let id = try take(tab)
      #expect(tab.state.desk.overview.portrait?.id == id)
      #expect(tab.state.desk.overview.whyAttachments.isEmpty)
      for place in ["#/settings", "#/today"] {
        tab.receive(.addressed(place))
        #expect(tab.page.contains("class=\"media portrait\""))
        #expect(tab.page.contains("alt=\"" + words + "\""))
      }
    }
  }

  @Test("Another one takes its place; removing it can be taken back")
  func replaced() throws {
    let tab = begun()
    _ = try take(tab)
    let second = try take(tab)
    #expect(tab.state.desk.overview.attachments.map { $0.id } == [second])
    tab.send(.settings(.pressedRemovePortrait))
    #expect(tab.state.desk.overview.portrait == nil)
    tab.receive(.addressed("#/settings"))
    #expect(!tab.page.contains("remove-portrait"))
    tab.send(.pressedUndo)
    #expect(tab.state.desk.overview.portrait?.id == second)
  }

  @Test("What goes wrong is said where it was asked for, and nowhere else")
  func trouble() {
    let tab = begun()
    tab.send(.settings(.pressedPortrait))
    tab.receive(.attachFailed(.unreadable))
    #expect(tab.state.settings.portraitProblem == .unreadable)
    #expect(tab.state.why.problem == nil)
    tab.receive(.addressed("#/settings"))
    #expect(tab.page.contains("portrait-problem"))
    tab.send(.why(.pressedPhoto))
    tab.receive(.attachFailed(.unreadable))
    #expect(tab.state.why.problem == .unreadable)
  }

  @Test("It comes to another device")
  func travels() throws {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    let id = try take(tab)
    #expect(Tab.signedIn(server, seed: 2).state.desk.overview.portrait?.id == id)
  }
}
