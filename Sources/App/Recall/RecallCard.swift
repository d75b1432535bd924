// The card on Today that leads to the recall of yesterday, until it is complete.
import Engine

extension Desk {
  func recallCard(_ moment: Moment) -> Component<Message>? {
    let recall = recall(on: Recall.usualDay(today: today(moment)))
    guard watchesFood, !recall.isComplete else { return nil }
    let text = recallText
    let isNew = recall.items.isEmpty
    return .card(
      Card(
        key: "recall-card", title: text.yesterday, symbol: .list, tone: .sky,
        body: [
          .text(Text(isNew ? text.cardNew : text.soFar(recall.items.count))),
          .row([
            .button(
              Button(
                isNew ? text.cardOpen : text.cardGoOn, .went(.recall), key: "open-recall"))
          ]),
        ]))
  }
}
