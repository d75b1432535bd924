// Writes a highlight: the face is the summary of what it opens.

extension HTML {
  mutating func add(_ highlight: Highlight<Message>) {
    element(
      "details", .style("highlight card"), .key(highlight.key), .tone(highlight.tone)
    ) { html in
      html.element("summary") { html in
        html.addNumber(of: highlight)
        html.element("span", .style("says"), text: highlight.sentence)
        if let spark = highlight.spark, spark.hasLine { html.addSpark(spark) }
        html.add(Symbol.chevron)
      }
      html.element("div", .style("stack")) { html in
        if let why = highlight.why { html.element("p", .style("soft"), text: why) }
        html.add(highlight.body)
      }
    }
  }

  private mutating func addNumber(of highlight: Highlight<Message>) {
    guard let value = highlight.value else { return }
    element("span", .style("number")) { html in
      html.text(value)
      if let unit = highlight.unit {
        html.text(" ")
        html.element("span", .style("unit"), text: unit)
      }
    }
    text(" ")
  }

  private mutating func addSpark(_ chart: Chart) {
    var line = chart
    line.look = .line
    let drawing = ChartDrawing(line)
    element(
      "svg", .style("spark"), .word("viewBox", "0 0 10000 4000"),
      .word("preserveAspectRatio", "none"), .word("aria-hidden", "true")
    ) { html in
      html.addPath("target", drawing.target)
      html.addPath("value", drawing.values)
      html.addPath("last", drawing.last)
    }
  }
}
