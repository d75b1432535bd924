// Health data, in the browser as natively.

import Engine

enum HealthChecks {
  static var all: [Check] {
    [
      Check("An export of health data gives the same days on every platform", finds: days) {
        read(Array(export.utf8))
      },
      Check("So does its archive, with 64-bit sizes", finds: days) {
        read(Base64.decodeStandard(archive) ?? [])
      },
      Check("So do exports of other apps, read twice where names come last", finds: others) {
        read(Array(auto.utf8)) + read(Array(fitbit.utf8)) + read(Array(table.utf8))
      },
      Check("An export of more bytes than a browser's Int is refused", finds: "tooLarge") {
        do throws(HealthProblem) {
          _ = try HealthFile(size: 5 << 30) { (_, count) throws(HealthProblem) in
            [UInt8](repeating: 0x20, count: count)
          }
          return "read"
        } catch {
          return error == .tooLarge ? "tooLarge" : "another problem"
        }
      },
    ]
  }

  private static func read(_ bytes: [UInt8]) -> String {
    do throws(HealthProblem) {
      var file = try HealthFile(size: Int64(bytes.count)) { (offset, count) throws(HealthProblem) in
        Array(bytes[Int(offset)..<Int(offset) + count])
      }
      while try file.step() {}
      return String(decoding: file.totals.json, as: UTF8.self)
    } catch {
      return "a problem"
    }
  }

  private static let export = """
    <!DOCTYPE HealthData [<!ELEMENT A EMPTY>
    >
    ]><HealthData>
    <Record type="HKQuantityTypeIdentifierDistanceWalkingRunning" sourceName="A" unit="mi"
     startDate="2026-03-29 08:00:00 +0200" endDate="2026-03-29 08:10:00 +0200" value="1.1"/>
    <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="A&amp;B"
     startDate="2026-03-28 23:00:00 +0100" endDate="2026-03-29 07:00:00 +0200"
     value="HKCategoryValueSleepAnalysisAsleepCore"/>
    <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="A" unit="count/min"
     startDate="2099-12-31 08:00:00 -0930" endDate="2099-12-31 08:00:00 -0930" value="61.5"/>
    </HealthData>
    """
  /// The same, deflated.
  private static let archive =
    "UEsDBC0AAAAIAAAAAABgcXbz//////////8MABQAZS9leHBvcnQueG1sAQAQAGkCAAAAAAAAJAEAAAAAAAB1ktFOgzAU"
    + "hu95iq4X3hhGC3EOZSQIJDO6OZFoFuNFA3U2QiGlXcLb2xmVMSFp0p72P6fff1pvEj2E6XYTgyUlhfyIiCTg1ZvE9/Eq"
    + "XqcgAPFqk259wzfefK/T+IaX0KwSOZBtTRdwefeoCJdMtqmOb3Oq1++Miog1kvCMvpDik/FdojjXEwRNpURG16TUuQEE"
    + "ijO5gCWDBtB6IfUV+sBG9sxEjmm7AM2vENIDnCMbIQgoz4c0+FizJ4XSCjzF0PrPG+r0XSVOeJ8KSuuAk6JtWHOCeUbK"
    + "+vpmBHEObOcPEY8iXvZsGL+MHc7zYaNHETSHKKwEHbIx3Hb9UEImuuRIp7NKcWmVjJ+6cV0T26aDu4abyHX6bkY1P2Zm"
    + "eHrxjWod/ZcvUEsBAi0ALQAAAAgAAAAAAGBxdvP//////////wwAHAAAAAAAAAAAAAAA/////2UvZXhwb3J0LnhtbAEA"
    + "GABpAgAAAAAAACQBAAAAAAAAAAAAAAAAAABQSwYGLAAAAAAAAAAtAC0AAAAAAAAAAAABAAAAAAAAAAEAAAAAAAAAVgAA"
    + "AAAAAABiAQAAAAAAAFBLBgcAAAAAuAEAAAAAAAABAAAAUEsFBgAAAAD///////////////8AAA=="
  private static let days =
    #"{"days":[{"day":"2026-03-29","distanceMeters":1770.28,"#
    + #""sleep":{"asleepMinutes":420,"inBedMinutes":420,"coreMinutes":420,"#
    + #""deepMinutes":0,"remMinutes":0,"awakeMinutes":0}},{"day":"2099-12-31","#
    + #""heartRate":{"min":61.5,"mean":61.5,"max":61.5}}],"records":3,"skipped":0,"#
    + #""duplicates":0,"complete":true}"#

  private static let auto = #"""
    {"data":{"metrics":[{"data":[{"qty":1.1,"date":"2026-03-29 08:00:00 +0200"}],
    "units":"mi","name":"walking_running_distance"},{"name":"heart_rate","units":"count\/min",
    "data":[{"Min":50,"Avg":61.5,"Max":70,"date":"2099-12-31 08:00:00 -0930"},{"Avg":NaN}]}]}}
    """#
  private static let fitbit = """
    [{"dateOfSleep":"2026-03-29","startTime":"2026-03-28T23:00:00.000",
    "endTime":"2026-03-29T07:00:00.000","minutesAsleep":400,"timeInBed":420}]
    """
  private static let table = """
    Date;Walking + Running Distance (km);Odd
    13/3/26;1,5;9

    """
  private static let others =
    #"{"days":[{"day":"2026-03-29","distanceMeters":1770.28},{"day":"2099-12-31","#
    + #""heartRate":{"min":50,"mean":61.5,"max":70}}],"records":2,"skipped":1,"#
    + #""duplicates":0,"complete":true}"#
    + #"{"days":[{"day":"2026-03-29","sleep":{"asleepMinutes":400,"inBedMinutes":420}}],"#
    + #""records":1,"skipped":0,"duplicates":0,"complete":true}"#
    + #"{"days":[{"day":"2026-03-13","distanceMeters":1500}],"records":1,"skipped":0,"#
    + #""duplicates":0,"complete":true}"#
}
