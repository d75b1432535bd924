// The questionnaires: a list of them, one question at a time, and what an answer leads to.
import Engine

/// What the questionnaires hold that is not in the journal.
public struct ChecksState: Sendable {
  /// What is being answered; nothing while the list or a result is shown.
  public var asking: Instrument?
  /// The points given so far, in the order of the items.
  public var answers: [Int] = []
  /// Whose result is shown.
  public var result: Instrument?

  public init() {}
}

/// What can happen in the questionnaires.
public enum ChecksMessage: Sendable {
  case pressedBegin(Instrument)
  /// The seven questions after the three short ones on drinking.
  case pressedRest
  case pickedAnswer(Int)
  case pressedBack
  case pressedLeave
  case pressedResult(Instrument)
}

extension ChecksState {
  mutating func update(_ message: ChecksMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    switch message {
    case .pressedBegin(let instrument): begin(instrument, with: [])
    case .pressedRest: begin(.audit, with: desk.latestScore(.auditC)?.answers ?? [])
    case .pickedAnswer(let points): return answer(points, moment, &desk)
    case .pressedBack: takeAnswerBack()
    case .pressedLeave: self = ChecksState()
    case .pressedResult(let instrument):
      self = ChecksState()
      result = instrument
    }
    return []
  }

  private mutating func begin(_ instrument: Instrument, with answers: [Int]) {
    self = ChecksState()
    asking = instrument
    self.answers = answers
  }

  /// Nothing is kept until the last answer.
  private mutating func answer(_ points: Int, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let instrument = asking, answers.count < instrument.items.count,
      instrument.items[answers.count].points.contains(points)
    else { return [] }
    answers.append(points)
    skipWhatFollows(instrument)
    guard answers.count == instrument.items.count else { return [] }
    do throws(ScoreProblem) {
      let score = try Score(instrument, answers: answers)
      self = ChecksState()
      result = instrument
      desk.toast = ChecksText(language: desk.language).kept
      return desk.write(desk.scoreDrafts(score, moment), moment, undoable: true)
    } catch {
      self = ChecksState()
      return []
    }
  }

  /// Who does not wake at night is not asked on how many nights.
  private mutating func skipWhatFollows(_ instrument: Instrument) {
    let next = answers.count
    guard next < instrument.items.count, instrument.items[next] == .nightsAWeek,
      answers[next - 1] == 0
    else { return }
    answers.append(0)
  }

  private mutating func takeAnswerBack() {
    guard let instrument = asking, !answers.isEmpty else {
      self = ChecksState()
      return
    }
    answers.removeLast()
    let place = answers.count
    if instrument.items[place] == .nightsAWeek, answers.last == 0 {
      answers.removeLast()
    }
  }

  func checksScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = ChecksText(language: desk.language)
    var body: [Component<Message>]
    if let instrument = asking {
      body = question(instrument, text)
    } else if let instrument = result, let score = desk.latestScore(instrument) {
      body = desk.result(score, text, moment)
    } else {
      body = desk.questionnaires(text)
    }
    var screen = Screen<Message>(title: text.title, place: .plan, back: .plan, body: body)
    screen.part = asking == nil ? 0 : answers.count + 1
    return screen
  }

  private func question(_ instrument: Instrument, _ text: ChecksText) -> [Component<Message>] {
    let place = min(answers.count, instrument.items.count - 1)
    let item = instrument.items[place]
    let count = instrument.items.count
    return [
      .steps(Steps(current: place + 1, count: count, label: text.step(place + 1, count))),
      .heading(Heading(text.question(item))),
      .choice(
        Choice(
          text.question(item), look: .cards, hidesLabel: true,
          options: item.points.map { points in
            Choice.Option(
              text.answer(item, points), .checks(.pickedAnswer(points)), key: "answer-\(points)",
              isPicked: false)
          })),
      .row([
        .button(Button(text.back, .checks(.pressedBack), key: "check-back")),
        .button(Button(text.leave, .checks(.pressedLeave), key: "check-leave", role: .quiet)),
      ]),
      .text(Text(text.nothingKept, role: .caption)),
    ]
  }
}

extension Desk {
  func scoreDrafts(_ score: Score, _ moment: Moment) -> [Draft] {
    let day = today(moment)
    return upsert(
      ScoreRecord.identifier(of: score.instrument, on: day), kind: ScoreRecord.kind,
      ScoreRecord.fields(of: score, on: day), moment)
  }

  fileprivate func questionnaires(_ text: ChecksText) -> [Component<Message>] {
    var body: [Component<Message>] = [.text(Text(text.intro + " " + whereKept, role: .lead))]
    for instrument in offeredInstruments { body.append(card(instrument, text)) }
    return body + [.link(Link(text.toSafety, to: .safety, symbol: .shield))]
  }

  /// About what the person watches; about everything where they watch nothing yet.
  private var offeredInstruments: [Instrument] {
    let watched = Substance.allCases.filter { substance in
      overview.trackers.contains { $0.substance == substance }
    }
    return Instrument.allCases.filter { watched.isEmpty || watched.contains($0.substance) }
  }

  private func card(_ instrument: Instrument, _ text: ChecksText) -> Component<Message> {
    var body: [Component<Message>] = [.text(Text(text.about(instrument), role: .soft))]
    var buttons: [Component<Message>] = [
      .button(
        Button(
          text.begin, .checks(.pressedBegin(instrument)), key: "begin-" + instrument.rawValue,
          hint: text.begin + ": " + text.name(instrument)))
    ]
    if let score = latestScore(instrument) {
      body.append(.text(Text(text.total(score))))
      buttons.append(
        .button(
          Button(
            text.showResult, .checks(.pressedResult(instrument)),
            key: "result-" + instrument.rawValue, role: .quiet)))
    }
    return .card(
      Card(
        key: "check-" + instrument.rawValue, title: text.name(instrument),
        symbol: Symbol(of: instrument.substance), body: body + [.row(buttons)]))
  }
}
