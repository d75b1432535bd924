// The words of the opening questions.
import Engine

struct WelcomeText {
  let language: Language

  var titles: [String] {
    [
      language.pick("What would you like to change?", "Was möchtest du ändern?"),
      language.pick("How is it now?", "Wie ist es jetzt?"),
      language.pick(
        "What does it cost, and why change?",
        "Was kostet es, und wofür der Wechsel?"),
      language.pick("How would you like to go?", "Wie möchtest du vorgehen?"),
      language.pick("Your plan", "Dein Plan"),
    ]
  }
  func step(_ step: Int, _ count: Int) -> String {
    language.pickLazily("Step \(step) of \(count)", "Schritt \(step) von \(count)")
  }
  var next: String { language.pick("Next", "Weiter") }
  var back: String { language.pick("Back", "Zurück") }
  var skip: String { language.pick("Skip", "Überspringen") }
  var skipAll: String { language.pick("Skip everything", "Alles überspringen") }
  var finish: String { language.pick("Start", "Los geht es") }
  var substanceLabel: String { language.pick("One or several", "Eins oder mehrere") }

  func products(_ product: Product) -> String {
    switch product {
    case .disposable: language.pick("Disposable", "Einweg")
    case .pod: "Pod"
    case .mod: language.pick("Mod or tank", "Mod oder Tank")
    case .other: language.pick("Other", "Anderes")
    case .manufactured: language.pick("Cigarettes", "Zigaretten")
    case .rolled: language.pick("Rolled", "Selbstgedreht")
    }
  }

  func productLabel(_ substance: Substance) -> String {
    substance == .vape
      ? language.pick("What do you vape with?", "Womit dampfst du?")
      : language.pick("What do you smoke?", "Was rauchst du?")
  }

  func perDay(_ substance: Substance) -> String {
    switch substance {
    case .vape: language.pick("Puffs a day, about", "Züge am Tag, ungefähr")
    case .cigarettes: language.pick("Cigarettes a day, about", "Zigaretten am Tag, ungefähr")
    case .alcohol:
      language.pick(
        "Drinks a day, about, over a usual week",
        "Drinks am Tag, ungefähr, über eine übliche Woche")
    }
  }

  var perDayHint: String {
    language.pick(
      "A guess is fine. You can change it later.",
      "Geschätzt reicht. Du kannst es später ändern.")
  }
  var lastUse: String { language.pick("The last time was", "Das letzte Mal war") }
  var justNow: String { language.pick("Just now", "Gerade eben") }
  var otherDay: String { language.pick("Another day", "Ein anderer Tag") }
  var otherDayHint: String {
    language.pick(
      "Without a time, noon of that day counts.",
      "Ohne Uhrzeit zählt der Mittag des Tages.")
  }
  var otherTime: String { language.pick("at", "um") }

  func price(_ substance: Substance, _ product: Product?) -> String {
    switch product {
    case .disposable: language.pick("Price of a disposable", "Preis einer Einweg")
    case .pod, .mod, .other:
      language.pick("Price of a pod or bottle", "Preis eines Pods oder einer Flasche")
    case .rolled: language.pick("Price of a pouch", "Preis eines Beutels")
    case .manufactured: language.pick("Price of a pack", "Preis einer Packung")
    case nil:
      substance == .alcohol
        ? language.pick("Price of a drink", "Preis eines Drinks")
        : language.pick("Price of a pack", "Preis einer Packung")
    }
  }

  func packUnits(_ substance: Substance) -> String {
    substance == .vape
      ? language.pick("Puffs in one", "Züge darin")
      : language.pick("Cigarettes in it", "Zigaretten darin")
  }
  var strength: String { language.pick("Strength in mg/ml", "Stärke in mg/ml") }
  var strengthNone: String { language.pick("No answer", "Keine Angabe") }
  var currency: String { language.pick("Currency", "Währung") }
  var country: String { language.pick("Country", "Land") }
  var motives: String { language.pick("What is it for?", "Wofür ist es?") }
  var ownReason: String { language.pick("In your own words", "In deinen Worten") }
  var methodLabel: String {
    language.pick(
      "One of these. You can change it any day.",
      "Eins davon. Du kannst es jeden Tag ändern.")
  }

  func method(_ method: WelcomeMethod) -> String {
    switch method {
    case .stop: language.pick("Stop on a day", "An einem Tag aufhören")
    case .reduce: language.pick("Less, step by step", "Schritt für Schritt weniger")
    case .notice: language.pick("Only count for now", "Erst einmal nur zählen")
    }
  }

  func methodDetail(_ method: WelcomeMethod) -> String {
    switch method {
    case .stop:
      language.pick(
        "A date, a countdown, then free time that counts up.",
        "Ein Datum, ein Countdown, dann freie Zeit, die hochzählt.")
    case .reduce:
      language.pick(
        "A number for each week that gets smaller until it is zero.",
        "Eine Zahl für jede Woche, die kleiner wird bis null.")
    case .notice:
      language.pick(
        "No number to keep. Seeing it is the first step.",
        "Keine Zahl zum Einhalten. Hinsehen ist der erste Schritt.")
    }
  }

