// The steps of the techniques: one short line at a time, for somebody whose hands shake.
import Engine

enum TechniqueStepsText {
  static func steps(_ technique: Technique, _ language: Language) -> [String] {
    lines(text(technique, language))
  }

  /// The lines of a text, empty ones left out.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for scalar in text.unicodeScalars {
      if scalar != "\n" {
        line.unicodeScalars.append(scalar)
      } else if !line.isEmpty {
        lines.append(line)
        line = ""
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  private static func text(_ technique: Technique, _ language: Language) -> String {
    switch technique {
    case .boxBreathing:
      language.techniqueStepsTextBoxBreathing
    case .longBreath:
      language.techniqueStepsTextLongBreath
    case .calmBreath: language.techniqueStepsTextCalmBreath
    case .fiveBreaths: language.techniqueStepsTextFiveBreaths
    case .walk:
      language.techniqueStepsTextWalk
    case .urgeSurfing:
      language.techniqueStepsTextUrgeSurfing
    case .fourDs:
      language.techniqueStepsTextFourDs
    case .grounding:
      language.techniqueStepsTextGrounding
    case .coldWater:
      language.techniqueStepsTextColdWater
    case .water: language.techniqueStepsTextWater
    case .handsBusy: language.techniqueStepsTextHandsBusy
    case .chewing: language.techniqueStepsTextChewing
    case .pairs: language.techniqueStepsTextPairs
    case .countdown: language.techniqueStepsTextCountdown
    case .talking: language.techniqueStepsTextTalking
    case .ownReason: language.techniqueStepsTextOwnReason
    case .teeth: language.techniqueStepsTextTeeth
    case .treat: language.techniqueStepsTextTreat
    }
  }
}
