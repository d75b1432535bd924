// Every number that bounds what one process holds, waits for or accepts.

import Engine
import NIOCore

/// Bounds of the server; sizes are in bytes.
public enum ServerLimits {
  /// More files than this in the web directory mean that the wrong directory was named.
  public static let assetFiles = 2_000
  public static let assetFileBytes = 32 * 1024 * 1024
  public static let assetTotalBytes = 256 * 1024 * 1024
  /// How long the files of a build are served after another one took its place, and how much of
  /// them is held in memory: about eight whole builds.
  public static let earlierAssetSeconds = 30.0 * 86_400
  public static let earlierAssetBytes = 64 * 1024 * 1024

  /// One field of a request's head, name and value together.
  static let headerFieldBytes = 8 * 1024
  static let headerListBytes = 16 * 1024
  static let headerFieldCount = 64

  /// The body of a request to a route below /api.
  static let bodyBytes = 16 * 1024
  /// The body of a push to the vault: its changes as base64 in JSON.
  static let pushBodyBytes = 512 * 1024
  /// One sealed attachment in base64url.
  static let attachmentBodyBytes = 720 * 1024
  /// One sealed part of a checkpoint in base64url.
  static let partBodyBytes = 1_376 * 1024
  /// The sealed list of a checkpoint's parts, and their names.
  static let checkpointBodyBytes = 224 * 1024
  /// A plan of pushes: 80 deliveries for 16 subscriptions, in base64url.
  static let pushPlanBodyBytes = 2_304 * 1024
  /// All bodies that are held at once, on the whole server and from one source; beyond it the
  /// answer is 503.
  static let bodiesBytes = 16 * 1024 * 1024
  static let bodiesOfSourceBytes = 4 * 1024 * 1024
  /// Bodies of one source that are under way at once, of requests and of answers.
  static let bodiesOfSource = 64
  /// Bytes that a body has to bring in each second, once the grace is over.
  static let bodyRate: Int64 = 1_024
  static let bodyGrace = TimeAmount.seconds(10)
  /// What is read from a connection in one piece.
  static let readBytes = 8 * 1024
  /// The largest that any route takes.
  static let largestBodyBytes = max(
    pushBodyBytes, attachmentBodyBytes, partBodyBytes, checkpointBodyBytes, pushPlanBodyBytes)
  /// More than a route takes is read past up to here before the connection is closed.
  static let readPastBytes = 8 * 1024
  /// All answers below /api that are held at once, on the whole server and for one source, with a
  /// dozen of the largest; beyond it the answer is 503.
  static let answersBytes = 64 * 1024 * 1024
  static let answersOfSourceBytes = 18 * 1024 * 1024
  /// A smaller answer is not counted.
  static let answerFreeBytes = 4 * 1024
  /// What the system takes of an answer beyond what is on its way to the client.
  static let unsentBytes = 64 * 1024
  /// What is handed to a connection in one piece.
  static let answerSliceBytes = 16 * 1024
  /// Requests below /api that are worked on at once.
  static let requestsAtOnce = 256
  /// When to try again after the server was busy.
  static let busySeconds: Int64 = 2

  /// Further ones wait in the backlog. Stays below the 1,024 open files that a process may have on
  /// most systems, as running out of those would end the server.
  static let connections = 512
  /// Places that stay free for newcomers while the connections whose places they take are closed.
  static let connectionReserve = 32
  /// Connections of one network source, where no proxy is in front.
  static let connectionsOfSource = 256
  /// For the handshake of TLS.
  static let handshakeTime = TimeAmount.seconds(10)
  static let connectionBacklog = 256
  /// HTTP/2 streams of all connections at once. One connection may open 100 of them, and reset 200
  /// within 30 seconds; more ends it. These two NIO's HTTP/2 announces and keeps by itself.
  static let streams = 2_048
  /// Streams of one network source, where no proxy is in front.
  static let streamsOfSource = 512
  /// Connections of one source that may be ended for abuse within some milliseconds; then it gets
  /// no new one until they are over.
  static let abusesOfSource: Int64 = 8
  static let abuseTime = Milliseconds.minute
  /// Connections of monitors.
  static let metricsConnections = 16
  /// How long an HTTP/2 connection without a stream may take to leave when it is asked to.
  static let goodbyeTime = TimeAmount.seconds(2)

