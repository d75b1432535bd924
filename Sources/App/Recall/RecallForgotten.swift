// The second pass: what people easily forget, one question at a time.
import Engine

extension State {
  func forgottenFoods(_ recall: Recall) -> [Component<Message>] {
    let text = recallText
    guard let asked = recall.nextForgotten else {
      return [.text(Text(text.allAsked, role: .soft, isLive: true))]
        + foodField(text.question(.other)) + unmatchedCard(recall) + listSoFar(recall)
    }
    let number = (ForgottenFood.allCases.firstIndex(of: asked) ?? 0) + 1
    let hasMore = recalls.answering == asked
    let body: [Component<Message>] = [
      .text(Text(text.questionNumber(number), role: .caption, isLive: true))
    ]
    return body + foodField(text.question(asked)) + [
      .row([
        .button(
          Button(
            hasMore ? text.nothingMore : text.nothing, .recalls(.answered(asked)),
            key: "forgotten-nothing"))
      ])
    ] + unmatchedCard(recall) + listSoFar(recall)
  }
}
