// Where the built app is looked for when nobody named its directory.

import Server
import Testing

@Suite("Finding the web directory")
struct WebDirectoryTests {
  static let places = [
    "here/dist/web", "program/a/b/c/web", "program/a/b/c/dist/web", "program/a/b/dist/web",
    "program/a/dist/web", "program/dist/web",
  ]

  @Test("An earlier place wins over all later ones", arguments: places.indices)
  func order(first: Int) throws {
    let folder = try Folder()
    for place in Self.places[first...] { try folder.write(place + "/index.html", "") }
    #expect(try find(in: folder) == folder.path + "/" + Self.places[first])
  }

  @Test("Farther up, or without a page, nothing is found")
  func nothing() throws {
    let folder = try Folder()
    try folder.write("dist/web/index.html", "")
    try folder.write("here/dist/web/app.js", "")
    #expect(throws: AssetError.noIndex(directory: folder.path + "/here/dist/web")) {
      try find(in: folder)
    }
  }

  private func find(in folder: Folder) throws -> String {
    try WebDirectory.find(
      current: folder.path + "/here", executable: folder.path + "/program/a/b/c/redstart")
  }
}
