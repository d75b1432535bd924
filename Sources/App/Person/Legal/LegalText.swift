// The plain texts. Each sentence about data has to be true of the app.

struct LegalText {
  typealias Section = (title: String, lines: [String])

  let language: Language
  /// Empty where whoever runs the server left none.
  let operatorName: String

  func title(_ route: Route) -> String {
    switch route {
    case .terms: language.legalTitleTerms
    case .notMedicalAdvice: language.legalTitleNotMedicalAdvice
    default: language.legalTitleNotMedicalAdvice2
    }
  }

  func sections(_ route: Route) -> [Section] {
    switch route {
    case .terms: [free, warranty, kindness]
    case .notMedicalAdvice: [danger, tool, stopping]
    default: [kept, leaving, reading, running, taking, deleting]
    }
  }
}

extension LegalText {
  private var kept: Section {
    (
      language.legalKept,
      [
        language.legalKept2,
        language.legalKept3,
        language.legalKept4,
        language.legalKept5,
        language.legalKept6,
      ]
    )
  }

  private var leaving: Section {
    (
      language.legalLeaving,
      [
        language.legalLeaving2,
        language.legalLeaving3,
        language.legalLeaving4,
        language.legalLeaving5,
        language.legalLeaving6,
        language.legalLeaving7,
      ]
    )
  }

  private var reading: Section {
    (
      language.legalReading,
      [
        language.legalReading2,
        language.legalReading3,
      ]
    )
  }

  private var running: Section {
    let named = language.legalRunning(operatorName: operatorName)
    let unnamed = language.legalRunning2
    return (
      language.legalRunning3, [operatorName.isEmpty ? unnamed : named]
    )
  }

  private var taking: Section {
    (
      language.legalTaking,
      [
        language.legalTaking2,
        language.legalTaking3,
      ]
    )
  }

  private var deleting: Section {
    (
      language.legalDeleting,
      [
        language.legalDeleting2,
        language.legalDeleting3,
        language.legalDeleting4,
      ]
    )
  }
}

extension LegalText {
  private var free: Section {
    (
      language.legalFree,
      [
        language.legalFree2,
        language.legalFree3,
      ]
    )
  }

  private var warranty: Section {
    (
      language.legalWarranty,
      [
        language.legalWarranty2,
        language.legalWarranty3,
      ]
    )
  }

  private var kindness: Section {
    (
      language.legalKindness,
      [
        language.legalKindness2
      ]
    )
  }
}

extension LegalText {
  private var danger: Section {
    (
      language.legalDanger,
      [
        language.legalDanger2,
        language.legalDanger3,
      ]
    )
  }

  private var tool: Section {
    (
      language.legalTool,
      [
        language.legalTool2,
        language.legalTool3,
      ]
    )
  }

  private var stopping: Section {
    (
      language.legalStopping,
      [
        language.legalStopping2,
        language.legalStopping3,
        language.legalStopping4,
      ]
    )
  }
}
