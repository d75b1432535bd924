// What a sheet for a doctor counts: only what was noted, only in the period, nothing taken for
// zero.

import Engine
import Testing

private let first = Day(text: "2026-03-01")!
private let last = Day(text: "2026-03-30")!

private func entity(_ kind: String, _ name: UInt64, _ fields: [Field]) -> Entity {
  var journal = Journal()
  let id = Identifier(high: 8, low: name)
  let place = journal.apply(
    Change(
      id: id, device: 1, number: 1, stamp: Stamp(milliseconds: 1, counter: 0, device: 1),
      entity: id, kind: kind, action: .create(fields)))
  return journal.entities[place]
}

private func check(_ day: String, _ fields: [Field]) -> WithdrawalCheck {
  let day = Day(text: day)!
  return WithdrawalCheck(
    entity(
      WithdrawalCheck.kind, UInt64(day.number), [Field("day", .int(Int64(day.number)))] + fields))!
}

private func dose(_ product: DoseProduct, _ strength: Int, _ day: String, _ name: UInt64) -> Dose {
  let day = Day(text: day)!
  return Dose(
    entity(
      Dose.kind, name,
      Dose.fields(
        product, strength: strength, at: UTCOffset.utc.instant(day, TimeOfDay(text: "09:00")!),
        on: day, .utc)))!
}

private func craving(_ number: UInt64, _ day: String, _ triggers: [String]) -> Craving {
  sampleCraving(number, on: day, [Craving.field(triggers: triggers)])
}

struct DoctorSheetSummaryTests {
  @Test("No cravings give no mean and no trigger")
  func none() {
    let summary = CravingSummary([], from: first, through: last)
    #expect(summary.noticed == 0 && summary.passed == 0 && summary.meanIntensity == nil)
    #expect(summary.triggers.isEmpty)
  }

  @Test("Triggers are counted of the cravings that name one, once for each craving")
  func triggers() {
    let cravings = [
      craving(1, "2026-03-02", ["stress", "stress"]), craving(2, "2026-03-03", ["stress"]),
      craving(3, "2026-03-04", ["coffee"]), craving(4, "2026-03-05", []),
    ]
    let summary = CravingSummary(cravings, from: first, through: last)
    #expect(summary.noticed == 4)
    #expect(summary.triggers.map { $0.key } == ["stress", "coffee"])
    #expect(summary.triggers.map { $0.count } == [CountOf(2, of: 3), CountOf(1, of: 3)])
  }

  @Test("Only the most frequent triggers are named, equal ones in a fixed order")
  func most() {
    let names = ["work", "party", "phone", "habit", "anger", "alone", "smell"]
    let cravings = names.enumerated().map { place, name in
      craving(UInt64(place + 1), "2026-03-10", [name])
    }
    let found = CravingSummary(cravings, from: first, through: last).triggers.map { $0.key }
    #expect(found == ["alone", "anger", "habit", "party", "phone"])
    #expect(
      CravingSummary(cravings.reversed(), from: first, through: last).triggers.map { $0.key }
        == found)
  }

  @Test("What lies outside the period is not counted, its first and last day are")
  func period() {
    let days = ["2026-02-28", "2026-03-01", "2026-03-30", "2026-03-31"]
    let cravings = days.enumerated().map { craving(UInt64($0 + 1), $1, ["work"]) }
    #expect(CravingSummary(cravings, from: first, through: last).noticed == 2)
    let checks = days.map { check($0, [WithdrawalCheck.field(.sleep, .strong)]) }
    #expect(SymptomSummary.all(checks, from: first, through: last).map { $0.days } == [2])
    let doses = days.enumerated().map { dose(.gum, 4, $1, UInt64($0 + 1)) }
    #expect(DoseSummary.all(doses, from: first, through: last).map { $0.doses } == [2])
  }

  @Test("A strength that was not said is not in the mean")
  func intensity() {
    let cravings = [
      sampleCraving(1, [Craving.field(intensity: 8)]),
      sampleCraving(2, [Craving.field(intensity: 5)]), sampleCraving(3),
    ]
    #expect(CravingSummary(cravings, from: first, through: last).meanIntensity == 6500)
  }

  @Test("A sign that was not answered on a day does not count as none")
  func symptoms() {
    let checks = [
      check(
        "2026-03-02",
        [WithdrawalCheck.field(.anger, .strong), WithdrawalCheck.field(.sleep, .none)]),
      check("2026-03-03", [WithdrawalCheck.field(.anger, .slight)]), check("2026-03-04", []),
    ]
    let all = SymptomSummary.all(checks, from: first, through: last)
    #expect(all.map { $0.symptom } == [.anger, .sleep])
    #expect(all.map { $0.days } == [2, 1] && all.map { $0.mean } == [2000, 0])
    #expect(all.map { $0.strongest } == [.strong, .none])
  }

  @Test("Signs of a dangerous withdrawal are counted by day, others are not named")
  func signs() {
    let checks = [
      check("2026-03-02", [WithdrawalCheck.field(.shaking, true)]),
      check("2026-03-03", [WithdrawalCheck.field(.shaking, true)]),
      check("2026-03-04", [WithdrawalCheck.field(.seizure, false)]),
    ]
    let all = SignSummary.all(checks, from: first, through: last)
    #expect(all.map { $0.sign } == [.shaking] && all.map { $0.days } == [2])
  }

  @Test("Doses keep days, number and strengths of each product apart")
  func doses() {
    let doses = [
      dose(.patch, 21, "2026-03-02", 1), dose(.patch, 14, "2026-03-20", 2),
      dose(.gum, 2, "2026-03-02", 3), dose(.gum, 2, "2026-03-02", 4),
    ]
    let all = DoseSummary.all(doses, from: first, through: last)
    #expect(all.map { $0.product } == [.patch, .gum])
    #expect(all.map { $0.days } == [2, 1] && all.map { $0.doses } == [2, 2])
    #expect(all.map { $0.strengths } == [14...21, 2...2])
  }
}
