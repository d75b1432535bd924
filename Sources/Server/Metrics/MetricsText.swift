// Writes the text format of Prometheus, version 0.0.4.

/// Families of numbers, one after the other; labels are names of the program's own.
struct MetricsText {
  static let contentType = "text/plain; version=0.0.4; charset=utf-8"

  enum Kind: String { case counter, gauge, histogram }

  private(set) var text = ""

  mutating func family(_ name: String, _ kind: Kind, _ help: String) {
    text += "# HELP redstart_\(name) \(help)\n# TYPE redstart_\(name) \(kind.rawValue)\n"
  }

  mutating func sample(
    _ name: String, _ labels: KeyValuePairs<String, String>, _ value: some Numeric
  ) {
    let inside = labels.map { "\($0.key)=\"\($0.value)\"" }.joined(separator: ",")
    text += "redstart_\(name)\(inside.isEmpty ? "" : "{\(inside)}") \(value)\n"
  }

  /// A family of one number.
  mutating func single(_ name: String, _ kind: Kind, _ help: String, _ value: some Numeric) {
    family(name, kind, help)
    sample(name, [:], value)
  }

  mutating func histogram(_ name: String, route: String, _ histogram: Histogram) {
    let bounds = Histogram.bounds.map { "\($0)" } + ["+Inf"]
    for (bound, count) in zip(bounds, histogram.counts) {
      sample(name + "_bucket", ["route": route, "le": bound], count)
    }
    sample(name + "_sum", ["route": route], histogram.sum)
    sample(name + "_count", ["route": route], histogram.counts.last ?? 0)
  }
}
