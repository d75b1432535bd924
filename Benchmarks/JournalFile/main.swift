// Writes the journal that all measurements share: JournalFile FILE

import Engine
import Foundation
import Workload

let bytes = JournalWriter.json(TenYears.records().journal)
try Data(bytes).write(to: URL(filePath: CommandLine.arguments[1]))
