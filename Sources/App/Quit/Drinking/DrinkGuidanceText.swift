// What each country's authority says of drinking in a week, in our words. The numbers stand in
// `DrinkRegion`, where the tests compare them.
import Engine

struct DrinkGuidanceText {
  let language: Language

  init(_ language: Language) { self.language = language }

  var notForAll: String {
    language.drinkGuidanceNotForAll
  }
  var toSettings: String {
    language.drinkGuidanceToSettings
  }

  func checked(_ month: String, _ year: String) -> String {
    language.drinkGuidanceChecked(month: month, year: year)
  }

  func title(_ region: DrinkRegion) -> String {
    switch region {
    case .britain:
      language.drinkGuidanceTitleBritain
    case .unitedStates:
      language.drinkGuidanceTitleUnitedStates
    case .canada: language.drinkGuidanceTitleCanada
    case .australia:
      language.drinkGuidanceTitleAustralia
    case .germany: language.drinkGuidanceTitleGermany
    case .elsewhere: language.drinkGuidanceTitleElsewhere
    }
  }

  func guidance(_ region: DrinkRegion) -> String {
    switch region {
    case .britain:
      language.drinkGuidanceGuidanceBritain
    case .unitedStates:
      language.drinkGuidanceGuidanceUnitedStates
    case .canada:
      language.drinkGuidanceGuidanceCanada
    case .australia:
      language.drinkGuidanceGuidanceAustralia
    case .germany:
      language.drinkGuidanceGuidanceGermany
    case .elsewhere:
      language.drinkGuidanceGuidanceElsewhere
    }
  }

  /// Where this week stands, in thousandths of a unit; nothing where there is no number.
  func compared(units: Int64, largestDay: Int64, _ region: DrinkRegion) -> String? {
    guard let weekly = region.weekly else { return nil }
    var sentence = place(units, Int64(weekly) * Entry.unit, region.weeklyModerate)
    if let daily = region.daily, largestDay > Int64(daily) * Entry.unit {
      sentence += language.drinkGuidanceCompared(daily: daily)
    }
    return sentence
  }

  private func place(_ units: Int64, _ weekly: Int64, _ moderate: Int?) -> String {
    if units <= weekly {
      return language.drinkGuidancePlace
    }
    guard let moderate else {
      return language.drinkGuidancePlace2
    }
    return units <= Int64(moderate) * Entry.unit
      ? language.drinkGuidancePlace3
      : language.drinkGuidancePlace4
  }
}
