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
    case .left: return name + language.pick(", left", ", links")
    case .right: return name + language.pick(", right", ", rechts")
    }
  }

  /// The movement of the library that the person's own words mean, in whichever language they
  /// are and whether or not they name a side; nothing where it is none.
  public static func found(_ words: String) -> Exercise? {
    let bare = withoutSide(words)
    for exercise in Exercise.allCases {
      for language in Language.allCases {
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
    case .cardio: language.pick("Heart and breath", "Herz und Atem")
    case .warmUp: language.pick("Warming up", "Aufwärmen")
    case .fullBody: language.pick("Whole body", "Ganzer Körper")
    case .core: language.pick("Trunk", "Rumpf")
    case .legs: language.pick("Legs", "Beine")
    case .upperBody: language.pick("Chest, shoulders and arms", "Brust, Schultern und Arme")
    case .stretching: language.pick("Stretching", "Dehnen")
    case .coolDown: language.pick("Winding down", "Ausklang")
    }
  }

  /// Without a side.
  public func name(_ exercise: Exercise) -> String {
    switch exercise {
    case .mountainClimbers: language.pick("Mountain climbers", "Bergsteiger")
    case .highKnees: language.pick("High knees", "Kniehebelauf")
    case .jumpingJacks: language.pick("Jumping jacks", "Hampelmann")
    case .buttKicks: language.pick("Butt kicks", "Anfersen")
    case .marchInPlace: language.pick("March in place", "Marschieren auf der Stelle")
    case .legSwings: language.pick("Leg swings", "Beinpendeln")
    case .hipCircles: language.pick("Hip circles", "Hüftkreisen")
    case .burpees: "Burpees"
    case .plankToDownDog: language.pick("Plank to down dog", "Stütz zum Hund")
    case .plank: language.pick("Plank", "Unterarmstütz")
    case .kneePlank: language.pick("Knee plank", "Unterarmstütz auf Knien")
    case .sidePlank: language.pick("Side plank", "Seitstütz")
    case .bicycleCrunches: language.pick("Bicycle crunches", "Fahrrad-Crunches")
    case .legRaises: language.pick("Leg raises", "Beinheben")
    case .russianTwists: language.pick("Russian twists", "Rumpfdrehen im Sitzen")
    case .squats: language.pick("Squats", "Kniebeugen")
    case .jumpSquats: language.pick("Jump squats", "Sprungkniebeugen")
    case .lunges: language.pick("Lunges", "Ausfallschritte")
    case .reverseLunges: language.pick("Reverse lunges", "Ausfallschritte rückwärts")
    case .walkingLunges: language.pick("Walking lunges", "Ausfallschritte im Gehen")
    case .gluteBridges: language.pick("Glute bridges", "Beckenheben")
    case .singleLegDeadlift: language.pick("Single-leg deadlift", "Einbeiniges Kreuzheben")
    case .bulgarianSplitSquat: language.pick("Bulgarian split squat", "Bulgarische Kniebeuge")
    case .calfRaises: language.pick("Calf raises", "Wadenheben")
    case .standingKneeRaises: language.pick("Standing knee raises", "Knieheben im Stehen")
    case .pushUps: language.pick("Push-ups", "Liegestütze")
    case .wallPushUps: language.pick("Wall push-ups", "Liegestütze an der Wand")
    case .diamondPushUps: language.pick("Diamond push-ups", "Enge Liegestütze")
    case .widePushUps: language.pick("Wide push-ups", "Weite Liegestütze")
    case .pikePushUps: language.pick("Pike push-ups", "Liegestütze mit hoher Hüfte")
    case .quadStretch: language.pick("Quad stretch", "Dehnung vorderer Oberschenkel")
    case .hamstringStretch: language.pick("Hamstring stretch", "Dehnung hinterer Oberschenkel")
    case .hipFlexorStretch: language.pick("Hip flexor stretch", "Dehnung Hüftbeuger")
    case .calfStretch: language.pick("Calf stretch", "Wadendehnung")
    case .butterfly: language.pick("Butterfly", "Schmetterlingssitz")
    case .childsPose: language.pick("Child’s pose", "Stellung des Kindes")
    }
  }
}
