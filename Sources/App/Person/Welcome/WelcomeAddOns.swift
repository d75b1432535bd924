// What goes well with the picked way, shown beside its plan: on, unless the person says otherwise.
import Engine

extension WelcomeMethod {
  /// The main way of the programme that it is.
  var main: Module? {
    switch self {
    case .stop: .abrupt
    case .reduce: .gradual
    case .notice: nil
    }
  }
}

extension WelcomeState {
  /// Add-ons that the opening questions show; nicotine replacement has questions of its own first.
  static let offeredAddOns: [Module] = [.triggers, .badges]
}

extension WelcomeState {
  func addOnToggles(_ text: ProgrammeText) -> [Component<Message>] {
    guard let main = method?.main else { return [] }
    return WelcomeState.offeredAddOns.map { module in
      .toggle(
        Toggle(
          text.name(module), isOn: addOns[module] ?? true,
          key: "module-" + module.rawValue, detail: text.detail(module, beside: main),
          flipped: .welcome(.flippedAddOn(module))))
    }
  }

  /// What the person switched, and nothing that was left as it stood.
  func addOnDrafts(_ moment: Moment, _ desk: Desk) -> [Draft] {
    guard method?.main != nil else { return [] }
    var switches: [(module: Module, isOn: Bool)] = []
    for module in WelcomeState.offeredAddOns {
      if let isOn = addOns[module] { switches.append((module: module, isOn: isOn)) }
    }
    return desk.moduleDrafts(switches, moment)
  }
}
