// When food reached its milestones: days that were noted, and swaps.

struct FoodMarks {
  /// The days with food noted, oldest first.
  let noted: [Day]
  /// The day of each swap, oldest first.
  let swapped: [Day]

  @inline(never)  // Not of a first visit.
  init(_ recalls: [Recall], _ swaps: [SwapUse]) {
    let days = Set(recalls.filter { !$0.items.isEmpty }.map { $0.day })
    noted = Array(days).ordered { $0 < $1 }
    swapped = swaps.map { $0.day }.ordered { $0 < $1 }
  }

  /// The day on which there were so many.
  func day(_ count: Int, of days: [Day]) -> Day? {
    count <= days.count ? days[count - 1] : nil
  }
}

extension Overview {
  /// Nothing for who does not watch food, or for whom numbers around it do no good.
  var foodMarks: FoodMarks? {
    guard settings.watchesFood ?? food.isBegun, !safety.hidesNumbers else { return nil }
    return FoodMarks(recalls, swapUses)
  }
}
