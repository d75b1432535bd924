// Checks that exponentials and logarithms have the same bits everywhere.

import Engine

enum NumbersChecks {
  static var all: [Check] {
    [
      Check("The exponential has the recorded bits") {
        firstDifference("exp", NumbersTable.exp, Numbers.exp)
      },
      Check("The natural logarithm has the recorded bits") {
        firstDifference("log", NumbersTable.log, Numbers.log)
      },
      Check("The logarithm to base ten has the recorded bits") {
        firstDifference("log10", NumbersTable.log10, Numbers.log10)
      },
      Check("Powers have the recorded bits") {
        for row in NumbersTable.pow {
          let found = Numbers.pow(Double(bitPattern: row.base), Double(bitPattern: row.exponent))
          if found.bitPattern != row.result {
            return "pow(\(row.base), \(row.exponent)) is \(found.bitPattern), not \(row.result)"
          }
        }
        return nil
      },
      Check(
        "A thousand random results have the recorded bits",
        finds: "3c1b7ac0aa293b152194b8ba643d8806547d748be194077b0af40e45f82fe0a6",
        in: randomResults),
    ]
  }

  private static func firstDifference(
    _ name: String, _ rows: [NumbersTable.Row], _ function: (Double) -> Double
  ) -> String? {
    for row in rows {
      let found = function(Double(bitPattern: row.x)).bitPattern
      if found != row.result { return "\(name)(\(row.x)) is \(found), not \(row.result)" }
    }
    return nil
  }

  private static func randomResults() -> String {
    var bits = CheckBits(seed: 2026)
    var results = Fingerprint()
    for _ in 0..<250 {
      let any = Double(bitPattern: bits.next() >> 1)
      let nearOne = 0.5 + bits.fraction()
      results.add(Numbers.exp(bits.fraction() * 1500 - 750))
      results.add(Numbers.log(any))
      results.add(Numbers.log10(nearOne))
      results.add(Numbers.pow(nearOne, bits.fraction() * 200 - 100))
    }
    return results.text
  }
}
