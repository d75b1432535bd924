// The second pass: what people easily forget, one question at a time.
import Engine

extension RecallState {
  func forgottenFoods(_ recall: Recall, _ desk: Desk) -> [Component<Message>] {
    let text = desk.recallText
    guard let asked = recall.nextForgotten else {
      return [.text(Text(text.allAsked, role: .soft, isLive: true))]
        + foodField(text.question(.other), desk) + unmatchedCard(recall, desk)
        + desk.listSoFar(recall)
    }
    let number = (ForgottenFood.allCases.firstIndex(of: asked) ?? 0) + 1
    let hasMore = answering == asked
    let body: [Component<Message>] = [
      .text(Text(text.questionNumber(number), role: .caption, isLive: true))
    ]
    return body + foodField(text.question(asked), desk) + [
      .row([
        .button(
          Button(
            hasMore ? text.nothingMore : text.nothing, .recalls(.answered(asked)),
            key: "forgotten-nothing"))
      ])
    ] + unmatchedCard(recall, desk) + desk.listSoFar(recall)
  }
}
