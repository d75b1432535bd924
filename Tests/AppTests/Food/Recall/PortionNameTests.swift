// What the household measures of the national table are called, in both languages.
import App
import Engine
import Foundation
import Testing

struct PortionNameTests {
  @Test(
    "A measure is named by its size, its thing and its notes",
    arguments: [
      ("1 cup", "cup", "Tasse"),
      ("1 cup, cooked, diced", "cup, cooked, diced", "Tasse, gekocht, gewürfelt"),
      ("1 medium/regular/sandwich size roll", "medium roll", "mittleres Brötchen"),
      ("1 large piece/slice, 2+ layer cake", "large piece, 2+ layer cake", nil),
      ("1 small or thin/very thin slice", "small or thin/very thin slice", "kleine Scheibe"),
      ("1 piece/slice, any size", "piece", "Stück"),
      ("1 medium", "medium", "mittelgroß"),
      ("1 fl oz (no ice)", "fl oz (no ice)", "30\u{A0}ml (ohne Eis)"),
      ("1 can (12 fl oz)", "can (12 fl oz)", "Dose (355\u{A0}ml)"),
      ("1 5.3 oz container", "5.3 oz container", "Becher (150\u{A0}g)"),
      ("1/2 bottle", "1/2 bottle", "halbe Flasche"),
      ("1 miniature/small roll", "miniature roll", "Mini-Brötchen"),
      ("1 piece, extra-large pizza", "piece, extra-large pizza", "Stück, extra große Pizza"),
      ("1 McDonald's Big Mac", "McDonald's Big Mac", "McDonald's Big Mac"),
      ("Guideline amount in salad", "Guideline amount in salad", "Richtmenge für einen Salat"),
      ("1 100 calorie package", "small package", "kleine Packung"),
    ])
  func names(measure: String, english: String, german: String?) {
    #expect(PortionText(language: .english).name(measure) == english)
    let expected = german ?? "großes Stück, mehrschichtig"
    #expect(PortionText(language: .german).name(measure) == expected)
  }

  @Test(
    "Who wants no numbers gets no grams in a name",
    arguments: [
      ("1 5.3 oz container", "Becher"), ("1 oz", "Portion"), ("1 oz, cooked", "Portion, gekocht"),
      ("1 wedge (1.33 oz)", "Spalte"), ("1 can (12 fl oz)", "Dose (355\u{A0}ml)"),
      ("1 cup", "Tasse"),
    ])
  func withoutGrams(measure: String, name: String) {
    #expect(PortionText(language: .german, showsGrams: false).name(measure) == name)
  }

  @Test(
    "What cannot be said wholly is a portion",
    arguments: ["", "1 ", "1 zzz", "1 cup, zzz", "1 small zzz", "(", "1 ,,", "1 /", "/", "1 oz/"])
  func unknown(measure: String) {
    let name = PortionText(language: .german).name(measure)
    #expect(!name.contains("zzz") && !name.isEmpty)
    _ = PortionText(language: .english).name(measure)
  }

  @Test("Every measure of the starter table has a German name")
  func starter() throws {
    var root = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let rows = try rows(root.appending(path: "Sources/Foods/Resources/starter-portions.csv"))
    let unnamed = rows.map { $0[1] }.filter { !isNamed($0) }
    #expect(rows.count > 1000 && unnamed.isEmpty, "\(unnamed)")
  }

  @Test(
    "So have nearly all measures of the foods that are eaten most, and most of all",
    .enabled(if: fixtures != nil || isProof, "REDSTART_FIXTURES does not name the sample files"))
  func release() throws {
    let folder = URL(filePath: try #require(fixtures) + "/fndds")
    let times = try rows(folder.appending(path: "popularity.csv"))
      .sorted { (Int($0[1]) ?? 0) > (Int($1[1]) ?? 0) }
    let popular = Set(times.prefix(500).map { $0[0] })
    let measures = try rows(folder.appending(path: "portions.csv")).filter {
      $0[5] != "Quantity not specified"
    }
    #expect(share(measures.filter { popular.contains($0[0]) }) >= 98)
    #expect(share(measures) >= 94)
  }

  /// Per hundred.
  private func share(_ rows: [[String]]) -> Int {
    rows.filter { isNamed($0[5]) }.count * 100 / max(1, rows.count)
  }

  private func isNamed(_ measure: String) -> Bool {
    PortionText(language: .german).name(measure) != "Portion"
      || ["1 prepackaged single serving", "1 single serving"].contains(measure)
      || measure.contains("order")
  }

  private func rows(_ file: URL) throws -> [[String]] {
    try CSVReader.rows(Array(Data(contentsOf: file))).dropFirst().map { $0.fields }
  }
}

private let fixtures = ProcessInfo.processInfo.environment["REDSTART_FIXTURES"]
private let isProof = ProcessInfo.processInfo.environment["CI"] == "true"
