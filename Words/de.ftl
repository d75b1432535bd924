### The words of Redstart in German.
### name: Deutsch
### direction: ltr

## AccountGone

account-gone-title = Das Konto wurde gelöscht
account-gone-why = Das Konto { $email } wurde von einem anderen Gerät aus gelöscht. Dein Tagebuch ist hier.
account-gone-ask = Was geschieht mit dem Tagebuch auf diesem Gerät? Es bleibt, bis du etwas sagst.
account-gone-only-here = { $count ->
    [one] 1 Änderung hat den Server nie erreicht und ist nur hier.{" "}
   *[other] { $count } Änderungen haben den Server nie erreicht und sind nur hier.{" "}
}
account-gone-keep = Ohne Konto behalten
account-gone-remove-why = Es wird erst als Datei gesichert.
account-gone-remove-sure = Schau nach, ob die Datei bei deinen Dateien liegt. Dann kann das Tagebuch von hier weg.
account-gone-remove-now = Datei ist da: Tagebuch entfernen
account-gone-until = Du kannst es noch zurücknehmen: Melde dich bis { $day } an, dann bleibt das Konto.
account-gone-kept = Das Tagebuch bleibt hier, ohne Konto.
account-gone-line = Das Konto wurde gelöscht. Dein Tagebuch ist hier; entscheide, was damit geschieht.

## AccountOutcome

account-outcome-problem-address = Eine Adresse sieht aus wie name@example.org.
account-outcome-problem-address-taken = Diese Adresse geht hier nicht. Nimm eine andere.
account-outcome-problem-code = Diese Buchstaben passen nicht zum Code. Schau noch einmal auf das Blatt.
account-outcome-problem-neither = Das ist weder das Passwort noch der Wiederherstellungscode. Schau noch einmal.
account-outcome-problem-other-password = Das ist nicht das Passwort des Kontos. Schau noch einmal.
account-outcome-problem-refused = Adresse und Passwort passen nicht zusammen. Schau beide noch einmal an.
account-outcome-problem-unreachable = Der Server ist nicht erreichbar. Alles andere geht; versuch es später noch einmal.
account-outcome-problem-invitation = Für diesen Server brauchst du eine Einladung. Bitte die Person, die ihn betreibt, um einen Code oder um einen neuen.
account-outcome-problem-passkey = Mit diesem Passkey kommt der Server nicht zurecht. Versuch es noch einmal, oder nimm das Passwort.
account-outcome-problem-link = Dieser Link ist schon benutzt oder abgelaufen. Lass dir einen neuen schicken.
account-outcome-problem-unconfirmed = Öffne erst den Link in der Mail und melde dich dort an. Vielleicht liegt sie im Spam-Ordner.
account-outcome-problem-account-is-there = Mit dieser Adresse gibt es schon ein Konto. Der Wiederherstellungscode von eben öffnet nichts: Wirf ihn weg und melde dich hier an.
account-outcome-problem-odd = Diese Version versteht die Antwort des Servers nicht. Versuch es später noch einmal.
account-outcome-no-mail = Dieser Server verschickt keine Mails und kann deshalb kein neues Passwort setzen. Ein angemeldetes Gerät läuft weiter und kann das Tagebuch als Datei sichern.
account-outcome-later = { $minutes ->
    [one] Das waren viele Versuche. In einer Minute geht es weiter.
   *[other] Das waren viele Versuche. In { $minutes } Minuten geht es weiter.
}
account-outcome-password-problem-too-short = Nimm 15 Zeichen oder mehr.
account-outcome-password-problem-too-long = Nimm höchstens 256 Zeichen.
account-outcome-password-problem-pattern = Folgen und Wiederholungen werden zuerst probiert. Nimm Wörter, die deine sind.
account-outcome-password-problem-address = Darin ist wenig außer deiner Adresse. Nimm mehr Wörter.
account-outcome-password-problem-common = Darin ist wenig außer Wörtern, die zuerst probiert werden. Nimm mehr Wörter.
account-outcome-note-confirmed = Der Link hat geklappt. Melde dich jetzt hier an.
account-outcome-note-password-changed = Das neue Passwort gilt. Melde dich auf deinen anderen Geräten neu an.
account-outcome-note-reset-sent = Gibt es ein Konto mit dieser Adresse, ist eine Mail unterwegs. Ihr Link gilt zehn Minuten. Kommt keine, versuch es in einer Stunde wieder.
account-outcome-note-reset-done = Das neue Passwort gilt. Melde dich damit an.
account-outcome-note-made = Dein Konto ist da. Was du schreibst, geht versiegelt dorthin.
account-outcome-note-code-dropped = Nichts hat sich geändert. Der Wiederherstellungscode von eben öffnet nichts: Wirf ihn weg.
account-outcome-note-mailed-again = Der Server soll die Mail noch einmal senden. Kommt keine, versuch es in einer Stunde wieder: An eine Adresse gehen höchstens fünf in der Stunde.
account-outcome-note-signed-out-unheard = Du bist hier abgemeldet. Der Server war nicht erreichbar: Entferne dieses Gerät auf einem anderen aus der Liste des Kontos.
account-outcome-note-signed-out-everywhere = Alle deine Geräte sind abgemeldet.
account-outcome-note-signed-out = Du bist hier abgemeldet.
account-outcome-note-deleted = Das Konto wird gelöscht. Das Tagebuch auf diesem Gerät bleibt.
account-outcome-note-email-sent = Der Server schreibt an die neue Adresse. Der Link in der Mail macht die Änderung gültig. Kommt keine, versuch es in einer Stunde wieder.
account-outcome-note-email-changed = Du hast eine neue Adresse.
account-outcome-note-code-changed = Der neue Wiederherstellungscode gilt. Der alte öffnet nichts mehr.
account-outcome-note-passkey-kept = Der Passkey gilt. Du kannst dich damit anmelden.
account-outcome-note-passkey-dropped = Der Passkey ist entfernt.
account-outcome-note-kept = Das Konto bleibt.

## Account

account-title = Konto und Abgleich
account-why = Ein Konto bringt dein Tagebuch auf alle deine Geräte. Für nichts anderes brauchst du eins.
account-sealed = Was du schreibst, wird hier versiegelt, bevor es das Gerät verlässt. Der Server bewahrt es auf und kann es nicht lesen.
account-sign-up-closed = Dieser Server nimmt gerade keine neuen Konten an. Dein Tagebuch funktioniert hier auch ohne.
account-invitation = Einladung
account-invitation-hint = Der Code, den du von der Person hast, die diesen Server betreibt.
account-have-one = Ich habe ein Konto
account-make = Konto anlegen
account-sign-in = Anmelden
account-email = E-Mail-Adresse
account-password = Passwort
account-new-password = Neues Passwort
account-password-hint = Mindestens 15 Zeichen. Vier oder fünf Wörter, die nur für dich zusammengehören, sind gut.
account-show-password = Passwort zeigen
account-device-name = Name dieses Geräts
account-device-hint = Damit du es in der Liste deiner Geräte erkennst.
account-next = Weiter
account-back = Zurück
account-working = Einen Moment …
account-code-title = Dein Wiederherstellungs­code
account-code-why = Er öffnet dein Tagebuch, wenn das Passwort weg ist. Niemand sonst hat ihn, auch der Server nicht: Ohne beide, und ohne ein Gerät oder einen Passkey, die es öffnen, bleibt das Tagebuch für immer zu.
account-code-why-spare = Er öffnet dein Tagebuch, wenn das Passwort weg ist. Auch der Server hat einen Ersatzschlüssel, wie du es wolltest.
account-code-keep = Schreib ihn ab oder drucke ihn, und leg ihn zu deinen wichtigen Papieren. Er gilt, sobald du zwei seiner Gruppen hier eingetippt hast.
account-print-code = Drucken

# Variables:
#   $number (Number)
account-code-group = Gruppe { $number } des Codes

account-create-account = Konto anlegen
account-keep-code = Neuen Code behalten
account-confirm-title = Adresse bestätigen
account-confirm = Eine Mail ist unterwegs an { $email }. Ihr Link zeigt, dass die Adresse dir gehört. Melde dich dort an, wo du ihn geöffnet hast; danach geht es überall. Kommt keine Mail, versuch es in einer Stunde wieder: An eine Adresse gehen höchstens fünf in der Stunde.
account-iConfirmed = Ich habe den Link geöffnet
account-mail-again = Mail noch einmal senden
account-other-address = Andere Adresse nehmen
account-forgot = Ich weiß das Passwort nicht
account-unlock-title = Dein Tagebuch öffnen
account-unlock-why = Du bist angemeldet. Um das Tagebuch mit dem neuen Passwort zu öffnen, gib deinen Wiederherstellungscode ein. Oder melde dich mit dem neuen Passwort auf einem Gerät an, das das Tagebuch noch hat: Dann öffnet es sich auch hier.
account-neither = Ich habe nichts davon
account-neither-why = Dann kann niemand öffnen, was das Konto hat, auch der Server nicht. Ein Gerät, das das Tagebuch hat, behält es. Du kannst das Konto löschen und ein neues anlegen.
account-link-again = Neuen Link anfordern
account-code = Wiederherstellungscode
account-open = Öffnen
account-join-title = Auf diesem Gerät ist ein Tagebuch
account-join-why = Was hier ist, kann ins Konto, zusammen mit dem, was das Konto hat.
account-add = Zum Konto hinzufügen
account-replace = Nur das vom Konto nehmen
account-replace-why = Was hier ist, wird erst als Datei gesichert und dann von diesem Gerät entfernt.
account-replace-sure = Schau nach, ob die Datei bei deinen Dateien liegt. Dann kann das Tagebuch von hier weg.
account-replace-now = Datei ist da: das vom Konto nehmen
account-reset-title = Ein neues Passwort
account-reset-why = Das neue Passwort lässt dich hinein und meldet alle Geräte ab. Das Tagebuch öffnet sich damit auf einem Gerät, das es hat, mit deinem Wiederherstellungscode oder mit einem Ersatzschlüssel, falls du einen hinterlegt hast.
account-keep-others = Passkeys, Apple und Google behalten
account-keep-others-why = Sonst kann sich damit niemand mehr anmelden, und du fügst deine wieder hinzu. Behalte sie nur, wenn du alle kennst.
account-change-password = Passwort ändern
account-current-password = Bisheriges Passwort
account-keep-password = Neues Passwort behalten
account-change-email = Adresse ändern
account-new-email = Neue E-Mail-Adresse
account-email-why = Ab dann meldest du dich mit der neuen Adresse an. Das Passwort bleibt.
account-new-code-title = Ein neuer Wiederherstellungscode
account-new-code-why = Der Code, den du hast, öffnet dann nichts mehr. Wirf das alte Blatt weg.
account-spare-title = Ersatzschlüssel beim Server
account-spare-detail = Mit ihm öffnet ein neues Passwort per Mail das Tagebuch wieder. Auch wer den Server betreibt, könnte es lesen.
account-spare-why = Mit einem Ersatzschlüssel bringt ein neues Passwort per Mail alles zurück. Dafür könnte, wer den Server betreibt, dein Tagebuch lesen. Du kannst ihn jederzeit zurücknehmen.
account-spare-keep = Ersatzschlüssel hinterlegen
account-passkeys = Passkeys
account-passkey-why = Ein Passkey meldet dich mit der Sperre deines Geräts an statt mit dem Passwort. Viele können auch das Tagebuch öffnen.
account-passkey-name = Name des Passkeys
account-make-passkey = Passkey anlegen
account-use-passkey = Mit Passkey anmelden
account-remove-passkey = Entfernen
account-opens-all = öffnet Konto und Tagebuch, seit { $date }
account-opens-account = öffnet das Konto, seit { $date }
account-unlock-either = Du bist angemeldet. Um das Tagebuch zu öffnen, gib dein Passwort oder deinen Wiederherstellungscode ein.
account-code-or-password = Passwort oder Wiederherstellungscode
account-keys = Was dein Tagebuch öffnet

# Variables:
#   $percent (Number)
account-room = Belegter Platz auf dem Server: { $percent }{"\u00A0"}%

account-devices = Deine Geräte
account-this-device = dieses Gerät
account-seen = zuletzt aktiv am { $date }
account-seen-today = zuletzt aktiv heute um { $time }
account-unnamed = Ein Gerät ohne Namen
account-revoke = Abmelden
account-sign-out = Abmelden
account-leave-title = Auf diesem Gerät abmelden
account-leave-why = Das Konto behält, was es hat. Was geschieht mit dem Tagebuch auf diesem Gerät?
account-unsent = { $count ->
    [one] Eine Änderung ist nur auf diesem Gerät.
   *[other] { $count } Änderungen sind nur auf diesem Gerät.
}
account-unsent2 = Sichere eine Datei oder warte, bis alles auf dem Server ist.
account-unsent3 = Sichere eine Datei.
account-remove-sure = Was nur hier ist, kann niemand zurückholen, außer du hast die Datei.
account-remove-now = Trotzdem entfernen
account-keep-here = Hier behalten
account-remove-here = Von hier entfernen
account-save-file = Als Datei sichern
account-sign-out-all = Überall abmelden
account-sign-out-all-why = Überall: Jedes Gerät behält sein Tagebuch und gleicht nicht mehr ab.
account-remove = Konto löschen
account-remove-why = Der Server entfernt seine Kopie nach 30 Tagen; bis dahin macht eine Anmeldung das rückgängig. Das Tagebuch bleibt auf diesem Gerät, und auf deinen anderen, bis du es dort entfernst.

## Key

key-ask-device = Ein anderes Gerät fragen
key-waiting-title = Warten auf dein anderes Gerät
key-waiting-why = Öffne Redstart auf einem Gerät, das dein Tagebuch hat. Dort steht, dass dieses Gerät fragt. Geh dort weiter, dann zeigen beide eine Zahl.
key-number-why = Auch dein anderes Gerät zeigt jetzt eine Zahl. Lass dieses Gerät dort nur herein, wenn es dieselbe ist. Steht dort keine, hör hier auf und frag noch einmal.
key-waiting-until = Das wartet bis { $time }. Mit dem Wiederherstellungscode geht es jederzeit weiter.
key-unreachable = Der Server ist gerade nicht erreichbar. Dieses Gerät fragt von selbst wieder.
key-stop-asking = Nicht weiter fragen
key-compare-title = Der Schlüssel ist da
key-compare-why = Auch dein anderes Gerät zeigt jetzt eine Zahl. Mach nur weiter, wenn es diese ist: Dann kam der Schlüssel von deinem Gerät und von niemandem sonst.
key-twelve-words = Zwölf Wörter vergleichen
key-words-why = Sechs Ziffern können zufällig gleich sein, einmal in einer Million. Diese zwölf Wörter nicht. Öffne sie auf beiden Geräten; sie bedeuten nichts und lassen sich leicht vorlesen.
key-same-number = Es ist dieselbe Zahl
key-other-number = Es ist eine andere oder keine
key-card-title = Ein anderes Gerät fragt
key-card-why = { $name } hat um { $time } gefragt, ob es dein Tagebuch öffnen darf. Gehört es dir, und hast du es bei dir?
key-meet = Ja, zeig die Zahl
key-number-comes = Die Zahl kommt gleich. Beide Geräte müssen online sein.
key-card-number = Zeigt auch das andere Gerät diese Zahl? Bei einer anderen ist jemand dazwischen.
key-false-number = Die Antwort passt nicht zu dieser Frage. Lass das Gerät nicht herein; frag von dort noch einmal.
key-approve = Dieselbe Zahl, hereinlassen
key-deny = Nicht hereinlassen
key-notice = { $name } möchte dein Tagebuch öffnen.
key-given-title = Der Schlüssel ist unterwegs
key-given-why = Das andere Gerät zeigt gleich diese Zahl. Bestätige sie dort, aber nur, wenn es dieselbe ist.
key-done = Fertig
key-change-key = Schlüssel wechseln
key-change-key-why = Wenn jemand anders den Schlüssel kennen könnte: Ein Gerät ist weg, oder das Blatt mit dem Code. Was du von da an schreibst, öffnet nur der neue Schlüssel.
key-change-key-then = Du bekommst einen neuen Wiederherstellungscode und meldest dich auf deinen anderen Geräten neu an. Passkeys melden dich weiter an, öffnen das Tagebuch aber erst, wenn du sie neu anlegst; ein Ersatzschlüssel wird vergessen.
key-came-back = Dieses Gerät hat den Schlüssel noch. Das Tagebuch kommt unter einem neuen zurück, mit einem neuen Code.
key-fingerprint = Fingerabdruck des Tagebuchschlüssels
key-fingerprint-why = Jedes deiner Geräte zeigt denselben. Weicht einer ab, schreib dort nichts und wechsle den Schlüssel.
key-other-key = Der Server nennt einen anderen Schlüssel, als dieses Gerät kennt. Nichts wurde geöffnet oder gesendet. Dein Tagebuch ist hier; sichere es als Datei und frag bei der Person nach, die den Server betreibt.
key-spare-kept = Der Server hat einen Ersatzschlüssel.
key-spare-dropped = Der Server hat den Ersatzschlüssel vergessen.
key-spare-used = Der Ersatzschlüssel des Servers hat das Tagebuch geöffnet. Vergleiche den Fingerabdruck unten mit einem anderen Gerät, das dein Tagebuch hat.
key-spare-not-used = Der Server bietet einen Ersatzschlüssel an. Er gilt nur gleich, nachdem du auf diesem Gerät über den Link einer Mail ein neues Passwort gesetzt hast.
key-denied = Das andere Gerät hat dieses nicht hereingelassen. Es hat sich nichts geändert.
key-late = Das hat zu lange gedauert. Frag noch einmal, wenn das andere Gerät zur Hand ist, oder melde dich neu an.
key-put-away = Der Schlüssel wurde nicht benutzt und nichts geöffnet. Frag noch einmal, oder nimm den Wiederherstellungscode.
key-key-changed = Das Tagebuch hat einen neuen Schlüssel. Melde dich auf deinen anderen Geräten neu an.
key-revoked = Das Gerät ist abgemeldet. Wenn jemand anders es hat, wechsle auch den Schlüssel.
key-sent-away = Das Gerät wurde nicht hereingelassen.

## Provider

provider-go = Weiter mit { $name }
provider-again = Neu anmelden mit { $name }
provider-link = { $name } verknüpfen
provider-unlink = Trennen
provider-ways = Anmelden
provider-linked = meldet dich an
provider-title = Zurück vom Anmelden
provider-new-title = Ein neues Konto
provider-known-title = Das Konto gibt es schon
provider-new = { $name } sagt, du bist { $email }. Ein Konto mit dieser Adresse gibt es noch nicht.
provider-code-follows = Als Nächstes kommt ein Wiederherstellungscode. Er öffnet dein Tagebuch auf deinen anderen Geräten, also halte einen Stift oder Drucker bereit. Das alles dauert keine zehn Minuten.
provider-code-why = Er öffnet dein Tagebuch auf deinen anderen Geräten. Niemand sonst hat ihn, auch { $provider } und der Server nicht: Ohne ihn und ohne ein angemeldetes Gerät kann niemand das Tagebuch öffnen.
provider-known = Ein Konto hat die Adresse { $email }, und { $name } ist noch nicht damit verknüpft. Melde dich mit seinem Passwort an; dann kannst du { $name } unter „Konto und Abgleich“ verknüpfen.
provider-link-why = { $name } sagt, du bist { $email }. Nach dem Verknüpfen kannst du dich auch mit { $name } bei diesem Konto anmelden.
provider-is-linked = Dieses Konto ist schon mit jemandem bei { $name } verknüpft. Trenne das zuerst.
provider-unlock-why = Du bist angemeldet. Um das Tagebuch zu öffnen, gib deinen Wiederherstellungscode ein.
provider-open-with-passkey = Mit Passkey öffnen
provider-add-password = Passwort hinzufügen
provider-add-password-why = Mit ihm meldest du dich mit deiner Adresse an, und es öffnet das Tagebuch wie der Wiederherstellungscode.
provider-problem-ticket = Diese Anmeldung ist verbraucht oder hat länger als zehn Minuten gedauert. Beginne sie neu. Ein Code, der inzwischen gezeigt wurde, öffnet nichts: Es kommt ein neuer.
provider-problem-address = Es kam keine bestätigte Adresse mit, deshalb geht es so nicht. Mit Adresse und Passwort kannst du ein Konto anlegen.
provider-problem-other-account = Das gehört zu einem anderen Konto. Dieses Gerät bleibt bei seinem.
provider-problem-last-way = Nichts anderes meldet dich bei diesem Konto an. Füge erst ein Passwort oder einen Passkey hinzu.
provider-problem-again = Dafür braucht es eine frische Anmeldung. Melde dich noch einmal an, dann geht es zehn Minuten lang.
provider-note-none = Du bist ohne Anmeldung zurückgekommen. Nichts ist geschehen.
provider-note-linked = Verknüpft. Du kannst dich damit anmelden.
provider-note-unlinked = Damit meldest du dich nicht mehr an.
provider-note-again = Du bist frisch angemeldet. Zehn Minuten lang kannst du ändern, was dein Tagebuch öffnet.

## Backups

backups-title = Kopien auf diesem Gerät
backups-why = Einmal in der Woche legt die App hier eine versiegelte Kopie des Tagebuchs ab und behält die letzten vier. Tippe eine an, um zu sehen, was sie zurückbringt.
backups-none = Noch keine. Die erste kommt eine Woche nach deinem Anfang.
backups-limit = Löschst du die Daten des Browsers, sind sie weg. Eine Datei an sicherem Ort bleibt.
backups-holds = { $count ->
    [one] { $number } Eintrag
   *[other] { $number } Einträge
}
backups-sheet-title = Die Kopie vom { $date }
backups-held = Sie enthält { $entries }.
backups-back = { $count ->
    [one] { $number } gelöschtes Ding kommt zurück.
   *[other] { $number } gelöschte Dinge kommen zurück.
}
backups-changed = { $count ->
    [one] { $number } Ding wird wieder wie früher.
   *[other] { $number } Dinge werden wieder wie früher.
}
backups-gone = { $count ->
    [one] { $number } damals gelöschtes Ding verschwindet wieder.
   *[other] { $number } damals gelöschte Dinge verschwinden wieder.
}
backups-stays = Was du seither geschrieben hast, bleibt. Vorher wird der jetzige Stand kopiert, so kannst du zurück.
backups-same = Alles davon ist noch hier. Es gibt nichts zurückzuholen.
backups-bring-back = Zurückholen
backups-brought-back = Es ist zurück
backups-close = Schließen
backups-problem-unreadable = Diese Kopie ließ sich nicht öffnen. Nichts wurde geändert.
backups-problem-full = Für eine Kopie des jetzigen Stands war kein Platz. Nichts wurde geändert.
backups-card-title = Eine Kopie für dich
backups-card-first = Eine Datei an sicherem Ort bewahrt dein Tagebuch, was auch mit diesem Gerät geschieht.
backups-card-again = Zuletzt hast du am { $date } eine Datei gespeichert, seither ist viel dazugekommen.
backups-later = Später

## Calendar

calendar-title = Kalender
calendar-view = Was gezeigt wird
calendar-month = Monat
calendar-year = Jahr
calendar-today = Heute
calendar-today-word = heute
calendar-earlier = Früher
calendar-later = Später
calendar-to-history = Alles, was du notiert hast
calendar-to-calendar = Kalender
calendar-nobody-title = Noch nichts zu sehen
calendar-nobody-text = Sobald du etwas beobachtest, siehst du hier jeden Tag des Jahres.
calendar-legend-over = über dem Ziel
calendar-legend-noted = notiert
calendar-whose = Was jeder Tag zeigt
calendar-archived = Archiviert
calendar-as-table = Monat für Monat
calendar-year-columns = Monat
calendar-year-columns2 = Notierte Tage
calendar-year-columns3 = Geschafft
calendar-year-columns4 = Insgesamt
calendar-year-sentence = { $recorded ->
    [one] 1 Tag notiert
   *[other] { $recorded } Tage notiert
}

# Variables:
#   $good (Number)
calendar-year-sentence2 = , { $good } von allen Tagen geschafft

calendar-year-sentence3 = , insgesamt { $total }
calendar-nothing = Nichts notiert
calendar-ahead = Kommt noch
calendar-unrecorded = nicht notiert
calendar-has-note = Eine Notiz
calendar-within = im Ziel von { $target }
calendar-above = über dem Ziel von { $target }
calendar-so-far = bisher, von { $target }
calendar-mark-good = geschafft
calendar-mark-needs-grace = an diesem Tag anders
calendar-mark-empty = nichts notiert
calendar-mark-not-due = nicht dran
calendar-mark-open = noch offen

# Variables:
#   $minutes (Number)
#   $aim (Number)
calendar-minutes = Ruhe: { $minutes } von { $aim } min

# Variables:
#   $minutes (Number)
#   $aim (Number)
calendar-minutes2 = Bewegung: { $minutes } von { $aim } min

## Day

day-before = Tag davor
day-after = Tag danach
day-what-was = Was notiert ist
day-empty = Für diesen Tag ist nichts notiert. Unten kannst du ihn nachtragen.
day-ahead-title = Dieser Tag kommt noch
day-ahead-text = Du kannst ihn eintragen, wenn er da ist.
day-fill-in = Diesen Tag nachtragen
day-fill-hint = Was du hier einträgst, gehört zu diesem Tag.
day-add = + 1
day-add-hint = eins mehr: { $name }
day-total = Tagesmenge eintragen
day-none = Nichts
day-done = Gemacht
day-not-done = Zurücknehmen
day-noticed = Bemerkt
day-happened = Es ist passiert
day-timed = Mit Uhrzeit
day-filled = Notiert für den { $day }: { $name }.
day-note-title = Notiz zum Tag
day-note-hint = Wie war dieser Tag für dich?
day-keep-note = Notiz behalten
day-note-kept = Notiert.
day-note-removed = Die Notiz ist weg.
day-pledge = Am Morgen
day-look-back = Ein Blick zurück
day-review = Am Abend

## Level

level-name-steady = Wenig
level-name-easy = Mittel
level-name-wild = Viel
level-name-awful = elend
level-name-gloomy = gedrückt
level-name-okay = geht so
level-name-good = gut
level-name-great = großartig
level-name-low = wenig
level-name-medium = mittel
level-name-high = viel

## Changes

changes-title = Letzte Änderungen
changes-lead = Die letzten 20 auf diesem Gerät. Nimm die neueste zurück, dann die davor.
changes-empty-title = Nichts zurückzunehmen
changes-empty-text = Was du änderst, steht hier.
changes-undo = Rückgängig
changes-added = Hinzugefügt: { $noun }
changes-changed = Geändert: { $noun }
changes-deleted = Gelöscht: { $noun }
changes-with-more = {" "}und 1 weiteres
changes-with-more2 = {" "}und { $count } weitere
changes-something = etwas

## Kind

kind-life-kind = ein Eintrag
kind-life-kind2 = ein Tracker
kind-life-kind3 = wie ein Tracker zählt
kind-life-kind4 = ein Verlangen
kind-life-kind5 = ein Plan
kind-life-kind6 = ein Grund
kind-life-kind7 = ein Ersatz
kind-life-kind8 = eine Stufe beim Ersatz
kind-life-kind9 = Tage, die nicht zählen
kind-life-kind10 = ein Blick zurück
kind-life-kind11 = wie es sich anfühlt
kind-life-kind12 = eine Angabe zur Sicherheit
kind-life-kind13 = ein Teil deines Wegs
kind-life-kind14 = eine Vorbereitung
kind-life-kind15 = eine Einstellung
kind-life-kind16 = eine Prüfung des Servers
kind-life-kind17 = ein Foto oder eine Aufnahme
kind-work-kind = eine Übung
kind-work-kind2 = ein Atemmuster
kind-work-kind3 = ein Programm
kind-work-kind4 = eine Technik
kind-work-kind5 = ein Wenn-dann-Plan
kind-work-kind6 = ein Gedanke
kind-work-kind7 = eine Notiz zu einem Tag
kind-work-kind8 = ein Abend
kind-work-kind9 = ein Vorsatz
kind-work-kind10 = eine Aufgabe für die Woche
kind-work-kind11 = ein Rastplatz
kind-work-kind12 = ein Meilenstein
kind-work-kind13 = ein Fragebogen
kind-work-kind14 = ein Wunsch
kind-work-kind15 = ein Kauf
kind-work-kind16 = eine gezeigte Erinnerung
kind-work-kind17 = die Wahl der Erinnerungen
kind-work-kind18 = eine Nachricht an den Coach
kind-work-kind19 = ein Daumen für einen Tipp
kind-work-kind20 = ein Tag mit Gesundheitsdaten
kind-work-kind21 = etwas für Apple Health
kind-work-kind22 = der Puls um ein Verlangen
kind-work-kind23 = das Fach, in dem Erinnerungen warten
kind-work-kind24 = ein Gerät, auf dem Erinnerungen klingeln
kind-food-kind = was es zu essen gab
kind-food-kind2 = etwas zu essen
kind-food-kind3 = ein eigenes Lebensmittel
kind-food-kind4 = ein Rezept
kind-food-kind5 = dein Fokus
kind-food-kind6 = die Woche deines Fokus
kind-food-kind7 = dein Lieblingstausch
kind-food-kind8 = ein Tausch
kind-food-kind9 = deine Angabe zu einem Tausch
kind-food-kind10 = ein eigener Tausch
kind-food-kind11 = die Einkaufsliste

## CravingQuestions

craving-questions-triggers-aside = Einen Auslöser dazuschreiben

## Craving

craving-title = Verlangen
craving-tile = Ein paar Minuten
craving-noted = Notiert
craving-start-title = Ein schwerer Moment?
craving-start-body = Tippe einmal, und du wartest nicht allein.
craving-start = Ich habe Verlangen
craving-breath-sentence = Box-Atmung: 4 ein, 4 halten, 4 aus, 4 halten.
craving-left = noch
craving-time-up = Die Zeit ist um. Wie ist es jetzt?
craving-skip-breath = Ohne Atmen weiter
craving-what-helps = Was jetzt hilft
craving-questions = Ein paar Fragen
craving-done = Fertig
craving-unsaid = offen
craving-place-title = Wo, und mit wem?
craving-lengths = Wie lange
craving-passed = Es ging vorbei
craving-used = Es ist passiert
craving-longer = Länger
craving-leave = Offen lassen
craving-intensity = Wie stark?
craving-intensity-low = leicht
craving-intensity-high = sehr stark
craving-triggers = Was hat es ausgelöst?
craving-you-drank = Du hast einen Drink notiert.
craving-more-triggers = Weitere Auslöser
craving-own-trigger = Etwas anderes
craving-add-trigger = Hinzufügen
craving-place = Wo bist du?
craving-own-place = Ein anderer Ort
craving-add-place = Ort hinzufügen
craving-company = Wer ist da?
craving-what = Wonach?
craving-note = Notiz
craving-note-hint = Nur wenn du magst.
craving-more = Mehr dazu
craving-why = Mein Warum
craving-end-passed = Es ging vorbei.
craving-end-passed-count = Das ist das erste.
craving-end-passed-count2 = sind schon vorbeigegangen.
craving-end-used = Notiert.
craving-end-used-body = Alles, was du geschafft hast, zählt weiter.
craving-to-today = Fertig
craving-look-back = Eine Minute zurückschauen
craving-write-thought = Den Gedanken aufschreiben
craving-make-plan = Einen Wenn-dann-Plan machen

## Debrief

debrief-look = Eine Minute zurückschauen
debrief-run-title = Eine Woche lang war es jeden Tag
debrief-run-body = Deine freie Zeit bleibt. Vielleicht hilft jetzt ein Plan, der besser zu diesen Tagen passt.
debrief-help = Hilfe jetzt
debrief-title = Eine Minute

# Variables:
#   $step (Number)
#   $count (Number)
debrief-step = Schritt { $step } von { $count }

debrief-what = Was ist passiert?
debrief-what-hint = Ein, zwei Zeilen, nur für dich.
debrief-trigger = Was hat es ausgelöst?
debrief-next = Was machst du beim nächsten Mal?
debrief-next-own = Oder in deinen Worten: dann …
debrief-result = Dein Plan fürs nächste Mal
debrief-result-lead = Einmal tippen, und du behältst ihn.
debrief-go-on = Weiter
debrief-skip = Überspringen
debrief-back = Zurück
debrief-keep = Plan behalten
debrief-without-plan = Dabei belassen
debrief-kept = Behalten. Von hier geht es weiter.
debrief-noted = Notiert. Von hier geht es weiter.
debrief-nothing = Heute gibt es nichts anzuschauen.
debrief-to-today = Zu Heute

## SourceNote

source-note-source-note = Quelle

## DoctorSheet

doctor-sheet-title = Blatt für den Arzttermin
doctor-sheet-lead = Für ein Gespräch in der Praxis oder Beratung. Es entsteht auf diesem Gerät. Druck es aus, oder sichere es im Druckfenster als PDF.
doctor-sheet-period = Zeitraum
doctor-sheet-all = Alles
doctor-sheet-parts = Was draufsteht
doctor-sheet-part-use = Konsum
doctor-sheet-part-plan = Plan
doctor-sheet-part-scores = Fragebögen
doctor-sheet-part-doses = Nikotinersatz
doctor-sheet-part-withdrawal = Entzug
doctor-sheet-part-cravings = Verlangen und Auslöser
doctor-sheet-print = Drucken oder als PDF sichern
doctor-sheet-heading = Auszug aus einem persönlichen Tagebuch
doctor-sheet-for = Für Praxis oder Beratung
doctor-sheet-dates = { $from } bis { $through }
doctor-sheet-mean = Am Tag, im Schnitt
doctor-sheet-known = Bekannte Tage
doctor-sheet-unknown = Tage ohne Angabe
doctor-sheet-excused = Freie Tage, nicht bewertet
doctor-sheet-last = Zuletzt konsumiert
doctor-sheet-not-known = nicht bekannt
doctor-sheet-pause = Längste Pause
doctor-sheet-stops = Erreichte Stopptage
doctor-sheet-free = Jetzt ohne seit
doctor-sheet-free-best = Längste Zeit ohne
doctor-sheet-target = Ziel heute
doctor-sheet-questionnaire = Fragebogen
doctor-sheet-date = Datum
doctor-sheet-score = Punkte
doctor-sheet-band = Stufe
doctor-sheet-sources = Quellen: { $names }
doctor-sheet-product = Produkt
doctor-sheet-days = Tage
doctor-sheet-doses = Dosen
doctor-sheet-strength = Stärke
doctor-sheet-sign = Anzeichen
doctor-sheet-mean-sign = Mittel (0–4)
doctor-sheet-strongest = Stärkster Wert
doctor-sheet-noticed = Notierte Verlangen
doctor-sheet-passed = Davon überstanden
doctor-sheet-intensity = Mittlere Stärke (1–10)
doctor-sheet-trigger = Auslöser
doctor-sheet-cravings = Verlangen
doctor-sheet-none = In diesem Zeitraum nicht erfasst: { $parts }.
doctor-sheet-empty-title = Noch nichts zu drucken
doctor-sheet-empty-text = Sobald in diesem Zeitraum etwas notiert ist, steht es hier.
doctor-sheet-limits-title = Was dieses Blatt nicht sagt
doctor-sheet-limits = Alles hier hat die Person selbst eingetragen, und niemand hat es geprüft. Ein Tag ohne Angabe ist unbekannt, nicht null. Die Punkte stammen aus allein beantworteten Fragebögen und sind keine Diagnose. Dosen sind, was notiert wurde, nicht was verordnet ist. Nichts hier ist ein Rat.

