// A swap as a drawn card, to hand to somebody else, or as a file where the device hands over
// nothing. Nothing of the person goes along.
import Engine

extension Desk {
  func shareSwapButton(_ swap: ShownSwap, _ text: SwapsText) -> Component<Message> {
    let label = device.canShare ? text.share : language.shareSave
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
    return [.card(name: "redstart.png", card(of: swap, focus), shares: device.canShare)]
  }

  /// What, instead of what, why, how much lighter it is (without numbers in words), what goes in.
  private func card(of swap: ShownSwap, _ focus: FoodFocus) -> ShareCard {
    let text = swapsText
    var others = [text.instead(name(of: focus.key))]
    if !swap.line.isEmpty { others.append(swap.line) }
    if let line = dropLine(swap, text) { others.append(line) }
    if !swap.parts.isEmpty {
      let names = swap.parts.map { $0.name }
      others.append(text.parts + ": " + names.joined(separator: ", "))
    }
    let told = ([swap.title] + others).joined(separator: ". ")
    return ShareCard(
      .paper, words: swap.title, others: others, label: language.shareLabel(words: told))
  }
}
