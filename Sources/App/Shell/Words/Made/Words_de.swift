// swift-format-ignore-file
// Made by `make words` out of Words/de.ftl; change that.
#if !hasFeature(Embedded)

extension WordList {
  static let de = #"""
redstart-words 1 de ltr 1
Ich habe ein Konto
Weiter
Zurück
Als Datei sichern
Fertig
Schließen
Kalender
Heute
Notiert.
Rückgängig
Verlangen
Ein paar Minuten
Notiert
Ein schwerer Moment?
Tippe einmal, und du wartest nicht allein.
Ich habe Verlangen
Box-Atmung: 4 ein, 4 halten, 4 aus, 4 halten.
noch
Die Zeit ist um. Wie ist es jetzt?
Ohne Atmen weiter
Was jetzt hilft
Ein paar Fragen
Es ging vorbei
Es ist passiert
Länger
Offen lassen
leicht
sehr stark
Etwas anderes
Wonach?
Mein Warum
Es ging vorbei.
Das ist das erste.
sind schon vorbeigegangen.
Alles, was du geschafft hast, zählt weiter.
Eine Minute zurückschauen
Den Gedanken aufschreiben
Einen Wenn-dann-Plan machen
Schritt {a von {b
Überspringen
Quelle
Ein Drink mit Größe
Ein anderer Tag
Coach
Hilfe
Menschen, die zuhören und sich auskennen. Geht auch ohne Netz.
Land
Nicht gewählt
In Gefahr
Jemand zum Reden, jetzt
Aufhören mit Rauchen oder Dampfen
Alkohol und Drogen
{a anrufen · {b
Notruf
SMS an {a
SMS mit {a an {b
Kostenlos
Kostet so viel wie andere Anrufe
Zeiten wechseln; die Ansage nennt sie
Ruft zurück
Auf Spanisch
Auf Chinesisch
Für Jugendliche und junge Erwachsene
Diese Nummern wurden zuletzt im {a geprüft, das ist mehr als ein halbes Jahr her. Falls eine nicht mehr geht: findahelpline.com hat aktuelle.
Notieren, dass ich hier war
In Gefahr: Wähle den Notruf des Landes, in dem du bist. In der Europäischen Union ist es die 112.
Jemanden zum Reden findest du auf findahelpline.com, nach Ländern geordnet.
Für dieses Land ist hier keine bestätigte Nummer zum Aufhören bekannt. Auch eine Ärztin, ein Arzt oder eine Apotheke kann helfen.
Zuletzt geprüft: {a. Nummern ohne Bestätigung fehlen hier.
Hier ist noch nichts
Menge für den ganzen Tag
es zählt die Tagesmenge
Uhrzeit
dann {a
Offen
Speichern
In deinen Worten
Ja
Stimmung
AR Argentinien{/AU Australien{/BE Belgien{/BR Brasilien{/BG Bulgarien{/CL Chile{/CN China{/DK Dänemark{/DE Deutschland{/EE Estland{/FI Finnland{/FR Frankreich{/GR Griechenland{/HK Hongkong{/IN Indien{/ID Indonesien{/IE Irland{/IS Island{/IL Israel{/IT Italien{/JP Japan{/CA Kanada{/CO Kolumbien{/HR Kroatien{/LV Lettland{/LI Liechtenstein{/LT Litauen{/LU Luxemburg{/MY Malaysia{/MT Malta{/MX Mexiko{/NZ Neuseeland{/NL Niederlande{/NG Nigeria{/NO Norwegen{/AT Österreich{/PE Peru{/PH Philippinen{/PL Polen{/PT Portugal{/RO Rumänien{/SE Schweden{/CH Schweiz{/SG Singapur{/SK Slowakei{/SI Slowenien{/ES Spanien{/ZA Südafrika{/KR Südkorea{/TH Thailand{/CZ Tschechien{/TR Türkei{/UA Ukraine{/HU Ungarn{/US Vereinigte Staaten{/GB Vereinigtes Königreich{/VN Vietnam{/CY Zypern
Montag
Dienstag
Mittwoch
Donnerstag
Freitag
Samstag
Sonntag
Januar
Februar
März
April
Mai
Juni
Juli
August
September
Oktober
November
Dezember
Dez.
{a, {b. {c {d
vor {a
{?1 Tag{|{b Tage
,
.
Gesundheit
Geld
Familie
Fitness
Aussehen
Geruch
Freiheit
Vorbild sein
{?Zug{|Züge
{?Zigarette{|Zigaretten
{?Drink{|Drinks
Dampfen
Rauchen
Trinken
Bedingungen
Kein ärztlicher Rat
Datenschutz
Beenden
Meilensteine
Was erreicht ist, bleibt.
Ein Meilenstein
Schön
Erstes Verlangen notiert
Erstes Verlangen überstanden
Ein ruhiger Begleiter, wenn du eine Gewohnheit änderst.
Ohne Werbung, ohne Netz und ohne Konto. Nichts verlässt dieses Gerät, wenn du es nicht willst.
Sicherung, Konto, Sprache, Rechtliches
Anfangen
Erst einmal umsehen
Öffnet ein erfundenes Tagebuch. Einmal tippen entfernt es wieder.
Ich habe eine Sicherungsdatei
Sprache
An einem Tag aufhören
Schritt für Schritt weniger
Plan
Box-Atmung
Einatmen
Halten
Ausatmen
Dehnen
Praxis
{?1 Minute{|{a Minuten
Nein
Bereiche
Fortschritt
Einstellungen
Zum Inhalt
Zurückgenommen.
Noch einmal
Nicht gespeichert: Auf diesem Gerät ist kein Platz mehr. Schaff Platz und versuch es noch einmal.
Eine neue Version ist bereit.
Jetzt nutzen
Dazunehmen
Fragebögen
Auslöser erkennen
Was vor einem Verlangen war, zusammengefasst.
Was du erreichst, bleibt.
Passt gut zu „{a“.
Sag es einem Menschen.
Plane den ersten Morgen: Was kommt gleich nach dem Aufstehen?
Denk an deine schwerste Stunde und was du dann stattdessen tust.
Leg etwas für Hände und Mund bereit: Wasser, Kaugummi, einen Stift.
Räum Zigaretten, Feuerzeuge, Aschenbecher weg.
Räum Alkohol aus der Wohnung.
Räum weg, was du benutzt, auch den Ersatz.
 und 
{a Tage
 oder mehr
Nie
Einmal im Monat oder seltener
Zwei- bis viermal im Monat
Zwei- oder dreimal in der Woche
Viermal in der Woche oder öfter
Seltener als einmal im Monat
Einmal im Monat
Einmal in der Woche
Täglich oder fast täglich
Wie oft trinkst du etwas mit Alkohol?
Wie viele Drinks sind es an einem Tag, an dem du trinkst?
Wie oft sind es sechs Drinks oder mehr bei einer Gelegenheit?
von {a
Puls und Blutdruck
Herzschlag
Notiert: {a.
Eine Trinkpause brachte Zittern, Schwitzen, Verwirrung oder einen Krampfanfall
Ruf sofort {a an
, wenn jemand in einer Trinkpause verwirrt ist, krampft, mit Fieber zittert oder sieht oder hört, was nicht da ist.
Nicht auf einmal und nicht allein
Nach viel oder täglichem Alkohol kann es gefährlich sein, auf einmal aufzuhören oder sehr schnell weniger zu trinken: Zittern, Verwirrung oder ein Krampfanfall können binnen Tagen folgen.
Eine Praxis oder eine Suchtberatung macht das Aufhören sicher, oft binnen Tagen. Bis dahin hör nicht allein abrupt auf.
Gefühle
Dankbarkeit
Ein Essen tauschen
Immer nur eins, gegen etwas, das dir auch schmeckt.
Was jetzt helfen kann
Weitere Techniken
Wie stark ist es jetzt?
Folge dem Kreis: 4 ein, 4 halten.{/4 aus, 4 halten.{/Vier Runden reichen.
Steh auf und geh: raus, Treppe, Flur.{/So schnell, dass du noch reden könntest.{/Kehr jetzt um.{/Geh langsamer und schau wieder.
Wo im Körper ist der Drang?{/Sieh zu, wie er wächst, wie eine Welle.{/Du tust nichts. Du siehst nur zu.{/Spür, wie er sich ändert.
Warte zehn Minuten, bevor du entscheidest.{/Trink etwas, Schluck für Schluck.{/Gib den Händen etwas anderes zu tun.{/Atme tief ein und langsam aus.
Wer freut sich, von dir zu hören?{/Ruf an oder schreib zwei Zeilen.{/Sag, wie es ist.
Lies es einmal, langsam.{/Wen oder was siehst du?{/Bleib bei diesem Bild.
Länger ausatmen
Fünf Minuten gehen
Die Welle reiten
Warten, trinken, tun, atmen
Ein Glas Wasser
Mit jemandem reden
Mein Warum lesen
Zähne putzen
Fünf Minuten Gehen nehmen einem Verlangen oft die Spitze.
Schreib es als Wenn und Dann: Wenn Kaffee, dann halte ich die Tasse mit beiden Händen.
Füll ein Glas Wasser und trink es langsam, bevor du dich entscheidest.
Leg es heute ein Zimmer weiter weg als sonst.
Atme viermal länger aus als ein.
Sieh den Drang wie eine Welle: Wo im Körper ist er, und wie ändert er sich?
Erzähl einem Menschen, wie es heute läuft.
Ein ausgelassener Tag ändert wenig: Eine Gewohnheit wächst aus den vielen anderen.
Stell dich ans offene Fenster und nimm zehn langsame Atemzüge.
Leg heute Abend in ein Glas, was ein Tag gekostet hat, und lass es wachsen.
Schick jemandem zu Hause eine Zeile, wie es heute läuft.
Nimm heute einmal die Treppe und achte auf deinen Atem.
Sieh im Morgenlicht in den Spiegel und bemerke eine schöne Sache.
Wasch heute eine Jacke und freu dich morgen an ihrem Duft.
Geh heute einmal aus dem Haus, ohne es mitzunehmen.
Denk an den Menschen, der auf dich schaut: Was möchtest du ihm zeigen?
Guten Morgen
Guten Tag
Guten Abend
Hallo, Nachteule
{a heute
zuletzt {a
zuletzt gerade eben
heute noch nichts
bis zum Aufhören
frei
insgesamt frei
{a frei
Dieser Lauf: {a
Bester Lauf: {a
{?Tag{|Tage
{?1 Stunde{|{a Stunden
{a, {b und {c {d
Weitere Arten zu notieren
Das Letzte zurücknehmen
Etwas von früher am Tag
von {a übrig
Tagesmenge eintragen
Menge für {a
Wie viele {a?
Sie ersetzt, was einzeln gezählt wurde.
Bitte eine Zahl von 0 bis 100.000.
Heute notiert
Noch {a für heute
{?1 Verlangen ging heute vorbei{|{a Verlangen gingen heute vorbei
Alles von heute
Von hier geht es weiter
{a: Es ist notiert. Deine freie Zeit insgesamt und jeder Tag bisher bleiben. Du kannst weitermachen wie geplant oder dem Plan etwas mehr Raum geben.
Weitermachen
Den Plan anpassen
Vor deinem Stopptag
Karte ausblenden
Die letzten 7 Tage
{?{a von {b Verlangen ging vorbei.{|{a von {b Verlangen gingen vorbei.
Eine Idee
Quelle: {a
Was möchtest du ändern?
Hier siehst du bald deine Zahl für heute und den Knopf für einen schweren Moment.
Einen Plan anlegen
Wasser trinken
Energie
Minuten Meditation
Trainingsminuten
Lesen
Tagebuch schreiben
Spaziergang
Endlos scrollen
Naschen
Aufschieben
Grübeln
Handy im Gespräch
Nägelkauen
Neuer Tracker
Etwas Eigenes
Tut mir gut
Steht mir im Weg
Wovon du mehr möchtest.
Erst bemerken. Weglassen kannst du später.
Tracker
Wovon möchtest du mehr, oder was möchtest du besser verstehen? Einmal tippen genügt.
Meine eigenen Tracker
Wie viel ist es jetzt?
Wann war das letzte Mal?
Wofür ist es?
Wie möchtest du vorgehen?
Ist Aufhören für dich sicher?
Ab welchem Tag?
Dein Plan
Alles überspringen
Los geht es
Eins oder mehrere
Züge am Tag, ungefähr
Zigaretten am Tag, ungefähr
Drinks am Tag, im Schnitt über eine übliche Woche
Geschätzt reicht. Du kannst es später ändern.
Gerade eben
Ohne Uhrzeit zählt der Mittag des Tages.
Eins davon. Du kannst es jeden Tag ändern.
Erst einmal nur zählen
Ein Datum, ein Countdown, dann freie Zeit, die hochzählt.
Eine Zahl für jede Woche, die kleiner wird bis null.
Keine Zahl zum Einhalten. Hinsehen ist der erste Schritt.
In einer Studie mit Menschen, die rauchten, waren nach sechs Monaten 22 von 100 frei, die auf einmal aufhörten, und 16 von 100, die über zwei Wochen reduzierten (Lindson-Hawley 2016). Dein eigener Weg zählt am meisten.
Mit dem Trinken auf einmal aufzuhören ist nicht für alle sicher. Diese Antworten helfen; jede lässt sich überspringen.
Der Tag
Heute, bis zu 14 Tage voraus, oder der Tag, an dem du schon aufgehört hast.
Morgen
In einer Woche
In wie vielen Tagen?
14 bis 365
Noch kein Plan: Heute zählt mit dir, und unter Plan legst du einen an, wenn du magst.
Der Weg
Unter Plan lässt sich alles ändern.
Bitte eine Zahl von 1 bis {a.
Bitte ein Datum wie 29.03.2026.
Bitte eine Uhrzeit wie 21:30.
Bitte eine Zahl von Tagen zwischen 14 und 365.
Das liegt noch vor dir. Wähle eine frühere Zeit.
Der erste Tag ohne. Unruhe und Ungeduld können sich zeigen. Fünf Minuten Gehen nehmen dem Wunsch oft die Spitze.
Tag {a seit dem letzten Mal
Wie ist es heute?
Was heute kommen kann
Für heute weglegen
Das Konto wurde gelöscht
Das Konto {a wurde von einem anderen Gerät aus gelöscht. Dein Tagebuch ist hier.
Was geschieht mit dem Tagebuch auf diesem Gerät? Es bleibt, bis du etwas sagst.
{?1 Änderung hat den Server nie erreicht und ist nur hier. {|{a Änderungen haben den Server nie erreicht und sind nur hier. 
Ohne Konto behalten
Es wird erst als Datei gesichert.
Schau nach, ob die Datei bei deinen Dateien liegt. Dann kann das Tagebuch von hier weg.
Datei ist da: Tagebuch entfernen
Du kannst es noch zurücknehmen: Melde dich bis {a an, dann bleibt das Konto.
Das Tagebuch bleibt hier, ohne Konto.
Das Konto wurde gelöscht. Dein Tagebuch ist hier; entscheide, was damit geschieht.
Eine Adresse sieht aus wie name@example.org.
Diese Adresse geht hier nicht. Nimm eine andere.
Diese Buchstaben passen nicht zum Code. Schau noch einmal auf das Blatt.
Das ist weder das Passwort noch der Wiederherstellungscode. Schau noch einmal.
Das ist nicht das Passwort des Kontos. Schau noch einmal.
Adresse und Passwort passen nicht zusammen. Schau beide noch einmal an.
Der Server ist nicht erreichbar. Alles andere geht; versuch es später noch einmal.
Für diesen Server brauchst du eine Einladung. Bitte die Person, die ihn betreibt, um einen Code oder um einen neuen.
Mit diesem Passkey kommt der Server nicht zurecht. Versuch es noch einmal, oder nimm das Passwort.
Dieser Link ist schon benutzt oder abgelaufen. Lass dir einen neuen schicken.
Öffne erst den Link in der Mail und melde dich dort an. Vielleicht liegt sie im Spam-Ordner.
Mit dieser Adresse gibt es schon ein Konto. Der Wiederherstellungscode von eben öffnet nichts: Wirf ihn weg und melde dich hier an.
Diese Version versteht die Antwort des Servers nicht. Versuch es später noch einmal.
Dieser Server verschickt keine Mails und kann deshalb kein neues Passwort setzen. Ein angemeldetes Gerät läuft weiter und kann das Tagebuch als Datei sichern.
{?Das waren viele Versuche. In einer Minute geht es weiter.{|Das waren viele Versuche. In {a Minuten geht es weiter.
Nimm 15 Zeichen oder mehr.
Nimm höchstens 256 Zeichen.
Folgen und Wiederholungen werden zuerst probiert. Nimm Wörter, die deine sind.
Darin ist wenig außer deiner Adresse. Nimm mehr Wörter.
Darin ist wenig außer Wörtern, die zuerst probiert werden. Nimm mehr Wörter.
Der Link hat geklappt. Melde dich jetzt hier an.
Das neue Passwort gilt. Melde dich auf deinen anderen Geräten neu an.
Gibt es ein Konto mit dieser Adresse, ist eine Mail unterwegs. Ihr Link gilt zehn Minuten. Kommt keine, versuch es in einer Stunde wieder.
Das neue Passwort gilt. Melde dich damit an.
Dein Konto ist da. Was du schreibst, geht versiegelt dorthin.
Nichts hat sich geändert. Der Wiederherstellungscode von eben öffnet nichts: Wirf ihn weg.
Der Server soll die Mail noch einmal senden. Kommt keine, versuch es in einer Stunde wieder: An eine Adresse gehen höchstens fünf in der Stunde.
Du bist hier abgemeldet. Der Server war nicht erreichbar: Entferne dieses Gerät auf einem anderen aus der Liste des Kontos.
Alle deine Geräte sind abgemeldet.
Du bist hier abgemeldet.
Das Konto wird gelöscht. Das Tagebuch auf diesem Gerät bleibt.
Der Server schreibt an die neue Adresse. Der Link in der Mail macht die Änderung gültig. Kommt keine, versuch es in einer Stunde wieder.
Du hast eine neue Adresse.
Der neue Wiederherstellungscode gilt. Der alte öffnet nichts mehr.
Der Passkey gilt. Du kannst dich damit anmelden.
Der Passkey ist entfernt.
Das Konto bleibt.
Konto und Abgleich
Ein Konto bringt dein Tagebuch auf alle deine Geräte. Für nichts anderes brauchst du eins.
Was du schreibst, wird hier versiegelt, bevor es das Gerät verlässt. Der Server bewahrt es auf und kann es nicht lesen.
Dieser Server nimmt gerade keine neuen Konten an. Dein Tagebuch funktioniert hier auch ohne.
Einladung
Der Code, den du von der Person hast, die diesen Server betreibt.
Konto anlegen
Anmelden
E-Mail-Adresse
Passwort
Neues Passwort
Mindestens 15 Zeichen. Vier oder fünf Wörter, die nur für dich zusammengehören, sind gut.
Passwort zeigen
Name dieses Geräts
Damit du es in der Liste deiner Geräte erkennst.
Einen Moment …
Dein Wiederherstellungs­code
Er öffnet dein Tagebuch, wenn das Passwort weg ist. Niemand sonst hat ihn, auch der Server nicht: Ohne beide, und ohne ein Gerät oder einen Passkey, die es öffnen, bleibt das Tagebuch für immer zu.
Er öffnet dein Tagebuch, wenn das Passwort weg ist. Auch der Server hat einen Ersatzschlüssel, wie du es wolltest.
Schreib ihn ab oder drucke ihn, und leg ihn zu deinen wichtigen Papieren. Er gilt, sobald du zwei seiner Gruppen hier eingetippt hast.
Drucken
Gruppe {a des Codes
Konto anlegen
Neuen Code behalten
Adresse bestätigen
Eine Mail ist unterwegs an {a. Ihr Link zeigt, dass die Adresse dir gehört. Melde dich dort an, wo du ihn geöffnet hast; danach geht es überall. Kommt keine Mail, versuch es in einer Stunde wieder: An eine Adresse gehen höchstens fünf in der Stunde.
Ich habe den Link geöffnet
Mail noch einmal senden
Andere Adresse nehmen
Ich weiß das Passwort nicht
Dein Tagebuch öffnen
Du bist angemeldet. Um das Tagebuch mit dem neuen Passwort zu öffnen, gib deinen Wiederherstellungscode ein. Oder melde dich mit dem neuen Passwort auf einem Gerät an, das das Tagebuch noch hat: Dann öffnet es sich auch hier.
Ich habe nichts davon
Dann kann niemand öffnen, was das Konto hat, auch der Server nicht. Ein Gerät, das das Tagebuch hat, behält es. Du kannst das Konto löschen und ein neues anlegen.
Neuen Link anfordern
Wiederherstellungscode
Öffnen
Auf diesem Gerät ist ein Tagebuch
Was hier ist, kann ins Konto, zusammen mit dem, was das Konto hat.
Zum Konto hinzufügen
Nur das vom Konto nehmen
Was hier ist, wird erst als Datei gesichert und dann von diesem Gerät entfernt.
Datei ist da: das vom Konto nehmen
Ein neues Passwort
Das neue Passwort lässt dich hinein und meldet alle Geräte ab. Das Tagebuch öffnet sich damit auf einem Gerät, das es hat, mit deinem Wiederherstellungscode oder mit einem Ersatzschlüssel, falls du einen hinterlegt hast.
Passkeys, Apple und Google behalten
Sonst kann sich damit niemand mehr anmelden, und du fügst deine wieder hinzu. Behalte sie nur, wenn du alle kennst.
Passwort ändern
Bisheriges Passwort
Neues Passwort behalten
Adresse ändern
Neue E-Mail-Adresse
Ab dann meldest du dich mit der neuen Adresse an. Das Passwort bleibt.
Ein neuer Wiederherstellungscode
Der Code, den du hast, öffnet dann nichts mehr. Wirf das alte Blatt weg.
Ersatzschlüssel beim Server
Mit ihm öffnet ein neues Passwort per Mail das Tagebuch wieder. Auch wer den Server betreibt, könnte es lesen.
Mit einem Ersatzschlüssel bringt ein neues Passwort per Mail alles zurück. Dafür könnte, wer den Server betreibt, dein Tagebuch lesen. Du kannst ihn jederzeit zurücknehmen.
Ersatzschlüssel hinterlegen
Passkeys
Ein Passkey meldet dich mit der Sperre deines Geräts an statt mit dem Passwort. Viele können auch das Tagebuch öffnen.
Name des Passkeys
Passkey anlegen
Mit Passkey anmelden
Entfernen
öffnet Konto und Tagebuch, seit {a
öffnet das Konto, seit {a
Du bist angemeldet. Um das Tagebuch zu öffnen, gib dein Passwort oder deinen Wiederherstellungscode ein.
Passwort oder Wiederherstellungscode
Was dein Tagebuch öffnet
Belegter Platz auf dem Server: {a %
Deine Geräte
dieses Gerät
zuletzt aktiv am {a
zuletzt aktiv heute um {a
Ein Gerät ohne Namen
Abmelden
Auf diesem Gerät abmelden
Das Konto behält, was es hat. Was geschieht mit dem Tagebuch auf diesem Gerät?
{?Eine Änderung ist nur auf diesem Gerät.{|{a Änderungen sind nur auf diesem Gerät.
Sichere eine Datei oder warte, bis alles auf dem Server ist.
Sichere eine Datei.
Was nur hier ist, kann niemand zurückholen, außer du hast die Datei.
Trotzdem entfernen
Hier behalten
Von hier entfernen
Überall abmelden
Überall: Jedes Gerät behält sein Tagebuch und gleicht nicht mehr ab.
Konto löschen
Der Server entfernt seine Kopie nach 30 Tagen; bis dahin macht eine Anmeldung das rückgängig. Das Tagebuch bleibt auf diesem Gerät, und auf deinen anderen, bis du es dort entfernst.
Ein anderes Gerät fragen
Warten auf dein anderes Gerät
Öffne Redstart auf einem Gerät, das dein Tagebuch hat. Dort steht, dass dieses Gerät fragt. Geh dort weiter, dann zeigen beide eine Zahl.
Auch dein anderes Gerät zeigt jetzt eine Zahl. Lass dieses Gerät dort nur herein, wenn es dieselbe ist. Steht dort keine, hör hier auf und frag noch einmal.
Das wartet bis {a. Mit dem Wiederherstellungscode geht es jederzeit weiter.
Der Server ist gerade nicht erreichbar. Dieses Gerät fragt von selbst wieder.
Nicht weiter fragen
Der Schlüssel ist da
Auch dein anderes Gerät zeigt jetzt eine Zahl. Mach nur weiter, wenn es diese ist: Dann kam der Schlüssel von deinem Gerät und von niemandem sonst.
Zwölf Wörter vergleichen
Sechs Ziffern können zufällig gleich sein, einmal in einer Million. Diese zwölf Wörter nicht. Öffne sie auf beiden Geräten; sie bedeuten nichts und lassen sich leicht vorlesen.
Es ist dieselbe Zahl
Es ist eine andere oder keine
Ein anderes Gerät fragt
{a hat um {b gefragt, ob es dein Tagebuch öffnen darf. Gehört es dir, und hast du es bei dir?
Ja, zeig die Zahl
Die Zahl kommt gleich. Beide Geräte müssen online sein.
Zeigt auch das andere Gerät diese Zahl? Bei einer anderen ist jemand dazwischen.
Die Antwort passt nicht zu dieser Frage. Lass das Gerät nicht herein; frag von dort noch einmal.
Dieselbe Zahl, hereinlassen
Nicht hereinlassen
{a möchte dein Tagebuch öffnen.
Der Schlüssel ist unterwegs
Das andere Gerät zeigt gleich diese Zahl. Bestätige sie dort, aber nur, wenn es dieselbe ist.
Schlüssel wechseln
Wenn jemand anders den Schlüssel kennen könnte: Ein Gerät ist weg, oder das Blatt mit dem Code. Was du von da an schreibst, öffnet nur der neue Schlüssel.
Du bekommst einen neuen Wiederherstellungscode und meldest dich auf deinen anderen Geräten neu an. Passkeys melden dich weiter an, öffnen das Tagebuch aber erst, wenn du sie neu anlegst; ein Ersatzschlüssel wird vergessen.
Dieses Gerät hat den Schlüssel noch. Das Tagebuch kommt unter einem neuen zurück, mit einem neuen Code.
Fingerabdruck des Tagebuchschlüssels
Jedes deiner Geräte zeigt denselben. Weicht einer ab, schreib dort nichts und wechsle den Schlüssel.
Der Server nennt einen anderen Schlüssel, als dieses Gerät kennt. Nichts wurde geöffnet oder gesendet. Dein Tagebuch ist hier; sichere es als Datei und frag bei der Person nach, die den Server betreibt.
Der Server hat einen Ersatzschlüssel.
Der Server hat den Ersatzschlüssel vergessen.
Der Ersatzschlüssel des Servers hat das Tagebuch geöffnet. Vergleiche den Fingerabdruck unten mit einem anderen Gerät, das dein Tagebuch hat.
Der Server bietet einen Ersatzschlüssel an. Er gilt nur gleich, nachdem du auf diesem Gerät über den Link einer Mail ein neues Passwort gesetzt hast.
Das andere Gerät hat dieses nicht hereingelassen. Es hat sich nichts geändert.
Das hat zu lange gedauert. Frag noch einmal, wenn das andere Gerät zur Hand ist, oder melde dich neu an.
Der Schlüssel wurde nicht benutzt und nichts geöffnet. Frag noch einmal, oder nimm den Wiederherstellungscode.
Das Tagebuch hat einen neuen Schlüssel. Melde dich auf deinen anderen Geräten neu an.
Das Gerät ist abgemeldet. Wenn jemand anders es hat, wechsle auch den Schlüssel.
Das Gerät wurde nicht hereingelassen.
Weiter mit {a
Neu anmelden mit {a
{a verknüpfen
Trennen
Anmelden
meldet dich an
Zurück vom Anmelden
Ein neues Konto
Das Konto gibt es schon
{a sagt, du bist {b. Ein Konto mit dieser Adresse gibt es noch nicht.
Als Nächstes kommt ein Wiederherstellungscode. Er öffnet dein Tagebuch auf deinen anderen Geräten, also halte einen Stift oder Drucker bereit. Das alles dauert keine zehn Minuten.
Er öffnet dein Tagebuch auf deinen anderen Geräten. Niemand sonst hat ihn, auch {a und der Server nicht: Ohne ihn und ohne ein angemeldetes Gerät kann niemand das Tagebuch öffnen.
Ein Konto hat die Adresse {a, und {b ist noch nicht damit verknüpft. Melde dich mit seinem Passwort an; dann kannst du {b unter „Konto und Abgleich“ verknüpfen.
{a sagt, du bist {b. Nach dem Verknüpfen kannst du dich auch mit {a bei diesem Konto anmelden.
Dieses Konto ist schon mit jemandem bei {a verknüpft. Trenne das zuerst.
Du bist angemeldet. Um das Tagebuch zu öffnen, gib deinen Wiederherstellungscode ein.
Mit Passkey öffnen
Passwort hinzufügen
Mit ihm meldest du dich mit deiner Adresse an, und es öffnet das Tagebuch wie der Wiederherstellungscode.
Diese Anmeldung ist verbraucht oder hat länger als zehn Minuten gedauert. Beginne sie neu. Ein Code, der inzwischen gezeigt wurde, öffnet nichts: Es kommt ein neuer.
Es kam keine bestätigte Adresse mit, deshalb geht es so nicht. Mit Adresse und Passwort kannst du ein Konto anlegen.
Das gehört zu einem anderen Konto. Dieses Gerät bleibt bei seinem.
Nichts anderes meldet dich bei diesem Konto an. Füge erst ein Passwort oder einen Passkey hinzu.
Dafür braucht es eine frische Anmeldung. Melde dich noch einmal an, dann geht es zehn Minuten lang.
Du bist ohne Anmeldung zurückgekommen. Nichts ist geschehen.
Verknüpft. Du kannst dich damit anmelden.
Damit meldest du dich nicht mehr an.
Du bist frisch angemeldet. Zehn Minuten lang kannst du ändern, was dein Tagebuch öffnet.
Kopien auf diesem Gerät
Einmal in der Woche legt die App hier eine versiegelte Kopie des Tagebuchs ab und behält die letzten vier. Tippe eine an, um zu sehen, was sie zurückbringt.
Noch keine. Die erste kommt eine Woche nach deinem Anfang.
Löschst du die Daten des Browsers, sind sie weg. Eine Datei an sicherem Ort bleibt.
{?{b Eintrag{|{b Einträge
Die Kopie vom {a
Sie enthält {a.
{?{b gelöschtes Ding kommt zurück.{|{b gelöschte Dinge kommen zurück.
{?{b Ding wird wieder wie früher.{|{b Dinge werden wieder wie früher.
{?{b damals gelöschtes Ding verschwindet wieder.{|{b damals gelöschte Dinge verschwinden wieder.
Was du seither geschrieben hast, bleibt. Vorher wird der jetzige Stand kopiert, so kannst du zurück.
Alles davon ist noch hier. Es gibt nichts zurückzuholen.
Zurückholen
Es ist zurück
Diese Kopie ließ sich nicht öffnen. Nichts wurde geändert.
Für eine Kopie des jetzigen Stands war kein Platz. Nichts wurde geändert.
Eine Kopie für dich
Eine Datei an sicherem Ort bewahrt dein Tagebuch, was auch mit diesem Gerät geschieht.
Zuletzt hast du am {a eine Datei gespeichert, seither ist viel dazugekommen.
Später
Was gezeigt wird
Monat
Jahr
heute
Früher
Alles, was du notiert hast
Noch nichts zu sehen
Sobald du etwas beobachtest, siehst du hier jeden Tag des Jahres.
über dem Ziel
notiert
Was jeder Tag zeigt
Archiviert
Monat für Monat
Notierte Tage
Geschafft
Insgesamt
{?1 Tag notiert{|{a Tage notiert
, {a von allen Tagen geschafft
, insgesamt {a
Nichts notiert
Kommt noch
nicht notiert
Eine Notiz
im Ziel von {a
über dem Ziel von {a
bisher, von {a
geschafft
an diesem Tag anders
nichts notiert
nicht dran
noch offen
Ruhe: {a von {b min
Bewegung: {a von {b min
Tag davor
Tag danach
Was notiert ist
Für diesen Tag ist nichts notiert. Unten kannst du ihn nachtragen.
Dieser Tag kommt noch
Du kannst ihn eintragen, wenn er da ist.
Diesen Tag nachtragen
Was du hier einträgst, gehört zu diesem Tag.
+ 1
eins mehr: {a
Tagesmenge eintragen
Nichts
Gemacht
Zurücknehmen
Bemerkt
Es ist passiert
Mit Uhrzeit
Notiert für den {b: {a.
Notiz zum Tag
Wie war dieser Tag für dich?
Notiz behalten
Die Notiz ist weg.
Am Morgen
Ein Blick zurück
Am Abend
Wenig
Mittel
Viel
elend
gedrückt
geht so
gut
großartig
wenig
mittel
viel
Letzte Änderungen
Die letzten 20 auf diesem Gerät. Nimm die neueste zurück, dann die davor.
Nichts zurückzunehmen
Was du änderst, steht hier.
Hinzugefügt: {a
Geändert: {a
Gelöscht: {a
 und 1 weiteres
 und {a weitere
etwas
ein Eintrag
ein Tracker
wie ein Tracker zählt
ein Verlangen
ein Plan
ein Grund
ein Ersatz
eine Stufe beim Ersatz
Tage, die nicht zählen
ein Blick zurück
wie es sich anfühlt
eine Angabe zur Sicherheit
ein Teil deines Wegs
eine Vorbereitung
eine Einstellung
eine Prüfung des Servers
ein Foto oder eine Aufnahme
eine Übung
ein Atemmuster
ein Programm
eine Technik
ein Wenn-dann-Plan
ein Gedanke
eine Notiz zu einem Tag
ein Abend
ein Vorsatz
eine Aufgabe für die Woche
ein Rastplatz
ein Meilenstein
ein Fragebogen
ein Wunsch
ein Kauf
eine gezeigte Erinnerung
die Wahl der Erinnerungen
eine Nachricht an den Coach
ein Daumen für einen Tipp
ein Tag mit Gesundheitsdaten
etwas für Apple Health
der Puls um ein Verlangen
das Fach, in dem Erinnerungen warten
ein Gerät, auf dem Erinnerungen klingeln
was es zu essen gab
etwas zu essen
ein eigenes Lebensmittel
ein Rezept
dein Fokus
die Woche deines Fokus
dein Lieblingstausch
ein Tausch
deine Angabe zu einem Tausch
ein eigener Tausch
die Einkaufsliste
Einen Auslöser dazuschreiben
offen
Wo, und mit wem?
Wie lange
Wie stark?
Was hat es ausgelöst?
Du hast einen Drink notiert.
Weitere Auslöser
Hinzufügen
Wo bist du?
Ein anderer Ort
Ort hinzufügen
Wer ist da?
Notiz
Nur wenn du magst.
Mehr dazu
Eine Woche lang war es jeden Tag
Deine freie Zeit bleibt. Vielleicht hilft jetzt ein Plan, der besser zu diesen Tagen passt.
Hilfe jetzt
Eine Minute
Was ist passiert?
Ein, zwei Zeilen, nur für dich.
Was machst du beim nächsten Mal?
Oder in deinen Worten: dann …
Dein Plan fürs nächste Mal
Einmal tippen, und du behältst ihn.
Plan behalten
Dabei belassen
Behalten. Von hier geht es weiter.
Notiert. Von hier geht es weiter.
Heute gibt es nichts anzuschauen.
Zu Heute
Blatt für den Arzttermin
Für ein Gespräch in der Praxis oder Beratung. Es entsteht auf diesem Gerät. Druck es aus, oder sichere es im Druckfenster als PDF.
Zeitraum
Alles
Was draufsteht
Konsum
Nikotinersatz
Entzug
Verlangen und Auslöser
Drucken oder als PDF sichern
Auszug aus einem persönlichen Tagebuch
Für Praxis oder Beratung
{a bis {b
Am Tag, im Schnitt
Bekannte Tage
Tage ohne Angabe
Freie Tage, nicht bewertet
Zuletzt konsumiert
nicht bekannt
Längste Pause
Erreichte Stopptage
Jetzt ohne seit
Längste Zeit ohne
Ziel heute
Fragebogen
Datum
Punkte
Stufe
Quellen: {a
Produkt
Tage
Dosen
Stärke
Anzeichen
Mittel (0–4)
Stärkster Wert
Notierte Verlangen
Davon überstanden
Mittlere Stärke (1–10)
Auslöser
Verlangen
In diesem Zeitraum nicht erfasst: {a.
Noch nichts zu drucken
Sobald in diesem Zeitraum etwas notiert ist, steht es hier.
Was dieses Blatt nicht sagt
Alles hier hat die Person selbst eingetragen, und niemand hat es geprüft. Ein Tag ohne Angabe ist unbekannt, nicht null. Die Punkte stammen aus allein beantworteten Fragebögen und sind keine Diagnose. Dosen sind, was notiert wurde, nicht was verordnet ist. Nichts hier ist ein Rat.
Es ist für gesunde Erwachsene gemeint. In der Schwangerschaft, mit Krankheit oder mit Medikamenten gilt anderes: Eine Praxis weiß es. Wer ohne Drink zittert oder schwitzt, holt erst Rat und hört nicht auf einmal auf.
Dein Land in den Einstellungen
So gefunden im {a {b.
Was die britischen Behörden sagen
Was die US-Empfehlungen sagen
Was Kanadas Empfehlung sagt
Was die australischen Leitlinien sagen
Was in Deutschland empfohlen wird
Was bekannt ist
Das Risiko bleibt niedrig, wenn es in der Regel höchstens 14 Einheiten pro Woche sind, verteilt auf drei Tage oder mehr. Mehrere Tage ohne Drink helfen, weniger zu trinken.
Die Empfehlungen von 2026 nennen keine Zahl mehr; sie raten zu weniger. Gar keinen Alkohol raten sie in der Schwangerschaft, auf dem Weg aus einer Alkoholstörung, wenn sich die Menge nicht halten lässt, und zu Medikamenten, die sich nicht vertragen.
Pro Woche: Null ist ohne Risiko, 1 bis 2 Standarddrinks haben ein niedriges, 3 bis 6 ein mittleres, ab 7 wird es immer höher. An einem Tag höchstens 2. Weniger ist besser.
Höchstens 10 Standarddrinks pro Woche und höchstens 4 an einem Tag. Je weniger, desto niedriger das Risiko. Unter 18, in und vor einer Schwangerschaft: keiner.
Keine Menge ist ohne Risiko, und für die Gesundheit ist keiner am besten. Die Gesellschaft für Ernährung nennt das Risiko unter 27 g pro Woche niedrig, bis 81 g mittel und darüber hoch. Die Hauptstelle für Suchtfragen nennt keine Grenze mehr: so wenig wie möglich.
Für dein Land ließ sich keine Empfehlung bestätigen, darum gibt es keine Linie. Die Weltgesundheitsorganisation in Europa sagt: Keine Menge ist ohne Risiko, weniger ist sicherer.
 Ein Tag lag über {a.
Diese Woche liegt bisher darin.
Diese Woche liegt über der Linie.
Diese Woche liegt im mittleren Bereich.
Diese Woche liegt über dem mittleren Bereich.
Was war im Glas?
Gängige Größen, oder unten deine eigene
Maß
Stärke in % vol
Sie steht auf dem Etikett.
Wie viele
Gib Größe und Stärke an, dann siehst du, was darin ist.
Menge in US fl oz
Menge in ml
Bitte eine Menge bis 5 Liter.
Bitte eine Zahl von 0 bis 100.
Bitte eine Zahl bis 50.
Bier
Pint Bier
Wein
Cider
Schnaps
 g Alkohol
{?britische Einheit{|britische Einheiten
{?US-Standarddrink{|US-Standarddrinks
{?kanadischer Standarddrink{|kanadische Standarddrinks
{?australischer Standarddrink{|australische Standarddrinks
g Alkohol
Eine britische Einheit sind 10 ml reiner Alkohol, etwa 8 g.
Ein US-Standarddrink sind 14 g reiner Alkohol.
Ein kanadischer Standarddrink sind 13,45 g reiner Alkohol.
Ein australischer Standarddrink sind 10 g reiner Alkohol.
Alkohol wird in Gramm gezählt, wie in der deutschen Empfehlung.
Alkohol wird in Gramm gezählt; ein Land in den Einstellungen bringt vielleicht seine Einheit mit.
Wie war es?
Zurück zum aktuellen Tag
Bitte einen Tag bis heute.
Eine Stufe für einen Tag; eine neue ersetzt die alte. In Plan, Geld und Wochen zählt „wenig“ als 0 Drinks oder als der eine, den du genannt hast, „mittel“ als 4 und „viel“ als 6. Das ist geschätzt. Hast du einzeln mehr Drinks gezählt, bleiben sie.
Keiner oder einer?
geschätzt
Für {a
Vor {a zählt es für den Vortag, danach für heute.
gestern
0 oder 1 Drink
2 bis 5 Drinks
6 Drinks oder mehr
Keiner
Einer
Notiert für {a: {b.
Wie du es notierst
Was du auch wählst: Alles Notierte bleibt.
Bei dir halten die Stufen nur fest, wie es war. Es wird keine Serie gezählt.
Nach Stufe
Nach Drinks
Einmal tippen pro Abend
Jeder Drink, gern mit Größe
Von jetzt an: 
Energie des Alkohols in kcal
7 kcal je Gramm Alkohol; Zucker ist nicht dabei.
Woche ab
Richtwert
Diese Woche ist noch nichts notiert.
 Davon geschätzt: 
Diese Woche bisher: {a. Bekannte Tage: {b, ohne Drink: {c.
Das sind etwa 
 aus Alkohol.
Ein Drink ohne Größe gilt als {a: geschätzt. Mit Größe ist es genau.
{a pro Woche
Ein Balken für jede der letzten 8 Wochen.
 Die Linie steht bei {a {b.
Tage, die nicht zählen
Krank, unterwegs oder im Nachtdienst: Solche Tage verlängern keine Serie und beenden keine, hier und in jedem Plan. Sie gelten als ausgenommen.
Tage wählen
Heute bin ich krank
Deine Tage
Jeder Tag zählt
Wenn das Leben dazwischenkommt, nimm die Tage hier heraus.
Krank
Auf Reisen
Nachtdienst
Fasten
Urlaub
krank
auf Reisen
Nachtdienst
Fasten
Urlaub
ausgenommen
seit {a, bis du es beendest
Warum
Erster Tag
Letzter Tag
Bis ich es beende
Wenn du es noch nicht weißt.
Wähle einen Grund.
Wähle den ersten Tag.
Wähle einen letzten Tag, nicht vor dem ersten.
Höchstens {a Tage am Stück.
Behalten
Löschen
Es ist vorbei
{a ist vorbei: Heute zählt wieder
Notiert. Diese Tage zählen nicht.
Notiert. Bis du es beendest, zählt kein Tag.
Heute zählt wieder.
Gelöscht. Die Tage zählen wieder.
Gerade zählen die Tage nicht: {a.
Die Liste der Lebensmittel kommt gleich.
Die Liste der Lebensmittel ist gerade nicht da. Schreib in deinen Worten; zuordnen geht später.
Noch einmal versuchen
Das klingt ernst, und du bist wichtig. Bleib bitte nicht allein damit. Menschen, die jetzt helfen können, erreichst du mit einem Tipp.
Sprich bitte jetzt mit jemandem. Die Nummern sind einen Tipp entfernt, und wenige Worte genügen.
Das klingt schwer. Du brauchst das nicht allein zu tragen. Jemand zum Reden ist einen Tipp entfernt.
Dafür braucht es einen Menschen, der zuhört. Die Nummern sind einen Tipp entfernt.
Hallo, schön, dass du da bist. Was beschäftigt dich: ein Verlangen, ein schwerer Moment oder wie es läuft?
Hi. Was auch immer dich herführt, ein kleiner Schritt genügt. Womit fangen wir an?
Hi. Verlangen, Zahlen oder Ideen: such dir etwas aus oder schreib einfach.
Schön, dich zu sehen. Es ist ruhig geworden, ein Blick pro Woche reicht. Schauen wir, wie es läuft, oder planen für den seltenen Moment?
Hallo noch mal. Heute ist nichts zu tun. Wenn etwas näher rückt als sonst, sag es mir.
Hallo noch mal. Sag mir, was du gerade brauchst. Ein paar Worte reichen.
Ich bin bei dir. Ein Verlangen steigt, hat seinen Höhepunkt und geht, meist in Minuten. Dieses stehen wir zusammen durch.
Du bist ausdauernder als dieses Verlangen. Die meisten gehen in Minuten vorbei. Starte die Zeit und lass sie laufen.
Es lässt nach, meist in Minuten. Starte die Zeit. Trink Wasser. Beweg dich.
Noch da? Ändere jetzt eine Sache: aufstehen, anderes Zimmer, kaltes Wasser über die Handgelenke. Dann langsam ausatmen.
Nachts wirkt ein Verlangen größer. Lass das Licht gedimmt, atme länger aus als ein, und lass es vorbeiziehen.
Um diese Zeit muss nichts entschieden werden. Ein Glas Wasser, zehn langsame Atemzüge, dann leg dich wieder hin.
Verlangen in den letzten 7 Tagen: {a. Überstanden: {b. Dieses kann genauso gehen.
Schau auf deine letzten 7 Tage. Verlangen: {a. Überstanden: {b. Du weißt, wie es geht.
Danke, dass du es mir sagst. Alles davor zählt weiter. Schauen wir, was los war, und finden etwas fürs nächste Mal.
Ein Ausrutscher ist ein Moment, und er zeigt dir einen Auslöser. Eine Minute jetzt macht das nächste Mal leichter.
Es ist ein Moment. Was war der Auslöser? Eine Minute jetzt, und du hast einen Plan fürs nächste Mal.
Was du davor geschafft hast, bleibt deins. Jetzt zählt nur die nächste Stunde. Trink etwas und fang da an.
Das freut mich. Nimm dir einen Moment und spür, wie sich das anfühlt. Dann schau, wo du jetzt stehst.
Das gehört dir. Behalte, was geholfen hat, und schau, wie weit du bist.
Gut. Was hat geholfen? Mach einen Plan daraus, dann klappt es wieder.
Schön, das wieder zu hören. Behalte, was geholfen hat: als Wenn-dann-Plan.
{a: {b ohne. Es zählt weiter, während wir schreiben.
{a: {b ohne, und es läuft weiter.
{a: {b ohne, und {c seit deinem Stopp. Alles davon zählt.
Seit deinem Stopp: {a. Ohne Ausrutscher gerade: {b. Beides gehört dir.
Heute bisher: {a. Dein Ziel für den Tag: {b.
Dein Ziel heute ist {a, bisher sind es {b.
Heute bisher: {a. Die Tage davor stehen im Fortschritt.
Das macht heute {a. Die Tage davor zeigt der Fortschritt.
Verlangen in den letzten 7 Tagen: {a. Überstanden: {b.
Deine letzten 7 Tage. Notierte Verlangen: {a. Überstanden: {b.
Ich habe gerade keine Zahlen für dich. Notier auf Heute eine Sache, dann kann ich mehr sagen.
Für mich gibt es noch nichts zu zählen. Ein Tipp auf Heute, und der Anfang ist gemacht.
Wie eben. Im Fortschritt siehst du es Tag für Tag.
In den letzten Minuten nichts Neues. Schau in den Fortschritt, oder sag mir, wie es dir geht.
{a könnte schwerer werden als sonst. {bEin Plan hilft.
{a fordert dich vielleicht mehr. {bÜberleg jetzt, was du dann tust.
{a sieht leichter aus als sonst. {bBleib bei dem, was hilft.
{a wird wohl eher leicht. {bHalt den Plan trotzdem bereit.
{a sieht aus wie die meisten deiner Tage. Nichts sticht heraus.
{a: wie die meisten Tage, soweit deine eigenen es zeigen.
Über den nächsten Tag kann ich nichts Verlässliches sagen. Was dafür noch fehlt, zeigt die Vorhersage.
Noch immer nichts, was ich mit gutem Grund sagen könnte. Ein Plan für einen schweren Moment passt an jedem Tag.
Bisher gespart: {a. Das ergibt sich aus dem Preis in deinem Plan und deinen vollen Tagen.
{a sind bisher bei dir geblieben, nach dem Preis in deinem Plan.
Noch keine Ersparnis zu sehen. Dafür braucht es einen Preis im Plan und mindestens einen vollen Tag.
Trag im Plan einen Preis ein, dann kann ich nach einem vollen Tag mehr sagen.
Dein Grund: „{a“. Lies ihn noch einmal, ganz langsam.
Du hast notiert: „{a“. Gilt das heute noch?
Noch steht kein Grund da. Was soll in einem Jahr anders sein? Eine Zeile genügt.
Denk an einen Menschen oder an etwas, das du zurückwillst. Notier es im Plan, dann erinnere ich dich daran.
Durch die Nase ein auf 4, halten auf 4, aus auf 6. Fünfmal. Oder lass die App für dich zählen.
Hand auf den Bauch. Ein auf 4, aus auf 6, bis die Schultern sinken. Die Rhythmen sind einen Tipp entfernt.
Gib Händen und Mund etwas anderes: kaltes Wasser, ein kurzer Weg, eine Karotte. Mehr Ideen sind einen Tipp entfernt.
Zehn Minuten, eine Sache: einmal um den Block, zwanzig Kniebeugen oder der Abwasch. Such dir eine aus und los.
Warte zehn Minuten. Trink Wasser. Atme tief. Tu etwas mit den Händen.
Zähl von 100 in Siebenerschritten zurück, oder nenn fünf Dinge, die du siehst. Kleine Aufgaben nehmen die Spitze.
Popcorn mit Paprika oder Paprikastreifen mit Joghurt-Dip. Immer noch knusprig, immer noch salzig.
Knusprige Kichererbsen aus dem Ofen, oder halb Chips, halb Gurkensticks.
Beeren mit zwei Stück dunkler Schokolade, oder Datteln mit ein paar Nüssen. Immer noch süß.
Probier es kleiner: ein Stück, im Sitzen, mit einer Tasse Tee. Oder ein Apfel mit Zimt.
Toast mit Banane und Zimt, oder Joghurt mit Haferflocken und Apfel. Warm oder knusprig, wie du magst.
Ein halbes Stück und Obst dazu, oder eine Scheibe Nussbrot mit Marmelade.
Gefrorene Beeren mit Joghurt, oder eine pürierte Banane aus dem Gefrierfach. Cremig und kalt.
Eine Kugel mit viel Obst, oder gefrorene Trauben, eine nach der anderen.
Sprudel mit Orange oder kalter Früchtetee. Frisch und kaum Zucker.
Halb und halb: dein Getränk mit Sprudel. Dann jede Woche ein bisschen weniger davon.
Behalte das Gericht, ändere einen Teil: kleinere Portion mit Salat dazu, oder mehr Gemüse obendrauf.
Iss die erste Hälfte langsam, mit einem Glas Wasser. Dann schau, ob du den Rest noch willst.
Soda mit Limette und Minze, oder ein alkoholfreies Bier. Ist es ein Verlangen, fang damit an.
Ingwer und Limette auf Eis, im Lieblingsglas. Und zuerst das Verlangen, falls eins da ist.
Um welches Essen geht es? Chips, Cola, Schokolade: nenn eins. Alle Tausch-Ideen sind einen Tipp entfernt.
Nenn mir ein Lebensmittel, dann schlage ich etwas vor. Oder schau die Tausch-Ideen durch.
In deinem Plan stehen der heutige Schritt und die nächsten. Schau rein, und ändere ihn, wenn sich etwas ändert.
Ein Plan für die schweren Stellen hilft: Wenn es dort eng wird, dann mache ich das. Schreiben wir einen?
Mit einem Plan wird es leichter: ein Tag zum Aufhören, oder kleine Schritte nach unten. Das Tempo bestimmst du.
Du entscheidest: ein klarer Tag, oder jede Woche ein Schritt. In einer Minute steht er.
Zwei Wege: ein Stopptag, oder jede Woche weniger. Wähl einen.
Fang klein an: wie, und ab wann. Alles lässt sich später ändern.
Wenn du täglich trinkst, sprich bitte vor dem Aufhören ärztlich darüber: Auf einmal kann gefährlich sein. Kleine Schritte gehen auch.
Bei täglichem Trinken ist langsam und ärztlich begleitet der sichere Weg. Nummern stehen unter Hilfe.
Es darf schwer sein. Du brauchst nicht für immer durchzuhalten, nur die nächsten zehn Minuten.
Du bist hergekommen, bevor du entscheidest. Das ist Stärke. Noch zehn Minuten, dann schauen wir wieder.
Jetzt schwer heißt nicht immer schwer. Gib dem zehn Minuten. Dann entscheide.
Denk nur an das nächste Kleine: ein Glas Wasser, frische Luft, eine Nachricht an jemanden.
Wachliegen macht mürbe. Leg danach das Handy weg, atme langsam aus, und lass dich vom Bett tragen.
Erst darf der Körper langsamer werden: zehnmal lang ausatmen, und die Gedanken warten bis morgen.
Licht runter. Kein Scrollen. Länger aus- als einatmen, zehnmal.
Wenn es schon länger dauert: Setz dich ins Halbdunkel, und geh zurück ins Bett, wenn du müde wirst.
Das ist viel auf einmal. Erst der Körper: drei langsame Atemzüge, Schultern runter. Dann eins nach dem anderen.
Auch Druck geht vorbei. Zwei Minuten ruhig atmen, dann nimm dir die kleinste Aufgabe.
Atme dreimal auf sechs aus. Dann schreib den nächsten Schritt auf.
Geh fünf Minuten raus, wenn du kannst. Bewegung hilft oft mehr als Sitzenbleiben.
Langeweile will etwas Kleines. Geben wir deinen Händen für ein paar Minuten etwas zu tun.
Freie Minuten gehören dir. Zehn Minuten Bewegung, oder eine Runde Paare: Such dir eins aus.
Fünf Minuten irgendwas: Abwasch, ein Weg, ein Anruf.
Schreib jemandem, von dem du länger nichts gehört hast. Oder räum eine Schublade auf, nur eine.
Du bist wütend, und das darf sein. Lass etwas davon raus: schnell gehen, oder lange ausatmen.
Nutz die Energie: Treppen, Liegestütze, schnelles Gehen. Dann entscheide, was du damit machst.
Antworte noch niemandem. Geh fünf Minuten. Atme lang aus.
Balle fünf Sekunden die Fäuste, dann lass los. Dreimal. Dann sag, was du brauchst.
Es tut mir leid, dass es gerade schwer ist. Du brauchst es nicht sofort zu lösen. Hilft es, eine Zeile aufzuschreiben?
Auch langsame Tage gehen weiter. Jetzt etwas Gutes für dich: Tee, Tageslicht, eine vertraute Stimme.
Solche Tage gibt es. Iss etwas, geh ans Tageslicht, sprich mit jemandem.
Wenn es tagelang dunkel bleibt, sprich mit jemandem, der sich auskennt. Nummern stehen unter Hilfe.
Orte und Menschen ziehen. Überleg jetzt, was du tust, wenn es kommt, dann wird es dort leichter.
Geh mit einem Plan hin: ein Wasser in der Hand, ein Satz bereit, ein Weg hinaus.
Entscheide vorher: was du sagst, was du hältst, wann du gehst.
Ist es jeden Tag dieselbe Stelle, ändere etwas daran: andere Tasse, anderer Weg, anderer Platz.
Vieles, was der Körper in den ersten Wochen macht, ist üblich und vergeht. Schau, was zu erwarten ist und wann jemand helfen kann.
Hunger und Nebel im Kopf gehören oft zu den ersten Wochen. Wenn dich etwas beunruhigt, frag ärztlich nach.
Das gehört in eine Arztpraxis, zur Hebamme oder in die Apotheke, wo jemand alles mit dir ansieht. Nummern sind einen Tipp entfernt.
Das kann ich nicht sicher beurteilen. In der Arztpraxis oder der Apotheke kann man es.
Wie viel und wie lange steht auf der Packung, und die Apotheke sagt dir, was passt. Mengen überlasse ich ihr.
Zu Pflaster, Kaugummi oder Tabletten hat der Beipackzettel oder die Apotheke die Antwort.
Atme zwei Minuten langsam und tief. In einer kleinen Studie ließ das den Wunsch zu rauchen nach.
Geh fünf Minuten, zur Tür hinaus und zurück. In 15 Studien wurde der Wunsch zu rauchen davon eine Weile schwächer.
Beobachte den Drang drei Minuten wie eine Welle: wo er sitzt, wie er sich bewegt. Er darf bleiben. Du schaust nur zu.
Zehn Minuten warten, Wasser trinken, etwas anderes tun, tief atmen. Das raten Rauchstopp-Telefone.
Spiel drei Minuten etwas für die Augen, zum Beispiel Paare. In einer Studie machte ein Spiel Verlangen schwächer.
Zähl von 100 in Siebenerschritten zurück, so weit du kommst. So hat der Kopf etwas zu tun.
Fünf Dinge, die du siehst, vier, die du hörst, drei, die du anfassen kannst. Langsam, eins nach dem anderen.
Gib den Händen zehn Minuten etwas zu tun: Abwasch, ein Stift zum Drehen, Teig zum Kneten.
Such dir einen Moment heute, der schwer werden kann, und was du dann tust. Ein Satz genügt.
Wenn ich Kaffee mache, dann trinke ich ihn an einem neuen Platz. So ein Satz lohnt sich zum Aufschreiben.
Wenn mein Teller leer ist, dann stehe ich auf und putze die Zähne. In 94 Tests halfen solche Pläne.
Vielleicht wird es bald schwerer. Leg jetzt fest: Wenn es kommt, dann tue ich das. In 94 Tests halfen solche Pläne.
Räum weg, was du benutzt, samt allem, was dazugehört. Und plane, wonach deine Hand stattdessen greift.
Schreib jemandem eine Zeile: schwerer Moment, wollte es nur sagen. Mit jemandem reden, das raten auch Rauchstopp-Telefone.
Ein Ausrutscher zeigt, wo es eng wird. Eine Minute: Wo warst du, wer war da, und was beim nächsten Mal?
Nach der letzten Zigarette sammelt sich Koffein über etwa drei Wochen an. Bist du kribbelig, probier eine kleinere Tasse.
Die meisten Entzugszeichen sind in der ersten Woche am stärksten und lassen in zwei bis vier Wochen nach.
Denk an deinen letzten schweren Tag, und dass du ihn überstanden hast. Schau, was seitdem zusammengekommen ist.
Ab der sechsten Woche ging es Menschen nach dem Aufhören im Mittel besser als denen, die weitermachten. Beobachtet, nicht versprochen.
Leg zur Seite, was der heutige Tag gekostet hätte, und gib ihm einen Namen: Wofür ist es?
Lies deinen eigenen Grund noch einmal, ganz langsam. Dann tu das nächste Kleine.
Wenig Licht, Handy weg, zehn Atemzüge, länger aus als ein. Jetzt ist nichts zu entscheiden.
Im Beipackzettel steht, wie dein Ersatz gedacht ist. Zwei Minuten lesen, einmal.
Leg deinen Ersatz dorthin, wo früher die Schachtel war: in die Tasche, auf den Tisch, ins Auto.
Es ist ruhig geworden. Ein Plan für den seltenen Moment genügt: eine Feier, ein Streit, eine lange Woche. Welcher ist deiner?
Du lebst seit Monaten ohne. Wie würdest du das über dich sagen, in einem Satz? Schreib ihn auf.
Was hat dir in den ersten Wochen am meisten geholfen? Schreib es auf, für dich und für jemanden, der gerade anfängt.
Sehr gern. Ich bin da, wann immer du magst.
Das hast du selbst gemacht. Komm jederzeit wieder.
Gern.
Jederzeit. Wenn es wiederkommt, komm du auch.
Pass gut auf dich auf. Ich bin da, wenn du mich brauchst.
Bis bald. Du weißt, wo die Zeit läuft.
Bis dann.
Bis später. Der Knopf fürs Verlangen ist immer auf Heute.
Ich kenne einen über den kalten Entzug, aber der wird erst langsam warm. Wie geht es dir wirklich?
Schön, dass du lachst. Wenn du fünf Minuten hast, hier ist etwas für die Hände.
Verstehe. Mit einfachen Worten klappt es am besten. Was ist gerade am schwersten: ein Verlangen, die Laune oder der Plan?
Alles klar. Hier ist, was ohne Reden hilft.
Gut. Hier ist es, ein Tipp genügt.
Dann los. Ein Tipp, und du bist dort.
Gut. Womit fangen wir an: einem Verlangen, oder etwas zu tun?
In Ordnung. Ein Verlangen, oder eine Idee für die Hände?
In Ordnung, dann etwas anderes. Hier ist ein anderer Weg.
Das ist okay. Jetzt muss nichts passieren. Ich bin da.
In Ordnung. Ich bin da, wenn etwas ist.
Gut. Lass dir Zeit. Es steht alles noch da.
Ich helfe bei Verlangen, Ausrutschern, Schlaf, Stress, Tausch-Ideen und mit deinen Zahlen. Einfache Worte genügen, und niemand liest mit.
Probier: Ich habe ein Verlangen. Wie läuft es? Was statt Chips? Ich kann nicht schlafen.
Ich bin nicht sicher, ob ich dich verstehe. Ist es ein Verlangen, die Stimmung oder etwas mit dem Plan?
Sag es mir in wenigen Worten: Was brauchst du gerade?
Das habe ich nicht verstanden. Verlangen, Stimmung, Schlaf, Essen oder Zahlen?
Ich komme noch nicht mit, und das liegt an mir. Nimm eins davon, oder versuch es kürzer.
Zeit starten
Atmen
Ideen ansehen
Ausrutscher ansehen
Plan öffnen
Wenn-dann-Plan schreiben
Fortschritt ansehen
Meilensteine ansehen
Ersparnis ansehen
Tausch-Ideen ansehen
Aufschreiben
Etwas tun
Sehen, was kommt
Packung nachlesen
Zu Heute
Vorhersage ansehen
Jetzt Hilfe holen
Benutzt: dein Plan und deine Einträge
Benutzt: die Einträge von heute und dein Plan
Benutzt: deine Verlangen der letzten 7 Tage
Benutzt: der Preis im Plan und deine vollen Tage
Benutzt: deine bisherigen Tage, wie die Vorhersage sie liest
Benutzt: die Uhrzeit, deine Einträge und deine Daumen.
Benutzt: deine Gründe
Was ist los?
Schreib ein paar Worte, oder tipp unten auf etwas. Das geht auch ohne Netz.
Deine Nachricht
Senden
Ich habe ein Verlangen
Wie läuft es?
Und morgen?
Ein Tipp für jetzt
Atme mit mir
Motivier mich
So arbeitet der Coach
Ton
Sanft
Ermutigend
Direkt
Er liest deine Nachricht, Einträge, Pläne, Verlangen, Ersparnis, Gründe und Daumen. Alles passiert auf diesem Gerät, und niemand liest mit.
Der Coach ist aus. Was du geschrieben hast, ist noch da.
Chat leeren
Nur Nachrichten verschwinden. Deine Einträge und Zahlen bleiben.
Chat geleert.
Das war eine halbe Minute.
Passt dieser Tipp zu dir?
Nichts für mich
Notiert. Es zählt für die nächsten.
Dieser Tipp kommt nicht wieder.
Hilfe ist nah
Du bist damit nicht allein
Was du schreibst, klingt sehr schwer. Jemand kann dir jetzt zuhören, und wenige Worte genügen.
Zu viel von etwas kann später ernst werden, auch wenn es sich noch gut anfühlt. Es ist richtig, gleich zu fragen.
Solche Zeichen sollte bald jemand ansehen. Lieber einmal zu oft anrufen.
Du hast ein Recht auf Sicherheit. Wenn jemand mitlesen könnte, schließ diese Seite; dieselben Nummern stehen unter Hilfe.
Alkohol oder Beruhigungsmittel auf einmal wegzulassen kann für den Körper gefährlich sein. Ärztlich begleitet geht es sicher.
Ein Körper, der zu wenig bekommt, braucht Fürsorge. Eine Ärztin oder jemand Vertrautes kann heute noch helfen.
Eine halbe Minute atmen
Atmen beenden
Alle Nummern
Schließen und notieren
Anders gemeint? Schließ das einfach. Deine Worte sind gespeichert, wie du sie geschrieben hast, und über diese Seite wird nichts aufbewahrt, außer du notierst es.
Tag und Nacht
Auf Englisch
Auf Französisch
Auf Deutsch
Hilfe gesucht.
Auf der Seite von heute notiert.
Die Notiz von heute ist voll. Es kam nichts dazu.
Wo war es?
Wer war da?
Nichts notiert
Eine von früher
Was hast du getan?
Wie stark war es danach?
Verlauf
Etwas Früheres eintragen
Etwas Früheres
Wovon
Alles
Zehn weitere Tage zeigen
Was du einträgst, steht hier, Tag für Tag. Du kannst jede Zeile ändern.
Gestern
Eintrag
1 Verlangen
{a-mal Verlangen
Ausgelassen
Die Tagesmenge ersetzt die einzelnen Einträge.
Dieser Tag hat eine Tagesmenge. Sie bleibt, wie sie ist.
Wie viel
Wie lange, in Minuten?
Stärke in mg/ml
Zählt zu {a.
Zu welchem Tag gehört es?
{a von 10
Wie ging es aus?
Eingetragen.
Geändert.
Gelöscht.
Gelöscht. Die einzelnen Einträge des Tages zählen wieder.
Eine Zahl über null und bis 100.000, zum Beispiel 1 oder 2,5.
Eine Zahl von 0 bis 100.000.
Ein Datum ab 1900.
Eine Uhrzeit, zum Beispiel 21:30.
Das liegt noch vor dir. Wähle eine Zeit bis jetzt.
Ganze Minuten von 1 bis 720.
Eine ganze Zahl von 0 bis 100.
Die Notiz ist länger als 500 Zeichen. Kürze sie, um sie zu speichern.
Wenn-dann-Pläne
Entscheide jetzt, was du dann tust. Ein Anlass, ein kleiner Schritt.
Noch kein Plan
Hier stehen die Pläne, die du machst.
Plan machen
Deine Pläne
Wenn {a, dann {b.
der Auslöser „{a“ ist
der Ort „{a“ ist
es {a ist
mache ich das: {a
atme ich einmal durch
Kommt meist gegen {a, deshalb erscheint er vorher.
Er erscheint auf Heute, sobald seine übliche Uhrzeit bekannt ist.
Geübt.
Üben
Ändern
Gespeichert. Üben dauert eine Minute.
Wenn … dann …
Wenn
Ort
Kurz, zum Beispiel „die Haltestelle“.
Um
Eine Uhrzeit, zum Beispiel 17:30.
Dann
So klein, dass es gleich geht, wie „rufe ich Jo an“.
Wähle einen Anlass und einen Schritt. Dann ist es ein Plan.
Üben
Sag ihn einmal laut.
Schreib ihn einmal, so gut es geht.
Dein Satz
Augen zu. Sieh den Moment kommen und wie du es tust.
Geübt. Er gehört jetzt dir.
Dein Plan für jetzt
Dein Plan: Hast du es getan?
Diesmal nicht
Alle Pläne
Was bedeuten die Spalten?
Diese Tabelle stammt aus keiner bekannten App. Sag, was wo steht.
Die ersten Zeilen
Name des Trackers
Menge, oder ja und nein
Alle Zeilen sind ein Tracker
Jede weitere Spalte ist ein Tracker
Jede Zeile zählt eins
Keine
Wie heißt er?
Wie ist das Datum geschrieben?
Jahr, Monat, Tag
Tag, Monat, Jahr
Monat, Tag, Jahr
Wähle die Spalte mit dem Datum.
Dieses Datum lässt sich auf zwei Arten lesen. Wähle eine.
In dieser Spalte steht kein Datum.
Gib ihm einen Namen.
Deine eigenen Stimmungen
Die Datei sagt nicht, wie sich diese anfühlen. Ordne sie ein.
Nichts wurde geändert.
In der Datei ist nichts.
Diese Art von Datei lässt sich hier nicht lesen.
Diese Datenbank ist beschädigt oder stammt von einer App, die Redstart nicht kennt.
Das ist zu viel für einen Import.
Die Zip-Datei hat ein Passwort.
Die Zip-Datei ist beschädigt.
In Zeile {a sind Buchstaben beschädigt. Speichere die Tabelle als „CSV UTF-8“ und versuch es noch einmal.
Weiter mit dem, was lesbar ist
Farben kommen nicht mit.
Manche Spalten haben hier keinen Platz und kommen nicht mit.
Die Uhrzeiten der Erinnerungen kommen mit, ihre Wochentage nicht.
An welchen Wochentagen eine Gewohnheit dran ist, kommt nicht mit; an wie vielen, schon.
Ein Teil des Textes ist von älterer Art. Schau nach, ob Buchstaben wie ä und ß stimmen.
Zeile {a: 
kein Datum dieser Art.
keine Uhrzeit.
keine Menge.
kein Name eines Trackers.
zu wenige oder zu viele Spalten.
beschädigt.
Sieh, wie Schlaf, Schritte und Puls mit deinen Tagen zusammengehen.
Die Datei wird auf diesem Gerät gelesen und nirgendwohin geschickt. Ins Tagebuch kommen nur Tageswerte von dem, was du einschaltest, nie einzelne Messungen.
Du siehst dich gerade in einem erfundenen Tagebuch um. Verlass es, dann kannst du deine eigenen Daten holen.
Aus einer Datei
Apple Health
Health Auto Export
Fitbit
Google Fit
Wie komme ich an die Datei?
Öffne auf dem iPhone die App Health und tippe oben rechts auf dein Bild.
Scrolle nach unten und tippe auf „Alle Gesundheitsdaten exportieren“. Das kann ein paar Minuten dauern.
Sichere die Datei in „Dateien“ und wähle sie hier aus. Sie kann gepackt bleiben.
Exportiere als JSON und wähle hier die Datei oder das Zip. CSV geht auch, wenn dein iPhone auf Englisch steht.
Öffne takeout.google.com, kreuze nur Fitbit an und wähle hier das Zip. Entpacke es nicht: Manche Dateien darin sagen allein nicht, was sie zählen.
Öffne takeout.google.com, kreuze nur Fit an und wähle hier das Zip. Das klappt, wenn dein Google-Konto auf Englisch steht.
Die eigene Sicherung von Health Connect lässt sich hier nicht lesen.
Was du nutzen willst
Alles ist aus, bis du es einschaltest. Ausschalten entfernt die Tage wieder.
Schlaf
Schritte
Strecke zu Fuß
Aktive Energie
Ruhepuls
Herzfrequenz
Achtsame Minuten
Trainings
Wasser
Koffein
Alkoholische Getränke
Für die Einblicke: deine Nächte neben Konsum, Verlangen und Stimmung.
Für die Einblicke: aktive Tage neben Konsum, Verlangen und Stimmung.
Zeigt hier, wie weit du zu Fuß gehst.
Zeigt hier, was Bewegung verbraucht.
Für die Einblicke: dein Ruhepuls neben Konsum, Verlangen und Stimmung.
Zeigt hier deinen Puls über den Tag und in den Einblicken um das Verlangen.
Zeigt hier, was andere Apps gezählt haben. Zu deiner Praxis kommt es nie dazu.
Zeigt hier, was deine Uhr gezählt hat. Zu deiner Praxis kommt es nie dazu.
Zeigt hier, was andere Apps gezählt haben. Zu einem Tracker kommt es nie dazu.
Zeigt hier, was andere Apps gezählt haben. Als Getränk zählt nur, was du selbst einträgst.
Datei wählen
Schalte ein, was du nutzen willst, und wähle dann die Datei.
Datei wird gelesen
{a %
Bleib auf dieser Seite, bis sie fertig ist.
Stopp
{?1 Tag gefunden{|{b Tage gefunden
{?1 neuer Tag ist da.{|{b neue Tage sind da.
{?1 Tag ist jetzt auf dem neuesten Stand.{|{b Tage sind jetzt auf dem neuesten Stand.
Das war alles schon da.
In der Datei ist nichts von dem, was du eingeschaltet hast.
Die Datei bricht ab. Ihre vollständigen Tage sind da; exportiere sie für den Rest noch einmal.
{?1 Eintrag war nicht lesbar und blieb draußen.{|{b Einträge waren nicht lesbar und blieben draußen.
Nicht übernommen: {a.
Gestoppt. Nichts wurde geändert.
Das ist kein Export, der sich hier lesen lässt. Es gehen die von Apple Health, Health Auto Export, Fitbit und Google Fit.
In dieser Datei von Fitbit steht nicht, was sie zählt. Wähle das ganze Zip.
Diese Datei ist beschädigt. Exportiere sie noch einmal.
Diese Datei ist so gebaut, wie kein Gesundheits-Export es ist. Sie wurde deshalb nicht gelesen.
In dieser Datei ist mehr, als sich lesen lässt.
Die Zip-Datei hat ein Passwort. Entpacke sie erst und wähle die Datei darin.
Die Zip-Datei ist beschädigt oder unvollständig. Exportiere sie noch einmal.
Die Datei lässt sich nicht bis zum Ende lesen. Sieh nach, ob sie noch da ist.
Was da ist
Der Mittelwert der letzten 30 Tage mit Daten.
Zuletzt geholt: {a
{?1 Tag · {b{|{c Tage · {b – {d
Noch nichts. Wähle die Datei noch einmal, dann kommt es dazu.
{a Schritte
{a km
{a kcal
{a pro Minute
{a min
{a ml
{a mg
{a Getränke
{a: Tage entfernen?
{?1 Tag geht aus deinem Tagebuch, mit allem, was in den Einblicken darauf beruht.{|{b Tage gehen aus deinem Tagebuch, mit allem, was in den Einblicken darauf beruht.
Behalten
Entfernt: {a
In Apple Health schreiben
Aus, bis du es einschaltest. Wenn du etwas notierst, gibt ein Tippen es an deinen eigenen Kurzbefehl, und der schreibt es. Was aus Health kam, geht nie dorthin zurück.
Nach einer Übung: ihre Minuten, bei einer Meditation die der ersten Phase.
Nach einem Getränk: wie viele. Ein Abend nach Stufe zählt als 0, 4 oder 6.
Nach einem Glas: wie viel es war.
Nach deiner Stimmung: wo sie zwischen der tiefsten und der höchsten liegt.
Ein Glas
In Apple Health eintragen
Noch einmal senden
An deinen Kurzbefehl übergeben. Noch nicht bestätigt.
Es steht in Apple Health.
In Apple Health geschrieben: {a
Dein Kurzbefehl hat vor dem Ende angehalten, also ist nichts bestätigt. Sieh in Health nach, bevor du es noch einmal sendest.
Hier hat nichts auf diese Antwort gewartet, also hat sich nichts geändert. Falls du es vom Home-Bildschirm oder aus einem anderen Browser gesendet hast, sieh dort nach.
Noch nicht bestätigt
Sieh zuerst in Health nach. Steht es dort, sag es hier, dann wird es nicht mehr angeboten.
Es steht dort
Was Apple Health davon hat, bleibt dort.
Falls dein Kurzbefehl durchkam, hat Apple Health es weiterhin.
Wie mache ich den Kurzbefehl?
Öffne Apples App „Kurzbefehle“, tippe auf das Plus und nenne den neuen Kurzbefehl genau so: {a
Schalte in seinen Details „Im Share-Sheet anzeigen“ ein. Lass ihn nur Text empfangen.
Füge die Aktion hinzu, die aus der Eingabe ein Wörterbuch macht. Aus dem Text werden so benannte Werte.
Füge „Wenn“ hinzu: Der Wert für kind im Wörterbuch ist mindfulMinutes.
Füge darin die Aktion hinzu, die einen Health-Wert protokolliert, für achtsame Minuten, mit value, start und end aus dem Wörterbuch.
Wiederhole die Schritte 4 und 5 für alles andere, was du eingeschaltet hast: alcoholicDrinks, water in mL und mood. Eine Stimmung geht von -1 bis 1 und braucht eine Aktion, die einen Gemütszustand protokolliert.
Schließe mit der Aktion „Nichts“ ab, damit nichts zurückgegeben wird. Erlaube beim ersten Mal, dass er in Health schreibt.
Er bekommt einen Text wie diesen. Die Wörter darin ändern sich nie.
Vom Home-Bildschirm aus öffnet sich die Antwort in deinem Browser und kommt hier nicht an. Sag dann hier selbst, dass es dort steht.
Daten übernehmen
Aus Loop, HabitBull, Daylio, Table Habit, HabitTrove, Tickmate, Rewire oder jeder Tabelle.
Wähle eine Datei einer anderen App, oder mehrere nacheinander. Du siehst zuerst, was darin ist; übernommen wird erst, wenn du es sagst.
Du siehst dich in einem erfundenen Tagebuch um. Verlasse es, dann kannst du deine Daten übernehmen.
Wo finde ich die Datei?
Loop Habit Tracker: Einstellungen, „Als CSV exportieren“ oder „Vollständige Sicherung exportieren“. Wähle die Datei, wie sie ist.
Tickmate und Rewire: die Sicherung der Datenbank, eine Datei, die auf .db endet.
Daylio: Mehr, „Einträge exportieren“, als CSV.
HabitBull: Export der Daten als CSV.
Table Habit: Export aller Gewohnheiten als JSON.
HabitTrove: die Datei habits.json aus dem Ordner mit den Daten.
Redstart: die eigene Tabelle, mit Einträgen, Tagesmengen, Verlangen und Dosen.
Alles andere: eine Tabelle als CSV mit einem Datum in jeder Zeile.
Eine Datei darf 16 MB haben, alles zusammen eine halbe Million Einträge.
Datei wählen
Weitere Datei dazu
Neu anfangen
{a Dateien gewählt.
Das ist eine Sicherung von Redstart. Lies sie unter Einstellungen, Dateien ein.
Was darin ist
{b Tracker
{?{b neuer Eintrag{|{b neue Einträge
{a, {b.
{a schon da
Aufgaben
archiviert
hier gelöscht; schalte es ein, um es zurückzuholen
Weggelassen: {a
{a: nichts getan.
{a: von der anderen App ergänzt.
{a: ein zweiter Eintrag für denselben Tag oder Zeitpunkt.
{a: zu groß oder an einem unmöglichen Tag.
{a: von einem Tracker, der nicht in der Datei ist.
{a: einmalige Aufgaben, die noch offen sind.
{a: Münzen, weil Redstart niemanden für einen Tag bezahlt.
{a: Wünsche gegen Münzen, weil Wünsche hier gespartes Geld kosten.
{a: nicht lesbare Zeilen oder Werte.
{a: von einer Art, die nur eine Sicherung zurückbringt.
gezählt
getan oder nicht
Stufen
bemerkt
gelassen
Wörter
ein Text
{a übernehmen
Du kannst es in einem Schritt zurücknehmen.
Übernommen.
Übernommen: {a, {b.
Zu deinen Trackern
{?Einmal spazieren, bis es vorbei ist{|{a-mal spazieren, bis es vorbei ist
{?Bei einem Verlangen eine Technik probieren{|{a-mal bei Verlangen eine Technik probieren
{?Ein Verlangen vorbeigehen lassen{|{a-mal Verlangen vorbeigehen lassen
{a Tage in Folge im Ziel: {b
{?Ein Tag ohne: {b{|{a Tage ohne: {b
{?An einem Tag schaffen: {b{|An {a Tagen schaffen: {b
An {a Tagen notieren, wie viel es war: {b
An {a Tagen die Stimmung notieren
An {a Tagen eine Zeile schreiben
An {a Abenden zurückblicken
Vorgenommen und geschafft
Du hast es dir vorgenommen, und du hast es getan.
{?Mal bei Verlangen spazieren gegangen.{|Mal bei Verlangen spazieren gegangen.
{?Mal bei Verlangen eine Technik probiert.{|Mal bei Verlangen eine Technik probiert.
{?Verlangen ging vorbei.{|Verlangen gingen vorbei.
{?Tag im Ziel.{|Tage in Folge im Ziel.
{?Tag ohne.{|Tage ohne.
{?Tag geschafft.{|Tage geschafft.
{?Tag, an dem du notiert hast, wie viel es war.{|Tage, an denen du notiert hast, wie viel es war.
{?Tag mit notierter Stimmung.{|Tage mit notierter Stimmung.
{?Tag mit einer Zeile.{|Tage mit einer Zeile.
{?Abend, auf den du zurückgeblickt hast.{|Abende, auf die du zurückgeblickt hast.
Vier Wochen davor: 
{?bei {b von {a Verlangen warst du spazieren.{|bei {b von {a Verlangen warst du spazieren.
{?bei {b von {a Verlangen mit einer Technik.{|bei {b von {a Verlangen mit einer Technik.
{?{b von {a Verlangen gingen vorbei.{|{b von {a Verlangen gingen vorbei.
{?{b von {a Tag im Ziel.{|{b von {a Tagen im Ziel.
{?{b von {a Tag ohne.{|{b von {a Tagen ohne.
{?an {b von {a Tag geschafft.{|an {b von {a Tagen geschafft.
{?an {b von {a Tag.{|an {b von {a Tagen.
Reise
Der Weg beginnt mit einem Tag
Sobald du etwas beobachtest, ist hier jeder gute Tag ein Schritt.
Für
{?Schritt{|Schritte
Jeder Tag, der frei, im Ziel oder geschafft ist, ist ein Schritt. Andere Tage geben keinen dazu und nehmen keinen weg; ausgenommene Tage sind zum Ausruhen.
{?Ein Weg von 1 Schritt{|Ein Weg von {a Schritten
{?mit 1 Rastplatz{|mit {a Rastplätzen
Nach {a Schritten
Offene Rastplätze
Kommende Rastplätze
Offen seit {a.
Hier wartet etwas von dir
Leg dir eine Notiz oder eine Belohnung hin, für den Tag, an dem du ankommst.
{a ohne
Worauf die Stufen beruhen
Etwas hinterlassen
Das gönnst du dir: {a, {b
Zum Ersparten
Eine Notiz an dich
Du liest sie, wenn du dort ankommst.
Ein Bild oder deine Stimme
Etwas Schönes
Nichts
Hinterlassen
Es wartet dort auf dich.
Diese Woche
Ausgesucht aus dem, was du notiert hast. Nimm eine, oder keine.
Nehmen
Für diese Woche genommen.
Loslassen
Losgelassen.
Bisher
{a von {b
Für diese Woche geschafft.
Deine Woche
{a: deine Woche zum Zurückblicken.
Woche ansehen
Deine Reise
{?Sache lief gut in diesen sieben Tagen.{|Dinge liefen gut in diesen sieben Tagen.
Was gut lief
Etwas zum Ausprobieren
Mach weiter so.
Für diese Tage ist wenig oder nichts notiert. Du bist hier, und das ist ein Anfang.
Die Wochen davor
Mehr Wochen
{a: an {b von {c Tagen geschafft.
{?{b: ein Tag ohne.{|{b: {a Tage ohne.
{a am Tag, nach {b in der Woche davor.
{b von {a Verlangen gingen vorbei.
{?Bei einem Verlangen warst du spazieren.{|Bei {a Verlangen warst du spazieren.
Deine Aufgabe ist geschafft: {a.
{a, notierte Tage: {b.
Du hast dir {a Minuten Ruhe genommen.
Du hast dich {a Minuten bewegt.
{?Du hast einmal getauscht.{|Du hast {a-mal getauscht.
{?Du hast eine Zeile über einen Tag geschrieben.{|Du hast {a Zeilen über deine Tage geschrieben.
Mo
Di
Mi
Do
Fr
Sa
So
{a. {b
Jan.
Feb.
März
Apr.
Juni
Juli
Aug.
Sept.
Okt.
Nov.
{a. {b {c
vor {an
Zu Hause
Bei der Arbeit
Unterwegs
Ausgehen
Anderswo
Allein
Partnerin oder Partner
Freunde
Kollegen
Andere
Stress
Langeweile
Gewohnheit
Kaffee
Alkohol
Nach dem Essen
Gesellschaft
Handy
Autofahren
Arbeit
Traurigkeit
Ärger
Etwas zu feiern
Müdigkeit
Ein Geruch
Sorge
Morgen
Nachmittag
Abend
Nacht
Eine Besprechung
Zeitdruck
Lange am Bildschirm
Eine Feier
Alleinsein
Mal
{b {a
Was aufbewahrt wird
Was du einträgst: Einträge, Verlangen, Gedanken, Pläne, Gründe, Essen, Fotos und Sprachnotizen, was du dem Coach schreibst, Einstellungen. Aus einer Gesundheitsdatei nur die Tageswerte von dem, was du einschaltest.
Dazu: wann es war, in welcher Zeitzone, und wann du es aufgeschrieben hast.
Für dieses Gerät steht eine Zufallszahl. Sie sagt nichts über das Gerät oder dich.
Es liegt in diesem Browser auf diesem Gerät; mit Konto auch versiegelt beim Server.
Dort ist es versiegelt: Die Bytes auf dem Speicher sind ohne Schlüssel nicht lesbar, und der Schlüssel bleibt in diesem Browser.
Was dieses Gerät verlässt
Ohne Konto und ohne Erinnerungen, die klingeln: nichts aus deinem Tagebuch.
Mit Konto geht dein Tagebuch zum Server, auf diesem Gerät versiegelt. Der Server bewahrt es für deine anderen Geräte auf und kann es nicht lesen. Er sieht deine E-Mail-Adresse, die Namen deiner Geräte und wann und wie oft Neues ankommt.
Nur mit einem Ersatzschlüssel, den du beim Server hinterlegen kannst, könnte, wer ihn betreibt, dein Tagebuch lesen. Aber: Wer die App ausliefert, liefert auch ihren Code, und ein falscher Code könnte lesen, was du siehst.
Ohne Konto gibt es keine Cookies. Mit Konto halten zwei dich angemeldet, und einer sorgt dafür, dass Fremde dieses Gerät nicht aussperren, und bleibt ein Jahr, auch wenn du dich abmeldest; ein Link aus einer Mail, Apple oder Google setzen einen für höchstens einen Tag. Keine Tracker, keine Werbung.
Die App lädt nur von einer Adresse. Wer diese Adresse betreibt, sieht, dass eine Seite abgerufen wurde, wann und von welcher Netzadresse. Nichts aus deinem Tagebuch.
Wo Erinnerungen klingeln, hat der Server ihren Wortlaut, versiegelt auf diesem Gerät, ihre Zeiten, deine Ruhezeiten und eine Adresse beim Push-Dienst deines Browsers. Dieser Dienst sieht, wann eine geschickt wird. Lesen kann sie keiner von beiden.
Wer es lesen kann
Du, und wer diesen Browser auf deinem Gerät öffnen kann oder eine Kopie seiner Dateien hat. Ein Kennwort in den Einstellungen hält sie draußen.
Eine Datei, die du speicherst, ist nicht versiegelt. Lege sie dorthin, wo nur du hinsiehst.
Die Adresse, von der diese App kommt, betreibt {a.
Wer die Adresse betreibt, von der diese App kommt, hat hier keinen Namen hinterlassen. Bist du es nicht selbst, frag nach, bevor du ein Konto anlegst.
Wer sie betreibt
Mitnehmen
Einstellungen, Dateien: Eine Datei enthält alles. Eine andere ist eine Tabelle.
Beides geht ohne Netz, ohne Konto und kostenlos.
Löschen
Einstellungen, Alles löschen: Das Tagebuch und sein Schlüssel verschwinden sofort von diesem Gerät.
Eine Zeile, die du löschst, zählt nicht mehr. Sie bleibt als gelöscht markiert im versiegelten Tagebuch und in Sicherungsdateien, damit du sie zurückholen kannst.
Dateien, die du gespeichert hast, bleiben, wo du sie hingelegt hast.
Redstart kostet nichts. Du darfst es nutzen, so lange du magst.
Der Quelltext ist offen unter der Apache-Lizenz 2.0: Du darfst ihn lesen, ändern und weitergeben.
Keine Gewähr
Es kommt, wie es ist. Niemand verspricht, dass es ohne Fehler oder für einen Zweck geeignet ist.
Speichere ab und zu eine Sicherungsdatei.
Sei freundlich
Zu anderen und zu dir selbst. Ein Ausrutscher ist ein Tag, kein Urteil.
Ruf jetzt den Notruf: 112 in Europa, 911 in Nordamerika, 999 in Großbritannien.
Zeichen von Gefahr: Verwirrung, ein Krampfanfall, Zittern mit Fieber, Dinge sehen oder hören, die nicht da sind. Auch: Schmerzen in der Brust, Atemnot, Gedanken, dir das Leben zu nehmen.
Was diese App ist
Ein Werkzeug, um dir selbst zu helfen: Sie zählt, wartet mit dir und zeigt, was sich ändert.
Sie ist kein Medizinprodukt. Sie stellt keine Diagnose und ersetzt keine Ärztin und keinen Arzt.
Bevor du aufhörst
Alkohol: Auf einmal aufzuhören kann gefährlich sein, wenn du viel oder täglich trinkst. Geh vorher zu einer Ärztin oder einem Arzt.
Nikotin: Die erste Woche ist meist die schwerste, und das meiste lässt in zwei bis vier Wochen nach (Hughes 2007).
Schwanger, krank oder mit Medikamenten? Frag vorher ärztlich oder in der Apotheke nach.
Gesperrt
Dein Tagebuch ist versiegelt. Es öffnet sich mit deinem Kennwort.
Kennwort
Das passt nicht. Versuch es noch einmal.
{?Das passt nicht. Nächster Versuch in {b Sekunde.{|Das passt nicht. Nächster Versuch in {b Sekunden.
Einen Moment atmen
Mit jemandem sprechen
Vergessen?
Ohne das Kennwort kann niemand dieses Tagebuch öffnen. Mit einem Konto oder einer Sicherungsdatei kannst du hier neu anfangen und alles zurückholen.
Hier neu anfangen …
Das gesperrte Tagebuch verschwindet endgültig von diesem Gerät. Danach kannst du dich anmelden oder eine Sicherungsdatei einlesen.
Sperre und Deckblatt
Ohne Kennwort öffnet sich das Tagebuch für alle, die dieses Gerät entsperrt vor sich oder eine Kopie der Dateien dieses Browsers haben. Mit Kennwort fragt die App erst danach.
Nur für dich
Wer dieses Gerät hat oder eine Kopie der Dateien dieses Browsers, kann dein Tagebuch öffnen. Ein Kennwort hält es geschlossen.
Kennwort festlegen
Das Tagebuch auf diesem Gerät öffnet sich nur mit deinem Kennwort.
Sperren, wenn außer Sicht
Sofort
Jetzt sperren
Kennwort ändern
Sperre entfernen
Bisheriges Kennwort
Neues Kennwort
Noch einmal
Mindestens 10 Zeichen; ein paar Wörter merken sich am leichtesten. Vergisst du es, kann niemand das Tagebuch auf diesem Gerät öffnen; ein Konto oder eine Sicherungsdatei bringt es zurück.
Dann öffnet sich das Tagebuch ohne Nachfrage.
Wird versiegelt …
Wird mit dem verglichen, was zuerst geraten wird …
Die beiden sind noch nicht gleich.
Alles blieb, wie es war: Das bisherige Kennwort stimmt nicht, oder es war kein Platz.
Es braucht mindestens 10 Zeichen.
Es dürfen höchstens 256 Zeichen sein.
Folgen und Wiederholungen werden zuerst geraten. Nimm eigene Wörter.
Das wird früh geraten. Nimm ein, zwei eigene Wörter dazu.
Die Liste dessen, was zuerst geraten wird, ließ sich nicht laden. Ohne sie braucht es mindestens 15 Zeichen; oder schließ das hier und versuch es mit Netz noch einmal.
Die Sperre ist an
Das Kennwort ist geändert
Die Sperre ist aus
Schnelles Deckblatt
Das Auge oben auf der Seite, oder zweimal Escape, legt ein leeres Notizblatt darüber. „Neue Notiz“ nimmt es weg.
Neutraler Fenstername
Fenster und Tab heißen „Notizen“.
Seite verdecken
Notizen
Noch keine Notizen
Neue Notiz
Meilensteine sind ausgeschaltet.
Zu den Einstellungen
Hier stehen bald deine Meilensteine
Sie ergeben sich aus dem, was du notierst, und bleiben, sobald du sie hast.
Deine neueste Medaille
kommt noch
{?Erster Tag mit notiertem Essen{|{a Tage mit notiertem Essen
{?Erster Tausch{|{a Mal getauscht
Tage mit notiertem Essen
Mal getauscht
Als Nächstes
{a weitere
Erreicht
Noch keiner. Die ersten kommen bald.
Ein Monat zählt hier 30 Tage, ein Jahr 365.
Alle, die noch offen sind
noch {a
{b: noch {a
{a gespart
Auch erreicht: {a
Auf dem Weg dahin: {a
Fortschritt und Hilfe
In einer Übersicht und einmal auf Heute.
Lebenszeit
Eine grobe Schätzung für Zigaretten, unter Fortschritt.
Hilfenummern
 frei
Erster Tag im Ziel
{a Tage in Folge im Ziel
Erster freier Tag
{a freie Tage in Folge
{a Tage in Folge
{a Tage in Folge mit Ruhe
{a Tage in Folge mit Bewegung
Erholung: 
{a Verlangen überstanden
{?{a Jahr{|{a Jahre
{?{a Monat{|{a Monate
{?{a Woche{|{a Wochen
{?{a Tag{|{a Tage
{?{a Minute{|{a Minuten
{?{a Stunde{|{a Stunden
gespart
{?Tag im Ziel{|Tage in Folge im Ziel
{?freier Tag{|freie Tage in Folge
{?Tag{|Tage in Folge
{?Tag mit Ruhe{|Tage in Folge mit Ruhe
{?Tag mit Bewegung{|Tage in Folge mit Bewegung
{?Verlangen ging vorbei{|Verlangen gingen vorbei
{?Jahr frei{|Jahre frei
{?Monat frei{|Monate frei
{?Woche frei{|Wochen frei
{?Tag frei{|Tage frei
{?Stunde frei{|Stunden frei
{?Minute frei{|Minuten frei
Diese Datei ist keine Redstart-Sicherung. Nichts wurde geändert.
Eigene Lebensmittel und Rezepte
Was keine Liste kennt: das Brötchen von deinem Bäcker, eure Suppe. Beim Suchen stehen sie vorn.
Lebensmittel
Rezepte
Noch nichts Eigenes
Ein Name genügt; alles andere ist freiwillig.
Lebensmittel anlegen
Rezept anlegen
Name
Bitte einen Namen
Was ist eine Portion? (optional)
Zum Beispiel: 1 Scheibe
Ihr Gewicht in Gramm (optional)
Eine Zahl in Gramm bis 10.000
Energie in kcal (optional)
Eine Zahl in Kilokalorien
Die Energie gilt
pro Portion
pro 100 g
Zutaten
Lebensmittel suchen
Nimm mindestens ein Lebensmittel.
{a, Gramm
Herausnehmen: {a
Wie viele Portionen
{a Lebensmittel
1 Portion
{a Portionen
Behalten.
Einblicke
letzte vier Wochen
Bemerkt in den letzten vier Wochen, keine Diagnose.
{?1 freier Tag ist ausgelassen.{|{b freie Tage sind ausgelassen.
Was hier stehen wird
Wann Verlangen kommt, was es gemeinsam hat, wie stark es ist, wohin die Wochen gehen und was dir hilft. Dafür braucht es zehnmal Verlangen an fünf Tagen; bis dahin wird nichts geraten.
{?noch 1 Verlangen{|noch {b Verlangen
{?noch 1 Tag{|noch {b Tagen
Was sie verbindet
Was dein Verlangen verbindet, zeigt sich nach {a mit Auslöser.
Kein Auslöser sticht heraus.
Verlangen mit {a
Was sie auslöste
Wo sie kamen
Wer dabei war
Was zusammenkam
Steht da, wenn mehr als die Hälfte von mindestens zehn Verlangen an fünf Tagen es hat. Ohne Auslöser oder Ort zählt ein Verlangen weder dafür noch dagegen.
Wann
Wann dein Verlangen kommt, zeigt sich nach {a.
Keine Stunde sticht heraus.
Verlangen kamen zwischen {a und {b
Male lagen zwischen {a und {b
Eine Stunde wird genannt, wenn in ihr mehr als ein Siebtel von mindestens zehn Momenten an fünf Tagen liegt. Nach Mitternacht zählt noch zum Abend davor.
Verlangen nach Stunden
Konsum nach Stunden
{?Höher heißt öfter: 1 Moment, jede Zeile ein Wochentag.{|Höher heißt öfter: {b Momente, jede Zeile ein Wochentag.
Je kräftiger die Farbe, desto stärker.
ohne Angabe
1 bis 3
4 bis 6
7 bis 10
Wochentag
Stunde
Male
Mittlere Stärke
Wie stark
Wie stark dein Verlangen ist, zeigt sich, sobald du eines bewertest.
von 10
so stark war Verlangen in sieben Tagen
in sieben Tagen, {a in den sieben davor
in den letzten drei Tagen, {a in sieben. Eine gute Zeit für einen Plan oder Gesellschaft.
Der Mittelwert deiner Angaben. Niedriger heißt er ab einem Fünftel weniger als in der Woche davor, höher ab drei Zehnteln über deinen sieben Tagen.
Stärke nach Tagen
Von 1 bis 10. Ein gepunktetes Stück ist ein Tag ohne Angabe.
Tag
der beendeten Verlangen gingen vorbei
In den fünf Minuten vor einem Verlangen lag dein Puls bei {a in der Minute, in den fünf danach bei {b. Das sind Mittelwerte aus {c Verlangen.
Dein Puls um das Verlangen zeigt sich nach {a mit Messungen davor und danach.
{a: Die letzte Woche und die davor lassen sich vergleichen nach {b mit Angabe.
am Tag letzte Woche, {a in der Woche davor
am Tag letzte Woche, wie in der Woche davor
letzte Woche, geplant waren {a
am Tag, seit drei Wochen etwa gleich
am Tag an Wochenenden, {a an anderen Tagen
Ausrutscher, nach denen der nächste Tag frei war
Volle Wochen ab Montag, Tage mit Angabe. Verglichen wird ab fünf solchen Tagen je Woche.
Was hilft
Was dir hilft, zeigt sich, sobald du nach einer Technik sagst, wie es ausging.
Mal wurde es leichter: {a
Techniken
Tage mit Verlangen um {a nach Übung davor, {b ohne
Ob Übung {a leichter macht, zeigt sich nach {b.
Leichter heißt zwei von zehn Stufen weniger, oder es ging vorbei. Ab drei Malen, aus all deinen Verlangen.
Was zusammengeht
Ob Stimmung, Schlaf oder Übung mit deinem Verlangen zusammengehen, kann sich nach acht Wochen zeigen, in denen du beides notierst.
Was zusammengeht, kann sich zeigen nach {a mit beiden Angaben. Das ist üblich.
{?Bisher geht nichts deutlich zusammen. Das ist üblich: 1 Paar wurde angesehen.{|Bisher geht nichts deutlich zusammen. Das ist üblich: {b Paare wurden angesehen.
Steht nur da, wenn ein Mischen ganzer Wochen deiner Tage fast nie so viel zeigt, gezählt über alle angesehenen Paare. Dafür braucht es 28 Tage mit beidem in acht Wochen.
an Tagen mit {a, {b an anderen Tagen
am Tag nach {a, sonst {b
zwei Tage nach {a, sonst {b
Ohne Wochentage und Trend unterscheiden sie sich um {a, plus oder minus {b. Sie gehen zusammen; das sagt nicht, warum.
besserer Stimmung als sonst
weniger gutem Schlaf als sonst
mehr Übung als sonst
mehr Getränken als sonst
mehr Tausch als sonst
mehr Schlaf als sonst
mehr Schritten als sonst
höherem Ruhepuls als sonst
Verlangen
von 10 an Stärke
von 4 an Stimmung
Stunden Schlaf
Schlaf, Schritte und Ruhepuls kommen aus deinen Gesundheitsdaten.
Nicht mehr zeigen
Wie das bemerkt wird
Dein Plan: {a
Schließen, ohne zu ändern
Dein Stopptag
Heute, in den nächsten zwei Wochen, oder ein Tag in der Vergangenheit, wenn du schon aufgehört hast.
Um wie viel Uhr
Bleibt es leer, gilt der Beginn deines Tages.
Eine Uhrzeit wie 07:30.
Der Weg beginnt
Wie bisher am {a
{a später
Noch einmal, heute
Tage vom Beginn bis null
Üblich am Tag, vor dem Plan ({a)
Zuletzt notiert: im Schnitt {a am Tag.
Nikotinstärke am Anfang, in mg/ml
Wenn du eine angibst, senkt der Plan auch sie gleichmäßig.
Währung
Wie viel in einer Packung ({a)
Preis und Packung zusammen sagen, was es kostet.
Menge oder Preis ist neu. Seit wann?
Ab heute
Alles bis jetzt bleibt, wie es gezählt ist.
Es war schon immer so
Frühere Ziele und Summen werden damit neu gerechnet.
Was daraus wird
Ziele am Tag, ab heute
jetzt
neu
Zeit
Diesen Plan ab heute nutzen
Dein Plan ist geändert. Vergangene Tage behalten ihre Ziele.
Notiert, auch für die vergangenen Tage.
Wähle, wie du es angehen willst.
Oben passt etwas noch nicht ganz. Alles, was du eingegeben hast, ist noch da.
Wähle den Tag.
Der Tag darf höchstens zwei Wochen entfernt sein: bis zum {a.
Der Tag liegt mehr als hundert Jahre zurück.
Gib deine übliche Menge an; dort beginnt der Weg nach unten.
Eine Zahl von {a bis {b.
{?{b Schritt{|{b Schritte
{?{b läuft{|{b laufen
{?{b Plan{|{b Pläne
{a erreicht
bisher {a von {b
sobald du aufhörst
{a zum Probieren
{a im Blick
{a ausgefüllt
Warnzeichen
keine geplant
heute ist frei
ab {a
Hier stehen bald deine Pläne
Füge hinzu, worauf du achten willst. Ob und wie es sich ändert, entscheidest du später.
Noch kein Plan. Nur zu beobachten ist auch in Ordnung.
Den Plan ändern
Ausblenden
Behält alles.
Ausgeblendet. Alles bleibt erhalten.
Wieder da.
Hinzugefügt.
Noch etwas beobachten?
Ausgeblendet
Nirgends zu sehen, und alles bleibt erhalten.
Wieder zeigen
Der Plan
{a: der ganze Plan
Wie du es angehst
Nur beobachten
Ab einem Moment, den du wählst, nicht mehr. Er darf auch zurückliegen.
Ein Ziel, das bis zu deinem Wunschtag auf null sinkt.
Du notierst, was geschieht. Es gibt kein Ziel.
Ab wann nicht mehr
Der Weg auf null
Tempo
Gleichmäßig
Anfangs schneller
Anfangs am schnellsten
In fünf Stufen
Anfangs sanft
Jedes Mal gleich viel weniger.
Am Anfang größere Schritte, später kleinere.
Nach etwa einem Viertel der Zeit ist die Hälfte weg, dann wird es flacher.
Viermal ein Fünftel weniger, dazwischen Ruhe; am Ende null.
Am Anfang kleine Schritte, später größere.
Ein neues Ziel
Nach Tagen
Nach Wochen
Jedes Tempo mit deinen Zahlen
Vorschlag für Menge und Länge: {a. Du entscheidest.
jeden Tag
jede Woche
Übliche Menge vorher
{a am Tag
Preis eines Drinks
Preis einer Packung
{a in einer Packung
Nikotinstärke am Anfang
Kein Ziel: Du beobachtest nur.
Kein Ziel für heute.
höchstens heute
Was dein Plan heute zulässt. Das ergibt sich nur aus dem Plan, nie daraus, wie ein Tag war.
höchstens diese Woche
Die Ziele von Montag bis Sonntag zusammengezählt.
Was deine übliche Menge kostet
am Tag
in der Woche
im Monat
im Jahr
Deine übliche Menge mal der Preis für eins, für 1, 7, 30 und 365 Tage.
Mit der üblichen Menge, einem Preis und einer Packungsgröße steht hier, was es kostet.
Ein Weg von mehr als 90 Tagen. Das ist in Ordnung, und du kannst ihn jederzeit kürzen.
Unter 30 Tagen ist zügig. Drei bis sechs Monate gelingen meist leichter.
Es ist schon jetzt wenig: ein guter Ausgangspunkt.
Der Weg nach unten
Start: {a am Tag. Ab dem {b nichts mehr.
Ab dem {a nichts mehr.
nichts
Ab
Als Tabelle zeigen
Nikotinstärke
Warum du das tust
Deine Gründe sind da, wenn das Verlangen kommt.
Wofür es ist
In deinen eigenen Worten
Zum Entfernen den Text löschen.
Entfernt.
Folge der Figur. Sie wächst beim Einatmen und schrumpft beim Ausatmen.
Rhythmen
Eigenen Rhythmus machen
Einblenden
Ausgeblendete Rhythmen
Beruhigender Atem
Gleichmäßiger Atem
Tiefe Ruhe
Entspannender Atem (4-7-8)
Rhythmischer Atem
akuter Stress, Konzentration
Runterkommen, Abend
täglich, morgens oder mittags
innere Unruhe
vor dem Schlafen
jederzeit
Ein eigener Rhythmus
Halten nach dem Ausatmen
Runden
Bild
Phasen dauern 0 bis 60 Sekunden, eine davon mindestens 1. Runden: 1 bis 99.
Dauert insgesamt {a.
Klimmzüge{/Klimmzüge im Untergriff{/Barrenstütze{/Dips an der Bank{/Waagerechtes Rudern{/Aushängen{/Superman{/Vierfüßlerstand diagonal{/Käfer{/Schiffchen{/Sit-ups{/Crunches{/Umgekehrte Crunches{/Flatterbeine{/Beinschere{/Klappmesser{/Fersentippen{/Zehentippen{/Scheibenwischer{/Stütz mit Grätschsprung{/Stütz mit Schultertippen{/Hoher Stütz{/Rückenstütz{/Bärengang{/Krebsgang{/Raupengang{/Wandsitz{/Aufsteigen{/Ausfallschritte seitlich{/Ausfallschritte überkreuz{/Sumo-Kniebeugen{/Einbeinige Kniebeugen{/Sprünge auf die Kiste{/Hocksprünge{/Skatersprünge{/Beinheben im Vierfüßlerstand{/Beinheben seitlich im Vierfüßlerstand{/Muschel{/Hüftstöße{/Rumpfvorbeugen{/Kettlebell-Schwünge{/Kreuzheben{/Rudern{/Bizepscurls{/Schulterdrücken{/Seilspringen{/Schattenboxen{/Laufen{/Zügiges Gehen{/Treppensteigen{/Armkreisen{/Schulterkreisen{/Nackendehnung{/Brustdehnung{/Schulterdehnung{/Trizepsdehnung{/Katze und Kuh{/Kobra{/Herabschauender Hund{/Taube{/Vorbeuge im Sitzen{/Drehung im Liegen
, links
, rechts
Herz und Atem
Aufwärmen
Ganzer Körper
Rumpf
Beine
Brust, Schultern und Arme
Ausklang
Bergsteiger
Kniehebelauf
Hampelmann
Anfersen
Marschieren auf der Stelle
Beinpendeln
Hüftkreisen
Stütz zum Hund
Unterarmstütz
Unterarmstütz auf Knien
Seitstütz
Fahrrad-Crunches
Beinheben
Rumpfdrehen im Sitzen
Kniebeugen
Sprungkniebeugen
Ausfallschritte
Ausfallschritte rückwärts
Ausfallschritte im Gehen
Beckenheben
Einbeiniges Kreuzheben
Bulgarische Kniebeuge
Wadenheben
Knieheben im Stehen
Liegestütze
Liegestütze an der Wand
Enge Liegestütze
Weite Liegestütze
Liegestütze mit hoher Hüfte
Dehnung vorderer Oberschenkel
Dehnung hinterer Oberschenkel
Dehnung Hüftbeuger
Wadendehnung
Schmetterlingssitz
Stellung des Kindes
Übungen
Wie jede Übung geht, Schritt für Schritt, mit einer leichteren Form.
Nach Namen suchen
Keine Übung heißt „{a“.
links und rechts
Erst die eine Seite, dann die andere.
Muskeln
So geht es
Die Schritte sind unterwegs.
Die Schritte sind noch nicht auf diesem Gerät. Mit Netz kommen sie.
Jetzt laden
Hör auf, wenn etwas wehtut. Bei Krankheit oder Verletzung frag zuerst deine Ärztin oder deinen Arzt.
Starten
{a starten
Weniger
Mehr
Was du üben kannst
Letzte Einheiten
Ein paar Minuten für dich
In Ruhe sitzen, im Takt atmen oder dich bewegen. Was du geübt hast, steht dann hier und zählt für die Minuten deines Tages.
{a ausprobieren
Ruhe heute
Bewegung heute
{a von {b min
{?Heute 1 Minute Ruhe.{|Heute {a Minuten Ruhe.
{?Heute 1 Minute Bewegung.{|Heute {a Minuten Bewegung.
{a in Folge.
{a: notiert.
Nicht gezählt.
Die Uhr des Geräts wurde währenddessen gestellt; es zählt die Zeit, die wirklich verging.
Anstrengung {a von 10
Meditation
Atmen
Freies Training
Intervalle
Programm
Kurze Übung
Offenes Ende
Zählt aufwärts, bis du aufhörst.
Dauer
Ausklang
Vorlauf
Minuten
Sekunden
{a, dann {b min Ausklang
Wenn ich früher aufhöre
Frag mich
Nichts behalten
Minuten behalten
Programme
Übungen nacheinander, mit Pausen. Die Stimme des Geräts kann sagen, was als Nächstes kommt.
Eigenes Programm machen
Eigene Kopie machen
{a, auf meine Art
Ausgeblendete Programme
{?{a Übung{|{a Übungen
{?{a Runde{|{a Runden
{a, dann {b zwischen den Runden
{a, dann {b Pause
Tabata klassisch
Rumpf-Zirkel
Ganzer Körper
Kraftvolle Intervalle
Starke Rückseite
Aufwärmen vor dem Laufen
Dehnen nach dem Laufen
Sanfter Einstieg
Kurz und kräftig
Liegestütz-Runden
Eine Übung, kurz und hart, mit kurzen Pausen.
Bauch, Rücken und Seiten, am Boden.
Arme, Beine und Rumpf im Wechsel; das Herz arbeitet mit.
Sprünge und schnelle Schritte, nach jedem eine Pause.
Gesäß, hintere Oberschenkel und Waden, für alle, die viel sitzen.
Lockert Hüfte und Beine vor dem Laufen.
Ruhige Dehnungen für die Beine, eine Seite nach der anderen.
Schont die Gelenke, nichts springt.
Vier Übungen ohne Geräte, für wenig Zeit.
Liegestütze auf mehrere Arten, für Brust, Schultern und Arme.
Ein eigenes Programm
Übung hinzufügen
Füge mindestens eine Übung hinzu.
Tippe auf eine Übung, um sie zu ändern. Zieh sie oder verschieb sie mit den Knöpfen.
Übung
Eine aussuchen
In eigenen Worten
Sag, welche Übung.
Seite
Links
Rechts
Beide
Belastung
Pause danach
Pause vor der nächsten Runde
Herausnehmen
Pause dazwischen
Wiederholungen
 Pause, 
Einheit
Gerade läuft nichts.
Zur Praxis
Gleich geht es los
Pause
bisher
Pause
Pausiert
Weiter
Fertig
Tippe irgendwohin, um den Ton zu hören.
Runde {a von {b
{a bisher
 30 Sekunden
{a Sekunden
Wie anstrengend war es?
Nicht zählen
Hier aufhören?
{a behalten
Beenden, nichts behalten
{a starten?
Es läuft {a: {b.
Beenden, {a behalten, das hier starten
Beenden, nichts behalten, das hier starten
Weiterlaufen lassen
Zählt es?
{a, {b, begonnen {c. Es endete, während die App geschlossen war.
Ja, das zählt
Übung {a von {b
Letzte Übung
Letzte Runde
Als Nächstes: {a
mittel
anstrengend
sehr anstrengend
Notieren: {a
Etwa {a kcal, grob geschätzt.
Vorhersage
wie ein Tag aussieht
Eine Vorhersage braucht etwas, das du konsumierst und notierst. Davon ist hier nichts.
Noch zu wenige Tage
Sie lernt aus Tagen, die du lückenlos notierst: bisher {a von {b. Mindestens {c mit und {c ohne Konsum sollten dabei sein.
Nichts vorherzusagen
Konsum an {a deiner letzten {b Tage. Solange sich fast alle Tage gleichen, kennst du morgen so gut wie jede Vorhersage.
Keiner deiner letzten {a Tage war einer mit Konsum. Dem hätte eine Vorhersage nichts hinzuzufügen.
Sie schweigt
Sie hat sich an {a deiner Tage geprüft und war nicht klar besser als einfaches Raten: „wie am Tag davor“ oder so oft wie sonst. Deshalb sagt sie nichts.
Gestern fehlt
Sie meldet sich am Tag nach einem, den du notiert hast.
Chance auf Konsum heute
Chance auf Konsum morgen
{a von 10
unter 1 von 10
über 9 von 10
Zum Vergleich: Konsum an {a deiner letzten {b Tage.
Schwerer als sonst, soweit deine eigenen Tage es zeigen. Welche Stunde könnte die schwerste werden, und was tust du dann?
Leichter als sonst, soweit deine eigenen Tage es zeigen.
Warum sie das sagt
wahrscheinlicher als sonst
unwahrscheinlicher als sonst
{a von {b Tagen
Die letzten Wochen
Die letzte Woche
Am Tag nach einem wie dem letzten
Nach Verlangen wie zuletzt
Nach einer Stimmung wie zuletzt
Nach Stress wie zuletzt
Nach Schlaf wie zuletzt
So zuversichtlich wie zuletzt
Mit dem, was am Tag davor noch dazukam
Wie oft sie recht hatte
An {a deiner letzten {b Tage lag sie richtig. „Wie am Tag davor“ hätte an {c gestimmt.
Was sie sagte und was kam
Die Linie ist die genannte Chance, die Balken sind die Tage mit Konsum. Je näher beide beisammen sind, desto besser.
Gesagt
Tage mit Konsum
Im Mittel
immer
Wie sie zustande kommt
Sie liest nur dieses Tagebuch: Tage mit und ohne Konsum, ihren Wochentag, dazu Verlangen, Stimmung, Schlaf und anderen Konsum, wo du sie notiert hast. Gerechnet wird auf diesem Gerät, gesendet wird nichts. Jeder vergangene Tag wird geprüft, und sobald sie nicht besser ist als Raten, schweigt sie wieder.
Gründe kennt sie nicht, nur was bisher zusammenkam. Sie spricht von Tagen, nicht von Stunden. Und sie ist kein Urteil: Auch ein Tag mit hoher Chance kann einer ohne werden.
Ein Blick voraus
{as war es zuletzt schwerer: an {b von {c mit Konsum. Ein Plan hilft.
Heute könnte schwerer werden als die meisten Tage. {aEin Plan hilft.
{a: Konsum an {b von {c Tagen.
Zur Vorhersage
Rohdaten sichern
Nicht gespeichert: Ein anderes Fenster hat das Tagebuch offen. Schließ es und versuch es noch einmal.
Nicht gespeichert: Der Browser hat das Tagebuch geschlossen. Versuche es noch einmal oder lade die Seite neu.
Noch nicht gespeichert. Versuche es noch einmal oder sichere alles als Datei.
Ein anderes Fenster läuft noch in einer älteren Version. Schließe es und lade diese Seite neu.
Dieser Browser behält hier keine Daten, wie in einem privaten Fenster. Was du einträgst, ist weg, wenn du es schließt.
Das Tagebuch stammt aus einer neueren Version. Lade die Seite neu; nichts ist verloren.
{?Ein Teil des Tagebuchs lässt sich auf diesem Gerät nicht lesen. Er bleibt, wie er ist, und alles andere ist da. Mit einem Konto kommt von selbst zurück, was der Server davon hat.{|{a Teile des Tagebuchs lassen sich auf diesem Gerät nicht lesen. Sie bleiben, wie sie sind, und alles andere ist da. Mit einem Konto kommt von selbst zurück, was der Server davon hat.
Dieses Tagebuch ist erfunden.
Entfernen
Dein Weg
Ein Hauptweg und was du dazunimmst. Was aus ist, wird nicht gezeigt.
Der Hauptweg
Sicherheit
Vorschlag nach deinen Antworten. Deine Wahl geht vor.
Plan anlegen: {a
Vorschlag für {a
Sofort und ohne Ersatz
Ein Tag in den nächsten zwei Wochen, eine Liste davor und Hilfe nach Wunsch.
Eine Zahl, die kleiner wird bis null.
Ab jetzt keine, auch kein Ersatz.
Pflaster, Kaugummi und anderes notieren und sehen, was auf Packungen steht.
Lässt sich zu „{a“ hinzunehmen.
Alles ist vorbereitet.
Hab deinen Nikotinersatz zu Hause.
Ein Tag in den nächsten zwei Wochen. In einer Studie waren nach sechs Monaten 22 von 100 frei, die auf einmal aufhörten, und 16 von 100, die erst reduzierten. In einer anderen machte jede Woche Warten einen Ausrutscher wahrscheinlicher.
Schritt für Schritt weniger ist auch ein ganzer Weg, vor allem wenn ein Tag zu fern wirkt.
Ein Pflaster zusammen mit Kaugummi, Lutschtablette oder Spray half mehr Menschen als eins davon allein (1,25-mal so vielen).
Ein Nikotinersatz kann dazukommen. Es bleibt deine Wahl.
Frag vor jedem Nikotinersatz in Apotheke oder Praxis nach.
Zu deiner Menge beginnen US-Packungsangaben für Pflaster mit {a mg.
Zu deiner ersten Zigarette nennen die Angaben für Kaugummi und Lutschtablette dort {a mg.
Die Zeiten und Zahlen zu Tag und Entzug stammen von Menschen, die rauchten. Beim Dampfen steht die Forschung am Anfang: Ob sie dort genauso gelten, weiß noch niemand.
Textnachrichten halfen jungen Menschen, mit dem Dampfen aufzuhören: Mit ihnen schafften es 29 von 100, ohne sie 22.
Für Menschen, die dampfen, gibt es keine Packungsangabe: Frag in der Apotheke.
Stärke und Zahl der Züge können zusammen sinken. Die Forschung dazu ist jung.
Eine Zahl für jede Woche, die kleiner wird, oder eine Pause: Beides sind Wege zu weniger.
Bei diesem Wert hilft ein Gespräch mit Geschulten, etwa in Praxis oder Suchtberatung.
Zuerst Hilfe: Praxis oder Suchtberatung macht das Aufhören sicher.
Schau 7, 14 und 28 Tage nach dem Aufhören zurück: Der Entzug ist in der ersten Woche am stärksten und lässt in zwei bis vier nach.
Schau am {a zurück: Der Entzug ist in der ersten Woche am stärksten und lässt in zwei bis vier nach.
Weniger Rauch ist ein Gewinn für sich. Nikotin ist eine andere Sache, darum wird das nicht zusammengezählt.
Zigaretten am Tag
Züge am Tag
Nikotinersatz, mg am Tag
Zigaretten
Züge
Nikotinersatz: {a mg am Tag.
 am Tag.
 blieben bei {a am Tag.
 sanken von 
 stiegen von 
 auf 
: in der letzten Woche noch zu wenig notiert.
Worum es geht
Wie weit zurück
1 Jahr
Noch nichts zu sehen
Füge hinzu, worauf du achten willst, dann steht hier der Fortschritt.
Zum Plan
Hier steht bald dein Fortschritt
Verbrauch und Ziel, eingehaltene Tage, Geld und Verlangen: Alles wächst aus dem, was du unter Heute notierst.
weniger als am Anfang.
mehr als am Anfang, soweit bekannt.
So viel wie am Anfang.
Nichts an den bekannten Tagen vor heute.
{a von {b vollen Tagen bis zum Vergleich mit dem Anfang.
Trag im Plan ein, wie viel es vorher war, dann siehst du hier den Vergleich.
Dein Verbrauch ({a in diesem Zeitraum) gegenüber dem vor deinem Plan. Unbekannte Tage und heute bleiben außen vor.
Verbrauch am Tag
Verbrauch am Tag, Woche für Woche
Jeder Balken ist eine Woche: der Durchschnitt ihrer bekannten Tage vor heute.
{a ({b erfasst), das sind {c am Tag.
Ein Tag ist unbekannt.
{a Tage sind unbekannt.
Über die Tage vor heute ist noch nichts bekannt.
Ziel
offen
Tag
Tage
Tage im Ziel, in diesem Zeitraum
Abgeschlossene Tage, an denen der Verbrauch im Ziel des Tages blieb. Ein Tag ohne Eintrag zählt zu den Tagen, aber nicht als eingehalten; ausgenommene Tage und heute zählen nicht.
in Folge im Ziel, bis gestern
Tage in Folge im Ziel, bis gestern. Ein ausgenommener Tag verlängert nichts und beendet nichts.
in Folge im Ziel, am längsten
Deine längste Reihe bisher. Nichts nimmt sie dir.
Tage im Ziel, seit dem ersten Plan
Alle abgeschlossenen Tage im Ziel, von allen Tagen mit einem Ziel. Ein Tag über dem Ziel nimmt keinen davon weg.
in Folge ohne, jetzt
Abgeschlossene Tage in Folge ganz ohne. Nach dem Stopptag gilt ein Tag ohne Eintrag als Tag ohne.
in Folge ohne, am längsten
Deine längste Reihe ohne. Ein Ausrutscher lässt sie, wie sie ist.
insgesamt ohne
Alle abgeschlossenen Tage ohne, in beliebig vielen Reihen. Nach einem Ausrutscher bleiben sie deine.
gespart, in diesem Zeitraum
gespart an Tagen unter dem Anfang, in diesem Zeitraum
nicht verbraucht an Tagen unter dem Anfang, in diesem Zeitraum
gespart, seit dem ersten Plan
Aus abgeschlossenen Tagen: was es vorher war, minus was es war, mal der Preis für eins. Unbekannte Tage bleiben außen vor; nach dem Stopptag zählen sie als keiner. Tage über dem Anfang nehmen nichts weg.
nicht verbraucht, in diesem Zeitraum
nicht verbraucht, seit dem ersten Plan
Aus abgeschlossenen Tagen: was es vorher war, minus was es war. Unbekannte Tage bleiben außen vor; nach dem Stopptag zählen sie als keiner.
Mit der üblichen Menge, einem Preis und einer Packungsgröße im Plan steht hier, was du sparst.
Verlangen überstanden, in diesem Zeitraum
Verlangen überstanden, insgesamt
Wie oft du gesagt hast, dass es vorbeiging, von allen notierten Malen. Auch ohne Angabe, wonach.
ohne, jetzt
Seit dem letzten Mal, oder seit du aufgehört hast.
ohne, am längsten
Die längste Zeit zwischen zwei Malen, seit du aufgehört hast. Ein Ausrutscher lässt sie, wie sie ist.
seit du aufgehört hast, insgesamt
Alle Zeit unter einem Plan zum Aufhören. Ein Mal ist ein Moment, darum lässt ein Ausrutscher sie, wie sie ist.
seit dem letzten Mal
Seit dem jüngsten Eintrag mit einer Uhrzeit. Tage mit einer Tagesmenge haben keine.
heute höchstens, ab dem {a nichts mehr.
Dein Plan: ab dem {a nichts mehr.
 Minuten
Auf die erste am Tag
Auf eine andere
Kein Drang oder leicht
Mäßig oder stark
Sehr oder äußerst stark
Ja, aber nicht im letzten Jahr
Ja, im letzten Jahr
Wie lange nach dem Aufwachen kommt die erste Zigarette?
Wie viele Zigaretten sind es an einem üblichen Tag?
Fällt es dir schwer, nicht zu rauchen, wo es nicht erlaubt ist?
Auf welche Zigarette verzichtest du am schwersten?
Rauchst du in den ersten Stunden nach dem Aufwachen mehr als später?
Rauchst du auch, wenn du krank im Bett liegst?
Wie oft am Tag dampfst du? Ein Mal sind etwa 15 Züge oder 10 Minuten.
Wie lange nach dem Aufwachen dampfst du zum ersten Mal?
Wachst du manchmal nachts auf, um zu dampfen?
In wie vielen Nächten in der Woche?
Dampfst du noch, weil Aufhören wirklich schwerfällt?
Hast du manchmal starkes Verlangen zu dampfen?
Wie stark war der Drang zu dampfen in der letzten Woche?
Fällt es dir schwer, nicht zu dampfen, wo es nicht erlaubt ist?
Warst du gereizter, wenn du nicht dampfen konntest?
Warst du nervös, unruhig oder ängstlich, wenn du nicht dampfen konntest?
Im letzten Jahr: Wie oft konntest du nicht aufhören, wenn du angefangen hattest?
Im letzten Jahr: Wie oft blieb wegen des Trinkens liegen, was dran war?
Im letzten Jahr: Wie oft brauchtest du morgens einen Drink nach einem schweren Abend?
Im letzten Jahr: Wie oft kamen nach dem Trinken Schuld oder Reue?
Im letzten Jahr: Wie oft fehlte dir die Erinnerung an den Abend davor?
Wurdest du oder jemand anderes verletzt, weil du getrunken hattest?
Hat sich jemand aus Familie, Freundeskreis oder Praxis um dein Trinken gesorgt?
Mit ein paar Antworten passen Vorschläge besser. Alle sind kurz, und keine ist nötig. Sie sind keine Diagnose.
Frage {a von {b
Diesen Fragebogen überspringen
Vor der letzten Antwort wird nichts behalten.
Deine Antworten sind notiert.
Beginnen
Ergebnis zeigen
Sicherheit: vorab wichtig
Die anderen sieben beantworten
Was folgen kann
Diese Zeilen folgen festen Regeln. Deine Wahl geht vor.
Alle Fragebögen
Einen Weg wählen
Dazu sind keine Stufen veröffentlicht.
Rauchen: zwei Fragen
Rauchen: sechs Fragen
Dampfen: zwei Fragen
Dampfen: zehn Fragen
Trinken: drei Fragen
Trinken: zehn Fragen
Heaviness of Smoking Index, 0 bis 6.
Fagerström-Test für Nikotinabhängigkeit, 0 bis 10.
Heaviness of Vaping Index, 0 bis 10.
Penn State Electronic Cigarette Dependence Index, 0 bis 20.
AUDIT-C, 0 bis 12.
AUDIT, 0 bis 40.
keine Abhängigkeit
sehr niedrig
niedrig
hoch
sehr hoch
niedrigeres Risiko
erhöhtes Risiko
hohes Risiko
mögliche Abhängigkeit
Das sagt, wie sehr der Körper an Nikotin gewöhnt ist, und nichts über den Willen.
In Großbritannien gilt das Risiko ab 5 Punkten als erhöht, in den USA ab 4 bei Männern und ab 3 bei Frauen.
Ab 8 hilft ein Rat, ab 16 ein Gespräch mit Fachleuten, ab 20 eine Fachstelle.
Frühstück
Mittagessen
Abendessen
Zwischendurch
Noch ohne Mahlzeit
Alles hat seine Mahlzeit.
Was gehört zusammen?
Alles davon war …
1 gewählt, und zwar …
{a gewählt, und zwar …
Uhrzeiten, wenn du sie weißt
Kaffee, Tee, Saft, Limo, Milch oder Wasser?
Bier, Wein oder etwas anderes?
Kekse, Süßes, Schokolade, Eis?
Chips, Cracker, Popcorn, Nüsse?
Obst, Gemüse, Kartoffeln?
Käse, auf oder in etwas?
Brot, Brötchen, Wraps?
Sonst noch etwas?
Das war alles
Das waren alle Fragen.
Bitte eine Zahl über 0, etwa 1,5 oder 1/2
übliche Menge
Portion
Gramm
Milliliter
eine Menge von dir
Ein anderes Lebensmittel
Lebensmittel
Mahlzeit
Uhrzeit (optional)
{a, ungefähr wann?
Vom Tag entfernen
Essen von gestern
Essen am {a
Noch nicht da
Was du isst, kannst du eintragen, wenn der Tag da ist.
Was dir einfällt
Leicht vergessen
Welche Mahlzeit
Wie viel
Ein letzter Blick
Alles, was du gegessen oder getrunken hast, egal in welcher Reihenfolge. Genaueres kommt später.
Ein paar Dinge, die man leicht übersieht. „Nichts“ ist eine gute Antwort.
Wähle, was zusammengehört, und tippe dann auf die Mahlzeit.
Die übliche Menge steht schon da. Ändere, was anders war.
War der Tag so? Tippe an, was du ändern willst.
Weiter: {a
Zurück: {a
Das war der Tag
Noch einmal durchgehen
Ein Tag ist ein Tag: Was üblich ist, zeigt sich über mehrere.
Was gab es?
Zum Beispiel: Kaffee mit Milch, zwei Eier, ein Apfel
Hinzufügen
Passende Lebensmittel
Nichts gefunden; deine Worte genügen.
1 Lebensmittel
{a Lebensmittel
Gab es zuletzt
Zu welcher Mahlzeit? (kann warten)
Bisher eins
Bisher {a
Fang irgendwo an
Schreib eine Zeile wie „Toast mit Butter, Orangensaft“ und drücke Enter. Hier sammelt sich, was du gegessen hast.
Dazu: {a
Dazu: {a Dinge
Noch nicht zugeordnet
Was ist „{a“?
Es fand sich nichts Ähnliches.
So lassen
Von einem anderen Tag übernehmen
Was von dem Tag noch fehlt, kommt hier dazu und bleibt auch dort.
Noch gibt es keinen anderen Tag mit Essen.
Das alles ist schon hier.
Der Rest war schon hier.
1 Ding
{a Dinge
Foto hinzufügen
Ein Foto vom Essen
Foto entfernen
Foto entfernt.
Ein paar Minuten, solange es frisch ist. Ohne Zählen, ohne Urteil.
Erzählen
Weitermachen
Sauerstoff im Blut
Kohlenmonoxid
Geschmack und Geruch
Durchblutung
Husten und Luft
Herz
Mund und Rachen
Lunge
Herzkranzgefäße
Die erste Welle
Puls und Blutdruck beginnen nach etwa 20 Minuten zu sinken.
Nach etwa 8 Stunden erholt sich der Sauerstoff im Blut. Die Hälfte des schädlichen Kohlenmonoxids kann schon weg sein.
Dieses Gas aus dem Rauch verlässt das Blut. Der NHS nennt 48 Stunden, die Amerikanische Krebsgesellschaft einige Tage; eine ältere Fassung nannte 12 Stunden.
Nach etwa 48 Stunden schmecken und riechen viele Menschen mehr.
Nach etwa 72 Stunden kann das Atmen leichter fallen, weil sich die Atemwege entspannen.
Unruhe, gedrückte Stimmung und Ähnliches sind in Woche 1 am stärksten und dauern 2 bis 4 Wochen.
Das Blut fließt leichter: in 2 bis 12 Wochen (NHS) oder 2 Wochen bis 3 Monaten (Amerikanische Krebsgesellschaft).
Nach sechs Wochen und später waren Menschen, die aufgehört hatten, weniger ängstlich, gedrückt und gestresst als solche, die weiter rauchten.
Du hustest vielleicht weniger und hast mehr Luft: in 1 bis 12 Monaten (Amerikanische Krebsgesellschaft) oder in 3 bis 9 Monaten mit bis zu 10 % mehr Lungenfunktion (NHS).
Das Risiko eines Herzinfarkts kann nach 1 Jahr halb so hoch sein wie beim Rauchen (NHS). Die Amerikanische Krebsgesellschaft sieht es in 1 bis 2 Jahren steil fallen.
Das Risiko für Krebs an Mund, Rachen und Kehlkopf kann in 5 bis 10 Jahren auf die Hälfte fallen; eine ältere Fassung nannte 2 bis 5. Auch das Risiko eines Schlaganfalls fällt.
Das Risiko, an Lungenkrebs zu sterben, kann halb so hoch sein wie beim Rauchen: nach 10 Jahren (NHS) oder 10 bis 15 Jahren (Amerikanische Krebsgesellschaft).
Nach etwa 15 Jahren liegt das Risiko einer Herzkranzerkrankung nahe bei dem von Menschen, die nicht rauchen.
In einer Studie schlug das Herz in den sechs Tagen ohne Dampfen langsamer.
In zwei kleinen Studien nahmen Unruhe, gedrückte Stimmung und Ähnliches nach dem Aufhören zu. Bei früheren Rauchern gingen sie in sechs Tagen schon wieder zurück.
Erholung
Bei manchem weiß man, wie sich der Körper erholt. Sobald du so etwas beobachtest, steht es hier.
Das beginnt, sobald du aufhörst. Die Zeiten sagen, wie lange es dauert.
Das beginnt, sobald du aufhörst, am {a. Die Tage dahinter sind die spätesten, die Quellen nennen.
bis {a
längste Zeit ohne bisher
Zwischen zwei Malen, so wie du sie notiert hast. Tage, an denen nicht jedes Mal eine Uhrzeit hat, zählen nicht mit.
Für eine so lange Pause nennen die Quellen schon: {a. Mit dem nächsten Mal beginnt es wieder.
bis zu {a
seit dem Aufhören
seit deinem letzten Zug
seit deiner letzten Zigarette
seit deinem letzten Drink
die Zeit ist um
noch {a
Läuft
noch bis zu {a
Beobachtet bei Menschen, die rauchten.
Beobachtet bei Erwachsenen, die täglich dampften.
Gut belegt.
Von einer Quelle genannt oder beobachtet, ohne Beweis der Ursache.
Vorläufig: nur kleine Studien.
Langzeitdaten zum Aufhören mit dem Dampfen hat noch niemand. Listen, die mehr sagen, übernehmen meist das Rauchen, bei dem etwas verbrennt.
Jeder Körper ist anders. Das sind Zeiten vieler Menschen, kein Versprechen.
Auf lange Sicht
noch keine Daten
Tag für Tag
Wie die ersten Wochen sind
Erspartes
Lebenszeit, grob
11 bis 22 Minuten für jede Zigarette, die du nicht geraucht hast: zwei Schätzungen, für Männer im Jahr 2000 und für Frauen 2024. Ein Mittel über viele Leben, keine Vorhersage für deines.
Heute …
Heute nicht
Gestern hast du geschrieben: „{a“
Am Morgen hast du gesagt: „{a“
Wie war heute?
Eine Zeile dazu
Was geholfen hat
Eine Zeile für morgen
bleibe ich bei meiner Zahl
komme ich ohne aus
warte ich kurz, bevor ich entscheide
bin ich freundlich zu mir
gehe ich eine Weile hinaus
tue ich eine Sache, die hilft
Heute 
ruhig
voll
gemischt
lang
schwer
stolz
ermüdend
Tage und Wochen
Ein Vorsatz am Morgen
Eine Karte auf Heute bis Mittag, einmal am Tag.
Ein Rückblick am Abend
Eine Karte auf Heute ab 18 Uhr, in Worten und ohne Note.
Woche ansehen am
Minuten Ruhe am Tag
Minuten Bewegung am Tag
min am Tag
1 bis 120 Minuten passen.
Stärke laut Packung, in mg
1 bis 42
0 beendet das Produkt
Ein Produkt notieren
Etwas anderes
{a notieren
Heute: {a notiert, {b mg laut Packungen.
Woche {a mit Pflaster.
Deine eigene Stufe: {a.
Pflaster
Kaugummi
Lutschtablette
Inhaler
Spray
Anderes
Nikotinersatz genommen?
Nikotinpflaster
Nikotinkaugummi
Nikotinlutschtablette
Nikotininhaler
Nikotinspray
{a: keins
Wähle ein Produkt.
Eine ganze Zahl von 1 bis 42.
Bitte ein Datum.
Das liegt noch vor dir.
Frag zuerst in Apotheke oder Praxis. Packungsangaben bleiben weg, weil du gesagt hast:
Für Menschen, die dampfen, gibt es keine Packungsangabe. Die Apotheke hilft; dein Plan kann die Stärke in mg/ml Stufe für Stufe senken.
Das steht auf Packungen für Menschen, die rauchen. Es ist kein Rat: Deine Packung, Apotheke oder Praxis geht vor.
Auf der Packung steht: {a, {b ({c)
Für mehr als 10 Zigaretten am Tag.
Für 10 Zigaretten am Tag oder weniger.
4 mg bei der ersten Zigarette bis 30 Minuten nach dem Aufwachen, sonst 2 mg.
Wochen
Auf der Packung steht
eins mit {a mg am Tag
eins alle {a bis {b Stunden
Mindestens 9 am Tag in Woche 1 bis 6. 15 Minuten davor und dabei nichts essen oder trinken.
Höchstens {a am Tag
 und {a in 6 Stunden.
Deine eigenen Stufen
Was du mit Apotheke oder Praxis abgesprochen hast: eine Stärke ab einem Tag.
Ab welchem Tag
Diese Stufe hinzufügen
Was trifft auf dich zu? Es ändert nur, was vorgeschlagen wird.
Was du hier auch sagst: Zählen, Verlangen und Hilfe bleiben offen.
Kein ärztlicher Rat
Zeichen von Gefahr
Ich bin schwanger oder stille
Herzinfarkt vor Kurzem oder unregelmäßiger Herzschlag
Ich bin unter 18
Ich nehme ein anderes Medikament
Zahlen rund ums Essen tun mir nicht gut
Dann steht statt der Angaben auf Nikotinpackungen, dass Apotheke oder Praxis hilft.
Dann kann Aufhören auf einmal gefährlich sein und wird nicht angeboten.
Dann zeigt Essen keine Zahlen.
Ruf sofort den Notruf an
Du hattest schon Entzugszeichen. Sie können stärker wiederkommen, darum wird Aufhören auf einmal fürs Trinken nicht angeboten.
Deine Antworten sprechen für eine mögliche Abhängigkeit. Dann kann Aufhören auf einmal gefährlich sein und wird fürs Trinken nicht angeboten.
Du trinkst viel. Sieben weitere Fragen helfen zu sehen, ob Aufhören auf einmal gefährlich sein kann.
Drinks zählen und Verlangen notieren kannst du hier weiter.
Erinnerungen
Eine Erinnerung ist eine Zeile auf „Heute“, während du in die App schaust. Klingeln tut sie nur, wo du es weiter unten erlaubst.
Woran die App dich erinnert, wie oft, und wann Ruhe ist
Was von selbst kommt
Nur, was ich selbst einstelle
Dazu Meilensteine
Dazu der Abend
Öfter
Es kommt nichts, worum du nicht gebeten hast.
Ein Wort, wenn du einen erreichst.
Abends, was noch offen ist, und Meilensteine.
Morgen, Abend, Stunden mit Verlangen, Wochen und Meilensteine.
Höchstens so viele am Tag
Eine Zahl für alles zusammen. 0 heißt Ruhe.
Ruhe ab
Ruhe bis
Einzeln
{a: Uhrzeit
Die Frage, ob du Erinnerungen willst
Deine Tracker
Übung
Das Essen von gestern
Fokus am Montag
Rückblick auf die Woche
Vor einer Stunde mit Verlangen
Abends: was offen ist
Eine Woche mit mehr
Nach Tagen ohne die App
Eine Woche mit weniger
Morgens: gestern
weil du eine Woche nicht hier warst
weil du diese Zeit eingestellt hast
weil du es wolltest und vorher nichts geübt war
weil du es wolltest und gestern noch nicht aufgeschrieben ist
weil du es montags wolltest
weil du es an diesem Tag wolltest
weil das Verlangen an drei oder mehr der letzten vierzehn Tage um diese Zeit kam
weil am Abend noch etwas offen ist
weil du ihn dann erreichst, wenn nichts dazwischenkommt
weil es letzte Woche mehr war als in der davor
weil du dann vier Tage nicht hier gewesen wärst
weil es letzte Woche weniger war als in der davor
weil du ein Wort über den Tag davor wolltest, falls etwas eingetragen ist
Tracker zu deinen Zeiten
Noch keine Uhrzeit
Du hast noch keinen Tracker.
Erinnerung für {a
{a · {b
an Tagen, an denen er dran ist
Uhrzeit {a
Nur an diesen Tagen
Ohne Auswahl kommt sie an den Tagen, an denen er dran ist.
Still, wenn eingetragen in den letzten
{a h
Sie bleibt still, sobald du etwas eingetragen hast.
Noch eine Uhrzeit
Uhrzeiten sehen aus wie 21:30.
Die Erinnerung ist gespeichert.
Die nächsten sieben Tage
Nichts ist geplant.
{?1 weitere hat in deiner Zahl am Tag keinen Platz.{|{a weitere haben in deiner Zahl am Tag keinen Platz.
Was kam
gezeigt
erledigt
jetzt nicht
abgestellt
Eigene Erinnerungen als Kalenderdatei
Für den Kalender deines Geräts, der auch klingeln kann. Die Datei verrät nicht, worum es geht.
Ein Moment für dich
Wenn die App zu ist
Erinnerungen können auch klingeln, wenn die App zu ist. Was sie sagen, versiegelt dieses Gerät. Der Server und der Push-Dienst deines Browsers sehen, wann eine geschickt wird, aber nie, was darin steht.
Auf diesem Gerät klingeln lassen
Nicht mehr auf diesem Gerät
Erinnerungen klingeln auf diesem Gerät.
Dieser Browser hat vergessen, dass hier Erinnerungen klingeln dürfen.
Sagen, worum es geht
Aus: Eine Erinnerung sagt nur „Ein Moment für dich“. An: Sie nennt, worum es geht, auch auf dem Sperrbildschirm.
Eine Sperre verbirgt dein Tagebuch hier. Deshalb sagt eine Erinnerung nur „Ein Moment für dich“.
Dieser Browser lässt von hier keine Mitteilungen zu. Erlaube sie in seinen Einstellungen für diese Seite und drücke dann noch einmal.
Auf einem iPhone oder iPad klingeln Erinnerungen, sobald die App auf dem Home-Bildschirm liegt: in Safari auf „Teilen“ tippen, dann „Zum Home-Bildschirm“, und sie von dort öffnen.
Dieser Browser nimmt keine Erinnerungen an, wenn die App zu ist. Stattdessen kann die Kalenderdatei weiter unten klingeln.
Der Push-Dienst des Browsers hat nicht geantwortet. In einem privaten Fenster und ohne Netz gibt es keinen.
Der Server ist gerade nicht zu erreichen. Bis dahin schickt er, was er schon hat.
Dieser Server verschickt keine Erinnerungen.
An diesen Browser schickt der Server nichts.
Redstart
Wie war gestern?
Gibt es heute etwas einzutragen: {a?
Eine Erinnerung
Zeit für {a?
Gibt es bei {a etwas einzutragen?
Ein paar Minuten üben?
Gegen {a war es zuletzt oft schwerer. Etwas für die Hände oder ein paar Atemzüge können helfen.
Heute noch offen: {a.
Gestern: {a.
Am Tag davor: {a.
Dein Ziel war {a.
{a: letzte Woche weniger als in der davor.
{a: letzte Woche mehr als in der davor. Wochen sind verschieden; ein Blick auf deinen Plan kann helfen.
Es ist eine Weile her. Möchtest du weiter erinnert werden?
Sie kam, {a.
Erledigt
Üben
Ansehen
Mein Plan
Alles klar
Ja, weiter so
Nein, Ruhe bitte
Jetzt nicht
Diese Art abstellen
Diese Art kommt nicht mehr.
Es bleibt ruhig. Erinnerungen findest du in den Einstellungen.
Hilft sie dir?
Vier Wochen lang kommt sie nur an der Hälfte der Tage, ausgelost. Danach siehst du, was sie ändert.
Vier Wochen ausprobieren
Morgen geht es los.
Ab morgen auf Probe
Auf Probe: Tag {a von {b
Welche Tage ohne sie sind, entscheidet das Los; auch der Abend fragt nicht danach. Mach weiter wie immer.
Probe beenden
Die Erinnerung kommt wieder zu ihren Zeiten.
Die vier Wochen sind um: Sieh nach, was sie geändert hat
Sie scheint dir zu helfen. Zufall allein sieht selten so aus.
An Tagen mit ihr war es seltener. Zufall allein sieht selten so aus.
Vier Wochen zeigen keinen klaren Unterschied. Behalte sie, wenn du sie magst; es geht auch ohne.
Mit Erinnerung: an {a von {b Tagen getan. Ohne: an {c von {d.
Mit Erinnerung: an {a von {b Tagen notiert. Ohne: an {c von {d.
Der Unterschied: {a von 100 Tagen. Der Zufall lässt Platz für alles von {b bis {c.
Erinnerung behalten
Erinnerung entfernen
Die Erinnerung ist weg.
Sobald der Plan deine übliche Menge und den Preis einer Packung kennt, steht hier dein Erspartes.
Was kostet es? Die Ersparnis zählt ab deinem ersten Tag.
Bitte einen Preis über 0 und bis 1.000.
Bitte eine ganze Zahl von 1 bis 2.000.
Im Umschlag
Was du gespart hast, ohne das, was du davon gekauft hast. Nie unter null.
Insgesamt gespart
Jeder vergangene Tag: was unter deiner üblichen Menge blieb, mal der Preis dafür. Unbekannte Tage zählen nicht.
Ausgegeben
Was du von deinem Ersparten gekauft hast.
Es wurde mehr ausgegeben, als das Ersparte nach heutiger Rechnung hergibt. Der Umschlag füllt sich von hier an.
Wofür du sparst
Eine Reise, ein Buch, ein Polster: Was ist es dir wert?
Einen Wunsch anlegen
Aus dem Umschlag
Genug gespart
Kaufen
Im Umschlag sind {a. Das reicht noch nicht.
Gekauft
Etwas gekauft
{a: von deinem Ersparten bezahlt.
Wunsch gemerkt.
Was ist es?
Preis ({a)
Bitte einen Preis über null.
Bis wann (optional)
Ein Datum oder nichts.
Art
Notgroschen
Gerät
Lernen
Merken
Auf diesem Gerät aufbewahrt
Hier: {a.
noch nichts
Eintrag
Einträge
Tagesmenge
Tagesmengen
notiertes Verlangen
notierte Verlangen
Plan
Pläne
Grund
Gründe
Tracker
Tracker
Gedanke
Gedanken
Essen aus einem Rückblick
Essen aus Rückblicken
Übung
Übungen
Bild oder Aufnahme
Bilder oder Aufnahmen
andere Antwort oder Notiz
andere Antworten und Notizen
Der Browser behält dieses Tagebuch, auch wenn der Platz knapp wird.
Der Browser darf dieses Tagebuch löschen, wenn der Platz knapp wird. Mit einer Sicherungsdatei bist du auf der sicheren Seite.
Er wurde gebeten, es zu behalten, und hat noch nicht zugestimmt. Die App zu installieren kann helfen.
Den Browser bitten, es zu behalten
Wie wird es aufbewahrt?
Es ist versiegelt: Die Bytes auf dem Speicher sind ohne Schlüssel nicht lesbar. Der Schlüssel bleibt in diesem Browser.
Wer diesen Browser öffnen kann, kann die App öffnen, außer du legst hier ein Kennwort fest.
Wenn du im Browser die Daten dieser Seite löschst, ist das Tagebuch weg.
Dateien
Eine Sicherungsdatei enthält alles, was auf diesem Gerät liegt. Sie bringt es auch auf ein anderes.
Sicherungsdatei speichern
Zuletzt gesichert am {a.
Noch nicht gesichert.
Alles speichern (ZIP)
Eine Sicherung und alle Tabellen, in einer Datei.
Essen als Tabelle speichern (CSV)
Tabelle speichern (CSV)
Einträge und Verlangen für eine Tabellenkalkulation.
Sicherung einlesen
Was in der Datei neu ist, kommt dazu. Nichts von hier geht verloren.
{a neu, {b schon vorhanden.
{a neu, {b aktualisiert, {c schon vorhanden.
Nichts Neues: {a schon vorhanden.
Diese Datei ist in Zeile {a beschädigt. Nichts wurde geändert.
Eine neuere Version von Redstart hat diese Datei geschrieben. Aktualisiere zuerst. Nichts wurde geändert.
Erfundenes Tagebuch
Du siehst dich in einem erfundenen Tagebuch um. Es bleibt hier, bis du es entfernst, und mischt sich nie mit deinem.
Alles löschen
Entfernt das Tagebuch, die Einstellungen und den Schlüssel von diesem Gerät.
Alles löschen …
Alles, was auf diesem Gerät liegt, verschwindet, auch deine Einstellungen. Einträge gibt es noch keine.
Das verschwindet von diesem Gerät: {a, dazu deine Einstellungen.
Niemand kann es zurückholen.
Dein Konto behält, was es hat; dieses Gerät wird abgemeldet. Um auch das Konto zu löschen, geh zuerst zu Konto und Abgleich.
Erst eine Sicherungsdatei speichern
löschen
Tippe „löschen“, um fortzufahren
Endgültig löschen
Einstellungen durchsuchen
Keine Einstellung heißt „{a“.
Du
Die App
Dein Tagebuch
an
aus
Name und Sprache
Nur für die Begrüßung.
Dein Bild
Ein Bild von dir hinzufügen
Ein anderes Bild nehmen
Bild entfernen
Das Bild ist weg.
Aussehen
Hell oder dunkel
Wie das Gerät
Hell
Dunkel
Hoher Kontrast
Dunklere Wörter, klarere Linien.
Zahlen und Zeit
Uhr
12 Stunden
24 Stunden
Dein Tag
Ein neuer Tag beginnt um
Nachts um 1 Uhr ist gefühlt oft noch gestern. Das gilt von jetzt an; vergangene Tage bleiben, wie sie sind.
Berührung
Vibration
Ein kurzer Tick, wenn du etwas einträgst.
Auf dem Startbildschirm
Redstart ist auf diesem Gerät installiert.
Installieren
Redstart öffnet sich dann wie jede andere App, mit und ohne Netz.
iPhone: Öffne diese Seite in Safari, tippe auf Teilen, dann auf Zum Home-Bildschirm.
Android: Öffne das Menü des Browsers, dann Installieren oder Zum Startbildschirm.
Über
Dateien dieser Fassung: {a
Version
Karte zum Teilen
Das Bild entsteht auf diesem Gerät. Es geht nur hinaus, wenn du es teilst oder sicherst, und sagt nicht mehr, als du siehst.
Was draufsteht
Auf eine Karte passen vier Dinge.
Papier
Abend
Geldbeträge zeigen
Aus: Die Karte sagt, dass du gespart hast, nicht wie viel.
Bild teilen
Bild sichern
Wähle, was auf der Karte stehen soll.
Deine erste Karte kommt bald
Ein erster freier Tag, eine Serie oder ein überstandenes Verlangen genügt.
Karte machen
Das Bild: {a
{a rauchfrei
{a ohne Vape
{a ohne Alkohol
{a ohne {b
{a: meine längste Pause
{a · {b
Geld gespart
{?Stunde{|Stunden
{?Verlangen überstanden{|Verlangen überstanden
{?Tag in Folge{|Tage in Folge
Klang
Gongs, Signale und Klangkulisse für deine Praxis. Alles entsteht auf diesem Gerät.
Klang einstellen
Der Browser hält den Ton noch zurück. Meist hilft es, noch einmal zu tippen.
Hier ist gerade kein Ton möglich: Ein anderes Fenster spielt, oder dieser Browser kann es nicht. Alles andere funktioniert.
Gongs und Signale
Lautstärke
Spiel den Gong an und stell danach die Lautstärke deines Geräts ein.
Gong anspielen
Eine Meditation in 15 Sekunden
Klangkulisse
Wellen
Regen
Feuer
Lautstärke neben dem Gong
Anhören
Atemsignale
Instrument
Glocken
Marimba
Harfe
Gitarre
Die Töne steigen beim Einatmen und fallen beim Ausatmen; ein einzelner Ton heißt: halten.
Eine Runde anhören
Training
Zwei Intervalle anhören
Runde zwei von drei
Neben anderen Apps
Manche Telefone halten den Ton einer Seite an, sobald sie sich sperren. Während der Praxis bleibt der Bildschirm an.
Bei der Meditation
Beim Atmen
3-2-1 herunterzählen
Übungen und Runden ansagen
Ein Gong nach einem Verlangen
Musik weiterlaufen lassen
Drei Ticks, bevor die Belastung endet.
Mit der Stimme deines Geräts, in dieser Sprache.
Wenn seine Zeit vorbei ist. Aus: Nichts erklingt.
Aus: Die Praxis hat den Ton für sich und lässt sich am Sperrbildschirm anhalten.
am 
Alle Serien
Alle ansehen
Serien
Tage in Folge
{a, in Folge
In welcher Reihenfolge
Nach Länge
Nach Namen
Noch keine Serien
Hier steht, was du Tag für Tag tust oder lässt.
eine neue Serie
Gewohnheit
Gewohnheit {a %
beste {a
Beste Serie: {a bis {b
{a insgesamt
{b-mal
{a bemerkt
{a in Folge
Praxis: Ruhe
Praxis: Bewegung
Tage mit einem Tausch
{a: im Ziel
{a: Tage ohne
Kein freier Tag übrig
1 Schontag
{a freie Tage
einer hat {a aufgefangen
{a haben Tage dieser Serie aufgefangen, zuletzt {b
Alle {a Tage einer Serie kommt einer dazu; bis zu {b bleiben dir.
Was das bedeutet
Ein Schontag fängt einen ausgelassenen Tag von selbst auf. Die Serie geht weiter und zählt ihn mit.
Tage, die nicht zählen, und Tage, an denen nichts ansteht, geben nichts dazu und nehmen nichts weg. Heute ist offen, bis der Tag um ist oder sich etwas entschieden hat.
Beste Serie und Summe bleiben, was ein Tag auch bringt. Nach einer Lücke beginnt eine neue.
Die Gewohnheit wächst mit jedem Tag und lässt langsam nach: 13 Tage ohne halbieren sie bei etwas Täglichem. Die Formel ist die von Loop Habit Tracker (github.com/iSoron/uhabits, Score.kt).
Serie von {a ausblenden
Zeigen
Serie von {a zeigen
Ausgeblendet. Sie läuft weiter.
Wieder zu sehen.
Vor einer Änderung
{a, bis {b
Zählen
Ja oder nein
Stufen
Bemerken
Weglassen
Limo und Cola
Weißbrot
Saft
Kekse
Pommes
Eis
Fruchtsaftgetränk
Kartoffelchips
Ein Essen zum Tauschen
Such dir eins für diese Woche aus, und was du stattdessen nimmst.
Fokus wählen
Eine neue Woche
Dein Fokus war: {a. Geht es damit weiter?
Dein Fokus war: {a, letzte Woche einmal getauscht. Geht es damit weiter?
Dein Fokus war: {a, letzte Woche {b-mal getauscht. Geht es damit weiter?
Weiter damit
Einen anderen wählen
Deine Woche: {a
Am meisten genommen: {a
Stattdessen: {a
Getauscht diese Woche
Heute getauscht?
Ein anderer Tausch
Gestern getauscht?
Gestern nicht
Essen
Erinnere dich an einen Tag, wähle ein Essen, tausche es ein paarmal in der Woche. Keine Diät, nichts ist verboten.
Essen zeigen
Karten auf Heute und ein Teil von Plan. Was erfasst ist, bleibt in jedem Fall.
Zahlen zum Essen verbergen
Nirgends Energie und kein Gramm Zucker; stattdessen Worte.
Zahlen zum Essen sind verborgen, wie du es unter Sicherheit angegeben hast.
Tag mit Tausch
Tage mit Tausch
Tag mit Rückblick
Tage mit Rückblick
Welches Essen zuerst?
Eins, das du oft hast. Du kannst es jeden Tag ändern.
Ein anderes
Du suchst es gleich.
So geht das Tauschen
1. Erinnern
2. Erkennen
3. Tauschen
Schreib in ein paar Minuten auf, was es gestern gab. Niemand sonst sieht es.
Sieh, welches Essen oft vorkommt und einen Tausch lohnt.
Such dir eins aus, das du stattdessen nimmst, und tippe jedes Mal darauf.
Essen über die Zeit
Rückblick
Rückblicke
getauscht
getauscht
weniger durch Tauschen
Die übliche Menge des Essens weniger das, was du stattdessen hattest, soweit die Tabelle es weiß.
in Folge
Getauscht nach Wochen
Kein Tausch
1 Tausch
{a-mal getauscht
{a diese Woche.
{a in {b Wochen.
{?{b: {c der erinnerten diese Woche.{|{b: {c der erinnerten in {a Wochen.
Als Tabelle
Woche für Woche
kein Rückblick
1 Rückblick
{a Rückblicke
kein Tausch
{a kcal weniger
Hier stehen bald deine Wochen
Mit einem Rückblick oder einem Tausch beginnt die erste Woche.
Was sich lohnt
Einen Tausch wert: wie oft, wie viel und wie gehaltvoll.
keinen Werktag
einen Werktag
{a Werktage
keinen Tag
einen Tag
Deine Rückblicke umfassen {a und {b am Wochenende.
Ein Tag zeigt noch nicht, was üblich ist. Ein weiterer Rückblick sagt mehr.
Ein Tag, der nicht neben den anderen liegt, würde mehr sagen.
Ein Werktag würde mehr sagen.
Ein Tag am Wochenende würde mehr sagen.
Etwa {a kcal: {b
Etwa {a kcal an einem Tag damit
Warum es hier steht
An dem einen Tag mit Rückblick
einem
An {a von {b Tagen mit Rückblick
1 übliche Menge am Tag
{a übliche Mengen am Tag
Gehaltvoll: {a kcal in 100 g
Viel in wenig
{a g zugesetzter Zucker am Tag
Gesüßt
Als Fokus wählen
{?1 weiteres{|{a weitere
Ein Rückblick hat sich seitdem geändert.
Neu ansehen
Zwei Sachen genügen
Schreib auf, was es an einem Tag gab; dann steht hier, was einen Tausch lohnt.
Eine ist schon da. Mit einer weiteren steht hier, was einen Tausch lohnt.
Hier gibt es nichts zu tauschen
In diesen Rückblicken sticht nichts heraus. Du kannst jeden Fokus wählen, den du magst.
Einkaufsliste
Noch nichts darauf
Hier steht, was dein Lieblingstausch braucht, und was du selbst dazuschreibst.
Zeile
Lassen, wie es war
Teilen
Als Datei
Was du stattdessen nimmst
Bitte einen Namen.
Was daran gut ist
Eine Zeile, wenn du magst.
Anstelle von
Such ein Essen, oder bleib bei deinen Worten.
„{a“ so übernehmen
{a, in Gramm
Bitte ein Gewicht bis 10.000 g.
Tauschen
Dein Fokus
Diese Woche: {a
von 7
Diese Woche noch kein Tausch.
1 Tausch diese Woche.
{a-mal getauscht diese Woche.
Der erste Tausch der Woche?
Du hast angefangen.
Es wird vertraut.
Fast jeden Tag.
Eine volle Woche getauscht.
Dein Lieblingstausch
Getauscht
Einmal nehmen
Zum Liebling machen
Gerade kein Lieblingstausch. Nimm einen von diesen, wenn du magst.
Doch etwas für mich
Nichts für dich
Dein eigener
Ändern
Weitere
Etwa {a kcal weniger
Leichter
Weniger zugesetzter Zucker
Leichter, von der gleichen Art.
Auf meine Einkaufsliste
Steht auf deiner Einkaufsliste
{a als Fokus wählen
Ein anderer Fokus
Gerade kein Fokus
Bei diesem Fokus bleiben
Wähle deinen Fokus
Ein Essen für diese Woche. Was du mit einem anderen getan hast, bleibt.
Oft in deinen Rückblicken
Oft getauscht
Ein anderes Essen suchen
Nichts gefunden.
1 Essen
{a Essen
Jetzt dein Fokus
Ein eigener Tausch
Für dieses Essen gibt es noch keinen Tausch. Du kannst einen eigenen anlegen.
Die Vorschläge kommen gleich.
Die Texte zu den Vorschlägen ließen sich nicht laden. Tauschen geht trotzdem.
Weniger als das, was du zuletzt davon hattest, oder als die übliche Menge. Nach der nationalen Lebensmitteltabelle.
Ein Essen
Ein Tausch
Ein Rückblick hat sich seitdem geändert. Sieh nach, was er jetzt sagt.
Dein Fokus: {a
Gerade kein Fokus.
Notiert. {a diese Woche.
Dein Lieblingstausch.
Getauscht: {a
An welchem Tag?
Welcher Tausch?
{a statt {b
statt {a
Was es zu essen gab
Stand des Abgleichs
Alles ist hier und auf dem Server, Stand {a.
Alles ist hier gespeichert.
{?Hier gespeichert. Eine Änderung wartet auf den Server.{|Hier gespeichert. {a Änderungen warten auf den Server.
Neues wird geholt …
Tagebuch wird geholt: Teil {a von {b …
Der Abgleich ist aus. Das Tagebuch ist hier, und nichts wird gesendet.
{?Eine Änderung ist nur hier.{|{a Änderungen sind nur hier.
Dieses Gerät ist abgemeldet. Dein Tagebuch ist hier; melde dich an, um wieder abzugleichen.
Der Server steht wieder bei einem Schlüssel, den du abgelöst hast. Was du schreibst, wartet hier, bis du den Schlüssel wechselst.
Der Server ist gerade nicht erreichbar. Es geht von selbst weiter.
Das Konto hat keinen Platz mehr. Was du schreibst, bleibt hier sicher.
Der Server braucht eine neuere Version der App. Lade neu, um sie zu bekommen.
Der Server hat anders geantwortet als gedacht. Es wird von selbst wieder versucht.
Dieses Gerät abgleichen
Aus: Das Tagebuch bleibt hier, und nichts wird gesendet.
Der Server behält seine Kopie für deine anderen Geräte. Soll sie weg?
Mit dem Konto löschen
Bitte ansehen
{?Eine Änderung ist zu groß zum Senden. Sie bleibt auf diesem Gerät.{|{a Änderungen sind zu groß zum Senden. Sie bleiben auf diesem Gerät.
{?Eine Änderung von einem anderen Gerät lässt sich hier nicht lesen. Sie bleibt, wie sie kam.{|{a Änderungen von anderen Geräten lassen sich hier nicht lesen. Sie bleiben, wie sie kamen.
Dieses Tagebuch war nicht ganz so wie auf deinen anderen Geräten. Es wird noch einmal vom Server gelesen; von deinem geht nichts weg.
Der Server hat diesem Gerät nicht dasselbe Tagebuch gezeigt wie deinen anderen Geräten: Etwas fehlt oder steht an anderer Stelle. Was hier ist, bleibt hier. Sichere es als Datei und frag bei der Person nach, die den Server betreibt.
Der Server hat vielleicht etwas von deinen anderen Geräten ausgelassen. Was hier ist, bleibt hier.
Verstanden
Es bleibt auf diesem Gerät.
Mit dem übrigen Tagebuch geht es in dein Konto, versiegelt.
Es bleibt auf diesem Gerät, solange der Abgleich aus ist.
Das Tagebuch liegt in diesem Browser auf diesem Gerät und sonst nirgends.
Das Tagebuch liegt in diesem Browser auf diesem Gerät und versiegelt in deinem Konto.
Das Tagebuch liegt in diesem Browser auf diesem Gerät. Der Abgleich ist aus: Dein Konto behält versiegelt, was es vorher bekam.
Das Passendste zuerst.
Etwas, das du noch wenig probiert hast.
Beim einen Mal hat es geholfen.
Bisher einmal probiert.
Half dir {a von {b Mal.
Half dir jedes Mal: {a Mal.
Bisher {a-mal probiert.
Es fiel um {a, einmal notiert.
Es fiel im Mittel um {a, {b-mal notiert.
Weniger
Am Steuer? Halte erst an, dann schau her.
Sonne
Blatt
Welle
Vogel
Karte {a, verdeckt
Karte {a: {b
Alle gefunden.
Durch die Nase ein, bis 4.{/Halten, bis 7.{/Durch den Mund aus, bis 8. Vier Runden.
Ein, bis 4.{/Aus, bis 6, langsam und weich.{/Bleib zwei Minuten dabei.
Atme fünfmal langsam mit dem Kreis.{/Warte dann noch zwei Minuten.
Dinge, die du siehst{/Dinge, die du berührst{/Geräusche, die du hörst{/Gerüche um dich herum{/Geschmack im Mund
Geh zu einem Wasserhahn.{/Halte die Handgelenke unter kaltes Wasser.{/Dann etwas davon ins Gesicht.
Füll ein großes Glas.{/Trink es langsam.{/Spür, wie kalt es ist.
Nimm Stift, Stein oder Gummiband.{/Dreh es. Falte es. Spür die Kanten.
Such Kaugummi, Möhre oder Minze.{/Kau langsam.{/Schmeck, bis es sich ändert.
Dreh zwei Karten um. Finde, was gleich ist.
Fang bei 100 an.{/Zieh 7 ab. Dann wieder 7.{/Faden verloren? Beginn wieder bei 100.
Geh ins Bad.{/Putz zwei Minuten.{/Spür den frischen Geschmack.
Was tut dir jetzt sonst gut?{/Musik, Obst, etwas Heißes?{/Nimm es in Ruhe.
Atmen 4-7-8
Fünf Atemzüge
Fünf Sinne
Kaltes Wasser
Etwas für die Hände
Etwas zu kauen
Paare finden
In Siebenern rückwärts
Eine andere Freude
atme ich viermal im Viereck
atme ich viermal 4-7-8
atme ich länger aus als ein
nehme ich fünf langsame Atemzüge
gehe ich fünf Minuten
sehe ich der Welle zu, wie sie kommt und geht
warte ich zehn Minuten und trinke etwas
nenne ich fünf Dinge, die ich sehe
halte ich die Handgelenke unter kaltes Wasser
trinke ich ein Glas Wasser
beschäftige ich meine Hände
kaue ich Kaugummi oder eine Möhre
spiele ich eine Runde Paare
zähle ich von 100 in Siebenern rückwärts
rufe ich jemanden an oder schreibe
lese ich, warum ich das tue
putze ich mir die Zähne
gönne ich mir etwas anderes
Was du tun kannst, während ein Verlangen vorbeigeht, und was es dir gebracht hat.
Deine eigenen
Was dir hilft, ist bei Verlangen mit dabei.
Ein Name mit höchstens 60 Zeichen.
Eine kurze Zeile je Schritt. Es darf leer bleiben.
Alle Techniken
Eigene hinzufügen
Was du probiert hast
Noch nicht probiert: {a
Hilft dir am meisten: {a
Wie oft es geholfen hat und wie weit das Verlangen fiel.
im Schnitt um {a
Noch nicht probiert.
Was für sie spricht
Die anderen geben Leute weiter. Ob sie wirken, weiß man nicht.
Gedanken
Ein Gedanke ist kein Befehl. Schreib ihn auf und sieh ihn an.
Einen Gedanken aufschreiben
Was du schreibst, steht hier, nur für dich.
Deine Gedanken
Ein Gedanke
Was war gerade los?
Was ging dir durch den Kopf?
Was spricht dafür?
Was spricht dagegen?
Wie kannst du es anders sagen?
Wo, wann, mit wem.
Wörtlich, zum Beispiel „nur diese eine“.
Was eine Kamera gesehen hätte.
So, wie du es einer Freundin sagen würdest.
Ist es Tatsache oder Gefühl?
Eine Tatsache
Ein Gefühl
Wie stark war es vorher?
Und wie stark ist es jetzt?
{a, dann {b von 10
Eine Zeile genügt. Alles andere darf leer bleiben.
Gedanken­tagebuch zeigen
Aus: Es ist überall verborgen. Was du geschrieben hast, bleibt.
Das Gedankentagebuch ist verborgen. In den Einstellungen zeigst du es wieder.
Das ist die Zahl für heute
seit dem letzten Mal
über deinen {a
Notiert: keine.
Heute getan · {a
insgesamt gespart
{a weniger
Lesen
{a: Für gestern ist nichts notiert.
Nachtragen
Immer zur Hand
Vom Startbildschirm öffnet es sich wie jede App, auch ohne Netz.
{a kam bei {b von {c Verlangen vor.
{a am Tag an {b notierten Tagen. In der Woche davor waren es {c.
Zählen
Liebe
Freude
Dankbarkeit
Verbundenheit
Angst
Wut
Trauer
Enttäuschung
Welche Stufe?
Wie fühlst du dich?
Wofür bist du dankbar?
Zählt für diesen Tag
Leer lassen, wenn nur der Tag bekannt ist.
Was gerade los war
Wo?
Eine Zahl über null und bis 100.000.
Wähle eine Stufe.
Wähle mindestens ein Wort.
Ein Text von höchstens 500 Zeichen.
Tracker bearbeiten
Wie erfasst du es?
Heute erledigt
Bemerken
Weglassen
Wörter
Ein Text
+1 und −1, mit Ziel oder ohne
einmal am Tag
2 bis 5, die letzte zählt
jedes Tippen ist ein bemerkter Moment
Tage ohne
wähle, wie du dich fühlst
schreib auf, was gut war
Ab heute wird neu erfasst und von vorn gezählt. Was unter „{a“ war, bleibt im Verlauf.
Mit Stufen
Jede Stufe zählt als bemerkt.
Noch eine Stufe
Bild {a
Stufe {a
Stufe {a in einer Serie
geht weiter
braucht einen Schontag
beginnt neu
Ziel am Tag
0 oder leer: kein Ziel.
Wie oft
Jeden Tag
Wochentage
Mal pro Woche
Alle paar Tage
An diesen Tagen
Mal pro Woche, 1 bis 6
Alle … Tage, 2 bis 365
Sein Tag beginnt um
wie überall
Was du davor erfasst, gehört zum Vortag. Was schon da ist, bleibt, wo es ist.
Aussehen und Ort
Gruppe
Zum Beispiel „Morgens“.
Deine Gruppen
Auf der Tagesseite zeigen
Zwei Tracker stehen schon auf der Tagesseite. Nimm erst einen herunter.
Serie
Schontage
Ein verpasster Tag wird durch einen verdienten ausgeglichen.
Verdient alle … Tage, 1 bis 30
Höchstens auf Vorrat, 1 bis 10
Serie ausblenden
Es braucht einen Namen.
Jede Stufe braucht einen Namen, und mindestens eine lässt die Serie weitergehen.
Ein Ziel von 0 bis 100.
Wähle mindestens einen Tag.
Eine Zahl von 1 bis 6 pro Woche.
Eine Zahl von 2 bis 365.
Schontage: alle 1 bis 30 Tage.
Schontage: 1 bis 10 auf Vorrat.
Was die letzten vier Wochen sagen
{?Noch ein Moment, dann kann sich ein Muster zeigen.{|Noch {b Momente, dann kann sich ein Muster zeigen.
Heikle Zeiten
Uhrzeit
Momente
Meist: {a Uhr.
Über den ganzen Tag verteilt.
Auslöser: {a.
Wo: {a.
Woche
letzte 7 Tage
die Woche davor
{a Wochen davor
{a pro Woche, wie vor vier Wochen.
Weniger: {a in den letzten 7 Tagen, {b vor vier Wochen.
Mehr: {a in den letzten 7 Tagen, {b vor vier Wochen.
Diesen Tracker gibt es hier nicht mehr. Diese schon.
Alle Tracker
Tracker
Reihenfolge ändern
Ziehe eine Zeile oder nutze die Knöpfe. „Heute“ folgt dieser Reihenfolge.
Verschoben.
Nach oben
Nach unten
Ohne Gruppe
Ihre Einträge sind alle noch da.
Ausgeblendet. Die Einträge sind alle noch da.
Zurückholen
Löschen …
Bearbeiten
{a löschen?
{?Der eine Eintrag wird mit gelöscht.{|{b Einträge werden mit gelöscht.
Ausblenden behält alles. Direkt nach dem Löschen kannst du es rückgängig machen.
Gelöscht: {a.
Notiert: {a, {b.
Mehr dazu
Ein Ausrutscher, notiert
Bisher nicht
Wörter wählen
Aufschreiben
{a× bemerkt
Für einen anderen Tag
Dieser Tracker
Nichts in diesen Tagen.
Alles zeigen
der ganze Tag
Ab hier anders erfasst
Vorher: {a
Gespeichert.
{a: Dein letztes Mal war am {b, nach deinem Stopptag.
Ab dem {a zählen
Ich hatte aufgehört; das letzte Mal war ein Ausrutscher
Ein Tag innerhalb von {a Tagen klappt am besten. Wähle einen früheren.
Nach diesem Tag war noch etwas. Was ist gemeint?
Das ist sehr lange her. Wähle einen späteren Tag.
Sehen und hören
Ein Foto oder deine eigene Stimme sagt es schneller als Worte. Beides ist versiegelt wie dein Tagebuch.
Stimme aufnehmen
Beenden und behalten
Dein Foto zum Warum
Deine Sprachnotiz zum Warum
Das liegt nicht auf diesem Gerät.
Aufnahme läuft. Nach einer Minute endet sie von selbst.
Der Browser hat das Mikrofon nicht freigegeben. Du kannst es in den Einstellungen dieser Seite erlauben.
Dieser Browser kann keinen Ton aufnehmen.
Das ließ sich nicht lesen. Vielleicht geht eine andere Datei.
Das ist auch verkleinert zu groß.
Es sind schon 50, oder der Speicher ist voll. Entferne etwas, dann geht es.
Das hat nicht geklappt. Nichts wurde behalten.
Ärger kann heute schneller kommen als sonst. Er gehört zu dieser Zeit und geht wieder. Sag einem Menschen, dass du kurz angebunden sein kannst.
Viele spüren diese Tage am stärksten. Kaffee bleibt ohne Rauch länger im Körper: Probier eine kleinere Tasse und schau, wie es dir geht.
Der Schlaf kann leicht oder unterbrochen sein. Halte den Abend langsam und das Zimmer dunkel. Müde Tage gehören zu dieser Woche.
Klar zu denken kann schwerfallen. Mach eins nach dem anderen und schreib es auf. Ein kurzer Gang hält den Wunsch eine Weile fern.
Gedrückte Stimmung kommt bei vielen in der ersten Woche. Plane etwas Kleines, das du magst, zu einer festen Zeit.
Das Ende von Woche 1. In dieser Woche sind die Zeichen meist am stärksten. Sieh dir an, was half, und halte es bereit.
Woche 2 beginnt. Für viele ist das steile Stück vorbei, der Rest geht langsamer zurück. Eine schwere Stunde kann noch kommen.
Die Unruhe sitzt vielleicht in den Händen. Gib ihnen etwas: einen Stift, einen Stein, Teig. Auch ein paar Minuten zügiges Gehen helfen.
Fühlst du dich zittrig, schau auf den Kaffee: Koffein kann sich in den ersten drei Wochen ansammeln. Weniger davon ist einen Versuch wert.
Ungeduld ist eines der sieben bekannten Zeichen. Geh heute zehn Minuten früher los, dann ist eine Schlange nur eine Schlange.
Nachts aufzuwachen ist in diesen Wochen häufig. Liegst du wach, steh auf, trink Wasser und leg dich hin, wenn du müde bist.
Zwei ungleiche Wochen sind üblich: Gute und seltsame Tage wechseln sich ab. Zähl heute die guten.
Zwei Wochen. Bei manchen enden die Zeichen etwa jetzt, bei anderen erst in Woche 4. Beides ist üblich.
Woche 3 beginnt. Was noch da ist, geht meist langsam. Kommt ein Wunsch, steh auf und geh bis zur nächsten Ecke und zurück.
Sorge kann ohne Grund bleiben. Nenne sie in einem Satz auf Papier. Dann entscheide, wann du wieder hinsiehst.
Nachts noch wacher, als dir lieb ist? Leg den letzten Kaffee auf den Mittag und sieh, was drei Abende bringen.
Ein Moment kann dich überraschen: ein Geruch, ein Lied, ein Balkon. Sag, was es ist, atme aus und lass es vorbeiziehen.
Die Konzentration kommt in Stücken zurück. Arbeite in kurzen Abschnitten und mach dazwischen eine eigene Pause.
Jemand fragt vielleicht, wie es läuft. Halte einen ehrlichen Satz bereit. Mehr schuldest du niemandem.
Drei Wochen. In Studien waren die meisten Zeichen bis hierher ein gutes Stück gesunken. Vergleiche deine Linie mit Woche 1.
Woche 4 beginnt. Ein Wunsch hängt jetzt oft an einem Ort oder einer Stunde. Geh heute durch diese Stunde, statt zu sitzen.
Ist die Stimmung heute gedrückt, such Menschen oder Tageslicht, auch kurz. Bleibt sie so, ist die Seite mit Hilfe einen Tipp entfernt.
Alte Gewohnheiten mögen Anlässe: einen Freitag, ein Fest, den Zahltag. Entscheide jetzt, was du in der Hand hältst.
Ärger, der in Woche 1 neu war, ist bei den meisten jetzt seltener. Hat jemand viel davon abbekommen, ist ein gutes Wort nicht zu spät.
Sieh auf die Abende: Sind sie ruhiger als in der ersten Woche? Behalte das eine, was sie ruhiger gemacht hat.
Fast vier Wochen. In einer Studie mit Menschen, die von selbst aufhörten, waren die meisten Zeichen bis Tag 30 wieder wie am Anfang.
Vier Wochen. Für die meisten ist der Entzug etwa jetzt vorbei; Hunger kann länger bleiben. Was noch stark ist, verdient ein Gespräch mit jemandem, der sich auskennt.
Die ersten Wochen
Die Tage zählen, sobald du mit Rauchen oder Dampfen aufhörst.
von {a Tagen
Vier Wochen und mehr. Für die meisten ist der Entzug jetzt vorbei.
Die meisten Studien handeln vom Rauchen. Nach dem Dampfen sah man dieselben Zeichen, etwas milder.
Nach dem Dampfen
Antworte, worauf du magst. Es ist für deinen Rückblick, niemand bewertet es.
Angst
Gedrückte Stimmung
Mühe mit der Konzentration
Ungeduld
Unruhiger Schlaf
Unruhe
gar nicht
leicht
stark
Ich kann nicht mehr
Dann kommt jemand zum Reden zuerst.
Das kann nach dem Absetzen von Alkohol gefährlich sein. Ruf jetzt den Notruf an.
Du bist damit nicht allein. Sprich jetzt mit jemandem.
Die Stimmung ist seit zwei Wochen oder länger stark gedrückt. Entzug allein ist selten so lange so stark: Bitte sprich mit einer Praxis oder einer Hilfenummer.
Starke Zeichen nach vier Wochen sind ein Gespräch mit einer Praxis oder einer Hilfenummer wert.
Das ist viel auf einmal. Du bist damit nicht allein: Eine Praxis oder eine Hilfenummer kann es leichter machen.
Das ist in diesen Wochen üblich.
Mit Alkohol aufzuhören ist anders
Wer täglich viel getrunken hat, ist vor dem Aufhören mit ärztlicher Hilfe sicherer. Jedes dieser Zeichen ist ein Notfall.
Hast du eines davon?
Zittern
Verwirrtheit
Ein Krampfanfall
Sehen oder Hören, was nicht da ist
Was üblich ist
Woche 1
Hier sind die Zeichen am stärksten.
Wochen 2 bis 4
Die Zeichen gehen zurück, manche früh, manche später.
Nach vier Wochen
Meist vorbei. Was noch stark ist, verdient ein Gespräch.
Deine eigene Linie
Das Mittel deiner Antworten an {a Tagen, von 0 (gar nicht) bis 4.
stärkste Woche
geht zurück
meist vorbei
Dein Mittel
Üblich
"""#
}

#endif
