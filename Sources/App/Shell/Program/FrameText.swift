// The words around every screen.

struct FrameText {
  let language: Language

  var places: String { language.framePlaces }
  var today: String { language.frameToday }
  var progress: String { language.frameProgress }
  var plan: String { language.framePlan }
  var settings: String { language.frameSettings }
  var skip: String { language.frameSkip }
  var back: String { language.frameBack }
  var undone: String { language.frameUndone }
  var undo: String { language.frameUndo }
  var saveAgain: String { language.frameSaveAgain }
  var saveFile: String { language.frameSaveFile }
  var rawFile: String { language.frameRawFile }
  var full: String {
    language.frameFull
  }
  var blocked: String {
    language.frameBlocked
  }
  var lost: String {
    language.frameLost
  }
  var unknown: String {
    language.frameUnknown
  }
  var storeBlocked: String {
    language.frameStoreBlocked
  }
  var storeUnavailable: String {
    language.frameStoreUnavailable
  }
  var storeNewer: String {
    language.frameStoreNewer
  }
  func damaged(_ count: Int) -> String {
    language.frameDamaged(count: count)
  }
  var demo: String {
    language.frameDemo
  }
  var leaveDemo: String { language.frameLeaveDemo }
  var update: String { language.frameUpdate }
  var updateNow: String { language.frameUpdateNow }

  func place(_ place: Place) -> String {
    switch place {
    case .today: today
    case .practice: PracticeText(language: language).title
    case .progress: progress
    case .plan: plan
    }
  }

  func saveProblem(_ problem: SaveProblem) -> String {
    switch problem {
    case .full: full
    case .blocked: blocked
    case .lost: lost
    case .unknown: unknown
    }
  }

  func storeProblem(_ problem: StoreFacts.Problem) -> String {
    switch problem {
    case .blocked: storeBlocked
    case .unavailable: storeUnavailable
    case .newer: storeNewer
    case .locked: LockText(language: language).lead
    }
  }
}
