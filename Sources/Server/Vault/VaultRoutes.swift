// Where the vault stands below /api, and for whom.

/// The vault's routes, for who is signed in.
struct VaultRoutes: Sendable {
  static let changes = "/api/vault/changes"

  let accounts: Accounts
  let vault: VaultResponder

  var routes: [Route] {
    [
      accounts.route(.post, VaultRoutes.changes, bodyBytes: ServerLimits.pushBodyBytes) {
        try await vault.push(account: $0.account, device: $0.device, body: $1.body)
      },
      accounts.route(.get, VaultRoutes.changes) {
        try await vault.pull(account: $0.account, query: $1.query)
      },
      accounts.route(.get, "/api/vault/events") { who, _ in
        try vault.events(account: who.account)
      },
    ]
  }
}
