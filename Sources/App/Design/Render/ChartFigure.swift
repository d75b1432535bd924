// Writes a chart: its sentence, the picture, labels in the page's own type, and the table twin.

extension HTML {
  mutating func add(_ chart: Chart) {
    let drawing = ChartDrawing(chart)
    element("figure", .style("chart"), .key(chart.key), .tone(chart.tone)) { html in
      html.addCaption(title: chart.title, sentence: chart.sentence)
      if !chart.points.isEmpty {
        if !drawing.target.isEmpty { html.addLegend(chart) }
        html.element("p", .style("top"), .word("aria-hidden", "true"), text: drawing.topText ?? "")
        html.addPicture(chart, drawing)
        html.addSteps(chart)
      }
      html.addTwin(chart)
    }
  }

  mutating func addCaption(title: String, sentence: String) {
    element("figcaption") { html in
      html.element("span", .style("title"), text: title)
      html.append(" ")
      html.element("span", .style("sentence"), text: sentence)
    }
  }

  private mutating func addLegend(_ chart: Chart) {
    element("p", .style("legend"), .word("aria-hidden", "true")) { html in
      html.element("span", .style("swatch"), text: chart.columns.value)
      html.element("span", .style("swatch dashed"), text: chart.columns.target)
    }
  }

  private mutating func addPicture(_ chart: Chart, _ drawing: ChartDrawing) {
    element(
      "svg", .style(pictureStyle(chart)), .word("viewBox", "0 0 10000 4000"),
      .word("preserveAspectRatio", "none"), .word("role", "img"),
      .text("aria-label", chart.title)
    ) { html in
      html.addPath("value", drawing.values)
      html.addPath("over", drawing.over)
      html.addPath("unknown", drawing.unknown)
      html.addPath("target", drawing.target)
      html.addPath("last", drawing.last)
    }
  }

  /// Bars of more than two months stand too close for outlines.
  private func pictureStyle(_ chart: Chart) -> StaticString {
    if chart.look == .line { return "curve" }
    return chart.points.count > 60 ? "bars many" : "bars"
  }

  mutating func addPath(_ style: StaticString, _ data: String) {
    guard !data.isEmpty else { return }
    element("path", .style(style), .text("d", data)) { _ in }
  }

  /// Writes every label with its value when there are few, else the first, middle and last.
  private mutating func addSteps(_ chart: Chart) {
    let points = chart.points
    let areFew = points.count <= 12
    let shown = areFew ? points : [points[0], points[points.count / 2], points[points.count - 1]]
    element(
      "div", .style(areFew ? "ticks each" : "ticks"), .word("aria-hidden", "true")
    ) { html in
      for point in shown {
        html.element("span") { html in
          if areFew, chart.look == .bars { html.element("b", text: point.valueText) }
          html.element("span", text: point.label)
        }
      }
    }
  }

  private mutating func addTwin(_ chart: Chart) {
    let hasTarget = !chart.columns.target.isEmpty
    let head =
      [chart.columns.step, chart.columns.value] + (hasTarget ? [chart.columns.target] : [])
    let rows = chart.points.map { point in
      [point.label, point.valueText] + (hasTarget ? [point.targetText] : [])
    }
    addTwin(
      key: chart.key, label: chart.tableLabel,
      Table(caption: chart.title, head: head, rows: rows))
  }

  /// Writes the table that says the same as a picture.
  mutating func addTwin(key: String, label: String, _ table: Table) {
    element("details", .style("twin"), .key(key + "-table")) { html in
      html.addSummary(label)
      html.addTable(table, caption: false)
    }
  }
}
