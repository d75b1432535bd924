// What a person set for themselves. Each field is a register of one entity, so two devices that
// change different settings both win.

/// The settings of a person. What was never set is absent, and then the device decides.
public struct Settings: Hashable, Sendable {
  public static let kind = "settings"
  public static let identifier = Identifier(kind: kind, "", "")
  /// Characters of a name.
  public static let longestName = 60
  /// Each card that was put away has a field of its own, so two devices never undo each other.
  private static let dismissedPrefix = "dismissed."

  public enum Theme: String, CaseIterable, Sendable { case light, dark }

  public var name = ""
  public var language: String?
  public var theme: Theme?
  public var isHighContrast = false
  public var currency: String?
  public var country: String?
  public var uses12Hours: Bool?
  public var dayBoundary = DayBoundary.standard
  public var vibrates = true
  /// Keys of cards that were put away, such as `install`.
  public var dismissed: [String] = []
  /// The thought diary is not shown anywhere.
  public var hidesThoughts = false
  /// The coach is off: it answers nothing and no way leads to it.
  public var hidesCoach = false
  public var coachTone = CoachTone.empathetic
  /// When the opening questions were answered or left; nothing before.
  public var welcomedAt: Instant?
  /// When a file with the whole journal was last handed out.
  public var backedUpAt: Instant?
  /// When the card that offers such a file was put off.
  public var backupPutOffAt: Instant?

  /// The estimate of time of life is shown.
  public var showsLifeRegained = true
  /// The energy of what was drunk is shown.
  public var countsDrinkCalories = false
  /// No screen on food tells numbers.
  public var hidesFoodNumbers = false
  /// Whether food is shown; nothing until the person said so.
  public var watchesFood: Bool?
  /// The streak of days with a swap is out of sight.
  public var hidesSwapStreak = false
  /// The day on which the card about the first weeks was put away.
  public var expectationHiddenOn: Day?

  /// What the person asked for around days and weeks.
  public var rhythm = Rhythm()
  public var sound = SoundSettings()

  public var practice = PracticeChoices()
  /// Which kinds of health data are wanted here.
  public var health = HealthConsent()

  /// Minutes out of sight after which a device with a passphrase locks.
  public var lockAfter = 1
  /// A cover can be laid over the page at once.
  public var hidesQuickly = false
  /// The window's name says nothing of the app.
  public var hasNeutralTitle = false
  /// The names of the places in the person's order; those that are missing come behind.
  public var places: [String] = []

  public init() {}

  public init(_ entity: Entity) {
    name = entity["name"]?.asText ?? ""
    language = entity["language"]?.asText
    theme = Theme(rawValue: entity["theme"]?.asText ?? "")
    isHighContrast = entity["contrast"]?.asText == "high"
    currency = entity["currency"]?.asText.flatMap { $0.isEmpty ? nil : $0 }
    country = entity["country"]?.asText.flatMap { $0.isEmpty ? nil : $0 }
    switch entity["clock"]?.asText {
    case "12": uses12Hours = true
    case "24": uses12Hours = false
    default: uses12Hours = nil
    }
    if let minutes = entity["dayStart"]?.asInt,
      let time = TimeOfDay(minutes: Int(clamping: minutes)),
      let boundary = DayBoundary(start: time)
    {
      dayBoundary = boundary
    }
    vibrates = entity["vibrates"]?.asBool ?? true
    for field in entity.fields where field.name.hasPrefix(Settings.dismissedPrefix) {
      guard field.value == .bool(true) else { continue }
      dismissed.append(String(field.name.dropFirst(Settings.dismissedPrefix.utf8.count)))
    }
    showsLifeRegained = entity["lifeRegained"]?.asBool ?? true
    countsDrinkCalories = entity["drinkCalories"]?.asBool ?? false
    hidesFoodNumbers = entity["hidesFoodNumbers"]?.asBool ?? false
    watchesFood = entity["food"]?.asBool
    hidesSwapStreak = entity["hidesSwapStreak"]?.asBool ?? false
    expectationHiddenOn = entity["expectationHidden"]?.asInt.flatMap { Day(stored: $0) }
    rhythm = Rhythm(entity)
    sound = SoundSettings(entity)
    practice = PracticeChoices(entity)
    if entity.fields.contains(where: { $0.name.hasPrefix(HealthConsent.prefix) }) {
      health = HealthConsent(entity)
    }
    lockAfter = Int(clamping: max(0, entity["lockAfter"]?.asInt ?? 1))
    hidesQuickly = entity["quickHide"]?.asBool ?? false
    hasNeutralTitle = entity["neutralTitle"]?.asBool ?? false
    places = entity["places"]?.asTexts ?? []
    hidesThoughts = entity["thoughts"]?.asText == "hidden"
    hidesCoach = entity["coach"]?.asText == "off"
    coachTone = CoachTone(rawValue: entity["coachTone"]?.asText ?? "") ?? .empathetic
    welcomedAt = entity["welcomedAt"]?.asInt.map { Instant(milliseconds: $0) }
    backedUpAt = entity["backedUpAt"]?.asInt.map { Instant(milliseconds: $0) }
    backupPutOffAt = entity["backupPutOffAt"]?.asInt.map { Instant(milliseconds: $0) }
  }