## DrinkGuidance

drink-guidance-not-for-all = Es ist für gesunde Erwachsene gemeint. In der Schwangerschaft, mit Krankheit oder mit Medikamenten gilt anderes: Eine Praxis weiß es. Wer ohne Drink zittert oder schwitzt, holt erst Rat und hört nicht auf einmal auf.
drink-guidance-to-settings = Dein Land in den Einstellungen
drink-guidance-checked = So gefunden im { $month } { $year }.
drink-guidance-title-britain = Was die britischen Behörden sagen
drink-guidance-title-united-states = Was die US-Empfehlungen sagen
drink-guidance-title-canada = Was Kanadas Empfehlung sagt
drink-guidance-title-australia = Was die australischen Leitlinien sagen
drink-guidance-title-germany = Was in Deutschland empfohlen wird
drink-guidance-title-elsewhere = Was bekannt ist
drink-guidance-guidance-britain = Das Risiko bleibt niedrig, wenn es in der Regel höchstens 14 Einheiten pro Woche sind, verteilt auf drei Tage oder mehr. Mehrere Tage ohne Drink helfen, weniger zu trinken.
drink-guidance-guidance-united-states = Die Empfehlungen von 2026 nennen keine Zahl mehr; sie raten zu weniger. Gar keinen Alkohol raten sie in der Schwangerschaft, auf dem Weg aus einer Alkoholstörung, wenn sich die Menge nicht halten lässt, und zu Medikamenten, die sich nicht vertragen.
drink-guidance-guidance-canada = Pro Woche: Null ist ohne Risiko, 1 bis 2 Standarddrinks haben ein niedriges, 3 bis 6 ein mittleres, ab 7 wird es immer höher. An einem Tag höchstens 2. Weniger ist besser.
drink-guidance-guidance-australia = Höchstens 10 Standarddrinks pro Woche und höchstens 4 an einem Tag. Je weniger, desto niedriger das Risiko. Unter 18, in und vor einer Schwangerschaft: keiner.
drink-guidance-guidance-germany = Keine Menge ist ohne Risiko, und für die Gesundheit ist keiner am besten. Die Gesellschaft für Ernährung nennt das Risiko unter 27 g pro Woche niedrig, bis 81 g mittel und darüber hoch. Die Hauptstelle für Suchtfragen nennt keine Grenze mehr: so wenig wie möglich.
drink-guidance-guidance-elsewhere = Für dein Land ließ sich keine Empfehlung bestätigen, darum gibt es keine Linie. Die Weltgesundheitsorganisation in Europa sagt: Keine Menge ist ohne Risiko, weniger ist sicherer.

# Variables:
#   $daily (Number)
drink-guidance-compared = {" "}Ein Tag lag über { $daily }.
drink-guidance-place = Diese Woche liegt bisher darin.
drink-guidance-place2 = Diese Woche liegt über der Linie.
drink-guidance-place3 = Diese Woche liegt im mittleren Bereich.
drink-guidance-place4 = Diese Woche liegt über dem mittleren Bereich.

## DrinkSize

drink-size-sized = Ein Drink mit Größe
drink-size-sheet-title = Was war im Glas?
drink-size-presets = Gängige Größen, oder unten deine eigene
drink-size-measure = Maß
drink-size-strength = Stärke in % vol
drink-size-strength-hint = Sie steht auf dem Etikett.
drink-size-count = Wie viele
drink-size-size-wanted = Gib Größe und Stärke an, dann siehst du, was darin ist.
drink-size-volume = Menge in US fl oz
drink-size-volume2 = Menge in ml
drink-size-problem-volume = Bitte eine Menge bis 5 Liter.
drink-size-problem-strength = Bitte eine Zahl von 0 bis 100.
drink-size-problem-count = Bitte eine Zahl bis 50.
drink-size-name-beer-half = Bier
drink-size-name-pint = Pint Bier
drink-size-name-wine-large = Wein
drink-size-name-cider = Cider
drink-size-name-spirit = Schnaps
drink-size-grams = {" "}g Alkohol
drink-size-unit-name-britain = { $count ->
    [one] britische Einheit
   *[other] britische Einheiten
}
drink-size-unit-name-united-states = { $count ->
    [one] US-Standarddrink
   *[other] US-Standarddrinks
}
drink-size-unit-name-canada = { $count ->
    [one] kanadischer Standarddrink
   *[other] kanadische Standarddrinks
}
drink-size-unit-name-australia = { $count ->
    [one] australischer Standarddrink
   *[other] australische Standarddrinks
}
drink-size-unit-name-germany = g Alkohol
drink-size-unit-britain = Eine britische Einheit sind 10 ml reiner Alkohol, etwa 8 g.
drink-size-unit-united-states = Ein US-Standarddrink sind 14 g reiner Alkohol.
drink-size-unit-canada = Ein kanadischer Standarddrink sind 13,45 g reiner Alkohol.
drink-size-unit-australia = Ein australischer Standarddrink sind 10 g reiner Alkohol.
drink-size-unit-germany = Alkohol wird in Gramm gezählt, wie in der deutschen Empfehlung.
drink-size-unit-elsewhere = Alkohol wird in Gramm gezählt; ein Land in den Einstellungen bringt vielleicht seine Einheit mit.

## Drinking

drinking-level-label = Wie war es?
drinking-other-day = Ein anderer Tag
drinking-day-of-now = Zurück zum aktuellen Tag
drinking-day-problem = Bitte einen Tag bis heute.
drinking-levels-why = Eine Stufe für einen Tag; eine neue ersetzt die alte. In Plan, Geld und Wochen zählt „wenig“ als 0 Drinks oder als der eine, den du genannt hast, „mittel“ als 4 und „viel“ als 6. Das ist geschätzt. Hast du einzeln mehr Drinks gezählt, bleiben sie.
drinking-steady-question = Keiner oder einer?
drinking-estimate = geschätzt
drinking-for-day = Für { $day }
drinking-cutoff = Vor { $time } zählt es für den Vortag, danach für heute.
drinking-day0 = heute
drinking-day1 = gestern
drinking-name-steady = Wenig
drinking-name-easy = Mittel
drinking-name-wild = Viel
drinking-drinks-steady = 0 oder 1 Drink
drinking-drinks-easy = 2 bis 5 Drinks
drinking-drinks-wild = 6 Drinks oder mehr
drinking-steady-answer = Keiner
drinking-steady-answer2 = Einer
drinking-noted-level = Notiert für { $day }: { $level }.
drinking-way = Wie du es notierst
drinking-way-keeps = Was du auch wählst: Alles Notierte bleibt.
drinking-way-caution = Bei dir halten die Stufen nur fest, wie es war. Es wird keine Serie gezählt.
drinking-name-by-level = Nach Stufe
drinking-name-by-drinks = Nach Drinks
drinking-detail-by-level = Einmal tippen pro Abend
drinking-detail-by-drinks = Jeder Drink, gern mit Größe
drinking-changed = Von jetzt an:{" "}
drinking-calories = Energie des Alkohols in kcal
drinking-calories-detail = 7 kcal je Gramm Alkohol; Zucker ist nicht dabei.
drinking-week-from = Woche ab
drinking-line = Richtwert
drinking-this-week = Diese Woche ist noch nichts notiert.
drinking-this-week2 = {" "}Davon geschätzt:{" "}
drinking-this-week3 = Diese Woche bisher: { $words }. Bekannte Tage: { $known }, ohne Drink: { $free }.
drinking-week-calories = Das sind etwa{" "}
drinking-week-calories2 = {" "}aus Alkohol.
drinking-estimate-why = Ein Drink ohne Größe gilt als { $drink }: geschätzt. Mit Größe ist es genau.
drinking-chart-title = { $unit } pro Woche
drinking-chart-sentence = Ein Balken für jede der letzten 8 Wochen.
drinking-chart-sentence2 = {" "}Die Linie steht bei { $line } { $unit }.

## Excuses

excuses-title = Tage, die nicht zählen
excuses-lead = Krank, unterwegs oder im Nachtdienst: Solche Tage verlängern keine Serie und beenden keine, hier und in jedem Plan. Sie gelten als ausgenommen.
excuses-add = Tage wählen
excuses-sick-today = Heute bin ich krank
excuses-list = Deine Tage
excuses-empty-title = Jeder Tag zählt
excuses-empty-text = Wenn das Leben dazwischenkommt, nimm die Tage hier heraus.
excuses-name-sick = Krank
excuses-name-travel = Auf Reisen
excuses-name-night-shift = Nachtdienst
excuses-name-fast = Fasten
excuses-name-holiday = Urlaub
excuses-excused-sick = krank
excuses-excused-travel = auf Reisen
excuses-excused-night-shift = Nachtdienst
excuses-excused-fast = Fasten
excuses-excused-holiday = Urlaub
excuses-excused = ausgenommen
excuses-since = seit { $day }, bis du es beendest
excuses-through = { $first } bis { $last }
excuses-sheet = Tage, die nicht zählen
excuses-reason = Warum
excuses-from = Erster Tag
excuses-last = Letzter Tag
excuses-is-open = Bis ich es beende
excuses-is-open-detail = Wenn du es noch nicht weißt.
excuses-problem-reason = Wähle einen Grund.
excuses-problem-from = Wähle den ersten Tag.
excuses-problem-through = Wähle einen letzten Tag, nicht vor dem ersten.

# Variables:
#   $longestDays (Number)
excuses-problem-long = Höchstens { $longestDays } Tage am Stück.
excuses-save = Behalten
excuses-delete = Löschen
excuses-close = Schließen
excuses-end = Es ist vorbei
excuses-end2 = { $reason } ist vorbei: Heute zählt wieder
excuses-kept = Notiert. Diese Tage zählen nicht.
excuses-paused = Notiert. Bis du es beendest, zählt kein Tag.
excuses-ended = Heute zählt wieder.
excuses-deleted = Gelöscht. Die Tage zählen wieder.
excuses-card = Gerade zählen die Tage nicht: { $when }.

## FoodNotice

food-notice-loading = Die Liste der Lebensmittel kommt gleich.
food-notice-missing = Die Liste der Lebensmittel ist gerade nicht da. Schreib in deinen Worten; zuordnen geht später.
food-notice-again = Noch einmal versuchen

## Coach

coach-crisis-now-first = Das klingt ernst, und du bist wichtig. Bleib bitte nicht allein damit. Menschen, die jetzt helfen können, erreichst du mit einem Tipp.
coach-crisis-now-again = Sprich bitte jetzt mit jemandem. Die Nummern sind einen Tipp entfernt, und wenige Worte genügen.
coach-crisis-soon-first = Das klingt schwer. Du brauchst das nicht allein zu tragen. Jemand zum Reden ist einen Tipp entfernt.
coach-crisis-soon-again = Dafür braucht es einen Menschen, der zuhört. Die Nummern sind einen Tipp entfernt.
coach-greeting-warm = Hallo, schön, dass du da bist. Was beschäftigt dich: ein Verlangen, ein schwerer Moment oder wie es läuft?
coach-greeting-spark = Hi. Was auch immer dich herführt, ein kleiner Schritt genügt. Womit fangen wir an?
coach-greeting-plain = Hi. Verlangen, Zahlen oder Ideen: such dir etwas aus oder schreib einfach.
coach-greeting-calm-first = Schön, dich zu sehen. Es ist ruhig geworden, ein Blick pro Woche reicht. Schauen wir, wie es läuft, oder planen für den seltenen Moment?
coach-greeting-calm-again = Hallo noch mal. Heute ist nichts zu tun. Wenn etwas näher rückt als sonst, sag es mir.
coach-greeting-again = Hallo noch mal. Sag mir, was du gerade brauchst. Ein paar Worte reichen.
coach-craving-warm = Ich bin bei dir. Ein Verlangen steigt, hat seinen Höhepunkt und geht, meist in Minuten. Dieses stehen wir zusammen durch.
coach-craving-spark = Du bist ausdauernder als dieses Verlangen. Die meisten gehen in Minuten vorbei. Starte die Zeit und lass sie laufen.
coach-craving-plain = Es lässt nach, meist in Minuten. Starte die Zeit. Trink Wasser. Beweg dich.
coach-craving-again = Noch da? Ändere jetzt eine Sache: aufstehen, anderes Zimmer, kaltes Wasser über die Handgelenke. Dann langsam ausatmen.
coach-night-first = Nachts wirkt ein Verlangen größer. Lass das Licht gedimmt, atme länger aus als ein, und lass es vorbeiziehen.
coach-night-again = Um diese Zeit muss nichts entschieden werden. Ein Glas Wasser, zehn langsame Atemzüge, dann leg dich wieder hin.
coach-passed-first = Verlangen in den letzten 7 Tagen: { $cravings }. Überstanden: { $passed }. Dieses kann genauso gehen.
coach-passed-again = Schau auf deine letzten 7 Tage. Verlangen: { $cravings }. Überstanden: { $passed }. Du weißt, wie es geht.
coach-slipped-warm = Danke, dass du es mir sagst. Alles davor zählt weiter. Schauen wir, was los war, und finden etwas fürs nächste Mal.
coach-slipped-spark = Ein Ausrutscher ist ein Moment, und er zeigt dir einen Auslöser. Eine Minute jetzt macht das nächste Mal leichter.
coach-slipped-plain = Es ist ein Moment. Was war der Auslöser? Eine Minute jetzt, und du hast einen Plan fürs nächste Mal.
coach-slipped-again = Was du davor geschafft hast, bleibt deins. Jetzt zählt nur die nächste Stunde. Trink etwas und fang da an.
coach-win-warm = Das freut mich. Nimm dir einen Moment und spür, wie sich das anfühlt. Dann schau, wo du jetzt stehst.
coach-win-spark = Das gehört dir. Behalte, was geholfen hat, und schau, wie weit du bist.
coach-win-plain = Gut. Was hat geholfen? Mach einen Plan daraus, dann klappt es wieder.
coach-win-again = Schön, das wieder zu hören. Behalte, was geholfen hat: als Wenn-dann-Plan.
coach-free-first = { $name }: { $time } ohne. Es zählt weiter, während wir schreiben.
coach-free-again = { $name }: { $time } ohne, und es läuft weiter.
coach-free-after-slips-first = { $name }: { $current } ohne, und { $total } seit deinem Stopp. Alles davon zählt.
coach-free-after-slips-again = Seit deinem Stopp: { $total }. Ohne Ausrutscher gerade: { $current }. Beides gehört dir.
coach-target-first = Heute bisher: { $units }. Dein Ziel für den Tag: { $target }.
coach-target-again = Dein Ziel heute ist { $target }, bisher sind es { $units }.
coach-counted-first = Heute bisher: { $units }. Die Tage davor stehen im Fortschritt.
coach-counted-again = Das macht heute { $units }. Die Tage davor zeigt der Fortschritt.
coach-cravings-first = Verlangen in den letzten 7 Tagen: { $cravings }. Überstanden: { $passed }.
coach-cravings-again = Deine letzten 7 Tage. Notierte Verlangen: { $cravings }. Überstanden: { $passed }.
coach-empty-first = Ich habe gerade keine Zahlen für dich. Notier auf Heute eine Sache, dann kann ich mehr sagen.
coach-empty-again = Für mich gibt es noch nichts zu zählen. Ein Tipp auf Heute, und der Anfang ist gemacht.
coach-same-first = Wie eben. Im Fortschritt siehst du es Tag für Tag.
coach-same-again = In den letzten Minuten nichts Neues. Schau in den Fortschritt, oder sag mir, wie es dir geht.
# The reason is a sentence with a blank behind it, or nothing.
# Variables:
#   $day (String)
#   $reason (String)
coach-ahead-harder-first = { $day } könnte schwerer werden als sonst. { $reason }Ein Plan hilft.
# Variables:
#   $day (String)
#   $reason (String)
coach-ahead-harder-again = { $day } fordert dich vielleicht mehr. { $reason }Überleg jetzt, was du dann tust.
# Variables:
#   $day (String)
#   $reason (String)
coach-ahead-easier-first = { $day } sieht leichter aus als sonst. { $reason }Bleib bei dem, was hilft.
# Variables:
#   $day (String)
#   $reason (String)
coach-ahead-easier-again = { $day } wird wohl eher leicht. { $reason }Halt den Plan trotzdem bereit.
# Variables:
#   $day (String)
coach-ahead-usual-first = { $day } sieht aus wie die meisten deiner Tage. Nichts sticht heraus.
# Variables:
#   $day (String)
coach-ahead-usual-again = { $day }: wie die meisten Tage, soweit deine eigenen es zeigen.
coach-ahead-silent-first = Über den nächsten Tag kann ich nichts Verlässliches sagen. Was dafür noch fehlt, zeigt die Vorhersage.
coach-ahead-silent-again = Noch immer nichts, was ich mit gutem Grund sagen könnte. Ein Plan für einen schweren Moment passt an jedem Tag.
coach-ahead-today = Heute
coach-ahead-tomorrow = Morgen
coach-saved-first = Bisher gespart: { $money }. Das ergibt sich aus dem Preis in deinem Plan und deinen vollen Tagen.
coach-saved-again = { $money } sind bisher bei dir geblieben, nach dem Preis in deinem Plan.
coach-unsaved-first = Noch keine Ersparnis zu sehen. Dafür braucht es einen Preis im Plan und mindestens einen vollen Tag.
coach-unsaved-again = Trag im Plan einen Preis ein, dann kann ich nach einem vollen Tag mehr sagen.
coach-reason-first = Dein Grund: „{ $reason }“. Lies ihn noch einmal, ganz langsam.
coach-reason-again = Du hast notiert: „{ $reason }“. Gilt das heute noch?
coach-no-reason-first = Noch steht kein Grund da. Was soll in einem Jahr anders sein? Eine Zeile genügt.
coach-no-reason-again = Denk an einen Menschen oder an etwas, das du zurückwillst. Notier es im Plan, dann erinnere ich dich daran.
coach-breathing-first = Durch die Nase ein auf 4, halten auf 4, aus auf 6. Fünfmal. Oder lass die App für dich zählen.
coach-breathing-again = Hand auf den Bauch. Ein auf 4, aus auf 6, bis die Schultern sinken. Die Rhythmen sind einen Tipp entfernt.
coach-techniques-warm = Gib Händen und Mund etwas anderes: kaltes Wasser, ein kurzer Weg, eine Karotte. Mehr Ideen sind einen Tipp entfernt.
coach-techniques-spark = Zehn Minuten, eine Sache: einmal um den Block, zwanzig Kniebeugen oder der Abwasch. Such dir eine aus und los.
coach-techniques-plain = Warte zehn Minuten. Trink Wasser. Atme tief. Tu etwas mit den Händen.
coach-techniques-again = Zähl von 100 in Siebenerschritten zurück, oder nenn fünf Dinge, die du siehst. Kleine Aufgaben nehmen die Spitze.
coach-swap-salty-first = Popcorn mit Paprika oder Paprikastreifen mit Joghurt-Dip. Immer noch knusprig, immer noch salzig.
coach-swap-salty-again = Knusprige Kichererbsen aus dem Ofen, oder halb Chips, halb Gurkensticks.
coach-swap-sweets-first = Beeren mit zwei Stück dunkler Schokolade, oder Datteln mit ein paar Nüssen. Immer noch süß.
coach-swap-sweets-again = Probier es kleiner: ein Stück, im Sitzen, mit einer Tasse Tee. Oder ein Apfel mit Zimt.
coach-swap-bakery-first = Toast mit Banane und Zimt, oder Joghurt mit Haferflocken und Apfel. Warm oder knusprig, wie du magst.
coach-swap-bakery-again = Ein halbes Stück und Obst dazu, oder eine Scheibe Nussbrot mit Marmelade.
coach-swap-frozen-first = Gefrorene Beeren mit Joghurt, oder eine pürierte Banane aus dem Gefrierfach. Cremig und kalt.
coach-swap-frozen-again = Eine Kugel mit viel Obst, oder gefrorene Trauben, eine nach der anderen.
coach-swap-drink-first = Sprudel mit Orange oder kalter Früchtetee. Frisch und kaum Zucker.
coach-swap-drink-again = Halb und halb: dein Getränk mit Sprudel. Dann jede Woche ein bisschen weniger davon.
coach-swap-meal-first = Behalte das Gericht, ändere einen Teil: kleinere Portion mit Salat dazu, oder mehr Gemüse obendrauf.
coach-swap-meal-again = Iss die erste Hälfte langsam, mit einem Glas Wasser. Dann schau, ob du den Rest noch willst.
coach-swap-alcohol-first = Soda mit Limette und Minze, oder ein alkoholfreies Bier. Ist es ein Verlangen, fang damit an.
coach-swap-alcohol-again = Ingwer und Limette auf Eis, im Lieblingsglas. Und zuerst das Verlangen, falls eins da ist.
coach-swap-other-first = Um welches Essen geht es? Chips, Cola, Schokolade: nenn eins. Alle Tausch-Ideen sind einen Tipp entfernt.
coach-swap-other-again = Nenn mir ein Lebensmittel, dann schlage ich etwas vor. Oder schau die Tausch-Ideen durch.
coach-plan-first = In deinem Plan stehen der heutige Schritt und die nächsten. Schau rein, und ändere ihn, wenn sich etwas ändert.
coach-plan-again = Ein Plan für die schweren Stellen hilft: Wenn es dort eng wird, dann mache ich das. Schreiben wir einen?
coach-no-plan-warm = Mit einem Plan wird es leichter: ein Tag zum Aufhören, oder kleine Schritte nach unten. Das Tempo bestimmst du.
coach-no-plan-spark = Du entscheidest: ein klarer Tag, oder jede Woche ein Schritt. In einer Minute steht er.
coach-no-plan-plain = Zwei Wege: ein Stopptag, oder jede Woche weniger. Wähl einen.
coach-no-plan-again = Fang klein an: wie, und ab wann. Alles lässt sich später ändern.
coach-plan-drinking-first = Wenn du täglich trinkst, sprich bitte vor dem Aufhören ärztlich darüber: Auf einmal kann gefährlich sein. Kleine Schritte gehen auch.
coach-plan-drinking-again = Bei täglichem Trinken ist langsam und ärztlich begleitet der sichere Weg. Nummern stehen unter Hilfe.
coach-motivation-warm = Es darf schwer sein. Du brauchst nicht für immer durchzuhalten, nur die nächsten zehn Minuten.
coach-motivation-spark = Du bist hergekommen, bevor du entscheidest. Das ist Stärke. Noch zehn Minuten, dann schauen wir wieder.
coach-motivation-plain = Jetzt schwer heißt nicht immer schwer. Gib dem zehn Minuten. Dann entscheide.
coach-motivation-again = Denk nur an das nächste Kleine: ein Glas Wasser, frische Luft, eine Nachricht an jemanden.
coach-sleep-warm = Wachliegen macht mürbe. Leg danach das Handy weg, atme langsam aus, und lass dich vom Bett tragen.
coach-sleep-spark = Erst darf der Körper langsamer werden: zehnmal lang ausatmen, und die Gedanken warten bis morgen.
coach-sleep-plain = Licht runter. Kein Scrollen. Länger aus- als einatmen, zehnmal.
coach-sleep-again = Wenn es schon länger dauert: Setz dich ins Halbdunkel, und geh zurück ins Bett, wenn du müde wirst.
coach-stress-warm = Das ist viel auf einmal. Erst der Körper: drei langsame Atemzüge, Schultern runter. Dann eins nach dem anderen.
coach-stress-spark = Auch Druck geht vorbei. Zwei Minuten ruhig atmen, dann nimm dir die kleinste Aufgabe.
coach-stress-plain = Atme dreimal auf sechs aus. Dann schreib den nächsten Schritt auf.
coach-stress-again = Geh fünf Minuten raus, wenn du kannst. Bewegung hilft oft mehr als Sitzenbleiben.
coach-boredom-warm = Langeweile will etwas Kleines. Geben wir deinen Händen für ein paar Minuten etwas zu tun.
coach-boredom-spark = Freie Minuten gehören dir. Zehn Minuten Bewegung, oder eine Runde Paare: Such dir eins aus.
coach-boredom-plain = Fünf Minuten irgendwas: Abwasch, ein Weg, ein Anruf.
coach-boredom-again = Schreib jemandem, von dem du länger nichts gehört hast. Oder räum eine Schublade auf, nur eine.
coach-anger-warm = Du bist wütend, und das darf sein. Lass etwas davon raus: schnell gehen, oder lange ausatmen.
coach-anger-spark = Nutz die Energie: Treppen, Liegestütze, schnelles Gehen. Dann entscheide, was du damit machst.
coach-anger-plain = Antworte noch niemandem. Geh fünf Minuten. Atme lang aus.
coach-anger-again = Balle fünf Sekunden die Fäuste, dann lass los. Dreimal. Dann sag, was du brauchst.
coach-low-warm = Es tut mir leid, dass es gerade schwer ist. Du brauchst es nicht sofort zu lösen. Hilft es, eine Zeile aufzuschreiben?
coach-low-spark = Auch langsame Tage gehen weiter. Jetzt etwas Gutes für dich: Tee, Tageslicht, eine vertraute Stimme.
coach-low-plain = Solche Tage gibt es. Iss etwas, geh ans Tageslicht, sprich mit jemandem.
coach-low-again = Wenn es tagelang dunkel bleibt, sprich mit jemandem, der sich auskennt. Nummern stehen unter Hilfe.
coach-occasion-warm = Orte und Menschen ziehen. Überleg jetzt, was du tust, wenn es kommt, dann wird es dort leichter.
coach-occasion-spark = Geh mit einem Plan hin: ein Wasser in der Hand, ein Satz bereit, ein Weg hinaus.
coach-occasion-plain = Entscheide vorher: was du sagst, was du hältst, wann du gehst.
coach-occasion-again = Ist es jeden Tag dieselbe Stelle, ändere etwas daran: andere Tasse, anderer Weg, anderer Platz.
coach-body-first = Vieles, was der Körper in den ersten Wochen macht, ist üblich und vergeht. Schau, was zu erwarten ist und wann jemand helfen kann.
coach-body-again = Hunger und Nebel im Kopf gehören oft zu den ersten Wochen. Wenn dich etwas beunruhigt, frag ärztlich nach.
coach-professional-first = Das gehört in eine Arztpraxis, zur Hebamme oder in die Apotheke, wo jemand alles mit dir ansieht. Nummern sind einen Tipp entfernt.
coach-professional-again = Das kann ich nicht sicher beurteilen. In der Arztpraxis oder der Apotheke kann man es.
coach-nrt-first = Wie viel und wie lange steht auf der Packung, und die Apotheke sagt dir, was passt. Mengen überlasse ich ihr.
coach-nrt-again = Zu Pflaster, Kaugummi oder Tabletten hat der Beipackzettel oder die Apotheke die Antwort.
coach-tip-breath = Atme zwei Minuten langsam und tief. In einer kleinen Studie ließ das den Wunsch zu rauchen nach.
coach-tip-walk = Geh fünf Minuten, zur Tür hinaus und zurück. In 15 Studien wurde der Wunsch zu rauchen davon eine Weile schwächer.
coach-tip-surf = Beobachte den Drang drei Minuten wie eine Welle: wo er sitzt, wie er sich bewegt. Er darf bleiben. Du schaust nur zu.
coach-tip-four-ds = Zehn Minuten warten, Wasser trinken, etwas anderes tun, tief atmen. Das raten Rauchstopp-Telefone.
coach-tip-eyes = Spiel drei Minuten etwas für die Augen, zum Beispiel Paare. In einer Studie machte ein Spiel Verlangen schwächer.
coach-tip-countdown = Zähl von 100 in Siebenerschritten zurück, so weit du kommst. So hat der Kopf etwas zu tun.
coach-tip-senses = Fünf Dinge, die du siehst, vier, die du hörst, drei, die du anfassen kannst. Langsam, eins nach dem anderen.
coach-tip-hands = Gib den Händen zehn Minuten etwas zu tun: Abwasch, ein Stift zum Drehen, Teig zum Kneten.
coach-tip-morning = Such dir einen Moment heute, der schwer werden kann, und was du dann tust. Ein Satz genügt.
coach-tip-coffee = Wenn ich Kaffee mache, dann trinke ich ihn an einem neuen Platz. So ein Satz lohnt sich zum Aufschreiben.
coach-tip-meal = Wenn mein Teller leer ist, dann stehe ich auf und putze die Zähne. In 94 Tests halfen solche Pläne.
coach-tip-hard-hour = Vielleicht wird es bald schwerer. Leg jetzt fest: Wenn es kommt, dann tue ich das. In 94 Tests halfen solche Pläne.
coach-tip-out-of-sight = Räum weg, was du benutzt, samt allem, was dazugehört. Und plane, wonach deine Hand stattdessen greift.
coach-tip-person = Schreib jemandem eine Zeile: schwerer Moment, wollte es nur sagen. Mit jemandem reden, das raten auch Rauchstopp-Telefone.
coach-tip-slip = Ein Ausrutscher zeigt, wo es eng wird. Eine Minute: Wo warst du, wer war da, und was beim nächsten Mal?
coach-tip-caffeine = Nach der letzten Zigarette sammelt sich Koffein über etwa drei Wochen an. Bist du kribbelig, probier eine kleinere Tasse.
coach-tip-weeks = Die meisten Entzugszeichen sind in der ersten Woche am stärksten und lassen in zwei bis vier Wochen nach.
coach-tip-proof = Denk an deinen letzten schweren Tag, und dass du ihn überstanden hast. Schau, was seitdem zusammengekommen ist.
coach-tip-mood = Ab der sechsten Woche ging es Menschen nach dem Aufhören im Mittel besser als denen, die weitermachten. Beobachtet, nicht versprochen.
coach-tip-treat = Leg zur Seite, was der heutige Tag gekostet hätte, und gib ihm einen Namen: Wofür ist es?
coach-tip-reason = Lies deinen eigenen Grund noch einmal, ganz langsam. Dann tu das nächste Kleine.
coach-tip-night = Wenig Licht, Handy weg, zehn Atemzüge, länger aus als ein. Jetzt ist nichts zu entscheiden.
coach-tip-leaflet = Im Beipackzettel steht, wie dein Ersatz gedacht ist. Zwei Minuten lesen, einmal.
coach-tip-replacement-at-hand = Leg deinen Ersatz dorthin, wo früher die Schachtel war: in die Tasche, auf den Tisch, ins Auto.
coach-tip-rare-moment = Es ist ruhig geworden. Ein Plan für den seltenen Moment genügt: eine Feier, ein Streit, eine lange Woche. Welcher ist deiner?
coach-tip-own-sentence = Du lebst seit Monaten ohne. Wie würdest du das über dich sagen, in einem Satz? Schreib ihn auf.
coach-tip-pass-on = Was hat dir in den ersten Wochen am meisten geholfen? Schreib es auf, für dich und für jemanden, der gerade anfängt.
coach-thanks-warm = Sehr gern. Ich bin da, wann immer du magst.
coach-thanks-spark = Das hast du selbst gemacht. Komm jederzeit wieder.
coach-thanks-plain = Gern.
coach-thanks-again = Jederzeit. Wenn es wiederkommt, komm du auch.
coach-goodbye-warm = Pass gut auf dich auf. Ich bin da, wenn du mich brauchst.
coach-goodbye-spark = Bis bald. Du weißt, wo die Zeit läuft.
coach-goodbye-plain = Bis dann.
coach-goodbye-again = Bis später. Der Knopf fürs Verlangen ist immer auf Heute.
coach-joke-first = Ich kenne einen über den kalten Entzug, aber der wird erst langsam warm. Wie geht es dir wirklich?
coach-joke-again = Schön, dass du lachst. Wenn du fünf Minuten hast, hier ist etwas für die Hände.
coach-complaint-first = Verstehe. Mit einfachen Worten klappt es am besten. Was ist gerade am schwersten: ein Verlangen, die Laune oder der Plan?
coach-complaint-again = Alles klar. Hier ist, was ohne Reden hilft.
coach-yes-first = Gut. Hier ist es, ein Tipp genügt.
coach-yes-again = Dann los. Ein Tipp, und du bist dort.
coach-yes-open-first = Gut. Womit fangen wir an: einem Verlangen, oder etwas zu tun?
coach-yes-open-again = In Ordnung. Ein Verlangen, oder eine Idee für die Hände?
coach-no-first = In Ordnung, dann etwas anderes. Hier ist ein anderer Weg.
coach-no-again = Das ist okay. Jetzt muss nichts passieren. Ich bin da.
coach-ok-first = In Ordnung. Ich bin da, wenn etwas ist.
coach-ok-again = Gut. Lass dir Zeit. Es steht alles noch da.
coach-help-first = Ich helfe bei Verlangen, Ausrutschern, Schlaf, Stress, Tausch-Ideen und mit deinen Zahlen. Einfache Worte genügen, und niemand liest mit.
coach-help-again = Probier: Ich habe ein Verlangen. Wie läuft es? Was statt Chips? Ich kann nicht schlafen.
coach-unknown-warm = Ich bin nicht sicher, ob ich dich verstehe. Ist es ein Verlangen, die Stimmung oder etwas mit dem Plan?
coach-unknown-spark = Sag es mir in wenigen Worten: Was brauchst du gerade?
coach-unknown-plain = Das habe ich nicht verstanden. Verlangen, Stimmung, Schlaf, Essen oder Zahlen?
coach-unknown-again = Ich komme noch nicht mit, und das liegt an mir. Nimm eins davon, oder versuch es kürzer.

coach-do-craving = Zeit starten
coach-do-breathing = Atmen
coach-do-techniques = Ideen ansehen
coach-do-debrief = Ausrutscher ansehen
coach-do-plan = Plan öffnen
coach-do-if-then = Wenn-dann-Plan schreiben
coach-do-progress = Fortschritt ansehen
coach-do-milestones = Meilensteine ansehen
coach-do-savings = Ersparnis ansehen
coach-do-swaps = Tausch-Ideen ansehen
coach-do-reflection = Aufschreiben
coach-do-practice = Etwas tun
coach-do-withdrawal = Sehen, was kommt
coach-do-replacement = Packung nachlesen
coach-do-today = Zu Heute
coach-do-forecast = Vorhersage ansehen
coach-do-help = Jetzt Hilfe holen

coach-used-free = Benutzt: dein Plan und deine Einträge
coach-used-counted = Benutzt: die Einträge von heute und dein Plan
coach-used-cravings = Benutzt: deine Verlangen der letzten 7 Tage
coach-used-saved = Benutzt: der Preis im Plan und deine vollen Tage
coach-used-ahead = Benutzt: deine bisherigen Tage, wie die Vorhersage sie liest
coach-used-tip = Benutzt: die Uhrzeit, deine Einträge und deine Daumen.
coach-used-reason = Benutzt: deine Gründe

coach-page-title = Coach
coach-page-start = Was ist los?
coach-page-start-text = Schreib ein paar Worte, oder tipp unten auf etwas. Das geht auch ohne Netz.
coach-page-field = Deine Nachricht
coach-page-send = Senden
coach-page-quick-craving = Ich habe ein Verlangen
coach-page-quick-progress = Wie läuft es?
coach-page-quick-ahead = Und morgen?
coach-page-quick-tip = Ein Tipp für jetzt
coach-page-quick-breathing = Atme mit mir
coach-page-quick-motivation = Motivier mich
coach-page-earlier = Früher
coach-page-options = So arbeitet der Coach
coach-page-tone = Ton
coach-page-tone-empathetic = Sanft
coach-page-tone-motivational = Ermutigend
coach-page-tone-direct = Direkt
coach-page-switch = Coach
coach-page-reads = Er liest deine Nachricht, Einträge, Pläne, Verlangen, Ersparnis, Gründe und Daumen. Alles passiert auf diesem Gerät, und niemand liest mit.
coach-page-off = Der Coach ist aus. Was du geschrieben hast, ist noch da.
coach-page-clear = Chat leeren
coach-page-clear-detail = Nur Nachrichten verschwinden. Deine Einträge und Zahlen bleiben.
coach-page-cleared = Chat geleert.
coach-page-breathed = Das war eine halbe Minute.
coach-tip-ask = Passt dieser Tipp zu dir?
coach-tip-up = Ja
coach-tip-down = Nichts für mich
coach-tip-voted = Notiert. Es zählt für die nächsten.
coach-tip-gone = Dieser Tipp kommt nicht wieder.
coach-page-help = Jetzt Hilfe holen

