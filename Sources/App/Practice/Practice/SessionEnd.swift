// The end of a session: how long it was and what the day comes to. And the questions that a session
// can leave: keep the minutes, count what nobody watched, stop the one for the other.
import Engine

extension Desk {
  func endBody(
    _ ended: PracticeRun, _ text: SessionText, _ moment: Moment
  ) -> [Component<Message>] {
    let kind = ended.practice.minutes
    var body: [Component<Message>] = [
      .stage(
        Stage(
          kind == .workout ? .flying : .singing, name(of: ended.setting),
          number: length(ended.counted), sentence: sumOfDay(kind, moment)))
    ]
    if kind == .workout { body += workoutEnd(ended, text) }
    body += healthLine(of: ended.id, moment)
    body += leaveButtons(ended, text)
    body.append(sessionButton(text.notCounted, .pressedNotCounted, "not-counted", .quiet))
    return body
  }

  /// "12 mindful minutes today. 3 days in a row."
  private func sumOfDay(_ kind: MinuteKind, _ moment: Moment) -> String {
    let text = practiceText
    let day = today(moment)
    let sum = text.today(kind, minutes(kind, on: day))
    guard let marks = overview.practiceMarks(kind, today: day) else { return sum }
    let streak = Streak(marks, .strict).current
    return streak > 1 ? sum + " " + text.inARow(locale.days(Int64(streak))) : sum
  }

  /// Whole minutes of a day, rounded as the rings round them.
  func minutes(_ kind: MinuteKind, on day: Day) -> Int64 {
    (overview.minutes(kind, on: day) + Entry.unit / 2) / Entry.unit
  }

  /// "10 min", "1:40 min", "40 s"
  func length(_ milliseconds: Int64) -> String {
    let seconds = milliseconds / Milliseconds.second
    if seconds < 60 { return String(seconds) + " s" }
    return (seconds % 60 == 0 ? String(seconds / 60) : clock(seconds)) + " min"
  }

  // Questions

  func stopSheet(
    _ live: PracticeRun, _ text: SessionText, _ moment: Moment
  ) -> Sheet<Message> {
    Sheet(
      key: "stop-sheet", title: text.stopQuestion,
      body: [
        sessionButton(
          text.keep(length(live.credit(now: moment.now))), .answeredStop(.keep), "stop-keep",
          .primary),
        sessionButton(text.drop, .answeredStop(.drop), "stop-drop", .secondary),
        sessionButton(text.goOn, .answeredStop(.goOn), "stop-go-on", .quiet),
      ], closeLabel: practiceText.close, closed: .practice(.closedSheet))
  }

  /// "7:12 left", "7:12 so far"
  fileprivate func timeLeft(_ live: PracticeRun, _ moment: Moment) -> String {
    let text = SessionText(language: language)
    let elapsed = live.elapsed(now: moment.now)
    guard let length = live.schedule.length else { return text.soFar(clock(elapsed / 1000)) }
    return text.left(clock((max(0, length - elapsed) + 999) / 1000))
  }
}

extension PracticeState {
  /// Another practice is to start while one runs.
  func startSheet(_ moment: Moment, _ desk: Desk) -> Sheet<Message>? {
    guard let wanted = self.wanted, let live = liveSession(moment, desk) else { return nil }
    return desk.startSheet(wanted, besides: live, moment)
  }

  /// Did it count? One card for each session whose end nobody watched.
  func sessionQuestions(_ moment: Moment, _ desk: Desk) -> [Component<Message>] {
    unansweredSessions(moment, desk).map { desk.question(of: $0, moment) }
  }

  /// On every screen with a frame while a session runs.
  func sessionNotice(_ moment: Moment, _ desk: Desk) -> Notice<Message>? {
    liveSession(moment, desk).map { desk.notice(of: $0, moment) }
  }
}

extension Desk {
  @inline(never)  // Not of a first visit.
  fileprivate func notice(of live: PracticeRun, _ moment: Moment) -> Notice<Message> {
    let text = SessionText(language: language)
    let time = timeLeft(live, moment)
    let state = live.isPaused ? text.paused + ", " + time : time
    return Notice(
      key: "session", name(of: live.setting) + ": " + state,
      actions: [Button(text.back, .went(.session), key: "to-session")])
  }

  @inline(never)  // Not of a first visit.
  fileprivate func startSheet(
    _ wanted: PracticeSetting, besides live: PracticeRun, _ moment: Moment
  ) -> Sheet<Message> {
    let text = SessionText(language: language)
    let stop = overview.settings.practice.earlyStop
    let credit = live.credit(now: moment.now)
    let canKeep = credit >= PracticeState.leastAsked || live.schedule.length == nil
    var body: [Component<Message>] = [
      .text(Text(text.running(name(of: live.setting), timeLeft(live, moment))))
    ]
    if canKeep, stop != .never {
      body.append(
        sessionButton(
          text.keepAndStart(length(credit)), .answeredStart(.keep), "start-keep", .secondary))
    }
    if !canKeep || stop != .always {
      body.append(
        sessionButton(text.dropAndStart, .answeredStart(.drop), "start-drop", .secondary))
    }
    body.append(sessionButton(text.letItRun, .answeredStart(.goOn), "start-not", .primary))
    return Sheet(
      key: "start-sheet", title: text.startQuestion(name(of: wanted)), body: body,
      closeLabel: practiceText.close, closed: .practice(.answeredStart(.goOn)))
  }

  @inline(never)  // Not of a first visit.
  fileprivate func question(of run: PracticeRun, _ moment: Moment) -> Component<Message> {
    let text = SessionText(language: language)
    let local = run.offset.local(run.at)
    let full = run.credit(now: max(moment.now, run.end ?? moment.now))
    let when = locale.shortDate(local.day) + ", " + locale.time(local.time)
    return .card(
      Card(
        key: "question-" + run.id.text, title: text.countQuestion, symbol: .clock, tone: .sand,
        body: [
          .text(Text(text.unwatched(name(of: run.setting), length(full), when))),
          .row([
            sessionButton(
              text.counts, .answeredCount(run.id, counts: true), "counts-" + run.id.text,
              .secondary),
            sessionButton(
              text.doesNot, .answeredCount(run.id, counts: false), "counts-not-" + run.id.text,
              .quiet),
          ]),
        ]))
  }
}
