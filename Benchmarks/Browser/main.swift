// The measurements as a WebAssembly module: a script builds the journal once, then takes the time.

#if arch(wasm32)
import BrowserRuntime
import Engine
import Workload

nonisolated(unsafe) private var records = Records()

/// Builds the journal; how many entities it has.
@_expose(wasm, "build") @c public func build() -> Int32 {
  records = TenYears.records()
  return Int32(records.all.count)
}

/// Rebuilds all projections once; a sum that depends on each of them.
@_expose(wasm, "recompute") @c public func recompute() -> Double {
  Double(Projections.recompute(records, now: TenYears.until))
}
#endif
