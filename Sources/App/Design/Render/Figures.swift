// Writes the figures: stats, the ring, the timer, meters, timelines and steps.

extension HTML {
  mutating func add(_ stat: Stat) {
    element("div", .style("stat"), .tone(stat.tone)) { html in
      html.element("p", .style("number")) { html in
        html.element("span", text: stat.value)
        if let unit = stat.unit {
          html.text(" ")
          html.element("span", .style("unit"), text: unit)
        }
      }
      if let why = stat.why {
        html.element("details", .style("why")) { html in
          html.addSummary(stat.label)
          html.element("p", text: why)
        }
      } else {
        html.element("p", .style("label"), text: stat.label)
      }
    }
  }

  /// Writes the ring; `pathLength` makes its whole length 1000, so a dash is a share.
  mutating func add(_ ring: Ring) {
    let drawn = min(1000, max(0, ring.thousandths))
    element(
      "figure", .style("ring"), .word("role", "img"), .text("aria-label", ring.sentence),
      .tone(ring.thousandths > 1000 ? .sand : .ember)
    ) { html in
      if let bird = ring.bird { html.add(bird) }
      html.element("svg", .word("viewBox", "0 0 200 200"), .word("aria-hidden", "true")) { html in
        html.addCircle("track", dash: nil)
        html.addCircle(drawn == 0 ? "arc none" : "arc", dash: drawn)
      }
      html.element("span", .style("inside")) { html in
        html.element("span", .word("class", numberSize(ring.value)), text: ring.value)
        html.element("span", .style("caption"), text: ring.caption)
      }
    }
  }

  mutating func addCircle(_ style: StaticString, dash: Int?) {
    element(
      "circle", .style(style), .number("cx", 100), .number("cy", 100), .number("r", 91),
      .number("pathLength", 1000),
      dash.map { .text("stroke-dasharray", String($0) + " 1000") } ?? .nothing
    ) { _ in }
  }

  mutating func add(_ timer: TimerFigure) {
    element("div", .style("timer")) { html in
      if let way = timer.way { return html.add(timer, way.thousandths, way.line) }
      if let bird = timer.bird { html.add(bird) }
      html.element("p", .style("label"), text: timer.label)
      html.element("p", .style("hidden"), text: timer.sentence)
      html.addParts(of: timer)
    }
  }

  /// The clock within its ring, and under it what the ring is about. The line says as much as the
  /// ring, so only the line is read out.
  @inline(never)  // Not of a first visit.
  private mutating func add(_ timer: TimerFigure, _ thousandths: Int, _ line: String) {
    element("div", .style("ring")) { html in
      if let bird = timer.bird { html.add(bird) }
      html.element("svg", .word("viewBox", "0 0 200 200"), .word("aria-hidden", "true")) { html in
        html.addCircle("track", dash: nil)
        html.addCircle(thousandths == 0 ? "arc none" : "arc", dash: thousandths)
      }
      html.element("div", .style("inside")) { html in
        html.element("p", .style("label"), text: timer.label)
        html.element("p", .style("hidden"), text: timer.sentence)
        html.addParts(of: timer)
      }
    }
    element("p", .style("caption"), text: line)
  }

  private mutating func addParts(of timer: TimerFigure) {
    element("div", .style("parts"), .word("aria-hidden", "true")) { html in
      for part in timer.parts {
        html.element("span", .style("part")) { html in
          html.element("span", .style("number"), text: part.value)
          html.element("span", .style("unit"), text: part.unit)
        }
      }
    }
  }

  mutating func add(_ meter: Meter) {
    element(
      "div", .style("meter"), .word("role", "progressbar"), .text("aria-label", meter.label),
      .number("aria-valuemin", 0), .number("aria-valuemax", 1000),
      .number("aria-valuenow", meter.thousandths), .text("aria-valuetext", meter.value),
      .tone(meter.tone)
    ) { html in
      html.element("span", .style("label"), text: meter.label)
      html.element("span", .style("value"), text: meter.value)
      html.element(
        "svg", .word("viewBox", "0 0 1000 8"), .word("preserveAspectRatio", "none"),
        .word("aria-hidden", "true")
      ) { html in
        html.element(
          "rect", .style("fill"), .number("width", meter.thousandths), .number("height", 8)
        ) { _ in }
      }
    }
  }

  mutating func add(_ timeline: Timeline) {
    element(
      "ol", .style("timeline"), .word("role", "list"), .text("aria-label", timeline.label)
    ) { html in
      for item in timeline.items {
        html.element(
          "li", .word("data-phase", item.phase.word),
          .when(item.phase == .current, .word("aria-current", "step"))
        ) { html in
          html.element("span", .style("mark")) { html in
            if item.phase == .passed { html.add(Symbol.check) }
          }
          html.element("span", .style("name"), text: item.title)
          html.element("span", .style("detail"), text: item.detail)
        }
      }
    }
  }

  mutating func add(_ instructions: Instructions) {
    element(
      "ol", .style("instructions"), .word("role", "list"), .text("aria-label", instructions.label)
    ) { html in
      for line in instructions.lines { html.element("li", text: line) }
    }
  }

  mutating func add(_ steps: Steps) {
    element("div", .style("steps")) { html in
      html.element("p", .style("caption"), text: steps.label)
      html.element("span", .style("dots"), .word("aria-hidden", "true")) { html in
        for step in 0..<max(0, steps.count) {
          html.element("span", .style(step < steps.current ? "dot done" : "dot")) { _ in }
        }
      }
    }
  }
}

/// How large a hero number may be so that it fits its ring.
func numberSize(_ value: String) -> StaticString {
  switch value.count {
  case ...3: "number"
  case ...5: "number long"
  default: "number longer"
  }
}

extension Timeline.Phase {
  var word: StaticString {
    switch self {
    case .passed: "passed"
    case .current: "current"
    case .ahead: "ahead"
    }
  }
}
