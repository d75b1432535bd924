// The ideas of the day. What claims an effect names its source; the rest are things to do.
import Engine

/// One idea with at most one action.
struct Tip: Sendable {
  let words: @Sendable (Language) -> String
  /// Where the claim comes from; nothing where nothing is claimed.
  let source: String?
  /// Only for somebody who does this for that reason; nothing for everybody.
  var motive: Motive?

  /// The same idea all day: the day picks it, among those for everybody and those that speak to
  /// the person's own motives. With such motives every other day speaks to one of them.
  static func ofDay(_ day: Day, motives: [Motive]) -> Tip {
    let own = all.filter { tip in tip.motive.map { motives.contains($0) } ?? false }
    let number = day.number
    let isOwn = !own.isEmpty && (number & 1) == 0
    let pool = isOwn ? own : all.filter { $0.motive == nil }
    let count = Int32(pool.count)
    let place = own.isEmpty ? number : number >> 1
    return pool[Int((place % count + count) % count)]
  }

  static let all: [Tip] = [
    Tip(
      words: { $0.tipAll },
      source: "Haasova et al., Addiction 2013"),
    Tip(
      words: { $0.tipAll2 },
      source: "Gollwitzer and Sheeran, 2006"),
    Tip(
      words: { $0.tipAll3 },
      source: nil),
    Tip(
      words: { $0.tipAll4 }, source: nil),
    Tip(
      words: { $0.tipAll5 }, source: nil),
    Tip(
      words: { $0.tipAll6 },
      source: "Bricker et al., JAMA Internal Medicine 2020"),
    Tip(
      words: { $0.tipAll7 }, source: nil),
    Tip(
      words: { $0.tipAll8 },
      source: "Lally et al., 2010"),
    Tip(
      words: { $0.tipAll9 },
      source: nil, motive: .health),
    Tip(
      words: { $0.tipAll10 },
      source: nil, motive: .money),
    Tip(
      words: { $0.tipAll11 },
      source: nil, motive: .family),
    Tip(
      words: { $0.tipAll12 },
      source: nil, motive: .fitness),
    Tip(
      words: { $0.tipAll13 },
      source: nil, motive: .looks),
    Tip(
      words: { $0.tipAll14 },
      source: nil, motive: .smell),
    Tip(
      words: { $0.tipAll15 },
      source: nil, motive: .freedom),
    Tip(
      words: { $0.tipAll16 },
      source: nil, motive: .example),
  ]
}
