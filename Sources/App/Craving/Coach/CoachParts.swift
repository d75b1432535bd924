// What stands below an answer of the coach: thumbs for a tip, and a breath of half a minute.
import Engine

extension Desk {
  /// Two thumbs, and what they come to; nothing below an answer that is no tip.
  func thumbs(_ turn: CoachTurn) -> [Component<Message>] {
    guard let tip = turn.tip else { return [] }
    let name = TipVote.identifier(of: turn.id)
    let vote = overview.tipVotes.first { $0.id == name }
    let options = [true, false].map { isUp in
      Choice<Message>.Option(
        isUp ? language.coachTipUp : language.coachTipDown,
        .coach(.voted(turn.id, tip, isUp: isUp)), key: isUp ? "tip-up" : "tip-down",
        isPicked: vote?.isUp == isUp)
    }
    var parts: [Component<Message>] = [
      .choice(Choice(language.coachTipAsk, look: .segments, options: options))
    ]
    var tips = CoachTips()
    tips.votes = overview.tipVotes
    if tips.isGone(tip) {
      parts.append(.text(Text(language.coachTipGone, role: .caption, isLive: true)))
    }
    return parts
  }

  mutating func vote(
    _ turn: Identifier, _ tip: CoachTip, isUp: Bool, _ moment: Moment
  ) -> [Effect] {
    toast = language.coachTipVoted
    return put(
      TipVote.identifier(of: turn), kind: TipVote.kind,
      TipVote.fields(tip, isUp: isUp, at: moment.now, on: today(moment), moment.offset), moment)
  }
}

extension CoachState {
  /// Two rounds in four steps of four seconds.
  private static let breath: Int64 = 32 * Milliseconds.second

  /// Whether somebody breathes with the coach now.
  func isBreathing(_ moment: Moment) -> Bool {
    guard let since = breathSince else { return false }
    let passed = moment.now.milliseconds(since: since)
    return passed >= 0 && passed < CoachState.breath
  }

  mutating func breathe(_ moment: Moment) {
    breathSince = isBreathing(moment) ? nil : moment.now
  }

  /// Below an answer that offers to breathe: half a minute without leaving the chat.
  func breath(_ moment: Moment, _ desk: Desk) -> [Component<Message>] {
    guard desk.overview.coachTurns.last?.actions.contains(.breathing) == true else { return [] }
    let language = desk.language
    let isRunning = isBreathing(moment)
    var parts: [Component<Message>] = [
      .button(
        Button(
          isRunning ? language.crisisStop : language.crisisBreathe, .coach(.pressedBreathe),
          key: "coach-breathe", role: .quiet, symbol: .wave))
    ]
    if isRunning, let since = breathSince {
      let sentence = CravingText(language: language).breathSentence
      parts.append(desk.breathFigure(.boxBreathing, sentence, key: "coach", since, moment))
    } else if breathSince != nil {
      parts.append(.text(Text(language.coachPageBreathed, role: .soft, isLive: true)))
    }
    return parts
  }

  /// Milliseconds to the next second of that breath.
  func breathWake(_ moment: Moment, _ desk: Desk) -> Int64? {
    guard isBreathing(moment), let since = breathSince else { return nil }
    return desk.breathPosition(.boxBreathing, since, moment).position.untilNextSecond
  }
}
