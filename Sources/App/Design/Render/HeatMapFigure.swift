// Writes a heat map. Size says as much as colour does; unknown is an outline, zero a dot. Days have
// the shapes that they have in a month.
import Engine

extension HTML {
  /// Squares of a heat map stand on a grid of this many units.
  private static var cell: Int { 20 }
  /// Shades above zero.
  private static var levels: Int { 4 }

  mutating func add(_ map: HeatMap) {
    element("figure", .style("heat"), .key(map.key)) { html in
      html.addCaption(title: map.title, sentence: map.sentence)
      html.element("div", .style("plot")) { html in
        html.element("div", .style("rows"), .word("aria-hidden", "true")) { html in
          for label in map.rowLabels { html.element("span", text: label) }
        }
        html.addSquares(map)
        html.addColumns(map.columnLabels)
      }
      html.add(map.legend)
      html.addTwin(
        key: map.key, label: map.tableLabel,
        map.table
          ?? Table(caption: map.title, head: [""] + map.columnLabels, rows: map.tableRows))
    }
  }

  private mutating func addSquares(_ map: HeatMap) {
    let rows = max(map.cells.count, map.days.count)
    let box = "0 0 \(map.columnLabels.count * Self.cell) \(rows * Self.cell)"
    element(
      "svg", .text("viewBox", box), .word("role", "img"), .text("aria-label", map.title)
    ) { html in
      html.addPath("kept", html.discs(map, .kept, radius: 8))
      html.addPath("over", html.discs(map, .over, radius: 7))
      html.addPath("excused", html.discs(map, .excused, radius: 7))
      html.addPath("noted", html.discs(map, .noted, radius: 6))
      html.addPath("level0", html.discs(map, nil, radius: 1))
      html.addPath("unknown", html.squares(map) { $0 == nil })
      html.addPath("level0", html.squares(map) { $0 == 0 })
      html.addPath("level1", html.squares(map) { map.level($0) == 1 })
      html.addPath("level2", html.squares(map) { map.level($0) == 2 })
      html.addPath("level3", html.squares(map) { map.level($0) == 3 })
      html.addPath("level4", html.squares(map) { map.level($0) == 4 })
    }
  }

  private func squares(_ map: HeatMap, where belongs: (Int?) -> Bool) -> String {
    var path = ""
    for (row, cells) in map.cells.enumerated() {
      for (column, count) in cells.enumerated() where belongs(count) {
        // 4 for zero, then 8, 11, 14 and 17 of 20 units; unknown is drawn as large as a 3.
        let side = count == nil ? 12 : [4, 8, 11, 14, 17][map.level(count)]
        let x = column * Self.cell + (Self.cell - side) / 2
        let y = row * Self.cell + (Self.cell - side) / 2
        path += "M\(x) \(y)h\(side)v\(side)h-\(side)z"
      }
    }
    return path
  }

  private func discs(_ map: HeatMap, _ fill: DayFill?, radius: Int) -> String {
    var path = ""
    for (row, days) in map.days.enumerated() {
      for (column, day) in days.enumerated() where day == fill {
        let x = column * Self.cell + Self.cell / 2 - radius
        let y = row * Self.cell + Self.cell / 2
        let arc = "a\(radius) \(radius) 0 1 0 "
        path += "M\(x) \(y)\(arc)\(2 * radius) 0\(arc)-\(2 * radius) 0"
      }
    }
    return path
  }

  /// Writes about four labels, so that they stay legible on a phone.
  private mutating func addColumns(_ labels: [String]) {
    let stride = max(1, (labels.count + 3) / 4)
    element("div", .style("ticks"), .word("aria-hidden", "true")) { html in
      for (column, label) in labels.enumerated() where column % stride == 0 {
        html.element("span", text: label)
      }
    }
  }
}

extension HeatMap {
  /// 0 for nothing or unknown, else 1 … 4 in equal steps up to the largest cell.
  func level(_ count: Int?) -> Int {
    guard let count, count > 0 else { return 0 }
    return min(4, (count - 1) * 4 / max(1, largest) + 1)
  }

  private var largest: Int {
    cells.reduce(0) { largest, row in row.reduce(largest) { max($0, $1 ?? 0) } }
  }

  var tableRows: [[String]] {
    cells.enumerated().map { row, cells in
      [row < rowLabels.count ? rowLabels[row] : ""] + cells.map { $0.map { String($0) } ?? "—" }
    }
  }
}
