// The words of levels that come with a preset; one's own carry their name.
import Engine

struct LevelText {
  let language: Language

  /// Never empty.
  func name(_ level: Level) -> String {
    if !level.name.isEmpty { return level.name }
    return switch level.key {
    case "steady": language.levelNameSteady
    case "easy": language.levelNameEasy
    case "wild": language.levelNameWild
    case "awful": language.levelNameAwful
    case "gloomy": language.levelNameGloomy
    case "okay": language.levelNameOkay
    case "good": language.levelNameGood
    case "great": language.levelNameGreat
    case "low": language.levelNameLow
    case "medium": language.levelNameMedium
    case "high": language.levelNameHigh
    default: level.key
    }
  }
}
