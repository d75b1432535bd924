// What was eaten and traded on a day, as rows of the history and of the page of a day.
import Engine

extension Desk {
  func swapRow(_ use: SwapUse) -> List<Message>.Row {
    let text = swapsText
    let title = title(ofSwap: use.swap)
    return List.Row(
      key: "row-" + use.id.text, title: text.swapped(title),
      detail: text.instead(name(of: use.focus)),
      value: locale.time(use.offset.local(use.at).time), symbol: .leaf, tone: .leaf,
      pressed: .swaps(.openedUse(use.id)),
      actions: [
        Button(
          text.delete, .swaps(.deletedUse(use.id)), key: "delete-" + use.id.text, role: .quiet,
          hint: text.delete + ": " + title)
      ])
  }

  func recallRow(_ recall: Recall) -> List<Message>.Row {
    let count = overview.recall(on: recall.day)?.items.count ?? 0
    return List.Row(
      key: "row-" + recall.id.text, title: swapsText.recall, detail: swapsText.found(count),
      symbol: .list, pressed: .went(.recallDay(recall.day)))
  }
}
