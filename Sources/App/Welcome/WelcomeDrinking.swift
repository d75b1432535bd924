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

extension State {
  /// The gates with what was just answered.
  var welcomeGates: SafetyGates {
    var facts = overview.safety.facts
    if welcome.drinking.hadWithdrawal == true { facts.append(.alcoholWithdrawal) }
    return SafetyGates(
      Safety(facts), audit: latestScore(.audit)?.total,
      auditC: welcome.drinking.score?.total ?? latestScore(.auditC)?.total)
  }

  /// Whether a stop may be offered for at least one thing that was picked.
  var welcomeOffersStop: Bool {
    welcome.substances.contains { welcomeGates.offersStop(of: $0) }
  }

  /// The way that was picked, as far as it may be offered for a substance.
  func welcomeMethod(for substance: Substance) -> WelcomeMethod? {
    guard welcome.method == .stop, !welcomeGates.offersStop(of: substance) else {
      return welcome.method
    }
    return nil
  }

  /// Only where drinking and a stop were picked.
  func drinkingQuestions(_ text: WelcomeText, _ moment: Moment) -> [Component<Message>] {
    guard welcome.method == .stop, welcome.substances.contains(.alcohol) else { return [] }
    let checks = ChecksText(language: language)
    let safety = SafetyText(language: language)
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
                isPicked: welcome.drinking.points[index] == points)
            })))
    }
    body.append(
      .choice(
        Choice(
          safety.fact(.alcoholWithdrawal),
          options: [
            Choice.Option(
              text.yes, .welcome(.pickedWithdrawal(true)), key: "withdrawal-yes",
              isPicked: welcome.drinking.hadWithdrawal == true),
            Choice.Option(
              text.no, .welcome(.pickedWithdrawal(false)), key: "withdrawal-no",
              isPicked: welcome.drinking.hadWithdrawal == false),
          ])))
    if let caution = welcomeGates.alcoholCaution { body += danger(caution) }
    body += welcomeWarning(moment, place: "-method")
    body.append(sourceNote(Instrument.auditC.sources, key: "drinking"))
    return body
  }

  /// What to know first, for who picked drinking and a way that calls for it.
  func welcomeWarning(_ moment: Moment, place: String) -> [Component<Message>] {
    let method: Plan.Kind? =
      switch welcome.method {
      case .stop: .stop
      case .reduce: .reduce
      case .notice, nil: nil
      }
    guard welcome.substances.contains(.alcohol),
      welcomeGates.warns(
        of: method, welcomePlan(.alcohol, moment), perDay: perDay(.alcohol),
        of: .alcohol, in: welcomeRegion)
    else { return [] }
    return stopWarning(place: place)
  }

  var welcomeRegion: DrinkRegion { DrinkRegion(country: welcome.country ?? country) }

  /// What was answered, and nothing that was not.
  func drinkingDrafts(_ moment: Moment) -> [Draft] {
    guard welcome.substances.contains(.alcohol) else { return [] }
    var drafts: [Draft] = []
    if let score = welcome.drinking.score { drafts += scoreDrafts(score, moment) }
    if let had = welcome.drinking.hadWithdrawal {
      drafts += safetyDrafts(.alcoholWithdrawal, had, moment)
    }
    return drafts
  }
}
