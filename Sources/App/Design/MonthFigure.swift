// The value of the calendar's month: a button for each day, which says as a sentence what its one
// fill shows.
import Engine

/// A month of days to press.
public struct MonthFigure<Message> {
  /// A day.
  public struct Cell {
    public var number: String
    /// The day in words.
    public var sentence: String
    public var key: String
    /// Nothing for a day that has not come.
    public var pressed: Message?
    public var isToday = false
    /// Nothing where nothing is known of the day.
    public var fill: DayFill?

    public init(number: String, sentence: String, key: String, pressed: Message?) {
      self.number = number
      self.sentence = sentence
      self.key = key
      self.pressed = pressed
    }
  }
  public var key: String
  public var label: String
  /// The head of the columns.
  public var weekdays: [String]
  /// Rows of seven; nothing where a place belongs to another month.
  public var weeks: [[Cell?]]
  /// What the fills mean, as far as there are any.
  public var legend: [FillMeaning]

  public init(
    key: String, label: String, weekdays: [String], weeks: [[Cell?]], legend: [FillMeaning] = []
  ) {
    self.key = key
    self.label = label
    self.weekdays = weekdays
    self.weeks = weeks
    self.legend = legend
  }
}

/// A fill and the word that it stands for.
public struct FillMeaning {
  public var fill: DayFill
  public var words: String

  public init(_ fill: DayFill, _ words: String) {
    self.fill = fill
    self.words = words
  }
}

/// A way of steps that stay, with rest stops; a sentence reads it.
public struct WayFigure {
  public var key: String
  public var sentence: String
  /// All steps of the way so far.
  public var steps: Int
  /// The steps at which a rest stop opened.
  public var stops: [Int]
  /// Whether a rest stop lies ahead.
  public var hasNext: Bool

  /// From which step on the next of the six landscapes is walked: roofs, river, hills, sea, south,
  /// and after a year the roofs at home in spring.
  private static let landscapes = [0, 30, 90, 180, 270, 365]

  /// The landscape that is walked, from 1 on.
  var landscape: Int { WayFigure.landscapes.filter { $0 <= steps }.count }

  public init(key: String, sentence: String, steps: Int, stops: [Int], hasNext: Bool) {
    self.key = key
    self.sentence = sentence
    self.steps = steps
    self.stops = stops
    self.hasNext = hasNext
  }
}
