// A toast goes by itself: it is told the time and ends when its own is over.
import Engine

extension Desk {
  /// How long a toast stays: time enough to read it and to reach its undo.
  static let toastTime: Int64 = 8 * Milliseconds.second

  /// Starts the time of a new toast and ends that of an old one.
  mutating func mindToast(isNew: Bool, _ moment: Moment) {
    guard toast != nil else {
      toastSince = nil
      return
    }
    guard !isNew, let since = toastSince else {
      toastSince = moment.now
      return
    }
    if moment.now.milliseconds(since: since) >= Desk.toastTime {
      toast = nil
      toastSince = nil
    }
  }
}
