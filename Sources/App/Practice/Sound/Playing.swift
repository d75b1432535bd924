// Making things heard: a page gets every sound once in its life, then plans name them.
import Engine

extension SoundsState {
  /// Asks for a plan, and before it for each sound that the page does not have yet.
  mutating func play(_ plan: SoundPlan, _ moment: Moment) -> [Effect] {
    var effects: [Effect] = []
    for sound in plan.sounds where !defined.contains(sound) {
      defined.append(sound)
      effects.append(.defineSound(sound, rate: Sound.rate, bytes: sound.pcm))
    }
    // To render takes a while; the page takes it off again.
    effects.append(.sound(plan, at: moment.uptime))
    return effects
  }
}
