// What exercises are called, and more names that the editor of a program suggests.
import Engine

/// The names of exercises and of what they are for, in one language.
public struct ExerciseText {
  public let language: Language

  public init(language: Language) { self.language = language }

  /// "Side plank, left": an exercise as a program, a list and the voice name it.
  public func name(_ sided: SidedExercise) -> String {
    named(name(sided.exercise), sided.side)
  }

  /// The name of a part of a program: an id of the library, or the person's own words.
  public func name(ofPart exercise: String, _ side: Side?) -> String {
    named(SidedExercise(id: exercise).map { name($0) } ?? exercise, side)
  }

  /// Any exercise may be done on one side, also one that the library has for both.
  private func named(_ name: String, _ side: Side?) -> String {
    guard let side else { return name }
    switch side {
    case .left: return name + language.exerciseNamedLeft
    case .right: return name + language.exerciseNamedRight
    }
  }

  /// The movement of the library that the person's own words mean, in whichever language that is
  /// here and whether or not they name a side; nothing where it is none.
  public static func found(_ words: String) -> Exercise? {
    let bare = withoutSide(words)
    for exercise in Exercise.allCases {
      for language in Language.allCases where language.isHere {
        let name = ExerciseText(language: language).name(exercise)
        if SearchText.isSame(name, bare) || SearchText.isSame(name, words) { return exercise }
      }
    }
    return nil
  }

  /// What stands before the last word where that names a side, else all of it.
  private static func withoutSide(_ words: String) -> String {
    let blank = UInt8(ascii: " ")
    var rest = words.utf8[...]
    while rest.last == blank { rest.removeLast() }
    guard let start = rest.lastIndex(of: blank) else { return words }
    let last = String(decoding: rest[start...], as: UTF8.self)
    for side in ["left", "right", "links", "rechts", "l", "r"] where SearchText.isSame(last, side) {
      rest = rest[..<start]
      while rest.last == blank || rest.last == UInt8(ascii: ",") { rest.removeLast() }
      return String(decoding: rest, as: UTF8.self)
    }
    return words
  }

  /// What a movement is for, as a heading.
  public func name(_ category: Exercise.Category) -> String {
    switch category {
    case .cardio: language.exerciseNameCardio
    case .warmUp: language.exerciseNameWarmUp
    case .fullBody: language.exerciseNameFullBody
    case .core: language.exerciseNameCore
    case .legs: language.exerciseNameLegs
    case .upperBody: language.exerciseNameUpperBody
    case .stretching: language.exerciseNameStretching
    case .coolDown: language.exerciseNameCoolDown
    }
  }

  /// Without a side.
  public func name(_ exercise: Exercise) -> String {
    switch exercise {
    case .mountainClimbers: language.exerciseNameMountainClimbers
    case .highKnees: language.exerciseNameHighKnees
    case .jumpingJacks: language.exerciseNameJumpingJacks
    case .buttKicks: language.exerciseNameButtKicks
    case .marchInPlace: language.exerciseNameMarchInPlace
    case .legSwings: language.exerciseNameLegSwings
    case .hipCircles: language.exerciseNameHipCircles
    case .burpees: "Burpees"
    case .plankToDownDog: language.exerciseNamePlankToDownDog
    case .plank: language.exerciseNamePlank
    case .kneePlank: language.exerciseNameKneePlank
    case .sidePlank: language.exerciseNameSidePlank
    case .bicycleCrunches: language.exerciseNameBicycleCrunches
    case .legRaises: language.exerciseNameLegRaises
    case .russianTwists: language.exerciseNameRussianTwists
    case .squats: language.exerciseNameSquats
    case .jumpSquats: language.exerciseNameJumpSquats
    case .lunges: language.exerciseNameLunges
    case .reverseLunges: language.exerciseNameReverseLunges
    case .walkingLunges: language.exerciseNameWalkingLunges
    case .gluteBridges: language.exerciseNameGluteBridges
    case .singleLegDeadlift: language.exerciseNameSingleLegDeadlift
    case .bulgarianSplitSquat: language.exerciseNameBulgarianSplitSquat
    case .calfRaises: language.exerciseNameCalfRaises
    case .standingKneeRaises: language.exerciseNameStandingKneeRaises
    case .pushUps: language.exerciseNamePushUps
    case .wallPushUps: language.exerciseNameWallPushUps
    case .diamondPushUps: language.exerciseNameDiamondPushUps
    case .widePushUps: language.exerciseNameWidePushUps
    case .pikePushUps: language.exerciseNamePikePushUps
    case .quadStretch: language.exerciseNameQuadStretch
    case .hamstringStretch: language.exerciseNameHamstringStretch
    case .hipFlexorStretch: language.exerciseNameHipFlexorStretch
    case .calfStretch: language.exerciseNameCalfStretch
    case .butterfly: language.exerciseNameButterfly
    case .childsPose: language.exerciseNameChildsPose
    }
  }
}
