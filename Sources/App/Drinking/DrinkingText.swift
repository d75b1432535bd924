// The words of drinking: levels, sizes, units and weeks.
import Engine

struct DrinkingText {
  let locale: Locale

  init(_ locale: Locale) { self.locale = locale }

  var language: Language { locale.language }

  // The levels.

  var levelLabel: String { language.pick("How was it?", "Wie war es?") }
  var otherDay: String { language.pick("Another day", "Ein anderer Tag") }
  var dayOfNow: String { language.pick("Back to the day of now", "Zurück zum Tag von jetzt") }
  var dayProblem: String {
    language.pick("A day up to today, please.", "Bitte ein Tag bis heute.")
  }
  var whyLevels: String { language.pick("What this counts as", "Als was das zählt") }
  var levelsWhy: String {
    language.pick(
      "One level for one day; a new one takes the place of the old one. In plan, money and weeks "
        + "steady stands for 0 drinks, easy for 4 and wild for 6. That is an estimate. More drinks "
        + "that were counted one by one stay what they are.",
      "Ein Wert für einen Tag; ein neuer tritt an die Stelle des alten. In Plan, Geld und Wochen "
        + "steht „kaum“ für 0 Drinks, „überschaubar“ für 4 und „Party“ für 6. Das ist geschätzt. "
        + "Mehr einzeln gezählte Drinks bleiben, was sie sind.")
  }
  var steadyQuestion: String { language.pick("None, or one?", "Keiner oder einer?") }
  var estimate: String { language.pick("an estimate", "geschätzt") }

  func forDay(_ day: String) -> String { language.pickLazily("For \(day)", "Für \(day)") }

  func cutoff(_ time: String) -> String {
    language.pickLazily(
      "Before \(time) it counts for the day before, from then on for today.",
      "Vor \(time) zählt es für den Vortag, danach für heute.")
  }

  /// "yesterday, 20 November", "Friday, 13 November".
  func day(_ day: Day, _ moment: Moment) -> String {
    let date = locale.longDate(day)
    switch moment.offset.local(moment.now).day.days(since: day) {
    case 0: return language.pick("today", "heute") + ", " + date
    case 1: return language.pick("yesterday", "gestern") + ", " + date
    default: return date
    }
  }

  func name(_ level: DrinkLevel, in tracker: Tracker) -> String {
    let own = tracker.levels.first { $0.id == level.rawValue }?.name ?? ""
    if !own.isEmpty { return own }
    return switch level {
    case .steady: language.pick("Steady", "Kaum")
    case .easy: language.pick("Easy", "Überschaubar")
    case .wild: language.pick("Wild", "Party")
    }
  }

  func drinks(_ level: DrinkLevel) -> String {
    switch level {
    case .steady: language.pick("0 or 1 drink", "0 oder 1 Drink")
    case .easy: language.pick("2 to 5 drinks", "2 bis 5 Drinks")
    case .wild: language.pick("6 drinks or more", "6 Drinks oder mehr")
    }
  }

  func steadyAnswer(_ drinks: Int) -> String {
    drinks == 0 ? language.pick("None", "Keiner") : language.pick("One", "Einer")
  }

  func notedLevel(_ level: String, _ day: String) -> String {
    language.pickLazily("Noted for \(day): \(level).", "Notiert für \(day): \(level).")
  }

  // The ways.

  var way: String { language.pick("How you note it", "Wie du es notierst") }
  var wayKeeps: String {
    language.pick(
      "Whichever you pick, everything noted stays.",
      "Was du auch wählst: Alles Notierte bleibt.")
  }
  var wayCaution: String {
    language.pick(
      "For you the levels only note how it was. Nothing is counted in a row.",
      "Bei dir halten die Stufen nur fest, wie es war. Es wird keine Serie gezählt.")
  }

  func name(_ way: DrinkingWay) -> String {
    switch way {
    case .byLevel: language.pick("By level", "Nach Stufe")
    case .byDrinks: language.pick("By drinks", "Nach Drinks")
    }
  }

  func detail(_ way: DrinkingWay) -> String {
    switch way {
    case .byLevel:
      language.pick("One tap for an evening: steady, easy, wild", "Ein Tipp für einen Abend")
    case .byDrinks:
      language.pick("Each drink, with its size if you like", "Jeder Drink, gern mit Größe")
    }
  }

  func changed(_ way: DrinkingWay) -> String {
    language.pick("From now on: ", "Von jetzt an: ") + name(way) + "."
  }

  // The settings.

  var calories: String {
    language.pick("Energy of the alcohol in kcal", "Energie des Alkohols in kcal")
  }
  var caloriesDetail: String {
    language.pick(
      "7 kcal for a gram of alcohol; sugar is not in it.",
      "7 kcal je Gramm Alkohol; Zucker ist nicht dabei.")
  }
}

// The weeks.
extension DrinkingText {
  var weeksTitle: String { language.pick("Alcohol by week", "Alkohol nach Wochen") }
  var weekFrom: String { language.pick("Week from", "Woche ab") }
  var line: String { language.pick("Guidance", "Richtwert") }

  /// "This week so far: 6.2 UK units on 3 known days, 1 of them without a drink."
  func thisWeek(_ week: DrinkWeek, _ region: DrinkRegion) -> String {
    guard week.knownDays > 0 else {
      return language.pick(
        "This week nothing is noted yet.", "Diese Woche ist noch nichts notiert.")
    }
    let known = locale.number(Int64(week.knownDays))
    let free = locale.number(Int64(week.freeDays))
    let words = units(week.milligrams, region)
    let guess =
      week.estimated > 0
      ? language.pick(" Estimated of it: ", " Davon geschätzt: ")
        + units(week.estimated, region) + "." : ""
    return language.pickLazily(
      "This week so far: \(words). Known days: \(known), without a drink: \(free).",
      "Diese Woche bisher: \(words). Bekannte Tage: \(known), ohne Drink: \(free).") + guess
  }

  func weekCalories(_ milligrams: Int64) -> String {
    language.pick("That is about ", "Das sind etwa ") + kilocalories(milligrams)
      + language.pick(" from alcohol.", " aus Alkohol.")
  }

  func estimateWhy(_ region: DrinkRegion) -> String {
    let drink = grams(region.estimatedDrink)
    return language.pickLazily(
      "A drink without a size is taken for \(drink): an estimate. With the size it is exact.",
      "Ein Drink ohne Größe gilt als \(drink): geschätzt. Mit Größe ist es genau.")
  }

  func chartTitle(_ region: DrinkRegion) -> String {
    let unit = unitName(region, isOne: false)
    return language.pickLazily("\(unit) a week", "\(unit) pro Woche")
  }

  func chartSentence(_ line: String?, _ region: DrinkRegion) -> String {
    let bars = language.pick(
      "One bar for each of the last 8 weeks.", "Ein Balken für jede der letzten 8 Wochen.")
    guard let line else { return bars }
    let unit = unitName(region, isOne: false)
    return bars
      + language.pickLazily(
        " The line stands at \(line) \(unit).", " Die Linie steht bei \(line) \(unit).")
  }
}