  /// The field that puts the places in an order.
  public static func field(places: [String]) -> Field {
    Field("places", .list(places.map { .text($0) }))
  }

  /// The field of a name; an empty one takes it back.
  public static func field(name: String) -> Field { Field("name", .text(name)) }

  /// The field of a language by its code.
  public static func field(language code: String) -> Field { Field("language", .text(code)) }

  /// The field of the colours; nothing leaves them to the device.
  public static func field(theme: Theme?) -> Field { Field("theme", .text(theme?.rawValue ?? "")) }

  /// The field that says whether contrast is high.
  public static func field(isHighContrast: Bool) -> Field {
    Field("contrast", .text(isHighContrast ? "high" : ""))
  }

  /// The field of a currency by its code; an empty one leaves it to the device.
  public static func field(currency code: String) -> Field { Field("currency", .text(code)) }

  /// The field of a country by its code; an empty one leaves it to the device.
  public static func field(country code: String) -> Field { Field("country", .text(code)) }

  /// The field of the clock; nothing leaves it to the device.
  public static func field(uses12Hours: Bool?) -> Field {
    Field("clock", .text(uses12Hours.map { $0 ? "12" : "24" } ?? ""))
  }

  /// The field of when days begin.
  public static func field(dayStart time: TimeOfDay) -> Field {
    Field("dayStart", .int(Int64(time.minutes)))
  }

  /// The field that says whether the device ticks under the finger.
  public static func field(vibrates: Bool) -> Field { Field("vibrates", .bool(vibrates)) }

  /// The field that puts a card away.
  public static func field(dismissed key: String) -> Field {
    Field(dismissedPrefix + key, .bool(true))
  }

  /// The field that hides the thought diary, or shows it again.
  public static func field(hidesThoughts: Bool) -> Field {
    Field("thoughts", .text(hidesThoughts ? "hidden" : ""))
  }

  /// The field that turns the coach off, or on again.
  public static func field(hidesCoach: Bool) -> Field {
    Field("coach", .text(hidesCoach ? "off" : ""))
  }

  /// The field of how the coach speaks.
  public static func field(coachTone: CoachTone) -> Field {
    Field("coachTone", .text(coachTone.rawValue))
  }

  /// The field of when the opening questions were answered or left.
  public static func field(welcomedAt: Instant) -> Field {
    Field("welcomedAt", .int(welcomedAt.milliseconds))
  }

  /// The field of when a file with the whole journal was handed out.
  public static func field(backedUpAt: Instant) -> Field {
    Field("backedUpAt", .int(backedUpAt.milliseconds))
  }

  /// The field of when the card that offers such a file was put off.
  public static func field(backupPutOffAt: Instant) -> Field {
    Field("backupPutOffAt", .int(backupPutOffAt.milliseconds))
  }

  /// The field that says whether time of life is estimated.
  public static func field(showsLifeRegained: Bool) -> Field {
    Field("lifeRegained", .bool(showsLifeRegained))
  }

  /// The field that says whether the energy of drinks is shown.
  public static func field(countsDrinkCalories: Bool) -> Field {
    Field("drinkCalories", .bool(countsDrinkCalories))
  }

  /// The field that says whether food is shown without numbers.
  public static func field(hidesFoodNumbers: Bool) -> Field {
    Field("hidesFoodNumbers", .bool(hidesFoodNumbers))
  }

  /// The field that says whether food is shown.
  public static func field(watchesFood: Bool) -> Field { Field("food", .bool(watchesFood)) }

  /// The field that hides the streak of days with a swap, or shows it again.
  public static func field(hidesSwapStreak: Bool) -> Field {
    Field("hidesSwapStreak", .bool(hidesSwapStreak))
  }

  /// The field of the day on which the card about the first weeks was put away.
  public static func field(expectationHiddenOn day: Day) -> Field {
    Field("expectationHidden", .int(Int64(day.number)))
  }

  /// The field of the minutes out of sight after which a device locks.
  public static func field(lockAfter minutes: Int) -> Field {
    Field("lockAfter", .int(Int64(minutes)))
  }

  /// The field that says whether a cover can be laid over the page.
  public static func field(hidesQuickly: Bool) -> Field { Field("quickHide", .bool(hidesQuickly)) }

  /// The field that says whether the window's name says nothing of the app.
  public static func field(hasNeutralTitle: Bool) -> Field {
    Field("neutralTitle", .bool(hasNeutralTitle))
  }
}
