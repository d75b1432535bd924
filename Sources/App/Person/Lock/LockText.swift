// The words of the lock and the cover.
import Engine

struct LockText {
  let language: Language

  var title: String { language.lockTitle }
  var lead: String {
    language.lockLead
  }
  var word: String { language.lockWord }
  var open: String { language.lockOpen }
  var opening: String { language.lockOpening }
  var again: String {
    language.lockAgain
  }
  func wait(_ seconds: String, _ isOne: Bool) -> String {
    language.lockWait(count: isOne ? 1 : 2, seconds: seconds)
  }
  var breathe: String { language.lockBreathe }
  var stop: String { language.lockStop }
  var help: String { language.lockHelp }
  var forgotten: String { language.lockForgotten }
  var forgottenWhy: String {
    language.lockForgottenWhy
  }
  var beginAnew: String { language.lockBeginAnew }
  var anewWhy: String {
    language.lockAnewWhy
  }

  var group: String { language.lockGroup }
  var why: String {
    language.lockWhy
  }
  var offer: String {
    language.lockOffer
  }
  var offerWhy: String {
    language.lockOfferWhy
  }
  var setWord: String { language.lockSetWord }
  var isOn: String {
    language.lockIsOn
  }
  var after: String { language.lockAfter }
  func delay(_ minutes: Int) -> String {
    minutes == 0 ? language.lockDelay : "\(minutes) min"
  }
  var lockNow: String { language.lockLockNow }
  var changeWord: String { language.lockChangeWord }
  var removeWord: String { language.lockRemoveWord }
  var oldWord: String { language.lockOldWord }
  var newWord: String { language.lockNewWord }
  var wordAgain: String { language.lockWordAgain }
  var forgottenFirst: String {
    language.lockForgottenFirst
  }
  var removeWhy: String {
    language.lockRemoveWhy
  }
  var working: String { language.lockWorking }
  var comparing: String { language.lockComparing }
  var close: String { language.lockClose }

  func title(_ kind: LockForm.Kind) -> String {
    switch kind {
    case .set: setWord
    case .change: changeWord
    case .remove: removeWord
    }
  }

  func problem(_ problem: LockForm.Problem) -> String {
    switch problem {
    case .rule(let problem): self.problem(problem)
    case .different:
      language.lockProblemDifferent
    case .wrong:
      language.lockProblemWrong
    case .unlisted:
      language.lockProblemUnlisted
    }
  }

  private func problem(_ problem: PasswordProblem) -> String {
    switch problem {
    case .tooShort:
      language.lockProblemTooShort
    case .tooLong:
      language.lockProblemTooLong
    case .pattern:
      language.lockProblemPattern
    case .common, .address:
      language.lockProblemCommon
    }
  }

  func done(_ kind: LockForm.Kind) -> String {
    switch kind {
    case .set: language.lockDoneSet
    case .change: language.lockDoneChange
    case .remove: language.lockDoneRemove
    }
  }

  var hiding: String { language.lockHiding }
  var hidingWhy: String {
    language.lockHidingWhy
  }
  var neutral: String { language.lockNeutral }
  var neutralWhy: String {
    language.lockNeutralWhy
  }
  var hide: String { language.lockHide }
  var notes: String { language.lockNotes }
  var noNotes: String { language.lockNoNotes }
  var newNote: String { language.lockNewNote }
}
