// Effects on their way over the boundary: JSON, with payloads by address and length.
import Engine

/// Effects as the page reads them. Payloads stay in `payloads`, in the order in which `at` asks.
public struct EffectPage {
  /// Where the bytes of a payload stand.
  public typealias Address = (_ payload: [UInt8]) -> Int64

  public static func json(_ effects: [Effect], at address: Address) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginArray()
    for effect in effects {
      writer.beginObject()
      write(effect, to: &writer, at: address)
      writer.endObject()
    }
    writer.endArray()
    return writer.bytes
  }

  private static func write(_ effect: Effect, to writer: inout JSONWriter, at address: Address) {
    writer.key("do")
    writer.string(effect.name)
    switch effect {
    case .save(let token, let record):
      number("token", token, &writer)
      payload(record, &writer, address)
    case .write(let token, let record, let clock, let account):
      number("token", token, &writer)
      payload(record, &writer, address)
      writer.key("clock")
      writer.string(Hex.encode(clock))
      writer.key("account")
      writer.string(Hex.encode(account))
    case .writeChunks(let chunks, let record, let anew, let putsAside):
      number("through", record, &writer)
      if putsAside > 0 { number("aside", putsAside, &writer) }
      write(chunks, anew, to: &writer, at: address)
    case .download(let name, let type, let bytes):
      writer.key("name")
      writer.string(name)
      writer.key("type")
      writer.string(type)
      payload(bytes, &writer, address)
    case .pickFile, .readSlice: writeFile(effect, to: &writer)
    case .go(let route), .replace(let route):
      writer.key("address")
      writer.string(route.address)
    case .keepDraft(let bytes): payload(bytes, &writer, address)
    case .keepAccount(let bytes, let isNews):
      payload(bytes, &writer, address)
      writer.key("news")
      writer.bool(isNews)
    case .takePhoto, .recordVoice, .keepAttachment, .dropAttachments, .readAttachments:
      writeAttachment(effect, to: &writer, at: address)
    case .defineSound, .sound, .quiet, .speak, .keepAwake, .showTile, .vibrate:
      writeSound(effect, to: &writer, at: address)
    case .lock, .unlock, .relock: writeLock(effect, to: &writer)
    case .push, .keepOver: writePush(effect, to: &writer)
    case .ask, .listen, .stretch, .passkey, .seal, .sealOnce, .agree, .open:
      writeAccount(effect, to: &writer, at: address)
    case .share(let text):
      writer.key("text")
      writer.string(text)
    case .card(let file, let card, let shares):
      write(card, file, shares: shares, to: &writer)
    case .loadContent(let content):
      writer.key("name")
      writer.string(content.text)
    case .loadPasswords:
      writer.key("name")
      writer.string(PasswordShelf.name)
    case .print, .foldWhenIdle, .keepStorage, .downloadRaw, .install, .update, .wipe,
      .stopRecording, .loadFoods, .lead, .rewriteStore, .paint, .takeNotes:
      break
    }
  }

  /// The drawing, and its words for the page to set. The names of a line are those of a canvas.
  private static func write(
    _ card: ShareCard, _ file: String, shares: Bool, to writer: inout JSONWriter
  ) {
    let drawing = CardDrawing(card)
    writer.key("name")
    writer.string(file)
    writer.key("svg")
    writer.string(drawing.svg)
    writer.key("shares")
    writer.bool(shares)
    writer.key("lines")
    writer.beginArray()
    for line in drawing.lines {
      writer.beginObject()
      writer.key("words")
      writer.string(line.words)
      writer.key("font")
      writer.string("\(line.weight) \(line.size)px " + CardDrawing.face)
      writer.key("fillStyle")
      writer.string(line.colour)
      number("x", line.x, &writer)
      number("y", line.y, &writer)
      writer.endObject()
    }
    writer.endArray()
  }

  private static func write(
    _ chunks: [StoredChunk], _ anew: StoreHead?, to writer: inout JSONWriter, at address: Address
  ) {
    if let anew {
      writer.key("clock")
      writer.string(Hex.encode(anew.clock))
      writer.key("account")
      writer.string(Hex.encode(anew.account))
    }
    writer.key("chunks")
    writer.beginArray()
    for chunk in chunks {
      writer.beginObject()
      writer.key("key")
      writer.string(chunk.key)
      payload(chunk.bytes, &writer, address)
      writer.endObject()
    }
    writer.endArray()
  }

  private static func writeAttachment(
    _ effect: Effect, to writer: inout JSONWriter, at address: Address
  ) {
    switch effect {
    case .takePhoto(let id, let side, let mostBytes):
      name(id, &writer)
      number("side", side, &writer)
      number("most", mostBytes, &writer)
    case .recordVoice(let id, let seconds, let mostBytes):
      name(id, &writer)
      number("seconds", seconds, &writer)
      number("most", mostBytes, &writer)
    case .keepAttachment(let attached):
      name(attached.id, &writer)
      payload(attached.bytes, &writer, address)
    case .dropAttachments(let ids): names(ids, &writer)
    case .readAttachments(let token, let ids):
      number("token", token, &writer)
      names(ids, &writer)
    default: break
    }
  }

  private static func writeFile(_ effect: Effect, to writer: inout JSONWriter) {
    switch effect {
    case .pickFile(let token, let accept, let isSliced):
      number("token", token, &writer)
      writer.key("accept")
      writer.string(accept)
      guard isSliced else { return }
      writer.key("sliced")
      writer.bool(true)
    case .readSlice(let token, let offset, let count):
      number("token", token, &writer)
      time("from", offset, &writer)
      time("to", offset + Int64(count), &writer)
    default: break
    }
  }

  private static func writeLock(_ effect: Effect, to writer: inout JSONWriter) {
    switch effect {
    case .lock(let everywhere):
      writer.key("all")
      writer.bool(everywhere)
    case .unlock(let word):
      writer.key("word")
      writer.string(word)
    case .relock(let old, let word):
      writer.key("old")
      writer.string(old)
      writer.key("word")
      writer.string(word)
    default: break
    }
  }

  private static func name(_ id: Identifier, _ writer: inout JSONWriter) {
    writer.key("id")
    writer.string(id.text)
  }

  private static func names(_ ids: [Identifier], _ writer: inout JSONWriter) {
    writer.key("ids")
    writer.beginArray()
    for id in ids { writer.string(id.text) }
    writer.endArray()
  }

  static func number(_ key: StaticString, _ value: Int, _ writer: inout JSONWriter) {
    time(key, Int64(value), &writer)
  }

  static func time(_ key: StaticString, _ value: Int64, _ writer: inout JSONWriter) {
    writer.key(key)
    writer.int64(value)
  }

  static func payload(_ bytes: [UInt8], _ writer: inout JSONWriter, _ address: Address) {
    writer.key("at")
    writer.int64(address(bytes))
    number("count", bytes.count, &writer)
  }
}