## Crisis

crisis-title-now = Hilfe ist nah
crisis-title-soon = Du bist damit nicht allein
crisis-self-harm = Was du schreibst, klingt sehr schwer. Jemand kann dir jetzt zuhören, und wenige Worte genügen.
crisis-overdose = Zu viel von etwas kann später ernst werden, auch wenn es sich noch gut anfühlt. Es ist richtig, gleich zu fragen.
crisis-medical = Solche Zeichen sollte bald jemand ansehen. Lieber einmal zu oft anrufen.
crisis-violence = Du hast ein Recht auf Sicherheit. Wenn jemand mitlesen könnte, schließ diese Seite; dieselben Nummern stehen unter Hilfe.
crisis-withdrawal = Alkohol oder Beruhigungsmittel auf einmal wegzulassen kann für den Körper gefährlich sein. Ärztlich begleitet geht es sicher.
crisis-eating = Ein Körper, der zu wenig bekommt, braucht Fürsorge. Eine Ärztin oder jemand Vertrautes kann heute noch helfen.
crisis-breathe = Eine halbe Minute atmen
crisis-stop = Atmen beenden
crisis-all = Alle Nummern
crisis-note = Schließen und notieren
crisis-not-meant = Anders gemeint? Schließ das einfach. Deine Worte sind gespeichert, wie du sie geschrieben hast, und über diese Seite wird nichts aufbewahrt, außer du notierst es.
crisis-close = Schließen

## HelpScreen

help-screen-help-link = Hilfe

## Help

help-title = Hilfe
help-lead = Menschen, die zuhören und sich auskennen. Geht auch ohne Netz.
help-country = Land
help-not-chosen = Nicht gewählt
help-kind-emergency = In Gefahr
help-kind-crisis = Jemand zum Reden, jetzt
help-kind-quit = Aufhören mit Rauchen oder Dampfen
help-kind-alcohol = Alkohol und Drogen
help-call = { $number } anrufen · { $service }
help-emergency-number = Notruf
help-send = SMS an { $number }
help-send2 = SMS mit { $word } an { $number }
help-cost-free = Kostenlos
help-cost-ordinary = Kostet so viel wie andere Anrufe
help-hours-always = Tag und Nacht
help-hours-changing = Zeiten wechseln; die Ansage nennt sie
help-hours-callback = Ruft zurück
help-spoken-es = Auf Spanisch
help-spoken-zh = Auf Chinesisch
help-spoken-en = Auf Englisch
help-spoken-fr = Auf Französisch
help-spoken-de = Auf Deutsch
help-audience-young = Für Jugendliche und junge Erwachsene
help-old = Diese Nummern wurden zuletzt im { $month } geprüft, das ist mehr als ein halbes Jahr her. Falls eine nicht mehr geht: findahelpline.com hat aktuelle.
help-note-keep = Notieren, dass ich hier war
help-note-line = Hilfe gesucht.
help-note-kept = Auf der Seite von heute notiert.
help-note-full = Die Notiz von heute ist voll. Es kam nichts dazu.
help-no-emergency = In Gefahr: Wähle den Notruf des Landes, in dem du bist. In der Europäischen Union ist es die 112.
help-elsewhere = Jemanden zum Reden findest du auf findahelpline.com, nach Ländern geordnet.
help-no-quit = Für dieses Land ist hier keine bestätigte Nummer zum Aufhören bekannt. Auch eine Ärztin, ein Arzt oder eine Apotheke kann helfen.
help-checked = Zuletzt geprüft: { $month }. Nummern ohne Bestätigung fehlen hier.

## HistoryCravingFields

history-craving-fields-place-choice = Wo war es?
history-craving-fields-own-place-field = Ein anderer Ort
history-craving-fields-company-choice = Wer war da?
history-craving-fields-technique-choice = Nichts notiert
history-craving-fields-technique-choice2 = Eine von früher
history-craving-fields-technique-choice3 = Was hast du getan?
history-craving-fields-after-fields = Wie stark war es danach?

## History

history-title = Verlauf
history-add = Etwas Früheres eintragen
history-add-title = Etwas Früheres
history-filter-label = Wovon
history-all = Alles
history-more = Zehn weitere Tage zeigen
history-empty-title = Hier ist noch nichts
history-empty-text = Was du einträgst, steht hier, Tag für Tag. Du kannst jede Zeile ändern.
history-today = Heute
history-yesterday = Gestern
history-entry = Eintrag
history-craving = Verlangen
history-cravings = 1 Verlangen
history-cravings2 = { $number }-mal Verlangen
history-total = Menge für den ganzen Tag
history-skipped = Ausgelassen
history-in-total = es zählt die Tagesmenge
history-total-hint = Die Tagesmenge ersetzt die einzelnen Einträge.
history-hidden-by-total = Dieser Tag hat eine Tagesmenge. Sie bleibt, wie sie ist.
history-amount = Wie viel
history-date = Datum
history-time = Uhrzeit
history-note = Notiz
history-minutes = Wie lange, in Minuten?
history-strength = Stärke in mg/ml
history-counts-for = Zählt zu { $day }.
history-which-day = Zu welchem Tag gehört es?
history-intensity = Wie stark?

# Variables:
#   $value (Number)
history-intensity-of = { $value } von 10

# Variables:
#   $value (Number)
history-intensity-after = dann { $value }

history-intensity-low = leicht
history-intensity-high = sehr stark
history-no-intensity = Offen lassen
history-triggers = Was hat es ausgelöst?
history-outcome-label = Wie ging es aus?
history-outcome-passed = Es ging vorbei
history-outcome-used = Es ist passiert
history-outcome-nil = Offen
history-save = Speichern
history-delete = Löschen
history-close = Schließen
history-added = Eingetragen.
history-changed = Geändert.
history-deleted = Gelöscht.
history-deleted-total = Gelöscht. Die einzelnen Einträge des Tages zählen wieder.
history-problem-amount = Eine Zahl über null und bis 100.000, zum Beispiel 1 oder 2,5.
history-problem-total-amount = Eine Zahl von 0 bis 100.000.
history-problem-date = Ein Datum ab 1900.
history-problem-time = Eine Uhrzeit, zum Beispiel 21:30.
history-problem-future = Das liegt noch vor dir. Wähle eine Zeit bis jetzt.
history-problem-minutes = Ganze Minuten von 1 bis 720.
history-problem-strength = Eine ganze Zahl von 0 bis 100.
history-problem-note = Die Notiz ist länger als 500 Zeichen. Kürze sie, um sie zu speichern.

## IfThen

if-then-title = Wenn-dann-Pläne
if-then-lead = Entscheide jetzt, was du dann tust. Ein Anlass, ein kleiner Schritt.
if-then-empty-title = Noch kein Plan
if-then-empty-text = Hier stehen die Pläne, die du machst.
if-then-make = Plan machen
if-then-plans = Deine Pläne
if-then-sentence = Wenn { $cue }, dann { $action }.
if-then-cue-trigger = der Auslöser „{ $trigger }“ ist
if-then-cue-place = der Ort „{ $place }“ ist
if-then-cue-time = es { $time } ist
if-then-own-technique = mache ich das: { $name }
if-then-gone = atme ich einmal durch
if-then-usually = Kommt meist gegen { $time }, deshalb erscheint er vorher.
if-then-no-time = Er erscheint auf Heute, sobald seine übliche Uhrzeit bekannt ist.
if-then-rehearsed = Geübt.
if-then-rehearse = Üben
if-then-edit = Ändern
if-then-delete = Löschen
if-then-deleted = Gelöscht.
if-then-kept = Gespeichert. Üben dauert eine Minute.
if-then-builder-title = Wenn … dann …
if-then-kind = Wenn
if-then-kind-trigger = Auslöser
if-then-kind-place = Ort
if-then-kind-time = Uhrzeit
if-then-own-cue = In deinen Worten
if-then-own-cue-hint = Kurz, zum Beispiel „die Haltestelle“.
if-then-time = Um
if-then-time-problem = Eine Uhrzeit, zum Beispiel 17:30.
if-then-action = Dann
if-then-own-action = Oder in deinen Worten: dann …
if-then-own-action-hint = So klein, dass es gleich geht, wie „rufe ich Jo an“.
if-then-keep = Plan behalten
if-then-keep-problem = Wähle einen Anlass und einen Schritt. Dann ist es ein Plan.
if-then-close = Schließen
if-then-rehearse-title = Üben

# Variables:
#   $step (Number)
#   $count (Number)
if-then-step = Schritt { $step } von { $count }

if-then-say = Sag ihn einmal laut.
if-then-type = Schreib ihn einmal, so gut es geht.
if-then-typed = Dein Satz
if-then-imagine = Augen zu. Sieh den Moment kommen und wie du es tust.
if-then-next = Weiter
if-then-finish = Fertig
if-then-later = Später
if-then-done = Geübt. Er gehört jetzt dir.
if-then-near = Dein Plan für jetzt
if-then-ask = Dein Plan: Hast du es getan?
if-then-yes = Ja
if-then-not-this-time = Diesmal nicht
if-then-noted = Notiert.
if-then-open = Alle Pläne

## ImportColumns

import-columns-columns-title = Was bedeuten die Spalten?
import-columns-columns-why = Diese Tabelle stammt aus keiner bekannten App. Sag, was wo steht.
import-columns-sample = Die ersten Zeilen
import-columns-column-date = Datum
import-columns-column-time = Uhrzeit
import-columns-column-tracker = Name des Trackers
import-columns-column-amount = Menge, oder ja und nein
import-columns-column-note = Notiz
import-columns-none-date = Nicht gewählt
import-columns-none-tracker = Alle Zeilen sind ein Tracker
import-columns-each = Jede weitere Spalte ist ein Tracker
import-columns-none-amount = Jede Zeile zählt eins
import-columns-none-time = Keine
import-columns-tracker-name = Wie heißt er?
import-columns-date-form = Wie ist das Datum geschrieben?
import-columns-form-year-month-day = Jahr, Monat, Tag
import-columns-form-day-month-year = Tag, Monat, Jahr
import-columns-form-month-day-year = Monat, Tag, Jahr
import-columns-missing-date = Wähle die Spalte mit dem Datum.
import-columns-missing-form = Dieses Datum lässt sich auf zwei Arten lesen. Wähle eine.
import-columns-no-dates = In dieser Spalte steht kein Datum.
import-columns-missing-name = Gib ihm einen Namen.
import-columns-mood = Stimmung
import-columns-moods-title = Deine eigenen Stimmungen
import-columns-moods-why = Die Datei sagt nicht, wie sich diese anfühlen. Ordne sie ein.
import-columns-problem = Nichts wurde geändert.
import-columns-what-empty = In der Datei ist nichts.
import-columns-what-unknown-kind = Diese Art von Datei lässt sich hier nicht lesen.
import-columns-what-database = Diese Datenbank ist beschädigt oder stammt von einer App, die Redstart nicht kennt.
import-columns-what-too-large = Das ist zu viel für einen Import.
import-columns-what-archive = Die Zip-Datei hat ein Passwort.
import-columns-what-archive2 = Die Zip-Datei ist beschädigt.
import-columns-what-table = In Zeile { $line } sind Buchstaben beschädigt. Speichere die Tabelle als „CSV UTF-8“ und versuch es noch einmal.
import-columns-leave-rows-out = Weiter mit dem, was lesbar ist
import-columns-unplaced-colours = Farben kommen nicht mit.
import-columns-unplaced-columns = Manche Spalten haben hier keinen Platz und kommen nicht mit.
import-columns-unplaced-reminder-days = Die Uhrzeiten der Erinnerungen kommen mit, ihre Wochentage nicht.
import-columns-unplaced-weekdays = An welchen Wochentagen eine Gewohnheit dran ist, kommt nicht mit; an wie vielen, schon.
import-columns-unplaced-encoding = Ein Teil des Textes ist von älterer Art. Schau nach, ob Buchstaben wie ä und ß stimmen.
import-columns-row = Zeile { $line }:{" "}
import-columns-in-line-date = kein Datum dieser Art.
import-columns-in-line-time = keine Uhrzeit.
import-columns-in-line-value = keine Menge.
import-columns-in-line-name = kein Name eines Trackers.
import-columns-in-line-field-count = zu wenige oder zu viele Spalten.
import-columns-in-line-field-count2 = beschädigt.

## Health

health-title = Gesundheit
health-lead = Sieh, wie Schlaf, Schritte und Puls mit deinen Tagen zusammengehen.
health-stays = Die Datei wird auf diesem Gerät gelesen und nirgendwohin geschickt. Ins Tagebuch kommen nur Tageswerte von dem, was du einschaltest, nie einzelne Messungen.
health-demo = Du siehst dich gerade in einem erfundenen Tagebuch um. Verlass es, dann kannst du deine eigenen Daten holen.
health-file = Aus einer Datei
health-format-apple = Apple Health
health-format-auto = Health Auto Export
health-format-fitbit = Fitbit
health-format-fit = Google Fit
health-how = Wie komme ich an die Datei?
health-how1 = Öffne auf dem iPhone die App Health und tippe oben rechts auf dein Bild.
health-how2 = Scrolle nach unten und tippe auf „Alle Gesundheitsdaten exportieren“. Das kann ein paar Minuten dauern.
health-how3 = Sichere die Datei in „Dateien“ und wähle sie hier aus. Sie kann gepackt bleiben.
health-how-auto = Exportiere als JSON und wähle hier die Datei oder das Zip. CSV geht auch, wenn dein iPhone auf Englisch steht.
health-how-fitbit = Öffne takeout.google.com, kreuze nur Fitbit an und wähle hier das Zip. Entpacke es nicht: Manche Dateien darin sagen allein nicht, was sie zählen.
health-how-fit = Öffne takeout.google.com, kreuze nur Fit an und wähle hier das Zip. Das klappt, wenn dein Google-Konto auf Englisch steht.
health-how-not = Die eigene Sicherung von Health Connect lässt sich hier nicht lesen.
health-kinds = Was du nutzen willst
health-kinds-why = Alles ist aus, bis du es einschaltest. Ausschalten entfernt die Tage wieder.
health-sleep = Schlaf
health-steps = Schritte
health-distance = Strecke zu Fuß
health-energy = Aktive Energie
health-resting = Ruhepuls
health-rate = Herzfrequenz
health-mindful = Achtsame Minuten
health-workouts = Trainings
health-water = Wasser
health-caffeine = Koffein
health-drinks = Alkoholische Getränke
health-why-sleep = Für die Einblicke: deine Nächte neben Konsum, Verlangen und Stimmung.
health-why-steps = Für die Einblicke: aktive Tage neben Konsum, Verlangen und Stimmung.
health-why-distance = Zeigt hier, wie weit du zu Fuß gehst.
health-why-energy = Zeigt hier, was Bewegung verbraucht.
health-why-resting = Für die Einblicke: dein Ruhepuls neben Konsum, Verlangen und Stimmung.
health-why-rate = Zeigt hier deinen Puls über den Tag und in den Einblicken um das Verlangen.
health-why-mindful = Zeigt hier, was andere Apps gezählt haben. Zu deiner Praxis kommt es nie dazu.
health-why-workouts = Zeigt hier, was deine Uhr gezählt hat. Zu deiner Praxis kommt es nie dazu.
health-why-water = Zeigt hier, was andere Apps gezählt haben. Zu einem Tracker kommt es nie dazu.
health-why-caffeine = Zeigt hier, was andere Apps gezählt haben. Zu einem Tracker kommt es nie dazu.
health-why-drinks = Zeigt hier, was andere Apps gezählt haben. Als Getränk zählt nur, was du selbst einträgst.
health-pick = Datei wählen
health-none = Schalte ein, was du nutzen willst, und wähle dann die Datei.
health-reading = Datei wird gelesen
health-percent = { $number } %
health-keep-open = Bleib auf dieser Seite, bis sie fertig ist.
health-cancel = Stopp

# Variables:
#   $count (Number)
health-found = { $count ->
    [one] 1 Tag gefunden
   *[other] { $number } Tage gefunden
}

# Variables:
#   $count (Number)
health-added = { $count ->
    [one] 1 neuer Tag ist da.
   *[other] { $number } neue Tage sind da.
}

# Variables:
#   $count (Number)
health-changed = { $count ->
    [one] 1 Tag ist jetzt auf dem neuesten Stand.
   *[other] { $number } Tage sind jetzt auf dem neuesten Stand.
}

health-same = Das war alles schon da.
health-nothing = In der Datei ist nichts von dem, was du eingeschaltet hast.
health-cut = Die Datei bricht ab. Ihre vollständigen Tage sind da; exportiere sie für den Rest noch einmal.

# Variables:
#   $count (Number)
health-unread = { $count ->
    [one] 1 Eintrag war nicht lesbar und blieb draußen.
   *[other] { $number } Einträge waren nicht lesbar und blieben draußen.
}

health-unknown = Nicht übernommen: { $names }.
health-stopped = Gestoppt. Nichts wurde geändert.
health-problem-other = Das ist kein Export, der sich hier lesen lässt. Es gehen die von Apple Health, Health Auto Export, Fitbit und Google Fit.
health-problem-unnamed = In dieser Datei von Fitbit steht nicht, was sie zählt. Wähle das ganze Zip.
health-problem-damaged = Diese Datei ist beschädigt. Exportiere sie noch einmal.
health-problem-odd = Diese Datei ist so gebaut, wie kein Gesundheits-Export es ist. Sie wurde deshalb nicht gelesen.
health-problem-large = In dieser Datei ist mehr, als sich lesen lässt.
health-problem-password = Die Zip-Datei hat ein Passwort. Entpacke sie erst und wähle die Datei darin.
health-problem-zip = Die Zip-Datei ist beschädigt oder unvollständig. Exportiere sie noch einmal.
health-problem-unreadable = Die Datei lässt sich nicht bis zum Ende lesen. Sieh nach, ob sie noch da ist.
health-unchanged = Nichts wurde geändert.
health-here = Was da ist
health-here-why = Der Mittelwert der letzten 30 Tage mit Daten.
health-came = Zuletzt geholt: { $day }

# Variables:
#   $count (Number)
health-days = { $count ->
    [one] 1 Tag · { $first }
   *[other] { $number } Tage · { $first } – { $last }
}

health-not-yet = Noch nichts. Wähle die Datei noch einmal, dann kommt es dazu.
health-unit-steps = { $number } Schritte
health-unit-km = { $number } km
health-unit-kcal = { $number } kcal
health-unit-rate = { $number } pro Minute
health-unit-minutes = { $number } min
health-unit-ml = { $number } ml
health-unit-mg = { $number } mg
health-unit-drinks = { $number } Getränke
health-remove-title = { $kind }: Tage entfernen?

# Variables:
#   $count (Number)
health-remove-why = { $count ->
    [one] 1 Tag geht aus deinem Tagebuch, mit allem, was in den Einblicken darauf beruht.
   *[other] { $number } Tage gehen aus deinem Tagebuch, mit allem, was in den Einblicken darauf beruht.
}

health-remove = Entfernen
health-remove-close = Behalten
health-removed = Entfernt: { $kind }
health-mood = Stimmung
health-write = In Apple Health schreiben
health-write-why = Aus, bis du es einschaltest. Wenn du etwas notierst, gibt ein Tippen es an deinen eigenen Kurzbefehl, und der schreibt es. Was aus Health kam, geht nie dorthin zurück.
health-write-why-mindful = Nach einer Übung: ihre Minuten, bei einer Meditation die der ersten Phase.
health-write-why-drinks = Nach einem Getränk: wie viele. Ein Abend nach Stufe zählt als 0, 4 oder 6.
health-write-why-water = Nach einem Glas: wie viel es war.
health-write-why-mood = Nach deiner Stimmung: wo sie zwischen der tiefsten und der höchsten liegt.
health-glass = Ein Glas
health-write-offer = In Apple Health eintragen
health-write-again = Noch einmal senden
health-write-handed = An deinen Kurzbefehl übergeben. Noch nicht bestätigt.
health-write-there = Es steht in Apple Health.
health-write-done = In Apple Health geschrieben: { $what }
health-write-stopped = Dein Kurzbefehl hat vor dem Ende angehalten, also ist nichts bestätigt. Sieh in Health nach, bevor du es noch einmal sendest.
health-write-unknown = Hier hat nichts auf diese Antwort gewartet, also hat sich nichts geändert. Falls du es vom Home-Bildschirm oder aus einem anderen Browser gesendet hast, sieh dort nach.
health-write-open = Noch nicht bestätigt
health-write-look = Sieh zuerst in Health nach. Steht es dort, sag es hier, dann wird es nicht mehr angeboten.
health-write-seen = Es steht dort
health-write-kept = Was Apple Health davon hat, bleibt dort.
health-write-may-keep = Falls dein Kurzbefehl durchkam, hat Apple Health es weiterhin.
health-recipe = Wie mache ich den Kurzbefehl?
health-recipe1 = Öffne Apples App „Kurzbefehle“, tippe auf das Plus und nenne den neuen Kurzbefehl genau so: { $name }
health-recipe2 = Schalte in seinen Details „Im Share-Sheet anzeigen“ ein. Lass ihn nur Text empfangen.
health-recipe3 = Füge die Aktion hinzu, die aus der Eingabe ein Wörterbuch macht. Aus dem Text werden so benannte Werte.
health-recipe4 = Füge „Wenn“ hinzu: Der Wert für kind im Wörterbuch ist mindfulMinutes.
health-recipe5 = Füge darin die Aktion hinzu, die einen Health-Wert protokolliert, für achtsame Minuten, mit value, start und end aus dem Wörterbuch.
health-recipe6 = Wiederhole die Schritte 4 und 5 für alles andere, was du eingeschaltet hast: alcoholicDrinks, water in mL und mood. Eine Stimmung geht von -1 bis 1 und braucht eine Aktion, die einen Gemütszustand protokolliert.
health-recipe7 = Schließe mit der Aktion „Nichts“ ab, damit nichts zurückgegeben wird. Erlaube beim ersten Mal, dass er in Health schreibt.
health-recipe-text = Er bekommt einen Text wie diesen. Die Wörter darin ändern sich nie.
health-recipe-home = Vom Home-Bildschirm aus öffnet sich die Antwort in deinem Browser und kommt hier nicht an. Sag dann hier selbst, dass es dort steht.

## Imports

imports-title = Daten übernehmen
imports-why = Aus Loop, HabitBull, Daylio, Table Habit, HabitTrove, Tickmate, Rewire oder jeder Tabelle.
imports-lead = Wähle eine Datei einer anderen App, oder mehrere nacheinander. Du siehst zuerst, was darin ist; übernommen wird erst, wenn du es sagst.
imports-demo = Du siehst dich in einem erfundenen Tagebuch um. Verlasse es, dann kannst du deine Daten übernehmen.
imports-where-from = Wo finde ich die Datei?
imports-sources = Loop Habit Tracker: Einstellungen, „Als CSV exportieren“ oder „Vollständige Sicherung exportieren“. Wähle die Datei, wie sie ist.
imports-sources2 = Tickmate und Rewire: die Sicherung der Datenbank, eine Datei, die auf .db endet.
imports-sources3 = Daylio: Mehr, „Einträge exportieren“, als CSV.
imports-sources4 = HabitBull: Export der Daten als CSV.
imports-sources5 = Table Habit: Export aller Gewohnheiten als JSON.
imports-sources6 = HabitTrove: die Datei habits.json aus dem Ordner mit den Daten.
imports-sources7 = Redstart: die eigene Tabelle, mit Einträgen, Tagesmengen, Verlangen und Dosen.
imports-sources8 = Alles andere: eine Tabelle als CSV mit einem Datum in jeder Zeile.
imports-sources9 = Eine Datei darf 16 MB haben, alles zusammen eine halbe Million Einträge.
imports-pick = Datei wählen
imports-pick-more = Weitere Datei dazu
imports-start-over = Neu anfangen
imports-files = { $count } Dateien gewählt.
imports-is-backup = Das ist eine Sicherung von Redstart. Lies sie unter Einstellungen, Dateien ein.
imports-preview = Was darin ist
imports-trackers = { $count2 } Tracker
imports-entries = { $count ->
    [one] { $count2 } neuer Eintrag
   *[other] { $count2 } neue Einträge
}
imports-sum = { $trackers }, { $entries }.
imports-already = { $count } schon da
imports-tasks = Aufgaben
imports-archived = archiviert
imports-was-deleted = hier gelöscht; schalte es ein, um es zurückzuholen
imports-left-out = Weggelassen: { $count }
imports-skip-nothing = { $count }: nichts getan.
imports-skip-filled-in = { $count }: von der anderen App ergänzt.
imports-skip-repeated = { $count }: ein zweiter Eintrag für denselben Tag oder Zeitpunkt.
imports-skip-out-of-range = { $count }: zu groß oder an einem unmöglichen Tag.
imports-skip-ownerless = { $count }: von einem Tracker, der nicht in der Datei ist.
imports-skip-open-task = { $count }: einmalige Aufgaben, die noch offen sind.
imports-skip-coin = { $count }: Münzen, weil Redstart niemanden für einen Tag bezahlt.
imports-skip-wish = { $count }: Wünsche gegen Münzen, weil Wünsche hier gespartes Geld kosten.
imports-skip-unreadable = { $count }: nicht lesbare Zeilen oder Werte.
imports-skip-other-kind = { $count }: von einer Art, die nur eine Sicherung zurückbringt.
imports-mode-counter = gezählt
imports-mode-yes-no = getan oder nicht
imports-mode-levels = Stufen
imports-mode-awareness = bemerkt
imports-mode-avoidance = gelassen
imports-mode-feelings = Wörter
imports-mode-gratitude = ein Text
imports-bring-in = { $entries } übernehmen
imports-undoable = Du kannst es in einem Schritt zurücknehmen.
imports-brought-in = Übernommen.
imports-done = Übernommen: { $trackers }, { $entries }.
imports-to-today = Zu deinen Trackern

## Challenge

challenge-name-walk = { $count ->
    [one] Einmal spazieren, bis es vorbei ist
   *[other] { $count }-mal spazieren, bis es vorbei ist
}
challenge-name-technique = { $count ->
    [one] Bei einem Verlangen eine Technik probieren
   *[other] { $count }-mal bei Verlangen eine Technik probieren
}
challenge-name-passed = { $count ->
    [one] Ein Verlangen vorbeigehen lassen
   *[other] { $count }-mal Verlangen vorbeigehen lassen
}

# Variables:
#   $count (Number)
challenge-name-kept-row = { $count } Tage in Folge im Ziel: { $tracker }

challenge-name-free-days = { $count ->
    [one] Ein Tag ohne: { $tracker }
   *[other] { $count } Tage ohne: { $tracker }
}
challenge-name-good-days = { $count ->
    [one] An einem Tag schaffen: { $tracker }
   *[other] An { $count } Tagen schaffen: { $tracker }
}

# Variables:
#   $count (Number)
challenge-name-recorded = An { $count } Tagen notieren, wie viel es war: { $tracker }

# Variables:
#   $count (Number)
challenge-name-moods = An { $count } Tagen die Stimmung notieren

# Variables:
#   $count (Number)
challenge-name-notes = An { $count } Tagen eine Zeile schreiben

# Variables:
#   $count (Number)
challenge-name-evenings = An { $count } Abenden zurückblicken

challenge-title = Vorgenommen und geschafft
challenge-done = Du hast es dir vorgenommen, und du hast es getan.
challenge-kept-walk = { $count ->
    [one] Mal bei Verlangen spazieren gegangen.
   *[other] Mal bei Verlangen spazieren gegangen.
}
challenge-kept-technique = { $count ->
    [one] Mal bei Verlangen eine Technik probiert.
   *[other] Mal bei Verlangen eine Technik probiert.
}
challenge-kept-passed = { $count ->
    [one] Verlangen ging vorbei.
   *[other] Verlangen gingen vorbei.
}
challenge-kept-kept-row = { $count ->
    [one] Tag im Ziel.
   *[other] Tage in Folge im Ziel.
}
challenge-kept-free-days = { $count ->
    [one] Tag ohne.
   *[other] Tage ohne.
}
challenge-kept-good-days = { $count ->
    [one] Tag geschafft.
   *[other] Tage geschafft.
}
challenge-kept-recorded = { $count ->
    [one] Tag, an dem du notiert hast, wie viel es war.
   *[other] Tage, an denen du notiert hast, wie viel es war.
}
challenge-kept-moods = { $count ->
    [one] Tag mit notierter Stimmung.
   *[other] Tage mit notierter Stimmung.
}
challenge-kept-notes = { $count ->
    [one] Tag mit einer Zeile.
   *[other] Tage mit einer Zeile.
}
challenge-kept-evenings = { $count ->
    [one] Abend, auf den du zurückgeblickt hast.
   *[other] Abende, auf die du zurückgeblickt hast.
}

challenge-reason = Vier Wochen davor:{" "}

# Variables:
#   $seen (Number)
challenge-reason-walk = { $among ->
    [one] bei { $seen } von { $among } Verlangen warst du spazieren.
   *[other] bei { $seen } von { $among } Verlangen warst du spazieren.
}

# Variables:
#   $seen (Number)
challenge-reason-technique = { $among ->
    [one] bei { $seen } von { $among } Verlangen mit einer Technik.
   *[other] bei { $seen } von { $among } Verlangen mit einer Technik.
}

# Variables:
#   $seen (Number)
challenge-reason-passed = { $among ->
    [one] { $seen } von { $among } Verlangen gingen vorbei.
   *[other] { $seen } von { $among } Verlangen gingen vorbei.
}

# Variables:
#   $seen (Number)
challenge-reason-kept-row = { $among ->
    [one] { $seen } von { $among } Tag im Ziel.
   *[other] { $seen } von { $among } Tagen im Ziel.
}

# Variables:
#   $seen (Number)
challenge-reason-free-days = { $among ->
    [one] { $seen } von { $among } Tag ohne.
   *[other] { $seen } von { $among } Tagen ohne.
}

# Variables:
#   $seen (Number)
challenge-reason-good-days = { $among ->
    [one] an { $seen } von { $among } Tag geschafft.
   *[other] an { $seen } von { $among } Tagen geschafft.
}

# Variables:
#   $seen (Number)
challenge-reason-recorded = { $among ->
    [one] an { $seen } von { $among } Tag.
   *[other] an { $seen } von { $among } Tagen.
}

## Journey

journey-title = Reise
journey-empty-title = Der Weg beginnt mit einem Tag
journey-empty-text = Sobald du etwas beobachtest, ist hier jeder gute Tag ein Schritt.
journey-whose = Für
journey-steps = { $count ->
    [one] Schritt
   *[other] Schritte
}
journey-steps-why = Jeder Tag, der frei, im Ziel oder geschafft ist, ist ein Schritt. Andere Tage geben keinen dazu und nehmen keinen weg; ausgenommene Tage sind zum Ausruhen.
journey-way-sentence = { $steps ->
    [one] Ein Weg von 1 Schritt
   *[other] Ein Weg von { $steps } Schritten
}
journey-way-sentence2 = { $stops ->
    [one] mit 1 Rastplatz
   *[other] mit { $stops } Rastplätzen
}
# Variables:
#   $count (Number)
journey-after-steps = Nach { $count } Schritten

journey-open = Offene Rastplätze
journey-ahead = Kommende Rastplätze
journey-opened-on = Offen seit { $day }.
journey-waits = Hier wartet etwas von dir
journey-lay-ready = Leg dir eine Notiz oder eine Belohnung hin, für den Tag, an dem du ankommst.
journey-without = { $time } ohne
journey-to-recovery = Worauf die Stufen beruhen
journey-lay-here = Etwas hinterlassen
journey-change = Ändern
journey-treat = Das gönnst du dir: { $title }, { $price }
journey-to-savings = Zum Ersparten
journey-note-label = Eine Notiz an dich
journey-note-hint = Du liest sie, wenn du dort ankommst.
journey-picture = Ein Bild oder deine Stimme
journey-wish = Etwas Schönes
journey-nothing = Nichts
journey-keep = Hinterlassen
journey-laid = Es wartet dort auf dich.
journey-close = Schließen
journey-this-week = Diese Woche
journey-one-if-you-like = Ausgesucht aus dem, was du notiert hast. Nimm eine, oder keine.
journey-take = Nehmen
journey-taken = Für diese Woche genommen.
journey-drop = Loslassen
journey-dropped = Losgelassen.
journey-progress = Bisher

# Variables:
#   $now (Number)
#   $count (Number)
journey-progress2 = { $now } von { $count }

journey-reached = Für diese Woche geschafft.
journey-week-title = Deine Woche
journey-seven-days = { $span }: deine Woche zum Zurückblicken.
journey-to-weeks = Woche ansehen
journey-to-journey = Deine Reise
journey-things-went-well = { $count ->
    [one] Sache lief gut in diesen sieben Tagen.
   *[other] Dinge liefen gut in diesen sieben Tagen.
}
journey-went-well = Was gut lief
journey-try-this = Etwas zum Ausprobieren
journey-nothing-to-try = Mach weiter so.
journey-quiet-week = Für diese Tage ist wenig oder nichts notiert. Du bist hier, und das ist ein Anfang.
journey-weeks-before = Die Wochen davor
journey-more-weeks = Mehr Wochen

## Week

# Variables:
#   $days (Number)
#   $all (Number)
week-good = { $name }: an { $days } von { $all } Tagen geschafft.

week-free = { $days ->
    [one] { $name }: ein Tag ohne.
   *[other] { $name }: { $days } Tage ohne.
}
week-fewer = { $now } am Tag, nach { $before } in der Woche davor.

# Variables:
#   $count (Number)
week-passed = { $count } von { $all } Verlangen gingen vorbei.

week-walked = { $count ->
    [one] Bei einem Verlangen warst du spazieren.
   *[other] Bei { $count } Verlangen warst du spazieren.
}
week-challenge = Deine Aufgabe ist geschafft: { $name }.

# Variables:
#   $days (Number)
week-recorded = { $name }, notierte Tage: { $days }.

# Variables:
#   $minutes (Number)
week-practised-mindful = Du hast dir { $minutes } Minuten Ruhe genommen.

# Variables:
#   $minutes (Number)
week-practised-workout = Du hast dich { $minutes } Minuten bewegt.

week-swapped = { $count ->
    [one] Du hast einmal getauscht.
   *[other] Du hast { $count }-mal getauscht.
}
week-written = { $count ->
    [one] Du hast eine Zeile über einen Tag geschrieben.
   *[other] Du hast { $count } Zeilen über deine Tage geschrieben.
}

## Country

