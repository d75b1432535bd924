// The sentences on all nicotine: one truth each.
import Engine

struct NicotineText {
  let locale: Locale

  private var language: Language { locale.language }

  var title: String { language.pick("All nicotine, side by side", "Alles Nikotin, nebeneinander") }
  var twoTruths: String {
    language.pick(
      "Less smoke is a gain of its own. Nicotine is another matter, so these are not added up.",
      "Weniger Rauch ist ein Gewinn für sich. Nikotin ist eine andere Sache, darum wird das nicht "
        + "zusammengezählt.")
  }

  func key(_ kind: NicotineSeries.Kind) -> String {
    switch kind {
    case .cigarettes: "cigarettes"
    case .puffs: "puffs"
    case .replacement: "replacement"
    }
  }

  func name(_ kind: NicotineSeries.Kind) -> String {
    switch kind {
    case .cigarettes: language.pick("Cigarettes a day", "Zigaretten am Tag")
    case .puffs: language.pick("Puffs a day", "Züge am Tag")
    case .replacement:
      language.pick("Nicotine replacement, mg a day", "Nikotinersatz, mg am Tag")
    }
  }

  func unit(_ kind: NicotineSeries.Kind) -> String {
    switch kind {
    case .cigarettes: language.pick("Cigarettes", "Zigaretten")
    case .puffs: language.pick("Puffs", "Züge")
    case .replacement: "mg"
    }
  }

  /// "Cigarettes fell from 12 to 5 a day."
  func sentence(_ series: NicotineSeries) -> String {
    guard let now = series.now else { return notKnown(series.kind) }
    let after = locale.amount(now, decimals: 0)
    if series.kind == .replacement {
      return language.pickLazily(
        "Nicotine replacement: \(after) mg a day.", "Nikotinersatz: \(after) mg am Tag.")
    }
    guard let known = series.before else {
      return unit(series.kind) + ": " + after + language.pick(" a day.", " am Tag.")
    }
    let before = locale.amount(known, decimals: 0)
    if before == after {
      return unit(series.kind)
        + language.pickLazily(" stayed at \(after) a day.", " blieben bei \(after) am Tag.")
    }
    let verb =
      now < known
      ? language.pick(" fell from ", " sanken von ") : language.pick(" rose from ", " stiegen von ")
    return unit(series.kind) + verb + before + language.pick(" to ", " auf ") + after
      + language.pick(" a day.", " am Tag.")
  }

  private func notKnown(_ kind: NicotineSeries.Kind) -> String {
    unit(kind)
      + language.pick(
        ": not enough noted in the last week yet.", ": in der letzten Woche noch zu wenig notiert.")
  }
}
