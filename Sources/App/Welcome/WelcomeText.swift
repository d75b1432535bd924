// The words of the opening questions.
import Engine

struct WelcomeText {
  let language: Language

  var titles: [String] {
    [
      language.welcomeTitles,
      language.welcomeTitles2,
      language.welcomeTitles3,
      language.welcomeTitles4,
      language.welcomeTitles5,
    ]
  }
  func step(_ step: Int, _ count: Int) -> String {
    language.welcomeStep(step: step, count: count)
  }
  var next: String { language.welcomeNext }
  var back: String { language.welcomeBack }
  var skip: String { language.welcomeSkip }
  var skipAll: String { language.welcomeSkipAll }
  var finish: String { language.welcomeFinish }
  var substanceLabel: String { language.welcomeSubstanceLabel }

  func products(_ product: Product) -> String {
    switch product {
    case .disposable: language.welcomeProductsDisposable
    case .pod: "Pod"
    case .mod: language.welcomeProductsMod
    case .other: language.welcomeProductsOther
    case .manufactured: language.welcomeProductsManufactured
    case .rolled: language.welcomeProductsRolled
    }
  }

  func productLabel(_ substance: Substance) -> String {
    substance == .vape
      ? language.welcomeProductLabel
      : language.welcomeProductLabel2
  }

  func perDay(_ substance: Substance) -> String {
    switch substance {
    case .vape: language.welcomePerDayVape
    case .cigarettes: language.welcomePerDayCigarettes
    case .alcohol:
      language.welcomePerDayAlcohol
    }
  }

  var perDayHint: String {
    language.welcomePerDayHint
  }
  var lastUse: String { language.welcomeLastUse }
  var justNow: String { language.welcomeJustNow }
  var otherDay: String { language.welcomeOtherDay }
  var otherDayHint: String {
    language.welcomeOtherDayHint
  }
  var otherTime: String { language.welcomeOtherTime }

  func price(_ substance: Substance, _ product: Product?) -> String {
    switch product {
    case .disposable: language.welcomePriceDisposable
    case .pod, .mod, .other:
      language.welcomePricePod
    case .rolled: language.welcomePriceRolled
    case .manufactured: language.welcomePriceManufactured
    case nil:
      substance == .alcohol
        ? language.welcomePriceNil
        : language.welcomePriceNil2
    }
  }

  func packUnits(_ substance: Substance) -> String {
    substance == .vape
      ? language.welcomePackUnits
      : language.welcomePackUnits2
  }
  var strength: String { language.welcomeStrength }
  var strengthNone: String { language.welcomeStrengthNone }
  var currency: String { language.welcomeCurrency }
  var country: String { language.welcomeCountry }
  var motives: String { language.welcomeMotives }
  var ownReason: String { language.welcomeOwnReason }
  var methodLabel: String {
    language.welcomeMethodLabel
  }

  func method(_ method: WelcomeMethod) -> String {
    switch method {
    case .stop: language.welcomeMethodStop
    case .reduce: language.welcomeMethodReduce
    case .notice: language.welcomeMethodNotice
    }
  }

  func methodDetail(_ method: WelcomeMethod) -> String {
    switch method {
    case .stop:
      language.welcomeMethodDetailStop
    case .reduce:
      language.welcomeMethodDetailReduce
    case .notice:
      language.welcomeMethodDetailNotice
    }
  }

  var evidence: String {
    language.welcomeEvidence
  }
  var drinkingFirst: String {
    language.welcomeDrinkingFirst
  }
  var yes: String { language.welcomeYes }
  var no: String { language.welcomeNo }
  var stopDay: String { language.welcomeStopDay }
  var stopDayHint: String {
    language.welcomeStopDayHint
  }
  var today: String { language.welcomeToday }
  var tomorrow: String { language.welcomeTomorrow }
  var inAWeek: String { language.welcomeInAWeek }
  var reduceDays: String { language.welcomeReduceDays }
  var reduceDaysHint: String { language.welcomeReduceDaysHint }
  func daysChip(_ days: Int) -> String {
    language.welcomeDaysChip(days: days)
  }
  var previewNothing: String {
    language.welcomePreviewNothing
  }
  var previewCost: String { language.welcomePreviewCost }
  var previewPlan: String { language.welcomePreviewPlan }
  var costColumns: [String] {
    [
      language.welcomeCostColumns,
      language.welcomeCostColumns2,
      language.welcomeCostColumns3,
      language.welcomeCostColumns4,
    ]
  }
  var editLater: String {
    language.welcomeEditLater
  }

  /// "Vaping: your last time was on 9 March 2026, after the day of stopping."
  func usedSince(_ name: String, _ date: String) -> String {
    language.welcomeUsedSince(name: name, date: date)
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
    language.welcomeStopAtLastUse(date: date)
  }
  var lastWasSlip: String {
    language.welcomeLastWasSlip
  }

  func problem(_ problem: WelcomeProblem) -> String {
    switch problem {
    case .perDay(let most):
      language.welcomeProblemPerDay(most: most)
    case .price:
      language.welcomeProblemPrice
    case .packUnits:
      language.welcomeProblemPackUnits
    case .date:
      language.welcomeProblemDate
    case .time:
      language.welcomeProblemTime
    case .tooLate(let days):
      language.welcomeProblemTooLate(days: days)
    case .usedSince:
      language.welcomeProblemUsedSince
    case .longAgo:
      language.welcomeProblemLongAgo
    case .reduceDays:
      language.welcomeProblemReduceDays
    case .inFuture:
      language.welcomeProblemInFuture
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
