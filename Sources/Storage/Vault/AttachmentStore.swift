// What the server asks of the place where sealed photos and voice notes are kept.

import Engine

/// The sealed attachments of each account, each under its name; none is ever altered.
public protocol AttachmentStore: Sendable {
  /// Keeps the first bytes that come under a name; later ones are not looked at. False when the
  /// account has no room.
  func keep(
    _ attachment: SealedAttachment, of account: Identifier
  ) async throws(VaultError) -> Bool

  func attachment(
    _ id: Identifier, of account: Identifier
  ) async throws(VaultError) -> SealedAttachment?

  /// The names of all, in order.
  func attachments(of account: Identifier) async throws(VaultError) -> [Identifier]

  /// One that is not there is no error.
  func drop(_ id: Identifier, of account: Identifier) async throws(VaultError)
}
