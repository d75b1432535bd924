// What a sound is made of: it begins at once, ends in silence, and a loop has no seam.
import Engine
import Testing

/// The samples of a sound, -32,768 … 32,767.
private func samples(_ sound: Sound) -> [Int] {
  let bytes = sound.pcm
  return stride(from: 0, to: bytes.count, by: 2).map {
    Int(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8))
  }
}

private func loudest(_ samples: some Sequence<Int>) -> Int {
  samples.reduce(0) { max($0, abs($1)) }
}

private let struck = Sound.allCases.filter {
  if case .ambience = $0 { false } else { true }
}

struct SynthesisTests {
  @Test(
    "Every sound begins within five milliseconds and lasts as long as it says", arguments: struck)
  func begins(_ sound: Sound) {
    let samples = samples(sound)
    #expect(samples.count == Int(sound.length) * Sound.rate / 1000)
    #expect(samples[0] == 0)
    #expect(loudest(samples.prefix(Sound.rate / 200)) > 1000, "\(sound.name)")
    #expect(loudest(samples) < 30_000)
  }

  @Test("Every sound ends without a click", arguments: struck)
  func ends(_ sound: Sound) {
    let samples = samples(sound)
    #expect(abs(samples.last!) < 200, "\(sound.name)")
    if sound != .leadIn {
      #expect(loudest(samples.suffix(Sound.rate / 100)) < loudest(samples) / 50, "\(sound.name)")
    }
  }

  @Test("A lead-in grows until its end")
  func grows() {
    let samples = samples(.leadIn)
    let last = loudest(samples.suffix(Sound.rate / 20))
    #expect(last > loudest(samples.prefix(Sound.rate / 20)))
  }

  @Test("A loop is as long as it says and steps over its seam as it does inside")
  func seam() {
    for ambience in Ambience.allCases {
      let samples = samples(.ambience(ambience))
      #expect(samples.count == Int(Sound.ambience(ambience).length) * Sound.rate / 1000)
      let steps = zip(samples, samples.dropFirst()).map { abs($1 - $0) }.sorted()
      // Not even as far as one step in a hundred inside, so a crackle hides nothing.
      #expect(abs(samples[0] - samples.last!) <= steps[steps.count * 99 / 100], "\(ambience)")
    }
  }

  @Test("A loop is as loud around its seam as elsewhere")
  func loudness() {
    func power(_ samples: ArraySlice<Int>) -> Double {
      samples.reduce(0) { $0 + Double($1 * $1) } / Double(samples.count)
    }
    let samples = samples(.ambience(.rain))
    let around = power(samples.prefix(Sound.rate))
    let elsewhere = power(samples.suffix(8 * Sound.rate))
    #expect((0.7...1.4).contains(around / elsewhere))
  }

  @Test("All sounds have names of their own")
  func names() {
    #expect(Set(Sound.allCases.map { $0.name }).count == Sound.allCases.count)
    #expect(Sound.allCases.count == 27)
  }

  @Test("The resonator is a sine that falls by 60 dB in its time")
  func resonator() {
    let tone = Resonator(441, seconds: 0.5)
    var (last, now) = (0.0, tone.firstSine)
    // 441 Hz turns round every 50 samples.
    var found: [Double] = [last, now]
    for _ in 0..<12_000 {
      (last, now) = (now, tone.next * now - tone.beforeNext * last)
      found.append(now)
    }
    #expect(abs(found[50]) < 0.001)
    #expect(found[12] > 0.95 && found[37] < -0.85)
    #expect(found[11_025...11_075].max()! < 0.00101)
    #expect(found[11_025...11_075].max()! > 0.0009)
  }
}
