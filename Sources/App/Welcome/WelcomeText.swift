// The words of the opening questions.
import Engine

struct WelcomeText {
  let titles: [String]
  let step: (Int, Int) -> String
  let next: String
  let back: String
  let skip: String
  let skipAll: String
  let finish: String
  let substanceLabel: String
  let products: (Product) -> String
  let productLabel: (Substance) -> String
  let perDay: (Substance) -> String
  let perDayHint: String
  let lastUse: String
  let justNow: String
  let otherDay: String
  let otherDayHint: String
  let otherTime: String
  let price: (Substance, Product?) -> String
  let packUnits: (Substance) -> String
  let strength: String
  let strengthNone: String
  let currency: String
  let country: String
  let motives: String
  let ownReason: String
  let methodLabel: String
  let method: (WelcomeMethod) -> String
  let methodDetail: (WelcomeMethod) -> String
  let evidence: String
  let drinkingFirst: String
  let yes: String
  let no: String
  let stopDay: String
  let stopDayHint: String
  let today: String
  let tomorrow: String
  let inAWeek: String
  let reduceDays: String
  let reduceDaysHint: String
  let daysChip: (Int) -> String
  let previewNothing: String
  let previewCost: String
  let previewPlan: String
  let costColumns: [String]
  let editLater: String
  let problem: (WelcomeProblem) -> String
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
  case reduceDays
  case inFuture
}

extension WelcomeText {
  static var en: WelcomeText {
    WelcomeText(
      titles: [
        "What would you like to change?", "How is it now?", "What does it cost, and why change?",
        "How would you like to go?", "Your plan",
      ],
      step: { "Step \($0) of \($1)" }, next: "Next", back: "Back", skip: "Skip",
      skipAll: "Skip everything", finish: "Start", substanceLabel: "One or several",
      products: { product in
        switch product {
        case .disposable: "Disposable"
        case .pod: "Pod"
        case .mod: "Mod or tank"
        case .other: "Other"
        case .manufactured: "Cigarettes"
        case .rolled: "Rolled"
        }
      },
      productLabel: { $0 == .vape ? "What do you vape with?" : "What do you smoke?" },
      perDay: { substance in
        switch substance {
        case .vape: "Puffs a day, about"
        case .cigarettes: "Cigarettes a day, about"
        case .alcohol: "Drinks a day, about, over a usual week"
        }
      },
      perDayHint: "A guess is fine. You can change it later.", lastUse: "The last time was",
      justNow: "Just now", otherDay: "Another day",
      otherDayHint: "Without a time, noon of that day counts.", otherTime: "at",
      price: { substance, product in
        switch product {
        case .disposable: "Price of a disposable"
        case .pod, .mod, .other: "Price of a pod or bottle"
        case .rolled: "Price of a pouch"
        case .manufactured: "Price of a pack"
        case nil: substance == .alcohol ? "Price of a drink" : "Price of a pack"
        }
      },
      packUnits: { $0 == .vape ? "Puffs in one" : "Cigarettes in it" },
      strength: "Strength in mg/ml", strengthNone: "No answer", currency: "Currency",
      country: "Country", motives: "What is it for?",
      ownReason: "In your own words",
      methodLabel: "One of these. You can change it any day.",
      method: { method in
        switch method {
        case .stop: "Stop on a day"
        case .reduce: "Less, step by step"
        case .notice: "Only count for now"
        }
      },
      methodDetail: { method in
        switch method {
        case .stop: "A date, a countdown, then free time that counts up."
        case .reduce: "A number for each week that gets smaller until it is zero."
        case .notice: "No number to keep. Seeing it is the first step."
        }
      },
      evidence: "In one trial, 22 of 100 who stopped at once were free after six months, and 16 of "
        + "100 who cut down over two weeks (Lindson-Hawley 2016). Your own way counts most.",
      drinkingFirst:
        "Stopping drinking at once is not safe for everybody. These answers help; each "
        + "can be skipped.",
      yes: "Yes", no: "No",
      stopDay: "The day",
      stopDayHint: "Today, up to 14 days ahead, or the day you already stopped.",
      today: "Today", tomorrow: "Tomorrow", inAWeek: "In a week", reduceDays: "In how many days?",
      reduceDaysHint: "14 to 365", daysChip: { "\($0) days" },
      previewNothing: "No plan yet: Today counts with you, and Plan is there when you want one.",
      previewCost: "What it costs now", previewPlan: "The way",
      costColumns: ["a day", "a week", "a month", "a year"],
      editLater: "Everything here can be changed under Plan.",
      problem: { problem in
        switch problem {
        case .perDay(let most): "A number from 1 to \(most), please."
        case .price: "A price from 0 to 1,000, please."
        case .packUnits: "A whole number from 1 to 2,000, please."
        case .date: "A date such as 29 March 2026, please."
        case .time: "A time such as 21:30, please."
        case .tooLate(let days): "A day within \(days) days works best. Pick an earlier one."
        case .longAgo: "That is very long ago. Pick a later day."
        case .reduceDays: "A number of days from 14 to 365, please."
        case .inFuture: "That is still to come. Pick a time before now."
        }
      })
  }

