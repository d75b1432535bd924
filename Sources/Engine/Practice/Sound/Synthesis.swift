// From a score to bytes that a page can play.

extension Sound {
  /// Samples a second of `pcm`.
  public static let rate = Waveform.rate

  /// Milliseconds from its beginning to its end, or of one turn of a loop.
  public var length: Int64 {
    if case .ambience(let ambience) = self { return ambience.length }
    return score?.length ?? 0
  }

  /// One channel of 16-bit samples, low byte first; the same bits on every platform.
  public var pcm: [UInt8] {
    guard let score else { return ambiencePCM }
    var waveform = score.waveform
    if self == .leadIn { score.add(Strike(12), .swell, to: &waveform) }
    // The end of a lead-in is a moment; everything else dies away.
    waveform.fadeOut(milliseconds: self == .leadIn ? 12 : Int(score.length / 10))
    return waveform.pcm(peak: score.peak)
  }

  private var ambiencePCM: [UInt8] {
    guard case .ambience(let ambience) = self else { return [] }
    return ambience.waveform.pcm(peak: ambience.peak)
  }
}
