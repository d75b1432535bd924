// Where a workout stands: what is done now, what comes next, and how much of it there is.
import Engine

/// A moment of intervals or of a program.
struct WorkoutPlace {
  /// The work that goes on; nothing in a rest and in the lead-in.
  let current: Phase?
  /// The work that comes after; nothing behind the last one.
  let next: Phase?
  /// Of one round.
  let exercises: Int
  let rounds: Int

  /// `index` is that of the phase that goes on.
  init(_ schedule: PhaseSchedule, at index: Int) {
    let phases = schedule.phases
    let isWork = phases.indices.contains(index) && phases[index].role == .work
    current = isWork ? phases[index] : nil
    var after = index + 1
    while after < phases.count, phases[after].role != .work { after += 1 }
    next = phases.indices.contains(after) ? phases[after] : nil
    var exercises = 0
    for phase in phases where phase.role == .work {
      if phase.round > 1 { break }
      exercises = max(exercises, phase.place + 1)
    }
    self.exercises = exercises
    rounds = schedule.rounds
  }

  /// What the page and the voice speak about: in a rest only what comes.
  var subject: Phase? { current ?? next }
}
