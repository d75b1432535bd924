// The passes of a recall, after the five of the Automated Multiple-Pass Method: first everything
// that comes to mind, then what is easily forgotten, then when, then how much, then a last look.

/// A pass through yesterday's food. Each one can be skipped.
public enum RecallPass: String, CaseIterable, Sendable {
  case quickList, forgotten, mealAndTime, portion, lastLook

  /// From 1.
  public var number: Int {
    switch self {
    case .quickList: 1
    case .forgotten: 2
    case .mealAndTime: 3
    case .portion: 4
    case .lastLook: 5
    }
  }

  /// Nothing after the last one.
  public var next: RecallPass? { RecallPass.numbered(number + 1) }

  /// Nothing before the first one.
  public var previous: RecallPass? { RecallPass.numbered(number - 1) }

  private static func numbered(_ number: Int) -> RecallPass? {
    allCases.first { $0.number == number }
  }
}

/// What people leave out of a first list, in the order in which it is asked.
public enum ForgottenFood: String, CaseIterable, Sendable {
  case drinks, alcohol, sweets, snacks, produce, cheese, bread, other
}

/// The occasion of a day at which something was eaten.
public enum Meal: String, CaseIterable, Sendable {
  case breakfast, lunch, dinner, snack

  /// What an hour suggests; the person says what it was.
  public static func usual(at time: TimeOfDay) -> Meal {
    switch time.hour {
    case 5...10: .breakfast
    case 11...14: .lunch
    case 18...21: .dinner
    default: .snack
    }
  }
}

extension Citation {
  /// The five passes, and the foods that are asked about again.
  public static var multiplePass: Citation {
    Citation(
      author: "Moshfegh et al.",
      title: "The US Department of Agriculture Automated Multiple-Pass Method reduces bias in the "
        + "collection of energy intakes", year: 2008,
      place: "American Journal of Clinical Nutrition 88, doi.org/10.1093/ajcn/88.2.324")
  }
}
