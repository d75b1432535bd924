// The words of levels that come with a preset; one's own carry their name.
import Engine

struct LevelText {
  let language: Language

  /// Never empty.
  func name(_ level: Level) -> String {
    if !level.name.isEmpty { return level.name }
    return switch level.key {
    case "steady": language.pick("Steady", "Kaum")
    case "easy": language.pick("Easy", "Überschaubar")
    case "wild": language.pick("Wild", "Party")
    case "awful": language.pick("awful", "elend")
    case "gloomy": language.pick("low", "gedrückt")
    case "okay": language.pick("okay", "geht so")
    case "good": language.pick("good", "gut")
    case "great": language.pick("great", "großartig")
    case "low": language.pick("low", "wenig")
    case "medium": language.pick("medium", "mittel")
    case "high": language.pick("high", "viel")
    default: level.key
    }
  }
}
