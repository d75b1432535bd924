// Drinking: what is held besides the journal, and what can happen with levels, sizes and weeks.
import Engine

/// A drink as it is typed.
public struct DrinkForm: Equatable, Sendable {
  public let tracker: Identifier
  public var preset: DrinkPreset?
  public var volume = ""
  /// US fluid ounces in place of millilitres.
  public var isOunces = false
  public var strength = ""
  public var count = "1"
  public var showsProblems = false
}

/// What is held about drinking besides the journal.
public struct DrinkingState: Sendable {
  /// The drink in the sheet; nothing while it is closed.
  public var form: DrinkForm?
  /// The date that is picked for a level; nothing while the day of now is meant.
  public var chosenDay: String?
  /// The day of which a picked date made a steady one, until it is said whether it had one drink.
  public var askedDay: Day?
  /// Whether a level was noted since the screen was opened: then its card stays where it stands.
  public var isTouched = false

  public init() {}
}

/// What can happen with drinking.
public enum DrinkingMessage: Sendable {
  case pressedLevel(Identifier, DrinkLevel)
  /// None or one, on a steady day.
  case pressedSteadyDrinks(Identifier, Day, StoredDrinks)
  case pressedOtherDay(Identifier)
  case enteredDay(String)
  case pressedDayOfNow
  case pressedSizedDrink(Identifier)
  case pickedPreset(DrinkPreset)
  case enteredVolume(String)
  case pickedOunces(Bool)
  case enteredStrength(String)
  case enteredCount(String)
  case pressedSave
  case closedSheet
  case pickedWay(Identifier, DrinkingWay)
  case flippedCalories
}

extension DrinkingState {
  mutating func update(_ message: DrinkingMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect]
  {
    switch message {
    case .pressedLevel(let tracker, let level):
      isTouched = true
      return keep(level, of: tracker, moment, &desk)
    case .pressedSteadyDrinks(let tracker, let day, let drinks):
      return keepSteadyDrinks(drinks, of: tracker, on: day, moment, &desk)
    case .pressedOtherDay(let id):
      guard let tracker = desk.drinkTracker(id) else { return [] }
      chosenDay = desk.drinkDay(tracker, moment).adding(days: -1).text
    case .enteredDay(let text): chosenDay = text
    case .pressedDayOfNow: chosenDay = nil
    case .pressedSizedDrink(let tracker):
      form = DrinkForm(tracker: tracker, isOunces: desk.drinkRegion == .unitedStates)
    case .pressedSave: return keepSizedDrink(moment, &desk)
    case .closedSheet: form = nil
    case .pickedWay(let tracker, let way): return pick(way, of: tracker, moment, &desk)
    case .flippedCalories:
      let next = !desk.overview.settings.countsDrinkCalories
      return desk.set([Settings.field(countsDrinkCalories: next)], moment)
    default:
      let conventions = desk.locale
      form?.take(message, conventions)
    }
    return []
  }
}

extension Desk {
  func drinkTracker(_ id: Identifier) -> Tracker? {
    overview.trackers.first { $0.id == id && $0.substance == .alcohol }
  }

  /// The day of a level that is pressed now: before 18:00 that of yesterday.
  func drinkDay(_ tracker: Tracker, _ moment: Moment) -> Day {
    today(of: tracker, moment)
  }

  var drinkRegion: DrinkRegion { DrinkRegion(country: country) }

  var drinkingText: DrinkingText { DrinkingText(locale) }

  /// Energy is shown to who wants it, and never where numbers around food do no good.
  var showsDrinkCalories: Bool { overview.settings.countsDrinkCalories && !gates.hidesNumbers }
}

extension DrinkForm {
  mutating func take(_ message: DrinkingMessage, _ locale: Locale) {
    switch message {
    case .pickedPreset(let preset): fill(preset, locale)
    case .enteredVolume(let text):
      volume = text
      preset = nil
    case .pickedOunces(let ounces):
      isOunces = ounces
      if let preset { fill(preset, locale) }
    case .enteredStrength(let text):
      strength = text
      preset = nil
    case .enteredCount(let text): count = text
    default: break
    }
  }

  private mutating func fill(_ preset: DrinkPreset, _ locale: Locale) {
    self.preset = preset
    let size = preset.size
    volume = locale.typed.amount(isOunces ? size.ounceThousandths : size.volume)
    strength = locale.typed.amount(size.strength * 10)
  }
}
