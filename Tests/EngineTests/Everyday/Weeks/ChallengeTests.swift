// What a week offers, and how far it is.
import Engine
import Testing

private let smoking = Tracker.identifier(for: .cigarettes)
private let monday = Day(text: "2026-03-30")!

private func offers(
  _ journal: CalendarJournal, week: Day = monday, asksForDryDays: Bool = true
) -> [ChallengeOffer] {
  let overview = journal.overview
  let first = week.weekStart.adding(days: -ChallengeOffer.lookBack)
  let last = week.weekStart.adding(days: -1)
  let book = DayBook(
    overview, from: first, through: last, now: CalendarJournal.noon(week.text), offset: .utc)
  return ChallengeOffer.all(
    week: week, WeekFacts(book, overview, from: first, through: last), overview.trackers,
    asksForDryDays: asksForDryDays)
}

/// Four weeks of smoking with five cravings, of which two passed.
private var smoker: CalendarJournal {
  var journal = CalendarJournal()
  journal.smoke(from: "2026-03-01")
  for number in 2...29 {
    let day = Day(year: 2026, month: 3, day: number)!.text
    journal.total(number % 3 == 0 ? 0 : 6, day, of: smoking)
  }
  for number in 10...14 {
    let outcome = number < 12 ? [Field("outcome", .text("passed"))] : []
    journal.crave("2026-03-\(number)", more: outcome)
  }
  return journal
}

@Suite("Weekly challenges")
struct ChallengeTests {
  @Test("Three different ones are offered, each with the fact it was picked for")
  func three() {
    let found = offers(smoker)
    #expect(found.count == 3)
    #expect(Set(found.map { $0.what }).count == 3)
    for offer in found {
      #expect(Challenge.counts.contains(offer.count))
      #expect(offer.among > 0 && (0...offer.among).contains(offer.seen))
    }
  }

  @Test("A week offers the same on each of its days, and other weeks turn the list")
  func sameAllWeek() {
    for offset in 1..<7 { #expect(offers(smoker, week: monday.adding(days: offset)).count == 3) }
    let found = (0..<7).map { offset in
      let day = monday.adding(days: offset)
      return offers(smoker, week: day)
    }
    #expect(found.allSatisfy { $0 == found[0] })
    let nextWeek = offers(smoker, week: monday.adding(days: 7))
    #expect(nextWeek != found[0])
  }

  @Test("What is offered rests on what was recorded")
  func sensible() {
    var all: Set<ChallengeKind> = []
    for week in 0..<12 {
      for offer in offers(smoker, week: monday.adding(days: -7 + week % 2 * 7)) {
        all.insert(offer.what)
      }
    }
    #expect(!all.contains(.moods), "nothing keeps a mood")
    #expect(!all.contains(.goodDays), "no tracker but use")
    var empty = CalendarJournal()
    empty.track("walk", mode: "yesNo")
    let few = offers(empty).map { $0.what }
    #expect(Set(few) == [.notes, .evenings], "without data nothing is claimed")
  }

  @Test("Saying what was used is asked for on more days than the week before had")
  func recorded() {
    for (known, asked) in [(0, 5), (4, 5), (5, 6), (6, 7), (7, 7)] {
      var journal = CalendarJournal()
      journal.smoke(from: "2026-03-01")
      for number in 0..<known { journal.total(6, "2026-03-\(23 + number)", of: smoking) }
      var counts: Set<Int> = []
      for week in 0..<9 {
        for offer in ChallengeOffer.all(
          week: monday.adding(days: week * 7), facts(journal), journal.overview.trackers,
          asksForDryDays: true) where offer.what == .recorded
        {
          counts.insert(offer.count)
        }
      }
      #expect(counts == [asked], "\(known) days known")
    }
  }

  private func facts(_ journal: CalendarJournal) -> WeekFacts {
    let first = monday.adding(days: -ChallengeOffer.lookBack)
    let last = monday.adding(days: -1)
    let book = DayBook(
      journal.overview, from: first, through: last, now: CalendarJournal.noon(monday.text),
      offset: .utc)
    return WeekFacts(book, journal.overview, from: first, through: last)
  }

  @Test("A day without a drink is only suggested where that is safe to ask")
  func dryDays() {
    var journal = CalendarJournal()
    journal.drafts.append(
      .create(
        Tracker.identifier(for: .alcohol), kind: Tracker.kind,
        [
          Field("aim", .text("reduce")), Field("substance", .text("alcohol")),
        ]))
    for number in 2...29 {
      journal.total(
        8, Day(year: 2026, month: 3, day: number)!.text, of: Tracker.identifier(for: .alcohol))
    }
    // The substance alone makes it one that is logged by a plan.
    for week in 0..<9 {
      let asked = offers(journal, week: monday.adding(days: week * 7), asksForDryDays: false)
      #expect(!asked.contains { $0.what == .freeDays })
    }
  }

  @Test("Progress follows from the days of the week and stops at the count")
  func progress() {
    var journal = smoker
    for number in 30...31 { journal.total(5, "2026-03-\(number)", of: smoking) }
    journal.total(50, "2026-04-01", of: smoking)
    journal.crave("2026-03-31", more: [Field("action", .text("walk"))])
    journal.crave("2026-04-06", more: [Field("action", .text("walk"))])
    let overview = journal.overview
    let book = journal.book("2026-03-30", "2026-04-05", today: "2026-04-03")
    let facts = WeekFacts(book, overview, from: monday, through: monday.adding(days: 6))
    #expect(challenge(.walk, 1).progress(facts) == 1)
    #expect(challenge(.walk, 3).progress(facts) == 1, "the walk of the week after does not count")
    #expect(challenge(.keptRow, 2).progress(facts) == 2)
    #expect(challenge(.keptRow, 3).progress(facts) == 2)
    #expect(challenge(.recorded, 5).progress(facts) == 3)
    #expect(challenge(.notes, 3).progress(facts) == 0)
  }

  private func challenge(_ what: ChallengeKind, _ count: Int64) -> Challenge {
    var journal = CalendarJournal()
    journal.add(
      Challenge.kind,
      [
        Field("count", .int(count)), Field("tracker", .text(smoking.text)),
        Field("week", .int(Int64(monday.number) + 3)), Field("what", .text(what.rawValue)),
      ])
    return journal.overview.reflections.challenge(week: monday.adding(days: 6))!
  }

  @Test("Damaged challenges are none", arguments: [0, 8, -1, Int64.max])
  func damaged(count: Int64) {
    var journal = CalendarJournal()
    journal.add(
      Challenge.kind,
      [
        Field("count", .int(count)), Field("week", .int(Int64(monday.number))),
        Field("what", .text("walk")),
      ])
    #expect(journal.overview.reflections.challenges.isEmpty)
  }
}

@Suite("Weekly review")
struct WeekReviewTests {
  @Test("Two or three things that went well come out of the week's own data")
  func findings() {
    let overview = smoker.overview
    let book = smoker.book("2026-03-02", "2026-03-29", today: "2026-03-29")
    let review = WeekReview(book, overview, through: Day(text: "2026-03-29")!)
    #expect(review.first == Day(text: "2026-03-23"))
    // The 24th and the 27th; the 29th is not over.
    #expect(review.wentWell.first == .free(smoking, days: 2))
    #expect(review.wentWell.contains(.recorded(smoking, days: 6)))
    #expect(review.wentWell.count <= WeekReview.mostFindings)
  }

