// The JSON of Table Habit and HabitTrove, in the form that their sources write.

import Engine
import Testing

struct AppJSONTests {
  private static let tableHabit = """
    {"habits":[
    {"create_t":1700000000,"modify_t":1700000001,"type":1,"status":1,"name":"Run","desc":"why",
    "color":1,"daily_goal":1,"daily_goal_unit":"","freq_type":1,"freq_custom":"[3]",
    "reminder_quest":"Did you?","start_date":19000,"target_days":66,"group_id":"g1","records":[
    {"record_date":19001,"record_type":1,"record_value":1,"create_t":1,"modify_t":1,"reason":"fun"},
    {"record_date":19002,"record_type":2,"record_value":0},
    {"record_date":19003,"record_type":1,"record_value":0.0},
    {"record_date":99999999,"record_type":1,"record_value":1}]},
    {"create_t":1700000000,"type":1,"status":3,"name":"Water","daily_goal":2.5,
    "daily_goal_unit":"l","freq_type":3,"freq_custom":"[1, 1]","records":[
    {"record_date":19001,"record_type":1,"record_value":2.25}]},
    {"create_t":1700000000,"type":2,"status":1,"name":"Sweets","daily_goal":0,"freq_type":3,
    "freq_custom":"[1,1]","start_date":18990,"records":[
    {"record_date":19001,"record_type":1,"record_value":3}]},
    {"create_t":1700000000,"type":2,"status":1,"name":"Coffee","daily_goal":2,"records":[]},
    {"create_t":1700000000,"type":1,"status":1,"name":"Run","freq_type":2,"freq_custom":"[2]"},
    {"type":1,"status":2,"name":"Gone","records":[{"record_date":1,"record_type":1}]}],
    "groups":[{"uuid":"g1","name":"Sport"}]}
    """

  @Test("Table Habit: what to do, what to leave out, skipped days, goals and groups")
  func habits() throws {
    let imported = try TableHabitFile.read(utf8(Self.tableHabit))
    #expect(imported.trackers.map { $0.name } == ["Run", "Water", "Sweets", "Coffee", "Run"])
    let trackers = imported.overview.trackers
    #expect(trackers.map { $0.mode } == [.yesNo, .avoidance, .awareness, .yesNo])
    #expect(trackers.map { $0.aim } == [.build, .quit, .reduce, .build])
    #expect(trackers[0].schedule == .timesPerWeek(3))
    #expect(trackers[0].group == "Sport")
    #expect(trackers[1].since == Day(number: 18_990))
    #expect(trackers[3].schedule == .everyDays(15, from: Day(number: 0)))
    let water = try #require(imported.tracker("Water"))
    #expect(water.isArchived)
    #expect(water.mode == .counter)
    #expect(water.goal == 2500)
    #expect(imported.entries(of: "Water").map { $0.amount } == [2250])
    let use = imported.overview.use(of: trackers[0].id)
    #expect(use.amount(on: Day(number: 19_001)) == 1000)
    #expect(use.isSkipped(on: Day(number: 19_002)))
    #expect(imported.skips[.nothing] == 2)
    #expect(imported.skips[.outOfRange] == 1)
  }

  private static let habitTrove = """
    {"habits":[
    {"id":"1736000000001","name":"Read","description":"ten pages",
    "frequency":"FREQ=WEEKLY;BYDAY=MO,WE",
    "coinReward":1,"completions":["2025-01-05T23:30:00.000Z","2025-01-08T20:00:00.000+01:00"]},
    {"id":"1736000000002","name":"Water","frequency":"FREQ=DAILY","targetCompletions":3,
    "completions":["2025-01-05T08:00:00.000Z","2025-01-05T09:00:00.000Z",
    "2025-01-05T09:00:00.000Z","2025-01-04","soon",7],"archived":true},
    {"id":"1736000000003","name":"Call","frequency":"2025-01-05T08:00:00.000Z","isTask":true,
    "completions":["2025-01-05T08:00:00.000Z"]},
    {"id":"1736000000004","name":"Paint","isTask":true,"archived":true,
    "completions":["2025-01-05","2025-01-05T08:00:00.000Z"]},
    {"id":"1736000000005","name":"Later","isTask":true,"completions":[]}]}
    """

