// Writes what is pressed or picked: buttons, choices, scales and switches, all native.

extension HTML {
  mutating func add(_ button: Button<Message>) {
    if button.role == .sign, let symbol = button.symbol {
      addIconButton(symbol, label: button.label, key: button.key, message: button.message)
      return
    }
    element(
      "button", .word("type", "button"), .word("class", button.role.style), .key(button.key),
      .id(button.key), .when(button.isDisabled, .word("aria-disabled", "true")),
      button.isDisabled ? .nothing : .pressed(button.message),
      button.held.map { .on(.hold, .pressed($0)) } ?? .nothing,
      .when(button.held != nil, .word("aria-keyshortcuts", "Shift+F10"))
    ) { html in
      if let symbol = button.symbol { html.add(symbol) }
      html.element("span") { $0.addWords(button.label) }
      if let hint = button.hint {
        html.element("span", .style("hidden"), text: ", " + hint)
      }
    }
  }

  /// Writes a button that shows only a pictogram; its label is for screen readers and tests.
  mutating func addIconButton(_ symbol: Symbol, label: String, key: String, message: Message?) {
    element(
      "button", .word("type", "button"), .style("icon"), .key(key), .id(key),
      .text("aria-label", label), .text("title", label),
      message.map { .pressed($0) } ?? .word("aria-disabled", "true")
    ) { $0.add(symbol) }
  }

  mutating func add(_ choice: Choice<Message>) {
    element("fieldset", .style(choice.look.style)) { html in
      html.element("legend", .when(choice.hidesLabel, .style("hidden")), text: choice.label)
      html.element("div", .style("options")) { html in
        for option in choice.options { html.add(option, of: choice) }
      }
    }
  }

  private mutating func add(_ option: Choice<Message>.Option, of choice: Choice<Message>) {
    let group = identifier(choice.options[0].key) + "-group"
    element("label", .style("option"), .boxKey(option.key)) { html in
      html.empty(
        "input", .word("type", choice.allowsMany ? "checkbox" : "radio"),
        .when(!choice.allowsMany, .text("name", group)), .key(option.key), .id(option.key),
        .when(option.isPicked, .flag("checked")), .on(.change, .pressed(option.message)))
      if let symbol = option.symbol { html.add(symbol) }
      html.element("span", .style("words")) { html in
        html.element("span", .style("name")) { $0.addWords(option.label) }
        if let detail = option.detail {
          html.element("span", .style("detail"), text: detail)
        }
      }
      html.element("span", .style("mark")) { $0.add(Symbol.check) }
    }
  }

  mutating func add(_ scale: Scale<Message>) {
    element("fieldset", .style("scale"), .boxKey(scale.key)) { html in
      html.element("legend", text: scale.label)
      html.element("div", .style("options")) { html in
        for number in scale.range { html.add(number, of: scale) }
      }
      html.element("div", .style("ends")) { html in
        html.element("span", .id(scale.key, "-low"), text: scale.low)
        html.element("span", .id(scale.key, "-high"), text: scale.high)
      }
    }
  }

  private mutating func add(_ number: Int, of scale: Scale<Message>) {
    let key = scale.key + "-" + String(number)
    let end: Attribute<Message> =
      if number == scale.range.lowerBound {
        .text("aria-describedby", identifier(scale.key) + "-low")
      } else if number == scale.range.upperBound {
        .text("aria-describedby", identifier(scale.key) + "-high")
      } else {
        .nothing
      }
    element("label", .style("option"), .boxKey(key)) { html in
      html.empty(
        "input", .word("type", "radio"), .text("name", identifier(scale.key)), .key(key),
        .id(key), end, .when(scale.value == number, .flag("checked")),
        .on(.change, .pressed(scale.picked(number))))
      html.element("span", .style("name"), text: String(number))
    }
  }

  mutating func add(_ toggle: Toggle<Message>) {
    element("label", .style("toggle"), .boxKey(toggle.key)) { html in
      html.element("span", .style("words")) { html in
        html.element("span", .style("name"), text: toggle.label)
        if let detail = toggle.detail {
          html.element("span", .style("detail"), text: detail)
        }
      }
      html.empty(
        "input", .word("type", "checkbox"), .word("role", "switch"), .key(toggle.key),
        .id(toggle.key), .when(toggle.isOn, .flag("checked")),
        .on(.change, .pressed(toggle.flipped)))
    }
  }
}

extension Button.Role {
  var style: StaticString {
    switch self {
    case .primary: "button primary"
    case .secondary: "button"
    case .quiet: "button quiet"
    case .large: "button large"
    case .chip: "button chip"
    case .removal: "button removal"
    case .sign: "icon"
    }
  }
}

extension Choice.Look {
  var style: StaticString {
    switch self {
    case .chips: "choice chips"
    case .cards: "choice cards"
    case .segments: "choice segments"
    case .strip: "choice chips strip"
    }
  }
}
