// What presets and the feelings are called.
import Engine

extension TrackersText {
  func name(of preset: TrackerPreset) -> String {
    switch preset {
    case .mood: language.presetNameMood
    case .feelings: language.presetNameFeelings
    case .gratitude: language.presetNameGratitude
    case .water: language.presetNameWater
    case .energy: language.presetNameEnergy
    case .meditation: language.presetNameMeditation
    case .workout: language.presetNameWorkout
    case .stretching: language.presetNameStretching
    case .reading: language.presetNameReading
    case .journaling: language.presetNameJournaling
    case .walking: language.presetNameWalking
    case .doomscrolling: language.presetNameDoomscrolling
    case .snacking: language.presetNameSnacking
    case .procrastination: language.presetNameProcrastination
    case .rumination: language.presetNameRumination
    case .phoneInConversations:
      language.presetNamePhoneInConversations
    case .nailBiting: language.presetNameNailBiting
    }
  }

  /// A word of the list of feelings, or one that came from elsewhere.
  func feeling(_ key: String) -> String {
    switch Feeling(rawValue: key) {
    case .love: language.presetFeelingLove
    case .joy: language.presetFeelingJoy
    case .gratitude: language.presetFeelingGratitude
    case .connection: language.presetFeelingConnection
    case .fear: language.presetFeelingFear
    case .anger: language.presetFeelingAnger
    case .sadness: language.presetFeelingSadness
    case .disappointment: language.presetFeelingDisappointment
    case nil: key
    }
  }
}
