// What the vault's errors are on the wire.

import Engine
import Storage

extension Problem {
  /// The cause stays inside.
  init(_ error: VaultError) {
    switch error {
    case .otherVersion:
      self.init(code: .upgradeRequired, message: "this version is not answered; update the app")
    case .epoch(let name):
      self.init(
        code: .epoch, message: "the cursor belongs to another history",
        details: [JSONMember("epoch", .string(name.text))])
    case .unknownKey:
      self.init(code: .forbidden, message: "the account has no such version of its key")
    case .noAccount:
      self.init(code: .accountDeleted, message: "the account is deleted")
    case .storageFull:
      self.init(code: .storageFull, message: "the server has no room left")
    case .unavailable:
      self = .busy
    }
  }
}
