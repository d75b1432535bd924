// The words about asking another device for the key, and about another key for the journal.
import Engine

struct KeyText {
  let language: Language

  var askDevice: String { language.keyAskDevice }
  var waitingTitle: String {
    language.keyWaitingTitle
  }
  var waitingWhy: String {
    language.keyWaitingWhy
  }
  var numberWhy: String {
    language.keyNumberWhy
  }
  func waitingUntil(_ time: String) -> String {
    language.keyWaitingUntil(time: time)
  }
  var unreachable: String {
    language.keyUnreachable
  }
  var stopAsking: String { language.keyStopAsking }

  var compareTitle: String { language.keyCompareTitle }
  var compareWhy: String {
    language.keyCompareWhy
  }
  var twelveWords: String { language.keyTwelveWords }
  var wordsWhy: String { language.keyWordsWhy }
  var sameNumber: String { language.keySameNumber }
  var otherNumber: String {
    language.keyOtherNumber
  }

  var cardTitle: String { language.keyCardTitle }
  func cardWhy(_ name: String, _ time: String) -> String {
    language.keyCardWhy(name: name, time: time)
  }
  var meet: String { language.keyMeet }
  var numberComes: String {
    language.keyNumberComes
  }
  var cardNumber: String {
    language.keyCardNumber
  }
  var falseNumber: String {
    language.keyFalseNumber
  }
  var approve: String {
    language.keyApprove
  }
  var deny: String { language.keyDeny }
  func notice(_ name: String) -> String {
    language.keyNotice(name: name)
  }

  var givenTitle: String { language.keyGivenTitle }
  var givenWhy: String {
    language.keyGivenWhy
  }
  var done: String { language.keyDone }

  var changeKey: String { language.keyChangeKey }
  var changeKeyWhy: String {
    language.keyChangeKeyWhy
  }
  var changeKeyThen: String {
    language.keyChangeKeyThen
  }
  var cameBack: String {
    language.keyCameBack
  }

  var fingerprint: String {
    language.keyFingerprint
  }
  var fingerprintWhy: String {
    language.keyFingerprintWhy
  }
  var otherKey: String {
    language.keyOtherKey
  }
  var spareKept: String {
    language.keySpareKept
  }
  var spareDropped: String {
    language.keySpareDropped
  }
  var spareUsed: String {
    language.keySpareUsed
  }
  var spareNotUsed: String {
    language.keySpareNotUsed
  }

  var denied: String {
    language.keyDenied
  }
  var late: String {
    language.keyLate
  }
  var putAway: String {
    language.keyPutAway
  }
  var keyChanged: String {
    language.keyKeyChanged
  }
  var revoked: String {
    language.keyRevoked
  }
  var sentAway: String {
    language.keySentAway
  }
}
