// What is read from noticed moments, and what is left unsaid.
import Engine
import Testing

private let today = Day(text: "2026-03-28")!

/// Moments so many days ago at these hours.
private func moments(_ all: [(ago: Int, hour: Int, trigger: String)]) -> [Entry] {
  var world = TrackerWorld()
  let tracker = world.tracker("one", [Field("mode", .text("awareness"))])
  for moment in all {
    let day = today.adding(days: -moment.ago)
    let at = UTCOffset.utc.instant(day, TimeOfDay(minutes: moment.hour * 60)!)
    world.entry(
      tracker, day.text, at: at.milliseconds,
      [
        Field("triggers", .list(moment.trigger.isEmpty ? [] : [.text(moment.trigger)])),
        Field("place", .text("home")),
      ])
  }
  return world.records.entries(of: tracker.id, on: Day.first...Day.last)
}

struct TrackerInsightTests {
  @Test("Six moments say nothing yet, seven do, and what is older than four weeks counts for none")
  func enough() {
    let six = (0..<6).map { (ago: $0, hour: 9, trigger: "") }
    #expect(!TrackerInsight(moments(six), today: today).isEnough)
    let seven = TrackerInsight(moments(six + [(ago: 27, hour: 9, trigger: "")]), today: today)
    #expect(seven.isEnough && seven.count == 7)
    let old = TrackerInsight(moments(six + [(ago: 28, hour: 9, trigger: "")]), today: today)
    #expect(old.count == 6)
  }

  @Test("Risk times hold a quarter of the moments or more, the fullest first")
  func riskTimes() {
    let evening = (0..<5).map { (ago: $0, hour: 22, trigger: "") }
    let noon = (0..<3).map { (ago: $0, hour: 12, trigger: "") }
    let rest = [(ago: 1, hour: 3, trigger: ""), (ago: 2, hour: 7, trigger: "")]
    let insight = TrackerInsight(moments(evening + noon + rest), today: today)
    #expect(insight.riskHours == [21, 12])
    #expect(insight.byStretch == [0, 1, 1, 0, 3, 0, 0, 5])
  }

  @Test("Moments that lie all over the day have no risk time")
  func spread() {
    let all = (0..<8).map { (ago: $0, hour: $0 * 3, trigger: "") }
    #expect(TrackerInsight(moments(all), today: today).riskHours.isEmpty)
  }

  @Test("The three most frequent triggers are named, and places beside them")
  func triggers() {
    let names = ["stress", "stress", "stress", "boredom", "boredom", "habit", "coffee", ""]
    let all = names.enumerated().map { (ago: $0.offset, hour: 9, trigger: $0.element) }
    let insight = TrackerInsight(moments(all), today: today)
    #expect(insight.triggers.map { $0.key } == ["stress", "boredom", "coffee"])
    #expect(insight.triggers.map { $0.count } == [3, 2, 1])
    #expect(insight.places == insight.places.filter { $0.key == "home" && $0.count == 8 })
    #expect(insight.places.count == 1)
  }

  @Test("Weeks end today, the oldest first")
  func weeks() {
    let all = [0, 6, 7, 13, 14, 20, 21, 27, 27].map { (ago: $0, hour: 9, trigger: "") }
    #expect(TrackerInsight(moments(all), today: today).byWeek == [3, 2, 2, 2])
  }
}
