// The coach: what its page holds besides the journal, and what each message does.
import Engine

/// What the coach's page holds besides the journal.
public struct CoachState: Sendable {
  /// What is being typed; it stays when the page is left, and a reload comes back to it.
  public var text = ""
  /// Since when the breath below the answer runs.
  var breathSince: Instant?

  public init() {}

  var coachDraft: [UInt8] { text.isEmpty ? [] : FormDraft.bytes(.coach, [text]) }

  mutating func restore(coach bytes: [UInt8]) {
    guard let texts = FormDraft.texts(.coach, bytes), texts.count == 1 else { return }
    text = String(texts[0].prefix(CoachTurn.longestText))
  }
}

/// Something to say with one tap.
public enum CoachQuick: String, CaseIterable, Sendable {
  case craving, progress, ahead, tip, breathing, motivation
}

/// What can happen around the coach.
public enum CoachMessage: Sendable {
  case entered(String)
  case pressedSend
  case pressedQuick(CoachQuick)
  case pickedTone(CoachTone)
  case flipped
  case pressedClear
  /// To the tip of a turn.
  case voted(Identifier, CoachTip, isUp: Bool)
  case pressedBreathe
}

extension CoachState {
  @inline(never)  // Not of a first visit.
  mutating func update(_ message: CoachMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    switch message {
    case .entered(let text): self.text = String(text.prefix(CoachTurn.longestText))
    case .pressedSend:
      let said = text
      text = ""
      breathSince = nil
      return desk.say(said, moment)
    case .pressedQuick(let quick):
      breathSince = nil
      return desk.say(desk.coachText.quick(quick), moment)
    case .pickedTone(let tone): return desk.set([Settings.field(coachTone: tone)], moment)
    case .flipped:
      return desk.set([Settings.field(hidesCoach: !desk.overview.settings.hidesCoach)], moment)
    case .pressedClear: return desk.clearChat(moment)
    case .voted(let turn, let tip, let isUp): return desk.vote(turn, tip, isUp: isUp, moment)
    case .pressedBreathe: breathe(moment)
    }
    return []
  }
}

extension Desk {
  /// The message and its answer are one entry.
  fileprivate mutating func say(_ text: String, _ moment: Moment) -> [Effect] {
    guard text.contains(where: { $0 != " " && $0 != "\n" }), !overview.settings.hidesCoach else {
      return []
    }
    let facts = overview.coachFacts(now: moment.now, zone: moment.zone)
    let answer = CoachAnswer(
      to: text, isGerman: language == .german, facts, after: overview.coachTurns,
      now: moment.now)
    let fields = CoachTurn.fields(
      text, answer, said: coachText.said(answer, overview.settings.coachTone, facts),
      used: coachText.used(answer), at: behindLastTurn(moment), on: today(moment),
      moment.offset)
    return write([.create(moment.entropy.identifier(), kind: CoachTurn.kind, fields)], moment)
  }

  /// Now, and after what was said before, also where the clock was set back.
  private func behindLastTurn(_ moment: Moment) -> Instant {
    overview.coachTurns.last.map { max(moment.now, $0.at.adding(milliseconds: 1)) } ?? moment.now
  }

  /// Messages only: no statistic rests on them.
  fileprivate mutating func clearChat(_ moment: Moment) -> [Effect] {
    let turns = overview.coachTurns.map { deletion(of: $0.id, kind: CoachTurn.kind, moment) }
    guard !turns.isEmpty else { return [] }
    toast = language.coachPageCleared
    return write(turns, moment, undoable: true)
  }
}
