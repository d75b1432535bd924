// How much each reason counts when foods are put into order.

/// Weights in hundredths of a binary logarithm, so that all reasons add up; found by trying them
/// on half of the queries of the tests.
struct FoodWeights: Sendable {
  static let standard = FoodWeights()

  // What a word of the query counts, in hundredths of its own weight, by where it was found.
  var head = 85
  var firstPart = 95
  var secondHead = 95
  var laterPart = 95
  var extra = 60
  var inFurtherName = 85
  var otherName = 50

  // What a way of finding it leaves of that, in hundredths.
  var synonym = 95
  var kind = 40
  var kitchen = 45
  var prefix = 70
  var longerThanTyped = 30
  var typo = 65
  var rareTypo = 55
  var typoStep = 12

  // Hundredths of the weight that a word keeps which the food comes `with`.
  var extraWord = 60
  // Every word of a query counts at least this.
  var anyWord = 100

  // What is taken away.
  var missing = 130
  var missingHead = 170
  var missingUsual = 60
  var missingExtra = 90
  var headNotAsked = 230
  var kindNotAsked = 100
  var wordNotAsked = 130
  var laterNotAsked = 40
  var extraNotAsked = 60
  var usualNotAsked = 15
  var furtherNotAsked = 110
  var furtherName = 100
  var namedElsewhere = 200
  var secondChoice = 150
  var extraAsHead = 200
  var otherNoun = 180
  var unwanted = 800
  var infantFood = 3000
  var askedInfantFood = 500

  // What is added.
  var askedHead = 200
  var wholeFirstPart = 120
  var wholeName = 100
  var wholeKind = 330
  var wholeFurtherName = 250
  var wholePhrase = 600
  var generic = 125
  var popularity = 85
  var recent = 700

  // With less, the best food is no answer unless it is called by the noun.
  var answer = -600
  // Foods without the noun that are so far behind an answer are left out.
  var farOff = 2500
}
