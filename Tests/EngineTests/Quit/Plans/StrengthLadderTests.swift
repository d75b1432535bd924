// How a plan spreads nicotine strengths over its weeks.
import Engine
import Testing

@Suite("Strength ladder") struct StrengthLadderTests {
  @Test("Thirteen weeks spread over all levels and reach zero in the last of them")
  func thirteenWeeks() throws {
    let ladder = try #require(StrengthLadder(start: 50))
    let strengths = try ladder.weekly(weeks: 13)
    #expect(strengths == [50, 50, 35, 35, 20, 20, 10, 10, 5, 5, 3, 3, 0, 0])
    #expect(strengths[6] == 10, "halfway there is still something to lower")
  }

  @Test("A start that shops do not sell comes first, and nothing above it follows")
  func ownStart() {
    #expect(StrengthLadder(start: 18)?.levels == [18, 10, 5, 3, 0])
    #expect(StrengthLadder(start: 60)?.levels == [60, 50, 35, 20, 10, 5, 3, 0])
    #expect(StrengthLadder(start: 20)?.levels == [20, 10, 5, 3, 0])
    #expect(StrengthLadder(start: 1)?.levels == [1, 0])
  }

  @Test("There is no ladder from zero or from outside the range")
  func none() {
    #expect(StrengthLadder(start: 0) == nil)
    #expect(StrengthLadder(start: -5) == nil)
    #expect(StrengthLadder(start: 101) == nil)
  }

  @Test("With enough weeks every level gets its share and only the last is zero", arguments: 7...52)
  func even(weeks: Int) throws {
    let ladder = try #require(StrengthLadder(start: 50))
    let strengths = try ladder.weekly(weeks: weeks).dropLast()
    let shares = ladder.levels.map { level in strengths.filter { $0 == level }.count }
    let smallest = try #require(shares.min())
    let largest = try #require(shares.max())
    #expect(smallest >= 1)
    #expect(largest - smallest <= 1)
    #expect(strengths.last == 0)
  }

  @Test("A plan shorter than the ladder skips levels and is at zero afterwards")
  func short() throws {
    let ladder = try #require(StrengthLadder(start: 50))
    #expect(try ladder.weekly(weeks: 3) == [50, 20, 5, 0])
    #expect(throws: StepDown.Problem.length) { try ladder.weekly(weeks: 0) }
  }
}
