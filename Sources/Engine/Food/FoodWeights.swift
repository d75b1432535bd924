// How much each reason counts when foods are put into order.

/// Weights in hundredths of a binary logarithm, so that all reasons add up; found by trying them
/// on half of the queries of the tests.
struct FoodWeights: Sendable {
  static let standard = FoodWeights()

  // What a word of the query counts, in hundredths of its own weight, by where it was found.
  var head = 110
  var firstPart = 95
  var secondHead = 95
  var laterPart = 70
  var extra = 60
  var furtherName = 85
  var otherName = 50

  // What a way of finding it leaves of that, in hundredths.
  var synonym = 92
  var prefix = 70
  var longerThanTyped = 30
  var typo = 65
  var typoStep = 12

  // What is taken away.
  var missingWord = 130
  var headNotAsked = 300
  var wordNotAsked = 120
  var laterNotAsked = 60
  var usualNotAsked = 15
  var furtherNotAsked = 110
  var furtherName0 = 100
  var infantFood = 2000
  var unwanted = 800

  // What is added.
  var askedHead = 200
  var wholeFirstPart = 150
  var wholeName = 100
  var wholeFurtherName = 250
  var generic = 200
  var popularity = 60
  var recent = 700
}
