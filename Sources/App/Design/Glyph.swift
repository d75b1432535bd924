// Our own drawings in the place of emoji, so that they look alike everywhere. What a person picked
// stays an emoji in the journal; one that is not drawn here is shown as the device draws it.

/// A drawing that stands for an emoji.
enum Glyph {
  /// The name of the drawing; nothing for what only the device can draw.
  static func name(of emoji: Substring) -> StaticString? {
    // Letters are none, and most labels begin with one.
    guard emoji.utf8.first ?? 0 >= 0xE2 else { return nil }
    var plain: [UInt8] = []
    for byte in emoji.utf8 {
      plain.append(byte)
      if plain.suffix(inColour.count) == inColour[...] { plain.removeLast(inColour.count) }
    }
    for (sign, name) in drawn where sign.withUTF8Buffer({ plain.elementsEqual($0) }) {
      return name
    }
    return nil
  }

  /// What asks for a sign in colour, and makes no other sign of it.
  private static let inColour: [UInt8] = [0xEF, 0xB8, 0x8F]

  private static let drawn: [(StaticString, StaticString)] = [
    ("⭐", "star"), ("🌀", "spiral"), ("🌊", "wave"), ("🌙", "moon"), ("🌧", "rain"), ("🌬", "wind"),
    ("🌱", "sprout"), ("🌿", "herb"), ("🍃", "leaves"), ("🍎", "apple"), ("🍫", "chocolate"),
    ("🍷", "glass"), ("🎨", "palette"), ("🎵", "note"), ("🏃", "run"), ("🏃‍♀", "run"),
    ("🏋", "weight"), ("💅", "nails"), ("💊", "pill"), ("💠", "gem"), ("💥", "burst"),
    ("💧", "water"), ("💪", "strength"), ("💬", "talk"), ("💭", "thought"), ("📖", "book"),
    ("📱", "phone"), ("📵", "phoneoff"), ("🔋", "battery"), ("🔥", "flame"), ("😄", "joy"),
    ("😊", "joy"), ("😐", "calm"), ("😕", "gloom"), ("😞", "low"), ("😢", "low"), ("😴", "sleep"),
    ("🙁", "gloom"), ("🙂", "smile"), ("🙏", "thanks"), ("🚴", "bike"), ("🚶", "walk"),
    ("🛋", "sofa"), ("🤝", "handshake"), ("🤸", "stretch"), ("🥊", "glove"), ("🥗", "salad"),
    ("🦵", "leg"), ("🧘", "meditation"), ("🧘‍♂", "meditation"), ("🧹", "broom"),
    ("🪥", "toothbrush"), ("🪫", "lowbattery"), ("🪷", "lotus"), ("🫁", "lungs"), ("☀", "sun"),
    ("⛅", "cloud"), ("⚡", "bolt"), ("✍", "pen"), ("✨", "sparkle"),
  ]
}

extension HTML {
  /// Writes words; an emoji before them is shown as our own drawing where there is one.
  mutating func addWords(_ words: String) {
    let end = words.utf8.firstIndex(of: UInt8(ascii: " ")) ?? words.endIndex
    guard let name = Glyph.name(of: words[..<end]) else { return text(words) }
    element("span", .style("glyph"), .word("data-glyph", name), text: String(words[..<end]))
    text(String(words[end...]))
  }
}
