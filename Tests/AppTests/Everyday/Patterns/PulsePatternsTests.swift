// The pulse around cravings among what was noticed: one sentence, and gone with its switch.
import App
import Engine
import Testing

@Suite("The pulse around cravings")
struct PulsePatternsTests {
  private static let day = Day(text: "2026-03-30")!
  private static let noon = UTCOffset(minutes: 120)!.instant(day, TimeOfDay(text: "12:00")!)

  private static func reading(_ rate: Int, at moment: Instant) -> String {
    let time = moment.text(at: .utc)
    let date = String(time.prefix(10)) + " " + String(time.dropFirst(11).prefix(8)) + " +0000"
    return "<Record type=\"HKQuantityTypeIdentifierHeartRate\" sourceName=\"W\" "
      + "unit=\"count/min\" startDate=\"\(date)\" endDate=\"\(date)\" value=\"\(rate)\"/>"
  }

  /// Somebody with so many cravings, who brought in a file with a pulse around each.
  private func person(_ count: Int, language: Language = .english, allows: Bool = true) -> Person {
    var drafts = [Given.tracker(.vape)]
    var lines: [String] = []
    for number in 0..<count {
      let at = Self.noon.adding(milliseconds: Int64(number) * Milliseconds.hour)
      drafts.append(
        .create(
          Given.name(number), kind: Craving.kind,
          [Happening.field(at: at), Happening.field(day: Self.day)]))
      for minute in [-3, -2, -1, 1, 2, 3] as [Int64] {
        lines.append(
          Self.reading(
            minute < 0 ? 71 : 84, at: at.adding(milliseconds: minute * Milliseconds.minute)))
      }
    }
    var person = Person(at: .health, drafts, language: language)
    person.press("health-" + HealthKind.heartRate.name)
    person.bring(Array("<HealthData>\(lines.joined())</HealthData>".utf8))
    if !allows {
      person.press("health-" + HealthKind.heartRate.name)
      person.press("health-remove")
    }
    person.receive(.addressed(Route.patterns.address))
    return person
  }

  @Test("Five cravings with readings on both sides give one sentence", arguments: Language.allCases)
  func said(language: Language) {
    let words = person(5, language: language).words
    #expect(words.contains("71") && words.contains("84"))
    if language == .english {
      #expect(
        words.contains(
          "In the five minutes before a craving your pulse was 71 a minute, in the five after it "
            + "84. These are means of 5 cravings."))
    }
    let line = words.split(separator: "\n").first { $0.contains("71") && $0.contains("84") } ?? ""
    for claim in ["cause", "because", "due to", "verursach", "weil"] {
      #expect(!line.isEmpty && !line.lowercased().contains(claim), "\(claim)")
    }
  }

  @Test("With fewer it is said how many are missing")
  func missing() {
    let words = person(3).words
    #expect(words.contains("Your pulse around cravings shows after 2 more cravings"))
    #expect(!words.contains("your pulse was"))
  }

  @Test("Its switch takes it away with the days, and undo brings both back")
  func removed() {
    var person = person(5, allows: false)
    #expect(!person.words.contains("pulse"))
    let kept = person.journal.entities.filter { $0.kind == CravingPulse.kind }
    #expect(kept.count == 5)
    #expect(kept.allSatisfy { $0["before"] == .text("") && $0["after"] == .text("") })
    person.receive(.addressed(Route.changes.address))
    _ = person.program.send(.pressedUndo, person.moment)
    person.receive(.addressed(Route.patterns.address))
    #expect(person.words.contains("your pulse was 71"))
  }
}
