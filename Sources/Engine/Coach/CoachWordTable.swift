// What follows from which concepts, and the words that both languages share. Concepts are written
// as those of the crisis check: see `CrisisGrammar`.

enum CoachWordTable {
  /// The weightier ones first: what is urgent, what is asked, how somebody feels, small talk.
  static let rules: StaticString = """
    complaint: COMPLAINT
    nrt: NRT; DOSING NICPRODUCT; DOSING HOWMUCH
    body: PREGNANT; DOCTORS
    craving: NOUSE CRAVENOW; AFRAID SLIPPING
    slipped: SLIP !NOUSE; USED !NOUSE !ASKING !AIMSTOP !PASTLONG !WATER
    plan: AIMSTOP !BUT !CRAVE !GIVEUP
    why: REASON
    progress: HOWAMI; AHEAD
    win: NOUSE !HARDNOW; PASSED
    swap: INSTEAD FOOD; WANT FOOD !SMOKE; CRAVE FOOD !SMOKE
    techniques: INSTEAD SMOKE
    occasion: OTHERS !CRAVE
    craving: CRAVENOW; CRAVE
    savings: MONEY HOWMUCH; MONEY SAVED; SAVED HOWMUCH; MONEY ME
    progress: STATS
    why: WHYQUIT
    breathing: BREATHE
    sleep: SLEEPLESS
    body: SYMPTOM; WEIGHT
    anger: ANGRY
    stress: STRESS
    boredom: BORED
    low: LOW
    sleep: SLEEP !SLEEPBYE
    motivation: GIVEUP; MOTIVATE; HARD
    occasion: OCCASION
    plan: PLAN; HOWTO STOP; STOP ME; STOP SMOKE
    techniques: INSTEAD
    win: TIMEMARK !HARDNOW
    complaint: ABUSE
    joke: JOKE
    no: NOTHANKS
    thanks: THANKS
    more: MORE
    help: HELP
    swap: FOOD
    why: WHYONLY
    goodbye: BYE
    greeting: GREET
    no: SAYNO
    yes: SAYYES
    ok: SAYOK
    craving: SMOKE
    savings: MONEY
    help: QUESTIONONLY
    """

  static let both: StaticString = """
    N: qqn
    ASK: qq
    QUESTIONONLY: < qq >
    NRT: nrt, champix, chantix, vareniclin*, zyban, bupropion, cytisin*, cytisinicline, nicorette, nicotinell, niquitin, snus, zyn, velo, nikotinell
    DOSING: mg, milligram*, dose, doses, dosage, dosis, dosier*
    GREET: hi, hey, heya, hello, hallo, helo, hullo, yo, hiya, moin, servus, salut, hola, ciao, ahoi, hei, hej, tach, huhu
    JOKE: lol, lool, rofl, lmao, haha*, hahah*, hihi, hehe, xd, kek, jk
    SAYOK: ok, okay, okey, okee, oki, okidoki, k, kk, alright, cool, fine, gut, passt, jo
    FALCOHOL: beer*, wine*, vodka, cocktail*, prosecco, gin, whisk*, sekt, rum, schnaps
    FDRINK: cola*, coke*, pepsi, soda*, sprite, fanta, redbull, red bull, monster, energy drink*, energydrink*, smoothie*, latte*, frappuccino*, milkshake*, limo, limonade*, lemonade*, juice*, eistee, ice tea, iced tea
    FFROZEN: ice cream, icecream, gelato, magnum, eiscreme, pudding*, sundae, dessert*
    FSALTY: chips, crisps, doritos, pringles, nachos, flips, cracker*, pretzel*, peanut*, snack*, snacks, popcorn
    FSWEETS: chocolate*, choclate, choco, candy, candies, haribo, gummi*, nutella, toblerone, marshmallow*, toffee*, kitkat, snickers, lakritz*, licorice
    FBAKERY: cookie*, muffin*, donut*, doughnut*, croissant*, brownie*, waffle*, pancake*, brioche
    FMEAL: pizza*, burger*, fries, kebab*, kebap*, doener, hotdog*, hot dog*, nugget*, lasagn*, mcdonald*, pommes, mayo*, ramen, burrito*
    FOTHER: sugar, zucker, fast food, fastfood, junk food, junkfood, junk
    FOOD: FALCOHOL, FDRINK, FFROZEN, FSALTY, FSWEETS, FBAKERY, FMEAL, FOTHER
    STRESS: stress*, burnout
    MONEY: euro, euros, dollar*, bucks, pounds, cash, cents, chf, franken, eur
    LOW: depri*
    """
}
