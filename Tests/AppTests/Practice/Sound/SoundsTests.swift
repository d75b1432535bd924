// The page about sound: what is changed is kept and heard, and nothing is left sounding.
import App
import Engine
import Testing

private func open(_ language: String = "en") -> Tab {
  let tab = Tab(language: language)
  tab.press("begin")
  tab.press("substance-vape")
  tab.goOn()
  tab.send(.went(.sounds))
  tab.forgetAsked()
  return tab
}

private func plans(_ tab: Tab) -> [SoundPlan] {
  tab.asked.compactMap { if case .sound(let plan, _) = $0 { plan } else { nil } }
}

private func defined(_ tab: Tab) -> [String] {
  tab.asked.compactMap { if case .defineSound(let sound, _, _) = $0 { sound.name } else { nil } }
}

struct SoundsTests {
  @Test("The settings lead to the page, and the page leads back")
  func way() {
    let tab = open()
    #expect(tab.state.desk.route == .sounds)
    #expect(tab.screen.back == .settings)
    tab.send(.went(.settings))
    #expect(tab.page.contains("href=\"#/sounds\""))
  }

  @Test("A gong is handed over once and then only named")
  func gong() {
    let tab = open()
    #expect(!tab.state.sounds.isTrying)
    tab.press("try-gong")
    #expect(defined(tab) == ["gong"])
    #expect(plans(tab) == [SoundPlan([Cue(.gong, after: 0, gain: 640)], mixes: false)])
    #expect(tab.state.sounds.isTrying)
    tab.press("try-gong")
    #expect(defined(tab) == ["gong"])
    #expect(plans(tab).count == 2)
  }

  @Test("A new life of the page gets its sounds anew")
  func anew() {
    let tab = open()
    tab.press("try-gong")
    tab.start()
    tab.forgetAsked()
    tab.send(.went(.sounds))
    tab.press("try-gong")
    #expect(defined(tab) == ["gong"])
  }

  @Test("The next gong is as loud as was picked, and odd numbers change nothing")
  func volume() {
    let tab = open()
    tab.type("50", into: "gong-volume")
    #expect(tab.state.desk.overview.settings.sound.volume == 50)
    for odd in ["", "101", "-5", "loud"] { tab.type(odd, into: "gong-volume") }
    #expect(tab.state.desk.overview.settings.sound.volume == 50)
    tab.press("try-gong")
    #expect(plans(tab).last?.cues[0].gain == 250)
  }

  @Test("A theme is heard as soon as it is picked")
  func theme() {
    let tab = open()
    tab.press("theme-harp")
    #expect(tab.state.desk.overview.settings.sound.theme == .harp)
    #expect(
      plans(tab).last?.cues.map { $0.sound } == [
        .breath(.harp, .breatheIn), .breath(.harp, .holdIn), .breath(.harp, .breatheOut),
        .breath(.harp, .holdOut), .endGong,
      ])
    #expect(plans(tab).last?.cues.map { $0.after } == [0, 2000, 4000, 6000, 8000])
  }

  @Test("The ambience is heard with each of its changes until it is stopped")
  func ambience() {
    let tab = open()
    #expect(!tab.has("try-ambience"))
    tab.press("ambience-rain")
    #expect(plans(tab).isEmpty)
    tab.press("try-ambience")
    #expect(plans(tab).last?.ambience == AmbienceCue(.rain, gain: 129, until: nil))
    tab.type("100", into: "ambience-volume")
    #expect(plans(tab).last?.ambience == AmbienceCue(.rain, gain: 640, until: nil))
    tab.press("ambience-waves")
    #expect(plans(tab).last?.ambience == AmbienceCue(.waves, gain: 640, until: nil))
    tab.press("ambience-none")
    #expect(plans(tab).last?.ambience == nil)
    tab.press("quiet")
    #expect(tab.asked.last == .quiet(milliseconds: 800))
    #expect(!tab.state.sounds.isTrying)
  }

  @Test("Who leaves the page leaves the try behind, once")
  func leaving() {
    let tab = open()
    tab.press("try-meditation")
    tab.send(.went(.settings))
    #expect(tab.asked.filter { $0 == .quiet(milliseconds: 800) }.count == 1)
    tab.send(.went(.today))
    #expect(tab.asked.filter { $0 == .quiet(milliseconds: 800) }.count == 1)
  }

  @Test("Nothing is tried while a practice runs")
  func running() {
    func effects(isRunning: Bool) -> [Effect] {
      let at = Zone.berlin.instant(Day(text: "2026-05-12")!, TimeOfDay(text: "11:59")!)
      let fields = PracticeSetting.open.startFields(
        now: at, zone: .berlin, day: Day(text: "2026-05-12")!)
      let run = Draft.create(
        Identifier(high: 1, low: 1), kind: PracticeRun.kind, fields.map { $0 })
      var sitting = Sitting(.sounds, on: "2026-05-12", journal: isRunning ? [run] : [])
      return sitting.program.send(.sounds(.pressedTry(.intervals)), sitting.moment)
    }
    #expect(effects(isRunning: true).isEmpty)
    #expect(effects(isRunning: false).count == 5)
  }

  @Test("Switches flip, and speech is heard in the language of the app when it is switched on")
  func switches() {
    let tab = open("de")
    for wanted in SoundSwitch.allCases {
      let before = tab.state.desk.overview.settings.sound.isOn(wanted)
      tab.send(.sounds(.flipped(wanted)))
      #expect(tab.state.desk.overview.settings.sound.isOn(wanted) != before)
    }
    let spoken = tab.asked.filter { if case .speak = $0 { true } else { false } }
    #expect(spoken == [.speak("Runde zwei von drei", .german)])
    tab.send(.sounds(.flipped(.speech)))
    #expect(tab.asked.filter { if case .speak = $0 { true } else { false } }.count == 1)
  }

  @Test("What keeps the sound away is said in words, and sound that plays says nothing")
  func found() {
    let tab = open()
    for (state, isHeldBack, isSilent) in [
      (SoundState.blocked, true, false), (.silent, false, true), (.playing, false, false),
    ] {
      tab.receive(.soundState(state))
      #expect(tab.page.contains("holds the sound back") == isHeldBack)
      #expect(tab.page.contains("No sound here right now") == isSilent)
    }
    let german = open("de")
    german.receive(.soundState(.blocked))
    #expect(german.page.contains("hält den Ton noch zurück"))
    tab.press("try-gong")
    #expect(plans(tab).count == 1)
  }
}

