// The words around photos and voice notes.
import Engine

struct WhyText {
  let language: Language

  var heading: String { language.whyHeading }
  var lead: String {
    language.whyLead
  }
  var photo: String { language.whyPhoto }
  var record: String { language.whyRecord }
  var stop: String { language.whyStop }
  var photoLabel: String { language.whyPhotoLabel }
  var voiceLabel: String { language.whyVoiceLabel }
  var missing: String {
    language.whyMissing
  }
  var remove: String { language.whyRemove }
  var kept: String { language.whyKept }
  var removed: String { language.whyRemoved }
  var recording: String {
    language.whyRecording
  }

  func problem(_ problem: AttachProblem) -> String {
    switch problem {
    case .denied:
      language.whyProblemDenied
    case .unsupported:
      language.whyProblemUnsupported
    case .unreadable:
      language.whyProblemUnreadable
    case .tooLarge:
      language.whyProblemTooLarge
    case .full:
      language.whyProblemFull
    case .unknown:
      language.whyProblemUnknown
    }
  }
}
