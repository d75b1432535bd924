// The parts of the document about a journal that belong to the person as a whole, not to one
// tracker, and the short ways to write its values.

extension JournalSummary {
  static func scores(_ scores: [ScoreRecord]) -> JSONValue {
    .array(
      scores.map {
        .sorted([
          ("band", .text($0.score.band?.rawValue)), ("day", .string($0.day.text)),
          ("instrument", .string($0.score.instrument.rawValue)),
          ("total", .int(Int64($0.score.total))),
        ])
      })
  }

  static func milestones(_ gallery: MilestoneGallery) -> JSONValue {
    .sorted([
      (
        "next",
        .array(
          gallery.next.map {
            .sorted([
              ("key", .string($0.milestone.key)), ("left", .int($0.left)),
              ("thousandths", .int(Int64($0.thousandths))), ("tracker", .text($0.tracker?.text)),
              ("value", .int($0.value)),
            ])
          })
      ),
      (
        "reached",
        .array(
          gallery.reached.map {
            .sorted([
              ("day", .string($0.day.text)), ("key", .string($0.milestone.key)),
              ("tracker", .text($0.tracker?.text)),
            ])
          })
      ),
    ])
  }

  static func envelope(_ envelope: Envelope) -> JSONValue {
    .sorted([
      ("available", .string(envelope.available.plainText)),
      ("currency", .string(envelope.available.currency.code)),
      ("overdrawn", .bool(envelope.isOverdrawn)), ("saved", .string(envelope.saved.plainText)),
      ("spent", .string(envelope.spent.plainText)),
    ])
  }

  static func doses(_ doses: [Dose], today: Day) -> JSONValue {
    let totals = DoseTotals(doses)
    let week = today.adding(days: 1 - Plan.daysPerWeek)
    var products: [(String, JSONValue)] = []
    for product in DoseProduct.allCases {
      let count = doses.filter { $0.product == product }.count
      if count > 0 { products.append((product.rawValue, .int(Int64(count)))) }
    }
    return .sorted([
      ("count", .int(Int64(doses.count))), ("countToday", .int(Int64(totals.count(on: today)))),
      ("milligramsToday", .int(Int64(totals.milligrams(on: today)))),
      ("milligramsWeek", .int(Int64(totals.milligrams(from: week, through: today)))),
      ("patchWeek", .int(totals.patchWeek(on: today).map { Int64($0) })),
      ("products", .sorted(products)),
    ])
  }

  /// By key.
  static func techniques(_ cravings: [Craving]) -> JSONValue {
    let records = TechniqueHistory(cravings).records.ordered { $0.key < $1.key }
    return .array(
      records.map {
        .sorted([
          ("fallen", .int(Int64($0.fallen))), ("helped", .int(Int64($0.helped))),
          ("key", .string($0.key)), ("measured", .int(Int64($0.measured))),
          ("tried", .int(Int64($0.tried))),
        ])
      })
  }

  /// The days with minutes, oldest first, and every session, the running ones last.
  static func practice(_ overview: Overview) -> JSONValue {
    let practice = overview.practice
    return .sorted([
      (
        "days",
        .array(
          practice.days.map {
            .sorted([
              ("day", .string($0.day.text)), ("mindful", .int($0.amount(.mindful))),
              ("workout", .int($0.amount(.workout))),
            ])
          })
      ),
      ("presets", .array(practice.presets.map { .string($0.name) })),
      ("programs", .array(practice.programs.map { .string($0.name) })),
      ("runs", .array((practice.finished + practice.started).map { run($0) })),
    ])
  }

  private static func run(_ run: PracticeRun) -> JSONValue {
    .sorted([
      ("at", .string(run.at.text(at: run.offset))), ("day", .string(run.day.text)),
      ("effort", .int(run.effort.map { Int64($0) })),
      ("ended", .text(run.ended.map { $0.text(at: run.offset) })),
      ("kind", .string(run.practice.rawValue)),
      ("milliseconds", .int(run.counted)), ("state", .string(run.state.rawValue)),
    ])
  }

  static func ifThenPlans(_ plans: [IfThenPlan]) -> JSONValue {
    .sorted([
      ("count", .int(Int64(plans.count))),
      ("did", .int(Int64(plans.filter { $0.did == true }.count))),
      ("didNot", .int(Int64(plans.filter { $0.did == false }.count))),
      ("rehearsed", .int(Int64(plans.filter { $0.isRehearsed }.count))),
    ])
  }

  /// The stages about a substance in the order of time; nothing while no clock runs.
  static func recovery(_ tracker: Tracker, since: Instant?, now: Instant) -> JSONValue {
    guard let since, let substance = tracker.substance else { return .null }
    return .array(
      RecoveryStage.all(for: substance).map { stage in
        let progress = stage.progress(since: since, now: now)
        return .sorted([
          ("phase", .string(progress.phase.code)), ("secondsLeft", .int(progress.secondsLeft)),
          ("stage", .string(stage.rawValue)), ("thousandths", .int(Int64(progress.thousandths))),
        ])
      })
  }

  static func lifeRegained(_ tracker: Tracker, notUsed: Int64) -> JSONValue {
    guard let life = LifeRegained(notSmoked: notUsed, of: tracker.substance) else { return .null }
    return .sorted([
      ("leastMinutes", .int(life.leastMinutes)), ("mostMinutes", .int(life.mostMinutes)),
    ])
  }
}

extension RecoveryProgress.Phase {
  fileprivate var code: String {
    switch self {
    case .ahead: "ahead"
    case .current: "current"
    case .passed: "passed"
    }
  }
}

extension JSONValue {
  /// An object whose members stand in the order of their names.
  static func sorted(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.sorted { $0.0 < $1.0 }.map { JSONMember($0.0, $0.1) })
  }

  static func int(_ number: Int64?) -> JSONValue {
    if let number { .int(number) } else { .null }
  }

  static func text(_ text: String?) -> JSONValue {
    if let text { .string(text) } else { .null }
  }
}
