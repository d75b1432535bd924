// The directory of numbers: one is built in, a newer one may come signed from the server. Only what
// was confirmed stands there; the rest is left out.

/// Numbers by country, as they stood on one day.
public struct HelpDirectory: Equatable, Sendable {
  /// The day on which all of it was last checked.
  public let checked: Day
  /// Every confirmed line, in the order of the table.
  public let lines: [HelpLine]

  /// Days after which numbers may have changed, and somebody says so.
  public static let goodDays = 180

  /// Whether it was checked too long ago to be relied on.
  public func isOld(on day: Day) -> Bool { day.days(since: checked) > HelpDirectory.goodDays }

  /// What is there for a country: emergency, crisis, stop-smoking, alcohol.
  public func lines(in country: String) -> [HelpLine] {
    lines.filter { $0.country == country }
  }

  /// The number for an ambulance; nothing where none was confirmed.
  public func emergency(in country: String) -> HelpLine? {
    lines.first { $0.country == country && $0.kind == .emergency }
  }

  /// Bytes of a directory at most, and lines.
  public static let mostBytes = 262_144
  private static let mostLines = 2_000

  /// Reads the form below: when it was signed, such as `2026-11-27T08:10:00Z`, and a line each.
  /// Nothing where anything in it is not what it has to be: what was signed is whole or not used.
  public init?(text bytes: [UInt8]) {
    guard bytes.count <= HelpDirectory.mostBytes, UTF8Text.isValid(bytes) else { return nil }
    var rows = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard rows.count > 2, rows.removeLast().isEmpty, let head = rows.first, head.count == 20,
      let day = Day(text: String(decoding: head.prefix(10), as: UTF8.self))
    else { return nil }
    guard rows.count - 1 <= HelpDirectory.mostLines else { return nil }
    var lines: [HelpLine] = []
    for row in rows.dropFirst() {
      guard let line = HelpDirectory.line(row) else { return nil }
      lines.append(line)
    }
    checked = day
    self.lines = lines
  }

  private init(checked: Day, table: String) {
    self.checked = checked
    var lines: [HelpLine] = []
    for row in Array(table.utf8).split(separator: UInt8(ascii: "\n")) {
      if let line = HelpDirectory.line(row) { lines.append(line) }
    }
    self.lines = lines
  }

