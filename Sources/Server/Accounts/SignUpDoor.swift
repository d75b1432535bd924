// Who may make an account here: anybody, who was invited, or nobody.

import Engine
import Storage

/// Asked before anything else of a sign-up is looked at, so that the answer says nothing of who
/// has an account.
struct SignUpDoor: Sendable {
  let setting: Settings.SignUp
  let limits: Settings.Ceilings
  let database: SQLiteDatabase
  let store: any AccountStore
  let secrets: ServerSecrets
  let disk: DiskReserve

  /// What is told to whoever asks; a full server takes nobody.
  func standing() async throws -> Settings.SignUp {
    guard setting != .closed, !disk.isReached else { return .closed }
    let size = try await database.size()
    let isFull =
      size.accounts >= limits.accounts
      || size.bytes >= limits.bytes / 100 * ServerLimits.signUpPercent
    return isFull ? .closed : setting
  }

  /// `address` is who the invitation is used for; the same person may use it again.
  func enter(_ fields: RequestFields, for address: String, now: Instant) async throws {
    let standing = try await standing()
    guard standing != .closed else {
      throw Problem(code: .signUpClosed, message: "this server takes no new accounts")
    }
    let text =
      fields.has("invitation")
      ? try fields.text("invitation", bytes: 0...ServerLimits.invitationBytes) : ""
    guard standing == .invitation else { return }
    let refused = Problem(
      code: .invitation, message: "this server wants an invitation that is good")
    guard let invitation = Invitation(text, secrets, now: now) else { throw refused }
    let isOwn = try await store.useInvitation(
      invitation.name, holder: secrets.name(of: "invited " + address), until: invitation.ends,
      now: now)
    guard isOwn else { throw refused }
  }
}
