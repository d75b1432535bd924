// A tab in the middle of a craving, and the words that stand on a screen line by line.
import App
import Engine

/// Who watches cigarettes, in a craving that just began.
func inCraving(
  language: String = "en", motive: String? = nil, at time: String = "12:00"
) -> Tab {
  let tab = Tab(at: time, language: language)
  tab.press("begin")
  tab.press("substance-cigarettes")
  tab.goOn(until: "own-reason")
  if let motive { tab.press("motive-" + motive) }
  tab.goOn()
  tab.press("craving")
  tab.press("skip-breath")
  return tab
}

/// The fields of the latest craving.
func lastCraving(_ tab: Tab) -> Craving? { tab.state.desk.overview.cravings.last }

/// The keys of the technique cards in their order.
func techniqueKeys(_ tab: Tab) -> [String] {
  tab.controls.keys.filter { $0.hasPrefix("technique-") }.map {
    String($0.dropFirst("technique-".count))
  }
}

/// The lines between the tags of the page.
func lines(of tab: Tab) -> [String] {
  var lines: [String] = []
  for part in tab.page.drop(while: { $0 != "\n" }).split(separator: "<") {
    guard let end = part.firstIndex(of: ">") else { continue }
    let text = part[part.index(after: end)...].filter { $0 != "\n" }
    if text.contains(where: { $0.isLetter }) { lines.append(String(text)) }
  }
  return lines
}

extension Tab {
  /// Another page of the craving, or its breath.
  func turn(to page: CravingPage?) {
    send(.went(page.map { .cravingPage($0) } ?? .craving))
  }

  /// A new craving, past its first breath.
  func beginCraving() {
    press("craving")
    press("skip-breath")
  }

  /// Picks a number of a scale; says whether the scale is there.
  @discardableResult
  func rate(_ value: Int, on key: String) -> Bool {
    guard let picked = controls.scales[key] else { return false }
    send(picked(value))
    return true
  }
}
