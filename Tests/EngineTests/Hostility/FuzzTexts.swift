// What is read from single texts: one spelling each, or none.

import Engine

extension FuzzTarget {
  static func texts(_ bytes: [UInt8]) -> String? {
    guard let text = UTF8Text.text(bytes) else { return nil }
    if let it = Base64.decode(text), Base64.encode(it) != text { return "base64 changes" }
    if let it = Hex.decode(text), Hex.encode(it) != text { return "hexadecimal changes" }
    if let it = Base64.decodeStandard(text), Base64.decode(Base64.encode(it)) != it {
      return "standard base64 changes"
    }
    return names(text) ?? times(text)
  }

  private static func names(_ text: String) -> String? {
    if let it = Identifier(text: text), it.text != text { return "an identifier changes" }
    if let it = Stamp(text: text), Stamp(text: it.text) != it { return "a stamp changes" }
    if let it = DeviceName.value(text), DeviceName.text(it) != text { return "a device changes" }
    if let it = FocusKey(text: text), FocusKey(text: it.text) != it { return "a focus changes" }
    if let it = FoodKey(text: text), FoodKey(text: it.text) != it { return "a food changes" }
    if let it = RecoveryCode(typed: text), RecoveryCode(typed: it.text)?.bytes != it.bytes {
      return "a recovery code changes"
    }
    return nil
  }

  private static func times(_ text: String) -> String? {
    if let it = Day(text: text), it.text != text { return "a day changes" }
    if let it = TimeOfDay(text: text), it.text != text { return "a time changes" }
    if let it = Instant(text: text), Instant(text: it.text(at: .utc)) == nil {
      return "an instant is not read again"
    }
    for kind in PracticeKind.allCases { _ = PracticeSetting(kind: kind, text: text) }
    return nil
  }
}
