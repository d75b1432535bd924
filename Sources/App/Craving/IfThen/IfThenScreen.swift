// The if-then plans: what there is, and one more.
import Engine

extension IfThenState {
  func ifThenScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = desk.ifThenText
    var body: [Component<Message>] = [.text(Text(text.lead, role: .lead))]
    let plans = desk.overview.ifThenPlans.prefix(IfThenPlan.most)
    if plans.isEmpty {
      body.append(
        .empty(
          Empty(
            symbol: .feather, title: text.emptyTitle, text: text.emptyText,
            action: Button(text.make, .ifThen(.pressedMake), key: "make-plan", role: .primary))))
    } else {
      body.append(
        .list(List(label: text.plans, rows: plans.map { desk.row($0, text, moment) })))
      body.append(
        .button(Button(text.make, .ifThen(.pressedMake), key: "make-plan", role: .primary)))
    }
    body.append(desk.sourceNote([.gollwitzer2006], key: "if-then"))
    let screen = Screen(title: text.title, place: .plan, back: .plan, body: body)
    return withSheet(screen, text, moment, desk)
  }

  private func withSheet(
    _ screen: Screen<Message>, _ text: IfThenText, _ moment: Moment, _ desk: Desk
  ) -> Screen<Message> {
    var screen = screen
    if let draft = self.draft {
      screen.sheet = Sheet(
        key: "if-then-sheet", title: text.builderTitle, body: desk.builder(draft, text, moment),
        closeLabel: text.close, closed: .ifThen(.closedDraft))
    } else if let rehearsal = self.rehearsal,
      let plan = desk.overview.ifThenPlans.first(where: { $0.id == rehearsal.plan })
    {
      screen.sheet = Sheet(
        key: "rehearsal-sheet", title: text.rehearseTitle, body: desk.steps(rehearsal, plan, text),
        closeLabel: text.close, closed: .ifThen(.closedRehearsal))
    }
    return screen
  }
}

extension Desk {
  fileprivate func row(
    _ plan: IfThenPlan, _ text: IfThenText, _ moment: Moment
  ) -> List<Message>.Row {
    var detail = text.noTime
    if let time = due(plan, moment) { detail = text.usually(locale.time(time)) }
    if case .time = plan.cue { detail = "" }
    if plan.isRehearsed { detail = detail.isEmpty ? text.rehearsed : text.rehearsed + " " + detail }
    let key = plan.id.text
    return List.Row(
      key: "plan-" + key, title: sentence(plan), detail: detail.nonEmpty,
      actions: [
        Button(text.rehearse, .ifThen(.pressedRehearse(plan.id)), key: "rehearse-" + key),
        Button(text.edit, .ifThen(.pressedEdit(plan.id)), key: "edit-" + key, role: .quiet),
        Button(text.delete, .ifThen(.pressedDelete(plan.id)), key: "delete-" + key, role: .quiet),
      ])
  }

  /// Say it, type it, imagine it: three short steps.
  fileprivate func steps(
    _ rehearsal: IfThenState.Rehearsal, _ plan: IfThenPlan, _ text: IfThenText
  ) -> [Component<Message>] {
    let count = IfThenState.Rehearsal.steps
    let line =
      switch rehearsal.step {
      case 0: text.say
      case 1: text.type
      default: text.imagine
      }
    var body: [Component<Message>] = [
      .steps(
        Steps(
          current: rehearsal.step + 1, count: count, label: text.step(rehearsal.step + 1, count))),
      .text(Text(line, role: .lead, isLive: true)),
      .text(Text(sentence(plan), role: .quote)),
    ]
    if rehearsal.step == 1 {
      body.append(
        .field(
          TextField(text.typed, kind: .lines, value: rehearsal.typed, key: "typed") {
            .ifThen(.enteredSentence($0))
          }))
    }
    let isLast = rehearsal.step == count - 1
    body.append(
      .row([
        .button(
          Button(
            isLast ? text.finish : text.next, .ifThen(.pressedNext), key: "rehearse-next",
            role: .primary)),
        .button(
          Button(text.later, .ifThen(.closedRehearsal), key: "rehearse-later", role: .quiet)),
      ]))
    return body
  }
}
