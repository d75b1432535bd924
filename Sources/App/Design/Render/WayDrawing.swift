// Draws the journey: rows of seven steps that wind upwards like a path up a hill, the newest ones
// at the top. Whatever does not fit is below the picture and still counts.

/// The places of a way in a box of 180 wide.
public struct WayDrawing {
  public static let width = 180
  private static let perRow = 7
  private static let mostRows = 6
  private static let rowHeight = 28
  private static let step = 22
  private static let margin = 24

  /// The first step that is drawn, counted from 0.
  public let firstShown: Int
  public let height: Int
  /// The line from the first shown step to the newest.
  public private(set) var path = ""
  /// From the newest step on to the next rest stop.
  public private(set) var ahead = ""
  public private(set) var dots = ""
  public private(set) var stops = ""
  /// Where the walker stands.
  public private(set) var walker: (x: Int, y: Int)

  public init(_ way: WayFigure) {
    let rows = max(1, (way.steps + WayDrawing.perRow - 1) / WayDrawing.perRow)
    let shownRows = min(rows, WayDrawing.mostRows)
    firstShown = (rows - shownRows) * WayDrawing.perRow
    height = (shownRows + 1) * WayDrawing.rowHeight
    walker = (0, 0)
    let bottom = height - WayDrawing.rowHeight / 2
    walker = place(0, bottom)
    for number in firstShown..<max(way.steps, firstShown) {
      let (x, y) = place(number - firstShown, bottom)
      path += path.isEmpty ? "M\(x) \(y)" : bend(from: walker, to: (x, y))
      if way.stops.contains(number + 1) {
        stops += "M\(x - 7) \(y)a7 7 0 1 0 14 0a7 7 0 1 0-14 0z"
      } else {
        dots += "M\(x - 3) \(y)a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"
      }
      walker = (x, y)
    }
    guard way.hasNext else { return }
    let next = place(max(0, way.steps - firstShown), bottom)
    ahead = "M\(walker.x) \(walker.y)" + bend(from: walker, to: next)
  }

  /// Along a row straight on, and up to the next one in a half circle outwards.
  private func bend(from: (x: Int, y: Int), to: (x: Int, y: Int)) -> String {
    guard from.y != to.y else { return "L\(to.x) \(to.y)" }
    let radius = WayDrawing.rowHeight / 2
    let side = from.x > WayDrawing.width / 2 ? 0 : 1
    return "A\(radius) \(radius) 0 0 \(side) \(to.x) \(to.y)"
  }

  /// Every second row runs back, so that the way never jumps.
  private func place(_ offset: Int, _ bottom: Int) -> (x: Int, y: Int) {
    let row = offset / WayDrawing.perRow
    let column = offset % WayDrawing.perRow
    let across = row % 2 == 0 ? column : WayDrawing.perRow - 1 - column
    return (WayDrawing.margin + across * WayDrawing.step, bottom - row * WayDrawing.rowHeight)
  }
}

extension HTML {
  mutating func add(_ way: WayFigure) {
    let drawing = WayDrawing(way)
    element(
      "figure", .style("way"), .key(way.key), .word("role", "img"),
      .text("aria-label", way.sentence), .number("data-land", way.landscape)
    ) { html in
      html.element(
        "svg", .text("viewBox", "0 0 \(WayDrawing.width) \(drawing.height)"),
        .word("aria-hidden", "true")
      ) { html in
        html.addPath("trail", drawing.path)
        html.addPath("trail ahead", drawing.ahead)
        html.addPath("step", drawing.dots)
        html.addPath("stop", drawing.stops)
        let (x, y) = drawing.walker
        html.element(
          "foreignObject", .number("x", x - 16), .number("y", y - 29), .number("width", 32),
          .number("height", 32)
        ) { $0.add(BirdPose.perched) }
      }
    }
  }
}
