// Which notes make a sound: when which instrument is struck how high and how hard.

/// One strike of a sound.
struct Strike {
  /// Half tones above the base of the sound.
  let tone: Int
  /// Milliseconds from its beginning.
  let at: Int
  let gain: Double

  init(_ tone: Int, at: Int = 0, _ gain: Double = 1) {
    self.tone = tone
    self.at = at
    self.gain = gain
  }
}

/// A sound as it is written down.
struct SoundScore {
  let timbre: Timbre
  /// Hertz of tone 0.
  let base: Double
  /// Milliseconds of the whole sound.
  let length: Int64
  /// The loudest sample, 0 … 1.
  let peak: Float
  let strikes: [Strike]

  /// The samples, from the first strike on.
  var waveform: Waveform {
    var waveform = Waveform(milliseconds: length)
    for strike in strikes { add(strike, timbre, to: &waveform) }
    return waveform
  }

  func add(_ strike: Strike, _ timbre: Timbre, to waveform: inout Waveform) {
    let start = strike.at * Waveform.rate / 1000
    let note = base * Numbers.pow(2, Double(strike.tone) / 12)
    for partial in timbre.partials {
      waveform.ring(
        note * partial.ratio, from: start, gain: strike.gain * partial.gain,
        seconds: partial.seconds)
    }
  }
}

extension Sound {
  /// How it is written down; nothing for what goes on without an end.
  var score: SoundScore? {
    switch self {
    case .gong: SoundScore(.gong, 233.1, 8000, 0.8, [Strike(0)])
    case .tripleGong: SoundScore(.gong, 233.1, 11_000, 0.8, Sound.threeStrikes)
    case .endGong: SoundScore(.gong, 174.6, 9000, 0.85, [Strike(0)])
    case .breath(let theme, let cue): Sound.score(theme, cue.strikes)
    case .tick: SoundScore(.wood, 880, 150, 0.4, [Strike(0)])
    case .leadIn: SoundScore(.bell, 392, 1200, 0.6, Sound.rise)
    case .workBegins: SoundScore(.bell, 587.3, 1200, 0.6, Sound.upwards)
    case .restBegins: SoundScore(.marimba, 293.7, 900, 0.6, Sound.downwards)
    case .closing: SoundScore(.bell, 392, 2800, 0.7, Sound.arpeggio)
    case .ambience: nil
    }
  }

  private static func score(_ theme: CueTheme, _ strikes: [Strike]) -> SoundScore {
    switch theme {
    case .distinctive: SoundScore(.bell, 392, 1900, 0.5, strikes)
    case .marimba: SoundScore(.marimba, 261.6, 1200, 0.55, strikes)
    case .harp: SoundScore(.harp, 293.7, 2200, 0.55, strikes)
    case .guitar: SoundScore(.guitar, 196, 1900, 0.55, strikes)
    }
  }

  private static var threeStrikes: [Strike] {
    [Strike(0, 0.8), Strike(0, at: 1600, 0.85), Strike(0, at: 3200)]
  }
  private static var rise: [Strike] {
    [Strike(0, 0.6), Strike(4, at: 400, 0.7), Strike(7, at: 800, 0.8)]
  }
  private static var upwards: [Strike] { [Strike(0, 0.8), Strike(7, at: 120)] }
  private static var downwards: [Strike] { [Strike(7), Strike(0, at: 140, 0.9)] }
  private static var arpeggio: [Strike] {
    [Strike(0, 0.8), Strike(4, at: 160, 0.8), Strike(7, at: 320, 0.9), Strike(12, at: 480)]
  }
}

extension SoundScore {
  fileprivate init(
    _ timbre: Timbre, _ base: Double, _ length: Int64, _ peak: Float, _ strikes: [Strike]
  ) {
    self.init(
      timbre: timbre, base: base, length: length, peak: peak, strikes: strikes)
  }
}

extension BreathCue {
  /// Up for breathing in, down for breathing out; a hold stays where the breath has come to.
  fileprivate var strikes: [Strike] {
    switch self {
    case .breatheIn: BreathCue.up
    case .holdIn: BreathCue.high
    case .breatheOut: BreathCue.down
    case .holdOut: BreathCue.low
    }
  }

  private static var up: [Strike] {
    [Strike(0, 0.8), Strike(4, at: 130, 0.85), Strike(7, at: 260)]
  }
  private static var high: [Strike] { [Strike(12), Strike(7, 0.4)] }
  private static var down: [Strike] {
    [Strike(7), Strike(4, at: 130, 0.85), Strike(0, at: 260, 0.8)]
  }
  private static var low: [Strike] { [Strike(-5), Strike(0, 0.3)] }
}
