// What a person chooses is read back as it was written: settings, trackers, plans and wishes.
import Engine
import Testing

private let now = Instant(milliseconds: 1_775_000_000_000)
private let day = Day(text: "2026-03-31")!
private let later = Day(text: "2026-04-02")!
private let thing = Identifier(high: 2, low: 2)

private func entity(_ fields: [Field]) -> Entity {
  var journal = Journal()
  var clock = Clock(device: 1)
  let draft = Draft.create(thing, kind: "thing", fields)
  let place = journal.apply(draft.stamped(by: &clock, now: now))
  return journal.entities[place]
}

@Suite("What is chosen is read back as itself") struct WrittenChoicesTests {
  @Test("Settings of the person and the device")
  func settings() {
    let settings = Settings(
      entity([
        Settings.field(name: "Kim"), Settings.field(language: "de"), Settings.field(theme: .dark),
        Settings.field(isHighContrast: true), Settings.field(currency: "EUR"),
        Settings.field(country: "AT"), Settings.field(uses12Hours: false),
        Settings.field(dayStart: TimeOfDay(text: "04:00")!), Settings.field(vibrates: false),
        Settings.field(lockAfter: 5), Settings.field(hidesQuickly: true),
        Settings.field(hasNeutralTitle: true), Settings.field(welcomedAt: now),
        Settings.field(backedUpAt: now), Settings.field(backupPutOffAt: now),
      ]))
    #expect(settings.name == "Kim")
    #expect(settings.language == "de")
    #expect(settings.theme == .dark)
    #expect(settings.isHighContrast)
    #expect(settings.currency == "EUR")
    #expect(settings.country == "AT")
    #expect(settings.uses12Hours == false)
    #expect(settings.dayBoundary.start == TimeOfDay(text: "04:00"))
    #expect(!settings.vibrates)
    #expect(settings.lockAfter == 5)
    #expect(settings.hidesQuickly)
    #expect(settings.hasNeutralTitle)
    #expect(settings.welcomedAt == now)
    #expect(settings.backedUpAt == now)
    #expect(settings.backupPutOffAt == now)
  }

  @Test("Settings of what is shown")
  func shown() {
    let settings = Settings(
      entity([
        Settings.field(dismissed: "install"), Settings.field(hidesThoughts: true),
        Settings.field(hidesCoach: true), Settings.field(coachTone: .direct),
        Settings.field(showsLifeRegained: false), Settings.field(countsDrinkCalories: true),
        Settings.field(hidesFoodNumbers: true), Settings.field(watchesFood: true),
        Settings.field(hidesSwapStreak: true), Settings.field(expectationHiddenOn: day),
        PracticeChoices.field(earlyStop: .never),
      ]))
    #expect(settings.dismissed == ["install"])
    #expect(settings.hidesThoughts)
    #expect(settings.hidesCoach && settings.coachTone == .direct)
    #expect(!settings.showsLifeRegained)
    #expect(settings.countsDrinkCalories)
    #expect(settings.hidesFoodNumbers)
    #expect(settings.watchesFood == true)
    #expect(settings.hidesSwapStreak)
    #expect(settings.expectationHiddenOn == day)
    #expect(settings.practice.earlyStop == .never)
  }

  @Test("What is left to the device is as if it was never set")
  func leftToTheDevice() {
    let settings = Settings(
      entity([
        Settings.field(name: ""), Settings.field(theme: nil), Settings.field(currency: ""),
        Settings.field(isHighContrast: false), Settings.field(country: ""),
        Settings.field(uses12Hours: nil), Settings.field(hidesThoughts: false),
        Settings.field(hidesCoach: false),
      ]))
    #expect(settings == Settings())
  }

  @Test("Days, weeks and rings")
  func rhythm() {
    let rhythm = Settings(
      entity([
        Rhythm.field(asksMorning: true), Rhythm.field(asksEvening: true),
        Rhythm.field(reviewDay: .friday), Rhythm.field(reviewSeen: day),
        Rhythm.field(aim: 12, of: .mindful), Rhythm.field(aim: 34, of: .workout),
      ])
    ).rhythm
    #expect(rhythm.asksInTheMorning)
    #expect(rhythm.asksInTheEvening)
    #expect(rhythm.reviewDay == .friday)
    #expect(rhythm.reviewSeen == day)
    #expect(rhythm.mindfulAim == 12)
    #expect(rhythm.workoutAim == 34)
  }

