// About how much energy a workout took. A rough estimate and always called one: the person's
// weight, pace and fitness are not known.

/// The rough estimate of a workout's energy.
public enum EnergyEstimate {
  /// Kilocalories a minute, by how the minutes were spent.
  ///
  /// The factors are a convention. 12 and 4 are about what the Compendium's 8.0 MET for vigorous
  /// circuit training and 2.5 MET for hatha yoga come to at 85 kg (MET × 3.5 × kg / 200); 8 lies
  /// between them.
  enum Pace: Int64 {
    case intense = 12
    case gentle = 4
    case other = 8
  }

  /// Where the factors come from.
  public static var sources: [Citation] { [.physicalActivities] }

  /// Kilocalories of a workout, rounded to the nearest; nothing for what is no workout.
  public static func kilocalories(of run: PracticeRun) -> Int64? {
    guard run.practice.minutes == .workout, let setting = run.setting else { return nil }
    return kilocalories(pace(of: setting), milliseconds: run.counted)
  }

  /// `kilocalories` of a whole practice before it is begun; nothing for what is no workout and
  /// where the end is open.
  public static func kilocalories(of setting: PracticeSetting) -> Int64? {
    guard setting.kind.minutes == .workout, let length = setting.schedule.practiceLength else {
      return nil
    }
    return kilocalories(pace(of: setting), milliseconds: length)
  }

  private static func kilocalories(_ pace: Pace, milliseconds: Int64) -> Int64 {
    (milliseconds * pace.rawValue + Milliseconds.minute / 2) / Milliseconds.minute
  }

  /// Of a program of the person's own, nothing is known that would speak for more or less.
  private static func pace(of setting: PracticeSetting) -> Pace {
    switch setting {
    case .intervals: return .intense
    case .program(let program):
      switch program.id {
      case "postRunStretching": return .gentle
      case "tabata", "coreCircuit", "fullBodyBurn", "powerIntervals", "posteriorChain",
        "quickBurn", "upperBodyPush":
        return .intense
      default: return .other
      }
    default: return .other
    }
  }
}

extension Citation {
  public static var physicalActivities: Citation {
    Citation(
      author: "Ainsworth et al.",
      title: "2011 Compendium of Physical Activities: a second update of codes and MET values",
      year: 2011, place: "Med Sci Sports Exerc 43(8):1575-1581")
  }
}
