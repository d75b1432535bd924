// Writes the bird and the stage. The drawings are pictures of the style, so a pose costs a word.

extension HTML {
  mutating func add(_ pose: BirdPose) {
    element(
      "span", .style("redstart"), .text("data-pose", pose.rawValue), .word("aria-hidden", "true")
    ) { _ in }
  }

  /// A tier is a mark of one, two or three strokes; the name beside it says the number.
  mutating func add(_ medal: Medal, tier: Int = 0) {
    element(
      "span", .style("medal"), .text("data-medal", medal.rawValue),
      .text("data-tier", String(repeating: "I", count: tier)), .word("aria-hidden", "true")
    ) { _ in }
  }

  mutating func add(_ stage: Stage) {
    element("div", .style("stage")) { html in
      html.add(stage.pose)
      if let medal = stage.medal { html.add(medal, tier: stage.tier) }
      html.element("h2", text: stage.title)
      if let number = stage.number { html.element("p", .style("number"), text: number) }
      html.element("p", .style("lead"), .word("aria-live", "polite"), text: stage.sentence)
    }
  }
}
