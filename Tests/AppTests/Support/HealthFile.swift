// A file of health data, handed over as the browser does it.

import App
import Testing

extension Person {
  /// Picks a file on the Health screen and answers for each slice that is asked for, nine at most.
  mutating func bring(_ bytes: [UInt8]) {
    press("health-pick")
    var effects = receive(.filePicked(token: 3, Array(String(bytes.count).utf8)))
    for _ in 0..<9 {
      var slice: (token: Int, offset: Int, count: Int)?
      for case .readSlice(let token, let offset, let count) in effects {
        slice = (token, Int(offset), count)
      }
      guard let slice else { return }
      effects = receive(
        .filePicked(token: slice.token, Array(bytes[slice.offset..<slice.offset + slice.count])))
    }
  }
}
