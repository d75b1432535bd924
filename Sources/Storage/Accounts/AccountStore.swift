// What the accounts ask of a database. Tokens arrive here as hashes only.

import Engine

/// Accounts and sessions on disk; each call is one transaction.
public protocol AccountStore: Sendable {
  // Accounts
  func account(email: String) async throws(StorageError) -> Account?
  func account(id: Identifier) async throws(StorageError) -> Account?
  /// Whether the invitation is the holder's: nobody else has used it. Those that have run out are
  /// forgotten, as they are refused by their own date.
  func useInvitation(
    _ name: [UInt8], holder: [UInt8], until: Instant, now: Instant
  ) async throws(StorageError) -> Bool
  /// False when the address is taken.
  func create(_ signUp: SignUp, id: Identifier, at: Instant) async throws(StorageError) -> Bool
  func setPassword(
    of account: Identifier, _ credentials: Credentials, wrap: [UInt8], keeping: Identifier
  ) async throws(StorageError)
  func setWrap(
    _ kind: WrapKind, of account: Identifier, _ wrap: [UInt8]
  ) async throws(StorageError)
  /// False when the address is taken.
  func setEmail(of account: Identifier, _ email: String) async throws(StorageError) -> Bool
  func scheduleDeletion(of account: Identifier, at: Instant) async throws(StorageError)
  /// Takes a deletion back; the sessions from before it are gone.
  func keep(_ account: Identifier) async throws(StorageError)
  /// Removes accounts that are due and whatever has run out; the accounts that went.
  func purge(now: Instant) async throws(StorageError) -> [Identifier]
  /// Sees to it that what was taken back stands beside the copies of the database, too.
  func tellAccess() async throws(StorageError)

  // Tokens that went out by mail
  func add(_ signUp: SignUp, token: [UInt8], until: Instant) async throws(StorageError)
  func addEmailChange(
    of account: Identifier, to email: String, token: [UInt8], until: Instant
  ) async throws(StorageError)
  func addReset(
    of account: Identifier, token: [UInt8], until: Instant
  ) async throws(StorageError)
  /// What a token is good for that shows who reads the mails of an address; it is not used up.
  func waiting(token: [UInt8], now: Instant) async throws(StorageError) -> WaitingAddress?
  /// Finishes a sign-up (under the new name `id`) or a change of address; nothing when the token
  /// has run out, was used, or its address is taken by now.
  func confirm(
    token: [UInt8], id: Identifier, now: Instant
  ) async throws(StorageError) -> Identifier?
  /// Ends the sessions and drops the password's wrap; with them go passkeys and links to providers,
  /// unless they are to be kept.
  func reset(
    token: [UInt8], _ credentials: Credentials, keepOthers: Bool, now: Instant
  ) async throws(StorageError) -> ResetOutcome?

  // Vault keys in the server's keeping, sealed
  func spareKey(of account: Identifier) async throws(StorageError) -> [UInt8]?
  /// Nothing drops it.
  func setSpareKey(of account: Identifier, _ sealed: [UInt8]?) async throws(StorageError)

