// Presets are trackers that the engine itself can read.
import Engine
import Testing

struct TrackerPresetTests {
  @Test("Each preset is logged in a way that its side has", arguments: TrackerPreset.allCases)
  func modes(preset: TrackerPreset) {
    #expect(preset.side.modes.contains(preset.mode))
    #expect(!preset.icon.isEmpty)
    #expect(preset.levels.isEmpty == (preset.mode != .levels))
    #expect(preset.levels.isEmpty || Level.isUsable(preset.levels))
    #expect(preset.goal == nil || preset.mode == .counter)
  }

  @Test("What gets in the way starts with noticing it")
  func awarenessFirst() {
    let saboteurs = TrackerPreset.allCases.filter { $0.side == .saboteur }
    #expect(saboteurs.count == 6)
    for preset in saboteurs { #expect(preset.mode == .awareness) }
  }

  @Test("Mood and energy have levels of their own, and no mood is worth less for a streak")
  func levels() {
    #expect(
      TrackerPreset.mood.levels.map { $0.key } == ["awful", "gloomy", "okay", "good", "great"])
    #expect(TrackerPreset.energy.levels.map { $0.key } == ["low", "medium", "high"])
    for level in TrackerPreset.mood.levels { #expect(level.effect == .success) }
  }

  @Test("Pictures stand once in their list and fit into a journal")
  func icons() {
    #expect(TrackerIcon.all.count == 24 && Set(TrackerIcon.all).count == 24)
    #expect(TrackerIcon.levels.count == 15 && Set(TrackerIcon.levels).count == 15)
    for icon in TrackerIcon.all + TrackerIcon.levels { #expect(icon.count == 1) }
  }
}
