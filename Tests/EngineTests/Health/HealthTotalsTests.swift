// How records become days: of several sources, over midnight, in other units, and more than once.

import Engine
import Testing

struct HealthTotalsTests {
  @Test("Phone and watch are not added: the source that counted most on a day is its number")
  func sources() {
    let text = HealthSample.totals([
      HealthSample.steps(4000, "2026-01-05 08:00:00 +0100", by: "iPhone"),
      HealthSample.steps(1000, "2026-01-05 18:00:00 +0100", by: "iPhone"),
      HealthSample.steps(6000, "2026-01-05 08:00:00 +0100", by: "Watch"),
      HealthSample.steps(300, "2026-01-06 08:00:00 +0100", by: "iPhone"),
    ])
    #expect(text.contains("{\"day\":\"2026-01-05\",\"steps\":6000}"))
    #expect(text.contains("{\"day\":\"2026-01-06\",\"steps\":300}"))
    #expect(text.hasSuffix("\"records\":4,\"skipped\":0,\"duplicates\":0,\"complete\":true}"))
  }

  @Test("A record that comes again counts once, wherever it stands and whatever its clock")
  func repeats() {
    let steps = HealthSample.steps(700, "2026-01-05 08:00:00 +0100", by: "Ann&apos;s iPhone")
    let abroad = HealthSample.steps(700, "2026-01-05 07:00:00 +0000", by: "Ann's iPhone")
    let once = HealthSample.totals([steps])
    let twice = HealthSample.totals([steps, abroad, steps])
    #expect(once.contains("{\"day\":\"2026-01-05\",\"steps\":700}"))
    #expect(twice.contains("{\"day\":\"2026-01-05\",\"steps\":700}"))
    #expect(twice.contains("\"records\":1,\"skipped\":0,\"duplicates\":2"))
  }

  @Test("A drink that a second app passes on is one drink, a second drink is a second one")
  func noted() {
    let first = "2026-01-05 08:00:00 +0100"
    let text = HealthSample.totals([
      HealthSample.quantity("DietaryWater", "0.25", "L", first, by: "Cup"),
      HealthSample.quantity("DietaryWater", "250", "mL", first, by: "Other"),
      HealthSample.quantity("DietaryWater", "250", "mL", "2026-01-05 09:00:00 +0100", by: "Other"),
      HealthSample.quantity("DietaryCaffeine", "0.08", "g", first),
      HealthSample.quantity("NumberOfAlcoholicBeverages", "1.5", "count", first),
    ])
    #expect(text.contains("\"waterMl\":500,\"caffeineMg\":80,\"alcoholicDrinks\":1.5"))
    #expect(text.contains("\"duplicates\":1"))
  }

  @Test("What stands in a meal and by itself counts once, and also where it stands in a meal alone")
  func meals() {
    let water = HealthSample.quantity("DietaryWater", "250", "mL", "2026-01-05 08:00:00 +0100")
    let meal = "<Correlation type=\"HKCorrelationTypeIdentifierFood\">\(water)</Correlation>"
    #expect(HealthSample.totals([water, meal]).contains("\"waterMl\":250}"))
    #expect(HealthSample.totals([meal]).contains("\"waterMl\":250}"))
  }

  @Test(
    "Units become ours",
    arguments: [
      ("DistanceWalkingRunning", "2", "mi", "\"distanceMeters\":3218.69}"),
      ("DistanceWalkingRunning", "1.5", "km", "\"distanceMeters\":1500}"),
      ("ActiveEnergyBurned", "418.4", "kJ", "\"activeEnergyKcal\":100}"),
      ("DietaryWater", "8", "fl_oz_us", "\"waterMl\":236.59}"),
      ("HeartRate", "1.2", "count/s", "\"heartRate\":{\"min\":72,\"mean\":72,\"max\":72}}"),
      ("RestingHeartRate", "5.8e1", "count/min", "\"restingHeartRate\":58}"),
    ])
  func units(type: String, value: String, unit: String, part: String) {
    let record = HealthSample.quantity(type, value, unit, "2026-01-05 08:00:00 +0100")
    #expect(HealthSample.totals([record]).contains(part))
  }

