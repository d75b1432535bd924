// What each answer does. Answers stay as typed until the last step writes them all at once.
import Engine

extension State {
  mutating func update(_ message: WelcomeMessage, _ moment: Moment) -> [Effect] {
    let effects = take(message, moment)
    return effects + [.keepDraft(welcomeDraft)]
  }

  private mutating func take(_ message: WelcomeMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .pickedSubstance(let substance):
      if let place = welcome.substances.firstIndex(of: substance) {
        welcome.substances.remove(at: place)
      } else {
        welcome.substances.append(substance)
      }
    case .pickedOwn: welcome.wantsOwn.toggle()
    case .pickedFood: welcome.wantsFood.toggle()
    case .pickedFocus(let focus): welcome.focus = welcome.focus == focus ? nil : focus
    case .enteredPerDay(let substance, let text): welcome.change(substance) { $0.perDay = text }
    case .pickedLastUseNow(let substance):
      welcome.change(substance) { $0.lastUseIsNow = !$0.lastUseIsNow }
    case .enteredLastUseDay(let substance, let text):
      welcome.change(substance) { $0.lastUseDay = text }
    case .enteredLastUseTime(let substance, let text):
      welcome.change(substance) { $0.lastUseTime = text }
    case .pickedMotive(let motive):
      if let place = welcome.motives.firstIndex(of: motive) {
        welcome.motives.remove(at: place)
      } else {
        welcome.motives.append(motive)
      }
    case .enteredOwnReason(let text):
      welcome.ownReason = String(text.prefix(Reason.longestText))
    case .pickedMethod(let method):
      // The fields of another method were not tried yet.
      if method != welcome.method { welcome.showsProblems = false }
      welcome.method = method
    case .pickedDrinking(let item, let points): welcome.pickDrinking(item, points)
    case .pickedWithdrawal(let had):
      welcome.drinking.hadWithdrawal = welcome.drinking.hadWithdrawal == had ? nil : had
    case .enteredStopDay(let text):
      welcome.pick(stopDay: text)
    case .pickedStopDay(let days):
      welcome.pick(stopDay: desk.today(moment).adding(days: days).text)
    case .pickedAfterStop(let substance, let meant):
      welcome.change(substance) { $0.afterStop = meant }
    case .enteredReduceDays(let text): welcome.reduceDays = text
    case .flippedAddOn(let module):
      welcome.addOns[module] = !(welcome.addOns[module] ?? true)
    case .pressedNext: return nextStep(moment)
    case .pressedBack: return welcome.previousStep(&desk)
    case .pressedSkip: return skipStep(moment)
    case .pressedSkipAll:
      welcome = WelcomeState()
      return finishWelcome(moment)
    }
    return []
  }

  private mutating func nextStep(_ moment: Moment) -> [Effect] {
    welcome.showsProblems = true
    guard !welcome.hasProblem(moment, desk) else { return [] }
    return advance(moment)
  }

  private mutating func advance(_ moment: Moment) -> [Effect] {
    welcome.showsProblems = false
    // Without a substance and food there is nothing to ask about.
    guard !welcome.substances.isEmpty || welcome.wantsFood,
      let next = welcome.steps(desk).first(where: { $0.rawValue > welcome.step.rawValue })
    else { return finishWelcome(moment) }
    welcome.step = next
    return []
  }

  /// Skipping takes back what the step asked, so that nothing half-typed is stored.
  private mutating func skipStep(_ moment: Moment) -> [Effect] {
    for substance in welcome.substances { welcome.forget(substance) }
    switch welcome.step {
    case .focus: welcome.focus = nil
    case .why:
      welcome.motives = []
      welcome.ownReason = ""
    case .way, .day: welcome.method = nil
    case .drinking: welcome.drinking = WelcomeDrinking()
    case .what, .amount, .last, .plan: break
    }
    return advance(moment)
  }
}

extension WelcomeState {
  /// Another day asks anew what came after it.
  fileprivate mutating func pick(stopDay text: String) {
    stopDay = text
    for substance in substances { change(substance) { $0.afterStop = nil } }
  }

  fileprivate mutating func change(
    _ substance: Substance, _ edit: (inout WelcomeAnswers) -> Void
  ) {
    var answers = self.answers(of: substance)
    edit(&answers)
    self.answers[substance] = answers
  }

  /// What the skipped step asked of one substance.
  fileprivate mutating func forget(_ substance: Substance) {
    let step = self.step
    change(substance) { answers in
      if step == .amount { answers.perDay = "" }
      guard step == .last else { return }
      answers.lastUseDay = ""
      answers.lastUseTime = ""
      answers.lastUseIsNow = false
    }
  }

  /// Picking an answer again takes it back.
  fileprivate mutating func pickDrinking(_ item: Int, _ points: Int) {
    guard drinking.points.indices.contains(item) else { return }
    let old = drinking.points[item]
    drinking.points[item] = old == points ? nil : points
  }

  fileprivate mutating func previousStep(_ desk: inout Desk) -> [Effect] {
    showsProblems = false
    guard let before = steps(desk).last(where: { $0.rawValue < step.rawValue }) else {
      return desk.go(desk.hasBegun ? .today : .opening)
    }
    step = before
    return []
  }
}
