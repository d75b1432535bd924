// The way from Today to the recall of yesterday, until it is complete.
import Engine

extension Desk {
  /// A line of the card about food; alone its card has the title already.
  func recallPart(_ moment: Moment, isAlone: Bool) -> [Component<Message>] {
    let recall = recall(on: Recall.usualDay(today: today(moment)))
    guard !recall.isComplete else { return [] }
    let text = recallText
    let count = recall.items.count
    let isNew = count == 0
    var words = isAlone ? [] : [text.yesterday]
    if !isNew { words.append(text.soFar(count)) } else if isAlone { words.append(text.cardNew) }
    return [
      .row([
        .text(Text(words.joined(separator: " · "))),
        .button(
          Button(isNew ? text.cardOpen : text.cardGoOn, .went(.recall), key: "open-recall")),
      ])
    ]
  }
}
