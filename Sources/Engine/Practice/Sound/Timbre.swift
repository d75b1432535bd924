// What rings when something is struck or plucked: tones above a base, each with its own fall.

/// One tone of an instrument.
struct Partial {
  /// Times the frequency of the note.
  let ratio: Double
  let gain: Double
  /// Until it has fallen by 60 dB; below 0 it grows.
  let seconds: Double

  init(_ ratio: Double, _ gain: Double, _ seconds: Double) {
    self.ratio = ratio
    self.gain = gain
    self.seconds = seconds
  }
}

/// Something that can be struck.
enum Timbre {
  case gong, bell, marimba, harp, guitar, wood, swell

  var partials: [Partial] {
    switch self {
    case .gong: Timbre.gongPartials
    case .bell: Timbre.bellPartials
    case .marimba: Timbre.marimbaPartials
    case .harp: Timbre.harpPartials
    case .guitar: Timbre.guitarPartials
    case .wood: Timbre.woodPartials
    case .swell: Timbre.swellPartials
    }
  }

  /// A large singing bowl: pairs close together beat slowly, and little is high.
  private static let gongPartials = [
    Partial(1, 1, 11), Partial(1.0024, 0.42, 10), Partial(1.503, 0.14, 8),
    Partial(2.004, 0.36, 7.5), Partial(2.72, 0.54, 6), Partial(2.7248, 0.24, 5.6),
    Partial(3.77, 0.13, 3.2), Partial(5.16, 0.15, 2.4), Partial(5.185, 0.08, 2.2),
    Partial(6.93, 0.05, 1.3), Partial(8.42, 0.035, 0.8), Partial(11.3, 0.03, 0.2),
  ]
  private static let bellPartials = [
    Partial(1, 1, 1.7), Partial(1.004, 0.3, 1.5), Partial(2.003, 0.26, 1.1),
    Partial(3.01, 0.13, 0.7), Partial(4.22, 0.05, 0.3),
  ]
  /// Bars are tuned so that their second tone is two octaves up.
  private static let marimbaPartials = [
    Partial(1, 1, 0.8), Partial(3.98, 0.3, 0.26), Partial(9.3, 0.07, 0.09),
    Partial(0.62, 0.16, 0.06),
  ]
  private static let harpPartials = [
    Partial(1, 1, 1.9), Partial(2, 0.46, 1.4), Partial(3.001, 0.22, 1), Partial(4.002, 0.11, 0.7),
    Partial(5.004, 0.06, 0.5), Partial(6.006, 0.03, 0.35),
  ]
  /// Plucked at a fifth of the string, so the fifth tone is missing.
  private static let guitarPartials = [
    Partial(1, 1, 1.5), Partial(2.001, 0.62, 1.2), Partial(3.003, 0.36, 0.9),
    Partial(4.006, 0.16, 0.65), Partial(6.01, -0.1, 0.4), Partial(7.02, -0.12, 0.3),
    Partial(8.03, -0.07, 0.22), Partial(0.53, 0.3, 0.09),
  ]
  private static let woodPartials = [
    Partial(1, 1, 0.1), Partial(2.76, 0.35, 0.05), Partial(4.1, 0.12, 0.03),
  ]
  private static let swellPartials = [
    Partial(1, 0.008, -1.7), Partial(2.002, 0.004, -1.6), Partial(3.005, 0.0012, -1.5),
  ]
}
