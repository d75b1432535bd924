// Where the claims about techniques come from. A technique without a source claims no effect.

extension Citation {
  /// Five minutes of walking and the wish to smoke: 15 studies.
  public static var haasova2013: Citation {
    Citation(
      author: "Haasova et al.",
      title: "The acute effects of physical activity on cigarette cravings", year: 2013,
      place: "Addiction 108")
  }
  /// Deep breathing and craving after four hours without a cigarette.
  public static var mcClernon2004: Citation {
    Citation(
      author: "McClernon, Westman and Rose",
      title: "The effects of controlled deep breathing on smoking withdrawal symptoms",
      year: 2004, place: "Addictive Behaviors 29")
  }
  /// Watching the urge: as strong as before, and fewer cigarettes in the week after.
  public static var bowen2009: Citation {
    Citation(
      author: "Bowen and Marlatt",
      title: "Surfing the urge: brief mindfulness-based intervention for college student smokers",
      year: 2009, place: "Psychology of Addictive Behaviors 23")
  }
  /// Three minutes of a game for the eyes and the strength of a craving.
  public static var skorkaBrown2015: Citation {
    Citation(
      author: "Skorka-Brown et al.",
      title: "Playing Tetris decreases drug and other cravings in real world settings",
      year: 2015, place: "Addictive Behaviors 51")
  }
  /// Delay, breathe deeply, drink water, do something else.
  public static var quitNow: Citation {
    Citation(
      author: "QuitNow", title: "Conquer cravings", year: 2026, place: "quitnow.ca")
  }
  /// If-then plans: 94 tests.
  public static var gollwitzer2006: Citation {
    Citation(
      author: "Gollwitzer and Sheeran",
      title: "Implementation intentions and goal achievement: a meta-analysis", year: 2006,
      place: "Advances in Experimental Social Psychology 38")
  }
}

extension Technique {
  /// What supports it; nothing where it is passed on as practice only.
  public var source: Citation? {
    switch self {
    case .walk: .haasova2013
    case .boxBreathing, .calmBreath, .longBreath, .fiveBreaths: .mcClernon2004
    case .urgeSurfing: .bowen2009
    case .pairs: .skorkaBrown2015
    case .fourDs, .water, .talking: .quitNow
    case .grounding, .coldWater, .handsBusy, .chewing, .countdown, .ownReason, .teeth, .treat: nil
    }
  }
}
