// Samples in the making: what sounds strike into, and the way from there to 16-bit PCM. Only sums
// and products, so that every platform gets the same bits.

/// One channel of samples.
struct Waveform {
  /// Samples a second: gongs and waves have nothing above 10 kHz that would be missed.
  static let rate = 22_050
  /// What is higher than this is left out: it would come back as a wrong tone.
  static let highest = 10_000.0
  /// A strike is at its full strength after so many samples, 3 ms.
  private static let attack = 66

  private(set) var samples: [Float]

  init(milliseconds: Int64) {
    samples = [Float](repeating: 0, count: Int(milliseconds * Int64(Waveform.rate) / 1000))
  }

  init(_ samples: [Float]) { self.samples = samples }

  /// Adds a tone that rings out from `start`; -60 dB after `seconds`. With seconds below 0 it grows
  /// just so.
  mutating func ring(_ frequency: Double, from start: Int, gain: Double, seconds: Double) {
    guard frequency < Waveform.highest else { return }
    let tone = Resonator(frequency, seconds: seconds)
    var last = 0.0
    var now = gain * tone.firstSine
    // Below -80 dB nobody hears it.
    let audible = Int(seconds * 1.35 * Double(Waveform.rate))
    let end = seconds < 0 ? samples.count : min(samples.count, start + audible)
    samples.withUnsafeMutableBufferPointer { samples in
      var index = start + 1
      while index < end {
        let age = index - start
        let attack = age < Waveform.attack ? Float(age) / Float(Waveform.attack) : 1
        samples[index] += Float(now) * attack
        let next = tone.next * now - tone.beforeNext * last
        last = now
        now = next
        index += 1
      }
    }
  }

  /// Lets the last samples go to nothing, so that the end is no click.
  mutating func fadeOut(milliseconds: Int) {
    let count = min(samples.count, milliseconds * Waveform.rate / 1000)
    for index in 0..<count {
      samples[samples.count - 1 - index] *= Float(index) / Float(count)
    }
  }

  /// 16 bits each, low byte first; the loudest sample becomes `peak`, 0 … 1.
  func pcm(peak: Float) -> [UInt8] {
    var loudest: Float = 0
    for sample in samples where sample.magnitude > loudest { loudest = sample.magnitude }
    let scale = loudest > 0 ? peak * 32_767 / loudest : 0
    var bytes = [UInt8](repeating: 0, count: samples.count * 2)
    for index in samples.indices {
      let value = samples[index] * scale
      let word = Int32(value < 0 ? value - 0.5 : value + 0.5)
      bytes[2 * index] = UInt8(truncatingIfNeeded: word)
      bytes[2 * index + 1] = UInt8(truncatingIfNeeded: word >> 8)
    }
    return bytes
  }
}

/// Two numbers that let each sample of a fading tone follow from the two before it.
public struct Resonator {
  /// What the sample before counts for in the next one.
  public let next: Double
  /// What is taken off of the sample before that.
  public let beforeNext: Double
  /// The sample after a first one of zero, for a tone of size 1.
  public let firstSine: Double

  /// A tone that falls to a thousandth, -60 dB, within `seconds`.
  public init(_ frequency: Double, seconds: Double) {
    let rate = Double(Waveform.rate)
    // ln 1000
    let fall = Numbers.exp(-6.907_755_278_982_137 / (seconds * rate))
    let angle = 2 * Double.pi * frequency / rate
    let half = Resonator.sine(angle / 2)
    next = 2 * fall * (1 - 2 * half * half)
    beforeNext = fall * fall
    firstSine = fall * Resonator.sine(angle <= .pi / 2 ? angle : .pi - angle)
  }

  /// The series up to x¹³, 0 ≤ x ≤ π/2; off by less than 10⁻⁹.
  static func sine(_ x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    var divisor = 12.0
    while divisor > 0 {
      sum = -(1 + sum) * square / (divisor * (divisor + 1))
      divisor -= 2
    }
    return x * (1 + sum)
  }
}
