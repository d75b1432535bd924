// Writes a whole screen with its frame, sheet and toast.

/// Writes the screen as the content of the document's one root element.
public func render<Message>(_ screen: Screen<Message>, frame: Frame<Message>) -> HTML<Message> {
  var html = HTML<Message>()
  let hasFrame = screen.place != nil && !screen.isImmersive
  let style: StaticString = screen.isImmersive ? "app immersive" : hasFrame ? "app" : "app bare"
  // What the style asks of the whole screen is said up here: a rule that looked for it below would
  // have all of it styled anew with each line that comes.
  html.element(
    "div", .style(style), .text("data-at", frame.route.path),
    .when(!screen.dock.isEmpty, .flag("data-dock"))
  ) { html in
    html.addPage(screen, frame, hasFrame: hasFrame)
    html.element("div", .style("sheets"), .key("sheets")) { html in
      if let sheet = screen.sheet { html.add(sheet) }
    }
    html.element(
      "div", .style("toasts"), .key("toasts"), .word("role", "status"),
      .word("aria-live", "polite")
    ) { html in
      if let toast = screen.toast { html.add(toast) }
    }
  }
  return html
}

extension HTML {
  /// Writes what lies under a sheet; it cannot be reached while there is one.
  mutating func addPage(_ screen: Screen<Message>, _ frame: Frame<Message>, hasFrame: Bool) {
    element(
      "div", .style("page"), .key("page"), .when(screen.sheet != nil, .flag("inert")),
      .when(screen.toast != nil, .flag("data-toast"))
    ) { html in
      if hasFrame || frame.hasRail && !screen.isImmersive {
        html.element(
          "a", .style("skip"), .word("href", "#main"), .flag("data-skip"), text: frame.skipLabel)
        html.addPlaces(frame, screen)
      }
      html.element("main", .word("id", "main"), .key("main-" + frame.route.path)) { html in
        html.addHead(screen, frame, hasFrame: hasFrame)
        if !screen.isImmersive, !frame.notices.isEmpty {
          html.element("div", .style("notices"), .key("notices")) { html in
            for notice in frame.notices { html.add(notice) }
          }
        }
        html.element("div", .style("body"), .key("body")) { $0.add(screen.body) }
        if !screen.dock.isEmpty {
          html.element("div", .style("dock"), .key("dock")) { $0.add(screen.dock) }
        }
      }
    }
  }

  private mutating func addPlaces(_ frame: Frame<Message>, _ screen: Screen<Message>) {
    element(
      "nav", .style("places"), .key("places"), .text("aria-label", frame.placesLabel)
    ) { html in
      html.element("span", .style("brand")) { $0.add(Symbol.bird) }
      for (place, label) in frame.places {
        html.element(
          "a", .style("place"), .text("href", place.route.address), .key(place.route.path),
          .when(place == screen.place, .word("aria-current", "page"))
        ) { html in
          html.add(place.symbol)
          html.element("span", text: label)
        }
        if place == screen.place, !frame.ways.isEmpty { html.addWays(frame, label, screen.back) }
      }
    }
  }

  @inline(never)  // Not of a first visit.
  private mutating func addWays(_ frame: Frame<Message>, _ label: String, _ back: Route?) {
    element(
      "div", .style("ways"), .key("ways"), .word("role", "group"), .text("aria-label", label)
    ) { html in
      for way in frame.ways {
        let isHere = way.address == frame.route.address || way.address == back?.address
        html.element(
          "a", .text("href", way.address), .key("way" + way.address),
          .when(isHere, .word("aria-current", "true")), text: way.label)
      }
    }
  }

  private mutating func addHead(
    _ screen: Screen<Message>, _ frame: Frame<Message>, hasFrame: Bool
  ) {
    element("header", .style("head"), .key("head")) { html in
      if let back = screen.back {
        html.addSign(.back, label: frame.backLabel, to: back, key: "back")
      }
      if let step = screen.stepBack {
        html.element(
          "button", .word("type", "button"), .style("icon"), .key("back"),
          .text("aria-label", frame.backLabel), .text("title", frame.backLabel), .pressed(step)
        ) { $0.add(Symbol.back) }
      }
      if let portrait = screen.portrait { html.add(portrait) }
      html.element(
        "h1", .number("tabindex", -1), .text("data-focus", frame.route.path),
        .number("data-part", screen.part), .key("title"), text: screen.title)
      if let hide = frame.hide {
        html.element(
          "button", .word("type", "button"), .style("icon"), .key("hide"),
          .text("aria-label", hide.label), .text("title", hide.label), .pressed(hide.message)
        ) { $0.add(Symbol.eye) }
      }
      for way in screen.shortcuts {
        html.addSign(way.symbol, label: way.label, to: way.route, key: way.route.path)
      }
      if hasFrame {
        if let sync = frame.sync {
          html.addSign(sync.symbol, label: sync.label, to: .account, key: "sync-state")
        }
        html.addSign(.gear, label: frame.settingsLabel, to: .settings, key: "settings")
      }
    }
  }

  private mutating func addSign(_ symbol: Symbol, label: String, to route: Route, key: String) {
    element(
      "a", .style("icon"), .text("href", route.address), .key(key), .text("aria-label", label),
      .text("title", label)
    ) { $0.add(symbol) }
  }

  mutating func add(_ sheet: Sheet<Message>) {
    let title = identifier(sheet.key) + "-title"
    element("div", .style("veil"), .key(sheet.key + "-veil"), .leaves) { html in
      html.element(
        "div", .style("sheet"), .key(sheet.key), .flag("data-dialog"), .word("role", "dialog"),
        .word("aria-modal", "true"), .text("aria-labelledby", title)
      ) { html in
        html.element("header", .style("card-head")) { html in
          html.element(
            "h2", .text("id", title), .number("tabindex", -1)
          ) { $0.addWords(sheet.title) }
          html.element(
            "button", .word("type", "button"), .style("icon"), .flag("data-close"),
            .key(sheet.key + "-close"), .text("aria-label", sheet.closeLabel),
            .text("title", sheet.closeLabel), .pressed(sheet.closed)
          ) { $0.add(Symbol.close) }
        }
        html.element("div", .style("stack")) { $0.add(sheet.body) }
      }
    }
  }

  mutating func add(_ toast: Toast<Message>) {
    element("div", .style("toast"), .key(toast.text), .leaves) { html in
      html.element("span", text: toast.text)
      if let action = toast.action { html.add(action) }
      if let errand = toast.errand { html.add(errand) }
    }
  }
}
