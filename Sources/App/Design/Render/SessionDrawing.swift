// Writes the figure of a session. The moving part is drawn anew for each phase, and SVG moves it by
// itself until the phase ends: it needs no inline style, and the page leaves it alone meanwhile.

extension HTML {
  mutating func add(_ figure: SessionFigure) {
    element("div", .style("session"), .key("session-box")) { html in
      html.element(
        "figure", .style("ring"), .word("role", "img"), .text("aria-label", figure.sentence),
        .tone(.ember)
      ) { html in
        html.element("svg", .word("viewBox", "0 0 200 200"), .word("aria-hidden", "true")) { html in
          guard let whole = figure.whole else { return }
          html.addCircle("track", dash: nil)
          html.addCircle(whole == 0 ? "arc none" : "arc", dash: whole)
        }
        if let breath = figure.breath { html.addBreath(breath, key: figure.key) }
        html.element("span", .style(figure.isPaced ? "inside paced" : "inside")) { html in
          html.element("span", .word("class", numberSize(figure.number)), text: figure.number)
          html.element("span", .style("caption"), text: figure.caption)
        }
      }
      html.element("p", .style("hidden"), .word("aria-live", "polite"), text: figure.live)
    }
  }

  private mutating func addBreath(_ breath: BreathFigure, key: String) {
    element(
      "svg", .style("breath"), .key(key), .word("data-widget", "breath"),
      .word("viewBox", "0 0 200 200"), .word("aria-hidden", "true")
    ) { html in
      html.addDisc("still", breath, small: 62, large: 62)
      html.addDisc("halo", breath, small: 46, large: 78)
      html.addDisc("disc", breath, small: 38, large: 68)
      html.addPhase(breath)
    }
  }

  private mutating func addDisc(
    _ style: StaticString, _ breath: BreathFigure, small: Int, large: Int
  ) {
    let now = small + (large - small) * breath.size / 1000
    let end = small + (large - small) * breath.finalSize / 1000
    element(
      "circle", .style(style), .number("cx", 100), .number("cy", 100), .number("r", now)
    ) { html in
      if now != end { html.addMove("r", String(now), String(end), breath) }
    }
  }

  /// The ring of the phase, within that of the whole session.
  private mutating func addPhase(_ breath: BreathFigure) {
    let dash = String(max(1, breath.progress)) + " 1000"
    element(
      "circle", .style("phase"), .number("cx", 100), .number("cy", 100), .number("r", 82),
      .number("pathLength", 1000), .text("stroke-dasharray", dash)
    ) { $0.addMove("stroke-dasharray", dash, "1000 1000", breath) }
  }

  /// From here to there in what is left of the phase; a figure that has not moved yet starts slow.
  private mutating func addMove(
    _ attribute: StaticString, _ from: String, _ to: String, _ breath: BreathFigure
  ) {
    guard !breath.isStill else { return }
    let curve: StaticString = breath.elapsed == 0 ? "0.42 0 0.58 1" : "0 0 0.58 1"
    let isSize = attribute.utf8CodeUnitCount == 1
    element(
      "animate", .word("attributeName", attribute), .text("from", from), .text("to", to),
      .text("dur", String(breath.length - breath.elapsed) + "ms"), .word("fill", "freeze"),
      isSize ? .word("calcMode", "spline") : .nothing,
      isSize ? .word("keySplines", curve) : .nothing,
      isSize ? .word("keyTimes", "0;1") : .nothing
    ) { _ in }
  }
}
