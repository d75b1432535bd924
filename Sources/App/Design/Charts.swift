// The values of the pictures. Each has a sentence that reads it and a table that says the same.
import Engine

/// Bars or a line over equal steps, with an optional second series as a line (the target).
public struct Chart {
  public enum Look { case bars, line }
  public struct Point {
    /// "Mon", "12 Mar": shown under the picture when there is room, and in the table.
    public var label: String
    /// In thousandths of the unit; nothing where it is unknown, which is not zero.
    public var value: Int64?
    public var target: Int64?
    /// As shown in the table: "12", "—".
    public var valueText: String
    public var targetText: String

    public init(
      label: String, value: Int64?, target: Int64? = nil, valueText: String, targetText: String = ""
    ) {
      self.label = label
      self.value = value
      self.target = target
      self.valueText = valueText
      self.targetText = targetText
    }
  }
  public var key: String
  public var title: String
  /// One sentence that reads the picture.
  public var sentence: String
  public var look: Look
  public var tone: Tone
  public var points: [Point]
  /// The height of the picture and its words, where the largest value is no round number.
  public var ceiling: (value: Int64, text: String)?
  /// Names of the table's columns: step, value, target (empty when there is none).
  public var columns: (step: String, value: String, target: String)
  /// "Show as a table".
  public var tableLabel: String

  public init(
    key: String, title: String, sentence: String, look: Look, tone: Tone = .ember,
    points: [Point], columns: (step: String, value: String, target: String), tableLabel: String
  ) {
    self.key = key
    self.title = title
    self.sentence = sentence
    self.look = look
    self.tone = tone
    self.points = points
    self.columns = columns
    self.tableLabel = tableLabel
  }
}

/// An hour of a heat map: how often, in thousandths of the fullest, and how deep its colour is.
public struct HourBar: Hashable {
  public var height: Int
  /// 1 … 3; 0 where that is not known.
  public var depth: Int

  public init(height: Int, depth: Int) {
    self.height = height
    self.depth = depth
  }
}

/// Days by row and column, such as month × day, or hours by weekday.
public struct HeatMap {
  public var key: String
  public var title: String
  public var sentence: String
  public var rowLabels: [String]
  public var columnLabels: [String]
  public var tableLabel: String
  /// Says the same as the picture.
  public var table: Table
  /// Row by row; nothing where it is unknown.
  public var days: [[DayFill?]] = []
  /// Row by row; in place of days.
  public var bars: [[HourBar?]] = []
  /// What the depths of bars mean.
  public var depths: [(depth: Int, words: String)] = []
  /// What the fills of days mean.
  public var legend: [FillMeaning] = []

  public init(
    key: String, title: String, sentence: String, rowLabels: [String], columnLabels: [String],
    tableLabel: String, table: Table
  ) {
    self.key = key
    self.title = title
    self.sentence = sentence
    self.rowLabels = rowLabels
    self.columnLabels = columnLabels
    self.tableLabel = tableLabel
    self.table = table
  }
}