country-lines =
    AR Argentinien
    AU Australien
    BE Belgien
    BR Brasilien
    BG Bulgarien
    CL Chile
    CN China
    DK Dänemark
    DE Deutschland
    EE Estland
    FI Finnland
    FR Frankreich
    GR Griechenland
    HK Hongkong
    IN Indien
    ID Indonesien
    IE Irland
    IS Island
    IL Israel
    IT Italien
    JP Japan
    CA Kanada
    CO Kolumbien
    HR Kroatien
    LV Lettland
    LI Liechtenstein
    LT Litauen
    LU Luxemburg
    MY Malaysia
    MT Malta
    MX Mexiko
    NZ Neuseeland
    NL Niederlande
    NG Nigeria
    NO Norwegen
    AT Österreich
    PE Peru
    PH Philippinen
    PL Polen
    PT Portugal
    RO Rumänien
    SE Schweden
    CH Schweiz
    SG Singapur
    SK Slowakei
    SI Slowenien
    ES Spanien
    ZA Südafrika
    KR Südkorea
    TH Thailand
    CZ Tschechien
    TR Türkei
    UA Ukraine
    HU Ungarn
    US Vereinigte Staaten
    GB Vereinigtes Königreich
    VN Vietnam
    CY Zypern

## Dates

dates-short-weekday-monday = Mo
dates-short-weekday-tuesday = Di
dates-short-weekday-wednesday = Mi
dates-short-weekday-thursday = Do
dates-short-weekday-friday = Fr
dates-short-weekday-saturday = Sa
dates-short-weekday-sunday = So
dates-weekday-monday = Montag
dates-weekday-tuesday = Dienstag
dates-weekday-wednesday = Mittwoch
dates-weekday-thursday = Donnerstag
dates-weekday-friday = Freitag
dates-weekday-saturday = Samstag
dates-weekday-sunday = Sonntag
dates-month1 = Januar
dates-month2 = Februar
dates-month3 = März
dates-month4 = April
dates-month5 = Mai
dates-month6 = Juni
dates-month7 = Juli
dates-month8 = August
dates-month9 = September
dates-month10 = Oktober
dates-month11 = November
dates-month11n2 = Dezember

# Variables:
#   $day (Number)
dates-short-date = { $day }. { $name }
dates-short-month1 = Jan.
dates-short-month2 = Feb.
dates-short-month3 = März
dates-short-month4 = Apr.
dates-short-month5 = Mai
dates-short-month6 = Juni
dates-short-month7 = Juli
dates-short-month8 = Aug.
dates-short-month9 = Sept.
dates-short-month10 = Okt.
dates-short-month11 = Nov.
dates-short-month11n2 = Dez.

# Variables:
#   $day (Number)
#   $year (Number)
dates-long-date = { $weekday }, { $day }. { $name } { $year }

# Variables:
#   $day (Number)
#   $year (Number)
dates-date = { $day }. { $name } { $year }
dates-ago = vor { $time }n
dates-ago2 = vor { $time }
dates-days = { $count ->
    [one] 1 Tag
   *[other] { $count2 } Tage
}

## Locale

locale-text = ,
locale-text2 = {"."}

## Motive

motive-name-health = Gesundheit
motive-name-money = Geld
motive-name-family = Familie
motive-name-fitness = Fitness
motive-name-looks = Aussehen
motive-name-smell = Geruch
motive-name-freedom = Freiheit
motive-name-example = Vorbild sein

## Trigger

trigger-place-home = Zu Hause
trigger-place-work = Bei der Arbeit
trigger-place-on-the-way = Unterwegs
trigger-place-out = Ausgehen
trigger-place-other = Anderswo
trigger-company-alone = Allein
trigger-company-partner = Partnerin oder Partner
trigger-company-family = Familie
trigger-company-friends = Freunde
trigger-company-colleagues = Kollegen
trigger-company-others = Andere
trigger-name-stress = Stress
trigger-name-boredom = Langeweile
trigger-name-habit = Gewohnheit
trigger-name-coffee = Kaffee
trigger-name-alcohol = Alkohol
trigger-name-after-meal = Nach dem Essen
trigger-name-company = Gesellschaft
trigger-name-phone = Handy
trigger-name-driving = Autofahren
trigger-name-work = Arbeit
trigger-name-sadness = Traurigkeit
trigger-name-anger = Ärger
trigger-name-celebration = Etwas zu feiern
trigger-name-tiredness = Müdigkeit
trigger-name-smell = Ein Geruch
trigger-name-anxiety = Sorge
trigger-name-morning = Morgen
trigger-name-afternoon = Nachmittag
trigger-name-evening = Abend
trigger-name-night = Nacht
trigger-name-meeting = Eine Besprechung
trigger-name-deadline = Zeitdruck
trigger-name-screen = Lange am Bildschirm
trigger-name-party = Eine Feier
trigger-name-friends = Freunde
trigger-name-alone = Alleinsein

## Units

units-unit-vape = { $count ->
    [one] Zug
   *[other] Züge
}
units-unit-cigarettes = { $count ->
    [one] Zigarette
   *[other] Zigaretten
}
units-unit-alcohol = { $count ->
    [one] Drink
   *[other] Drinks
}
units-unit-nil = Mal
units-name-vape = Dampfen
units-name-cigarettes = Rauchen
units-name-alcohol = Trinken
units-money = { $number }{"\u00A0"}{ $symbol }

## Legal

legal-title-terms = Bedingungen
legal-title-not-medical-advice = Kein ärztlicher Rat
legal-title-not-medical-advice2 = Datenschutz
legal-kept = Was aufbewahrt wird
legal-kept2 = Was du einträgst: Einträge, Verlangen, Gedanken, Pläne, Gründe, Essen, Fotos und Sprachnotizen, was du dem Coach schreibst, Einstellungen. Aus einer Gesundheitsdatei nur die Tageswerte von dem, was du einschaltest.
legal-kept3 = Dazu: wann es war, in welcher Zeitzone, und wann du es aufgeschrieben hast.
legal-kept4 = Für dieses Gerät steht eine Zufallszahl. Sie sagt nichts über das Gerät oder dich.
legal-kept5 = Es liegt in diesem Browser auf diesem Gerät; mit Konto auch versiegelt beim Server.
legal-kept6 = Dort ist es versiegelt: Die Bytes auf dem Speicher sind ohne Schlüssel nicht lesbar, und der Schlüssel bleibt in diesem Browser.
legal-leaving = Was dieses Gerät verlässt
legal-leaving2 = Ohne Konto und ohne Erinnerungen, die klingeln: nichts aus deinem Tagebuch.
legal-leaving3 = Mit Konto geht dein Tagebuch zum Server, auf diesem Gerät versiegelt. Der Server bewahrt es für deine anderen Geräte auf und kann es nicht lesen. Er sieht deine E-Mail-Adresse, die Namen deiner Geräte und wann und wie oft Neues ankommt.
legal-leaving4 = Nur mit einem Ersatzschlüssel, den du beim Server hinterlegen kannst, könnte, wer ihn betreibt, dein Tagebuch lesen. Aber: Wer die App ausliefert, liefert auch ihren Code, und ein falscher Code könnte lesen, was du siehst.
legal-leaving5 = Ohne Konto gibt es keine Cookies. Mit Konto halten zwei dich angemeldet, und einer sorgt dafür, dass Fremde dieses Gerät nicht aussperren, und bleibt ein Jahr, auch wenn du dich abmeldest; ein Link aus einer Mail, Apple oder Google setzen einen für höchstens einen Tag. Keine Tracker, keine Werbung.
legal-leaving6 = Die App lädt nur von einer Adresse. Wer diese Adresse betreibt, sieht, dass eine Seite abgerufen wurde, wann und von welcher Netzadresse. Nichts aus deinem Tagebuch.
legal-leaving7 = Wo Erinnerungen klingeln, hat der Server ihren Wortlaut, versiegelt auf diesem Gerät, ihre Zeiten, deine Ruhezeiten und eine Adresse beim Push-Dienst deines Browsers. Dieser Dienst sieht, wann eine geschickt wird. Lesen kann sie keiner von beiden.
legal-reading = Wer es lesen kann
legal-reading2 = Du, und wer diesen Browser auf deinem Gerät öffnen kann oder eine Kopie seiner Dateien hat. Ein Kennwort in den Einstellungen hält sie draußen.
legal-reading3 = Eine Datei, die du speicherst, ist nicht versiegelt. Lege sie dorthin, wo nur du hinsiehst.
legal-running = Die Adresse, von der diese App kommt, betreibt { $operatorName }.
legal-running2 = Wer die Adresse betreibt, von der diese App kommt, hat hier keinen Namen hinterlassen. Bist du es nicht selbst, frag nach, bevor du ein Konto anlegst.
legal-running3 = Wer sie betreibt
legal-taking = Mitnehmen
legal-taking2 = Einstellungen, Dateien: Eine Datei enthält alles. Eine andere ist eine Tabelle.
legal-taking3 = Beides geht ohne Netz, ohne Konto und kostenlos.
legal-deleting = Löschen
legal-deleting2 = Einstellungen, Alles löschen: Das Tagebuch und sein Schlüssel verschwinden sofort von diesem Gerät.
legal-deleting3 = Eine Zeile, die du löschst, zählt nicht mehr. Sie bleibt als gelöscht markiert im versiegelten Tagebuch und in Sicherungsdateien, damit du sie zurückholen kannst.
legal-deleting4 = Dateien, die du gespeichert hast, bleiben, wo du sie hingelegt hast.
legal-free = Kostenlos
legal-free2 = Redstart kostet nichts. Du darfst es nutzen, so lange du magst.
legal-free3 = Der Quelltext ist offen unter der Apache-Lizenz 2.0: Du darfst ihn lesen, ändern und weitergeben.
legal-warranty = Keine Gewähr
legal-warranty2 = Es kommt, wie es ist. Niemand verspricht, dass es ohne Fehler oder für einen Zweck geeignet ist.
legal-warranty3 = Speichere ab und zu eine Sicherungsdatei.
legal-kindness = Sei freundlich
legal-kindness2 = Zu anderen und zu dir selbst. Ein Ausrutscher ist ein Tag, kein Urteil.
legal-danger = In Gefahr
legal-danger2 = Ruf jetzt den Notruf: 112 in Europa, 911 in Nordamerika, 999 in Großbritannien.
legal-danger3 = Zeichen von Gefahr: Verwirrung, ein Krampfanfall, Zittern mit Fieber, Dinge sehen oder hören, die nicht da sind. Auch: Schmerzen in der Brust, Atemnot, Gedanken, dir das Leben zu nehmen.
legal-tool = Was diese App ist
legal-tool2 = Ein Werkzeug, um dir selbst zu helfen: Sie zählt, wartet mit dir und zeigt, was sich ändert.
legal-tool3 = Sie ist kein Medizinprodukt. Sie stellt keine Diagnose und ersetzt keine Ärztin und keinen Arzt.
legal-stopping = Bevor du aufhörst
legal-stopping2 = Alkohol: Auf einmal aufzuhören kann gefährlich sein, wenn du viel oder täglich trinkst. Geh vorher zu einer Ärztin oder einem Arzt.
legal-stopping3 = Nikotin: Die erste Woche ist meist die schwerste, und das meiste lässt in zwei bis vier Wochen nach (Hughes 2007).
legal-stopping4 = Schwanger, krank oder mit Medikamenten? Frag vorher ärztlich oder in der Apotheke nach.

## Lock

lock-title = Gesperrt
lock-lead = Dein Tagebuch ist versiegelt. Es öffnet sich mit deinem Kennwort.
lock-word = Kennwort
lock-open = Öffnen
lock-opening = Einen Moment …
lock-again = Das passt nicht. Versuch es noch einmal.
lock-wait = { $count ->
    [one] Das passt nicht. Nächster Versuch in { $seconds } Sekunde.
   *[other] Das passt nicht. Nächster Versuch in { $seconds } Sekunden.
}
lock-breathe = Einen Moment atmen
lock-stop = Beenden
lock-help = Mit jemandem sprechen
lock-forgotten = Vergessen?
lock-forgotten-why = Ohne das Kennwort kann niemand dieses Tagebuch öffnen. Mit einem Konto oder einer Sicherungsdatei kannst du hier neu anfangen und alles zurückholen.
lock-begin-anew = Hier neu anfangen …
lock-anew-why = Das gesperrte Tagebuch verschwindet endgültig von diesem Gerät. Danach kannst du dich anmelden oder eine Sicherungsdatei einlesen.
lock-group = Sperre und Deckblatt
lock-why = Ohne Kennwort öffnet sich das Tagebuch für alle, die dieses Gerät entsperrt vor sich oder eine Kopie der Dateien dieses Browsers haben. Mit Kennwort fragt die App erst danach.
lock-offer = Nur für dich
lock-offer-why = Wer dieses Gerät hat oder eine Kopie der Dateien dieses Browsers, kann dein Tagebuch öffnen. Ein Kennwort hält es geschlossen.
lock-set-word = Kennwort festlegen
lock-is-on = Das Tagebuch auf diesem Gerät öffnet sich nur mit deinem Kennwort.
lock-after = Sperren, wenn außer Sicht
lock-delay = Sofort
lock-lock-now = Jetzt sperren
lock-change-word = Kennwort ändern
lock-remove-word = Sperre entfernen
lock-old-word = Bisheriges Kennwort
lock-new-word = Neues Kennwort
lock-word-again = Noch einmal
lock-forgotten-first = Mindestens 10 Zeichen; ein paar Wörter merken sich am leichtesten. Vergisst du es, kann niemand das Tagebuch auf diesem Gerät öffnen; ein Konto oder eine Sicherungsdatei bringt es zurück.
lock-remove-why = Dann öffnet sich das Tagebuch ohne Nachfrage.
lock-working = Wird versiegelt …
lock-comparing = Wird mit dem verglichen, was zuerst geraten wird …
lock-close = Schließen
lock-problem-different = Die beiden sind noch nicht gleich.
lock-problem-wrong = Alles blieb, wie es war: Das bisherige Kennwort stimmt nicht, oder es war kein Platz.
lock-problem-too-short = Es braucht mindestens 10 Zeichen.
lock-problem-too-long = Es dürfen höchstens 256 Zeichen sein.
lock-problem-pattern = Folgen und Wiederholungen werden zuerst geraten. Nimm eigene Wörter.
lock-problem-common = Das wird früh geraten. Nimm ein, zwei eigene Wörter dazu.
lock-problem-unlisted = Die Liste dessen, was zuerst geraten wird, ließ sich nicht laden. Ohne sie braucht es mindestens 15 Zeichen; oder schließ das hier und versuch es mit Netz noch einmal.
lock-done-set = Die Sperre ist an
lock-done-change = Das Kennwort ist geändert
lock-done-remove = Die Sperre ist aus
lock-hiding = Schnelles Deckblatt
lock-hiding-why = Das Auge oben auf der Seite, oder zweimal Escape, legt ein leeres Notizblatt darüber. „Neue Notiz“ nimmt es weg.
lock-neutral = Neutraler Fenstername
lock-neutral-why = Fenster und Tab heißen „Notizen“.
lock-hide = Seite verdecken
lock-notes = Notizen
lock-no-notes = Noch keine Notizen
lock-new-note = Neue Notiz

## Milestones

milestones-title = Meilensteine
milestones-hidden = Meilensteine sind ausgeschaltet.
milestones-to-settings = Zu den Einstellungen
milestones-empty-title = Hier stehen bald deine Meilensteine
milestones-empty-text = Sie ergeben sich aus dem, was du notierst, und bleiben, sobald du sie hast.
milestones-newest = Deine neueste Medaille
milestones-coming = kommt noch
milestones-name-food-days = { $count ->
    [one] Erster Tag mit notiertem Essen
   *[other] { $count } Tage mit notiertem Essen
}
milestones-name-swaps = { $count ->
    [one] Erster Tausch
   *[other] { $count } Mal getauscht
}
milestones-words-food-days = Tage mit notiertem Essen
milestones-words-swaps = Mal getauscht
milestones-next = Als Nächstes
milestones-more-next = { $count } weitere
milestones-reached = Erreicht
milestones-none-reached = Noch keiner. Die ersten kommen bald.
milestones-stays = Was erreicht ist, bleibt.
milestones-units = Ein Monat zählt hier 30 Tage, ein Jahr 365.
milestones-open = Alle, die noch offen sind
milestones-left = noch { $amount }
milestones-way = { $name }: noch { $left }
milestones-saved = { $amount } gespart
milestones-card-title = Ein Meilenstein
milestones-also = Auch erreicht: { $names }
milestones-earlier = Auf dem Weg dahin: { $count }
milestones-seen = Schön
milestones-settings = Fortschritt und Hilfe
milestones-show = Meilensteine
milestones-show-detail = In einer Übersicht und einmal auf Heute.
milestones-show-life = Lebenszeit
milestones-show-life-detail = Eine grobe Schätzung für Zigaretten, unter Fortschritt.
milestones-help = Hilfenummern
milestones-name-free-time = {" "}frei
milestones-name-kept-run = Erster Tag im Ziel

# Variables:
#   $count (Number)
milestones-name-kept-run2 = { $count } Tage in Folge im Ziel
milestones-name-free-run = Erster freier Tag

# Variables:
#   $count (Number)
milestones-name-free-run2 = { $count } freie Tage in Folge

# Variables:
#   $count (Number)
milestones-name-tracker-run = { $count } Tage in Folge

# Variables:
#   $count (Number)
milestones-name-practice-run = { $count } Tage in Folge mit Ruhe

# Variables:
#   $count (Number)
milestones-name-practice-run2 = { $count } Tage in Folge mit Bewegung
milestones-name-recovery = Erholung:{" "}
milestones-name-cravings-noted = Erstes Verlangen notiert
milestones-name-cravings-passed = Erstes Verlangen überstanden

# Variables:
#   $count (Number)
milestones-name-cravings-passed2 = { $count } Verlangen überstanden
milestones-years = { $count ->
    [one] { $count } Jahr
   *[other] { $count } Jahre
}
milestones-months = { $count ->
    [one] { $count } Monat
   *[other] { $count } Monate
}
milestones-weeks = { $count ->
    [one] { $count } Woche
   *[other] { $count } Wochen
}
milestones-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
milestones-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
milestones-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
milestones-words-saved = gespart

# Variables:
#   $count (Number)
milestones-words-kept-run = { $count ->
    [one] Tag im Ziel
   *[other] Tage in Folge im Ziel
}

# Variables:
#   $count (Number)
milestones-words-free-run = { $count ->
    [one] freier Tag
   *[other] freie Tage in Folge
}

# Variables:
#   $count (Number)
milestones-words-tracker-run = { $count ->
    [one] Tag
   *[other] Tage in Folge
}

# Variables:
#   $count (Number)
milestones-words-practice-run = { $count ->
    [one] Tag mit Ruhe
   *[other] Tage in Folge mit Ruhe
}

# Variables:
#   $count (Number)
milestones-words-practice-run2 = { $count ->
    [one] Tag mit Bewegung
   *[other] Tage in Folge mit Bewegung
}

# Variables:
#   $count (Number)
milestones-words-cravings-passed = { $count ->
    [one] Verlangen ging vorbei
   *[other] Verlangen gingen vorbei
}

# Variables:
#   $count (Number)
milestones-words-years = { $count ->
    [one] Jahr frei
   *[other] Jahre frei
}

# Variables:
#   $count (Number)
milestones-words-months = { $count ->
    [one] Monat frei
   *[other] Monate frei
}

# Variables:
#   $count (Number)
milestones-words-weeks = { $count ->
    [one] Woche frei
   *[other] Wochen frei
}

# Variables:
#   $count (Number)
milestones-words-days = { $count ->
    [one] Tag frei
   *[other] Tage frei
}

# Variables:
#   $count (Number)
milestones-words-hours = { $count ->
    [one] Stunde frei
   *[other] Stunden frei
}

# Variables:
#   $count (Number)
milestones-words-minutes = { $count ->
    [one] Minute frei
   *[other] Minuten frei
}

## Opening

opening-lead = Ein ruhiger Begleiter, wenn du eine Gewohnheit änderst.
opening-promise = Ohne Werbung, ohne Netz und ohne Konto. Nichts verlässt dieses Gerät, wenn du es nicht willst.
opening-more = Sicherung, Konto, Sprache, Rechtliches
opening-begin = Anfangen
opening-look-around = Erst einmal umsehen
opening-look-around-hint = Öffnet ein erfundenes Tagebuch. Einmal tippen entfernt es wieder.
opening-restore = Ich habe eine Sicherungsdatei
opening-language-label = Sprache
opening-privacy = Datenschutz
opening-terms = Bedingungen
opening-not-medical-advice = Kein ärztlicher Rat
opening-restore-problem = Diese Datei ist keine Redstart-Sicherung. Nichts wurde geändert.

## OwnFoods

own-foods-title = Eigene Lebensmittel und Rezepte
own-foods-lead = Was keine Liste kennt: das Brötchen von deinem Bäcker, eure Suppe. Beim Suchen stehen sie vorn.
own-foods-foods = Lebensmittel
own-foods-recipes = Rezepte
own-foods-empty-title = Noch nichts Eigenes
own-foods-empty-text = Ein Name genügt; alles andere ist freiwillig.
own-foods-new-food = Lebensmittel anlegen
own-foods-new-recipe = Rezept anlegen
own-foods-name = Name
own-foods-name-missing = Bitte einen Namen
own-foods-portion = Was ist eine Portion? (optional)
own-foods-portion-hint = Zum Beispiel: 1 Scheibe
own-foods-weight = Ihr Gewicht in Gramm (optional)
own-foods-weight-problem = Eine Zahl in Gramm bis 10.000
own-foods-energy = Energie in kcal (optional)
own-foods-energy-problem = Eine Zahl in Kilokalorien
own-foods-basis = Die Energie gilt
own-foods-per-portion = pro Portion
own-foods-per-hundred = pro 100 g
own-foods-parts = Zutaten
own-foods-find-part = Lebensmittel suchen
own-foods-parts-missing = Nimm mindestens ein Lebensmittel.
own-foods-grams = { $name }, Gramm
own-foods-take-out = Herausnehmen: { $name }
own-foods-servings = Wie viele Portionen
own-foods-recipe-line = { $parts } Lebensmittel
own-foods-recipe-line2 = 1 Portion

# Variables:
#   $servings (Number)
own-foods-recipe-line3 = { $servings } Portionen

own-foods-save = Behalten
own-foods-delete = Löschen
own-foods-kept = Behalten.
own-foods-deleted = Gelöscht: { $name }
own-foods-close = Schließen

## Patterns

patterns-title = Einblicke
patterns-place = letzte vier Wochen
patterns-lead = Bemerkt in den letzten vier Wochen, keine Diagnose.

# Variables:
#   $count (Number)
patterns-left-out = { $count ->
    [one] 1 freier Tag ist ausgelassen.
   *[other] { $number } freie Tage sind ausgelassen.
}

patterns-empty-title = Was hier stehen wird
patterns-empty-text = Wann Verlangen kommt, was es gemeinsam hat, wie stark es ist, wohin die Wochen gehen und was dir hilft. Dafür braucht es zehnmal Verlangen an fünf Tagen; bis dahin wird nichts geraten.

# Variables:
#   $count (Number)
patterns-more-cravings = { $count ->
    [one] noch 1 Verlangen
   *[other] noch { $number } Verlangen
}

# Variables:
#   $count (Number)
patterns-more-days = { $count ->
    [one] noch 1 Tag
   *[other] noch { $number } Tagen
}

patterns-what = Was sie verbindet
patterns-what-missing = Was dein Verlangen verbindet, zeigt sich nach { $missing } mit Auslöser.
patterns-what-none = Kein Auslöser sticht heraus.
patterns-with = Verlangen mit { $names }
patterns-triggers = Was sie auslöste
patterns-places = Wo sie kamen
patterns-company = Wer dabei war
patterns-pairs = Was zusammenkam
patterns-what-why = Steht da, wenn mehr als die Hälfte von mindestens zehn Verlangen an fünf Tagen es hat. Ohne Auslöser oder Ort zählt ein Verlangen weder dafür noch dagegen.
patterns-morning = Morgen
patterns-afternoon = Nachmittag
patterns-evening = Abend
patterns-night = Nacht

patterns-when = Wann
patterns-when-missing = Wann dein Verlangen kommt, zeigt sich nach { $missing }.
patterns-when-none = Keine Stunde sticht heraus.
patterns-craving-hour = Verlangen kamen zwischen { $from } und { $to }
patterns-use-hour = Male lagen zwischen { $from } und { $to }
patterns-when-why = Eine Stunde wird genannt, wenn in ihr mehr als ein Siebtel von mindestens zehn Momenten an fünf Tagen liegt. Nach Mitternacht zählt noch zum Abend davor.
patterns-craving-map = Verlangen nach Stunden
patterns-use-map = Konsum nach Stunden

# Variables:
#   $count (Number)
patterns-map-sentence = { $count ->
    [one] Höher heißt öfter: 1 Moment, jede Zeile ein Wochentag.
   *[other] Höher heißt öfter: { $number } Momente, jede Zeile ein Wochentag.
}

patterns-map-depth = Je kräftiger die Farbe, desto stärker.
patterns-strong0 = ohne Angabe
patterns-strong1 = 1 bis 3
patterns-strong2 = 4 bis 6
patterns-strong3 = 7 bis 10
patterns-weekday = Wochentag
patterns-hour = Stunde
patterns-times = Male
patterns-mean = Mittlere Stärke

patterns-strength = Wie stark
patterns-strength-none = Wie stark dein Verlangen ist, zeigt sich, sobald du eines bewertest.
patterns-out-of-ten = von 10
patterns-strength-mean = so stark war Verlangen in sieben Tagen
patterns-eased = in sieben Tagen, { $before } in den sieben davor
patterns-stronger = in den letzten drei Tagen, { $usual } in sieben. Eine gute Zeit für einen Plan oder Gesellschaft.
patterns-strength-why = Der Mittelwert deiner Angaben. Niedriger heißt er ab einem Fünftel weniger als in der Woche davor, höher ab drei Zehnteln über deinen sieben Tagen.
patterns-line = Stärke nach Tagen
patterns-line-sentence = Von 1 bis 10. Ein gepunktetes Stück ist ein Tag ohne Angabe.
patterns-day = Tag
patterns-passed = der beendeten Verlangen gingen vorbei
patterns-pulse = In den fünf Minuten vor einem Verlangen lag dein Puls bei { $before } in der Minute, in den fünf danach bei { $after }. Das sind Mittelwerte aus { $number } Verlangen.
patterns-pulse-missing = Dein Puls um das Verlangen zeigt sich nach { $missing } mit Messungen davor und danach.

patterns-trend-missing = { $name }: Die letzte Woche und die davor lassen sich vergleichen nach { $missing } mit Angabe.
patterns-week = am Tag letzte Woche, { $before } in der Woche davor
patterns-same-week = am Tag letzte Woche, wie in der Woche davor
patterns-above = letzte Woche, geplant waren { $target }
patterns-level = am Tag, seit drei Wochen etwa gleich
patterns-weekend = am Tag an Wochenenden, { $others } an anderen Tagen
patterns-after-slips = Ausrutscher, nach denen der nächste Tag frei war
patterns-trend-why = Volle Wochen ab Montag, Tage mit Angabe. Verglichen wird ab fünf solchen Tagen je Woche.

patterns-help = Was hilft
patterns-help-missing = Was dir hilft, zeigt sich, sobald du nach einer Technik sagst, wie es ausging.
patterns-helped = Mal wurde es leichter: { $name }
patterns-help-list = Techniken
patterns-practice = Tage mit Verlangen um { $time } nach Übung davor, { $without } ohne
patterns-practice-missing = Ob Übung { $time } leichter macht, zeigt sich nach { $missing }.
patterns-help-why = Leichter heißt zwei von zehn Stufen weniger, oder es ging vorbei. Ab drei Malen, aus all deinen Verlangen.

patterns-links = Was zusammengeht
patterns-links-unknown = Ob Stimmung, Schlaf oder Übung mit deinem Verlangen zusammengehen, kann sich nach acht Wochen zeigen, in denen du beides notierst.
patterns-links-missing = Was zusammengeht, kann sich zeigen nach { $missing } mit beiden Angaben. Das ist üblich.

# Variables:
#   $count (Number)
patterns-links-none = { $count ->
    [one] Bisher geht nichts deutlich zusammen. Das ist üblich: 1 Paar wurde angesehen.
   *[other] Bisher geht nichts deutlich zusammen. Das ist üblich: { $number } Paare wurden angesehen.
}

patterns-links-why = Steht nur da, wenn ein Mischen ganzer Wochen deiner Tage fast nie so viel zeigt, gezählt über alle angesehenen Paare. Dafür braucht es 28 Tage mit beidem in acht Wochen.
patterns-link = an Tagen mit { $cause }, { $others } an anderen Tagen
patterns-link1 = am Tag nach { $cause }, sonst { $others }
patterns-link2 = zwei Tage nach { $cause }, sonst { $others }
patterns-link-size = Ohne Wochentage und Trend unterscheiden sie sich um { $difference }, plus oder minus { $margin }. Sie gehen zusammen; das sagt nicht, warum.
patterns-cause-mood = besserer Stimmung als sonst
patterns-cause-sleep = weniger gutem Schlaf als sonst
patterns-cause-practice = mehr Übung als sonst
patterns-cause-drinks = mehr Getränken als sonst
patterns-cause-swaps = mehr Tausch als sonst
patterns-cause-asleep = mehr Schlaf als sonst
patterns-cause-steps = mehr Schritten als sonst
patterns-cause-rate = höherem Ruhepuls als sonst
patterns-unit-cravings = Verlangen
patterns-unit-strength = von 10 an Stärke
patterns-unit-mood = von 4 an Stimmung
patterns-unit-asleep = Stunden Schlaf
patterns-links-source = Schlaf, Schritte und Ruhepuls kommen aus deinen Gesundheitsdaten.

patterns-hide = Nicht mehr zeigen
patterns-about = Wie das bemerkt wird

## PlanForm

plan-form-title = Dein Plan: { $tracker }
plan-form-close = Schließen, ohne zu ändern
plan-form-stop-day = Dein Stopptag
plan-form-stop-day-hint = Heute, in den nächsten zwei Wochen, oder ein Tag in der Vergangenheit, wenn du schon aufgehört hast.
plan-form-stop-time = Um wie viel Uhr
plan-form-stop-time-hint = Bleibt es leer, gilt der Beginn deines Tages.
plan-form-time-problem = Eine Uhrzeit wie 07:30.
plan-form-start = Der Weg beginnt
plan-form-start-kept = Wie bisher am { $date }
plan-form-start-moved = { $time } später
plan-form-start-again = Noch einmal, heute
plan-form-length = Tage vom Beginn bis null
plan-form-baseline = Üblich am Tag, vor dem Plan ({ $units })
plan-form-average = Zuletzt notiert: im Schnitt { $amount } am Tag.
plan-form-strength = Nikotinstärke am Anfang, in mg/ml
plan-form-strength-hint = Wenn du eine angibst, senkt der Plan auch sie gleichmäßig.
plan-form-currency = Währung
plan-form-pack-units = Wie viel in einer Packung ({ $units })
plan-form-pack-hint = Preis und Packung zusammen sagen, was es kostet.
plan-form-scope = Menge oder Preis ist neu. Seit wann?
plan-form-from-today = Ab heute
plan-form-from-today-detail = Alles bis jetzt bleibt, wie es gezählt ist.
plan-form-always = Es war schon immer so
plan-form-always-detail = Frühere Ziele und Summen werden damit neu gerechnet.
plan-form-preview = Was daraus wird
plan-form-preview-targets = Ziele am Tag, ab heute
plan-form-before = jetzt
plan-form-after = neu
plan-form-period = Zeit
plan-form-use = Diesen Plan ab heute nutzen
plan-form-saved = Dein Plan ist geändert. Vergangene Tage behalten ihre Ziele.
plan-form-corrected = Notiert, auch für die vergangenen Tage.
plan-form-method-missing = Wähle, wie du es angehen willst.
plan-form-look-again = Oben passt etwas noch nicht ganz. Alles, was du eingegeben hast, ist noch da.
plan-form-day-missing = Wähle den Tag.
plan-form-day-too-late = Der Tag darf höchstens zwei Wochen entfernt sein: bis zum { $date }.
plan-form-day-too-early = Der Tag liegt mehr als hundert Jahre zurück.
plan-form-baseline-missing = Gib deine übliche Menge an; dort beginnt der Weg nach unten.
plan-form-range = Eine Zahl von { $least } bis { $most }.

## Place

place-steps = { $count ->
    [one] { $number } Schritt
   *[other] { $number } Schritte
}
place-entries = { $count ->
    [one] { $number } Eintrag
   *[other] { $number } Einträge
}
place-running = { $count ->
    [one] { $number } läuft
   *[other] { $number } laufen
}
place-plans = { $count ->
    [one] { $number } Plan
   *[other] { $number } Pläne
}
place-reached = { $number } erreicht
place-stages = bisher { $passed } von { $all }
place-after-stop = sobald du aufhörst
place-techniques = { $number } zum Probieren
place-trackers = { $number } im Blick
place-answered = { $number } ausgefüllt
place-safety = Warnzeichen
place-none-off = keine geplant
place-off-today = heute ist frei
place-off-from = ab { $day }
## Plan

plan-empty-title = Hier stehen bald deine Pläne
plan-empty-text = Füge hinzu, worauf du achten willst. Ob und wie es sich ändert, entscheidest du später.
plan-no-plan = Noch kein Plan. Nur zu beobachten ist auch in Ordnung.
plan-add = Plan machen
plan-change = Den Plan ändern
plan-hide = Ausblenden
plan-hide-hint = Behält alles.
plan-hidden = Ausgeblendet. Alles bleibt erhalten.
plan-brought-back = Wieder da.
plan-added = Hinzugefügt.
plan-more-heading = Noch etwas beobachten?
plan-hidden-heading = Ausgeblendet
plan-hidden-text = Nirgends zu sehen, und alles bleibt erhalten.
plan-bring-back = Wieder zeigen
plan-summary-label = Der Plan
plan-whole = { $name }: der ganze Plan
plan-method = Wie du es angehst
plan-method-name-stop = An einem Tag aufhören
plan-method-name-reduce = Schritt für Schritt weniger
plan-method-name-notice = Nur beobachten
plan-method-detail-stop = Ab einem Moment, den du wählst, nicht mehr. Er darf auch zurückliegen.
plan-method-detail-reduce = Ein Ziel, das bis zu deinem Wunschtag auf null sinkt.
plan-method-detail-notice = Du notierst, was geschieht. Es gibt kein Ziel.
plan-stops-at = Ab wann nicht mehr
plan-way-from-to = Der Weg auf null
plan-curve = Tempo
plan-curve-name-linear = Gleichmäßig
plan-curve-name-exponential = Anfangs schneller
plan-curve-name-logarithmic = Anfangs am schnellsten
plan-curve-name-stepped = In fünf Stufen
plan-curve-name-gentle = Anfangs sanft
plan-curve-detail-linear = Jedes Mal gleich viel weniger.
plan-curve-detail-exponential = Am Anfang größere Schritte, später kleinere.
plan-curve-detail-logarithmic = Nach etwa einem Viertel der Zeit ist die Hälfte weg, dann wird es flacher.
plan-curve-detail-stepped = Viermal ein Fünftel weniger, dazwischen Ruhe; am Ende null.
plan-curve-detail-gentle = Am Anfang kleine Schritte, später größere.
plan-cadence = Ein neues Ziel
plan-view-name = Nach Tagen
plan-view-name2 = Nach Wochen
plan-curves-shown = Jedes Tempo mit deinen Zahlen
plan-curve-by-rule = Vorschlag für Menge und Länge: { $curve }. Du entscheidest.
plan-cadence-name-daily = jeden Tag
plan-cadence-name-weekly = jede Woche
plan-baseline = Übliche Menge vorher
plan-aDay = { $amount } am Tag
plan-price = Preis eines Drinks
plan-price2 = Preis einer Packung
plan-pack = { $amount } in einer Packung
plan-strength = Nikotinstärke am Anfang
plan-no-target = Kein Ziel: Du beobachtest nur.
plan-no-target-yet = Kein Ziel für heute.
plan-title = Plan
plan-today-target = höchstens heute
plan-today-target-why = Was dein Plan heute zulässt. Das ergibt sich nur aus dem Plan, nie daraus, wie ein Tag war.
plan-week-target = höchstens diese Woche
plan-week-target-why = Die Ziele von Montag bis Sonntag zusammengezählt.
plan-cost-heading = Was deine übliche Menge kostet
plan-per-day = am Tag
plan-per-week = in der Woche
plan-per-month = im Monat
plan-per-year = im Jahr
plan-cost-why = Deine übliche Menge mal der Preis für eins, für 1, 7, 30 und 365 Tage.
plan-no-cost = Mit der üblichen Menge, einem Preis und einer Packungsgröße steht hier, was es kostet.
plan-notice-long = Ein Weg von mehr als 90 Tagen. Das ist in Ordnung, und du kannst ihn jederzeit kürzen.
plan-notice-fast = Unter 30 Tagen ist zügig. Drei bis sechs Monate gelingen meist leichter.
plan-notice-low-use = Es ist schon jetzt wenig: ein guter Ausgangspunkt.
plan-way-heading = Der Weg nach unten
plan-way-sentence = Start: { $amount } am Tag. Ab dem { $date } nichts mehr.
plan-none-from = Ab dem { $date } nichts mehr.
plan-none = nichts
plan-from = ab { $date }
plan-day-column = Ab
plan-today = heute
plan-as-table = Als Tabelle zeigen
plan-ladder-heading = Nikotinstärke

