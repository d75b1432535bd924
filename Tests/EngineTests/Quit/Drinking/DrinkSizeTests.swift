// From a glass to grams, and from grams to the units of five countries.

import Engine
import Testing

struct DrinkSizeTests {
  @Test(
    "A volume and a strength give milligrams of pure alcohol, rounded once",
    arguments: [
      // 0.5 l of 5 %: 25 ml × 0.789 g.
      (500_000, 500, 19_725), (330_000, 500, 13_019), (200_000, 1200, 18_936),
      (100_000, 1200, 9468), (40_000, 4000, 12_624), (568_000, 400, 17_926), (1, 1, 0),
      (500_000, 0, 0), (5_000_000, 10_000, 3_945_000),
    ] as [(Int64, Int64, Int64)])
  func milligrams(volume: Int64, strength: Int64, expected: Int64) throws {
    let size = try #require(DrinkSize(volume: volume, strength: strength))
    #expect(size.milligrams == expected)
  }

  @Test(
    "A size outside of what there is to drink is none",
    arguments: [
      (0, 500), (-1, 500), (5_000_001, 500), (500_000, -1), (500_000, 10_001),
      (.max, .max), (.min, .min),
    ] as [(Int64, Int64)])
  func impossible(volume: Int64, strength: Int64) {
    #expect(DrinkSize(volume: volume, strength: strength) == nil)
  }

  @Test(
    "US fluid ounces become millilitres",
    arguments: [
      (12_000, 354_882), (5000, 147_868), (1500, 44_360), (0, 0), (1, 30), (-1, nil),
      (.max, nil),
    ] as [(Int64, Int64?)])
  func ounces(thousandths: Int64, expected: Int64?) {
    #expect(DrinkSize.volume(ounceThousandths: thousandths) == expected)
  }

  @Test("Millilitres become the fluid ounces on a can")
  func toOunces() {
    #expect(DrinkPreset.beerCan.size.ounceThousandths == 12_004)
    #expect(DrinkPreset.spirit.size.ounceThousandths == 1353)
  }

  @Test(
    "British units are those on the labels: millilitres times percent, through 1000",
    arguments: [
      (330, 500, 1650), (568, 400, 2272), (568, 520, 2954), (175, 1300, 2275), (500, 550, 2750),
      (25, 4000, 1000), (250, 1300, 3250),
    ] as [(Int64, Int64, Int64)])
  func british(millilitres: Int64, strength: Int64, thousandths: Int64) throws {
    let size = try #require(DrinkSize(volume: millilitres * 1000, strength: strength))
    #expect(DrinkRegion.britain.units(milligrams: size.milligrams) == thousandths)
  }

  @Test(
    "A country's own example of a standard drink is one of its units, to a twentieth",
    arguments: [
      // 12 oz of 5 %, 5 oz of 12 %, 1.5 oz of 40 %; 341 ml, 142 ml, 43 ml; 285 ml, 100 ml, 30 ml.
      (DrinkRegion.unitedStates, 355, 500), (.unitedStates, 148, 1200), (.unitedStates, 44, 4000),
      (.canada, 341, 500), (.canada, 142, 1200), (.canada, 43, 4000), (.australia, 100, 1300),
      (.australia, 30, 4000),
    ] as [(DrinkRegion, Int64, Int64)])
  func standardDrinks(region: DrinkRegion, millilitres: Int64, strength: Int64) throws {
    let size = try #require(DrinkSize(volume: millilitres * 1000, strength: strength))
    let units = region.units(milligrams: size.milligrams)
    #expect((940...1060).contains(units))
  }

  @Test("Germany's guidance counts grams, and its example of a beer has about twenty of them")
  func germany() {
    #expect(DrinkRegion.germany.units(milligrams: DrinkPreset.beerHalf.size.milligrams) == 19_725)
  }

  @Test(
    "A country is found by its code, and any other has grams and no number for the week",
    arguments: [
      ("GB", DrinkRegion.britain), ("US", .unitedStates), ("CA", .canada), ("AU", .australia),
      ("DE", .germany), ("AT", .elsewhere), ("", .elsewhere), ("gb", .elsewhere), (nil, .elsewhere),
    ] as [(String?, DrinkRegion)])
  func regions(code: String?, region: DrinkRegion) {
    #expect(DrinkRegion(country: code) == region)
  }

  @Test(
    "The numbers of the week are those of the authorities",
    arguments: [
      (DrinkRegion.britain, 14, nil, nil), (.unitedStates, nil, nil, nil), (.canada, 2, 6, 2),
      (.australia, 10, nil, 4), (.germany, 27, 81, nil), (.elsewhere, nil, nil, nil),
    ] as [(DrinkRegion, Int?, Int?, Int?)])
  func guidance(region: DrinkRegion, weekly: Int?, moderate: Int?, daily: Int?) {
    #expect(region.weekly == weekly)
    #expect(region.weeklyModerate == moderate)
    #expect(region.daily == daily)
    #expect(!region.guidanceSources.isEmpty)
    #expect(region.guidanceSources.allSatisfy { $0.year >= 2016 && !$0.place.isEmpty })
  }

  @Test("A gram of alcohol is seven kilocalories")
  func kilocalories() {
    let beer = DrinkPreset.beerHalf.size.milligrams
    #expect(DrinkSize.kilocalories(milligrams: beer) == 138)
    #expect(DrinkSize.kilocalories(milligrams: 0) == 0)
    #expect(DrinkSize.kilocalories(milligrams: 71) == 0)
    #expect(DrinkSize.kilocalories(milligrams: 72) == 1)
  }

  @Test("An entry knows its alcohol by its size and its amount, and nothing without a size")
  func entries() {
    let day = Day(text: "2026-03-27")!
    let size = DrinkPreset.beerThird.size
    let cases: [([Field], Int64, Int64?)] = [
      (size.fields, 1000, 13_019), (size.fields, 2000, 26_038), (size.fields, 500, 6510),
      ([], 1000, nil), ([Field("volume", .int(500_000))], 1000, nil),
      ([Field("strength", .int(500)), Field("volume", .int(0))], 1000, nil),
      ([Field("strength", .text("5")), Field("volume", .int(330_000))], 1000, nil),
    ]
    for (fields, amount, expected) in cases {
      let draft = Draft.create(
        Identifier(high: 1, low: 1), kind: Entry.kind,
        [
          Field("amount", .int(amount)), Field("day", .int(Int64(day.number))),
          Field("tracker", .text(Tracker.identifier(for: .alcohol).text)),
        ] + fields)
      var clock = Clock(device: 1)
      var records = Records()
      records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 1)))
      guard case .entry(let entry)? = records.all.first else {
        Issue.record("no entry")
        continue
      }
      #expect(entry.alcohol == expected)
    }
  }
}
