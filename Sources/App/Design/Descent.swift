// A person's own way down as one line, from the amount of now to none.

/// A line from its start to its end, each with a number and when that is.
public struct Descent {
  public var label: String
  /// In thousandths of the whole way and of the first amount.
  public var points: [(along: Int64, height: Int64)]
  public var start: (number: String, when: String)
  public var end: (number: String, when: String)

  public init(
    label: String, points: [(along: Int64, height: Int64)],
    start: (number: String, when: String), end: (number: String, when: String)
  ) {
    self.label = label
    self.points = points
    self.start = start
    self.end = end
  }
}

extension HTML {
  /// The line is for the eye alone: its ends are words.
  mutating func add(_ descent: Descent) {
    var line = ""
    for point in descent.points {
      line += (line.isEmpty ? "M" : "L") + String(point.along) + " " + String(1000 - point.height)
    }
    element("figure", .style("descent"), .text("aria-label", descent.label)) { html in
      html.element(
        "svg", .word("viewBox", "0 0 1000 1000"), .word("preserveAspectRatio", "none"),
        .word("aria-hidden", "true")
      ) { html in
        html.element("path", .style("fill"), .text("d", line + "V1000H0z")) { _ in }
        html.element("path", .style("value"), .text("d", line)) { _ in }
      }
      html.add(BirdPose.looking)
      for end in [descent.start, descent.end] {
        html.element("p") { html in
          html.element("span", .style("number"), text: end.number)
          html.element("span", .style("soft"), text: end.when)
        }
      }
    }
  }
}
