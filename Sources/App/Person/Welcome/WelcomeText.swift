// The words of the opening questions.
import Engine

struct WelcomeText {
  let language: Language

  func title(_ step: WelcomeStep) -> String {
    switch step {
    case .what: language.welcomeTitlesWhat
    case .amount: language.welcomeTitlesAmount
    case .last: language.welcomeTitlesLast
    case .why: language.welcomeTitlesWhy
    case .way: language.welcomeTitlesWay
    case .drinking: language.welcomeTitlesDrinking
    case .day: language.welcomeTitlesDay
    case .focus, .plan: language.welcomeTitlesPlan
    }
  }

  func step(_ step: Int, _ count: Int) -> String {
    language.welcomeStep(step: step, count: count)
  }
  var next: String { language.welcomeNext }
  var skip: String { language.welcomeSkip }
  var skipAll: String { language.welcomeSkipAll }
  var finish: String { language.welcomeFinish }
  var substanceLabel: String { language.welcomeSubstanceLabel }

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
  var justNow: String { language.welcomeJustNow }
  var otherDay: String { language.welcomeOtherDay }
  var otherDayHint: String {
    language.welcomeOtherDayHint
  }
  var otherTime: String { language.welcomeOtherTime }

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
  var previewPlan: String { language.welcomePreviewPlan }
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
  case date
  case time
  case tooLate(days: Int)
  case longAgo
  case usedSince
  case reduceDays
  case inFuture
}
