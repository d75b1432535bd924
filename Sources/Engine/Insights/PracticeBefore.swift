// Whether a craving hour was quieter on days with practice shortly before it. Days without a word
// are left out: nobody knows what was on them.

/// Days with and without practice before the hour in which cravings come most often.
public struct PracticeBefore: Hashable, Sendable {
  /// Practice in this many minutes before the hour counts.
  public static let leadMinutes = 120
  /// Days that each side needs.
  public static let leastDays = 3

  public let time: TimeOfDay
  /// Of the days with practice before, those with a craving around the hour.
  public let with: CountOf
  /// The same of the days without.
  public let without: CountOf

  /// Nothing where no hour stands out.
  init?(_ days: InsightDays, _ practice: [PracticeRun]) {
    guard let risky = PracticeBefore.riskiest(days) else { return nil }
    var with = (part: 0, whole: 0)
    var without = (part: 0, whole: 0)
    for day in days.notedDays {
      let isPractised = practice.contains { run in
        let lead = risky.time.minutes - run.offset.local(run.at).time.minutes
        return run.day == day && (0...PracticeBefore.leadMinutes).contains(lead)
      }
      let comes = days.cravings.contains { craving in
        let away = craving.offset.local(craving.at).time.minutes - risky.time.minutes
        return craving.day == day && away.magnitude <= UInt(RiskyHour.binMinutes)
      }
      if isPractised {
        with = (with.part + (comes ? 1 : 0), with.whole + 1)
      } else {
        without = (without.part + (comes ? 1 : 0), without.whole + 1)
      }
    }
    time = risky.time
    self.with = CountOf(with.part, of: with.whole)
    self.without = CountOf(without.part, of: without.whole)
  }

  /// The one whose cravings came on most days of the four weeks.
  private static func riskiest(_ days: InsightDays) -> RiskyHour? {
    var best: (hour: RiskyHour, count: Int)?
    for hour in RiskyHour.all(of: days.cravings, today: days.today) {
      let count = days.cravings.filter {
        $0.offset.local($0.at).time.minutes / RiskyHour.binMinutes == hour.bin
      }.count
      if count > (best?.count ?? 0) { best = (hour, count) }
    }
    return best?.hour
  }

  /// Days that one side still lacks.
  public var missingDays: Int {
    max(0, PracticeBefore.leastDays - min(with.whole, without.whole))
  }

  /// Whether both sides are known well enough and differ by a tenth of the days or more.
  public var isTelling: Bool {
    guard missingDays == 0 else { return false }
    let left = without.part * with.whole - with.part * without.whole
    return left * 10 >= with.whole * without.whole
  }
}
