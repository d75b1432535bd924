// What each rule says, in words; the numbers come with the rule.
import Engine

struct SuggestionText {
  let locale: Locale

  private var language: Language { locale.language }

  func line(_ rule: SuggestionRule, dates: [String]) -> String {
    switch rule {
    case .stopDate:
      language.pick(
        "A date within two weeks. In a trial 22 of 100 who stopped at once were free after six "
          + "months, and 16 of 100 who cut down first. In another each week of waiting made a slip "
          + "likelier.",
        "Ein Tag in den nächsten zwei Wochen. In einer Studie waren nach sechs Monaten 22 von 100 "
          + "frei, die auf einmal aufhörten, und 16 von 100, die erst reduzierten. In einer "
          + "anderen machte jede Woche Warten einen Ausrutscher wahrscheinlicher.")
    case .gradual:
      language.pick(
        "Less, step by step, is a full way too, above all when a date feels out of reach.",
        "Schritt für Schritt weniger ist auch ein ganzer Weg, vor allem wenn ein Tag zu fern wirkt."
      )
    case .replacementPair:
      language.pick(
        "A patch together with gum, lozenge or spray helped more people than one of them alone "
          + "(1.25 times as many).",
        "Ein Pflaster zusammen mit Kaugummi, Lutschtablette oder Spray half mehr Menschen als eins "
          + "davon allein (1,25-mal so vielen).")
    case .replacementSingle:
      language.pick(
        "One nicotine replacement product can be added. It stays your choice.",
        "Ein Nikotinersatz kann dazukommen. Es bleibt deine Wahl.")
    case .askProfessional:
      language.pick(
        "Ask a pharmacist or doctor before any nicotine replacement.",
        "Frag vor jedem Nikotinersatz in Apotheke oder Praxis nach.")
    case .labelPatch(let strength):
      language.pickLazily(
        "For what you smoke, the labels of patches in the United States begin with \(strength) mg.",
        "Zu deiner Menge beginnen US-Packungsangaben für Pflaster mit \(strength) mg.")
    case .labelPiece(let strength):
      language.pickLazily(
        "For when you smoke first, the labels of gum and lozenge there name \(strength) mg.",
        "Zu deiner ersten Zigarette nennen die Angaben für Kaugummi und Lutschtablette dort "
          + "\(strength) mg.")
    case .noLabelForVaping:
      language.pick(
        "No label of a nicotine product is written for people who vape: ask a pharmacist.",
        "Für Menschen, die dampfen, gibt es keine Packungsangabe: Frag in der Apotheke.")
    case .strengthLadder:
      language.pick(
        "Strength and number of puffs can go down together. The research on this is young.",
        "Stärke und Zahl der Züge können zusammen sinken. Die Forschung dazu ist jung.")
    case .reviews: reviews(dates)
    case .drinkLess:
      language.pick(
        "A number for each week that gets smaller, or a pause: both are ways to drink less.",
        "Eine Zahl für jede Woche, die kleiner wird, oder eine Pause: Beides sind Wege zu weniger.")
    case .drinkTalk:
      language.pick(
        "At this score a talk with somebody trained helps, such as a doctor or alcohol service.",
        "Bei diesem Wert hilft ein Gespräch mit Geschulten, etwa in Praxis oder Suchtberatung.")
    case .drinkHelp:
      language.pick(
        "Help first: a doctor or an alcohol service makes a stop safe.",
        "Zuerst Hilfe: Praxis oder Suchtberatung macht das Aufhören sicher.")
    }
  }

  private func reviews(_ dates: [String]) -> String {
    guard let last = dates.last else {
      return language.pick(
        "Look back 7, 14 and 28 days after the stop: withdrawal peaks in the first week and eases "
          + "within two to four.",
        "Schau 7, 14 und 28 Tage nach dem Aufhören zurück: Der Entzug ist in der ersten Woche am "
          + "stärksten und lässt in zwei bis vier nach.")
    }
    var all = ""
    for date in dates.dropLast() { all += (all.isEmpty ? "" : ", ") + date }
    if !all.isEmpty { all += language.pick(" and ", " und ") }
    all += last
    return language.pickLazily(
      "Look back on \(all): withdrawal peaks in the first week and eases within two to four.",
      "Schau am \(all) zurück: Der Entzug ist in der ersten Woche am stärksten und lässt in zwei "
        + "bis vier nach.")
  }
}

extension State {
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
      if case .reviews(let days) = rule, let quitDay = plan?.quitDay {
        dates = days.map { locale.shortDate(quitDay.adding(days: $0)) }
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
    guard let quitDay = plan.quitDay, let stop = stopInstant(of: plan, moment),
      stop <= moment.now
    else { return nil }
    return max(0, today(moment).days(since: quitDay))
  }
}
