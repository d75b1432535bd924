// Plans of sound and the tile of the lock screen on their way over the boundary.
import Engine

extension EffectPage {
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
