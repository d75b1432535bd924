// The words of the cards about the focus.
import Engine

struct FocusCardText {
  let language: Language

  var chooseTitle: String { language.focusCardChooseTitle }
  var chooseText: String {
    language.focusCardChooseText
  }
  var choose: String { language.focusCardChoose }
  var confirmTitle: String { language.focusCardConfirmTitle }
  func confirm(_ name: String, _ count: Int) -> String {
    switch count {
    case 0:
      language.focusCardConfirm0(name: name)
    case 1:
      language.focusCardConfirm1(name: name)
    default:
      language.focusCardConfirm1n2(name: name, count: count)
    }
  }
  var keep: String { language.focusCardKeep }
  var another: String { language.focusCardAnother }
  func review(_ name: String) -> String {
    language.focusCardReview(name: name)
  }
  func best(_ title: String) -> String {
    language.focusCardBest(title: title)
  }
  func goTo(_ title: String) -> String {
    language.focusCardGoTo(title: title)
  }
  var week: String { language.focusCardWeek }
  var question: String {
    language.focusCardQuestion
  }
  var others: String { language.focusCardOthers }
  var yesterday: String { language.focusCardYesterday }
  var notYesterday: String { language.focusCardNotYesterday }
  var notToday: String { language.focusCardNotToday }
  var reviewed: String { language.focusCardReviewed }
}
