// What labels say about nicotine replacement, and the person's own steps down.
import Engine

extension ReplacementState {
  /// Labels only where no gate asks for a professional first; noting stays open to everybody.
  func replacementSection(_ moment: Moment, _ desk: Desk) -> [Component<Message>] {
    let text = ReplacementText(language: desk.language)
    var body: [Component<Message>] = [.heading(Heading(text.title))]
    body.append(
      .button(Button(text.first, .replacement(.pressedNew), key: "dose-new", symbol: .plus)))
    let gates = desk.gates
    if !gates.showsLabels {
      let safety = SafetyText(language: desk.language)
      body.append(.text(Text(text.askFirst)))
      for fact in gates.askAboutReplacement {
        body.append(.text(Text(safety.fact(fact), role: .soft)))
      }
      body.append(desk.sourceNote([.nicotineLabels], key: "ask-first"))
    } else if desk.watches(.cigarettes) || !desk.watches(.vape) {
      body += desk.labels(text, moment)
    } else {
      body.append(.text(Text(text.noLabel)))
      body.append(desk.sourceNote([.butler2025], key: "no-label"))
    }
    return body + ownSteps(text, moment, desk)
  }

  private func ownSteps(_ text: ReplacementText, _ moment: Moment, _ desk: Desk) -> [Component<
    Message
  >] {
    var body: [Component<Message>] = [.text(Text(text.ownStepsHint, role: .soft))]
    let rows = desk.overview.doseSteps.map { step in
      List<Message>.Row(
        key: "step-" + step.id.text, title: desk.locale.date(step.day),
        value: step.strength == 0
          ? text.ends(text.name(step.product)) : text.dose(step.product, step.strength),
        actions: [
          Button(
            text.remove, .replacement(.pressedRemoveStep(step.id)),
            key: "remove-step-" + step.id.text, role: .quiet,
            hint: text.remove + ": " + desk.locale.date(step.day))
        ])
    }
    if !rows.isEmpty { body.append(.list(List(label: text.ownSteps, rows: rows))) }
    let isOff = showsStepProblems
    body.append(
      .form(
        Form(
          key: "own-step",
          body: [
            .choice(
              Choice(
                text.product,
                options: DoseProduct.allCases.map { product in
                  Choice.Option(
                    text.name(product), .replacement(.pickedStepProduct(product)),
                    key: "step-" + product.rawValue,
                    isPicked: stepProduct == product)
                })),
            .field(
              TextField(
                text.strength, kind: .integer, value: stepStrength,
                key: "step-strength", hint: text.stepHint,
                problem: isOff && stepStrength(desk) == nil ? text.problem(.strength) : nil,
                maxLength: 2
              ) { .replacement(.enteredStepStrength($0)) }),
            .field(
              TextField(
                text.fromDay, kind: .date, value: stepDay, key: "step-day",
                problem: isOff && Day(text: stepDay) == nil
                  ? text.problem(.date) : nil
              ) { .replacement(.enteredStepDay($0)) }),
            .text(
              Text(
                isOff && stepProduct == nil ? text.problem(.product) : "",
                isLive: true)),
            .button(Button(text.addStep, .replacement(.pressedAddStep), key: "add-step")),
          ], submitted: .replacement(.pressedAddStep))))
    return [.details(Details(key: "own-steps", summary: text.ownSteps, body: body))]
  }
}

extension Desk {
  fileprivate func labels(_ text: ReplacementText, _ moment: Moment) -> [Component<Message>] {
    let plan = currentPlan(of: Tracker.identifier(for: .cigarettes), moment)
    var body: [Component<Message>] = [
      .text(Text(text.labelSays, role: .soft))
    ]
    for product in [DoseProduct.patch, .gum, .lozenge] {
      let found = LabelSchedule.all(of: product, cigarettesADay: plan?.baseline)
      for (index, schedule) in found.enumerated() {
        body.append(label(schedule, "label-" + product.rawValue + "-\(index)", text))
      }
    }
    return body
  }

  private func label(
    _ schedule: LabelSchedule, _ key: String, _ text: ReplacementText
  ) -> Component<Message> {
    var rows: [[String]] = []
    for phase in schedule.phases { rows.append([text.weeks(phase.weeks), text.amount(phase)]) }
    let title = text.labelTitle(schedule)
    var body: [Component<Message>] = [
      .text(Text(text.reader(schedule.reader), role: .soft)),
      .table(Table(caption: title, head: [text.weekColumn, text.saysColumn], rows: rows)),
    ]
    if schedule.mostADay != nil {
      body.append(.text(Text(text.pieceRule)))
      body.append(.text(Text(text.most(schedule))))
    }
    body.append(sourceNote([schedule.source], key: key))
    return .details(Details(key: key, summary: title, body: body))
  }
}
