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
  let otherTime: String
  let price: (Product?) -> String
  let packUnits: (Substance) -> String
  let strength: String
  let strengthNone: String
  let currency: String
  let country: String
  let motives: String
  let motive: (Motive) -> String
  let ownReason: String
  let methodLabel: String
  let method: (WelcomeMethod) -> String
  let methodDetail: (WelcomeMethod) -> String
  let evidence: String
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
  case tooLate(days: Int)
  case longAgo
  case reduceDays
  case inFuture
}
