// Half-filled answers are put aside at each press and key, so that a reload comes back to them.
// They are no part of the journal: that gets everything at once, at the end.
import Engine

extension State {
  /// Texts before those of the substances, and texts of each substance.
  private static let commonTexts = 10 + Motive.allCases.count
  private static let substanceTexts = 6

  /// Nothing while nothing is picked, which is also how the questions are after their end.
  var welcomeDraft: [UInt8] {
    guard !welcome.substances.isEmpty || welcome.wantsOwn || welcome.wantsFood else { return [] }
    var texts = [
      String(welcome.step.rawValue), welcome.ownReason, welcome.method?.rawValue ?? "",
      welcome.stopDay, welcome.reduceDays, welcome.wantsOwn ? "own" : "",
      welcome.wantsFood ? "food" : "", welcome.focus?.text ?? "", welcome.addOnText,
      welcome.drinking.text,
    ]
    for motive in Motive.allCases {
      texts.append(welcome.motives.contains(motive) ? "picked" : "")
    }
    for substance in welcome.substances {
      let answers = welcome.answers(of: substance)
      texts += [
        substance.rawValue, answers.perDay, answers.lastUseDay, answers.lastUseTime,
        answers.lastUseIsNow ? "now" : "", answers.afterStop?.rawValue ?? "",
      ]
    }
    return FormDraft.bytes(.welcome, texts)
  }

  /// Takes back what the questions put aside.
  mutating func forgetWelcome() -> [Effect] {
    let forgets: [Effect] = welcomeDraft.isEmpty ? [] : [.keepDraft([])]
    welcome = WelcomeState()
    return forgets
  }

  /// What was answered before the page went away; a draft of something else changes nothing.
  mutating func restore(welcome bytes: [UInt8]) {
    guard let texts = FormDraft.texts(.welcome, bytes) else { return }
    let substances = texts.count - State.commonTexts
    guard substances >= 0, substances % State.substanceTexts == 0,
      let step = Int(texts[0]).flatMap({ WelcomeStep(rawValue: $0) })
    else { return }
    var restored = WelcomeState()
    restored.step = step
    for start in stride(from: State.commonTexts, to: texts.count, by: State.substanceTexts) {
      restored.take(answers: texts[start..<(start + State.substanceTexts)])
    }
    restored.ownReason = texts[1]
    restored.method = WelcomeMethod(rawValue: texts[2])
    restored.stopDay = texts[3]
    restored.reduceDays = texts[4]
    restored.wantsOwn = texts[5] == "own"
    restored.wantsFood = texts[6] == "food"
    restored.focus = WelcomeFocus(text: texts[7])
    restored.drinking = WelcomeDrinking(text: texts[9])
    guard !restored.substances.isEmpty || restored.wantsOwn || restored.wantsFood,
      restored.steps(desk).contains(step)
    else { return }
    for part in texts[8].split(separator: " ") {
      let words = part.split(separator: ":")
      guard words.count == 2, let module = Module(rawValue: String(words[0])),
        WelcomeState.offeredAddOns.contains(module)
      else { continue }
      restored.addOns[module] = words[1] == "on"
    }
    for (place, motive) in Motive.allCases.enumerated() where texts[10 + place] == "picked" {
      restored.motives.append(motive)
    }
    welcome = restored
  }
}

extension WelcomeState {
  /// "badges:off", in the order in which they are shown.
  fileprivate var addOnText: String {
    var parts: [String] = []
    for module in WelcomeState.offeredAddOns {
      guard let isOn = addOns[module] else { continue }
      parts.append(module.rawValue + (isOn ? ":on" : ":off"))
    }
    return parts.joined(separator: " ")
  }
}

extension WelcomeState {
  fileprivate mutating func take(answers texts: ArraySlice<String>) {
    let texts = Array(texts)
    guard let substance = Substance(rawValue: texts[0]), !substances.contains(substance) else {
      return
    }
    var taken = WelcomeAnswers()
    taken.perDay = texts[1]
    taken.lastUseDay = texts[2]
    taken.lastUseTime = texts[3]
    taken.lastUseIsNow = texts[4] == "now"
    taken.afterStop = WelcomeAnswers.AfterStop(rawValue: texts[5])
    substances.append(substance)
    answers[substance] = taken
  }
}
