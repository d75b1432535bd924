// The German words for the household measures of the table of foods.

/// English words with single spaces, names with their capitals, and what they are called in German.
enum PortionWords {
  /// Things, with `m`, `f` or `n` behind each for the ending of its size.
  static let things = read(
    """
    cup:Tasse f;tablespoon:Esslöffel m;teaspoon:Teelöffel m;glass:Glas n;mug:Becher m
    bowl:Schale f;plate:Teller m;can:Dose f;bottle:Flasche f;jar:Glas n;tub:Becher m
    packet:Päckchen n;pouch:Beutel m;package:Packung f;pack:Packung f;twin pack:Doppelpack m
    container:Becher m;bag:Tüte f;box:Schachtel f;carton:Karton m;juice box:Trinkpäckchen n
    microwave bag:Mikrowellentüte f;sleeve:Rolle f;bar:Riegel m;scoop:Kugel f;ball:Kugel f
    drink:Getränk n;shot:Schnapsglas n;jigger:Schnapsglas n;espresso cup:Espressotasse f
    ice cream cup:Eisbecher m;Keurig cup:Kaffeekapsel f;cup ice:Tasse Eis f;pot:Kanne f
    drop:Tropfen m;drops:Tropfen m;spray:Sprühstoß m;pat:Stückchen n;single serving:Portion f
    order:Portion f;meal:Fertiggericht n;meal order:Menüportion f;fast food order:Portion f
    menu order:Menüportion f;fast food package:Packung f;Guideline amount:Richtmenge f
    guideline amount:Richtmenge f
    portion:Portion f;handful:Handvoll f;slice:Scheibe f;piece:Stück n;section:Stück n
    cut:Stück n;cut piece:Stück n;chunk:Brocken m;cube:Würfel m;cubes:Würfel m;strip:Streifen m
    stick:Stange f;rod:Stange f;twist:Stange f;string:Streifen m;wedge:Spalte f;half:Hälfte f
    ring:Ring m;ring thick pretzel:Brezelring m;pretzel stick:Salzstange f;leaf:Blatt n
    stalk:Stange f;sprig:Zweig m;sprout:Sprosse f;spear:Stange f;floweret:Röschen n
    head:Kopf m;ear:Kolben m;pod:Schote f;nut:Nuss f;peanut:Erdnuss f;cherry:Kirsche f
    berry:Beere f;grape:Traube f;raisin:Rosine f;date:Dattel f;prune:Backpflaume f
    apricot:Aprikose f;blackberry:Brombeere f;banana:Banane f;mango:Mango f;melon:Melone f
    fruit:Frucht f;coconut:Kokosnuss f;olive:Olive f;tomato:Tomate f;plum tomato:Eiertomate f
    grape tomato:Cocktailtomate f;carrot:Möhre f;corn:Maiskölbchen n;bean:Bohne f;pea:Erbse f
    potato:Kartoffel f;new potato:neue Kartoffel f;pepper:Paprika f;ice cube:Eiswürfel m
    pepper with filling:gefüllte Paprika f;cabbage roll:Kohlroulade f;rind:Schwarte f
    salad:Salat m;side salad:Beilagensalat m;taco salad:Taco-Salat m;egg:Ei n
    egg white:Eiweiß n;egg roll:Frühlingsrolle f;bread:Brot n;bread slice:Brotscheibe f
    French bread:Baguette n;Vienna bread:Wiener Brot n;loaf:Laib m;baguette:Baguette n
    roll:Brötchen n;submarine:Sandwichbrot n;crescent roll:Hörnchen n;croissant:Croissant n
    bun:Brötchen n;hamburger bun:Burgerbrötchen n;hot dog bun:Hotdog-Brötchen n
    sandwich thin:Sandwichbrötchen n;bagel:Bagel m;pita:Pitabrot n;Naan:Naan n
    chappatti:Chapati n;crispbread:Knäckebrot n;crisp:Knäckebrot n;crumpet:Crumpet m
    muffin:Muffin m;English muffin:English Muffin m;biscuit:Gebäck n;square cornbread:Maisbrot n
    round cornbread:Maisbrot n
    cracker:Cracker m;square cracker:Cracker m;chip:Chip m;cookie:Keks m;cake:Kuchen m
    snack cake:Küchlein n;layer cake:Torte f;cupcake:Cupcake m;cream puff:Windbeutel m
    eclair:Eclair n;doughnut:Donut m;doughnut hole:Mini-Donut m;pie:Pie f;tart:Törtchen n
    pancake:Pfannkuchen m;waffle:Waffel f;crepe:Crêpe f;quiche:Quiche f;sandwich:Sandwich n
    pizza:Pizza f;pizza roll:Pizzarolle f;pizza bite:Pizzahäppchen n;hamburger:Burger m
    cheeseburger:Cheeseburger m;stacker:Burger m;footlong:Baguette n;enchilada:Enchilada f
    fajita:Fajita f;lasagna:Lasagne f;patty:Bratling m;meatball:Fleischbällchen n
    fillet:Filet n;fish:Fisch m;shrimp:Garnele f;prawn:Garnele f;sardine:Sardine f
    mussel:Muschel f;breast:Brust f;thigh:Oberkeule f;drumstick:Unterkeule f;wing:Flügel m
    drummette:Flügel m;rib:Rippe f;chop:Kotelett n;steak:Steak n;tender:Filetstreifen m
    nugget:Nugget n;fry:Pommes-Stäbchen n;chicken fry:Hähnchenstange f
    popcorn chicken:Hähnchenhappen m
    chicken:Hähnchen n;chicken breast:Hähnchenbrust f;chicken thigh:Hähnchenoberkeule f
    chicken leg:Hähnchenkeule f;chicken drumstick:Hähnchenunterkeule f;link:Wurst f
    chicken wing:Hähnchenflügel m;sausage:Wurst f;half smoke sausage:Räucherwurst f
    jerk:Fleischriegel m;cheese curd:Käsebröckchen n;circle:Kreis m;tablet:Tablette f
    sundae:Eisbecher m;cone:Waffeltüte f;snow cone:Wassereis n;popsicle:Eis am Stiel n
    push up:Eis am Stiel n;parfait:Joghurtbecher m;jiggler:Götterspeisewürfel m
    item:Stück n;single serving bag:Tüte f;single serving container:Becher m
    single serving package:Packung f
    """)

