// Every kind of thing in a journal has a name, so that a change of it can be told.
import App
import Engine
import Foundation
import Testing

struct KindNameTests {
  /// As the sources declare them, so that a new kind is among them.
  static let kinds: [String] = {
    var root = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let engine = root.appending(path: "Sources/Engine")
    let files = FileManager.default.enumerator(at: engine, includingPropertiesForKeys: nil)
    var kinds: [String] = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      for piece in source.components(separatedBy: "static let kind = \"").dropFirst() {
        kinds.append(String(piece.prefix { $0 != "\"" }))
      }
    }
    return kinds.sorted()
  }()

  @Test("Every kind is named in both languages, none like another")
  func named() {
    #expect(Self.kinds.count > 40)
    for language in Language.allCases {
      var names: [String: String] = [:]
      for kind in Self.kinds {
        let name = KindText(language: language).name(ofKind: kind)
        #expect(name != nil, "\(kind)")
        guard let name, kind != "dayTotal" else { continue }
        #expect(names[name] == nil, "\(kind) is called like \(names[name] ?? "")")
        names[name] = kind
      }
    }
    #expect(KindText(language: .english).name(ofKind: "somethingNew") == nil)
  }

  @Test(
    "What was done to foods stands under their names",
    arguments: [
      (
        "en",
        [
          "Changed: Lemons", "Added: Lemons", "Added: qqwwqq, with 1 more",
          "Added: oat soup",
        ]
      ),
      (
        "de",
        [
          "Geändert: Lemons", "Hinzugefügt: Lemons",
          "Hinzugefügt: qqwwqq und 1 weiteres", "Hinzugefügt: oat soup",
        ]
      ),
    ])
  func foods(language: String, titles: [String]) {
    let tab = recallTab(language: language)
    tab.add("oat soup")
    tab.add("qqwwqq, xxvvxx")
    tab.send(.went(.shopping))
    tab.type("Lemons", into: "shopping-line")
    tab.press("shopping-add")
    tab.press("change-" + tab.state.desk.overview.food.shopping[0].id.text)
    tab.press("line-remove")
    tab.send(.went(.changes))
    #expect(tab.rowTitles == titles)
  }
}
