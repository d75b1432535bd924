// Food over time: swaps and the foods that turned up most, week by week.
import Engine

extension Desk {
  /// Foods with a picture of their own.
  private static let mostCharts = 3

  func foodWeeksScreen(_ moment: Moment) -> Screen<Message> {
    let text = FoodWeeksText(language: language)
    let weeks = overview.foodWeeks(today: today(moment))
    var body: [Component<Message>] = []
    if let now = weeks.last {
      body.append(.grid(figures(now, text)))
      body.append(.chart(swapsChart(weeks, text)))
      body += foodCharts(weeks, text)
      body.append(.heading(Heading(text.byWeek)))
      body.append(.list(List(label: text.byWeek, rows: weeks.reversed().map { row($0, text) })))
    } else {
      body.append(
        .empty(Empty(symbol: .progress, title: text.emptyTitle, text: text.emptyText)))
      body.append(.link(recallLink))
    }
    body.append(.link(Link(swapsText.title, to: .swaps, symbol: .leaf)))
    return Screen(title: text.title, place: .plan, back: .plan, body: body)
  }

  private func figures(_ week: FoodWeek, _ text: FoodWeeksText) -> [Component<Message>] {
    var stats: [Component<Message>] = [
      .stat(Stat(locale.number(Int64(week.recalls)), label: text.recalls(week.recalls))),
      .stat(
        Stat(
          locale.number(Int64(week.swapsUsed)), label: text.swaps(week.swapsUsed),
          tone: .leaf)),
    ]
    if showsFoodNumbers, let energy = week.energyTraded {
      stats.append(
        .stat(Stat(locale.number(energy), unit: "kcal", label: text.energy, why: text.energyWhy)))
    }
    stats.append(.stat(Stat(locale.days(Int64(week.streak)), label: text.streak)))
    return stats
  }

  private func swapsChart(_ weeks: [FoodWeek], _ text: FoodWeeksText) -> Chart {
    var sum = 0
    var points: [Chart.Point] = []
    for week in weeks {
      sum += week.swapsUsed
      points.append(point(week, Int64(week.swapsUsed)))
    }
    return Chart(
      key: "swaps-chart", title: text.swapsTitle,
      sentence: text.swapsSentence(locale.number(Int64(sum)), weeks.count), look: .bars,
      tone: .leaf, points: points, columns: (text.week, text.swaps, ""), tableLabel: text.asTable)
  }

  private func point(_ week: FoodWeek, _ count: Int64?) -> Chart.Point {
    Chart.Point(
      label: locale.shortDate(week.week), value: count.map { $0 * Entry.unit },
      valueText: count.map { locale.number($0) } ?? "–")
  }

  /// One for each of the foods that were seen on most days.
  private func foodCharts(_ weeks: [FoodWeek], _ text: FoodWeeksText) -> [Component<Message>] {
    topFoods(weeks).map { food in
      var days: Int64 = 0
      var points: [Chart.Point] = []
      for week in weeks {
        let seen = seenDays(of: food.key, week)
        days += seen ?? 0
        points.append(point(week, seen))
      }
      return .chart(
        Chart(
          key: "food-" + food.key.text, title: food.name,
          sentence: text.foodSentence(food.name, locale.days(days), weeks.count), look: .bars,
          tone: .dusk, points: points, columns: (text.week, text.days, ""),
          tableLabel: text.asTable))
    }
  }

  /// Nothing for a week without a recall.
  private func seenDays(of key: FocusKey, _ week: FoodWeek) -> Int64? {
    guard week.recalls > 0 else { return nil }
    return Int64(week.foods.first { $0.key == key }?.days ?? 0)
  }

  /// By the days of all weeks, then by their keys.
  private func topFoods(_ weeks: [FoodWeek]) -> [FocusOffer] {
    var days: [FocusKey: Int] = [:]
    var offers: [FocusOffer] = []
    for week in weeks.reversed() {
      for food in week.foods {
        if days[food.key] == nil {
          offers.append(FocusOffer(key: food.key, name: weekName(food)))
        }
        days[food.key, default: 0] += food.days
      }
    }
    let sorted = offers.ordered { one, other in
      (days[other.key] ?? 0, one.key.text) < (days[one.key] ?? 0, other.key.text)
    }
    return Array(sorted.prefix(Desk.mostCharts))
  }

  private func weekName(_ food: WeekFood) -> String {
    if case .food = food.key { return food.name }
    return name(of: food.key)
  }

  private func row(_ week: FoodWeek, _ text: FoodWeeksText) -> List<Message>.Row {
    var line = text.recalled(week.recalls)
    if showsFoodNumbers, let energy = week.energyTraded {
      line += " · " + text.traded(locale.number(energy))
    }
    // One day is no row of days; and a run that only a day of grace or another week carries says
    // nothing of this one.
    if week.streak > 1, week.swapsUsed > 0 {
      line += " · " + text.inARow(locale.days(Int64(week.streak)))
    }
    for food in week.topFoods {
      line += " · " + weekName(food) + ": " + locale.days(Int64(food.days))
    }
    let end = week.week.adding(days: 6)
    return List.Row(
      key: "food-week-" + week.week.text,
      title: locale.shortDate(week.week) + " – " + locale.shortDate(end), detail: line,
      value: text.used(week.swapsUsed))
  }
}
