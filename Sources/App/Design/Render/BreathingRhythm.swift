// The times of a breathing figure: which phase lasts how long, and how large the figure is then.

/// The phases of one breath that last at least a second.
struct BreathingRhythm {
  enum Kind { case breathingIn, full, breathingOut, empty }
  struct Phase {
    let kind: Kind
    let seconds: Int
    let label: String
  }
  /// What an `animate` element wants: values at times of 0 … 1, and a curve for each step.
  struct Track {
    let values: String
    let times: String
    let seconds: Int
    let curves: String
  }
  let phases: [Phase]
  let seconds: Int

  /// Takes seconds of in, hold, out, hold; what is missing or not positive is left out.
  init(pattern: [Int], labels: [String]) {
    let kinds: [Kind] = [.breathingIn, .full, .breathingOut, .empty]
    var phases: [Phase] = []
    for (index, kind) in kinds.enumerated() where index < pattern.count && pattern[index] > 0 {
      let label = index < labels.count ? labels[index] : ""
      phases.append(Phase(kind: kind, seconds: pattern[index], label: label))
    }
    self.phases = phases
    seconds = max(1, phases.reduce(0) { $0 + $1.seconds })
  }

  /// The radius at the start of each phase and at the end of the breath.
  func radii(small: Int, large: Int) -> Track {
    var values: [Int] = [small]
    for phase in phases {
      values.append(phase.kind == .breathingIn || phase.kind == .full ? large : small)
    }
    var curves = phases.map { _ in "0.4 0 0.5 1" }
    if phases.isEmpty {
      values.append(small)
      curves = ["0.4 0 0.5 1"]
    }
    return Track(
      values: joined(values.map { String($0) }), times: joined(times(withEnd: true)),
      seconds: seconds, curves: joined(curves))
  }

  /// 1 during the phase of this index, else 0.
  func shows(_ index: Int) -> Track {
    Track(
      values: joined(phases.indices.map { $0 == index ? "1" : "0" }),
      times: joined(times(withEnd: false)), seconds: seconds, curves: "")
  }

  private func times(withEnd: Bool) -> [String] {
    var times: [String] = []
    var passed = 0
    for phase in phases {
      times.append(thousandths(passed * 1000 / seconds))
      passed += phase.seconds
    }
    if phases.isEmpty { times.append("0") }
    return withEnd ? times + ["1"] : times
  }

  /// 333 as `0.333`.
  private func thousandths(_ number: Int) -> String {
    guard number > 0 else { return "0" }
    let digits = String(number)
    return "0." + String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }

  private func joined(_ parts: [String]) -> String {
    var result = ""
    for part in parts { result += result.isEmpty ? part : ";" + part }
    return result
  }
}
