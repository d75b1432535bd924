// The plain texts: privacy, terms, and what this app is not. Open before the first question.

extension Desk {
  func legalScreen(_ route: Route) -> Screen<Message> {
    let text = LegalText(language: language, operatorName: device.operatorName)
    var body: [Component<Message>] = []
    for section in text.sections(route) {
      body.append(.heading(Heading(section.title)))
      body.append(.stack(section.lines.map { .text(Text($0)) }))
    }
    let others: [Route] = [.privacy, .terms, .notMedicalAdvice]
    body.append(
      .row(others.filter { $0 != route }.map { .link(Link(text.title($0), to: $0)) }))
    return Screen(title: text.title(route), back: hasBegun ? .settings : .opening, body: body)
  }
}
