// The modules that are on, from what a person said and, where they said nothing, from their plan.

/// What a person's way is made of.
public struct Programme: Hashable, Sendable {
  /// In the order of the list.
  public let modules: [Module]

  /// `planKinds` are the kinds of the current plans; `hasDoses` is whether a replacement was ever
  /// noted. Who never chose keeps what there was before there was a choice.
  public init(_ records: [ModuleRecord], planKinds: [Plan.Kind], hasDoses: Bool) {
    var choices: [Module: Bool] = [:]
    for record in records { choices[record.module] = record.isOn }
    let hasChosenMain = Module.primaries.contains { choices[$0] == true }
    modules = Module.allCases.filter { module in
      if let choice = choices[module] { return choice }
      switch module {
      case .abrupt: return !hasChosenMain && planKinds.contains(.stop)
      case .gradual: return !hasChosenMain && planKinds.contains(.reduce)
      case .coldTurkey: return false
      case .replacement: return hasDoses
      case .triggers, .badges: return true
      }
    }
  }

  public func has(_ module: Module) -> Bool { modules.contains(module) }

  /// The main way; nothing while none is chosen.
  public var primary: Module? { modules.first { $0.isPrimary } }

  /// The switches that a change of the main way turns: the old ways off, the new one on, and what
  /// goes well with it on. What a person added stays.
  public static func switches(to primary: Module) -> [(module: Module, isOn: Bool)] {
    var switches: [(module: Module, isOn: Bool)] = []
    for module in Module.primaries { switches.append((module: module, isOn: module == primary)) }
    for module in primary.suggested where module != .replacement {
      switches.append((module: module, isOn: true))
    }
    if primary == .abrupt { switches.append((module: .replacement, isOn: true)) }
    if primary == .coldTurkey { switches.append((module: .replacement, isOn: false)) }
    return switches
  }
}
