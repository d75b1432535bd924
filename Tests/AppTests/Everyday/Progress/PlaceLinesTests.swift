// The places at the head of Progress and Plan say how it stands there, and nothing that is not so.
import App
import Engine
import Testing

private let vaper = [
  SampleJournal.tracker(.vape),
  SampleJournal.plan(
    Plan(
      fromDay: Day(text: "2026-05-04")!, kind: .reduce, baseline: 20_000,
      quitDay: Day(text: "2026-06-22")!), of: SampleJournal.vaping),
  SampleJournal.total(5, on: "2026-05-05", of: SampleJournal.vaping),
]

/// What each place says, by its address.
private func lines(
  _ route: Route, _ journal: [Draft], language: String = "en"
) -> [String: String] {
  var lines: [String: String] = [:]
  let sitting = Sitting(route, on: "2026-05-06", language: language, journal: journal)
  for case .grid(let parts) in sitting.screen.body {
    for case .link(let link) in parts { lines[link.address] = link.detail ?? "" }
  }
  return lines
}

@Suite("Places") struct PlaceLinesTests {
  @Test("Progress says it of each place, in both languages")
  func progress() {
    let english = lines(.progress, vaper)
    #expect(english[Route.calendar.address] == "May")
    #expect(english[Route.history.address] == "", "a total is no entry")
    #expect(english[Route.streaks.address] == "1 running")
    #expect(english[Route.recovery.address] == "once you stop")
    #expect(english[Route.savings.address] == "", "nothing is saved for")
    let german = lines(.progress, vaper, language: "de")
    #expect(german[Route.calendar.address] == "Mai")
    #expect(german[Route.recovery.address] == "sobald du aufhörst")
  }

  @Test("Plan says how many there are, and nothing of what is not begun")
  func plan() {
    let english = lines(.plan, vaper)
    #expect(english[Route.trackers.address] == "1 in view")
    #expect(english[Route.ifThen.address] == "")
    #expect(english[Route.programme.address] == "Less, step by step")
    #expect(english[Route.checks.address] == "")
    #expect(english[Route.excuses.address] == "none ahead")
    let sick = StreakSample.excuse("sick", "2026-05-05", nil)
    #expect(lines(.plan, vaper + [sick])[Route.excuses.address] == "today is off")
    let away = StreakSample.excuse("travel", "2026-05-09", "2026-05-12")
    #expect(lines(.plan, vaper + [away])[Route.excuses.address] == "from 9 May")
    let over = StreakSample.excuse("sick", "2026-05-01", "2026-05-03")
    #expect(lines(.plan, vaper + [over])[Route.excuses.address] == "none ahead")
  }

  @Test("An empty journal is told nothing of numbers", arguments: [Route.progress, .plan])
  func empty(route: Route) {
    for (address, line) in lines(route, []) where address != Route.techniques.address {
      #expect(!line.contains("0"), "\(address)")
    }
  }
}
