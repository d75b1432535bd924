// Waves, rain and fire: noise that filters and slow swells shape, as a loop without a seam.

/// A stream of noise that is the same on every platform.
struct Noise {
  private var state: UInt32

  /// The seed must not be 0.
  init(seed: UInt32) { state = seed }

  /// -1 ..< 1. Xorshift32 by George Marsaglia (Journal of Statistical Software 8/14, 2003).
  mutating func next() -> Double {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return Double(Int32(bitPattern: state)) / 2_147_483_648
  }

  /// A blow of random strength, so many times a second; nothing most of the time.
  mutating func blow(aSecond times: Double) -> Double {
    let chance = (next() + 1) / 2 * Double(Waveform.rate)
    guard chance < times else { return 0 }
    let strength = next()
    return strength * strength * strength
  }
}

/// A body that rings when noise or blows hit it.
struct RingingFilter {
  private let tone: Resonator
  private var last = 0.0
  private var before = 0.0

  init(_ frequency: Double, seconds: Double) { tone = Resonator(frequency, seconds: seconds) }

  mutating func next(_ input: Double) -> Double {
    let now = input + tone.next * last - tone.beforeNext * before
    before = last
    last = now
    return now
  }
}

extension Ambience {
  /// Milliseconds of the loop.
  var length: Int64 { 16_000 }
  /// Milliseconds in which the end melts into the beginning.
  private static let seam: Int64 = 1500

  /// The loudest sample, 0 … 1.
  var peak: Float { self == .fire ? 0.8 : 0.6 }

  /// The loop: what would follow its end is faded into its beginning with equal power, so neither
  /// a click nor a dip is heard.
  var waveform: Waveform {
    var samples: [Float] =
      switch self {
      case .waves: Ambience.waves(count)
      case .rain: Ambience.rain(count)
      case .fire: Ambience.fire(count)
      }
    let size = Int(length * Int64(Waveform.rate) / 1000)
    let seam = samples.count - size
    for index in 0..<seam {
      let part = Double(index) / Double(seam) * .pi / 2
      let coming = Float(Resonator.sine(part))
      let going = Float(Resonator.sine(.pi / 2 - part))
      samples[index] = samples[index] * coming + samples[size + index] * going
    }
    samples.removeLast(seam)
    return Waveform(samples)
  }

  /// Samples of the loop and of its seam.
  private var count: Int { Int((length + Ambience.seam) * Int64(Waveform.rate) / 1000) }

  /// Two waves, the second one smaller: each comes, breaks brightly and draws back.
  private static func waves(_ count: Int) -> [Float] {
    let period = 8 * Waveform.rate
    var noise = Noise(seed: 0x9E37_79B9)
    var low = 0.0
    var lower = 0.0
    var deep = 0.0
    var samples = [Float](repeating: 0, count: count)
    for index in 0..<count {
      let part = Double(index % period) / Double(period)
      let isSmall = index / period % 2 == 1
      let swell = (isSmall ? 0.72 : 1) * Ambience.swell(part)
      let white = noise.next()
      low += (0.03 + 0.3 * swell) * (white - low)
      lower += (0.05 + 0.4 * swell) * (low - lower)
      deep += 0.012 * (white - deep)
      samples[index] = Float(lower * (0.1 + swell) + deep * (0.9 + swell))
    }
    return samples
  }

  /// Rises for two fifths of its time and falls for three, gently at both ends.
  private static func swell(_ part: Double) -> Double {
    let x = part < 0.4 ? part / 0.4 : (1 - part) / 0.6
    return x * x * (3 - 2 * x)
  }

  private static func rain(_ count: Int) -> [Float] {
    var noise = Noise(seed: 0x85EB_CA6B)
    var small = RingingFilter(3700, seconds: 0.012)
    var middle = RingingFilter(2300, seconds: 0.016)
    var large = RingingFilter(1250, seconds: 0.025)
    var low = 0.0
    var lower = 0.0
    var deep = 0.0
    var samples = [Float](repeating: 0, count: count)
    for index in 0..<count {
      let white = noise.next()
      low += 0.42 * (white - low)
      lower += 0.5 * (low - lower)
      deep += 0.03 * (white - deep)
      let drops =
        small.next(noise.blow(aSecond: 90)) * 0.35 + middle.next(noise.blow(aSecond: 60)) * 0.4
        + large.next(noise.blow(aSecond: 25)) * 0.5
      samples[index] = Float((lower - deep) * 0.45 + deep * 0.5 + drops * 0.5)
    }
    return samples
  }

  private static func fire(_ count: Int) -> [Float] {
    var noise = Noise(seed: 0xC2B2_AE35)
    var small = RingingFilter(3100, seconds: 0.008)
    var middle = RingingFilter(1700, seconds: 0.014)
    var large = RingingFilter(620, seconds: 0.03)
    var rumble = 0.0
    var roar = 0.0
    var flutter = 0.0
    var heat = 0.0
    var samples = [Float](repeating: 0, count: count)
    for index in 0..<count {
      let white = noise.next()
      rumble += 0.02 * (white - rumble)
      roar += 0.12 * (white - roar)
      flutter += 0.0004 * (noise.next() - flutter)
      // Crackling comes in showers: a warm spell soon burns down.
      heat = heat * 0.99992 + noise.blow(aSecond: 2).magnitude * 3
      let crackle =
        small.next(noise.blow(aSecond: 3 + 16 * heat))
        + middle.next(noise.blow(aSecond: 2 + 9 * heat)) * 0.8
        + large.next(noise.blow(aSecond: 0.8)) * 0.7
      samples[index] = Float(rumble * (0.9 + 22 * flutter) + roar * 0.12 + crackle * 0.32)
    }
    return samples
  }
}
