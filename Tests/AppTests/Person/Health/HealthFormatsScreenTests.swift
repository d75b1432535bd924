// Files of other apps on the screen of health data: known by what they say, with the same consent.

import App
import Engine
import Testing

@Suite("Health data of other apps on its screen")
struct HealthFormatsScreenTests {
  private static let auto = """
    {"data":{"metrics":[{"data":[{"qty":700,"date":"2026-03-01 08:00:00 +0100"},
    {"qty":-1,"date":"2026-03-01 09:00:00 +0100"},
    {"qty":300,"date":"2026-03-02 08:00:00 +0100"}],"name":"step_count","units":"count"},
    {"name":"dietary_water","units":"mL","data":[{"qty":250,"date":"2026-03-01 09:00:00 +0100"}]},
    {"name":"vo2_max","units":"ml","data":[{"qty":40,"date":"2026-03-01 09:00:00 +0100"}]}]}}
    """
  private static let fitbit = """
    [{"dateOfSleep":"2026-03-02","startTime":"2026-03-01T23:00:00.000",
    "endTime":"2026-03-02T07:00:00.000","minutesAsleep":420,"minutesAwake":60,"timeInBed":480}]
    """
  private static let google = "Date,Heart Points,Step count\n2026-03-01,3,500\n2026-03-02,,600\n"

  private func person(_ kinds: [HealthKind], _ language: Language = .english) -> Person {
    var person = Person(at: .health, [Given.tracker(.vape)], language: language)
    for kind in kinds { person.press("health-" + kind.name) }
    return person
  }

  private func reach(_ kind: HealthKind, _ person: Person) -> Int? {
    person.program.state.desk.overview.health.reach(of: kind)?.count
  }

  @Test("A file whose names come last is read twice, and only what was allowed comes in")
  func auto() {
    var person = person([.steps])
    person.bring(Array(Self.auto.utf8))
    #expect(person.words.contains("Health Auto Export: 2 new days came in."))
    #expect(person.words.contains("1 entry said nothing that could be read and was left out."))
    #expect(person.words.contains("Not taken: vo2_max."))
    #expect(reach(.steps, person) == 2 && reach(.water, person) == nil)
    person.bring(Array(Self.auto.utf8))
    #expect(person.words.contains("Health Auto Export: All of it was here already."))
  }

  @Test("A night and a table come in, and switched off they go again")
  func others() {
    var person = person([.sleep, .steps])
    person.bring(Array(Self.fitbit.utf8))
    #expect(person.words.contains("Fitbit: 1 new day came in."))
    person.bring(Array(Self.google.utf8))
    #expect(person.words.contains("Google Fit: 1 new day came in. 1 day was brought up to date."))
    #expect(person.words.contains("Not taken: Heart Points."))
    #expect(reach(.sleep, person) == 1 && reach(.steps, person) == 2)
    person.press("health-sleep")
    person.press("health-remove")
    #expect(reach(.sleep, person) == nil && reach(.steps, person) == 2)
  }

  @Test(
    "A file of nothing that was switched on says so, and whose it is",
    arguments: Language.allCases)
  func nothing(language: Language) {
    var person = person([.caffeine], language)
    person.bring(Array(Self.google.utf8))
    #expect(person.words.contains("Google Fit: "))
    #expect(reach(.steps, person) == nil && person.twins().isEmpty)
  }

  @Test(
    "The page says how to get each file, and which one it can't read",
    arguments: Language.allCases)
  func how(language: Language) {
    let words = person([], language).words
    for name in ["Apple Health", "Health Auto Export", "Fitbit", "Google Fit", "Health Connect"] {
      #expect(words.contains(name), "\(name)")
    }
  }
}
