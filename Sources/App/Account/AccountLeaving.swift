// Signing out, and giving up a sign-in before its journal is open.
import Engine

extension State {
  /// Leaves the account on this device, whether or not the server can be told.
  mutating func leave(wipes: Bool) -> [Effect] {
    let said = leaveSession()
    return said + forgetAccount(.signedOut, wipes: wipes)
  }

  private mutating func leaveSession() -> [Effect] {
    ask(.leaving, Ask(.delete, "/api/sessions/current"))
  }

  /// What is nowhere else goes only after a second word.
  mutating func removeHere() -> [Effect] {
    guard unsent == 0 || account.isAskedTwice else {
      account.isAskedTwice = true
      return []
    }
    return leave(wipes: true)
  }

  /// Changes that no server has.
  var unsent: Int { sync.outbox.count + storage.pending.count }

  /// All devices, this one too: only the server can do it.
  mutating func leaveEverywhere() -> [Effect] {
    guard !account.isWorking else { return [] }
    account.problem = nil
    return ask(.leavingEverywhere, Ask(.delete, "/api/sessions"))
  }

  /// A file first; the journal here goes only when the person has it.
  mutating func replaceJournal(_ moment: Moment) -> [Effect] {
    if account.isAskedTwice { return [.wipe] }
    account.isAskedTwice = true
    return exportEffects(moment)
  }

  /// The journal is emptied; a device that was signed in tells the server that it is gone.
  mutating func wipeAndLeave() -> [Effect] {
    (isSignedIn ? leaveSession() : []) + [.wipe]
  }

  mutating func forgetAccount(_ note: AccountNote, wipes: Bool) -> [Effect] {
    let isListening = sync.isListening
    let left = sync.record?.keysToRemember ?? sync.remembered
    sync = SyncState()
    sync.remembered = left
    account.page = .overview
    account.devices = []
    account.note = note
    let quiet: [Effect] = isListening ? [.listen(false)] : []
    return quiet + (wipes ? [.wipe] : keepRecord(isNews: true))
  }

  /// The server let the device in, and it has no journal of the account yet.
  var isAtTheDoor: Bool {
    account.chain.session != nil
      && [.unlock, .waiting, .compare, .join, .remove].contains(account.page)
  }

  /// Whoever turns round at the door is not to stand among the account's devices.
  mutating func mindDoor(_ wasThere: Bool) -> [Effect] {
    guard wasThere, !isAtTheDoor, !account.isWorking, account.chain.record == nil,
      !isSignedIn
    else { return [] }
    return leaveSession()
  }

  /// What the server said to a sign-out, if anything.
  mutating func left(everywhere: Bool, _ answer: Answer) -> [Effect] {
    if !everywhere {
      if answer.status == 0, account.note == .signedOut { account.note = .signedOutUnheard }
      return []
    }
    if answer.isGood { return forgetAccount(.signedOutEverywhere, wipes: false) }
    switch answer.status {
    case 0: return stop(.unreachable)
    // A session that is over already can end no other.
    case 401: return forgetAccount(.signedOut, wipes: false)
    default: return stop(.odd)
    }
  }
}
