// The lock: set, opened, closed again, changed and taken away by its passphrase.
import App
import Engine
import Testing

@Suite("The app locks with a passphrase")
struct LockTests {
  let word = "blue heron"

  func begun(language: String = "en") -> Tab {
    let tab = inCraving(language: language)
    tab.press("passed")
    tab.receive(.addressed("#/today"))
    tab.press("log-1")
    tab.receive(.addressed("#/settings"))
    return tab
  }

  func locking(language: String = "en") -> Tab {
    let tab = begun(language: language)
    tab.press("lock-set")
    tab.hearPasswords()
    tab.type(word, into: "lock-new")
    tab.type(word, into: "lock-again")
    tab.press("lock-save")
    return tab
  }

  func open(_ tab: Tab, with word: String) {
    tab.type(word, into: "lock-word")
    tab.press("lock-open")
  }

  func isLocked(_ tab: Tab) -> Bool { tab.has("lock-open") && tab.state.desk.records.all.isEmpty }

  @Test("Short or different passphrases are not taken, and a sentence says why")
  func rules() {
    let cases = [
      ("en", "blue horn", "blue horn", "It takes 10 characters or more."),
      ("de", "blue horn", "blue horn", "Es braucht mindestens 10 Zeichen."),
      ("en", "", "", "It takes 10 characters or more."),
      ("en", "blue heron", "blue herons", "The two are not the same yet."),
      ("de", "blue heron", "blue herons", "Die beiden sind noch nicht gleich."),
      ("en", "1234567890", "1234567890", "Rows and repeats are guessed first."),
      ("de", "abcdefghij", "abcdefghij", "Folgen und Wiederholungen werden zuerst geraten."),
      ("en", "password2024", "password2024", "This one is guessed early."),
      ("de", "passwort2024", "passwort2024", "Das wird früh geraten."),
    ]
    for (language, first, second, problem) in cases {
      let tab = begun(language: language)
      tab.press("lock-set")
      tab.type(first, into: "lock-new")
      tab.type(second, into: "lock-again")
      tab.press("lock-save")
      #expect(tab.store.word == nil)
      #expect(lines(of: tab).contains { $0.contains(problem) })
    }
  }

  @Test("The list of common words counts as soon as the form is open, and refuses")
  func list() {
    let tab = begun()
    tab.press("lock-set")
    #expect(tab.asked.contains(.loadPasswords))
    tab.hearPasswords()
    for word in ["kestrelmagpie", "kestrel2024!"] {
      tab.type(word, into: "lock-new")
      tab.type(word, into: "lock-again")
      tab.press("lock-save")
      #expect(tab.store.word == nil)
      #expect(lines(of: tab).contains { $0.contains("This one is guessed early.") }, "\(word)")
    }
    tab.type(word, into: "lock-new")
    tab.type(word, into: "lock-again")
    tab.press("lock-save")
    #expect(tab.store.word == word)
  }

  private func fill(_ tab: Tab, _ word: String) {
    tab.type(word, into: "lock-new")
    tab.type(word, into: "lock-again")
    tab.press("lock-save")
  }

  /// The form is open, and the list of common words is on its way.
  private func waiting(language: String = "en") -> Tab {
    let tab = begun(language: language)
    tab.press("lock-set")
    return tab
  }

  @Test("While the list is on its way a passphrase waits for it, and is then taken or refused")
  func listOnItsWay() {
    for (word, isTaken) in [("blue heron", true), ("kestrelmagpie", false)] {
      let tab = waiting()
      fill(tab, word)
      #expect(tab.store.word == nil)
      #expect(lines(of: tab).contains { $0.contains("Comparing with what is guessed first") })
      tab.hearPasswords()
      #expect(tab.store.word == (isTaken ? word : nil))
      #expect(lines(of: tab).contains { $0.contains("guessed early") } == !isTaken)
    }
  }