## Reason

reason-heading = Warum du das tust
reason-lead = Deine Gründe sind da, wenn das Verlangen kommt.
reason-motives-label = Wofür es ist
reason-own-label = In deinen eigenen Worten
reason-own-hint = Zum Entfernen den Text löschen.
reason-keep = Behalten
reason-kept = Notiert.
reason-removed = Entfernt.

## Breath

breath-lead = Folge der Figur. Sie wächst beim Einatmen und schrumpft beim Ausatmen.
breath-list = Rhythmen
breath-add = Eigenen Rhythmus machen
breath-change = Ändern
breath-hide = Ausblenden
breath-show = Einblenden
breath-hidden = Ausgeblendete Rhythmen
breath-name-box = Box-Atmung
breath-name-calming = Beruhigender Atem
breath-name-coherent = Gleichmäßiger Atem
breath-name-deep-calm = Tiefe Ruhe
breath-name-relaxing = Entspannender Atem (4-7-8)
breath-name-rhythmic = Rhythmischer Atem
breath-use-box = akuter Stress, Konzentration
breath-use-calming = Runterkommen, Abend
breath-use-coherent = täglich, morgens oder mittags
breath-use-deep-calm = innere Unruhe
breath-use-relaxing = vor dem Schlafen
breath-use-rhythmic = jederzeit
breath-new = Ein eigener Rhythmus
breath-label-name = Name
breath-label-breathe-in = Einatmen
breath-label-hold-in = Halten
breath-label-breathe-out = Ausatmen
breath-label-hold-out = Halten nach dem Ausatmen
breath-label-rounds = Runden
breath-icon = Bild
breath-save = Behalten
breath-name-missing = Gib ihm einen Namen.
breath-numbers-missing = Phasen dauern 0 bis 60 Sekunden, eine davon mindestens 1. Runden: 1 bis 99.
breath-total = Dauert insgesamt { $time }.

## ExerciseSuggestion

exercise-suggestion-names =
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

## Exercise

exercise-named-left = , links
exercise-named-right = , rechts
exercise-name-cardio = Herz und Atem
exercise-name-warm-up = Aufwärmen
exercise-name-full-body = Ganzer Körper
exercise-name-core = Rumpf
exercise-name-legs = Beine
exercise-name-upper-body = Brust, Schultern und Arme
exercise-name-stretching = Dehnen
exercise-name-cool-down = Ausklang
exercise-name-mountain-climbers = Bergsteiger
exercise-name-high-knees = Kniehebelauf
exercise-name-jumping-jacks = Hampelmann
exercise-name-butt-kicks = Anfersen
exercise-name-march-in-place = Marschieren auf der Stelle
exercise-name-leg-swings = Beinpendeln
exercise-name-hip-circles = Hüftkreisen
exercise-name-plank-to-down-dog = Stütz zum Hund
exercise-name-plank = Unterarmstütz
exercise-name-knee-plank = Unterarmstütz auf Knien
exercise-name-side-plank = Seitstütz
exercise-name-bicycle-crunches = Fahrrad-Crunches
exercise-name-leg-raises = Beinheben
exercise-name-russian-twists = Rumpfdrehen im Sitzen
exercise-name-squats = Kniebeugen
exercise-name-jump-squats = Sprungkniebeugen
exercise-name-lunges = Ausfallschritte
exercise-name-reverse-lunges = Ausfallschritte rückwärts
exercise-name-walking-lunges = Ausfallschritte im Gehen
exercise-name-glute-bridges = Beckenheben
exercise-name-single-leg-deadlift = Einbeiniges Kreuzheben
exercise-name-bulgarian-split-squat = Bulgarische Kniebeuge
exercise-name-calf-raises = Wadenheben
exercise-name-standing-knee-raises = Knieheben im Stehen
exercise-name-push-ups = Liegestütze
exercise-name-wall-push-ups = Liegestütze an der Wand
exercise-name-diamond-push-ups = Enge Liegestütze
exercise-name-wide-push-ups = Weite Liegestütze
exercise-name-pike-push-ups = Liegestütze mit hoher Hüfte
exercise-name-quad-stretch = Dehnung vorderer Oberschenkel
exercise-name-hamstring-stretch = Dehnung hinterer Oberschenkel
exercise-name-hip-flexor-stretch = Dehnung Hüftbeuger
exercise-name-calf-stretch = Wadendehnung
exercise-name-butterfly = Schmetterlingssitz
exercise-name-childs-pose = Stellung des Kindes

## Exercises

exercises-title = Übungen
exercises-lead = Wie jede Übung geht, Schritt für Schritt, mit einer leichteren Form.
exercises-search = Nach Namen suchen
exercises-nothing-found = Keine Übung heißt „{ $search }“.
exercises-both-sides = links und rechts
exercises-both-sides-long = Erst die eine Seite, dann die andere.
exercises-muscles = Muskeln
exercises-purpose = Wofür es ist
exercises-steps = So geht es
exercises-loading = Die Schritte sind unterwegs.
exercises-missing = Die Schritte sind noch nicht auf diesem Gerät. Mit Netz kommen sie.
exercises-again = Jetzt laden
exercises-care = Hör auf, wenn etwas wehtut. Bei Krankheit oder Verletzung frag zuerst deine Ärztin oder deinen Arzt.

## Practice

practice-title = Praxis
practice-start = Starten
practice-start2 = { $name } starten
practice-close = Schließen
practice-delete = Löschen
practice-less = Weniger
practice-more = Mehr

# Variables:
#   $low (Number)
#   $high (Number)
practice-range = Eine Zahl von { $low } bis { $high }.

practice-kinds = Was du üben kannst
practice-recent = Letzte Einheiten
practice-empty-title = Ein paar Minuten für dich
practice-empty-text = In Ruhe sitzen, im Takt atmen oder dich bewegen. Was du geübt hast, steht dann hier und zählt für die Minuten deines Tages.
practice-empty-action = { $name } ausprobieren
practice-mindful = Ruhe heute
practice-workout = Bewegung heute

# Variables:
#   $minutes (Number)
#   $aim (Number)
practice-of = { $minutes } von { $aim } min

practice-today-mindful = { $minutes ->
    [one] Heute 1 Minute Ruhe.
   *[other] Heute { $minutes } Minuten Ruhe.
}
practice-today-workout = { $minutes ->
    [one] Heute 1 Minute Bewegung.
   *[other] Heute { $minutes } Minuten Bewegung.
}
practice-in-aRow = { $days } in Folge.
practice-noted = { $name }: notiert.
practice-gone = Nicht gezählt.
practice-deleted = Gelöscht.
practice-clock-step = Die Uhr des Geräts wurde währenddessen gestellt; es zählt die Zeit, die wirklich verging.

# Variables:
#   $effort (Number)
practice-effort = Anstrengung { $effort } von 10

practice-name-meditation = Meditation
practice-name-breathing = Atmen
practice-name-open = Freies Training
practice-name-intervals = Intervalle
practice-name-program = Programm
practice-name-guided = Kurze Übung
practice-open-ended = Offenes Ende
practice-open-ended-detail = Zählt aufwärts, bis du aufhörst.
practice-name-minutes = Dauer
practice-name-closing = Ausklang
practice-name-countdown = Vorlauf
practice-unit = Minuten
practice-seconds = Sekunden

# Variables:
#   $closing (Number)
practice-detail = { $minutes }, dann { $closing } min Ausklang
practice-early-stop = Wenn ich früher aufhöre
practice-name-ask = Frag mich
practice-name-never = Nichts behalten
practice-name-always = Minuten behalten

## Program

program-title = Programme
program-lead = Übungen nacheinander, mit Pausen. Die Stimme des Geräts kann sagen, was als Nächstes kommt.
program-add = Eigenes Programm machen
program-copy = Eigene Kopie machen
program-copied = { $name }, auf meine Art
program-change = Ändern
program-hide = Ausblenden
program-show = Einblenden
program-hidden = Ausgeblendete Programme
program-exercises = { $count ->
    [one] { $count } Übung
   *[other] { $count } Übungen
}
program-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
program-work = { $work }, dann { $rest } zwischen den Runden
program-work2 = { $work }, dann { $rest } Pause
program-name-tabata = Tabata klassisch
program-name-core-circuit = Rumpf-Zirkel
program-name-full-body-burn = Ganzer Körper
program-name-power-intervals = Kraftvolle Intervalle
program-name-posterior-chain = Starke Rückseite
program-name-jogging-warm-up = Aufwärmen vor dem Laufen
program-name-post-run-stretching = Dehnen nach dem Laufen
program-name-beginner-flow = Sanfter Einstieg
program-name-quick-burn = Kurz und kräftig
program-name-upper-body-push = Liegestütz-Runden
program-about-tabata = Eine Übung, kurz und hart, mit kurzen Pausen.
program-about-core-circuit = Bauch, Rücken und Seiten, am Boden.
program-about-full-body-burn = Arme, Beine und Rumpf im Wechsel; das Herz arbeitet mit.
program-about-power-intervals = Sprünge und schnelle Schritte, nach jedem eine Pause.
program-about-posterior-chain = Gesäß, hintere Oberschenkel und Waden, für alle, die viel sitzen.
program-about-jogging-warm-up = Lockert Hüfte und Beine vor dem Laufen.
program-about-post-run-stretching = Ruhige Dehnungen für die Beine, eine Seite nach der anderen.
program-about-beginner-flow = Schont die Gelenke, nichts springt.
program-about-quick-burn = Vier Übungen ohne Geräte, für wenig Zeit.
program-about-upper-body-push = Liegestütze auf mehrere Arten, für Brust, Schultern und Arme.
program-new = Ein eigenes Programm
program-name = Name
program-icon = Bild
program-rounds2 = Runden
program-parts = Übungen
program-add-part = Übung hinzufügen
program-save = Behalten
program-name-missing = Gib ihm einen Namen.
program-part-missing = Füge mindestens eine Übung hinzu.
program-order-hint = Tippe auf eine Übung, um sie zu ändern. Zieh sie oder verschieb sie mit den Knöpfen.
program-total = Dauert insgesamt { $time }.
program-part = Übung
program-library = Eine aussuchen
program-own = In eigenen Worten
program-exercise-missing = Sag, welche Übung.
program-side = Seite
program-name-left = Links
program-name-right = Rechts
program-name-nil = Beide
program-work3 = Belastung
program-rest = Pause danach
program-pause = Pause vor der nächsten Runde
program-remove-part = Herausnehmen
program-name-rest = Pause dazwischen
program-name-repeats = Wiederholungen
program-detail = {" "}Pause,{" "}

## Session

session-title = Einheit
session-nothing = Gerade läuft nichts.
session-to-practice = Zur Praxis
session-back = Öffnen
session-ready = Gleich geht es los
session-sit = Meditation
session-closing = Ausklang
session-breathe-in = Einatmen
session-breathe-out = Ausatmen
session-hold = Halten
session-work = Belastung
session-rest = Pause
session-open = bisher
session-pause = Pause
session-paused = Pausiert
session-go-on = Weiter
session-stop = Beenden
session-finish = Fertig
session-sound-blocked = Tippe irgendwohin, um den Ton zu hören.

# Variables:
#   $round (Number)
#   $rounds (Number)
session-round = Runde { $round } von { $rounds }

session-left = noch { $time }
session-so-far = { $time } bisher
session-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
session-minutes-and-half = {" "}30 Sekunden

# Variables:
#   $seconds (Number)
session-half-minute = { $seconds } Sekunden

session-effort = Wie anstrengend war es?
session-leave = Fertig
session-not-counted = Nicht zählen
session-stop-question = Hier aufhören?
session-keep = { $length } behalten
session-drop = Beenden, nichts behalten
session-start-question = { $name } starten?
session-running = Es läuft { $name }: { $time }.
session-keep-and-start = Beenden, { $length } behalten, das hier starten
session-drop-and-start = Beenden, nichts behalten, das hier starten
session-let-it-run = Weiterlaufen lassen
session-count-question = Zählt es?
session-unwatched = { $name }, { $length }, begonnen { $when }. Es endete, während die App geschlossen war.
session-counts = Ja, das zählt
session-does-not = Nein

## Workout

# Variables:
#   $number (Number)
#   $count (Number)
workout-exercise = Übung { $number } von { $count }

workout-last-exercise = Letzte Übung
workout-round = Letzte Runde
workout-next = Als Nächstes: { $name }
workout-how-it-goes = So geht es
workout-band-light = leicht
workout-band-moderate = mittel
workout-band-hard = anstrengend
workout-band-very-hard = sehr anstrengend
workout-keep = Notieren: { $effort }
workout-skip = Überspringen

# Variables:
#   $kilocalories (Number)
workout-energy = Etwa { $kilocalories } kcal, grob geschätzt.

## Forecast

forecast-title = Vorhersage
forecast-place = wie ein Tag aussieht
forecast-nothing = Eine Vorhersage braucht etwas, das du konsumierst und notierst. Davon ist hier nichts.
forecast-few-title = Noch zu wenige Tage

# Variables:
#   $count (String)
#   $needed (String)
#   $each (String)
forecast-few = Sie lernt aus Tagen, die du lückenlos notierst: bisher { $count } von { $needed }. Mindestens { $each } mit und { $each } ohne Konsum sollten dabei sein.

forecast-alike-title = Nichts vorherzusagen

# Variables:
#   $used (String)
#   $days (String)
forecast-alike = Konsum an { $used } deiner letzten { $days } Tage. Solange sich fast alle Tage gleichen, kennst du morgen so gut wie jede Vorhersage.

# Variables:
#   $days (String)
forecast-all-free = Keiner deiner letzten { $days } Tage war einer mit Konsum. Dem hätte eine Vorhersage nichts hinzuzufügen.

forecast-no-better-title = Sie schweigt

# Variables:
#   $days (String)
forecast-no-better = Sie hat sich an { $days } deiner Tage geprüft und war nicht klar besser als einfaches Raten: „wie am Tag davor“ oder so oft wie sonst. Deshalb sagt sie nichts.

forecast-gap-title = Gestern fehlt
forecast-gap = Sie meldet sich am Tag nach einem, den du notiert hast.
forecast-today = Chance auf Konsum heute
forecast-tomorrow = Chance auf Konsum morgen

# Variables:
#   $count (String)
forecast-tenths = { $count } von 10

forecast-least = unter 1 von 10
forecast-most = über 9 von 10

# Variables:
#   $used (String)
#   $days (String)
forecast-usual = Zum Vergleich: Konsum an { $used } deiner letzten { $days } Tage.

forecast-harder = Schwerer als sonst, soweit deine eigenen Tage es zeigen. Welche Stunde könnte die schwerste werden, und was tust du dann?
forecast-easier = Leichter als sonst, soweit deine eigenen Tage es zeigen.
forecast-reasons = Warum sie das sagt
forecast-up = wahrscheinlicher als sonst
forecast-down = unwahrscheinlicher als sonst

# Variables:
#   $used (String)
#   $days (String)
forecast-of = { $used } von { $days } Tagen

forecast-topic-usual = Die letzten Wochen
forecast-topic-recent = Die letzte Woche
forecast-topic-follows = Am Tag nach einem wie dem letzten
forecast-topic-craving = Nach Verlangen wie zuletzt
forecast-topic-mood = Nach einer Stimmung wie zuletzt
forecast-topic-stress = Nach Stress wie zuletzt
forecast-topic-sleep = Nach Schlaf wie zuletzt
forecast-topic-confidence = So zuversichtlich wie zuletzt
forecast-topic-other = Mit dem, was am Tag davor noch dazukam
forecast-right-title = Wie oft sie recht hatte

# Variables:
#   $hits (String)
#   $days (String)
#   $same (String)
forecast-right = An { $hits } deiner letzten { $days } Tage lag sie richtig. „Wie am Tag davor“ hätte an { $same } gestimmt.

forecast-chart = Was sie sagte und was kam
forecast-chart-sentence = Die Linie ist die genannte Chance, die Balken sind die Tage mit Konsum. Je näher beide beisammen sind, desto besser.
forecast-said = Gesagt
forecast-came = Tage mit Konsum
forecast-said-mean = Im Mittel
forecast-always = immer
forecast-as-table = Als Tabelle zeigen
forecast-how-summary = Wie sie zustande kommt
forecast-how = Sie liest nur dieses Tagebuch: Tage mit und ohne Konsum, ihren Wochentag, dazu Verlangen, Stimmung, Schlaf und anderen Konsum, wo du sie notiert hast. Gerechnet wird auf diesem Gerät, gesendet wird nichts. Jeder vergangene Tag wird geprüft, und sobald sie nicht besser ist als Raten, schweigt sie wieder.
forecast-limits = Gründe kennt sie nicht, nur was bisher zusammenkam. Sie spricht von Tagen, nicht von Stunden. Und sie ist kein Urteil: Auch ein Tag mit hoher Chance kann einer ohne werden.

## Outlook

outlook-title = Ein Blick voraus

# „Freitags“: der Name eines Wochentags und ein s.
# Variables:
#   $weekday (String)
#   $used (String)
#   $days (String)
outlook-harder-weekday = { $weekday }s war es zuletzt schwerer: an { $used } von { $days } mit Konsum. Ein Plan hilft.

# The reason is a sentence with a blank behind it, or nothing.
# Variables:
#   $reason (String)
outlook-harder = Heute könnte schwerer werden als die meisten Tage. { $reason }Ein Plan hilft.

# Variables:
#   $topic (String)
#   $used (String)
#   $days (String)
outlook-reason = { $topic }: Konsum an { $used } von { $days } Tagen.
outlook-why = Zur Vorhersage

## Frame

frame-places = Bereiche
frame-today = Heute
frame-progress = Fortschritt
frame-plan = Plan
frame-settings = Einstellungen
frame-skip = Zum Inhalt
frame-back = Zurück
frame-undone = Zurückgenommen.
frame-undo = Rückgängig
frame-save-again = Noch einmal
frame-save-file = Als Datei sichern
frame-raw-file = Rohdaten sichern
frame-full = Nicht gespeichert: Auf diesem Gerät ist kein Platz mehr. Schaff Platz und versuch es noch einmal.
frame-blocked = Nicht gespeichert: Ein anderes Fenster hat das Tagebuch offen. Schließ es und versuch es noch einmal.
frame-lost = Nicht gespeichert: Der Browser hat das Tagebuch geschlossen. Versuche es noch einmal oder lade die Seite neu.
frame-unknown = Noch nicht gespeichert. Versuche es noch einmal oder sichere alles als Datei.
frame-store-blocked = Ein anderes Fenster läuft noch in einer älteren Version. Schließe es und lade diese Seite neu.
frame-store-unavailable = Dieser Browser behält hier keine Daten, wie in einem privaten Fenster. Was du einträgst, ist weg, wenn du es schließt.
frame-store-newer = Das Tagebuch stammt aus einer neueren Version. Lade die Seite neu; nichts ist verloren.
frame-damaged = { $count ->
    [one] Ein Teil des Tagebuchs lässt sich auf diesem Gerät nicht lesen. Er bleibt, wie er ist, und alles andere ist da. Mit einem Konto kommt von selbst zurück, was der Server davon hat.
   *[other] { $count } Teile des Tagebuchs lassen sich auf diesem Gerät nicht lesen. Sie bleiben, wie sie sind, und alles andere ist da. Mit einem Konto kommt von selbst zurück, was der Server davon hat.
}
frame-demo = Dieses Tagebuch ist erfunden.
frame-leave-demo = Entfernen
frame-update = Eine neue Version ist bereit.
frame-update-now = Jetzt nutzen

## Programme

programme-title = Dein Weg
programme-intro = Ein Hauptweg und was du dazunimmst. Was aus ist, wird nicht gezeigt.
programme-main = Der Hauptweg
programme-add-ons = Dazunehmen
programme-to-checks = Fragebögen
programme-to-safety = Sicherheit
programme-your-choice = Vorschlag nach deinen Antworten. Deine Wahl geht vor.
programme-make-plan = Plan anlegen: { $tracker }
programme-suggestion = Vorschlag für { $tracker }
programme-name-abrupt = An einem Tag aufhören
programme-name-gradual = Schritt für Schritt weniger
programme-name-cold-turkey = Sofort und ohne Ersatz
programme-name-replacement = Nikotinersatz
programme-name-triggers = Auslöser erkennen
programme-name-badges = Meilensteine
programme-detail-abrupt = Ein Tag in den nächsten zwei Wochen, eine Liste davor und Hilfe nach Wunsch.
programme-detail-gradual = Eine Zahl, die kleiner wird bis null.
programme-detail-cold-turkey = Ab jetzt keine, auch kein Ersatz.
programme-detail-replacement = Pflaster, Kaugummi und anderes notieren und sehen, was auf Packungen steht.
programme-detail-triggers = Was vor einem Verlangen war, zusammengefasst.
programme-detail-badges = Was du erreichst, bleibt.
programme-goes-well = Passt gut zu „{ $main }“.
programme-can-be-added = Lässt sich zu „{ $main }“ hinzunehmen.
programme-changed = Geändert.
programme-prepare-done = Alles ist vorbereitet.
programme-step-tell-someone = Sag es einem Menschen.
programme-step-buy-replacement = Hab deinen Nikotinersatz zu Hause.
programme-step-first-morning = Plane den ersten Morgen: Was kommt gleich nach dem Aufstehen?
programme-step-hardest-hour = Denk an deine schwerste Stunde und was du dann stattdessen tust.
programme-step-hands-and-mouth = Leg etwas für Hände und Mund bereit: Wasser, Kaugummi, einen Stift.
programme-clear-away-cigarettes = Räum Zigaretten, Feuerzeuge, Aschenbecher weg.
programme-clear-away-alcohol = Räum Alkohol aus der Wohnung.
programme-clear-away-vape = Räum weg, was du benutzt, auch den Ersatz.

## Suggestion

suggestion-line-stop-date = Ein Tag in den nächsten zwei Wochen. In einer Studie waren nach sechs Monaten 22 von 100 frei, die auf einmal aufhörten, und 16 von 100, die erst reduzierten. In einer anderen machte jede Woche Warten einen Ausrutscher wahrscheinlicher.
suggestion-line-gradual = Schritt für Schritt weniger ist auch ein ganzer Weg, vor allem wenn ein Tag zu fern wirkt.
suggestion-line-replacement-pair = Ein Pflaster zusammen mit Kaugummi, Lutschtablette oder Spray half mehr Menschen als eins davon allein (1,25-mal so vielen).
suggestion-line-replacement-single = Ein Nikotinersatz kann dazukommen. Es bleibt deine Wahl.
suggestion-line-ask-professional = Frag vor jedem Nikotinersatz in Apotheke oder Praxis nach.

# Variables:
#   $strength (Number)
suggestion-line-label-patch = Zu deiner Menge beginnen US-Packungsangaben für Pflaster mit { $strength } mg.

# Variables:
#   $strength (Number)
suggestion-line-label-piece = Zu deiner ersten Zigarette nennen die Angaben für Kaugummi und Lutschtablette dort { $strength } mg.
suggestion-line-smoking-studies = Die Zeiten und Zahlen zu Tag und Entzug stammen von Menschen, die rauchten. Beim Dampfen steht die Forschung am Anfang: Ob sie dort genauso gelten, weiß noch niemand.
suggestion-line-texts-for-vaping = Textnachrichten halfen jungen Menschen, mit dem Dampfen aufzuhören: Mit ihnen schafften es 29 von 100, ohne sie 22.
suggestion-line-no-label-for-vaping = Für Menschen, die dampfen, gibt es keine Packungsangabe: Frag in der Apotheke.
suggestion-line-strength-ladder = Stärke und Zahl der Züge können zusammen sinken. Die Forschung dazu ist jung.
suggestion-line-drink-less = Eine Zahl für jede Woche, die kleiner wird, oder eine Pause: Beides sind Wege zu weniger.
suggestion-line-drink-talk = Bei diesem Wert hilft ein Gespräch mit Geschulten, etwa in Praxis oder Suchtberatung.
suggestion-line-drink-help = Zuerst Hilfe: Praxis oder Suchtberatung macht das Aufhören sicher.
suggestion-reviews = Schau 7, 14 und 28 Tage nach dem Aufhören zurück: Der Entzug ist in der ersten Woche am stärksten und lässt in zwei bis vier nach.
suggestion-reviews2 = {" "}und{" "}
suggestion-reviews3 = Schau am { $all } zurück: Der Entzug ist in der ersten Woche am stärksten und lässt in zwei bis vier nach.

## Nicotine

nicotine-two-truths = Weniger Rauch ist ein Gewinn für sich. Nikotin ist eine andere Sache, darum wird das nicht zusammengezählt.
nicotine-name-cigarettes = Zigaretten am Tag
nicotine-name-puffs = Züge am Tag
nicotine-name-replacement = Nikotinersatz, mg am Tag
nicotine-unit-cigarettes = Zigaretten
nicotine-unit-puffs = Züge
nicotine-sentence = Nikotinersatz: { $after } mg am Tag.
nicotine-sentence2 = {" "}am Tag.
nicotine-sentence3 = {" "}blieben bei { $after } am Tag.
nicotine-sentence4 = {" "}sanken von{" "}
nicotine-sentence5 = {" "}stiegen von{" "}
nicotine-sentence6 = {" "}auf{" "}
nicotine-sentence7 = {" "}am Tag.
nicotine-not-known = : in der letzten Woche noch zu wenig notiert.

## Progress

progress-title = Fortschritt
progress-tracker-label = Worum es geht
progress-period-label = Wie weit zurück
progress-period = 1 Jahr

# Variables:
#   $days (Number)
progress-period2 = { $days } Tage

progress-no-tracker-title = Noch nichts zu sehen
progress-no-tracker-text = Füge hinzu, worauf du achten willst, dann steht hier der Fortschritt.
progress-to-plan = Zum Plan
progress-empty-title = Hier steht bald dein Fortschritt
progress-empty-text = Verbrauch und Ziel, eingehaltene Tage, Geld und Verlangen: Alles wächst aus dem, was du unter Heute notierst.
progress-to-today = Zu Heute
progress-fewer = weniger als am Anfang.
progress-more = mehr als am Anfang, soweit bekannt.
progress-same = So viel wie am Anfang.
progress-none = Nichts an den bekannten Tagen vor heute.

# Variables:
#   $known (Number)
#   $needed (Number)
progress-not-enough = { $known } von { $needed } vollen Tagen bis zum Vergleich mit dem Anfang.

progress-no-baseline = Trag im Plan ein, wie viel es vorher war, dann siehst du hier den Vergleich.
progress-comparison-why = Dein Verbrauch ({ $days } in diesem Zeitraum) gegenüber dem vor deinem Plan. Unbekannte Tage und heute bleiben außen vor.
progress-daily-title = Verbrauch am Tag
progress-weekly-title = Verbrauch am Tag, Woche für Woche
progress-weekly-sentence = Jeder Balken ist eine Woche: der Durchschnitt ihrer bekannten Tage vor heute.
progress-used = { $amount } ({ $days } erfasst), das sind { $mean } am Tag.
progress-unknown-days = Ein Tag ist unbekannt.

# Variables:
#   $count (Number)
progress-unknown-days2 = { $count } Tage sind unbekannt.

progress-nothing-known = Über die Tage vor heute ist noch nichts bekannt.
progress-day = Tag
progress-week = Woche ab
progress-target = Ziel
progress-today = heute
progress-open = offen
progress-as-table = Als Tabelle zeigen
progress-of = { $part } von { $whole }
progress-day-unit = Tag
progress-days-unit = Tage
progress-kept = Tage im Ziel, in diesem Zeitraum
progress-kept-why = Abgeschlossene Tage, an denen der Verbrauch im Ziel des Tages blieb. Ein Tag ohne Eintrag zählt zu den Tagen, aber nicht als eingehalten; ausgenommene Tage und heute zählen nicht.
progress-kept-run = in Folge im Ziel, bis gestern
progress-kept-run-why = Tage in Folge im Ziel, bis gestern. Ein ausgenommener Tag verlängert nichts und beendet nichts.
progress-best-kept = in Folge im Ziel, am längsten
progress-best-kept-why = Deine längste Reihe bisher. Nichts nimmt sie dir.
progress-kept-in-all = Tage im Ziel, seit dem ersten Plan
progress-kept-in-all-why = Alle abgeschlossenen Tage im Ziel, von allen Tagen mit einem Ziel. Ein Tag über dem Ziel nimmt keinen davon weg.
progress-free-run = in Folge ohne, jetzt
progress-free-run-why = Abgeschlossene Tage in Folge ganz ohne. Nach dem Stopptag gilt ein Tag ohne Eintrag als Tag ohne.
progress-best-free = in Folge ohne, am längsten
progress-best-free-why = Deine längste Reihe ohne. Ein Ausrutscher lässt sie, wie sie ist.
progress-free-days = insgesamt ohne
progress-free-days-why = Alle abgeschlossenen Tage ohne, in beliebig vielen Reihen. Nach einem Ausrutscher bleiben sie deine.
progress-saved = gespart, in diesem Zeitraum
progress-saved-below = gespart an Tagen unter dem Anfang, in diesem Zeitraum
progress-not-used-below = nicht verbraucht an Tagen unter dem Anfang, in diesem Zeitraum
progress-saved-in-all = gespart, seit dem ersten Plan
progress-saved-why = Aus abgeschlossenen Tagen: was es vorher war, minus was es war, mal der Preis für eins. Unbekannte Tage bleiben außen vor; nach dem Stopptag zählen sie als keiner. Tage über dem Anfang nehmen nichts weg.
progress-not-used = nicht verbraucht, in diesem Zeitraum
progress-not-used-in-all = nicht verbraucht, seit dem ersten Plan
progress-not-used-why = Aus abgeschlossenen Tagen: was es vorher war, minus was es war. Unbekannte Tage bleiben außen vor; nach dem Stopptag zählen sie als keiner.
progress-no-price = Mit der üblichen Menge, einem Preis und einer Packungsgröße im Plan steht hier, was du sparst.
progress-passed = Verlangen überstanden, in diesem Zeitraum
progress-passed-in-all = Verlangen überstanden, insgesamt
progress-passed-why = Wie oft du gesagt hast, dass es vorbeiging, von allen notierten Malen. Auch ohne Angabe, wonach.
progress-free-now = ohne, jetzt
progress-free-now-why = Seit dem letzten Mal, oder seit du aufgehört hast.
progress-free-best = ohne, am längsten
progress-free-best-why = Die längste Zeit zwischen zwei Malen, seit du aufgehört hast. Ein Ausrutscher lässt sie, wie sie ist.
progress-free-total = seit du aufgehört hast, insgesamt
progress-free-total-why = Alle Zeit unter einem Plan zum Aufhören. Ein Mal ist ein Moment, darum lässt ein Ausrutscher sie, wie sie ist.
progress-since-last = seit dem letzten Mal
progress-since-last-why = Seit dem jüngsten Eintrag mit einer Uhrzeit. Tage mit einer Tagesmenge haben keine.
progress-curve-title = Der Weg nach unten
progress-curve-sentence = heute höchstens, ab dem { $date } nichts mehr.
progress-stops-on = Dein Plan: ab dem { $date } nichts mehr.

## CheckAnswer

check-answer-text-first-cigarette = {" "}Minuten
check-answer-text-cigarettes-aDay = {" "}oder mehr
check-answer-text-first-is-dearest = Auf die erste am Tag
check-answer-text-first-is-dearest2 = Auf eine andere
check-answer-text-nights-aWeek = {" "}oder mehr
check-answer-text0 = Kein Drang oder leicht
check-answer-text1 = Mäßig oder stark
check-answer-text1n2 = Sehr oder äußerst stark
check-answer-text0n2 = Nie
check-answer-text1n3 = Einmal im Monat oder seltener
check-answer-text2 = Zwei- bis viermal im Monat
check-answer-text3 = Zwei- oder dreimal in der Woche
check-answer-text3n2 = Viermal in der Woche oder öfter
check-answer-text0n3 = Nie
check-answer-text1n4 = Seltener als einmal im Monat
check-answer-text2n2 = Einmal im Monat
check-answer-text3n3 = Einmal in der Woche
check-answer-text3n4 = Täglich oder fast täglich
check-answer-text0n4 = Nein
check-answer-text2n3 = Ja, aber nicht im letzten Jahr
check-answer-text2n4 = Ja, im letzten Jahr
check-answer-text2n5 = Ja
check-answer-text2n6 = Nein

## CheckQuestion

