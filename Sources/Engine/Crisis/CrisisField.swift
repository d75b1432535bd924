// Which fields of a change hold a person's own words.

extension Crisis {
  /// The own words in a field: more than one word, and not what a thing is called.
  @inline(never)
  public static func words(of field: Field) -> String? {
    guard case .text(let text) = field.value, text.utf8.contains(0x20) else { return nil }
    switch field.name {
    case "name", "title", "measure", "portion", "icon", "email": return nil
    default: return text
    }
  }
}
