// The words on the sheet of a swap of one's own.
import Engine

struct SwapFormText {
  let language: Language

  var titleLabel: String { language.swapFormTitleLabel }
  var titleProblem: String { language.swapFormTitleProblem }
  var lineLabel: String { language.swapFormLineLabel }
  var lineHint: String { language.swapFormLineHint }
  var target: String { language.swapFormTarget }
  var part: String { language.swapFormPart }
  var partHint: String {
    language.swapFormPartHint
  }
  func asWords(_ words: String) -> String {
    language.swapFormAsWords(words: words)
  }
  func grams(_ name: String) -> String {
    language.swapFormGrams(name: name)
  }
  var gramsProblem: String {
    language.swapFormGramsProblem
  }
  var remove: String { language.swapFormRemove }
  var save: String { language.swapFormSave }
  var delete: String { language.swapFormDelete }
  var close: String { language.swapFormClose }
}
