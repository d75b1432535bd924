// The picture of a card: a drawing that needs nothing from anywhere, words that are words, and room
// for what a person may have called their own.
import App
import Engine
import Foundation
import Testing

private func json(_ card: ShareCard, shares: Bool = true) -> String {
  String(
    decoding: EffectPage.json([.card(name: "redstart.png", card, shares: shares)]) { _ in 0 },
    as: UTF8.self)
}

private let hostile = "</text><script>alert(\"1\")</script> & 'x' \u{A0}<image href=https://x.y/>"

@Suite("The picture of a card") struct ShareCardTests {
  @Test("The drawing names no other file and no style", arguments: CardLook.allCases)
  func alone(look: CardLook) {
    let svg = CardDrawing(ShareCard(look, number: "8", words: "days", label: "8 days")).svg
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1080\""))
    for sign in ["href", "url(", "style", "class=", "<text", "<script", "<image", "days"] {
      #expect(!svg.contains(sign), "\(sign)")
    }
  }

  @Test("Words of a person are never markup")
  func escaped() {
    var html = HTML<Message>()
    html.add(
      .shareCard(
        ShareCard(.paper, number: "<b>", words: hostile, others: [hostile], label: hostile)))
    let page = String(decoding: html.bytes, as: UTF8.self)
    #expect(!page.contains("<script") && !page.contains("<image") && !page.contains("<b>"))
    #expect(page.contains("&lt;/text&gt;"))
  }

  @Test("What goes to the page is the drawing, its words and where they stand")
  func effect() {
    let card = ShareCard(.night, number: "14", words: "days", others: ["3 more"], label: "x")
    let text = json(card, shares: false)
    #expect(text.contains("\"do\":\"card\"") && text.contains("\"name\":\"redstart.png\""))
    #expect(text.contains("\"shares\":false"))
    for words in ["14", "days", "3 more", "Redstart"] {
      #expect(text.contains("{\"words\":\"\(words)\",\"font\":\""), "\(words)")
    }
    #expect(text.contains("Nunito, system-ui, sans-serif"))
  }

  @Test("Nothing runs over the edge or into the bird, however long it is")
  func room() {
    let long = String(repeating: "Donaudampfschifffahrt", count: 4)
    let many = [String](repeating: "word", count: 60).joined(separator: " ")
    for words in [long, many, "", " ", "a"] {
      for number in ["", "1", "1,234,567 €", "12345678901234567890"] {
        let card = ShareCard(.paper, number: number, words: words, others: [many, long], label: "")
        for line in CardDrawing(card).lines {
          let width = line.words.count * line.size * 3 / 5
          #expect(line.x + width <= CardDrawing.width, "\(line)")
          #expect(line.y <= CardDrawing.height && line.y > 0)
        }
        let body = CardDrawing(card).lines.dropLast()
        #expect(body.allSatisfy { $0.y <= 915 }, "\(body.map { $0.y })")
      }
    }
  }

  @Test("Nothing of a swap with all that is said of it is cut")
  func swap() {
    let card = ShareCard(
      .paper, words: "Sparkling water with orange",
      others: [
        "instead of Sugar-sweetened drinks", "Same fizz, a fresh smell, hardly any sugar.",
        "About 136 kcal less", "What goes in: Sparkling water, Orange juice",
      ], label: "")
    let lines = CardDrawing(card).lines.map { $0.words }
    #expect(!lines.contains { $0.contains("…") }, "\(lines)")
    let longer = "Sparkling water with orange instead of Sugar-sweetened drinks"
    let alone = CardDrawing(ShareCard(.paper, words: longer, label: "")).lines.dropLast()
    #expect(alone.map { $0.words }.joined(separator: " ") == longer)
  }

  @Test("Every word can be told from what it stands on", arguments: CardLook.allCases)
  func contrast(look: CardLook) throws {
    let svg = CardDrawing(ShareCard(look, words: "a", label: "")).svg
    let landscape = try #require(svg.components(separatedBy: "<g transform").first)
    let parts = landscape.components(separatedBy: "fill=\"").dropFirst()
    let fills = parts.map { String($0.prefix(7)) }
    let sky = try #require(fills.first)
    let hill = try #require(fills.last)
    let lines = CardDrawing(ShareCard(look, words: "a", others: ["b"], label: "")).lines
    for line in lines.dropLast() {
      #expect(contrastOf(line.colour, sky) >= 4.5, "\(line.words) on \(sky)")
    }
    let name = try #require(lines.last)
    #expect(contrastOf(name.colour, hill) >= 4.5)
  }

  @Test("The bird is the one of the app")
  func bird() throws {
    let birds = try webFile("birds.svg")
    let start = try #require(birds.range(of: "<g class=\"p\" id=\"perched\">")?.upperBound)
    let end = try #require(birds.range(of: "</g>\n", range: start..<birds.endIndex)?.lowerBound)
    var drawing = String(birds[start..<end])
    for name in ["t", "b", "e"] {
      drawing = drawing.replacingOccurrences(of: " class=\"\(name)\"", with: "")
    }
    #expect(CardDrawing(ShareCard(.paper, words: "", label: "")).svg.contains(drawing))
  }

  /// Source: WCAG 2.2, contrast ratio.
  private func contrastOf(_ one: String, _ other: String) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func luminance(_ hex: String) -> Double {
    let number = Int(hex.dropFirst(), radix: 16) ?? 0
    let parts = [16, 8, 0].map { shift -> Double in
      let value = Double((number >> shift) & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
