// What sync does next, and what each answer means. Docs/sync.md has the rules; `Replica` keeps
// them.
import Engine

extension State {
  fileprivate static let changesPath = "/api/vault/changes"
  private static let refresh = Ask(.post, "/api/sessions/refresh")

  /// What was sealed or opened.
  mutating func syncCrypted(_ bytes: [UInt8], _ moment: Moment) -> [Effect] {
    let parts = Parts.read(bytes)
    switch desk.sync.work {
    case .sealing(let push):
      guard let request = push.request(parts.map { $0 ?? [] }) else {
        return desk.troubled(.odd, moment)
      }
      desk.sync.work = .pushing(push, since: moment.uptime)
      return [
        .ask(token: desk.sync.nextToken(), Ask(.post, State.changesPath, body: request.bytes))
      ]
    case .opening(let run): return opened(run, parts, moment)
    case .sealingAttachment(let id): return desk.sealed(attachment: id, (parts.first ?? nil) ?? [])
    case .openingAttachment(let id):
      desk.sync.work = .none
      return desk.opened(attachment: id, parts.first ?? nil)
    case .openingPair, .makingPair, .sealingPair: return desk.pairCrypted(parts)
    case .checkpoint(let work): return syncCrypted(work, parts.first ?? nil, moment)
    default: return []
    }
  }

  private mutating func syncCrypted(
    _ work: CheckpointState.Work, _ bytes: [UInt8]?, _ moment: Moment
  ) -> [Effect] {
    switch work {
    case .openingList(let said, let sealed): return desk.opened(said, sealed, bytes, moment)
    case .openingPart: return openedPart(bytes, moment)
    case .sealingPart: return desk.sealedPart(bytes ?? [])
    case .sealingList(let checkpoint): return desk.sealedList(checkpoint, bytes ?? [])
    default: return []
    }
  }

  /// What the server answered.
  mutating func syncAnswered(_ answer: Answer, _ moment: Moment) -> [Effect] {
    let work = desk.sync.work
    desk.sync.work = .none
    if case .refreshing = work { return desk.refreshed(answer, moment) }
    switch answer.status {
    case 401 where !desk.sync.hasRefreshed:
      desk.sync.hasRefreshed = true
      desk.sync.work = .refreshing
      return [.ask(token: desk.sync.nextToken(), State.refresh)]
    case 401: return desk.signedOutByServer()
    case 410: return desk.gone(answer, moment)
    case 426: return desk.troubled(.outdated, moment)
    case 0: return desk.troubled(.unreachable, moment)
    default: break
    }
    switch work {
    case .naming: return desk.named(answer, moment)
    case .pushing(let push, let since): return desk.pushed(push, answer, since, moment)
    case .pulling(let request, let since): return pulled(request, answer, since, moment)
    case .confirmingKey(let run): return confirmed(run, answer, moment)
    case .listingAttachments: return desk.listedAttachments(answer, moment)
    case .keepingAttachment(let id): return desk.kept(attachment: id, answer, moment)
    case .droppingAttachment(let id): return desk.dropped(attachment: id, answer, moment)
    case .fetchingAttachment(let id): return desk.fetched(attachment: id, answer, moment)
    case .checkpoint(let work): return desk.syncAnswered(work, answer, moment)
    case .listingApprovals: desk.listed(approvals: answer)
    case .askingForPair: return desk.found(pair: answer)
    case .keepingPair: return desk.kept(pair: answer)
    default: break
    }
    return []
  }

