// Addresses that earlier apps and their users know.
import App
import Testing

@Suite("Old addresses") struct OldAddressTests {
  @Test(
    "The names of the seeds lead to their places",
    arguments: [
      ("chat", Route.coach), ("resources", .techniques), ("offen", .practice), ("atem", .breathing),
      ("frei", .practice), ("workouts", .programs), ("meditation", .practice),
      ("workout", .practice), ("profile", .settings),
    ])
  func leads(name: String, place: Route) {
    #expect(Route(address: "#/" + name) == place)
  }
}
