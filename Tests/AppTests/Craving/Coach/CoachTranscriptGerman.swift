// The situations in German, as the coach answers them.

extension CoachTranscript {
  static let german = """
    # Ein Verlangen um drei Uhr nachts, 03:00
    > ich will unbedingt eine rauchen
    Nachts wirkt ein Verlangen größer. Lass das Licht gedimmt, atme länger aus als ein, und lass \
    es vorbeiziehen. [craving, breathing, techniques]
    > ja
    Gut. Hier ist es, ein Tipp genügt. [craving, breathing, techniques]

    # Ein Ausrutscher nach vierzig Tagen, 12:00
    > nach 40 tagen doch eine geraucht auf der feier
    Danke, dass du es mir sagst. Alles davor zählt weiter. Schauen wir, was los war, und finden \
    etwas fürs nächste Mal. [ifThen, craving]
    > und jetzt?
    Was du davor geschafft hast, bleibt deins. Jetzt zählt nur die nächste Stunde. Trink etwas \
    und fang da an. [ifThen, craving]

    # Wütend, 12:00
    > scheiße, mein chef ist so ein depp
    Du bist wütend, und das darf sein. Lass etwas davon raus: schnell gehen, oder lange \
    ausatmen. [breathing, techniques]
    > ok
    In Ordnung. Ich bin da, wenn etwas ist. [breathing, techniques]

    # Im Scherz, 12:00
    > haha heiratest du mich
    Ich kenne einen über den kalten Entzug, aber der wird erst langsam warm. Wie geht es dir \
    wirklich? [techniques]
    > nein im ernst ich will eine rauchen
    Ich bin bei dir. Ein Verlangen steigt, hat seinen Höhepunkt und geht, meist in Minuten. \
    Dieses stehen wir zusammen durch. [craving, breathing, techniques]

    # Ein Wort, 12:00
    > hi
    Hallo, schön, dass du da bist. Was beschäftigt dich: ein Verlangen, ein schwerer Moment oder \
    wie es läuft? [craving, progress, techniques]
    > nein
    In Ordnung, dann etwas anderes. Hier ist ein anderer Weg. [breathing, techniques, today]
    > weiß nicht
    In Ordnung. Ich bin da, wenn etwas ist. [breathing, techniques, today]
    > ok
    Gut. Lass dir Zeit. Es steht alles noch da. [breathing, techniques, today]

    # Dialekt, 12:00
    > i hob so an bock auf a tschick
    Ich bin bei dir. Ein Verlangen steigt, hat seinen Höhepunkt und geht, meist in Minuten. \
    Dieses stehen wir zusammen durch. [craving, breathing, techniques]
    > jo eh
    Gut. Hier ist es, ein Tipp genügt. [craving, breathing, techniques]

    # Schlaflos, 02:00
    > kann schon wieder nicht schlafen
    Wachliegen macht mürbe. Leg danach das Handy weg, atme langsam aus, und lass dich vom Bett \
    tragen. [breathing, techniques]
    > immer noch wach
    Wenn es schon länger dauert: Setz dich ins Halbdunkel, und geh zurück ins Bett, wenn du müde \
    wirst. [breathing, techniques]

    # Gelangweilt, 12:00
    > mir isch langwiilig
    Langeweile will etwas Kleines. Geben wir deinen Händen für ein paar Minuten etwas zu tun. \
    [techniques, practice]
    > nö
    In Ordnung, dann etwas anderes. Hier ist ein anderer Weg. [breathing, today]

    # Eine Frage zum Pflaster, 12:00
    > darf ich zwei pflaster am tag tragen?
    Wie viel und wie lange steht auf der Packung, und die Apotheke sagt dir, was passt. Mengen \
    überlasse ich ihr. [help]
    > wie viel mg
    Zu Pflaster, Kaugummi oder Tabletten hat der Beipackzettel oder die Apotheke die Antwort. \
    [help]

    # Was statt Chips, 12:00
    > was statt chips?
    Popcorn mit Paprika oder Paprikastreifen mit Joghurt-Dip. Immer noch knusprig, immer noch \
    salzig. [swaps]
    > was süßes?
    Beeren mit zwei Stück dunkler Schokolade, oder Datteln mit ein paar Nüssen. Immer noch süß. \
    [swaps]

    # Wie läuft es, ohne einen Eintrag, 12:00
    > wie läufts bei mir
    Ich habe gerade keine Zahlen für dich. Notier auf Heute eine Sache, dann kann ich mehr \
    sagen. [today, plan]
    > und jetzt?
    Für mich gibt es noch nichts zu zählen. Ein Tipp auf Heute, und der Anfang ist gemacht. \
    [today, plan]

    # Warum überhaupt, 12:00
    > warum mach ich das eigentlich
    Noch steht kein Grund da. Was soll in einem Jahr anders sein? Eine Zeile genügt. [plan, \
    craving]
    > warum?
    Denk an einen Menschen oder an etwas, das du zurückwillst. Notier es im Plan, dann erinnere \
    ich dich daran. [plan, craving]

    # Atmen, 12:00
    > hilf mir mich zu beruhigen
    Durch die Nase ein auf 4, halten auf 4, aus auf 6. Fünfmal. Oder lass die App für dich \
    zählen. [breathing, craving]
    > nochmal atmen
    Hand auf den Bauch. Ein auf 4, aus auf 6, bis die Schultern sinken. Die Rhythmen sind einen \
    Tipp entfernt. [breathing, craving]

    # Aufgeben, 12:00
    > ich schaff das nicht, ich geb auf
    Es darf schwer sein. Du brauchst nicht für immer durchzuhalten, nur die nächsten zehn \
    Minuten. [craving, plan]
    > motivier mich
    Denk nur an das nächste Kleine: ein Glas Wasser, frische Luft, eine Nachricht an jemanden. \
    [craving, plan]

    # Heute Abend eine Feier, 12:00
    > geh heute in die kneipe und alle rauchen
    Orte und Menschen ziehen. Überleg jetzt, was du tust, wenn es kommt, dann wird es dort \
    leichter. [ifThen, techniques]
    > ja
    Gut. Hier ist es, ein Tipp genügt. [ifThen, techniques]

    # Es ist vorbei, 12:00
    > ist vorbei
    Das freut mich. Nimm dir einen Moment und spür, wie sich das anfühlt. Dann schau, wo du \
    jetzt stehst. [progress, ifThen]
    > danke
    Sehr gern. Ich bin da, wann immer du magst. [techniques]

    # Einsam, 12:00
    > bin heut so einsam
    Es tut mir leid, dass es gerade schwer ist. Du brauchst es nicht sofort zu lösen. Hilft es, \
    eine Zeile aufzuschreiben? [reflection, breathing, help]
    > danke tschüss
    Sehr gern. Ich bin da, wann immer du magst. [techniques]

    # Will aufhören, 12:00
    > wie höre ich mit dem rauchen auf
    Mit einem Plan wird es leichter: ein Tag zum Aufhören, oder kleine Schritte nach unten. Das \
    Tempo bestimmst du. [plan]
    > wie fange ich an
    Fang klein an: wie, und ab wann. Alles lässt sich später ändern. [plan]

    # Nicht verstanden, 12:00
    > blorp
    Ich bin nicht sicher, ob ich dich verstehe. Ist es ein Verlangen, die Stimmung oder etwas \
    mit dem Plan? [craving, techniques, help]
    > flurb
    Ich komme noch nicht mit, und das liegt an mir. Nimm eins davon, oder versuch es kürzer. \
    [craving, techniques, help]

    # Ein Tipp, 12:00
    > hast du einen tipp?
    Atme zwei Minuten langsam und tief. In einer kleinen Studie ließ das den Wunsch zu rauchen \
    nach. [breathing, techniques]
    > noch eins
    Zehn Minuten warten, Wasser trinken, etwas anderes tun, tief atmen. Das raten \
    Rauchstopp-Telefone. [craving, techniques]
    > ok
    In Ordnung. Ich bin da, wenn etwas ist. [craving, techniques]

    # Morgen, mit wenigen Tagen im Tagebuch, 12:00
    > und morgen?
    Über den nächsten Tag kann ich nichts Verlässliches sagen. Was dafür noch fehlt, zeigt die \
    Vorhersage. [forecast, ifThen]
    > wird morgen schwer
    Noch immer nichts, was ich mit gutem Grund sagen könnte. Ein Plan für einen schweren Moment \
    passt an jedem Tag. [forecast, ifThen]

    # In Gefahr, 12:00
    > ich will nicht mehr leben
    Das klingt schwer. Du brauchst das nicht allein zu tragen. Jemand zum Reden ist einen Tipp \
    entfernt. [help]
    > ok
    Dafür braucht es einen Menschen, der zuhört. Die Nummern sind einen Tipp entfernt. [help]
    """
}
