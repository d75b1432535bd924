// The colours of a card. A picture of its own has no style sheet, so these are the values that the
// tokens have there; `ShareCardTests` holds every pair of words and ground apart.

struct CardPalette {
  let ground: String
  /// The sun, or the moon.
  let light: String
  let far: String
  let near: String
  let ink: String
  let soft: String
}

extension CardLook {
  var palette: CardPalette {
    switch self {
    case .paper:
      CardPalette(
        ground: "#fcf8f2", light: "#ffeadf", far: "#f7eeda", near: "#e2f6e8", ink: "#1b2026",
        soft: "#484e55")
    case .dusk:
      CardPalette(
        ground: "#2c243a", light: "#ee8f58", far: "#41261a", near: "#1a2e21", ink: "#f4f1ed",
        soft: "#b9bec4")
    case .night:
      CardPalette(
        ground: "#0c1015", light: "#ddc89e", far: "#151a20", near: "#1f252c", ink: "#f4f1ed",
        soft: "#b9bec4")
    }
  }
}
