// What a craving keeps, and what it refuses.

import Engine
import Testing

struct CravingFieldTests {
  @Test("A craving without any answer has none")
  func noAnswers() {
    let craving = sampleCraving()
    #expect(craving.intensity == nil && craving.triggers.isEmpty && craving.action == nil)
    #expect(craving.technique == nil && craving.intensityAfter == nil && craving.outcome == nil)
    #expect(craving.place.isEmpty && craving.company == nil && craving.note.isEmpty)
  }

  @Test("Answers are read back, and odd ones are none")
  func answers() {
    let craving = sampleCraving(
      1,
      [
        Field("technique", .text("walk")), Field("intensityAfter", .int(3)),
        Field("place", .text("own:the bus stop")), Field("company", .text("friends")),
      ])
    #expect(craving.technique == "walk" && craving.intensityAfter == 3)
    #expect(craving.place == "own:the bus stop" && craving.company == .friends)
    let odd = sampleCraving(
      1,
      [
        Field("technique", .text("")), Field("intensityAfter", .int(11)),
        Field("place", .text(String(repeating: "x", count: 45))), Field("company", .text("a cat")),
      ])
    #expect(odd.technique == nil && odd.intensityAfter == nil)
    #expect(odd.place.isEmpty && odd.company == nil)
  }
}
