// The operator's way to let somebody in whose address strangers keep busy.

import Engine
import Storage

/// For a while, what strangers were refused at an address keeps nobody waiting there.
public enum Admission {
  /// Until when; nothing where no account has the address. The caller holds the lock of the data
  /// directory.
  public static func letIn(_ email: String, data: String, now: Instant) async throws -> Instant? {
    let store = SQLiteAccountStore(
      try SQLiteDatabase(path: data + "/" + SQLiteDatabase.fileName))
    guard let address = EmailAddress(email), try await store.account(email: address.text) != nil
    else { return nil }
    let secrets = ServerSecrets(try SecretsFile.load(data + "/secret"))
    let until = now.adding(milliseconds: ServerLimits.admissionMilliseconds)
    try await store.admit(secrets.name(of: address.text), until: until)
    return until
  }
}
