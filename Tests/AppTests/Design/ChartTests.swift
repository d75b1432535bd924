// What the pictures show, as coordinates in a box of 10000 × 4000.
import App
import Testing

@Suite("Charts")
struct ChartTests {
  @Test("The largest value reaches the top, and what is above its target is drawn apart")
  func bars() {
    let drawing = ChartDrawing(chart("x", values: [1000, 4000]))
    #expect(drawing.values.hasPrefix("M2050 4000V3140"))
    #expect(drawing.over.hasPrefix("M7050 4000V140"))
    #expect(drawing.target == "M0 2000H5000V2000H10000")
    #expect(drawing.unknown.isEmpty)
  }

  @Test("Unknown is a dotted base line, zero a flat solid piece of it")
  func unknown() {
    let drawing = ChartDrawing(chart("x", values: [0, nil, nil, 2000]))
    #expect(drawing.unknown == "M2500 3910H5000H7500")
    #expect(drawing.values.contains("V4000Z"))
    #expect(drawing.values.hasPrefix("M800 4000V4000Q800 3970"))
  }

  @Test("A line breaks where a day is unknown")
  func line() {
    let drawing = ChartDrawing(chart("x", values: [2000, 1000, nil, 2000], look: .line))
    #expect(drawing.values == "M1250 0h0L3750 2000M8750 0h0")
    #expect(drawing.last == "M8750 0h0")
  }

  @Test("Any number of points stays inside the box", arguments: [1, 7, 30, 365, 3650])
  func staysInside(_ count: Int) {
    let values = (0..<count).map { $0 % 5 == 4 ? nil : Int64($0 % 7) * 1000 }
    for look in [Chart.Look.bars, .line] {
      let drawing = ChartDrawing(chart("x", values: values, look: look))
      for path in [drawing.values, drawing.over, drawing.target, drawing.unknown] {
        let numbers = path.split { !$0.isNumber && $0 != "-" }.compactMap { Int($0) }
        #expect(numbers.allSatisfy { (0...10_000).contains($0) })
      }
    }
  }

  @Test("Values near the limit of a number and below zero are drawn without trapping")
  func extremes() {
    let drawing = ChartDrawing(chart("x", values: [.max, .min, .max / 2, 1]))
    #expect(drawing.over.hasPrefix("M800 4000V140"))
    #expect(drawing.values.hasPrefix("M3300 4000V4000"))
  }

  @Test("A chart of nothing still has its sentence and no picture")
  func nothing() throws {
    let markup = try markup(.chart(chart("Puffs", values: [])))
    #expect(markup.all("svg").count == 1, "only the sign of the table's summary")
    #expect(markup.all("figcaption").count == 1)
  }

  @Test("The table says what the picture says, with a head for each row and column")
  func twin() throws {
    let markup = try markup(.chart(chart("Puffs", values: [1000, nil])))
    #expect(markup.all("caption").count == 1)
    #expect(markup.all("th").map { $0.attributes["scope"] } == ["col", "col", "col", "row", "row"])
    #expect(markup.all("td").count == 4)
  }

  @Test("A heat map draws each kind of day as discs of its own size, an unknown one as a dot")
  func heat() throws {
    var map = HeatMap(
      key: "h", title: "When", sentence: "At five", rowLabels: ["Mar"],
      columnLabels: ["1", "2", "3"], tableLabel: "Table",
      table: Table(caption: "When", head: [], rows: []))
    map.days = [[.kept, nil, .noted]]
    let paths = try markup(.heatMap(map)).all("path").compactMap { path in
      path.attributes["class"].map { $0 + " " + (path.attributes["d"] ?? "") }
    }
    #expect(
      paths == [
        "kept M2 10a8 8 0 1 0 16 0a8 8 0 1 0 -16 0",
        "noted M44 10a6 6 0 1 0 12 0a6 6 0 1 0 -12 0",
        "level0 M29 10a1 1 0 1 0 2 0a1 1 0 1 0 -2 0",
      ])
  }
}
