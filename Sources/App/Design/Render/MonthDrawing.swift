// Writes a month. Every day is a button with one fill behind its number, whose shape says what its
// colour says.
import Engine

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
      html.add(month.legend)
    }
  }

  private mutating func add(_ cell: MonthFigure<Message>.Cell) {
    element(
      "button", .word("type", "button"), .style("day"), .key(cell.key), .id(cell.key),
      .text("aria-label", cell.sentence),
      .when(cell.isToday, .word("aria-current", "date")),
      cell.pressed.map { .pressed($0) } ?? .word("aria-disabled", "true")
    ) { html in
      html.element("span", .fill(cell.fill), text: cell.number)
    }
  }

  /// Writes what the fills mean, in one line; each day says it in words.
  mutating func add(_ legend: [FillMeaning]) {
    guard !legend.isEmpty else { return }
    element("p", .style("legend"), .word("aria-hidden", "true")) { html in
      for meaning in legend {
        html.element("span") { html in
          html.element("i", .fill(meaning.fill), text: "")
          html.text(meaning.words)
        }
      }
    }
  }
}

extension Attribute {
  fileprivate static func fill(_ fill: DayFill?) -> Attribute {
    fill.map { .text("data-fill", $0.rawValue) } ?? .nothing
  }
}