  private mutating func pulled(
    _ request: PullRequest, _ answer: Answer, _ since: Int64, _ moment: Moment
  ) -> [Effect] {
    if answer.status == 409 {
      let epoch = answer.json?["details"]?.text("epoch").flatMap { Identifier(text: $0) }
      guard
        case .renumber(let extent)? = desk.sync.record?.replica.tookOtherEpoch(epoch, for: request)
      else { return [] }
      return desk.rewrite(.renumber(extent), moment)
    }
    guard answer.isGood, let json = answer.json, let said = PullAnswer(json: json) else {
      return desk.troubled(.odd, moment, after: answer.retrySeconds)
    }
    let knewTime = desk.sync.record?.replica.knowsTime == true
    desk.sync.record?.replica.hear(said.time, at: moment.now, roundTrip: moment.uptime - since)
    desk.sync.head = desk.sync.hasNews ? nil : said.head
    guard let record = desk.sync.record else { return [] }
    let isHeard = record.replica.knowsTime || record.replica.isAheadAtFirst
    guard isHeard else { return desk.troubled(.unreachable, moment) }
    desk.went(well: moment)
    // It was asked for the time: a checkpoint may be the better beginning.
    if !knewTime, record.replica.knowsTime { return [] }
    let held = desk.sync.held
    switch record.replica.took(said, for: request, holding: { held[$0] }) {
    case .ignored: return []
    case .renumber(let extent): return desk.rewrite(.renumber(extent), moment)
    case .restamp(let limit): return desk.rewrite(.restamp(notAfter: limit), moment)
    case .open(let run):
      let parts = run.toOpen.map {
        SealedPart(bound: $0.associatedData(account: record.replica.account), $0.body)
      }
      guard let version = run.keyVersion else { return opened(run, [], moment) }
      // Another device may have changed the key; the account knows.
      if version > record.keyVersion {
        desk.sync.work = .confirmingKey(run)
        return [.ask(token: desk.sync.nextToken(), Ask(.get, "/api/account/keys"))]
      }
      desk.sync.work = .opening(run)
      let key = record.key(version) ?? record.vaultKey
      return [.open(token: desk.sync.nextToken(), key: key, parts)]
    }
  }

  /// Where the account has a newer key, this device has to be let in again before it goes on. What
  /// names a key that nobody has is kept unread, and the log goes on.
  private mutating func confirmed(
    _ run: PullRun, _ answer: Answer, _ moment: Moment
  ) -> [Effect] {
    guard answer.isGood, let version = answer.json?.number("keyVersion"),
      let record = desk.sync.record
    else { return desk.troubled(.odd, moment, after: answer.retrySeconds) }
    if version > record.keyVersion { return desk.signedOutByServer() }
    return opened(run, run.toOpen.map { _ in nil }, moment)
  }

  /// What was fetched goes to the disk together with how far it reaches.
  private mutating func opened(
    _ run: PullRun, _ plaintexts: [[UInt8]?], _ moment: Moment
  ) -> [Effect] {
    desk.sync.work = .none
    guard var record = desk.sync.record else { return [] }
    let held = desk.sync.held
    guard let pulled = record.replica.opened(run, plaintexts, holding: { held[$0] }) else {
      return []
    }
    return keep(pulled, record, moment)
  }

  /// A run of the log or a checkpoint, with the record as it is afterwards.
  mutating func keep(
    _ pulled: Pulled, _ record: AccountRecord, _ moment: Moment
  ) -> [Effect] {
    if !pulled.replacements.isEmpty {
      // The run comes again behind the store that is then right.
      return desk.rewrite(.replace(pulled.replacements), moment)
    }
    if pulled.changes.isEmpty && pulled.unreadable.isEmpty {
      desk.sync.record = record
      return desk.keepRecord()
    }
    desk.sync.work = .saving(desk.storage.nextToken)
    return desk.write(pulled: pulled, record, moment) + leaveOpening()
  }
}

extension Desk {
  /// Starts whatever is due; one thing is under way at a time.
  mutating func mindSync(_ moment: Moment) -> [Effect] {
    guard storage.isOpen, !isDemo, sync.isActive, let record = sync.record else {
      return stopListening()
    }
    if case .none = sync.work, sync.retryAt == nil, !sync.wanted.isEmpty { return fetchWanted() }
    guard sync.isLeading else {
      if sync.askedToLead { return [] }
      sync.askedToLead = true
      return [.lead]
    }
    guard case .none = sync.work else { return [] }
    if let retryAt = sync.retryAt {
      if moment.uptime < retryAt { return [] }
      sync.retryAt = nil
    }
    if record.sessionDevice != record.replica.device { return name(record.replica.device) }
    // Parts of the store are damaged: what the server has of them comes once more.
    sync.record?.replica.mend(damaged: Int64(storage.facts.damaged))
    // Before anything is sealed: the server may know of another key.
    if let asks = mindKeys() { return asks }
    // Nor is anything offered or taken in before the server's clock was heard.
    guard record.replica.knowsTime else { return pull(moment, most: 1) }
    if !sync.needsNewKey, record.replica.owesAnswer, !sync.outbox.isEmpty,
      let report = writeReport(moment)
    {
      return report
    }
    let push = record.replica.nextPush(sync.outbox, keyVersion: record.keyVersion)
    if !sync.needsNewKey, let push {
      return seal(push, under: record.vaultKey)
    }
    if let effects = mindTaking() { return effects }
    let cursor = sync.record?.replica.cursor ?? 0
    if sync.head.map({ $0 > cursor }) ?? true { return pull(moment) }
    guard !sync.isListening, moment.uptime >= sync.listenAt else { return mindRest(moment) }
    sync.isListening = true
    sync.listenAt = moment.uptime + Desk.listeningPause
    return [.listen(true)] + mindRest(moment)
  }

