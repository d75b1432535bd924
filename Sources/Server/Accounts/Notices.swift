// Mails that tell an owner what changed at the account, so that a stranger's hand is noticed.

import Engine
import Storage

extension Accounts {
  /// To the address that the account has now. Each notice costs a proof, so none is held back;
  /// where this server sends no mail, nobody is told.
  func tell(_ account: Account, of notice: Notice) {
    guard let mail, let address = EmailAddress(account.email) else { return }
    let words = MailText.of(account.language).words(of: notice)
    let now = clock()
    try? mail.hand { await mail.send(Mail(to: address, words: words), now: now) }
  }
}
