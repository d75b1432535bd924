// The picture of use against target: a bar a day, and a bar a week for a year.
import Engine

/// A bar: a day, or the mean day of a week.
struct UseBar {
  let first: Day
  /// Thousandths; nothing where no day of it is known.
  let used: Int64?
  let target: Int64?
  /// A single day that does not count.
  let isExcused: Bool

  /// The mean of the known days, and of the targets of the days that have one. Among others, today
  /// does not count for the use because it is not over.
  init(_ records: ArraySlice<DayRecord>, today: Day) {
    first = records.first?.day ?? Day.first
    isExcused = records.count == 1 && records.first?.isExcused == true
    var sum: (used: Int64, days: Int64) = (0, 0)
    var targets: (sum: Int64, days: Int64) = (0, 0)
    for record in records {
      if let used = record.used, record.day < today || records.count == 1 {
        sum = (sum.used + used, sum.days + 1)
      }
      if let target = record.target {
        targets = (targets.sum + Int64(target) * Entry.unit, targets.days + 1)
      }
    }
    used = sum.days == 0 ? nil : sum.used / sum.days
    target = targets.days == 0 ? nil : targets.sum / targets.days
  }

  /// One bar a day.
  static func days(_ records: [DayRecord], today: Day) -> [UseBar] {
    records.indices.map { UseBar(records[$0...$0], today: today) }
  }

  /// One bar for each week from Monday to Sunday, the first and the last as far as they go.
  static func weeks(_ records: [DayRecord], today: Day) -> [UseBar] {
    var bars: [UseBar] = []
    var begin = 0
    for index in records.indices where index > 0 && records[index].day.weekday == .monday {
      bars.append(UseBar(records[begin..<index], today: today))
      begin = index
    }
    if begin < records.count { bars.append(UseBar(records[begin...], today: today)) }
    return bars
  }
}

extension ProgressWords {
  /// More days than this are shown by week.
  static let mostDayBars = 31

  var useChart: Chart {
    let byWeek = facts.length > ProgressWords.mostDayBars
    let bars =
      byWeek
      ? UseBar.weeks(facts.period, today: facts.today)
      : UseBar.days(facts.period, today: facts.today)
    return Chart(
      key: "use-chart", title: byWeek ? text.weeklyTitle : text.dailyTitle,
      sentence: byWeek ? text.weeklySentence : "", look: .bars,
      points: bars.map { point($0, byWeek: byWeek) },
      columns: (
        byWeek ? text.week : text.day, locale.unit(of: facts.tracker, isOne: false),
        facts.plans.plans.isEmpty ? "" : text.target
      ), tableLabel: text.asTable)
  }

  private func point(_ bar: UseBar, byWeek: Bool) -> Chart.Point {
    let isToday = !byWeek && bar.first == facts.today
    let value = bar.used.map { locale.amount($0) }
    return Chart.Point(
      label: isToday ? text.today : label(bar.first), value: bar.used, target: bar.target,
      // "today" beside it says that more may come; a bar's place is too narrow for more words.
      valueText: value ?? (isToday ? text.open : text.unknown),
      targetText: bar.isExcused
        ? excusedWord : bar.target.map { locale.amount($0) } ?? "–")
  }

  private var excusedWord: String { ExcusesText(language: locale.language).excused }

  private func label(_ day: Day) -> String {
    facts.period.count > ProgressFacts.fewestDays
      ? locale.shortDate(day) : locale.shortWeekday(day.weekday)
  }

  /// "84 cigarettes on 6 known days: 14 a day. One day is unknown."
  var useSentence: String {
    let statistics = facts.completed
    guard let mean = statistics.mean else { return text.nothingKnown }
    let known = text.used(
      locale.units(statistics.sum, of: facts.tracker), locale.days(Int64(statistics.knownDays)),
      locale.amount(mean))
    let unknown = facts.period.reduce(0) {
      $0 + ($1.used == nil && $1.day < facts.today ? 1 : 0)
    }
    return unknown == 0 ? known : known + " " + text.unknownDays(unknown)
  }
}
