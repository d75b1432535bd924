// Which techniques a craving offers, in which order, and why.
import Engine

/// The techniques of one moment.
struct TechniqueOffer {
  /// At most three of these are shown at once.
  static let few = 3
  /// As a craving keeps them, the first one to begin with.
  var keys: [String] = []
  /// What is said of the first one; nothing where there is no reason to tell.
  var suggestion: TechniqueSuggestion?
}

extension Desk {
  /// Techniques for a craving: by its triggers, by what helped before and at this part of the day,
  /// and the person's own. What can not be done at that hour stands last.
  func techniqueOffer(for open: Craving) -> TechniqueOffer {
    let motives = overview.reasons.compactMap { $0.motive }
    let order = TechniqueOrder(
      triggers: open.triggers, motives: motives, hasReason: hasReason)
    let part = open.partOfDay
    let history = TechniqueHistory(overview.cravings, running: open.id, at: part)
    let learner = TechniqueLearner(history)
    let own = overview.techniques.prefix(OwnTechnique.most).map { $0.key }
    let (others, otherLate) = learner.parted(order.others.map { $0.rawValue }, at: part)
    var (fitting, late) = learner.parted(order.fitting.map { $0.rawValue }, at: part)
    late += otherLate
    if fitting.isEmpty { fitting = Array(others.prefix(TechniqueOffer.few)) }
    var candidates = fitting + own
    for record in history.records where others.contains(record.key) {
      if !candidates.contains(record.key) { candidates.append(record.key) }
    }
    var offer = TechniqueOffer()
    let seed = open.id.high ^ open.id.low
    offer.suggestion = learner.suggestion(of: candidates, seed: seed)
    var keys: [String] = offer.suggestion.map { [$0.key] } ?? []
    for list in [fitting, own, others, late] {
      for key in learner.ranked(list) where !keys.contains(key) { keys.append(key) }
    }
    offer.keys = keys
    // Nothing is sorted by triggers that nobody named, or whose techniques do not suit the hour.
    if offer.suggestion?.ground == .triggers,
      !order.fitting.contains(where: { $0.rawValue == keys.first })
    {
      offer.suggestion = nil
    }
    return offer
  }

  /// Whether there are words, a picture or a voice to come back to.
  var hasReason: Bool { myWhy != nil || !overview.whyAttachments.isEmpty }

  /// Why the first one stands first, with its counts.
  func reason(of suggestion: TechniqueSuggestion) -> String {
    let text = TechniqueOfferText(language: language)
    switch suggestion.ground {
    case .triggers: return text.byTriggers
    case .trial: return text.trial
    case .record(let record): return helped(record, text)
    }
  }

  /// "Helped 4 of 5 times. On average it fell by 3 (4 noted)."
  func helped(_ record: TechniqueRecord, _ text: TechniqueOfferText) -> String {
    let counts = text.helped(record.helped, record.tried, locale)
    guard record.measured > 0, record.fallen > 0 else { return counts }
    let mean = Int64(record.fallen) * Entry.unit / Int64(record.measured)
    return counts + " " + text.fell(locale.amount(mean, decimals: 1), record.measured, locale)
  }
}