  @Test("What was typed anew or closed meanwhile is not taken when the list comes")
  func changedMeanwhile() {
    let tab = waiting()
    fill(tab, word)
    tab.type("grey heron", into: "lock-new")
    tab.hearPasswords()
    #expect(tab.store.word == nil)
    let closed = waiting()
    fill(closed, word)
    closed.send(.lock(.closedForm))
    closed.hearPasswords()
    #expect(closed.store.word == nil)
  }

  @Test("Without the list a short passphrase is refused and said why; 15 characters are taken")
  func listMissing() {
    let sentences = [
      ("en", "could not be loaded. Without it, it takes 15 characters"),
      ("de", "ließ sich nicht laden. Ohne sie braucht es mindestens 15 Zeichen"),
    ]
    for (language, sentence) in sentences {
      let tab = waiting(language: language)
      fill(tab, "fourteen heron")
      tab.receive(.passwords([]))
      #expect(tab.store.word == nil)
      #expect(lines(of: tab).contains { $0.contains(sentence) })
      fill(tab, "fifteen  herons")
      #expect(tab.store.word == "fifteen  herons")
    }
  }

  @Test("Without the list a changed passphrase is held to the same, and the lock can be taken away")
  func changeWithoutList() {
    let tab = locking()
    tab.receive(.passwords([]))
    tab.press("lock-change")
    tab.type(word, into: "lock-old")
    tab.receive(.passwords([]))
    fill(tab, "grey heron")
    #expect(tab.store.word == word)
    tab.send(.lock(.closedForm))
    tab.press("lock-remove")
    tab.type(word, into: "lock-old")
    tab.press("lock-save")
    #expect(tab.store.word == nil)
  }

  @Test("A lock from before, with fewer characters, goes on to open, and can be taken away")
  func shorter() {
    let tab = begun()
    tab.store.word = "heron"
    tab.reload()
    open(tab, with: "heron")
    #expect(!isLocked(tab))
    tab.receive(.addressed("#/settings"))
    tab.press("lock-remove")
    tab.type("heron", into: "lock-old")
    tab.press("lock-save")
    #expect(tab.store.word == nil)
  }

  @Test("Nothing of the journal is read until the passphrase is there; then everything is back")
  func opens() {
    for language in ["en", "de"] {
      let tab = locking(language: language)
      #expect(tab.store.word == word && tab.state.lock.form == nil)
      let journal = tab.json
      tab.reload()
      #expect(isLocked(tab) && !tab.has("craving"))
      #expect(tab.store.draft.isEmpty || tab.state.desk.undo.isEmpty)
      open(tab, with: word)
      #expect(!isLocked(tab) && tab.json == journal)
    }
  }

  @Test("A locked app goes by newer help numbers, too, and offers no note of them")
  func helpWhileLocked() {
    let tab = locking()
    tab.receive(.addressed("#/help"))
    #expect(tab.has("help-note"))
    tab.reload()
    tab.receive(.directory(Array("2026-11-27T08:10:00Z\nDE|emergency||113\n".utf8)))
    tab.receive(.addressed("#/help"))
    tab.type("DE", into: "help-country")
    #expect(tab.page.contains("tel:113") && !tab.has("help-note"))
    open(tab, with: word)
    #expect(!isLocked(tab))
  }

  @Test("After a wrong passphrase the next try waits, longer each time up to 30 seconds")
  func waits() {
    let tab = locking()
    tab.reload()
    for wait: Int64 in [1, 2, 4, 8, 16, 30, 30] {
      open(tab, with: "green heron")
      #expect(isLocked(tab))
      tab.forgetAsked()
      tab.letTimePass(wait * 1000 - 1)
      open(tab, with: word)
      #expect(tab.asked.isEmpty && isLocked(tab), "tried before \(wait) s were over")
      tab.letTimePass(1)
    }
    open(tab, with: word)
    #expect(!isLocked(tab) && tab.entities(Entry.kind).count == 1)
  }