check-question-text-first-cigarette = Wie lange nach dem Aufwachen kommt die erste Zigarette?
check-question-text-cigarettes-aDay = Wie viele Zigaretten sind es an einem üblichen Tag?
check-question-text-hard-to-refrain = Fällt es dir schwer, nicht zu rauchen, wo es nicht erlaubt ist?
check-question-text-first-is-dearest = Auf welche Zigarette verzichtest du am schwersten?
check-question-text-more-in-the-morning = Rauchst du in den ersten Stunden nach dem Aufwachen mehr als später?
check-question-text-smokes-when-ill = Rauchst du auch, wenn du krank im Bett liegst?
check-question-text-vapes-aDay = Wie oft am Tag dampfst du? Ein Mal sind etwa 15 Züge oder 10 Minuten.
check-question-text-first-vape = Wie lange nach dem Aufwachen dampfst du zum ersten Mal?
check-question-text-wakes-to-vape = Wachst du manchmal nachts auf, um zu dampfen?
check-question-text-nights-aWeek = In wie vielen Nächten in der Woche?
check-question-text-hard-to-stop-vaping = Dampfst du noch, weil Aufhören wirklich schwerfällt?
check-question-text-strong-cravings = Hast du manchmal starkes Verlangen zu dampfen?
check-question-text-urges = Wie stark war der Drang zu dampfen in der letzten Woche?
check-question-text-hard-where-forbidden = Fällt es dir schwer, nicht zu dampfen, wo es nicht erlaubt ist?
check-question-text-irritable = Warst du gereizter, wenn du nicht dampfen konntest?
check-question-text-nervous = Warst du nervös, unruhig oder ängstlich, wenn du nicht dampfen konntest?
check-question-text-drink-days = Wie oft trinkst du etwas mit Alkohol?
check-question-text-drinks-aDay = Wie viele Drinks sind es an einem Tag, an dem du trinkst?
check-question-text-six-drinks = Wie oft sind es sechs Drinks oder mehr bei einer Gelegenheit?
check-question-text-could-not-stop = Im letzten Jahr: Wie oft konntest du nicht aufhören, wenn du angefangen hattest?
check-question-text-left-undone = Im letzten Jahr: Wie oft blieb wegen des Trinkens liegen, was dran war?
check-question-text-morning-drink = Im letzten Jahr: Wie oft brauchtest du morgens einen Drink nach einem schweren Abend?
check-question-text-guilt = Im letzten Jahr: Wie oft kamen nach dem Trinken Schuld oder Reue?
check-question-text-lost-memory = Im letzten Jahr: Wie oft fehlte dir die Erinnerung an den Abend davor?
check-question-text-injury = Wurdest du oder jemand anderes verletzt, weil du getrunken hattest?
check-question-text-others-concerned = Hat sich jemand aus Familie, Freundeskreis oder Praxis um dein Trinken gesorgt?

## Checks

checks-title = Fragebögen
checks-intro = Mit ein paar Antworten passen Vorschläge besser. Alle sind kurz, und keine ist nötig. Sie sind keine Diagnose.

# Variables:
#   $place (Number)
#   $count (Number)
checks-step = Frage { $place } von { $count }

checks-back = Zurück
checks-leave = Diesen Fragebogen überspringen
checks-nothing-kept = Vor der letzten Antwort wird nichts behalten.
checks-kept = Deine Antworten sind notiert.
checks-begin = Beginnen
checks-show-result = Ergebnis zeigen
checks-to-safety = Sicherheit: vorab wichtig
checks-rest = Die anderen sieben beantworten
checks-what-follows = Was folgen kann
checks-your-choice = Diese Zeilen folgen festen Regeln. Deine Wahl geht vor.
checks-to-list = Alle Fragebögen
checks-to-programme = Einen Weg wählen

# Variables:
#   $most (Number)
checks-out-of = von { $most }

checks-no-band = Dazu sind keine Stufen veröffentlicht.
checks-name-hsi = Rauchen: zwei Fragen
checks-name-ftnd = Rauchen: sechs Fragen
checks-name-hvi = Dampfen: zwei Fragen
checks-name-psecdi = Dampfen: zehn Fragen
checks-name-audit-c = Trinken: drei Fragen
checks-name-audit = Trinken: zehn Fragen
checks-about-hsi = Heaviness of Smoking Index, 0 bis 6.
checks-about-ftnd = Fagerström-Test für Nikotinabhängigkeit, 0 bis 10.
checks-about-hvi = Heaviness of Vaping Index, 0 bis 10.
checks-about-psecdi = Penn State Electronic Cigarette Dependence Index, 0 bis 20.
checks-about-audit-c = AUDIT-C, 0 bis 12.
checks-about-audit = AUDIT, 0 bis 40.
checks-band-none = keine Abhängigkeit
checks-band-very-low = sehr niedrig
checks-band-low = niedrig
checks-band-medium = mittel
checks-band-high = hoch
checks-band-very-high = sehr hoch
checks-band-lower-risk = niedrigeres Risiko
checks-band-raised-risk = erhöhtes Risiko
checks-band-high-risk = hohes Risiko
checks-band-possible-dependence = mögliche Abhängigkeit
checks-meaning-hsi = Das sagt, wie sehr der Körper an Nikotin gewöhnt ist, und nichts über den Willen.
checks-meaning-audit-c = In Großbritannien gilt das Risiko ab 5 Punkten als erhöht, in den USA ab 4 bei Männern und ab 3 bei Frauen.
checks-meaning-audit = Ab 8 hilft ein Rat, ab 16 ein Gespräch mit Fachleuten, ab 20 eine Fachstelle.

## RecallItem

recall-item-name-breakfast = Frühstück
recall-item-name-lunch = Mittagessen
recall-item-name-dinner = Abendessen
recall-item-name-snack = Zwischendurch
recall-item-without-meal = Noch ohne Mahlzeit
recall-item-all-placed = Alles hat seine Mahlzeit.
recall-item-which-items = Was gehört zusammen?
recall-item-press-meal0 = Alles davon war …
recall-item-press-meal1 = 1 gewählt, und zwar …

# Variables:
#   $count (Number)
recall-item-press-meal1n2 = { $count } gewählt, und zwar …

recall-item-times = Uhrzeiten, wenn du sie weißt
recall-item-question-drinks = Kaffee, Tee, Saft, Limo, Milch oder Wasser?
recall-item-question-alcohol = Bier, Wein oder etwas anderes?
recall-item-question-sweets = Kekse, Süßes, Schokolade, Eis?
recall-item-question-snacks = Chips, Cracker, Popcorn, Nüsse?
recall-item-question-produce = Obst, Gemüse, Kartoffeln?
recall-item-question-cheese = Käse, auf oder in etwas?
recall-item-question-bread = Brot, Brötchen, Wraps?
recall-item-question-other = Sonst noch etwas?

# Variables:
#   $number (Number)
recall-item-question-number = Frage { $number } von { $count }

recall-item-nothing = Nichts
recall-item-nothing-more = Das war alles
recall-item-all-asked = Das waren alle Fragen.
recall-item-amount = Wie viele
recall-item-less = Weniger
recall-item-more = Mehr
recall-item-amount-problem = Bitte eine Zahl über 0, etwa 1,5 oder 1/2
recall-item-measure = Maß
recall-item-usual = übliche Menge
recall-item-portion-label = Portion
recall-item-grams = Gramm
recall-item-millilitres = Milliliter
recall-item-given = eine Menge von dir
recall-item-find-food = Ein anderes Lebensmittel
recall-item-food-of = Lebensmittel
recall-item-meal = Mahlzeit
recall-item-time = Uhrzeit (optional)
recall-item-time-of = { $meal }, ungefähr wann?
recall-item-delete = Vom Tag entfernen

## Recall

recall-yesterday = Essen von gestern
recall-title = Essen am { $day }
recall-before = Tag davor
recall-after = Tag danach
recall-ahead-title = Noch nicht da
recall-ahead-text = Was du isst, kannst du eintragen, wenn der Tag da ist.
recall-step = Schritt { $number } von { $count }
recall-name-quick-list = Was dir einfällt
recall-name-forgotten = Leicht vergessen
recall-name-meal-and-time = Welche Mahlzeit
recall-name-portion = Wie viel
recall-name-last-look = Ein letzter Blick
recall-lead-quick-list = Alles, was du gegessen oder getrunken hast, egal in welcher Reihenfolge. Genaueres kommt später.
recall-lead-forgotten = Ein paar Dinge, die man leicht übersieht. „Nichts“ ist eine gute Antwort.
recall-lead-meal-and-time = Wähle, was zusammengehört, und tippe dann auf die Mahlzeit.
recall-lead-portion = Die übliche Menge steht schon da. Ändere, was anders war.
recall-lead-last-look = War der Tag so? Tippe an, was du ändern willst.
recall-next = Weiter: { $name }
recall-back = Zurück: { $name }
recall-finish = Das war der Tag
recall-done = Notiert.
recall-reopen = Noch einmal durchgehen
recall-one-day = Ein Tag ist ein Tag: Was üblich ist, zeigt sich über mehrere.
recall-field = Was gab es?
recall-example = Zum Beispiel: Kaffee mit Milch, zwei Eier, ein Apfel
recall-add = Hinzufügen
recall-suggestions = Passende Lebensmittel
recall-found0 = Nichts gefunden; deine Worte genügen.
recall-found1 = 1 Lebensmittel

# Variables:
#   $count (Number)
recall-found1n2 = { $count } Lebensmittel

recall-recents = Gab es zuletzt
recall-meal-of-next = Zu welcher Mahlzeit? (kann warten)
recall-no-meal = Später
recall-so-far = Bisher eins

# Variables:
#   $count (Number)
recall-so-far2 = Bisher { $count }

recall-empty-title = Fang irgendwo an
recall-empty-text = Schreib eine Zeile wie „Toast mit Butter, Orangensaft“ und drücke Enter. Hier sammelt sich, was du gegessen hast.
recall-added = Dazu: { $name }

# Variables:
#   $count (Number)
recall-added2 = Dazu: { $count } Dinge

recall-removed = Entfernt: { $name }
recall-unmatched = Noch nicht zugeordnet
recall-what-was = Was ist „{ $text }“?
recall-nothing-fits = Es fand sich nichts Ähnliches.
recall-leave = So lassen
recall-copy = Von einem anderen Tag übernehmen
recall-copy-lead = Was von dem Tag noch fehlt, kommt hier dazu und bleibt auch dort.
recall-copy-nothing = Noch gibt es keinen anderen Tag mit Essen.
recall-copied-before = Das alles ist schon hier.
recall-copied = Der Rest war schon hier.
recall-things = 1 Ding

# Variables:
#   $count (Number)
recall-things2 = { $count } Dinge

recall-photo = Foto hinzufügen
recall-photo-label = Ein Foto vom Essen
recall-remove-photo = Foto entfernen
recall-photo-removed = Foto entfernt.
recall-close = Schließen
recall-card-new = Ein paar Minuten, solange es frisch ist. Ohne Zählen, ohne Urteil.
recall-card-open = Erzählen
recall-card-go-on = Weitermachen

## RecoveryContent

recovery-content-title-smoke-pulse = Puls und Blutdruck
recovery-content-title-smoke-oxygen = Sauerstoff im Blut
recovery-content-title-smoke-monoxide = Kohlenmonoxid
recovery-content-title-smoke-taste = Geschmack und Geruch
recovery-content-title-smoke-breath = Atmen
recovery-content-title-smoke-withdrawal = Entzug
recovery-content-title-smoke-circulation = Durchblutung
recovery-content-title-smoke-mood = Stimmung
recovery-content-title-smoke-cough = Husten und Luft
recovery-content-title-smoke-heart = Herz
recovery-content-title-smoke-mouth = Mund und Rachen
recovery-content-title-smoke-lung = Lunge
recovery-content-title-smoke-coronary = Herzkranzgefäße
recovery-content-title-vape-heart-rate = Herzschlag
recovery-content-title-vape-wave = Die erste Welle
recovery-content-text-smoke-pulse = Puls und Blutdruck beginnen nach etwa 20 Minuten zu sinken.
recovery-content-text-smoke-oxygen = Nach etwa 8 Stunden erholt sich der Sauerstoff im Blut. Die Hälfte des schädlichen Kohlenmonoxids kann schon weg sein.
recovery-content-text-smoke-monoxide = Dieses Gas aus dem Rauch verlässt das Blut. Der NHS nennt 48 Stunden, die Amerikanische Krebsgesellschaft einige Tage; eine ältere Fassung nannte 12 Stunden.
recovery-content-text-smoke-taste = Nach etwa 48 Stunden schmecken und riechen viele Menschen mehr.
recovery-content-text-smoke-breath = Nach etwa 72 Stunden kann das Atmen leichter fallen, weil sich die Atemwege entspannen.
recovery-content-text-smoke-withdrawal = Unruhe, gedrückte Stimmung und Ähnliches sind in Woche 1 am stärksten und dauern 2 bis 4 Wochen.
recovery-content-text-smoke-circulation = Das Blut fließt leichter: in 2 bis 12 Wochen (NHS) oder 2 Wochen bis 3 Monaten (Amerikanische Krebsgesellschaft).
recovery-content-text-smoke-mood = Nach sechs Wochen und später waren Menschen, die aufgehört hatten, weniger ängstlich, gedrückt und gestresst als solche, die weiter rauchten.
recovery-content-text-smoke-cough = Du hustest vielleicht weniger und hast mehr Luft: in 1 bis 12 Monaten (Amerikanische Krebsgesellschaft) oder in 3 bis 9 Monaten mit bis zu 10 % mehr Lungenfunktion (NHS).
recovery-content-text-smoke-heart = Das Risiko eines Herzinfarkts kann nach 1 Jahr halb so hoch sein wie beim Rauchen (NHS). Die Amerikanische Krebsgesellschaft sieht es in 1 bis 2 Jahren steil fallen.
recovery-content-text-smoke-mouth = Das Risiko für Krebs an Mund, Rachen und Kehlkopf kann in 5 bis 10 Jahren auf die Hälfte fallen; eine ältere Fassung nannte 2 bis 5. Auch das Risiko eines Schlaganfalls fällt.
recovery-content-text-smoke-lung = Das Risiko, an Lungenkrebs zu sterben, kann halb so hoch sein wie beim Rauchen: nach 10 Jahren (NHS) oder 10 bis 15 Jahren (Amerikanische Krebsgesellschaft).
recovery-content-text-smoke-coronary = Nach etwa 15 Jahren liegt das Risiko einer Herzkranzerkrankung nahe bei dem von Menschen, die nicht rauchen.
recovery-content-text-vape-heart-rate = In einer Studie schlug das Herz in den sechs Tagen ohne Dampfen langsamer.
recovery-content-text-vape-wave = In zwei kleinen Studien nahmen Unruhe, gedrückte Stimmung und Ähnliches nach dem Aufhören zu. Bei früheren Rauchern gingen sie in sechs Tagen schon wieder zurück.

## Recovery

recovery-title = Erholung
recovery-empty-title = Noch nichts zu sehen
recovery-empty-text = Bei manchem weiß man, wie sich der Körper erholt. Sobald du so etwas beobachtest, steht es hier.
recovery-once-stopped = Das beginnt, sobald du aufhörst. Die Zeiten sagen, wie lange es dauert.
recovery-once-stopped-on = Das beginnt, sobald du aufhörst, am { $day }. Die Tage dahinter sind die spätesten, die Quellen nennen.
recovery-by = bis { $day }
recovery-pause = längste Zeit ohne bisher
recovery-pause-why = Zwischen zwei Malen, so wie du sie notiert hast. Tage, an denen nicht jedes Mal eine Uhrzeit hat, zählen nicht mit.
recovery-within = Für eine so lange Pause nennen die Quellen schon: { $stages }. Mit dem nächsten Mal beginnt es wieder.
recovery-up-to = bis zu { $time }
recovery-since-stop = seit dem Aufhören
recovery-since-vape = seit deinem letzten Zug
recovery-since-cigarettes = seit deiner letzten Zigarette
recovery-since-alcohol = seit deinem letzten Drink
recovery-passed = die Zeit ist um
recovery-ahead = noch { $time }
recovery-under-way = Läuft
recovery-left = noch bis zu { $time }
recovery-population-smokers = Beobachtet bei Menschen, die rauchten.
recovery-population-daily-vapers = Beobachtet bei Erwachsenen, die täglich dampften.
recovery-certainty-agreed = Gut belegt.
recovery-certainty-stated = Von einer Quelle genannt oder beobachtet, ohne Beweis der Ursache.
recovery-certainty-early = Vorläufig: nur kleine Studien.
recovery-missing-data = Langzeitdaten zum Aufhören mit dem Dampfen hat noch niemand. Listen, die mehr sagen, übernehmen meist das Rauchen, bei dem etwas verbrennt.
recovery-everybody = Jeder Körper ist anders. Das sind Zeiten vieler Menschen, kein Versprechen.
recovery-in-the-long-run = Auf lange Sicht
recovery-no-data = noch keine Daten
recovery-day-by-day = Tag für Tag
recovery-to-withdrawal = Wie die ersten Wochen sind
recovery-to-milestones = Meilensteine
recovery-to-savings = Erspartes
recovery-life-label = Lebenszeit, grob
recovery-life-hours = { $least } bis { $most }
recovery-life-why = 11 bis 22 Minuten für jede Zigarette, die du nicht geraucht hast: zwei Schätzungen, für Männer im Jahr 2000 und für Frauen 2024. Ein Mittel über viele Leben, keine Vorhersage für deines.

## Reflection

reflection-pledge-question = Heute …
reflection-own-pledge = In eigenen Worten
reflection-keep = Behalten
reflection-kept = Notiert.
reflection-not-today = Heute nicht
reflection-from-yesterday = Gestern hast du geschrieben: „{ $line }“
reflection-from-morning = Am Morgen hast du gesagt: „{ $line }“
reflection-review-question = Wie war heute?
reflection-add-lines = Eine Zeile dazu
reflection-helped = Was geholfen hat
reflection-tomorrow = Eine Zeile für morgen
reflection-intention-within = bleibe ich bei meiner Zahl
reflection-intention-free = komme ich ohne aus
reflection-intention-pause = warte ich kurz, bevor ich entscheide
reflection-intention-kind = bin ich freundlich zu mir
reflection-intention-move = gehe ich eine Weile hinaus
reflection-intention-one-thing = tue ich eine Sache, die hilft
reflection-sentence = Heute{" "}
reflection-word-calm = ruhig
reflection-word-light = leicht
reflection-word-full = voll
reflection-word-mixed = gemischt
reflection-word-long = lang
reflection-word-hard = schwer
reflection-word-proud = stolz
reflection-word-tired = ermüdend
reflection-settings = Tage und Wochen
reflection-morning-switch = Ein Vorsatz am Morgen
reflection-morning-detail = Eine Karte auf Heute bis Mittag, einmal am Tag.
reflection-evening-switch = Ein Rückblick am Abend
reflection-evening-detail = Eine Karte auf Heute ab 18 Uhr, in Worten und ohne Note.
reflection-review-day = Woche ansehen am
reflection-aim = Minuten Ruhe am Tag
reflection-aim2 = Minuten Bewegung am Tag
reflection-minutes = min am Tag
reflection-less = Weniger
reflection-more = Mehr
reflection-aim-problem = 1 bis 120 Minuten passen.

## Replacement

replacement-title = Nikotinersatz
replacement-product = Produkt
replacement-strength = Stärke laut Packung, in mg
replacement-strength-hint = 1 bis 42
replacement-step-hint = 0 beendet das Produkt
replacement-date = Tag
replacement-time = Uhrzeit
replacement-note = Notiz
replacement-save = Speichern
replacement-delete = Löschen
replacement-deleted = Gelöscht.
replacement-close = Schließen
replacement-first = Ein Produkt notieren
replacement-other = Etwas anderes
replacement-noted = Notiert: { $dose }.
replacement-note2 = { $dose } notieren

# Variables:
#   $count (Number)
#   $milligrams (Number)
replacement-today = Heute: { $count } notiert, { $milligrams } mg laut Packungen.

# Variables:
#   $week (Number)
replacement-patch-week = Woche { $week } mit Pflaster.

replacement-own-step-now = Deine eigene Stufe: { $dose }.
replacement-name-patch = Pflaster
replacement-name-gum = Kaugummi
replacement-name-lozenge = Lutschtablette
replacement-name-inhaler = Inhaler
replacement-name-spray = Spray
replacement-name-other = Anderes
replacement-took = Nikotinersatz genommen?
replacement-taken-patch = Nikotinpflaster
replacement-taken-gum = Nikotinkaugummi
replacement-taken-lozenge = Nikotinlutschtablette
replacement-taken-inhaler = Nikotininhaler
replacement-taken-spray = Nikotinspray
replacement-ends = { $product }: keins
replacement-problem-product = Wähle ein Produkt.
replacement-problem-strength = Eine ganze Zahl von 1 bis 42.
replacement-problem-date = Bitte ein Datum.
replacement-problem-time = Eine Uhrzeit wie 07:30.
replacement-problem-future = Das liegt noch vor dir.
replacement-ask-first = Frag zuerst in Apotheke oder Praxis. Packungsangaben bleiben weg, weil du gesagt hast:
replacement-no-label = Für Menschen, die dampfen, gibt es keine Packungsangabe. Die Apotheke hilft; dein Plan kann die Stärke in mg/ml Stufe für Stufe senken.
replacement-label-says = Das steht auf Packungen für Menschen, die rauchen. Es ist kein Rat: Deine Packung, Apotheke oder Praxis geht vor.
replacement-label-title = Auf der Packung steht: { $name }, { $brand } ({ $country })
replacement-reader-many-cigarettes = Für mehr als 10 Zigaretten am Tag.
replacement-reader-few-cigarettes = Für 10 Zigaretten am Tag oder weniger.
replacement-reader-everybody = 4 mg bei der ersten Zigarette bis 30 Minuten nach dem Aufwachen, sonst 2 mg.
replacement-week-column = Wochen
replacement-says-column = Auf der Packung steht

# Variables:
#   $strength (Number)
replacement-amount = eins mit { $strength } mg am Tag

# Variables:
#   $lowerBound (Number)
#   $upperBound (Number)
replacement-amount2 = eins alle { $lowerBound } bis { $upperBound } Stunden
replacement-piece-rule = Mindestens 9 am Tag in Woche 1 bis 6. 15 Minuten davor und dabei nichts essen oder trinken.

# Variables:
#   $most (Number)
replacement-most = Höchstens { $most } am Tag

# Variables:
#   $six (Number)
replacement-most2 = {" "}und { $six } in 6 Stunden.
replacement-own-steps = Deine eigenen Stufen
replacement-own-steps-hint = Was du mit Apotheke oder Praxis abgesprochen hast: eine Stärke ab einem Tag.
replacement-from-day = Ab welchem Tag
replacement-add-step = Diese Stufe hinzufügen
replacement-remove = Entfernen

## Safety

safety-title = Sicherheit
safety-intro = Was trifft auf dich zu? Es ändert nur, was vorgeschlagen wird.
safety-nothing-locked = Was du hier auch sagst: Zählen, Verlangen und Hilfe bleiben offen.
safety-to-checks = Fragebögen
safety-to-not-medical = Kein ärztlicher Rat
safety-danger-title = Zeichen von Gefahr
safety-fact-pregnancy = Ich bin schwanger oder stille
safety-fact-heart = Herzinfarkt vor Kurzem oder unregelmäßiger Herzschlag
safety-fact-under18 = Ich bin unter 18
safety-fact-other-medicine = Ich nehme ein anderes Medikament
safety-fact-alcohol-withdrawal = Eine Trinkpause brachte Zittern, Schwitzen, Verwirrung oder einen Krampfanfall
safety-fact-eating-disorder = Zahlen rund ums Essen tun mir nicht gut
safety-reason-pregnancy = Dann steht statt der Angaben auf Nikotinpackungen, dass Apotheke oder Praxis hilft.
safety-reason-alcohol-withdrawal = Dann kann Aufhören auf einmal gefährlich sein und wird nicht angeboten.
safety-reason-eating-disorder = Dann zeigt Essen keine Zahlen.
safety-emergency = Ruf sofort { $value } an
safety-emergency2 = Ruf sofort den Notruf an
safety-emergency3 = , wenn jemand in einer Trinkpause verwirrt ist, krampft, mit Fieber zittert oder sieht oder hört, was nicht da ist.
safety-caution-title = Nicht auf einmal und nicht allein
safety-caution-withdrawal-before = Du hattest schon Entzugszeichen. Sie können stärker wiederkommen, darum wird Aufhören auf einmal fürs Trinken nicht angeboten.
safety-caution-high-score = Deine Antworten sprechen für eine mögliche Abhängigkeit. Dann kann Aufhören auf einmal gefährlich sein und wird fürs Trinken nicht angeboten.
safety-caution-open-score = Du trinkst viel. Sieben weitere Fragen helfen zu sehen, ob Aufhören auf einmal gefährlich sein kann.
safety-unanswered = Nach viel oder täglichem Alkohol kann es gefährlich sein, auf einmal aufzuhören oder sehr schnell weniger zu trinken: Zittern, Verwirrung oder ein Krampfanfall können binnen Tagen folgen.
safety-where-to-turn = Eine Praxis oder eine Suchtberatung macht das Aufhören sicher, oft binnen Tagen. Bis dahin hör nicht allein abrupt auf.
safety-still-counting = Drinks zählen und Verlangen notieren kannst du hier weiter.

## Reminders

reminders-title = Erinnerungen
reminders-lead = Eine Erinnerung ist eine Zeile auf „Heute“, während du in die App schaust. Klingeln tut sie nur, wo du es weiter unten erlaubst.
reminders-settings = Woran die App dich erinnert, wie oft, und wann Ruhe ist
reminders-level = Was von selbst kommt
reminders-level-own = Nur, was ich selbst einstelle
reminders-level-milestones = Dazu Meilensteine
reminders-level-essentials = Dazu der Abend
reminders-level-often = Öfter
reminders-level-own-detail = Es kommt nichts, worum du nicht gebeten hast.
reminders-level-milestones-detail = Ein Wort, wenn du einen erreichst.
reminders-level-essentials-detail = Abends, was noch offen ist, und Meilensteine.
reminders-level-often-detail = Morgen, Abend, Stunden mit Verlangen, Wochen und Meilensteine.
reminders-budget = Höchstens so viele am Tag
reminders-budget-why = Eine Zahl für alles zusammen. 0 heißt Ruhe.
reminders-quiet-from = Ruhe ab
reminders-quiet-to = Ruhe bis
reminders-kinds = Einzeln
reminders-time = { $kind }: Uhrzeit
reminders-kind-still-wanted = Die Frage, ob du Erinnerungen willst
reminders-kind-tracker = Deine Tracker
reminders-kind-practice = Übung
reminders-kind-recall = Das Essen von gestern
reminders-kind-focus = Fokus am Montag
reminders-kind-review = Rückblick auf die Woche
reminders-kind-risky = Vor einer Stunde mit Verlangen
reminders-kind-check-in = Abends: was offen ist
reminders-kind-milestone = Meilensteine
reminders-kind-rising = Eine Woche mit mehr
reminders-kind-away = Nach Tagen ohne die App
reminders-kind-better = Eine Woche mit weniger
reminders-kind-morning = Morgens: gestern
reminders-why-still-wanted = weil du eine Woche nicht hier warst
reminders-why-tracker = weil du diese Zeit eingestellt hast
reminders-why-practice = weil du es wolltest und vorher nichts geübt war
reminders-why-recall = weil du es wolltest und gestern noch nicht aufgeschrieben ist
reminders-why-focus = weil du es montags wolltest
reminders-why-review = weil du es an diesem Tag wolltest
reminders-why-risky = weil das Verlangen an drei oder mehr der letzten vierzehn Tage um diese Zeit kam
reminders-why-check-in = weil am Abend noch etwas offen ist
reminders-why-milestone = weil du ihn dann erreichst, wenn nichts dazwischenkommt
reminders-why-rising = weil es letzte Woche mehr war als in der davor
reminders-why-away = weil du dann vier Tage nicht hier gewesen wärst
reminders-why-better = weil es letzte Woche weniger war als in der davor
reminders-why-morning = weil du ein Wort über den Tag davor wolltest, falls etwas eingetragen ist
reminders-own = Tracker zu deinen Zeiten
reminders-own-none = Noch keine Uhrzeit
reminders-own-empty = Du hast noch keinen Tracker.
reminders-set = Erinnerung für { $name }
reminders-times = { $times } · { $days }
reminders-days-due = an Tagen, an denen er dran ist
reminders-days-every = jeden Tag
reminders-form-time = Uhrzeit { $number }
reminders-form-days = Nur an diesen Tagen
reminders-form-days-hint = Ohne Auswahl kommt sie an den Tagen, an denen er dran ist.
reminders-form-back = Still, wenn eingetragen in den letzten
reminders-hours = { $hours } h
reminders-form-hint = Sie bleibt still, sobald du etwas eingetragen hast.
reminders-form-more = Noch eine Uhrzeit
reminders-form-keep = Behalten
reminders-form-close = Schließen
reminders-form-problem = Uhrzeiten sehen aus wie 21:30.
reminders-kept = Die Erinnerung ist gespeichert.
reminders-planned = Die nächsten sieben Tage
reminders-planned-none = Nichts ist geplant.
# Variables:
#   $count (Number)
reminders-left-out = { $count ->
    [one] 1 weitere hat in deiner Zahl am Tag keinen Platz.
   *[other] { $count } weitere haben in deiner Zahl am Tag keinen Platz.
}
reminders-past = Was kam
reminders-past-shown = gezeigt
reminders-past-done = erledigt
reminders-past-later = jetzt nicht
reminders-past-stop = abgestellt
reminders-file = Eigene Erinnerungen als Kalenderdatei
reminders-file-why = Für den Kalender deines Geräts, der auch klingeln kann. Die Datei verrät nicht, worum es geht.
reminders-file-event = Ein Moment für dich
reminders-push-heading = Wenn die App zu ist
reminders-push-why = Erinnerungen können auch klingeln, wenn die App zu ist. Was sie sagen, versiegelt dieses Gerät. Der Server und der Push-Dienst deines Browsers sehen, wann eine geschickt wird, aber nie, was darin steht.
reminders-push-on = Auf diesem Gerät klingeln lassen
reminders-push-off = Nicht mehr auf diesem Gerät
reminders-push-is-on = Erinnerungen klingeln auf diesem Gerät.
reminders-push-lost = Dieser Browser hat vergessen, dass hier Erinnerungen klingeln dürfen.
reminders-push-words = Sagen, worum es geht
reminders-push-words-why = Aus: Eine Erinnerung sagt nur „Ein Moment für dich“. An: Sie nennt, worum es geht, auch auf dem Sperrbildschirm.
reminders-push-locked = Eine Sperre verbirgt dein Tagebuch hier. Deshalb sagt eine Erinnerung nur „Ein Moment für dich“.
reminders-push-denied = Dieser Browser lässt von hier keine Mitteilungen zu. Erlaube sie in seinen Einstellungen für diese Seite und drücke dann noch einmal.
reminders-push-home = Auf einem iPhone oder iPad klingeln Erinnerungen, sobald die App auf dem Home-Bildschirm liegt: in Safari auf „Teilen“ tippen, dann „Zum Home-Bildschirm“, und sie von dort öffnen.
reminders-push-none = Dieser Browser nimmt keine Erinnerungen an, wenn die App zu ist. Stattdessen kann die Kalenderdatei weiter unten klingeln.
reminders-push-no-service = Der Push-Dienst des Browsers hat nicht geantwortet. In einem privaten Fenster und ohne Netz gibt es keinen.
reminders-push-unreachable = Der Server ist gerade nicht zu erreichen. Bis dahin schickt er, was er schon hat.
reminders-push-server-off = Dieser Server verschickt keine Erinnerungen.
reminders-push-refused = An diesen Browser schickt der Server nichts.
reminders-push-title = Redstart
reminders-push-morning = Wie war gestern?

# Variables:
#   $names (String)
reminders-push-open = Gibt es heute etwas einzutragen: { $names }?

reminders-card = Eine Erinnerung
reminders-say-tracker = Zeit für { $name }?
reminders-say-use = Gibt es bei { $name } etwas einzutragen?
reminders-say-practice = Ein paar Minuten üben?
reminders-say-risky = Gegen { $time } war es zuletzt oft schwerer. Etwas für die Hände oder ein paar Atemzüge können helfen.
reminders-say-open = Heute noch offen: { $names }.
reminders-say-yesterday = Gestern: { $amount }.
reminders-say-before = Am Tag davor: { $amount }.
reminders-say-target = Dein Ziel war { $amount }.
reminders-say-better = { $name }: letzte Woche weniger als in der davor.
reminders-say-rising = { $name }: letzte Woche mehr als in der davor. Wochen sind verschieden; ein Blick auf deinen Plan kann helfen.
reminders-say-still-wanted = Es ist eine Weile her. Möchtest du weiter erinnert werden?
reminders-reason = Sie kam, { $reason }.
reminders-do-done = Erledigt
reminders-do-open = Öffnen
reminders-do-practice = Üben
reminders-do-risky = Was hilft
reminders-do-look = Ansehen
reminders-do-plan = Mein Plan
reminders-do-help = Hilfe
reminders-do-seen = Alles klar
reminders-do-keep = Ja, weiter so
reminders-do-none = Nein, Ruhe bitte
reminders-not-now = Jetzt nicht
reminders-stop = Diese Art abstellen
reminders-stopped = Diese Art kommt nicht mehr.
reminders-silent = Es bleibt ruhig. Erinnerungen findest du in den Einstellungen.
reminders-trial-title = Hilft sie dir?
reminders-trial-offer = Vier Wochen lang kommt sie nur an der Hälfte der Tage, ausgelost. Danach siehst du, was sie ändert.
reminders-trial-begin = Vier Wochen ausprobieren
reminders-trial-begun = Morgen geht es los.
reminders-trial-tomorrow = Ab morgen auf Probe

# Variables:
#   $day (String)
#   $days (String)
reminders-trial-runs = Auf Probe: Tag { $day } von { $days }

reminders-trial-runs-why = Welche Tage ohne sie sind, entscheidet das Los; auch der Abend fragt nicht danach. Mach weiter wie immer.
reminders-trial-end = Probe beenden
reminders-trial-ended = Die Erinnerung kommt wieder zu ihren Zeiten.
reminders-trial-over = Die vier Wochen sind um: Sieh nach, was sie geändert hat
reminders-trial-helps = Sie scheint dir zu helfen. Zufall allein sieht selten so aus.
reminders-trial-hinders = An Tagen mit ihr war es seltener. Zufall allein sieht selten so aus.
reminders-trial-open = Vier Wochen zeigen keinen klaren Unterschied. Behalte sie, wenn du sie magst; es geht auch ohne.

# Variables:
#   $ofWith (String)
#   $ofWithout (String)
#   $with (String)
#   $without (String)
reminders-trial-done = Mit Erinnerung: an { $with } von { $ofWith } Tagen getan. Ohne: an { $without } von { $ofWithout }.

# Variables:
#   $ofWith (String)
#   $ofWithout (String)
#   $with (String)
#   $without (String)
reminders-trial-noted = Mit Erinnerung: an { $with } von { $ofWith } Tagen notiert. Ohne: an { $without } von { $ofWithout }.

# Variables:
#   $least (String)
#   $middle (String)
#   $most (String)
reminders-trial-interval = Der Unterschied: { $middle } von 100 Tagen. Der Zufall lässt Platz für alles von { $least } bis { $most }.

reminders-trial-keep = Erinnerung behalten
reminders-trial-remove = Erinnerung entfernen
reminders-trial-removed = Die Erinnerung ist weg.

## Savings

savings-title = Erspartes
savings-no-price = Sobald der Plan deine übliche Menge und den Preis einer Packung kennt, steht hier dein Erspartes.
savings-price-question = Was kostet es? Die Ersparnis zählt ab deinem ersten Tag.
savings-price-problem = Bitte einen Preis über 0 und bis 1.000.
savings-pack-problem = Bitte eine ganze Zahl von 1 bis 2.000.
savings-to-plan = Zum Plan
savings-available = Im Umschlag
savings-available-why = Was du gespart hast, ohne das, was du davon gekauft hast. Nie unter null.
savings-saved = Insgesamt gespart
savings-saved-why = Jeder vergangene Tag: was unter deiner üblichen Menge blieb, mal der Preis dafür. Unbekannte Tage zählen nicht.
savings-spent = Ausgegeben
savings-spent-why = Was du von deinem Ersparten gekauft hast.
savings-overdrawn = Es wurde mehr ausgegeben, als das Ersparte nach heutiger Rechnung hergibt. Der Umschlag füllt sich von hier an.
savings-wishes = Wofür du sparst
savings-no-wishes = Eine Reise, ein Buch, ein Polster: Was ist es dir wert?
savings-new-wish = Einen Wunsch anlegen
savings-until = bis { $date }
savings-progress = Aus dem Umschlag
savings-enough = Genug gespart
savings-left = noch { $amount }
savings-buy = Kaufen
savings-remove = Entfernen
savings-removed = Entfernt.
savings-refused = Im Umschlag sind { $available }. Das reicht noch nicht.
savings-purchases = Gekauft
savings-new-purchase = Etwas gekauft
savings-bought = { $title }: von deinem Ersparten bezahlt.
savings-kept = Wunsch gemerkt.
savings-title-label = Was ist es?
savings-title-missing = Gib ihm einen Namen.
savings-amount-label = Preis ({ $currency })
savings-amount-problem = Bitte einen Preis über null.
savings-until-label = Bis wann (optional)
savings-until-problem = Ein Datum oder nichts.
savings-category-label = Art
savings-category-holiday = Urlaub
savings-category-emergency = Notgroschen
savings-category-gadget = Gerät
savings-category-health = Gesundheit
savings-category-learning = Lernen
savings-category-other = Etwas anderes
savings-keep = Merken
savings-close = Schließen

