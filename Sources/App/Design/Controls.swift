// The values of the components that a person can act on. Messages are facts: what was pressed.

/// Something to press.
public struct Button<Message> {
  public enum Role {
    /// The one action of a screen, in ember.
    case primary
    case secondary
    /// Words only.
    case quiet
    /// Large and alone on its line: at least 64 px high.
    case large
    case chip
    /// Destroys something; says so in words, not in colour.
    case removal
    /// A pictogram alone, whose label is for screen readers.
    case sign
  }
  public var label: String
  /// What a screen reader says when the label alone is not enough.
  public var hint: String?
  public var role: Role
  public var symbol: Symbol?
  public var isDisabled: Bool
  /// Identity on the page, for tests and for keeping the focus.
  public var key: String
  public var message: Message
  /// What a long press means, and Shift+F10 on a keyboard.
  public var held: Message?

  public init(
    _ label: String, _ message: Message, key: String, role: Role = .secondary,
    symbol: Symbol? = nil, hint: String? = nil, isDisabled: Bool = false
  ) {
    self.label = label
    self.message = message
    self.key = key
    self.role = role
    self.symbol = symbol
    self.hint = hint
    self.isDisabled = isDisabled
  }
}

/// A link that starts a Shortcut of the person's own, and says that it was pressed.
public struct Errand<Message> {
  public var label: String
  public var address: String
  /// Identity on the page, for tests and for keeping the focus.
  public var key: String
  public var message: Message

  public init(_ label: String, starting address: String, _ message: Message, key: String) {
    self.label = label
    self.address = address
    self.key = key
    self.message = message
  }
}

/// A few answers to pick from: chips, cards or rows; one of them or many.
public struct Choice<Message> {
  public struct Option {
    public var label: String
    public var detail: String?
    public var symbol: Symbol?
    public var isPicked: Bool
    public var key: String
    public var message: Message

    public init(
      _ label: String, _ message: Message, key: String, isPicked: Bool, detail: String? = nil,
      symbol: Symbol? = nil
    ) {
      self.label = label
      self.message = message
      self.key = key
      self.isPicked = isPicked
      self.detail = detail
      self.symbol = symbol
    }
  }
  public enum Look {
    case chips, cards, segments
    /// Chips in one line, which is pushed aside where they do not fit.
    case strip
  }
  public var label: String
  /// The label is only for screen readers when a heading says it already.
  public var hidesLabel: Bool
  public var look: Look
  public var allowsMany: Bool
  public var options: [Option]

  public init(
    _ label: String, look: Look = .chips, allowsMany: Bool = false, hidesLabel: Bool = false,
    options: [Option]
  ) {
    self.label = label
    self.look = look
    self.allowsMany = allowsMany
    self.hidesLabel = hidesLabel
    self.options = options
  }
}

/// A row of numbers to pick one from, such as 1 … 10; nothing is picked at first.
public struct Scale<Message> {
  public var label: String
  public var low: String
  public var high: String
  public var range: ClosedRange<Int>
  public var value: Int?
  public var key: String
  public var picked: (Int) -> Message

  public init(
    _ label: String, low: String, high: String, range: ClosedRange<Int>, value: Int?, key: String,
    picked: @escaping (Int) -> Message
  ) {
    self.label = label
    self.low = low
    self.high = high
    self.range = range
    self.value = value
    self.key = key
    self.picked = picked
  }
}

/// A number with less and more, which can also be typed.
public struct Stepper<Message> {
  public var label: String
  public var unit: String?
  public var value: String
  public var key: String
  public var less: Message?
  public var more: Message?
  public var lessLabel: String
  public var moreLabel: String
  public var typed: (String) -> Message
  public var problem: String?

  public init(
    _ label: String, value: String, key: String, unit: String? = nil, less: Message?,
    more: Message?, lessLabel: String, moreLabel: String, problem: String? = nil,
    typed: @escaping (String) -> Message
  ) {
    self.label = label
    self.value = value
    self.key = key
    self.unit = unit
    self.less = less
    self.more = more
    self.lessLabel = lessLabel
    self.moreLabel = moreLabel
    self.problem = problem
    self.typed = typed
  }
}

/// Words or a number to type.
public struct TextField<Message> {
  public enum Kind {
    case text, lines, integer, decimal, date, time, search
    case email
    /// A password that is known, one that is new, and both of them while they are shown.
    case password, newPassword, shownPassword, shownNewPassword
    /// Letters to be copied from a sheet.
    case code
  }
  public var label: String
  public var kind: Kind
  public var value: String
  public var placeholder: String
  public var hint: String?
  /// What is off and how to mend it; nothing while all is well.
  public var problem: String?
  public var key: String
  public var maxLength: Int
  public var entered: (String) -> Message

  public init(
    _ label: String, kind: Kind = .text, value: String, key: String, placeholder: String = "",
    hint: String? = nil, problem: String? = nil, maxLength: Int = 200,
    entered: @escaping (String) -> Message
  ) {
    self.label = label
    self.kind = kind
    self.value = value
    self.key = key
    self.placeholder = placeholder
    self.hint = hint
    self.problem = problem
    self.maxLength = maxLength
    self.entered = entered
  }
}

/// One of a longer list.
public struct Select<Message> {
  public var label: String
  public var value: String
  public var options: [(value: String, label: String)]
  public var key: String
  public var changed: (String) -> Message

  public init(
    _ label: String, value: String, options: [(value: String, label: String)], key: String,
    changed: @escaping (String) -> Message
  ) {
    self.label = label
    self.value = value
    self.options = options
    self.key = key
    self.changed = changed
  }
}

/// On or off.
public struct Toggle<Message> {
  public var label: String
  public var detail: String?
  public var isOn: Bool
  public var key: String
  public var flipped: Message

  public init(_ label: String, isOn: Bool, key: String, detail: String? = nil, flipped: Message) {
    self.label = label
    self.isOn = isOn
    self.key = key
    self.detail = detail
    self.flipped = flipped
  }
}

/// Fields that the Enter key sends together.
public struct Form<Message> {
  public var key: String
  /// Whose password is asked for, where no field says so: for what keeps passwords.
  public var owner: String?
  public var body: [Component<Message>]
  public var submitted: Message

  public init(
    key: String, owner: String? = nil, body: [Component<Message>], submitted: Message
  ) {
    self.key = key
    self.owner = owner
    self.body = body
    self.submitted = submitted
  }
}
