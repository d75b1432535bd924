// The values of the components that only show something.
import Engine

/// A heading inside a page; the page's own title is level 1.
public struct Heading {
  public var text: String
  /// 2 or 3.
  public var level: Int

  public init(_ text: String, level: Int = 2) {
    self.text = text
    self.level = level
  }
}

/// A sentence or two.
public struct Text {
  public enum Role {
    case lead, body, soft, caption, quote
    /// Digits that are to be compared or copied, large.
    case digits
    /// What is off and how to mend it, where it is not about one field.
    case problem
  }
  public var text: String
  public var role: Role
  /// Read out when it changes; the element then always stays on the page.
  public var isLive: Bool

  public init(_ text: String, role: Role = .body, isLive: Bool = false) {
    self.text = text
    self.role = role
    self.isLive = isLive
  }
}

/// A way to another place.
public struct Link {
  public var label: String
  public var address: String
  public var symbol: Symbol?
  /// A number that stands large before the words.
  public var value: String?
  /// How it stands there now, in a few words below the label.
  public var detail: String?

  public init(
    _ label: String, to route: Route, symbol: Symbol? = nil, value: String? = nil,
    detail: String? = nil
  ) {
    self.label = label
    self.value = value
    self.detail = detail
    self.address = route.address
    self.symbol = symbol
  }

  /// A number to call; digits only.
  public init(_ label: String, calling number: String, symbol: Symbol? = nil) {
    self.label = label
    self.address = "tel:" + number
    self.symbol = symbol
  }

  /// A number to send a text to; digits only.
  public init(_ label: String, texting number: String, symbol: Symbol? = nil) {
    self.label = label
    self.address = "sms:" + number
    self.symbol = symbol
  }
}

extension Link {
  /// Out of the app to a provider, by way of the server.
  public init(_ label: String, leavingFor provider: SignInProvider) {
    self.label = label
    address = provider.address
    symbol = .globe
  }
}

/// What a figure or card is about; never the only carrier of its meaning.
public enum Tone { case plain, ember, leaf, sky, dusk, sand }

/// One number with its unit and what it says.
public struct Stat {
  public var value: String
  public var unit: String?
  public var label: String
  public var tone: Tone
  /// Where the number comes from, opened by "why?".
  public var why: String?

  public init(
    _ value: String, unit: String? = nil, label: String, tone: Tone = .plain, why: String? = nil
  ) {
    self.value = value
    self.unit = unit
    self.label = label
    self.tone = tone
    self.why = why
  }
}

/// The hero of a reduction plan: a count in a ring.
public struct Ring {
  public var value: String
  /// The line under the number: "of 20".
  public var caption: String
  /// How much of the ring is drawn, in thousandths; more than 1000 is a full ring in sand.
  public var thousandths: Int
  /// The whole figure as one sentence.
  public var sentence: String
  /// The bird that sits on it; nothing where there is none.
  public var bird: BirdPose?

  public init(value: String, caption: String, thousandths: Int, sentence: String) {
    self.value = value
    self.caption = caption
    self.thousandths = thousandths
    self.sentence = sentence
  }
}

/// The hero of a stop plan: days, hours, minutes and seconds.
public struct TimerFigure {
  /// Largest unit first: ("3", "days").
  public var parts: [(value: String, unit: String)]
  public var label: String
  /// The whole figure as one sentence without seconds, so that it is not read out each second.
  public var sentence: String
  /// The bird above it; nothing where there is none.
  public var bird: BirdPose?
  /// A ring around the number that shows how far something is, in thousandths, and what it is.
  public var way: (thousandths: Int, line: String)?

  public init(parts: [(value: String, unit: String)], label: String, sentence: String) {
    self.parts = parts
    self.label = label
    self.sentence = sentence
  }
}

/// How far something is, as a bar.
public struct Meter {
  public var label: String
  public var value: String
  /// 0 … 1000.
  public var thousandths: Int
  public var tone: Tone

  public init(label: String, value: String, thousandths: Int, tone: Tone = .leaf) {
    self.label = label
    self.value = value
    self.thousandths = min(1000, max(0, thousandths))
    self.tone = tone
  }
}

/// Steps of a way, such as the weeks of a plan.
public struct Timeline {
  public enum Phase { case passed, current, ahead }
  public struct Item {
    public var title: String
    public var detail: String
    public var phase: Phase

    public init(title: String, detail: String, phase: Phase) {
      self.title = title
      self.detail = detail
      self.phase = phase
    }
  }
  public var label: String
  public var items: [Item]

  public init(label: String, items: [Item]) {
    self.label = label
    self.items = items
  }
}

/// A photo, or sound with its own controls; the page fetches the bytes when it shows them.
public struct Media {
  public var id: Identifier
  public var medium: Attachment.Medium
  public var type: String
  /// What it shows or says.
  public var label: String
  /// Stands there when the bytes are not.
  public var missing: String
  /// Small and round.
  public var isPortrait: Bool

  public init(_ attachment: Attachment, label: String, missing: String) {
    id = attachment.id
    medium = attachment.medium
    type = attachment.type
    self.label = label
    self.missing = missing
    isPortrait = attachment.isPortrait
  }
}

/// Where a person is in a series of questions.
public struct Steps {
  public var current: Int
  public var count: Int
  /// "Step 2 of 5".
  public var label: String

  public init(current: Int, count: Int, label: String) {
    self.current = current
    self.count = count
    self.label = label
  }
}

/// What to do one after the other, numbered.
public struct Instructions {
  public var label: String
  public var lines: [String]

  public init(label: String, lines: [String]) {
    self.label = label
    self.lines = lines
  }
}

/// Rows and columns of text.
public struct Table {
  public var caption: String
  public var head: [String]
  public var rows: [[String]]

  public init(caption: String, head: [String], rows: [[String]]) {
    self.caption = caption
    self.head = head
    self.rows = rows
  }
}
