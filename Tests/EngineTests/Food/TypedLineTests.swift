// What people type, in English and German, and the foods of the full table that are read from it.

import Engine
import Testing

/// A line and what is read from it.
struct TypedLineCase: Sendable, CustomTestStringConvertible {
  let line: String
  /// Words of each food's name, or `nothing`, and the grams that it may weigh.
  let foods: [String]

  /// `bread and butter: Bread 21-35; Butter 10-18`.
  init(_ row: Substring) {
    let sides = row.split(separator: ": ", maxSplits: 1)
    line = String(sides[0])
    foods = sides[1].split(separator: "; ").map { String($0) }
  }

  var testDescription: String { line }
}

@Suite(.enabled(if: ReleaseFoods.folder != nil || ReleaseFoods.isProof, ReleaseFoods.absence))
struct TypedLineTests {
  @Test("Lines as people type them are read as what they had", arguments: english + german)
  func lines(example: TypedLineCase) throws {
    let search = try ReleaseFoods.everyday.get()
    let mentions = FoodLine.read(example.line, in: search)
    #expect(mentions.count == example.foods.count)
    for (mention, expected) in zip(mentions, example.foods) {
      guard let index = mention.index else {
        #expect(expected == "nothing", "\(mention.text) is no food")
        continue
      }
      let food = search.table.food(at: index)
      let words = expected.split(separator: " ")
      let name = food.name.lowercased()
      #expect(words.dropLast().allSatisfy { name.contains($0.lowercased()) }, "\(food.name)")
      let grams = mention.helping(of: FoodPick(food, in: .english), food).weight ?? 0
      let range = (words.last ?? "").split(separator: "-").compactMap { Int64($0) }
      try #require(range.count == 2)
      #expect((10 * range[0]...10 * range[1]).contains(grams), "\(grams) tenths of \(food.name)")
    }
  }

  private static func cases(_ rows: String) -> [TypedLineCase] {
    rows.split(separator: "\n").map { TypedLineCase($0) }
  }

  private static let english = cases(
    """
    two scrambled eggs and toast: Egg omelet 82-138; Bread 18-32
    toast with butter and jam: Bread 18-32; Butter 10-18; Jam 15-25
    toast with peanut butter: Peanut butter 69-115
    oatmeal with blueberries: Oatmeal 180-300; Blueberries 56-94
    a bowl of oatmeal with banana: Oatmeal 180-300; Banana 94-158
    greek yogurt with honey: Yogurt 112-188; Honey 5-9
    cereal with milk: Cereal 26-44; Milk 183-305
    black coffee: Coffee 270-450
    coffee with cream and sugar: Coffee 279-465
    cappuccino: Coffee 270-450
    a cup of tea with milk: Tea 180-300
    orange juice: Orange juice 186-310
    a glass of orange juice: Orange juice 180-300
    bacon and eggs: Bacon 12-20; Egg 75-125
    two pancakes with maple syrup: Pancakes 75-125; Pancake syrup 30-50
    waffles: Waffle 112-188
    bagel with cream cheese: Bagel 78-132; Cream cheese 22-38
    croissant and coffee: Croissant 52-88; Coffee 270-450
    breakfast burrito: Egg burrito 135-225
    ham and cheese sandwich: Ham sandwich 120-200
    turkey sandwich: Turkey sandwich 97-163
    tuna salad: Tuna salad 89-149
    caesar salad: Caesar salad 59-99
    chicken salad: Chicken 84-142
    green salad with dressing: Lettuce 54-92; French 23-39
    grilled cheese: Grilled cheese 87-145
    tomato soup: Soup 183-307
    chicken noodle soup: Soup 183-307
    cheeseburger and fries: Cheeseburger 123-207; Potato 82-138
    burger with fries and a coke: Hamburger 108-182; Potato 82-138; Soft drink 279-465
    hot dog with ketchup: Hot dog 42-72; Ketchup 12-22
    chicken nuggets, fries, coke: Chicken nuggets 60-100; Potato 82-138; Soft drink 279-465
    pepperoni pizza: Pizza with 186-310
    3 slices of pepperoni pizza: Pizza with 279-465
    spaghetti bolognese: Pasta with 187-313
    mac and cheese: Macaroni 172-288
    lasagna: Lasagna with 187-313
    steak and potatoes: Steak 120-200; Potato 127-213
    grilled chicken with rice: Chicken 63-107; Rice 88-148
    chicken and rice: Chicken 183-307
    rice and beans: Beans and 127-213
    salmon with broccoli: Fish 105-175; Broccoli 33-57
    fish sticks: Fish 63-107
    shrimp: Shrimp 63-107
    mashed potatoes with gravy: Potato 93-157
    baked potato with sour cream: Potato 236-394
    corn on the cob: Corn 62-104
    beef tacos: Taco 157-263
    2 tacos and a beer: Taco 157-263; Beer 270-450
    chips and salsa: Potato chips 21-35; Salsa 24-40
    guacamole: Guacamole 45-75
    sushi: Sushi 135-225
    fried rice: Rice 124-208
    pad thai: Pad Thai 150-250
    curry with rice: Chicken curry 180-300; Rice 88-148
    apple pie with ice cream: Pie 112-188; Ice cream 101-169
    chocolate ice cream: Ice cream 101-169
    2 cookies: Cookie 45-75
    chocolate chip cookies: Cookie 45-75
    a brownie: Cookie 37-63
    a piece of chocolate cake: Cake 131-219
    a handful of almonds: Almonds 21-35
    popcorn: Popcorn 26-44
    pretzels: Pretzels 21-35
    a banana and an apple: Banana 94-158; Apple 150-250
    grapes: Grapes 56-94
    a protein shake: Nutritional drink 192-320
    protein bar: Nutrition bar 25-43
    water: Water 270-450
    sparkling water: Water 360-600
    a glass of red wine: Wine 135-225
    2 beers: Beer 540-900
    gin and tonic: Gin and 168-282
    diet coke: Soft drink diet 270-450
    a can of coke zero: Soft drink diet 270-450
    energy drink: Energy Drink 372-620
    hummus with carrots: Hummus 45-75; Carrots 90-150
    peanut butter and jelly sandwich: Peanut butter 84-140
    veggie burger: Veggie burger 75-125
    tofu stir fry: Tofu and 122-204
    milk and cookies: Milk 183-305; Cookie 45-75
    rice with chicken: Chicken 183-307
    ham, cheese and bread: Ham 45-75; Cheese 15-27; Bread 21-35
    pasta with tomato sauce: Pasta with 187-313
    I had an apple: Apple 150-250
    had 2 eggs for breakfast: Egg 75-125
    a few grapes: Grapes 15-27
    had 2 eggs for lunch: Egg 75-125
    I ate rice and beans, then had a beer: Beans and 127-213; Beer 270-450
    burger but no fries: Hamburger 108-182
    soda without sugar: Soft drink diet 270-450
    bread and butter: Bread 21-35; Butter 10-18
    fish and chips: Fish 67-113; Potato 82-138
    salt and pepper: nothing
    half and half: Cream 15-25
    tea, no sugar: Tea 270-450
    coffee without milk: Coffee 270-450
    chips: Potato chips 21-35
    crisps: Potato chips 21-35
    porridge: Oatmeal 180-300
    oatmeal: Oatmeal 180-300
    """)