  private static func line(_ row: ArraySlice<UInt8>) -> HelpLine? {
    var fields: [String] = []
    for field in row.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false) {
      fields.append(String(decoding: field, as: UTF8.self))
    }
    return HelpLine(fields)
  }

  /// What is in the app itself. Known is the month in which it was checked; its first day counts.
  public static let builtIn = HelpDirectory(
    checked: Month(year: 2026, month: 9).firstDay, table: table)

  /// The built-in lines as a text that can be changed and signed, without the day.
  public static var builtInText: String { table }

  /// Country, kind, service, number, number for texts, word to send, hours, language, cost, for
  /// whom, page of the service; what is empty at the end of a line is left out. A country's
  /// emergency number is no service with a name. 112 stands for the European Union, Iceland,
  /// Liechtenstein, Norway and Switzerland. Free are numbers that begin as a country's free ones
  /// do, and those that are free everywhere in it.
  private static let table = """
    AT|emergency||112
    AU|emergency|Triple Zero|000
    BE|emergency||112
    BG|emergency||112
    CA|emergency||911
    CH|emergency||112
    CY|emergency||112
    CZ|emergency||112
    DE|emergency||112
    DK|emergency||112
    EE|emergency||112
    ES|emergency||112
    FI|emergency||112
    FR|emergency||112
    GB|emergency||999
    GR|emergency||112
    HR|emergency||112
    HU|emergency||112
    IE|emergency||112
    IN|emergency||112
    IS|emergency||112
    IT|emergency||112
    LI|emergency||112
    LT|emergency||112
    LU|emergency||112
    LV|emergency||112
    MT|emergency||112
    NL|emergency||112
    NO|emergency||112
    NZ|emergency||111
    PL|emergency||112
    PT|emergency||112
    RO|emergency||112
    SE|emergency||112
    SI|emergency||112
    SK|emergency||112
    US|emergency||911
    AU|crisis|Lifeline|13 11 14|||||||lifeline.org.au
    AU|crisis|Suicide Call Back Service|1300 659 467|||||||suicidecallbackservice.org.au
    CA|crisis|9-8-8: Suicide Crisis Helpline|988|988||||free||988.ca
    DE|crisis|TelefonSeelsorge|0800 111 0 111|||||free||telefonseelsorge.de
    DE|crisis|TelefonSeelsorge|0800 111 0 222|||||free||telefonseelsorge.de
    DE|crisis|TelefonSeelsorge|116 123|||||free||telefonseelsorge.de
    ES|crisis|Línea 024|024|||||free||sanidad.gob.es
    FR|crisis|3114|3114|||||free||3114.fr
    GB|crisis|Samaritans|116 123|||||free||samaritans.org
    GB|crisis|Shout||85258|SHOUT|||||giveusashout.org
    GB|crisis|NHS 111|111|||||free||111.nhs.uk
    IE|crisis|Samaritans|116 123|||||free||samaritans.org
    IN|crisis|Tele-MANAS|14416|||||free||telemanas.mohfw.gov.in
    IN|crisis|Tele-MANAS|1-800-891-4416|||||free||telemanas.mohfw.gov.in
    KR|crisis|109|109
    NZ|crisis|1737, Need to talk?|1737|1737||||free||1737.org.nz
    NZ|crisis|Suicide Crisis Helpline|0508 828 865|||||free||lifeline.org.nz
    NZ|crisis|Lifeline|0800 543 354|||||free||lifeline.org.nz
    US|crisis|988 Suicide & Crisis Lifeline|988|988||||free||988lifeline.org
    US|crisis|Crisis Text Line||741741|HOME|||||crisistextline.org
    AT|quit|Rauchfrei Telefon|0800 810 013|||||free||rauchfrei.at
    AU|quit|Quitline|13 7848|||||||quit.org.au
    BE|quit|Tabacstop|0800 111 00|||||free||tabacstop.be
    CH|quit|Rauchstopplinie|0848 000 181
    DE|quit|BIÖG|0800 8 31 31 31|||callback||free||rauchfrei-info.de
    FI|quit|Stumppi|0800 148 484|||changing||free||stumppi.fi
    FR|quit|Tabac info service|39 89|||1-6 08:00-20:00||ordinary||tabac-info-service.fr
    GB|quit|National Smokefree Helpline (England)|0300 123 1044|||\
    1-5 09:00-20:00,6-7 11:00-16:00||ordinary||nhs.uk
    HK|quit|Smoking Cessation Hotline|1833 183
    IE|quit|HSE Quit|1800 201 203|50100|QUIT|||free||quit.ie
    IN|quit|National Tobacco Quitline|1800 11 2356|||2-7 08:00-20:00||free
    IT|quit|Telefono Verde contro il Fumo|800 554 088|||||free
    NL|quit|Stoplijn|0800 1995|||||free
    NO|quit|Røyketelefonen|800 400 85|||||free||helsenorge.no
    NZ|quit|Quitline|0800 778 778|4006||||free||quit.org.nz
    PL|quit|Telefoniczna Poradnia Pomocy Palącym|801 108 108|||||||jakrzucicpalenie.pl
    PL|quit|Telefoniczna Poradnia Pomocy Palącym|22 211 80 15|||||||jakrzucicpalenie.pl
    PT|quit|SNS 24|808 24 24 24|||||||sns24.gov.pt
    SE|quit|Sluta-röka-linjen|020 84 00 00|||||free||slutarokalinjen.se
    TH|quit|Quitline 1600|1600
    US|quit|1-800-QUIT-NOW|1-800-784-8669|||||free||smokefree.gov
    US|quit|1-855-DÉJELO-YA|1-855-335-3569||||es|free||smokefree.gov
    US|quit|Asian Smokers' Quitline|1-800-838-8917||||zh|free||asiansmokersquitline.org
    US|quit|SmokefreeTXT||47848|QUIT|||||smokefree.gov
    US|quit|This is Quitting||88709|DITCHVAPE||||young|truthinitiative.org
    AU|alcohol|National Alcohol and Other Drug Hotline|1800 250 015|||||free||health.gov.au
    NZ|alcohol|Alcohol Drug Helpline|0800 787 797|||||free||alcoholdrughelp.org.nz
    US|alcohol|SAMHSA National Helpline|1-800-662-4357|||||free||samhsa.gov

    """
}
