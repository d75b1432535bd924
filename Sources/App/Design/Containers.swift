// The values of the components that hold others.

/// A sentence, a picture or a choice on a surface of its own.
public struct Card<Message> {
  public var key: String
  public var title: String?
  public var symbol: Symbol?
  public var tone: Tone
  public var body: [Component<Message>]
  /// Puts the card away; nothing where it cannot be.
  public var dismiss: (label: String, message: Message)?

  public init(
    key: String, title: String? = nil, symbol: Symbol? = nil, tone: Tone = .plain,
    body: [Component<Message>], dismiss: (label: String, message: Message)? = nil
  ) {
    self.key = key
    self.title = title
    self.symbol = symbol
    self.tone = tone
    self.body = body
    self.dismiss = dismiss
  }
}

/// Rows under each other, such as the entries of a day.
public struct List<Message> {
  public struct Row {
    public var key: String
    public var title: String
    public var detail: String?
    public var value: String?
    public var symbol: Symbol?
    /// A picture that the person picked, in place of a symbol.
    public var icon: String?
    /// The medal of a milestone, in place of both.
    public var medal: Medal?
    public var tier = 0
    public var tone: Tone
    /// The whole row is a button when pressing it does something.
    public var pressed: Message?
    /// Its identity where it does something else than open the row, and what it does in words.
    public var pressedKey: String?
    public var pressedWords: String?
    /// What a long press means.
    public var held: Message?
    /// How much of a ring round the picture is full, in eighths.
    public var eighths: Int?
    public var actions: [Button<Message>]
    /// What it means that another row, with this identity on the page, was dropped here.
    public var dropped: ((String) -> Message)?

    public init(
      key: String, title: String, detail: String? = nil, value: String? = nil,
      symbol: Symbol? = nil, icon: String? = nil, tone: Tone = .plain, pressed: Message? = nil,
      actions: [Button<Message>] = [], dropped: ((String) -> Message)? = nil
    ) {
      self.key = key
      self.title = title
      self.detail = detail
      self.value = value
      self.symbol = symbol
      self.icon = icon
      self.tone = tone
      self.pressed = pressed
      self.actions = actions
      self.dropped = dropped
    }
  }
  public var label: String
  public var rows: [Row]
  /// Two beside each other where they fit, in place of one under the other.
  public var isTiled: Bool

  public init(label: String, isTiled: Bool = false, rows: [Row]) {
    self.label = label
    self.isTiled = isTiled
    self.rows = rows
  }
}

/// One question above the page; from 900 px a panel at the side.
public struct Sheet<Message> {
  public var key: String
  public var title: String
  public var body: [Component<Message>]
  public var closeLabel: String
  public var closed: Message

  public init(
    key: String, title: String, body: [Component<Message>], closeLabel: String, closed: Message
  ) {
    self.key = key
    self.title = title
    self.body = body
    self.closeLabel = closeLabel
    self.closed = closed
  }
}

/// A short line at the foot of the page with at most one action and one way out.
public struct Toast<Message> {
  public var text: String
  public var action: Button<Message>?
  public var errand: Errand<Message>?

  public init(_ text: String, action: Button<Message>? = nil) {
    self.text = text
    self.action = action
  }
}

/// A line that a person should know before going on, such as "not saved yet".
public struct Notice<Message> {
  public enum Kind { case information, attention }
  public var key: String
  public var kind: Kind
  public var text: String
  public var actions: [Button<Message>]

  public init(
    key: String, kind: Kind = .information, _ text: String, actions: [Button<Message>] = []
  ) {
    self.key = key
    self.kind = kind
    self.text = text
    self.actions = actions
  }
}

/// What will stand here, and the one action that makes it so.
public struct Empty<Message> {
  public var symbol: Symbol
  public var title: String
  public var text: String
  public var action: Button<Message>?

  public init(symbol: Symbol, title: String, text: String, action: Button<Message>? = nil) {
    self.symbol = symbol
    self.title = title
    self.text = text
    self.action = action
  }
}

/// More, for who wants to know.
public struct Details<Message> {
  public var key: String
  public var summary: String
  public var symbol: Symbol?
  /// How it stands, beside the summary: then it is a row over the whole width of its list.
  public var value: String?
  /// Open from the start; afterwards the person opens and folds it.
  public var isOpen: Bool
  public var body: [Component<Message>]

  public init(
    key: String, summary: String, symbol: Symbol? = nil, value: String? = nil, isOpen: Bool = false,
    body: [Component<Message>]
  ) {
    self.key = key
    self.summary = summary
    self.symbol = symbol
    self.value = value
    self.isOpen = isOpen
    self.body = body
  }

  /// A row of a list of such rows.
  public var isRow: Bool { symbol != nil || value != nil }
}
