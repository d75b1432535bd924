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

  /// Where a page leads, one step on or back: before help there is the breath, and behind the last
  /// question it is there again. A question that is not asked stands where help does.
  func cravingRoute(from page: CravingPage, by step: Int, _ moment: Moment) -> Route {
    let pages = [.help] + cravingQuestions(moment)
    let place = (pages.firstIndex(of: page) ?? 0) + step
    return pages.indices.contains(place) ? .cravingPage(pages[place]) : .craving
  }

  /// The page of a craving that is on the screen; the breath has none.
  var cravingPage: CravingPage? {
    if case .cravingPage(let page) = route { page } else { nil }
  }

  var isInCraving: Bool { route == .craving || cravingPage != nil }
}
