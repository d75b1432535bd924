// Trackers with a start of their own: the agreed vectors and days, lived through in real zones and
// over every change of their clocks from 2025 to 2027.

import Engine
import Testing

private let zones = [
  "UTC", "Europe/Berlin", "America/New_York", "Pacific/Auckland", "Asia/Kolkata",
]

/// A tracker of one's own in a zone, whose days begin at an hour of their own, beside a person
/// whose days begin at four.
private struct OwnLife {
  let zone: Zone
  let hour: Int
  var journal: StreakJournal

  var boundary: DayBoundary { journal.overview.dayBoundary(of: journal.tracker) }

  init(_ zone: Zone, hour: Int, _ fields: [Field]) {
    self.zone = zone
    self.hour = hour
    journal = StreakJournal(fields + [Field("cutoffHour", .int(Int64(hour)))])
  }

  /// As the app does it: the tracker's own start decides, from the clock on the wall.
  func day(at moment: Instant) -> Day {
    journal.overview.day(of: journal.tracker, at: moment, offset: zone.offset(moment))
  }

  mutating func log(at moment: Instant, level: Int? = nil) {
    journal.add(at: moment, offset: zone.offset(moment), boundary: boundary, level: level)
  }

  /// The first or the last minute of one of the tracker's days.
  func moment(_ day: Day, isLate: Bool) -> Instant {
    let (start, end) = boundary.interval(of: day, in: zone)
    return isLate ? end.adding(milliseconds: -Milliseconds.minute) : start
  }

  func streak(at now: Instant) -> Streak { journal.streak(today: day(at: now)) }
}

/// Days around each change of a zone's clock from 2025 to 2027; one of each year where it has none.
private func middles(_ zone: AwkwardZone) -> [Day] {
  let days = zone.changes.map { zone.zone.offset($0.moment).local($0.moment).day }
  let near = days.filter { (2025...2027).contains($0.civil.year) }
  return near.isEmpty ? (2025...2027).map { Day(year: $0, month: 3, day: 29)! } : near
}

struct OwnStartTests {
  @Test("In the three years each clock changes as often as its zone has it")
  func changes() {
    #expect(zones.map { middles(AwkwardZone($0)).count } == [3, 6, 6, 6, 3])
  }

  @Test("Every vector holds for a start of its own, at both ends of its days", arguments: zones)
  func vectors(_ name: String) {
    let awkward = AwkwardZone(name)
    let zone = awkward.zone
    let near = middles(awkward)
    for vector in StreakVector.all {
      let letters = vector.letters
      let isAlcohol = letters.contains("s")
      for middle in near {
        for hour in [0, 2, 3, 12, 18, 23] {
          var life = OwnLife(
            zone, hour: hour, isAlcohol ? Field.alcohol : [Field.mode(.yesNo), Field.forgiving])
          let start = middle.adding(days: -letters.count / 2)
          for (place, letter) in letters.enumerated() where letter != "x" && letter != "." {
            life.log(
              at: life.moment(start.adding(days: place), isLate: place % 2 == 1),
              level: isAlcohol ? ["s": 0, "e": 1, "w": 2][letter] : nil)
          }
          let days = letters.last == "x" ? letters.count + 1 : letters.count
          let streak = life.streak(at: life.moment(start.adding(days: days - 1), isLate: true))
          let place: Comment = "\(vector) around \(middle.text) from \(hour):00 in \(name)"
          #expect(streak.current == vector.current, place)
          #expect(streak.graceOnHand == vector.grace, place)
          #expect(streak.mended.count == vector.used, place)
          #expect(streak.total == vector.total, place)
        }
      }
    }
  }

  @Test("A minute before 18:00 is yesterday, 18:00 is today, on every such day", arguments: zones)
  func cutoff(_ name: String) {
    let awkward = AwkwardZone(name)
    let life = OwnLife(awkward.zone, hour: 18, [Field.mode(.yesNo)])
    for middle in middles(awkward) {
      for offset in -2...2 {
        let day = middle.adding(days: offset)
        for (time, own) in [("17:59", -1), ("18:00", 0), ("23:59", 0)] {
          let moment = life.zone.instant(day, TimeOfDay(text: time)!)
          #expect(life.day(at: moment) == day.adding(days: own), "\(day.text) \(time)")
        }
        let morning = life.zone.instant(day, TimeOfDay(text: "09:00")!)
        #expect(life.day(at: morning) == day.adding(days: -1))
      }
    }
  }

  @Test(
    "Leaving out counts whole days of its own, and a slip counts on its own day", arguments: zones)
  func avoidance(_ name: String) {
    let awkward = AwkwardZone(name)
    for middle in middles(awkward) {
      for hour in [0, 2, 18] {
        for (ago, slip, current) in [(0, nil, 0), (3, nil, 2), (9, 0, 0), (9, 2, 1)]
          as [(Int, Int?, Int)]
        {
          var life = OwnLife(
            awkward.zone, hour: hour,
            [
              Field("aim", .text("quit")), Field.mode(.avoidance),
              Field.since(middle.adding(days: 1 - ago)),
            ])
          let today = middle.adding(days: 1)
          if let slip { life.log(at: life.moment(today.adding(days: -slip), isLate: slip == 2)) }
          for isLate in [false, true] {
            let streak = life.streak(at: life.moment(today, isLate: isLate))
            #expect(streak.current == current, "\(middle.text), \(hour):00, \(ago), \(name)")
          }
        }
      }
    }
  }

  @Test("What is done twice on a day is done once, and yesterday stays open", arguments: zones)
  func twiceAndOpen(_ name: String) {
    let awkward = AwkwardZone(name)
    for middle in middles(awkward) {
      var life = OwnLife(awkward.zone, hour: 18, [Field.mode(.yesNo)])
      for offset in -3...0 {
        life.log(at: life.moment(middle.adding(days: offset), isLate: false))
        life.log(at: life.moment(middle.adding(days: offset), isLate: true))
      }
      // Under a start at 18:00 the day after is on the clock, and the tracker's day is still open.
      let morning = life.zone.instant(middle.adding(days: 2), TimeOfDay(text: "09:00")!)
      #expect(life.day(at: morning) == middle.adding(days: 1))
      #expect(life.streak(at: morning).current == 4)
      let evening = life.zone.instant(middle.adding(days: 2), TimeOfDay(text: "18:00")!)
      #expect(life.streak(at: evening).current == 0, "now it is over")
    }
  }

  @Test("A date that was picked stays, whatever the start and the clock", arguments: zones)
  func picked(_ name: String) {
    let awkward = AwkwardZone(name)
    for middle in middles(awkward) {
      for hour in [0, 2, 18] {
        var life = OwnLife(awkward.zone, hour: hour, [Field.mode(.yesNo)])
        for offset in -2...0 { life.journal.add(on: middle.adding(days: offset)) }
        let now = life.moment(middle, isLate: true)
        #expect(life.streak(at: now).current == 3)
        #expect(life.journal.overview.use(of: life.journal.id).days.last == middle)
      }
    }
  }
}
