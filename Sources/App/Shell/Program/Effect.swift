// What the app asks of the page. Effects are values: tests compare them, plain JavaScript does
// them.
import Engine

/// One thing that only the page can do.
public enum Effect: Equatable, Sendable {
  /// Paint anew: the page may look different now. It comes behind all others of a message.
  case paint
  /// Ask for the write lock, then for `Arrival.stampWanted` with this token. The record goes as
  /// `Arrival.unsaved` to the next app, should this one fail before it is written.
  case save(token: Int, record: [UInt8])
  /// Seal these bytes and append them to the log together with the new clock and, where it
  /// changes with them, what is known of the account.
  case write(token: Int, record: [UInt8], clock: [UInt8], account: [UInt8] = [])
  /// When the device is idle: take the write lock and send `Arrival.foldWanted`.
  case foldWhenIdle
  /// Seal and store these chunks, and drop the log records that they contain.
  /// With `anew` they are the whole journal, which the app then reads again. With `putsAside` the
  /// damaged parts, if they are so many, are kept where they are not counted any more.
  case writeChunks(
    [StoredChunk], throughRecord: Int, anew: StoreHead? = nil, putsAside: Int = 0)
  /// Take the write lock and send `Arrival.foldWanted`, whoever is waiting.
  case rewriteStore
  /// Ask the browser not to throw the journal away when space is short.
  case keepStorage
  /// Hand a file to the person.
  case download(name: String, type: String, bytes: [UInt8])
  /// Let the person hand a text to another app.
  case share(String)
  /// Make a picture of the card and let the person hand it to another app, or keep it as a file
  /// where they want that or the device hands over no pictures.
  case card(name: String, ShareCard, shares: Bool)
  /// Show the device's own question about printing the page.
  case print
  /// Hand the person the sealed bytes and the key, as they are in the store.
  case downloadRaw
  /// Let the person pick a file; the answer is `Arrival.filePicked` with this token. A file that is
  /// read in slices answers with its size alone.
  case pickFile(token: Int, accept: String, isSliced: Bool = false)
  /// Read so many bytes of the file that was picked to be read in slices; the answer is
  /// `Arrival.filePicked` with this token, empty where it cannot be read.
  case readSlice(token: Int, offset: Int64, count: Int)
  /// Go to an address, with a step in the history that leads back.
  case go(Route)
  /// Put another address in place of this one.
  case replace(Route)
  /// Show the browser's own question about installing.
  case install
  /// Let the waiting version take over and load it.
  case update
  /// Delete the journal, the keys and everything else on this device.
  case wipe
  /// Let the person take or pick a photo, make it no larger than this, seal and store it; the
  /// answer is `Arrival.attached` or `Arrival.attachFailed` with its name.
  case takePhoto(id: Identifier, side: Int, mostBytes: Int)
  /// Record the microphone until `stopRecording` or the end of the time; answers as above, with
  /// `Arrival.recordingStarted` before.
  case recordVoice(id: Identifier, seconds: Int, mostBytes: Int)
  case stopRecording
  /// Seal and store these bytes; the answer is `Arrival.kept`.
  case keepAttachment(AttachedBytes)
  /// Forget the bytes of attachments that were deleted long ago.
  case dropAttachments([Identifier])
  /// Hand over the bytes of these as `Arrival.attachmentRead`, then say `Arrival.allRead`; the
  /// token is 0 for a file.
  case readAttachments(token: Int, [Identifier])
  /// Keep this sound for plans to come: 16-bit mono, low byte first, so many samples a second.
  case defineSound(Sound, rate: Int, bytes: [UInt8])
  /// Put all of this on the clock of the audio; the plan was made at this uptime. The answer is
  /// `Arrival.soundState`.
  case sound(SoundPlan, at: Int64)
  /// Let what sounds and what is said fade within so many milliseconds, and forget the plan.
  case quiet(milliseconds: Int64)
  /// Say this after what is being said.
  case speak(String, Language)
  /// Whether the screen stays lit.
  case keepAwake(Bool)
  /// Show this on the lock screen, or nothing; answers are `Arrival.tilePressed`.
  case showTile(MediaTile?)
  /// Milliseconds of trembling and of rest by turns.
  case vibrate([Int])
  /// Put aside what is being typed, so that a reload does not lose it: take the write lock, send
  /// what lies there as `Arrival.asideFound`, and keep the bytes of the answer.
  case keepDraft([UInt8])
  /// Fetch a file of prose; the answer is `Arrival.content`.
  case loadContent(ContentName)
  /// Fetch the list of common passwords, as a file of prose; the answer is `Arrival.passwords`.
  case loadPasswords
  /// Fetch the table of foods, or take the one that is kept; the answer is `Arrival.foods`.
  case loadFoods
  /// Keep this about the account beside the journal; nothing at all when it is empty. `isNews`:
  /// the other tabs have to begin again with it.
  case keepAccount([UInt8], isNews: Bool)
  /// Speak with the server from this tab and no other; answers `Arrival.led` with what is known of
  /// the account, and `Arrival.followed` once another tab does.
  case lead
  /// Forget the journal and its key, once what is under way is on the disk, and begin again locked.
  case lock(everywhere: Bool)
  /// Open the journal and begin again with it; the answer to another word is `Arrival.relocked`.
  case unlock(String)
  /// Put the key under another passphrase, or under none where it is empty; the answer is
  /// `Arrival.relocked`. Without a lock there is no old one.
  case relock(old: String, word: String)
  /// Ask the app's own server; the answer is `Arrival.answered` with this token.
  case ask(token: Int, Ask)
  /// Hear of news on the server, or stop hearing; what comes is `Arrival.heard`.
  case listen(Bool)
  /// Make a root key out of a password; the answer is `Arrival.crypted`.
  case stretch(token: Int, password: String, PasswordStretch)
  /// Make a passkey, or sign with one, as the server's options say; the answer is
  /// `Arrival.crypted`, empty where there is none.
  case passkey(token: Int, isNew: Bool, options: [UInt8])
  /// Seal each of these under the key; the answer is `Arrival.crypted`.
  case seal(token: Int, key: [UInt8], [SealedPart])
  /// Seal this under a key that is for it alone, with this nonce; the answer is as for `seal`.
  case sealOnce(token: Int, key: [UInt8], nonce: [UInt8], SealedPart)
  /// Take the own private key (PKCS #8), or a new one without it, and the other's public key, or
  /// the new one's; the answer is `Arrival.crypted` with the private key, the public key of the new
  /// one and what both agree on, and without any of it where one of them is no key.
  case agree(token: Int, own: [UInt8] = [], other: [UInt8] = [])
  /// Open each of these; the answer is `Arrival.crypted`, without what does not open.
  case open(token: Int, key: [UInt8], [SealedPart])
  /// See to the browser's push service; the answer is `Arrival.pushed`.
  case push(PushErrand)
  /// Notifications that are no longer true, for the worker, while the server does not know it.
  case keepOver([Identifier])
  /// Hand over what the worker noted, each as `Arrival.noted`, and forget it once it is saved.
  case takeNotes
}

