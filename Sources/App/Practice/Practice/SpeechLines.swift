// What the voice says in a workout, at the start of a rest about the work that comes: its name, and
// how far along it is. Nothing is said twice, and nothing late.
import Engine

/// The lines of the voice.
public enum SpeechLines {
  /// Milliseconds after a boundary in which its line still makes sense.
  public static let latest: Int64 = 2 * Milliseconds.second

  /// What is said as a phase begins. Work is announced in the rest before it, or as it begins where
  /// there is none.
  public static func line(
    _ schedule: PhaseSchedule, at index: Int, _ language: Language
  ) -> String? {
    guard schedule.phases.indices.contains(index) else { return nil }
    let role = schedule.phases[index].role
    if role == .work, index == 0 || schedule.phases[index - 1].role != .work { return nil }
    let place = WorkoutPlace(schedule, at: index)
    guard let subject = place.subject else { return nil }
    let name = ExerciseText(language: language).name(ofPart: subject.exercise, subject.side)
    // The lead-in is short: a name is all that fits.
    let count = role == .ready ? nil : count(of: subject, place, WorkoutText(language: language))
    guard let count else { return name.isEmpty ? nil : name + "." }
    return name.isEmpty ? count + "." : name + ". " + count + "."
  }

  private static func count(
    of subject: Phase, _ place: WorkoutPlace, _ text: WorkoutText
  ) -> String? {
    if subject.place == 0, subject.round > 1 { return text.round(subject.round, place.rounds) }
    guard place.exercises > 1 else { return nil }
    let isLast = subject.place == place.exercises - 1 && subject.round == place.rounds
    return isLast ? text.lastExercise : text.exercise(subject.place + 1, place.exercises)
  }
}

/// The beginning of a phase of a session.
struct PhaseBoundary: Equatable, Sendable {
  let session: Identifier
  let index: Int
}

extension State {
  /// Called after everything that happens; time alone makes the boundaries.
  mutating func mindSpeech(_ moment: Moment) -> [Effect] {
    desk.overview.settings.sound.speaks ? speech(moment) : []
  }

  @inline(never)  // Not of a first visit.
  private mutating func speech(_ moment: Moment) -> [Effect] {
    guard let live = practice.liveSession(moment, desk), live.isWorkout,
      !live.isPaused
    else { return [] }
    let position = live.position(now: moment.now)
    if let passed = programs.passed, passed.session == live.id, passed.index >= position.index {
      return []
    }
    programs.passed = PhaseBoundary(session: live.id, index: position.index)
    guard position.elapsed <= SpeechLines.latest,
      let line = SpeechLines.line(live.schedule, at: position.index, desk.language)
    else { return [] }
    return [.speak(line, desk.language)]
  }
}

extension PracticeRun {
  /// Whether it has work and rests; an open workout has neither.
  var isWorkout: Bool { practice == .intervals || practice == .program }
}