  // The account's key pair, older vault keys, and devices that ask for the newest
  func keyPair(of account: Identifier) async throws(StorageError) -> AccountKeyPair?
  /// False when the account's vault key has another version by now.
  func setKeyPair(
    of account: Identifier, _ pair: AccountKeyPair
  ) async throws(StorageError) -> Bool
  func keyRing(of account: Identifier) async throws(StorageError) -> [UInt8]?
  /// Ends the other sessions and drops all that the version before opened; false when the account
  /// has this version or a later one.
  func changeKey(
    of account: Identifier, _ change: KeyChange, keeping session: Identifier
  ) async throws(StorageError) -> Bool
  /// Takes the place of what the session asked before.
  func ask(_ approval: KeyApproval) async throws(StorageError)
  /// Those that have not run out.
  func approvals(
    of account: Identifier, now: Instant
  ) async throws(StorageError) -> [KeyApproval]
  /// False when another session was quicker, or this one said something else before.
  func meet(
    _ approval: Identifier, of account: Identifier, _ meeting: ApprovalMeeting, now: Instant
  ) async throws(StorageError) -> Bool
  /// False when nobody has met it, or something else was revealed before.
  func reveal(
    _ approval: Identifier, of session: Identifier, _ reveal: ApprovalReveal, now: Instant
  ) async throws(StorageError) -> Bool
  /// False unless this session met it, its key is revealed, and nobody answered yet.
  func give(
    _ approval: Identifier, by session: Identifier, sealed: [UInt8], now: Instant
  ) async throws(StorageError) -> Bool
  /// False when it is not open any more.
  func deny(
    _ approval: Identifier, of account: Identifier, now: Instant
  ) async throws(StorageError) -> Bool
  /// False when the session asks nothing of this name.
  func withdraw(
    _ approval: Identifier, of session: Identifier
  ) async throws(StorageError) -> Bool

  // Sessions
  /// Ends an older session of the same device.
  func open(_ session: Session, token: [UInt8]) async throws(StorageError)
  func standing(
    account: Identifier, session: Identifier
  ) async throws(StorageError) -> SessionStanding?
  func turn(
    token: [UInt8], successor: [UInt8], now: Instant
  ) async throws(StorageError) -> RefreshOutcome
  func sessions(of account: Identifier) async throws(StorageError) -> [Session]
  /// False when there was none of this name in the account.
  func end(_ session: Identifier, of account: Identifier) async throws(StorageError) -> Bool
  func endSessions(of account: Identifier) async throws(StorageError)
  /// False when another session of the account speaks for this device.
  func setDevice(
    of session: Session, _ device: UInt64
  ) async throws(StorageError) -> Bool

  // Passkeys
  func add(_ passkey: Passkey) async throws(StorageError) -> PasskeyOutcome
  func passkeys(of account: Identifier) async throws(StorageError) -> [Passkey]
  func passkey(credential: [UInt8]) async throws(StorageError) -> Passkey?
  /// False when the count did not go up since the last time, so that somebody may have a copy.
  func use(
    _ passkey: Identifier, counter: Int64, at: Instant
  ) async throws(StorageError) -> Bool
  func remove(
    _ passkey: Identifier, of account: Identifier
  ) async throws(StorageError) -> RemovalOutcome

  // People who are known by a sign-in provider; a ticket is named by its hash
  func add(
    _ ticket: ProviderTicket, hash: [UInt8], until: Instant
  ) async throws(StorageError)
  /// With `only`, no other account is meant.
  func enter(
    ticket: [UInt8], only: Identifier?, now: Instant
  ) async throws(StorageError) -> ProviderEntry
  /// Uses the ticket up, unless its address is taken by now.
  func create(
    _ signUp: ProviderSignUp, ticket: [UInt8], id: Identifier, now: Instant
  ) async throws(StorageError) -> ProviderEntry
  /// False when the ticket is gone, or the person or the account is linked otherwise.
  func link(
    ticket: [UInt8], to account: Identifier, now: Instant
  ) async throws(StorageError) -> Bool
  func unlink(
    provider: String, from account: Identifier
  ) async throws(StorageError) -> RemovalOutcome
  func providers(of account: Identifier) async throws(StorageError) -> [String]
  /// Of the accounts which the next `purge` removes.
  func grants(dueBy: Instant) async throws(StorageError) -> [ProviderGrant]

  // Refused sign-ins, by a name that does not give the address away
  /// Nothing where the last ones were too long ago to count.
  func refusals(of name: [UInt8], now: Instant) async throws(StorageError) -> Refusals?
  func addRefusal(of name: [UInt8], at: Instant) async throws(StorageError)
  func clearRefusals(of name: [UInt8]) async throws(StorageError)
  /// Whether an operator lets this name in.
  func isAdmitted(_ name: [UInt8], now: Instant) async throws(StorageError) -> Bool
}
