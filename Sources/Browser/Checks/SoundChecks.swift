// Sound is rendered where it is heard, so a gong has to be the same gong everywhere.

import Engine

enum SoundChecks {
  static var all: [Check] {
    [
      Check(
        "Sounds are rendered to the same samples",
        finds: "gong ba9ebf3b412facc4 leadIn 71c6f0a30d6e6350 guitar.breatheIn 8303b991280e346 "
          + "fire 5bec683ca333f0b ", in: samples)
    ]
  }

  private static func samples() -> String {
    var text = ""
    let rendered: [Sound] = [.gong, .leadIn, .breath(.guitar, .breatheIn), .ambience(.fire)]
    for sound in rendered {
      // FNV-1a by Fowler, Noll and Vo: SHA-256 of so many bytes takes a test build too long.
      var sum: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in sound.pcm { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
      text += sound.name + " " + String(sum, radix: 16) + " "
    }
    return text
  }
}
