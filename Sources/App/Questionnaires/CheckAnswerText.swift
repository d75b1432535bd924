// The answers that the questions offer, by their points.
import Engine

enum CheckAnswerText {
  static func en(_ item: ScoreItem, _ points: Int) -> String {
    switch item {
    case .firstCigarette, .firstVape: minutes(item, points) + " minutes"
    case .cigarettesADay, .vapesADay, .drinksADay: number(item, points, more: " or more")
    case .firstIsDearest: points == 1 ? "The first one of the day" : "Any other"
    case .nightsAWeek: number(item, points, more: " or more")
    case .urges:
      switch points {
      case 0: "None or slight"
      case 1: "Moderate or strong"
      default: "Very or extremely strong"
      }
    case .drinkDays:
      switch points {
      case 0: "Never"
      case 1: "Once a month or less"
      case 2: "Two to four times a month"
      case 3: "Two or three times a week"
      default: "Four times a week or more"
      }
    case .sixDrinks, .couldNotStop, .leftUndone, .morningDrink, .guilt, .lostMemory:
      switch points {
      case 0: "Never"
      case 1: "Less than once a month"
      case 2: "Once a month"
      case 3: "Once a week"
      default: "Daily or almost daily"
      }
    case .injury, .othersConcerned:
      switch points {
      case 0: "No"
      case 2: "Yes, but not in the last year"
      default: "Yes, in the last year"
      }
    default: points == 1 ? "Yes" : "No"
    }
  }

  static func de(_ item: ScoreItem, _ points: Int) -> String {
    switch item {
    case .firstCigarette, .firstVape: minutes(item, points) + " Minuten"
    case .cigarettesADay, .vapesADay, .drinksADay: number(item, points, more: " oder mehr")
    case .firstIsDearest: points == 1 ? "Auf die erste am Tag" : "Auf eine andere"
    case .nightsAWeek: number(item, points, more: " oder mehr")
    case .urges:
      switch points {
      case 0: "Kein Drang oder leicht"
      case 1: "Mäßig oder stark"
      default: "Sehr oder äußerst stark"
      }
    case .drinkDays:
      switch points {
      case 0: "Nie"
      case 1: "Einmal im Monat oder seltener"
      case 2: "Zwei- bis viermal im Monat"
      case 3: "Zwei- oder dreimal in der Woche"
      default: "Viermal in der Woche oder öfter"
      }
    case .sixDrinks, .couldNotStop, .leftUndone, .morningDrink, .guilt, .lostMemory:
      switch points {
      case 0: "Nie"
      case 1: "Seltener als einmal im Monat"
      case 2: "Einmal im Monat"
      case 3: "Einmal in der Woche"
      default: "Täglich oder fast täglich"
      }
    case .injury, .othersConcerned:
      switch points {
      case 0: "Nein"
      case 2: "Ja, aber nicht im letzten Jahr"
      default: "Ja, im letzten Jahr"
      }
    default: points == 1 ? "Ja" : "Nein"
    }
  }

  /// The stretch of minutes that has these points.
  private static func minutes(_ item: ScoreItem, _ points: Int) -> String {
    guard item == .firstVape else {
      switch points {
      case 3: return "0–5"
      case 2: return "6–30"
      case 1: return "31–60"
      default: return "> 60"
      }
    }
    switch points {
    case 5: return "0–5"
    case 4: return "6–15"
    case 3: return "16–30"
    case 2: return "31–60"
    case 1: return "61–120"
    default: return "> 120"
    }
  }

  private static func number(_ item: ScoreItem, _ points: Int, more: String) -> String {
    switch item {
    case .cigarettesADay:
      switch points {
      case 0: "0–10"
      case 1: "11–20"
      case 2: "21–30"
      default: "31" + more
      }
    case .vapesADay: vapes(points, more)
    case .nightsAWeek:
      switch points {
      case 0: "0–1"
      case 1: "2–3"
      default: "4" + more
      }
    default:
      switch points {
      case 0: "1–2"
      case 1: "3–4"
      case 2: "5–6"
      case 3: "7–9"
      default: "10" + more
      }
    }
  }

  private static func vapes(_ points: Int, _ more: String) -> String {
    switch points {
    case 0: "0–4"
    case 1: "5–9"
    case 2: "10–14"
    case 3: "15–19"
    case 4: "20–29"
    default: "30" + more
    }
  }
}
