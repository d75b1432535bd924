// What goes together, and how seldom it is said where nothing does.
import Engine
import Testing

struct ConnectionTests {
  /// Numbers of the last days, in which cravings are so much lower with practice.
  private func days(_ length: Int, lower: Double, seed: UInt64 = 4) -> MeasuredDays {
    var dice = Dice(seed: seed)
    var days = MeasuredDays()
    let start = days[.cravings].count - length
    for place in 0..<length {
      let isPractised = dice.chance(500)
      days[.practice][start + place] = isPractised ? 10_000 : 0
      days[.cravings][start + place] =
        10 + Double(dice.below(5)) - (isPractised ? lower : 0)
    }
    return days
  }

  @Test("A large difference is told with both means, the right way round")
  func found() throws {
    let told = try #require(Connections(days(120, lower: 6)).told.first)
    #expect(told.pair == MeasurePair(.practice, .cravings, lag: 0))
    #expect(told.more.mean < told.others.mean && told.difference < 0)
    #expect(told.more.count + told.others.count == 120)
    #expect(told.margin > 0 && told.margin < 6)
  }

  @Test("Under 28 days or eight weeks nothing is looked at, and what is missing is said")
  func missing() {
    let few = Connections(days(20, lower: 6))
    #expect(few.lookedAt.isEmpty && few.told.isEmpty)
    #expect(few.missingDays == 35)
    #expect(Connections(days(56, lower: 6)).missingDays == nil)
    #expect(Connections(MeasuredDays()).missingDays == nil)
  }

  @Test("The same journal always finds the same, and one changed day is another look")
  func repeats() {
    let days = days(90, lower: 1)
    #expect(Connections(days).lookedAt == Connections(days).lookedAt)
  }

  @Test("What never changes is not looked at")
  func constant() {
    var days = days(90, lower: 0)
    for place in days[.practice].indices { days[.practice][place] = 10_000 }
    #expect(Connections(days).lookedAt.isEmpty)
  }

  @Test("Each declared pair stands there once")
  func declared() {
    #expect(Set(MeasurePair.declared).count == MeasurePair.declared.count)
    #expect(MeasurePair.declared.count == 75)
  }
}
