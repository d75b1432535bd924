// The words of the coach: what an answer says, what it rests on, and the page around it.
import Engine

/// The coach's words in one language.
public struct CoachText {
  let language: Language
  private let locale: Locale

  public init(_ locale: Locale) {
    language = locale.language
    self.locale = locale
  }

  /// Characters of a reason that are said again.
  private static let longestReason = 80

  /// An answer in words.
  @inline(never)  // Not of a first visit.
  public func said(_ answer: CoachAnswer, _ tone: CoachTone, _ facts: CoachFacts) -> String {
    if let tip = answer.tip { return words(of: tip) }
    let (subject, isAgain) = (answer.subject, answer.wording == 1)
    let toned = isAgain ? tonedAgain(subject) : toned(subject, tone)
    return toned ?? shared(subject, isAgain) ?? told(subject, isAgain, facts)
  }

  /// What an answer rests on; empty where that is the message alone.
  @inline(never)  // Not of a first visit.
  public func used(_ answer: CoachAnswer) -> String {
    if let tip = answer.tip { return used(tip) }
    return switch answer.subject {
    case .free, .freeAfterSlips: language.coachUsedFree
    case .target, .counted: language.coachUsedCounted
    case .cravings, .passed: language.coachUsedCravings
    case .saved: language.coachUsedSaved
    case .reason: language.coachUsedReason
    case .aheadHarder, .aheadUsual, .aheadEasier: language.coachUsedAhead
    default: ""
    }
  }

  /// The numbers and the person's own reason.
  private func told(_ subject: CoachSubject, _ isAgain: Bool, _ facts: CoachFacts) -> String {
    switch subject {
    case .cravings, .passed: return cravings(subject, isAgain, facts)
    case .aheadHarder, .aheadUsual, .aheadEasier:
      guard let outlook = facts.outlook else { break }
      return ahead(outlook, isAgain)
    case .free, .freeAfterSlips:
      guard let free = facts.free else { break }
      return self.free(free, isAgain)
    case .target, .counted:
      guard let counted = facts.counted else { break }
      return self.counted(counted, isAgain)
    case .saved:
      guard let money = facts.saved.map({ locale.money($0) }) else { break }
      return isAgain
        ? language.coachSavedAgain(money: money) : language.coachSavedFirst(money: money)
    case .reason:
      guard let reason = facts.reason.map({ words($0) }) else { break }
      return isAgain
        ? language.coachReasonAgain(reason: reason) : language.coachReasonFirst(reason: reason)
    default: break
    }
    return language.coachEmptyFirst
  }

  private func cravings(_ subject: CoachSubject, _ isAgain: Bool, _ facts: CoachFacts) -> String {
    let all = locale.number(Int64(facts.cravings))
    let passed = locale.number(Int64(facts.passed))
    if subject == .passed {
      return isAgain
        ? language.coachPassedAgain(cravings: all, passed: passed)
        : language.coachPassedFirst(cravings: all, passed: passed)
    }
    return isAgain
      ? language.coachCravingsAgain(cravings: all, passed: passed)
      : language.coachCravingsFirst(cravings: all, passed: passed)
  }

  /// The day ahead in words, and what speaks for it; never a chance.
  private func ahead(_ outlook: Outlook, _ isAgain: Bool) -> String {
    let day = outlook.isToday ? language.coachAheadToday : language.coachAheadTomorrow
    let reason = OutlookText(locale: locale).reason(outlook)
    let behind = reason.isEmpty ? "" : reason + " "
    return switch outlook.level {
    case .harder:
      isAgain
        ? language.coachAheadHarderAgain(day: day, reason: behind)
        : language.coachAheadHarderFirst(day: day, reason: behind)
    case .easier:
      isAgain
        ? language.coachAheadEasierAgain(day: day, reason: behind)
        : language.coachAheadEasierFirst(day: day, reason: behind)
    case .usual:
      isAgain
        ? language.coachAheadUsualAgain(day: day) : language.coachAheadUsualFirst(day: day)
    }
  }

  private func free(_ free: CoachFacts.Free, _ isAgain: Bool) -> String {
    let name = locale.name(of: free.tracker)
    let current = locale.duration(milliseconds: free.current)
    guard let total = free.total.map({ locale.duration(milliseconds: $0) }) else {
      return isAgain
        ? language.coachFreeAgain(name: name, time: current)
        : language.coachFreeFirst(name: name, time: current)
    }
    return isAgain
      ? language.coachFreeAfterSlipsAgain(total: total, current: current)
      : language.coachFreeAfterSlipsFirst(name: name, current: current, total: total)
  }

  private func counted(_ counted: CoachFacts.Counted, _ isAgain: Bool) -> String {
    let units = locale.units(counted.used, of: counted.tracker)
    guard let target = counted.target.map({ locale.number(Int64($0)) }) else {
      return isAgain
        ? language.coachCountedAgain(units: units) : language.coachCountedFirst(units: units)
    }
    return isAgain
      ? language.coachTargetAgain(target: target, units: units)
      : language.coachTargetFirst(units: units, target: target)
  }

  private func words(_ reason: Reason) -> String {
    guard !reason.text.isEmpty else { return reason.motive.map { language.name(of: $0) } ?? "" }
    let short = reason.text.cut(to: CoachText.longestReason)
    return short == reason.text ? short : short + "…"
  }

  func tone(_ tone: CoachTone) -> String {
    switch tone {
    case .empathetic: language.coachPageToneEmpathetic
    case .motivational: language.coachPageToneMotivational
    case .direct: language.coachPageToneDirect
    }
  }
}

extension Desk {
  var coachText: CoachText { CoachText(locale) }
}
