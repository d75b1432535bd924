// A day of the calendar in words: what a screen reader hears of its picture, and what the page of
// the day begins with.
import Engine

struct DaySentence {
  let text: CalendarText
  let locale: Locale
  let overview: Overview

  /// "Tuesday, 3 March 2026. Smoking: 4 cigarettes, within 10. A note."
  func whole(_ day: CalendarDay, _ days: LayerDays?) -> String {
    var sentence = locale.longDate(day.day)
    if day.isToday { sentence += ", " + text.todayWord }
    for part in parts(day, of: days) { sentence += ". " + part }
    return sentence + "."
  }

  /// What is known of a day in one layer of the calendar, and whether there is a note.
  private func parts(_ day: CalendarDay, of days: LayerDays?) -> [String] {
    if day.isAhead { return [text.ahead] }
    var known = day
    known.focus = []
    known.drinks = nil
    known.mindful = days?.layer == .minutes(.mindful) ? day.mindful : nil
    known.workout = days?.layer == .minutes(.workout) ? day.workout : nil
    let parts = parts(known)
    guard let mode = days.flatMap({ mode($0, day) }) else { return parts }
    // An excuse stands before what was recorded, and a note behind it.
    let place = day.excuse == nil ? 0 : 1
    let rest = parts.dropFirst(place).filter { $0 != text.nothing }
    return Array(parts.prefix(place)) + [mode] + rest
  }

  /// What a day was for a tracker that no plan judges; where nothing does, what was recorded.
  private func mode(_ days: LayerDays, _ day: CalendarDay) -> String? {
    guard let tracker = days.tracker?.tracker, tracker.mode != nil else { return nil }
    if tracker.drinksByLevel, let drinks = day.drinks {
      return locale.name(of: tracker) + ": " + DrinkingText(locale).drinks(drinks)
    }
    let amount = days.amount(on: day.day)
    let isNoted = days.fill(on: day.day) == .noted && amount > 0 && tracker.levels.isEmpty
    if isNoted { return locale.name(of: tracker) + ": " + locale.units(amount, of: tracker) }
    guard let mark = days.mark(on: day.day), mark != .excused || day.excuse == nil else {
      return nil
    }
    return locale.name(of: tracker) + ": " + text.mark(mark)
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
    case .missed: return above(plan, used, target)
    case .open where plan.isPastTarget: return above(plan, used, target)
    case .open where plan.used != nil: return used + ", " + text.soFar(target)
    case .excused, .unrecorded, .open, nil: return used
    }
  }

  private func above(_ plan: PlanDay, _ used: String, _ target: String) -> String {
    plan.used == nil ? text.above(target) : used + ", " + text.above(target)
  }
}