  @Test("Sound, with each of its switches")
  func sound() {
    var fields = [
      SoundSettings.field(volume: 35), SoundSettings.field(ambienceVolume: 20),
      SoundSettings.field(ambience: Ambience.allCases[0]),
      SoundSettings.field(theme: CueTheme.allCases[0]),
    ]
    for wanted in SoundSwitch.allCases {
      fields.append(SoundSettings.field(wanted, !SoundSettings().isOn(wanted)))
    }
    let sound = Settings(entity(fields)).sound
    #expect(sound.volume == 35)
    #expect(sound.ambienceVolume == 20)
    #expect(sound.ambience == Ambience.allCases[0])
    #expect(sound.theme == CueTheme.allCases[0])
    for wanted in SoundSwitch.allCases {
      #expect(sound.isOn(wanted) != SoundSettings().isOn(wanted), "\(wanted)")
    }
  }

  @Test("A tracker of one's own")
  func ownTracker() {
    let level = { Level(id: $0, icon: "", name: "L\($0)", effect: .success) }
    let fields = Tracker.fields(
      aim: .build, cutoffHour: 5, group: "Morning", hidesStreak: true, icon: "sun",
      isInCalendar: true, levels: [level(0), level(1)], mode: .levels, name: "Stretch",
      preset: "", reminder: TrackerReminder(times: [TimeOfDay(text: "07:30")!]), side: .good,
      goal: 2000)
    #expect(fields.map { $0.name } == fields.map { $0.name }.sorted())
    let tracker = Tracker(entity(fields + [Tracker.field(order: 4), Tracker.field(since: day)]))
    #expect(tracker?.aim == .build)
    #expect(tracker?.dayBoundary == DayBoundary(cutoffHour: 5))
    #expect(tracker?.group == "Morning")
    #expect(tracker?.hidesStreak == true)
    #expect(tracker?.icon == "sun")
    #expect(tracker?.isInCalendar == true)
    #expect(tracker?.levels == [level(0), level(1)])
    #expect(tracker?.mode == .levels)
    #expect(tracker?.name == "Stretch")
    #expect(tracker?.reminder?.times == [TimeOfDay(text: "07:30")!])
    #expect(tracker?.side == .good)
    #expect(tracker?.goal == 2000)
    #expect(tracker?.order == 4)
    #expect(tracker?.since == day)
  }

  @Test("A tracker of a substance")
  func tracker() {
    let tracker = Tracker(
      entity(
        [
          Tracker.field(aim: .quit), Tracker.field(substance: .vape),
          Tracker.field(isArchived: true), Tracker.field(archivedOn: later),
          Tracker.field(slipAnswered: day),
        ] + Tracker.fields(lastUse: now, on: day)))
    #expect(tracker?.aim == .quit)
    #expect(tracker?.substance == .vape)
    #expect(tracker?.isArchived == true)
    #expect(tracker?.archivedOn == later)
    #expect(tracker?.slipAnswered == day)
    #expect(tracker?.lastUseBefore == now)
    #expect(tracker?.lastUseDay == day)
  }

  @Test("A corrected plan, and only what differs is written")
  func plan() {
    let old = Plan(fromDay: day, kind: .reduce, baseline: 9000, price: 1000, packUnits: 20)
    var new = old
    #expect(PlanRecord.fields(correcting: old, to: new).isEmpty)
    new.baseline = 8000
    new.price = nil
    new.packUnits = 25
    let changed = PlanRecord.fields(correcting: old, to: new)
    let kept = PlanRecord.fields(of: old, tracker: thing).filter { field in
      !changed.contains { $0.name == field.name }
    }
    #expect(PlanRecord(entity(kept + changed))?.plan == new)
  }

  @Test("A wish, its purchase and another one")
  func savings() {
    let price = Money(minorUnits: 12_345, currency: .euro)
    let wish = Wish(entity(Wish.fields("Bike", price, .health, until: later)))
    #expect(wish?.title == "Bike")
    #expect(wish?.price == price)
    #expect(wish?.category == .health)
    #expect(wish?.until == later)
    #expect(Wish(entity(Wish.fields("Bike", price, .health, until: nil)))?.until == nil)
    let bought = wish.flatMap { Purchase(entity(Purchase.fields(of: $0, on: day))) }
    #expect(bought?.wish == thing)
    #expect(bought?.title == "Bike")
    let other = Purchase(entity(Purchase.fields("Book", price, on: day)))
    #expect(other?.price == price)
    #expect(other?.day == day)
    #expect(other?.wish == nil)
  }

  @Test("An excuse, and one that goes on")
  func excuse() {
    let excuse = Excuse(entity(Excuse.fields(.sick, from: day, through: later)))
    #expect(excuse?.reason == .sick)
    #expect(excuse?.from == day)
    #expect(excuse?.through == later)
    let open = Excuse(entity(Excuse.fields(.sick, from: day, through: nil)))
    #expect(open?.from == day)
    #expect(open?.through == nil)
  }
}
