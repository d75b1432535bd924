// The words around the techniques of a craving.

struct TechniqueOfferText {
  let language: Language

  var heading: String { language.techniqueOfferHeading }
  var byTriggers: String {
    language.techniqueOfferByTriggers
  }
  var trial: String {
    language.techniqueOfferTrial
  }
  func helped(_ helped: Int, _ tried: Int, _ locale: Locale) -> String {
    guard tried > 1 else {
      return helped == 1
        ? language.techniqueOfferHelped
        : language.techniqueOfferHelped2
    }
    guard helped > 0 else { return language.techniqueOfferTried(all: locale.number(Int64(tried))) }
    guard helped < tried else {
      return language.techniqueOfferHelped4(all: locale.number(Int64(tried)))
    }
    let (part, all) = (locale.number(Int64(helped)), locale.number(Int64(tried)))
    return language.techniqueOfferHelped3(part: part, all: all)
  }
  func fell(_ mean: String, _ count: Int, _ locale: Locale) -> String {
    guard count > 1 else {
      return language.techniqueOfferFell(mean: mean)
    }
    let number = locale.number(Int64(count))
    return language.techniqueOfferFell2(mean: mean, number: number)
  }
  var more: String { language.techniqueOfferMore }
  var fewer: String { language.techniqueOfferFewer }
  var driving: String {
    language.techniqueOfferDriving
  }
  func step(_ step: Int, _ count: Int) -> String {
    language.techniqueOfferStep(step: step, count: count)
  }
  var next: String { language.techniqueOfferNext }
  var back: String { language.techniqueOfferBack }
  var end: String { language.techniqueOfferEnd }
  var after: String { language.techniqueOfferAfter }
  var skip: String { language.techniqueOfferSkip }
  var cards: [String] {
    [
      language.techniqueOfferCards,
      language.techniqueOfferCards2,
      language.techniqueOfferCards3,
      language.techniqueOfferCards4,
    ]
  }
  func covered(_ card: Int) -> String {
    language.techniqueOfferCovered(card: card)
  }
  func opened(_ card: Int, _ picture: String) -> String {
    language.techniqueOfferOpened(card: card, picture: picture)
  }
  var allFound: String { language.techniqueOfferAllFound }
  var again: String { language.techniqueOfferAgain }
}