  /// What has time until all changes are there and here.
  private mutating func mindRest(_ moment: Moment) -> [Effect] {
    if sync.needsNewKey { return [] }
    var effects = mindAttachments(moment)
    if effects.isEmpty { effects = mindReport(moment) }
    return effects.isEmpty ? mindCheckpoint() : effects
  }

  /// What lasted for an hour is worth a change of its own.
  private mutating func mindReport(_ moment: Moment) -> [Effect] {
    guard let replica = sync.record?.replica, replica.isReportDue(moment.now) else { return [] }
    if replica.reportedAt.milliseconds == 0 {
      if replica.report != nil { sync.record?.replica.reported(moment.now, upTo: nil) }
      return []
    }
    return writeReport(moment) ?? []
  }

  /// Tells the other devices what this one was shown of the log; nothing where there is nothing to
  /// tell, or the disk is busy.
  private mutating func writeReport(_ moment: Moment) -> [Effect]? {
    guard let replica = sync.record?.replica, let report = replica.report,
      storage.pending.isEmpty, storage.problem == nil
    else { return nil }
    sync.record?.replica.reported(moment.now, upTo: report.to)
    let draft = Draft(
      id: moment.entropy.identifier(), entity: LogReport.name(of: replica.device),
      kind: LogReport.kind, action: .set(report.fields))
    return keepRecord() + write([draft], moment)
  }

  private mutating func stopListening() -> [Effect] {
    guard sync.isListening else { return [] }
    sync.isListening = false
    return [.listen(false)]
  }

  private mutating func name(_ device: UInt64) -> [Effect] {
    sync.work = .naming
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("device")
    writer.string(DeviceName.text(device))
    writer.endObject()
    return [
      .ask(token: sync.nextToken(), Ask(.put, "/api/sessions/device", body: writer.bytes))
    ]
  }

  private mutating func seal(_ push: Push, under key: [UInt8]) -> [Effect] {
    sync.work = .sealing(push)
    let parts = push.jobs.map { SealedPart(bound: $0.associatedData, $0.plaintext) }
    return [.seal(token: sync.nextToken(), key: key, parts)]
  }

  private mutating func pull(
    _ moment: Moment, most: Int = SyncLimits.changesInPull
  ) -> [Effect] {
    guard let request = sync.record?.replica.nextPull else { return [] }
    sync.hasNews = false
    sync.work = .pulling(request, since: moment.uptime)
    let ask = Desk.pullAsk(from: request.from, epoch: request.epoch, most: most)
    return [.ask(token: sync.nextToken(), ask)]
  }

  static func pullAsk(
    from: Int64, epoch: Identifier?, most: Int = SyncLimits.changesInPull
  ) -> Ask {
    var path = State.changesPath + "?from=\(from)&limit=\(most)"
    if let epoch { path += "&epoch=" + epoch.text }
    return Ask(.get, path)
  }

  fileprivate mutating func syncAnswered(
    _ work: CheckpointState.Work, _ answer: Answer, _ moment: Moment
  ) -> [Effect] {
    switch work {
    case .looking: return looked(answer, moment)
    case .fetchingPart: return fetchedPart(answer, moment)
    case .sendingPart: return sentPart(answer, moment)
    case .sendingList(let checkpoint): return sentList(checkpoint, answer, moment)
    case .readingBehind(let latest): return readBehind(latest, answer)
    default: break
    }
    return []
  }