struct SoundCodingTests {
  private func json(_ effect: Effect) -> String {
    String(decoding: EffectPage.json([effect]) { Int64($0.count) }, as: UTF8.self)
  }

  @Test("A plan goes over the boundary as the page reads it")
  func plan() {
    let plan = SoundPlan(
      [Cue(.breath(.harp, .holdIn), after: 4000, gain: 640)],
      ambience: AmbienceCue(.fire, gain: 90, until: 12_000), mixes: true)
    #expect(
      json(.sound(plan, at: 7))
        == #"[{"do":"sound","uptime":7,"mix":true,"cues":["#
        + #"{"name":"harp.holdIn","ms":4000,"gain":640}],"#
        + #""loop":{"name":"fire","gain":90,"ms":12000}}]"#)
    let empty = json(.sound(SoundPlan([]), at: 0))
    #expect(empty == #"[{"do":"sound","uptime":0,"mix":false,"cues":[]}]"#)
    let tick = json(.defineSound(.tick, rate: 22_050, bytes: [1, 2]))
    #expect(tick == #"[{"do":"defineSound","name":"tick","rate":22050,"at":2,"count":2}]"#)
  }

  @Test("What else a practice asks for goes over the boundary as the page reads it")
  func others() {
    #expect(json(.quiet(milliseconds: 300)) == #"[{"do":"quiet","ms":300}]"#)
    #expect(json(.speak("Eins", .german)) == #"[{"do":"speak","text":"Eins","lang":"de"}]"#)
    #expect(json(.keepAwake(true)) == #"[{"do":"keepAwake","on":true}]"#)
    #expect(json(.showTile(nil)) == #"[{"do":"showTile"}]"#)
    let tile = MediaTile(title: "A", detail: "B", length: 9000, position: 10, isPaused: false)
    #expect(
      json(.showTile(tile))
        == #"[{"do":"showTile","tile":{"title":"A","artist":"B","length":9000,"at":10,"#
        + #""paused":false}}]"#)
    let pattern = json(.vibrate([200, 100, 200]))
    #expect(pattern == #"[{"do":"vibrate","pattern":[200,100,200]}]"#)
  }

  @Test("What the page says about sound, the tile and its sight is read, and nonsense is not")
  func arrivals() {
    func arrival(_ kind: Int32, _ text: String) -> Arrival? {
      Arrival(kind: kind, token: 0, bytes: Array(text.utf8))
    }
    #expect(arrival(26, "playing") == .soundState(.playing))
    #expect(arrival(26, "blocked") == .soundState(.blocked))
    #expect(arrival(26, "?") == .soundState(.silent))
    #expect(arrival(27, "pause") == .tilePressed(.pause))
    #expect(arrival(27, "eject") == nil)
    #expect(arrival(28, "1") == .visible(true))
    #expect(arrival(28, "0") == .visible(false))
  }
}
