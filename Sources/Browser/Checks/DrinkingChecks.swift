// Checks of drinking whose products are longer than an `Int` of 32 bits, and of its tables.

import Engine

enum DrinkingChecks {
  static var all: [Check] {
    [
      Check("Every glass has its milligrams of alcohol", finds: milligramsFound, in: glasses),
      Check(
        "Each country's unit is its own, also for five litres of pure alcohol",
        finds: "500000 281786 293309 394500 3945000 3945000", in: units),
      Check("Fluid ounces are exact", finds: "354882 29573530 12004", in: ounces),
      Check("A level has its number and its drinks", finds: "0:0:0 1:4:1 2:6:2", in: levels),
      Check("The day of a level turns at 18:00", finds: "2026-11-19 2026-11-20", in: evening),
    ]
  }

  private static let milligramsFound =
    "19725 13019 14005 17926 18936 14202 9468 17753 12624 6312"

  private static func glasses() -> String {
    var text = ""
    for preset in DrinkPreset.allCases {
      text += (text.isEmpty ? "" : " ") + String(preset.size.milligrams)
    }
    return text
  }

  private static func units() -> String {
    let most = DrinkSize(volume: DrinkSize.largestVolume, strength: DrinkSize.strongest)!
    var text = ""
    for region in DrinkRegion.allCases {
      text += (text.isEmpty ? "" : " ") + String(region.units(milligrams: most.milligrams))
    }
    return text
  }

  private static func ounces() -> String {
    let can = DrinkSize.volume(ounceThousandths: 12_000) ?? -1
    let much = DrinkSize.volume(ounceThousandths: 1_000_000) ?? -1
    return "\(can) \(much) \(DrinkPreset.beerCan.size.ounceThousandths)"
  }

  private static func levels() -> String {
    var text = ""
    for level in DrinkLevel.allCases {
      let back = DrinkLevel(readingBack: StoredDrinks(amount: level.stored.amount))
      text +=
        (text.isEmpty ? "" : " ") + "\(level.rawValue):\(level.stored.drinks):\(back.rawValue)"
    }
    return text
  }

  private static func evening() -> String {
    let boundary = DayBoundary(cutoffHour: DrinkingWay.levelCutoffHour)!
    let turn = UTCOffset.utc.instant(
      Day(year: 2026, month: 11, day: 20)!, TimeOfDay(minutes: 18 * 60)!)
    let before = boundary.day(of: turn.adding(milliseconds: -1), offset: .utc)
    return before.text + " " + boundary.day(of: turn, offset: .utc).text
  }
}
