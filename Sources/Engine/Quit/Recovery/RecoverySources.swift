// The sources of what is said about the body after the last use.

extension Citation {
  /// Read in its edition with "a few days", "1 to 12 months" and "5 to 10 years".
  static var americanCancerSociety: Citation {
    Citation(
      author: "American Cancer Society", title: "Health benefits of quitting smoking over time",
      year: 2026, place: "cancer.org")
  }

  static var nationalHealthService: Citation {
    Citation(
      author: "NHS Better Health", title: "Quit smoking: what happens when you quit",
      year: 2026, place: "quitnow.smokefree.nhs.uk")
  }

  public static var taylor2014: Citation {
    Citation(
      author: "Taylor et al.",
      title: "Change in mental health after smoking cessation: systematic review and meta-analysis",
      year: 2014, place: "BMJ 348:g1151")
  }

  static var nationalAcademies2018: Citation {
    Citation(
      author: "National Academies of Sciences, Engineering, and Medicine",
      title: "Public health consequences of e-cigarettes", year: 2018, place: "nap.edu/24952")
  }

  static var shaw2000: Citation {
    Citation(
      author: "Shaw, Mitchell and Dorling",
      title: "Time for a smoke? One cigarette reduces your life by 11 minutes", year: 2000,
      place: "BMJ 320:53")
  }

  static var jackson2024: Citation {
    Citation(
      author: "Jackson, Jarvis and West", title: "The price of a cigarette: 20 minutes of life?",
      year: 2024, place: "Addiction, doi 10.1111/add.16757")
  }
}
