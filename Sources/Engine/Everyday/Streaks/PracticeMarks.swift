// The days of practice as marks: a streak of quiet and one of movement.

extension Overview {
  /// Minutes a day that count, rounded to the nearest: a session of a minute and a half does.
  public static var leastPractice: Int64 { RingFill.leastMinutes }

  /// The days from the first one with minutes of a kind through `today`. Nothing before the first.
  ///
  /// It is the sum of a day that counts, however short its sessions were, and what was entered in
  /// a counter of such minutes is part of it.
  public func practiceMarks(_ kind: MinuteKind, today: Day) -> TrackerMarks? {
    var first = practice.days.first { $0.milliseconds(kind) > 0 }?.day
    for tracker in trackers where tracker.counts(kind) {
      guard let day = use(of: tracker.id).first else { continue }
      first = first.map { min($0, day) } ?? day
    }
    guard let first, first <= today else { return nil }
    return marks(of: kind, from: first, through: today)
  }

  @inline(never)  // Not of a first visit.
  private func marks(of kind: MinuteKind, from first: Day, through today: Day) -> TrackerMarks {
    var marks: [DayMark] = []
    let counters = counters(of: kind)
    let excused = excusedMarks(excusedDays(today: today), from: first, through: today)
    for place in excused.indices {
      let day = first.adding(days: place)
      if excused[place] {
        marks.append(.excused)
      } else if isPractised(minutes(kind, in: counters, on: day)) {
        marks.append(.good)
      } else {
        marks.append(day == today ? .open : .empty)
      }
    }
    return TrackerMarks(first: first, marks)
  }

  private func isPractised(_ amount: Int64) -> Bool {
    (amount + Entry.unit / 2) / Entry.unit >= Overview.leastPractice
  }
}
