// Words about days: what is kept, what is bounded, and what is refused.
import Engine
import Testing

private let day = Day(text: "2026-03-02")!

private func overview(_ kind: String, _ fields: [Field]) -> Overview {
  var journal = CalendarJournal()
  journal.add(kind, fields)
  return journal.overview
}

@Suite("Words about days")
struct ReflectionTests {
  @Test("A note, a pledge and a review are found by their day and by no other")
  func byDay() {
    var journal = CalendarJournal()
    for offset in stride(from: 0, to: 40, by: 2) {
      let day = day.adding(days: (offset * 7) % 40)
      journal.add(DayNote.kind, DayNote.fields("note \(day.text)", on: day))
      journal.add(Pledge.kind, Pledge.fields(.pause, "", on: day))
      journal.add(
        DayReview.kind, DayReview.fields([.calm], helped: "", tomorrow: day.text, on: day))
    }
    let words = journal.overview.reflections
    for offset in -3..<45 {
      let other = day.adding(days: offset)
      let isThere = (0..<40).contains(offset) && offset % 2 == 0
      #expect(words.note(on: other)?.text == (isThere ? "note \(other.text)" : nil))
      #expect(words.pledge(on: other)?.intention == (isThere ? .pause : nil))
      #expect(words.review(on: other)?.tomorrow == (isThere ? other.text : nil))
    }
  }

  @Test("What has no words, or no day, is not there")
  func refused() {
    #expect(overview(DayNote.kind, DayNote.fields("", on: day)).reflections.notes.isEmpty)
    #expect(overview(DayNote.kind, [Field("text", .text("x"))]).reflections.notes.isEmpty)
    #expect(overview(Pledge.kind, Pledge.fields(nil, "", on: day)).reflections.pledges.isEmpty)
    let empty = DayReview.fields([], helped: "", tomorrow: "", on: day)
    #expect(overview(DayReview.kind, empty).reflections.reviews.isEmpty)
    let odd = [
      Field("day", .int(Int64(day.number))), Field("words", .list([.text("odd"), .int(3)])),
    ]
    #expect(overview(DayReview.kind, odd).reflections.reviews.isEmpty)
    #expect(
      overview(RestStop.kind, [Field("place", .text("steps-8"))]).reflections.restStops.isEmpty)
  }

  @Test("Long texts are cut, also those that came from elsewhere")
  func bounded() {
    let long = String(repeating: "ä", count: 5000)
    let raw = [Field("day", .int(Int64(day.number))), Field("text", .text(long))]
    #expect(
      overview(DayNote.kind, raw).reflections.notes[0].text.count == DayNote.longestText)
    #expect(overview(Pledge.kind, raw).reflections.pledges[0].text.count == Pledge.longestText)
    let review = DayReview.fields([], helped: long, tomorrow: long, on: day)
    #expect(
      overview(DayReview.kind, review).reflections.reviews[0].helped.count
        == DayReview.longestText)
  }

  @Test("A written sentence goes before a chosen one")
  func pledge() {
    let fields = Pledge.fields(.kind, "I call Ada", on: day)
    let pledge = overview(Pledge.kind, fields).reflections.pledges[0]
    #expect(pledge.text == "I call Ada" && pledge.intention == nil)
  }

  @Test("Two devices that write about one day write about one thing")
  func oneName() {
    #expect(DayNote.identifier(on: day) == DayNote.identifier(on: Day(number: day.number)))
    #expect(DayNote.identifier(on: day) != DayNote.identifier(on: day.adding(days: 1)))
    #expect(DayNote.identifier(on: day) != Pledge.identifier(on: day))
    // The Monday names the week.
    #expect(
      Challenge.identifier(week: day) == Challenge.identifier(week: day.adding(days: 6)))
    #expect(
      Challenge.identifier(week: day) != Challenge.identifier(week: day.adding(days: 7)))
  }
}
