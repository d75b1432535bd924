// Computes from the style sheet whether every pair of colours in use can be told apart.
import Foundation
import Testing

/// A set of tokens as the style sheet gives them: name to light and dark.
private typealias Tokens = [String: [Colour]]

/// A colour as light intensities.
private struct Colour {
  let red: Double
  let green: Double
  let blue: Double

  /// From OKLCH to linear sRGB, cut to what a screen can show.
  /// Source: Björn Ottosson, "A perceptual color space for image processing" (2020).
  init(lightness: Double, chroma: Double, hue: Double) {
    let (a, b) = (chroma * cos(hue * .pi / 180), chroma * sin(hue * .pi / 180))
    let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
    let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
    let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
    func cut(_ value: Double) -> Double { min(1, max(0, value)) }
    red = cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
    green = cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
    blue = cut(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
  }

  /// Source: WCAG 2.2, relative luminance.
  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// Source: WCAG 2.2, contrast ratio; 1 … 21.
  func contrast(with other: Colour) -> Double {
    let (high, low) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)
  }
}

/// Reads `--name: light-dark(oklch(…), oklch(…))` between a line that ends with this selector
/// and the next brace that closes.
private func tokens(in block: String) throws -> Tokens {
  let sheet = try webFile("tokens.css")
  let start = try #require(sheet.range(of: block + " {\n")?.upperBound)
  let end = try #require(sheet.range(of: "}", range: start..<sheet.endIndex)?.lowerBound)
  var tokens: Tokens = [:]
  for line in sheet[start..<end].split(separator: "\n") {
    let numbers = line.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
    guard line.contains("light-dark(oklch"), numbers.count == 6 else { continue }
    let name = line.split(separator: ":")[0].drop { $0 == " " || $0 == "-" }
    tokens[String(name)] = [0, 3].map {
      Colour(lightness: numbers[$0], chroma: numbers[$0 + 1], hue: numbers[$0 + 2])
    }
  }
  return tokens
}

private func highTokens(in block: String) throws -> Tokens {
  try tokens(in: ":root").merging(tokens(in: block)) { $1 }
}

@Suite("Colours of the style sheet")
struct ContrastTests {
  private static let grounds = ["paper", "surface", "sunk"]
  private static let tints = ["ember-soft", "leaf-soft", "sky-soft", "dusk-soft", "sand-soft"]
  /// Words and what they stand on.
  private static let words: [(String, [String])] = [
    ("ink", grounds + tints + ["raised"]), ("ink-soft", grounds + ["sky-soft", "sand-soft"]),
    ("ink-faint", grounds), ("on-ember", ["ember"]), ("sand-ink", grounds),
    ("leaf", ["surface", "paper"]), ("sky", ["surface", "paper"]), ("dusk", ["surface", "paper"]),
    ("ember", ["surface", "paper"]), ("paper", ["ink"]),
  ]
  /// Lines, pictograms and surfaces that mean something, and what they stand on.
  private static let graphics: [(String, [String])] = [
    ("ember", grounds + ["ember-soft"]), ("leaf", grounds + ["leaf-soft"]),
    ("sky", grounds + ["sky-soft"]), ("dusk", grounds + ["dusk-soft"]), ("sand", ["surface"]),
    ("sand-ink", ["sand-soft"]), ("edge", grounds),
    ("focus", grounds + tints),
  ]

  private func expect(
    _ pairs: [(String, [String])], in tokens: Tokens, atLeast least: Double,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    for (front, backs) in pairs {
      for back in backs {
        let (colours, grounds) = (try #require(tokens[front]), try #require(tokens[back]))
        for (theme, name) in ["light", "dark"].enumerated() {
          let ratio = colours[theme].contrast(with: grounds[theme])
          #expect(ratio >= least, "\(front) on \(back), \(name)", sourceLocation: location)
        }
      }
    }
  }

  @Test("The formula knows black on white and a pair from the guideline's examples")
  func formula() {
    let black = Colour(lightness: 0, chroma: 0, hue: 0)
    let white = Colour(lightness: 1, chroma: 0, hue: 0)
    #expect(abs(black.contrast(with: white) - 21) < 0.01)
    // #ff0000 is oklch(0.628 0.2577 29.23) and stands at 4.00 on white.
    let red = Colour(lightness: 0.62796, chroma: 0.25768, hue: 29.234)
    #expect(abs(red.contrast(with: white) - 3.998) < 0.02)
  }

  @Test("Words stand out by 4.5 to 1 in light and dark")
  func wordsContrast() throws {
    try expect(Self.words, in: tokens(in: ":root"), atLeast: 4.5)
  }

  @Test("Lines and pictograms stand out by 3 to 1 in light and dark")
  func graphicsContrast() throws {
    try expect(Self.graphics, in: tokens(in: ":root"), atLeast: 3)
  }

  @Test(
    "With high contrast words stand out by 7 to 1, graphics by 4.5 to 1",
    arguments: ["html:not([data-contrast=\"normal\"])", "html[data-contrast=\"high\"]"])
  func highContrast(_ block: String) throws {
    try expect(Self.words, in: highTokens(in: block), atLeast: 7)
    try expect(Self.graphics, in: highTokens(in: block), atLeast: 4.5)
  }

  @Test("Every colour that the sheet uses is one that it defines")
  func namesAreDefined() throws {
    let sheet = try webFile("tokens.css")
    let used = sheet.components(separatedBy: "var(--").dropFirst().map { $0.prefix { $0 != ")" } }
    for name in Set(used) { #expect(sheet.contains("--\(name):"), "\(name)") }
  }
}
