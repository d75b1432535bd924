// The words for what is counted.
import Engine

extension Locale {
  /// "1 puff", "12 puffs", "12 cigarettes"; the name of the tracker where it has one of its own.
  public func units(_ thousandths: Int64, of tracker: Tracker) -> String {
    "\(amount(thousandths)) \(unit(of: tracker, isOne: thousandths == Entry.unit))"
  }

  /// "puff" or "puffs".
  public func unit(of tracker: Tracker, isOne: Bool) -> String {
    switch tracker.substance {
    case .vape: language.unitsUnitVape(count: isOne ? 1 : 2)
    case .cigarettes:
      language.unitsUnitCigarettes(count: isOne ? 1 : 2)
    case .alcohol: language.unitsUnitAlcohol(count: isOne ? 1 : 2)
    case nil: language.unitsUnitNil(count: isOne ? 1 : 2)
    }
  }

  /// "Vaping", "Smoking", "Drinking", or the tracker's own name.
  public func name(of tracker: Tracker) -> String {
    if let substance = tracker.substance { return name(of: substance) }
    guard tracker.name.isEmpty, let preset = TrackerPreset(rawValue: tracker.preset) else {
      return tracker.name.isEmpty ? tracker.preset : tracker.name
    }
    return TrackersText(language).name(of: preset)
  }

  /// "Vaping", "Smoking", "Drinking".
  public func name(of substance: Substance) -> String {
    switch substance {
    case .vape: language.unitsNameVape
    case .cigarettes: language.unitsNameCigarettes
    case .alcohol: language.unitsNameAlcohol
    }
  }
}

extension Locale {
  /// Money as the language writes it: "€12.50" / "12,50 €"; whole amounts lose their decimals
  /// where `trims` says so.
  public func money(_ money: Money, trims: Bool = false) -> String {
    let sign = money.minorUnits < 0 ? "\u{2212}" : ""
    let number = fixed(
      Int64(clamping: money.minorUnits.magnitude), decimals: money.currency.decimals, trims: trims)
    return sign
      + language.unitsMoney(symbol: money.currency.symbol, number: number)
  }
}