/// What is asked of the browser's push service.
public enum PushErrand: Equatable, Sendable {
  /// Only whether this browser has a subscription.
  case look
  /// Ask the person first.
  case permission
  /// For a server with this key, in base64.
  case subscribe(key: String)
  /// Give the subscription up.
  case end
}

/// One question to the server.
public struct Ask: Equatable, Sendable {
  public enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"
  }
  public let method: Method
  public let path: String
  /// JSON, or nothing.
  public let body: [UInt8]
  /// The secret of the box of reminders that this is about, else nothing.
  public let box: [UInt8]

  public init(_ method: Method, _ path: String, body: [UInt8] = [], box: [UInt8] = []) {
    self.method = method
    self.path = path
    self.body = body
    self.box = box
  }
}

/// Something to be sealed or opened, and what the seal is bound to.
public struct SealedPart: Equatable, Sendable {
  public let bound: [UInt8]
  public let bytes: [UInt8]

  public init(bound: [UInt8], _ bytes: [UInt8]) {
    self.bound = bound
    self.bytes = bytes
  }
}

/// What goes to the disk together with a journal that was written anew.
public struct StoreHead: Equatable, Sendable {
  public let clock: [UInt8]
  public let account: [UInt8]
}

/// A part of the journal as the store keeps it.
public struct StoredChunk: Equatable, Sendable {
  /// The month, or `base`.
  public let key: String
  public let bytes: [UInt8]

  public init(key: String, bytes: [UInt8]) {
    self.key = key
    self.bytes = bytes
  }
}

extension Effect {
  /// One short tick under the finger.
  static let tick = Effect.vibrate([10])
}
