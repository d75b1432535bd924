// The tables of plans, savings and countdowns: whole numbers that must come out alike where an
// `Int` has 32 bits and the library is another one.

import Engine

enum PlanChecks {
  static var all: [Check] {
    [
      Check(
        "Every curve goes down from 20 in 30 days as its table says",
        finds: "linear 20 16 12 8 4 1; exponential 20 14 10 7 3 1; logarithmic 20 12 7 4 2 1; "
          + "stepped 20 16 12 8 4 4; gentle 20 18 14 10 6 1; "
      ) { curves },
      Check(
        "A reduction falls week by week, keeps its leftover days and stays at zero",
        finds: "20 17 14 11 8 5 2 0 0 | 2 2 0"
      ) { weeks },
      Check("A plan of four days has a target for each", finds: "20 16 12 8 0") { fourDays },
      Check("A changed plan leaves the targets of the past", finds: "11 14 14") { frozen },
      Check(
        "Strengths spread over thirteen weeks", finds: "50 50 35 35 20 20 10 10 5 5 3 3 0 0"
      ) { strengths },
      Check(
        "The countdown is right a second before and after",
        finds: "-0 0:0:1 +0 0:0:0 +0 0:0:1 -3 4:5:6 +1 0:0:0"
      ) { countdown },
      Check(
        "Savings count known days, and silent ones from the quit day on",
        finds: "25000 1000 | 0 0 | 55000 2200"
      ) { savings },
    ]
  }

  private static let start = Day(year: 2026, month: 3, day: 1)!

  private static func text(_ numbers: [Int]) -> String {
    var text = ""
    for number in numbers { text += (text.isEmpty ? "" : " ") + "\(number)" }
    return text
  }

  private static var curves: String {
    var found = ""
    for curve in Curve.allCases {
      var targets: [Int] = []
      do throws(StepDown.Problem) {
        let all = try StepDown.daily(start: 20, days: 30, curve: curve)
        for day in [0, 6, 12, 18, 24, 29] { targets.append(all[day]) }
      } catch {
        return "refused"
      }
      found += curve.rawValue + " " + text(targets) + "; "
    }
    return found
  }

  private static func reduction(_ days: Int, _ cadence: Plan.Cadence = .weekly) -> Plan {
    Plan(
      fromDay: start, kind: .reduce, baseline: 20_000, quitDay: start.adding(days: days),
      cadence: cadence)
  }

  private static func targets(_ plan: Plan, _ days: [Int]) -> String {
    text(days.map { plan.target(on: start.adding(days: $0)) ?? -1 })
  }

  private static var weeks: String {
    targets(reduction(49), [0, 7, 14, 21, 28, 35, 42, 49, 36_525]) + " | "
      + targets(reduction(60), [49, 59, 60])
  }

  private static var fourDays: String {
    var plan = reduction(4, .daily)
    plan.curve = .stepped
    return targets(plan, [0, 1, 2, 3, 4])
  }

  private static var frozen: String {
    let plan = reduction(49)
    let today = start.adding(days: 24)
    let history = PlanHistory([plan, plan.shifted(days: 7, from: today)])
    return text([
      history.target(on: today.adding(days: -1)) ?? -1, history.target(on: today) ?? -1,
      history.target(on: today.adding(days: 3)) ?? -1,
    ])
  }

  private static var strengths: String {
    guard let ladder = StrengthLadder(start: 50) else { return "none" }
    return text((0...13).map { ladder.strength(week: $0, of: 13) })
  }

  private static var countdown: String {
    let stop = Instant(milliseconds: 1_770_000_000_000)
    var found = ""
    for offset: Int64 in [-1000, 0, 1000, -273_906_000, 86_400_000] {
      let count = Countdown(now: stop.adding(milliseconds: offset), stop: stop)
      found += (found.isEmpty ? "" : " ") + (count.isAfter ? "+" : "-") + "\(count.days) "
      found += "\(count.hours):\(count.minutes):\(count.seconds)"
    }
    return found
  }

  private static var savings: String {
    let noticing = Plan(
      fromDay: start, kind: .notice, baseline: 20_000, price: 800, packUnits: 20)
    var stopping = noticing
    stopping.kind = .stop
    stopping.quitDay = start.adding(days: 2)
    let two = [
      UseRecord(day: start, amount: 10_000), UseRecord(day: start.adding(days: 1), amount: 5_000),
    ]
    let slip = [UseRecord(day: start.adding(days: 3), amount: 5_000)]
    return saved(noticing, two, 2) + " | " + saved(stopping, [], 2) + " | "
      + saved(stopping, slip, 5)
  }

  private static func saved(_ plan: Plan, _ use: [UseRecord], _ days: Int) -> String {
    let saved = Savings(
      plans: PlanHistory([plan]), use: UseHistory(use), today: start.adding(days: days))
    return "\(saved.unitsNotUsed) \(saved.money(in: .euro).minorUnits)"
  }
}
