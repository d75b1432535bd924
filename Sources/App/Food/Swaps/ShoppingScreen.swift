// The shopping list: what the go-to swap and the listed ones take, and lines of one's own.
import Engine

/// What can happen on the shopping list.
public enum ShoppingMessage: Sendable {
  /// A line by its part, which is empty for one's own, and its name.
  case ticked(String, Identifier, Bool)
  case removed(String, Identifier)
  case edit(LineEditMessage)
  case enteredLine(String)
  case addedLine
  case pressedFile
  case pressedShare
  case pressedPrint
}

extension SwapsState {
  mutating func update(_ message: ShoppingMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect]
  {
    switch message {
    case .ticked(let part, let id, let isDone):
      return desk.put(
        id, kind: ShoppingLine.kind, ShoppingLine.fields(part: part, done: isDone), moment)
    case .removed(let part, let id):
      edit = nil
      desk.toast = ShoppingText(language: desk.language).removed
      return desk.put(
        id, kind: ShoppingLine.kind, ShoppingLine.fields(part: part, gone: true), moment)
    case .edit(let message): return update(message, moment, &desk)
    case .enteredLine(let line):
      self.line = String(line.prefix(ShoppingLine.longestText))
      return []
    case .addedLine: return addLine(moment, &desk)
    case .pressedFile:
      return [
        .download(
          name: "redstart-shopping.txt", type: "text/plain",
          bytes: Array(desk.shoppingList(moment).text.utf8))
      ]
    case .pressedShare: return [.share(desk.shoppingList(moment).text)]
    case .pressedPrint: return [.print]
    }
  }

  private mutating func addLine(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let line = desk.trimmed(self.line).nonEmpty else { return [] }
    self.line = ""
    let draft = Draft.create(
      moment.entropy.identifier(), kind: ShoppingLine.kind,
      ShoppingLine.fields(part: "", text: line))
    return desk.write([draft], moment, undoable: true)
  }

  func shoppingScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = ShoppingText(language: desk.language)
    let list = desk.shoppingList(moment)
    var body = desk.foodNotice
    if list.lines.isEmpty {
      body.append(.empty(Empty(symbol: .list, title: text.emptyTitle, text: text.emptyText)))
    }
    for line in list.lines {
      body.append(editedLine(line, text) ?? desk.lineRow(line, text))
    }
    body.append(
      .form(
        Form(
          key: "shopping-form",
          body: [
            .field(
              TextField(
                text.ownLine, value: self.line, key: "shopping-line",
                maxLength: ShoppingLine.longestText
              ) { .swaps(.shopping(.enteredLine($0))) }),
            .button(
              Button(text.add, .swaps(.shopping(.addedLine)), key: "shopping-add", symbol: .plus)),
          ], submitted: .swaps(.shopping(.addedLine)))))
    if list.lines.contains(where: { !$0.isDone }) { body.append(desk.outButtons(text)) }
    body.append(.link(Link(desk.swapsText.title, to: .swaps, symbol: .leaf)))
    return Screen(title: text.title, place: .plan, back: .plan, body: body)
  }
}

extension Desk {
  /// The go-to swap of the focus first, then what was listed. What cannot be named while the table
  /// is not here is left out.
  func shoppingList(_ moment: Moment) -> ShoppingList {
    let parts = overview.shoppingParts(
      on: today(moment), in: foodTable ?? FoodTable([]), foodTongue)
    return ShoppingList(
      parts.filter { FoodKey(text: $0.name) == nil }, overview.food.shopping)
  }

  fileprivate func lineRow(_ line: ShoppingList.Line, _ text: ShoppingText) -> Component<Message> {
    .row([
      .toggle(
        Toggle(
          line.text, isOn: line.isDone, key: "line-" + line.id.text,
          flipped: .swaps(.shopping(.ticked(line.part, line.id, !line.isDone))))),
      .button(
        Button(
          text.change, .swaps(.shopping(.edit(.opened(line.part, line.id, line.text)))),
          key: "change-" + line.id.text, role: .quiet, hint: text.change + ": " + line.text)),
    ])
  }

  fileprivate func outButtons(_ text: ShoppingText) -> Component<Message> {
    var buttons: [Component<Message>] = []
    if device.canShare {
      buttons.append(
        .button(
          Button(
            text.share, .swaps(.shopping(.pressedShare)), key: "shopping-share", symbol: .upload)))
    }
    buttons += [
      .button(
        Button(
          text.file, .swaps(.shopping(.pressedFile)), key: "shopping-file", symbol: .download)),
      .button(
        Button(
          text.printed, .swaps(.shopping(.pressedPrint)), key: "shopping-print", role: .quiet)),
    ]
    return .row(buttons)
  }
}
