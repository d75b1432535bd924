// The pages of a craving behind its first breath; each asks for one thing and can be passed over.
import Engine

/// A step of a craving. The first one, the breath, is the place itself.
public enum CravingPage: String, CaseIterable, Sendable {
  /// What may help now.
  case help
  case strength
  case triggers
  /// Where it came, who was there, and whatever else there is to say.
  case place

  /// What stands behind the address of the craving.
  var path: String { Route.craving.path + "/" + rawValue }
}

extension Desk {
  /// The questions in their order. People who do not look for triggers are not asked for them.
  func cravingQuestions(_ moment: Moment) -> [CravingPage] {
    programme(moment).has(.triggers) ? [.strength, .triggers, .place] : [.strength, .place]
  }

  /// Where a page leads on to; nothing where the questions are over.
  func cravingPage(after page: CravingPage, _ moment: Moment) -> CravingPage? {
    let questions = cravingQuestions(moment)
    guard let place = questions.firstIndex(of: page) else { return questions.first }
    return place + 1 < questions.count ? questions[place + 1] : nil
  }

  /// Where the way back from a page leads.
  func cravingRoute(before page: CravingPage, _ moment: Moment) -> Route {
    if page == .help { return .craving }
    let questions = cravingQuestions(moment)
    guard let place = questions.firstIndex(of: page), place > 0 else { return .cravingPage(.help) }
    return .cravingPage(questions[place - 1])
  }

  /// The page of a craving that is on the screen; the breath has none.
  var cravingPage: CravingPage? {
    if case .cravingPage(let page) = route { page } else { nil }
  }

  var isInCraving: Bool { route == .craving || cravingPage != nil }
}
