// The entry points of the checks: a script asks how many there are and runs them one by one. They
// are not exposed: only a link that asks for them (tools/linker.mjs) keeps them in its module.

#if arch(wasm32)
import App
import BrowserRuntime

@c(check_count) public func checkCount() -> Int32 {
  Int32(AllChecks.all.count)
}

/// Takes over the table of words in the buffer that `alloc` gave; 1 where it was read.
@c(check_words) public func checkWords(
  _ buffer: UnsafeMutableRawPointer?, _ count: Int32
) -> Int32 {
  guard let buffer else { return 0 }
  let bytes = [UInt8](UnsafeRawBufferPointer(start: buffer, count: Int(count)))
  buffer.deallocate()
  return WordList.take(bytes) ? 1 : 0
}

/// 0 when the check passed, 1 when it failed; the name comes first, in case that it traps.
@c(check) public func check(_ index: Int32) -> Int32 {
  let check = AllChecks.all[Int(index)]
  print("\(check.name)")
  guard let problem = check.run() else { return 0 }
  print("  \(problem)")
  return 1
}
#endif