  var evidence: String {
    language.pick(
      "In one trial, 22 of 100 who stopped at once were free after six months, and 16 of 100 "
        + "who cut down over two weeks (Lindson-Hawley 2016). Your own way counts most.",
      "In einer Studie waren nach sechs Monaten 22 von 100 frei, die auf einmal aufhörten, und "
        + "16 von 100, die über zwei Wochen reduzierten (Lindson-Hawley 2016). Dein eigener Weg "
        + "zählt am meisten.")
  }
  var drinkingFirst: String {
    language.pick(
      "Stopping drinking at once is not safe for everybody. These answers help; each can be "
        + "skipped.",
      "Mit dem Trinken auf einmal aufzuhören ist nicht für alle sicher. Diese Antworten "
        + "helfen; jede lässt sich überspringen.")
  }
  var yes: String { language.pick("Yes", "Ja") }
  var no: String { language.pick("No", "Nein") }
  var stopDay: String { language.pick("The day", "Der Tag") }
  var stopDayHint: String {
    language.pick(
      "Today, up to 14 days ahead, or the day you already stopped.",
      "Heute, bis zu 14 Tage voraus, oder der Tag, an dem du schon aufgehört hast.")
  }
  var today: String { language.pick("Today", "Heute") }
  var tomorrow: String { language.pick("Tomorrow", "Morgen") }
  var inAWeek: String { language.pick("In a week", "In einer Woche") }
  var reduceDays: String { language.pick("In how many days?", "In wie vielen Tagen?") }
  var reduceDaysHint: String { language.pick("14 to 365", "14 bis 365") }
  func daysChip(_ days: Int) -> String {
    language.pickLazily("\(days) days", "\(days) Tage")
  }
  var previewNothing: String {
    language.pick(
      "No plan yet: Today counts with you, and Plan is there when you want one.",
      "Noch kein Plan: Heute zählt mit dir, und unter Plan legst du einen an, wenn du magst.")
  }
  var previewCost: String { language.pick("What it costs now", "Was es jetzt kostet") }
  var previewPlan: String { language.pick("The way", "Der Weg") }
  var costColumns: [String] {
    [
      language.pick("a day", "am Tag"),
      language.pick("a week", "in der Woche"),
      language.pick("a month", "im Monat"),
      language.pick("a year", "im Jahr"),
    ]
  }
  var editLater: String {
    language.pick(
      "Everything here can be changed under Plan.",
      "Unter Plan lässt sich alles ändern.")
  }

  /// "Vaping: your last time was on 9 March 2026, after the day of stopping."
  func usedSince(_ name: String, _ date: String) -> String {
    language.pickLazily(
      "\(name): your last time was on \(date), after the day of stopping.",
      "\(name): Dein letztes Mal war am \(date), nach dem Tag des Aufhörens.")
  }
  /// Which of the two is meant, here and where a plan is changed; `key` tells the substances apart.
  func slipChoice(
    _ name: String, _ date: String, key: String = "",
    picked: WelcomeAnswers.AfterStop? = nil, stop: Message, slip: Message
  ) -> Component<Message> {
    .choice(
      Choice(
        usedSince(name, date), look: .cards,
        options: [
          Choice.Option(
            stopAtLastUse(date), stop, key: "stop-at-last" + key, isPicked: picked == .stop),
          Choice.Option(
            lastWasSlip, slip, key: "last-was-slip" + key, isPicked: picked == .slip),
        ]))
  }
  func stopAtLastUse(_ date: String) -> String {
    language.pickLazily("Count from \(date)", "Ab dem \(date) zählen")
  }
  var lastWasSlip: String {
    language.pick(
      "I stopped back then; the last time was a slip",
      "Ich hatte aufgehört; das letzte Mal war ein Ausrutscher")
  }

  func problem(_ problem: WelcomeProblem) -> String {
    switch problem {
    case .perDay(let most):
      language.pickLazily(
        "A number from 1 to \(most), please.", "Bitte eine Zahl von 1 bis \(most).")
    case .price:
      language.pick("A price from 0 to 1,000, please.", "Bitte einen Preis von 0 bis 1.000.")
    case .packUnits:
      language.pick(
        "A whole number from 1 to 2,000, please.", "Bitte eine ganze Zahl von 1 bis 2.000.")
    case .date:
      language.pick("A date such as 29 March 2026, please.", "Bitte ein Datum wie 29.03.2026.")
    case .time:
      language.pick("A time such as 21:30, please.", "Bitte eine Uhrzeit wie 21:30.")
    case .tooLate(let days):
      language.pickLazily(
        "A day within \(days) days works best. Pick an earlier one.",
        "Ein Tag innerhalb von \(days) Tagen klappt am besten. Wähle einen früheren.")
    case .usedSince:
      language.pick(
        "You used after that day. Which of the two is meant?",
        "Nach diesem Tag war noch etwas. Was ist gemeint?")
    case .longAgo:
      language.pick(
        "That is very long ago. Pick a later day.",
        "Das ist sehr lange her. Wähle einen späteren Tag.")
    case .reduceDays:
      language.pick(
        "A number of days from 14 to 365, please.",
        "Bitte eine Zahl von Tagen zwischen 14 und 365.")
    case .inFuture:
      language.pick(
        "That is still to come. Pick a time before now.",
        "Das liegt noch vor dir. Wähle eine Zeit vor jetzt.")
    }
  }
}

/// What is off in an answer, so that a sentence can say it.
enum WelcomeProblem {
  case perDay(most: Int)
  case price
  case packUnits
  case date
  case time
  case tooLate(days: Int)
  case longAgo
  case usedSince
  case reduceDays
  case inFuture
}
