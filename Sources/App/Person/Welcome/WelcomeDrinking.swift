// Before a day to stop drinking: three short questions and one on withdrawal, each of which may be
// skipped, and the gate that follows from them.
import Engine

/// What was answered about drinking in the opening questions.
public struct WelcomeDrinking: Equatable, Sendable {
  /// The points of each of the three questions, where answered.
  public var points: [Int?] = [nil, nil, nil]
  /// Nothing until answered.
  public var hadWithdrawal: Bool?

  public init() {}

  /// "4--y": a sign for each answer, so that a reload comes back to them.
  var text: String {
    var signs = ""
    for point in points { signs += point.map { String($0) } ?? "-" }
    return signs + (hadWithdrawal.map { $0 ? "y" : "n" } ?? "-")
  }

  /// Reads what `text` wrote; anything else is no answer.
  init(text: String) {
    let signs = Array(text.utf8)
    guard signs.count == 4 else { return }
    for (index, item) in Instrument.auditC.items.enumerated() {
      let points = Int(signs[index]) - 0x30
      if item.points.contains(points) { self.points[index] = points }
    }
    hadWithdrawal = signs[3] == 0x79 ? true : signs[3] == 0x6E ? false : nil
  }

  /// The score once all three are answered.
  var score: Score? {
    var answers: [Int] = []
    for point in points {
      guard let point else { return nil }
      answers.append(point)
    }
    return try? Score(.auditC, answers: answers)
  }
}

extension WelcomeState {
  /// The gates with what was just answered.
  func welcomeGates(_ desk: Desk) -> SafetyGates {
    var facts = desk.overview.safety.facts
    if drinking.hadWithdrawal == true { facts.append(.alcoholWithdrawal) }
    return SafetyGates(
      Safety(facts), audit: desk.latestScore(.audit)?.total,
      auditC: drinking.score?.total ?? desk.latestScore(.auditC)?.total)
  }

  /// Whether a stop may be offered for at least one thing that was picked.
  func welcomeOffersStop(_ desk: Desk) -> Bool {
    substances.contains { welcomeGates(desk).offersStop(of: $0) }
  }

  /// The way that was picked, as far as it may be offered for a substance.
  func welcomeMethod(for substance: Substance, _ desk: Desk) -> WelcomeMethod? {
    guard method == .stop, !welcomeGates(desk).offersStop(of: substance) else {
      return method
    }
    return nil
  }

  /// Asked only where drinking and a stop were picked.
  func drinkingQuestions(_ text: WelcomeText, _ moment: Moment, _ desk: Desk) -> [Component<
    Message
  >] {
    let checks = ChecksText(language: desk.language)
    let safety = SafetyText(language: desk.language)
    var body: [Component<Message>] = [.text(Text(text.drinkingFirst, role: .soft))]
    for (index, item) in Instrument.auditC.items.enumerated() {
      body.append(
        .choice(
          Choice(
            checks.question(item),
            options: item.points.map { points in
              Choice.Option(
                checks.answer(item, points), .welcome(.pickedDrinking(index, points)),
                key: "drinking-\(index)-\(points)",
                isPicked: drinking.points[index] == points)
            })))
    }
    body.append(
      .choice(
        Choice(
          safety.fact(.alcoholWithdrawal),
          options: [
            Choice.Option(
              text.yes, .welcome(.pickedWithdrawal(true)), key: "withdrawal-yes",
              isPicked: drinking.hadWithdrawal == true),
            Choice.Option(
              text.no, .welcome(.pickedWithdrawal(false)), key: "withdrawal-no",
              isPicked: drinking.hadWithdrawal == false),
          ])))
    if let caution = welcomeGates(desk).alcoholCaution { body += desk.danger(caution) }
    body += welcomeWarning(moment, place: "-method", desk)
    body.append(desk.sourceNote(Instrument.auditC.sources, key: "drinking"))
    return body
  }

  /// What to know first, for who picked drinking and a way that calls for it.
  func welcomeWarning(_ moment: Moment, place: String, _ desk: Desk) -> [Component<Message>] {
    let method: Plan.Kind? =
      switch self.method {
      case .stop: .stop
      case .reduce: .reduce
      case .notice, nil: nil
      }
    guard substances.contains(.alcohol),
      welcomeGates(desk).warns(
        of: method, welcomePlan(.alcohol, moment, desk), perDay: perDay(.alcohol, desk),
        of: .alcohol, in: welcomeRegion(desk))
    else { return [] }
    return desk.stopWarning(place: place)
  }

  func welcomeRegion(_ desk: Desk) -> DrinkRegion { DrinkRegion(country: desk.country) }

  /// What was answered, and nothing that was not.
  func drinkingDrafts(_ moment: Moment, _ desk: Desk) -> [Draft] {
    guard substances.contains(.alcohol) else { return [] }
    var drafts: [Draft] = []
    if let score = drinking.score { drafts += desk.scoreDrafts(score, moment) }
    if let had = drinking.hadWithdrawal {
      drafts += desk.safetyDrafts(.alcoholWithdrawal, had, moment)
    }
    return drafts
  }
}