  /// The longest time to send one answer: 1 MB to a phone with 30 kbit/s.
  static let answerTime = TimeAmount.minutes(5)

  /// Seconds that a stop waits for answers which are being sent.
  static let drainSeconds = 10

  /// An address, after RFC 5321, section 4.5.3.1.
  public static let emailBytes = 254
  public static let deviceNameBytes = 100
  /// A wrap: a format byte, a nonce of 12, a key of 32, a tag of 16.
  static let wrapBytes = 61
  /// One older key at least, as many as a ring has at most.
  static let keyRingBytes = 69...KeyRing.longest
  static let approvalsPerHour = 20
  /// Rounds of the key derivation on a device.
  static let rounds: ClosedRange<Int64> = 600_000...10_000_000

  public static let bcryptCost: UInt = 12
  static let hashingThreads = 2
  static let hashingQueue = 16

  static let accessSeconds: Int64 = 600
  static let accessTokenBytes = 1024
  /// How far the clock may have gone back since a token was made.
  static let clockSlackSeconds: Int64 = 60

  /// Names that one limit remembers.
  static let limitedNames = 20_000
  static let signInsPerHour = 10
  /// By one network source at one address; more than a dozen sources are needed to use up what
  /// strangers have together.
  static let signInsPerDay = 20
  /// Wrong passwords at one address in 24 hours, of all strangers together: 110,000 in a year.
  static let refusalsOfStrangers: Int64 = 300
  /// Wrong passwords in 24 hours after which a device counts as a stranger.
  static let refusalsOfDevice: Int64 = 100
  /// How long an operator lets an address in, an hour.
  static let admissionMilliseconds: Int64 = 3_600_000
  /// How long a device is remembered that was signed in.
  static let deviceSeconds: Int64 = 365 * 86_400
  static let signInsPerSource = 100
  static let signUpsPerSource = 20
  static let saltsPerSource = 200
  /// From a question about an address, or a passkey, to its answer, whether it is known or not.
  static let addressTime = Duration.milliseconds(20)
  /// Microseconds on top, by chance: a processor that had something to do wakes a little sooner.
  static let addressJitter = 0...4000
  static let resetsPerSource = 20
  static let tokensPerSource = 60
  static let mailsPerAddress = 5
  static let resetMailsPerAddress = 20
  static let challengesPerSource = 200

  /// How long a sign-in by a provider may take, there and then here.
  static let ticketMilliseconds: Int64 = 600_000
  static let codeBytes = 2_048
  static let personNameBytes = 200
  static let subjectBytes = 255
  static let idTokenBytes = 8_192
  /// Older words on who somebody is are not taken.
  static let idTokenSeconds: Int64 = 600
  static let clientSecretSeconds: Int64 = 300
  static let providerTokenBytes = 4_096
  static let providerAddressBytes = 1_024
  static let providerBytes = 64 * 1024
  static let providerKeys = 32
  /// How long a provider's places and keys are remembered.
  static let providerMilliseconds: Int64 = 3_600_000
  /// How long a provider is not asked again for a key that it did not have.
  static let providerPauseMilliseconds: Int64 = 60_000

  /// How long a passkey may take to sign.
  static let challengeMilliseconds: Int64 = 300_000
  /// Used challenges that are remembered until they run out by themselves.
  static let spentChallenges = 20_000
  public static let passkeyNameBytes = 100

