// The words of the form in which a tracker is made or changed.
import Engine

struct TrackerFormText {
  let language: Language

  init(_ language: Language) { self.language = language }

  var pickTitle: String { language.pick("New tracker", "Neuer Tracker") }
  var newTitle: String { language.pick("New tracker", "Neuer Tracker") }
  var changeTitle: String { language.pick("Edit tracker", "Tracker bearbeiten") }
  var close: String { language.pick("Close", "Schließen") }
  var keep: String { language.pick("Save", "Speichern") }
  var ownOne: String { language.pick("Something of my own", "Etwas Eigenes") }
  var name: String { language.pick("Name", "Name") }
  var side: String { language.pick("What is it?", "Was ist es?") }
  func name(of side: TrackerSide) -> String {
    switch side {
    case .good: language.pick("Does me good", "Tut mir gut")
    case .saboteur: language.pick("Gets in my way", "Steht mir im Weg")
    }
  }
  func detail(of side: TrackerSide) -> String {
    switch side {
    case .good: language.pick("What you want more of.", "Wovon du mehr möchtest.")
    case .saboteur:
      language.pick(
        "Noticing comes first. You can leave it out later.",
        "Erst bemerken. Weglassen kannst du später.")
    }
  }
  var mode: String { language.pick("How do you log it?", "Wie erfasst du es?") }
  func name(of mode: TrackerMode, of side: TrackerSide) -> String {
    switch mode {
    case .counter: language.pick("Count", "Zählen")
    case .yesNo: language.pick("Done today", "Heute erledigt")
    case .levels: language.pick("Levels", "Stufen")
    case .awareness: language.pick("Notice it", "Bemerken")
    case .avoidance: language.pick("Leave it out", "Weglassen")
    case .feelings: language.pick("Words", "Wörter")
    case .gratitude: language.pick("A text", "Ein Text")
    }
  }
  func detail(of mode: TrackerMode) -> String {
    switch mode {
    case .counter:
      language.pick("+1 and −1, with a goal or without", "+1 und −1, mit Ziel oder ohne")
    case .yesNo: language.pick("once a day", "einmal am Tag")
    case .levels: language.pick("2 to 5, the latest one counts", "2 bis 5, die letzte zählt")
    case .awareness:
      language.pick("each tap is one noticed moment", "jedes Tippen ist ein bemerkter Moment")
    case .avoidance: language.pick("days without it", "Tage ohne")
    case .feelings: language.pick("pick how you feel", "wähle, wie du dich fühlst")
    case .gratitude: language.pick("write what was good", "schreib auf, was gut war")
    }
  }
  func modeChanges(_ before: String) -> String {
    language.pickLazily(
      "From today it is logged anew, and the count begins at nothing. What was under “\(before)” "
        + "stays in the history.",
      "Ab heute wird neu erfasst, und gezählt wird von vorn. Was unter „\(before)“ war, bleibt im "
        + "Verlauf.")
  }
  var withLevels: String { language.pick("With levels", "Mit Stufen") }
  var withLevelsDetail: String {
    language.pick("Any level counts as noticed.", "Jede Stufe zählt als bemerkt.")
  }
  var levels: String { language.pick("Levels", "Stufen") }
  var addLevel: String { language.pick("One more level", "Noch eine Stufe") }
  var removeLevel: String { language.pick("Remove", "Entfernen") }
  func levelIcon(_ number: String) -> String {
    language.pickLazily("Picture \(number)", "Bild \(number)")
  }
  func levelName(_ number: String) -> String {
    language.pickLazily("Level \(number)", "Stufe \(number)")
  }
  func levelEffect(_ number: String) -> String {
    language.pickLazily("Level \(number) in a streak", "Stufe \(number) in einer Serie")
  }
  func name(of effect: LevelEffect) -> String {
    switch effect {
    case .success: language.pick("goes on", "geht weiter")
    case .needsGrace: language.pick("takes a grace day", "braucht einen Schontag")
    case .breaks: language.pick("begins anew", "beginnt neu")
    }
  }
  var goal: String { language.pick("Goal a day", "Ziel am Tag") }
  var goalHint: String { language.pick("0 or empty: no goal.", "0 oder leer: kein Ziel.") }
  var when: String { language.pick("When", "Wann") }
  var schedule: String { language.pick("How often", "Wie oft") }
  func name(of kind: ScheduleKind) -> String {
    switch kind {
    case .daily: language.pick("Every day", "Jeden Tag")
    case .weekdays: language.pick("Weekdays", "Wochentage")
    case .perWeek: language.pick("Times a week", "Mal pro Woche")
    case .interval: language.pick("Every few days", "Alle paar Tage")
    }
  }
  var weekdays: String { language.pick("On these days", "An diesen Tagen") }
  var times: String { language.pick("Times a week, 1 to 6", "Mal pro Woche, 1 bis 6") }
  var interval: String {
    language.pick("Every … days, 2 to 365", "Alle … Tage, 2 bis 365")
  }
  var dayStart: String { language.pick("Its day begins at", "Sein Tag beginnt um") }
  var dayStartUsual: String { language.pick("as everywhere", "wie überall") }
  var dayStartHint: String {
    language.pick(
      "What you log before belongs to the day before. What is there stays where it is.",
      "Was du davor erfasst, gehört zum Vortag. Was schon da ist, bleibt, wo es ist.")
  }
  var remindAt: String { language.pick("Remind me at", "Erinnern um") }
  var remindHint: String {
    language.pick(
      "Kept for later: reminders are not sent yet.",
      "Für später gemerkt: Erinnerungen werden noch nicht verschickt.")
  }
  var look: String { language.pick("Look and place", "Aussehen und Ort") }
  var icon: String { language.pick("Picture", "Bild") }
  var group: String { language.pick("Group", "Gruppe") }
  var groupHint: String { language.pick("Such as “Morning”.", "Zum Beispiel „Morgens“.") }
  var knownGroups: String { language.pick("Your groups", "Deine Gruppen") }
  var inCalendar: String { language.pick("Show in the calendar", "Im Kalender zeigen") }
  var calendarIsFull: String {
    language.pick(
      "Two trackers are in the calendar already. Take one out first.",
      "Zwei Tracker sind schon im Kalender. Nimm erst einen heraus.")
  }
  var streak: String { language.pick("Streak", "Serie") }
  var heals: String { language.pick("Grace days", "Schontage") }
  var healsDetail: String {
    language.pick(
      "A missed day is mended by a day that you earned.",
      "Ein verpasster Tag wird durch einen verdienten ausgeglichen.")
  }
  var earnEvery: String {
    language.pick("Earned every … days, 1 to 30", "Verdient alle … Tage, 1 bis 30")
  }
  var mostOnHand: String {
    language.pick("At most on hand, 1 to 10", "Höchstens auf Vorrat, 1 bis 10")
  }
  var hidesStreak: String { language.pick("Hide the streak", "Serie ausblenden") }

  func problem(_ problem: TrackerProblem) -> String {
    switch problem {
    case .name: language.pick("It needs a name.", "Es braucht einen Namen.")
    case .levels:
      language.pick(
        "Each level needs a name, and with one of them a streak goes on.",
        "Jede Stufe braucht einen Namen, und mit einer davon geht eine Serie weiter.")
    case .goal: language.pick("A goal from 0 to 100.", "Ein Ziel von 0 bis 100.")
    case .weekdays: language.pick("Pick a day or more.", "Wähle mindestens einen Tag.")
    case .times: language.pick("A number from 1 to 6 a week.", "Eine Zahl von 1 bis 6 pro Woche.")
    case .interval: language.pick("A number from 2 to 365.", "Eine Zahl von 2 bis 365.")
    case .earnEvery:
      language.pick("Grace days: earned every 1 to 30 days.", "Schontage: alle 1 bis 30 Tage.")
    case .mostOnHand:
      language.pick("Grace days: 1 to 10 on hand.", "Schontage: 1 bis 10 auf Vorrat.")
    case .remindAt: language.pick("A time, such as 21:30.", "Eine Uhrzeit, zum Beispiel 21:30.")
    }
  }
}
