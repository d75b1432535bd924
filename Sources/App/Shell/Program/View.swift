// Which screen stands for a route, and what stands around it.
import Engine

extension State {
  func screen(_ moment: Moment) -> Screen<Message> {
    if let screen = lockedScreen(moment) { return screen }
    guard desk.storage.isOpen else { return Screen(title: "", body: []) }
    var screen = page(moment)
    if let sheet = practice.startSheet(moment, desk) { screen.sheet = sheet }
    if let found = help.found { screen.sheet = help.foundSheet(found, moment, desk) }
    let words = FrameText(language: desk.language)
    // Without a frame there is no place for notices but the page itself.
    if screen.isImmersive {
      screen.body = desk.storeNotices(words).map { .notice($0) } + screen.body
    }
    // A sheet asks one thing: nothing lies over it.
    if let toast = desk.toast, screen.sheet == nil {
      let action =
        desk.hasUndo(of: desk.toastSince)
        ? Button(words.undo, Message.pressedUndo, key: "undo", role: .quiet, symbol: .undo) : nil
      screen.toast = Toast(toast, action: action)
      if health.offered != nil { screen.toast?.errand = health.toastErrand(moment, desk) }
    }
    return screen
  }

  private func page(_ moment: Moment) -> Screen<Message> {
    switch desk.route {
    case .opening: opening.openingScreen(desk)
    case .welcome: welcome.welcomeScreen(moment, desk)
    case .today: todayScreen(moment)
    case .craving: cravingScreen(nil, moment)
    case .cravingPage(let page): cravingScreen(page, moment)
    case .help: help.helpScreen(moment, desk)
    case .trackers: trackers.trackersScreen(moment, desk)
    default: furtherPage(moment)
    }
  }

  /// The places that a first visit does not begin with.
  @inline(never)  // Not of a first visit.
  private func furtherPage(_ moment: Moment) -> Screen<Message> {
    switch desk.route {
    case .opening, .welcome, .today, .craving, .cravingPage, .help, .trackers: page(moment)
    case .progress: progress.progressScreen(medals: milestones.gallery?.reached.count, moment, desk)
    case .plan: planScreen(moment)
    case .history: historyScreen(moment)
    case .calendar: calendar.calendarScreen(moment, desk)
    case .day(let day): dayScreen(day, moment)
    case .journey: journey.journeyScreen(moment, desk)
    case .weeks: journey.weeksScreen(moment, desk)
    case .patterns: desk.patternsScreen(moment)
    case .milestones: milestones.milestonesScreen(moment, desk)
    case .share: share.shareScreen(moment, desk)
    case .doctorSheet: doctorSheet.doctorSheetScreen(moment, desk)
    case .recovery: desk.recoveryScreen(moment)
    case .savings: savings.savingsScreen(moment, desk)
    case .withdrawal: desk.withdrawalScreen(moment)
    case .forecast: desk.forecastScreen(moment)
    case .coach: coach.coachScreen(moment, desk)
    case .settings: settingsScreen(moment)
    case .imports: imports.importsScreen(desk)
    case .health: health.healthScreen(moment, desk)
    case .checks: checks.checksScreen(moment, desk)
    case .safety: desk.safetyScreen(moment)
    case .programme: replacement.programmeScreen(moment, desk)
    case .techniques: techniques.techniquesScreen(desk)
    case .ifThen: ifThen.ifThenScreen(moment, desk)
    case .thoughts: thoughts.thoughtsScreen(moment, desk)
    case .debrief: debrief.debriefScreen(moment, desk)
    case .tracker(let id): trackers.trackerScreen(id, moment, desk)
    case .changes: desk.changesScreen(moment)
    case .streaks: streaks.streaksScreen(moment, desk)
    case .excuses: excuses.excusesScreen(moment, desk)
    case .reminders: reminders.remindersScreen(moment, desk)
    case .exercises: exercises.exercisesScreen(desk)
    case .exercise(let exercise): desk.exerciseScreen(exercise)
    case .practice: practiceScreen(moment)
    case .session: sessionScreen(moment)
    case .breathing: practice.breathingScreen(desk)
    case .programs: programs.programsScreen(desk)
    case .sounds: sounds.soundsScreen(desk)
    case .recall: recalls.recallScreen(Recall.usualDay(today: desk.today(moment)), moment, desk)
    case .recallDay(let day): recalls.recallScreen(day, moment, desk)
    case .ownFoods: ownFoods.ownFoodsScreen(desk)
    case .insights: swaps.insightsScreen(moment, desk)
    case .swaps: swaps.swapsScreen(moment, desk)
    case .foodWeeks: desk.foodWeeksScreen(moment)
    case .shopping: swaps.shoppingScreen(moment, desk)
    case .account: account.accountScreen(moment, desk)
    case .privacy: desk.legalScreen(.privacy)
    case .terms: desk.legalScreen(.terms)
    case .notMedicalAdvice: desk.legalScreen(.notMedicalAdvice)
    }
  }

