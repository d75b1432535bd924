// A problem that ends a command: one line on standard error, exit status 1.

/// Says what went wrong in one line.
struct CommandProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