## Data

data-storage = Auf diesem Gerät aufbewahrt
data-counts = Hier: { $list }.
data-no-records = noch nichts
data-and = {" "}und{" "}
data-entries = Eintrag
data-entries2 = Einträge
data-totals = Tagesmenge
data-totals2 = Tagesmengen
data-cravings = notiertes Verlangen
data-cravings2 = notierte Verlangen
data-plans = Plan
data-plans2 = Pläne
data-reasons = Grund
data-reasons2 = Gründe
data-trackers = Tracker
data-trackers2 = Tracker
data-thoughts = Gedanke
data-thoughts2 = Gedanken
data-meals = Essen aus einem Rückblick
data-meals2 = Essen aus Rückblicken
data-sessions = Übung
data-sessions2 = Übungen
data-pictures = Bild oder Aufnahme
data-pictures2 = Bilder oder Aufnahmen
data-others = andere Antwort oder Notiz
data-others2 = andere Antworten und Notizen
data-persisted = Der Browser behält dieses Tagebuch, auch wenn der Platz knapp wird.
data-not-persisted = Der Browser darf dieses Tagebuch löschen, wenn der Platz knapp wird. Mit einer Sicherungsdatei bist du auf der sicheren Seite.
data-not-agreed = Er wurde gebeten, es zu behalten, und hat noch nicht zugestimmt. Die App zu installieren kann helfen.
data-keep-storage = Den Browser bitten, es zu behalten
data-how-kept = Wie wird es aufbewahrt?
data-how-kept-lines = Es ist versiegelt: Die Bytes auf dem Speicher sind ohne Schlüssel nicht lesbar. Der Schlüssel bleibt in diesem Browser.
data-how-kept-lines2 = Wer diesen Browser öffnen kann, kann die App öffnen, außer du legst hier ein Kennwort fest.
data-how-kept-lines3 = Wenn du im Browser die Daten dieser Seite löschst, ist das Tagebuch weg.
data-files = Dateien
data-backup-why = Eine Sicherungsdatei enthält alles, was auf diesem Gerät liegt. Sie bringt es auch auf ein anderes.
data-save-backup = Sicherungsdatei speichern
data-backed-up = Zuletzt gesichert am { $date }.
data-never-backed-up = Noch nicht gesichert.
data-save-all = Alles speichern (ZIP)
data-save-all-why = Eine Sicherung und alle Tabellen, in einer Datei.
data-save-food-table = Essen als Tabelle speichern (CSV)
data-save-table = Tabelle speichern (CSV)
data-table-why = Einträge und Verlangen für eine Tabellenkalkulation.
data-restore = Sicherung einlesen
data-restore-why = Was in der Datei neu ist, kommt dazu. Nichts von hier geht verloren.
data-merged = { $new } neu, { $already } schon vorhanden.
data-merged2 = { $new } neu, { $changed } aktualisiert, { $already } schon vorhanden.
data-nothing-new = Nichts Neues: { $already } schon vorhanden.
data-broken = Diese Datei ist in Zeile { $line } beschädigt. Nichts wurde geändert.
data-not-aBackup = Diese Datei ist keine Redstart-Sicherung. Nichts wurde geändert.
data-later = Eine neuere Version von Redstart hat diese Datei geschrieben. Aktualisiere zuerst. Nichts wurde geändert.
data-demo = Erfundenes Tagebuch
data-demo-why = Du siehst dich in einem erfundenen Tagebuch um. Es bleibt hier, bis du es entfernst, und mischt sich nie mit deinem.
data-leave-demo = Entfernen
data-wipe-title = Alles löschen
data-wipe-why = Entfernt das Tagebuch, die Einstellungen und den Schlüssel von diesem Gerät.
data-wipe = Alles löschen …
data-wipe-goes = Alles, was auf diesem Gerät liegt, verschwindet, auch deine Einstellungen. Einträge gibt es noch keine.
data-wipe-goes2 = Das verschwindet von diesem Gerät: { $list }, dazu deine Einstellungen.
data-wipe-is-final = Niemand kann es zurückholen.
data-wipe-keeps-account = Dein Konto behält, was es hat; dieses Gerät wird abgemeldet. Um auch das Konto zu löschen, geh zuerst zu Konto und Abgleich.
data-save-first = Erst eine Sicherungsdatei speichern
data-wipe-word = löschen
data-wipe-type = Tippe „löschen“, um fortzufahren
data-wipe-for-good = Endgültig löschen
data-close = Schließen

## Settings

settings-title = Einstellungen
settings-search = Einstellungen durchsuchen
settings-nothing-found = Keine Einstellung heißt „{ $words }“.
settings-not-chosen = Nicht gewählt
settings-part-you = Du
settings-part-days = Deine Tage
settings-part-app = Die App
settings-part-journal = Dein Tagebuch
settings-on = an
settings-off = aus
settings-person = Name und Sprache
settings-name = Name
settings-name-hint = Nur für die Begrüßung.
settings-portrait = Dein Bild
settings-add-portrait = Ein Bild von dir hinzufügen
settings-other-portrait = Ein anderes Bild nehmen
settings-remove-portrait = Bild entfernen
settings-portrait-removed = Das Bild ist weg.
settings-language-label = Sprache
settings-look = Aussehen
settings-theme = Hell oder dunkel
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-contrast = Hoher Kontrast
settings-contrast-detail = Dunklere Wörter, klarere Linien.
settings-conventions = Zahlen und Zeit
settings-clock = Uhr
settings-clock-device = Wie das Gerät
settings-clock12 = 12 Stunden
settings-clock24 = 24 Stunden
settings-currency = Währung
settings-country = Land
settings-day = Dein Tag
settings-day-start = Ein neuer Tag beginnt um
settings-day-start-why = Nachts um 1 Uhr ist gefühlt oft noch gestern. Das gilt von jetzt an; vergangene Tage bleiben, wie sie sind.
settings-touch = Berührung
settings-vibration = Vibration
settings-vibration-detail = Ein kurzer Tick, wenn du etwas einträgst.
settings-install-title = Auf dem Startbildschirm
settings-installed = Redstart ist auf diesem Gerät installiert.
settings-install = Installieren
settings-install-why = Redstart öffnet sich dann wie jede andere App, mit und ohne Netz.
settings-install-iPhone = iPhone: Öffne diese Seite in Safari, tippe auf Teilen, dann auf Zum Home-Bildschirm.
settings-install-android = Android: Öffne das Menü des Browsers, dann Installieren oder Zum Startbildschirm.
settings-about = Über
settings-privacy = Datenschutz
settings-build = Dateien dieser Fassung: { $files }
settings-terms = Bedingungen
settings-version = Version
settings-not-medical-advice = Kein ärztlicher Rat

## Share

share-title = Karte zum Teilen
share-lead = Das Bild entsteht auf diesem Gerät. Es geht nur hinaus, wenn du es teilst oder sicherst, und sagt nicht mehr, als du siehst.
share-what = Was draufsteht
share-most = Auf eine Karte passen vier Dinge.
share-look = Aussehen
share-look-paper = Papier
share-look-dusk = Abend
share-look-night = Nacht
share-amounts = Geldbeträge zeigen
share-amounts-detail = Aus: Die Karte sagt, dass du gespart hast, nicht wie viel.
share-send = Bild teilen
share-save = Bild sichern
share-pick = Wähle, was auf der Karte stehen soll.
share-empty-title = Deine erste Karte kommt bald
share-empty-text = Ein erster freier Tag, eine Serie oder ein überstandenes Verlangen genügt.
share-open = Karte machen
share-label = Das Bild: { $words }
share-time-cigarettes = { $unit } rauchfrei
share-time-vape = { $unit } ohne Vape
share-time-alcohol = { $unit } ohne Alkohol
share-time-own = { $unit } ohne { $name }
share-pause = { $unit }: meine längste Pause
share-named = { $words } · { $name }
share-money = Geld gespart
share-saved = gespart

# Variables:
#   $count (Number)
share-days = { $count ->
    [one] Tag
   *[other] Tage
}

# Variables:
#   $count (Number)
share-hours = { $count ->
    [one] Stunde
   *[other] Stunden
}

# Variables:
#   $count (Number)
share-passed = { $count ->
    [one] Verlangen überstanden
   *[other] Verlangen überstanden
}

# Variables:
#   $count (Number)
share-streak = { $count ->
    [one] Tag in Folge
   *[other] Tage in Folge
}

## Sounds

sounds-title = Klang
sounds-lead = Gongs, Signale und Klangkulisse für deine Praxis. Alles entsteht auf diesem Gerät.
sounds-open = Klang einstellen
sounds-quiet = Stopp
sounds-found-blocked = Der Browser hält den Ton noch zurück. Meist hilft es, noch einmal zu tippen.
sounds-found-silent = Hier ist gerade kein Ton möglich: Ein anderes Fenster spielt, oder dieser Browser kann es nicht. Alles andere funktioniert.
sounds-gongs = Gongs und Signale
sounds-volume = Lautstärke
sounds-volume-hint = Spiel den Gong an und stell danach die Lautstärke deines Geräts ein.
sounds-try-gong = Gong anspielen
sounds-try-meditation = Eine Meditation in 15 Sekunden
sounds-ambience = Klangkulisse
sounds-name-nil = Keine
sounds-name-waves = Wellen
sounds-name-rain = Regen
sounds-name-fire = Feuer
sounds-ambience-volume = Lautstärke neben dem Gong
sounds-try-ambience = Anhören
sounds-breathing = Atemsignale
sounds-theme = Instrument
sounds-name-distinctive = Glocken
sounds-name-marimba = Marimba
sounds-name-harp = Harfe
sounds-name-guitar = Gitarre
sounds-theme-hint = Die Töne steigen beim Einatmen und fallen beim Ausatmen; ein einzelner Ton heißt: halten.
sounds-try-breathing = Eine Runde anhören
sounds-workout = Training
sounds-try-intervals = Zwei Intervalle anhören
sounds-speech-sample = Runde zwei von drei
sounds-together = Neben anderen Apps
sounds-not-always = Manche Telefone halten den Ton einer Seite an, sobald sie sich sperren. Während der Praxis bleibt der Bildschirm an.
sounds-name-in-meditation = Bei der Meditation
sounds-name-in-breathing = Beim Atmen
sounds-name-countdown = 3-2-1 herunterzählen
sounds-name-speech = Übungen und Runden ansagen
sounds-name-craving-end = Ein Gong nach einem Verlangen
sounds-name-mixing = Musik weiterlaufen lassen
sounds-detail-countdown = Drei Ticks, bevor die Belastung endet.
sounds-detail-speech = Mit der Stimme deines Geräts, in dieser Sprache.
sounds-detail-craving-end = Wenn seine Zeit vorbei ist. Aus: Nichts erklingt.
sounds-detail-mixing = Aus: Die Praxis hat den Ton für sich und lässt sich am Sperrbildschirm anhalten.

## StreaksScreen

streaks-screen-near = am{" "}

## Streaks

streaks-title = Alle Serien
streaks-see-all = Alle ansehen
streaks-section = Serien
streaks-in-aRow = Tage in Folge
streaks-in-aRow-of = { $name }, in Folge
streaks-sort-label = In welcher Reihenfolge
streaks-by-length = Nach Länge
streaks-by-name = Nach Namen
streaks-empty-title = Noch keine Serien
streaks-empty-text = Hier steht, was du Tag für Tag tust oder lässt.
streaks-to-plan = Zum Plan
streaks-new-run = eine neue Serie
streaks-total = Insgesamt
streaks-strength = Gewohnheit

# Variables:
#   $percent (Number)
streaks-strength2 = Gewohnheit { $percent }{"\u00A0"}%

streaks-best = beste { $length }
streaks-best-span = Beste Serie: { $first } bis { $last }
streaks-in-all = { $length } insgesamt
streaks-length = { $number }-mal
streaks-line-avoidance = { $length } ohne
streaks-line-awareness = { $length } bemerkt
streaks-line-awareness2 = { $length } in Folge
streaks-practised = Praxis
streaks-name-mindful = Praxis: Ruhe
streaks-name-workout = Praxis: Bewegung
streaks-swaps = Tage mit einem Tausch
streaks-name-kept = { $name }: im Ziel
streaks-name-free = { $name }: Tage ohne
streaks-grace0 = Kein freier Tag übrig
streaks-grace1 = 1 Schontag

# Variables:
#   $onHand (Number)
streaks-grace1n2 = { $onHand } freie Tage

streaks-mended = einer hat { $last } aufgefangen

# Variables:
#   $count (Number)
streaks-mended2 = { $count } haben Tage dieser Serie aufgefangen, zuletzt { $last }

# Variables:
#   $every (Number)
#   $most (Number)
streaks-earning = Alle { $every } Tage einer Serie kommt einer dazu; bis zu { $most } bleiben dir.

streaks-meaning = Was das bedeutet
streaks-meaning-lines = Ein Schontag fängt einen ausgelassenen Tag von selbst auf. Die Serie geht weiter und zählt ihn mit.
streaks-meaning-lines2 = Tage, die nicht zählen, und Tage, an denen nichts ansteht, geben nichts dazu und nehmen nichts weg. Heute ist offen, bis der Tag um ist oder sich etwas entschieden hat.
streaks-meaning-lines3 = Beste Serie und Summe bleiben, was ein Tag auch bringt. Nach einer Lücke beginnt eine neue.
streaks-meaning-lines4 = Die Gewohnheit wächst mit jedem Tag und lässt langsam nach: 13 Tage ohne halbieren sie bei etwas Täglichem. Die Formel ist die von Loop Habit Tracker (github.com/iSoron/uhabits, Score.kt).
streaks-hide = Ausblenden
streaks-hide2 = Serie von { $name } ausblenden
streaks-hidden = Ausgeblendet
streaks-show = Zeigen
streaks-show2 = Serie von { $name } zeigen
streaks-said-hidden = Ausgeblendet. Sie läuft weiter.
streaks-said-shown = Wieder zu sehen.
streaks-past = Vor einer Änderung
streaks-past2 = { $name }, bis { $until }
streaks-name-counter = Zählen
streaks-name-yes-no = Ja oder nein
streaks-name-levels = Stufen
streaks-name-awareness = Bemerken
streaks-name-avoidance = Weglassen
streaks-name-feelings = Gefühle
streaks-name-gratitude = Dankbarkeit

## CommonFood

common-food-name-sugary-soda = Limo und Cola
common-food-name-white-bread = Weißbrot
common-food-name-juice = Saft
common-food-name-cookies = Kekse
common-food-name-fries = Pommes
common-food-name-ice-cream = Eis
common-food-name-fruit-drink = Fruchtsaftgetränk
common-food-name-potato-chips = Kartoffelchips

## FocusCard

focus-card-choose-title = Ein Essen zum Tauschen
focus-card-choose-text = Such dir eins für diese Woche aus, und was du stattdessen nimmst.
focus-card-choose = Fokus wählen
focus-card-confirm-title = Eine neue Woche
focus-card-confirm0 = Dein Fokus war: { $name }. Geht es damit weiter?
focus-card-confirm1 = Dein Fokus war: { $name }, letzte Woche einmal getauscht. Geht es damit weiter?

# Variables:
#   $count (Number)
focus-card-confirm1n2 = Dein Fokus war: { $name }, letzte Woche { $count }-mal getauscht. Geht es damit weiter?

focus-card-keep = Weiter damit
focus-card-another = Einen anderen wählen
focus-card-review = Deine Woche: { $name }
focus-card-best = Am meisten genommen: { $title }
focus-card-go-to = Stattdessen: { $title }
focus-card-week = Getauscht diese Woche
focus-card-question = Heute getauscht?
focus-card-others = Ein anderer Tausch
focus-card-reviewed = Alles klar
focus-card-yesterday = Gestern getauscht?
focus-card-not-yesterday = Gestern nicht
focus-card-not-today = Heute nicht

## Food

food-title = Essen
food-trade = Ein Essen tauschen
food-trade-detail = Immer nur eins, gegen etwas, das dir auch schmeckt.
food-lead = Erinnere dich an einen Tag, wähle ein Essen, tausche es ein paarmal in der Woche. Keine Diät, nichts ist verboten.
food-watches = Essen zeigen
food-watches-detail = Karten auf Heute und ein Teil von Plan. Was erfasst ist, bleibt in jedem Fall.
food-hide-numbers = Zahlen zum Essen verbergen
food-hide-numbers-detail = Nirgends Energie und kein Gramm Zucker; stattdessen Worte.
food-hidden-for-safety = Zahlen zum Essen sind verborgen, wie du es unter Sicherheit angegeben hast.
food-swapped = Tag mit Tausch
food-swapped2 = Tage mit Tausch
food-recalled = Tag mit Rückblick
food-recalled2 = Tage mit Rückblick
food-first-title = Welches Essen zuerst?
food-first-hint = Eins, das du oft hast. Du kannst es jeden Tag ändern.
food-another = Ein anderes
food-another-detail = Du suchst es gleich.
food-how-title = So geht das Tauschen
food-title-recall = 1. Erinnern
food-title-insight = 2. Erkennen
food-title-swap = 3. Tauschen
food-line-recall = Schreib in ein paar Minuten auf, was es gestern gab. Niemand sonst sieht es.
food-line-insight = Sieh, welches Essen oft vorkommt und einen Tausch lohnt.
food-line-swap = Such dir eins aus, das du stattdessen nimmst, und tippe jedes Mal darauf.

## FoodWeeks

food-weeks-title = Essen über die Zeit
food-weeks-recalls = Rückblick
food-weeks-recalls2 = Rückblicke
food-weeks-swaps = getauscht
food-weeks-swaps2 = getauscht
food-weeks-energy = weniger durch Tauschen
food-weeks-energy-why = Die übliche Menge des Essens weniger das, was du stattdessen hattest, soweit die Tabelle es weiß.
food-weeks-streak = in Folge
food-weeks-swaps-title = Getauscht nach Wochen
food-weeks-swaps-sentence0 = Kein Tausch
food-weeks-swaps-sentence1 = 1 Tausch
food-weeks-swaps-sentence1n2 = { $count }-mal getauscht
food-weeks-swaps-sentence1n3 = { $swaps } diese Woche.

# Variables:
#   $weeks (Number)
food-weeks-swaps-sentence1n4 = { $swaps } in { $weeks } Wochen.

food-weeks-food-sentence = { $weeks ->
    [one] { $name }: { $days } der erinnerten diese Woche.
   *[other] { $name }: { $days } der erinnerten in { $weeks } Wochen.
}
food-weeks-week = Woche ab
food-weeks-days = Tage
food-weeks-as-table = Als Tabelle
food-weeks-by-week = Woche für Woche
food-weeks-recalled0 = kein Rückblick
food-weeks-recalled1 = 1 Rückblick

# Variables:
#   $count (Number)
food-weeks-recalled1n2 = { $count } Rückblicke

food-weeks-used0 = kein Tausch
food-weeks-used1 = 1 Tausch

# Variables:
#   $count (Number)
food-weeks-used1n2 = { $count }-mal getauscht

food-weeks-traded = { $energy } kcal weniger
food-weeks-in-aRow = { $days } in Folge
food-weeks-empty-title = Hier stehen bald deine Wochen
food-weeks-empty-text = Mit einem Rückblick oder einem Tausch beginnt die erste Woche.

## Insights

insights-title = Was sich lohnt
insights-lead = Einen Tausch wert: wie oft, wie viel und wie gehaltvoll.
insights-coverage0 = keinen Werktag
insights-coverage1 = einen Werktag

# Variables:
#   $weekdays (Number)
insights-coverage1n2 = { $weekdays } Werktage

insights-coverage0n2 = keinen Tag
insights-coverage1n3 = einen Tag

# Variables:
#   $weekend (Number)
insights-coverage1n4 = { $weekend } Tage

insights-coverage1n5 = Deine Rückblicke umfassen { $work } und { $rest } am Wochenende.
insights-one-day = Ein Tag zeigt noch nicht, was üblich ist. Ein weiterer Rückblick sagt mehr.
insights-gap-another-day = Ein Tag, der nicht neben den anderen liegt, würde mehr sagen.
insights-gap-weekday = Ein Werktag würde mehr sagen.
insights-gap-weekend = Ein Tag am Wochenende würde mehr sagen.
insights-impact = Etwa { $energy } kcal: { $measure }
insights-impact2 = Etwa { $energy } kcal an einem Tag damit
insights-why = Warum es hier steht
insights-days = An dem einen Tag mit Rückblick
insights-days2 = einem

# Variables:
#   $all (Number)
insights-days3 = An { $some } von { $all } Tagen mit Rückblick

insights-servings = 1 übliche Menge am Tag
insights-servings2 = { $amount } übliche Mengen am Tag
insights-density = Gehaltvoll: { $energy } kcal in 100 g
insights-dense = Viel in wenig
insights-added-sugar = { $grams } g zugesetzter Zucker am Tag
insights-sweetened = Gesüßt
insights-set-focus = Als Fokus wählen

# Variables:
#   $count (Number)
insights-more = { $count ->
    [one] 1 weiteres
   *[other] { $count } weitere
}

insights-stale = Ein Rückblick hat sich seitdem geändert.
insights-refresh = Neu ansehen
insights-few-title = Zwei Sachen genügen
insights-few-text = Schreib auf, was es an einem Tag gab; dann steht hier, was einen Tausch lohnt.
insights-few-text2 = Eine ist schon da. Mit einer weiteren steht hier, was einen Tausch lohnt.
insights-nothing-title = Hier gibt es nichts zu tauschen
insights-nothing-text = In diesen Rückblicken sticht nichts heraus. Du kannst jeden Fokus wählen, den du magst.

## Shopping

shopping-title = Einkaufsliste
shopping-empty-title = Noch nichts darauf
shopping-empty-text = Hier steht, was dein Lieblingstausch braucht, und was du selbst dazuschreibst.
shopping-own-line = Eine Zeile dazu
shopping-add = Hinzufügen
shopping-remove = Entfernen
shopping-change = Ändern
shopping-line = Zeile
shopping-keep = Behalten
shopping-leave = Lassen, wie es war
shopping-removed = Entfernt.
shopping-share = Teilen
shopping-file = Als Datei
shopping-printed = Drucken

## SwapForm

swap-form-title-label = Was du stattdessen nimmst
swap-form-title-problem = Bitte einen Namen.
swap-form-line-label = Was daran gut ist
swap-form-line-hint = Eine Zeile, wenn du magst.
swap-form-target = Anstelle von
swap-form-part = Zutaten
swap-form-part-hint = Such ein Essen, oder bleib bei deinen Worten.
swap-form-as-words = „{ $words }“ so übernehmen
swap-form-grams = { $name }, in Gramm
swap-form-grams-problem = Bitte ein Gewicht bis 10.000 g.
swap-form-remove = Entfernen
swap-form-save = Behalten
swap-form-delete = Löschen
swap-form-close = Schließen

## Swaps

swaps-title = Tauschen
swaps-focus = Dein Fokus
swaps-focus2 = Diese Woche: { $name }
swaps-of-seven = von 7
swaps-progress0 = Diese Woche noch kein Tausch.
swaps-progress1 = 1 Tausch diese Woche.

# Variables:
#   $count (Number)
swaps-progress1n2 = { $count }-mal getauscht diese Woche.

swaps-band0 = Der erste Tausch der Woche?
swaps-band1 = Du hast angefangen.
swaps-band3 = Es wird vertraut.
swaps-band5 = Fast jeden Tag.
swaps-band5n2 = Eine volle Woche getauscht.
swaps-go-to = Dein Lieblingstausch
swaps-used = Getauscht
swaps-use-once = Einmal nehmen
swaps-make-go-to = Zum Liebling machen
swaps-no-go-to = Gerade kein Lieblingstausch. Nimm einen von diesen, wenn du magst.
swaps-refuse = Nichts für mich
swaps-take-back = Doch etwas für mich
swaps-refused = Nichts für dich
swaps-yours = Dein eigener
swaps-edit = Ändern
swaps-others = Weitere
swaps-more = Mehr
swaps-parts = Zutaten
swaps-less = Etwa { $energy } kcal weniger
swaps-lighter = Leichter
swaps-less-sweet = Weniger zugesetzter Zucker
swaps-same-kind = Leichter, von der gleichen Art.
swaps-on-list = Auf meine Einkaufsliste
swaps-go-to-listed = Steht auf deiner Einkaufsliste
swaps-make-focus = Als Fokus wählen
swaps-make-focus2 = { $name } als Fokus wählen
swaps-change = Ein anderer Fokus
swaps-none = Gerade kein Fokus
swaps-stay = Bei diesem Fokus bleiben
swaps-choose-title = Wähle deinen Fokus
swaps-choose-text = Ein Essen für diese Woche. Was du mit einem anderen getan hast, bleibt.
swaps-frequent = Oft in deinen Rückblicken
swaps-common = Oft getauscht
swaps-search = Ein anderes Essen suchen
swaps-found0 = Nichts gefunden.
swaps-found1 = 1 Essen

# Variables:
#   $count (Number)
swaps-found1n2 = { $count } Essen

swaps-current = Jetzt dein Fokus
swaps-own = Ein eigener Tausch
swaps-no-swaps = Für dieses Essen gibt es noch keinen Tausch. Du kannst einen eigenen anlegen.
swaps-loading = Die Vorschläge kommen gleich.
swaps-missing = Die Texte zu den Vorschlägen ließen sich nicht laden. Tauschen geht trotzdem.
swaps-again = Noch einmal versuchen
swaps-why = Weniger als das, was du zuletzt davon hattest, oder als die übliche Menge. Nach der nationalen Lebensmitteltabelle.
swaps-some-food = Ein Essen
swaps-some-swap = Ein Tausch
swaps-to-shopping = Einkaufsliste
swaps-to-weeks = Essen über die Zeit
swaps-to-insights = Was sich lohnt
swaps-stale-swaps = Ein Rückblick hat sich seitdem geändert. Sieh nach, was er jetzt sagt.
swaps-said-focus = Dein Fokus: { $name }
swaps-said-none = Gerade kein Fokus.
swaps-said-used = Notiert. { $count } diese Woche.
swaps-said-go-to = Dein Lieblingstausch.
swaps-swapped = Getauscht: { $title }
swaps-share = Teilen
swaps-which-day = An welchem Tag?
swaps-which-swap = Welcher Tausch?
swaps-card = { $title } statt { $food }
swaps-instead = statt { $name }
swaps-delete = Löschen
swaps-recall = Was es zu essen gab
swaps-said-kept = Notiert.
swaps-said-deleted = Gelöscht.

## Sync

sync-title = Stand des Abgleichs
sync-all-there = Alles ist hier und auf dem Server, Stand { $time }.
sync-all-here = Alles ist hier gespeichert.
sync-waiting = { $count ->
    [one] Hier gespeichert. Eine Änderung wartet auf den Server.
   *[other] Hier gespeichert. { $count } Änderungen warten auf den Server.
}
sync-fetching = Neues wird geholt …

# Variables:
#   $part (Number)
#   $parts (Number)
sync-fetching2 = Tagebuch wird geholt: Teil { $part } von { $parts } …

sync-off = Der Abgleich ist aus. Das Tagebuch ist hier, und nichts wird gesendet.
sync-not-sent = { $count ->
    [one] Eine Änderung ist nur hier.
   *[other] { $count } Änderungen sind nur hier.
}
sync-signed-out = Dieses Gerät ist abgemeldet. Dein Tagebuch ist hier; melde dich an, um wieder abzugleichen.
sync-old-key = Der Server steht wieder bei einem Schlüssel, den du abgelöst hast. Was du schreibst, wartet hier, bis du den Schlüssel wechselst.
sync-trouble-unreachable = Der Server ist gerade nicht erreichbar. Es geht von selbst weiter.
sync-trouble-full = Das Konto hat keinen Platz mehr. Was du schreibst, bleibt hier sicher.
sync-trouble-outdated = Der Server braucht eine neuere Version der App. Lade neu, um sie zu bekommen.
sync-trouble-odd = Der Server hat anders geantwortet als gedacht. Es wird von selbst wieder versucht.
sync-on-switch = Dieses Gerät abgleichen
sync-on-detail = Aus: Das Tagebuch bleibt hier, und nichts wird gesendet.
sync-copy-stays = Der Server behält seine Kopie für deine anderen Geräte. Soll sie weg?
sync-remove-copy = Mit dem Konto löschen
sync-attention = Bitte ansehen
sync-refused = { $count ->
    [one] Eine Änderung ist zu groß zum Senden. Sie bleibt auf diesem Gerät.
   *[other] { $count } Änderungen sind zu groß zum Senden. Sie bleiben auf diesem Gerät.
}
sync-unreadable = { $count ->
    [one] Eine Änderung von einem anderen Gerät lässt sich hier nicht lesen. Sie bleibt, wie sie kam.
   *[other] { $count } Änderungen von anderen Geräten lassen sich hier nicht lesen. Sie bleiben, wie sie kamen.
}
sync-differs = Dieses Tagebuch war nicht ganz so wie auf deinen anderen Geräten. Es wird noch einmal vom Server gelesen; von deinem geht nichts weg.
sync-withheld = Der Server hat diesem Gerät nicht dasselbe Tagebuch gezeigt wie deinen anderen Geräten: Etwas fehlt oder steht an anderer Stelle. Was hier ist, bleibt hier. Sichere es als Datei und frag bei der Person nach, die den Server betreibt.
sync-withheld-line = Der Server hat vielleicht etwas von deinen anderen Geräten ausgelassen. Was hier ist, bleibt hier.
sync-understood = Verstanden

## WhereKept

where-kept-where-kept = Es bleibt auf diesem Gerät.
where-kept-where-kept2 = Mit dem übrigen Tagebuch geht es in dein Konto, versiegelt.
where-kept-where-kept3 = Es bleibt auf diesem Gerät, solange der Abgleich aus ist.
where-kept-where-journal-is = Das Tagebuch liegt in diesem Browser auf diesem Gerät und sonst nirgends.
where-kept-where-journal-is2 = Das Tagebuch liegt in diesem Browser auf diesem Gerät und versiegelt in deinem Konto.
where-kept-where-journal-is3 = Das Tagebuch liegt in diesem Browser auf diesem Gerät. Der Abgleich ist aus: Dein Konto behält versiegelt, was es vorher bekam.

## TechniqueOffer

technique-offer-heading = Was jetzt helfen kann
technique-offer-by-triggers = Das Passendste zuerst.
technique-offer-trial = Etwas, das du noch wenig probiert hast.
technique-offer-helped = Beim einen Mal hat es geholfen.
technique-offer-helped2 = Bisher einmal probiert.
technique-offer-helped3 = Half dir { $part } von { $all } Mal.
technique-offer-helped4 = Half dir jedes Mal: { $all } Mal.
technique-offer-tried = Bisher { $all }-mal probiert.
technique-offer-fell = Es fiel um { $mean }, einmal notiert.
technique-offer-fell2 = Es fiel im Mittel um { $mean }, { $number }-mal notiert.
technique-offer-more = Weitere Techniken
technique-offer-fewer = Weniger
technique-offer-driving = Am Steuer? Halte erst an, dann schau her.

# Variables:
#   $step (Number)
#   $count (Number)
technique-offer-step = Schritt { $step } von { $count }

technique-offer-next = Weiter
technique-offer-back = Zurück
technique-offer-end = Beenden
technique-offer-after = Wie stark ist es jetzt?
technique-offer-skip = Überspringen
technique-offer-cards = Sonne
technique-offer-cards2 = Blatt
technique-offer-cards3 = Welle
technique-offer-cards4 = Vogel

# Variables:
#   $card (Number)
technique-offer-covered = Karte { $card }, verdeckt

# Variables:
#   $card (Number)
technique-offer-opened = Karte { $card }: { $picture }

technique-offer-all-found = Alle gefunden.
technique-offer-again = Noch einmal

## TechniqueSteps

technique-steps-text-box-breathing =
    Folge dem Kreis: 4 ein, 4 halten.
    4 aus, 4 halten.
    Vier Runden reichen.
technique-steps-text-long-breath =
    Durch die Nase ein, bis 4.
    Halten, bis 7.
    Durch den Mund aus, bis 8. Vier Runden.
technique-steps-text-calm-breath =
    Ein, bis 4.
    Aus, bis 6, langsam und weich.
    Bleib zwei Minuten dabei.
technique-steps-text-five-breaths =
    Atme fünfmal langsam mit dem Kreis.
    Warte dann noch zwei Minuten.
technique-steps-text-walk =
    Steh auf und geh: raus, Treppe, Flur.
    So schnell, dass du noch reden könntest.
    Kehr jetzt um.
    Geh langsamer und schau wieder.
technique-steps-text-urge-surfing =
    Wo im Körper ist der Drang?
    Sieh zu, wie er wächst, wie eine Welle.
    Du tust nichts. Du siehst nur zu.
    Spür, wie er sich ändert.
technique-steps-text-four-ds =
    Warte zehn Minuten, bevor du entscheidest.
    Trink etwas, Schluck für Schluck.
    Gib den Händen etwas anderes zu tun.
    Atme tief ein und langsam aus.
technique-steps-text-grounding =
    Dinge, die du siehst
    Dinge, die du berührst
    Geräusche, die du hörst
    Gerüche um dich herum
    Geschmack im Mund
technique-steps-text-cold-water =
    Geh zu einem Wasserhahn.
    Halte die Handgelenke unter kaltes Wasser.
    Dann etwas davon ins Gesicht.
technique-steps-text-water =
    Füll ein großes Glas.
    Trink es langsam.
    Spür, wie kalt es ist.
technique-steps-text-hands-busy =
    Nimm Stift, Stein oder Gummiband.
    Dreh es. Falte es. Spür die Kanten.
technique-steps-text-chewing =
    Such Kaugummi, Möhre oder Minze.
    Kau langsam.
    Schmeck, bis es sich ändert.
technique-steps-text-pairs = Dreh zwei Karten um. Finde, was gleich ist.
technique-steps-text-countdown =
    Fang bei 100 an.
    Zieh 7 ab. Dann wieder 7.
    Faden verloren? Beginn wieder bei 100.
technique-steps-text-talking =
    Wer freut sich, von dir zu hören?
    Ruf an oder schreib zwei Zeilen.
    Sag, wie es ist.
technique-steps-text-own-reason =
    Lies es einmal, langsam.
    Wen oder was siehst du?
    Bleib bei diesem Bild.
technique-steps-text-teeth =
    Geh ins Bad.
    Putz zwei Minuten.
    Spür den frischen Geschmack.
technique-steps-text-treat =
    Was tut dir jetzt sonst gut?
    Musik, Obst, etwas Heißes?
    Nimm es in Ruhe.

