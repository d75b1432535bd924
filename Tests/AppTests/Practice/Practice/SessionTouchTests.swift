// What the hand feels in a session, and when it feels nothing.
import App
import Engine
import Testing

private func touches(_ tab: Tab) -> [Effect] {
  tab.asked.filter { if case .vibrate = $0 { true } else { false } }
}

/// A tab on a device that can vibrate, or cannot.
private func tab(canVibrate: Bool = true, settings: [Field] = []) -> Tab {
  let tab = practiceTab(settings: settings)
  tab.device.canVibrate = canVibrate
  tab.start()
  tab.start(.box)
  tab.forgetAsked()
  return tab
}

struct SessionTouchTests {
  @Test("Each phase is felt once as it begins, a breath in twice as much")
  func once() {
    let tab = tab()
    tab.watch(16_000)
    let rest = Effect.vibrate([60])
    #expect(touches(tab) == [rest, rest, rest, .vibrate([60, 90, 60])])
  }

  @Test("A pause is still, and what is long over is not made up for")
  func still() {
    let tab = tab()
    tab.press("pause")
    tab.watch(20_000)
    #expect(touches(tab).isEmpty)
    tab.press("go-on")
    tab.skip(7000)
    #expect(touches(tab).isEmpty)
  }

  @Test("Nothing trembles where nothing can, and where nobody wants it")
  func unwanted() {
    let deaf = tab(canVibrate: false)
    deaf.watch(16_000)
    #expect(touches(deaf).isEmpty)
    let unwanted = tab(settings: [Field("vibrates", .bool(false))])
    unwanted.watch(16_000)
    #expect(touches(unwanted).isEmpty)
  }
}
