// The sentences on all nicotine: one truth each.
import Engine

struct NicotineText {
  let locale: Locale

  private var language: Language { locale.language }

  var twoTruths: String {
    language.nicotineTwoTruths
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
    case .cigarettes: language.nicotineNameCigarettes
    case .puffs: language.nicotineNamePuffs
    case .replacement:
      language.nicotineNameReplacement
    }
  }

  func unit(_ kind: NicotineSeries.Kind) -> String {
    switch kind {
    case .cigarettes: language.nicotineUnitCigarettes
    case .puffs: language.nicotineUnitPuffs
    case .replacement: "mg"
    }
  }

  /// "Cigarettes fell from 12 to 5 a day."
  func sentence(_ series: NicotineSeries) -> String {
    guard let now = series.now else { return notKnown(series.kind) }
    let after = locale.amount(now, decimals: 0)
    if series.kind == .replacement {
      return language.nicotineSentence(after: after)
    }
    guard let known = series.before else {
      return unit(series.kind) + ": " + after + language.nicotineSentence2
    }
    let before = locale.amount(known, decimals: 0)
    if before == after {
      return unit(series.kind)
        + language.nicotineSentence3(after: after)
    }
    let verb =
      now < known
      ? language.nicotineSentence4 : language.nicotineSentence5
    return unit(series.kind) + verb + before + language.nicotineSentence6 + after
      + language.nicotineSentence7
  }

  private func notKnown(_ kind: NicotineSeries.Kind) -> String {
    unit(kind)
      + language.nicotineNotKnown
  }
}