extension Effect {
  /// What the page calls it.
  var name: String {
    switch self {
    case .save: "save"
    case .write: "write"
    case .foldWhenIdle: "foldWhenIdle"
    case .writeChunks: "writeChunks"
    case .keepStorage: "keepStorage"
    case .download: "download"
    case .share: "share"
    case .card: "card"
    case .print: "print"
    case .downloadRaw: "downloadRaw"
    case .pickFile: "pickFile"
    case .readSlice: "readSlice"
    case .go: "go"
    case .replace: "replace"
    case .vibrate: "vibrate"
    case .install: "install"
    case .update: "update"
    case .wipe: "wipe"
    case .keepDraft: "keepDraft"
    case .takePhoto: "takePhoto"
    case .recordVoice: "recordVoice"
    case .stopRecording: "stopRecording"
    case .keepAttachment: "keepAttachment"
    case .dropAttachments: "dropAttachments"
    case .readAttachments: "readAttachments"
    case .defineSound: "defineSound"
    case .sound: "sound"
    case .quiet: "quiet"
    case .speak: "speak"
    case .keepAwake: "keepAwake"
    case .showTile: "showTile"
    case .loadContent, .loadPasswords: "loadContent"
    case .loadFoods: "loadFoods"
    case .keepAccount: "keepAccount"
    case .lead: "lead"
    case .paint: "paint"
    case .rewriteStore: "rewriteStore"
    case .lock: "lock"
    case .unlock: "unlock"
    case .relock: "relock"
    case .ask: "ask"
    case .listen: "listen"
    case .stretch: "stretch"
    case .passkey: "passkey"
    case .seal, .sealOnce: "seal"
    case .agree: "agree"
    case .open: "open"
    case .push: "push"
    case .keepOver: "keepOver"
    case .takeNotes: "takeNotes"
    }
  }
}
