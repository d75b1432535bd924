// A swap as a few lines of words, to hand to somebody else. Nothing of the person goes along.
import Engine

extension State {
  /// Only where the device can hand it over.
  func shareSwapButtons(_ swap: ShownSwap, _ text: SwapsText) -> [Component<Message>] {
    guard device.canShare else { return [] }
    return [
      .button(
        Button(
          text.share, .swaps(.pressedShare(swap.id)), key: "share-" + swap.id, role: .quiet,
          symbol: .upload, hint: text.share + ": " + swap.title))
    ]
  }

  /// Of the focus; a swap that is not there any more is not shared.
  func share(swap id: String, _ moment: Moment) -> [Effect] {
    guard let focus = overview.focus(on: today(moment)),
      let swap = swapList(of: focus.key).swap(id)
    else { return [] }
    return [.share(card(of: swap, focus))]
  }

  /// What instead of what, why, what goes in, and how much lighter it is; without numbers in words.
  private func card(of swap: ShownSwap, _ focus: FoodFocus) -> String {
    let text = swapsText
    var lines = [text.card(swap.title, name(of: focus.key))]
    if !swap.line.isEmpty { lines.append(swap.line) }
    if !swap.parts.isEmpty {
      let names = swap.parts.map { $0.name }
      lines.append(text.parts + ": " + names.joined(separator: ", "))
    }
    if let line = dropLine(swap, text) { lines.append(line) }
    return lines.joined(separator: "\n")
  }
}
