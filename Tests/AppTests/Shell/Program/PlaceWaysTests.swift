// The list beside a page that is one of a list, for windows with room for it.
import App
import Engine
import Testing

@Suite("The list beside a page") struct PlaceWaysTests {
  /// Addresses of the list, and those of them that are marked.
  private func ways(_ tab: Tab) throws -> (all: [String], here: [String]) {
    let links = try Markup(tab.page).all("a").filter {
      $0.attributes["data-key"]?.hasPrefix("way#") == true
    }
    return (
      links.compactMap { $0.attributes["href"] },
      links.filter { $0.attributes["aria-current"] != nil }.compactMap { $0.attributes["href"] }
    )
  }

  private func person(_ language: String = "en") -> Tab {
    let tab = Tab(language: language)
    tab.press("look-around")
    return tab
  }

  @Test("It has every way that its place has, in the same order, with the page marked")
  func whole() throws {
    for language in ["en", "de"] {
      let tab = person(language)
      for (place, page) in [(Route.progress, Route.journey), (.plan, .safety)] {
        tab.visit(place)
        let listed = try Markup(tab.page).all("a").compactMap { $0.attributes["href"] }
        #expect(try ways(tab).all.isEmpty, "the place itself shows them")
        tab.visit(page)
        let ways = try ways(tab)
        #expect(ways.here == [page.address])
        #expect(ways.all.count > 4 && Set(ways.all).isSubset(of: listed))
        #expect(listed.filter { Set(ways.all).contains($0) } == ways.all)
      }
    }
  }

  @Test("An exercise marks the list that it was chosen from")
  func parent() throws {
    let tab = person()
    tab.visit(.exercise(.burpees))
    #expect(try ways(tab).here == [Route.exercises.address])
  }

  @Test("Pages of no list have none, nor has a craving")
  func none() throws {
    let tab = person()
    for route in [Route.today, .settings, .account, .coach, .privacy, .craving, .help] {
      tab.visit(route)
      #expect(try ways(tab).all.isEmpty, "\(route.path)")
    }
  }

  @Test("Food is among the ways of Plan for people who watch it, and for nobody else")
  func food() throws {
    let tab = person()
    tab.visit(.swaps)
    let ways = try ways(tab)
    #expect(ways.here == [Route.swaps.address] && ways.all.contains(Route.shopping.address))
    tab.send(.swaps(.flippedFood))
    tab.visit(.safety)
    let others = try self.ways(tab).all
    #expect(!others.isEmpty && !others.contains(Route.shopping.address))
  }
}