  static var de: WelcomeText {
    WelcomeText(
      titles: [
        "Was möchtest du ändern?", "Wie ist es jetzt?", "Was kostet es, und wofür der Wechsel?",
        "Wie möchtest du vorgehen?", "Dein Plan",
      ],
      step: { "Schritt \($0) von \($1)" }, next: "Weiter", back: "Zurück", skip: "Überspringen",
      skipAll: "Alles überspringen", finish: "Los geht es", substanceLabel: "Eins oder mehrere",
      products: { product in
        switch product {
        case .disposable: "Einweg"
        case .pod: "Pod"
        case .mod: "Mod oder Tank"
        case .other: "Anderes"
        case .manufactured: "Zigaretten"
        case .rolled: "Selbstgedreht"
        }
      },
      productLabel: { $0 == .vape ? "Womit dampfst du?" : "Was rauchst du?" },
      perDay: { substance in
        switch substance {
        case .vape: "Züge am Tag, ungefähr"
        case .cigarettes: "Zigaretten am Tag, ungefähr"
        case .alcohol: "Drinks am Tag, ungefähr, über eine übliche Woche"
        }
      },
      perDayHint: "Geschätzt reicht. Du kannst es später ändern.", lastUse: "Das letzte Mal war",
      justNow: "Gerade eben", otherDay: "Ein anderer Tag",
      otherDayHint: "Ohne Uhrzeit zählt der Mittag des Tages.", otherTime: "um",
      price: { substance, product in
        switch product {
        case .disposable: "Preis einer Einweg"
        case .pod, .mod, .other: "Preis eines Pods oder einer Flasche"
        case .rolled: "Preis eines Beutels"
        case .manufactured: "Preis einer Packung"
        case nil: substance == .alcohol ? "Preis eines Drinks" : "Preis einer Packung"
        }
      },
      packUnits: { $0 == .vape ? "Züge darin" : "Zigaretten darin" },
      strength: "Stärke in mg/ml", strengthNone: "Keine Angabe", currency: "Währung",
      country: "Land", motives: "Wofür ist es?",
      ownReason: "In deinen Worten",
      methodLabel: "Eins davon. Du kannst es jeden Tag ändern.",
      method: { method in
        switch method {
        case .stop: "An einem Tag aufhören"
        case .reduce: "Schritt für Schritt weniger"
        case .notice: "Erst einmal nur zählen"
        }
      },
      methodDetail: { method in
        switch method {
        case .stop: "Ein Datum, ein Countdown, dann freie Zeit, die hochzählt."
        case .reduce: "Eine Zahl für jede Woche, die kleiner wird bis null."
        case .notice: "Keine Zahl zum Einhalten. Hinsehen ist der erste Schritt."
        }
      },
      evidence:
        "In einer Studie waren nach sechs Monaten 22 von 100 frei, die auf einmal aufhörten, "
        + "und 16 von 100, die über zwei Wochen reduzierten (Lindson-Hawley 2016). Dein eigener "
        + "Weg zählt am meisten.",
      drinkingFirst: "Mit dem Trinken auf einmal aufzuhören ist nicht für alle sicher. Diese "
        + "Antworten helfen; jede lässt sich überspringen.",
      yes: "Ja", no: "Nein",
      stopDay: "Der Tag",
      stopDayHint: "Heute, bis zu 14 Tage voraus, oder der Tag, an dem du schon aufgehört hast.",
      today: "Heute", tomorrow: "Morgen", inAWeek: "In einer Woche",
      reduceDays: "In wie vielen Tagen?", reduceDaysHint: "14 bis 365",
      daysChip: { "\($0) Tage" },
      previewNothing: "Noch kein Plan: Heute zählt mit dir, und unter Plan legst du einen an, wenn "
        + "du magst.",
      previewCost: "Was es jetzt kostet", previewPlan: "Der Weg",
      costColumns: ["am Tag", "in der Woche", "im Monat", "im Jahr"],
      editLater: "Unter Plan lässt sich alles ändern.",
      problem: { germanSentence(on: $0) })
  }

  private static func germanSentence(on problem: WelcomeProblem) -> String {
    switch problem {
    case .perDay(let most): "Bitte eine Zahl von 1 bis \(most)."
    case .price: "Bitte einen Preis von 0 bis 1.000."
    case .packUnits: "Bitte eine ganze Zahl von 1 bis 2.000."
    case .date: "Bitte ein Datum wie 29.03.2026."
    case .time: "Bitte eine Uhrzeit wie 21:30."
    case .tooLate(let days):
      "Ein Tag innerhalb von \(days) Tagen klappt am besten. Wähle einen früheren."
    case .longAgo: "Das ist sehr lange her. Wähle einen späteren Tag."
    case .reduceDays: "Bitte eine Zahl von Tagen zwischen 14 und 365."
    case .inFuture: "Das liegt noch vor dir. Wähle eine Zeit vor jetzt."
    }
  }
}
