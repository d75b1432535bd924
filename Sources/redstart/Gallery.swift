// The screens of one journal at one moment, rendered by the app itself.

import App
import Engine

/// What a gallery shows.
struct Gallery {
  private let opened: Program
  private let moment: Moment

  /// An app on a device of the language, with a journal of what the drafts say.
  init(_ drafts: [Draft], language: String, moment: Moment) {
    self.moment = moment
    var device = Device()
    device.languages = [language]
    device.decimal = language == "de" ? "," : "."
    device.group = language == "de" ? "." : ","
    var program = Program()
    _ = program.receive(.started(device, address: Route.today.address), moment)
    var clock = Clock(device: 0)
    let changes = drafts.map { $0.stamped(by: &clock, now: $0.instant) }
    _ = program.receive(.record(number: 1, PackWriter.pack(changes)), moment)
    _ = program.receive(.storeOpened(StoreFacts()), moment)
    opened = program
  }

  /// Each screen that has an address of its own, by its path, and what follows some presses.
  var pages: [(name: String, bytes: [UInt8])] {
    Route.allCases.map { route in
      var program = opened
      _ = program.receive(.addressed(route.address), moment)
      return (String(route.path.map { $0 == "/" ? "-" : $0 }), program.render(moment))
    }
      + presses.map { name, messages in
        var program = opened
        for message in messages { _ = program.send(message, moment) }
        return (name, program.render(moment))
      }
  }

  private var presses: [(String, [Message])] {
    let begun: [Message] = [.craving(.pressedCraving)]
    let calm = begun + [.craving(.skippedBreath)]
    let breath = Technique.calmBreath.rawValue
    let pages = CravingPage.allCases.map { page in
      ("craving-of-" + page.rawValue, calm + [.went(.cravingPage(page))])
    }
    let plan: [Message] = [
      .went(.welcome), .welcome(.pickedSubstance(.vape)), .welcome(.pressedNext),
      .welcome(.enteredPerDay(.vape, "120")), .welcome(.pressedNext), .welcome(.pressedNext),
      .welcome(.pressedNext), .welcome(.pickedMethod(.reduce)), .welcome(.pressedNext),
      .welcome(.enteredReduceDays("60")), .welcome(.pressedNext),
    ]
    let coach = { (quick: CoachQuick) -> [Message] in [.went(.coach), .coach(.pressedQuick(quick))]
    }
    return pages + [
      ("welcome-plan", plan), ("coach-tip", coach(.tip)), ("coach-ahead", coach(.ahead)),
      ("coach-breath", coach(.breathing) + [.coach(.pressedBreathe)]),
      ("craving-begun", begun), ("craving-calm", calm),
      ("craving-technique", calm + [.craving(.pressedNext), .craving(.openedTechnique(breath))]),
      ("craving-passed", calm + [.craving(.pressedPassed)]),
      ("craving-used", calm + [.craving(.pressedUsed)]), ("today-more", [.today(.pressedMore)]),
    ]
  }
}
