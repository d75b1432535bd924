// Which screen stands for a route, and what stands around it.
import Engine

extension State {
  func screen(_ moment: Moment) -> Screen<Message> {
    if let screen = lockedScreen(moment) { return screen }
    guard storage.isOpen else { return Screen(title: "", body: []) }
    var screen = page(moment)
    if let sheet = startSheet(moment) { screen.sheet = sheet }
    let words = FrameText(language: language)
    // Without a frame there is no place for notices but the page itself.
    if screen.isImmersive {
      screen.body = storeNotices(words).map { .notice($0) } + screen.body
    }
    // A sheet asks one thing: nothing lies over it.
    if let toast, screen.sheet == nil {
      let action =
        hasUndo(of: toastSince)
        ? Button(words.undo, Message.pressedUndo, key: "undo", role: .quiet, symbol: .undo) : nil
      screen.toast = Toast(toast, action: action)
    }
    return screen
  }

  private func page(_ moment: Moment) -> Screen<Message> {
    switch route {
    case .opening: openingScreen()
    case .welcome: welcomeScreen(moment)
    case .today: todayScreen(moment)
    case .craving: cravingScreen(moment)
    case .progress: progressScreen(moment)
    case .plan: planScreen(moment)
    case .history: historyScreen(moment)
    case .calendar: calendarScreen(moment)
    case .day(let day): dayScreen(day, moment)
    case .journey: journeyScreen(moment)
    case .weeks: weeksScreen(moment)
    case .milestones: milestonesScreen(moment)
    case .recovery: recoveryScreen(moment)
    case .savings: savingsScreen(moment)
    case .withdrawal: withdrawalScreen(moment)
    case .help: helpScreen()
    case .settings: settingsScreen(moment)
    case .imports: importsScreen()
    case .checks: checksScreen(moment)
    case .safety: safetyScreen(moment)
    case .programme: programmeScreen(moment)
    case .techniques: techniquesScreen()
    case .ifThen: ifThenScreen(moment)
    case .thoughts: thoughtsScreen(moment)
    case .debrief: debriefScreen(moment)
    case .trackers: trackersScreen(moment)
    case .tracker(let id): trackerScreen(id, moment)
    case .changes: changesScreen(moment)
    case .streaks: streaksScreen(moment)
    case .excuses: excusesScreen(moment)
    case .exercises: exercisesScreen()
    case .exercise(let exercise): exerciseScreen(exercise)
    case .practice: practiceScreen(moment)
    case .session: sessionScreen(moment)
    case .breathing: breathingScreen()
    case .programs: programsScreen()
    case .sounds: soundsScreen()
    case .recall: recallScreen(Recall.usualDay(today: today(moment)), moment)
    case .recallDay(let day): recallScreen(day, moment)
    case .ownFoods: ownFoodsScreen()
    case .insights: insightsScreen(moment)
    case .swaps: swapsScreen(moment)
    case .foodWeeks: foodWeeksScreen(moment)
    case .shopping: shoppingScreen(moment)
    case .account: accountScreen(moment)
    case .privacy: legalScreen(.privacy)
    case .terms: legalScreen(.terms)
    case .notMedicalAdvice: legalScreen(.notMedicalAdvice)
    }
  }

  func frame(_ moment: Moment) -> Frame<Message> {
    let words = FrameText(language: language)
    return Frame(
      route: route, places: places.map { ($0, words.place($0)) },
      placesLabel: words.places, settingsLabel: words.settings, skipLabel: words.skip,
      backLabel: words.back, sync: syncSign(moment), hide: hideSign,
      notices: lockedScreen(moment) == nil ? notices(words, moment) : [])
  }

  /// What is wrong with keeping the journal, the weightiest first.
  private func storeNotices(_ words: FrameText) -> [Notice<Message>] {
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

  /// What a person has to know on every screen, the weightiest first.
  private func notices(_ words: FrameText, _ moment: Moment) -> [Notice<Message>] {
    var notices = storeNotices(words)
    if let notice = sessionNotice(moment) { notices.append(notice) }
    if let notice = syncNotice { notices.append(notice) }
    if let notice = askingNotice(moment) { notices.append(notice) }
    if isDemo {
      notices.append(
        Notice(
          key: "demo", words.demo,
          actions: [Button(words.leaveDemo, .settings(.pressedLeaveDemo), key: "leave-demo")]))
    }
    if device.hasUpdate {
      notices.append(
        Notice(
          key: "update", words.update,
          actions: [Button(words.updateNow, .pressedUpdate, key: "update-now")]))
    }
    return notices
  }

  /// Milliseconds to the next moment at which the page changes by itself between two beats.
  func wake(_ moment: Moment) -> Int64? {
    if let since = lock.breathSince, lock.isLocked {
      return breathPosition(.boxBreathing, since, moment).position.untilNextSecond
    }
    return switch route {
    case .session: liveSession(moment)?.untilNextChange(now: moment.now)
    case .craving: breathWake(moment)
    case .account: questionWake(moment) ?? meetingWake(moment) ?? syncWake(moment)
    default: syncWake(moment)
    }
  }

  /// A running timer is shown to the second; everything else that time changes, to the minute.
  var beat: Beat {
    if lock.isCovered { return .none }
    if lock.isLocked { return .second }
    // A line that goes by itself needs somebody to tell the time.
    if toast != nil || why.recordingSince != nil { return .second }
    if route != .session, sessionMoves { return .second }
    switch route {
    case .today, .craving: return .second
    case .progress, .plan, .milestones, .recovery, .withdrawal: return .minute
    default: return .none
    }
  }
}
