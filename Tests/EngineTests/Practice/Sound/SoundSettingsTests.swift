// The settings of sound: what was never set, what was set, and what nobody could have set.
import Engine
import Testing

private func settings(_ fields: [Field]) -> SoundSettings {
  var records = Records()
  records.apply(
    Change(
      id: Identifier(high: 1, low: 1), device: 1, number: 1,
      stamp: Stamp(milliseconds: 1, counter: 0, device: 1), entity: Settings.identifier,
      kind: Settings.kind, action: .create(fields)))
  return Overview(records).settings.sound
}

struct SoundSettingsTests {
  @Test("Without a word of the person there is no ambience, no speech and no music beside it")
  func usual() {
    let usual = settings([])
    #expect(usual == SoundSettings())
    #expect((usual.volume, usual.ambienceVolume) == (80, 45))
    #expect(usual.ambience == nil)
    #expect(SoundSwitch.allCases.filter { !usual.isOn($0) } == [.speech, .cravingEnd, .mixing])
  }

  @Test("What was set is kept")
  func set() {
    let found = settings([
      Field("gongVolume", .int(35)), Field("ambience", .text("fire")),
      Field("ambienceVolume", .int(100)), Field("cueTheme", .text("guitar")),
      Field("countsDown", .bool(false)), Field("speaks", .bool(true)),
    ])
    #expect((found.volume, found.ambienceVolume) == (35, 100))
    #expect(found.ambience == .fire)
    #expect(found.theme == .guitar)
    #expect(!found.countsDown && found.speaks)
  }

  @Test("A volume is 0 to 100 in steps of 5; anything else is passed over")
  func volumes() {
    for (stored, read) in [(0, 0), (44, 40), (100, 100), (105, 80), (-5, 80)] as [(Int64, Int)] {
      #expect(settings([Field("gongVolume", .int(stored))]).volume == read, "\(stored)")
    }
    #expect(settings([Field("ambience", .text("thunder"))]).ambience == nil)
    #expect(settings([Field("cueTheme", .text("tuba"))]).theme == .distinctive)
  }

  @Test("Loudness goes from nothing to all, and the ambience stays below the gong")
  func gains() {
    var sound = SoundSettings()
    for (volume, ambience, gain, ambienceGain) in [
      (0, 100, 0, 0), (100, 100, 1000, 1000), (50, 100, 250, 250), (100, 45, 1000, 202),
    ] {
      (sound.volume, sound.ambienceVolume) = (volume, ambience)
      #expect((sound.gain, sound.ambienceGain) == (gain, ambienceGain))
    }
  }
}
