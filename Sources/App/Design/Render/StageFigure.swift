// Writes the bird and the stage. The drawings are pictures of the style, so a pose costs a word.

extension HTML {
  mutating func add(_ pose: BirdPose) {
    element(
      "span", .style("redstart"), .text("data-pose", pose.rawValue), .word("aria-hidden", "true")
    ) { _ in }
  }

  mutating func add(_ medal: Medal) {
    element(
      "span", .style("medal"), .text("data-medal", medal.rawValue), .word("aria-hidden", "true")
    ) { _ in }
  }

  mutating func add(_ stage: Stage) {
    element("div", .style("stage")) { html in
      html.add(stage.pose)
      html.element("h2", text: stage.title)
      if let number = stage.number { html.element("p", .style("number"), text: number) }
      html.element("p", .style("lead"), .word("aria-live", "polite"), text: stage.sentence)
    }
  }
}
