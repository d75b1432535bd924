// The JSON of other apps: values of the kind that is wanted, and nothing for any other.

extension JSONValue {
  /// The whole document of a file; a byte order mark is passed over.
  static func imported(_ bytes: [UInt8]) throws(ImportProblem) -> JSONValue {
    let text = ImportText.utf8(bytes)
    do throws(JSONError) {
      return try JSONValue(parsing: text)
    } catch {
      throw ImportProblem(
        .json(error.kind), line: JournalFile.line(of: error.position, in: text))
    }
  }

  /// The elements of a member that is an array.
  func elements(_ name: String) -> [JSONValue]? {
    if case .array(let elements) = self[name] { elements } else { nil }
  }

  func words(_ name: String) -> String {
    if case .string(let text) = self[name] { text } else { "" }
  }

  func isTrue(_ name: String) -> Bool {
    if case .bool(let value) = self[name] { value } else { false }
  }

  /// A whole number, also one that is written with a point or an exponent.
  func whole(_ name: String) -> Int64? {
    switch self[name] {
    case .int(let number): number
    case .number(let number): wholeNumber(number)
    default: nil
    }
  }

  /// Thousandths of a number, rounded; nothing below zero or far above every amount.
  func thousandths(_ name: String) -> Int64? {
    let number: Double
    switch self[name] {
    case .int(let whole): number = Double(whole)
    case .number(let decimal): number = decimal
    default: return nil
    }
    guard number >= 0, number <= 1e12 else { return nil }
    return Int64(number * 1000 + 0.5)
  }
}

/// The number where it has no fraction; the library's own question needs what the browser lacks.
private func wholeNumber(_ number: Double) -> Int64? {
  guard number > -1e18, number < 1e18 else { return nil }
  let whole = Int64(number)
  return Double(whole) == number ? whole : nil
}
