// Names that the editor of a program suggests besides those of the library. They come without
// instructions: once taken, they are the person's own words.

/// Names of movements that the library does not have.
public struct ExerciseSuggestionText {
  public let language: Language

  public init(language: Language) { self.language = language }

  /// In the same order in each language.
  public var names: [String] { TechniqueStepsText.lines(language.pick(english, german)) }

  private var english: String {
    """
    Pull-ups
    Chin-ups
    Dips
    Bench dips
    Inverted rows
    Dead hang
    Superman
    Bird dog
    Dead bug
    Hollow hold
    Sit-ups
    Crunches
    Reverse crunches
    Flutter kicks
    Scissor kicks
    V-ups
    Heel taps
    Toe touches
    Windscreen wipers
    Plank jacks
    Plank with shoulder taps
    High plank
    Reverse plank
    Bear crawl
    Crab walk
    Inchworms
    Wall sit
    Step-ups
    Side lunges
    Curtsy lunges
    Sumo squats
    Pistol squats
    Box jumps
    Tuck jumps
    Skater jumps
    Donkey kicks
    Fire hydrants
    Clamshells
    Hip thrusts
    Good mornings
    Kettlebell swings
    Deadlifts
    Rows
    Biceps curls
    Shoulder press
    Skipping rope
    Shadow boxing
    Running
    Brisk walking
    Stair climbing
    Arm circles
    Shoulder rolls
    Neck stretch
    Chest stretch
    Shoulder stretch
    Triceps stretch
    Cat-cow
    Cobra
    Down dog
    Pigeon pose
    Seated forward bend
    Lying twist
    """
  }

  private var german: String {
    """
    Klimmzüge
    Klimmzüge im Untergriff
    Barrenstütze
    Dips an der Bank
    Waagerechtes Rudern
    Aushängen
    Superman
    Vierfüßlerstand diagonal
    Käfer
    Schiffchen
    Sit-ups
    Crunches
    Umgekehrte Crunches
    Flatterbeine
    Beinschere
    Klappmesser
    Fersentippen
    Zehentippen
    Scheibenwischer
    Stütz mit Grätschsprung
    Stütz mit Schultertippen
    Hoher Stütz
    Rückenstütz
    Bärengang
    Krebsgang
    Raupengang
    Wandsitz
    Aufsteigen
    Ausfallschritte seitlich
    Ausfallschritte überkreuz
    Sumo-Kniebeugen
    Einbeinige Kniebeugen
    Sprünge auf die Kiste
    Hocksprünge
    Skatersprünge
    Beinheben im Vierfüßlerstand
    Beinheben seitlich im Vierfüßlerstand
    Muschel
    Hüftstöße
    Rumpfvorbeugen
    Kettlebell-Schwünge
    Kreuzheben
    Rudern
    Bizepscurls
    Schulterdrücken
    Seilspringen
    Schattenboxen
    Laufen
    Zügiges Gehen
    Treppensteigen
    Armkreisen
    Schulterkreisen
    Nackendehnung
    Brustdehnung
    Schulterdehnung
    Trizepsdehnung
    Katze und Kuh
    Kobra
    Herabschauender Hund
    Taube
    Vorbeuge im Sitzen
    Drehung im Liegen
    """
  }
}