  @Test("It locks by the button, and out of sight at once or after the chosen minutes")
  func locks() {
    let cases: [(choice: Int, away: Int64, isLocked: Bool)] = [
      (0, 0, true), (1, 59_000, false), (1, 60_000, true), (5, 299_000, false), (5, 300_000, true),
    ]
    for (choice, away, isLocked) in cases {
      let tab = locking()
      tab.press("lock-after-\(choice)")
      tab.receive(.visible(false))
      tab.letTimePass(away)
      tab.receive(.visible(true))
      #expect(self.isLocked(tab) == isLocked, "\(choice) min, \(away) ms")
    }
    let tab = locking()
    tab.press("lock-now")
    #expect(tab.asked.contains(.lock(everywhere: true)) && isLocked(tab))
  }

  @Test("Picking a file hides the page without locking it at once, for a minute and this once")
  func errand() {
    let cases: [(away: Int64, goesOn: Bool, isLocked: Bool)] = [
      (0, false, false), (59_000, false, false), (60_000, false, true), (0, true, true),
    ]
    for (away, goesOn, isLocked) in cases {
      let tab = locking()
      tab.press("lock-after-0")
      tab.press("restore")
      if goesOn { tab.press("lock-after-0") }
      tab.receive(.visible(false))
      tab.letTimePass(away)
      tab.receive(.visible(true))
      #expect(self.isLocked(tab) == isLocked, "\(away) ms, \(goesOn)")
      tab.receive(.visible(false))
      #expect(self.isLocked(tab))
    }
  }

  @Test("A clock that was set back while the page was away locks")
  func clockSetBack() {
    let tab = locking()
    tab.receive(.visible(false))
    tab.setClock(by: -3_600_000)
    tab.receive(.visible(true))
    #expect(isLocked(tab))
  }

  @Test("Without a passphrase nothing ever locks")
  func without() {
    let tab = begun()
    tab.receive(.visible(false))
    tab.letTimePass(3_600_000)
    tab.receive(.visible(true))
    #expect(!tab.asked.contains { if case .lock = $0 { true } else { false } })
  }

  @Test("The old passphrase changes and removes it; another one does neither")
  func change() {
    let tab = locking()
    tab.press("lock-change")
    tab.type("wrong one", into: "lock-old")
    tab.type("grey heron", into: "lock-new")
    tab.type("grey heron", into: "lock-again")
    tab.press("lock-save")
    #expect(tab.store.word == word)
    #expect(lines(of: tab).contains { $0.contains("It stayed as it was") })
    tab.type(word, into: "lock-old")
    tab.type("grey heron", into: "lock-new")
    tab.type("grey heron", into: "lock-again")
    tab.press("lock-save")
    #expect(tab.store.word == "grey heron")
    tab.press("lock-remove")
    tab.type("grey heron", into: "lock-old")
    tab.press("lock-save")
    #expect(tab.store.word == nil && tab.has("lock-set"))
  }

  @Test("Help and a breath are there while it is locked; no other place is")
  func help() {
    let tab = locking()
    tab.reload()
    tab.press("lock-breathe")
    #expect(tab.page.contains("Box breathing"))
    tab.receive(.addressed("#/help"))
    #expect(tab.page.contains("help-country"))
    #expect(!tab.page.contains("#/coach"), "no way that ends at the lock again")
    for place in ["today", "history", "settings", "craving", "account", "plan"] {
      tab.receive(.addressed("#/" + place))
      #expect(isLocked(tab))
    }
  }

  @Test("A forgotten passphrase leaves a way to begin anew, behind a word")
  func forgotten() {
    let tab = locking()
    tab.reload()
    tab.press("begin-anew")
    tab.press("wipe-for-good")
    #expect(!tab.asked.contains(.wipe))
    tab.type("delete", into: "wipe-word")
    tab.press("wipe-for-good")
    #expect(tab.asked.contains(.wipe))
    tab.receive(.wiped)
    #expect(tab.has("begin"))
  }
}
