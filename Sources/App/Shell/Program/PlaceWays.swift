// The list beside a page that is one of a list: in the rail of a wide window, under its place.
import Engine

extension Desk {
  /// Where the place of a page leads besides; nothing on the place itself, which shows all of it,
  /// and nothing for a page that is none of the list.
  @inline(never)  // Not of a first visit.
  func ways(beside screen: Screen<Message>, _ moment: Moment) -> [Link] {
    guard let place = screen.place, route != place.route else { return [] }
    let all = ways(of: place, moment)
    let here = [route.address, screen.back?.address]
    return all.contains { here.contains($0.address) } ? all : []
  }

  private func ways(of place: Place, _ moment: Moment) -> [Link] {
    switch place {
    case .today: []
    case .practice:
      [
        Link(practiceText.name(.breathing), to: .breathing),
        Link(ProgramText(language: language).title, to: .programs),
        Link(ExercisesText(language: language).title, to: .exercises),
      ]
    case .progress: progressLinks(nil, [], moment)
    case .plan: planLinks(moment) + (watchesFood ? foodLinks : [])
    }
  }
}
