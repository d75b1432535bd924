// Looks around at the start and every few seconds, and once more at a stop.

import Dispatch
import ServiceLifecycle

/// The part of the watch that no request brings about.
struct WatchRounds: Service, CustomStringConvertible {
  let watch: BreachWatch
  /// Services are named in the log.
  let description = "watch for breaches"

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        await look()
        try? await Task.sleep(for: BreachLimits.look)
      }
    }
    watch.end()
  }

  /// Away from the threads on which requests are answered, as it reads a file.
  private func look() async {
    await withCheckedContinuation { done in
      DispatchQueue.global(qos: .utility).async {
        watch.look()
        done.resume()
      }
    }
  }
}
