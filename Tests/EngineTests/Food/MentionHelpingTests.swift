// How much a written item means of the food that was picked for it.
import Engine
import Testing

struct MentionHelpingTests {
  private let cola = FoodPick(FoodSamples.cola, in: .english)

  private func helping(
    _ amount: Int?, _ unit: FoodUnit? = nil, portion: Int? = nil, own food: Food? = FoodSamples.cola
  ) -> Helping {
    FoodMention(text: "cola", index: 0, amount: amount, unit: unit, portion: portion)
      .helping(of: cola, food)
  }

  @Test("Nothing written is the usual amount, a bare number so many of it")
  func usual() {
    #expect(helping(nil) == Helping(weighing: 4908))
    #expect(helping(2500) == Helping(2500, weighing: 4908))
  }

  @Test("A unit that names a portion is that portion, also without a number")
  func portion() {
    #expect(helping(2000, .can, portion: 0) == Helping(2000, of: "1 can", weighing: 3680))
    #expect(helping(nil, .can, portion: 0) == Helping(of: "1 can", weighing: 3680))
  }

  @Test("Grams, liters and ounces become grams", arguments: [(FoodUnit.gram, 250_000, 250)])
  func weights(unit: FoodUnit, amount: Int, grams: Int64) {
    #expect(helping(amount, unit) == .grams(grams))
    #expect(helping(500, .liter) == .grams(500))
    #expect(helping(2000, .ounce) == .grams(57))
  }

  @Test("A unit that nobody can weigh is so many of what is usual")
  func unknown() {
    #expect(helping(2000, .slice) == Helping(2000, weighing: 4908))
  }

  @Test("Portions of another food than the one that was picked do not count")
  func another() {
    #expect(helping(2000, .can, portion: 0, own: nil) == Helping(2000, weighing: 4908))
    #expect(helping(2000, nil, portion: 9) == Helping(2000, weighing: 4908))
  }

  @Test("An amount of more than ten kilograms is not meant")
  func tooHeavy() {
    #expect(helping(21_000) == Helping(weighing: 4908))
    #expect(helping(20_000) == Helping(20_000, weighing: 4908))
  }

  @Test("Amounts stay within what a helping can be")
  func bounds() {
    let most = Helping(Helping.amounts.upperBound, weighing: 10)
    #expect(most.times(Int64.max).amount == Helping.amounts.upperBound)
    #expect(most.times(0).amount == 10_000 && Helping(weighing: 10).times(-5).amount == 1)
  }
}
