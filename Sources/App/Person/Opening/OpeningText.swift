// The words of the opening page.

struct OpeningText {
  let language: Language

  var title: String { "Redstart" }
  var lead: String {
    language.openingLead
  }
  /// What the app leaves alone.
  var promise: String { language.openingPromise }
  var more: String { language.openingMore }
  var begin: String { language.openingBegin }
  var lookAround: String { language.openingLookAround }
  var lookAroundHint: String {
    language.openingLookAroundHint
  }
  var restore: String { language.openingRestore }
  var languageLabel: String { language.openingLanguageLabel }
  var privacy: String { language.openingPrivacy }
  var terms: String { language.openingTerms }
  var notMedicalAdvice: String { language.openingNotMedicalAdvice }
  var restoreProblem: String {
    language.openingRestoreProblem
  }
}
