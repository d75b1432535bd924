// What the plain texts are made of. Each sentence about data has to be true of the app.

struct LegalText {
  let privacy: LegalPage
  let terms: LegalPage
  let notMedicalAdvice: LegalPage
}

/// One of the plain texts.
struct LegalPage {
  let title: String
  let sections: [(title: String, lines: [String])]
}
