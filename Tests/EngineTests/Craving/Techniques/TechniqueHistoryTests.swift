// What a craving says about the technique that was used in it.

import Engine
import Testing

struct TechniqueHistoryTests {
  @Test(
    "Two notes of strength go before the end, and with neither nothing is known",
    arguments: [
      (8, 6, nil, 1, true), (8, 7, .passed, 1, false), (8, 2, .used, 1, true),
      (5, 8, .passed, 1, false), (nil, nil, .passed, 1, true), (nil, nil, .used, 1, false),
      (7, nil, nil, 0, false), (nil, 3, nil, 0, false),
    ] as [(Int?, Int?, CravingOutcome?, Int, Bool)])
  func helped(
    before: Int?, after: Int?, outcome: CravingOutcome?, tried: Int, helped: Bool
  ) {
    let history = TechniqueHistory([sampleTry("walk", from: before, to: after, outcome)])
    #expect(history.observations == tried)
    #expect((history["walk"]?.tried ?? 0) == tried)
    #expect((history["walk"]?.helped ?? 0) == (helped ? 1 : 0))
  }

  @Test("The fall is added up over the cravings that were measured")
  func fall() {
    let history = TechniqueHistory([
      sampleTry("walk", from: 8, to: 3), sampleTry("walk", from: 4, to: 5),
      sampleTry("walk", .passed), sampleTry("own:x", .used), sampleCraving(1),
    ])
    #expect(history["walk"]?.measured == 2 && history["walk"]?.fallen == 4)
    #expect(history["walk"]?.tried == 3 && history["walk"]?.helped == 2)
    #expect(history["own:x"]?.helped == 0 && history["water"] == nil)
    #expect(history.observations == 4)
  }
}
