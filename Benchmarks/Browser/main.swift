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

nonisolated(unsafe) private var overview = Overview()

/// Builds twenty years of forty trackers with so many entries; how many entities they are.
@_expose(wasm, "buildTrackers") @c public func buildTrackers(_ entries: Int32) -> Int32 {
  records = ManyTrackers.records(entries: Int(entries))
  return Int32(records.all.count)
}

/// Rebuilds what screens read from all entries.
@_expose(wasm, "overview") @c public func rebuildOverview() -> Int32 {
  overview = Overview(records)
  return Int32(overview.entryCount)
}

/// Counts every streak and every strength once; a sum that depends on each of them.
@_expose(wasm, "streaks") @c public func streaks() -> Double {
  Double(ManyTrackers.streaks(overview))
}

/// Works out the current month of all trackers once.
@_expose(wasm, "month") @c public func month() -> Int32 { Int32(ManyTrackers.month(overview)) }

/// Works out the current year of every tracker once.
@_expose(wasm, "year") @c public func year() -> Int32 { Int32(ManyTrackers.year(overview)) }
#endif
