// The value of a card of highlights: a number, what it says, and a line of how it came to that.

/// A card whose whole face opens what stands behind it.
public struct Highlight<Message> {
  public var key: String
  /// Nothing where the sentence says it all.
  public var value: String?
  public var unit: String?
  /// Goes on from the number.
  public var sentence: String
  public var tone: Tone
  /// Where the number comes from.
  public var why: String?
  /// Drawn without axes and labels, and not at all where there is no line in it.
  public var spark: Chart?
  public var body: [Component<Message>]

  public init(
    key: String, value: String? = nil, unit: String? = nil, sentence: String, tone: Tone = .plain,
    why: String? = nil, spark: Chart? = nil, body: [Component<Message>]
  ) {
    self.key = key
    self.value = value
    self.unit = unit
    self.sentence = sentence
    self.tone = tone
    self.why = why
    self.spark = spark
    self.body = body
  }
}

extension Highlight {
  /// The first of some figures on the face, and the others behind it.
  public init(
    key: String, _ first: Stat, others: [Stat], spark: Chart? = nil, more: [Component<Message>] = []
  ) {
    let grid: [Component<Message>] = others.isEmpty ? [] : [.grid(others.map { .stat($0) })]
    self.init(
      key: key, value: first.value, unit: first.unit, sentence: first.label, tone: first.tone,
      why: first.why, spark: spark, body: grid + more)
  }
}

extension Chart {
  /// Whether there is anything in it to look at.
  public var hasPicture: Bool { points.contains { ($0.value ?? 0) > 0 } }

  /// Whether there are two places for a line to lead from one to the other.
  var hasLine: Bool { hasPicture && points.filter { $0.value != nil }.count > 1 }
}
