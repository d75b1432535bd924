// Intervals and programs on the screen of a session: what is done above the time, and how far along
// it is. In a rest only what comes next is there.
import Engine

extension Desk {
  var workoutText: WorkoutText { WorkoutText(language: language) }

  /// Above the figure: a flame and what is done, or two bars and what comes.
  func workoutHead(_ live: PracticeRun, _ index: Int, _ role: PhaseRole) -> Component<Message> {
    let symbol: Symbol =
      switch role {
      case .work: .flame
      case .rest: .pause
      default: .run
      }
    return .row([.symbol(symbol), .heading(Heading(workoutHeadline(live, index)))])
  }

  /// "Squats" in work, "Next: squats" before it; without names the word for what is done.
  func workoutHeadline(_ live: PracticeRun, _ index: Int) -> String {
    let place = WorkoutPlace(live.schedule, at: index)
    let subject = place.subject.map { name(of: $0) } ?? ""
    guard !subject.isEmpty else {
      return live.schedule.phases.indices.contains(index)
        ? word(of: live.schedule.phases[index]) : ""
    }
    return place.current == nil ? workoutText.next(subject) : subject
  }

  /// Beneath the figure: "Exercise 2 of 6", "Round 1 of 3", in a pause of work what comes next.
  func workoutLines(_ live: PracticeRun, _ index: Int) -> [Component<Message>] {
    let text = workoutText
    let place = WorkoutPlace(live.schedule, at: index)
    guard let subject = place.subject else { return [] }
    var words: [String] = []
    if place.exercises > 1 { words.append(text.exercise(subject.place + 1, place.exercises)) }
    if place.rounds > 1 { words.append(text.round(subject.round, place.rounds)) }
    var lines: [Component<Message>] = []
    if !words.isEmpty {
      lines.append(.text(Text(words.joined(separator: "\u{A0}· "))))
    }
    if live.isPaused, place.current != nil, let next = place.next {
      let name = name(of: next)
      if !name.isEmpty { lines.append(.text(Text(text.next(name)))) }
    }
    if let exercise = SidedExercise(id: subject.exercise)?.exercise {
      lines.append(
        .button(
          Button(
            text.howItGoes, .programs(.openedInfo(exercise)), key: "exercise-info", role: .quiet,
            symbol: .info, hint: name(of: subject))))
    }
    return lines
  }

  /// The exercise of work, else the word for what is done.
  func tileWord(of phase: Phase) -> String {
    let name = phase.role == .work ? name(of: phase) : ""
    return name.isEmpty ? word(of: phase) : name
  }

  /// The exercise of a phase; empty where it has none.
  func name(of phase: Phase) -> String {
    ExerciseText(language: language).name(ofPart: phase.exercise, phase.side)
  }

  // Afterwards

  /// Shown until another number is picked.
  static let usualEffort = 7

  /// How hard it was, and about how much energy it took.
  func workoutEnd(_ ended: PracticeRun, _ text: SessionText) -> [Component<Message>] {
    var body: [Component<Message>] = [
      .scale(
        Scale(
          text.effort, low: workoutText.band(.light), high: workoutText.band(.veryHard),
          range: PracticeRun.effortRange, value: ended.effort ?? Desk.usualEffort, key: "effort"
        ) { .practice(.pickedEffort($0)) })
    ]
    if let effort = ended.effort {
      body.append(.text(Text(effortLine(effort), role: .soft, isLive: true)))
    }
    guard !gates.hidesNumbers, let energy = EnergyEstimate.kilocalories(of: ended) else {
      return body
    }
    return body + [
      .text(Text(workoutText.energy(energy), role: .soft)),
      sourceNote(EnergyEstimate.sources, key: "energy"),
    ]
  }

  /// "7, hard"
  private func effortLine(_ effort: Int) -> String {
    String(effort) + ", " + workoutText.band(EffortBand(effort))
  }

  /// Nobody is held up: what is shown can be noted, or left out.
  func leaveButtons(_ ended: PracticeRun, _ text: SessionText) -> [Component<Message>] {
    guard ended.practice.minutes == .workout, ended.effort == nil else {
      return [sessionButton(text.leave, .leftEnd, "leave-end", .large)]
    }
    return [
      .button(
        Button(
          workoutText.keep(effortLine(Desk.usualEffort)), .programs(.keptEffort),
          key: "keep-effort", role: .large)),
      sessionButton(workoutText.skip, .leftEnd, "leave-end", .secondary),
    ]
  }
}

extension State {
  // How an exercise goes

  /// To read takes time: the session waits meanwhile.
  mutating func openInfo(_ exercise: Exercise, _ moment: Moment) -> [Effect] {
    guard let live = practice.liveSession(moment, desk) else { return [] }
    programs.info = ExerciseInfo(
      session: live.id, exercise: exercise, pausesSession: !live.isPaused)
    return live.isPaused ? [] : practice.updateSession(.pressedPause, moment, &desk)
  }

  /// Only a pause that began with it ends with it.
  mutating func closeInfo(_ moment: Moment) -> [Effect] {
    guard let info = programs.info else { return [] }
    programs.info = nil
    return info.pausesSession ? practice.updateSession(.pressedGoOn, moment, &desk) : []
  }
}

extension ProgramsState {
  func infoSheet(_ live: PracticeRun, _ desk: Desk) -> Sheet<Message>? {
    guard let info = self.info, info.session == live.id else { return nil }
    return Sheet(
      key: "exercise-sheet", title: ExerciseText(language: desk.language).name(info.exercise),
      body: desk.instructions(info.exercise, ExercisesText(language: desk.language)),
      closeLabel: desk.practiceText.close, closed: .programs(.closedInfo))
  }
}
