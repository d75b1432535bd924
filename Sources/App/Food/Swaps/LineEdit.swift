// Writing a line of the shopping list anew: one of a swap, or one's own.
import Engine

/// A line while it is written anew.
struct LineEdit: Sendable {
  /// Empty for a line of one's own.
  let part: String
  let id: Identifier
  var text: String
}

/// What can happen to it.
public enum LineEditMessage: Sendable {
  /// With its part and its words.
  case opened(String, Identifier, String)
  case entered(String)
  case kept
  case left
}

extension SwapsState {
  mutating func update(_ message: LineEditMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect]
  {
    switch message {
    case .opened(let part, let id, let text):
      edit = LineEdit(part: part, id: id, text: text)
    case .entered(let text): edit?.text = text.cut(to: ShoppingLine.longestText)
    case .kept: return keepLine(moment, &desk)
    case .left: edit = nil
    }
    return []
  }

  /// A line of a swap without words gets its own again; one's own line keeps those it had.
  private mutating func keepLine(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let edit = self.edit else { return [] }
    self.edit = nil
    let text = desk.trimmed(edit.text)
    let shown = desk.shoppingList(moment).lines.first { $0.id == edit.id }?.text
    guard text != shown, !text.isEmpty || !edit.part.isEmpty else { return [] }
    desk.toast = desk.swapsText.saidKept
    return desk.put(
      edit.id, kind: ShoppingLine.kind, ShoppingLine.fields(part: edit.part, text: text), moment)
  }

  /// The field in place of the line; nothing for a line that is not written anew.
  func editedLine(_ line: ShoppingList.Line, _ text: ShoppingText) -> Component<Message>? {
    guard let edit = self.edit, edit.id == line.id else { return nil }
    return .form(
      Form(
        key: "line-form",
        body: [
          .field(
            TextField(
              text.line, value: edit.text, key: "line-text", maxLength: ShoppingLine.longestText
            ) { .swaps(.shopping(.edit(.entered($0)))) }),
          .row([
            .button(Button(text.keep, .swaps(.shopping(.edit(.kept))), key: "line-keep")),
            .button(
              Button(text.leave, .swaps(.shopping(.edit(.left))), key: "line-leave", role: .quiet)),
            .button(
              Button(
                text.remove, .swaps(.shopping(.removed(line.part, line.id))), key: "line-remove",
                role: .removal, symbol: .bin, hint: text.remove + ": " + line.text)),
          ]),
        ], submitted: .swaps(.shopping(.edit(.kept)))))
  }
}
