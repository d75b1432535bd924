#if arch(wasm32)
import App
import BrowserRuntime
import Engine

@_expose(wasm, "alloc") @c public func hostAlloc(_ count: Int32) -> UnsafeMutableRawPointer? {
  UnsafeMutableRawPointer.allocate(byteCount: Int(count), alignment: 8)
}
@_expose(wasm, "hello") @c public func hello() -> Int32 {
  print("\(Day(number: 20000).text)")
  return Int32(host_now() / 1e9)
}
#endif
