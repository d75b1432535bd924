// The words about health data.
import Engine

struct HealthText {
  /// Kinds that are not taken and are named on the page; an export has dozens.
  private static let mostNames = 8

  private let language: Language
  private let locale: Locale

  init(_ desk: Desk) {
    language = desk.language
    locale = desk.locale
  }

  func name(_ kind: HealthKind) -> String {
    switch kind {
    case .sleep: language.healthSleep
    case .steps: language.healthSteps
    case .distance: language.healthDistance
    case .activeEnergy: language.healthEnergy
    case .restingHeartRate: language.healthResting
    case .heartRate: language.healthRate
    case .mindfulMinutes: language.healthMindful
    case .workouts: language.healthWorkouts
    case .water: language.healthWater
    case .caffeine: language.healthCaffeine
    case .alcoholicDrinks: language.healthDrinks
    }
  }

  /// What a kind is used for.
  func reason(_ kind: HealthKind) -> String {
    switch kind {
    case .sleep: language.healthWhySleep
    case .steps: language.healthWhySteps
    case .distance: language.healthWhyDistance
    case .activeEnergy: language.healthWhyEnergy
    case .restingHeartRate: language.healthWhyResting
    case .heartRate: language.healthWhyRate
    case .mindfulMinutes: language.healthWhyMindful
    case .workouts: language.healthWhyWorkouts
    case .water: language.healthWhyWater
    case .caffeine: language.healthWhyCaffeine
    case .alcoholicDrinks: language.healthWhyDrinks
    }
  }

  func name(_ kind: HealthNoteKind) -> String {
    switch kind {
    case .mindfulMinutes: language.healthMindful
    case .alcoholicDrinks: language.healthDrinks
    case .water: language.healthWater
    case .mood: language.healthMood
    }
  }

  /// What is written of a kind, and when.
  func reason(_ kind: HealthNoteKind) -> String {
    switch kind {
    case .mindfulMinutes: language.healthWriteWhyMindful
    case .alcoholicDrinks: language.healthWriteWhyDrinks
    case .water: language.healthWriteWhyWater
    case .mood: language.healthWriteWhyMood
    }
  }

  var glass: String { language.healthGlass }

  func milliliters(_ number: Int64) -> String {
    language.healthUnitMl(number: locale.number(number))
  }

  /// "Water: 250 ml"; of a mood only that it is one. The value is in thousandths.
  func sample(_ kind: HealthNoteKind, _ value: Int64) -> String {
    switch kind {
    case .mindfulMinutes, .alcoholicDrinks: name(kind) + ": " + locale.amount(value)
    case .water: name(kind) + ": " + milliliters(value / Entry.unit)
    case .mood: name(kind)
    }
  }

  /// The mean of a kind with its unit.
  func mean(_ mean: Int64, of kind: HealthKind) -> String {
    let number = locale.number(mean)
    switch kind {
    case .sleep: return locale.duration(milliseconds: mean * Milliseconds.minute)
    case .steps: return language.healthUnitSteps(number: number)
    case .distance: return language.healthUnitKm(number: locale.amount(mean))
    case .activeEnergy: return language.healthUnitKcal(number: number)
    case .restingHeartRate, .heartRate:
      return language.healthUnitRate(number: locale.number((mean + 5) / 10))
    case .mindfulMinutes, .workouts: return language.healthUnitMinutes(number: number)
    case .water: return language.healthUnitMl(number: number)
    case .caffeine: return language.healthUnitMg(number: number)
    case .alcoholicDrinks: return language.healthUnitDrinks(number: locale.amount(mean * 10))
    }
  }

  func reach(_ reach: HealthReach) -> String {
    language.healthDays(
      count: reach.count, first: locale.date(reach.first),
      number: locale.number(Int64(reach.count)), last: locale.date(reach.last))
  }

  func found(_ count: Int) -> String {
    language.healthFound(count: count, number: locale.number(Int64(count)))
  }

  func done(_ found: HealthImport) -> String { days(HealthState.Done(found)) }

  func outcome(_ outcome: HealthState.Outcome) -> String {
    switch outcome {
    case .stopped: return language.healthStopped
    case .refused(let problem):
      return HealthText.problem(problem, language) + " " + language.healthUnchanged
    case .done(let done):
      var parts = [whose(done) + days(done)]
      if done.isCutOff { parts.append(language.healthCut) }
      if done.unread > 0 {
        parts.append(
          language.healthUnread(count: done.unread, number: locale.number(Int64(done.unread))))
      }
      if !done.unknown.isEmpty { parts.append(unknown(done.unknown)) }
      return parts.joined(separator: " ")
    }
  }

  /// Whose file it was: what the page found out from what the file says.
  private func whose(_ done: HealthState.Done) -> String {
    let names = done.formats.map { name($0) }
    return names.isEmpty ? "" : names.joined(separator: ", ") + ": "
  }

  func name(_ format: HealthFormat) -> String {
    switch format {
    case .appleHealth: language.healthFormatApple
    case .healthAutoExport: language.healthFormatAuto
    case .fitbit: language.healthFormatFitbit
    case .googleFit: language.healthFormatFit
    }
  }

  private func unknown(_ names: [String]) -> String {
    let more = names.count > HealthText.mostNames ? ", …" : ""
    return language.healthUnknown(
      names: names.prefix(HealthText.mostNames).joined(separator: ", ") + more)
  }

  private func days(_ done: HealthState.Done) -> String {
    guard done.found > 0 else { return language.healthNothing }
    guard done.added + done.changed > 0 else { return language.healthSame }
    var parts: [String] = []
    if done.added > 0 {
      parts.append(
        language.healthAdded(count: done.added, number: locale.number(Int64(done.added))))
    }
    if done.changed > 0 {
      parts.append(
        language.healthChanged(count: done.changed, number: locale.number(Int64(done.changed))))
    }
    return parts.joined(separator: " ")
  }

  private static func problem(_ problem: HealthProblem, _ language: Language) -> String {
    switch problem {
    case .notAnExport: language.healthProblemOther
    case .malformed: language.healthProblemDamaged
    case .ownEntities, .longTag, .longRow: language.healthProblemOdd
    case .unnamed: language.healthProblemUnnamed
    case .tooLarge, .tooMuch: language.healthProblemLarge
    case .unreadable: language.healthProblemUnreadable
    case .archive(.encrypted): language.healthProblemPassword
    case .archive(.tooLarge), .archive(.tooManyFiles): language.healthProblemLarge
    case .archive: language.healthProblemZip
    }
  }
}
