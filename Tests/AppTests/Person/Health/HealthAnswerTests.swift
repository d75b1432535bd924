// What comes back from the person's own Shortcut: "written" is only said of what this device handed
// to it, once, and never offered again; anything else is ignored.

import App
import Engine
import Foundation
import Testing

@Suite("What a Shortcut says of Apple Health")
struct HealthAnswerTests {
  @Test("Pressed, it is asked for and nothing more; written is said once the Shortcut came back")
  func answered() {
    let tab = HealthPhone.tab()
    tab.drinkWater()
    let back = tab.way("x-success")
    tab.press("health-write")
    #expect(tab.handed == ["asked"])
    #expect(tab.errand == nil)
    #expect(tab.page.contains("Handed to your Shortcut. Not confirmed yet."))
    #expect(!tab.page.contains("Written to Apple Health"))
    tab.come(back)
    #expect(tab.handed == ["written"])
    #expect(tab.page.contains("Written to Apple Health: Water: 250 ml"))
    #expect(tab.address == "#/health")
    #expect(tab.errand == nil)
  }

  @Test("The answer may open another window, with what Shortcuts hangs on it")
  func window() {
    let tab = HealthPhone.tab()
    tab.drinkWater()
    let back = tab.way("x-success")
    tab.press("health-write")
    let other = Tab(tab.store, seed: 2)
    other.device = tab.device
    other.address = back + "?result=a/b"
    other.start()
    #expect(other.page.contains("Written to Apple Health: Water: 250 ml"))
    #expect(other.handed == ["written"])
    tab.catchUp()
    #expect(tab.handed == ["written"])
  }

  @Test("An answer that nobody waits for is ignored, however often and wherever it comes")
  func forged() {
    let tab = HealthPhone.tab()
    tab.drinkWater()
    let back = tab.way("x-success")
    // Offered and never pressed.
    tab.come(back)
    #expect(tab.handed.isEmpty && !tab.page.contains("Written to Apple Health"))
    #expect(tab.page.contains("nothing changed"))
    let unknown = Identifier(high: 5, low: 5).text
    for forged in [
      "#/health/written/" + unknown, "#/health/stopped/" + unknown, "#/health/written/",
      "#/health/written/x", back + "0", back + "/more", "#/health/deleted/" + unknown,
    ] {
      tab.come(forged)
      #expect(tab.handed.isEmpty && !tab.page.contains("Written to Apple Health"), "\(forged)")
    }
    tab.come("#/trackers")
    tab.drinkWater()
    let second = tab.way("x-success")
    tab.press("health-write")
    tab.come(second)
    #expect(tab.page.contains("Written to Apple Health"))
    // Again, and as if it had stopped: what is written stays written, and nothing is claimed anew.
    tab.come("#/trackers")
    tab.come(second)
    #expect(!tab.page.contains("Written to Apple Health"))
    tab.come(second.replacingOccurrences(of: "written", with: "stopped"))
    #expect(tab.handed == ["written"])
  }

  @Test("Another device neither believes an answer nor offers what was handed over elsewhere")
  func otherDevice() throws {
    let tab = HealthPhone.tab()
    tab.send(.trackers(.pickedLevel(HealthPhone.mood.id, 2)))
    let back = tab.way("x-success")
    tab.press("health-write")
    let store = FakeStore()
    store.log = tab.store.log
    store.head = tab.store.head
    let tablet = Tab(store, seed: 3)
    tablet.device = tab.device
    tablet.start()
    #expect(tablet.state.desk.clock.device != tab.state.desk.clock.device)
    tablet.come(back)
    #expect(tablet.handed == ["asked"] && !tablet.page.contains("Written to Apple Health"))
    #expect(!tablet.has("health-seen"))
    tablet.come("#/trackers")
    tablet.send(.trackers(.pickedLevel(HealthPhone.mood.id, 4)))
    #expect(tablet.errand == nil)
  }

  @Test("Stopped, it may be sent again, and is written once")
  func stopped() {
    let tab = HealthPhone.tab()
    tab.drinkWater()
    let cancelled = tab.way("x-cancel")
    #expect(cancelled == tab.way("x-error"))
    tab.press("health-write")
    tab.come(cancelled)
    #expect(tab.handed == ["stopped"])
    #expect(tab.page.contains("nothing is confirmed"))
    #expect(tab.errand?.label == "Send it again")
    let back = tab.way("x-success")
    tab.press("health-write")
    #expect(tab.handed == ["asked"])
    tab.come(back)
    #expect(tab.handed == ["written"] && tab.errand == nil && !tab.has("health-seen"))
  }

  @Test("Without an answer the person says that it is there, and is not asked again")
  func seen() {
    let tab = HealthPhone.tab()
    tab.drinkWater()
    tab.press("health-write")
    tab.visit(.health)
    #expect(tab.page.contains("Not confirmed yet"))
    tab.press("health-seen")
    #expect(tab.handed == ["seen"])
    #expect(!tab.has("health-seen") && tab.errand == nil)
    #expect(!tab.page.contains("Written to Apple Health"))
  }

  @Test("After a reload what was handed over is still not offered")
  func reloaded() {
    let tab = HealthPhone.tab()
    tab.send(.trackers(.pickedLevel(HealthPhone.mood.id, 2)))
    tab.press("health-write")
    tab.reload()
    tab.send(.trackers(.pickedLevel(HealthPhone.mood.id, 3)))
    #expect(tab.errand == nil && tab.handed == ["asked"])
  }

  @Test("Taken back or changed after it was written, the app says that Health keeps it")
  func undone() {
    let tab = HealthPhone.tab()
    tab.drinkWater()
    #expect(tab.press("undo"))
    #expect(!tab.page.contains("stays there") && tab.errand == nil)
    tab.drinkWater()
    let back = tab.way("x-success")
    tab.press("health-write")
    tab.send(.trackers(.counted(HealthPhone.water.id, by: -1)))
    #expect(tab.page.contains("Apple Health still has it."))
    tab.send(.pressedUndo)
    tab.come(back)
    tab.come("#/trackers")
    tab.send(.trackers(.counted(HealthPhone.water.id, by: -1)))
    #expect(tab.page.contains("What Apple Health has of it stays there."))
    #expect(tab.handed == ["written"])
    // It is back, and Health has it.
    tab.send(.pressedUndo)
    #expect(tab.errand == nil)
  }

  @Test("What a journal claims to have handed over never gets into a link, and never traps")
  func lies() {
    let tab = HealthPhone.tab()
    tab.drinkWater()
    let thing = tab.entities(Entry.kind)[0].id
    let name = HealthWrite.identifier(of: thing)
    let odd = Field("state", .text("javascript:alert(1)"))
    var clock = Clock(device: 9)
    let lie = Draft.create(
      name, kind: HealthWrite.kind, [odd, Field("of", .text("https://evil.example"))])
    let change = lie.stamped(by: &clock, now: tab.now)
    tab.receive(.record(number: 99, PackWriter.pack([change])))
    #expect(tab.page.contains("evil.example") == false)
    #expect(tab.errand?.address.hasPrefix("shortcuts://x-callback-url/run-shortcut?") == true)
  }
}
