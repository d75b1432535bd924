// A swap as a few lines of words, to hand to somebody else, or as a file where the device hands
// over nothing. Nothing of the person goes along.
import Engine

extension Desk {
  func shareSwapButton(_ swap: ShownSwap, _ text: SwapsText) -> Component<Message> {
    let label = device.canShare ? text.share : text.saveCard
    return .button(
      Button(
        label, .swaps(.pressedShare(swap.id)), key: "share-" + swap.id, role: .quiet,
        symbol: device.canShare ? .upload : .download, hint: label + ": " + swap.title))
  }

  /// Of the focus; a swap that is not there any more is not shared.
  func share(swap id: String, _ moment: Moment) -> [Effect] {
    guard let focus = overview.focus(on: today(moment)),
      let swap = swapList(of: focus.key, moment).swap(id)
    else { return [] }
    let card = card(of: swap, focus)
    if device.canShare { return [.share(card)] }
    return [
      .download(name: swapsText.cardFile, type: "text/plain", bytes: Array((card + "\n").utf8))
    ]
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
