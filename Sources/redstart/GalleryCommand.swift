// `redstart gallery`: every screen as a page that opens without the app, to be looked at.

import App
import ArgumentParser
import Engine
import Foundation

struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Write each screen of a made-up or given journal as a page without a script.")

  @Option(help: "The folder to write into; pages of the same name are replaced.")
  var into: String

  @Option(help: "Where the styles lie, from the pages' point of view or as an address.")
  var web = "/"

  @Option(help: "en or de.")
  var language = "en"

  @Option(help: "The journal to show (default: a made-up one of some weeks).")
  var journal: String?

  @Option(help: "The moment to show, in UTC, as 2026-03-10T12:00:00Z or milliseconds since 1970.")
  var at = "2026-03-10T12:00:00Z"

  /// The made-up journal is about as long as the one that the app shows to people who look around.
  private static let days = 120
  private static let entries = 2200

  func validate() throws {
    _ = try moment
    guard Language(rawValue: language) != nil else {
      throw ValidationError("\(language) is no language of the app")
    }
  }

  func run() throws {
    let gallery = try Gallery(drafts, language: language, moment: moment)
    for page in gallery.pages { try write(html(page.bytes), to: page.name + ".html") }
  }

  /// By this a page is known that an earlier gallery wrote.
  private static let mark = "<meta name=\"generator\" content=\"redstart gallery\">"

  /// A page may tell a person's days, so only who asks for it reads it.
  private func write(_ text: String, to name: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: into, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw CommandProblem("\(into): cannot be written into")
    }
    let path = into + "/" + name
    let file = try FileReplacement(path)
    if file.isThere {
      let old = FileManager.default.contents(atPath: path) ?? Data()
      guard String(decoding: old, as: UTF8.self).contains(GalleryCommand.mark) else {
        throw CommandProblem("\(path): is no page of a gallery, so it stays as it is")
      }
    }
    try file.write(Array(text.utf8))
  }

  private var moment: Moment {
    get throws {
      Moment(
        now: try Instant(argument: at), zone: try Zone(named: "UTC"),
        entropy: Entropy(seed: [UInt8](repeating: 7, count: 16)))
    }
  }

  private var drafts: [Draft] {
    get throws {
      if let journal { return try CommandFiles.journalFile(journal).drafts }
      let moment = try moment
      return Demo.drafts(
        days: GalleryCommand.days, entries: GalleryCommand.entries, seed: 1, until: moment.now,
        zone: moment.zone,
        words: language == "de" ? .german : .english)
    }
  }

  /// The first line says what the document is, and the rest is what stands in it.
  private func html(_ bytes: [UInt8]) -> String {
    let halves = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    let body = String(decoding: halves.last ?? [], as: UTF8.self)
    let styles = ["face", "tokens", "ground", "controls", "figures", "stage", "glyphs", "room"]
      .map { "<link rel=\"stylesheet\" href=\"\(web)\($0).css\">" }.joined(separator: "\n")
    return """
      <!DOCTYPE html>
      <html lang="\(language)" dir="ltr">
      <meta charset="utf-8">
      \(GalleryCommand.mark)
      <meta name="viewport" content="width=device-width, initial-scale=1">
      \(styles)
      <body><div id="app">\(body)</div></body>
      </html>

      """
  }
}
