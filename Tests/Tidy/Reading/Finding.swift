// One thing that tidiness refuses, and how it is said.

import Testing

/// A place in the project, what is wrong there and what to do about it.
struct Finding: Equatable, CustomStringConvertible {
  let path: String
  /// Counted from 1.
  let line: Int
  let what: String
  let cure: String

  var description: String { "\(path):\(line): \(what) — \(cure)" }
}

/// Fails with one line for each finding.
func expectNone(_ findings: [Finding], sourceLocation: SourceLocation = #_sourceLocation) {
  guard !findings.isEmpty else { return }
  let text = findings.map { "\($0)" }.joined(separator: "\n")
  Issue.record("not tidy yet\n\(text)", sourceLocation: sourceLocation)
}
