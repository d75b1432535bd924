// Signing out, and giving up a sign-in before its journal is open.
import Engine

extension AccountState {
  /// Leaves the account on this device, whether or not the server can be told.
  mutating func leave(wipes: Bool, _ desk: inout Desk) -> [Effect] {
    let said = leaveSession()
    return said + forgetAccount(.signedOut, wipes: wipes, &desk)
  }

  private mutating func leaveSession() -> [Effect] {
    ask(.leaving, Ask(.delete, "/api/sessions/current"))
  }

  /// What is nowhere else goes only after a second word.
  mutating func removeHere(_ desk: inout Desk) -> [Effect] {
    guard desk.unsent == 0 || isAskedTwice else {
      isAskedTwice = true
      return []
    }
    return leave(wipes: true, &desk)
  }

  /// All devices, this one too: only the server can do it.
  mutating func leaveEverywhere() -> [Effect] {
    guard !isWorking else { return [] }
    problem = nil
    return ask(.leavingEverywhere, Ask(.delete, "/api/sessions"))
  }

  /// The journal is emptied; a device that was signed in tells the server that it is gone.
  mutating func wipeAndLeave(_ desk: Desk) -> [Effect] {
    (desk.isSignedIn ? leaveSession() : []) + desk.wipe
  }

  mutating func forgetAccount(_ note: AccountNote, wipes: Bool, _ desk: inout Desk) -> [Effect] {
    let isListening = desk.sync.isListening
    let left = desk.sync.record?.keysToRemember ?? desk.sync.remembered
    desk.sync = SyncState()
    desk.sync.remembered = left
    page = .overview
    devices = []
    self.note = note
    let quiet: [Effect] = isListening ? [.listen(false)] : []
    return quiet + (wipes ? desk.wipe : desk.keepRecord(isNews: true))
  }

  /// The server let the device in, and it has no journal of the account yet.
  var isAtTheDoor: Bool {
    chain.session != nil
      && [.unlock, .waiting, .compare, .join, .remove].contains(page)
  }

  /// Whoever turns round at the door is not to stand among the account's devices.
  mutating func mindDoor(_ wasThere: Bool, _ desk: Desk) -> [Effect] {
    guard wasThere, !isAtTheDoor, !isWorking, chain.record == nil,
      !desk.isSignedIn
    else { return [] }
    return leaveSession()
  }

  /// What the server said to a sign-out, if anything.
  mutating func left(everywhere: Bool, _ answer: Answer, _ desk: inout Desk) -> [Effect] {
    if !everywhere {
      if answer.status == 0, note == .signedOut { note = .signedOutUnheard }
      return []
    }
    if answer.isGood { return forgetAccount(.signedOutEverywhere, wipes: false, &desk) }
    switch answer.status {
    case 0: return stop(.unreachable)
    // A session that is over already can end no other.
    case 401: return forgetAccount(.signedOut, wipes: false, &desk)
    default: return stop(.odd)
    }
  }
}

extension Desk {
  /// Changes that no server has, apart from what the device has to tell the others of the log.
  var unsent: Int {
    sync.outbox.reduce(storage.pending.count) { $1.kind == LogReport.kind ? $0 : $0 + 1 }
  }
}

extension State {
  /// A file first; the journal here goes only when the person has it.
  mutating func replaceJournal(_ moment: Moment) -> [Effect] {
    if account.isAskedTwice { return desk.wipe }
    account.isAskedTwice = true
    return exportEffects(moment)
  }
}