  @Test("HabitTrove: moments on the person's own clock, several a day, and tasks that were done")
  func trove() throws {
    let imported = try HabitTroveFile.read(utf8(Self.habitTrove), zone: .testBerlin)
    let read = try #require(imported.tracker("Read"))
    #expect(read.mode == .yesNo)
    #expect(read.schedule == .weekdays(0b101))
    #expect(imported.entries(of: "Read").map { $0.day.text } == ["2025-01-06", "2025-01-08"])
    #expect(imported.entries(of: "Read").first?.at == Instant(text: "2025-01-05T23:30:00Z"))
    let water = try #require(imported.tracker("Water"))
    #expect(water.isArchived)
    #expect(water.mode == .counter)
    #expect(water.goal == 3000)
    #expect(imported.entries(of: "Water").count == 3)
    #expect(imported.skips[.repeated] == 1)
    #expect(imported.skips[.outOfRange] == 1)
    #expect(imported.skips[.nothing] == 1)
    #expect(imported.tracker("Call") == nil)
    let tasks = try #require(imported.tracker("Tasks"))
    #expect(tasks.isArchived && tasks.mode == .counter && tasks.goal == nil)
    let done = imported.entries(of: "Tasks")
    #expect(done.map { $0.note }.sorted() == ["Call", "Paint", "Paint"])
    #expect(imported.skips[.openTask] == 1)
    let german = try HabitTroveFile.read(
      utf8(Self.habitTrove), zone: .testBerlin, tasks: "Aufgaben")
    #expect(german.tracker("Aufgaben")?.id == tasks.id, "whatever it is called")
  }

  @Test(
    "A rule of calendars becomes a schedule",
    arguments: [
      ("FREQ=DAILY", Schedule.everyDay), ("daily", .everyDay), ("", .everyDay), ("odd", .everyDay),
      ("weekly", .timesPerWeek(1)), ("RRULE:FREQ=WEEKLY", .timesPerWeek(1)),
      ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", .weekdays(31)),
      ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU", .everyDay),
      ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO", .everyDays(14, from: Day(number: 0))),
      ("FREQ=DAILY;INTERVAL=3", .everyDays(3, from: Day(number: 0))),
      ("FREQ=MONTHLY;BYMONTHDAY=1,15", .everyDays(15, from: Day(number: 0))),
      ("FREQ=YEARLY", .everyDays(365, from: Day(number: 0))),
      ("FREQ=WEEKLY;INTERVAL=99999999", .everyDays(365, from: Day(number: 0))),
    ])
  func recurrence(rule: String, schedule: Schedule) throws {
    let file =
      "{\"habits\":[{\"id\":\"1\",\"name\":\"Read\",\"frequency\":\"\(rule)\",\"completions\":[]}]}"
    let imported = try HabitTroveFile.read(utf8(file), zone: .testBerlin)
    #expect(imported.tracker("Read")?.schedule == schedule)
  }

  @Test("Both bring nothing new the second time")
  func twice() throws {
    for drafts in [
      try TableHabitFile.read(utf8(Self.tableHabit)).drafts,
      try HabitTroveFile.read(utf8(Self.habitTrove), zone: .testBerlin).drafts,
    ] {
      #expect(records(drafts).journal.news(in: drafts).isEmpty)
    }
  }

  @Test("Broken JSON names its line, and other JSON is refused")
  func broken() {
    let problem = #expect(throws: ImportProblem.self) {
      _ = try TableHabitFile.read(utf8("{\"habits\":[\n{]"))
    }
    #expect(problem?.kind == .json(.unexpectedByte))
    #expect(problem?.line == 2)
    let other = #expect(throws: ImportProblem.self) {
      _ = try HabitTroveFile.read(utf8("{\"balance\":0}"), zone: .testBerlin)
    }
    #expect(other?.kind == .header)
  }
}