  /// Sizes without an ending; nothing for the usual one.
  static let sizes = read(
    """
    small:klein;medium:mittler;large:groß;extra large:extra groß;jumbo:groß;giant:groß
    king size:groß;big:groß;thin:dünn;thick:dick;mini:Mini;miniature:Mini;tiny:Mini;baby:Mini
    bite size:Mini;fun size:Mini;fun:Mini;spoon size:Mini;silver dollar:Mini;cocktail:Mini
    snack size:klein;snack:klein;child:klein;kids:klein;kids size:klein;personal size:klein
    cracker size:klein;dipping size:klein;sharing:groß;foot long:lang;double:doppelt
    whole:ganz;full:ganz;half:halb;1/2:halb;triangular:dreieckig;rectangular:rechteckig
    """)

  /// What a measure says besides, behind its thing or behind a comma.
  static let notes = read(
    """
    cooked:gekocht;raw:roh;dry:trocken;diced:gewürfelt;cubed:gewürfelt;sliced:in Scheiben
    pieces:in Stücken;shredded:geraspelt;melted:geschmolzen;mashed:zerdrückt;frozen:gefroren
    crumbled:zerbröselt;crushed:zerstoßen;popped:gepoppt;unpopped:ungepoppt;bite size:in Happen
    pureed:püriert;reconstituted:angerührt;prepared:zubereitet;boneless:ohne Knochen
    skinless:ohne Haut;in shell:mit Schale;without shell:ohne Schale;crust not eaten:ohne Rand
    with sauce:mit Soße;with filling:gefüllt;no ice:ohne Eis;with ice:mit Eis
    1 layer cake:einschichtig;2+ layer cake:mehrschichtig;1 slice bread:mit 1 Scheibe Brot
    on regular sandwich:für ein Sandwich;on large sandwich:für ein großes Sandwich
    per sandwich:für ein Sandwich;in salad:für einen Salat;if topping:als Belag
    per fl oz of beverage:für 30 ml Getränk;per cup of hot cereal:für eine Tasse Brei
    per slice of bread or roll:für eine Scheibe Brot;per piece of sushi:für ein Sushi
    if from a water fountain:am Wasserspender;per item:für ein Stück
    as water:wie Wasser;filled with tap water:mit Leitungswasser;crinkle:gewellt;straight:gerade
    yields:
    yield after cooking:;any cut:;solid pack:;hoagie roll:;mashed or pureed:püriert;round:rund
    loaf shape:kastenförmig
    """)

  /// Measures that are put together in a way of their own.
  static let wholes = read(
    """
    cubic inch:Würfel von 2,5 cm;surface inch:Stück von 2,5 cm;linear inch:Stück von 2,5 cm
    1 inch stack:Stapel von 2,5 cm;Juice of 1 wedge:Saft einer Spalte
    Juice of 1 lemon:Saft einer Zitrone;Juice of 1 orange:Saft einer Orange
    shoestring:dünner Pommes-Streifen;spiral:Pommes-Spirale;crinkle cut:gewellter Streifen
    straight cut:gerader Streifen;breakfast size link:Frühstückswürstchen
    cocktail link:Cocktailwürstchen;strip or stick:Streifen;bun length:lang;4 cubes:4 Würfel
    10 drops:10 Tropfen;1 3 ring thick pretzel:dicker Brezelring;2 1/4" dia:normal
    """)

  /// Words that say nothing to somebody who sees the weight beside them.
  static let empty: Set<String> = [
    "regular", "standard", "single", "serving", "individual", "prepackaged", "or", "and", "very",
    "to", "size", "school", "smoke", "plus", "Belgian", "Italian", "movie", "theater", "senior",
    "value", "dollar", "griller", "bun", "length", "extra", "super", "about", "square",
    "fast", "food", "new", "slider", "frozen",
  ]

  /// Entries are parted by lines and semicolons.
  private static func read(_ text: String) -> [String: String] {
    var words: [String: String] = [:]
    for entry in text.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
      guard let colon = entry.firstIndex(of: ":") else { continue }
      words[String(entry[..<colon])] = String(entry[entry.index(after: colon)...])
    }
    return words
  }
}
