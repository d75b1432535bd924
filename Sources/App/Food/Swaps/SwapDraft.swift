// A half-filled swap of one's own as it is put aside.
import Engine

extension SwapsState {
  /// Texts before the grams of the parts.
  private static let swapTexts = 5

  var swapDraft: [UInt8] {
    form.map { bytes(of: $0) } ?? []
  }

  @inline(never)  // Not of a first visit.
  private func bytes(of form: SwapForm) -> [UInt8] {
    var parts: [FoodPart] = []
    var grams: [String] = []
    for part in form.parts {
      // The weight is what is typed.
      guard let food = FoodPart(part.key, part.name, weight: 1, part.nutrition) else { continue }
      parts.append(food)
      grams.append(part.grams)
    }
    let texts = [
      form.id?.text ?? "", form.target.text, form.title, form.line, FormDraft.text(of: parts),
    ]
    return FormDraft.bytes(.ownSwap, texts + grams)
  }

  mutating func restore(swap bytes: [UInt8]) {
    guard let texts = FormDraft.texts(.ownSwap, bytes), texts.count >= SwapsState.swapTexts,
      let target = FocusKey(text: texts[1])
    else { return }
    let parts = FormDraft.parts(texts[4])
    let grams = texts[SwapsState.swapTexts...]
    guard grams.count == parts.count else { return }
    var form = SwapForm(target, id: Identifier(text: texts[0]))
    form.take(.enteredTitle(texts[2]))
    form.take(.enteredLine(texts[3]))
    for (part, grams) in zip(parts, grams) {
      form.add(
        SwapForm.Part(key: part.key, name: part.name, nutrition: part.nutrition, grams: grams))
    }
    self.form = form
  }
}
