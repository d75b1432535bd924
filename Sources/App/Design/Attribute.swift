// What an element can carry: attributes with constant names, and what happens when it is used.

/// One attribute of an element; values are always escaped.
public enum Attribute<Message> {
  case nothing
  case text(StaticString, String)
  case word(StaticString, StaticString)
  case number(StaticString, Int)
  case flag(StaticString)
  case on(PageEvent, Handler<Message>)

  /// Only where the condition holds.
  public static func when(_ condition: Bool, _ attribute: Attribute) -> Attribute {
    condition ? attribute : .nothing
  }

  /// The class that the style sheet knows the element by.
  public static func style(_ name: StaticString) -> Attribute { .word("class", name) }

  /// Identity among its siblings, and the handle that tests hold an element by.
  public static func key(_ key: String) -> Attribute { .text("data-key", key) }

  /// Identity of the box around an element that has this key itself.
  public static func boxKey(_ key: String) -> Attribute { .text("data-key", key + "-box") }

  /// Identity in the document, for labels that point at it.
  public static func id(_ key: String, _ part: String = "") -> Attribute {
    .text("id", identifier(key) + part)
  }

  public static func tone(_ tone: Tone) -> Attribute {
    switch tone {
    case .plain: .nothing
    case .ember: .word("data-tone", "ember")
    case .leaf: .word("data-tone", "leaf")
    case .sky: .word("data-tone", "sky")
    case .dusk: .word("data-tone", "dusk")
    case .sand: .word("data-tone", "sand")
    }
  }

  /// The class that an element takes on its way out, before it is removed.
  public static var leaves: Attribute { .word("data-exit", "leaving") }

  public static func pressed(_ message: Message) -> Attribute { .on(.click, .pressed(message)) }
}

/// What the page listens for.
public enum PageEvent {
  /// A press by finger, mouse or key.
  case click
  /// A long press, the right button, or the menu key and Shift+F10 of a keyboard.
  case hold
  /// Each change while typing.
  case input
  /// A pick that is made: radio, checkbox, select.
  case change
  case submit
  /// Another row was let go over this one; the value is its identity on the page.
  case drop

  var attribute: StaticString {
    switch self {
    case .click: "data-on-click"
    case .hold: "data-on-contextmenu"
    case .input: "data-on-input"
    case .change: "data-on-change"
    case .submit: "data-on-submit"
    case .drop: "data-on-drop"
    }
  }
}

/// An `id` made from a key: `k-` and the key, with `_` for whatever an `id` list cannot hold.
func identifier(_ key: String) -> String {
  var result = "k-"
  for scalar in key.unicodeScalars {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": result.unicodeScalars.append(scalar)
    default: result += "_"
    }
  }
  return result
}
