// The words of drinking: levels, sizes, units and weeks.
import Engine

struct DrinkingText {
  let locale: Locale

  init(_ locale: Locale) { self.locale = locale }

  var language: Language { locale.language }

  // The levels.

  var levelLabel: String { language.drinkingLevelLabel }
  var otherDay: String { language.drinkingOtherDay }
  var dayOfNow: String { language.drinkingDayOfNow }
  var dayProblem: String {
    language.drinkingDayProblem
  }
  var levelsWhy: String {
    language.drinkingLevelsWhy
  }
  var steadyQuestion: String { language.drinkingSteadyQuestion }
  var estimate: String { language.drinkingEstimate }

  func forDay(_ day: String) -> String { language.drinkingForDay(day: day) }

  func cutoff(_ time: String) -> String {
    language.drinkingCutoff(time: time)
  }

  /// "yesterday, 20 November", "Friday, 13 November".
  func day(_ day: Day, _ moment: Moment) -> String {
    let date = locale.longDate(day)
    switch moment.offset.local(moment.now).day.days(since: day) {
    case 0: return language.drinkingDay0 + ", " + date
    case 1: return language.drinkingDay1 + ", " + date
    default: return date
    }
  }

  func name(_ level: DrinkLevel, in tracker: Tracker) -> String {
    let own = tracker.levels.first { $0.id == level.rawValue }?.name ?? ""
    if !own.isEmpty { return own }
    return switch level {
    case .steady: language.drinkingNameSteady
    case .easy: language.drinkingNameEasy
    case .wild: language.drinkingNameWild
    }
  }

  func drinks(_ level: DrinkLevel) -> String {
    switch level {
    case .steady: language.drinkingDrinksSteady
    case .easy: language.drinkingDrinksEasy
    case .wild: language.drinkingDrinksWild
    }
  }

  func steadyAnswer(_ drinks: Int) -> String {
    drinks == 0 ? language.drinkingSteadyAnswer : language.drinkingSteadyAnswer2
  }

  func notedLevel(_ level: String, _ day: String) -> String {
    language.drinkingNotedLevel(day: day, level: level)
  }

  // The ways.

  var way: String { language.drinkingWay }
  var wayKeeps: String {
    language.drinkingWayKeeps
  }
  var wayCaution: String {
    language.drinkingWayCaution
  }

  func name(_ way: DrinkingWay) -> String {
    switch way {
    case .byLevel: language.drinkingNameByLevel
    case .byDrinks: language.drinkingNameByDrinks
    }
  }

  func detail(_ way: DrinkingWay) -> String {
    switch way {
    case .byLevel:
      language.drinkingDetailByLevel
    case .byDrinks:
      language.drinkingDetailByDrinks
    }
  }

  func changed(_ way: DrinkingWay) -> String {
    language.drinkingChanged + name(way) + "."
  }

  // The settings.

  var calories: String {
    language.drinkingCalories
  }
  var caloriesDetail: String {
    language.drinkingCaloriesDetail
  }
}

// The weeks.
extension DrinkingText {
  var weekFrom: String { language.drinkingWeekFrom }
  var line: String { language.drinkingLine }

  /// "This week so far: 6.2 UK units on 3 known days, 1 of them without a drink."
  func thisWeek(_ week: DrinkWeek, _ region: DrinkRegion) -> String {
    guard week.knownDays > 0 else {
      return language.drinkingThisWeek
    }
    let known = locale.number(Int64(week.knownDays))
    let free = locale.number(Int64(week.freeDays))
    let words = units(week.milligrams, region)
    let guess =
      week.estimated > 0
      ? language.drinkingThisWeek2
        + units(week.estimated, region) + "." : ""
    return language.drinkingThisWeek3(words: words, known: known, free: free) + guess
  }

  func weekCalories(_ milligrams: Int64) -> String {
    language.drinkingWeekCalories + kilocalories(milligrams)
      + language.drinkingWeekCalories2
  }

  func estimateWhy(_ region: DrinkRegion) -> String {
    let drink = grams(region.estimatedDrink)
    return language.drinkingEstimateWhy(drink: drink)
  }

  func chartTitle(_ region: DrinkRegion) -> String {
    let unit = unitName(region, isOne: false)
    return language.drinkingChartTitle(unit: unit)
  }

  func chartSentence(_ line: String?, _ region: DrinkRegion) -> String {
    let bars = language.drinkingChartSentence
    guard let line else { return bars }
    let unit = unitName(region, isOne: false)
    return bars
      + language.drinkingChartSentence2(line: line, unit: unit)
  }
}
