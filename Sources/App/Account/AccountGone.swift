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
    return exportEffects(moment)
  }

  /// The file that was saved last holds every change that is here; none holds what is damaged.
  private var hasWholeFile: Bool {
    account.isAskedTwice && account.savedRecord == storage.lastRecord && storage.pending.isEmpty
      && storage.facts.damaged == 0
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
          body: question + sure + (storage.facts.damaged == 0 ? removal : []) + back))
    ]
  }
}

/// The words for when the account is over.
struct GoneText {
  let language: Language

  var title: String { language.accountGoneTitle }
  func why(_ email: String) -> String {
    language.accountGoneWhy(email: email)
  }
  var ask: String {
    language.accountGoneAsk
  }
  func onlyHere(_ count: Int) -> String {
    language.accountGoneOnlyHere(count: count) + ask
  }
  var keep: String { language.accountGoneKeep }
  var removeWhy: String {
    language.accountGoneRemoveWhy
  }
  var removeSure: String {
    language.accountGoneRemoveSure
  }
  var removeNow: String {
    language.accountGoneRemoveNow
  }
  func until(_ day: String) -> String {
    language.accountGoneUntil(day: day)
  }
  var kept: String {
    language.accountGoneKept
  }
  var line: String {
    language.accountGoneLine
  }
}
