// The drawings of the bird: each pose has one that moves for a short while, and one that is still.
import App
import Foundation
import Testing

@Suite("The pictures of the bird") struct BirdPictureTests {
  /// WCAG 2.2, 2.2.2: what moves for longer beside other content needs a way to stop it.
  private static let longestSeconds = 5.0

  @Test("Each pose is drawn, and its still drawing is asked for by people who want no motion")
  func poses() throws {
    let birds = try webFile("birds.svg")
    let style = try webFile("stage.css")
    let wish = try #require(style.range(of: "prefers-reduced-motion: reduce"))
    for pose in BirdPose.allCases {
      let name = pose.rawValue
      #expect(birds.contains("<g id=\"\(name)-still\"/>\n<g class=\"p\" id=\"\(name)\">"))
      #expect(style[..<wish.lowerBound].contains("#\(name)\""))
      #expect(style[wish.upperBound...].contains("birds.svg#\(name)-still\""))
    }
  }

  @Test("No pose moves for longer than five seconds, and none for ever")
  func bouts() throws {
    let birds = try webFile("birds.svg")
    #expect(!birds.contains("infinite"))
    var moving: Set<String> = []
    for line in birds.split(separator: "\n") where line.contains(":target{") {
      let delays = line.matches(of: #/animation-delay:([0-9.]+)s/#).compactMap { Double($0.1) }
      for match in line.matches(of: #/animation:([a-z]+)-[a-z] ([0-9.]+)s([^;}]*)/#) {
        let times = match.3.split(separator: " ").compactMap { Double($0) }.first ?? 1
        let last = match.3.contains("both") ? delays.max() ?? 0 : 0
        let seconds = try #require(Double(match.2)) * times + last
        #expect(seconds < Self.longestSeconds, "\(match.0)")
        moving.insert(String(match.1))
      }
    }
    #expect(moving == Set(BirdPose.allCases.map { $0.rawValue }))
  }
}
