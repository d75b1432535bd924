// The first weeks: what to expect today, how it feels, and when to call somebody.
import Engine

extension Desk {
  func withdrawalScreen(_ moment: Moment) -> Screen<Message> {
    let text = WithdrawalText(language: language)
    var body = advice(text, moment)
    if let day = withdrawalDay(moment) {
      body += expectation(day, text, moment) + questions(text, moment)
      body.append(lookedBackOn(text, moment))
    } else {
      // Before a stop the page is read, and not answered.
      body += [.text(Text(text.noClock, role: .lead)), .heading(Heading(text.phases))]
      body += phases(text, moment) + questions(text, moment)
    }
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
    let heading = dayHeading(day, text, moment)
    var sources: [Component<Message>] = [sourceNote(day.citations, key: "day")]
    if overview.trackers.contains(where: { $0.substance == .vape }) {
      let vaping: [Component<Message>] = [
        .text(Text(text.vaping)), sourceNote(WithdrawalDay.vapingCitations, key: "vaping"),
      ]
      sources.append(
        .details(Details(key: "after-vaping", summary: text.afterVaping, body: vaping)))
    }
    return [
      .stat(
        Stat(
          locale.number(Int64(day.number)),
          unit: text.ofDays(WithdrawalDay.described.upperBound), label: heading, tone: .leaf)),
      .text(Text(words, role: .lead)), .row(sources),
    ]
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
            text.symptom(symptom), look: .segments,
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

  private func phases(_ text: WithdrawalText, _ moment: Moment) -> [Component<Message>] {
    let number = withdrawalDay(moment)?.number ?? 0
    func phase(_ days: ClosedRange<Int>) -> Timeline.Phase {
      if number > days.upperBound { return .passed }
      return days.contains(number) ? .current : .ahead
    }
    let line = Timeline(
      label: text.phases,
      items: [
        Timeline.Item(title: text.peak, detail: text.peakDetail, phase: phase(1...7)),
        Timeline.Item(title: text.easing, detail: text.easingDetail, phase: phase(8...28)),
        Timeline.Item(title: text.over, detail: text.overDetail, phase: phase(29...9_999)),
      ])
    return [.timeline(line), sourceNote(WithdrawalSymptom.citations, key: "phases")]
  }

  /// Folded under the questions of a day: the person's own line, and what is usual.
  private func lookedBackOn(_ text: WithdrawalText, _ moment: Moment) -> Component<Message> {
    var rows: [Component<Message>] = []
    if let chart = withdrawalChart(text, moment) {
      rows.append(
        .details(
          Details(
            key: "own-line", summary: text.chart, symbol: .progress, body: [.chart(chart)])))
    }
    rows.append(
      .details(
        Details(
          key: "phases", summary: text.phases, symbol: .calendar, body: phases(text, moment))))
    return .stack(rows)
  }
}
