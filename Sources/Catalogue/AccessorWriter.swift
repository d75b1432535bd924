// The Swift side of a catalogue: a typed accessor for each message, so that a text, a variable or
// a plural that is missing is a compile error.

public enum AccessorWriter {
  /// One file for all messages.
  public static func swift(_ all: [Catalogue], _ numbers: WordNumbers) -> String {
    var text = """
      // swift-format-ignore-file
      // Made by `make words` out of Words/*.ftl; change those.

      extension Language {
      """
    var section = ""
    for message in all[0].messages {
      if message.section != section {
        section = message.section
        text += "\n\n  // \(section)\n"
      }
      text +=
        "\n"
        + accessor(
          message, numbers.numbers[message.id] ?? 0, countedBy: counter(message.id, all))
    }
    return text + "\n}\n"
  }

  /// What the number is called that chooses a form, in whichever language has forms.
  private static func counter(_ id: String, _ all: [Catalogue]) -> String? {
    for catalogue in all {
      if case .plural(let name, _) = catalogue[id]?.pattern { return name }
    }
    return nil
  }

  private static func accessor(_ message: Message, _ number: Int, countedBy counter: String?)
    -> String
  {
    let name = swiftName(message.id)
    let head = "  @inline(__always) "
    if message.variables.isEmpty { return head + "var \(name): String { say(\(number)) }" }
    let parameters = message.variables.map { "\($0.name): \($0.isNumber ? "Int" : "String")" }
    let given = message.variables.map { $0.isNumber ? "String(\($0.name))" : $0.name }
    var call = "say(\(number), [\(given.joined(separator: ", "))]"
    if let counter { call += ", by: \(counter)" }
    return head
      + "func \(name)(\(parameters.joined(separator: ", "))) -> String {\n    \(call))\n  }"
  }

  /// `plan-empty-title` is `planEmptyTitle`.
  public static func swiftName(_ id: String) -> String {
    let words = id.split(separator: "-")
    return words.dropFirst().reduce(String(words[0])) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}
