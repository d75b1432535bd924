// Checks the catalogues and writes what the app makes of them: `make words`, in the project's
// folder.
import Catalogue
import Foundation

do {
  try WordFiles(root: URL(filePath: FileManager.default.currentDirectoryPath)).write()
} catch {
  FileHandle.standardError.write(Data("\(error) — cure: mend Words/*.ftl\n".utf8))
  exit(1)
}