  @Test("Fewer than in the week before is only said when it is so and both weeks are known")
  func fewer() {
    func review(_ before: Int64, _ now: Int64, knownDays: Int = 7) -> [WeekFinding] {
      var journal = CalendarJournal()
      journal.smoke(from: "2026-05-01")
      for number in 2..<(2 + knownDays) {
        journal.total(before, "2026-03-0\(number)", of: smoking)
      }
      for number in 9...15 {
        journal.total(now, Day(year: 2026, month: 3, day: number)!.text, of: smoking)
      }
      let book = journal.book("2026-03-01", "2026-03-16", today: "2026-03-16")
      return WeekReview(book, journal.overview, through: Day(text: "2026-03-15")!).wentWell
    }
    #expect(review(10, 8).first == .fewer(smoking, now: 8000, before: 10_000))
    #expect(!review(8, 8).contains { if case .fewer = $0 { true } else { false } })
    #expect(!review(8, 10).contains { if case .fewer = $0 { true } else { false } })
    #expect(!review(10, 8, knownDays: 3).contains { if case .fewer = $0 { true } else { false } })
  }

  @Test("A week of which nothing is known has nothing to say, and says nothing unkind")
  func empty() {
    var journal = CalendarJournal()
    journal.smoke(from: "2026-03-01")
    let book = journal.book("2026-03-01", "2026-03-16", today: "2026-03-16")
    #expect(WeekReview(book, journal.overview, through: Day(text: "2026-03-15")!).wentWell.isEmpty)
  }

  @Test("The day of the review is the latest one of the person's weekday")
  func day() {
    var rhythm = Rhythm()
    let wednesday = Day(text: "2026-03-04")!
    #expect(rhythm.lastReview(upTo: wednesday) == Day(text: "2026-03-01"))
    rhythm.reviewDay = .wednesday
    #expect(rhythm.lastReview(upTo: wednesday) == wednesday)
    rhythm.reviewDay = .thursday
    #expect(rhythm.lastReview(upTo: wednesday) == Day(text: "2026-02-26"))
  }
}
