// The parts of the page of what was noticed, each with its face and what stands behind it.
import Engine

struct PatternParts {
  let words: PatternWords
  let insights: Insights
  /// What was noticed and not put away, the weightiest first.
  let findings: [Finding]
  let connections: Connections

  private var desk: Desk { words.desk }
  private var language: Language { words.language }

  var all: [PatternPart] {
    let hasCravings = insights.cravingHours.ground.count > 0
    return (hasCravings ? [what] : []) + [when] + (hasCravings ? [strength] : [])
      + insights.trends.map { trend($0) } + [help, links]
  }

  /// Its face is the finding, or the sentence that stands there without one.
  private func part(
    _ key: String, _ title: String, _ symbol: Symbol, _ finding: Finding?,
    else sentence: String, why: String
  ) -> PatternPart {
    PatternPart(
      key: key, title: title, symbol: symbol,
      face: finding.map { words.face($0) } ?? PatternFace(sentence: sentence), finding: finding,
      why: why)
  }

  // MARK: What they share

  private var what: PatternPart {
    let finding = findings.first { $0.topic == .shared }
    let patterns = insights.patterns
    let missing = patterns.ground.missing.map {
      language.patternsWhatMissing(missing: words.missing($0))
    }
    var part = part(
      "patterns-what", language.patternsWhat, .link, finding,
      else: missing ?? language.patternsWhatNone, why: language.patternsWhatWhy)
    // What the face says does not stand below it once more.
    var pairs = patterns.pairs
    var triggers = patterns.triggers
    if case .pair(let pair) = finding { pairs = pairs.filter { $0 != pair } }
    if case .trigger(let main) = finding { triggers = triggers.filter { $0 != main } }
    var shown: [(name: String, count: CountOf)] = []
    for pair in pairs.prefix(CravingPatterns.mostNames) {
      shown.append((words.names(pair), pair.count))
    }
    part.body =
      rows(language.patternsPairs, "pair", shown)
      + rows(
        language.patternsTriggers, "trigger",
        named(triggers) {
          TriggerText.name(key: $0, language)
        })
      + rows(
        language.patternsPlaces, "place",
        named(patterns.places) {
          TriggerText.place(key: $0, language)
        })
      + rows(
        language.patternsCompany, "company",
        named(patterns.company) { key in
          CravingCompany(rawValue: key).map { TriggerText.company($0, language) } ?? key
        })
    return part
  }

  private func named(
    _ shares: [NamedShare], name: (String) -> String
  ) -> [(name: String, count: CountOf)] {
    var all: [(name: String, count: CountOf)] = []
    for share in shares { all.append((name(share.key), share.count)) }
    return all
  }

  /// A list below its heading; nothing where there is nothing.
  private func rows(
    _ title: String, _ key: String, _ shares: [(name: String, count: CountOf)]
  ) -> [Component<Message>] {
    guard !shares.isEmpty else { return [] }
    let rows = shares.enumerated().map { place, share in
      List<Message>.Row(
        key: "pattern-\(key)-\(place)", title: share.name, value: words.of(share.count))
    }
    return [.heading(Heading(title, level: 3)), .list(List(label: title, rows: rows))]
  }

  // MARK: When

  private var when: PatternPart {
    let finding = findings.first { $0.topic == .hours }
    let cravings = insights.cravingHours
    let missing = cravings.ground.missing.map {
      language.patternsWhenMissing(missing: words.missing($0))
    }
    var part = part(
      "patterns-when", language.patternsWhen, .clock, finding,
      else: missing ?? language.patternsWhenNone, why: language.patternsWhenWhy)
    let maps = PatternMaps(words: words)
    if cravings.ground.count > 0 { part.body.append(.heatMap(maps.cravings(cravings))) }
    if insights.useHours.ground.count > 0 {
      part.body.append(.heatMap(maps.use(insights.useHours)))
    }
    return part
  }

  // MARK: How strong

  private var strength: PatternPart {
    let finding = findings.first { $0.topic == .strength }
    let strength = insights.strength
    var part = part(
      "patterns-strength", language.patternsStrength, .wave, finding,
      else: language.patternsStrengthNone, why: language.patternsStrengthWhy)
    if finding == nil, let mean = strength.mean {
      part.face = words.strength(mean, language.patternsStrengthMean)
    }
    if strength.mean != nil { part.body.append(.chart(line(strength))) }
    if strength.passed.whole > 0 {
      part.body.append(
        .stat(Stat(words.of(strength.passed), label: language.patternsPassed, tone: .leaf)))
    }
    part.body += desk.pulse(words)
    if case .stronger = finding {
      part.body.append(
        .link(Link(IfThenText(language: language).title, to: .ifThen, symbol: .link)))
    }
    return part
  }

