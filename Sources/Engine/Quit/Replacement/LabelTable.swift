// The table of label schedules. Only what was confirmed stands here; see Docs/evidence.md.

extension LabelSchedule {
  public static let all: [LabelSchedule] = [
    LabelSchedule(
      product: .patch, brand: "NicoDerm CQ", country: "US", reader: .manyCigarettes,
      phases: tenWeeks, mostADay: nil, mostInSixHours: nil, source: .nicodermLabel),
    LabelSchedule(
      product: .patch, brand: "NicoDerm CQ", country: "US", reader: .fewCigarettes,
      phases: eightWeeksLow, mostADay: nil, mostInSixHours: nil, source: .nicodermLabel),
    LabelSchedule(
      product: .patch, brand: "Habitrol", country: "US", reader: .manyCigarettes,
      phases: eightWeeks, mostADay: nil, mostInSixHours: nil, source: .habitrolLabel),
    LabelSchedule(
      product: .patch, brand: "Habitrol", country: "US", reader: .fewCigarettes,
      phases: eightWeeksLow, mostADay: nil, mostInSixHours: nil, source: .habitrolLabel),
    LabelSchedule(
      product: .gum, brand: "Nicorette", country: "US", reader: .everybody, phases: twelveWeeks,
      mostADay: 24, mostInSixHours: nil, source: .gumLabel),
    LabelSchedule(
      product: .lozenge, brand: "Nicorette", country: "US", reader: .everybody,
      phases: twelveWeeks, mostADay: 20, mostInSixHours: 5, source: .lozengeLabel),
  ]

  private static let tenWeeks = [
    LabelPhase(1...6, strength: 21), LabelPhase(7...8, strength: 14),
    LabelPhase(9...10, strength: 7),
  ]
  private static let eightWeeks = [
    LabelPhase(1...4, strength: 21), LabelPhase(5...6, strength: 14),
    LabelPhase(7...8, strength: 7),
  ]
  private static let eightWeeksLow = [
    LabelPhase(1...6, strength: 14), LabelPhase(7...8, strength: 7),
  ]
  private static let twelveWeeks = [
    LabelPhase(1...6, every: 1...2), LabelPhase(7...9, every: 2...4),
    LabelPhase(10...12, every: 4...8),
  ]
}

extension Citation {
  public static var nicodermLabel: Citation {
    Citation(
      author: "Haleon", title: "NicoDerm CQ, drug facts on the pack", year: 2024,
      place: "dailymed.nlm.nih.gov")
  }

  public static var habitrolLabel: Citation {
    Citation(
      author: "Dr. Reddy's", title: "Habitrol, drug facts on the pack", year: 2024,
      place: "dailymed.nlm.nih.gov")
  }

  public static var gumLabel: Citation {
    Citation(
      author: "Haleon", title: "Nicorette gum, drug facts on the pack", year: 2024,
      place: "dailymed.nlm.nih.gov")
  }

  public static var lozengeLabel: Citation {
    Citation(
      author: "Haleon", title: "Nicorette lozenge, drug facts on the pack", year: 2024,
      place: "dailymed.nlm.nih.gov")
  }
}