  private static let german = cases(
    """
    zwei Brötchen mit Butter und Marmelade: Roll 84-140; Butter 10-18; Jam 15-25
    Brötchen mit Käse: Roll 42-70; Cheese 15-27
    Brot mit Wurst: Bologna sandwich 86-144
    Brot mit Käse: Cheese sandwich 76-128
    Vollkornbrot mit Frischkäse: Bread 27-45; Cream cheese 22-38
    Müsli mit Milch: Cereal 82-138; Milk 183-305
    Müsli mit Joghurt: Cereal 82-138; Yogurt 127-213
    Joghurt mit Honig: Yogurt 127-213; Honey 5-9
    Haferflocken mit Milch: Oatmeal 180-300
    Haferbrei: Oatmeal 180-300
    Rührei: Egg omelet 82-138
    Rührei mit Speck: Egg omelet 82-138; Pork bacon 12-20
    Spiegelei: Egg 41-69
    gekochtes Ei: Egg 37-63
    2 gekochte Eier: Egg 75-125
    Kaffee schwarz: Coffee 270-450
    Kaffee mit Zucker: Coffee 279-465
    Milchkaffee: Latte 270-450
    Cappuccino: Coffee 270-450
    Tee: Tea 270-450
    grüner Tee: Tea 270-450
    Tee mit Honig: Tea 270-450; Honey 5-9
    Orangensaft: Orange juice 186-310
    ein Glas Orangensaft: Orange juice 180-300
    Croissant: Croissant 52-88
    Banane: Banana 94-158
    ein Apfel und eine Banane: Apple 150-250; Banana 94-158
    Käsebrot: Cheese sandwich 76-128
    Nutella-Brot: Nutella sandwich 67-113
    Brot mit Nutella: Nutella sandwich 67-113
    Schnitzel mit Pommes: Pork 90-150; Potato 82-138
    Schnitzel mit Kartoffelsalat: Pork 90-150; Potato salad 103-173
    Bratwurst mit Senf: Bratwurst 45-75; Mustard 3-7
    Bratwurst mit Sauerkraut: Bratwurst 45-75; Sauerkraut 22-38
    Currywurst mit Pommes: Bratwurst 45-75; Potato 82-138
    Döner: Gyro sandwich 150-250
    Pizza Margherita: Pizza 178-298
    Pizza Salami: Pizza with 186-310
    Spaghetti Bolognese: Pasta with 187-313
    Nudeln mit Tomatensoße: Pasta with 187-313
    Lasagne: Lasagna with 187-313
    Kartoffeln mit Quark: Potato 127-213; Yogurt 112-188
    Kartoffelpüree: Potato 93-157
    Bratkartoffeln: Potato 75-125
    Reis mit Hähnchen: Rice 88-148; Chicken 63-107
    Hähnchenbrust mit Reis: Chicken breast 90-150; Rice 88-148
    Lachs mit Gemüse: Fish 105-175; Classic mixed 67-113
    Fischstäbchen: Fish 63-107
    Linsensuppe: Soup 191-319
    Tomatensuppe: Soup 183-307
    Gulasch: Beef with 140-234
    Frikadelle: Beef 63-107
    Leberkäse: Bologna 42-72
    Brezel: Pretzels 90-150
    Salat mit Essig und Öl: Lettuce 13-23; Vinegar 22-38; Vegetable oil 10-18
    gemischter Salat: Lettuce 54-92
    Gurkensalat: Cucumber salad 60-100
    Pommes mit Ketchup: Potato 82-138; Ketchup 12-22
    Pommes: Potato 82-138
    Burger: Hamburger 108-182
    Burger und Pommes: Hamburger 108-182; Potato 82-138
    Apfelkuchen mit Sahne: Pie 112-188; Cream 15-25
    Käsekuchen: Cheesecake 131-219
    ein Stück Kuchen: Cake 131-219
    Kekse: Cookie 45-75
    Schokolade: Chocolate candy 33-57
    eine Tafel Schokolade: Chocolate candy 33-57
    Gummibärchen: Candy 45-75
    Eis: Ice cream 101-169
    Vanilleeis: Ice cream 101-169
    Chips: Potato chips 21-35
    Salzstangen: Pretzels 21-35
    Nüsse: Mixed nuts 21-35
    Erdnüsse: Peanuts 21-35
    Wasser: Water 270-450
    Mineralwasser: Water 360-600
    Cola: Soft drink 279-465
    Cola light: Soft drink diet 270-450
    Cola Zero: Soft drink diet 270-450
    Spezi: Soft drink 279-465
    Limo: Soft drink 279-465
    Bier: Beer 270-450
    ein Weizen: Beer 270-450
    Radler: Beer 270-450
    ein Glas Rotwein: Wine 135-225
    Weißwein: Wine 135-225
    Apfelschorle: Apple juice 93-155
    0,5 l Apfelschorle: Apple juice 187-313
    Milchreis: Pudding 97-163
    Pfannkuchen: Pancakes 75-125
    Spätzle: Noodles 120-200
    Käsespätzle: Macaroni 172-288
    Rotkohl: Cabbage 58-98
    Sauerkraut: Sauerkraut 22-38
    Quark mit Früchten: Yogurt 112-188
    Magerquark: Yogurt 112-188
    ein Becher Joghurt: Yogurt 183-307
    eine Handvoll Mandeln: Almonds 21-35
    Trauben: Grapes 56-94
    Erdbeeren mit Sahne: Strawberries 56-94; Cream 15-25
    Toast mit Käse: Grilled cheese 87-145
    Matjes: Fish 63-107
    Kartoffelsuppe: Soup 191-319
    ich hatte einen Apfel: Apple 150-250
    ein paar Kekse: Cookie 45-75
    etwas Käse: Cheese 15-27
    Milch: Milk 183-305
    Kakao: Hot chocolate 186-310
    Latte Macchiato: Coffee 270-450
    Espresso: Coffee 45-75
    Kaffee mit Milch: Latte 270-450
    Currywurst: Bratwurst 45-75
    Milchkaffee mit Hafermilch: Latte non-dairy 270-450
    Limo ohne Zucker: Soft drink diet 270-450
    Cola aber kein Eis: Soft drink 279-465
    Quark: Yogurt 112-188
    Müsli: Cereal 82-138
    Salz und Pfeffer: nothing
    Kaffee ohne Zucker: Coffee 270-450
    zum Frühstück zwei Eier: Egg 75-125
    ich habe einen Apfel gegessen: Apple 150-250
    Brot und Butter: Bread 21-35; Butter 10-18
    Wurst und Käse: Bologna 42-72; Cheese 15-27
    Scheibe Brot mit Honig: Bread 21-35; Honey 5-9
    """)
}
