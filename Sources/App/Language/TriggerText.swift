// The names of what sets a craving off, where it came and who was there.
import Engine

enum TriggerText {
  static func name(_ trigger: CravingTrigger, _ language: Language) -> String {
    language == .german ? german(trigger) : english(trigger)
  }

  /// The word for a stored trigger: one of the list, or the person's own behind its mark.
  static func name(key: String, _ language: Language) -> String {
    if let known = CravingTrigger(rawValue: key) { return name(known, language) }
    return own(key)
  }

  /// The word for a stored place.
  static func place(key: String, _ language: Language) -> String {
    guard let place = CravingPlace(rawValue: key) else { return own(key) }
    let isGerman = language == .german
    switch place {
    case .home: return isGerman ? "Zu Hause" : "At home"
    case .work: return isGerman ? "Bei der Arbeit" : "At work"
    case .onTheWay: return isGerman ? "Unterwegs" : "On the way"
    case .out: return isGerman ? "Ausgehen" : "Going out"
    case .other: return isGerman ? "Anderswo" : "Elsewhere"
    }
  }

  static func company(_ company: CravingCompany, _ language: Language) -> String {
    let isGerman = language == .german
    switch company {
    case .alone: return isGerman ? "Allein" : "Alone"
    case .partner: return isGerman ? "Partnerin oder Partner" : "Partner"
    case .family: return isGerman ? "Familie" : "Family"
    case .friends: return isGerman ? "Freunde" : "Friends"
    case .colleagues: return isGerman ? "Kollegen" : "Colleagues"
    case .others: return isGerman ? "Andere" : "Others"
    }
  }

  private static func own(_ key: String) -> String {
    key.hasPrefix(Craving.ownPrefix) ? String(key.dropFirst(Craving.ownPrefix.utf8.count)) : key
  }

  private static func english(_ trigger: CravingTrigger) -> String {
    switch trigger {
    case .stress: "Stress"
    case .boredom: "Boredom"
    case .habit: "Habit"
    case .coffee: "Coffee"
    case .alcohol: "Alcohol"
    case .afterMeal: "After a meal"
    case .company: "Company"
    case .phone: "Phone"
    case .driving: "Driving"
    case .work: "Work"
    case .sadness: "Sadness"
    case .anger: "Anger"
    case .celebration: "Something to celebrate"
    case .tiredness: "Tiredness"
    case .smell: "A smell"
    case .anxiety: "Worry"
    case .morning: "Morning"
    case .afternoon: "Afternoon"
    case .evening: "Evening"
    case .night: "Night"
    case .meeting: "A meeting"
    case .deadline: "A deadline"
    case .screen: "Long at the screen"
    case .party: "A party"
    case .friends: "Friends"
    case .alone: "Being alone"
    }
  }

  private static func german(_ trigger: CravingTrigger) -> String {
    switch trigger {
    case .stress: "Stress"
    case .boredom: "Langeweile"
    case .habit: "Gewohnheit"
    case .coffee: "Kaffee"
    case .alcohol: "Alkohol"
    case .afterMeal: "Nach dem Essen"
    case .company: "Gesellschaft"
    case .phone: "Handy"
    case .driving: "Autofahren"
    case .work: "Arbeit"
    case .sadness: "Traurigkeit"
    case .anger: "Ärger"
    case .celebration: "Etwas zu feiern"
    case .tiredness: "Müdigkeit"
    case .smell: "Ein Geruch"
    case .anxiety: "Sorge"
    case .morning: "Morgen"
    case .afternoon: "Nachmittag"
    case .evening: "Abend"
    case .night: "Nacht"
    case .meeting: "Eine Besprechung"
    case .deadline: "Zeitdruck"
    case .screen: "Lange am Bildschirm"
    case .party: "Eine Feier"
    case .friends: "Freunde"
    case .alone: "Alleinsein"
    }
  }
}
