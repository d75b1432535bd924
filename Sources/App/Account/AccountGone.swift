// The account was deleted, from another device: the journal stays here, and the person says what
// becomes of it. Nothing goes by itself.
import Engine

extension State {
  /// Only a word about this very account counts; any other 410 is a trouble like each other.
  mutating func gone(_ answer: Answer, _ moment: Moment) -> [Effect] {
    let details = answer.json?["details"]
    guard answer.isProblem, answer.problem == "account_deleted",
      let endsAt = details?.number("deletionAt"),
      (1...Stamp.largestMilliseconds).contains(endsAt), let record = sync.record,
      details?.text("account") == record.replica.account.text
    else { return troubled(.odd, moment, after: answer.retrySeconds) }
    sync.record?.endsAt = Instant(milliseconds: endsAt)
    return signedOutByServer()
  }

  /// From now on a journal without an account.
  mutating func keepJournal() -> [Effect] { forgetAccount(.journalKept, wipes: false) }

  /// A file first; the journal here goes only when the person has it, and all of it: what was
  /// written since asks for another file.
  mutating func removeJournal(_ moment: Moment) -> [Effect] {
    if hasWholeFile { return forgetAccount(.signedOut, wipes: true) }
    account.isAskedTwice = true
    account.savedRecord = storage.lastRecord
    return exportEffects(moment)
  }

  /// The file that was saved last holds every change that is here.
  private var hasWholeFile: Bool {
    account.isAskedTwice && account.savedRecord == storage.lastRecord && storage.pending.isEmpty
  }

  func goneQuestion(
    _ record: AccountRecord, _ endsAt: Instant, _ moment: Moment
  ) -> [Component<Message>] {
    let text = GoneText(language: language)
    let day = locale.date(moment.zone.offset(endsAt).local(endsAt).day)
    let isSure = hasWholeFile
    let sure: [Component<Message>] =
      isSure ? [.text(Text(text.removeSure, isLive: true))] : []
    let question: [Component<Message>] = [
      .text(Text(text.why(record.email))),
      .text(Text(unsent > 0 ? text.onlyHere(unsent) : text.ask)),
      .button(
        Button(text.keep, .account(.pressedKeepJournal), key: "gone-keep", role: .primary)),
      .button(
        Button(
          accountText.saveFile, .settings(.pressedExport), key: "gone-save", symbol: .download)),
    ]
    let removal: [Component<Message>] = [
      .button(
        Button(
          isSure ? text.removeNow : accountText.removeHere, .account(.pressedRemoveJournal),
          key: isSure ? "gone-remove-now" : "gone-remove", role: .removal)),
      .text(Text(text.removeWhy, role: .caption)),
    ]
    let back: [Component<Message>] = [
      .text(Text(text.until(day))),
      .button(Button(accountText.signIn, .account(.opened(.signIn)), key: "sign-in")),
    ]
    return [
      .card(
        Card(
          key: "gone", title: text.title, symbol: .info,
          body: question + sure + removal + back))
    ]
  }
}

/// The words for when the account is over.
struct GoneText {
  let language: Language

  var title: String { language.pick("The account was deleted", "Das Konto wurde gelöscht") }
  func why(_ email: String) -> String {
    language.pickLazily(
      "The account \(email) was deleted from another device. Your journal is here, whole.",
      "Das Konto \(email) wurde von einem anderen Gerät aus gelöscht. Dein Tagebuch ist hier, "
        + "vollständig.")
  }
  var ask: String {
    language.pick(
      "What about the journal on this device? It stays until you say so.",
      "Was geschieht mit dem Tagebuch auf diesem Gerät? Es bleibt, bis du etwas sagst.")
  }
  func onlyHere(_ count: Int) -> String {
    language.pickLazily(
      count == 1
        ? "1 change never reached the server and is only here. "
        : "\(count) changes never reached the server and are only here. ",
      count == 1
        ? "1 Änderung hat den Server nie erreicht und ist nur hier. "
        : "\(count) Änderungen haben den Server nie erreicht und sind nur hier. ") + ask
  }
  var keep: String { language.pick("Keep it without an account", "Ohne Konto behalten") }
  var removeWhy: String {
    language.pick("It is saved as a file first.", "Es wird erst als Datei gesichert.")
  }
  var removeSure: String {
    language.pick(
      "Look whether the file is where you keep your files. Then the journal can go from here.",
      "Schau nach, ob die Datei bei deinen Dateien liegt. Dann kann das Tagebuch von hier weg.")
  }
  var removeNow: String {
    language.pick("The file is there: remove the journal", "Datei ist da: Tagebuch entfernen")
  }
  func until(_ day: String) -> String {
    language.pickLazily(
      "Or take it back: signing in keeps the account, until \(day).",
      "Oder nimm es zurück: Eine Anmeldung behält das Konto, bis \(day).")
  }
  var kept: String {
    language.pick(
      "The journal stays here, without an account.", "Das Tagebuch bleibt hier, ohne Konto.")
  }
  var line: String {
    language.pick(
      "The account was deleted. Your journal is here; say what becomes of it.",
      "Das Konto wurde gelöscht. Dein Tagebuch ist hier; sag, was damit geschieht.")
  }
}
