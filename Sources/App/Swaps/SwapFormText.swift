// The words on the sheet of a swap of one's own.
import Engine

struct SwapFormText {
  let language: Language

  var titleLabel: String { language.pick("What you have instead", "Was du stattdessen nimmst") }
  var titleProblem: String { language.pick("A name, please.", "Bitte einen Namen.") }
  var lineLabel: String { language.pick("What is good about it", "Was daran gut ist") }
  var lineHint: String { language.pick("One line, if you like.", "Eine Zeile, wenn du magst.") }
  var target: String { language.pick("In place of", "Anstelle von") }
  var part: String { language.pick("What goes in", "Was hineingehört") }
  var partHint: String {
    language.pick(
      "Look for a food, or keep your words.", "Such ein Essen, oder bleib bei deinen Worten.")
  }
  func asWords(_ words: String) -> String {
    language.pickLazily("Add “\(words)” as it is", "„\(words)“ so übernehmen")
  }
  func grams(_ name: String) -> String {
    language.pickLazily("\(name), in grams", "\(name), in Gramm")
  }
  var gramsProblem: String {
    language.pick(
      "A weight up to 10,000 g, please.", "Bitte ein Gewicht bis 10.000 g.")
  }
  var remove: String { language.pick("Remove", "Entfernen") }
  var save: String { language.pick("Keep", "Behalten") }
  var delete: String { language.pick("Delete", "Löschen") }
  var close: String { language.pick("Close", "Schließen") }
}
