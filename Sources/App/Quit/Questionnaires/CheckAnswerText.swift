// The answers that the questions offer, by their points.
import Engine

enum CheckAnswerText {
  static func text(_ item: ScoreItem, _ points: Int, _ language: Language) -> String {
    switch item {
    case .firstCigarette, .firstVape: minutes(item, points) + language.checkAnswerTextFirstCigarette
    case .cigarettesADay, .vapesADay, .drinksADay:
      number(item, points, more: language.checkAnswerTextCigarettesADay)
    case .firstIsDearest:
      points == 1 ? language.checkAnswerTextFirstIsDearest : language.checkAnswerTextFirstIsDearest2
    case .nightsAWeek: number(item, points, more: language.checkAnswerTextNightsAWeek)
    case .urges:
      switch points {
      case 0: language.checkAnswerText0
      case 1: language.checkAnswerText1
      default: language.checkAnswerText1n2
      }
    case .drinkDays:
      switch points {
      case 0: language.checkAnswerText0n2
      case 1: language.checkAnswerText1n3
      case 2: language.checkAnswerText2
      case 3: language.checkAnswerText3
      default: language.checkAnswerText3n2
      }
    case .sixDrinks, .couldNotStop, .leftUndone, .morningDrink, .guilt, .lostMemory:
      switch points {
      case 0: language.checkAnswerText0n3
      case 1: language.checkAnswerText1n4
      case 2: language.checkAnswerText2n2
      case 3: language.checkAnswerText3n3
      default: language.checkAnswerText3n4
      }
    case .injury, .othersConcerned:
      switch points {
      case 0: language.checkAnswerText0n4
      case 2: language.checkAnswerText2n3
      default: language.checkAnswerText2n4
      }
    default: points == 1 ? language.checkAnswerText2n5 : language.checkAnswerText2n6
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
