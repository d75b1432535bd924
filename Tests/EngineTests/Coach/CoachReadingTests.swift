// What messages to the coach are about, in both languages, however they are spelled.

import Engine
import Testing

struct CoachReadingTests {
  @Test(
    "English messages",
    arguments: [
      (
        CoachIntent.craving,
        ["I really want a cigarette", "craaaving so bad", "cravng", "i need 1"]
      ),
      (
        .craving,
        ["should i just have one?", "im trying to quit but i need a smoke", "What if I relapse?"]
      ),
      (.slipped, ["I slipped after 40 days", "shit i fucked up and bought a pack", "I relapsed"]),
      (.win, ["I didn't smoke today!", "it passed", "day 12 without"]),
      (.progress, ["how am i doing?", "my stats", "how long have I been smoke free"]),
      (.savings, ["how much money have i saved"]), (.why, ["why am I doing this", "why?"]),
      (.breathing, ["help me breathe", "4-7-8"]),
      (.sleep, ["cant sleep", "it's 3am and i am awake"]),
      (.stress, ["so stresed at work", "what helps with stress"]),
      (.boredom, ["im bored", "nothing to do"]),
      (.anger, ["I'm so angry", "fought with my girlfriend"]),
      (.low, ["I'm lonely", "everything sucks"]),
      (.motivation, ["i want to give up", "motivate me"]),
      (.occasion, ["my friends all smoke and we're going out"]),
      (.body, ["is it normal to cough", "im gaining weight", "I'm pregnant"]),
      (.nrt, ["how many mg patch should I use", "can I use two patches"]),
      (.plan, ["I want to stop smoking", "how do i quit"]),
      (.techniques, ["what can I do instead of smoking"]),
      (.thanks, ["thx"]), (.goodbye, ["bye", "good night"]), (.greeting, ["hi", "Good morning!"]),
      (.joke, ["lol", "tell me a joke"]), (.complaint, ["you're useless", "leave me alone"]),
      (.yes, ["yes", "yeah let's do it"]), (.no, ["no", "no thanks"]), (.ok, ["ok", "idk"]),
      (.more, ["again", "and now?"]), (.help, ["what can you do", "?"]),
      (.unknown, ["asdfgh", "", "👍", "7"]),
    ])
  func english(_ intent: CoachIntent, _ texts: [String]) {
    for text in texts {
      #expect(CoachReading(text, isGerman: false).intent == intent, "\(text)")
    }
  }

  @Test("Questions about the day that comes are told from those about the days so far")
  func ahead() {
    let english = [
      "what about tomorrow?", "will tomorrow be hard", "how will today be", "tomorrow?", "forecast",
    ]
    let german = ["und morgen?", "wie wird morgen", "wie wird es heute", "Vorhersage"]
    for (texts, isGerman) in [(english, false), (german, true)] {
      for text in texts {
        let reading = CoachReading(text, isGerman: isGerman)
        #expect(reading.intent == .progress && reading.isAhead, "\(text)")
      }
    }
    for text in ["how am i doing", "see you tomorrow", "good morning", "until tomorrow"] {
      #expect(!CoachReading(text, isGerman: false).isAhead, "\(text)")
    }
    #expect(CoachReading("bis morgen", isGerman: true).intent == .goodbye)
    #expect(CoachReading("morgen", isGerman: true).intent == .greeting)
  }

  @Test(
    "German messages, dialects among them",
    arguments: [
      (CoachIntent.craving, ["ich will eine rauchen", "i hob so an bock auf a tschick"]),
      (.craving, ["ich ha luscht uf e zigi", "ick brauch ne kippe", "verlangn grad extrem"]),
      (.slipped, ["bin rückfällig geworden", "hob heid wieda graucht", "scheiße hab verkackt"]),
      (.win, ["heute nicht geraucht", "hab heut nix graucht", "ist vorbei"]),
      (.progress, ["wie stehts bei mir", "wo steh i grad", "wie läuft es?"]),
      (.savings, ["wie viel geld habe ich gespart"]), (.why, ["warum mach ich das eigentlich"]),
      (.breathing, ["hilf mir atmen"]), (.sleep, ["kann nicht schlafen", "i ko ned schlofa"]),
      (.stress, ["bin gestresst", "mein chef macht mich fertig"]),
      (.boredom, ["mir isch langwiilig", "mir ist langweilig"]),
      (.anger, ["ich bin so wütend", "heut so grantig"]), (.low, ["mir gehts schlecht", "einsam"]),
      (.motivation, ["ich will aufgeben", "i mog nimma"]), (.occasion, ["alle kollegen rauchen"]),
      (.body, ["hab zugenommen", "mir ist schlecht"]),
      (.nrt, ["darf ich zwei pflaster gleichzeitig tragen"]),
      (.plan, ["ich will aufhören zu rauchen", "wie höre ich auf", "ich will weniger trinken"]),
      (.techniques, ["was soll ich statt rauchen machen"]), (.thanks, ["merci vilmal"]),
      (.goodbye, ["pfiat di", "gute nacht"]), (.greeting, ["servus", "guten morgen"]),
      (.joke, ["witz"]),
      (.complaint, ["du nervst"]), (.yes, ["jo eh"]), (.no, ["nö", "nein danke"]),
      (.ok, ["passt scho"]),
      (.more, ["nochmal", "und jetzt?"]), (.help, ["was kannst du"]), (.unknown, ["asdf jklö"]),
    ])
  func german(_ intent: CoachIntent, _ texts: [String]) {
    for text in texts {
      #expect(CoachReading(text, isGerman: true).intent == intent, "\(text)")
    }
  }

  @Test("A food is found in what is asked for in its place")
  func foods() {
    #expect(CoachReading("what instead of chips?", isGerman: false).food == .salty)
    #expect(CoachReading("was kann ich statt schokolade essen", isGerman: true).food == .sweets)
    #expect(CoachReading("Was statt Bier?", isGerman: true).food == .alcohol)
    #expect(CoachReading("what instead of smoking", isGerman: false).intent == .techniques)
  }

  @Test("The other language is understood, too")
  func otherLanguage() {
    #expect(CoachReading("ich will eine rauchen", isGerman: false).intent == .craving)
    #expect(CoachReading("I need a cigarette so badly", isGerman: true).intent == .craving)
  }

  @Test("Any letters are read, and none of them traps")
  func anything() {
    var dice = Dice(seed: 11)
    let pieces = [
      "smoke", "ich", " ", "?", "!", ".", "7", "\u{301}", "ß", "🚬", "\n", "nicht", "x*y",
    ]
    for _ in 0..<Trials.count(2000) {
      var text = ""
      for _ in 0..<(dice.next() % 40) { text += pieces[Int(dice.next() % UInt64(pieces.count))] }
      _ = CoachReading(text, isGerman: dice.next() % 2 == 0)
    }
    _ = CoachReading(String(repeating: "want a smoke ", count: 4000), isGerman: false)
  }
}
