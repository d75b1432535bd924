// A technique within a craving: opened, gone through step by step, ended at any time.
import Engine

extension State {
  mutating func updateTechnique(
    _ message: CravingMessage, _ open: Craving, _ moment: Moment
  ) -> [Effect] {
    switch message {
    case .openedTechnique(let key): return openTechnique(key, of: open, moment)
    case .pressedNextStep: craving.step += 1
    case .pressedStepBack: craving.step = max(0, craving.step - 1)
    case .endedTechnique:
      craving.technique = nil
      craving.game = nil
      craving.asksAfter = open.intensityAfter == nil
    case .pressedMoreTechniques: craving.showsAll.toggle()
    case .turnedCard(let card): craving.game?.turn(card)
    case .pressedNewGame: craving.game = PairsGame(seed: moment.entropy.identifier().low)
    default: break
    }
    return []
  }

  /// The technique is kept with the craving as soon as it is opened.
  private mutating func openTechnique(
    _ key: String, of open: Craving, _ moment: Moment
  ) -> [Effect] {
    guard techniqueName(key) != nil else { return [] }
    craving.technique = key
    craving.techniqueSince = moment.now
    craving.step = 0
    craving.asksAfter = false
    let known = Technique(rawValue: key)
    craving.game = known == .pairs ? PairsGame(seed: moment.entropy.identifier().low) : nil
    guard open.technique != key else { return [] }
    return edit(open, Craving.fields(done: key), moment)
  }

  mutating func pick(
    after value: Int, of craving: Craving, _ moment: Moment
  ) -> [Effect] {
    self.craving.asksAfter = false
    return edit(craving, [JournalField("intensityAfter", .int(Int64(value)))], moment)
  }

  /// The one question of the closing page; anything else leads to Today.
  mutating func answer(
    _ message: CravingMessage, after ended: Craving, _ moment: Moment
  ) -> [Effect] {
    switch message {
    case .pickedAfter(let value): return pick(after: value, of: ended, moment)
    case .skippedAfter:
      craving.skippedAfter = true
      return []
    default: return leaveCraving()
    }
  }

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
