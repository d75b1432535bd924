// The names of what sets a craving off, where it came and who was there.
import Engine

enum TriggerText {
  /// The word for a stored trigger: one of the list, or the person's own behind its mark.
  static func name(key: String, _ language: Language) -> String {
    if let known = CravingTrigger(rawValue: key) { return name(known, language) }
    return own(key)
  }

  /// The word for a stored place.
  static func place(key: String, _ language: Language) -> String {
    guard let place = CravingPlace(rawValue: key) else { return own(key) }
    switch place {
    case .home: return language.triggerPlaceHome
    case .work: return language.triggerPlaceWork
    case .onTheWay: return language.triggerPlaceOnTheWay
    case .out: return language.triggerPlaceOut
    case .other: return language.triggerPlaceOther
    }
  }

  static func company(_ company: CravingCompany, _ language: Language) -> String {
    switch company {
    case .alone: return language.triggerCompanyAlone
    case .partner: return language.triggerCompanyPartner
    case .family: return language.triggerCompanyFamily
    case .friends: return language.triggerCompanyFriends
    case .colleagues: return language.triggerCompanyColleagues
    case .others: return language.triggerCompanyOthers
    }
  }

  private static func own(_ key: String) -> String {
    key.hasPrefix(Craving.ownPrefix) ? String(key.dropFirst(Craving.ownPrefix.utf8.count)) : key
  }

  static func name(_ trigger: CravingTrigger, _ language: Language) -> String {
    switch trigger {
    case .stress: language.triggerNameStress
    case .boredom: language.triggerNameBoredom
    case .habit: language.triggerNameHabit
    case .coffee: language.triggerNameCoffee
    case .alcohol: language.triggerNameAlcohol
    case .afterMeal: language.triggerNameAfterMeal
    case .company: language.triggerNameCompany
    case .phone: language.triggerNamePhone
    case .driving: language.triggerNameDriving
    case .work: language.triggerNameWork
    case .sadness: language.triggerNameSadness
    case .anger: language.triggerNameAnger
    case .celebration: language.triggerNameCelebration
    case .tiredness: language.triggerNameTiredness
    case .smell: language.triggerNameSmell
    case .anxiety: language.triggerNameAnxiety
    case .morning: language.triggerNameMorning
    case .afternoon: language.triggerNameAfternoon
    case .evening: language.triggerNameEvening
    case .night: language.triggerNameNight
    case .meeting: language.triggerNameMeeting
    case .deadline: language.triggerNameDeadline
    case .screen: language.triggerNameScreen
    case .party: language.triggerNameParty
    case .friends: language.triggerNameFriends
    case .alone: language.triggerNameAlone
    }
  }
}
