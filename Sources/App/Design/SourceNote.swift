// The line under a number or a claim that opens to where it comes from.
import Engine

extension Desk {
  /// "Where this comes from", folded; `key` names it within the screen.
  func sourceNote(_ citations: [Citation], key: String) -> Component<Message> {
    let summary = language.sourceNoteSourceNote
    return .details(
      Details(
        key: "source-" + key, summary: summary,
        body: citations.map { .text(Text($0.line, role: .caption)) }))
  }
}
