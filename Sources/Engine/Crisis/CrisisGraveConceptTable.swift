// Words of one meaning in danger and around it, a line each, in English and German.

enum CrisisGraveConceptTable {
  static var all: StaticString {
    """
    ersticke erstickt ersticken choke choking suffocating
    zusammengesackt zusammengebrochen zusammengeklappt slumped keeled
    regungslos reglos unresponsive motionless
    bewusstlosigkeit ohnmacht coma koma
    asthma inhaler puffer asthmaspray
    anaphylaxis anaphylaktisch epipen
    quaddeln hives
    knochen bone bones
    gebrochener bruch fracture fractured
    wunde wunden wound wounds
    verband bandage stitches genaeht
    leiter ladder geruest scaffold scaffolding
    stromschlag electrocuted
    gas monoxide kohlenmonoxid fumes
    melder alarm
    bleiche chlor chlorine
    benzin petrol gasoline diesel
    unkrautmittel unkrautvernichter weedkiller pesticide
    rattengift antifreeze frostschutzmittel
    knopfzelle knopfbatterie batterie battery
    heroin smack fentanyl opioid opioide
    kokain koks cocaine coke
    morphium morphine oxycodon oxy oxys methadon
    paracetamol ibuprofen aspirin tylenol
    insulin
    naloxon narcan naloxone
    schachteln packungen packets boxes
    handvoll handful
    zuviel overdosing ueberdosiert
    verabschiede verabschiedet abschied goodbye bye farewell adieu tschuess tschau pfiat servus
    verzeih verzeiht verzeihung forgive forgiven
    testament
    verschenkt verschenke
    geregelt aufgeraeumt tidied cleaned
    friedhof cemetery graveyard
    himmel heaven
    klippe klippen cliff cliffs
    gelaender bruestung railing ledge
    hochhaus parkhaus rooftop
    schiene schienen bahnuebergang platform bahnsteig
    schlinge knoten knot
    schlauch auspuff hose exhaust
    wald woods forest
    meer fluss sea lake river
    geladen loaded
    burden belastung
    wertlos nutzlos worthless useless
    versager failure
    sinnlos pointless
    hoffnungslos hopeless
    aufgeben aufgegeben
    narben narbe scars scar
    wunsch wuensche wuenschte wish
    verschwinden verschwinde disappear vanish
    aushalten ertragen ertrage bear
    einschlafen eingeschlafen
    erwuergt wuergt gewuergt choked strangled
    tritt getreten kicked kicking
    bedroht bedrohen threatening
    axt beil machete hammer
    schlagstock eisenstange bat crowbar
    kontrolliert controls
    verboten erlaubt allowed
    eifersuechtig jealous
    veilchen bruise bruises
    hungern hungere fasten faste fasting starving
    fressanfall binge bingeing
    kalorie
    ekel ekle disgusting disgusted
    mahlzeit mahlzeiten fruehstueck mittagessen abendessen breakfast lunch dinner
    herzrasen palpitations
    brustschmerzen brustenge
    kribbeln kribbelt tingling
    verschwommen blurry
    knubbel lump
    heiser hoarse
    urin pipi urine pee wee
    stuhl poo stool
    schlaflos insomnia
    heuschnupfen schnupfen erkaeltung
    therapie therapeut therapeutin therapy therapist
    ausbildung kurs unterricht course lesson
    zeitung artikel nachrichten news article
    doku dokumentation documentary
    podcast radio
    kollegium schueler students
    apotheke pharmacy chemist
    rezept prescription
    schwimmen pool swim swimming
    kochen gekocht cook cooked cooking
    putzen geputzt cleaning
    garten garden
    kinderwagen spielplatz playground
    lecker tasty delicious
    schokolade schoki chocolate
    haribo gummibaerchen sweets
    """
  }
}
