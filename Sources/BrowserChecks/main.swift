// The checks as a WebAssembly module: a script asks how many there are and runs them one by one.

#if arch(wasm32)
import BrowserRuntime
import Checks

@_expose(wasm, "check_count") @c public func checkCount() -> Int32 {
  Int32(AllChecks.all.count)
}

/// 0 when the check passed, 1 when it failed; the name comes first, in case that it traps.
@_expose(wasm, "check") @c public func check(_ index: Int32) -> Int32 {
  let check = AllChecks.all[Int(index)]
  print("\(check.name)")
  guard let problem = check.run() else { return 0 }
  print("  \(problem)")
  return 1
}
#endif
