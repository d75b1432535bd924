// Measures the engine as native code.

import Benchmark
import Engine
import Foundation
import Workload

let benchmarks: @Sendable () -> Void = {
  let timing = Benchmark.Configuration(
    metrics: [.wallClock, .throughput], warmupIterations: 2, maxDuration: .seconds(3),
    maxIterations: 200)

  Benchmark("recompute", configuration: timing) { benchmark, records in
    for _ in benchmark.scaledIterations {
      blackHole(Projections.recompute(records, now: TenYears.until))
    }
  } setup: {
    TenYears.records()
  }

  for entries in [10_000, 50_000, 200_000] {
    Benchmark("streaks-\(entries / 1000)k", configuration: timing) { benchmark, overview in
      for _ in benchmark.scaledIterations { blackHole(ManyTrackers.streaks(overview)) }
    } setup: {
      Overview(ManyTrackers.records(entries: entries))
    }
  }

  Benchmark("checkpoint-made", configuration: timing) { benchmark, changes in
    for _ in benchmark.scaledIterations { blackHole(NewDevice(changes)) }
  } setup: {
    TenYears.changes()
  }

  Benchmark("checkpoint-taken", configuration: timing) { benchmark, device in
    for _ in benchmark.scaledIterations { blackHole(try device?.taken()) }
  } setup: {
    NewDevice(TenYears.changes())
  }

  Benchmark("decode", configuration: timing) { benchmark, bytes in
    for _ in benchmark.scaledIterations { blackHole(try DecodedJournal.engine(bytes)) }
  } setup: {
    try sameJournal()
  }

  Benchmark("decode-foundation", configuration: timing) { benchmark, data in
    for _ in benchmark.scaledIterations { blackHole(try DecodedJournal.foundation(data)) }
  } setup: {
    Data(try sameJournal())
  }
}

/// The shared journal as a file, once both readers have made the same of it.
private func sameJournal() throws -> [UInt8] {
  let bytes = JournalWriter.json(TenYears.records().journal)
  guard try DecodedJournal.engine(bytes) == DecodedJournal.foundation(Data(bytes)) else {
    throw DifferentJournals()
  }
  return bytes
}

/// The two readers do not agree, so comparing their speed would say nothing.
private struct DifferentJournals: Error {}
