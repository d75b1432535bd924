// The words of what was noticed: a number, and what goes on from it.
import Engine

/// What the face of a finding says.
struct PatternFace {
  /// Nothing where the sentence says it all.
  var value: String?
  var unit: String?
  var sentence: String
}

/// Findings on their way into words.
struct PatternWords {
  let desk: Desk

  var language: Language { desk.language }
  private var locale: Locale { desk.locale }

  func face(_ finding: Finding) -> PatternFace {
    switch finding {
    case .pair(let pair): counted(pair.count, language.patternsWith(names: names(pair)))
    case .trigger(let share):
      counted(
        share.count, language.patternsWith(names: TriggerText.name(key: share.key, language)))
    case .stronger(let now, let usual):
      strength(now, language.patternsStronger(usual: tenths(usual)))
    case .eased(let now, let before):
      strength(now, language.patternsEased(before: tenths(before)))
    case .cravingHour(let hour, let count):
      counted(count, language.patternsCravingHour(from: clock(hour), to: clock(hour + 1)))
    case .useHour(let hour, let count):
      counted(count, language.patternsUseHour(from: clock(hour), to: clock(hour + 1)))
    case .practice(let practice):
      counted(
        practice.with,
        language.patternsPractice(
          time: locale.time(practice.time), without: of(practice.without)))
    case .technique(let key, let count):
      counted(count, language.patternsHelped(name: desk.techniqueName(key) ?? key))
    case .passed(let count): counted(count, language.patternsPassed)
    case .weekTrigger(let trigger, let count):
      counted(count, language.patternsWith(names: TriggerText.name(trigger, language)))
    case .betterWeek, .risingWeek, .aboveTarget, .weekend, .afterSlips, .level, .weekMean:
      ofUse(finding)
    case .hardDay(let outlook): PatternFace(sentence: desk.outlookText.today(outlook))
    }
  }

  private func ofUse(_ finding: Finding) -> PatternFace {
    switch finding {
    case .betterWeek(let tracker, let weeks), .risingWeek(let tracker, let weeks):
      self.weeks(tracker, weeks)
    case .aboveTarget(let tracker, let now, let target):
      used(tracker, now, language.patternsAbove(target: locale.amount(target)))
    case .weekend(let tracker, let weekend, let others):
      used(tracker, weekend, language.patternsWeekend(others: locale.amount(others)))
    case .level(let tracker, let mean): used(tracker, mean, language.patternsLevel)
    case .weekMean(let tracker, let now, _, let before):
      used(tracker, now, language.patternsWeek(before: locale.amount(before)))
    case .afterSlips(_, let count): counted(count, language.patternsAfterSlips)
    default: PatternFace(sentence: "")
    }
  }

  func weeks(_ tracker: Tracker, _ weeks: WeekMeans) -> PatternFace {
    let before = locale.amount(weeks.before)
    return used(
      tracker, weeks.now,
      locale.amount(weeks.now) == before
        ? language.patternsSameWeek : language.patternsWeek(before: before))
  }

  func strength(_ mean: Int64, _ sentence: String) -> PatternFace {
    PatternFace(value: tenths(mean), unit: language.patternsOutOfTen, sentence: sentence)
  }

  /// The whole as one sentence.
  func line(_ finding: Finding) -> String { line(face(finding)) }

  func line(_ face: PatternFace) -> String {
    [face.value, face.unit, face.sentence].compactMap { $0 }.joined(separator: " ")
  }

  func of(_ count: CountOf) -> String {
    ProgressText(language: language).of(digits(count.part), digits(count.whole))
  }

  func digits(_ count: Int) -> String { locale.number(Int64(count)) }

  func tenths(_ value: Int64) -> String { locale.fixed(value, decimals: 1) }

  func clock(_ hour: Int) -> String {
    locale.time(TimeOfDay(minutes: hour % 24 * 60) ?? .midnight)
  }

  /// "Boredom · At work"
  func names(_ pair: CravingPair) -> String {
    TriggerText.name(key: pair.trigger, language) + " · " + name(pair.with)
  }

  /// "3 more cravings, 2 more days"
  func missing(_ missing: (count: Int, days: Int)) -> String {
    var parts: [String] = []
    if missing.count > 0 {
      parts.append(
        language.patternsMoreCravings(count: missing.count, number: digits(missing.count)))
    }
    if missing.days > 0 { parts.append(days(missing.days)) }
    return parts.joined(separator: ", ")
  }

  func days(_ count: Int) -> String {
    language.patternsMoreDays(count: count, number: digits(count))
  }

  private func counted(_ count: CountOf, _ sentence: String) -> PatternFace {
    PatternFace(value: of(count), sentence: sentence)
  }

  private func used(_ tracker: Tracker, _ amount: Int64, _ sentence: String) -> PatternFace {
    PatternFace(
      value: locale.amount(amount), unit: locale.unit(of: tracker, isOne: amount == Entry.unit),
      sentence: sentence)
  }

  private func name(_ with: PairWith) -> String {
    switch with {
    case .place(let key): TriggerText.place(key: key, language)
    case .company(let company): TriggerText.company(company, language)
    case .part(.morning): language.patternsMorning
    case .part(.afternoon): language.patternsAfternoon
    case .part(.evening): language.patternsEvening
    case .part(.night): language.patternsNight
    }
  }
}

extension Desk {
  var patternWords: PatternWords { PatternWords(desk: self) }
}
