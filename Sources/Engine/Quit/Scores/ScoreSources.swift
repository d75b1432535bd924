// Where the questionnaires, their points and their bands come from.

extension Citation {
  public static var heatherton1989: Citation {
    Citation(
      author: "Heatherton et al.",
      title: "Measuring the heaviness of smoking: using self-reported time to the first cigarette "
        + "of the day and number of cigarettes smoked per day",
      year: 1989, place: "British Journal of Addiction")
  }

  public static var heatherton1991: Citation {
    Citation(
      author: "Heatherton et al.", title: "The Fagerström Test for Nicotine Dependence", year: 1991,
      place: "British Journal of Addiction")
  }

  public static var foulds2015: Citation {
    Citation(
      author: "Foulds et al.",
      title: "Development of a questionnaire for assessing dependence on electronic cigarettes",
      year: 2015, place: "Nicotine & Tobacco Research")
  }

  public static var vogel2020: Citation {
    Citation(
      author: "Vogel et al.", title: "Measuring e-cigarette addiction among adolescents",
      year: 2020,
      place: "Tobacco Control")
  }

  public static var bush1998: Citation {
    Citation(
      author: "Bush et al.", title: "The AUDIT alcohol consumption questions (AUDIT-C)", year: 1998,
      place: "Archives of Internal Medicine")
  }

  public static var babor2001: Citation {
    Citation(
      author: "Babor et al.",
      title: "AUDIT: guidelines for use in primary care, second edition", year: 2001,
      place: "World Health Organization")
  }
}

extension Instrument {
  /// What supports items, points and bands, the first one being where they are published.
  public var sources: [Citation] {
    switch self {
    case .hsi: Instrument.ofHSI
    case .ftnd: Instrument.ofFTND
    case .hvi: Instrument.ofHVI
    case .psecdi: Instrument.ofPSECDI
    case .auditC: Instrument.ofAuditC
    case .audit: Instrument.ofAudit
    }
  }

  private static let ofHSI: [Citation] = [.heatherton1989]
  private static let ofFTND: [Citation] = [.heatherton1991]
  private static let ofHVI: [Citation] = [.vogel2020, .foulds2015]
  private static let ofPSECDI: [Citation] = [.foulds2015]
  private static let ofAuditC: [Citation] = [.bush1998, .england2020]
  private static let ofAudit: [Citation] = [.babor2001]
}
