// Words of one meaning, a line each, in English and German: what the model learns from one of
// them holds for the others too.

enum CrisisConceptTable {
  static let all: [StaticString] = [everyday, CrisisGraveConceptTable.all]

  static var everyday: StaticString {
    """
    ich i
    mein meine meiner meinem meinen meines mei
    mir mich ma mi myself
    er he hes
    sie she shes
    ihn ihm
    ihr ihre ihren ihrem
    sein seine seiner seinen seinem
    wir we us uns
    they theyre theyve die
    du you u dich dir
    nicht nich ned net dont didnt doesnt isnt wont wasnt arent havent hasnt not nimmer nimma
    kein keine keinen keinem keiner no none
    nie niemals never
    nichts nix nothing
    und and n
    oder or
    aber but
    weil because cos cuz bc
    wenn wenns if
    als when
    noch still immernoch
    jetzt jetz now grad gerade grade rn
    heute heut today
    heutnacht tonight tonite
    morgen tomorrow tmrw
    gestern yesterday vorgestern
    wieder nochmal again
    immer always dauernd staendig
    jeden jedes jeder jede jedem every each
    tag tage tagen day days
    nacht nachts nights night
    morgens frueh morning mornings
    abend abends evening
    woche wochen week weeks
    monat monate monaten month months
    jahr jahre jahren year years yrs
    stunde stunden std hour hours hrs hr
    minuten min minute minutes mins
    her ago
    seit seitdem since
    bis until til till
    vor before bevor vorher
    nach danach after
    mit with w
    ohne without
    von vom aus from
    in im ins into inside drin
    auf on aufm aufs
    am an bei beim at
    zu too
    fuer for
    ueber vorbei over
    ist is its
    bin
    sind are
    war waren was were
    hab habe haben have ive got
    hat has
    hatte hatten had gehabt
    will wollen willst want wants wanna wollte wollt
    wuerde wuerd would
    gehen geh geht ging gegangen go goes going gonna went gone
    werde werd wird werden wurde ill
    kann kannst koennen koennt koennte can could konnte
    cant cannot couldnt
    muss musste must need needs brauch brauche braucht brauchen
    soll sollte should
    tun tu mach mache macht machen gemacht do does did doing done
    komm kommt kommen kam come comes came coming
    nehm nehme nimmt nehmen genommen took take taken taking takes
    schluck schlucken geschluckt verschluckt swallow swallowed swallowing
    trink trinke trinkt trinken getrunken drink drinks drank drinking drunk
    saufen gesoffen suff alk alkohol alcohol booze
    ess esse isst essen gegessen eat eats ate eaten eating
    schlaf schlafe schlaeft schlafen geschlafen sleep sleeps slept sleeping asleep
    wach wache aufgewacht aufwachen aufstehen wake wakes woke waking awake
    sterbe sterb stirbt sterben gestorben dies died dying
    tot tote toten dead
    tod death deaths
    umbringen toeten gekillt killt kill kills killed killing
    suizid selbstmord suicide
    leben lebe lebt live living life
    ende enden beenden schluss end ending ends
    weh wehtun verletzt verletzen hurt hurts hurting
    schmerz schmerzen pain pains ache aches aching
    schneid schneiden geschnitten geritzt ritzen cut cuts cutting
    brennt verbrannt brennen burn burns burned burning burnt
    schlaegt geschlagen schlagen schlug hit hits hitting beat beats slapped punched
    droht gedroht drohen threaten threatens threatened
    angst scared afraid terrified fear frightened
    sicher safe
    allein alleine alone
    hilfe helfen hilft help helps helped
    sag sage sagt sagen gesagt sagte say says said saying tell tells told
    red rede reden redet spricht sprechen talk talks talking speak
    schreib schreibe schreibt schreiben geschrieben write writes wrote written writing
    ruf ruft rufen angerufen call called calling rang
    weiss wissen kennt know knows knew
    denk denke denkt denken gedacht glaub glaube think thinks thought thinking
    fuehl fuehle fuehlt gefuehl feel feels felt feeling
    seh sehe sieht sehen gesehen see sees saw seen seeing
    hoer hoere hoert hoeren gehoert hear hears heard hearing
    schau guckt schaut look looks looking looked
    find finde findet gefunden finds found
    lese liest gelesen read reading
    frag frage fragt gefragt ask asks asked asking
    warte wartet warten wait waiting waits waited
    sitz sitze sitzt sitzen sit sits sat sitting
    steh stehe steht stehen stand stands standing stood
    lieg liege liegt liegen lie lies lying laying
    lauf laufe laeuft laufen gelaufen run runs running ran
    spring springe springt springen gesprungen jump jumps jumping jumped
    fall fallen umgefallen gefallen falls fell falling
    fahr fahre faehrt fahren drive drives driving drove
    halt halte haelt halten hold holding held
    lass lasse laesst lassen let lets
    verlassen leave leaves leaving left
    bleib bleibe bleibt bleiben stay stays staying stayed
    aufhoeren aufgehoert aufhoer stop stops stopped stopping quit quitting
    entzug withdrawal withdrawals detox delir dts
    rauch rauche raucht rauchen geraucht smoke smokes smoked smoking
    kippe kippen zigarette zigaretten cigarette cigarettes cig cigs fag fags
    vape vapen dampfen vapes vaping
    verlangen schmacht lust craving cravings urge urges
    nikotin nicotine
    pflaster patch patches
    kaugummi gum
    rauchfrei smokefree rauchstopp
    feuerzeug lighter
    nuechtern clean sober trocken
    rueckfall slipped relapse relapsed
    bier biere beer beers
    wein rotwein wine
    wodka schnaps korn gin vodka whisky whiskey rum spirits
    flasche flaschen bottle bottles
    glas glass
    tabletten pillen tablette schlaftabletten pills tablets tabs meds
    packung schachtel blister pack packet box
    ueberdosis overdose od overdosed
    benzos benzo tavor diazepam xanax valium lorazepam
    dosis dose doses
    spritze gespritzt injected needle needles
    atme atmet atmen breathe breathes breathing breath
    luft air
    herz heart
    brust chest
    kopf head
    gesicht face
    mund mouth
    lippe lippen lips lip
    zunge tongue
    hals kehle throat
    arm arme arms
    hand haende hands
    finger fingers
    bein beine leg legs
    bauch magen stomach belly tummy
    ruecken back
    auge augen eyes eye
    haut skin
    seite side
    koerper body
    blut blutet blutig bluten blood bleeding bleeds bleed bloody
    taub numb
    schief haengt droopy drooping
    schwindlig schwindel dizzy
    umgekippt ohnmaechtig bewusstlos fainted faint collapsed unconscious passed
    krampf krampft krampfanfall anfall seizure seizures fit
    zuckt zucken twitching jerking
    zitter zittere zittert zittern shake shakes shaking shaky trembling
    schwitz schwitze schwitzt schweiss sweat sweating sweats sweaty
    kotze kotzen gekotzt erbrechen uebergeben vomit vomited puke puked puking throwing threw
    husten cough coughing
    fieber fever
    schwillt geschwollen swollen swelling swells
    puls pulse bpm
    schlaganfall stroke
    herzinfarkt infarct
    kalt kalter eiskalt cold
    heiss warm hot
    blau blaue blue purple
    grau blass grey gray pale
    schwarz black
    dunkel dark darkness
    nass wet soaked
    steif stiff
    muede tired exhausted
    hunger hungry
    duenn thin skinny
    dick fett fat
    gewicht kilo kg weight kilos lbs pounds
    waage wiegt scale scales
    kcal kalorien calories cals kcals
    food meal
    abfuehrmittel laxatives laxative
    wasser water
    kaffee coffee
    tee tea
    brot bread toast
    kuchen torte cake
    mann man husband bloke guy typ kerl
    frau woman wife
    kind kinder kindern kid kids child children baby
    sohn son
    tochter daughter
    mama mutter mum mom mother
    papa vater dad father
    bruder brother
    schwester sister
    oma nan gran grandma
    opa grandpa grandad
    freund freundin kumpel friend mate buddy
    boyfriend bf partner
    kollege kollegin kollegen colleague coworker
    chef boss manager
    nachbar nachbarin nachbarn neighbour neighbor
    leute people
    jemand wer somebody someone
    niemand nobody
    arzt aerztin doktor doctor gp doc
    krankenhaus klinik hospital ward
    polizei police cops
    hund dog
    katze cat
    auto car truck van
    haus wohnung house flat apartment home daheim zuhause heim
    tuer door
    abgeschlossen eingeschlossen eingesperrt locked
    fenster window
    balkon balcony
    dach roof
    bruecke bridge
    zug bahn gleise train tracks
    treppe stairs
    bad badewanne bathroom bath tub
    klo toilet loo
    bett bed
    boden floor
    kueche kitchen
    keller basement cellar shed garage
    wand wall walls
    strasse street road
    arbeit arbeiten schicht work job shift
    schule school class
    handy phone
    brief abschiedsbrief letter letters note notes
    schluessel key keys
    geld euro money
    geburtstag birthday
    beerdigung funeral
    grab grave
    kirche church
    messer klinge knife blade razor
    gewehr pistole waffe gun pistol rifle shotgun
    seil strick guertel rope belt cord noose
    gift poison
    reiniger bleach cleaner
    liquid juice eliquid
    alles alle everything all
    ganze ganzen ganz whole entire
    halbe halben halb half
    letzte letzten letzter letztes last
    erste ersten erster first
    neu neue neuen new
    alt alte alten old
    gut gute guter good fine ok okay
    besser better
    schlecht schlimm worse schlimmer
    beste best
    ruhig ruhe calm quiet peace peaceful
    leise quietly
    laut loud
    komisch weird strange funny
    leer leere empty
    voll full
    schwer heavy
    leicht einfach easy light
    langsam slow slowly
    schnell fast quick quickly
    tief deep
    richtig right
    fertig bereit ready finished
    weg fort away
    raus draussen ausm out outside
    runter unten down
    hoch oben up
    hier da here
    dort there
    wo wohin where
    warum wieso wozu why
    wie how
    what whats
    who whos
    nur bloss only just
    mehr more
    weniger less
    viel viele much many lot lots
    bisschen bissl wenig little bit
    paar few couple
    genug enough
    vielleicht maybe perhaps
    wirklich echt really honestly ehrlich
    sorry leid tut
    danke thanks thank thankful dankbar
    bitte please
    liebe lieb love loved
    hasse hate hated
    weint weine heulen cry crying cried
    lache lacht lachen laugh laughing laughed
    spass witz joke joking kidding
    schaem scham ashamed shame
    schuld guilt fault
    stolz proud
    gluecklich froh happy glad
    traurig sad
    wut wuetend sauer angry anger furious
    einsam lonely
    langweilig langeweile bored boring
    panik panic
    hoffnung hoffe hope
    sinn point sense
    plan geplant planned plans
    versteckt verstecken hide hiding hid hidden
    heimlich secret secretly
    verfolgt folgt follow follows following followed
    zwingt force forced forces
    schubst geschubst push pushed shoved
    wirft geworfen wirf throws throw
    kaputt gebrochen zerbrochen break broke broken
    schreit schreien screams screaming shouting yelling
    stimmen voices voice
    spinnen kaefer spiders bugs ants
    traum traeume dream dreams dreamt
    lied song lyrics
    film serie tatort movie series show
    buch roman book novel
    spiel zocken game
    supermarkt laden shop store
    spazieren walk walked walking
    training joggen sport gym
    unterschied difference
    allgemein generally general
    frueher damals once formerly
    ueberlebt survived
    geschafft recovered recovery
    pregnant schwanger
    allergisch allergie allergic allergy
    nuesse erdnuss nuts peanut
    wespe biene bee wasp
    nase nose
    zahn zaehne tooth teeth dentist zahnarzt
    kopfweh kopfschmerzen headache
    urlaub holiday vacation
    sonntag samstag saturday sunday weekend wochenende
    montag monday friday freitag
    gekauft kauf buy bought buying
    gib gebe gibt gegeben gab give gave given giving
    bring bringt gebracht brings brought
    verloren lost
    vergessen forgot forgotten forget
    erledigt sorted
    entschieden beschlossen decided
    """
  }
}