  private func line(_ strength: CravingStrength) -> Chart {
    var points: [Chart.Point] = []
    for (place, mean) in strength.line.enumerated() {
      let day = insights.days.today.adding(days: place + 1 - strength.line.count)
      points.append(
        Chart.Point(
          label: desk.locale.shortWeekday(day.weekday), value: mean.map { $0 * 100 },
          valueText: mean.map { words.tenths($0) } ?? "—"))
    }
    var chart = Chart(
      key: "strength-line", title: language.patternsLine, sentence: language.patternsLineSentence,
      look: .line, tone: .dusk, points: points,
      columns: (language.patternsDay, language.patternsMean, ""),
      tableLabel: TrackerInsightText(language).asTable)
    chart.ceiling = (10_000, words.digits(10))
    return chart
  }

  // MARK: Where it is going

  private func trend(_ trend: UseTrend) -> PatternPart {
    let own = findings.filter { $0.tracker == trend.tracker.id }
    let name = desk.locale.name(of: trend.tracker)
    var part = part(
      "patterns-trend-" + trend.tracker.key, name, .progress, own.first,
      else: language.patternsTrendMissing(name: name, missing: words.days(trend.missingDays)),
      why: language.patternsTrendWhy)
    if own.isEmpty, let weeks = trend.weeks { part.face = words.weeks(trend.tracker, weeks) }
    for finding in own.dropFirst() { part.body.append(.text(Text(words.line(finding)))) }
    return part
  }

  // MARK: What helps

  private var help: PatternPart {
    let finding = findings.first { $0.topic == .help }
    var part = part(
      "patterns-help", language.patternsHelp, .heart, finding,
      else: language.patternsHelpMissing, why: language.patternsHelpWhy)
    var techniques = insights.techniques
    if case .technique(let key, _) = finding { techniques = techniques.filter { $0.key != key } }
    var tried: [(name: String, count: CountOf)] = []
    for technique in techniques.prefix(CravingPatterns.mostNames) {
      let name = desk.techniqueName(technique.key) ?? technique.key
      tried.append((name, CountOf(technique.helped, of: technique.tried)))
    }
    part.body = rows(language.patternsHelpList, "help", tried)
    if let practice = insights.practice, practice.missingDays > 0 {
      part.body.append(
        .text(
          Text(
            language.patternsPracticeMissing(
              time: desk.locale.time(practice.time), missing: words.days(practice.missingDays)),
            role: .soft)))
    }
    part.body.append(
      .link(Link(TechniquesText(language: language).title, to: .techniques, symbol: .wave)))
    return part
  }
}

extension Desk {
  /// The pulse around cravings, as one sentence; that one comes from the other is never said.
  fileprivate func pulse(_ words: PatternWords) -> [Component<Message>] {
    guard let pulse = overview.pulseMeans(records) else { return [] }
    guard pulse.missing == 0 else {
      let missing = language.patternsMoreCravings(
        count: pulse.missing, number: words.digits(pulse.missing))
      return [.text(Text(language.patternsPulseMissing(missing: missing), role: .soft))]
    }
    let sentence = language.patternsPulse(
      before: locale.number((pulse.before + 5) / 10), after: locale.number((pulse.after + 5) / 10),
      number: words.digits(pulse.count))
    return [.text(Text(sentence))]
  }

  /// Where the numbers come from that nobody noted here; nothing without any.
  fileprivate var healthSource: [Component<Message>] {
    let kinds = DayMeasure.allCases.compactMap { $0.healthKind }
    guard overview.hasHealth(kinds) else { return [] }
    return [.text(Text(language.patternsLinksSource, role: .caption))] + healthLink
  }
}

extension PatternParts {
  /// What goes together; that nothing does is the usual thing.
  private var links: PatternPart {
    var part = PatternPart(
      key: "patterns-links", title: language.patternsLinks, symbol: .link,
      face: PatternFace(sentence: language.patternsLinksUnknown), why: language.patternsLinksWhy)
    let looks = connections.lookedAt.count
    if let first = connections.told.first {
      part.face = words.face(first)
      part.body = connections.told.dropFirst().map { .text(Text(words.line(words.face($0)))) }
      part.body.insert(.text(Text(words.size(first), role: .soft)), at: 0)
    } else if let missing = connections.missingDays {
      part.face.sentence = language.patternsLinksMissing(missing: words.days(missing))
    } else if looks > 0 {
      part.face.sentence = language.patternsLinksNone(count: looks, number: words.digits(looks))
    }
    part.body += desk.healthSource
    return part
  }
}

/// The part of the page where a finding stands; that of a tracker's use has one for each.
private enum PatternTopic { case shared, hours, strength, help }

extension Finding {
  fileprivate var topic: PatternTopic? {
    switch self {
    case .pair, .trigger: .shared
    case .cravingHour, .useHour: .hours
    case .eased, .stronger: .strength
    case .technique, .practice: .help
    default: nil
    }
  }

  /// Whose use it is about.
  fileprivate var tracker: Identifier? {
    switch self {
    case .betterWeek(let tracker, _), .risingWeek(let tracker, _), .aboveTarget(let tracker, _, _),
      .weekend(let tracker, _, _), .afterSlips(let tracker, _), .level(let tracker, _),
      .weekMean(let tracker, _, _, _):
      tracker.id
    default: nil
    }
  }
}
