// What household measures are called. The table has them in English; common ones have German names.
import Engine

struct PortionText {
  let language: Language

  /// `1 cup, sliced` beside an amount: "cup, sliced" or "Tasse, sliced".
  func name(_ measure: String) -> String {
    let one = "1 "
    let short = measure.hasPrefix(one) ? String(measure.dropFirst(one.utf8.count)) : measure
    guard language == .german else { return short }
    let end = short.firstIndex { $0 == "," || $0 == "(" } ?? short.endIndex
    var head = short[..<end]
    while head.last == " " { head.removeLast() }
    guard let german = german(String(head)) else { return short }
    return german + short[head.endIndex...]
  }

  private func german(_ name: String) -> String? {
    container(name) ?? size(name)
  }

  private func container(_ name: String) -> String? {
    switch name {
    case "cup": "Tasse"
    case "tablespoon": "Esslöffel"
    case "teaspoon": "Teelöffel"
    case "glass": "Glas"
    case "mug": "Becher"
    case "bowl": "Schale"
    case "plate": "Teller"
    case "can": "Dose"
    case "bottle": "Flasche"
    case "packet", "pouch", "package": "Packung"
    case "individual container", "container": "Becher"
    case "bag", "small single serving bag", "single serving bag": "Tüte"
    case "large single serving bag": "große Tüte"
    case "bar": "Riegel"
    case "scoop": "Kugel"
    case "drink": "Getränk"
    case "small drink": "kleines Getränk"
    case "medium drink": "mittleres Getränk"
    case "large drink": "großes Getränk"
    case "prepackaged single serving", "serving", "portion": "Portion"
    default: nil
    }
  }

  private func size(_ name: String) -> String? {
    switch name {
    case "slice": "Scheibe"
    case "medium slice", "medium or regular slice", "regular slice": "mittlere Scheibe"
    case "large slice", "large or thick slice": "dicke Scheibe"
    case "small slice", "small or thin/very thin slice", "thin slice": "dünne Scheibe"
    case "piece", "piece/slice": "Stück"
    case "small piece": "kleines Stück"
    case "medium piece": "mittleres Stück"
    case "large piece": "großes Stück"
    case "large": "groß"
    case "medium": "mittelgroß"
    case "small": "klein"
    case "regular": "normal"
    case "whole": "ganz"
    case "fruit": "Frucht"
    case "sandwich": "Sandwich"
    case "patty": "Bratling"
    case "roll": "Brötchen"
    case "handful": "Handvoll"
    default: nil
    }
  }
}
