// What single sentences say about danger, and what the check must leave alone.

import Engine
import Testing

struct CrisisTests {
  @Test(
    "Who is in danger now is heard, in either language",
    arguments: [
      "I have the pills lined up", "I want to kill myself tonight",
      "Ich bringe mich heute um", "I'm standing on the bridge",
      "Ich stehe auf der Brücke und will springen", "hab 40 Tabletten genommen",
      "I took 30 paracetamol an hour ago", "Mein Sohn hat das Liquid getrunken",
      "my arm went numb and my mouth is hanging", "ich bekomme keine Luft mehr",
      "he has a knife and stands outside the door", "he is hitting me right now",
      "stopped drinking two days ago after a bottle of vodka a day and I see spiders",
      "Seit gestern kein Alkohol, ich zittere und sehe Dinge die nicht da sind",
      "haven't kept anything down in four days on purpose",
    ])
  func immediate(_ text: String) {
    #expect(Crisis.look(at: text).level == .immediate)
    #expect(Crisis.look(at: text).kind != nil)
  }

  @Test(
    "Disguises are seen through",
    arguments: [
      "i want to k1ll mys3lf", "gonna k*ll myself", "I WANT TO KILLLL MYSELF",
      "i want to k.i.l.l myself", "i want to kill my\u{200B}self", "i want to comit suicde",
      "i want to kill myslef",
      "Ich will mich umbrngen",
    ])
  func disguised(_ text: String) {
    #expect(Crisis.look(at: text).level > .none)
  }

  @Test(
    "A serious word that is not of this hour is heard, too",
    arguments: [
      "they would be better off without me", "I don't want to live anymore", "i wanna die",
      "Ich will sterben", "my friend says he wants to die", "Ich habe Angst vor meinem Mann",
      "I drink every morning and I'm going to stop alone, cold turkey",
      "Ich kotze nach jedem Essen",
    ])
  func elevated(_ text: String) {
    #expect(Crisis.look(at: text).level > .none)
  }

  @Test(
    "Figures of speech, cravings and ordinary days are left alone",
    arguments: [
      "dying for a cigarette", "I could kill for a drink", "this app kills me", "killed it today",
      "shoot me", "bombed my exam", "ich sterbe vor Lachen",
      "könnte jemanden umbringen für eine Kippe", "I'm dead tired",
      "my boss is killing me with these deadlines", "I really want a cigarette right now",
      "Ich habe so Lust auf eine Zigarette", "I haven't smoked in 5 days",
      "Going cold turkey on cigarettes today", "I hate myself for smoking again",
      "can't take it anymore, need a smoke", "I have a cough since I quit",
      "took my vitamins and two ibuprofen for a headache",
      "Had chicken salad for lunch and went for a run", "", " ", "?!", "🙂",
    ])
  func harmless(_ text: String) {
    #expect(Crisis.look(at: text) == .nothing)
  }

  @Test(
    "What is long over, denied or only asked about is left alone",
    arguments: [
      "Vor zehn Jahren wollte ich sterben, heute nicht mehr", "I'm not suicidal, just tired",
      "Ich bin nicht suizidal, nur müde", "How many people die from smoking each year?",
      "What are the symptoms of a stroke?", "Was sind die Anzeichen für einen Herzinfarkt?",
    ])
  func overOrAsked(_ text: String) {
    #expect(Crisis.look(at: text) == .nothing)
  }

  @Test("A danger at the end of a long text is not overlooked")
  func long() {
    let ordinary = String(repeating: "I had soup for lunch and walked the dog. ", count: 200)
    #expect(Crisis.look(at: ordinary) == .nothing)
    #expect(Crisis.look(at: ordinary + "I want to kill myself tonight.").level == .immediate)
  }

  @Test("Any letters, however odd, are read to the end and twice the same")
  func fuzzed() {
    var dice = SeededBits(seed: 20)
    let odd: [UInt32] = [
      0x20, 0x2A, 0x2E, 0x21, 0x3F, 0x0A, 0x27, 0x301, 0x308, 0x200D, 0x1F480, 0x1F48A, 0xDF, 0xE4,
      0x30, 0x39, 0x2C, 0x40, 0x24, 0x10FFFF, 0x0, 0x430, 0xFF21,
    ]
    for _ in 0..<2000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int(dice.next() % 60) {
        let isOdd = dice.next() % 3 == 0
        let value =
          isOdd ? odd[Int(dice.next() % UInt64(odd.count))] : 0x61 + UInt32(dice.next() % 26)
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      let once = Crisis.look(at: String(text))
      #expect(once == Crisis.look(at: String(text)))
      #expect((once.level == .none) == (once.kind == nil))
    }
  }
}
