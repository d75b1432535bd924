// Moments as text.

import Engine
import Testing

struct InstantTextTests {
  @Test(
    "A moment is written on its own clock and read back",
    arguments: [
      (1_774_746_000_000, 120, "2026-03-29T03:00:00+02:00"),
      (1_774_746_059_000, 0, "2026-03-29T01:00:59Z"),
      (-1000, -210, "1969-12-31T20:29:59-03:30"),
    ])
  func texts(milliseconds: Int64, offset: Int, text: String) {
    let instant = Instant(milliseconds: milliseconds)
    #expect(instant.text(at: UTCOffset(minutes: offset)!) == text)
    #expect(Instant(text: text) == instant)
  }

  @Test("Milliseconds and fractions are read")
  func numbers() {
    #expect(Instant(text: "1774746000123")?.milliseconds == 1_774_746_000_123)
    #expect(Instant(text: "2026-03-29T01:00:00.5Z")?.milliseconds == 1_774_746_000_500)
    #expect(Instant(text: "2026-03-29T01:00:00.123456789+00:00")?.milliseconds == 1_774_746_000_123)
  }

  @Test(
    "Any other form is refused",
    arguments: [
      "", "now", "2026-03-29", "2026-03-29T01:00Z", "2026-03-29T01:00:00", "2026-03-29 01:00:00Z",
      "2026-03-29T01:00:60Z", "2026-03-29T24:00:00Z", "2026-02-29T01:00:00Z",
      "0268900268908383339", "-62135596800001", "0001-01-01T00:00:00+01:00",
      "9999-12-31T23:59:59-01:00",
      "2026-03-29T01:00:00.Z", "2026-03-29T01:00:00+2:00", "2026-03-29T01:00:00+19:00",
    ])
  func otherForms(text: String) {
    #expect(Instant(text: text) == nil)
  }
}
