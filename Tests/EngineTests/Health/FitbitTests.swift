// Fitbit's export as Google Takeout hands it out: lists whose times are those of the person's
// clock, and numbers of which only the name of their document says what they count.

import Engine
import Testing

struct FitbitTests {
  private static let sleep = """
    [{"logId":50000000001,"dateOfSleep":"2026-10-07","startTime":"2026-10-06T21:32:30.000",
    "endTime":"2026-10-07T04:58:30.000","duration":26760000,"minutesToFallAsleep":0,
    "minutesAsleep":389,"minutesAwake":57,"minutesAfterWakeup":0,"timeInBed":446,"efficiency":93,
    "type":"stages","infoCode":0,"logType":"auto_detected","mainSleep":true,
    "levels":{"summary":{"deep":{"count":3,"minutes":47,"thirtyDayAvgMinutes":50},
    "light":{"count":20,"minutes":318},"rem":{"count":2,"minutes":24},
    "wake":{"count":20,"minutes":57}},
    "data":[{"dateTime":"2026-10-06T21:32:30.000","level":"light","seconds":1560}],
    "shortData":[]}}]
    """
  private static let steps = """
    [{"dateTime":"09/26/26 20:16:00","value":"0"},{"dateTime":"09/26/26 20:18:00","value":"13"},
    {"dateTime":"09/26/26 20:19:00","value":"87"},{"dateTime":"09/27/26 00:00:00","value":"5"}]
    """
  private static let resting = """
    [{"dateTime":"09/26/26 00:00:00","value":{"date":"09/26/26","value":61.37,"error":7.2}},
    {"dateTime":"09/27/26 00:00:00","value":{"date":null,"value":0.0,"error":0.0}}]
    """

  private func outcome(_ text: String) -> HealthOutcome {
    HealthOutcome(Array(text.utf8), piece: 1 << 16)
  }

  private func archive(_ files: [(String, String)]) -> HealthOutcome {
    var archive = ZipFile()
    for (name, text) in files { archive.add(name, Array(text.utf8)) }
    return HealthOutcome(file: archive.finished())
  }

  private static let place = "Takeout/Fitbit/Global Export Data/"

