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
    case .pickedProduct(let substance, let product):
      change(substance) { $0.product = $0.product == product ? nil : product }
    case .enteredPerDay(let substance, let text): change(substance) { $0.perDay = text }
    case .pickedLastUseNow(let substance):
      change(substance) { $0.lastUseIsNow = !$0.lastUseIsNow }
    case .enteredLastUseDay(let substance, let text): change(substance) { $0.lastUseDay = text }
    case .enteredLastUseTime(let substance, let text): change(substance) { $0.lastUseTime = text }
    case .enteredPrice(let substance, let text): change(substance) { $0.price = text }
    case .enteredPackUnits(let substance, let text): change(substance) { $0.packUnits = text }
    case .enteredStrength(let substance, let text):
      change(substance) { $0.strength = Int(text) }
    case .pickedCurrency(let code): welcome.currency = code
    case .pickedCountry(let code): welcome.country = code
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
    case .pickedDrinking(let item, let points): pickDrinking(item, points)
    case .pickedWithdrawal(let had):
      welcome.drinking.hadWithdrawal = welcome.drinking.hadWithdrawal == had ? nil : had
    case .enteredStopDay(let text):
      pick(stopDay: text)
    case .pickedStopDay(let days):
      pick(stopDay: today(moment).adding(days: days).text)
    case .pickedAfterStop(let substance, let meant): change(substance) { $0.afterStop = meant }
    case .enteredReduceDays(let text): welcome.reduceDays = text
    case .flippedAddOn(let module):
      welcome.addOns[module] = !(welcome.addOns[module] ?? true)
    case .pressedNext: return nextStep(moment)
    case .pressedBack: return previousStep()
    case .pressedSkip: return skipStep(moment)
    case .pressedSkipAll:
      welcome = WelcomeState()
      return finishWelcome(moment)
    }
    return []
  }

  /// Another day asks anew what came after it.
  private mutating func pick(stopDay text: String) {
    welcome.stopDay = text
    for substance in welcome.substances { change(substance) { $0.afterStop = nil } }
  }

  private mutating func change(
    _ substance: Substance, _ edit: (inout WelcomeAnswers) -> Void
  ) {
    var answers = welcome.answers(of: substance)
    edit(&answers)
    welcome.answers[substance] = answers
  }

  /// Picking an answer again takes it back.
  private mutating func pickDrinking(_ item: Int, _ points: Int) {
    guard welcome.drinking.points.indices.contains(item) else { return }
    let old = welcome.drinking.points[item]
    welcome.drinking.points[item] = old == points ? nil : points
  }

  private mutating func nextStep(_ moment: Moment) -> [Effect] {
    welcome.showsProblems = true
    guard !hasProblem(moment) else { return [] }
    return advance(moment)
  }

  private mutating func advance(_ moment: Moment) -> [Effect] {
    welcome.showsProblems = false
    // Without a substance and food there is nothing to ask about.
    guard !welcome.substances.isEmpty || welcome.wantsFood,
      let next = welcome.steps.first(where: { $0 > welcome.step })
    else { return finishWelcome(moment) }
    welcome.step = next
    return []
  }

  private mutating func previousStep() -> [Effect] {
    welcome.showsProblems = false
    guard let before = welcome.steps.last(where: { $0 < welcome.step }) else {
      route = hasBegun ? .today : .opening
      return [.go(route)]
    }
    welcome.step = before
    return []
  }

  /// Skipping takes back what the step asked, so that nothing half-typed is stored.
  private mutating func skipStep(_ moment: Moment) -> [Effect] {
    switch welcome.step {
    case 1:
      welcome.substances = []
      welcome.wantsOwn = false
      welcome.wantsFood = false
    case 2:
      welcome.focus = nil
      for substance in welcome.substances {
        change(substance) { answers in
          answers.product = nil
          answers.perDay = ""
          answers.lastUseDay = ""
          answers.lastUseTime = ""
          answers.lastUseIsNow = false
        }
      }
    case 3:
      for substance in welcome.substances {
        change(substance) { answers in
          answers.price = ""
          answers.packUnits = ""
          answers.strength = nil
        }
      }
      welcome.currency = nil
      welcome.country = nil
      welcome.motives = []
      welcome.ownReason = ""
    case 4:
      welcome.method = nil
      welcome.drinking = WelcomeDrinking()
    default: break
    }
    return advance(moment)
  }
}
