// The account was deleted, from another device: the journal stays here, and the person says what
// becomes of it. Nothing goes by itself.
import Engine

extension Answer {
  /// A proxy's own 410 is none.
  var tellsOfDeletion: Bool { isProblem && problem == "account_deleted" }
}

extension Desk {
  /// Only a word about this very account counts; any other 410 is a trouble like each other.
  mutating func gone(_ answer: Answer, _ moment: Moment) -> [Effect] {
    let details = answer.json?["details"]
    guard answer.tellsOfDeletion,
      let endsAt = details?.number("deletionAt"),
      (1...Stamp.largestMilliseconds).contains(endsAt), let record = sync.record,
      details?.text("account") == record.replica.account.text
    else { return troubled(.odd, moment, after: answer.retrySeconds) }
    sync.record?.endsAt = Instant(milliseconds: endsAt)
    return signedOutByServer()
  }
}

extension AccountState {
  /// From now on a journal without an account.
  mutating func keepJournal(_ desk: inout Desk) -> [Effect] {
    forgetAccount(.journalKept, wipes: false, &desk)
  }

  /// The file that was saved last holds every change that is here; none holds what is damaged.
  fileprivate func hasWholeFile(_ desk: Desk) -> Bool {
    isAskedTwice && savedRecord == desk.storage.lastRecord && desk.storage.pending.isEmpty
      && desk.storage.facts.damaged == 0
  }

  func goneQuestion(
    _ record: AccountRecord, _ endsAt: Instant, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    let text = GoneText(language: desk.language)
    let day = desk.locale.date(moment.zone.offset(endsAt).local(endsAt).day)
    let isSure = hasWholeFile(desk)
    let sure: [Component<Message>] =
      isSure ? [.text(Text(text.removeSure, isLive: true))] : []
    let question: [Component<Message>] = [
      .text(Text(text.why(record.email))),
      .text(Text(desk.unsent > 0 ? text.onlyHere(desk.unsent) : text.ask)),
      .button(
        Button(text.keep, .account(.pressedKeepJournal), key: "gone-keep", role: .primary)),
      .button(
        Button(
          desk.accountText.saveFile, .settings(.pressedExport), key: "gone-save", symbol: .download)
      ),
    ]
    let removal: [Component<Message>] = [
      .button(
        Button(
          isSure ? text.removeNow : desk.accountText.removeHere, .account(.pressedRemoveJournal),
          key: isSure ? "gone-remove-now" : "gone-remove", role: .removal)),
      .text(Text(text.removeWhy, role: .caption)),
    ]
    let back: [Component<Message>] = [
      .text(Text(text.until(day))),
      .button(Button(desk.accountText.signIn, .account(.opened(.signIn)), key: "sign-in")),
    ]
    return [
      .card(
        Card(
          key: "gone", title: text.title, symbol: .info,
          body: question + sure + (desk.storage.facts.damaged == 0 ? removal : []) + back))
    ]
  }
}

extension State {
  /// A file first; the journal here goes only when the person has it, and all of it: what was
  /// written since asks for another file.
  mutating func removeJournal(_ moment: Moment) -> [Effect] {
    if account.hasWholeFile(desk) { return account.forgetAccount(.signedOut, wipes: true, &desk) }
    account.isAskedTwice = true
    return exportEffects(moment)
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
