// What to expect on each of the first 28 days: our own words, without any rating.

enum WithdrawalDayText {
  /// Nothing for other days than 1 … 28.
  static func text(_ day: Int, _ language: Language) -> String? {
    switch day {
    case 1...7: first(day, language)
    case 8...14: second(day, language)
    case 15...21: third(day, language)
    case 22...28: fourth(day, language)
    default: nil
    }
  }

  private static func first(_ day: Int, _ language: Language) -> String {
    switch day {
    case 1:
      language.withdrawalDayFirst1
    case 2:
      language.withdrawalDayFirst2
    case 3:
      language.withdrawalDayFirst3
    case 4:
      language.withdrawalDayFirst4
    case 5:
      language.withdrawalDayFirst5
    case 6:
      language.withdrawalDayFirst6
    default:
      language.withdrawalDayFirst6n2
    }
  }

  private static func second(_ day: Int, _ language: Language) -> String {
    switch day {
    case 8:
      language.withdrawalDaySecond8
    case 9:
      language.withdrawalDaySecond9
    case 10:
      language.withdrawalDaySecond10
    case 11:
      language.withdrawalDaySecond11
    case 12:
      language.withdrawalDaySecond12
    case 13:
      language.withdrawalDaySecond13
    default:
      language.withdrawalDaySecond13n2
    }
  }

  private static func third(_ day: Int, _ language: Language) -> String {
    switch day {
    case 15:
      language.withdrawalDayThird15
    case 16:
      language.withdrawalDayThird16
    case 17:
      language.withdrawalDayThird17
    case 18:
      language.withdrawalDayThird18
    case 19:
      language.withdrawalDayThird19
    case 20:
      language.withdrawalDayThird20
    default:
      language.withdrawalDayThird20n2
    }
  }

  private static func fourth(_ day: Int, _ language: Language) -> String {
    switch day {
    case 22:
      language.withdrawalDayFourth22
    case 23:
      language.withdrawalDayFourth23
    case 24:
      language.withdrawalDayFourth24
    case 25:
      language.withdrawalDayFourth25
    case 26:
      language.withdrawalDayFourth26
    case 27:
      language.withdrawalDayFourth27
    default:
      language.withdrawalDayFourth27n2
    }
  }
}
