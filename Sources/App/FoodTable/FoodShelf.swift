// The table of foods that this life of the app has loaded.
import Engine

extension State {
  /// Nothing until it is loaded.
  var foodTable: FoodTable? { nil }
  /// Nothing until the table is loaded.
  var foodSearch: FoodSearch? { nil }

  var foodTongue: FoodTongue { language == .german ? .german : .english }
}
