// What becomes of the journal on this device: asked where an account comes to it, and where it
// leaves. Nothing that is only here goes without a second question.
import Engine

extension AccountState {
  func joinQuestion(_ text: AccountText, _ desk: Desk) -> [Component<Message>] {
    let adding: [Component<Message>] = [
      .text(Text(text.joinWhy)),
      .button(Button(text.add, .account(.pressedAdd), key: "join-add", role: .primary)),
    ]
    if isAskedTwice {
      return adding + [
        .text(Text(text.replaceSure, isLive: true)), desk.saveFileButton(text),
        .button(
          Button(
            text.replaceNow, .account(.pressedReplace), key: "join-replace-now", role: .removal)),
      ]
    }
    return adding + [
      .button(Button(text.replace, .account(.pressedReplace), key: "join-replace")),
      .text(Text(text.replaceWhy, role: .caption)),
    ]
  }

  func leaveQuestion(_ text: AccountText, _ desk: Desk) -> [Component<Message>] {
    var body: [Component<Message>] = [.text(Text(text.leaveWhy))]
    if desk.unsent > 0 {
      let travels = desk.sync.record?.isOn == true && desk.sync.isActive
      body += [.text(Text(text.unsent(desk.unsent, travels: travels))), desk.saveFileButton(text)]
    }
    let isSure = isAskedTwice && desk.unsent > 0
    if isSure { body.append(.text(Text(text.removeSure, isLive: true))) }
    return body + [
      .button(
        Button(text.keepHere, .account(.pressedKeepHere), key: "leave-keep", role: .primary)),
      .button(
        Button(
          isSure ? text.removeNow : text.removeHere, .account(.pressedRemoveHere),
          key: isSure ? "leave-remove-now" : "leave-remove", role: .removal)),
      .button(
        Button(
          text.signOutAll, .account(.pressedSignOutAll), key: "leave-all", role: .quiet,
          isDisabled: isWorking)),
      .text(Text(text.signOutAllWhy, role: .caption)), problemLine(text),
    ]
  }
}

extension Desk {
  fileprivate func saveFileButton(_ text: AccountText) -> Component<Message> {
    .button(
      Button(text.saveFile, .settings(.pressedExport), key: "save-a-file", symbol: .download))
  }
}
