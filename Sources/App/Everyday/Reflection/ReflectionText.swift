// The words of morning and evening.
import Engine

struct ReflectionText {
  let language: Language

  var pledgeQuestion: String { language.reflectionPledgeQuestion }
  var ownPledge: String { language.reflectionOwnPledge }
  var keep: String { language.reflectionKeep }
  var kept: String { language.reflectionKept }
  var notToday: String { language.reflectionNotToday }
  func fromYesterday(_ line: String) -> String {
    language.reflectionFromYesterday(line: line)
  }
  func fromMorning(_ line: String) -> String {
    language.reflectionFromMorning(line: line)
  }
  var reviewQuestion: String { language.reflectionReviewQuestion }
  var addLines: String { language.reflectionAddLines }
  var helped: String { language.reflectionHelped }
  var tomorrow: String { language.reflectionTomorrow }

  func intention(_ intention: Intention) -> String {
    switch intention {
    case .within: language.reflectionIntentionWithin
    case .free: language.reflectionIntentionFree
    case .pause: language.reflectionIntentionPause
    case .kind: language.reflectionIntentionKind
    case .move: language.reflectionIntentionMove
    case .oneThing: language.reflectionIntentionOneThing
    }
  }

  /// The whole sentence; one's own words stand as they are.
  func sentence(of pledge: Pledge) -> String {
    guard let intention = pledge.intention else { return pledge.text }
    return language.reflectionSentence + self.intention(intention) + "."
  }

  func word(_ word: DayWord) -> String {
    switch word {
    case .calm: language.reflectionWordCalm
    case .light: language.reflectionWordLight
    case .full: language.reflectionWordFull
    case .mixed: language.reflectionWordMixed
    case .long: language.reflectionWordLong
    case .hard: language.reflectionWordHard
    case .proud: language.reflectionWordProud
    case .tired: language.reflectionWordTired
    }
  }

  /// "calm, long", then what helped and the line for tomorrow.
  func lines(of review: DayReview) -> [String] {
    var words = ""
    for word in review.words { words += (words.isEmpty ? "" : ", ") + self.word(word) }
    var lines: [String] = []
    if !words.isEmpty { lines.append(words) }
    if !review.helped.isEmpty { lines.append(helped + ": " + review.helped) }
    if !review.tomorrow.isEmpty { lines.append(tomorrow + ": " + review.tomorrow) }
    return lines
  }

  var settings: String { language.reflectionSettings }
  var morningSwitch: String {
    language.reflectionMorningSwitch
  }
  var morningDetail: String {
    language.reflectionMorningDetail
  }
  var eveningSwitch: String {
    language.reflectionEveningSwitch
  }
  var eveningDetail: String {
    language.reflectionEveningDetail
  }
  var reviewDay: String { language.reflectionReviewDay }
  func aim(_ kind: MinuteKind) -> String {
    kind == .mindful
      ? language.reflectionAim
      : language.reflectionAim2
  }
  var minutes: String { language.reflectionMinutes }
  var less: String { language.reflectionLess }
  var more: String { language.reflectionMore }
  var aimProblem: String { language.reflectionAimProblem }
}
