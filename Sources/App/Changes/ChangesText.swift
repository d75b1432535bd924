// The words of the last changes.
import Engine

struct ChangesText {
  let language: Language

  init(_ language: Language) { self.language = language }

  var title: String { language.pick("Last changes", "Letzte Änderungen") }
  var lead: String {
    language.pick(
      "The last 20 on this device. Take back the newest, then the one before it.",
      "Die letzten 20 auf diesem Gerät. Nimm die neueste zurück, dann die davor.")
  }
  var emptyTitle: String { language.pick("Nothing to take back", "Nichts zurückzunehmen") }
  var emptyText: String {
    language.pick("What you change stands here.", "Was du änderst, steht hier.")
  }
  var undo: String { language.pick("Undo", "Rückgängig") }
  func added(_ noun: String) -> String {
    language.pickLazily("Added: \(noun)", "Hinzugefügt: \(noun)")
  }
  func changed(_ noun: String) -> String {
    language.pickLazily("Changed: \(noun)", "Geändert: \(noun)")
  }
  func deleted(_ noun: String) -> String {
    language.pickLazily("Deleted: \(noun)", "Gelöscht: \(noun)")
  }
  func withMore(_ count: String) -> String {
    language.pickLazily(
      ", with \(count) more", ", und \(count) \(count == "1" ? "weiteres" : "weitere")")
  }
  var something: String { language.pick("one thing", "etwas") }
}
