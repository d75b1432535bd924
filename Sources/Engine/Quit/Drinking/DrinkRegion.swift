// What a country takes as its unit of alcohol, and what its authority says of a week. The words
// stand in the app; here are the numbers in them, each with who says it.

/// A country whose unit and guidance could be confirmed, or the rest of the world.
public enum DrinkRegion: CaseIterable, Sendable {
  case britain, unitedStates, canada, australia, germany, elsewhere

  /// The month in which the numbers and the words were last looked up.
  public static let checked = Month(year: 2026, month: 11)

  /// By the ISO code of a country.
  public init(country: String?) {
    switch country {
    case "GB": self = .britain
    case "US": self = .unitedStates
    case "CA": self = .canada
    case "AU": self = .australia
    case "DE": self = .germany
    default: self = .elsewhere
    }
  }

  /// Pure alcohol in one unit. Britain's unit is 10 ml, which it rounds to 8 g; where a country
  /// words its guidance in grams, or has none, the unit is the gram.
  public var unitMilligrams: Int64 {
    switch self {
    case .britain: 10 * DrinkSize.density
    case .unitedStates: 14_000
    case .canada: 13_450
    case .australia: 10_000
    case .germany, .elsewhere: 1000
    }
  }

  /// Units in so many milligrams, in thousandths, rounded half up.
  public func units(milligrams: Int64) -> Int64 {
    (milligrams * 1000 + unitMilligrams / 2) / unitMilligrams
  }

  /// What a drink without a size is taken for: the country's standard drink, else the 10 g of the
  /// AUDIT manual. An estimate.
  public var estimatedDrink: Int64 {
    switch self {
    case .unitedStates, .canada: unitMilligrams
    case .britain, .australia, .germany, .elsewhere: 10_000
    }
  }

  /// The units of a week up to which the authority calls the risk low; nothing where it names none.
  public var weekly: Int? {
    switch self {
    case .britain: 14
    case .canada: 2
    case .australia: 10
    case .germany: 27
    case .unitedStates, .elsewhere: nil
    }
  }

  /// The units of a week up to which it calls the risk moderate.
  public var weeklyModerate: Int? {
    switch self {
    case .canada: 6
    case .germany: 81
    case .britain, .unitedStates, .australia, .elsewhere: nil
    }
  }

  /// The most units of one day that it names.
  public var daily: Int? {
    switch self {
    case .canada: 2
    case .australia: 4
    case .britain, .unitedStates, .germany, .elsewhere: nil
    }
  }

  /// Whether so many drinks a day, in thousandths, stay within every number that the authority
  /// names for a low risk; false where it names none. A drink is taken for the estimated one.
  public func isLowRisk(drinksPerDay: Int64) -> Bool {
    guard let weekly else { return false }
    let largest = Int64(StepDown.starts.upperBound) * 1000
    let milligrams = min(max(0, drinksPerDay), largest) * estimatedDrink / 1000
    let day = units(milligrams: milligrams)
    if let daily, day > Int64(daily) * 1000 { return false }
    return units(milligrams: milligrams * 7) <= Int64(weekly) * 1000
  }

  /// Who defines the unit.
  public var unitSource: Citation {
    switch self {
    case .britain: .chiefMedicalOfficers
    case .unitedStates: .niaaa
    case .canada: .healthCanada
    case .australia: .nhmrc2020
    case .germany, .elsewhere: .ethanolDensity
    }
  }

  /// Who says what a week is to be.
  public var guidanceSources: [Citation] {
    switch self {
    case .britain: [.chiefMedicalOfficers]
    case .unitedStates: [.americanGuidelines]
    case .canada: [.ccsa2023]
    case .australia: [.nhmrc2020]
    case .germany: [.dge2024, .dhs2023]
    case .elsewhere: [.whoEurope2023]
    }
  }
}

extension Citation {
  public static var chiefMedicalOfficers: Citation {
    Citation(
      author: "UK Chief Medical Officers", title: "Low Risk Drinking Guidelines", year: 2016,
      place: "gov.uk")
  }

  public static var niaaa: Citation {
    Citation(
      author: "National Institute on Alcohol Abuse and Alcoholism",
      title: "What Is A Standard Drink?", year: 2026, place: "niaaa.nih.gov")
  }

  public static var americanGuidelines: Citation {
    Citation(
      author: "US Departments of Agriculture and of Health and Human Services",
      title: "Dietary Guidelines for Americans, 2025–2030", year: 2026,
      place: "dietaryguidelines.gov")
  }

  public static var healthCanada: Citation {
    Citation(
      author: "Health Canada", title: "Low-risk alcohol drinking guidelines: standard drink",
      year: 2026, place: "canada.ca")
  }

  public static var ccsa2023: Citation {
    Citation(
      author: "Canadian Centre on Substance Use and Addiction",
      title: "Canada's Guidance on Alcohol and Health", year: 2023, place: "ccsa.ca")
  }

  public static var nhmrc2020: Citation {
    Citation(
      author: "National Health and Medical Research Council",
      title: "Australian guidelines to reduce health risks from drinking alcohol", year: 2020,
      place: "nhmrc.gov.au")
  }

  public static var dge2024: Citation {
    Citation(
      author: "Deutsche Gesellschaft für Ernährung",
      title: "Alkohol: Positionspapier, Fragen und Antworten", year: 2024, place: "dge.de")
  }

  public static var dhs2023: Citation {
    Citation(
      author: "Deutsche Hauptstelle für Suchtfragen",
      title: "Empfehlungen zum Umgang mit Alkohol", year: 2023, place: "dhs.de")
  }

  public static var whoEurope2023: Citation {
    Citation(
      author: "World Health Organization, Regional Office for Europe",
      title: "No level of alcohol consumption is safe for our health", year: 2023,
      place: "who.int")
  }

  public static var ethanolDensity: Citation {
    Citation(
      author: "Haynes (ed.)",
      title: "CRC Handbook of Chemistry and Physics, 97th edition: density of ethanol",
      year: 2016, place: "CRC Press")
  }
}
