// The words of the account about what was done, and about what was not.
import Engine

extension AccountText {
  func problem(_ problem: AccountProblem) -> String {
    switch problem {
    case .address:
      language.accountOutcomeProblemAddress
    case .addressTaken:
      language.accountOutcomeProblemAddressTaken
    case .password(let problem): passwordProblem(problem)
    case .code:
      language.accountOutcomeProblemCode
    case .neither:
      language.accountOutcomeProblemNeither
    case .otherPassword:
      language.accountOutcomeProblemOtherPassword
    case .refused:
      language.accountOutcomeProblemRefused
    case .provider(let problem): ProviderText(language: language).problem(problem)
    case .tooOften(let seconds): later(seconds)
    case .unreachable:
      language.accountOutcomeProblemUnreachable
    case .signUpClosed: signUpClosed
    case .invitation:
      language.accountOutcomeProblemInvitation
    case .passkey:
      language.accountOutcomeProblemPasskey
    case .link:
      language.accountOutcomeProblemLink
    case .unconfirmed:
      language.accountOutcomeProblemUnconfirmed
    case .denied: KeyText(language: language).denied
    case .late: KeyText(language: language).late
    case .otherNumber: KeyText(language: language).putAway
    case .otherKey: KeyText(language: language).otherKey
    case .noMail: noMail
    case .accountIsThere:
      language.accountOutcomeProblemAccountIsThere
    case .odd:
      language.accountOutcomeProblemOdd
    }
  }

  private var noMail: String {
    language.accountOutcomeNoMail
  }

  private func later(_ seconds: Int64) -> String {
    let minutes = (seconds + 59) / 60
    return language.accountOutcomeLater(minutes: Int(clamping: minutes))
  }

  private func passwordProblem(_ problem: PasswordProblem) -> String {
    switch problem {
    case .tooShort:
      language.accountOutcomePasswordProblemTooShort
    case .tooLong:
      language.accountOutcomePasswordProblemTooLong
    case .pattern:
      language.accountOutcomePasswordProblemPattern
    case .address:
      language.accountOutcomePasswordProblemAddress
    case .common:
      language.accountOutcomePasswordProblemCommon
    }
  }

  func note(_ note: AccountNote) -> String {
    switch note {
    case .confirmed:
      language.accountOutcomeNoteConfirmed
    case .passwordChanged:
      language.accountOutcomeNotePasswordChanged
    case .resetSent:
      language.accountOutcomeNoteResetSent
    case .resetDone:
      language.accountOutcomeNoteResetDone
    case .made:
      language.accountOutcomeNoteMade
    case .codeDropped:
      language.accountOutcomeNoteCodeDropped
    case .mailedAgain:
      language.accountOutcomeNoteMailedAgain
    case .signedOutUnheard:
      language.accountOutcomeNoteSignedOutUnheard
    case .signedOutEverywhere:
      language.accountOutcomeNoteSignedOutEverywhere
    case .signedOut:
      language.accountOutcomeNoteSignedOut
    case .deleted:
      language.accountOutcomeNoteDeleted
    case .emailSent:
      language.accountOutcomeNoteEmailSent
    case .emailChanged:
      language.accountOutcomeNoteEmailChanged
    case .codeChanged:
      language.accountOutcomeNoteCodeChanged
    case .provider(let note): ProviderText(language: language).note(note)
    case .passkeyKept:
      language.accountOutcomeNotePasskeyKept
    case .passkeyDropped:
      language.accountOutcomeNotePasskeyDropped
    case .spareKept: KeyText(language: language).spareKept
    case .spareDropped: KeyText(language: language).spareDropped
    case .keyChanged: KeyText(language: language).keyChanged
    case .revoked: KeyText(language: language).revoked
    case .sentAway: KeyText(language: language).sentAway
    case .spareUsed: KeyText(language: language).spareUsed
    case .journalKept: GoneText(language: language).kept
    case .kept:
      language.accountOutcomeNoteKept
    }
  }
}
