// Exports for the tests, written as a phone writes them.

import Engine

enum HealthSample {
  static func document(_ records: [String], head: String = "") -> [UInt8] {
    let start = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(head)<HealthData locale=\"de_DE\">\n"
    return Array((start + records.joined(separator: "\n") + "\n</HealthData>\n").utf8)
  }

  /// A quantity; the type is what Apple writes behind `HKQuantityTypeIdentifier`.
  static func quantity(
    _ type: String, _ value: String, _ unit: String, _ start: String, _ end: String? = nil,
    by source: String = "Watch"
  ) -> String {
    "<Record type=\"HKQuantityTypeIdentifier\(type)\" sourceName=\"\(source)\" unit=\"\(unit)\" "
      + "startDate=\"\(start)\" endDate=\"\(end ?? start)\" value=\"\(value)\"/>"
  }

  static func steps(_ value: Int, _ start: String, by source: String) -> String {
    quantity("StepCount", "\(value)", "count", start, by: source)
  }

  static func sleep(
    _ stage: String, _ start: String, _ end: String, by source: String = "Watch"
  ) -> String {
    "<Record type=\"HKCategoryTypeIdentifierSleepAnalysis\" sourceName=\"\(source)\" "
      + "startDate=\"\(start)\" endDate=\"\(end)\" value=\"HKCategoryValueSleepAnalysis\(stage)\"/>"
  }

  static func mindful(_ start: String, _ end: String, by source: String) -> String {
    "<Record type=\"HKCategoryTypeIdentifierMindfulSession\" sourceName=\"\(source)\" "
      + "startDate=\"\(start)\" endDate=\"\(end)\" value=\"HKCategoryValueNotApplicable\"/>"
  }

  static func workout(_ start: String, _ end: String, by source: String) -> String {
    "<Workout workoutActivityType=\"HKWorkoutActivityTypeRunning\" sourceName=\"\(source)\" "
      + "startDate=\"\(start)\" endDate=\"\(end)\"/>"
  }

  /// The totals of records as JSON.
  static func totals(_ records: [String]) -> String {
    HealthOutcome(document(records), piece: 1 << 16).text
  }
}
