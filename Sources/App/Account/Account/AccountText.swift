// The words of the account.
import Engine

struct AccountText {
  let language: Language

  var title: String { language.accountTitle }
  var why: String {
    language.accountWhy
  }
  var sealed: String {
    language.accountSealed
  }
  var signUpClosed: String {
    language.accountSignUpClosed
  }
  var invitation: String { language.accountInvitation }
  var invitationHint: String {
    language.accountInvitationHint
  }
  var haveOne: String { language.accountHaveOne }
  var make: String { language.accountMake }
  var signIn: String { language.accountSignIn }
  var email: String { language.accountEmail }
  var password: String { language.accountPassword }
  var newPassword: String { language.accountNewPassword }
  var passwordHint: String {
    language.accountPasswordHint
  }
  var showPassword: String { language.accountShowPassword }
  var deviceName: String { language.accountDeviceName }
  var deviceHint: String {
    language.accountDeviceHint
  }
  var next: String { language.accountNext }
  var back: String { language.accountBack }
  var working: String {
    language.accountWorking
  }

  var codeTitle: String { language.accountCodeTitle }
  var codeWhy: String {
    language.accountCodeWhy
  }
  var codeWhySpare: String {
    language.accountCodeWhySpare
  }
  var codeKeep: String {
    language.accountCodeKeep
  }
  func codeFor(_ email: String, on date: String) -> String { "Redstart · \(email) · \(date)" }
  var printCode: String { language.accountPrintCode }
  func codeGroup(_ number: Int) -> String {
    language.accountCodeGroup(number: number)
  }
  var createAccount: String { language.accountCreateAccount }

  var keepCode: String { language.accountKeepCode }

  var confirmTitle: String { language.accountConfirmTitle }
  func confirm(_ email: String) -> String {
    language.accountConfirm(email: email)
  }
  var iConfirmed: String { language.accountIConfirmed }

  var mailAgain: String { language.accountMailAgain }
  var otherAddress: String { language.accountOtherAddress }

  var forgot: String { language.accountForgot }
  var unlockTitle: String { language.accountUnlockTitle }
  var unlockWhy: String {
    language.accountUnlockWhy
  }
  var neither: String { language.accountNeither }
  var neitherWhy: String {
    language.accountNeitherWhy
  }
  var linkAgain: String { language.accountLinkAgain }
  var code: String { language.accountCode }
  var open: String { language.accountOpen }

  var joinTitle: String {
    language.accountJoinTitle
  }
  var joinWhy: String {
    language.accountJoinWhy
  }
  var add: String { language.accountAdd }
  var replace: String { language.accountReplace }
  var replaceWhy: String {
    language.accountReplaceWhy
  }

  var replaceSure: String {
    language.accountReplaceSure
  }
  var replaceNow: String {
    language.accountReplaceNow
  }

  var resetTitle: String { language.accountResetTitle }
  var resetWhy: String {
    language.accountResetWhy
  }
  var keepOthers: String {
    language.accountKeepOthers
  }
  var keepOthersWhy: String {
    language.accountKeepOthersWhy
  }
  var changePassword: String { language.accountChangePassword }
  var currentPassword: String { language.accountCurrentPassword }
  var keepPassword: String { language.accountKeepPassword }

  var changeEmail: String { language.accountChangeEmail }
  var newEmail: String { language.accountNewEmail }
  var emailWhy: String {
    language.accountEmailWhy
  }
  var newCodeTitle: String {
    language.accountNewCodeTitle
  }
  var newCodeWhy: String {
    language.accountNewCodeWhy
  }

  var spareTitle: String {
    language.accountSpareTitle
  }
  var spareDetail: String {
    language.accountSpareDetail
  }
  var spareWhy: String {
    language.accountSpareWhy
  }
  var spareKeep: String { language.accountSpareKeep }

  var passkeys: String { language.accountPasskeys }
  var passkeyWhy: String {
    language.accountPasskeyWhy
  }
  var passkeyName: String { language.accountPasskeyName }
  var makePasskey: String { language.accountMakePasskey }
  var usePasskey: String { language.accountUsePasskey }
  var removePasskey: String { language.accountRemovePasskey }
  func opensAll(_ date: String) -> String {
    language.accountOpensAll(date: date)
  }
  func opensAccount(_ date: String) -> String {
    language.accountOpensAccount(date: date)
  }
  var unlockEither: String {
    language.accountUnlockEither
  }
  var codeOrPassword: String {
    language.accountCodeOrPassword
  }

  var keys: String { language.accountKeys }

  func room(_ percent: Int64) -> String {
    language.accountRoom(percent: Int(clamping: percent))
  }

  var devices: String { language.accountDevices }
  var thisDevice: String { language.accountThisDevice }
  func seen(_ date: String) -> String {
    language.accountSeen(date: date)
  }
  func seenToday(_ time: String) -> String {
    language.accountSeenToday(time: time)
  }
  var unnamed: String { language.accountUnnamed }
  var revoke: String { language.accountRevoke }

  var signOut: String { language.accountSignOut }
  var leaveTitle: String { language.accountLeaveTitle }
  var leaveWhy: String {
    language.accountLeaveWhy
  }
  func unsent(_ count: Int, travels: Bool) -> String {
    let only = language.accountUnsent(count: count)
    let cure =
      travels
      ? language.accountUnsent2
      : language.accountUnsent3
    return only + " " + cure
  }
  var removeSure: String {
    language.accountRemoveSure
  }
  var removeNow: String { language.accountRemoveNow }
  var keepHere: String { language.accountKeepHere }
  var removeHere: String { language.accountRemoveHere }
  var saveFile: String { language.accountSaveFile }
  var signOutAll: String { language.accountSignOutAll }

  var signOutAllWhy: String {
    language.accountSignOutAllWhy
  }

  var remove: String { language.accountRemove }
  var removeWhy: String {
    language.accountRemoveWhy
  }
}
