// The labels as data, against what they say.

import Engine
import Testing

private func strengths(_ schedule: LabelSchedule, weeks: Int) -> [Int?] {
  (1...weeks).map { schedule.phase(inWeek: $0)?.strength }
}

struct LabelScheduleTests {
  @Test("More than ten cigarettes a day begin with 21 milligrams")
  func many() {
    let found = LabelSchedule.all(of: .patch, cigarettesADay: 10_001)
    #expect(found.map { $0.brand } == ["NicoDerm CQ", "Habitrol"])
    #expect(
      strengths(found[0], weeks: 11) == [21, 21, 21, 21, 21, 21, 14, 14, 7, 7, nil] as [Int?])
    #expect(strengths(found[1], weeks: 9) == [21, 21, 21, 21, 14, 14, 7, 7, nil] as [Int?])
  }

  @Test("Ten cigarettes a day and fewer begin with 14 milligrams")
  func few() {
    let found = LabelSchedule.all(of: .patch, cigarettesADay: 10_000)
    #expect(found.count == 2)
    for schedule in found {
      #expect(strengths(schedule, weeks: 9) == [14, 14, 14, 14, 14, 14, 7, 7, nil] as [Int?])
    }
  }

  @Test("Gum and lozenge take longer pauses in three phases, with a most that the label names")
  func pieces() {
    for product in [DoseProduct.gum, .lozenge] {
      let schedule = LabelSchedule.all(of: product, cigarettesADay: nil)[0]
      #expect(schedule.phases.map { $0.weeks } == [1...6, 7...9, 10...12])
      #expect(schedule.phases.map { $0.hours } == [1...2, 2...4, 4...8])
      #expect(schedule.phase(inWeek: 13) == nil && schedule.phase(inWeek: 0) == nil)
    }
    #expect(LabelSchedule.all(of: .gum, cigarettesADay: nil)[0].mostADay == 24)
    let lozenge = LabelSchedule.all(of: .lozenge, cigarettesADay: nil)[0]
    #expect(lozenge.mostADay == 20 && lozenge.mostInSixHours == 5)
  }

  @Test("The strength of a piece parts at half an hour after waking")
  func pieceStrength() {
    #expect(
      [0, 30, 31, 600].map { LabelSchedule.pieceStrength(minutesToFirst: $0) } == [4, 4, 2, 2])
  }

  @Test("Inhaler, spray and other products have no label here")
  func without() {
    for product in [DoseProduct.inhaler, .spray, .other] {
      #expect(LabelSchedule.all(of: product, cigarettesADay: 20_000).isEmpty)
    }
  }

  @Test("Every label names its brand, country and source, and its weeks follow each other")
  func whole() {
    for schedule in LabelSchedule.all {
      #expect(!schedule.brand.isEmpty && schedule.country == "US" && schedule.source.year >= 2020)
      var next = 1
      for phase in schedule.phases {
        #expect(phase.weeks.lowerBound == next)
        next = phase.weeks.upperBound + 1
      }
    }
  }
}
