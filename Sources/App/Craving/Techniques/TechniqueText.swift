// The names of the techniques, and each of them as the end of an if-then sentence.
import Engine

enum TechniqueText {
  static func name(_ technique: Technique, _ language: Language) -> String {
    switch technique {
    case .boxBreathing: language.techniqueNameBoxBreathing
    case .longBreath: language.techniqueNameLongBreath
    case .calmBreath: language.techniqueNameCalmBreath
    case .fiveBreaths: language.techniqueNameFiveBreaths
    case .walk: language.techniqueNameWalk
    case .urgeSurfing: language.techniqueNameUrgeSurfing
    case .fourDs: language.techniqueNameFourDs
    case .grounding: language.techniqueNameGrounding
    case .coldWater: language.techniqueNameColdWater
    case .water: language.techniqueNameWater
    case .handsBusy: language.techniqueNameHandsBusy
    case .chewing: language.techniqueNameChewing
    case .pairs: language.techniqueNamePairs
    case .countdown: language.techniqueNameCountdown
    case .talking: language.techniqueNameTalking
    case .ownReason: language.techniqueNameOwnReason
    case .teeth: language.techniqueNameTeeth
    case .treat: language.techniqueNameTreat
    }
  }

  /// What stands after "then I will" or "dann".
  static func action(_ technique: Technique, _ language: Language) -> String {
    switch technique {
    case .boxBreathing: language.techniqueActionBoxBreathing
    case .longBreath: language.techniqueActionLongBreath
    case .calmBreath: language.techniqueActionCalmBreath
    case .fiveBreaths: language.techniqueActionFiveBreaths
    case .walk: language.techniqueActionWalk
    case .urgeSurfing: language.techniqueActionUrgeSurfing
    case .fourDs: language.techniqueActionFourDs
    case .grounding: language.techniqueActionGrounding
    case .coldWater: language.techniqueActionColdWater
    case .water: language.techniqueActionWater
    case .handsBusy: language.techniqueActionHandsBusy
    case .chewing: language.techniqueActionChewing
    case .pairs: language.techniqueActionPairs
    case .countdown: language.techniqueActionCountdown
    case .talking: language.techniqueActionTalking
    case .ownReason: language.techniqueActionOwnReason
    case .teeth: language.techniqueActionTeeth
    case .treat: language.techniqueActionTreat
    }
  }
}
