// The built-in directory of numbers. Only what was confirmed stands here; the rest is left out.

/// The numbers by country.
public enum HelpDirectory {
  /// The month in which the numbers were last checked.
  public static let checked = Month(year: 2026, month: 9)

  /// What is there for a country: emergency, crisis, stop-smoking, alcohol.
  public static func lines(in country: String) -> [HelpLine] {
    all.filter { $0.country == country }
  }

  /// The number for an ambulance; nothing where none was confirmed.
  public static func emergency(in country: String) -> HelpLine? {
    all.first { $0.country == country && $0.kind == .emergency }
  }

  /// Every confirmed line, in the order of the table.
  public static var all: [HelpLine] {
    var lines: [HelpLine] = []
    var fields: [String] = []
    var bytes: [UInt8] = []
    for byte in table.utf8 {
      guard byte == UInt8(ascii: "|") || byte == UInt8(ascii: "\n") else {
        bytes.append(byte)
        continue
      }
      fields.append(String(decoding: bytes, as: UTF8.self))
      bytes = []
      guard byte == UInt8(ascii: "\n") else { continue }
      if let line = HelpLine(fields) { lines.append(line) }
      fields = []
    }
    return lines
  }

  /// Country, kind, service, number, number for texts, word to send, hours, language; what is empty
  /// at the end of a line is left out. A country's emergency number is no service with a name. 112
  /// stands for the European Union, Iceland, Liechtenstein, Norway and Switzerland.
  static let table = """
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
    AU|crisis|Lifeline|13 11 14
    AU|crisis|Suicide Call Back Service|1300 659 467
    CA|crisis|9-8-8: Suicide Crisis Helpline|988|988
    DE|crisis|TelefonSeelsorge|0800 111 0 111
    DE|crisis|TelefonSeelsorge|0800 111 0 222
    DE|crisis|TelefonSeelsorge|116 123
    ES|crisis|Línea 024|024
    FR|crisis|3114|3114
    GB|crisis|Samaritans|116 123
    GB|crisis|Shout||85258|SHOUT
    GB|crisis|NHS 111|111
    IE|crisis|Samaritans|116 123
    IN|crisis|Tele-MANAS|14416
    IN|crisis|Tele-MANAS|1-800-891-4416
    KR|crisis|109|109
    NZ|crisis|1737, Need to talk?|1737|1737
    NZ|crisis|Suicide Crisis Helpline|0508 828 865
    NZ|crisis|Lifeline|0800 543 354
    US|crisis|988 Suicide & Crisis Lifeline|988|988
    US|crisis|Crisis Text Line||741741|HOME
    AT|quit|Rauchfrei Telefon|0800 810 013
    AU|quit|Quitline|13 7848
    BE|quit|Tabacstop|0800 111 00
    CH|quit|Rauchstopplinie|0848 000 181
    DE|quit|BIÖG|0800 8 31 31 31|||callback
    FI|quit|Stumppi|0800 148 484|||changing
    FR|quit|Tabac info service|39 89|||france
    GB|quit|National Smokefree Helpline (England)|0300 123 1044|||england
    HK|quit|Smoking Cessation Hotline|1833 183
    IE|quit|HSE Quit|1800 201 203|50100|QUIT
    IN|quit|National Tobacco Quitline|1800 11 2356|||india
    IT|quit|Telefono Verde contro il Fumo|800 554 088
    NL|quit|Stoplijn|0800 1995
    NO|quit|Røyketelefonen|800 400 85
    NZ|quit|Quitline|0800 778 778|4006
    PL|quit|Telefoniczna Poradnia Pomocy Palącym|801 108 108
    PL|quit|Telefoniczna Poradnia Pomocy Palącym|22 211 80 15
    PT|quit|SNS 24|808 24 24 24
    SE|quit|Sluta-röka-linjen|020 84 00 00
    TH|quit|Quitline 1600|1600
    US|quit|1-800-QUIT-NOW|1-800-784-8669
    US|quit|1-855-DÉJELO-YA|1-855-335-3569||||es
    US|quit|Asian Smokers' Quitline|1-800-838-8917||||zh
    US|quit|SmokefreeTXT||47848|QUIT
    US|quit|This is Quitting||88709|DITCHVAPE
    AU|alcohol|National Alcohol and Other Drug Hotline|1800 250 015
    NZ|alcohol|Alcohol Drug Helpline|0800 787 797
    US|alcohol|SAMHSA National Helpline|1-800-662-4357

    """
}
