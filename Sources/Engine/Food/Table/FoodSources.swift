// The sources of the numbers of foods, and of why swaps are offered as they are.

extension Citation {
  /// Energy, nutrients and portions; added sugars from the second table.
  public static var foodTables: Citation {
    Citation(
      author: "US Department of Agriculture, Agricultural Research Service",
      title: "Food and Nutrient Database for Dietary Studies 2021–2023, and Food Patterns "
        + "Equivalents Database 2017–March 2020",
      year: 2024, place: "ars.usda.gov")
  }

  /// That people take what stands first.
  public static var swapOrder: Citation {
    Citation(
      author: "Koutoukidis et al.",
      title: "Prominent positioning and food swaps are effective interventions to reduce the "
        + "saturated fat content of the shopping basket in an experimental online supermarket",
      year: 2019,
      place: "International Journal of Behavioral Nutrition and Physical Activity 16:50")
  }

  /// That about one offered swap in four is taken.
  public static var swapOffer: Citation {
    Citation(
      author: "Forwood et al.",
      title: "Offering within-category food swaps to reduce energy density of food purchases",
      year: 2015,
      place: "International Journal of Behavioral Nutrition and Physical Activity 12:85")
  }
}
