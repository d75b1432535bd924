// A number that is found by sliding, for hands that would miss one of ten small buttons.

/// A number from 1 to `most`. The slider rests at nought, which says nothing.
public struct Slider<Message> {
  public var label: String
  public var low: String
  public var high: String
  public var most: Int
  public var value: Int?
  /// What is said while there is no number.
  public var unsaid: String
  public var key: String
  /// While it is held: what it would be.
  public var moved: (String) -> Message
  /// Once it is let go.
  public var picked: (String) -> Message

  public init(
    _ label: String, low: String, high: String, most: Int, value: Int?, unsaid: String,
    key: String, moved: @escaping (String) -> Message, picked: @escaping (String) -> Message
  ) {
    self.label = label
    self.low = low
    self.high = high
    self.most = most
    self.value = value
    self.unsaid = unsaid
    self.key = key
    self.moved = moved
    self.picked = picked
  }
}

extension HTML {
  mutating func add(_ slider: Slider<Message>) {
    let key = slider.key
    let value = slider.value.map { String($0) }
    element("div", .style("slider"), .boxKey(key)) { html in
      html.element(
        "p", .style("number"), .word("aria-hidden", "true"), text: value ?? "–")
      html.empty(
        "input", .word("type", "range"), .number("min", 0), .number("max", slider.most),
        .key(key), .id(key), .text("value", value ?? "0"), .text("aria-label", slider.label),
        .text("aria-valuetext", value ?? slider.unsaid),
        .on(.input, .entered(slider.moved)), .on(.change, .entered(slider.picked)))
      html.element("div", .style("ends")) { html in
        html.element("span", text: slider.low)
        html.element("span", text: slider.high)
      }
    }
  }
}