  @Test(
    "What is not taken, or says nothing possible, is skipped and leaves no day",
    arguments: [
      HealthSample.quantity("BodyMass", "70", "kg", "2026-01-05 08:00:00 +0100"),
      HealthSample.quantity("StepCount", "many", "count", "2026-01-05 08:00:00 +0100"),
      HealthSample.quantity("StepCount", "-3", "count", "2026-01-05 08:00:00 +0100"),
      HealthSample.quantity("StepCount", "3", "km", "2026-01-05 08:00:00 +0100"),
      HealthSample.quantity("HeartRate", "0", "count/min", "2026-01-05 08:00:00 +0100"),
      HealthSample.quantity("StepCount", "3", "count", "2026-02-30 08:00:00 +0100"),
      HealthSample.quantity("StepCount", "3", "count", "1970-01-01 08:00:00 +0100"),
      HealthSample.quantity("StepCount", "3", "count", "2026-01-05 08:00:00"),
      HealthSample.sleep("Dreaming", "2026-01-05 01:00:00 +0100", "2026-01-05 02:00:00 +0100"),
      HealthSample.sleep("Asleep", "2026-01-05 02:00:00 +0100", "2026-01-05 01:00:00 +0100"),
      HealthSample.sleep("Asleep", "2026-01-05 02:00:00 +0100", "2026-01-08 01:00:00 +0100"),
      "<Record/>", "<Workout workoutActivityType=\"HKWorkoutActivityTypeYoga\"/>",
    ])
  func skipped(record: String) {
    let empty = "{\"days\":[],\"records\":0,\"skipped\":1,\"duplicates\":0,\"complete\":true}"
    #expect(HealthSample.totals([record]) == empty)
  }

  @Test("Heart rates give the lowest, the mean and the highest of a day")
  func heart() {
    let text = HealthSample.totals([
      HealthSample.quantity("HeartRate", "60", "count/min", "2026-01-05 08:00:00 +0100"),
      HealthSample.quantity("HeartRate", "90", "count/min", "2026-01-05 09:00:00 +0100"),
      HealthSample.quantity("HeartRate", "61", "count/min", "2026-01-05 10:00:00 +0100"),
    ])
    #expect(text.contains("\"heartRate\":{\"min\":60,\"mean\":70.33,\"max\":90}"))
  }

  @Test("A session that two apps noted is one, and its time counts once")
  func sessions() {
    let text = HealthSample.totals([
      HealthSample.workout("2026-01-05 18:00:00 +0100", "2026-01-05 18:30:00 +0100", by: "Watch"),
      HealthSample.workout("2026-01-05 18:05:00 +0100", "2026-01-05 18:40:00 +0100", by: "Run"),
      HealthSample.workout("2026-01-05 20:00:00 +0100", "2026-01-05 20:20:00 +0100", by: "Run"),
      HealthSample.mindful("2026-01-05 07:00:00 +0100", "2026-01-05 07:10:00 +0100", by: "A"),
      HealthSample.mindful("2026-01-05 07:00:30 +0100", "2026-01-05 07:10:00 +0100", by: "B"),
      HealthSample.mindful("2026-01-05 23:55:00 +0100", "2026-01-06 00:05:00 +0100", by: "B"),
    ])
    #expect(text.contains("\"mindfulMinutes\":20,\"workouts\":{\"count\":2,\"minutes\":60}}"))
    #expect(!text.contains("2026-01-06"))
  }

  @Test("The day is that of the clock the record was made by, where a summer time begins, too")
  func days() {
    let text = HealthSample.totals([
      HealthSample.steps(10, "2026-03-28 23:59:59 +0100", by: "iPhone"),
      HealthSample.steps(20, "2026-03-29 00:00:00 +0100", by: "iPhone"),
      HealthSample.steps(30, "2026-03-29 23:59:59 +0200", by: "iPhone"),
      HealthSample.steps(40, "2026-03-30 00:00:00 +0200", by: "iPhone"),
      HealthSample.steps(50, "2026-03-30 23:00:00 -0930", by: "iPhone"),
    ])
    #expect(text.contains("{\"day\":\"2026-03-28\",\"steps\":10}"))
    #expect(text.contains("{\"day\":\"2026-03-29\",\"steps\":50}"))
    #expect(text.contains("{\"day\":\"2026-03-30\",\"steps\":90}"))
  }
}
