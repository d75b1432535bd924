// The built-in directory of numbers. Only what was confirmed stands here; the rest is left out.

/// The numbers by country.
public enum HelpDirectory {
  /// The month in which the numbers were last checked.
  public static let checked = Month(year: 2026, month: 9)

  /// What is there for a country: emergency, crisis, stop-smoking, alcohol.
  public static func lines(in country: String) -> [HelpLine] {
    var found: [HelpLine] = []
    if let emergency = emergency(in: country) { found.append(emergency) }
    for line in crisis where line.country == country { found.append(line) }
    for line in quit where line.country == country { found.append(line) }
    for line in alcohol where line.country == country { found.append(line) }
    return found
  }

  /// The number for an ambulance; nothing where none was confirmed.
  public static func emergency(in country: String) -> HelpLine? {
    for line in emergencies where line.country == country { return line }
    guard europe.contains(country) else { return nil }
    return HelpLine(country, .emergency, "European emergency number", "112")
  }

  /// Countries in which 112 is answered: the European Union, Iceland, Liechtenstein, Norway and
  /// Switzerland.
  static let europe = [
    "AT", "BE", "BG", "CH", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE",
    "IS", "IT", "LI", "LT", "LU", "LV", "MT", "NL", "NO", "PL", "PT", "RO", "SE", "SI", "SK",
  ]

  static let emergencies: [HelpLine] = [
    HelpLine("AU", .emergency, "Triple Zero", "000"),
    HelpLine("CA", .emergency, "9-1-1", "911"),
    HelpLine("GB", .emergency, "999", "999"),
    HelpLine("IN", .emergency, "112", "112"),
    HelpLine("NZ", .emergency, "111", "111"),
    HelpLine("US", .emergency, "911", "911"),
  ]

  static let crisis: [HelpLine] = [
    HelpLine("AU", .crisis, "Lifeline", "13 11 14"),
    HelpLine("AU", .crisis, "Suicide Call Back Service", "1300 659 467"),
    HelpLine("CA", .crisis, "9-8-8: Suicide Crisis Helpline", "988", text: "988"),
    HelpLine("DE", .crisis, "TelefonSeelsorge", "0800 111 0 111"),
    HelpLine("DE", .crisis, "TelefonSeelsorge", "0800 111 0 222"),
    HelpLine("DE", .crisis, "TelefonSeelsorge", "116 123"),
    HelpLine("ES", .crisis, "Línea 024", "024"),
    HelpLine("FR", .crisis, "3114", "3114"),
    HelpLine("GB", .crisis, "Samaritans", "116 123"),
    HelpLine("GB", .crisis, "Shout", "", text: "85258", word: "SHOUT"),
    HelpLine("GB", .crisis, "NHS 111", "111"),
    HelpLine("IE", .crisis, "Samaritans", "116 123"),
    HelpLine("IN", .crisis, "Tele-MANAS", "14416"),
    HelpLine("IN", .crisis, "Tele-MANAS", "1-800-891-4416"),
    HelpLine("KR", .crisis, "109", "109"),
    HelpLine("NZ", .crisis, "1737, Need to talk?", "1737", text: "1737"),
    HelpLine("NZ", .crisis, "Suicide Crisis Helpline", "0508 828 865"),
    HelpLine("NZ", .crisis, "Lifeline", "0800 543 354"),
    HelpLine("US", .crisis, "988 Suicide & Crisis Lifeline", "988", text: "988"),
    HelpLine("US", .crisis, "Crisis Text Line", "", text: "741741", word: "HOME"),
  ]

  static let quit: [HelpLine] = [
    HelpLine("AT", .quit, "Rauchfrei Telefon", "0800 810 013"),
    HelpLine("AU", .quit, "Quitline", "13 7848"),
    HelpLine("BE", .quit, "Tabacstop", "0800 111 00"),
    HelpLine("CH", .quit, "Rauchstopplinie", "0848 000 181"),
    HelpLine("DE", .quit, "BIÖG", "0800 8 31 31 31", hours: .callback),
    HelpLine("FI", .quit, "Stumppi", "0800 148 484", hours: .changing),
    HelpLine("FR", .quit, "Tabac info service", "39 89", hours: .france),
    HelpLine(
      "GB", .quit, "National Smokefree Helpline (England)", "0300 123 1044", hours: .england),
    HelpLine("HK", .quit, "Smoking Cessation Hotline", "1833 183"),
    HelpLine("IE", .quit, "HSE Quit", "1800 201 203", text: "50100", word: "QUIT"),
    HelpLine("IN", .quit, "National Tobacco Quitline", "1800 11 2356", hours: .india),
    HelpLine("IT", .quit, "Telefono Verde contro il Fumo", "800 554 088"),
    HelpLine("NL", .quit, "Stoplijn", "0800 1995"),
    HelpLine("NO", .quit, "Røyketelefonen", "800 400 85"),
    HelpLine("NZ", .quit, "Quitline", "0800 778 778", text: "4006"),
    HelpLine("PL", .quit, "Telefoniczna Poradnia Pomocy Palącym", "801 108 108"),
    HelpLine("PL", .quit, "Telefoniczna Poradnia Pomocy Palącym", "22 211 80 15"),
    HelpLine("PT", .quit, "SNS 24", "808 24 24 24"),
    HelpLine("SE", .quit, "Sluta-röka-linjen", "020 84 00 00"),
    HelpLine("TH", .quit, "Quitline 1600", "1600"),
    HelpLine("US", .quit, "1-800-QUIT-NOW", "1-800-784-8669"),
    HelpLine("US", .quit, "1-855-DÉJELO-YA", "1-855-335-3569", spoken: "es"),
    HelpLine("US", .quit, "Asian Smokers' Quitline", "1-800-838-8917", spoken: "zh"),
    HelpLine("US", .quit, "SmokefreeTXT", "", text: "47848", word: "QUIT"),
    HelpLine("US", .quit, "This is Quitting", "", text: "88709", word: "DITCHVAPE"),
  ]

  static let alcohol: [HelpLine] = [
    HelpLine("AU", .alcohol, "National Alcohol and Other Drug Hotline", "1800 250 015"),
    HelpLine("NZ", .alcohol, "Alcohol Drug Helpline", "0800 787 797"),
    HelpLine("US", .alcohol, "SAMHSA National Helpline", "1-800-662-4357"),
  ]

  /// Every confirmed line, for tests and lists.
  public static var all: [HelpLine] { emergencies + crisis + quit + alcohol }
}