  /// What a ceiling of the whole server can be: accounts, or gigabytes.
  static let ceiling: ClosedRange<Int64> = 1...1_000_000
  /// Megabytes of the disk that stay free.
  static let diskReserve: ClosedRange<Int64> = 0...1_000_000
  /// Seconds after which a device asks a full disk again.
  static let fullSeconds: Int64 = 300
  /// From this part of the bytes on nobody new is taken: the rest is for who is there.
  static let signUpPercent: Int64 = 90
  static let invitationBytes = 100

  /// How long after signing in somebody without a password may change how they sign in.
  static let freshMilliseconds: Int64 = 600_000
  static let confirmMilliseconds: Int64 = 24 * 3_600_000
  static let resetMilliseconds: Int64 = 600_000
  /// A deleted account can be kept for this long, 30 days.
  static let deletionMilliseconds: Int64 = 30 * 86_400_000
  static let upkeepSeconds: Int64 = 3_600

  /// Lines of the audit log within an hour about one kind of event, of one account and from one
  /// source; what goes beyond is counted. For refusals of a limit, which cost nothing, one.
  static let auditLinesOfName: Int64 = 20
  static let auditLinesOfLimited: Int64 = 1
  /// Kinds, accounts and sources that are counted apart from each other.
  static let auditNames = 5_000
  /// The log is read in pieces of this size; no line of it is as long as the second.
  static let auditPieceBytes = 64 * 1024
  static let auditLineBytes = 4 * 1024

  /// For an answer of a sign-in provider or of the operator's program.
  static let outwardSeconds: Int64 = 10
  /// Signs that wait for the operator's program, tries of one, and seconds between them, which
  /// double.
  static let hooksWaiting = 16
  static let hookTries = 100
  static let hookPause: ClosedRange<Int64> = 1...300

  static let mailsWaiting = 64
  /// Milliseconds before a mail is begun, by chance, longer than `addressTime`: what is written for
  /// a known address alone is to be seen in no answer.
  static let mailPause = 50...300
  static let mailSeconds = 30

  static let requestSeconds = 1...600
  static let configurationFileBytes = 64 * 1024

  /// What a plan of pushes holds, and how far ahead and how long a delivery may be.
  static let pushDeliveries = 80
  static let pushQuietTimes = 64
  static let pushAheadMilliseconds: Int64 = 15 * 86_400_000
  static let pushWindowMilliseconds: Int64 = 86_400_000
  /// A sealed message, which always has this size.
  static let pushMessageBytes = 1_280
  static let pushSlotBytes = 1...32
  /// New boxes and subscriptions of one source, and plans of one box, in an hour.
  static let boxesPerSource = 20
  static let subscriptionsPerSource = 120
  static let plansOfBox = 240
  /// From one look to the next for what is due.
  static let pushLook = Duration.seconds(1)
  /// Messages that are under way at once, in all and to one push service, and how many places are
  /// filled together.
  static let pushesAtOnce = 256
  static let pushesOfService = 128
  static let pushesTogether = 32
  /// Seconds until a message goes out again that was not taken; they double.
  static let pushPause: ClosedRange<Int64> = 5...3_600
  /// How often a message goes out that is not taken.
  static let pushTries = 5
  static let pushConnectSeconds: Int64 = 5
  /// Connections to one push service where it speaks no HTTP/2, and seconds that one is kept.
  static let pushConnections = 32
  static let pushIdleSeconds: Int64 = 30
  /// Push services that connections are kept to.
  static let pushLines = 64
  /// What is read past of a push service's answer.
  static let pushAnswerBytes = 4 * 1024
  static let pushAnswerSeconds: Int64 = 2
  /// Hosts whose addresses and tokens are remembered, and how long an address is believed.
  static let pushHostsKnown = 256
  static let pushHostMilliseconds: Int64 = 60_000
  /// How long a push service may believe a token, 11 hours.
  static let vapidSeconds: Int64 = 11 * 3_600
}
