// The quiet line that stands where the table of foods is not here, with a way to ask again.
import Engine

/// The words around loading the table of foods.
struct FoodNoticeText {
  let language: Language

  var loading: String {
    language.foodNoticeLoading
  }
  var missing: String {
    language.foodNoticeMissing
  }
  var again: String { language.foodNoticeAgain }
}

extension Desk {
  /// Always begins with the same live line, so that a change of it is read out.
  var foodNotice: [Component<Message>] {
    let text = FoodNoticeText(language: language)
    var line = ""
    var isMissing = false
    switch foods {
    case .unasked, .here: break
    case .asked: line = text.loading
    case .missing:
      line = text.missing
      isMissing = true
    }
    var body: [Component<Message>] = [.text(Text(line, role: .soft, isLive: true))]
    if isMissing {
      body.append(
        .button(Button(text.again, .recalls(.pressedLoadFoods), key: "load-foods")))
    }
    return body
  }
}
