// Writes photos and sound. The bytes are not in the page: it fetches and opens them itself, and
// leaves the element alone while it stays.
import Engine

extension HTML {
  mutating func add(_ media: Media) {
    let style: StaticString = media.isPortrait ? "media portrait" : "media"
    element(
      "figure", .style(style), .key("media-" + media.id.text),
      .text("data-widget", media.id.text)
    ) { html in
      switch media.medium {
      case .photo:
        html.empty(
          "img", .text("data-attachment", media.id.text), .text("data-type", media.type),
          .text("alt", media.label))
      case .voice:
        html.element(
          "audio", .text("data-attachment", media.id.text), .text("data-type", media.type),
          .text("aria-label", media.label), .flag("controls"), text: "")
      }
      html.element("p", .style("missing"), .flag("hidden"), text: media.missing)
    }
  }
}
