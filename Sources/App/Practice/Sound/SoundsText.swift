// The words about sound.
import Engine

struct SoundsText {
  let language: Language

  init(_ language: Language) { self.language = language }

  var title: String { language.soundsTitle }
  var lead: String {
    language.soundsLead
  }
  var open: String { language.soundsOpen }
  var quiet: String { language.soundsQuiet }

  func found(_ state: SoundState) -> String {
    switch state {
    case .playing: ""
    case .blocked:
      language.soundsFoundBlocked
    case .silent:
      language.soundsFoundSilent
    }
  }

  var gongs: String { language.soundsGongs }
  var volume: String { language.soundsVolume }
  var volumeHint: String {
    language.soundsVolumeHint
  }
  var tryGong: String { language.soundsTryGong }
  var tryMeditation: String {
    language.soundsTryMeditation
  }

  var ambience: String { language.soundsAmbience }
  func name(_ ambience: Ambience?) -> String {
    switch ambience {
    case nil: language.soundsNameNil
    case .waves: language.soundsNameWaves
    case .rain: language.soundsNameRain
    case .fire: language.soundsNameFire
    }
  }
  var ambienceVolume: String {
    language.soundsAmbienceVolume
  }
  var tryAmbience: String { language.soundsTryAmbience }

  var breathing: String { language.soundsBreathing }
  var theme: String { language.soundsTheme }
  func name(_ theme: CueTheme) -> String {
    switch theme {
    case .distinctive: language.soundsNameDistinctive
    case .marimba: language.soundsNameMarimba
    case .harp: language.soundsNameHarp
    case .guitar: language.soundsNameGuitar
    }
  }
  var themeHint: String {
    language.soundsThemeHint
  }
  var tryBreathing: String { language.soundsTryBreathing }

  var workout: String { language.soundsWorkout }
  var tryIntervals: String { language.soundsTryIntervals }
  var speechSample: String {
    language.soundsSpeechSample
  }

  var together: String { language.soundsTogether }
  var notAlways: String {
    language.soundsNotAlways
  }

  func name(_ wanted: SoundSwitch) -> String {
    switch wanted {
    case .inMeditation: language.soundsNameInMeditation
    case .inBreathing: language.soundsNameInBreathing
    case .countdown: language.soundsNameCountdown
    case .speech: language.soundsNameSpeech
    case .cravingEnd: language.soundsNameCravingEnd
    case .mixing: language.soundsNameMixing
    }
  }

  func detail(_ wanted: SoundSwitch) -> String? {
    switch wanted {
    case .inMeditation, .inBreathing: nil
    case .countdown:
      language.soundsDetailCountdown
    case .speech:
      language.soundsDetailSpeech
    case .cravingEnd:
      language.soundsDetailCravingEnd
    case .mixing:
      language.soundsDetailMixing
    }
  }
}
