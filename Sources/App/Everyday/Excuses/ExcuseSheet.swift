// The sheet for one excuse: why, from when, until when.
import Engine

extension ExcusesState {
  func excuseSheet(_ text: ExcusesText) -> Sheet<Message>? {
    guard let form = self.form else { return nil }
    var body: [Component<Message>] = [
      .choice(
        Choice(
          text.reason,
          options: ExcuseReason.allCases.map { reason in
            Choice.Option(
              text.name(reason), .excuses(.pickedReason(reason)), key: "reason-" + reason.rawValue,
              isPicked: form.reason == reason)
          })),
      .field(
        TextField(text.from, kind: .date, value: form.from, key: "excuse-from") {
          .excuses(.enteredFrom($0))
        }),
      .toggle(
        Toggle(
          text.isOpen, isOn: form.isOpen, key: "excuse-open", detail: text.isOpenDetail,
          flipped: .excuses(.flippedOpen))),
    ]
    if !form.isOpen {
      body.append(
        .field(
          TextField(text.last, kind: .date, value: form.through, key: "excuse-through") {
            .excuses(.enteredThrough($0))
          }))
    }
    let problem = form.showsProblem ? form.problem : nil
    body.append(.text(Text(problem.map { text.problem($0) } ?? "", role: .soft, isLive: true)))
    body.append(
      .button(Button(text.save, .excuses(.pressedSave), key: "save-excuse", role: .primary)))
    if form.id != nil {
      body.append(
        .button(
          Button(
            text.delete, .excuses(.pressedDelete), key: "delete-excuse", role: .removal,
            symbol: .bin)))
    }
    return Sheet(
      key: "excuse-sheet", title: text.sheet,
      body: [.form(Form(key: "excuse-form", body: body, submitted: .excuses(.pressedSave)))],
      closeLabel: text.close, closed: .excuses(.closed))
  }
}
