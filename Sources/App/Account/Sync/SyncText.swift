// The words about how sync stands.
import Engine

struct SyncText {
  let language: Language

  var title: String { language.syncTitle }
  func allThere(_ time: String) -> String {
    language.syncAllThere(time: time)
  }
  var allHere: String {
    language.syncAllHere
  }
  func waiting(_ count: Int) -> String {
    language.syncWaiting(count: count)
  }
  var fetching: String {
    language.syncFetching
  }
  func fetching(_ part: Int, of parts: Int) -> String {
    language.syncFetching2(part: part, parts: parts)
  }
  var off: String {
    language.syncOff
  }
  func notSent(_ count: Int) -> String {
    language.syncNotSent(count: count)
  }
  var signedOut: String {
    language.syncSignedOut
  }
  var oldKey: String {
    language.syncOldKey
  }
  func trouble(_ trouble: SyncState.Trouble) -> String {
    switch trouble {
    case .unreachable:
      language.syncTroubleUnreachable
    case .full:
      language.syncTroubleFull
    case .outdated:
      language.syncTroubleOutdated
    case .odd:
      language.syncTroubleOdd
    }
  }
  var onSwitch: String { language.syncOnSwitch }
  var onDetail: String {
    language.syncOnDetail
  }
  var copyStays: String {
    language.syncCopyStays
  }
  var removeCopy: String {
    language.syncRemoveCopy
  }
  var attention: String { language.syncAttention }
  func refused(_ count: Int) -> String {
    language.syncRefused(count: count)
  }
  func unreadable(_ count: Int) -> String {
    language.syncUnreadable(count: count)
  }
  var differs: String {
    language.syncDiffers
  }
  var withheld: String {
    language.syncWithheld
  }
  var withheldLine: String { language.syncWithheldLine }
  var understood: String { language.syncUnderstood }
}
