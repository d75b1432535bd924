// Writes the breathing figure. SVG animates itself, so it needs no code in the page and no
// inline style; the page only has to leave the element alone while it stays.

extension HTML {
  mutating func add(_ widget: Widget) {
    switch widget.kind {
    case .breathing(let pattern, let labels):
      addBreathing(BreathingRhythm(pattern: pattern, labels: labels), widget)
    }
  }

  private mutating func addBreathing(_ rhythm: BreathingRhythm, _ widget: Widget) {
    element(
      "figure", .style("breathing"), .key(widget.key), .word("data-widget", "breathing"),
      .word("role", "img"), .text("aria-label", widget.sentence)
    ) { html in
      html.element("svg", .word("viewBox", "0 0 200 200"), .word("aria-hidden", "true")) { html in
        html.addDisc("rim", radius: 92, rhythm: nil)
        html.addDisc("still", radius: 64, rhythm: nil)
        html.addDisc("halo", radius: 54, rhythm: rhythm.radii(small: 54, large: 92))
        html.addDisc("disc", radius: 46, rhythm: rhythm.radii(small: 46, large: 80))
        for phase in rhythm.phases.indices { html.addPhase(phase, of: rhythm) }
      }
    }
  }

  private mutating func addDisc(_ style: StaticString, radius: Int, rhythm: BreathingRhythm.Track?)
  {
    element(
      "circle", .style(style), .number("cx", 100), .number("cy", 100), .number("r", radius)
    ) { html in
      if let rhythm { html.addTrack("r", rhythm, isSmooth: true) }
    }
  }

  private mutating func addPhase(_ index: Int, of rhythm: BreathingRhythm) {
    element(
      "text", .number("x", 100), .number("y", 105), .word("text-anchor", "middle"),
      .number("opacity", index == 0 ? 1 : 0)
    ) { html in
      html.text(rhythm.phases[index].label)
      html.addTrack("opacity", rhythm.shows(index), isSmooth: false)
    }
  }

  private mutating func addTrack(
    _ attribute: StaticString, _ track: BreathingRhythm.Track, isSmooth: Bool
  ) {
    element(
      "animate", .word("attributeName", attribute), .text("values", track.values),
      .text("keyTimes", track.times), .text("dur", String(track.seconds) + "s"),
      .word("repeatCount", "indefinite"),
      .word("calcMode", isSmooth ? "spline" : "discrete"),
      isSmooth ? .text("keySplines", track.curves) : .nothing
    ) { _ in }
  }
}