## Technique

technique-name-box-breathing = Box-Atmung
technique-name-long-breath = Atmen 4-7-8
technique-name-calm-breath = Länger ausatmen
technique-name-five-breaths = Fünf Atemzüge
technique-name-walk = Fünf Minuten gehen
technique-name-urge-surfing = Die Welle reiten
technique-name-four-ds = Warten, trinken, tun, atmen
technique-name-grounding = Fünf Sinne
technique-name-cold-water = Kaltes Wasser
technique-name-water = Ein Glas Wasser
technique-name-hands-busy = Etwas für die Hände
technique-name-chewing = Etwas zu kauen
technique-name-pairs = Paare finden
technique-name-countdown = In Siebenern rückwärts
technique-name-talking = Mit jemandem reden
technique-name-own-reason = Mein Warum lesen
technique-name-teeth = Zähne putzen
technique-name-treat = Eine andere Freude
technique-action-box-breathing = atme ich viermal im Viereck
technique-action-long-breath = atme ich viermal 4-7-8
technique-action-calm-breath = atme ich länger aus als ein
technique-action-five-breaths = nehme ich fünf langsame Atemzüge
technique-action-walk = gehe ich fünf Minuten
technique-action-urge-surfing = sehe ich der Welle zu, wie sie kommt und geht
technique-action-four-ds = warte ich zehn Minuten und trinke etwas
technique-action-grounding = nenne ich fünf Dinge, die ich sehe
technique-action-cold-water = halte ich die Handgelenke unter kaltes Wasser
technique-action-water = trinke ich ein Glas Wasser
technique-action-hands-busy = beschäftige ich meine Hände
technique-action-chewing = kaue ich Kaugummi oder eine Möhre
technique-action-pairs = spiele ich eine Runde Paare
technique-action-countdown = zähle ich von 100 in Siebenern rückwärts
technique-action-talking = rufe ich jemanden an oder schreibe
technique-action-own-reason = lese ich, warum ich das tue
technique-action-teeth = putze ich mir die Zähne
technique-action-treat = gönne ich mir etwas anderes

## Techniques

techniques-title = Techniken
techniques-lead = Was du tun kannst, während ein Verlangen vorbeigeht, und was es dir gebracht hat.
techniques-own = Deine eigenen
techniques-own-lead = Was dir hilft, ist bei Verlangen mit dabei.
techniques-name = Name
techniques-name-problem = Ein Name mit höchstens 60 Zeichen.
techniques-steps = So geht es
techniques-steps-hint = Eine kurze Zeile je Schritt. Es darf leer bleiben.
techniques-add = Hinzufügen
techniques-added = Hinzugefügt.
techniques-remove = Löschen
techniques-removed = Gelöscht.
techniques-all = Alle Techniken
techniques-add-own = Eigene hinzufügen
techniques-tried = Was du probiert hast
techniques-not-tried = Noch nicht probiert: { $count }
techniques-best = Hilft dir am meisten: { $name }
techniques-helped = { $helped } von { $tried }
techniques-helped-you = Wie oft es geholfen hat und wie weit das Verlangen fiel.
techniques-fell = im Schnitt um { $mean }
techniques-close = Schließen
techniques-untried = Noch nicht probiert.
techniques-sources = Was für sie spricht
techniques-practice = Die anderen geben Leute weiter. Ob sie wirken, weiß man nicht.

## Thoughts

thoughts-title = Gedanken
thoughts-lead = Ein Gedanke ist kein Befehl. Schreib ihn auf und sieh ihn an.
thoughts-write = Einen Gedanken aufschreiben
thoughts-empty-title = Hier ist noch nichts
thoughts-empty-text = Was du schreibst, steht hier, nur für dich.
thoughts-list = Deine Gedanken
thoughts-untitled = Ein Gedanke
thoughts-sheet = Ein Gedanke
thoughts-part-situation = Was war gerade los?
thoughts-part-thought = Was ging dir durch den Kopf?
thoughts-part-evidence-for = Was spricht dafür?
thoughts-part-evidence-against = Was spricht dagegen?
thoughts-part-reframe = Wie kannst du es anders sagen?
thoughts-hint-situation = Wo, wann, mit wem.
thoughts-hint-thought = Wörtlich, zum Beispiel „nur diese eine“.
thoughts-hint-evidence-for = Was eine Kamera gesehen hätte.
thoughts-hint-reframe = So, wie du es einer Freundin sagen würdest.
thoughts-nature = Ist es Tatsache oder Gefühl?
thoughts-fact = Eine Tatsache
thoughts-feeling = Ein Gefühl
thoughts-before = Wie stark war es vorher?
thoughts-after = Und wie stark ist es jetzt?
thoughts-low = leicht
thoughts-high = sehr stark

# Variables:
#   $before (Number)
#   $after (Number)
thoughts-fell = { $before }, dann { $after } von 10

thoughts-save = Behalten
thoughts-empty = Eine Zeile genügt. Alles andere darf leer bleiben.
thoughts-kept = Behalten.
thoughts-changed = Geändert.
thoughts-delete = Löschen
thoughts-deleted = Gelöscht.
thoughts-close = Schließen
thoughts-hide = Gedanken­tagebuch zeigen
thoughts-hide-detail = Aus: Es ist überall verborgen. Was du geschrieben hast, bleibt.
thoughts-hidden = Das Gedankentagebuch ist verborgen. In den Einstellungen zeigst du es wieder.

## Tip

tip-all = Fünf Minuten Gehen nehmen einem Verlangen oft die Spitze.
tip-all2 = Schreib es als Wenn und Dann: Wenn Kaffee, dann halte ich die Tasse mit beiden Händen.
tip-all3 = Füll ein Glas Wasser und trink es langsam, bevor du dich entscheidest.
tip-all4 = Leg es heute ein Zimmer weiter weg als sonst.
tip-all5 = Atme viermal länger aus als ein.
tip-all6 = Sieh den Drang wie eine Welle: Wo im Körper ist er, und wie ändert er sich?
tip-all7 = Erzähl einem Menschen, wie es heute läuft.
tip-all8 = Ein ausgelassener Tag ändert wenig: Eine Gewohnheit wächst aus den vielen anderen.
tip-all9 = Stell dich ans offene Fenster und nimm zehn langsame Atemzüge.
tip-all10 = Leg heute Abend in ein Glas, was ein Tag gekostet hat, und lass es wachsen.
tip-all11 = Schick jemandem zu Hause eine Zeile, wie es heute läuft.
tip-all12 = Nimm heute einmal die Treppe und achte auf deinen Atem.
tip-all13 = Sieh im Morgenlicht in den Spiegel und bemerke eine schöne Sache.
tip-all14 = Wasch heute eine Jacke und freu dich morgen an ihrem Duft.
tip-all15 = Geh heute einmal aus dem Haus, ohne es mitzunehmen.
tip-all16 = Denk an den Menschen, der auf dich schaut: Was möchtest du ihm zeigen?

## Today

today-title = Heute
today-greeting5 = Guten Morgen
today-greeting12 = Guten Tag
today-greeting17 = Guten Abend
today-greeting17n2 = Hallo, Nachteule
today-of = von { $target }
today-units-today = { $unit } heute
today-reached = Das ist die Zahl für heute
today-last = zuletzt { $ago }
today-just-now = zuletzt gerade eben
today-none-yet = heute noch nichts
today-until-stop = bis zum Aufhören
today-since-stop = frei
today-since-last = seit dem letzten Mal
today-free-in-all = insgesamt frei
today-free = { $time } frei
today-this-run = Dieser Lauf: { $time }
today-best-run = Bester Lauf: { $time }

# Variables:
#   $count (Number)
today-time-units = { $count ->
    [one] Tag
   *[other] Tage
}

today-time-sentence = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
today-time-sentence2 = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
today-time-sentence3 = { $days }, { $hour } und { $minute } { $label }
today-more-ways = Weitere Arten zu notieren
today-undo-last = Das Letzte zurücknehmen
today-earlier = Etwas von früher am Tag
today-left-of = von { $target } übrig
today-over = über deinen { $target }
today-total = Tagesmenge eintragen
today-total-title = Menge für { $day }
today-total-label = Wie viele { $unit }?
today-total-hint = Sie ersetzt, was einzeln gezählt wurde.
today-total-problem = Bitte eine Zahl von 0 bis 100.000.
today-save = Speichern
today-close = Schließen
today-noted = Notiert: { $amount }.
today-noted-none = Notiert: keine.
today-undo = Rückgängig
today-craving = Ich habe Verlangen
today-entries = Heute notiert
today-more-cards = Noch { $count } für heute
today-done = Heute getan · { $count }

# Variables:
#   $count (Number)
today-passed = { $count ->
    [one] 1 Verlangen ging heute vorbei
   *[other] { $count } Verlangen gingen heute vorbei
}

today-saved = insgesamt gespart
today-not-used = { $unit } weniger
today-all-entries = Alles von heute
today-reading = Lesen
today-yesterday = Gestern
today-yesterday-question = { $tracker }: Für gestern ist nichts notiert.
today-none = Keine
today-add = Nachtragen
today-later = Später
today-slip = Von hier geht es weiter
today-slip-body = { $tracker }: Es ist notiert. Deine freie Zeit insgesamt und jeder Tag bisher bleiben. Du kannst weitermachen wie geplant oder dem Plan etwas mehr Raum geben.
today-go-on = Weitermachen
today-adjust = Den Plan anpassen
today-prepare = Vor deinem Stopptag
today-install-title = Immer zur Hand
today-install-body = Vom Startbildschirm öffnet es sich wie jede App, auch ohne Netz.
today-install = Installieren
today-backup = Sicherungsdatei speichern
today-put-away = Karte ausblenden
today-insight = Die letzten 7 Tage

# Variables:
#   $count (Number)
today-insight-passed = { $count ->
    [one] { $passed } von { $all } Verlangen ging vorbei.
   *[other] { $passed } von { $all } Verlangen gingen vorbei.
}

today-insight-trigger = { $trigger } kam bei { $count } von { $all } Verlangen vor.

# Variables:
#   $days (Number)
today-insight-mean = { $now } am Tag an { $days } notierten Tagen. In der Woche davor waren es { $before }.

today-tip = Eine Idee
today-source = Quelle: { $name }
today-empty-title = Was möchtest du ändern?
today-empty-body = Hier siehst du bald deine Zahl für heute und den Knopf für einen schweren Moment.
today-empty-action = Einen Plan anlegen
today-plain = Zählen

## Preset

preset-name-mood = Stimmung
preset-name-feelings = Gefühle
preset-name-gratitude = Dankbarkeit
preset-name-water = Wasser trinken
preset-name-energy = Energie
preset-name-meditation = Minuten Meditation
preset-name-workout = Trainingsminuten
preset-name-stretching = Dehnen
preset-name-reading = Lesen
preset-name-journaling = Tagebuch schreiben
preset-name-walking = Spaziergang
preset-name-doomscrolling = Endlos scrollen
preset-name-snacking = Naschen
preset-name-procrastination = Aufschieben
preset-name-rumination = Grübeln
preset-name-phone-in-conversations = Handy im Gespräch
preset-name-nail-biting = Nägelkauen
preset-feeling-love = Liebe
preset-feeling-joy = Freude
preset-feeling-gratitude = Dankbarkeit
preset-feeling-connection = Verbundenheit
preset-feeling-fear = Angst
preset-feeling-anger = Wut
preset-feeling-sadness = Trauer
preset-feeling-disappointment = Enttäuschung

## TrackerEntry

tracker-entry-amount = Wie viel
tracker-entry-level = Welche Stufe?
tracker-entry-words = Wie fühlst du dich?
tracker-entry-gratitude = Wofür bist du dankbar?
tracker-entry-note = Notiz
tracker-entry-date = Zählt für diesen Tag
tracker-entry-time = Uhrzeit
tracker-entry-time-hint = Leer lassen, wenn nur der Tag bekannt ist.
tracker-entry-around = Was gerade los war
tracker-entry-triggers = Was hat es ausgelöst?
tracker-entry-own-trigger = Etwas anderes
tracker-entry-place = Wo?
tracker-entry-own-place = Ein anderer Ort
tracker-entry-keep = Speichern
tracker-entry-delete = Löschen
tracker-entry-close = Schließen
tracker-entry-problem-date = Ein Datum ab 1900.
tracker-entry-problem-time = Eine Uhrzeit, zum Beispiel 21:30.
tracker-entry-problem-future = Das liegt noch vor dir. Wähle eine Zeit bis jetzt.
tracker-entry-problem-amount = Eine Zahl über null und bis 100.000.
tracker-entry-problem-level = Wähle eine Stufe.
tracker-entry-problem-words = Wähle mindestens ein Wort.
tracker-entry-problem-note = Ein Text von höchstens 500 Zeichen.

## TrackerForm

tracker-form-pick-title = Neuer Tracker
tracker-form-new-title = Neuer Tracker
tracker-form-change-title = Tracker bearbeiten
tracker-form-close = Schließen
tracker-form-keep = Speichern
tracker-form-own-one = Etwas Eigenes
tracker-form-name = Name
tracker-form-side = Was ist es?
tracker-form-name-good = Tut mir gut
tracker-form-name-saboteur = Steht mir im Weg
tracker-form-detail-good = Wovon du mehr möchtest.
tracker-form-detail-saboteur = Erst bemerken. Weglassen kannst du später.
tracker-form-mode = Wie erfasst du es?
tracker-form-name-counter = Zählen
tracker-form-name-yes-no = Heute erledigt
tracker-form-name-levels = Stufen
tracker-form-name-awareness = Bemerken
tracker-form-name-avoidance = Weglassen
tracker-form-name-feelings = Wörter
tracker-form-name-gratitude = Ein Text
tracker-form-detail-counter = +1 und −1, mit Ziel oder ohne
tracker-form-detail-yes-no = einmal am Tag
tracker-form-detail-levels = 2 bis 5, die letzte zählt
tracker-form-detail-awareness = jedes Tippen ist ein bemerkter Moment
tracker-form-detail-avoidance = Tage ohne
tracker-form-detail-feelings = wähle, wie du dich fühlst
tracker-form-detail-gratitude = schreib auf, was gut war
tracker-form-mode-changes = Ab heute wird neu erfasst und von vorn gezählt. Was unter „{ $before }“ war, bleibt im Verlauf.
tracker-form-with-levels = Mit Stufen
tracker-form-with-levels-detail = Jede Stufe zählt als bemerkt.
tracker-form-levels = Stufen
tracker-form-add-level = Noch eine Stufe
tracker-form-remove-level = Entfernen
tracker-form-level-icon = Bild { $number }
tracker-form-level-name = Stufe { $number }
tracker-form-level-effect = Stufe { $number } in einer Serie
tracker-form-name-success = geht weiter
tracker-form-name-needs-grace = braucht einen Schontag
tracker-form-name-breaks = beginnt neu
tracker-form-goal = Ziel am Tag
tracker-form-goal-hint = 0 oder leer: kein Ziel.
tracker-form-when = Wann
tracker-form-schedule = Wie oft
tracker-form-name-daily = Jeden Tag
tracker-form-name-weekdays = Wochentage
tracker-form-name-per-week = Mal pro Woche
tracker-form-name-interval = Alle paar Tage
tracker-form-weekdays = An diesen Tagen
tracker-form-times = Mal pro Woche, 1 bis 6
tracker-form-interval = Alle … Tage, 2 bis 365
tracker-form-day-start = Sein Tag beginnt um
tracker-form-day-start-usual = wie überall
tracker-form-day-start-hint = Was du davor erfasst, gehört zum Vortag. Was schon da ist, bleibt, wo es ist.
tracker-form-look = Aussehen und Ort
tracker-form-icon = Bild
tracker-form-group = Gruppe
tracker-form-group-hint = Zum Beispiel „Morgens“.
tracker-form-known-groups = Deine Gruppen
tracker-form-in-calendar = Auf der Tagesseite zeigen
tracker-form-calendar-is-full = Zwei Tracker stehen schon auf der Tagesseite. Nimm erst einen herunter.
tracker-form-streak = Serie
tracker-form-heals = Schontage
tracker-form-heals-detail = Ein verpasster Tag wird durch einen verdienten ausgeglichen.
tracker-form-earn-every = Verdient alle … Tage, 1 bis 30
tracker-form-most-on-hand = Höchstens auf Vorrat, 1 bis 10
tracker-form-hides-streak = Serie ausblenden
tracker-form-problem-name = Es braucht einen Namen.
tracker-form-problem-levels = Jede Stufe braucht einen Namen, und mindestens eine lässt die Serie weitergehen.
tracker-form-problem-goal = Ein Ziel von 0 bis 100.
tracker-form-problem-weekdays = Wähle mindestens einen Tag.
tracker-form-problem-times = Eine Zahl von 1 bis 6 pro Woche.
tracker-form-problem-interval = Eine Zahl von 2 bis 365.
tracker-form-problem-earn-every = Schontage: alle 1 bis 30 Tage.
tracker-form-problem-most-on-hand = Schontage: 1 bis 10 auf Vorrat.
tracker-form-problem-remind-at = Eine Uhrzeit, zum Beispiel 21:30.

## TrackerInsight

tracker-insight-title = Was die letzten vier Wochen sagen
tracker-insight-too-little = { $count ->
    [one] Noch ein Moment, dann kann sich ein Muster zeigen.
   *[other] Noch { $more } Momente, dann kann sich ein Muster zeigen.
}
tracker-insight-times = Heikle Zeiten
tracker-insight-hours = Uhrzeit
tracker-insight-moments = Momente
tracker-insight-as-table = Als Tabelle zeigen
tracker-insight-and = {" "}und{" "}
tracker-insight-mostly = Meist: { $hours } Uhr.
tracker-insight-spread = Über den ganzen Tag verteilt.
tracker-insight-triggers = Auslöser: { $names }.
tracker-insight-places = Wo: { $names }.
tracker-insight-weeks = Woche für Woche
tracker-insight-week-column = Woche
tracker-insight-week0 = letzte 7 Tage
tracker-insight-week1 = die Woche davor

# Variables:
#   $ago (Number)
tracker-insight-week1n2 = { $ago } Wochen davor

tracker-insight-trend = { $last } pro Woche, wie vor vier Wochen.
tracker-insight-trend2 = Weniger: { $last } in den letzten 7 Tagen, { $first } vor vier Wochen.
tracker-insight-trend3 = Mehr: { $last } in den letzten 7 Tagen, { $first } vor vier Wochen.

## Trackers

trackers-title = Tracker
trackers-unknown = Diesen Tracker gibt es hier nicht mehr. Diese schon.
trackers-all = Alle Tracker
trackers-empty-title = Hier ist noch nichts
trackers-empty-text = Wovon möchtest du mehr, oder was möchtest du besser verstehen? Einmal tippen genügt.
trackers-something-else = Etwas anderes
trackers-something-else-detail = Meine eigenen Tracker
trackers-new = Neuer Tracker
trackers-one = Tracker
trackers-order = Reihenfolge ändern
trackers-order-done = Fertig
trackers-order-hint = Ziehe eine Zeile oder nutze die Knöpfe. „Heute“ folgt dieser Reihenfolge.
trackers-moved = Verschoben.
trackers-up = Nach oben
trackers-down = Nach unten
trackers-no-group = Ohne Gruppe
trackers-hidden = Ausgeblendet
trackers-hidden-text = Ihre Einträge sind alle noch da.
trackers-put-away = Ausgeblendet. Die Einträge sind alle noch da.
trackers-bring-back = Zurückholen
trackers-hide = Ausblenden
trackers-delete = Löschen …
trackers-edit = Bearbeiten
trackers-close = Schließen
trackers-made = Hinzugefügt.
trackers-kept = Geändert.
trackers-delete-title = { $name } löschen?
trackers-delete-text = { $count ->
    [one] Der eine Eintrag wird mit gelöscht.
   *[other] { $count2 } Einträge werden mit gelöscht.
}
trackers-delete-instead = Ausblenden behält alles. Direkt nach dem Löschen kannst du es rückgängig machen.
trackers-delete-for-good = Löschen
trackers-deleted = Gelöscht: { $name }.
trackers-noted = Notiert: { $name }, { $value }.
trackers-taken-back = Zurückgenommen.
trackers-details = Mehr dazu
trackers-done = Erledigt
trackers-take-back = Zurücknehmen
trackers-noticed = Bemerkt
trackers-happened = Es ist passiert
trackers-only-note = Eine Notiz
trackers-slip-noted = Ein Ausrutscher, notiert
trackers-none-today = Bisher nicht
trackers-choose-words = Wörter wählen
trackers-write = Aufschreiben
trackers-noticed-times = { $number }× bemerkt
trackers-today = Heute
trackers-yesterday = Gestern
trackers-add-other = Für einen anderen Tag
trackers-history = Verlauf
trackers-manage = Dieser Tracker
trackers-nothing-yet = Nichts in diesen Tagen.
trackers-show-all = Alles zeigen
trackers-whole-day = der ganze Tag
trackers-mode-changed = Ab hier anders erfasst
trackers-until = Vorher: { $mode }
trackers-entry-kept = Gespeichert.
trackers-entry-deleted = Gelöscht.

## Welcome

welcome-titles-what = Was möchtest du ändern?
welcome-titles-amount = Wie viel ist es jetzt?
welcome-titles-last = Wann war das letzte Mal?
welcome-titles-why = Wofür ist es?
welcome-titles-way = Wie möchtest du vorgehen?
welcome-titles-drinking = Ist Aufhören für dich sicher?
welcome-titles-day = Ab welchem Tag?
welcome-titles-plan = Dein Plan

# Variables:
#   $step (Number)
#   $count (Number)
welcome-step = Schritt { $step } von { $count }

welcome-next = Weiter
welcome-skip = Überspringen
welcome-skip-all = Alles überspringen
welcome-finish = Los geht es
welcome-substance-label = Eins oder mehrere
welcome-per-day-vape = Züge am Tag, ungefähr
welcome-per-day-cigarettes = Zigaretten am Tag, ungefähr
welcome-per-day-alcohol = Drinks am Tag, im Schnitt über eine übliche Woche
welcome-per-day-hint = Geschätzt reicht. Du kannst es später ändern.
welcome-just-now = Gerade eben
welcome-other-day = Ein anderer Tag
welcome-other-day-hint = Ohne Uhrzeit zählt der Mittag des Tages.
welcome-other-time = Uhrzeit
welcome-own-reason = In deinen Worten
welcome-method-label = Eins davon. Du kannst es jeden Tag ändern.
welcome-method-stop = An einem Tag aufhören
welcome-method-reduce = Schritt für Schritt weniger
welcome-method-notice = Erst einmal nur zählen
welcome-method-detail-stop = Ein Datum, ein Countdown, dann freie Zeit, die hochzählt.
welcome-method-detail-reduce = Eine Zahl für jede Woche, die kleiner wird bis null.
welcome-method-detail-notice = Keine Zahl zum Einhalten. Hinsehen ist der erste Schritt.
welcome-evidence = In einer Studie mit Menschen, die rauchten, waren nach sechs Monaten 22 von 100 frei, die auf einmal aufhörten, und 16 von 100, die über zwei Wochen reduzierten (Lindson-Hawley 2016). Dein eigener Weg zählt am meisten.
welcome-drinking-first = Mit dem Trinken auf einmal aufzuhören ist nicht für alle sicher. Diese Antworten helfen; jede lässt sich überspringen.
welcome-yes = Ja
welcome-no = Nein
welcome-stop-day = Der Tag
welcome-stop-day-hint = Heute, bis zu 14 Tage voraus, oder der Tag, an dem du schon aufgehört hast.
welcome-today = Heute
welcome-tomorrow = Morgen
welcome-in-aWeek = In einer Woche
welcome-reduce-days = In wie vielen Tagen?
welcome-reduce-days-hint = 14 bis 365

# Variables:
#   $days (Number)
welcome-days-chip = { $days } Tage

welcome-preview-nothing = Noch kein Plan: Heute zählt mit dir, und unter Plan legst du einen an, wenn du magst.
welcome-preview-plan = Der Weg
welcome-edit-later = Unter Plan lässt sich alles ändern.
welcome-used-since = { $name }: Dein letztes Mal war am { $date }, nach deinem Stopptag.
welcome-stop-at-last-use = Ab dem { $date } zählen
welcome-last-was-slip = Ich hatte aufgehört; das letzte Mal war ein Ausrutscher

# Variables:
#   $most (Number)
welcome-problem-per-day = Bitte eine Zahl von 1 bis { $most }.
welcome-problem-date = Bitte ein Datum wie 29.03.2026.
welcome-problem-time = Bitte eine Uhrzeit wie 21:30.

# Variables:
#   $days (Number)
welcome-problem-too-late = Ein Tag innerhalb von { $days } Tagen klappt am besten. Wähle einen früheren.
welcome-problem-used-since = Nach diesem Tag war noch etwas. Was ist gemeint?
welcome-problem-long-ago = Das ist sehr lange her. Wähle einen späteren Tag.
welcome-problem-reduce-days = Bitte eine Zahl von Tagen zwischen 14 und 365.
welcome-problem-in-future = Das liegt noch vor dir. Wähle eine frühere Zeit.

## Why

why-heading = Sehen und hören
why-lead = Ein Foto oder deine eigene Stimme sagt es schneller als Worte. Beides ist versiegelt wie dein Tagebuch.
why-photo = Foto hinzufügen
why-record = Stimme aufnehmen
why-stop = Beenden und behalten
why-photo-label = Dein Foto zum Warum
why-voice-label = Deine Sprachnotiz zum Warum
why-missing = Das liegt nicht auf diesem Gerät.
why-remove = Entfernen
why-kept = Behalten.
why-removed = Entfernt.
why-recording = Aufnahme läuft. Nach einer Minute endet sie von selbst.
why-problem-denied = Der Browser hat das Mikrofon nicht freigegeben. Du kannst es in den Einstellungen dieser Seite erlauben.
why-problem-unsupported = Dieser Browser kann keinen Ton aufnehmen.
why-problem-unreadable = Das ließ sich nicht lesen. Vielleicht geht eine andere Datei.
why-problem-too-large = Das ist auch verkleinert zu groß.
why-problem-full = Es sind schon 50, oder der Speicher ist voll. Entferne etwas, dann geht es.
why-problem-unknown = Das hat nicht geklappt. Nichts wurde behalten.

## WithdrawalDay

withdrawal-day-first1 = Der erste Tag ohne. Unruhe und Ungeduld können sich zeigen. Fünf Minuten Gehen nehmen dem Wunsch oft die Spitze.
withdrawal-day-first2 = Ärger kann heute schneller kommen als sonst. Er gehört zu dieser Zeit und geht wieder. Sag einem Menschen, dass du kurz angebunden sein kannst.
withdrawal-day-first3 = Viele spüren diese Tage am stärksten. Kaffee bleibt ohne Rauch länger im Körper: Probier eine kleinere Tasse und schau, wie es dir geht.
withdrawal-day-first4 = Der Schlaf kann leicht oder unterbrochen sein. Halte den Abend langsam und das Zimmer dunkel. Müde Tage gehören zu dieser Woche.
withdrawal-day-first5 = Klar zu denken kann schwerfallen. Mach eins nach dem anderen und schreib es auf. Ein kurzer Gang hält den Wunsch eine Weile fern.
withdrawal-day-first6 = Gedrückte Stimmung kommt bei vielen in der ersten Woche. Plane etwas Kleines, das du magst, zu einer festen Zeit.
withdrawal-day-first6n2 = Das Ende von Woche 1. In dieser Woche sind die Zeichen meist am stärksten. Sieh dir an, was half, und halte es bereit.
withdrawal-day-second8 = Woche 2 beginnt. Für viele ist das steile Stück vorbei, der Rest geht langsamer zurück. Eine schwere Stunde kann noch kommen.
withdrawal-day-second9 = Die Unruhe sitzt vielleicht in den Händen. Gib ihnen etwas: einen Stift, einen Stein, Teig. Auch ein paar Minuten zügiges Gehen helfen.
withdrawal-day-second10 = Fühlst du dich zittrig, schau auf den Kaffee: Koffein kann sich in den ersten drei Wochen ansammeln. Weniger davon ist einen Versuch wert.
withdrawal-day-second11 = Ungeduld ist eines der sieben bekannten Zeichen. Geh heute zehn Minuten früher los, dann ist eine Schlange nur eine Schlange.
withdrawal-day-second12 = Nachts aufzuwachen ist in diesen Wochen häufig. Liegst du wach, steh auf, trink Wasser und leg dich hin, wenn du müde bist.
withdrawal-day-second13 = Zwei ungleiche Wochen sind üblich: Gute und seltsame Tage wechseln sich ab. Zähl heute die guten.
withdrawal-day-second13n2 = Zwei Wochen. Bei manchen enden die Zeichen etwa jetzt, bei anderen erst in Woche 4. Beides ist üblich.
withdrawal-day-third15 = Woche 3 beginnt. Was noch da ist, geht meist langsam. Kommt ein Wunsch, steh auf und geh bis zur nächsten Ecke und zurück.
withdrawal-day-third16 = Sorge kann ohne Grund bleiben. Nenne sie in einem Satz auf Papier. Dann entscheide, wann du wieder hinsiehst.
withdrawal-day-third17 = Nachts noch wacher, als dir lieb ist? Leg den letzten Kaffee auf den Mittag und sieh, was drei Abende bringen.
withdrawal-day-third18 = Ein Moment kann dich überraschen: ein Geruch, ein Lied, ein Balkon. Sag, was es ist, atme aus und lass es vorbeiziehen.
withdrawal-day-third19 = Die Konzentration kommt in Stücken zurück. Arbeite in kurzen Abschnitten und mach dazwischen eine eigene Pause.
withdrawal-day-third20 = Jemand fragt vielleicht, wie es läuft. Halte einen ehrlichen Satz bereit. Mehr schuldest du niemandem.
withdrawal-day-third20n2 = Drei Wochen. In Studien waren die meisten Zeichen bis hierher ein gutes Stück gesunken. Vergleiche deine Linie mit Woche 1.
withdrawal-day-fourth22 = Woche 4 beginnt. Ein Wunsch hängt jetzt oft an einem Ort oder einer Stunde. Geh heute durch diese Stunde, statt zu sitzen.
withdrawal-day-fourth23 = Ist die Stimmung heute gedrückt, such Menschen oder Tageslicht, auch kurz. Bleibt sie so, ist die Seite mit Hilfe einen Tipp entfernt.
withdrawal-day-fourth24 = Alte Gewohnheiten mögen Anlässe: einen Freitag, ein Fest, den Zahltag. Entscheide jetzt, was du in der Hand hältst.
withdrawal-day-fourth25 = Ärger, der in Woche 1 neu war, ist bei den meisten jetzt seltener. Hat jemand viel davon abbekommen, ist ein gutes Wort nicht zu spät.
withdrawal-day-fourth26 = Sieh auf die Abende: Sind sie ruhiger als in der ersten Woche? Behalte das eine, was sie ruhiger gemacht hat.
withdrawal-day-fourth27 = Fast vier Wochen. In einer Studie mit Menschen, die von selbst aufhörten, waren die meisten Zeichen bis Tag 30 wieder wie am Anfang.
withdrawal-day-fourth27n2 = Vier Wochen. Für die meisten ist der Entzug etwa jetzt vorbei; Hunger kann länger bleiben. Was noch stark ist, verdient ein Gespräch mit jemandem, der sich auskennt.

## Withdrawal

withdrawal-title = Die ersten Wochen
withdrawal-no-clock = Die Tage zählen, sobald du mit Rauchen oder Dampfen aufhörst.
withdrawal-and = {" "}und{" "}

# Variables:
#   $number (Number)
withdrawal-day = Tag { $number } seit dem letzten Mal

# Variables:
#   $count (Number)
withdrawal-of-days = von { $count } Tagen

withdrawal-after = Vier Wochen und mehr. Für die meisten ist der Entzug jetzt vorbei.
withdrawal-vaping = Die meisten Studien handeln vom Rauchen. Nach dem Dampfen sah man dieselben Zeichen, etwas milder.
withdrawal-after-vaping = Nach dem Dampfen
withdrawal-check = Wie ist es heute?
withdrawal-check-lead = Antworte, worauf du magst. Es ist für deinen Rückblick, niemand bewertet es.
withdrawal-symptom-anger = Ärger
withdrawal-symptom-anxiety = Angst
withdrawal-symptom-low-mood = Gedrückte Stimmung
withdrawal-symptom-concentration = Mühe mit der Konzentration
withdrawal-symptom-impatience = Ungeduld
withdrawal-symptom-sleep = Unruhiger Schlaf
withdrawal-symptom-restlessness = Unruhe
withdrawal-strength-none = gar nicht
withdrawal-strength-slight = leicht
withdrawal-strength-moderate = mittel
withdrawal-strength-strong = stark
withdrawal-strength-very-strong = sehr stark
withdrawal-hopeless = Ich kann nicht mehr
withdrawal-hopeless-detail = Dann kommt jemand zum Reden zuerst.
withdrawal-advice-emergency = Das kann nach dem Absetzen von Alkohol gefährlich sein. Ruf jetzt den Notruf an.
withdrawal-advice-talk-now = Du bist damit nicht allein. Sprich jetzt mit jemandem.
withdrawal-advice-low-mood-long = Die Stimmung ist seit zwei Wochen oder länger stark gedrückt. Entzug allein ist selten so lange so stark: Bitte sprich mit einer Praxis oder einer Hilfenummer.
withdrawal-advice-strong-late = Starke Zeichen nach vier Wochen sind ein Gespräch mit einer Praxis oder einer Hilfenummer wert.
withdrawal-advice-much-at-once = Das ist viel auf einmal. Du bist damit nicht allein: Eine Praxis oder eine Hilfenummer kann es leichter machen.
withdrawal-advice-usual = Das ist in diesen Wochen üblich.
withdrawal-to-help = Hilfenummern
withdrawal-alcohol-title = Mit Alkohol aufzuhören ist anders
withdrawal-alcohol-text = Wer täglich viel getrunken hat, ist vor dem Aufhören mit ärztlicher Hilfe sicherer. Jedes dieser Zeichen ist ein Notfall.
withdrawal-alcohol-signs = Hast du eines davon?
withdrawal-sign-shaking = Zittern
withdrawal-sign-confusion = Verwirrtheit
withdrawal-sign-seizure = Ein Krampfanfall
withdrawal-sign-hallucination = Sehen oder Hören, was nicht da ist
withdrawal-phases = Was üblich ist
withdrawal-peak = Woche 1
withdrawal-peak-detail = Hier sind die Zeichen am stärksten.
withdrawal-easing = Wochen 2 bis 4
withdrawal-easing-detail = Die Zeichen gehen zurück, manche früh, manche später.
withdrawal-over = Nach vier Wochen
withdrawal-over-detail = Meist vorbei. Was noch stark ist, verdient ein Gespräch.
withdrawal-chart = Deine eigene Linie

# Variables:
#   $answered (Number)
withdrawal-chart-sentence = Das Mittel deiner Antworten an { $answered } Tagen, von 0 (gar nicht) bis 4.

withdrawal-usual-peak = stärkste Woche
withdrawal-usual-easing = geht zurück
withdrawal-usual-after = meist vorbei
withdrawal-day-column = Tag
withdrawal-mean-column = Dein Mittel
withdrawal-usual-column = Üblich
withdrawal-as-table = Als Tabelle zeigen
withdrawal-card-title = Was heute kommen kann
withdrawal-to-check = Wie ist es heute?
withdrawal-put-away = Für heute weglegen
