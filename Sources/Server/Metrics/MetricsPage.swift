// What stands at /metrics.

import Engine
import Foundation
import Storage

/// Asks each part of the server for its numbers at the moment when somebody looks.
struct MetricsPage: Sendable {
  let metrics: Metrics
  let accounts: Accounts
  let push: Push
  let operatorMail: OperatorMail?
  let data: SiteData

  func text() async -> String {
    var text = MetricsText()
    text.family("info", .gauge, "The version that runs.")
    text.sample("info", ["version": ServerVersion.text], 1)
    requests(&text)
    people(&text)
    vault(&text)
    await notifications(&text)
    machine(&text)
    return text.text
  }

  private func requests(_ text: inout MetricsText) {
    let counts = metrics.counts
    text.family("requests_total", .counter, "Answered requests.")
    let kinds = counts.requests.keys.sorted {
      ($0.route, $0.method, $0.status) < ($1.route, $1.method, $1.status)
    }
    for kind in kinds {
      text.sample(
        "requests_total",
        ["method": kind.method, "route": kind.route, "status": kind.status],
        counts.requests[kind] ?? 0)
    }
    text.family("request_seconds", .histogram, "Time from a request's head to its answer.")
    for (route, times) in counts.times.sorted(by: { $0.key < $1.key }) {
      text.histogram("request_seconds", route: route, times)
    }
  }

  private func people(_ text: inout MetricsText) {
    let events = accounts.audit.counts
    text.family("sign_ins_total", .counter, "Tries to sign in.")
    let outcomes: KeyValuePairs<String, AuditLog.Event> = [
      "accepted": .signedIn, "refused": .signInRefused, "limited": .limited,
    ]
    for (outcome, event) in outcomes {
      text.sample("sign_ins_total", ["outcome": outcome], events[event] ?? 0)
    }
    text.family("alarms_total", .counter, "Signs of a breach.")
    let alarms = accounts.watch.counts
    for alarm in Alarm.allCases {
      text.sample("alarms_total", ["sign": alarm.rawValue], alarms[alarm] ?? 0)
    }
    text.single(
      "hashing_waiting", .gauge, "Password hashes that wait for a thread.",
      accounts.hashing.waiting)
    text.single(
      "mails_waiting", .gauge, "Mails that have not been handed over.",
      (accounts.mail?.waiting ?? 0) + (operatorMail?.office.waiting ?? 0))
  }

  private func vault(_ text: inout MetricsText) {
    let counts = metrics.counts
    text.single("pushes_total", .counter, "Pushes to the vault.", counts.pushes)
    text.single("pulls_total", .counter, "Pulls from the vault.", counts.pulls)
    text.single("changes_total", .counter, "Changes that the vault took.", counts.changes)
    text.single("event_streams", .gauge, "Open event streams.", accounts.streams.count)
    text.single(
      "database_bytes", .gauge, "The database with its write-ahead log.", data.databaseBytes)
    if let age = data.backups.age(now: accounts.clock()) {
      text.single("backup_age_seconds", .gauge, "Since the latest backup.", age / 1000)
    }
  }

  private func notifications(_ text: inout MetricsText) async {
    text.family("notifications_total", .counter, "Messages for push services.")
    for kind in PushCounts.Kind.allCases {
      text.sample("notifications_total", ["outcome": kind.rawValue], push.counts[kind])
    }
    guard let waiting = try? await push.store.waiting() else { return }
    text.single(
      "notifications_waiting", .gauge, "Messages that have not been handed to a push service.",
      waiting)
  }

  private func machine(_ text: inout MetricsText) {
    guard let bytes = ProcessMemory.bytes else { return }
    text.single("memory_bytes", .gauge, "Memory that the process holds.", bytes)
  }
}
