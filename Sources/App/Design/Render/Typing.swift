// Writes what is typed into: fields, steppers, lists to pick from, and the form around them.

extension HTML {
  mutating func add(_ field: TextField<Message>) {
    element("div", .style("field"), .boxKey(field.key)) { html in
      html.addLabel(field.label, for: field.key)
      if let hint = field.hint {
        html.element("p", .style("hint"), .id(field.key, "-hint"), text: hint)
      }
      if field.kind == .lines {
        html.addLines(field)
      } else {
        html.addInput(field)
      }
      html.addProblem(field.problem, of: field.key)
    }
  }

  private mutating func addInput(_ field: TextField<Message>) {
    empty(
      "input", .word("type", field.kind.type),
      field.kind.keyboard.map { .word("inputmode", $0) } ?? .nothing,
      .key(field.key), .id(field.key), .text("value", field.value),
      .when(!field.placeholder.isEmpty, .text("placeholder", field.placeholder)),
      .when(field.kind.hasLength, .number("maxlength", field.maxLength)),
      .word("autocomplete", field.kind.autocomplete),
      .when(field.kind.isExact, .word("autocapitalize", "none")),
      .when(field.kind.isExact, .word("spellcheck", "false")), describedBy(field),
      .when(field.problem != nil, .word("aria-invalid", "true")),
      .on(.input, .entered(field.entered)))
  }

  private mutating func addLines(_ field: TextField<Message>) {
    element(
      "textarea", .number("rows", 3), .key(field.key), .id(field.key),
      .when(!field.placeholder.isEmpty, .text("placeholder", field.placeholder)),
      .number("maxlength", field.maxLength), .word("autocomplete", "off"), describedBy(field),
      .when(field.problem != nil, .word("aria-invalid", "true")),
      .on(.input, .entered(field.entered))
    ) { html in
      // A parser drops the first line break of a textarea, so one is given for it to drop.
      html.append("\n")
      html.text(field.value)
    }
  }

  private func describedBy(_ field: TextField<Message>) -> Attribute<Message> {
    let id = identifier(field.key)
    let problem = id + "-problem"
    return .text("aria-describedby", field.hint == nil ? problem : id + "-hint " + problem)
  }

  mutating func add(_ stepper: Stepper<Message>) {
    let key = stepper.key
    element("div", .style("field"), .boxKey(key)) { html in
      html.addLabel(stepper.label, for: key)
      html.element("div", .style("stepper")) { html in
        html.addIconButton(
          .minus, label: stepper.lessLabel, key: key + "-less", message: stepper.less)
        html.empty(
          "input", .word("type", "text"), .word("inputmode", "decimal"), .key(key), .id(key),
          .text("value", stepper.value), .word("autocomplete", "off"),
          .text(
            "aria-describedby",
            (stepper.unit == nil ? "" : identifier(key) + "-unit ") + identifier(key)
              + "-problem"), .when(stepper.problem != nil, .word("aria-invalid", "true")),
          .on(.input, .entered(stepper.typed)))
        html.addIconButton(
          .plus, label: stepper.moreLabel, key: key + "-more", message: stepper.more)
        if let unit = stepper.unit {
          html.element("span", .style("unit"), .id(key, "-unit"), text: unit)
        }
      }
      html.addProblem(stepper.problem, of: key)
    }
  }

  mutating func add(_ select: Select<Message>) {
    element("div", .style("field"), .boxKey(select.key)) { html in
      html.addLabel(select.label, for: select.key)
      html.element("div", .style("select")) { html in
        html.element(
          "select", .key(select.key), .id(select.key), .on(.change, .entered(select.changed))
        ) { html in
          for option in select.options {
            html.element(
              "option", .text("value", option.value),
              .when(option.value == select.value, .flag("selected")), text: option.label)
          }
        }
        html.add(Symbol.chevron)
      }
    }
  }

  mutating func add(_ form: Form<Message>) {
    element(
      "form", .key(form.key), .flag("novalidate"), .on(.submit, .pressed(form.submitted))
    ) { html in
      if let owner = form.owner {
        html.empty(
          "input", .word("type", "text"), .style("hidden"), .word("autocomplete", "username"),
          .text("value", owner), .flag("readonly"), .number("tabindex", -1),
          .word("aria-hidden", "true"))
      }
      html.add(form.body)
      // The Enter key sends a form of several fields only if there is a button to stand for it.
      html.element(
        "button", .word("type", "submit"), .style("hidden"), .number("tabindex", -1),
        .word("aria-hidden", "true")
      ) { _ in }
    }
  }

  private mutating func addLabel(_ label: String, for key: String) {
    element("label", .text("for", identifier(key)), text: label)
  }

  /// Writes the place of a problem even when there is none, so that a new one is read out.
  private mutating func addProblem(_ problem: String?, of key: String) {
    element("p", .style("problem"), .id(key, "-problem"), .word("aria-live", "polite")) {
      $0.fill(problem: problem)
    }
  }
}

extension TextField.Kind {
  var type: StaticString {
    switch self {
    case .text, .lines, .integer, .decimal, .shownPassword, .shownNewPassword, .code: "text"
    case .email: "email"
    case .password, .newPassword: "password"
    case .date: "date"
    case .time: "time"
    case .search: "search"
    }
  }

  /// The keyboard that a phone brings up, where the type alone does not say it.
  var keyboard: StaticString? {
    switch self {
    case .integer: "numeric"
    case .decimal: "decimal"
    default: nil
    }
  }

  /// What a password manager may offer here.
  var autocomplete: StaticString {
    switch self {
    case .email: "username"
    case .password, .shownPassword: "current-password"
    case .newPassword, .shownNewPassword: "new-password"
    default: "off"
    }
  }

  /// Every letter counts as it is typed.
  var isExact: Bool {
    switch self {
    case .email, .password, .newPassword, .shownPassword, .shownNewPassword, .code: true
    default: false
    }
  }

  var hasLength: Bool { self != .date && self != .time }
}
