// Writes headings, texts, links, pictograms and plain tables.

extension HTML {
  mutating func add(_ heading: Heading) {
    element(heading.level <= 2 ? "h2" : "h3", text: heading.text)
  }

  mutating func add(_ text: Text) {
    let live = Attribute<Message>.when(text.isLive, .word("aria-live", "polite"))
    switch text.role {
    case .lead: element("p", .style("lead"), live, text: text.text)
    case .digits: element("p", .style("digits"), live, text: text.text)
    case .body: element("p", live, text: text.text)
    case .soft: element("p", .style("soft"), live, text: text.text)
    case .caption: element("p", .style("caption"), live, text: text.text)
    case .problem: element("p", .style("problem"), live) { $0.fill(problem: text.text) }
    case .quote: element("blockquote", live) { $0.element("p", text: text.text) }
    }
  }

  /// What stands in the place of a problem: nothing where there is none.
  mutating func fill(problem: String?) {
    guard let problem, !problem.isEmpty else { return }
    add(Symbol.warning)
    element("span", text: problem)
  }

  /// Writes a link; an address that leaves this document for anything but the phone or a provider's
  /// door on the server is written as words only.
  mutating func add(_ link: Link) {
    guard link.address.hasPrefix("#/") || link.isForThePhone || link.isForAProvider else {
      element("p", text: link.label)
      return
    }
    element("a", .style("link"), .text("href", link.address), .key(link.address)) { html in
      if let symbol = link.symbol { html.add(symbol) }
      if let value = link.value { html.element("span", .style("number"), text: value) }
      if let detail = link.detail {
        html.addTile(link.label, detail)
      } else {
        html.element("span", text: link.label)
      }
      html.add(Symbol.chevron)
    }
  }

  /// Writes a link to a Shortcut; any other address is written as words only.
  @inline(never)  // Not of a first visit.
  mutating func add(_ errand: Errand<Message>) {
    guard ShortcutLink.holds(errand.address) else {
      element("p", text: errand.label)
      return
    }
    element(
      "a", .style("button quiet"), .text("href", errand.address), .key(errand.key),
      .id(errand.key), .pressed(errand.message)
    ) { html in
      html.add(Symbol.heart)
      html.element("span", text: errand.label)
    }
  }

  @inline(never)  // Not of a first visit.
  private mutating func addTile(_ label: String, _ detail: String) {
    element("span", .style("words")) { html in
      html.element("span", .style("name"), text: label)
      html.text(" ")
      html.element("span", .style("detail"), text: detail)
    }
  }

  mutating func add(_ symbol: Symbol) {
    element(
      "svg", .style(style(of: symbol)),
      .word("viewBox", "0 0 24 24"), .word("aria-hidden", "true")
    ) { html in
      html.element("path", .word("d", symbol.drawing)) { _ in }
    }
  }

  private func style(of symbol: Symbol) -> StaticString {
    symbol.turnsWithReading ? "symbol turns" : "symbol"
  }

  mutating func add(_ table: Table) {
    addTable(table, caption: true)
  }

  /// Writes a table in a region that scrolls by itself when the page is narrower than it.
  mutating func addTable(_ table: Table, caption: Bool) {
    element(
      "div", .style("scroll"), .word("role", "region"), .number("tabindex", 0),
      .text("aria-label", table.caption)
    ) { html in
      html.element("table") { html in
        html.element("caption", .when(!caption, .style("hidden")), text: table.caption)
        html.element("thead") { html in
          html.element("tr") { html in
            for cell in table.head { html.element("th", .word("scope", "col"), text: cell) }
          }
        }
        html.element("tbody") { html in
          for row in table.rows { html.addRow(row) }
        }
      }
    }
  }

  private mutating func addRow(_ cells: [String]) {
    element("tr") { html in
      for (column, cell) in cells.enumerated() {
        if column == 0 {
          html.element("th", .word("scope", "row"), text: cell)
        } else {
          html.element("td", text: cell)
        }
      }
    }
  }
}

extension Link {
  fileprivate var isForAProvider: Bool {
    SignInProvider.allCases.contains { $0.address == address }
  }

  /// Whether the address is a number to call or to text, and nothing else.
  fileprivate var isForThePhone: Bool {
    guard address.hasPrefix("tel:") || address.hasPrefix("sms:") else { return false }
    let number = address.utf8.dropFirst(4)
    return !number.isEmpty && number.allSatisfy { (0x30...0x39).contains($0) }
  }
}