  fileprivate mutating func refreshed(_ answer: Answer, _ moment: Moment) -> [Effect] {
    switch answer.status {
    case 200..<300: return []
    case 401, 403: return signedOutByServer()
    case 410: return gone(answer, moment)
    default: return troubled(.unreachable, moment)
    }
  }

  /// The journal stays; the person signs in again when they like.
  mutating func signedOutByServer() -> [Effect] {
    sync.record?.isSignedIn = false
    sync.hasRefreshed = false
    return keepRecord(isNews: true) + stopListening()
  }

  func keepRecord(isNews: Bool = false) -> [Effect] {
    let bytes = sync.record?.bytes ?? RememberedKey.bytes(of: sync.remembered)
    return [.keepAccount(bytes, isNews: isNews)]
  }

  fileprivate mutating func named(_ answer: Answer, _ moment: Moment) -> [Effect] {
    guard answer.isGood, let device = sync.record?.replica.device else {
      return troubled(.odd, moment)
    }
    sync.record?.sessionDevice = device
    went(well: moment)
    return keepRecord()
  }

  fileprivate mutating func pushed(
    _ push: Push, _ answer: Answer, _ since: Int64, _ moment: Moment
  ) -> [Effect] {
    guard answer.isGood, let json = answer.json, let said = PushAnswer(json: json) else {
      return troubled(answer.status == 507 ? .full : .odd, moment, after: answer.retrySeconds)
    }
    went(well: moment)
    sync.record?.replica.hear(said.time, at: moment.now, roundTrip: moment.uptime - since)
    sync.head = max(sync.head ?? 0, said.head)
    guard let outcome = sync.record?.replica.took(said, for: push) else { return [] }
    let acknowledged = sync.record?.replica.acknowledged ?? 0
    sync.outbox.removeAll { $0.number <= acknowledged }
    switch outcome {
    case .ignored: return []
    case .taken: return keepRecord()
    case .full: return keepRecord() + troubled(.full, moment)
    case .renumber(let extent): return rewrite(.renumber(extent), moment)
    case .restamp(let limit): return rewrite(.restamp(notAfter: limit), moment)
    }
  }

  /// Answers came: trouble is over.
  mutating func went(well moment: Moment) {
    sync.backoff.reset()
    sync.trouble = nil
    sync.hasRefreshed = false
    sync.contact = moment.now
  }

  /// Later, and later each time.
  mutating func troubled(
    _ trouble: SyncState.Trouble, _ moment: Moment, after seconds: Int64? = nil
  ) -> [Effect] {
    sync.work = .none
    sync.trouble = trouble
    let wait = sync.backoff.next(chance: moment.entropy.identifier().low)
    sync.retryAt = moment.uptime + max(wait, min(seconds ?? 0, Desk.longestWait) * 1000)
    return []
  }

  /// Milliseconds from one question for the server's news to the next: where it has no place for
  /// one more listener, a device looks by itself as often.
  static let listeningPause: Int64 = 60_000

  /// Seconds; a server cannot silence a device for longer.
  private static let longestWait: Int64 = 3600

  /// Milliseconds to the next try.
  func syncWake(_ moment: Moment) -> Int64? {
    guard sync.isActive, sync.isLeading else { return nil }
    let listenAt = sync.isListening || sync.listenAt <= moment.uptime ? nil : sync.listenAt
    return (sync.retryAt ?? listenAt).map { max(0, $0 - moment.uptime) }
  }

  /// The server has news; without any, the line was cut or the network is back.
  mutating func heard(_ bytes: [UInt8]) {
    sync.hasNews = true
    guard !bytes.isEmpty else {
      sync.isListening = false
      sync.retryAt = nil
      sync.head = nil
      sync.asksForApprovals = true
      return
    }
    do throws(JSONError) {
      let json = try JSONValue(parsing: bytes)
      // Another history is found out by asking.
      let isKnown = json.text("epoch") == sync.record?.replica.epoch?.text
      if !isKnown { sync.attachments = nil }
      if json.flag("approvals") == true { sync.asksForApprovals = true }
      sync.head = isKnown ? json.number("head") : nil
    } catch {
      sync.head = nil
    }
  }
}
