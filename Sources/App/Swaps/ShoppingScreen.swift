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

extension State {
  mutating func update(_ message: ShoppingMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .ticked(let part, let id, let isDone):
      return put(
        id, kind: ShoppingLine.kind, ShoppingLine.fields(part: part, done: isDone), moment)
    case .removed(let part, let id):
      swaps.edit = nil
      toast = ShoppingText(language: language).removed
      return put(id, kind: ShoppingLine.kind, ShoppingLine.fields(part: part, gone: true), moment)
    case .edit(let message): return update(message, moment)
    case .enteredLine(let line):
      swaps.line = String(line.prefix(ShoppingLine.longestText))
      return []
    case .addedLine: return addLine(moment)
    case .pressedFile:
      return [
        .download(
          name: "redstart-shopping.txt", type: "text/plain",
          bytes: Array(shoppingList(moment).text.utf8))
      ]
    case .pressedShare: return [.share(shoppingList(moment).text)]
    case .pressedPrint: return [.print]
    }
  }

  private mutating func addLine(_ moment: Moment) -> [Effect] {
    guard let line = trimmed(swaps.line).nonEmpty else { return [] }
    swaps.line = ""
    let draft = Draft.create(
      moment.entropy.identifier(), kind: ShoppingLine.kind,
      ShoppingLine.fields(part: "", text: line))
    return write([draft], moment, undoable: true)
  }

  /// The go-to swap of the focus first, then what was listed. What cannot be named while the table
  /// is not here is left out.
  func shoppingList(_ moment: Moment) -> ShoppingList {
    let parts = overview.shoppingParts(
      on: today(moment), in: foodTable ?? FoodTable([]), foodTongue)
    return ShoppingList(
      parts.filter { FoodKey(text: $0.name) == nil }, overview.food.shopping)
  }

  func shoppingScreen(_ moment: Moment) -> Screen<Message> {
    let text = ShoppingText(language: language)
    let list = shoppingList(moment)
    var body = foodNotice
    if list.lines.isEmpty {
      body.append(.empty(Empty(symbol: .list, title: text.emptyTitle, text: text.emptyText)))
    }
    for line in list.lines {
      body.append(editedLine(line, text) ?? lineRow(line, text))
    }
    body.append(
      .form(
        Form(
          key: "shopping-form",
          body: [
            .field(
              TextField(
                text.ownLine, value: swaps.line, key: "shopping-line",
                maxLength: ShoppingLine.longestText
              ) { .swaps(.shopping(.enteredLine($0))) }),
            .button(
              Button(text.add, .swaps(.shopping(.addedLine)), key: "shopping-add", symbol: .plus)),
          ], submitted: .swaps(.shopping(.addedLine)))))
    if list.lines.contains(where: { !$0.isDone }) { body.append(outButtons(text)) }
    body.append(.link(Link(swapsText.title, to: .swaps, symbol: .leaf)))
    return Screen(title: text.title, place: .plan, back: .plan, body: body)
  }

  private func lineRow(_ line: ShoppingList.Line, _ text: ShoppingText) -> Component<Message> {
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

  private func outButtons(_ text: ShoppingText) -> Component<Message> {
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
