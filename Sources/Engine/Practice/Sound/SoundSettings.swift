// How a practice sounds for this person.

/// The settings around sound; each is a field of the settings.
public struct SoundSettings: Hashable, Sendable {
  /// Volumes go from 0 to 100 in steps of this.
  public static let volumeStep = 5
  public static let loudest = 100

  /// Percent, of gongs and cues.
  public var volume = 80
  /// Nothing is silence.
  public var ambience: Ambience?
  /// Percent of `volume`.
  public var ambienceVolume = 45
  public var hasAmbienceInMeditation = true
  public var hasAmbienceInBreathing = true
  public var theme = CueTheme.distinctive
  /// 3, 2, 1 before work ends.
  public var countsDown = true
  /// Exercises and rounds are said aloud.
  public var speaks = false
  /// A gong once the time of a craving is over.
  public var endsCravings = false
  /// Music of other apps goes on.
  public var mixes = false

  public init() {}

  init(_ entity: Entity) {
    volume = SoundSettings.volume(entity["gongVolume"], usual: volume)
    ambience = Ambience(rawValue: entity["ambience"]?.asText ?? "")
    ambienceVolume = SoundSettings.volume(entity["ambienceVolume"], usual: ambienceVolume)
    hasAmbienceInMeditation = entity["ambienceMeditation"]?.asBool ?? true
    hasAmbienceInBreathing = entity["ambienceBreathing"]?.asBool ?? true
    theme = CueTheme(rawValue: entity["cueTheme"]?.asText ?? "") ?? theme
    countsDown = entity["countsDown"]?.asBool ?? true
    speaks = entity["speaks"]?.asBool ?? false
    endsCravings = entity["endsCravings"]?.asBool ?? false
    mixes = entity["mixes"]?.asBool ?? false
  }

  private static func volume(_ value: Value?, usual: Int) -> Int {
    guard let percent = value?.asInt, percent >= 0, percent <= Int64(loudest) else { return usual }
    return Int(percent) / volumeStep * volumeStep
  }

  /// Thousandths of loudness for a share of percent: twice as loud to the ear is more than twice
  /// the number, so the share is squared.
  static func gain(_ percent: Int) -> Int { percent * percent / 10 }

  /// Loudness of gongs and cues, 0 … 1000.
  public var gain: Int { SoundSettings.gain(volume) }

  /// Loudness of the ambience, 0 … 1000.
  public var ambienceGain: Int { SoundSettings.gain(ambienceVolume) * gain / 1000 }
}

/// What of sound can be switched on and off; its raw value is the field of the settings.
public enum SoundSwitch: String, CaseIterable, Sendable {
  case inMeditation = "ambienceMeditation"
  case inBreathing = "ambienceBreathing"
  case countdown = "countsDown"
  case speech = "speaks"
  case cravingEnd = "endsCravings"
  case mixing = "mixes"
}

extension SoundSettings {
  public func isOn(_ wanted: SoundSwitch) -> Bool {
    switch wanted {
    case .inMeditation: hasAmbienceInMeditation
    case .inBreathing: hasAmbienceInBreathing
    case .countdown: countsDown
    case .speech: speaks
    case .cravingEnd: endsCravings
    case .mixing: mixes
    }
  }

  /// The field of a switch.
  public static func field(_ wanted: SoundSwitch, _ isOn: Bool) -> Field {
    Field(wanted.rawValue, .bool(isOn))
  }

  /// The field of the volume of gongs and cues, in percent.
  public static func field(volume: Int64) -> Field { Field("gongVolume", .int(volume)) }

  /// The field of the volume of the ambience, in percent.
  public static func field(ambienceVolume: Int64) -> Field {
    Field("ambienceVolume", .int(ambienceVolume))
  }

  /// The field of the ambience; nothing is silence.
  public static func field(ambience: Ambience?) -> Field {
    Field("ambience", .text(ambience?.rawValue ?? ""))
  }

  /// The field of the theme of cues.
  public static func field(theme: CueTheme) -> Field { Field("cueTheme", .text(theme.rawValue)) }
}
