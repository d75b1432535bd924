// One document of health data, read piece by piece by whoever knows its form: its first byte says
// whether it is XML, JSON or a table, and its reader whether it is one of those that are known.

/// One reading of a document.
public struct HealthDocument: Sendable {
  // One of these, each in a place of its own: a reader that is taken out of a case and put back is
  // copied with all that it has read.
  private var xml: HealthReader?
  private var fitbit: FitbitReader?
  private var export: AutoExportReader?
  private var table: HealthTable?

  private var isDecided = false
  private let isSteps: Bool
  private let isFirst: Bool
  /// Of this document and those before, but not of XML, which counts by itself and comes first.
  private var counted: HealthTotals

  /// A document; in an archive with what those before say, and with its name, which alone tells
  /// some of Fitbit's numbers apart.
  public init(after totals: HealthTotals = HealthTotals(), name: String = "") {
    self.init(after: totals, name: name, around: PulseWindows())
  }

  init(after totals: HealthTotals = HealthTotals(), name: String = "", around: PulseWindows) {
    xml = HealthReader(around: around)
    counted = totals
    isFirst = totals.formats.isEmpty
    isSteps = name.hasPrefix("steps-")
  }

  /// The totals so far.
  public var totals: HealthTotals {
    guard isFirst, let xml else { return counted }
    return xml.totals
  }

  /// What the next document of an archive goes on from, where this one says nothing.
  var carried: HealthTotals { counted }

  /// Whether it is Apple's export, which is all that its archive has.
  var isXML: Bool { xml != nil }

  /// Takes in the bytes that follow.
  public mutating func read(_ bytes: ArraySlice<UInt8>) throws(HealthProblem) {
    var bytes = bytes
    if !isDecided, let place = bytes.firstIndex(where: { !HealthDocument.mayPrecede($0) }) {
      isDecided = true
      if decide(bytes[place]) { bytes = bytes[place...] }
    }
    if xml != nil {
      try xml?.read(bytes)
    } else if fitbit != nil {
      try fitbit?.read(bytes, into: &counted)
    } else if export != nil {
      try export?.read(bytes, into: &counted)
    } else {
      try table?.read(bytes, into: &counted)
    }
  }

  /// White space, and the bytes of a byte order mark.
  private static func mayPrecede(_ byte: UInt8) -> Bool {
    XMLReader.isSpace(byte) || byte == 0xEF || byte == 0xBB || byte == 0xBF
  }

  /// Whether it is no XML.
  private mutating func decide(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"): return false
    case UInt8(ascii: "["): fitbit = FitbitReader(isSteps: isSteps)
    case UInt8(ascii: "{"): export = AutoExportReader()
    default: table = HealthTable()
    }
    xml = nil
    return true
  }

  /// No more bytes come. A document that was cut off keeps its whole records.
  public mutating func end() throws(HealthProblem) {
    guard xml == nil else {
      try xml?.end()
      return
    }
    var isWhole = true
    if fitbit != nil {
      isWhole = try fitbit?.end(&counted) ?? true
    } else if export != nil {
      isWhole = try export?.end(&counted) ?? true
    } else {
      isWhole = try table?.end(&counted) ?? true
    }
    counted.isComplete = isWhole && (isFirst || counted.isComplete)
  }

  // Twice

  /// Whether its end taught how to read what came before, so that it has to be read once more.
  public var wantsAgain: Bool { export?.wantsAgain ?? false }

  /// Which share of all reading of it is done, once this share of its bytes is read.
  func share(_ part: Double) -> Double {
    guard let export, export.takesTwo else { return part }
    return (export.isSecond ? 1 + part : part) / 2
  }

  /// Begins the second reading.
  public mutating func again() { export?.again() }
}
