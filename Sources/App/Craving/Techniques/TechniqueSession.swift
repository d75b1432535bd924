// A technique within a craving: opened, gone through step by step, ended at any time.
import Engine

extension CravingState {
  mutating func updateTechnique(
    _ message: CravingMessage, _ open: Craving, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    switch message {
    case .openedTechnique(let key): return openTechnique(key, of: open, moment, &desk)
    case .pressedNextStep: turn(by: 1, moment)
    case .pressedStepBack: turn(by: -1, moment)
    case .endedTechnique:
      technique = nil
      game = nil
      asksAfter = open.intensityAfter == nil
    case .pressedMoreTechniques: showsAll.toggle()
    case .turnedCard(let card): game?.turn(card)
    case .pressedNewGame: game = PairsGame(seed: moment.entropy.identifier().low)
    default: return answerQuestion(message, open, moment, &desk)
    }
    return []
  }

  /// To the next step or the one before. What goes by the clock has its clock moved to there.
  private mutating func turn(by way: Int, _ moment: Moment) {
    guard let stages, let stage = stage(moment) else { return step = max(0, step + way) }
    let last = stages.count - 1
    let start = TechniqueStage.start(of: min(last, stage.index + way), in: stages)
    techniqueSince = moment.now.adding(milliseconds: -start)
  }

  /// The technique is kept with the craving as soon as it is opened.
  private mutating func openTechnique(
    _ key: String, of open: Craving, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    guard desk.techniqueName(key) != nil else { return [] }
    technique = key
    techniqueSince = moment.now
    step = 0
    asksAfter = false
    let known = Technique(rawValue: key)
    game = known == .pairs ? PairsGame(seed: moment.entropy.identifier().low) : nil
    guard open.technique != key else { return [] }
    return desk.edit(open, Craving.fields(done: key), moment)
  }

  mutating func pick(
    after value: Int, of craving: Craving, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    self.asksAfter = false
    return desk.edit(craving, [Craving.field(intensityAfter: value)], moment)
  }

  /// The one question of the closing page; anything else leads to Today.
  mutating func answer(
    _ message: CravingMessage, after ended: Craving, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    switch message {
    case .pickedAfter(let value): return pick(after: value, of: ended, moment, &desk)
    case .skippedAfter:
      skippedAfter = true
      return []
    default: return leaveCraving(&desk)
    }
  }
}

extension Desk {
  /// What a technique is called: one of the list, a nicotine product, or the person's own. Nothing
  /// when it is gone.
  func techniqueName(_ key: String) -> String? {
    if let known = Technique(rawValue: key) { return TechniqueText.name(known, language) }
    if let product = DoseProduct(technique: key) {
      return ReplacementText(language: language).taken(product)
    }
    return overview.techniques.first { $0.key == key }?.name
  }
}
