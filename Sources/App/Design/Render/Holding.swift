// Writes what holds other components: cards, lists, notices, empty states, details.

extension HTML {
  mutating func add(_ card: Card<Message>) {
    element(
      "section", .style("card"), .key(card.key), .tone(card.tone), labelled(card),
      .when(card.dismiss != nil, .leaves)
    ) { html in
      html.addHead(of: card)
      html.add(card.body)
    }
  }

  private func labelled(_ card: Card<Message>) -> Attribute<Message> {
    card.title == nil ? .nothing : .text("aria-labelledby", identifier(card.key) + "-title")
  }

  private mutating func addHead(of card: Card<Message>) {
    guard card.title != nil || card.symbol != nil || card.dismiss != nil else { return }
    element("header", .style("card-head")) { html in
      if let symbol = card.symbol { html.element("span", .style("badge")) { $0.add(symbol) } }
      if let title = card.title {
        html.element("h2", .id(card.key, "-title"), text: title)
      }
      if let dismiss = card.dismiss {
        html.addIconButton(
          .close, label: dismiss.label, key: card.key + "-dismiss", message: dismiss.message)
      }
    }
  }

  mutating func add(_ list: List<Message>) {
    element(
      "ul", .style(list.isTiled ? "list tiles" : "list"), .word("role", "list"),
      .text("aria-label", list.label)
    ) { html in
      for row in list.rows { html.add(row) }
    }
  }

  private mutating func add(_ row: List<Message>.Row) {
    element(
      "li", .boxKey(row.key), .tone(row.tone),
      .when(row.dropped != nil, .word("draggable", "true")),
      row.dropped.map { .on(.drop, .entered($0)) } ?? .nothing
    ) { html in
      if let pressed = row.pressed {
        html.element(
          "button", .word("type", "button"), .style("line"), .key(row.pressedKey ?? row.key),
          .id(row.pressedKey ?? row.key), .pressed(pressed),
          row.held.map { .on(.hold, .pressed($0)) } ?? .nothing,
          row.eighths.map { .number("data-eighths", $0) } ?? .nothing
        ) { html in
          html.addLine(of: row)
          if let words = row.pressedWords {
            html.element("span", .style("hidden"), text: ", " + words)
          }
          html.add(Symbol.chevron)
        }
      } else {
        html.element("div", .style("line"), .key(row.key)) { $0.addLine(of: row) }
      }
      if !row.actions.isEmpty {
        html.element("div", .style("row")) { html in
          for action in row.actions { html.add(action) }
        }
      }
    }
  }

  private mutating func addLine(of row: List<Message>.Row) {
    if let medal = row.medal { add(medal, tier: row.tier) }
    if let symbol = row.symbol { element("span", .style("badge")) { $0.add(symbol) } }
    if let icon = row.icon {
      element("span", .style("badge"), .word("aria-hidden", "true")) { $0.addWords(icon) }
    }
    element("span", .style("words")) { html in
      html.element("span", .style("name"), text: row.title)
      if let detail = row.detail { html.element("span", .style("detail"), text: detail) }
    }
    if let value = row.value { element("span", .style("value")) { $0.addWords(value) } }
  }

  mutating func add(_ notice: Notice<Message>) {
    let isUrgent = notice.kind == .attention
    element(
      "div", .style(isUrgent ? "notice attention" : "notice"), .key(notice.key),
      .word("role", isUrgent ? "alert" : "note")
    ) { html in
      html.add(isUrgent ? Symbol.warning : Symbol.info)
      html.element("p", text: notice.text)
      if !notice.actions.isEmpty {
        html.element("div", .style("row")) { html in
          for action in notice.actions { html.add(action) }
        }
      }
    }
  }

  mutating func add(_ empty: Empty<Message>) {
    element("div", .style("empty")) { html in
      html.element("span", .style("badge")) { $0.add(empty.symbol) }
      html.element("h2", text: empty.title)
      html.element("p", .style("soft"), text: empty.text)
      if let action = empty.action { html.add(action) }
    }
  }

  mutating func add(_ details: Details<Message>) {
    if details.isRow { return addRow(details) }
    element("details", .key(details.key)) { html in
      html.addSummary(details.summary)
      html.element("div", .style("stack")) { $0.add(details.body) }
    }
  }

  @inline(never)  // Not of a first visit.
  private mutating func addRow(_ details: Details<Message>) {
    element(
      "details", .style("fold"), .key(details.key), .when(details.isOpen, .flag("open"))
    ) { html in
      html.element("summary") { html in
        if let symbol = details.symbol { html.add(symbol) }
        html.element("span", .style("words")) { html in
          html.element("span", .style("name"), text: details.summary)
          if let value = details.value, !value.isEmpty {
            html.text(" ")
            html.element("span", .style("value"), text: value)
          }
        }
        html.add(Symbol.chevron)
      }
      html.element("div", .style("stack")) { $0.add(details.body) }
    }
  }

  mutating func addSummary(_ words: String) {
    element("summary") { html in
      html.element("span", text: words)
      html.add(Symbol.chevron)
    }
  }
}