  @Test("A night has the minutes that Fitbit shows, on the day on which it ended")
  func night() {
    let outcome = outcome(Self.sleep)
    #expect(outcome.formats == [.fitbit] && outcome.problem == nil)
    #expect(
      outcome.text.contains(
        "\"days\":[{\"day\":\"2026-10-07\",\"sleep\":{\"asleepMinutes\":389,\"inBedMinutes\":446,"
          + "\"coreMinutes\":318,\"deepMinutes\":47,\"remMinutes\":24,\"awakeMinutes\":57}}]"))
  }

  @Test("A classic night has no stages, and a nap adds to its day")
  func classic() {
    let text = """
      [{"logId":1,"dateOfSleep":"2019-03-02","startTime":"2019-03-01T23:30:00.000",
      "endTime":"2019-03-02T07:15:00.000","minutesAsleep":432,"minutesAwake":33,"timeInBed":465,
      "type":"classic","levels":{"summary":{"asleep":{"minutes":432},"restless":{"minutes":30},
      "awake":{"minutes":3}}}},
      {"logId":2,"dateOfSleep":"2019-03-02","startTime":"2019-03-02T13:00:00.000",
      "endTime":"2019-03-02T13:40:00.000","minutesAsleep":38,"minutesAwake":2,"timeInBed":40,
      "type":"classic"}]
      """
    #expect(
      outcome(text).text.contains(
        "{\"day\":\"2019-03-02\",\"sleep\":{\"asleepMinutes\":470,\"inBedMinutes\":505}}"))
  }

  @Test("A resting heart rate and heart rates are known by what they say")
  func rates() {
    let resting = outcome(Self.resting)
    #expect(resting.text.contains("{\"day\":\"2026-09-26\",\"restingHeartRate\":61.37}]"))
    #expect(resting.unread == 0, "a 0 stands where the band was not worn")
    let rates = outcome(
      """
      [{"dateTime":"03/01/26 08:00:01","value":{"bpm":60,"confidence":2}},
      {"dateTime":"03/01/26 08:00:06","value":{"bpm":90,"confidence":3}}]
      """)
    #expect(rates.text.contains("\"heartRate\":{\"min\":60,\"mean\":75,\"max\":90}"))
  }

  @Test("A workout lasts as many milliseconds as it says")
  func workout() {
    let text = outcome(
      """
      [{"logId":7,"activityName":"Outdoor Bike","activityTypeId":1071,"calories":368,
      "startTime":"09/27/26 05:22:23","duration":2560000,"activeDuration":2500000,
      "activityLevel":[{"minutes":1,"name":"very"}],"heartRateZones":[]}]
      """
    ).text
    #expect(text.contains("{\"day\":\"2026-09-27\",\"workouts\":{\"count\":1,\"minutes\":42.67}}"))
  }

  @Test("Steps alone do not say that they are steps, so they are not guessed")
  func unnamed() {
    let outcome = outcome(Self.steps)
    #expect(outcome.problem == .unnamed)
    #expect(outcome.text.hasPrefix("{\"days\":[],"))
  }

  @Test("In the archive their document's name says so, and what else is in it is passed over")
  func archives() {
    let outcome = archive([
      (Self.place + "steps-2026-09-26.json", Self.steps),
      (Self.place + "calories-2026-09-26.json", Self.steps),
      (Self.place + "altitude-2026-09-26.json", "[{\"dateTime\":\"09/26/26\",\"value\":\"10\"}]"),
      (Self.place + "sleep-2026-10-01.json", Self.sleep),
      (Self.place + "resting_heart_rate-2026-09-26.json", Self.resting),
      (Self.place + "sleep-2026-11-01.json", ""), (Self.place + "exercise-0.json", "<html>"),
      ("Takeout/Fitbit/Your Profile/Profile.csv", "id,full_name\n1,A\n"),
      ("Takeout/archive_browser.html", "<html></html>"),
    ])
    #expect(outcome.problem == nil && outcome.formats == [.fitbit] && outcome.unread == 0)
    #expect(
      outcome.text.hasPrefix(
        "{\"days\":[{\"day\":\"2026-09-26\",\"steps\":100,\"restingHeartRate\":61.37},"
          + "{\"day\":\"2026-09-27\",\"steps\":5},{\"day\":\"2026-10-07\",\"sleep\":"))
  }

  @Test("The same document in two folders counts once")
  func twice() {
    let outcome = archive([
      ("Takeout/Fitbit/Activity/steps-2026-09-26.json", Self.steps),
      (Self.place + "steps-2026-09-26.json", Self.steps), ("sleep-1.json", Self.sleep),
      ("a/sleep-1.json", Self.sleep),
    ])
    #expect(outcome.text.contains("\"steps\":100}") && outcome.text.contains("\"duplicates\":4"))
    #expect(outcome.text.contains("\"asleepMinutes\":389,"))
  }

  @Test("An archive of numbers without a name is no export, whatever it is called")
  func nothing() {
    #expect(archive([("calories-1.json", Self.steps)]).problem == .notAnExport)
    #expect(archive([("sleep-1.json", "[]"), ("steps-1.json", "{}")]).problem == .notAnExport)
  }

  @Test("A year of a document a day is read, in order of nothing but what they say")
  func year() {
    let start = Day(text: "2025-01-01")!
    let files = (0..<365).map { offset in
      let day = start.adding(days: offset)
      let parts = day.civil
      let date = "\(parts.month)/\(parts.day)/25"
      return (
        Self.place + "steps-\(day.text).json",
        "[{\"dateTime\":\"\(date) 10:00:00\",\"value\":\"\(offset + 1)\"}]"
      )
    }
    let outcome = archive(files)
    #expect(outcome.text.contains("{\"day\":\"2025-01-01\",\"steps\":1},"))
    #expect(outcome.text.contains("{\"day\":\"2025-12-31\",\"steps\":365}]"))
  }

  @Test(
    "A record that says nothing possible is left out and counted, and the next one is read",
    arguments: [
      "{\"dateOfSleep\":\"2026-10-07\"}",
      "{\"dateTime\":\"13/26/26 00:00:00\",\"value\":{\"bpm\":90}}",
      "{\"dateTime\":\"09/26/26\",\"value\":{\"value\":null,\"error\":1}}", "{}",
      "{\"a\":[[[[]]]]}",
      "{\"dateOfSleep\":1,\"startTime\":\"2026-10-06T21:32:30.000\","
        + "\"endTime\":\"2026-10-07T04:58:30.000\",\"minutesAsleep\":-389}",
      "{\"dateOfSleep\":1,\"startTime\":\"2026-10-07T21:32:30.000\","
        + "\"endTime\":\"2026-10-06T04:58:30.000\",\"minutesAsleep\":389}",
      "{\"activityName\":\"Run\",\"startTime\":\"09/27/26 05:22:23\",\"duration\":-1}",
      "{\"activityName\":\"Run\",\"startTime\":\"09/27/26 05:22:23\",\"duration\":1e18}",
      "{\"dateTime\":\"09/26/26 00:00:00\",\"value\":{\"bpm\":900}}",
    ])
  func malformed(record: String) {
    let outcome = outcome("[\(record),\(Self.sleep.dropFirst())")
    #expect(outcome.problem == nil && outcome.unread == 1)
    #expect(outcome.text.contains("\"asleepMinutes\":389,"))
  }

  @Test("A file that was cut off keeps its whole records and says that it was")
  func cut() {
    let text = "[\(Self.sleep.dropFirst().dropLast()),\(Self.sleep.dropFirst())"
    for count in [1, 200, 400] {
      let outcome = outcome(String(text.dropLast(count)))
      #expect(outcome.problem == nil && outcome.text.hasSuffix("\"complete\":false}"))
      #expect(outcome.text.contains("\"asleepMinutes\":389,"))
    }
    #expect(self.outcome(String(Self.sleep.dropLast(9))).problem == .notAnExport)
  }
}
