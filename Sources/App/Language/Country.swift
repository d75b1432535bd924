// The countries that a person can pick, with their names in each language.

/// A country of the list.
struct Country {
  /// ISO 3166-1, two letters.
  let code: String
  let name: String

  /// Whether a code is one of the list.
  static func isKnown(_ code: String) -> Bool { english.contains { $0.0 == code } }

  /// The list in the order of its names.
  static func names(_ language: Language) -> [Country] {
    (language == .german ? german : english).map { Country(code: $0.0, name: $0.1) }
  }

  private static var english: [(String, String)] {
    [
      ("AR", "Argentina"), ("AU", "Australia"), ("AT", "Austria"), ("BE", "Belgium"),
      ("BR", "Brazil"), ("BG", "Bulgaria"), ("CA", "Canada"), ("CL", "Chile"), ("CN", "China"),
      ("CO", "Colombia"), ("HR", "Croatia"), ("CY", "Cyprus"), ("CZ", "Czechia"),
      ("DK", "Denmark"), ("EE", "Estonia"), ("FI", "Finland"), ("FR", "France"),
      ("DE", "Germany"), ("GR", "Greece"), ("HK", "Hong Kong"), ("HU", "Hungary"),
      ("IS", "Iceland"), ("IN", "India"),
      ("ID", "Indonesia"), ("IE", "Ireland"), ("IL", "Israel"), ("IT", "Italy"), ("JP", "Japan"),
      ("LV", "Latvia"), ("LI", "Liechtenstein"), ("LT", "Lithuania"), ("LU", "Luxembourg"),
      ("MY", "Malaysia"), ("MT", "Malta"), ("MX", "Mexico"), ("NL", "Netherlands"),
      ("NZ", "New Zealand"), ("NG", "Nigeria"), ("NO", "Norway"), ("PE", "Peru"),
      ("PH", "Philippines"), ("PL", "Poland"), ("PT", "Portugal"), ("RO", "Romania"),
      ("SG", "Singapore"), ("SK", "Slovakia"), ("SI", "Slovenia"), ("ZA", "South Africa"),
      ("KR", "South Korea"), ("ES", "Spain"), ("SE", "Sweden"), ("CH", "Switzerland"),
      ("TH", "Thailand"), ("TR", "Türkiye"), ("UA", "Ukraine"), ("GB", "United Kingdom"),
      ("US", "United States"), ("VN", "Vietnam"),
    ]
  }

  private static var german: [(String, String)] {
    [
      ("AR", "Argentinien"), ("AU", "Australien"), ("BE", "Belgien"), ("BR", "Brasilien"),
      ("BG", "Bulgarien"), ("CL", "Chile"), ("CN", "China"), ("DK", "Dänemark"),
      ("DE", "Deutschland"), ("EE", "Estland"), ("FI", "Finnland"), ("FR", "Frankreich"),
      ("GR", "Griechenland"), ("HK", "Hongkong"), ("IN", "Indien"), ("ID", "Indonesien"),
      ("IE", "Irland"),
      ("IS", "Island"), ("IL", "Israel"), ("IT", "Italien"), ("JP", "Japan"), ("CA", "Kanada"),
      ("CO", "Kolumbien"), ("HR", "Kroatien"), ("LV", "Lettland"), ("LI", "Liechtenstein"),
      ("LT", "Litauen"), ("LU", "Luxemburg"), ("MY", "Malaysia"), ("MT", "Malta"),
      ("MX", "Mexiko"), ("NZ", "Neuseeland"), ("NL", "Niederlande"), ("NG", "Nigeria"),
      ("NO", "Norwegen"), ("AT", "Österreich"), ("PE", "Peru"), ("PH", "Philippinen"),
      ("PL", "Polen"), ("PT", "Portugal"), ("RO", "Rumänien"), ("SE", "Schweden"),
      ("CH", "Schweiz"), ("SG", "Singapur"), ("SK", "Slowakei"), ("SI", "Slowenien"),
      ("ES", "Spanien"), ("ZA", "Südafrika"), ("KR", "Südkorea"), ("TH", "Thailand"),
      ("CZ", "Tschechien"), ("TR", "Türkei"), ("UA", "Ukraine"), ("HU", "Ungarn"),
      ("US", "Vereinigte Staaten"), ("GB", "Vereinigtes Königreich"), ("VN", "Vietnam"),
      ("CY", "Zypern"),
    ]
  }
}
