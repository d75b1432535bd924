// Writes a heat map. Size says as much as colour does; a day of which nothing is known is a dot.
// Days have the shapes that they have in a month.
import Engine

extension HTML {
  /// Days of a heat map stand on a grid of this many units.
  private static var cell: Int { 20 }

  mutating func add(_ map: HeatMap) {
    element("figure", .style("heat"), .key(map.key)) { html in
      html.addCaption(title: map.title, sentence: map.sentence)
      html.element("div", .style("plot")) { html in
        html.element("div", .style("rows"), .word("aria-hidden", "true")) { html in
          for label in map.rowLabels { html.element("span", text: label) }
        }
        if map.bars.isEmpty { html.addDays(map) } else { html.addBars(map) }
        html.addColumns(map.columnLabels)
      }
      html.add(map.legend)
      html.addDepths(map.depths)
      html.addTwin(key: map.key, label: map.tableLabel, map.table)
    }
  }

  private mutating func addDays(_ map: HeatMap) {
    let box = "0 0 \(map.columnLabels.count * Self.cell) \(map.days.count * Self.cell)"
    element(
      "svg", .text("viewBox", box), .word("role", "img"), .text("aria-label", map.title)
    ) { html in
      html.addPath("kept", html.discs(map, .kept, radius: 8))
      html.addPath("over", html.discs(map, .over, radius: 7))
      html.addPath("excused", html.discs(map, .excused, radius: 7))
      html.addPath("noted", html.discs(map, .noted, radius: 6))
      html.addPath("level0", html.discs(map, nil, radius: 1))
    }
  }

  /// Each row stands on a line of its own.
  private mutating func addBars(_ map: HeatMap) {
    let width = map.columnLabels.count * Self.cell
    let box = "0 0 \(width) \(map.bars.count * Self.bar)"
    element(
      "svg", .text("viewBox", box), .word("role", "img"), .text("aria-label", map.title)
    ) { html in
      var lines = ""
      for row in 1...max(1, map.bars.count) {
        lines += "M0 \(row * Self.bar - 1)h\(width)v1h-\(width)Z"
      }
      html.addPath("level0", lines)
      html.addPath("depth0", html.bars(map, depth: 0))
      html.addPath("depth1", html.bars(map, depth: 1))
      html.addPath("depth2", html.bars(map, depth: 2))
      html.addPath("depth3", html.bars(map, depth: 3))
    }
  }

  /// The height of a row of bars, and of its tallest one.
  private static var bar: Int { 44 }
  private static var tallest: Int { 36 }

  private func bars(_ map: HeatMap, depth: Int) -> String {
    var path = ""
    for (row, bars) in map.bars.enumerated() {
      for (column, bar) in bars.enumerated() {
        guard let bar, bar.depth == depth else { continue }
        let height = max(7, bar.height * Self.tallest / 1000)
        let foot = (row + 1) * Self.bar - 1
        path +=
          "M\(column * Self.cell + 2) \(foot)v-\(height - 4)q0 -4 4 -4h8q4 0 4 4v\(height - 4)Z"
      }
    }
    return path
  }

  private mutating func addDepths(_ depths: [(depth: Int, words: String)]) {
    guard !depths.isEmpty else { return }
    element("p", .style("legend"), .word("aria-hidden", "true")) { html in
      for (depth, words) in depths {
        let style: StaticString =
          switch depth {
          case 0: "swatch depth0"
          case 1: "swatch depth1"
          case 2: "swatch depth2"
          default: "swatch depth3"
          }
        html.element("span", .style(style), text: words)
      }
    }
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
