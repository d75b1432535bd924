// The entry points of the WebAssembly module: bytes in, bytes out. The only code that is compiled
// for the browser alone.
#if arch(wasm32)
import App
import BrowserRuntime
import Engine

nonisolated(unsafe) private var program = Program()
nonisolated(unsafe) private var page: [UInt8] = []
nonisolated(unsafe) private var effectPage: [UInt8] = []
/// Payloads that the page copies right after the call that made them.
nonisolated(unsafe) private var payloads: [UnsafeMutableRawPointer] = []
nonisolated(unsafe) private var waiting: [Effect] = []
/// When the app last heard something.
nonisolated(unsafe) private var heard: Moment?

private func moment() -> Moment {
  var seed = [UInt8](repeating: 0, count: 32)
  seed.withUnsafeMutableBytes { host_random($0.baseAddress, $0.count) }
  let zone = Zone(name: zoneName) { instant in
    UTCOffset(minutes: Int(host_offset(Double(instant.milliseconds)))) ?? .utc
  }
  return Moment(
    now: Instant(milliseconds: Int64(host_now())), zone: zone, entropy: Entropy(seed: seed),
    uptime: Int64(host_uptime()))
}

/// A table of words, which is for all of the module and not for one program in it.
private let wordsKind: Int32 = 43

nonisolated(unsafe) private var zoneName = "UTC"

@_expose(wasm, "alloc") @c public func hostAlloc(_ count: Int32) -> UnsafeMutableRawPointer? {
  UnsafeMutableRawPointer.allocate(byteCount: max(1, Int(count)), alignment: 8)
}

/// Takes over the buffer that `alloc` gave.
@_expose(wasm, "receive") @c public func hostReceive(
  _ kind: Int32, _ token: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int32
) {
  var bytes: [UInt8] = []
  if let buffer {
    bytes = [UInt8](UnsafeRawBufferPointer(start: buffer, count: Int(count)))
    buffer.deallocate()
  }
  if kind == wordsKind {
    WordList.take(bytes)
    return
  }
  guard let arrival = Arrival(kind: kind, token: token, bytes: bytes) else { return }
  if case .started(let device, _) = arrival { zoneName = device.zone }
  if case .beat = arrival, !bytes.isEmpty { zoneName = String(decoding: bytes, as: UTF8.self) }
  let now = moment()
  heard = now
  waiting += program.receive(arrival, now)
  if program.isStale { waiting.append(.paint) }
}

@_expose(wasm, "effects") @c public func hostEffects() -> UnsafePointer<UInt8>? {
  for payload in payloads { payload.deallocate() }
  payloads = []
  effectPage = EffectPage.json(waiting) { bytes in
    let copy = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes.count), alignment: 1)
    copy.copyMemory(from: bytes, byteCount: bytes.count)
    payloads.append(copy)
    return Int64(Int(bitPattern: copy))
  }
  waiting = []
  // The array lives on in a global, so its storage stays where it is until the next call.
  return effectPage.withUnsafeBufferPointer { $0.baseAddress }
}

@_expose(wasm, "effects_length") @c public func hostEffectsLength() -> Int32 {
  Int32(effectPage.count)
}

@_expose(wasm, "render") @c public func hostRender() -> UnsafePointer<UInt8>? {
  // A clock that was set since is noticed with the next arrival, not by a page on its own.
  page = program.render(heard ?? moment())
  return page.withUnsafeBufferPointer { $0.baseAddress }
}

@_expose(wasm, "render_length") @c public func hostRenderLength() -> Int32 { Int32(page.count) }
#endif
