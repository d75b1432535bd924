// Writes a month. Every day is a button; its picture is drawn from the outside in: two rings, a
// glass, up to two discs, and signs beneath. Shape says what colour says.

extension HTML {
  mutating func add(_ month: MonthFigure<Message>) {
    element("div", .style("month"), .key(month.key)) { html in
      html.element("div", .style("weekdays"), .word("aria-hidden", "true")) { html in
        for name in month.weekdays { html.element("span", text: name) }
      }
      html.element(
        "div", .style("days"), .word("role", "group"), .text("aria-label", month.label)
      ) { html in
        for week in month.weeks {
          for cell in week {
            if let cell { html.add(cell) } else { html.element("span", text: "") }
          }
        }
      }
    }
  }

  private mutating func add(_ cell: MonthFigure<Message>.Cell) {
    element(
      "button", .word("type", "button"), .style("day"), .key(cell.key), .id(cell.key),
      .text("aria-label", cell.sentence),
      .when(cell.isToday, .word("aria-current", "date")),
      cell.pressed.map { .pressed($0) } ?? .word("aria-disabled", "true")
    ) { html in
      html.element("span", text: cell.number)
      html.element("svg", .word("viewBox", "0 0 44 54"), .word("aria-hidden", "true")) { html in
        html.drawRings(cell)
        html.drawMiddle(cell)
        html.drawSigns(cell)
      }
    }
  }

  private mutating func drawRings(_ cell: MonthFigure<Message>.Cell) {
    if cell.outer > 0 { drawRing("mindful", radius: 20, cell.outer) }
    if cell.inner > 0 { drawRing("workout", radius: 15, cell.inner) }
  }

  private mutating func drawRing(_ style: StaticString, radius: Int, _ thousandths: Int) {
    drawCircle("track", radius: radius, dash: nil)
    drawCircle(style, radius: radius, dash: thousandths)
  }

  private mutating func drawCircle(_ style: StaticString, radius: Int, dash: Int?) {
    element(
      "circle", .style(style), .number("cx", 22), .number("cy", 22), .number("r", radius),
      .number("pathLength", 1000),
      dash.map { .text("stroke-dasharray", String(min($0, 1000)) + " 1000") } ?? .nothing
    ) { _ in }
  }

  private mutating func drawMiddle(_ cell: MonthFigure<Message>.Cell) {
    switch cell.drinks {
    case 1: addPath("glass one", "M11.6 28a12 12 0 0 0 20.8 0z")
    case 2: addPath("glass two", "M10 22a12 12 0 0 0 24 0z")
    case 3: addPath("glass three", "M10 22a12 12 0 1 0 24 0a12 12 0 1 0-24 0z")
    default: break
    }
    if cell.drinks > 0 { drawCircle("rim", radius: 12, dash: nil) }
    guard let first = cell.focus.first else { return }
    let style: StaticString = first ? "disc full" : "disc"
    guard cell.focus.count > 1 else {
      return addPath(style, "M16 22a6 6 0 1 0 12 0a6 6 0 1 0-12 0z")
    }
    addPath(style, "M21 16a6 6 0 0 0 0 12z")
    addPath(cell.focus[1] ? "disc full" : "disc", "M23 16a6 6 0 0 1 0 12z")
  }

  private mutating func drawSigns(_ cell: MonthFigure<Message>.Cell) {
    for (place, sign) in cell.signs.enumerated() {
      let x = 22 + (2 * place - cell.signs.count + 1) * 5
      let disc = "M\(x - 3) 50a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"
      switch sign {
      case .kept: addPath("kept", disc)
      case .missed: addPath("missed", disc)
      case .excused: addPath("excused", "M\(x - 3) 50h6")
      }
    }
    if cell.hasNote { addPath("written", "M36 1h7v7z") }
  }
}
