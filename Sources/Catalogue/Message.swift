// What one entry of a catalogue says, in the terms of Fluent (projectfluent.org).

/// A text of the app in one language.
public struct Message: Equatable, Sendable {
  /// `plan-empty-title`
  public let id: String
  /// The heading above it: where in the app it belongs.
  public let section: String
  public let pattern: Pattern
  /// In the order in which the code names them.
  public let variables: [Variable]
}

/// What is filled in.
public struct Variable: Equatable, Sendable {
  public let name: String
  /// A whole number, which may choose a plural; anything else is a text.
  public let isNumber: Bool

  public init(name: String, isNumber: Bool) {
    self.name = name
    self.isNumber = isNumber
  }
}

/// Text and what is filled into it.
public enum Part: Equatable, Sendable {
  case text(String)
  case variable(String)
}

/// How a message is put together.
public enum Pattern: Equatable, Sendable {
  case plain([Part])
  /// One form for each CLDR category that it names; the number decides.
  case plural(by: String, forms: [(category: String, parts: [Part])])

  public static func == (left: Pattern, right: Pattern) -> Bool {
    switch (left, right) {
    case (.plain(let one), .plain(let other)): one == other
    case (.plural(let name, let forms), .plural(let otherName, let otherForms)):
      name == otherName && forms.elementsEqual(otherForms) { $0 == $1 }
    default: false
    }
  }

  /// Everything that is said or filled in, whatever the number is.
  public var parts: [Part] {
    switch self {
    case .plain(let parts): parts
    case .plural(let name, let forms): [.variable(name)] + forms.flatMap { $0.parts }
    }
  }
}

/// What is wrong with a catalogue, and where.
public struct CatalogueError: Error, Equatable, CustomStringConvertible {
  public let place: String
  public let what: String

  public var description: String { "\(place): \(what)" }
}
