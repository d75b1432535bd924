// The sources of what is said about the first weeks without nicotine.

extension Citation {
  public static var hughes2007: Citation {
    Citation(
      author: "Hughes", title: "Effects of abstinence from tobacco: valid symptoms and time course",
      year: 2007, place: "Nicotine & Tobacco Research 9:315–327")
  }

  static var hughes1992: Citation {
    Citation(
      author: "Hughes", title: "Tobacco withdrawal in self-quitters", year: 1992,
      place: "Journal of Consulting and Clinical Psychology 60:689–697")
  }

  static var cummings1985: Citation {
    Citation(
      author: "Cummings et al.",
      title: "Reports of smoking withdrawal symptoms over a 21 day period of abstinence",
      year: 1985, place: "Addictive Behaviors 10:373–381")
  }

  public static var swanson1997: Citation {
    Citation(
      author: "Swanson et al.",
      title: "The impact of caffeine use on tobacco cessation and withdrawal", year: 1997,
      place: "Addictive Behaviors 22:55–68")
  }

  static var hughes2020: Citation {
    Citation(
      author: "Hughes et al.",
      title: "Withdrawal symptoms from e-cigarette abstinence among former smokers", year: 2020,
      place: "Nicotine & Tobacco Research 22:734–739")
  }

  static var hughesNeverSmokers2020: Citation {
    Citation(
      author: "Hughes et al.",
      title: "Withdrawal symptoms from e-cigarette abstinence among adult never-smokers",
      year: 2020, place: "Nicotine & Tobacco Research 22(5)")
  }

  static var bayard2004: Citation {
    Citation(
      author: "Bayard et al.", title: "Alcohol withdrawal syndrome", year: 2004,
      place: "American Family Physician 69:1443–1450")
  }
}
