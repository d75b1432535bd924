// Plans of sound and the tile of the lock screen on their way over the boundary.
import Engine

extension EffectPage {
  /// What is heard, said, felt and kept lit.
  static func writeSound(_ effect: Effect, to writer: inout JSONWriter, at address: Address) {
    switch effect {
    case .defineSound(let sound, let rate, let bytes):
      writer.key("name")
      writer.string(sound.name)
      number("rate", rate, &writer)
      payload(bytes, &writer, address)
    case .sound(let plan, let uptime):
      time("uptime", uptime, &writer)
      writePlan(plan, &writer)
    case .quiet(let milliseconds): time("ms", milliseconds, &writer)
    case .speak(let text, let language):
      writer.key("text")
      writer.string(text)
      writer.key("lang")
      writer.string(language.rawValue)
    case .keepAwake(let isOn):
      writer.key("on")
      writer.bool(isOn)
    case .showTile(let tile): writeTile(tile, &writer)
    case .vibrate(let pattern):
      writer.key("pattern")
      writer.beginArray()
      for part in pattern { writer.int64(Int64(part)) }
      writer.endArray()
    default: break
    }
  }

  static func writePlan(_ plan: SoundPlan, _ writer: inout JSONWriter) {
    writer.key("mix")
    writer.bool(plan.mixes)
    writer.key("cues")
    writer.beginArray()
    for cue in plan.cues {
      writer.beginObject()
      writer.key("name")
      writer.string(cue.sound.name)
      time("ms", cue.after, &writer)
      number("gain", cue.gain, &writer)
      writer.endObject()
    }
    writer.endArray()
    guard let ambience = plan.ambience else { return }
    writer.key("loop")
    writer.beginObject()
    writer.key("name")
    writer.string(ambience.ambience.rawValue)
    number("gain", ambience.gain, &writer)
    if let until = ambience.until { time("ms", until, &writer) }
    writer.endObject()
  }

  static func writeTile(_ tile: MediaTile?, _ writer: inout JSONWriter) {
    guard let tile else { return }
    writer.key("tile")
    writer.beginObject()
    writer.key("title")
    writer.string(tile.title)
    writer.key("artist")
    writer.string(tile.detail)
    if let length = tile.length { time("length", length, &writer) }
    time("at", tile.position, &writer)
    writer.key("paused")
    writer.bool(tile.isPaused)
    writer.endObject()
  }
}
