// What stands on the screens of a recall: in both languages, without numbers, with a photo.
import App
import Engine
import Foundation
import Testing

struct RecallScreenTests {
  @Test("No pass has an identity twice or an unkind word", arguments: ["en", "de"])
  func pages(language: String) {
    let tab = recallTab(
      [GivenFood.item(1, "2026-03-05", SomeFoods.egg)], language: language)
    tab.tap("next-meal-breakfast")
    tab.add(language == "de" ? "Kaffee, Apfel, zorkle" : "coffee, apple, zorkle")
    tab.type("c", into: "recall-typed")
    var pages: [String] = []
    for _ in RecallPass.allCases {
      pages.append(tab.page)
      tab.tap("food-" + tab.items[0].id.text)
      pages.append(tab.page)
      tab.send(.recalls(.closedSheet))
      tab.tap("recall-next")
    }
    tab.tap("recall-copy")
    pages.append(tab.page)
    tab.send(.recalls(.closedSheet))
    tab.tap("recall-done")
    pages.append(tab.page)
    for page in pages {
      var seen: Set<String> = []
      for piece in page.components(separatedBy: " id=\"").dropFirst() {
        let id = String(piece.prefix { $0 != "\"" })
        #expect(seen.insert(id).inserted, "\(id)")
      }
    }
    let words = tab.parts.words
    for word in unkindWords { #expect(!words.contains(word), "\(word)") }
  }

  @Test("Common measures have German names")
  func german() {
    let tab = recallTab(language: "de")
    tab.add("zwei Kaffee")
    for _ in 1...3 { tab.tap("recall-next") }
    #expect(tab.parts.words.contains("Tasse · 240\u{A0}g"))
    #expect(tab.parts.words.contains("Wie viel"))
  }

  @Test("Without numbers no gram stands anywhere", arguments: [true, false])
  func withoutNumbers(isSafety: Bool) {
    let safety = Draft.create(
      Safety.identifier, kind: Safety.kind,
      [Field(SafetyFact.eatingDisorder.rawValue, .bool(true))])
    let tab = recallTab(
      isSafety ? [safety] : [],
      settings: isSafety ? [] : [Field("hidesFoodNumbers", .bool(true))])
    tab.type("cola, appl", into: "recall-typed")
    #expect(!tab.parts.words.contains("\u{A0}g"))
    tab.tap("recall-add")
    for _ in RecallPass.allCases {
      #expect(!tab.parts.words.contains("\u{A0}g") && !tab.parts.words.contains("kcal"))
      tab.tap("recall-next")
    }
  }

  @Test("Today leads to yesterday's food until it is complete, for who watches food")
  func card() {
    let quiet = recallTab(address: "#/today")
    #expect(!quiet.has("open-recall"))
    let tab = recallTab([GivenFood.item(1, "2026-03-05", SomeFoods.egg)], address: "#/today")
    tab.tap("open-recall")
    #expect(tab.state.desk.route == .recall)
    tab.add("tea")
    tab.receive(.addressed("#/today"))
    #expect(tab.parts.buttons["open-recall"]?.label == "Go on")
    tab.tap("open-recall")
    for _ in 1...4 { tab.tap("recall-next") }
    tab.tap("recall-done")
    tab.receive(.addressed("#/today"))
    #expect(!tab.has("open-recall"))
  }

  @Test("A photo of a day stands at its head, is no reason to see, and is removed with undo")
  func photo() throws {
    let tab = recallTab()
    tab.tap("recall-photo")
    var id: Identifier?
    for case .takePhoto(let asked, _, _) in tab.asked { id = asked }
    let photo = try #require(id)
    tab.receive(
      .attached(
        AttachedFacts(
          id: photo, medium: .photo, type: "image/jpeg", byteCount: 9,
          sha256: String(repeating: "a", count: 64))))
    #expect(tab.page.contains("data-attachment=\"\(photo.text)\""))
    tab.receive(.addressed("#/plan"))
    #expect(!tab.page.contains("data-attachment"))
    tab.receive(.addressed("#/recall/2026-03-08"))
    #expect(!tab.page.contains("data-attachment"))
    tab.receive(.addressed("#/recall/2026-03-09"))
    tab.tap("remove-photo-" + photo.text)
    #expect(!tab.page.contains("data-attachment"))
    tab.press("undo")
    #expect(tab.page.contains("data-attachment"))
  }

  @Test("A photo that cannot be had is said in a sentence")
  func noPhoto() {
    let tab = recallTab()
    tab.tap("recall-photo")
    tab.receive(.attachFailed(.tooLarge))
    #expect(tab.page.contains("too large to keep"))
    tab.receive(.addressed("#/plan"))
    #expect(!tab.page.contains("too large to keep"))
  }

  @Test("Addresses of days are read, others lead nowhere")
  func addresses() {
    #expect(Route(address: "#/recall") == .recall && Route(address: "#/foods") == .ownFoods)
    #expect(Route(address: "#/recall/2026-03-09") == .recallDay(Day(text: "2026-03-09")!))
    for odd in ["#/recall/", "#/recall/2026-02-30", "#/recall/x", "#/recalls"] {
      let route = Route(address: odd)
      #expect(route == nil || route == .recall)
    }
  }
}
