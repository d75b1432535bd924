// Techniques that go by the clock: one time says their stage.

import Engine
import Testing

struct TechniqueStageTests {
  @Test("Stages fill the time that a technique is said to take, and only two have them")
  func lengths() {
    for technique in Technique.allCases {
      let stages = technique.stages
      #expect((stages != nil) == (technique == .walk || technique == .grounding), "\(technique)")
      if let stages { #expect(stages.reduce(0, +) == technique.seconds, "\(technique)") }
      #expect(stages == nil || technique.breath == nil)
    }
  }

  @Test(
    "A walk turns back when half of it is over, and its last stage stays",
    arguments: [
      (0, 0, 30_000, 300_000), (29_999, 0, 1, 270_001), (30_000, 1, 120_000, 270_000),
      (149_999, 1, 1, 150_001), (150_000, 2, 120_000, 150_000), (270_000, 3, 30_000, 30_000),
      (300_000, 3, 0, 0), (9_000_000, 3, 0, 0),
    ] as [(Int64, Int, Int64, Int64)])
  func walk(elapsed: Int64, index: Int, left: Int64, leftInAll: Int64) {
    let stage = TechniqueStage(Technique.walk.stages!, elapsed: elapsed)
    #expect(stage.index == index && stage.left == left && stage.leftInAll == leftInAll)
    #expect(stage.whole == 300_000)
  }

  @Test("Each stage begins where the one before it ends")
  func starts() {
    let stages = Technique.grounding.stages!
    for index in 0..<5 {
      let start = TechniqueStage.start(of: index, in: stages)
      #expect(start == Int64(index) * 36_000)
      #expect(TechniqueStage(stages, elapsed: start).index == index)
      #expect(index == 0 || TechniqueStage(stages, elapsed: start - 1).index == index - 1)
    }
    #expect(TechniqueStage.start(of: -1, in: stages) == 0)
  }
}
