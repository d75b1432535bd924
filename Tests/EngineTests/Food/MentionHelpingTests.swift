// How much a written item means of the food that was picked for it.
import Engine
import Testing

struct MentionHelpingTests {
  private let cola = FoodPick(FoodSamples.cola, in: .english)
  private let egg = FoodPick(
    Food(
      code: FoodCode(31_103_010)!, name: "Egg, boiled", category: 2502, timesReported: 1,
      facts: FoodFacts(energy: 155), portions: [FoodPortion("1 egg", weight: 500)],
      usualWeight: 500), in: .english)

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

  @Test("Of another food than the one that was read, its own portions count")
  func another() {
    #expect(helping(2000, .can, portion: 0, own: nil) == Helping(2000, of: "1 can", weighing: 3680))
    #expect(helping(2000, .fluidOunce, own: nil) == Helping(2000, of: "1 fl oz", weighing: 307))
    #expect(helping(2000, nil, portion: 9) == Helping(2000, weighing: 4908))
  }

  @Test("A cup of what has no cup counts as water, and says so")
  func asWater() {
    let mention = FoodMention(text: "cola", amount: 2000, unit: .cup)
    #expect(mention.helping(of: egg, nil) == Helping(2000, of: "1 cup, as water", weighing: 2400))
    let ounce = FoodMention(text: "cola", amount: 2000, unit: .fluidOunce)
    #expect(ounce.helping(of: egg, nil) == Helping(2000, of: "1 fl oz, as water", weighing: 300))
    let bare = FoodMention(text: "zzz", amount: 2000)
    #expect(bare.helping(of: egg, nil) == Helping(2000, of: "1 egg", weighing: 500))
  }

  @Test("Words that name no food keep their unit until one is found")
  func words() {
    func said(_ amount: Int?, _ unit: FoodUnit?) -> Helping? {
      FoodMention(text: "zzz", amount: amount, unit: unit).helping
    }
    #expect(said(nil, nil) == nil && said(2000, nil) == Helping(2000, weighing: nil))
    #expect(said(2000, .cup) == Helping(2000, of: "1 cup", weighing: nil))
    #expect(said(nil, .slice) == Helping(of: "1 slice", weighing: nil))
    #expect(said(250_000, .milliliter) == .grams(250) && said(1000, .pound) == .grams(454))
  }

  @Test(
    "An amount goes over to another food in the measure of that one",
    arguments: [
      (Helping(2000, of: "1 can", weighing: 100), Helping(2000, of: "1 can", weighing: 3680)),
      (Helping(500, of: "1 large can", weighing: 1), Helping(500, of: "1 can", weighing: 3680)),
      (Helping(3000, of: "1 can", weighing: nil), Helping(3000, of: "1 can", weighing: 3680)),
      (
        Helping(2000, of: "1 cup, sliced", weighing: 90),
        Helping(2000, of: "1 cup, as water", weighing: 2400)
      ),
      (Helping(2000, weighing: 77), Helping(2000, weighing: 4908)),
      (Helping(2000, weighing: nil), Helping(2000, weighing: 4908)),
      (.grams(80), .grams(80)),
      (Helping(2000, of: "1 ring", weighing: 90), Helping(weighing: 4908)),
      (Helping(2000, of: "1 slice", weighing: nil), Helping(2000, weighing: 4908)),
    ])
  func carried(said: Helping, expected: Helping) {
    #expect(said.carried(to: cola) == expected)
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
