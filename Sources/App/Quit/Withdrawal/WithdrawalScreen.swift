// The first weeks: what to expect today, how it feels, and when to call somebody.
import Engine

extension Desk {
  func withdrawalScreen(_ moment: Moment) -> Screen<Message> {
    let text = WithdrawalText(language: language)
    var body = advice(text, moment)
    if let day = withdrawalDay(moment) {
      body += expectation(day, text, moment)
    } else {
      body.append(.text(Text(text.noClock, role: .soft)))
    }
    body += questions(text, moment)
    if let chart = withdrawalChart(text, moment) { body.append(.chart(chart)) }
    body += [phases(text, moment), sourceNote(WithdrawalSymptom.citations, key: "phases")]
    body.append(alcohol(text, moment))
    body.append(.link(Link(text.toHelp, to: .help, symbol: .phone)))
    return Screen(title: text.title, place: .progress, back: .progress, body: body)
  }

  /// The weightiest thing first: what the answers call for.
  private func advice(_ text: WithdrawalText, _ moment: Moment) -> [Component<Message>] {
    guard let advice = withdrawalAdvice(moment) else { return [] }
    let words = text.advice(advice)
    switch advice {
    case .emergency:
      return [
        .notice(Notice(key: "advice", kind: .attention, words)), emergencyLink(),
        sourceNote(AlcoholSign.citations, key: "alcohol"),
      ]
    case .talkNow, .lowMoodLong, .strongLate, .muchAtOnce:
      return [
        .notice(
          Notice(
            key: "advice", kind: .attention, words,
            actions: [Button(text.toHelp, .went(.help), key: "advice-help")]))
      ]
    case .usual: return [.notice(Notice(key: "advice", words))]
    }
  }

  private func expectation(
    _ day: WithdrawalDay, _ text: WithdrawalText, _ moment: Moment
  ) -> [Component<Message>] {
    guard let words = dayText(day) else { return [.text(Text(text.after, role: .lead))] }
    var body: [Component<Message>] = [
      .heading(Heading(dayHeading(day, text, moment))), .text(Text(words, role: .lead)),
      sourceNote(day.citations, key: "day"),
    ]
    if overview.trackers.contains(where: { $0.substance == .vape }) {
      body += [
        .text(Text(text.vaping, role: .soft)),
        sourceNote(WithdrawalDay.vapingCitations, key: "vaping"),
      ]
    }
    return body
  }

  /// The words of a day since the last use; nothing after the fourth week.
  func dayText(_ day: WithdrawalDay) -> String? {
    WithdrawalDayText.text(day.number, language)
  }

  private func questions(_ text: WithdrawalText, _ moment: Moment) -> [Component<Message>] {
    let check = todaysCheck(moment)
    var body: [Component<Message>] = [
      .heading(Heading(text.check)), .text(Text(text.checkLead, role: .soft)),
    ]
    for symptom in WithdrawalSymptom.allCases {
      body.append(
        .choice(
          Choice(
            text.symptom(symptom),
            options: SymptomStrength.allCases.map { strength in
              Choice.Option(
                text.strength(strength), .withdrawal(.pickedStrength(symptom, strength)),
                key: symptom.rawValue + "-\(strength.rawValue)",
                isPicked: check?[symptom] == strength)
            })))
    }
    body.append(
      .toggle(
        Toggle(
          text.hopeless, isOn: check?.isHopeless ?? false, key: "hopeless",
          detail: text.hopelessDetail, flipped: .withdrawal(.flippedHopeless))))
    return body
  }

  /// Alcohol is another matter: its signs lead to the emergency number at once.
  private func alcohol(_ text: WithdrawalText, _ moment: Moment) -> Component<Message> {
    let picked = todaysCheck(moment)?.signs ?? []
    return .card(
      Card(
        key: "alcohol", title: text.alcoholTitle, symbol: .warning, tone: .sand,
        body: [
          .text(Text(text.alcoholText)),
          .choice(
            Choice(
              text.alcoholSigns, allowsMany: true,
              options: AlcoholSign.allCases.map { sign in
                Choice.Option(
                  text.sign(sign), .withdrawal(.flippedSign(sign)),
                  key: "sign-" + sign.rawValue, isPicked: picked.contains(sign))
              })),
          sourceNote(AlcoholSign.citations, key: "alcohol-signs"),
        ]))
  }

  private func phases(_ text: WithdrawalText, _ moment: Moment) -> Component<Message> {
    let number = withdrawalDay(moment)?.number ?? 0
    func phase(_ days: ClosedRange<Int>) -> Timeline.Phase {
      if number > days.upperBound { return .passed }
      return days.contains(number) ? .current : .ahead
    }
    return .timeline(
      Timeline(
        label: text.phases,
        items: [
          Timeline.Item(title: text.peak, detail: text.peakDetail, phase: phase(1...7)),
          Timeline.Item(title: text.easing, detail: text.easingDetail, phase: phase(8...28)),
          Timeline.Item(title: text.over, detail: text.overDetail, phase: phase(29...9_999)),
        ]))
  }
}
