// What a person sees and presses in a tab.
import App
import Engine
import Foundation

extension Tab {
  var controls: Controls {
    var controls = Controls()
    let screen = screen
    controls.add(screen.body + screen.dock)
    controls.add(screen.sheet?.body ?? [])
    if let action = screen.toast?.action { controls.add(.button(action)) }
    if let errand = screen.toast?.errand { controls.add(.errand(errand)) }
    if let back = screen.stepBack { controls.pressed["back"] = back }
    return controls
  }

  /// Goes on through the opening questions until this is on the screen, else to their end.
  func goOn(until key: String = "") {
    for _ in WelcomeStep.allCases where state.desk.route == .welcome && !has(key) { press("next") }
  }

  func has(_ key: String) -> Bool {
    let controls = controls
    return controls.pressed[key] != nil || controls.entered[key] != nil
  }

  /// Presses what has this key; says whether there is such a thing.
  @discardableResult
  func press(_ key: String) -> Bool {
    guard let message = controls.pressed[key] else { return false }
    send(message)
    return true
  }

  /// Types into a field or picks from a list; says whether there is one.
  @discardableResult
  func type(_ text: String, into key: String) -> Bool {
    guard let entered = controls.entered[key] else { return false }
    send(entered(text))
    return true
  }

  func problem(of key: String) -> String? { controls.fields[key]?.problem }

  /// What stands in a field.
  func text(in key: String) -> String? { controls.fields[key]?.value }

  /// Presses what stands anywhere on the page, such as in a notice, as the browser does: by the
  /// number of its handler.
  @discardableResult
  func pressOnPage(_ key: String) -> Bool {
    let click = "data-on-click=\""
    for tag in page.split(separator: "<") where tag.contains("data-key=\"\(key)\"") {
      guard let place = tag.range(of: click) else { continue }
      guard let handler = Int(tag[place.upperBound...].prefix { $0.isNumber }) else { continue }
      receive(.event(handler: handler, value: ""))
      return true
    }
    return false
  }

  var journal: Journal { state.desk.records.journal }

  func entities(_ kind: String) -> [Entity] {
    journal.sorted.filter { $0.kind == kind && $0.isVisible }
  }

  /// The names of the fields of every visible thing of a kind, and what they hold.
  func fields(_ kind: String) -> [[String: Value]] {
    entities(kind).map { entity in
      var fields: [String: Value] = [:]
      for field in entity.fields { fields[field.name] = field.value }
      return fields
    }
  }
}
