// The programs that the app brings along, each as one row in the form in which the journal keeps a
// program: key, name, picture, rounds, then exercise, side, seconds of work and of rest.

extension PracticeProgram {
  /// In the order in which they are offered. Their keys never change.
  ///
  /// Three decisions depart from the programs that these follow. A stretch takes 30 seconds instead
  /// of 22, because its own instructions ask for at least 30. And `beginnerFlow`, `quickBurn` and
  /// `upperBodyPush` rest for 15 seconds between rounds, where the last exercise of one ran into
  /// the first of the next.
  public static let builtIn: [PracticeProgram] = {
    var programs: [PracticeProgram] = []
    for row in rows {
      if case .program(let program)? = PracticeSetting(kind: .program, text: row) {
        programs.append(program)
      }
    }
    return programs
  }()

  private static let rows: [String] = [
    """
    ["tabata","","🔥",1,"burpees","",20,10,"burpees","",20,10,"burpees","",20,10,
    "burpees","",20,10,"burpees","",20,10,"burpees","",20,10,"burpees","",20,10,
    "burpees","",20,0]
    """,
    """
    ["coreCircuit","","💪",3,"plank","",45,15,"sidePlank","left",30,15,
    "sidePlank","right",30,15,"bicycleCrunches","",40,15,"legRaises","",30,15,
    "russianTwists","",40,10]
    """,
    """
    ["fullBodyBurn","","🏃",3,"burpees","",30,20,"squats","",40,20,"pushUps","",30,20,
    "mountainClimbers","",30,20,"lunges","",40,20,"plank","",45,10]
    """,
    """
    ["powerIntervals","","⚡",4,"jumpSquats","",40,20,"burpees","",40,20,"highKnees","",40,20,
    "mountainClimbers","",40,20,"jumpingJacks","",40,10]
    """,
    """
    ["posteriorChain","","🦵",3,"gluteBridges","",45,15,"singleLegDeadlift","left",20,10,
    "singleLegDeadlift","right",20,15,"bulgarianSplitSquat","left",20,10,
    "bulgarianSplitSquat","right",20,15,"reverseLunges","",40,15,"calfRaises","",30,10]
    """,
    """
    ["joggingWarmUp","","🏃‍♀️",2,"highKnees","",30,10,"buttKicks","",30,10,
    "legSwings","left",15,5,"legSwings","right",15,10,"walkingLunges","",40,10,
    "hipCircles","",30,10]
    """,
    """
    ["postRunStretching","","🧘‍♂️",1,"quadStretch","left",30,5,"quadStretch","right",30,10,
    "hamstringStretch","left",30,5,"hamstringStretch","right",30,10,
    "hipFlexorStretch","left",30,5,"hipFlexorStretch","right",30,10,
    "calfStretch","left",30,5,"calfStretch","right",30,10,"butterfly","",60,10,
    "childsPose","",60,0]
    """,
    """
    ["beginnerFlow","","🌱",2,"marchInPlace","",40,20,"wallPushUps","",30,20,"squats","",30,20,
    "kneePlank","",30,20,"standingKneeRaises","",30,15]
    """,
    """
    ["quickBurn","","🔥",3,"burpees","",30,15,"mountainClimbers","",30,15,
    "jumpingJacks","",30,15,"plank","",30,15]
    """,
    """
    ["upperBodyPush","","💪",3,"pushUps","",40,20,"diamondPushUps","",30,20,
    "widePushUps","",30,20,"pikePushUps","",30,20,"plankToDownDog","",30,15]
    """,
  ]

  /// The one with a key, where the app brings it along.
  public static func builtIn(_ id: String) -> PracticeProgram? { builtIn.first { $0.id == id } }
}

extension BreathPreset {
  /// The one with a key, where the app brings it along.
  public static func builtIn(_ id: String) -> BreathPreset? { builtIn.first { $0.id == id } }
}
