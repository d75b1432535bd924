// Nights: joined over midnight, merged over sources, each moment counted once.

import Engine
import Testing

struct HealthSleepTests {
  private func night(_ records: [String]) -> String { HealthSample.totals(records) }

  @Test("A night belongs to the day on which it ends, also what was slept before midnight")
  func overMidnight() {
    let text = night([
      HealthSample.sleep("AsleepCore", "2026-01-05 22:30:00 +0100", "2026-01-05 23:30:00 +0100"),
      HealthSample.sleep("Awake", "2026-01-05 23:30:00 +0100", "2026-01-05 23:45:00 +0100"),
      HealthSample.sleep("AsleepDeep", "2026-01-05 23:45:00 +0100", "2026-01-06 01:00:00 +0100"),
      HealthSample.sleep("AsleepREM", "2026-01-06 02:00:00 +0100", "2026-01-06 06:00:00 +0100"),
    ])
    #expect(
      text.contains(
        "\"days\":[{\"day\":\"2026-01-06\",\"sleep\":{\"asleepMinutes\":375,\"inBedMinutes\":390,"
          + "\"coreMinutes\":60,\"deepMinutes\":75,\"remMinutes\":240,\"awakeMinutes\":15}}]"))
  }

  @Test("Two sources of one night count once, with the stages of the one that told more of them")
  func sources() {
    let text = night([
      HealthSample.sleep(
        "InBed", "2026-01-05 22:00:00 +0100", "2026-01-06 07:00:00 +0100", by: "iPhone"),
      HealthSample.sleep("AsleepCore", "2026-01-05 23:00:00 +0100", "2026-01-06 05:00:00 +0100"),
      HealthSample.sleep("AsleepREM", "2026-01-06 05:00:00 +0100", "2026-01-06 06:00:00 +0100"),
      HealthSample.sleep(
        "AsleepDeep", "2026-01-05 23:30:00 +0100", "2026-01-06 01:00:00 +0100", by: "Ring"),
      HealthSample.sleep(
        "AsleepUnspecified", "2026-01-06 01:00:00 +0100", "2026-01-06 06:30:00 +0100", by: "Ring"),
    ])
    #expect(
      text.contains(
        "{\"asleepMinutes\":450,\"inBedMinutes\":540,\"coreMinutes\":360,\"deepMinutes\":0,"
          + "\"remMinutes\":60,\"awakeMinutes\":0}"))
  }

  @Test("Where no source tells stages, there are none")
  func withoutStages() {
    let text = night([
      HealthSample.sleep("InBed", "2018-01-05 22:00:00 +0100", "2018-01-06 07:00:00 +0100"),
      HealthSample.sleep("Asleep", "2018-01-05 23:00:00 +0100", "2018-01-06 06:00:00 +0100"),
    ])
    #expect(text.contains("\"sleep\":{\"asleepMinutes\":420,\"inBedMinutes\":540}}"))
  }

  @Test("The hour that a clock skips in spring was not slept, the one it repeats in autumn was")
  func summerTime() {
    let spring = night([
      HealthSample.sleep("Asleep", "2026-03-28 23:00:00 +0100", "2026-03-29 07:00:00 +0200")
    ])
    #expect(spring.contains("\"day\":\"2026-03-29\",\"sleep\":{\"asleepMinutes\":420,"))
    let autumn = night([
      HealthSample.sleep("Asleep", "2026-10-24 23:00:00 +0200", "2026-10-25 07:00:00 +0100")
    ])
    #expect(autumn.contains("\"day\":\"2026-10-25\",\"sleep\":{\"asleepMinutes\":540,"))
  }

  @Test("A nap of the afternoon is its own sleep and adds to its day")
  func nap() {
    let text = night([
      HealthSample.sleep("Asleep", "2026-01-05 23:00:00 +0100", "2026-01-06 06:00:00 +0100"),
      HealthSample.sleep("Asleep", "2026-01-06 14:00:00 +0100", "2026-01-06 14:30:00 +0100"),
      HealthSample.sleep("Asleep", "2026-01-06 23:00:00 +0100", "2026-01-07 06:00:00 +0100"),
    ])
    #expect(text.contains("\"day\":\"2026-01-06\",\"sleep\":{\"asleepMinutes\":450,"))
    #expect(text.contains("\"day\":\"2026-01-07\",\"sleep\":{\"asleepMinutes\":420,"))
  }

  @Test("The order of records changes nothing")
  func order() {
    let records = [
      HealthSample.sleep("AsleepCore", "2026-01-05 23:00:00 +0100", "2026-01-06 05:00:00 +0100"),
      HealthSample.sleep("AsleepREM", "2026-01-06 03:00:00 +0100", "2026-01-06 06:00:00 +0100"),
      HealthSample.sleep(
        "AsleepDeep", "2026-01-05 23:30:00 +0100", "2026-01-06 01:00:00 +0100", by: "Ring"),
    ]
    #expect(night(records).contains("\"asleepMinutes\":420"))
    #expect(night(records) == night(records.reversed()))
  }
}
