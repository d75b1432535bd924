// Sets a card: which words stand where, and the landscape with the bird beneath them. The page
// shows both; a picture gets the landscape as a file and its words from the page, because a drawing
// of its own has no typeface of ours.

/// Words at a place of a card.
public struct CardLine: Equatable, Sendable {
  public let words: String
  /// Where the words begin.
  public let x: Int
  /// Where they stand.
  public let y: Int
  public let size: Int
  public let weight: Int
  public let colour: String
}

/// A card in a box of 1080 × 1350.
public struct CardDrawing {
  public static let width = 1080
  public static let height = 1350
  /// The face of the app, and what a device has of its own.
  public static let face = "Nunito, system-ui, sans-serif"
  static let margin = 96
  /// Lines that the words of the large number can take, and words that stand alone.
  private static let mostWords = 3
  private static let mostAlone = 4
  /// Nothing but the name stands below: there is the bird.
  private static let ground = 915
  /// From one of the other lines to the next.
  private static let step = 62

  public let look: CardLook
  public private(set) var lines: [CardLine] = []
  private var y = CardDrawing.margin

  public init(_ card: ShareCard) {
    look = card.look
    let palette = look.palette
    if !card.number.isEmpty {
      let size = numberSize(card.number)
      y += size * 3 / 4
      add(card.number, size: size, weight: 250, palette.ink)
      y += 24
    }
    let isAlone = card.number.isEmpty
    let most = isAlone ? CardDrawing.mostAlone : CardDrawing.mostWords
    let size = isAlone && broken(card.words, size: 92).count <= most ? 92 : 72
    for line in wrapped(card.words, size: size, most: most) {
      y += size * 6 / 5
      add(line, size: size, weight: 700, palette.ink)
    }
    y += 48
    for other in card.others where y + CardDrawing.step <= CardDrawing.ground {
      let left = (CardDrawing.ground - y) / CardDrawing.step
      for line in wrapped(other, size: 46, most: left) {
        y += CardDrawing.step
        add(line, size: 46, weight: 500, palette.soft)
      }
    }
    y = CardDrawing.height - 72
    add("Redstart", size: 42, weight: 700, palette.soft)
  }

  private mutating func add(_ words: String, size: Int, weight: Int, _ colour: String) {
    lines.append(
      CardLine(
        words: words, x: CardDrawing.margin, y: y, size: size, weight: weight, colour: colour))
  }

  private static var room: Int { width - 2 * margin }

  /// As large as the number finds room; no letter of the face is wider than three fifths of it.
  private func numberSize(_ number: String) -> Int {
    min(320, CardDrawing.room * 5 / (3 * max(1, number.count)))
  }

  /// Letters of a line of the card's width.
  private func letters(_ size: Int) -> Int { CardDrawing.room * 100 / (size * 56) }

  /// The words in so many lines at most; what finds no room is cut.
  private func wrapped(_ words: String, size: Int, most: Int) -> [String] {
    var lines = broken(words, size: size)
    guard lines.count > most else { return lines }
    lines = Array(lines.prefix(most))
    lines[most - 1] = String(lines[most - 1].prefix(letters(size) - 1)) + "…"
    return lines
  }

  /// The words in lines of the card's width.
  private func broken(_ words: String, size: Int) -> [String] {
    let letters = letters(size)
    var lines: [String] = []
    for word in words.split(separator: " ") {
      let word = word.count > letters ? String(word.prefix(letters - 1)) + "…" : String(word)
      if let last = lines.last, last.count + 1 + word.count <= letters {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}

extension CardDrawing {
  /// The landscape as a file of its own, which needs nothing else.
  public var svg: String {
    var html = HTML<Message>()
    html.add(self, hasWords: false)
    return String(decoding: html.bytes, as: UTF8.self)
  }
}

extension HTML {
  @inline(never)  // Not of a first visit.
  mutating func add(_ card: ShareCard) {
    element(
      "figure", .style("share-card"), .key("share-card"), .word("role", "img"),
      .text("aria-label", card.label)
    ) { $0.add(CardDrawing(card), hasWords: true) }
  }

  fileprivate mutating func add(_ drawing: CardDrawing, hasWords: Bool) {
    element(
      "svg", .word("xmlns", "http://www.w3.org/2000/svg"), .number("width", CardDrawing.width),
      .number("height", CardDrawing.height),
      .word("viewBox", "0 0 1080 1350"), .word("aria-hidden", "true")
    ) { html in
      html.addLandscape(drawing.look)
      html.element("g", .word("transform", "translate(650 900)scale(2.2)")) { html in
        html.append(CardBird.drawing)
      }
      guard hasWords else { return }
      for line in drawing.lines {
        html.element(
          "text", .number("x", line.x), .number("y", line.y), .number("font-size", line.size),
          .number("font-weight", line.weight), .text("fill", line.colour), text: line.words)
      }
    }
  }

  /// The sky, a sun or a moon that touches no words, and two hills.
  private mutating func addLandscape(_ look: CardLook) {
    let palette = look.palette
    element(
      "rect", .number("width", CardDrawing.width), .number("height", CardDrawing.height),
      .text("fill", palette.ground)
    ) { _ in }
    addShape("M300 1010a110 110 0 1 0 .1 0z", palette.light)
    if look == .night {
      addShape(
        "M420 960a5 5 0 1 0 .1 0zM72 930a4 4 0 1 0 .1 0zM560 1050a4 4 0 1 0 .1 0z", palette.light)
    }
    addShape("M0 1130C230 1040 430 1060 620 1120S940 1190 1080 1100V1350H0z", palette.far)
    addShape("M0 1250C260 1150 520 1190 700 1215S980 1200 1080 1170V1350H0z", palette.near)
  }

  private mutating func addShape(_ path: StaticString, _ colour: String) {
    element("path", .word("d", path), .text("fill", colour)) { _ in }
  }
}