  func frame(of screen: Screen<Message>, _ moment: Moment) -> Frame<Message> {
    let words = FrameText(language: desk.language)
    let isOpen = lockedScreen(moment) == nil
    return Frame(
      route: desk.route, places: desk.places.map { ($0, words.place($0)) },
      placesLabel: words.places, settingsLabel: words.settings, skipLabel: words.skip,
      backLabel: words.back, hasRail: isOpen && desk.hasWaysOn,
      ways: isOpen ? desk.ways(beside: screen, moment) : [], sync: desk.syncSign(moment),
      hide: lock.hideSign(desk), notices: isOpen ? practice.notices(words, moment, desk) : [])
  }

  /// Milliseconds to the next moment at which the page changes by itself between two beats.
  func wake(_ moment: Moment) -> Int64? {
    if let since = lock.breathSince, lock.isLocked {
      return desk.breathPosition(.boxBreathing, since, moment).position.untilNextSecond
    }
    return switch desk.route {
    case .session: practice.liveSession(moment, desk)?.untilNextChange(now: moment.now)
    case .craving, .cravingPage(.help): craving.breathWake(moment, desk)
    case .coach: coach.breathWake(moment, desk) ?? desk.syncWake(moment)
    case .account: account.questionWake(moment) ?? desk.meetingWake(moment) ?? desk.syncWake(moment)
    default: desk.syncWake(moment)
    }
  }

  /// Up to when the next start may show this page before the app is there: Today as it lies there
  /// by itself, where no passphrase protects it. Nothing for any other page.
  func pictureEnd(_ screen: Screen<Message>, _ moment: Moment) -> Instant? {
    guard desk.route == .today, screen.place == .today, screen.sheet == nil, screen.toast == nil,
      !lock.isOn, !lock.isCovered, desk.isWellKept, practice.liveSession(moment, desk) == nil
    else { return nil }
    return desk.todayHolds(moment)
  }

  /// A running timer is shown to the second; everything else that time changes, to the minute.
  var beat: Beat {
    if lock.isCovered { return .none }
    if lock.isLocked { return .second }
    if help.breathSince != nil || coach.breathSince != nil { return .second }
    // A line that goes by itself needs somebody to tell the time.
    if desk.toast != nil || why.recordingSince != nil { return .second }
    if desk.route != .session, practice.sessionMoves(desk) { return .second }
    switch desk.route {
    case .today, .craving, .cravingPage: return .second
    case .progress, .plan, .milestones, .recovery, .withdrawal: return .minute
    default: return .none
    }
  }
}

extension Desk {
  /// Whether the places lead anywhere: not before there is a journal, nor in the steps of its
  /// start.
  fileprivate var hasWaysOn: Bool {
    storage.isOpen && hasBegun && route != .opening && route != .welcome
  }

  /// A journal of the person's own, of which nothing is damaged or refused.
  fileprivate var isWellKept: Bool {
    storage.isOpen && !isDemo && storage.problem == nil && storage.facts.problem == nil
      && storage.facts.damaged == 0
  }

  /// What is wrong with keeping the journal, the weightiest first.
  fileprivate func storeNotices(_ words: FrameText) -> [Notice<Message>] {
    var notices: [Notice<Message>] = []
    if let problem = storage.facts.problem {
      notices.append(Notice(key: "store", kind: .attention, words.storeProblem(problem)))
    }
    if let problem = storage.problem {
      notices.append(
        Notice(
          key: "save", kind: .attention, words.saveProblem(problem),
          actions: [
            Button(words.saveAgain, .pressedSaveAgain, key: "save-again"),
            Button(words.saveFile, .settings(.pressedExport), key: "save-file"),
          ]))
    }
    if storage.facts.damaged > 0 {
      notices.append(
        Notice(
          key: "damaged", kind: .attention, words.damaged(storage.facts.damaged),
          actions: [Button(words.rawFile, .pressedDownloadRaw, key: "raw-file")]))
    }
    return notices
  }
}

extension PracticeState {
  /// What a person has to know on every screen, the weightiest first.
  fileprivate func notices(_ words: FrameText, _ moment: Moment, _ desk: Desk) -> [Notice<Message>]
  {
    var notices = desk.storeNotices(words)
    if let notice = sessionNotice(moment, desk) { notices.append(notice) }
    if let notice = desk.syncNotice { notices.append(notice) }
    if let notice = desk.askingNotice(moment) { notices.append(notice) }
    if desk.isDemo {
      notices.append(
        Notice(
          key: "demo", words.demo,
          actions: [Button(words.leaveDemo, .settings(.pressedLeaveDemo), key: "leave-demo")]))
    }
    if desk.device.hasUpdate {
      notices.append(
        Notice(
          key: "update", words.update,
          actions: [Button(words.updateNow, .pressedUpdate, key: "update-now")]))
    }
    return notices
  }
}
