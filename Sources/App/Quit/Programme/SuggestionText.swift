// What each rule says, in words; the numbers come with the rule.
import Engine

struct SuggestionText {
  let locale: Locale

  private var language: Language { locale.language }

  func line(_ rule: SuggestionRule, dates: [String]) -> String {
    switch rule {
    case .stopDate:
      language.suggestionLineStopDate
    case .gradual:
      language.suggestionLineGradual
    case .replacementPair:
      language.suggestionLineReplacementPair
    case .replacementSingle:
      language.suggestionLineReplacementSingle
    case .askProfessional:
      language.suggestionLineAskProfessional
    case .labelPatch(let strength):
      language.suggestionLineLabelPatch(strength: strength)
    case .labelPiece(let strength):
      language.suggestionLineLabelPiece(strength: strength)
    case .smokingStudies:
      language.suggestionLineSmokingStudies
    case .textsForVaping:
      language.suggestionLineTextsForVaping
    case .noLabelForVaping:
      language.suggestionLineNoLabelForVaping
    case .strengthLadder:
      language.suggestionLineStrengthLadder
    case .reviews: reviews(dates)
    case .drinkLess:
      language.suggestionLineDrinkLess
    case .drinkTalk:
      language.suggestionLineDrinkTalk
    case .drinkHelp:
      language.suggestionLineDrinkHelp
    }
  }

  private func reviews(_ dates: [String]) -> String {
    guard let last = dates.last else {
      return language.suggestionReviews
    }
    var all = ""
    for date in dates.dropLast() { all += (all.isEmpty ? "" : ", ") + date }
    if !all.isEmpty { all += language.suggestionReviews2 }
    all += last
    return language.suggestionReviews3(all: all)
  }
}

extension Desk {
  /// The lines for a substance, each with where it comes from.
  func suggestions(for substance: Substance, _ moment: Moment) -> [Component<Message>] {
    let plan = currentPlan(of: Tracker.identifier(for: substance), moment)
    let facts = SuggestionFacts(
      substance: substance, gates: gates, score: score(about: substance),
      cigarettesADay: plan?.baseline, daysSinceStop: plan.flatMap { daysSinceStop($0, moment) })
    let text = SuggestionText(locale: locale)
    var body: [Component<Message>] = []
    for (index, rule) in Suggestion.rules(for: facts).enumerated() {
      var dates: [String] = []
      if case .reviews(let days) = rule,
        let stop = plan.flatMap({ locale.stopDay(of: $0, in: moment.zone) })
      {
        dates = days.map { locale.shortDate(stop.adding(days: $0)) }
      }
      body += [
        .text(Text(text.line(rule, dates: dates))),
        sourceNote(rule.sources, key: "rule-" + substance.rawValue + "-\(index)"),
      ]
    }
    return body
  }

  /// Nothing before the stop.
  private func daysSinceStop(_ plan: Plan, _ moment: Moment) -> Int? {
    guard let day = locale.stopDay(of: plan, in: moment.zone),
      let stop = stopInstant(of: plan, moment), stop <= moment.now
    else { return nil }
    return max(0, today(moment).days(since: day))
  }
}
