// The door through which libFuzzer hands in bytes; FUZZ_TARGET names what reads them.

import Glibc

/// What does not hold for these bytes, by the target that was chosen.
nonisolated(unsafe) private let problem: ([UInt8]) -> String? = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  if let target = FuzzTarget(rawValue: name) { return target.problem }
  if let target = ServerTarget(rawValue: name) { return target.problem }
  let names = FuzzTarget.allCases.map { $0.rawValue } + ServerTarget.allCases.map { $0.rawValue }
  fatalError("FUZZ_TARGET is one of " + names.joined(separator: " "))
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func tryOne(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let found = problem(Array(UnsafeBufferPointer(start: data, count: count)))
  if let found { fatalError(found) }
  return 0
}
