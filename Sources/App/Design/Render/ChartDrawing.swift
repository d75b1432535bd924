// Turns the points of a chart into paths: one for the bars, one for the target, one for the
// unknown, so that a year of days is four elements.

/// The paths of one chart in a box of 10000 × 4000, y downwards.
public struct ChartDrawing {
  public static let width = 10_000
  public static let height = 4_000
  /// Two bars stay bars and are no blocks.
  private static let widestBar = 900
  /// Known values, at or under their target.
  public private(set) var values = ""
  /// Bars above their target.
  public private(set) var over = ""
  public private(set) var target = ""
  /// Steps without a value: a dotted piece of the base line.
  public private(set) var unknown = ""
  /// The newest known point of a line.
  public private(set) var last = ""
  /// The words at the height of the largest value; nothing when all are zero.
  public private(set) var topText: String?

  private var largest: Int64 = 0
  private let points: [Chart.Point]

  public init(_ chart: Chart) {
    points = chart.points
    for point in points {
      if let value = point.value, value > largest { (largest, topText) = (value, point.valueText) }
      if let target = point.target, target > largest {
        (largest, topText) = (target, point.targetText)
      }
    }
    if let ceiling = chart.ceiling, ceiling.value >= largest {
      (largest, topText) = ceiling
    }
    // What a line has no value for at its end lies ahead, and is not unknown.
    let ahead =
      chart.look == .line
      ? points.lastIndex { $0.value != nil }.map { $0 + 1 } ?? 0 : points.endIndex
    for index in points.indices {
      if chart.look == .bars { addBar(index) }
      addTarget(index)
      if index < ahead { addUnknown(index) }
    }
    if chart.look == .line { addLine() }
  }

  private func left(_ index: Int) -> Int { index * Self.width / points.count }
  private func right(_ index: Int) -> Int { (index + 1) * Self.width / points.count }
  private func middle(_ index: Int) -> Int { (left(index) + right(index)) / 2 }

  /// The height above the base line; a value above zero is never flat.
  private func rise(_ value: Int64) -> Int {
    guard largest > 0, value > 0 else { return 0 }
    // Halved until the product fits, which costs no digit that can be seen.
    var (part, whole) = (value, largest)
    while whole > 1 << 50 { (part, whole) = (part / 2, whole / 2) }
    return max(60, Int(part * Int64(Self.height) / whole))
  }

  private mutating func addBar(_ index: Int) {
    guard let value = points[index].value else { return }
    let step = right(index) - left(index)
    let width = min(step * (points.count > 60 ? 82 : 64) / 100, Self.widestBar)
    let x = middle(index) - width / 2
    // Zero is a flat piece of solid line: known, and nothing.
    let rise = max(30, rise(value))
    let corner = min(width / 2, 140, rise)
    let top = Self.height - rise
    let bar =
      "M\(x) \(Self.height)V\(top + corner)Q\(x) \(top) \(x + corner) \(top)"
      + "H\(x + width - corner)Q\(x + width) \(top) \(x + width) \(top + corner)"
      + "V\(Self.height)Z"
    if let target = points[index].target, value > target { over += bar } else { values += bar }
  }

  private mutating func addTarget(_ index: Int) {
    guard let value = points[index].target else { return }
    let continues = index > 0 && points[index - 1].target != nil
    let y = Self.height - rise(value)
    target += (continues ? "V\(y)" : "M\(left(index)) \(y)") + "H\(right(index))"
  }

  private mutating func addUnknown(_ index: Int) {
    guard points[index].value == nil else { return }
    let continues = index > 0 && points[index - 1].value == nil
    unknown += (continues ? "" : "M\(left(index)) \(Self.height - 90)") + "H\(right(index))"
  }

  /// A line breaks where a value is unknown; a point between two gaps is a dot.
  private mutating func addLine() {
    for (index, point) in points.enumerated() {
      guard let value = point.value else { continue }
      let place = "\(middle(index)) \(Self.height - rise(value))"
      let continues = index > 0 && points[index - 1].value != nil
      values += continues ? "L\(place)" : "M\(place)h0"
      last = "M\(place)h0"
    }
  }
}
