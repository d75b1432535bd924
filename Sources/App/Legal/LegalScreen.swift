// The plain texts: privacy, terms, and what this app is not. Open before the first question.

extension State {
  func legalScreen(_ route: Route) -> Screen<Message> {
    let text = LegalText(language: language)
    let page =
      switch route {
      case .terms: text.terms
      case .notMedicalAdvice: text.notMedicalAdvice
      default: text.privacy
      }
    var body: [Component<Message>] = []
    for section in page.sections {
      body.append(.heading(Heading(section.title)))
      body.append(.stack(section.lines.map { .text(Text($0)) }))
    }
    let others: [(Route, LegalPage)] = [
      (.privacy, text.privacy), (.terms, text.terms), (.notMedicalAdvice, text.notMedicalAdvice),
    ]
    body.append(
      .row(others.filter { $0.0 != route }.map { .link(Link($0.1.title, to: $0.0)) }))
    return Screen(title: page.title, back: hasBegun ? .settings : .opening, body: body)
  }
}
