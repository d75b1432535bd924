// A day of the calendar in words: what a screen reader hears of its picture, and what the page of
// the day begins with.
import Engine

struct DaySentence {
  let text: CalendarText
  let locale: Locale
  let overview: Overview

  /// "Tuesday, 3 March 2026. Smoking: 4 cigarettes, within 10. A note."
  func whole(_ day: CalendarDay) -> String {
    var sentence = locale.longDate(day.day)
    if day.isToday { sentence += ", " + text.todayWord }
    for part in parts(day) { sentence += ". " + part }
    return sentence + "."
  }

  /// What is known of a day, piece by piece; one piece that says so where nothing is.
  func parts(_ day: CalendarDay) -> [String] {
    if day.isAhead { return [text.ahead] }
    var parts: [String] = []
    if let excuse = day.excuse {
      parts.append(ExcusesText(language: text.language).excused(excuse))
    }
    for plan in day.plans {
      if let tracker = tracker(plan.tracker) {
        parts.append(locale.name(of: tracker) + ": " + use(plan, tracker))
      }
    }
    for focus in day.focus {
      if let tracker = tracker(focus.tracker), let mark = focus.mark {
        parts.append(locale.name(of: tracker) + ": " + text.mark(mark))
      }
    }
    if let drinks = day.drinks, !saysDrinks(day) {
      parts.append(locale.name(of: .alcohol) + ": " + DrinkingText(locale).drinks(drinks))
    }
    let rhythm = overview.settings.rhythm
    if let ring = day.mindful {
      parts.append(text.minutes(.mindful, ring.minutes, of: rhythm.mindfulAim))
    }
    if let ring = day.workout {
      parts.append(text.minutes(.workout, ring.minutes, of: rhythm.workoutAim))
    }
    if day.hasNote { parts.append(text.hasNote) }
    return parts.isEmpty ? [text.nothing] : parts
  }

  /// Whether the number of drinks is said already.
  private func saysDrinks(_ day: CalendarDay) -> Bool {
    day.plans.contains { $0.used != nil && tracker($0.tracker)?.substance == .alcohol }
  }

  private func tracker(_ id: Identifier) -> Tracker? {
    (overview.trackers + overview.archived).first { $0.id == id }
  }

  /// "4 cigarettes, within 10"
  private func use(_ plan: PlanDay, _ tracker: Tracker) -> String {
    let used = plan.used.map { locale.units($0, of: tracker) } ?? text.unrecorded
    guard let target = plan.target.map({ locale.number(Int64($0)) }) else { return used }
    switch plan.outcome {
    case .kept: return used + ", " + text.within(target)
    case .missed where plan.used == nil: return text.above(target)
    case .missed: return used + ", " + text.above(target)
    case .open where plan.used != nil: return used + ", " + text.soFar(target)
    case .excused, .unrecorded, .open, nil: return used
    }
  }
}
