// The questions in our own words; what they ask is what was published.
import Engine

enum CheckQuestionText {
  static func text(_ item: ScoreItem, _ language: Language) -> String {
    switch item {
    case .firstCigarette: language.checkQuestionTextFirstCigarette
    case .cigarettesADay: language.checkQuestionTextCigarettesADay
    case .hardToRefrain: language.checkQuestionTextHardToRefrain
    case .firstIsDearest: language.checkQuestionTextFirstIsDearest
    case .moreInTheMorning: language.checkQuestionTextMoreInTheMorning
    case .smokesWhenIll: language.checkQuestionTextSmokesWhenIll
    case .vapesADay:
      language.checkQuestionTextVapesADay
    case .firstVape: language.checkQuestionTextFirstVape
    case .wakesToVape: language.checkQuestionTextWakesToVape
    case .nightsAWeek: language.checkQuestionTextNightsAWeek
    case .hardToStopVaping: language.checkQuestionTextHardToStopVaping
    case .strongCravings: language.checkQuestionTextStrongCravings
    case .urges: language.checkQuestionTextUrges
    case .hardWhereForbidden: language.checkQuestionTextHardWhereForbidden
    case .irritable: language.checkQuestionTextIrritable
    case .nervous: language.checkQuestionTextNervous
    case .drinkDays: language.checkQuestionTextDrinkDays
    case .drinksADay: language.checkQuestionTextDrinksADay
    case .sixDrinks: language.checkQuestionTextSixDrinks
    case .couldNotStop: language.checkQuestionTextCouldNotStop
    case .leftUndone: language.checkQuestionTextLeftUndone
    case .morningDrink:
      language.checkQuestionTextMorningDrink
    case .guilt: language.checkQuestionTextGuilt
    case .lostMemory: language.checkQuestionTextLostMemory
    case .injury: language.checkQuestionTextInjury
    case .othersConcerned:
      language.checkQuestionTextOthersConcerned
    }
  }
}
