// The fourth pass: how much it was. Each line opens to the measures of its food.
import Engine

extension RecallState {
  func portions(_ recall: Recall, _ desk: Desk) -> [Component<Message>] {
    guard !recall.items.isEmpty else {
      return [
        .empty(
          Empty(symbol: .list, title: desk.recallText.emptyTitle, text: desk.recallText.emptyText))
      ]
    }
    return recall.items.map { item in
      .details(
        Details(
          key: "portion-" + item.id.text,
          summary: item.title + ": " + desk.words(of: item),
          body: helpingControls(item, desk)))
    }
  }
}
