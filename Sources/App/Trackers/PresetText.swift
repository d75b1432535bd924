// What presets and the feelings are called.
import Engine

extension TrackersText {
  func name(of preset: TrackerPreset) -> String {
    switch preset {
    case .mood: language.pick("Mood", "Stimmung")
    case .feelings: language.pick("Feelings", "Gefühle")
    case .gratitude: language.pick("Gratitude", "Dankbarkeit")
    case .water: language.pick("Drink water", "Wasser trinken")
    case .energy: language.pick("Energy", "Energie")
    case .meditation: language.pick("Minutes of meditation", "Meditationsminuten")
    case .workout: language.pick("Minutes of exercise", "Trainingsminuten")
    case .stretching: language.pick("Stretching", "Dehnen")
    case .reading: language.pick("Reading", "Lesen")
    case .journaling: language.pick("Writing a journal", "Tagebuch schreiben")
    case .walking: language.pick("A walk", "Spaziergang")
    case .doomscrolling: language.pick("Doomscrolling", "Endlos scrollen")
    case .snacking: language.pick("Snacking", "Naschen")
    case .procrastination: language.pick("Putting things off", "Aufschieben")
    case .rumination: language.pick("Brooding", "Grübeln")
    case .phoneInConversations:
      language.pick("Phone in conversations", "Handy im Gespräch")
    case .nailBiting: language.pick("Nail biting", "Nägelkauen")
    }
  }

  /// A word of the list of feelings, or one that came from elsewhere.
  func feeling(_ key: String) -> String {
    switch Feeling(rawValue: key) {
    case .love: language.pick("love", "Liebe")
    case .joy: language.pick("joy", "Freude")
    case .gratitude: language.pick("gratitude", "Dankbarkeit")
    case .connection: language.pick("connection", "Verbundenheit")
    case .fear: language.pick("fear", "Angst")
    case .anger: language.pick("anger", "Wut")
    case .sadness: language.pick("sadness", "Trauer")
    case .disappointment: language.pick("disappointment", "Enttäuschung")
    case nil: key
    }
  }
}
