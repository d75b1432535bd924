// The fourth pass: how much it was. Each line opens to the measures of its food.
import Engine

extension State {
  func portions(_ recall: Recall) -> [Component<Message>] {
    guard !recall.items.isEmpty else {
      return [
        .empty(
          Empty(symbol: .list, title: recallText.emptyTitle, text: recallText.emptyText))
      ]
    }
    return recall.items.map { item in
      .details(
        Details(
          key: "portion-" + item.id.text,
          summary: item.title + ": " + words(of: item),
          body: helpingControls(item)))
    }
  }
}
