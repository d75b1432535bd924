### The words of Redstart in English.
### name: English
### direction: ltr

## AccountGone

account-gone-title = The account was deleted
account-gone-why = The account { $email } was deleted from another device. Your journal is here.
account-gone-ask = What about the journal on this device? It stays until you say so.
account-gone-only-here = { $count ->
    [one] 1 change never reached the server and is only here.{" "}
   *[other] { $count } changes never reached the server and are only here.{" "}
}
account-gone-keep = Keep it without an account
account-gone-remove-why = It is saved as a file first.
account-gone-remove-sure = Check that the file is where you keep your files. Then the journal can be removed from here.
account-gone-remove-now = I have the file: remove the journal
account-gone-until = You can still undo this: sign in by { $day } to keep the account.
account-gone-kept = The journal stays here, without an account.
account-gone-line = The account was deleted. Your journal is here; decide what happens to it.

## AccountOutcome

account-outcome-problem-address = An address looks like name@example.org.
account-outcome-problem-address-taken = This address can't be used. Try another one.
account-outcome-problem-code = These are other letters than the code's. Look at the sheet once more.
account-outcome-problem-neither = That is neither the password nor the recovery code. Check it again.
account-outcome-problem-other-password = That is not the account's password. Check it again.
account-outcome-problem-refused = Address and password don't belong together. Look at both once more.
account-outcome-problem-unreachable = The server can't be reached. Everything else works; try this again later.
account-outcome-problem-invitation = This server needs an invitation. Ask whoever runs it for a code, or a new one.
account-outcome-problem-passkey = That gave no passkey which this server takes. Try again, or use the password.
account-outcome-problem-link = This link was already used or has expired. Ask for a new one.
account-outcome-problem-unconfirmed = Open the link in the mail and sign in there first. It may have landed in your spam folder.
account-outcome-problem-account-is-there = This address already has an account. The recovery code you just saw opens nothing: throw it away and sign in here.
account-outcome-problem-odd = The server sent an answer this version doesn't understand. Try again later.
account-outcome-no-mail = This server sends no mail, so it can't set a new password. A device that is signed in keeps working, and can save the journal as a file.
account-outcome-later = { $minutes ->
    [one] Many tries in a row. Try again in a minute.
   *[other] Many tries in a row. Try again in { $minutes } minutes.
}
account-outcome-password-problem-too-short = Use 15 characters or more.
account-outcome-password-problem-too-long = Use 256 characters or fewer.
account-outcome-password-problem-pattern = Letters in a row or again and again are tried first. Use words that are yours.
account-outcome-password-problem-address = It is mostly your address. Add more words.
account-outcome-password-problem-common = It has little besides words that are tried first. Add more words.
account-outcome-note-confirmed = The link worked. Now sign in here.
account-outcome-note-password-changed = The new password holds. Your other devices sign in again.
account-outcome-note-reset-sent = If this address has an account, a mail is on its way. Its link works for ten minutes. If none comes, try again in an hour.
account-outcome-note-reset-done = The new password holds. Sign in with it.
account-outcome-note-made = Your account is ready. What you write goes to it, sealed.
account-outcome-note-code-dropped = Nothing has changed. The recovery code you just saw opens nothing: throw it away.
account-outcome-note-mailed-again = The server was asked to send the mail again. If none comes, try again in an hour: one address gets five an hour at most.
account-outcome-note-signed-out-unheard = You are signed out here. The server couldn't be reached: remove this device from the account's list on another one.
account-outcome-note-signed-out-everywhere = All your devices are signed out.
account-outcome-note-signed-out = You are signed out here.
account-outcome-note-deleted = The account goes. The journal on this device stays.
account-outcome-note-email-sent = A mail is on its way to the new address. Open its link to make the change. If none comes, try again in an hour.
account-outcome-note-email-changed = You have a new address.
account-outcome-note-code-changed = The new recovery code works now. The old one opens nothing.
account-outcome-note-passkey-kept = The passkey is kept. You can sign in with it.
account-outcome-note-passkey-dropped = The passkey is removed.
account-outcome-note-kept = The account stays.

## Account

account-title = Account and sync
account-why = An account brings your journal to all your devices. You never need one for anything else.
account-sealed = What you write is sealed here before it leaves. The server keeps it and can't read it.
account-sign-up-closed = This server isn't taking new accounts right now. Your journal works here without one.
account-invitation = Invitation
account-invitation-hint = The code you got from whoever runs this server.
account-have-one = I have an account
account-make = Make an account
account-sign-in = Sign in
account-email = E-mail address
account-password = Password
account-new-password = New password
account-password-hint = At least 15 characters. Four or five words that belong together only for you are good.
account-show-password = Show the password
account-device-name = Name of this device
account-device-hint = So that you know it in the list of your devices.
account-next = Next
account-back = Back
account-working = One moment …
account-code-title = Your recovery code
account-code-why = It opens your journal when the password is gone. Nobody else has it, the server neither: without both, and without a device or a passkey that opens it, the journal stays shut for good.
account-code-why-spare = It opens your journal when the password is gone. The server has a spare key as well, as you chose.
account-code-keep = Write it down or print it, and keep it where you keep important papers. It works once you have typed two of its groups here.
account-print-code = Print

# Variables:
#   $number (Number)
account-code-group = Group { $number } of the code

account-create-account = Make the account
account-keep-code = Keep the new code
account-confirm-title = Confirm your address
account-confirm = A mail is on its way to { $email }. Its link shows that the address is yours. Sign in where you opened it; after that you can sign in anywhere. If no mail comes, try again in an hour: one address gets five an hour at most.
account-iConfirmed = I opened the link
account-mail-again = Send the mail again
account-other-address = Use another address
account-forgot = I forgot the password
account-unlock-title = Open your journal
account-unlock-why = You are signed in. To open the journal under the new password, type your recovery code. Or sign in with the new password on a device that still has the journal: then it opens here, too.
account-neither = I have none of these
account-neither-why = Then nobody can open what is in the account, not even the server. A device that has the journal keeps it. You can delete the account and make a new one.
account-link-again = Ask for a new link
account-code = Recovery code
account-open = Open
account-join-title = There is a journal on this device
account-join-why = You can add it to what is in the account.
account-add = Add it to the account
account-replace = Use only the account's
account-replace-why = What is here is saved as a file first and then removed from this device.
account-replace-sure = Check that the file is where you keep your files. Then the journal can be removed from here.
account-replace-now = I have the file: use the account's
account-reset-title = A new password
account-reset-why = The new password lets you in and signs all devices out. The journal opens with it on a device that has the journal, by your recovery code, or by a spare key if you left one.
account-keep-others = Keep passkeys, Apple and Google
account-keep-others-why = Otherwise they no longer sign anybody in, and you add your own again. Keep them only if you know all of them.
account-change-password = Change the password
account-current-password = Current password
account-keep-password = Keep the new password
account-change-email = Change the address
account-new-email = New e-mail address
account-email-why = You sign in with the new address from then on. The password stays.
account-new-code-title = A new recovery code
account-new-code-why = The code that you have opens nothing from then on. Throw that sheet away.
account-spare-title = A spare key on the server
account-spare-detail = With it a new password by mail opens the journal again. Whoever runs the server could read it, too.
account-spare-why = With a spare key, a new password by mail brings everything back. In return, whoever runs the server could read your journal. You can take it back at any time.
account-spare-keep = Leave a spare key
account-passkeys = Passkeys
account-passkey-why = A passkey signs you in with this device's lock instead of the password. Many can open the journal as well.
account-passkey-name = Name of the passkey
account-make-passkey = Make a passkey
account-use-passkey = Sign in with a passkey
account-remove-passkey = Remove
account-opens-all = opens account and journal, since { $date }
account-opens-account = opens the account, since { $date }
account-unlock-either = You are signed in. To open the journal, type your password or your recovery code.
account-code-or-password = Password or recovery code
account-keys = What opens your journal

# Variables:
#   $percent (Number)
account-room = Room used on the server: { $percent }{"\u00A0"}%

account-devices = Your devices
account-this-device = this device
account-seen = last seen on { $date }
account-seen-today = last seen today at { $time }
account-unnamed = A device without a name
account-revoke = Sign out
account-sign-out = Sign out
account-leave-title = Sign out on this device
account-leave-why = The account keeps what it has. What about the journal on this device?
account-unsent = { $count ->
    [one] One change is only on this device.
   *[other] { $count } changes are only on this device.
}
account-unsent2 = Save a file, or wait until everything is on the server.
account-unsent3 = Save a file.
account-remove-sure = Nobody can bring back what is only here, unless you have the file.
account-remove-now = Remove it anyway
account-keep-here = Keep it here
account-remove-here = Remove it from here
account-save-file = Save as a file
account-sign-out-all = Sign out everywhere
account-sign-out-all-why = Everywhere: each device keeps its journal and stops syncing.
account-remove = Delete the account
account-remove-why = The server deletes its copy after 30 days; sign in before then to undo this. The journal stays on this device, and on your others until you remove it there.

## Key

key-ask-device = Ask another device
key-waiting-title = Waiting for your other device
key-waiting-why = Open Redstart on a device that has your journal. It shows that this one is asking; go on there, and both show a number.
key-number-why = Your other device shows a number now, too. Let this device in there only if the numbers match. If it shows none, stop asking here and ask once more.
key-waiting-until = This waits until { $time }. You can use the recovery code instead at any time.
key-unreachable = The server can't be reached now. This device asks again by itself.
key-stop-asking = Stop asking
key-compare-title = The key is here
key-compare-why = Your other device shows a number now, too. Go on only when it is this one: then the key came from your device and from nobody else.
key-twelve-words = Compare twelve words
key-words-why = Six digits can be the same by chance, once in a million. These twelve words can't. Open them on both devices; they mean nothing and are easy to read out.
key-same-number = It is the same number
key-other-number = It is another number, or none
key-card-title = Another device asks
key-card-why = { $name } asked at { $time } to open your journal. Is it yours, and do you have it with you?
key-meet = Yes, show the number
key-number-comes = The number comes in a moment. Both devices have to be online.
key-card-number = Does the other device show this number, too? If it differs, somebody is between the two.
key-false-number = What came back does not belong to this question. Don't let it in; ask once more from the other device.
key-approve = Same number, let it in
key-deny = Don't let it in
key-notice = { $name } asks to open your journal.
key-given-title = The key is on its way
key-given-why = The other device shows this number in a moment. Confirm it there, only if it matches.
key-done = Done
key-change-key = Change the journal's key
key-change-key-why = For when somebody else may know the key: you lost a device, or the sheet with the code. What you write from then on opens only with the new key.
key-change-key-then = You get a new recovery code and sign in again on your other devices. Passkeys still sign you in, but won't open the journal until you make them again; a spare key is forgotten.
key-came-back = This device still has the key. The journal comes back under a new one, with a new code.
key-fingerprint = Fingerprint of the journal's key
key-fingerprint-why = Each of your devices shows the same one. If one differs, write nothing there and change the key.
key-other-key = The server names another key than the one this device knows. Nothing was opened or sent. Your journal is here; save it as a file, and ask whoever runs the server.
key-spare-kept = The server has a spare key.
key-spare-dropped = The server has forgotten the spare key.
key-spare-used = The server's spare key opened the journal. Compare the fingerprint below with another device that has your journal.
key-spare-not-used = The server offers a spare key. It works only right after you set a new password on this device through the link in a mail.
key-denied = The other device did not let this one in. Nothing has changed.
key-late = That took too long. Ask once more when the other device is at hand, or sign in again.
key-put-away = The key was put away, and nothing was opened. Ask once more, or use the recovery code.
key-key-changed = The journal has a new key. Sign in again on your other devices.
key-revoked = The device is signed out. If somebody else has it, change the journal's key as well.
key-sent-away = The device was not let in.

## Provider

provider-go = Continue with { $name }
provider-again = Sign in again with { $name }
provider-link = Link { $name }
provider-unlink = Unlink
provider-ways = Signing in
provider-linked = signs you in
provider-title = Back from signing in
provider-new-title = A new account
provider-known-title = The account already exists
provider-new = { $name } says that you are { $email }. No account has this address yet.
provider-code-follows = A recovery code comes next. It opens your journal on your other devices, so have a pen or a printer at hand. All of this takes less than ten minutes.
provider-code-why = It opens your journal on your other devices. Nobody else has it, { $provider } and the server neither: without it and without a device that is signed in, nobody can open the journal.
provider-known = An account has the address { $email }, and { $name } is not linked to it yet. Sign in with its password; then you can link { $name } under “Account and sync”.
provider-link-why = { $name } says that you are { $email }. Once it is linked, you can sign in to this account with { $name } too.
provider-is-linked = This account is linked with somebody at { $name } already. Unlink that first.
provider-unlock-why = You are signed in. To open the journal, type your recovery code.
provider-open-with-passkey = Open with a passkey
provider-add-password = Add a password
provider-add-password-why = With it you sign in by your address, and it opens the journal as the recovery code does.
provider-problem-ticket = This sign-in was used or took longer than ten minutes. Begin it again. A code that was shown meanwhile opens nothing: a new one comes.
provider-problem-address = No confirmed address came along, so this makes no account. An address and a password do.
provider-problem-other-account = That belongs to another account. This device stays in its own.
provider-problem-last-way = Nothing else signs you in to this account. Add a password or a passkey first.
provider-problem-again = This needs a fresh sign-in. Sign in once more; then it works for ten minutes.
provider-note-none = You came back without signing in. Nothing happened.
provider-note-linked = It is linked. You can sign in with it.
provider-note-unlinked = It no longer signs you in.
provider-note-again = You are signed in afresh. For ten minutes you can change what opens your journal.

## Backups

backups-title = Copies on this device
backups-why = Once a week the app saves a sealed copy of the journal here and keeps the last four. Tap one to see what it would bring back.
backups-none = None yet. The first one comes a week after you began.
backups-limit = Clearing the browser's data deletes them. A file in a safe place stays.
backups-holds = { $count ->
    [one] { $number } entry
   *[other] { $number } entries
}
backups-sheet-title = Copy from { $date }
backups-held = It holds { $entries }.
backups-back = { $count ->
    [one] { $number } thing that is gone comes back.
   *[other] { $number } things that are gone come back.
}
backups-changed = { $count ->
    [one] { $number } thing goes back to how it was.
   *[other] { $number } things go back to how they were.
}
backups-gone = { $count ->
    [one] { $number } thing you had deleted is deleted again.
   *[other] { $number } things you had deleted are deleted again.
}
backups-stays = What you wrote since then stays. A copy of the journal as it is now is kept first, so you can go back.
backups-same = Everything in it is still here. There is nothing to bring back.
backups-bring-back = Bring it back
backups-brought-back = It is back
backups-close = Close
backups-problem-unreadable = This copy could not be opened. Nothing was changed.
backups-problem-full = There was no room for a copy of the journal as it is now. Nothing was changed.
backups-card-title = A copy for you
backups-card-first = A file in a safe place keeps your journal, whatever happens to this device.
backups-card-again = You last saved a file on { $date }. A lot has been added since.
backups-later = Later

## Calendar

calendar-title = Calendar
calendar-view = What is shown
calendar-month = Month
calendar-year = Year
calendar-today = Today
calendar-today-word = today
calendar-earlier = Earlier
calendar-later = Later
calendar-to-history = All that you recorded
calendar-to-calendar = Calendar
calendar-nobody-title = Nothing to show yet
calendar-nobody-text = Once you watch something, each day of a year stands here.
calendar-legend-over = above the target
calendar-legend-noted = recorded
calendar-whose = What each day shows
calendar-archived = Archived
calendar-as-table = Month by month
calendar-year-columns = Month
calendar-year-columns2 = Days recorded
calendar-year-columns3 = Goal met
calendar-year-columns4 = In all
calendar-year-sentence = { $recorded ->
    [one] 1 day recorded
   *[other] { $recorded } days recorded
}

# Variables:
#   $good (Number)
calendar-year-sentence2 = , goal met on { $good } of all days

calendar-year-sentence3 = , { $total } in all
calendar-nothing = Nothing recorded
calendar-ahead = Still ahead
calendar-unrecorded = not recorded
calendar-has-note = A note
calendar-within = within { $target }
calendar-above = above { $target }
calendar-so-far = so far, of { $target }
calendar-mark-good = as you wanted it
calendar-mark-needs-grace = not this day
calendar-mark-empty = nothing recorded
calendar-mark-not-due = not due
calendar-mark-open = still open

# Variables:
#   $minutes (Number)
#   $aim (Number)
calendar-minutes = Quiet: { $minutes } of { $aim } min

# Variables:
#   $minutes (Number)
#   $aim (Number)
calendar-minutes2 = Movement: { $minutes } of { $aim } min

## Day

day-before = Day before
day-after = Day after
day-what-was = What is recorded
day-empty = Nothing is recorded for this day. You can fill it in below.
day-ahead-title = This day has not come yet
day-ahead-text = You can fill it in when it comes.
day-fill-in = Fill in this day
day-fill-hint = Whatever you add here belongs to this day.
day-add = + 1
day-add-hint = one more: { $name }
day-total = Set the day's total
day-none = None
day-done = Done
day-not-done = Take it back
day-noticed = Noticed
day-happened = It happened
day-timed = Add with a time
day-filled = Noted: { $name }, { $day }.
day-note-title = Note on the day
day-note-hint = What was this day like for you?
day-keep-note = Keep the note
day-note-kept = Noted.
day-note-removed = The note is gone.
day-pledge = In the morning
day-look-back = A look back
day-review = In the evening

## Level

level-name-steady = Steady
level-name-easy = Easy
level-name-wild = Wild
level-name-awful = awful
level-name-gloomy = low
level-name-okay = okay
level-name-good = good
level-name-great = great
level-name-low = low
level-name-medium = medium
level-name-high = high

## Changes

changes-title = Last changes
changes-lead = The last 20 on this device. Take back the newest, then the one before it.
changes-empty-title = Nothing to take back
changes-empty-text = What you change shows here.
changes-undo = Undo
changes-added = Added: { $noun }
changes-changed = Changed: { $noun }
changes-deleted = Deleted: { $noun }
changes-with-more = , with 1 more
changes-with-more2 = , with { $count } more
changes-something = one thing

## Kind

kind-life-kind = an entry
kind-life-kind2 = a tracker
kind-life-kind3 = how a tracker counts
kind-life-kind4 = a craving
kind-life-kind5 = a plan
kind-life-kind6 = a reason
kind-life-kind7 = a replacement
kind-life-kind8 = a step of a replacement
kind-life-kind9 = days that do not count
kind-life-kind10 = a look back
kind-life-kind11 = how the first weeks feel
kind-life-kind12 = an answer about safety
kind-life-kind13 = a part of your way
kind-life-kind14 = a preparation
kind-life-kind15 = a setting
kind-life-kind16 = a check of the server
kind-life-kind17 = a photo or a recording
kind-work-kind = a practice
kind-work-kind2 = a breathing pattern
kind-work-kind3 = a program
kind-work-kind4 = a technique
kind-work-kind5 = an if-then plan
kind-work-kind6 = a thought
kind-work-kind7 = a note on a day
kind-work-kind8 = an evening
kind-work-kind9 = an intention
kind-work-kind10 = a challenge for the week
kind-work-kind11 = a rest stop
kind-work-kind12 = a milestone
kind-work-kind13 = a questionnaire
kind-work-kind14 = a wish
kind-work-kind15 = a purchase
kind-work-kind16 = a reminder that was shown
kind-work-kind17 = the choices around reminders
kind-work-kind18 = a message to the coach
kind-work-kind19 = a thumb for a tip
kind-work-kind20 = a day of health data
kind-work-kind21 = something handed to Apple Health
kind-work-kind22 = the pulse around a craving
kind-work-kind23 = the box that reminders wait in
kind-work-kind24 = a device on which reminders ring
kind-food-kind = what there was to eat
kind-food-kind2 = something to eat
kind-food-kind3 = a food of your own
kind-food-kind4 = a recipe
kind-food-kind5 = your focus
kind-food-kind6 = the week of your focus
kind-food-kind7 = your go-to swap
kind-food-kind8 = a swap
kind-food-kind9 = what you said about a swap
kind-food-kind10 = a swap of your own
kind-food-kind11 = the shopping list

## CravingQuestions

craving-questions-triggers-aside = Add a trigger

## Craving

craving-title = Craving
craving-tile = A few minutes
craving-noted = Noted
craving-start-title = A hard moment?
craving-start-body = One tap notes it and waits with you.
craving-start = I'm having a craving
craving-breath-sentence = Box breathing: in for 4, hold for 4, out for 4, hold for 4.
craving-left = left
craving-time-up = The time is over. How is it now?
craving-skip-breath = Skip the breathing
craving-what-helps = What helps now
craving-questions = A few questions
craving-done = Done
craving-unsaid = not said
craving-place-title = Where, and with whom?
craving-lengths = How long
craving-passed = It passed
craving-used = I used
craving-longer = Longer
craving-leave = Leave it open
craving-intensity = How strong?
craving-intensity-low = light
craving-intensity-high = very strong
craving-triggers = What set it off?
craving-you-drank = You logged a drink.
craving-more-triggers = More triggers
craving-own-trigger = Something else
craving-add-trigger = Add it
craving-place = Where are you?
craving-own-place = Another place
craving-add-place = Add the place
craving-company = Who is there?
craving-what = What for?
craving-note = Note
craving-note-hint = Only if you like.
craving-more = Say more
craving-why = My why
craving-end-passed = It passed.
craving-end-passed-count = That is the first one.
craving-end-passed-count2 = have passed so far.
craving-end-used = Noted.
craving-end-used-body = What you have done so far stays. It goes on from here.
craving-to-today = Done
craving-look-back = Look at it for a minute
craving-write-thought = Write down the thought
craving-make-plan = Make an if-then plan

## Debrief

debrief-look = Look at it for a minute
debrief-run-title = It's been every day for a week
debrief-run-body = Your free time still counts. A plan that fits these days may help more now.
debrief-help = Help right now
debrief-title = One minute

# Variables:
#   $step (Number)
#   $count (Number)
debrief-step = Step { $step } of { $count }

debrief-what = What happened?
debrief-what-hint = A line or two, only for you.
debrief-trigger = What set it off?
debrief-next = What will you do next time?
debrief-next-own = Or in your own words: then I will …
debrief-result = Your plan for next time
debrief-result-lead = One tap keeps it.
debrief-go-on = Next
debrief-skip = Skip
debrief-back = Back
debrief-keep = Keep the plan
debrief-without-plan = Leave it at that
debrief-kept = Kept. It goes on from here.
debrief-noted = Noted. It goes on from here.
debrief-nothing = There is nothing to look at today.
debrief-to-today = To Today

## SourceNote

source-note-source-note = Source

## DoctorSheet

doctor-sheet-title = Sheet for a doctor
doctor-sheet-lead = For a talk with a doctor or a counsellor. It is made on this device. Print it, or save it as a PDF from the print window.
doctor-sheet-period = Period
doctor-sheet-all = All
doctor-sheet-parts = What is on it
doctor-sheet-part-use = Use
doctor-sheet-part-plan = Plan
doctor-sheet-part-scores = Questionnaires
doctor-sheet-part-doses = Nicotine replacement
doctor-sheet-part-withdrawal = Withdrawal
doctor-sheet-part-cravings = Cravings and triggers
doctor-sheet-print = Print or save as PDF
doctor-sheet-heading = Summary of a personal journal
doctor-sheet-for = For a doctor or counsellor
doctor-sheet-dates = { $from } to { $through }
doctor-sheet-mean = A day, on average
doctor-sheet-known = Days known
doctor-sheet-unknown = Days not recorded
doctor-sheet-excused = Days off, not judged
doctor-sheet-last = Last use
doctor-sheet-not-known = not known
doctor-sheet-pause = Longest pause
doctor-sheet-stops = Stop dates reached
doctor-sheet-free = Time without, now
doctor-sheet-free-best = Longest time without
doctor-sheet-target = Target today
doctor-sheet-questionnaire = Questionnaire
doctor-sheet-date = Date
doctor-sheet-score = Score
doctor-sheet-band = Band
doctor-sheet-sources = Sources: { $names }
doctor-sheet-product = Product
doctor-sheet-days = Days
doctor-sheet-doses = Doses
doctor-sheet-strength = Strength
doctor-sheet-sign = Sign
doctor-sheet-mean-sign = Mean (0–4)
doctor-sheet-strongest = Strongest
doctor-sheet-noticed = Cravings noted
doctor-sheet-passed = Of them passed
doctor-sheet-intensity = Mean strength (1–10)
doctor-sheet-trigger = Trigger
doctor-sheet-cravings = Cravings
doctor-sheet-none = Nothing recorded in this period: { $parts }.
doctor-sheet-empty-title = Nothing to print yet
doctor-sheet-empty-text = Once something is noted in this period, it stands here.
doctor-sheet-limits-title = What this sheet does not say
doctor-sheet-limits = Everything here was entered by the person and checked by nobody. A day that was not recorded is unknown, not zero. Scores come from questionnaires answered alone and are no diagnosis. Doses are what was noted, not what was prescribed. Nothing here is advice.

## DrinkGuidance

drink-guidance-not-for-all = It is meant for healthy adults. In pregnancy, with an illness or with medicine another answer holds: a doctor knows it. Who shakes or sweats without a drink gets advice first and does not stop at once.
drink-guidance-to-settings = Your country in the settings
drink-guidance-checked = As we found it in { $month } { $year }.
drink-guidance-title-britain = What the UK's Chief Medical Officers say
drink-guidance-title-united-states = What the US guidelines say
drink-guidance-title-canada = What Canada's guidance says
drink-guidance-title-australia = What the Australian guidelines say
drink-guidance-title-germany = What is said in Germany
drink-guidance-title-elsewhere = What is known
drink-guidance-guidance-britain = The risk stays low with no more than 14 units a week as a rule, spread over three days or more. Several days a week without a drink help to cut down.
drink-guidance-guidance-united-states = The guidelines from 2026 name no number anymore; they advise less. None at all is their advice in pregnancy, when recovering from an alcohol use disorder, for people who cannot hold to an amount, and with medicine that does not go with alcohol.
drink-guidance-guidance-canada = Per week: none has no risk, 1 to 2 standard drinks a low one, 3 to 6 a moderate one, from 7 on it grows higher. On one day no more than 2. Less is better.
drink-guidance-guidance-australia = No more than 10 standard drinks a week and no more than 4 on any day. The less, the lower the risk. Under 18, in pregnancy and when planning one: none.
drink-guidance-guidance-germany = No amount is without risk, and none is best for health. The nutrition society calls the risk low below 27 g a week, moderate up to 81 g and high above. The centre for addiction issues names no limit anymore: as little as possible.
drink-guidance-guidance-elsewhere = For your country no guidance could be confirmed, so there is no line. The World Health Organization in Europe says: no amount is without risk, and less is safer.

# Variables:
#   $daily (Number)
drink-guidance-compared = {" "}One day was above { $daily }.
drink-guidance-place = This week is within it so far.
drink-guidance-place2 = This week is above the line.
drink-guidance-place3 = This week is in the moderate range.
drink-guidance-place4 = This week is above the moderate range.

## DrinkSize

drink-size-sized = A drink with its size
drink-size-sheet-title = What was in the glass?
drink-size-presets = Common sizes, or your own below
drink-size-measure = Measure
drink-size-strength = Strength in % vol
drink-size-strength-hint = It's on the label.
drink-size-count = How many
drink-size-size-wanted = Enter size and strength to see what is in it.
drink-size-volume = Volume in US fl oz
drink-size-volume2 = Volume in ml
drink-size-problem-volume = A volume up to 5 litres, please.
drink-size-problem-strength = A number from 0 to 100, please.
drink-size-problem-count = A number up to 50, please.
drink-size-name-beer-half = Beer
drink-size-name-pint = Pint of beer
drink-size-name-wine-large = Wine
drink-size-name-cider = Cider
drink-size-name-spirit = Spirit
drink-size-grams = {" "}g of alcohol
drink-size-unit-name-britain = { $count ->
    [one] UK unit
   *[other] UK units
}
drink-size-unit-name-united-states = { $count ->
    [one] US standard drink
   *[other] US standard drinks
}
drink-size-unit-name-canada = { $count ->
    [one] Canadian standard drink
   *[other] Canadian standard drinks
}
drink-size-unit-name-australia = { $count ->
    [one] Australian standard drink
   *[other] Australian standard drinks
}
drink-size-unit-name-germany = g of alcohol
drink-size-unit-britain = A UK unit is 10 ml of pure alcohol, about 8 g.
drink-size-unit-united-states = A US standard drink is 14 g of pure alcohol.
drink-size-unit-canada = A Canadian standard drink is 13.45 g of pure alcohol.
drink-size-unit-australia = An Australian standard drink is 10 g of pure alcohol.
drink-size-unit-germany = Alcohol is counted in grams, as the German guidance does.
drink-size-unit-elsewhere = Alcohol is counted in grams; a country in the settings may bring its own unit.

## Drinking

drinking-level-label = How was it?
drinking-other-day = Another day
drinking-day-of-now = Back to the current day
drinking-day-problem = A day up to today, please.
drinking-levels-why = One level for one day; a new one replaces the old one. In plan, money and weeks, steady counts as 0 drinks, or the one you named, easy as 4 and wild as 6. That is an estimate. If you counted more drinks one by one, those stay.
drinking-steady-question = None, or one?
drinking-estimate = an estimate
drinking-for-day = For { $day }
drinking-cutoff = Before { $time } it counts for the day before, from then on for today.
drinking-day0 = today
drinking-day1 = yesterday
drinking-name-steady = Steady
drinking-name-easy = Easy
drinking-name-wild = Wild
drinking-drinks-steady = 0 or 1 drink
drinking-drinks-easy = 2 to 5 drinks
drinking-drinks-wild = 6 drinks or more
drinking-steady-answer = None
drinking-steady-answer2 = One
drinking-noted-level = Noted for { $day }: { $level }.
drinking-way = How you note it
drinking-way-keeps = Whichever you pick, everything noted stays.
drinking-way-caution = For you the levels only note how it was. Nothing is counted in a row.
drinking-name-by-level = By level
drinking-name-by-drinks = By drinks
drinking-detail-by-level = One tap for an evening: steady, easy, wild
drinking-detail-by-drinks = Each drink, with its size if you like
drinking-changed = From now on:{" "}
drinking-calories = Energy of the alcohol in kcal
drinking-calories-detail = 7 kcal per gram of alcohol, sugar not included.
drinking-week-from = Week from
drinking-line = Guidance
drinking-this-week = This week nothing is noted yet.
drinking-this-week2 = {" "}Estimated of it:{" "}
drinking-this-week3 = This week so far: { $words }. Known days: { $known }, without a drink: { $free }.
drinking-week-calories = That is about{" "}
drinking-week-calories2 = {" "}from alcohol.
drinking-estimate-why = A drink without a size counts as { $drink }, an estimate. With its size it is exact.
drinking-chart-title = { $unit } a week
drinking-chart-sentence = One bar for each of the last 8 weeks.
drinking-chart-sentence2 = {" "}The line is at { $line } { $unit }.

## Excuses

excuses-title = Days off
excuses-lead = Sick, away or on nights: days off neither add to a streak nor end one, here and in every plan. They show as excused.
excuses-add = Choose days
excuses-sick-today = I'm sick today
excuses-list = Your days
excuses-empty-title = Every day counts
excuses-empty-text = When life gets in the way, take the days out here.
excuses-name-sick = Sick
excuses-name-travel = Travelling
excuses-name-night-shift = Night shift
excuses-name-fast = Fasting
excuses-name-holiday = Holiday
excuses-excused-sick = sick
excuses-excused-travel = travelling
excuses-excused-night-shift = night shift
excuses-excused-fast = fasting
excuses-excused-holiday = holiday
excuses-excused = excused
excuses-since = since { $day }, until you end it
excuses-through = { $first } to { $last }
excuses-sheet = Days off
excuses-reason = Why
excuses-from = First day
excuses-last = Last day
excuses-is-open = Until I end it
excuses-is-open-detail = If you don’t know yet.
excuses-problem-reason = Pick a reason.
excuses-problem-from = The first day is a date.
excuses-problem-through = The last day is a date, not before the first.

# Variables:
#   $longestDays (Number)
excuses-problem-long = At most { $longestDays } days at once.
excuses-save = Keep
excuses-delete = Delete
excuses-close = Close
excuses-end = It’s over
excuses-end2 = { $reason } is over: today counts again
excuses-kept = Noted. Those days don’t count.
excuses-paused = Noted. Days don’t count until you end it.
excuses-ended = Today counts again.
excuses-deleted = Deleted. Those days count again.
excuses-card = Days don’t count right now: { $when }.

## FoodNotice

food-notice-loading = The list of foods is on its way.
food-notice-missing = The list of foods is not here now. Write in your own words; foods can be matched later.
food-notice-again = Try again

## Coach

coach-crisis-now-first = That sounds serious, and you matter. Please don't stay alone with it. People who can help right now are one tap away.
coach-crisis-now-again = Please talk to someone right now. The numbers are one tap away, and a few words are enough.
coach-crisis-soon-first = That sounds heavy. You don't have to sort it out alone. Someone you can talk to is one tap away.
coach-crisis-soon-again = This deserves a person who listens. The numbers are one tap away.
coach-greeting-warm = Hello, I'm glad you're here. What's on your mind: a craving, a hard moment, or how things are going?
coach-greeting-spark = Hi. Whatever brings you here, one small step is enough. What shall we take on first?
coach-greeting-plain = Hi. Craving, numbers or ideas: pick one, or just type.
coach-greeting-calm-first = Good to see you. It's calm now: a look once a week is plenty. See how it's going, or plan for a rare moment?
coach-greeting-calm-again = Hello again. Nothing needs doing today. If something feels closer than usual, tell me.
coach-greeting-again = Hello again. Tell me what you need right now. A few words will do.
coach-craving-warm = I'm with you. A craving rises, peaks and fades, mostly within minutes. Let's ride this one out together.
coach-craving-spark = You can outlast this one. Most fade within minutes. Start the timer and let it run out.
coach-craving-plain = It fades, mostly within minutes. Start the timer. Drink some water. Move.
coach-craving-again = Still there? Change one thing now: stand up, another room, cold water on your wrists. Then breathe out slowly.
coach-night-first = Cravings feel bigger at night. Keep the light low, breathe out longer than in, and let this one pass.
coach-night-again = Nothing needs deciding at this hour. A glass of water, ten slow breaths, then lie down again.
coach-passed-first = Cravings in the last 7 days: { $cravings }. Passed: { $passed }. This one can go the same way.
coach-passed-again = Look at your last 7 days. Cravings: { $cravings }. Passed: { $passed }. You know how it goes.
coach-slipped-warm = Thank you for telling me. Everything before it still counts. Let's look at what happened, and find one thing for next time.
coach-slipped-spark = One slip is one moment, and it shows you a trigger. One minute now makes the next time easier.
coach-slipped-plain = It's one moment. What set it off? One minute now gives you a plan for next time.
coach-slipped-again = What you did before stays yours. Only the next hour matters now. Have some water and start there.
coach-win-warm = That's lovely to hear. Take a second to notice how it feels. Then see where it has brought you.
coach-win-spark = That one is yours. Keep what worked, and look how far you are.
coach-win-plain = Good. What helped? Make it a plan, so it works next time too.
coach-win-again = Good to hear again. Keep what worked: turn it into an if-then plan.
coach-free-first = { $name }: { $time } without. It keeps counting while we talk.
coach-free-again = { $name }: { $time } without, and counting.
coach-free-after-slips-first = { $name }: { $current } without, and { $total } since your stop. All of it counts.
coach-free-after-slips-again = Since your stop: { $total }. Without a slip now: { $current }. Both are yours.
coach-target-first = Today so far: { $units }. Your target for the day: { $target }.
coach-target-again = Your target today is { $target }, and so far it's { $units }.
coach-counted-first = Today so far: { $units }. Progress shows the days before.
coach-counted-again = That makes { $units } today. The days before are in Progress.
coach-cravings-first = Cravings in the last 7 days: { $cravings }. Passed: { $passed }.
coach-cravings-again = Your last 7 days. Cravings noted: { $cravings }. Passed: { $passed }.
coach-empty-first = I have no numbers for you right now. Note one thing on Today, and I can tell you more.
coach-empty-again = Nothing to count yet on my side. One tap on Today, and we have a start.
coach-same-first = Same as a moment ago. Progress shows it day by day.
coach-same-again = Nothing new in the last minutes. Look at Progress, or tell me how you feel.
# The reason is a sentence with a blank behind it, or nothing.
# Variables:
#   $day (String)
#   $reason (String)
coach-ahead-harder-first = { $day } may be harder than most. { $reason }A plan helps.
# Variables:
#   $day (String)
#   $reason (String)
coach-ahead-harder-again = { $day } could ask more of you. { $reason }Decide now what you'll do.
# Variables:
#   $day (String)
#   $reason (String)
coach-ahead-easier-first = { $day } looks easier than most. { $reason }Keep what worked.
# Variables:
#   $day (String)
#   $reason (String)
coach-ahead-easier-again = { $day } looks like an easier one. { $reason }Keep your plan at hand.
# Variables:
#   $day (String)
coach-ahead-usual-first = { $day } looks like most of your days. Nothing stands out.
# Variables:
#   $day (String)
coach-ahead-usual-again = { $day }: like most days, as far as your own days tell.
coach-ahead-silent-first = I can't say anything reliable about the next day. The forecast shows what it still needs.
coach-ahead-silent-again = Still nothing I could say with good reason. A plan for one hard moment works on any day.
coach-ahead-today = Today
coach-ahead-tomorrow = Tomorrow
coach-saved-first = Saved so far: { $money }. It comes from the price in your plan and your full days.
coach-saved-again = { $money } stayed with you so far, by the price in your plan.
coach-unsaved-first = No savings to show yet. They need a price in your plan and at least one full day.
coach-unsaved-again = Add a price to your plan, and after a full day I can tell you more.
coach-reason-first = Your reason: “{ $reason }”. Read it once more, slowly.
coach-reason-again = You noted “{ $reason }”. Does it still hold today?
coach-no-reason-first = No reason is written down yet. What would you like to be different in a year? One line is enough.
coach-no-reason-again = Think of one person, or one thing you want back. Note it in your plan, and I'll remind you.
coach-breathing-first = In through the nose for 4, hold for 4, out for 6. Five times. Or let the app count for you.
coach-breathing-again = Hand on your belly. In for 4, out for 6, until your shoulders drop. The rhythms are one tap away.
coach-techniques-warm = Give your hands and mouth something else: cold water, a short walk, a carrot to chew. More ideas are one tap away.
coach-techniques-spark = Ten minutes, one thing: walk round the block, twenty squats, or the dishes. Pick one and go.
coach-techniques-plain = Wait ten minutes. Drink water. Breathe deeply. Do something with your hands.
coach-techniques-again = Count down from 100 in sevens, or name five things you can see. Small tasks take the edge off.
coach-swap-salty-first = Popcorn with paprika, or pepper strips with a yoghurt dip. Still crunchy, still salty.
coach-swap-salty-again = Crisp chickpeas from the oven, or half crisps and half cucumber sticks.
coach-swap-sweets-first = Berries with two squares of dark chocolate, or dates with a few nuts. Still sweet.
coach-swap-sweets-again = Try it smaller: one piece, sitting down, with a cup of tea. Or an apple with cinnamon.
coach-swap-bakery-first = Toast with banana and cinnamon, or yoghurt with oats and apple. Warm or crunchy, as you like.
coach-swap-bakery-again = Half a piece with fruit beside it, or a slice of nut bread with jam.
coach-swap-frozen-first = Frozen berries with yoghurt, or a banana blended from the freezer. Creamy and cold.
coach-swap-frozen-again = One scoop with plenty of fruit, or frozen grapes one by one.
coach-swap-drink-first = Sparkling water with orange, or cold fruit tea. Fresh, and hardly any sugar.
coach-swap-drink-again = Half and half: your drink with sparkling water. Then a little less of it each week.
coach-swap-meal-first = Keep the dish, change a part: a smaller portion with a salad beside it, or more vegetables on top.
coach-swap-meal-again = Eat the first half slowly, with a glass of water. Then see if you still want the rest.
coach-swap-alcohol-first = Soda with lime and mint, or an alcohol-free beer. If it's a craving, start with that one.
coach-swap-alcohol-again = Ginger and lime over ice, in your favourite glass. And the craving first, if there is one.
coach-swap-other-first = Which food is it? Crisps, cola, chocolate: name one. All swaps are one tap away.
coach-swap-other-again = Name one food and I'll suggest something else. Or look through the swaps.
coach-plan-first = Your plan has today's step and the ones after it. Have a look, and change it when life changes.
coach-plan-again = One plan for the hard spots helps: if it gets difficult there, then I do this. Shall we write one?
coach-no-plan-warm = A plan makes it lighter: a day to stop, or small steps down. You choose the pace.
coach-no-plan-spark = It's your call: one clear day, or a step each week. It takes a minute to set up.
coach-no-plan-plain = Two ways: a stop day, or less each week. Pick one.
coach-no-plan-again = Start small: choose how, and when. Everything can be changed later.
coach-plan-drinking-first = If you drink every day, please see a doctor before you stop: all at once can be dangerous. Small steps are possible, too.
coach-plan-drinking-again = With daily drinking, slowly and with a doctor is the safe way. The numbers are under Help.
coach-motivation-warm = It's allowed to be hard. You don't have to manage for ever, only the next ten minutes.
coach-motivation-spark = You came here before deciding. That's strength. Ten more minutes, then we look again.
coach-motivation-plain = Hard now doesn't mean hard for ever. Give it ten minutes. Then decide.
coach-motivation-again = Think of the next small thing only: a glass of water, fresh air, one message to a friend.
coach-sleep-warm = Lying awake is tiring. Put the phone down after this, breathe out slowly, and let the bed carry you.
coach-sleep-spark = Let the body slow down first: ten long breaths out, and the thoughts can wait till morning.
coach-sleep-plain = Lights down. No scrolling. Breathe out longer than in, ten times.
coach-sleep-again = If it has been a while, sit somewhere dim and quiet, and go back to bed when you're sleepy.
coach-stress-warm = That's a lot at once. First the body: three slow breaths, shoulders down. Then one thing at a time.
coach-stress-spark = Pressure passes, too. Two minutes of slow breathing, then take the smallest task.
coach-stress-plain = Breathe out on a count of six, three times. Then write down the next step.
coach-stress-again = Step outside for five minutes if you can. Moving often helps more than sitting with it.
coach-boredom-warm = Boredom wants something small. Let's find your hands a job for a few minutes.
coach-boredom-spark = Free minutes are yours. Ten minutes of moving, or a game of pairs: pick one.
coach-boredom-plain = Five minutes of something: dishes, a walk, a call.
coach-boredom-again = Write to someone you haven't heard from in a while. Or tidy one drawer, just one.
coach-anger-warm = You're angry, and that's allowed. Let some of it out: a fast walk, or a long breath out.
coach-anger-spark = Use that energy: stairs, push-ups, a fast walk. Then decide what to do about it.
coach-anger-plain = Don't answer anyone yet. Walk for five minutes. Breathe out long.
coach-anger-again = Clench your fists for five seconds, then let go. Three times. Then say what you need.
coach-low-warm = I'm sorry it's heavy right now. You don't have to solve it at once. Would writing a line help?
coach-low-spark = Slow days move, too. One kind thing for yourself now: tea, daylight, somebody's voice.
coach-low-plain = Low days happen. Eat something, get some daylight, talk to one person.
coach-low-again = If it stays dark for days, talk to someone who knows about it. The numbers are under Help.
coach-occasion-warm = Places and people pull. Decide now what you'll do when it comes, and it gets easier there.
coach-occasion-spark = Go in with a plan: a soda in your hand, a sentence ready, a way out.
coach-occasion-plain = Decide beforehand: what you say, what you hold, when you leave.
coach-occasion-again = If it's the same spot every day, change one thing about it: another cup, another way, another seat.
coach-body-first = Much of what the body does in the first weeks is usual and passes. See what to expect, and when to call someone.
coach-body-again = Hunger and a foggy head often belong to the first weeks. If something worries you, ask a doctor.
coach-professional-first = That's for a doctor, a midwife or a pharmacist, who can look at all of it with you. The numbers are one tap away.
coach-professional-again = I can't judge that safely. A doctor or a pharmacist can.
coach-nrt-first = How much and how long is on the label, and a pharmacist can tell you what fits. I leave amounts to them.
coach-nrt-again = For patches, gum or tablets, the leaflet or a pharmacist has the answer.
coach-tip-breath = Breathe slowly and deeply for two minutes. In a small study that eased the wish to smoke.
coach-tip-walk = Walk for five minutes, out of the door and back. In 15 studies that eased the wish to smoke for a while.
coach-tip-surf = Watch the urge for three minutes like a wave: where it sits, how it moves. It may stay as strong. You just watch.
coach-tip-four-ds = Wait ten minutes, drink some water, do something else, breathe deeply. That's what quit lines advise.
coach-tip-eyes = Play something for your eyes for three minutes, like a game of pairs. In one study a game made cravings weaker.
coach-tip-countdown = Count down from 100 in sevens, as far as you get. It gives your head a job.
coach-tip-senses = Five things you see, four you hear, three you can touch. Slowly, one after the other.
coach-tip-hands = Give your hands something for ten minutes: the dishes, a pen to twist, dough to knead.
coach-tip-morning = Pick one moment of today that could get hard, and what you'll do then. One sentence is enough.
coach-tip-coffee = If I make coffee, then I drink it in a new place. A sentence like that is worth writing down.
coach-tip-meal = If my plate is empty, then I get up and brush my teeth. In 94 tests plans like this helped.
coach-tip-hard-hour = A harder time may be near. Decide now: if it comes, then I do this. In 94 tests plans like this helped.
coach-tip-out-of-sight = Put what you use out of sight, with everything that goes with it. Then plan what your hand reaches for instead.
coach-tip-person = Write one line to somebody: hard moment, just wanted to tell you. Quit lines advise talking to someone, and so do I.
coach-tip-slip = A slip shows where it gets tight. Take one minute: where were you, who was there, and what next time?
coach-tip-caffeine = After the last cigarette, caffeine builds up over about three weeks. If you feel jittery, try a smaller cup.
coach-tip-weeks = Most signs of withdrawal are strongest in the first week and fade within two to four.
coach-tip-proof = Think of your last hard day, and that you got through it. Have a look at what has come together since.
coach-tip-mood = From the sixth week on, people who had stopped felt better on average than those who went on. Observed, not promised.
coach-tip-treat = Put aside what today would have cost, and give it a name: what is it for?
coach-tip-reason = Read your own reason once more, slowly. Then do the next small thing.
coach-tip-night = Low light, phone away, ten breaths, out longer than in. Nothing needs deciding now.
coach-tip-leaflet = The leaflet in the pack says how your replacement is meant to be used. Two minutes of reading, once.
coach-tip-replacement-at-hand = Keep your replacement where the pack used to be: in the bag, on the desk, in the car.
coach-tip-rare-moment = It's calm now. One plan for the rare moment is enough: a party, a quarrel, a long week. Which one is yours?
coach-tip-own-sentence = You've lived without it for months. How would you say that about yourself, in one sentence? Write it down.
coach-tip-pass-on = What helped you most in the first weeks? Write it down, for you and for somebody who is just starting.
coach-thanks-warm = I'm glad. I'm here whenever you want.
coach-thanks-spark = You did that yourself. Come back any time.
coach-thanks-plain = You're welcome.
coach-thanks-again = Any time. If it comes back, so can you.
coach-goodbye-warm = Take care of yourself. I'm here when you need me.
coach-goodbye-spark = See you soon. You know where the timer is.
coach-goodbye-plain = See you.
coach-goodbye-again = Bye for now. The craving button is on Today, always.
coach-joke-first = I'd tell you the one about cold turkey, but it takes a while to warm up. How are you really?
coach-joke-again = Good to hear you laugh. If you have five minutes, here's something for your hands.
coach-complaint-first = Fair enough. Simple words work best with me. What's hardest right now: a craving, your mood, or the plan?
coach-complaint-again = Understood. Here is what helps without talking.
coach-yes-first = Good. It's right here, one tap.
coach-yes-again = Then let's go. One tap, and you're there.
coach-yes-open-first = Good. Where shall we start: a craving, or something to do?
coach-yes-open-again = All right. A craving, or an idea for your hands?
coach-no-first = All right, something else then. Here's another way.
coach-no-again = That's fine. Nothing has to happen now. I'm here.
coach-ok-first = All right. I'm here when something comes up.
coach-ok-again = Good. Take your time. It's all still here.
coach-help-first = I help with cravings, slips, sleep, stress, food swaps and your numbers. Simple words are enough, and nobody else reads along.
coach-help-again = Try: I have a craving. How am I doing? What instead of crisps? I can't sleep.
coach-unknown-warm = I'm not sure I follow. Is it a craving, your mood, or something about your plan?
coach-unknown-spark = Tell me in a few words: what do you need right now?
coach-unknown-plain = I didn't get that. Craving, mood, sleep, food or numbers?
coach-unknown-again = I still don't follow, and that's on me. Pick one of these, or try fewer words.

coach-do-craving = Start the timer
coach-do-breathing = Breathe
coach-do-techniques = See ideas
coach-do-debrief = Look at the slip
coach-do-plan = Open my plan
coach-do-if-then = Write an if-then plan
coach-do-progress = See my progress
coach-do-milestones = See milestones
coach-do-savings = See savings
coach-do-swaps = See food swaps
coach-do-reflection = Write it down
coach-do-practice = Do something
coach-do-withdrawal = See what to expect
coach-do-replacement = Read the label
coach-do-today = Go to Today
coach-do-forecast = See the forecast
coach-do-help = Get help now

coach-used-free = Used: your plan and your entries
coach-used-counted = Used: today's entries and your plan
coach-used-cravings = Used: your cravings of the last 7 days
coach-used-saved = Used: the price in your plan and your full days
coach-used-ahead = Used: your days so far, as the forecast reads them
coach-used-tip = Used: the clock, your entries and your thumbs.
coach-used-reason = Used: your reasons

coach-page-title = Coach
coach-page-start = What's going on?
coach-page-start-text = Write a few words, or tap one below. It works without a network.
coach-page-field = Your message
coach-page-send = Send
coach-page-quick-craving = I have a craving
coach-page-quick-progress = How am I doing?
coach-page-quick-ahead = What about tomorrow?
coach-page-quick-tip = A tip for now
coach-page-quick-breathing = Breathe with me
coach-page-quick-motivation = Motivate me
coach-page-earlier = Earlier
coach-page-options = How the coach works
coach-page-tone = Tone
coach-page-tone-empathetic = Gentle
coach-page-tone-motivational = Encouraging
coach-page-tone-direct = Direct
coach-page-switch = Coach
coach-page-reads = It reads your message, entries, plans, cravings, savings, reasons and thumbs. Everything happens on this device, and nobody else reads along.
coach-page-off = The coach is off. Nothing you wrote was deleted.
coach-page-clear = Clear chat
coach-page-clear-detail = Only messages go. Your entries and numbers stay.
coach-page-cleared = Chat cleared.
coach-page-breathed = That was half a minute.
coach-tip-ask = Does this tip suit you?
coach-tip-up = Yes
coach-tip-down = Not for me
coach-tip-voted = Noted. It counts for the next ones.
coach-tip-gone = This tip won't come again.
coach-page-help = Get help now

## Crisis

crisis-title-now = Help is close
crisis-title-soon = You don't have to carry this alone
crisis-self-harm = What you wrote sounds very heavy. Someone can listen right now, and you can say as little as you like.
crisis-overdose = Too much of something can turn serious later, even while it still feels fine. It is right to ask at once.
crisis-medical = Signs like these are best looked at soon. Better to call once too often.
crisis-violence = You have a right to be safe. If someone could see this screen, close it; the same numbers stand under Help.
crisis-withdrawal = Stopping alcohol or sedatives all at once can be dangerous for the body. A doctor can make it safe.
crisis-eating = A body that gets too little needs care. A doctor or someone you trust can help today.
crisis-breathe = Breathe for half a minute
crisis-stop = Stop the breath
crisis-all = All numbers
crisis-note = Close and note it
crisis-not-meant = Not what you meant? Close this. Your words are saved as you wrote them, and unless you note it, nothing about this page is kept.
crisis-close = Close

## HelpScreen

help-screen-help-link = Help

## Help

help-title = Help
help-lead = People who listen and know their way. It works without a network.
help-country = Country
help-not-chosen = Not chosen
help-kind-emergency = In danger
help-kind-crisis = Someone to talk to now
help-kind-quit = Stopping smoking or vaping
help-kind-alcohol = Alcohol and drugs
help-call = Call { $number } · { $service }
help-emergency-number = emergency number
help-send = Text { $number }
help-send2 = Text { $word } to { $number }
help-cost-free = Free
help-cost-ordinary = Costs what other calls cost
help-hours-always = Day and night
help-hours-changing = Hours change; the line says them
help-hours-callback = They call back
help-spoken-es = In Spanish
help-spoken-zh = In Chinese
help-spoken-en = In English
help-spoken-fr = In French
help-spoken-de = In German
help-audience-young = For teenagers and young adults
help-old = These numbers were last checked in { $month }, more than half a year ago. If one of them no longer works, findahelpline.com has current ones.
help-note-keep = Note that I was here
help-note-line = Looked for help.
help-note-kept = Noted on today's page.
help-note-full = Today's note is full. Nothing was added.
help-no-emergency = In danger, call the emergency number where you are. In the European Union it is 112.
help-elsewhere = For someone to talk to, findahelpline.com lists numbers by country.
help-no-quit = No confirmed number for stopping is listed here for this country. A doctor or a pharmacy can help, too.
help-checked = Numbers last checked: { $month }. Numbers that were not confirmed are left out.

## HistoryCravingFields

history-craving-fields-place-choice = Where was it?
history-craving-fields-own-place-field = Another place
history-craving-fields-company-choice = Who was there?
history-craving-fields-technique-choice = Nothing noted
history-craving-fields-technique-choice2 = An earlier one
history-craving-fields-technique-choice3 = What did you do?
history-craving-fields-after-fields = How strong was it afterwards?

## History

history-title = History
history-add = Add something earlier
history-add-title = Something earlier
history-filter-label = What for
history-all = Everything
history-more = Show ten more days
history-empty-title = Nothing here yet
history-empty-text = What you record shows here, day by day. You can change each line.
history-today = Today
history-yesterday = Yesterday
history-entry = Entry
history-craving = Craving
history-cravings = 1 craving
history-cravings2 = { $number } cravings
history-total = the whole day as one number
history-skipped = Skipped
history-in-total = the day's number counts instead
history-total-hint = One total replaces the single entries of this day.
history-hidden-by-total = This day has one number for all of it. That number stays as it is.
history-amount = How many
history-date = Date
history-time = Time
history-note = Note
history-minutes = How long did it last, in minutes?
history-strength = Strength in mg/ml
history-counts-for = Counts for { $day }.
history-which-day = Which day does it belong to?
history-intensity = How strong?

# Variables:
#   $value (Number)
history-intensity-of = { $value } of 10

# Variables:
#   $value (Number)
history-intensity-after = then { $value }

history-intensity-low = light
history-intensity-high = very strong
history-no-intensity = Leave it open
history-triggers = What set it off?
history-outcome-label = How did it end?
history-outcome-passed = It passed
history-outcome-used = I used
history-outcome-nil = Open
history-save = Save
history-delete = Delete
history-close = Close
history-added = Added.
history-changed = Changed.
history-deleted = Deleted.
history-deleted-total = Deleted. The single entries of that day count again.
history-problem-amount = A number above zero and up to 100,000, such as 1 or 2.5.
history-problem-total-amount = A number from 0 to 100,000.
history-problem-date = A date from 1900 on.
history-problem-time = A time, such as 21:30.
history-problem-future = This is still to come. Pick a time up to now.
history-problem-minutes = Whole minutes from 1 to 720.
history-problem-strength = A whole number from 0 to 100.
history-problem-note = This note is longer than 500 characters. Make it shorter to save it.

## IfThen

if-then-title = If-then plans
if-then-lead = Decide now what you'll do then. One cue, one small action.
if-then-empty-title = No plan yet
if-then-empty-text = The plans you make show here.
if-then-make = Make a plan
if-then-plans = Your plans
if-then-sentence = If { $cue }, then I will { $action }.
if-then-cue-trigger = the trigger is “{ $trigger }”
if-then-cue-place = the place is “{ $place }”
if-then-cue-time = it is { $time }
if-then-own-technique = do this: { $name }
if-then-gone = take a breath
if-then-usually = Comes up around { $time }, so it shows before then.
if-then-no-time = It shows on Today once its usual hour is known.
if-then-rehearsed = Rehearsed.
if-then-rehearse = Rehearse
if-then-edit = Change
if-then-delete = Delete
if-then-deleted = Deleted.
if-then-kept = Kept. Rehearsing takes a minute.
if-then-builder-title = If … then …
if-then-kind = If
if-then-kind-trigger = Trigger
if-then-kind-place = Place
if-then-kind-time = Time
if-then-own-cue = In your own words
if-then-own-cue-hint = Short, such as “the bus stop”.
if-then-time = At
if-then-time-problem = A time, such as 17:30.
if-then-action = Then I will
if-then-own-action = Or in your own words: then I will …
if-then-own-action-hint = Small enough to do at once.
if-then-keep = Keep the plan
if-then-keep-problem = Pick one cue and one action. Then it is a plan.
if-then-close = Close
if-then-rehearse-title = Rehearse it

# Variables:
#   $step (Number)
#   $count (Number)
if-then-step = Step { $step } of { $count }

if-then-say = Say it aloud once.
if-then-type = Type it once, as well as you can.
if-then-typed = Your sentence
if-then-imagine = Close your eyes. See the moment come, and yourself doing it.
if-then-next = Next
if-then-finish = Done
if-then-later = Later
if-then-done = Rehearsed. It is yours now.
if-then-near = Your plan for now
if-then-ask = Your plan: did you do it?
if-then-yes = Yes
if-then-not-this-time = Not this time
if-then-noted = Noted.
if-then-open = All plans

## ImportColumns

import-columns-columns-title = What do the columns mean?
import-columns-columns-why = This table is from no app that Redstart knows. Say what is where.
import-columns-sample = The first rows
import-columns-column-date = Date
import-columns-column-time = Time
import-columns-column-tracker = Name of the tracker
import-columns-column-amount = Amount, or yes and no
import-columns-column-note = Note
import-columns-none-date = Not chosen
import-columns-none-tracker = All rows are one tracker
import-columns-each = Each further column is one
import-columns-none-amount = Each row counts one
import-columns-none-time = None
import-columns-tracker-name = What is it called?
import-columns-date-form = How are the dates written?
import-columns-form-year-month-day = Year, month, day
import-columns-form-day-month-year = Day, month, year
import-columns-form-month-day-year = Month, day, year
import-columns-missing-date = Choose the column with the date.
import-columns-missing-form = These dates can be read in two ways. Choose one.
import-columns-no-dates = No dates are in this column.
import-columns-missing-name = Give it a name.
import-columns-mood = Mood
import-columns-moods-title = Your own moods
import-columns-moods-why = The file does not say how these feel. Put them in their place.
import-columns-problem = Nothing was changed.
import-columns-what-empty = There is nothing in the file.
import-columns-what-unknown-kind = This is no kind of file that can be read here.
import-columns-what-database = This database is damaged, or of an app that Redstart does not know.
import-columns-what-too-large = This is too much for one import.
import-columns-what-archive = The zip file has a password.
import-columns-what-archive2 = The zip file is damaged.
import-columns-what-table = Line { $line } has letters that are damaged. Save the table as “CSV UTF-8” and try again.
import-columns-leave-rows-out = Go on with what can be read
import-columns-unplaced-colours = Colors stay behind.
import-columns-unplaced-columns = Some columns have no place here and stay behind.
import-columns-unplaced-reminder-days = Reminder times come along, their weekdays do not.
import-columns-unplaced-weekdays = Which weekdays a habit is due on is left out; how many a week comes along.
import-columns-unplaced-encoding = Some of the text is of an older kind. Check that letters such as é and ü look right.
import-columns-row = Line { $line }:{" "}
import-columns-in-line-date = not a date of this kind.
import-columns-in-line-time = not a time.
import-columns-in-line-value = not an amount.
import-columns-in-line-name = no name of a tracker.
import-columns-in-line-field-count = too few or too many columns.
import-columns-in-line-field-count2 = damaged.

## Health

health-title = Health
health-lead = See how sleep, steps and pulse go with your days.
health-stays = The file is read on this device and sent nowhere. Only day totals of what you switch on go into your journal, never single readings.
health-demo = You are looking around in a made-up journal. Leave it, then bring in your own data.
health-file = From a file
health-format-apple = Apple Health
health-format-auto = Health Auto Export
health-format-fitbit = Fitbit
health-format-fit = Google Fit
health-how = How do I get the file?
health-how1 = On your iPhone open the Health app and tap your picture at the top right.
health-how2 = Scroll down and tap “Export All Health Data”. It can take a few minutes.
health-how3 = Save the file to Files and choose it here. It can stay zipped.
health-how-auto = Export as JSON, then choose the file or the zip here. CSV works too, if your iPhone is set to English.
health-how-fitbit = Open takeout.google.com, tick Fitbit only, and choose the zip here. Don't unpack it: some of its files don't say by themselves what they count.
health-how-fit = Open takeout.google.com, tick Fit only, and choose the zip here. It works when your Google account is set to English.
health-how-not = Health Connect's own backup can't be read here.
health-kinds = What you want to use
health-kinds-why = Everything is off until you switch it on. Switching it off removes its days.
health-sleep = Sleep
health-steps = Steps
health-distance = Distance on foot
health-energy = Active energy
health-resting = Resting heart rate
health-rate = Heart rate
health-mindful = Mindful minutes
health-workouts = Workouts
health-water = Water
health-caffeine = Caffeine
health-drinks = Alcoholic drinks
health-why-sleep = For Insights: your nights beside use, cravings and mood.
health-why-steps = For Insights: active days beside use, cravings and mood.
health-why-distance = Shows here how far you go on foot.
health-why-energy = Shows here what moving takes.
health-why-resting = For Insights: your resting pulse beside use, cravings and mood.
health-why-rate = Shows here your pulse over the day, and in Insights around cravings.
health-why-mindful = Shows here what other apps counted. It is never added to your practice.
health-why-workouts = Shows here what your watch counted. It is never added to your practice.
health-why-water = Shows here what other apps counted. It is never added to a tracker.
health-why-caffeine = Shows here what other apps counted. It is never added to a tracker.
health-why-drinks = Shows here what other apps counted. Only your own entries count as drinks.
health-pick = Choose the file
health-none = Switch on what you want to use, then choose the file.
health-reading = Reading the file
health-percent = { $number }%
health-keep-open = Stay on this page until it is done.
health-cancel = Stop

# Variables:
#   $count (Number)
health-found = { $count ->
    [one] 1 day found
   *[other] { $number } days found
}

# Variables:
#   $count (Number)
health-added = { $count ->
    [one] 1 new day came in.
   *[other] { $number } new days came in.
}

# Variables:
#   $count (Number)
health-changed = { $count ->
    [one] 1 day was brought up to date.
   *[other] { $number } days were brought up to date.
}

health-same = All of it was here already.
health-nothing = The file has nothing of what you switched on.
health-cut = The file breaks off. Its complete days were kept; export it again for the rest.

# Variables:
#   $count (Number)
health-unread = { $count ->
    [one] 1 entry said nothing that could be read and was left out.
   *[other] { $number } entries said nothing that could be read and were left out.
}

health-unknown = Not taken: { $names }.
health-stopped = Stopped. Nothing was changed.
health-problem-other = This is no export that can be read here. It takes those of Apple Health, Health Auto Export, Fitbit and Google Fit.
health-problem-unnamed = This file of Fitbit's doesn't say what it counts. Choose the whole zip.
health-problem-damaged = This file is damaged. Export it again.
health-problem-odd = This file is built in a way that no health export is, so it was not read.
health-problem-large = This file holds more than can be read.
health-problem-password = The zip file has a password. Unpack it first and choose the file in it.
health-problem-zip = The zip file is damaged or incomplete. Export it again.
health-problem-unreadable = The file can't be read to its end. Check that it is still where it was.
health-unchanged = Nothing was changed.
health-here = What is here
health-here-why = The mean of the last 30 days with data.
health-came = Last import: { $day }

# Variables:
#   $count (Number)
health-days = { $count ->
    [one] 1 day · { $first }
   *[other] { $number } days · { $first } – { $last }
}

health-not-yet = Nothing yet. Choose the file again to bring it in.
health-unit-steps = { $number } steps
health-unit-km = { $number } km
health-unit-kcal = { $number } kcal
health-unit-rate = { $number } a minute
health-unit-minutes = { $number } min
health-unit-ml = { $number } ml
health-unit-mg = { $number } mg
health-unit-drinks = { $number } drinks
health-remove-title = { $kind }: remove the days?

# Variables:
#   $count (Number)
health-remove-why = { $count ->
    [one] 1 day is taken out of your journal, with all that Insights built on it.
   *[other] { $number } days are taken out of your journal, with all that Insights built on them.
}

health-remove = Remove
health-remove-close = Keep them
health-removed = Removed: { $kind }
health-mood = Mood
health-write = Write to Apple Health
health-write-why = Off until you switch it on. When you note something, one tap hands it to a Shortcut of your own, which writes it. Nothing that came from Health goes back there.
health-write-why-mindful = After a practice: its minutes, of a meditation those of the first phase.
health-write-why-drinks = After a drink: how many. An evening by level counts as 0, 4 or 6.
health-write-why-water = After a glass: how much it was.
health-write-why-mood = After your mood: where it stands between the lowest and the highest.
health-glass = One glass
health-write-offer = Add to Apple Health
health-write-again = Send it again
health-write-handed = Handed to your Shortcut. Not confirmed yet.
health-write-there = It's in Apple Health.
health-write-done = Written to Apple Health: { $what }
health-write-stopped = Your Shortcut stopped before its end, so nothing is confirmed. Look in Health before you send it again.
health-write-unknown = Nothing here was waiting for that answer, so nothing changed. If you sent it from your home screen or another browser, look there.
health-write-open = Not confirmed yet
health-write-look = Look in Health first. If it's there, say so here, and it won't be offered again.
health-write-seen = It's there
health-write-kept = What Apple Health has of it stays there.
health-write-may-keep = If your Shortcut got through, Apple Health still has it.
health-recipe = How do I make the Shortcut?
health-recipe1 = Open Apple's Shortcuts app, tap the plus and name the new shortcut exactly: { $name }
health-recipe2 = In its details, switch on “Show in Share Sheet”. Let it receive text only.
health-recipe3 = Add “Get Dictionary from Input”. It turns the text into named values.
health-recipe4 = Add “If”: the dictionary's value for kind is mindfulMinutes.
health-recipe5 = Inside it add “Log Health Sample” for Mindful Minutes, with value, start and end from the dictionary.
health-recipe6 = Do steps 4 and 5 again for what else you switched on: alcoholicDrinks, water in mL, and mood. A mood goes from -1 to 1 and needs an action that logs a state of mind.
health-recipe7 = End with the action “Nothing”, so that nothing is handed back. The first time, allow it to write to Health.
health-recipe-text = It is given a text like this one. The words in it never change.
health-recipe-home = From the home screen the answer opens in your browser and can't be heard here. Say here yourself that it's there.

## Imports

imports-title = Import
imports-why = From Loop, HabitBull, Daylio, Table Habit, HabitTrove, Tickmate, Rewire or any table.
imports-lead = Pick a file from another app, or several one after the other. You see what is in it first; nothing is added until you say so.
imports-demo = You are looking around in a made-up journal. Leave it, then import your own data.
imports-where-from = Where do I find the file?
imports-sources = Loop Habit Tracker: Settings, “Export as CSV” or “Export full backup”. Pick the file as it is.
imports-sources2 = Tickmate and Rewire: the backup of the database, a file that ends in .db.
imports-sources3 = Daylio: More, “Export entries”, as CSV.
imports-sources4 = HabitBull: export of the data as CSV.
imports-sources5 = Table Habit: export of all habits as JSON.
imports-sources6 = HabitTrove: the file habits.json of its data folder.
imports-sources7 = Redstart: its own table, with entries, totals of days, cravings and doses.
imports-sources8 = Anything else: a table as CSV with a date in each row.
imports-sources9 = One file can be up to 16 MB, and everything together up to half a million entries.
imports-pick = Choose a file
imports-pick-more = Add another file
imports-start-over = Start over
imports-files = { $count } files picked.
imports-is-backup = This is a backup of Redstart. Bring it in under Settings, Files.
imports-preview = What is in it
imports-trackers = { $count ->
    [one] { $count2 } tracker
   *[other] { $count2 } trackers
}
imports-entries = { $count ->
    [one] { $count2 } new entry
   *[other] { $count2 } new entries
}
imports-sum = { $trackers }, { $entries }.
imports-already = { $count } already here
imports-tasks = Tasks
imports-archived = archived
imports-was-deleted = deleted here; switch it on to bring it back
imports-left-out = Left out: { $count }
imports-skip-nothing = { $count }: nothing was done.
imports-skip-filled-in = { $count }: filled in by the other app.
imports-skip-repeated = { $count }: a second entry for the same day or time.
imports-skip-out-of-range = { $count }: too large, or on an impossible day.
imports-skip-ownerless = { $count }: of a tracker that is not in the file.
imports-skip-open-task = { $count }: tasks to do once that are still open.
imports-skip-coin = { $count }: coins, because Redstart pays nobody for a day.
imports-skip-wish = { $count }: wishes paid in coins, because wishes here cost money that you saved.
imports-skip-unreadable = { $count }: rows or values that cannot be read.
imports-skip-other-kind = { $count }: of a kind that only a backup brings back.
imports-mode-counter = counted
imports-mode-yes-no = done or not
imports-mode-levels = levels
imports-mode-awareness = noticed
imports-mode-avoidance = left out
imports-mode-feelings = words
imports-mode-gratitude = a text
imports-bring-in = Import { $entries }
imports-undoable = You can take it back in one step.
imports-brought-in = Imported.
imports-done = Brought in: { $trackers }, { $entries }.
imports-to-today = To your trackers

## Challenge

challenge-name-walk = { $count ->
    [one] Walk through one craving
   *[other] Walk through { $count } cravings
}
challenge-name-technique = { $count ->
    [one] Try a technique in one craving
   *[other] Try a technique in { $count } cravings
}
challenge-name-passed = { $count ->
    [one] Let one craving pass
   *[other] Let { $count } cravings pass
}

# Variables:
#   $count (Number)
challenge-name-kept-row = { $count } days in a row within the target: { $tracker }

challenge-name-free-days = { $count ->
    [one] One day without: { $tracker }
   *[other] { $count } days without: { $tracker }
}
challenge-name-good-days = { $count ->
    [one] One day as you want it: { $tracker }
   *[other] { $count } days as you want them: { $tracker }
}

# Variables:
#   $count (Number)
challenge-name-recorded = Log it on { $count } days: { $tracker }

# Variables:
#   $count (Number)
challenge-name-moods = Note your mood on { $count } days

# Variables:
#   $count (Number)
challenge-name-notes = Write a line on { $count } days

# Variables:
#   $count (Number)
challenge-name-evenings = Look back on { $count } evenings

challenge-title = Challenge done
challenge-done = You took it on, and you did it.
challenge-kept-walk = { $count ->
    [one] craving walked through.
   *[other] cravings walked through.
}
challenge-kept-technique = { $count ->
    [one] craving met with a technique.
   *[other] cravings met with a technique.
}
challenge-kept-passed = { $count ->
    [one] craving that passed.
   *[other] cravings that passed.
}
challenge-kept-kept-row = { $count ->
    [one] day within the target.
   *[other] days in a row within the target.
}
challenge-kept-free-days = { $count ->
    [one] day without.
   *[other] days without.
}
challenge-kept-good-days = { $count ->
    [one] day with the goal met.
   *[other] days with the goal met.
}
challenge-kept-recorded = { $count ->
    [one] day logged.
   *[other] days logged.
}
challenge-kept-moods = { $count ->
    [one] day with a mood.
   *[other] days with a mood.
}
challenge-kept-notes = { $count ->
    [one] day with a line.
   *[other] days with a line.
}
challenge-kept-evenings = { $count ->
    [one] evening looked back on.
   *[other] evenings looked back on.
}

challenge-reason = The four weeks before:{" "}

# Variables:
#   $seen (Number)
challenge-reason-walk = { $among ->
    [one] { $seen } of { $among } craving with a walk.
   *[other] { $seen } of { $among } cravings with a walk.
}

# Variables:
#   $seen (Number)
challenge-reason-technique = { $among ->
    [one] { $seen } of { $among } craving with a technique.
   *[other] { $seen } of { $among } cravings with a technique.
}

# Variables:
#   $seen (Number)
challenge-reason-passed = { $among ->
    [one] { $seen } of { $among } craving passed.
   *[other] { $seen } of { $among } cravings passed.
}

# Variables:
#   $seen (Number)
challenge-reason-kept-row = { $among ->
    [one] { $seen } of { $among } day within the target.
   *[other] { $seen } of { $among } days within the target.
}

# Variables:
#   $seen (Number)
challenge-reason-free-days = { $among ->
    [one] { $seen } of { $among } day without.
   *[other] { $seen } of { $among } days without.
}

# Variables:
#   $seen (Number)
challenge-reason-good-days = { $among ->
    [one] goal met on { $seen } of { $among } day.
   *[other] goal met on { $seen } of { $among } days.
}

# Variables:
#   $seen (Number)
challenge-reason-recorded = { $among ->
    [one] on { $seen } of { $among } day.
   *[other] on { $seen } of { $among } days.
}

## Journey

journey-title = Journey
journey-empty-title = The way begins with a day
journey-empty-text = Once you watch something, each day as you wanted it is one step here.
journey-whose = For
journey-steps = { $count ->
    [one] step
   *[other] steps
}
journey-steps-why = Each day that is free, within its target or as you wanted it is one step. Other days add none and take none away; excused days are for resting.
journey-way-sentence = { $steps ->
    [one] A path of 1 step
   *[other] A path of { $steps } steps
}
journey-way-sentence2 = { $stops ->
    [one] with 1 rest stop
   *[other] with { $stops } rest stops
}
# Variables:
#   $count (Number)
journey-after-steps = After { $count } steps

journey-open = Open rest stops
journey-ahead = Rest stops ahead
journey-opened-on = Open since { $day }.
journey-waits = Something of yours waits here
journey-lay-ready = Leave yourself a note or a treat for the day you get there.
journey-without = { $time } without
journey-to-recovery = What the stages are based on
journey-lay-here = Leave something here
journey-change = Change
journey-treat = Your treat: { $title }, { $price }
journey-to-savings = To your savings
journey-note-label = A note to yourself
journey-note-hint = You read it when you get there.
journey-picture = A picture or your voice
journey-wish = A treat
journey-nothing = Nothing
journey-keep = Leave it there
journey-laid = It waits there for you.
journey-close = Close
journey-this-week = This week
journey-one-if-you-like = Picked from what you recorded. Take one, or none.
journey-take = Take it
journey-taken = Taken for this week.
journey-drop = Let it go
journey-dropped = Let go.
journey-progress = So far

# Variables:
#   $now (Number)
#   $count (Number)
journey-progress2 = { $now } of { $count }

journey-reached = Done for this week.
journey-week-title = Your week
journey-seven-days = { $span }: your week to look back on.
journey-to-weeks = Look at the week
journey-to-journey = Your journey
journey-things-went-well = { $count ->
    [one] thing went well in these seven days.
   *[other] things went well in these seven days.
}
journey-went-well = What went well
journey-try-this = One thing to try
journey-nothing-to-try = Keep going as you are.
journey-quiet-week = Little or nothing is recorded for these days. You are here, and that is a beginning.
journey-weeks-before = The weeks before
journey-more-weeks = More weeks

## Week

# Variables:
#   $days (Number)
#   $all (Number)
week-good = { $name }: goal met on { $days } of { $all } days.

week-free = { $days ->
    [one] { $name }: one day without.
   *[other] { $name }: { $days } days without.
}
week-fewer = { $now } a day, after { $before } in the week before.

# Variables:
#   $count (Number)
week-passed = { $all ->
    [one] { $count } of { $all } craving passed.
   *[other] { $count } of { $all } cravings passed.
}

week-walked = { $count ->
    [one] You walked through a craving.
   *[other] You walked through { $count } cravings.
}
week-challenge = Your challenge is done: { $name }.

# Variables:
#   $days (Number)
week-recorded = { $name }, days logged: { $days }.

# Variables:
#   $minutes (Number)
week-practised-mindful = You gave { $minutes } minutes to quiet practice.

# Variables:
#   $minutes (Number)
week-practised-workout = You moved for { $minutes } minutes.

week-swapped = { $count ->
    [one] You traded a food once.
   *[other] You traded a food { $count } times.
}
week-written = { $count ->
    [one] You wrote a line about a day.
   *[other] You wrote { $count } lines about your days.
}

## Country

country-lines =
    AR Argentina
    AU Australia
    AT Austria
    BE Belgium
    BR Brazil
    BG Bulgaria
    CA Canada
    CL Chile
    CN China
    CO Colombia
    HR Croatia
    CY Cyprus
    CZ Czechia
    DK Denmark
    EE Estonia
    FI Finland
    FR France
    DE Germany
    GR Greece
    HK Hong Kong
    HU Hungary
    IS Iceland
    IN India
    ID Indonesia
    IE Ireland
    IL Israel
    IT Italy
    JP Japan
    LV Latvia
    LI Liechtenstein
    LT Lithuania
    LU Luxembourg
    MY Malaysia
    MT Malta
    MX Mexico
    NL Netherlands
    NZ New Zealand
    NG Nigeria
    NO Norway
    PE Peru
    PH Philippines
    PL Poland
    PT Portugal
    RO Romania
    SG Singapore
    SK Slovakia
    SI Slovenia
    ZA South Africa
    KR South Korea
    ES Spain
    SE Sweden
    CH Switzerland
    TH Thailand
    TR Türkiye
    UA Ukraine
    GB United Kingdom
    US United States
    VN Vietnam

## Dates

dates-short-weekday-monday = Mon
dates-short-weekday-tuesday = Tue
dates-short-weekday-wednesday = Wed
dates-short-weekday-thursday = Thu
dates-short-weekday-friday = Fri
dates-short-weekday-saturday = Sat
dates-short-weekday-sunday = Sun
dates-weekday-monday = Monday
dates-weekday-tuesday = Tuesday
dates-weekday-wednesday = Wednesday
dates-weekday-thursday = Thursday
dates-weekday-friday = Friday
dates-weekday-saturday = Saturday
dates-weekday-sunday = Sunday
dates-month1 = January
dates-month2 = February
dates-month3 = March
dates-month4 = April
dates-month5 = May
dates-month6 = June
dates-month7 = July
dates-month8 = August
dates-month9 = September
dates-month10 = October
dates-month11 = November
dates-month11n2 = December

# Variables:
#   $day (Number)
dates-short-date = { $day } { $name }
dates-short-month1 = Jan
dates-short-month2 = Feb
dates-short-month3 = Mar
dates-short-month4 = Apr
dates-short-month5 = May
dates-short-month6 = Jun
dates-short-month7 = Jul
dates-short-month8 = Aug
dates-short-month9 = Sep
dates-short-month10 = Oct
dates-short-month11 = Nov
dates-short-month11n2 = Dec

# Variables:
#   $day (Number)
#   $year (Number)
dates-long-date = { $weekday }, { $day } { $name } { $year }

# Variables:
#   $day (Number)
#   $year (Number)
dates-date = { $day } { $name } { $year }
dates-ago = { $time } ago
dates-ago2 = { $time } ago
dates-days = { $count ->
    [one] 1 day
   *[other] { $count2 } days
}

## Locale

locale-text = {"."}
locale-text2 = ,

## Motive

motive-name-health = Health
motive-name-money = Money
motive-name-family = Family
motive-name-fitness = Fitness
motive-name-looks = Looks
motive-name-smell = Smell
motive-name-freedom = Freedom
motive-name-example = Being an example

## Trigger

trigger-place-home = At home
trigger-place-work = At work
trigger-place-on-the-way = On the way
trigger-place-out = Going out
trigger-place-other = Elsewhere
trigger-company-alone = Alone
trigger-company-partner = Partner
trigger-company-family = Family
trigger-company-friends = Friends
trigger-company-colleagues = Colleagues
trigger-company-others = Others
trigger-name-stress = Stress
trigger-name-boredom = Boredom
trigger-name-habit = Habit
trigger-name-coffee = Coffee
trigger-name-alcohol = Alcohol
trigger-name-after-meal = After a meal
trigger-name-company = Company
trigger-name-phone = Phone
trigger-name-driving = Driving
trigger-name-work = Work
trigger-name-sadness = Sadness
trigger-name-anger = Anger
trigger-name-celebration = Something to celebrate
trigger-name-tiredness = Tiredness
trigger-name-smell = A smell
trigger-name-anxiety = Worry
trigger-name-morning = Morning
trigger-name-afternoon = Afternoon
trigger-name-evening = Evening
trigger-name-night = Night
trigger-name-meeting = A meeting
trigger-name-deadline = A deadline
trigger-name-screen = Long at the screen
trigger-name-party = A party
trigger-name-friends = Friends
trigger-name-alone = Being alone

## Units

units-unit-vape = { $count ->
    [one] puff
   *[other] puffs
}
units-unit-cigarettes = { $count ->
    [one] cigarette
   *[other] cigarettes
}
units-unit-alcohol = { $count ->
    [one] drink
   *[other] drinks
}
units-unit-nil = { $count ->
    [one] time
   *[other] times
}
units-name-vape = Vaping
units-name-cigarettes = Smoking
units-name-alcohol = Drinking
units-money = { $symbol }{ $number }

## Legal

legal-title-terms = Terms
legal-title-not-medical-advice = Not medical advice
legal-title-not-medical-advice2 = Privacy
legal-kept = What is kept
legal-kept2 = What you enter: entries, cravings, thoughts, plans, reasons, food, photos and voice notes, what you write to the coach, settings. From a health file only the day totals of what you switched on.
legal-kept3 = With it: when it was, in which time zone, and when you wrote it.
legal-kept4 = A random number stands for this device. It says nothing about it or about you.
legal-kept5 = It is in this browser on this device; with an account, sealed on the server as well.
legal-kept6 = It is sealed there: the bytes on the disk cannot be read without a key, and the key stays in this browser.
legal-leaving = What leaves this device
legal-leaving2 = Without an account and without reminders that ring, nothing of your journal.
legal-leaving3 = With an account, your journal goes to the server, sealed on this device. The server keeps it for your other devices and can't read it. It sees your e-mail address, the names of your devices, and when and how often something new arrives.
legal-leaving4 = Only with a spare key, which you can leave with the server, could whoever runs it read your journal. Still, whoever serves the app also serves its code, and false code could read what you see.
legal-leaving5 = Without an account there are no cookies. With one, two keep you signed in and one keeps strangers from locking this device out, and stays for a year also when you sign out; a link in a mail, or Apple or Google, sets one for a day at most. No trackers, no adverts.
legal-leaving6 = The app loads from one address only. Whoever runs this address sees that a page was fetched, when, and from which network address. Nothing of your journal.
legal-leaving7 = Where reminders ring, the server has what each one says, sealed on this device, when it is due, your quiet hours and an address at the push service of your browser’s maker. That service sees when one is sent. Neither can read it.
legal-reading = Who can read it
legal-reading2 = You, and whoever can open this browser on your device or has a copy of its files. A passphrase in the settings keeps them out.
legal-reading3 = A file that you save is not sealed. Keep it where only you look.
legal-running = The address that this app comes from is run by { $operatorName }.
legal-running2 = Whoever runs the address that this app comes from has left no name here. Unless it is you, ask before you make an account.
legal-running3 = Who runs it
legal-taking = Taking it with you
legal-taking2 = Settings, Files: one file holds everything. Another saves a table.
legal-taking3 = Both work without a network, without an account and for free.
legal-deleting = Deleting it
legal-deleting2 = Settings, Delete everything: the journal and its key go from this device at once.
legal-deleting3 = A line that you delete no longer counts. It stays in the sealed journal, marked as deleted, and in backup files, so that it can be brought back.
legal-deleting4 = Files that you saved stay where you put them.
legal-free = Free
legal-free2 = Redstart costs nothing. You may use it for as long as you like.
legal-free3 = Its source is open under the Apache License 2.0: you may read, change and share it.
legal-warranty = No warranty
legal-warranty2 = It comes as it is. No one promises that it is free of mistakes or fit for a purpose.
legal-warranty3 = Save a backup file from time to time.
legal-kindness = Be kind
legal-kindness2 = To others, and to yourself. A slip is a day, not a verdict.
legal-danger = In danger
legal-danger2 = Call your emergency number now: 112 in Europe, 911 in North America, 999 in the UK.
legal-danger3 = Danger signs: confusion, a seizure, shaking with fever, seeing or hearing things that are not there. Also: chest pain, trouble breathing, thoughts of ending your life.
legal-tool = What this app is
legal-tool2 = A tool to help yourself: it counts, waits with you and shows what changes.
legal-tool3 = It is not a medical device. It gives no diagnosis and replaces no doctor.
legal-stopping = Before you stop
legal-stopping2 = Alcohol: stopping all at once can be dangerous when you drink a lot or every day. See a doctor first.
legal-stopping3 = Nicotine: the first week is mostly the hardest, and most of it eases within two to four weeks (Hughes 2007).
legal-stopping4 = Pregnant, ill, or taking medicine? Ask a doctor or a pharmacist first.

## Lock

lock-title = Locked
lock-lead = Your journal is sealed. It opens with your passphrase.
lock-word = Passphrase
lock-open = Open
lock-opening = One moment …
lock-again = That was another one. Try again.
lock-wait = { $count ->
    [one] That was another one. Next try in { $seconds } second.
   *[other] That was another one. Next try in { $seconds } seconds.
}
lock-breathe = Breathe for a moment
lock-stop = Stop
lock-help = Talk to somebody
lock-forgotten = Forgotten?
lock-forgotten-why = Nobody can open this journal without the passphrase. With an account or a backup file you can start over here and bring everything back.
lock-begin-anew = Start over here …
lock-anew-why = The locked journal is removed from this device for good. Then sign in or restore a backup file.
lock-group = Lock and cover
lock-why = Without a passphrase the journal opens for everyone who has this device unlocked, or a copy of this browser’s files. With one, the app asks for it before it reads anything.
lock-offer = Keep it to yourself
lock-offer-why = Anyone with this device, or a copy of this browser’s files, can open your journal. A passphrase keeps it closed.
lock-set-word = Set a passphrase
lock-is-on = The journal on this device opens with your passphrase only.
lock-after = Lock when out of sight
lock-delay = At once
lock-lock-now = Lock now
lock-change-word = Change the passphrase
lock-remove-word = Remove the lock
lock-old-word = Current passphrase
lock-new-word = New passphrase
lock-word-again = Once more
lock-forgotten-first = At least 10 characters; a few words are easiest to keep. If you forget it, the journal on this device cannot be opened by anybody; an account or a backup file brings it back.
lock-remove-why = The journal then opens without asking.
lock-working = Sealing …
lock-comparing = Comparing with what is guessed first …
lock-close = Close
lock-problem-different = The two are not the same yet.
lock-problem-wrong = It stayed as it was: the passphrase until now is another one, or there was no room.
lock-problem-too-short = It takes 10 characters or more.
lock-problem-too-long = It takes 256 characters at most.
lock-problem-pattern = Rows and repeats are guessed first. Use words of your own.
lock-problem-common = This one is guessed early. Add a word or two of your own.
lock-problem-unlisted = The list of what is guessed first could not be loaded. Without it, it takes 15 characters or more; or close this and try again with a network.
lock-done-set = The lock is on
lock-done-change = The passphrase is changed
lock-done-remove = The lock is off
lock-hiding = Quick cover
lock-hiding-why = The eye at the top of the page, or Escape twice, covers it with an empty page of notes. “New note” takes that away.
lock-neutral = Neutral window name
lock-neutral-why = The window and the tab are called “Notes”.
lock-hide = Cover the page
lock-notes = Notes
lock-no-notes = No notes yet
lock-new-note = New note

## Milestones

milestones-title = Milestones
milestones-hidden = Milestones are switched off.
milestones-to-settings = To the settings
milestones-empty-title = Your milestones will stand here
milestones-empty-text = They come from what you note, and stay once reached.
milestones-newest = Your newest medal
milestones-coming = still to come
milestones-name-food-days = { $count ->
    [one] First day of food noted
   *[other] { $count } days of food noted
}
milestones-name-swaps = { $count ->
    [one] First swap
   *[other] { $count } swaps
}
milestones-words-food-days = days of food noted
milestones-words-swaps = swaps
milestones-next = Next
milestones-more-next = { $count } more to come
milestones-reached = Reached
milestones-none-reached = None yet. The first ones come soon.
milestones-stays = What is reached stays reached.
milestones-units = A month counts as 30 days here, and a year as 365.
milestones-open = All still to come
milestones-left = { $amount } left
milestones-way = { $left } to { $name }
milestones-saved = { $amount } saved
milestones-card-title = A milestone
milestones-also = Also reached: { $names }
milestones-earlier = On the way there: { $count }
milestones-seen = Nice
milestones-settings = Progress and help
milestones-show = Milestones
milestones-show-detail = Shown in a gallery and once on Today.
milestones-show-life = Time of life
milestones-show-life-detail = A rough estimate for cigarettes, on Progress.
milestones-help = Help numbers
milestones-name-free-time = {" "}free
milestones-name-kept-run = First day within the target

# Variables:
#   $count (Number)
milestones-name-kept-run2 = { $count } days in a row within the target
milestones-name-free-run = First free day

# Variables:
#   $count (Number)
milestones-name-free-run2 = { $count } free days in a row

# Variables:
#   $count (Number)
milestones-name-tracker-run = { $count } days in a row

# Variables:
#   $count (Number)
milestones-name-practice-run = { $count } days in a row with quiet

# Variables:
#   $count (Number)
milestones-name-practice-run2 = { $count } days in a row with movement
milestones-name-recovery = Recovery:{" "}
milestones-name-cravings-noted = First craving noted
milestones-name-cravings-passed = First craving passed

# Variables:
#   $count (Number)
milestones-name-cravings-passed2 = { $count } cravings passed
milestones-years = { $count ->
    [one] { $count } year
   *[other] { $count } years
}
milestones-months = { $count ->
    [one] { $count } month
   *[other] { $count } months
}
milestones-weeks = { $count ->
    [one] { $count } week
   *[other] { $count } weeks
}
milestones-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
milestones-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
milestones-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
milestones-words-saved = saved

# Variables:
#   $count (Number)
milestones-words-kept-run = { $count ->
    [one] day within the target
   *[other] days in a row within the target
}

# Variables:
#   $count (Number)
milestones-words-free-run = { $count ->
    [one] free day
   *[other] free days in a row
}

# Variables:
#   $count (Number)
milestones-words-tracker-run = { $count ->
    [one] day
   *[other] days in a row
}

# Variables:
#   $count (Number)
milestones-words-practice-run = { $count ->
    [one] day with quiet
   *[other] days in a row with quiet
}

# Variables:
#   $count (Number)
milestones-words-practice-run2 = { $count ->
    [one] day with movement
   *[other] days in a row with movement
}

# Variables:
#   $count (Number)
milestones-words-cravings-passed = { $count ->
    [one] craving passed
   *[other] cravings passed
}

# Variables:
#   $count (Number)
milestones-words-years = { $count ->
    [one] year free
   *[other] years free
}

# Variables:
#   $count (Number)
milestones-words-months = { $count ->
    [one] month free
   *[other] months free
}

# Variables:
#   $count (Number)
milestones-words-weeks = { $count ->
    [one] week free
   *[other] weeks free
}

# Variables:
#   $count (Number)
milestones-words-days = { $count ->
    [one] day free
   *[other] days free
}

# Variables:
#   $count (Number)
milestones-words-hours = { $count ->
    [one] hour free
   *[other] hours free
}

# Variables:
#   $count (Number)
milestones-words-minutes = { $count ->
    [one] minute free
   *[other] minutes free
}

## Opening

opening-lead = A quiet companion for changing a habit.
opening-promise = No adverts, and it works without a network or an account. Nothing leaves this device unless you choose it.
opening-more = Backup, account, language, legal
opening-begin = Begin
opening-look-around = Look around first
opening-look-around-hint = Opens a made-up journal. One tap removes it again.
opening-restore = I have a backup file
opening-language-label = Language
opening-privacy = Privacy
opening-terms = Terms
opening-not-medical-advice = Not medical advice
opening-restore-problem = This file is not a Redstart backup. Nothing was changed.

## OwnFoods

own-foods-title = Own foods and recipes
own-foods-lead = What no list knows: your bakery's roll, your family's soup. They come first when you search.
own-foods-foods = Foods
own-foods-recipes = Recipes
own-foods-empty-title = Nothing of your own yet
own-foods-empty-text = A name is enough; everything else is optional.
own-foods-new-food = Add a food
own-foods-new-recipe = Add a recipe
own-foods-name = Name
own-foods-name-missing = A name, please
own-foods-portion = What is one portion? (optional)
own-foods-portion-hint = Such as: 1 slice
own-foods-weight = Its weight in grams (optional)
own-foods-weight-problem = A number of grams up to 10,000
own-foods-energy = Energy in kcal (optional)
own-foods-energy-problem = A number of kilocalories
own-foods-basis = The energy is
own-foods-per-portion = per portion
own-foods-per-hundred = per 100 g
own-foods-parts = What goes in
own-foods-find-part = Find a food
own-foods-parts-missing = Add at least one food.
own-foods-grams = { $name }, grams
own-foods-take-out = Take out: { $name }
own-foods-servings = How many servings
own-foods-recipe-line = { $parts ->
    [one] 1 food
   *[other] { $parts } foods
}
own-foods-recipe-line2 = 1 serving

# Variables:
#   $servings (Number)
own-foods-recipe-line3 = { $servings } servings

own-foods-save = Keep
own-foods-delete = Delete
own-foods-kept = Kept.
own-foods-deleted = Deleted: { $name }
own-foods-close = Close

## Patterns

patterns-title = Insights
patterns-place = last four weeks
patterns-lead = Noticed in the last four weeks, not diagnosed.

# Variables:
#   $count (Number)
patterns-left-out = { $count ->
    [one] 1 day off is left out.
   *[other] { $number } days off are left out.
}

patterns-empty-title = What will show here
patterns-empty-text = When cravings come, what they have in common, how strong they are, where the weeks go and what helps you. It takes ten cravings on five days; until then nothing is guessed.

# Variables:
#   $count (Number)
patterns-more-cravings = { $count ->
    [one] 1 more craving
   *[other] { $number } more cravings
}

# Variables:
#   $count (Number)
patterns-more-days = { $count ->
    [one] 1 more day
   *[other] { $number } more days
}

patterns-what = What they share
patterns-what-missing = What your cravings share shows after { $missing } with a trigger.
patterns-what-none = Nothing stands out in what sets cravings off.
patterns-with = cravings with { $names }
patterns-triggers = What set them off
patterns-places = Where they came
patterns-company = Who was there
patterns-pairs = What came together
patterns-what-why = Said where more than half of at least ten cravings on five days have it. A craving without a trigger or a place counts neither for nor against.
patterns-morning = Morning
patterns-afternoon = Afternoon
patterns-evening = Evening
patterns-night = Night

patterns-when = When
patterns-when-missing = When your cravings come shows after { $missing }.
patterns-when-none = No hour stands out in when cravings come.
patterns-craving-hour = cravings came between { $from } and { $to }
patterns-use-hour = uses were between { $from } and { $to }
patterns-when-why = An hour is named where it holds more than a seventh of at least ten moments on five days. After midnight still belongs to the evening before.
patterns-craving-map = Cravings by hour
patterns-use-map = Use by hour

# Variables:
#   $count (Number)
patterns-map-sentence = { $count ->
    [one] Taller means more often: 1 moment, each weekday a row.
   *[other] Taller means more often: { $number } moments, each weekday a row.
}

patterns-map-depth = The deeper the colour, the stronger.
patterns-strong0 = not rated
patterns-strong1 = 1 to 3
patterns-strong2 = 4 to 6
patterns-strong3 = 7 to 10
patterns-weekday = Weekday
patterns-hour = Hour
patterns-times = Times
patterns-mean = Mean strength

patterns-strength = How strong
patterns-strength-none = How strong your cravings are shows once you rate one.
patterns-out-of-ten = of 10
patterns-strength-mean = how strong cravings were over seven days
patterns-eased = over seven days, { $before } in the seven before
patterns-stronger = in the last three days, { $usual } over seven. A good time for a plan or for company.
patterns-strength-why = The mean of what you said. It is called lower from a fifth less than the week before, and higher from three tenths above your seven days.
patterns-line = Strength by day
patterns-line-sentence = From 1 to 10. A dotted piece is a day without a rating.
patterns-day = Day
patterns-passed = of the cravings that are over, passed
patterns-pulse = In the five minutes before a craving your pulse was { $before } a minute, in the five after it { $after }. These are means of { $number } cravings.
patterns-pulse-missing = Your pulse around cravings shows after { $missing } with readings on both sides.

patterns-trend-missing = { $name }: last week and the week before can be compared after { $missing } noted.
patterns-week = a day last week, { $before } the week before
patterns-same-week = a day last week, as the week before
patterns-above = last week, { $target } were planned
patterns-level = a day, about the same for three weeks
patterns-weekend = a day at weekends, { $others } on other days
patterns-after-slips = slips were followed by a free day
patterns-trend-why = Full weeks from Monday, days that you noted. Compared from five noted days each.

patterns-help = What helps
patterns-help-missing = What helps you shows once you say how a craving went after a technique.
patterns-helped = times a craving eased: { $name }
patterns-help-list = Techniques
patterns-practice = days had a craving around { $time } after practice before it, and { $without } without
patterns-practice-missing = Whether practice makes { $time } easier shows after { $missing }.
patterns-help-why = Eased means two steps of ten lower, or that it passed. From three times on, all your cravings.

patterns-links = What goes together
patterns-links-unknown = Whether mood, sleep or practice go together with your cravings can show after eight weeks in which you note both.
patterns-links-missing = What goes together can show after { $missing } with both noted. That is usual.

# Variables:
#   $count (Number)
patterns-links-none = { $count ->
    [one] Nothing goes together clearly so far. That is usual: 1 pair was looked at.
   *[other] Nothing goes together clearly so far. That is usual: { $number } pairs were looked at.
}

patterns-links-why = Told only where shuffling whole weeks of your days hardly ever shows as much, counted over every pair that was looked at. It takes 28 days with both in eight weeks.
patterns-link = on days with { $cause }, { $others } on other days
patterns-link1 = on the day after { $cause }, { $others } otherwise
patterns-link2 = two days after { $cause }, { $others } otherwise
patterns-link-size = Without weekdays and trend they differ by { $difference }, give or take { $margin }. They go together; that does not say why.
patterns-cause-mood = a better mood than usual
patterns-cause-sleep = poorer sleep than usual
patterns-cause-practice = more practice than usual
patterns-cause-drinks = more drinks than usual
patterns-cause-swaps = more swaps than usual
patterns-cause-asleep = more sleep than usual
patterns-cause-steps = more steps than usual
patterns-cause-rate = a higher resting heart rate than usual
patterns-unit-cravings = cravings
patterns-unit-strength = of 10 in strength
patterns-unit-mood = of 4 in mood
patterns-unit-asleep = hours of sleep
patterns-links-source = Sleep, steps and resting heart rate come from your health data.

patterns-hide = Don't show this again
patterns-about = How this is noticed

## PlanForm

plan-form-title = Your plan: { $tracker }
plan-form-close = Close without changing
plan-form-stop-day = Your stop day
plan-form-stop-day-hint = Today, within two weeks, or a day in the past if you have stopped already.
plan-form-stop-time = At what time
plan-form-stop-time-hint = Left empty, it is the start of your day.
plan-form-time-problem = A time such as 07:30.
plan-form-start = The plan starts
plan-form-start-kept = As before, on { $date }
plan-form-start-moved = { $time } later
plan-form-start-again = Again, today
plan-form-length = Days from the start to zero
plan-form-baseline = Usual { $units } a day, before the plan
plan-form-average = Noted lately: { $amount } a day on average.
plan-form-strength = Nicotine strength at the start, in mg/ml
plan-form-strength-hint = If you give one, the plan lowers it evenly, too.
plan-form-currency = Currency
plan-form-pack-units = How many in a pack ({ $units })
plan-form-pack-hint = Price and pack together say what it costs.
plan-form-scope = The amount or the price is new. Since when?
plan-form-from-today = From today
plan-form-from-today-detail = Everything up to now stays as it was counted.
plan-form-always = It was always like this
plan-form-always-detail = Past targets and totals are worked out again.
plan-form-preview = What would come of it
plan-form-preview-targets = Targets a day, from today
plan-form-before = now
plan-form-after = new
plan-form-period = Time
plan-form-use = Use this plan from today
plan-form-saved = Your plan is changed. Past days keep their targets.
plan-form-corrected = Noted, for the past days too.
plan-form-method-missing = Pick how you want to go about it.
plan-form-look-again = Something above wants another look. Everything you typed is still there.
plan-form-day-missing = Pick the day.
plan-form-day-too-late = The day can be up to two weeks ahead: until { $date }.
plan-form-day-too-early = That day is more than a hundred years ago.
plan-form-baseline-missing = Enter your usual amount; the way down starts there.
plan-form-range = A number from { $least } to { $most }.

## Place

place-steps = { $count ->
    [one] { $number } step
   *[other] { $number } steps
}
place-entries = { $count ->
    [one] { $number } entry
   *[other] { $number } entries
}
place-running = { $count ->
    [one] { $number } running
   *[other] { $number } running
}
place-plans = { $count ->
    [one] { $number } plan
   *[other] { $number } plans
}
place-reached = { $number } reached
place-stages = { $passed } of { $all } so far
place-after-stop = once you stop
place-techniques = { $number } to try
place-trackers = { $number } in view
place-answered = { $number } filled in
place-safety = warning signs
place-none-off = none ahead
place-off-today = today is off
place-off-from = from { $day }
## Plan

plan-empty-title = Your plans will stand here
plan-empty-text = Add what you want to track. You decide later whether and how it changes.
plan-no-plan = No plan yet. Noticing alone is fine, too.
plan-add = Make a plan
plan-change = Change the plan
plan-hide = Hide
plan-hide-hint = Keeps everything.
plan-hidden = Hidden. Everything is kept.
plan-brought-back = Back again.
plan-added = Added.
plan-more-heading = Something else to track?
plan-hidden-heading = Hidden
plan-hidden-text = Not shown anywhere; everything is kept.
plan-bring-back = Show again
plan-summary-label = The plan
plan-whole = { $name }: the whole plan
plan-method = Your method
plan-method-name-stop = Stop on a day
plan-method-name-reduce = Less, step by step
plan-method-name-notice = Just notice
plan-method-detail-stop = None from a moment you pick. It can be in the past.
plan-method-detail-reduce = A target that falls to zero by a day you pick.
plan-method-detail-notice = You note what happens. There is no target.
plan-stops-at = When you stop
plan-way-from-to = The way to zero
plan-curve = Pace
plan-curve-name-linear = Even
plan-curve-name-exponential = Quicker at first
plan-curve-name-logarithmic = Quickest at first
plan-curve-name-stepped = In five steps
plan-curve-name-gentle = Gentle at first
plan-curve-detail-linear = The same step each time.
plan-curve-detail-exponential = Larger steps at the start, smaller ones later.
plan-curve-detail-logarithmic = Half is gone after about a quarter of the time; then it eases off.
plan-curve-detail-stepped = A fifth less four times, with a rest in between; zero at the end.
plan-curve-detail-gentle = Small steps at the start, larger ones later.
plan-cadence = A new target
plan-view-name = By day
plan-view-name2 = By week
plan-curves-shown = See each pace with your numbers
plan-curve-by-rule = By rule for your amount and length: { $curve }. Yours to choose.
plan-cadence-name-daily = every day
plan-cadence-name-weekly = every week
plan-baseline = Usual amount before
plan-aDay = { $amount } a day
plan-price = Price of a drink
plan-price2 = Price of a pack
plan-pack = { $amount } in a pack
plan-strength = Nicotine strength at the start
plan-no-target = No target: you only notice.
plan-no-target-yet = No target for today.
plan-title = Plan
plan-today-target = at most today
plan-today-target-why = What your plan allows today. It comes from the plan alone, never from how a day went.
plan-week-target = at most this week
plan-week-target-why = The targets from Monday to Sunday added up.
plan-cost-heading = What your usual amount costs
plan-per-day = a day
plan-per-week = a week
plan-per-month = a month
plan-per-year = a year
plan-cost-why = Your usual amount times the price of one, for 1, 7, 30 and 365 days.
plan-no-cost = Add your usual amount and a price to see what it costs.
plan-notice-long = A way of more than 90 days. That is fine, and you can shorten it at any time.
plan-notice-fast = Less than 30 days is quick. Three to six months tend to work better.
plan-notice-low-use = You use little already: a good starting point.
plan-way-heading = The way down
plan-way-sentence = From { $amount } a day to none from { $date } on.
plan-none-from = None from { $date } on.
plan-none = none
plan-from = from { $date }
plan-day-column = From
plan-today = today
plan-as-table = Show as a table
plan-ladder-heading = Nicotine strength

## Reason

reason-heading = Why you do this
reason-lead = Your reasons are there when a craving comes.
reason-motives-label = What it is for
reason-own-label = In your own words
reason-own-hint = Clear the text to remove it.
reason-keep = Keep
reason-kept = Noted.
reason-removed = Removed.

## Breath

breath-lead = Follow the figure. It grows as you breathe in and shrinks as you breathe out.
breath-list = Rhythms
breath-add = Make your own
breath-change = Change
breath-hide = Hide
breath-show = Show
breath-hidden = Hidden rhythms
breath-name-box = Box breathing
breath-name-calming = Calming breath
breath-name-coherent = Coherent breathing
breath-name-deep-calm = Deep calm
breath-name-relaxing = Relaxing breath (4-7-8)
breath-name-rhythmic = Rhythmic breath
breath-use-box = acute stress, focus
breath-use-calming = winding down, evening
breath-use-coherent = daily, morning or midday
breath-use-deep-calm = restlessness
breath-use-relaxing = before sleep
breath-use-rhythmic = any time
breath-new = A rhythm of your own
breath-label-name = Name
breath-label-breathe-in = Breathe in
breath-label-hold-in = Hold
breath-label-breathe-out = Breathe out
breath-label-hold-out = Hold after breathing out
breath-label-rounds = Rounds
breath-icon = Picture
breath-save = Keep
breath-name-missing = Give it a name.
breath-numbers-missing = Phases take 0 to 60 seconds, one of them at least 1. Rounds: 1 to 99.
breath-total = Takes { $time } in all.

## ExerciseSuggestion

exercise-suggestion-names =
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

## Exercise

exercise-named-left = , left
exercise-named-right = , right
exercise-name-cardio = Heart and breath
exercise-name-warm-up = Warming up
exercise-name-full-body = Whole body
exercise-name-core = Trunk
exercise-name-legs = Legs
exercise-name-upper-body = Chest, shoulders and arms
exercise-name-stretching = Stretching
exercise-name-cool-down = Winding down
exercise-name-mountain-climbers = Mountain climbers
exercise-name-high-knees = High knees
exercise-name-jumping-jacks = Jumping jacks
exercise-name-butt-kicks = Butt kicks
exercise-name-march-in-place = March in place
exercise-name-leg-swings = Leg swings
exercise-name-hip-circles = Hip circles
exercise-name-plank-to-down-dog = Plank to down dog
exercise-name-plank = Plank
exercise-name-knee-plank = Knee plank
exercise-name-side-plank = Side plank
exercise-name-bicycle-crunches = Bicycle crunches
exercise-name-leg-raises = Leg raises
exercise-name-russian-twists = Russian twists
exercise-name-squats = Squats
exercise-name-jump-squats = Jump squats
exercise-name-lunges = Lunges
exercise-name-reverse-lunges = Reverse lunges
exercise-name-walking-lunges = Walking lunges
exercise-name-glute-bridges = Glute bridges
exercise-name-single-leg-deadlift = Single-leg deadlift
exercise-name-bulgarian-split-squat = Bulgarian split squat
exercise-name-calf-raises = Calf raises
exercise-name-standing-knee-raises = Standing knee raises
exercise-name-push-ups = Push-ups
exercise-name-wall-push-ups = Wall push-ups
exercise-name-diamond-push-ups = Diamond push-ups
exercise-name-wide-push-ups = Wide push-ups
exercise-name-pike-push-ups = Pike push-ups
exercise-name-quad-stretch = Quad stretch
exercise-name-hamstring-stretch = Hamstring stretch
exercise-name-hip-flexor-stretch = Hip flexor stretch
exercise-name-calf-stretch = Calf stretch
exercise-name-butterfly = Butterfly
exercise-name-childs-pose = Child’s pose

## Exercises

exercises-title = Exercises
exercises-lead = How to do each one, step by step, with an easier version.
exercises-search = Search by name
exercises-nothing-found = No exercise is called “{ $search }”.
exercises-both-sides = left and right
exercises-both-sides-long = One side first, then the other.
exercises-muscles = What works
exercises-purpose = What it is for
exercises-steps = How to do it
exercises-loading = The steps are on their way.
exercises-missing = The steps are not on this device yet. They load with a network.
exercises-again = Load them now
exercises-care = Stop when something hurts. With an illness or an injury, ask your doctor first.

## Practice

practice-title = Practice
practice-start = Start
practice-start2 = Start { $name }
practice-close = Close
practice-delete = Delete
practice-less = Less
practice-more = More

# Variables:
#   $low (Number)
#   $high (Number)
practice-range = A number from { $low } to { $high }.

practice-kinds = What to practise
practice-recent = Latest sessions
practice-empty-title = A few minutes for you
practice-empty-text = Sit in quiet, breathe by a rhythm, or move. What you practised will stand here and counts for the minutes of your day.
practice-empty-action = Try { $name }
practice-mindful = Quiet today
practice-workout = Movement today

# Variables:
#   $minutes (Number)
#   $aim (Number)
practice-of = { $minutes } of { $aim } min

practice-today-mindful = { $minutes ->
    [one] 1 minute of quiet today.
   *[other] { $minutes } minutes of quiet today.
}
practice-today-workout = { $minutes ->
    [one] 1 minute of movement today.
   *[other] { $minutes } minutes of movement today.
}
practice-in-aRow = { $days } in a row.
practice-noted = { $name }: noted.
practice-gone = Not counted.
practice-deleted = Deleted.
practice-clock-step = The clock of the device was set meanwhile; what counts is the time that really passed.

# Variables:
#   $effort (Number)
practice-effort = Effort { $effort } of 10

practice-name-meditation = Meditation
practice-name-breathing = Breathing
practice-name-open = Open workout
practice-name-intervals = Intervals
practice-name-program = Program
practice-name-guided = Short practice
practice-open-ended = Open-ended
practice-open-ended-detail = Counts up until you stop.
practice-name-minutes = Length
practice-name-closing = Closing
practice-name-countdown = Countdown before
practice-unit = minutes
practice-seconds = seconds

# Variables:
#   $closing (Number)
practice-detail = { $minutes }, then { $closing } min closing
practice-early-stop = When I stop early
practice-name-ask = Ask me
practice-name-never = Keep nothing
practice-name-always = Keep the minutes

## Program

program-title = Programs
program-lead = Exercises one after the other, with rests. Your device's voice can say what comes next.
program-add = Make your own
program-copy = Make my own copy
program-copied = { $name }, my way
program-change = Change
program-hide = Hide
program-show = Show
program-hidden = Hidden programs
program-exercises = { $count ->
    [one] { $count } exercise
   *[other] { $count } exercises
}
program-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
program-work = { $work }, then { $rest } between rounds
program-work2 = { $work }, then { $rest } rest
program-name-tabata = Tabata Classic
program-name-core-circuit = Core Circuit
program-name-full-body-burn = Full Body Burn
program-name-power-intervals = Power Intervals
program-name-posterior-chain = Posterior Chain
program-name-jogging-warm-up = Jogging Warm-up
program-name-post-run-stretching = Post-Run Stretching
program-name-beginner-flow = Beginner Flow
program-name-quick-burn = Quick Burn
program-name-upper-body-push = Upper Body Push
program-about-tabata = One exercise, short and hard, with short rests.
program-about-core-circuit = Belly, back and sides, on the floor.
program-about-full-body-burn = Arms, legs and core in turn; your heart works too.
program-about-power-intervals = Jumps and quick steps, with a rest after each.
program-about-posterior-chain = Seat, backs of the thighs and calves, for people who sit a lot.
program-about-jogging-warm-up = Loosens hips and legs before a run.
program-about-post-run-stretching = Calm stretches for the legs, one side after the other.
program-about-beginner-flow = Gentle on the joints, no jumps.
program-about-quick-burn = Four exercises without equipment, for little time.
program-about-upper-body-push = Push-ups in several ways, for chest, shoulders and arms.
program-new = A program of your own
program-name = Name
program-icon = Picture
program-rounds2 = Rounds
program-parts = Exercises
program-add-part = Add an exercise
program-save = Keep
program-name-missing = Give it a name.
program-part-missing = Add at least one exercise.
program-order-hint = Tap an exercise to change it. Drag it, or move it with the buttons.
program-total = Takes { $time } in all.
program-part = Exercise
program-library = Pick one
program-own = In your own words
program-exercise-missing = Say which exercise.
program-side = Side
program-name-left = Left
program-name-right = Right
program-name-nil = Both
program-work3 = Work
program-rest = Rest after it
program-pause = Rest before the next round
program-remove-part = Take it out
program-name-rest = Rest between
program-name-repeats = Repeats
program-detail = {" "}rest,{" "}

## Session

session-title = Session
session-nothing = Nothing is running.
session-to-practice = To Practice
session-back = Open
session-ready = Get ready
session-sit = Meditation
session-closing = Closing
session-breathe-in = Breathe in
session-breathe-out = Breathe out
session-hold = Hold
session-work = Work
session-rest = Rest
session-open = so far
session-pause = Pause
session-paused = Paused
session-go-on = Go on
session-stop = Stop
session-finish = Finish
session-sound-blocked = Tap anywhere to hear the sound.

# Variables:
#   $round (Number)
#   $rounds (Number)
session-round = Round { $round } of { $rounds }

session-left = { $time } left
session-so-far = { $time } so far
session-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
session-minutes-and-half = {" "}30 seconds

# Variables:
#   $seconds (Number)
session-half-minute = { $seconds } seconds

session-effort = How hard was it?
session-leave = Done
session-not-counted = Don’t count it
session-stop-question = Stop here?
session-keep = Keep { $length }
session-drop = Stop without keeping
session-start-question = Start { $name }?
session-running = { $name } is running: { $time }.
session-keep-and-start = Stop it, keep { $length }, start this
session-drop-and-start = Stop it without keeping, start this
session-let-it-run = Keep it going
session-count-question = Does it count?
session-unwatched = { $name }, { $length }, started { $when }. It ended while the app was closed.
session-counts = Yes, it counts
session-does-not = No

## Workout

# Variables:
#   $number (Number)
#   $count (Number)
workout-exercise = Exercise { $number } of { $count }

workout-last-exercise = Last exercise
workout-round = Last round
workout-next = Next: { $name }
workout-how-it-goes = How to do it
workout-band-light = light
workout-band-moderate = moderate
workout-band-hard = hard
workout-band-very-hard = very hard
workout-keep = Note { $effort }
workout-skip = Skip

# Variables:
#   $kilocalories (Number)
workout-energy = About { $kilocalories } kcal, a rough estimate.

## Forecast

forecast-title = Forecast
forecast-place = how a day looks
forecast-nothing = A forecast needs something that you use and note. There is nothing of that kind here.
forecast-few-title = Not enough days yet

# Variables:
#   $count (String)
#   $needed (String)
#   $each (String)
forecast-few = It learns from days you note, one after the other: { $count } of { $needed } so far. At least { $each } with use and { $each } without have to be among them.

forecast-alike-title = Nothing to forecast

# Variables:
#   $used (String)
#   $days (String)
forecast-alike = Use on { $used } of your last { $days } days. As long as nearly all days are alike, you know tomorrow as well as any forecast.

# Variables:
#   $days (String)
forecast-all-free = None of your last { $days } days had use. A forecast could add nothing to that.

forecast-no-better-title = It stays silent

# Variables:
#   $days (String)
forecast-no-better = It checked itself on { $days } of your days and was not clearly better than a simple guess: “same as the day before”, or how often it usually is. So it says nothing.

forecast-gap-title = Yesterday is missing
forecast-gap = It speaks again on the day after one that you noted.
forecast-today = chance of use today
forecast-tomorrow = chance of use tomorrow

# Variables:
#   $count (String)
forecast-tenths = { $count } in 10

forecast-least = below 1 in 10
forecast-most = above 9 in 10

# Variables:
#   $used (String)
#   $days (String)
forecast-usual = For comparison: use on { $used } of your last { $days } days.

forecast-harder = Harder than usual, as far as your own days tell. Which hour could be the hardest, and what will you do then?
forecast-easier = Easier than usual, as far as your own days tell.
forecast-reasons = Why it says so
forecast-up = likelier than usual
forecast-down = less likely than usual

# Variables:
#   $used (String)
#   $days (String)
forecast-of = { $used } of { $days } days

forecast-topic-usual = The last weeks
forecast-topic-recent = The last week
forecast-topic-follows = The day after one like the last
forecast-topic-craving = After cravings like the last
forecast-topic-mood = After a mood like the last
forecast-topic-stress = After stress like the last
forecast-topic-sleep = After sleep like the last
forecast-topic-confidence = As confident as last time
forecast-topic-other = With what else you used the day before
forecast-right-title = How often it was right

# Variables:
#   $hits (String)
#   $days (String)
#   $same (String)
forecast-right = It was right on { $hits } of your last { $days } days. “Same as the day before” would have been right on { $same }.

forecast-chart = What it said, and what came
forecast-chart-sentence = The line is the chance that it gave, the bars are the days that had use. The closer they are, the better.
forecast-said = It said
forecast-came = Days with use
forecast-said-mean = On average
forecast-always = always
forecast-as-table = Show as a table
forecast-how-summary = How it comes about
forecast-how = It reads only this journal: days with and without use, their weekday, and cravings, mood, sleep and other use where you noted them. It is worked out on this device and sent nowhere. Every day that passes is checked, and as soon as it is no better than a guess, it is silent again.
forecast-limits = It knows no reasons, only what came together before. It speaks of days, not of hours. And it is no verdict: a day with a high chance can be a day without.

## Outlook

outlook-title = Looking ahead

# "Fridays": the name of a weekday and an s.
# Variables:
#   $weekday (String)
#   $used (String)
#   $days (String)
outlook-harder-weekday = { $weekday }s have been the harder days: use on { $used } of the last { $days }. A plan helps.

# The reason is a sentence with a blank behind it, or nothing.
# Variables:
#   $reason (String)
outlook-harder = Today may be harder than most days. { $reason }A plan helps.

# Variables:
#   $topic (String)
#   $used (String)
#   $days (String)
outlook-reason = { $topic }: use on { $used } of { $days } days.
outlook-why = See the forecast

## Frame

frame-places = Places
frame-today = Today
frame-progress = Progress
frame-plan = Plan
frame-settings = Settings
frame-skip = Skip to the content
frame-back = Back
frame-undone = Taken back.
frame-undo = Undo
frame-save-again = Try again
frame-save-file = Save as a file
frame-raw-file = Save the raw data
frame-full = Not saved: this device has no room left. Make some room, then try again.
frame-blocked = Not saved: another window holds the journal. Close it, then try again.
frame-lost = Not saved: the browser closed the journal. Try again, or reload the page.
frame-unknown = Not saved yet. Try again, or save everything as a file.
frame-store-blocked = Another window still runs an older version. Close it and reload this page.
frame-store-unavailable = This browser keeps no data here, as in a private window. What you enter is gone when you close it.
frame-store-newer = The journal was written by a newer version. Reload to get it; nothing is lost.
frame-damaged = { $count ->
    [one] One part of the journal can't be read on this device. It is kept as it is, and everything else is here. With an account, what the server has of it comes back by itself.
   *[other] { $count } parts of the journal can't be read on this device. They are kept as they are, and everything else is here. With an account, what the server has of them comes back by itself.
}
frame-demo = This journal is made up.
frame-leave-demo = Remove it
frame-update = A new version is ready.
frame-update-now = Use it now

## Programme

programme-title = Your way
programme-intro = One main way, and what you add to it. What is off is not shown.
programme-main = The main way
programme-add-ons = Add to it
programme-to-checks = Questionnaires
programme-to-safety = Safety
programme-your-choice = Suggested from your answers. Your choice comes first.
programme-make-plan = Make the plan: { $tracker }
programme-suggestion = Suggested for { $tracker }
programme-name-abrupt = Stop on a day
programme-name-gradual = Less, step by step
programme-name-cold-turkey = Stop at once, without anything
programme-name-replacement = Nicotine replacement
programme-name-triggers = See what sets it off
programme-name-badges = Milestones
programme-detail-abrupt = A date within two weeks, a list to prepare, and help added as you like.
programme-detail-gradual = A number that gets smaller until it is zero.
programme-detail-cold-turkey = From now on none, and nothing in its place.
programme-detail-replacement = Note patch, gum and others, and see what the labels say.
programme-detail-triggers = What came before a craving, summed up.
programme-detail-badges = What you reach stays reached.
programme-goes-well = Goes well with “{ $main }”.
programme-can-be-added = Can be added to “{ $main }”.
programme-changed = Changed.
programme-prepare-done = All of it is prepared.
programme-step-tell-someone = Tell one person.
programme-step-buy-replacement = Have your nicotine replacement at home.
programme-step-first-morning = Plan the first morning: what comes first after getting up?
programme-step-hardest-hour = Think of your hardest hour and what you do in it instead.
programme-step-hands-and-mouth = Have something ready for hands and mouth: water, gum, a pen.
programme-clear-away-cigarettes = Put away cigarettes, lighters and ashtrays.
programme-clear-away-alcohol = Clear the house of drinks.
programme-clear-away-vape = Put away what you use, and the spare one.

## Suggestion

suggestion-line-stop-date = A date within two weeks. In a trial 22 of 100 who stopped at once were free after six months, and 16 of 100 who cut down first. In another each week of waiting made a slip likelier.
suggestion-line-gradual = Less, step by step, is a full way too, above all when a date feels out of reach.
suggestion-line-replacement-pair = A patch together with gum, lozenge or spray helped more people than one of them alone (1.25 times as many).
suggestion-line-replacement-single = One nicotine replacement product can be added. It stays your choice.
suggestion-line-ask-professional = Ask a pharmacist or doctor before any nicotine replacement.

# Variables:
#   $strength (Number)
suggestion-line-label-patch = For what you smoke, the labels of patches in the United States begin with { $strength } mg.

# Variables:
#   $strength (Number)
suggestion-line-label-piece = For when you smoke first, the labels of gum and lozenge there name { $strength } mg.
suggestion-line-smoking-studies = The times and numbers about dates and withdrawal come from people who smoked. For vaping the evidence is young, and nobody knows yet whether they are the same.
suggestion-line-texts-for-vaping = Text messages helped young people to stop vaping: of 100 with them 29 stopped, of 100 without 22.
suggestion-line-no-label-for-vaping = No label of a nicotine product is written for people who vape: ask a pharmacist.
suggestion-line-strength-ladder = Strength and number of puffs can go down together. The research on this is young.
suggestion-line-drink-less = A number for each week that gets smaller, or a pause: both are ways to drink less.
suggestion-line-drink-talk = At this score a talk with somebody trained helps, such as a doctor or alcohol service.
suggestion-line-drink-help = Help first: a doctor or an alcohol service makes a stop safe.
suggestion-reviews = Look back 7, 14 and 28 days after the stop: withdrawal peaks in the first week and eases within two to four.
suggestion-reviews2 = {" "}and{" "}
suggestion-reviews3 = Look back on { $all }: withdrawal peaks in the first week and eases within two to four.

## Nicotine

nicotine-two-truths = Less smoke is a gain of its own. Nicotine is another matter, so these are not added up.
nicotine-name-cigarettes = Cigarettes a day
nicotine-name-puffs = Puffs a day
nicotine-name-replacement = Nicotine replacement, mg a day
nicotine-unit-cigarettes = Cigarettes
nicotine-unit-puffs = Puffs
nicotine-sentence = Nicotine replacement: { $after } mg a day.
nicotine-sentence2 = {" "}a day.
nicotine-sentence3 = {" "}stayed at { $after } a day.
nicotine-sentence4 = {" "}fell from{" "}
nicotine-sentence5 = {" "}rose from{" "}
nicotine-sentence6 = {" "}to{" "}
nicotine-sentence7 = {" "}a day.
nicotine-not-known = : not enough noted in the last week yet.

## Progress

progress-title = Progress
progress-tracker-label = What to look at
progress-period-label = How far back
progress-period = 1 year

# Variables:
#   $days (Number)
progress-period2 = { $days } days

progress-no-tracker-title = Nothing to look at yet
progress-no-tracker-text = Add something to track, and its progress shows here.
progress-to-plan = To the plan
progress-empty-title = Your progress will stand here
progress-empty-text = Use against target, days kept, money and cravings: all of it grows from what you note on Today.
progress-to-today = To Today
progress-fewer = fewer than your start.
progress-more = more than your start, as far as it is known.
progress-same = As many as at your start.
progress-none = None at all on the days before today that are known.

# Variables:
#   $known (Number)
#   $needed (Number)
progress-not-enough = { $known } of { $needed } days: not enough yet to compare with your start. Today counts from tomorrow on.

progress-no-baseline = Enter in the plan how much you used before, and you'll see how you compare.
progress-comparison-why = What you used on { $days } of this period, against what you used before your plan. Unknown days and today are left out.
progress-daily-title = Use a day
progress-weekly-title = Use a day, week by week
progress-weekly-sentence = Each bar is a week: the average of its known days before today.
progress-used = { $amount } on { $days } that are over and known: { $mean } a day.
progress-unknown-days = One day is unknown.

# Variables:
#   $count (Number)
progress-unknown-days2 = { $count } days are unknown.

progress-nothing-known = Nothing is known yet of the days before today.
progress-day = Day
progress-week = Week from
progress-target = target
progress-today = today
progress-open = open
progress-as-table = Show as a table
progress-of = { $part } of { $whole }
progress-day-unit = day
progress-days-unit = days
progress-kept = days within the target, in this period
progress-kept-why = Completed days on which use stayed within the target of that day. A day without an entry counts among the days, but not as kept; excused days and today do not count.
progress-kept-run = in a row within the target, up to yesterday
progress-kept-run-why = Days in a row within the target, up to yesterday. An excused day neither adds nor ends it.
progress-best-kept = in a row within the target, at best
progress-best-kept-why = Your longest run so far. Nothing takes it away.
progress-kept-in-all = days within the target, since the first plan
progress-kept-in-all-why = All completed days within their target, of all days that had one. A day over the target takes none of them away.
progress-free-run = in a row without use, now
progress-free-run-why = Completed days in a row without any use. After the stop day a day without an entry counts as none.
progress-best-free = in a row without use, at best
progress-best-free-why = Your longest run without use. A slip leaves it as it is.
progress-free-days = without use in all
progress-free-days-why = All completed days without use, in however many runs. They stay yours after a slip.
progress-saved = saved, in this period
progress-saved-below = saved on days below your start, in this period
progress-not-used-below = not used on days below your start, in this period
progress-saved-in-all = saved, since the first plan
progress-saved-why = From completed days: what you used before minus what you used, times the price of one. Unknown days are left out; after the stop day they count as none. Days above your start take nothing away.
progress-not-used = not used, in this period
progress-not-used-in-all = not used, since the first plan
progress-not-used-why = From completed days: what you used before minus what you used. Unknown days are left out; after the stop day they count as none.
progress-no-price = With your usual amount, a price and a pack size in the plan, the money you save stands here.
progress-passed = cravings passed, in this period
progress-passed-in-all = cravings passed, in all
progress-passed-why = Cravings you marked as passed, of all that you noted. Those that don't say what for count, too.
progress-free-now = without use, now
progress-free-now-why = Since the last use, or since you stopped.
progress-free-best = without use, at best
progress-free-best-why = The longest stretch between two uses since you stopped. A slip leaves it as it is.
progress-free-total = since you stopped, in all
progress-free-total-why = All time under a plan to stop. A use is a moment, so a slip leaves this as it is.
progress-since-last = since the last use
progress-since-last-why = Since the latest entry that has a time. Days entered as a total have none.
progress-curve-title = The way down
progress-curve-sentence = at most today, none from { $date } on.
progress-stops-on = Your plan: no use from { $date } on.

## CheckAnswer

check-answer-text-first-cigarette = {" "}minutes
check-answer-text-cigarettes-aDay = {" "}or more
check-answer-text-first-is-dearest = The first one of the day
check-answer-text-first-is-dearest2 = Any other
check-answer-text-nights-aWeek = {" "}or more
check-answer-text0 = None or slight
check-answer-text1 = Moderate or strong
check-answer-text1n2 = Very or extremely strong
check-answer-text0n2 = Never
check-answer-text1n3 = Once a month or less
check-answer-text2 = Two to four times a month
check-answer-text3 = Two or three times a week
check-answer-text3n2 = Four times a week or more
check-answer-text0n3 = Never
check-answer-text1n4 = Less than once a month
check-answer-text2n2 = Once a month
check-answer-text3n3 = Once a week
check-answer-text3n4 = Daily or almost daily
check-answer-text0n4 = No
check-answer-text2n3 = Yes, but not in the last year
check-answer-text2n4 = Yes, in the last year
check-answer-text2n5 = Yes
check-answer-text2n6 = No

## CheckQuestion

check-question-text-first-cigarette = How long after waking is your first cigarette?
check-question-text-cigarettes-aDay = How many cigarettes is it on a usual day?
check-question-text-hard-to-refrain = Is it hard not to smoke where smoking is not allowed?
check-question-text-first-is-dearest = Which cigarette is the hardest to do without?
check-question-text-more-in-the-morning = Do you smoke more in the first hours after waking than later?
check-question-text-smokes-when-ill = Do you smoke even when you are ill in bed most of the day?
check-question-text-vapes-aDay = How many times a day do you vape? One time is about 15 puffs or 10 minutes.
check-question-text-first-vape = How long after waking do you vape for the first time?
check-question-text-wakes-to-vape = Do you sometimes wake at night to vape?
check-question-text-nights-aWeek = On how many nights a week?
check-question-text-hard-to-stop-vaping = Do you vape now because stopping is really hard?
check-question-text-strong-cravings = Do you ever have strong cravings to vape?
check-question-text-urges = In the past week, how strong were the urges to vape?
check-question-text-hard-where-forbidden = Is it hard not to vape where it is not allowed?
check-question-text-irritable = Were you more irritable when you could not vape?
check-question-text-nervous = Were you nervous, restless or anxious when you could not vape?
check-question-text-drink-days = How often do you have a drink with alcohol?
check-question-text-drinks-aDay = How many drinks is it on a day when you drink?
check-question-text-six-drinks = How often is it six drinks or more on one occasion?
check-question-text-could-not-stop = In the last year: how often could you not stop once you had begun?
check-question-text-left-undone = In the last year: how often did drinking keep you from what was expected?
check-question-text-morning-drink = In the last year: how often did you need a drink in the morning after a heavy evening?
check-question-text-guilt = In the last year: how often did you feel guilt or regret after drinking?
check-question-text-lost-memory = In the last year: how often did you not remember the night before?
check-question-text-injury = Have you or somebody else been hurt because of your drinking?
check-question-text-others-concerned = Has a relative, friend or doctor worried about your drinking or advised you to cut down?

## Checks

checks-title = Questionnaires
checks-intro = A few answers make suggestions fit better. Each is short, and none is needed. They are no diagnosis.

# Variables:
#   $place (Number)
#   $count (Number)
checks-step = Question { $place } of { $count }

checks-back = Back
checks-leave = Skip this questionnaire
checks-nothing-kept = Nothing is saved before the last answer.
checks-kept = Your answers are saved.
checks-begin = Begin
checks-show-result = Show the result
checks-to-safety = Safety: what to know first
checks-rest = Answer the other seven
checks-what-follows = What may follow
checks-your-choice = These lines follow fixed rules. Your choice comes first.
checks-to-list = All questionnaires
checks-to-programme = Choose a way

# Variables:
#   $most (Number)
checks-out-of = of { $most }

checks-no-band = No bands were published for this.
checks-name-hsi = Smoking: two questions
checks-name-ftnd = Smoking: six questions
checks-name-hvi = Vaping: two questions
checks-name-psecdi = Vaping: ten questions
checks-name-audit-c = Drinking: three questions
checks-name-audit = Drinking: ten questions
checks-about-hsi = Heaviness of Smoking Index, 0 to 6.
checks-about-ftnd = Fagerström Test for Nicotine Dependence, 0 to 10.
checks-about-hvi = Heaviness of Vaping Index, 0 to 10.
checks-about-psecdi = Penn State Electronic Cigarette Dependence Index, 0 to 20.
checks-about-audit-c = AUDIT-C, 0 to 12.
checks-about-audit = AUDIT, 0 to 40.
checks-band-none = no dependence
checks-band-very-low = very low
checks-band-low = low
checks-band-medium = medium
checks-band-high = high
checks-band-very-high = very high
checks-band-lower-risk = lower risk
checks-band-raised-risk = raised risk
checks-band-high-risk = high risk
checks-band-possible-dependence = possible dependence
checks-meaning-hsi = It says how used the body is to nicotine, and nothing about your will.
checks-meaning-audit-c = Britain counts 5 or more as a raised risk, the United States 4 for men and 3 for women.
checks-meaning-audit = From 8 on advice helps, from 16 on a talk with somebody trained, from 20 on a specialist.

## RecallItem

recall-item-name-breakfast = Breakfast
recall-item-name-lunch = Lunch
recall-item-name-dinner = Dinner
recall-item-name-snack = In between
recall-item-without-meal = No meal yet
recall-item-all-placed = Everything has its meal.
recall-item-which-items = Which belong together?
recall-item-press-meal0 = All of these were …
recall-item-press-meal1 = 1 picked: it was …

# Variables:
#   $count (Number)
recall-item-press-meal1n2 = { $count } picked: they were …

recall-item-times = Add times, if you know them
recall-item-question-drinks = Coffee, tea, juice, soft drinks, milk or water?
recall-item-question-alcohol = Beer, wine or another drink?
recall-item-question-sweets = Biscuits, sweets, chocolate, ice cream?
recall-item-question-snacks = Crisps, crackers, popcorn, nuts?
recall-item-question-produce = Fruit, vegetables, potatoes?
recall-item-question-cheese = Cheese, on or in something?
recall-item-question-bread = Bread, rolls, wraps?
recall-item-question-other = Anything else at all?

# Variables:
#   $number (Number)
recall-item-question-number = Question { $number } of { $count }

recall-item-nothing = Nothing
recall-item-nothing-more = That was all
recall-item-all-asked = Everything was asked.
recall-item-amount = How many
recall-item-less = Less
recall-item-more = More
recall-item-amount-problem = A number above 0, please, such as 1.5 or 1/2
recall-item-measure = Measure
recall-item-usual = usual amount
recall-item-portion-label = portion
recall-item-grams = grams
recall-item-millilitres = millilitres
recall-item-given = an amount you gave
recall-item-find-food = Another food
recall-item-food-of = Food
recall-item-meal = Meal
recall-item-time = Time (optional)
recall-item-time-of = { $meal }, about when?
recall-item-delete = Remove from the day

## Recall

recall-yesterday = Yesterday's food
recall-title = Food on { $day }
recall-before = Day before
recall-after = Day after
recall-ahead-title = Still to come
recall-ahead-text = You can note what you ate once the day is here.
recall-step = Step { $number } of { $count }
recall-name-quick-list = What comes to mind
recall-name-forgotten = Easily forgotten
recall-name-meal-and-time = Which meal
recall-name-portion = How much
recall-name-last-look = A last look
recall-lead-quick-list = Everything you ate or drank, in any order. Details come later.
recall-lead-forgotten = A few things that slip the mind. “Nothing” is a fine answer.
recall-lead-meal-and-time = Pick what belongs together, then tap its meal.
recall-lead-portion = The usual amount is filled in. Change what was different.
recall-lead-last-look = Is this how the day was? Tap anything to change it.
recall-next = Next: { $name }
recall-back = Back: { $name }
recall-finish = That was the day
recall-done = Noted.
recall-reopen = Go through it again
recall-one-day = One day is one day: what is usual shows over several.
recall-field = What did you have?
recall-example = Such as: coffee with milk, two eggs, an apple
recall-add = Add
recall-suggestions = Foods that fit
recall-found0 = Nothing found; your words are fine.
recall-found1 = 1 food

# Variables:
#   $count (Number)
recall-found1n2 = { $count } foods

recall-recents = Had lately
recall-meal-of-next = For which meal? (can wait)
recall-no-meal = Later
recall-so-far = One thing so far

# Variables:
#   $count (Number)
recall-so-far2 = { $count } things so far

recall-empty-title = Start with anything
recall-empty-text = Type a line such as “toast with butter, orange juice” and press Enter. Your foods gather here.
recall-added = Added: { $name }

# Variables:
#   $count (Number)
recall-added2 = Added: { $count } things

recall-removed = Removed: { $name }
recall-unmatched = Not matched yet
recall-what-was = Which food is “{ $text }”?
recall-nothing-fits = Nothing close was found.
recall-leave = Leave it as it is
recall-copy = Copy from another day
recall-copy-lead = What is not here yet is added from that day, and stays there too.
recall-copy-nothing = There is no other day with food yet.
recall-copied-before = All of that is here already.
recall-copied = The rest was here already.
recall-things = 1 thing

# Variables:
#   $count (Number)
recall-things2 = { $count } things

recall-photo = Add a photo
recall-photo-label = A photo of the food
recall-remove-photo = Remove the photo
recall-photo-removed = Photo removed.
recall-close = Close
recall-card-new = A few minutes while it is fresh. No counting, no verdict.
recall-card-open = Start
recall-card-go-on = Go on

## RecoveryContent

recovery-content-title-smoke-pulse = Pulse and blood pressure
recovery-content-title-smoke-oxygen = Oxygen in the blood
recovery-content-title-smoke-monoxide = Carbon monoxide
recovery-content-title-smoke-taste = Taste and smell
recovery-content-title-smoke-breath = Breathing
recovery-content-title-smoke-withdrawal = Withdrawal
recovery-content-title-smoke-circulation = Circulation
recovery-content-title-smoke-mood = Mood
recovery-content-title-smoke-cough = Cough and breath
recovery-content-title-smoke-heart = Heart
recovery-content-title-smoke-mouth = Mouth and throat
recovery-content-title-smoke-lung = Lungs
recovery-content-title-smoke-coronary = Arteries of the heart
recovery-content-title-vape-heart-rate = Heart rate
recovery-content-title-vape-wave = The first wave
recovery-content-text-smoke-pulse = Pulse and blood pressure begin to fall within about 20 minutes.
recovery-content-text-smoke-oxygen = After about 8 hours the oxygen in your blood recovers. Half of the harmful carbon monoxide may be gone.
recovery-content-text-smoke-monoxide = This gas from smoke leaves the blood. The NHS says it is gone after 48 hours, the American Cancer Society says after a few days; an older edition said 12 hours.
recovery-content-text-smoke-taste = After about 48 hours many people taste and smell more.
recovery-content-text-smoke-breath = After about 72 hours breathing may feel easier, as the airways relax.
recovery-content-text-smoke-withdrawal = Restlessness, low mood and the like are strongest in week 1 and last 2 to 4 weeks.
recovery-content-text-smoke-circulation = Blood flows more easily: within 2 to 12 weeks (NHS) or 2 weeks to 3 months (American Cancer Society).
recovery-content-text-smoke-mood = Six weeks on and later, people who had stopped were less anxious, low and stressed than people who smoked on.
recovery-content-text-smoke-cough = You may cough less and have more breath: within 1 to 12 months (American Cancer Society), or 3 to 9 months with up to 10% more lung function (NHS).
recovery-content-text-smoke-heart = The risk of a heart attack may be half of a smoker's after 1 year (NHS). The American Cancer Society sees it fall steeply within 1 to 2 years.
recovery-content-text-smoke-mouth = The risk of cancer of the mouth, throat and voice box may fall to half within 5 to 10 years; an older edition said 2 to 5. The risk of a stroke falls, too.
recovery-content-text-smoke-lung = The risk of dying of lung cancer may be half of a smoker's: after 10 years (NHS) or 10 to 15 years (American Cancer Society).
recovery-content-text-smoke-coronary = After about 15 years the risk of coronary heart disease is close to a non-smoker's.
recovery-content-text-vape-heart-rate = In one study the heart beat more slowly within six days without vaping.
recovery-content-text-vape-wave = In two small studies restlessness, low mood and the like rose after stopping. In former smokers they had begun to fall again within six days.

## Recovery

recovery-title = Recovery
recovery-empty-title = Nothing to show yet
recovery-empty-text = For some things it is known how the body recovers. Once you watch one of them, it shows here.
recovery-once-stopped = This begins once you stop. The times are how long it takes.
recovery-once-stopped-on = These begin once you stop, on { $day }. The dates are the latest that sources name.
recovery-by = by { $day }
recovery-pause = longest time without, so far
recovery-pause-why = Between two uses, as you noted them. Days of which not every use has a time are left out.
recovery-within = For so long a pause the sources already name: { $stages }. With the next use it begins again.
recovery-up-to = up to { $time }
recovery-since-stop = since you stopped
recovery-since-vape = since your last puff
recovery-since-cigarettes = since your last cigarette
recovery-since-alcohol = since your last drink
recovery-passed = the time is over
recovery-ahead = { $time } to go
recovery-under-way = Under way
recovery-left = up to { $time } left
recovery-population-smokers = Seen in people who smoked.
recovery-population-daily-vapers = Seen in adults who vaped every day.
recovery-certainty-agreed = Well supported.
recovery-certainty-stated = Stated by one source, or seen without proof of the cause.
recovery-certainty-early = Early: small studies only.
recovery-missing-data = Nobody has long-term data on stopping vaping yet. Lists that say more mostly copy smoking, where something burns.
recovery-everybody = Bodies differ. These are times that many people had, not a promise.
recovery-in-the-long-run = In the long run
recovery-no-data = no data yet
recovery-day-by-day = day by day
recovery-to-withdrawal = What the first weeks are like
recovery-to-milestones = Milestones
recovery-to-savings = Savings
recovery-life-label = Time of life, roughly
recovery-life-hours = { $least } to { $most }
recovery-life-why = 11 to 22 minutes for each cigarette you did not smoke: two estimates, for men in 2000 and for women in 2024. An average over many lives, not a forecast for yours.

## Reflection

reflection-pledge-question = Today, I …
reflection-own-pledge = In your own words
reflection-keep = Keep
reflection-kept = Noted.
reflection-not-today = Not today
reflection-from-yesterday = Yesterday you wrote: “{ $line }”
reflection-from-morning = This morning you said: “{ $line }”
reflection-review-question = How was today?
reflection-add-lines = Add a line
reflection-helped = What helped
reflection-tomorrow = A line for tomorrow
reflection-intention-within = I stay within my number
reflection-intention-free = I go without
reflection-intention-pause = I wait a little before I decide
reflection-intention-kind = I am kind to myself
reflection-intention-move = I go outside for a while
reflection-intention-one-thing = I do one thing that helps
reflection-sentence = Today,{" "}
reflection-word-calm = calm
reflection-word-light = light
reflection-word-full = full
reflection-word-mixed = mixed
reflection-word-long = long
reflection-word-hard = hard
reflection-word-proud = proud
reflection-word-tired = tiring
reflection-settings = Days and weeks
reflection-morning-switch = An intention in the morning
reflection-morning-detail = A card on Today until noon, once a day.
reflection-evening-switch = A look back in the evening
reflection-evening-detail = A card on Today from 18:00, in words and without a score.
reflection-review-day = Look at the week on
reflection-aim = Minutes of quiet a day
reflection-aim2 = Minutes of movement a day
reflection-minutes = min a day
reflection-less = Less
reflection-more = More
reflection-aim-problem = 1 to 120 minutes fit.

## Replacement

replacement-title = Nicotine replacement
replacement-product = Product
replacement-strength = Strength on the pack, in mg
replacement-strength-hint = 1 to 42
replacement-step-hint = 0 ends the product
replacement-date = Day
replacement-time = Time
replacement-note = Note
replacement-save = Save
replacement-delete = Delete
replacement-deleted = Deleted.
replacement-close = Close
replacement-first = Note a product
replacement-other = Another one
replacement-noted = Noted: { $dose }.
replacement-note2 = Note { $dose }

# Variables:
#   $count (Number)
#   $milligrams (Number)
replacement-today = Today: { $count } noted, { $milligrams } mg on the packs.

# Variables:
#   $week (Number)
replacement-patch-week = Week { $week } with a patch.

replacement-own-step-now = Your own step: { $dose }.
replacement-name-patch = Patch
replacement-name-gum = Gum
replacement-name-lozenge = Lozenge
replacement-name-inhaler = Inhaler
replacement-name-spray = Spray
replacement-name-other = Other
replacement-took = Took a nicotine product?
replacement-taken-patch = Nicotine patch
replacement-taken-gum = Nicotine gum
replacement-taken-lozenge = Nicotine lozenge
replacement-taken-inhaler = Nicotine inhaler
replacement-taken-spray = Nicotine spray
replacement-ends = { $product }: none
replacement-problem-product = Pick a product.
replacement-problem-strength = A whole number from 1 to 42.
replacement-problem-date = A date, please.
replacement-problem-time = A time such as 07:30.
replacement-problem-future = That is still to come.
replacement-ask-first = Ask a pharmacist or doctor first. What labels say is left out because of what you said:
replacement-no-label = No label is written for people who vape. A pharmacist can help; your plan can lower the strength in mg/ml step by step.
replacement-label-says = This is what labels say to people who smoke. It is no advice: your own pack, pharmacist or doctor comes first.
replacement-label-title = The label says: { $name }, { $brand } ({ $country })
replacement-reader-many-cigarettes = For more than 10 cigarettes a day.
replacement-reader-few-cigarettes = For 10 cigarettes a day or fewer.
replacement-reader-everybody = 4 mg with the first cigarette within 30 minutes of waking, else 2 mg.
replacement-week-column = Weeks
replacement-says-column = The label says

# Variables:
#   $strength (Number)
replacement-amount = one of { $strength } mg a day

# Variables:
#   $lowerBound (Number)
#   $upperBound (Number)
replacement-amount2 = one every { $lowerBound } to { $upperBound } hours
replacement-piece-rule = At least 9 a day in weeks 1 to 6. Nothing to eat or drink 15 minutes before and during.

# Variables:
#   $most (Number)
replacement-most = At most { $most } a day

# Variables:
#   $six (Number)
replacement-most2 = {" "}and { $six } in 6 hours.
replacement-own-steps = Your own steps
replacement-own-steps-hint = What you and your pharmacist or doctor agreed: a strength from a day on.
replacement-from-day = From which day
replacement-add-step = Add this step
replacement-remove = Remove

## Safety

safety-title = Safety
safety-intro = What is true for you? It changes what is suggested, and nothing else.
safety-nothing-locked = Whatever you say here: counting, cravings and help stay open.
safety-to-checks = Questionnaires
safety-to-not-medical = This is not medical advice
safety-danger-title = Signs of danger
safety-fact-pregnancy = I am pregnant or nursing
safety-fact-heart = Recent heart attack or irregular heartbeat
safety-fact-under18 = I am under 18
safety-fact-other-medicine = I take another medicine
safety-fact-alcohol-withdrawal = Pausing from drinking made me shake, sweat, confused or have a seizure
safety-fact-eating-disorder = Numbers around food do me no good
safety-reason-pregnancy = Then a pharmacist or doctor is named in place of what labels of nicotine products say.
safety-reason-alcohol-withdrawal = Then stopping at once can be dangerous, and it is not offered.
safety-reason-eating-disorder = Then food shows no numbers.
safety-emergency = Call { $value } at once
safety-emergency2 = Call the emergency number at once
safety-emergency3 = {" "}if somebody who pauses from drinking is confused, has a seizure, shakes with fever, or sees or hears what is not there.
safety-caution-title = Not at once, and not alone
safety-caution-withdrawal-before = You had signs of withdrawal before. They can come back stronger, so a stop at once is not offered for drinking.
safety-caution-high-score = Your answers point to possible dependence. Then stopping at once can be dangerous, so it is not offered for drinking.
safety-caution-open-score = You drink a lot. Seven more questions help to see whether stopping at once could be dangerous.
safety-unanswered = After drinking much or every day, stopping at once or cutting down very fast can be dangerous: shaking, confusion or a seizure can follow within days.
safety-where-to-turn = A doctor or an alcohol service can make a stop safe, often within days. Until then, do not stop abruptly by yourself.
safety-still-counting = Counting drinks and noting cravings stay here for you.

## Reminders

reminders-title = Reminders
reminders-lead = A reminder is one line on Today while you look at the app. It rings only where you let it, further down.
reminders-settings = What the app reminds you of, how often, and when it is quiet
reminders-level = What comes by itself
reminders-level-own = Only what I set myself
reminders-level-milestones = And milestones
reminders-level-essentials = And the evening
reminders-level-often = Often
reminders-level-own-detail = Nothing comes that you did not ask for.
reminders-level-milestones-detail = A word when you reach one.
reminders-level-essentials-detail = In the evening what is still open, and milestones.
reminders-level-often-detail = Morning, evening, hours with cravings, weeks and milestones.
reminders-budget = At most so many a day
reminders-budget-why = One number for everything together. 0 is silence.
reminders-quiet-from = Quiet from
reminders-quiet-to = Quiet until
reminders-kinds = One by one
reminders-time = { $kind }: time
reminders-kind-still-wanted = The question whether you want reminders
reminders-kind-tracker = Your trackers
reminders-kind-practice = Practice
reminders-kind-recall = Yesterday's food
reminders-kind-focus = Focus on Monday
reminders-kind-review = Look back at the week
reminders-kind-risky = Before an hour with cravings
reminders-kind-check-in = Evening: what is open
reminders-kind-milestone = Milestones
reminders-kind-rising = A week with more
reminders-kind-away = After days away
reminders-kind-better = A week with less
reminders-kind-morning = Morning: yesterday
reminders-why-still-wanted = because you have not been here for a week
reminders-why-tracker = because you set this time
reminders-why-practice = because you asked for it, and nothing was practised before
reminders-why-recall = because you asked for it, and yesterday is not recalled
reminders-why-focus = because you asked for it on Mondays
reminders-why-review = because you asked for it on this day
reminders-why-risky = because cravings came around this time on three days or more of the last two weeks
reminders-why-check-in = because something is still open in the evening
reminders-why-milestone = because you are there then, if nothing comes between
reminders-why-rising = because there was more last week than the week before
reminders-why-away = because you would have been away for four days
reminders-why-better = because there was less last week than the week before
reminders-why-morning = because you wanted a word about the day before, if something is noted
reminders-own = Trackers at your times
reminders-own-none = No time yet
reminders-own-empty = You have no tracker yet.
reminders-set = Reminder for { $name }
reminders-times = { $times } · { $days }
reminders-days-due = on days when it is due
reminders-days-every = every day
reminders-form-time = Time { $number }
reminders-form-days = Only on these days
reminders-form-days-hint = Without a choice it comes on the days when it is due.
reminders-form-back = Silent if noted within
reminders-hours = { $hours } h
reminders-form-hint = It stays silent once you noted something.
reminders-form-more = One more time
reminders-form-keep = Keep
reminders-form-close = Close
reminders-form-problem = Times look like 21:30.
reminders-kept = The reminder is kept.
reminders-planned = The next seven days
reminders-planned-none = Nothing is planned.
# Variables:
#   $count (Number)
reminders-left-out = { $count ->
    [one] 1 more has no room in your number a day.
   *[other] { $count } more have no room in your number a day.
}
reminders-past = What came
reminders-past-shown = shown
reminders-past-done = done
reminders-past-later = not now
reminders-past-stop = stopped
reminders-file = Own reminders as a calendar file
reminders-file-why = For the calendar of your device, which can ring. The file says nothing of what it is about.
reminders-file-event = A moment for yourself
reminders-push-heading = When the app is closed
reminders-push-why = Reminders can ring while the app is closed. This device seals what they say. The server and your browser’s push service see when one is sent, never what it says.
reminders-push-on = Ring on this device
reminders-push-off = No longer on this device
reminders-push-is-on = Reminders ring on this device.
reminders-push-lost = This browser has forgotten that reminders may ring here.
reminders-push-words = Say what it is about
reminders-push-words-why = Off, a reminder only says “A moment for yourself”. On, it names what it is about, on the lock screen too.
reminders-push-locked = A lock hides your journal here, so a reminder only says “A moment for yourself”.
reminders-push-denied = This browser blocks notifications from here. Allow them for this page in the browser’s settings, then press once more.
reminders-push-home = On an iPhone or iPad reminders ring once the app is on the home screen: in Safari, press Share, then Add to Home Screen, and open it from there.
reminders-push-none = This browser takes no reminders while the app is closed. The calendar file below can ring instead.
reminders-push-no-service = The browser’s push service gave no answer. In a private window, or without a network, there is none.
reminders-push-unreachable = The server cannot be reached right now. Until then it sends what it already has.
reminders-push-server-off = This server sends no reminders.
reminders-push-refused = The server does not send to this browser.
reminders-push-title = Redstart
reminders-push-morning = How was yesterday?

# Variables:
#   $names (String)
reminders-push-open = Anything to note today: { $names }?

reminders-card = A reminder
reminders-say-tracker = Time for { $name }?
reminders-say-use = Anything to note for { $name }?
reminders-say-practice = A few minutes of practice?
reminders-say-risky = Around { $time } it was harder lately. Something for your hands or a few breaths may help.
reminders-say-open = Still open today: { $names }.
reminders-say-yesterday = Yesterday: { $amount }.
reminders-say-before = The day before: { $amount }.
reminders-say-target = Your target was { $amount }.
reminders-say-better = { $name }: less last week than the week before.
reminders-say-rising = { $name }: more last week than the week before. Weeks differ; a look at your plan may help.
reminders-say-still-wanted = It has been a while. Would you still like reminders?
reminders-reason = It came { $reason }.
reminders-do-done = Done
reminders-do-open = Open
reminders-do-practice = Practise
reminders-do-risky = What helps
reminders-do-look = Have a look
reminders-do-plan = My plan
reminders-do-help = Help
reminders-do-seen = Got it
reminders-do-keep = Yes, go on
reminders-do-none = No, be quiet
reminders-not-now = Not now
reminders-stop = Stop this kind
reminders-stopped = This kind no longer comes.
reminders-silent = It stays quiet. You find reminders in the settings.
reminders-trial-title = Does it help?
reminders-trial-offer = For four weeks it comes on half of the days, drawn by lot. Then you see what it changes.
reminders-trial-begin = Try it for four weeks
reminders-trial-begun = It begins tomorrow.
reminders-trial-tomorrow = On trial from tomorrow

# Variables:
#   $day (String)
#   $days (String)
reminders-trial-runs = On trial: day { $day } of { $days }

reminders-trial-runs-why = The days without it are drawn by lot, and the evening does not ask about it either. Go on as always.
reminders-trial-end = End the trial
reminders-trial-ended = The reminder comes at its times again.
reminders-trial-over = The four weeks are over: see what it changed
reminders-trial-helps = It seems to help you. Chance alone would rarely look like this.
reminders-trial-hinders = With it, it happened less often. Chance alone would rarely look like this.
reminders-trial-open = Four weeks show no clear difference. Keep it if you like it; it can go just as well.

# Variables:
#   $ofWith (String)
#   $ofWithout (String)
#   $with (String)
#   $without (String)
reminders-trial-done = With the reminder: done on { $with } of { $ofWith } days. Without: on { $without } of { $ofWithout }.

# Variables:
#   $ofWith (String)
#   $ofWithout (String)
#   $with (String)
#   $without (String)
reminders-trial-noted = With the reminder: noted on { $with } of { $ofWith } days. Without: on { $without } of { $ofWithout }.

# Variables:
#   $least (String)
#   $middle (String)
#   $most (String)
reminders-trial-interval = The difference: { $middle } of 100 days. Chance leaves room for anything from { $least } to { $most }.

reminders-trial-keep = Keep the reminder
reminders-trial-remove = Remove the reminder
reminders-trial-removed = The reminder is gone.

## Savings

savings-title = Savings
savings-no-price = Once the plan knows your usual use and the price of a pack, savings stand here.
savings-price-question = What does it cost? Savings count from your first day on.
savings-price-problem = A price above 0 and up to 1,000, please.
savings-pack-problem = A whole number from 1 to 2,000, please.
savings-to-plan = To the plan
savings-available = In the envelope
savings-available-why = What you saved, less what you bought from it. It never goes below zero.
savings-saved = Saved in all
savings-saved-why = For each day that is over: what stayed below your usual amount, times its price. Unknown days are left out.
savings-spent = Spent
savings-spent-why = What you bought from your savings.
savings-overdrawn = More was spent than the savings hold as they are counted now. The envelope fills up from here.
savings-wishes = What you save for
savings-no-wishes = A trip, a book, a cushion: what is it worth to you?
savings-new-wish = Add a wish
savings-until = by { $date }
savings-progress = From the envelope
savings-enough = Enough saved
savings-left = { $amount } to go
savings-buy = Buy it
savings-remove = Remove
savings-removed = Removed.
savings-refused = The envelope holds { $available }. That does not reach yet.
savings-purchases = Bought
savings-new-purchase = Add a purchase
savings-bought = { $title }: paid from your savings.
savings-kept = Wish kept.
savings-title-label = What is it?
savings-title-missing = Give it a name.
savings-amount-label = Price ({ $currency })
savings-amount-problem = A price above zero, please.
savings-until-label = By when (optional)
savings-until-problem = A date, or nothing.
savings-category-label = Kind
savings-category-holiday = Holiday
savings-category-emergency = Rainy days
savings-category-gadget = Gadget
savings-category-health = Health
savings-category-learning = Learning
savings-category-other = Something else
savings-keep = Keep it
savings-close = Close

## Data

data-storage = Kept on this device
data-counts = Here: { $list }.
data-no-records = nothing yet
data-and = {" "}and{" "}
data-entries = entry
data-entries2 = entries
data-totals = daily total
data-totals2 = daily totals
data-cravings = craving
data-cravings2 = cravings
data-plans = plan
data-plans2 = plans
data-reasons = reason
data-reasons2 = reasons
data-trackers = tracker
data-trackers2 = trackers
data-thoughts = thought
data-thoughts2 = thoughts
data-meals = food from a recall
data-meals2 = foods from recalls
data-sessions = practice session
data-sessions2 = practice sessions
data-pictures = picture or recording
data-pictures2 = pictures or recordings
data-others = other answer or note
data-others2 = other answers and notes
data-persisted = The browser keeps this journal, even when space is short.
data-not-persisted = The browser may clear this journal when space is short. A backup file keeps you safe.
data-not-agreed = It was asked to keep it and has not agreed so far. Installing the app can help.
data-keep-storage = Ask the browser to keep it
data-how-kept = How is it kept?
data-how-kept-lines = It is sealed: the bytes on the disk cannot be read without a key. The key stays in this browser.
data-how-kept-lines2 = Anyone who can open this browser can open the app, unless you set a passphrase here.
data-how-kept-lines3 = Clearing the site's data in the browser deletes the journal.
data-files = Files
data-backup-why = A backup file holds all that is on this device. It also brings it to another one.
data-save-backup = Save a backup file
data-backed-up = Last saved on { $date }.
data-never-backed-up = Not saved yet.
data-save-all = Save everything (ZIP)
data-save-all-why = A backup and all tables, in one file.
data-save-food-table = Save what you ate as a table (CSV)
data-save-table = Save a table (CSV)
data-table-why = Entries and cravings for a spreadsheet.
data-restore = Restore a backup
data-restore-why = What is new in the file is added. Nothing here is lost.
data-merged = { $new } new, { $already } already here.
data-merged2 = { $new } new, { $changed } updated, { $already } already here.
data-nothing-new = Nothing new: { $already } already here.
data-broken = This file is damaged in line { $line }. Nothing was changed.
data-not-aBackup = This file is not a Redstart backup. Nothing was changed.
data-later = A newer version of Redstart wrote this file. Update first. Nothing was changed.
data-demo = Made-up journal
data-demo-why = You are looking around in a made-up journal. It stays here until you remove it, and never mixes with yours.
data-leave-demo = Remove it
data-wipe-title = Delete everything
data-wipe-why = Removes the journal, the settings and the key from this device.
data-wipe = Delete everything …
data-wipe-goes = Everything that is kept on this device goes, your settings included. There are no entries to count.
data-wipe-goes2 = This is deleted from this device: { $list }, and your settings.
data-wipe-is-final = No one can bring it back.
data-wipe-keeps-account = Your account keeps what it has; this device is signed out. To delete the account as well, go to Account and sync first.
data-save-first = Save a backup file first
data-wipe-word = delete
data-wipe-type = Type “delete” to go on
data-wipe-for-good = Delete for good
data-close = Close

## Settings

settings-title = Settings
settings-search = Search the settings
settings-nothing-found = No setting matches “{ $words }”.
settings-not-chosen = Not chosen
settings-part-you = You
settings-part-days = Your days
settings-part-app = The app
settings-part-journal = Your journal
settings-on = on
settings-off = off
settings-person = Name and language
settings-name = Name
settings-name-hint = Only for the greeting.
settings-portrait = Your picture
settings-add-portrait = Add a picture of you
settings-other-portrait = Choose another picture
settings-remove-portrait = Remove the picture
settings-portrait-removed = The picture is gone.
settings-language-label = Language
settings-look = Look
settings-theme = Light or dark
settings-theme-system = Like the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = High contrast
settings-contrast-detail = Darker words, clearer lines.
settings-conventions = Numbers and time
settings-clock = Clock
settings-clock-device = Like the device
settings-clock12 = 12 hours
settings-clock24 = 24 hours
settings-currency = Currency
settings-country = Country
settings-day = Your day
settings-day-start = A new day starts at
settings-day-start-why = At 1 a.m. it often still feels like yesterday. This counts from now on; past days stay as they are.
settings-touch = Touch
settings-vibration = Vibration
settings-vibration-detail = A short tick when you record.
settings-install-title = On the home screen
settings-installed = Redstart is installed on this device.
settings-install = Install
settings-install-why = Redstart then opens like any other app, with and without a network.
settings-install-iPhone = iPhone: open this page in Safari, tap Share, then Add to Home Screen.
settings-install-android = Android: open the browser's menu, then tap Install or Add to Home screen.
settings-about = About
settings-privacy = Privacy
settings-build = Files of this build: { $files }
settings-terms = Terms
settings-version = Version
settings-not-medical-advice = Not medical advice

## Share

share-title = Share card
share-lead = The picture is made on this device. It leaves only when you share or save it, and says no more than you see.
share-what = What it tells
share-most = A card has room for four things.
share-look = Look
share-look-paper = Paper
share-look-dusk = Dusk
share-look-night = Night
share-amounts = Show amounts of money
share-amounts-detail = Off: the card says that you saved, not how much.
share-send = Share picture
share-save = Save picture
share-pick = Pick what the card tells.
share-empty-title = Your first card is on its way
share-empty-text = A first free day, a streak or a craving you rode out is enough.
share-open = Make a card
share-label = The picture: { $words }
share-time-cigarettes = { $unit } smoke-free
share-time-vape = { $unit } vape-free
share-time-alcohol = { $unit } without alcohol
share-time-own = { $unit } without { $name }
share-pause = { $unit }: my longest pause
share-named = { $words } · { $name }
share-money = Money saved
share-saved = saved

# Variables:
#   $count (Number)
share-days = { $count ->
    [one] day
   *[other] days
}

# Variables:
#   $count (Number)
share-hours = { $count ->
    [one] hour
   *[other] hours
}

# Variables:
#   $count (Number)
share-passed = { $count ->
    [one] craving passed
   *[other] cravings passed
}

# Variables:
#   $count (Number)
share-streak = { $count ->
    [one] day in a row
   *[other] days in a row
}

## Sounds

sounds-title = Sound
sounds-lead = Gongs, cues and ambience of your practice. All of it is made on this device.
sounds-open = Sound settings
sounds-quiet = Stop
sounds-found-blocked = The browser holds the sound back. One more tap usually helps.
sounds-found-silent = No sound here right now: another window is playing, or this browser cannot. Everything else works.
sounds-gongs = Gongs and cues
sounds-volume = Volume
sounds-volume-hint = Play the gong, then set the volume of your device.
sounds-try-gong = Play the gong
sounds-try-meditation = A meditation in 15 seconds
sounds-ambience = Ambience
sounds-name-nil = None
sounds-name-waves = Waves
sounds-name-rain = Rain
sounds-name-fire = Fire
sounds-ambience-volume = Volume beside the gong
sounds-try-ambience = Listen
sounds-breathing = Breathing cues
sounds-theme = Instrument
sounds-name-distinctive = Bells
sounds-name-marimba = Marimba
sounds-name-harp = Harp
sounds-name-guitar = Guitar
sounds-theme-hint = Notes rise as you breathe in and fall as you breathe out; a single note means hold.
sounds-try-breathing = Hear one round
sounds-workout = Workouts
sounds-try-intervals = Hear two intervals
sounds-speech-sample = Round two of three
sounds-together = With other apps
sounds-not-always = A phone may stop the sound of a page when it locks. During a practice the screen stays on.
sounds-name-in-meditation = In meditation
sounds-name-in-breathing = In breathing
sounds-name-countdown = Count down 3-2-1
sounds-name-speech = Say exercises and rounds
sounds-name-craving-end = A gong after a craving
sounds-name-mixing = Let music play on
sounds-detail-countdown = Three ticks before work ends.
sounds-detail-speech = With the voice of your device, in this language.
sounds-detail-craving-end = When its time is over. Off: nothing sounds.
sounds-detail-mixing = Off: the practice has the sound to itself and can be paused on the lock screen.

## StreaksScreen

streaks-screen-near = {""}

## Streaks

streaks-title = All streaks
streaks-see-all = See all
streaks-section = Streaks
streaks-in-aRow = Days in a row
streaks-in-aRow-of = { $name }, in a row
streaks-sort-label = Sort
streaks-by-length = By length
streaks-by-name = By name
streaks-empty-title = No streaks yet
streaks-empty-text = What you do or leave out several days in a row shows here.
streaks-to-plan = To the plan
streaks-new-run = a new run
streaks-total = In all
streaks-strength = Strength

# Variables:
#   $percent (Number)
streaks-strength2 = Strength { $percent }{"\u00A0"}%

streaks-best = best { $length }
streaks-best-span = Best run: { $first } to { $last }
streaks-in-all = { $length } in all
streaks-length = { $count ->
    [one] 1 time
   *[other] { $number } times
}
streaks-line-avoidance = { $length } without
streaks-line-awareness = { $length } noticed
streaks-line-awareness2 = { $length } in a row
streaks-practised = Practice
streaks-name-mindful = Practice: quiet
streaks-name-workout = Practice: movement
streaks-swaps = Days with a swap
streaks-name-kept = { $name }: within target
streaks-name-free = { $name }: days without
streaks-grace0 = No grace day on hand
streaks-grace1 = 1 grace day

# Variables:
#   $onHand (Number)
streaks-grace1n2 = { $onHand } grace days

streaks-mended = one mended { $last }

# Variables:
#   $count (Number)
streaks-mended2 = { $count } mended days of this run, the last { $last }

# Variables:
#   $every (Number)
#   $most (Number)
streaks-earning = One is earned at every { $every } days of a run; up to { $most } are kept.

streaks-meaning = What this means
streaks-meaning-lines = A grace day mends one missed day by itself. The run goes on and counts that day.
streaks-meaning-lines2 = Days that do not count and days on which nothing is due neither add nor take away. Today is open until it is over or something has decided it.
streaks-meaning-lines3 = Best and total stay, whatever a day brings. After a gap a new run begins.
streaks-meaning-lines4 = Strength grows with each day and fades slowly: 13 days without halve that of something daily. The formula is that of Loop Habit Tracker (github.com/iSoron/uhabits, Score.kt).
streaks-hide = Hide
streaks-hide2 = Hide the streak of { $name }
streaks-hidden = Hidden
streaks-show = Show
streaks-show2 = Show the streak of { $name }
streaks-said-hidden = Hidden. It goes on.
streaks-said-shown = Shown.
streaks-past = Before a change
streaks-past2 = { $name }, until { $until }
streaks-name-counter = Counting
streaks-name-yes-no = Yes or no
streaks-name-levels = Levels
streaks-name-awareness = Noticing
streaks-name-avoidance = Leaving out
streaks-name-feelings = Feelings
streaks-name-gratitude = Gratitude

## CommonFood

common-food-name-sugary-soda = Soda
common-food-name-white-bread = White bread
common-food-name-juice = Juice
common-food-name-cookies = Cookies
common-food-name-fries = Fries
common-food-name-ice-cream = Ice cream
common-food-name-fruit-drink = Fruit drink
common-food-name-potato-chips = Potato chips

## FocusCard

focus-card-choose-title = One food to trade
focus-card-choose-text = Pick one for this week, and what you would have instead.
focus-card-choose = Choose a focus
focus-card-confirm-title = A new week
focus-card-confirm0 = Your focus was: { $name }. Carry on with it?
focus-card-confirm1 = Your focus was: { $name }, with 1 swap last week. Carry on with it?

# Variables:
#   $count (Number)
focus-card-confirm1n2 = Your focus was: { $name }, with { $count } swaps last week. Carry on with it?

focus-card-keep = Keep it
focus-card-another = Choose another
focus-card-review = Your week: { $name }
focus-card-best = Most used: { $title }
focus-card-go-to = Instead: { $title }
focus-card-week = Swaps this week
focus-card-question = Used a swap today?
focus-card-others = Another swap
focus-card-reviewed = Got it
focus-card-yesterday = Used a swap yesterday?
focus-card-not-yesterday = Not yesterday
focus-card-not-today = Not today

## Food

food-title = Food
food-trade = Trade a food
food-trade-detail = One food at a time, for something you like as well.
food-lead = Recall a day, pick one food, trade it a few times a week. No diet, nothing forbidden.
food-watches = Show food
food-watches-detail = Cards on Today and a part of Plan. What is recorded stays either way.
food-hide-numbers = Hide numbers on food
food-hide-numbers-detail = No energy and no grams of sugar anywhere; words instead.
food-hidden-for-safety = Numbers on food are hidden, as you chose on the safety page.
food-swapped = day with a swap
food-swapped2 = days with a swap
food-recalled = day recalled
food-recalled2 = days recalled
food-first-title = Which food first?
food-first-hint = One you have often. You can change it any day.
food-another = Another one
food-another-detail = You look for it in a moment.
food-how-title = How trading works
food-title-recall = 1. Recall
food-title-insight = 2. Insight
food-title-swap = 3. Swap
food-line-recall = Write down yesterday in a few minutes. Nobody else sees it.
food-line-insight = See which food turns up often and is worth a trade.
food-line-swap = Pick one thing to have instead, and tap each time you do.

## FoodWeeks

food-weeks-title = Food over time
food-weeks-recalls = recall
food-weeks-recalls2 = recalls
food-weeks-swaps = swaps
food-weeks-swaps2 = swap
food-weeks-energy = traded
food-weeks-energy-why = The usual amount of the food less what you had instead, as far as the table knows.
food-weeks-streak = in a row
food-weeks-swaps-title = Swaps by week
food-weeks-swaps-sentence0 = No swap
food-weeks-swaps-sentence1 = 1 swap
food-weeks-swaps-sentence1n2 = { $count } swaps
food-weeks-swaps-sentence1n3 = { $swaps } this week.

# Variables:
#   $weeks (Number)
food-weeks-swaps-sentence1n4 = { $swaps } in { $weeks } weeks.

food-weeks-food-sentence = { $weeks ->
    [one] { $name }: { $days } of those recalled this week.
   *[other] { $name }: { $days } of those recalled in { $weeks } weeks.
}
food-weeks-week = Week from
food-weeks-days = days
food-weeks-as-table = As a table
food-weeks-by-week = Week by week
food-weeks-recalled0 = no recall
food-weeks-recalled1 = 1 recall

# Variables:
#   $count (Number)
food-weeks-recalled1n2 = { $count } recalls

food-weeks-used0 = no swap
food-weeks-used1 = 1 swap

# Variables:
#   $count (Number)
food-weeks-used1n2 = { $count } swaps

food-weeks-traded = { $energy } kcal traded
food-weeks-in-aRow = { $days } in a row
food-weeks-empty-title = Weeks will stand here
food-weeks-empty-text = With a recall or a swap the first week begins.

## Insights

insights-title = Food insights
insights-lead = Worth a trade, by how often, how much and how rich.
insights-coverage0 = no weekday
insights-coverage1 = one weekday

# Variables:
#   $weekdays (Number)
insights-coverage1n2 = { $weekdays } weekdays

insights-coverage0n2 = no day
insights-coverage1n3 = one day

# Variables:
#   $weekend (Number)
insights-coverage1n4 = { $weekend } days

insights-coverage1n5 = Your recalls cover { $work } and { $rest } at the weekend.
insights-one-day = One day is not what is usual. Another recall tells more.
insights-gap-another-day = A day that is not next to the others would tell more.
insights-gap-weekday = A weekday would tell more.
insights-gap-weekend = A day at the weekend would tell more.
insights-impact = About { $energy } kcal: { $measure }
insights-impact2 = About { $energy } kcal on a day with it
insights-why = Why it is here
insights-days = On the one day you recalled
insights-days2 = one

# Variables:
#   $all (Number)
insights-days3 = On { $some } of { $all } recalled days

insights-servings = 1 usual amount on a day
insights-servings2 = { $amount } usual amounts on a day
insights-density = Rich: { $energy } kcal in 100 g
insights-dense = A lot in a little
insights-added-sugar = { $grams } g of added sugar on a day
insights-sweetened = Sweetened
insights-set-focus = Focus on this

# Variables:
#   $count (Number)
insights-more = { $count } more

insights-stale = A recall changed since you looked.
insights-refresh = Look again
insights-few-title = Two foods are enough
insights-few-text = Write down what you had on a day to see what is worth a trade.
insights-few-text2 = There is one so far. With one more you'll see what is worth a trade.
insights-nothing-title = Nothing to trade here
insights-nothing-text = In these recalls nothing stands out. You can choose any focus you like.

## Shopping

shopping-title = Shopping list
shopping-empty-title = Nothing on it yet
shopping-empty-text = The ingredients of your go-to swap show here, and what you add yourself.
shopping-own-line = Add a line
shopping-add = Add
shopping-remove = Remove
shopping-change = Change
shopping-line = Line
shopping-keep = Keep
shopping-leave = Leave as it was
shopping-removed = Removed.
shopping-share = Share
shopping-file = As a file
shopping-printed = Print

## SwapForm

swap-form-title-label = What you have instead
swap-form-title-problem = A name, please.
swap-form-line-label = What is good about it
swap-form-line-hint = One line, if you like.
swap-form-target = In place of
swap-form-part = What goes in
swap-form-part-hint = Look for a food, or keep your words.
swap-form-as-words = Add “{ $words }” as it is
swap-form-grams = { $name }, in grams
swap-form-grams-problem = A weight up to 10,000 g, please.
swap-form-remove = Remove
swap-form-save = Keep
swap-form-delete = Delete
swap-form-close = Close

## Swaps

swaps-title = Swaps
swaps-focus = Your focus
swaps-focus2 = This week: { $name }
swaps-of-seven = of 7
swaps-progress0 = No swap this week yet.
swaps-progress1 = 1 swap used this week.

# Variables:
#   $count (Number)
swaps-progress1n2 = { $count } swaps used this week.

swaps-band0 = First swap of the week?
swaps-band1 = You have begun.
swaps-band3 = It is becoming familiar.
swaps-band5 = Almost every day.
swaps-band5n2 = A full week of swaps.
swaps-go-to = Your go-to swap
swaps-used = Used it
swaps-use-once = Use once
swaps-make-go-to = Make it my go-to
swaps-no-go-to = No go-to just now. Pick one of these, if you like.
swaps-refuse = Not for me
swaps-take-back = For me after all
swaps-refused = Not for you
swaps-yours = Your own
swaps-edit = Change it
swaps-others = More swaps
swaps-more = More
swaps-parts = What goes in
swaps-less = About { $energy } kcal less
swaps-lighter = Lighter
swaps-less-sweet = Less added sugar
swaps-same-kind = Lighter, of the same kind.
swaps-on-list = On my shopping list
swaps-go-to-listed = What it takes is on your shopping list
swaps-make-focus = Focus on this
swaps-make-focus2 = Focus on { $name }
swaps-change = Another focus
swaps-none = No focus for now
swaps-stay = Keep this focus
swaps-choose-title = Choose your focus
swaps-choose-text = One food for this week. What you did with another one stays.
swaps-frequent = Often in your recalls
swaps-common = Often traded
swaps-search = Look for another food
swaps-found0 = Nothing found.
swaps-found1 = 1 food

# Variables:
#   $count (Number)
swaps-found1n2 = { $count } foods

swaps-current = Your focus now
swaps-own = A swap of my own
swaps-no-swaps = No swaps for this food yet. You can add your own.
swaps-loading = The swaps are on their way.
swaps-missing = The texts of the swaps could not be loaded. You can still use one.
swaps-again = Try again
swaps-why = Less than what you last had of it, or than its usual amount. From the national table of foods.
swaps-some-food = A food
swaps-some-swap = A swap
swaps-to-shopping = Shopping list
swaps-to-weeks = Food over time
swaps-to-insights = Food insights
swaps-stale-swaps = A recall changed since you looked. See what it says now.
swaps-said-focus = Your focus: { $name }
swaps-said-none = No focus for now.
swaps-said-used = Noted. { $count } this week.
swaps-said-go-to = Your go-to swap.
swaps-swapped = Swap: { $title }
swaps-share = Share
swaps-which-day = Which day?
swaps-which-swap = Which swap?
swaps-card = { $title } instead of { $food }
swaps-instead = instead of { $name }
swaps-delete = Delete
swaps-recall = What there was to eat
swaps-said-kept = Noted.
swaps-said-deleted = Deleted.

## Sync

sync-title = Sync status
sync-all-there = Everything is here and on the server, as of { $time }.
sync-all-here = Everything is saved here.
sync-waiting = { $count ->
    [one] Saved here. One change waits for the server.
   *[other] Saved here. { $count } changes wait for the server.
}
sync-fetching = Fetching what is new …

# Variables:
#   $part (Number)
#   $parts (Number)
sync-fetching2 = Fetching the journal: part { $part } of { $parts } …

sync-off = Sync is off. The journal is here, and nothing leaves.
sync-not-sent = { $count ->
    [one] One change is only here.
   *[other] { $count } changes are only here.
}
sync-signed-out = This device is signed out. Your journal is here; sign in to sync again.
sync-old-key = The server was put back to a key that you gave up. What you write waits here until you change the journal's key.
sync-trouble-unreachable = The server can't be reached now. It goes on by itself.
sync-trouble-full = The account has no room left. What you write stays safe here.
sync-trouble-outdated = The server needs a newer version of the app. Reload to get it.
sync-trouble-odd = The server answered in an unknown way. It is tried again by itself.
sync-on-switch = Sync this device
sync-on-detail = Off: the journal stays here and nothing is sent.
sync-copy-stays = The server keeps its copy for your other devices. Delete it too?
sync-remove-copy = Delete it with the account
sync-attention = Needs a look
sync-refused = { $count ->
    [one] One change is too large to send. It stays on this device.
   *[other] { $count } changes are too large to send. They stay on this device.
}
sync-unreadable = { $count ->
    [one] One change from another device can't be read here. It is kept as it came.
   *[other] { $count } changes from other devices can't be read here. They are kept as they came.
}
sync-differs = This journal was not quite the same as on your other devices. It is being read from the server once more; nothing of yours is taken away.
sync-withheld = The server did not show this device the same journal as your other devices: something is missing or in another place. What is here stays here. Save it as a file, and ask whoever runs the server.
sync-withheld-line = The server may have left out something of your other devices. What is here stays here.
sync-understood = Got it

## WhereKept

where-kept-where-kept = It stays on this device.
where-kept-where-kept2 = With the rest of your journal it goes to your account, sealed.
where-kept-where-kept3 = It stays on this device while sync is off.
where-kept-where-journal-is = The journal is in this browser on this device, and nowhere else.
where-kept-where-journal-is2 = The journal is in this browser on this device, and sealed in your account.
where-kept-where-journal-is3 = The journal is in this browser on this device. Sync is off: your account keeps, sealed, what it got before.

## TechniqueOffer

technique-offer-heading = What may help now
technique-offer-by-triggers = Sorted by what set it off.
technique-offer-trial = Something you have tried little so far.
technique-offer-helped = It helped the one time you tried it.
technique-offer-helped2 = Tried once so far.
technique-offer-helped3 = Helped you { $part } of { $all } times.
technique-offer-helped4 = Helped you every time: { $all } times.
technique-offer-tried = Tried { $all } times so far.
technique-offer-fell = It fell by { $mean }, noted once.
technique-offer-fell2 = It fell by { $mean } on average, noted { $number } times.
technique-offer-more = More techniques
technique-offer-fewer = Fewer
technique-offer-driving = Driving? Stop first, then look here.

# Variables:
#   $step (Number)
#   $count (Number)
technique-offer-step = Step { $step } of { $count }

technique-offer-next = Next
technique-offer-back = Back
technique-offer-end = Stop
technique-offer-after = How strong is it now?
technique-offer-skip = Skip
technique-offer-cards = Sun
technique-offer-cards2 = Leaf
technique-offer-cards3 = Wave
technique-offer-cards4 = Bird

# Variables:
#   $card (Number)
technique-offer-covered = Card { $card }, covered

# Variables:
#   $card (Number)
technique-offer-opened = Card { $card }: { $picture }

technique-offer-all-found = All found.
technique-offer-again = Once more

## TechniqueSteps

technique-steps-text-box-breathing =
    Follow the circle: in for 4, hold for 4.
    Out for 4, hold for 4.
    Four rounds are plenty.
technique-steps-text-long-breath =
    In through the nose for 4.
    Hold for 7.
    Out through the mouth for 8. Four rounds.
technique-steps-text-calm-breath =
    In for 4.
    Out for 6, slow and soft.
    Stay with it for two minutes.
technique-steps-text-five-breaths =
    Five slow breaths with the circle.
    Then wait two minutes more.
technique-steps-text-walk =
    Stand up and go: outside, the stairs, the hall.
    A pace at which you could talk.
    Turn back now.
    Slow down, and look again.
technique-steps-text-urge-surfing =
    Where in the body is the urge?
    Watch it grow, like a wave.
    You do nothing. You only watch.
    Notice how it changes.
technique-steps-text-four-ds =
    Wait ten minutes before you decide.
    Drink something, sip by sip.
    Do something else with your hands.
    Breathe in deeply, and slowly out.
technique-steps-text-grounding =
    things that you see
    things that you touch
    sounds that you hear
    smells around you
    taste in your mouth
technique-steps-text-cold-water =
    Go to a tap.
    Hold your wrists under cold water.
    Then splash some in your face.
technique-steps-text-water =
    Fill a large glass.
    Drink it slowly.
    Notice how cold it is.
technique-steps-text-hands-busy =
    Take a pen, a stone or a rubber band.
    Turn it. Fold it. Feel its edges.
technique-steps-text-chewing =
    Find gum, a carrot or a mint.
    Chew slowly.
    Taste until it changes.
technique-steps-text-pairs = Turn two cards. Find what is alike.
technique-steps-text-countdown =
    Start at 100.
    Take away 7. Then 7 again.
    Lost the thread? Begin at 100.
technique-steps-text-talking =
    Who would be glad to hear from you?
    Call, or send two lines.
    Say how it is.
technique-steps-text-own-reason =
    Read it once, slowly.
    Who or what do you see?
    Stay with that picture.
technique-steps-text-teeth =
    Go to the bathroom.
    Brush for two minutes.
    Notice the fresh taste.
technique-steps-text-treat =
    What else would do you good now?
    Music, fruit, a hot drink?
    Take it in peace.

## Technique

technique-name-box-breathing = Box breathing
technique-name-long-breath = Breathe 4-7-8
technique-name-calm-breath = Long breath out
technique-name-five-breaths = Five breaths
technique-name-walk = A five-minute walk
technique-name-urge-surfing = Ride the wave
technique-name-four-ds = Wait, drink, do, breathe
technique-name-grounding = Five senses
technique-name-cold-water = Cold water
technique-name-water = A glass of water
technique-name-hands-busy = Busy hands
technique-name-chewing = Something to chew
technique-name-pairs = Find the pairs
technique-name-countdown = Count down by seven
technique-name-talking = Talk to somebody
technique-name-own-reason = Read my why
technique-name-teeth = Brush my teeth
technique-name-treat = Another treat
technique-action-box-breathing = breathe four times in a box
technique-action-long-breath = breathe 4-7-8 four times
technique-action-calm-breath = breathe out longer than in
technique-action-five-breaths = take five slow breaths
technique-action-walk = walk for five minutes
technique-action-urge-surfing = watch the wave come and go
technique-action-four-ds = wait ten minutes and drink something
technique-action-grounding = name five things that I see
technique-action-cold-water = hold my wrists under cold water
technique-action-water = drink a glass of water
technique-action-hands-busy = keep my hands busy
technique-action-chewing = chew gum or a carrot
technique-action-pairs = play a round of pairs
technique-action-countdown = count down from 100 by seven
technique-action-talking = call or text somebody
technique-action-own-reason = read why I do this
technique-action-teeth = brush my teeth
technique-action-treat = give myself another treat

## Techniques

techniques-title = Techniques
techniques-lead = What you can do while a craving passes, and what it did for you.
techniques-own = Your own
techniques-own-lead = What helps you shows with the others when a craving comes.
techniques-name = Name
techniques-name-problem = A name of up to 60 characters.
techniques-steps = How to do it
techniques-steps-hint = One short line for each step. You can leave it empty.
techniques-add = Add it
techniques-added = Added.
techniques-remove = Delete
techniques-removed = Deleted.
techniques-all = All techniques
techniques-add-own = Add your own
techniques-tried = What you tried
techniques-not-tried = Not tried yet: { $count }
techniques-best = Helps you most: { $name }
techniques-helped = { $helped } of { $tried }
techniques-helped-you = How often it helped, and how far the craving fell.
techniques-fell = fell by { $mean } on average
techniques-close = Close
techniques-untried = Not tried yet.
techniques-sources = What supports them
techniques-practice = The others are what people pass on. Nobody knows if they work.

## Thoughts

thoughts-title = Thoughts
thoughts-lead = A thought is not an order. Write it down and look at it.
thoughts-write = Write down a thought
thoughts-empty-title = Nothing here yet
thoughts-empty-text = What you write shows here, for you alone.
thoughts-list = Your thoughts
thoughts-untitled = A thought
thoughts-sheet = A thought
thoughts-part-situation = What was going on?
thoughts-part-thought = What went through your mind?
thoughts-part-evidence-for = What speaks for it?
thoughts-part-evidence-against = What speaks against it?
thoughts-part-reframe = How else could you put it?
thoughts-hint-situation = Where, when, with whom.
thoughts-hint-thought = Word for word, such as “just this one”.
thoughts-hint-evidence-for = What a camera would have seen.
thoughts-hint-reframe = As you would say it to a friend.
thoughts-nature = Is it a fact or a feeling?
thoughts-fact = A fact
thoughts-feeling = A feeling
thoughts-before = How strong was it before?
thoughts-after = And how strong is it now?
thoughts-low = light
thoughts-high = very strong

# Variables:
#   $before (Number)
#   $after (Number)
thoughts-fell = { $before }, then { $after } of 10

thoughts-save = Keep
thoughts-empty = One line is enough. Everything else may stay empty.
thoughts-kept = Kept.
thoughts-changed = Changed.
thoughts-delete = Delete
thoughts-deleted = Deleted.
thoughts-close = Close
thoughts-hide = Show the thought diary
thoughts-hide-detail = Off: it is hidden everywhere. What you wrote is kept.
thoughts-hidden = The thought diary is hidden. You can show it again in the settings.

## Tip

tip-all = Five minutes of walking often take the edge off a craving.
tip-all2 = Write it as if and then: if it is coffee, then I hold the cup with both hands.
tip-all3 = Fill a glass of water and drink it slowly before you decide.
tip-all4 = Keep it one room further away than usual today.
tip-all5 = Breathe out longer than in, four times.
tip-all6 = Notice the urge as a wave: where in the body is it, and how does it change?
tip-all7 = Tell one person how today is going.
tip-all8 = One missed day changes little: a habit grows from the many other days.
tip-all9 = Stand tall and take ten slow breaths at an open window.
tip-all10 = Put what one day cost into a jar tonight, and let it grow.
tip-all11 = Send somebody at home one line about how today is going.
tip-all12 = Take the stairs once today and notice your breath.
tip-all13 = Look in the mirror in the morning light and notice one good thing.
tip-all14 = Wash a jacket today and enjoy how it smells tomorrow.
tip-all15 = Leave the house once today without taking it along.
tip-all16 = Think of someone who looks up to you: what would you like them to see?

## Today

today-title = Today
today-greeting5 = Good morning
today-greeting12 = Good afternoon
today-greeting17 = Good evening
today-greeting17n2 = Hello, night owl
today-of = of { $target }
today-units-today = { $unit } today
today-reached = That is today's number
today-last = last { $ago }
today-just-now = last just now
today-none-yet = nothing yet today
today-until-stop = until you stop
today-since-stop = free
today-since-last = since the last one
today-free-in-all = free in all
today-free = { $time } free
today-this-run = This run: { $time }
today-best-run = Best run: { $time }

# Variables:
#   $count (Number)
today-time-units = { $count ->
    [one] day
   *[other] days
}

today-time-sentence = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
today-time-sentence2 = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
today-time-sentence3 = { $days }, { $hour } and { $minute } { $label }
today-more-ways = More ways to note
today-undo-last = Take back the last one
today-earlier = Something earlier today
today-left-of = left of { $target }
today-over = above today's { $target }
today-total = Enter today's total
today-total-title = Total for { $day }
today-total-label = How many { $unit }?
today-total-hint = It replaces what was counted one by one.
today-total-problem = A number from 0 to 100,000, please.
today-save = Save
today-close = Close
today-noted = Noted: { $amount }.
today-noted-none = Noted: none.
today-undo = Undo
today-craving = I'm having a craving
today-entries = Noted today
today-more-cards = { $count } more for today
today-done = Done today · { $count }

# Variables:
#   $count (Number)
today-passed = { $count ->
    [one] 1 craving passed today
   *[other] { $count } cravings passed today
}

today-saved = saved in all
today-not-used = { $unit } not used
today-all-entries = All of today
today-reading = To read
today-yesterday = Yesterday
today-yesterday-question = { $tracker }: nothing is noted for yesterday.
today-none = None
today-add = Add
today-later = Later
today-slip = It goes on from here
today-slip-body = { $tracker }: it is noted. All your free time and every day so far still count. You can go on as planned, or give the plan a little more room.
today-go-on = Continue
today-adjust = Adjust the plan
today-prepare = Before the day
today-install-title = Keep it at hand
today-install-body = On the home screen it opens like any app, also without a network.
today-install = Install
today-backup = Save a backup file
today-put-away = Dismiss
today-insight = The last 7 days

# Variables:
#   $count (Number)
today-insight-passed = { $passed } of { $all } cravings passed.

today-insight-trigger = { $trigger } came up in { $count } of { $all } cravings.

# Variables:
#   $days (Number)
today-insight-mean = { $now } a day on { $days } noted days. The week before it was { $before }.

today-tip = One idea
today-source = Source: { $name }
today-empty-title = What would you like to change?
today-empty-body = Your count for today and the button for a hard moment will show here.
today-empty-action = Set up a plan
today-plain = Count

## Preset

preset-name-mood = Mood
preset-name-feelings = Feelings
preset-name-gratitude = Gratitude
preset-name-water = Drink water
preset-name-energy = Energy
preset-name-meditation = Minutes of meditation
preset-name-workout = Minutes of exercise
preset-name-stretching = Stretching
preset-name-reading = Reading
preset-name-journaling = Journaling
preset-name-walking = A walk
preset-name-doomscrolling = Doomscrolling
preset-name-snacking = Snacking
preset-name-procrastination = Putting things off
preset-name-rumination = Brooding
preset-name-phone-in-conversations = Phone in conversations
preset-name-nail-biting = Nail biting
preset-feeling-love = love
preset-feeling-joy = joy
preset-feeling-gratitude = gratitude
preset-feeling-connection = connection
preset-feeling-fear = fear
preset-feeling-anger = anger
preset-feeling-sadness = sadness
preset-feeling-disappointment = disappointment

## TrackerEntry

tracker-entry-amount = How many
tracker-entry-level = Which level?
tracker-entry-words = How do you feel?
tracker-entry-gratitude = What are you grateful for?
tracker-entry-note = Note
tracker-entry-date = Counts for this day
tracker-entry-time = Time
tracker-entry-time-hint = Leave empty if only the day is known.
tracker-entry-around = What was going on
tracker-entry-triggers = What set it off?
tracker-entry-own-trigger = Something else
tracker-entry-place = Where?
tracker-entry-own-place = Another place
tracker-entry-keep = Save
tracker-entry-delete = Delete
tracker-entry-close = Close
tracker-entry-problem-date = A date from 1900 on.
tracker-entry-problem-time = A time, such as 21:30.
tracker-entry-problem-future = This is still to come. Pick a time up to now.
tracker-entry-problem-amount = A number above zero and up to 100,000.
tracker-entry-problem-level = Pick a level.
tracker-entry-problem-words = Pick a word or more.
tracker-entry-problem-note = A text of up to 500 characters.

## TrackerForm

tracker-form-pick-title = New tracker
tracker-form-new-title = New tracker
tracker-form-change-title = Edit tracker
tracker-form-close = Close
tracker-form-keep = Save
tracker-form-own-one = Something of my own
tracker-form-name = Name
tracker-form-side = What is it?
tracker-form-name-good = Does me good
tracker-form-name-saboteur = Gets in my way
tracker-form-detail-good = What you want more of.
tracker-form-detail-saboteur = Noticing comes first. You can leave it out later.
tracker-form-mode = How do you log it?
tracker-form-name-counter = Count
tracker-form-name-yes-no = Done today
tracker-form-name-levels = Levels
tracker-form-name-awareness = Notice it
tracker-form-name-avoidance = Leave it out
tracker-form-name-feelings = Words
tracker-form-name-gratitude = A text
tracker-form-detail-counter = +1 and −1, with a goal or without
tracker-form-detail-yes-no = once a day
tracker-form-detail-levels = 2 to 5, the latest one counts
tracker-form-detail-awareness = each tap is one noticed moment
tracker-form-detail-avoidance = days without it
tracker-form-detail-feelings = pick how you feel
tracker-form-detail-gratitude = write what was good
tracker-form-mode-changes = From today it is logged anew, and the count begins at nothing. What was under “{ $before }” stays in the history.
tracker-form-with-levels = With levels
tracker-form-with-levels-detail = Any level counts as noticed.
tracker-form-levels = Levels
tracker-form-add-level = One more level
tracker-form-remove-level = Remove
tracker-form-level-icon = Picture { $number }
tracker-form-level-name = Level { $number }
tracker-form-level-effect = Level { $number } in a streak
tracker-form-name-success = goes on
tracker-form-name-needs-grace = takes a grace day
tracker-form-name-breaks = begins anew
tracker-form-goal = Goal a day
tracker-form-goal-hint = 0 or empty: no goal.
tracker-form-when = When
tracker-form-schedule = How often
tracker-form-name-daily = Every day
tracker-form-name-weekdays = Weekdays
tracker-form-name-per-week = Times a week
tracker-form-name-interval = Every few days
tracker-form-weekdays = On these days
tracker-form-times = Times a week, 1 to 6
tracker-form-interval = Every … days, 2 to 365
tracker-form-day-start = Its day begins at
tracker-form-day-start-usual = same as everywhere
tracker-form-day-start-hint = What you log before then belongs to the day before. Earlier entries stay where they are.
tracker-form-look = Look and place
tracker-form-icon = Picture
tracker-form-group = Group
tracker-form-group-hint = Such as “Morning”.
tracker-form-known-groups = Your groups
tracker-form-in-calendar = Show on the day's page
tracker-form-calendar-is-full = Two trackers are on the page of a day already. Take one off first.
tracker-form-streak = Streak
tracker-form-heals = Grace days
tracker-form-heals-detail = An earned day makes up for a missed one.
tracker-form-earn-every = Earned every … days, 1 to 30
tracker-form-most-on-hand = At most on hand, 1 to 10
tracker-form-hides-streak = Hide the streak
tracker-form-problem-name = It needs a name.
tracker-form-problem-levels = Each level needs a name, and at least one lets a streak go on.
tracker-form-problem-goal = A goal from 0 to 100.
tracker-form-problem-weekdays = Pick a day or more.
tracker-form-problem-times = A number from 1 to 6 a week.
tracker-form-problem-interval = A number from 2 to 365.
tracker-form-problem-earn-every = Grace days: earned every 1 to 30 days.
tracker-form-problem-most-on-hand = Grace days: 1 to 10 on hand.
tracker-form-problem-remind-at = A time, such as 21:30.

## TrackerInsight

tracker-insight-title = What the last four weeks say
tracker-insight-too-little = { $count ->
    [one] One more moment, and a pattern may show.
   *[other] { $more } more moments, and a pattern may show.
}
tracker-insight-times = Risk times
tracker-insight-hours = Hours
tracker-insight-moments = Moments
tracker-insight-as-table = Show as a table
tracker-insight-and = {" "}and{" "}
tracker-insight-mostly = Mostly at { $hours }.
tracker-insight-spread = Spread over the whole day.
tracker-insight-triggers = What set it off: { $names }.
tracker-insight-places = Where: { $names }.
tracker-insight-weeks = Week by week
tracker-insight-week-column = Week
tracker-insight-week0 = last 7 days
tracker-insight-week1 = the week before

# Variables:
#   $ago (Number)
tracker-insight-week1n2 = { $ago } weeks before

tracker-insight-trend = { $last } a week, as four weeks ago.
tracker-insight-trend2 = Fewer: { $last } in the last 7 days, { $first } four weeks ago.
tracker-insight-trend3 = More: { $last } in the last 7 days, { $first } four weeks ago.

## Trackers

trackers-title = Trackers
trackers-unknown = That tracker is not here any more. These are.
trackers-all = All trackers
trackers-empty-title = Nothing here yet
trackers-empty-text = What would you like more of, or want to understand better? One tap each is enough.
trackers-something-else = Something else
trackers-something-else-detail = My own trackers
trackers-new = New tracker
trackers-one = Tracker
trackers-order = Change the order
trackers-order-done = Done
trackers-order-hint = Drag a row, or use the buttons. Today follows this order.
trackers-moved = Moved.
trackers-up = Up
trackers-down = Down
trackers-no-group = Without a group
trackers-hidden = Hidden
trackers-hidden-text = Their entries are all kept.
trackers-put-away = Hidden. Its entries are all kept.
trackers-bring-back = Bring back
trackers-hide = Hide
trackers-delete = Delete …
trackers-edit = Edit
trackers-close = Close
trackers-made = Added.
trackers-kept = Changed.
trackers-delete-title = Delete { $name }?
trackers-delete-text = { $count ->
    [one] Its one entry goes along.
   *[other] Its { $count2 } entries go along.
}
trackers-delete-instead = Hiding keeps everything. Right after deleting you can undo it.
trackers-delete-for-good = Delete
trackers-deleted = Deleted: { $name }.
trackers-noted = Noted: { $name }, { $value }.
trackers-taken-back = Taken back.
trackers-details = Add details
trackers-done = Done
trackers-take-back = Take it back
trackers-noticed = Noticed
trackers-happened = It happened
trackers-only-note = A note
trackers-slip-noted = A slip, noted
trackers-none-today = None so far
trackers-choose-words = Choose words
trackers-write = Write
trackers-noticed-times = { $number }× noticed
trackers-today = Today
trackers-yesterday = Yesterday
trackers-add-other = For another day
trackers-history = History
trackers-manage = This tracker
trackers-nothing-yet = Nothing in these days.
trackers-show-all = Show everything
trackers-whole-day = the whole day
trackers-mode-changed = From here on logged in another way
trackers-until = Before: { $mode }
trackers-entry-kept = Saved.
trackers-entry-deleted = Deleted.

## Welcome

welcome-titles-what = What would you like to change?
welcome-titles-amount = How much is it now?
welcome-titles-last = When was the last time?
welcome-titles-why = What is it for?
welcome-titles-way = How would you like to do it?
welcome-titles-drinking = Is stopping safe for you?
welcome-titles-day = From which day?
welcome-titles-plan = Your plan

# Variables:
#   $step (Number)
#   $count (Number)
welcome-step = Step { $step } of { $count }

welcome-next = Next
welcome-skip = Skip
welcome-skip-all = Skip everything
welcome-finish = Start
welcome-substance-label = One or several
welcome-per-day-vape = Puffs a day, about
welcome-per-day-cigarettes = Cigarettes a day, about
welcome-per-day-alcohol = Drinks a day, on average over a usual week
welcome-per-day-hint = A guess is fine. You can change it later.
welcome-just-now = Just now
welcome-other-day = Another day
welcome-other-day-hint = Without a time, noon of that day counts.
welcome-other-time = Time
welcome-own-reason = In your own words
welcome-method-label = One of these. You can change it any day.
welcome-method-stop = Stop on a day
welcome-method-reduce = Less, step by step
welcome-method-notice = Only count for now
welcome-method-detail-stop = A date, a countdown, then free time that counts up.
welcome-method-detail-reduce = A number for each week that gets smaller until it is zero.
welcome-method-detail-notice = No number to keep. Seeing it is the first step.
welcome-evidence = In one trial with people who smoked, 22 of 100 who stopped at once were free after six months, and 16 of 100 who cut down over two weeks (Lindson-Hawley 2016). Your own way counts most.
welcome-drinking-first = Stopping drinking at once is not safe for everybody. These answers help; each can be skipped.
welcome-yes = Yes
welcome-no = No
welcome-stop-day = The day
welcome-stop-day-hint = Today, up to 14 days ahead, or the day you already stopped.
welcome-today = Today
welcome-tomorrow = Tomorrow
welcome-in-aWeek = In a week
welcome-reduce-days = In how many days?
welcome-reduce-days-hint = 14 to 365

# Variables:
#   $days (Number)
welcome-days-chip = { $days } days

welcome-preview-nothing = No plan yet: Today counts with you, and Plan is there when you want one.
welcome-preview-plan = The way
welcome-edit-later = Everything here can be changed under Plan.
welcome-used-since = { $name }: your last time was on { $date }, after your stop day.
welcome-stop-at-last-use = Count from { $date }
welcome-last-was-slip = I stopped back then; the last time was a slip

# Variables:
#   $most (Number)
welcome-problem-per-day = A number from 1 to { $most }, please.
welcome-problem-date = A date such as 29 March 2026, please.
welcome-problem-time = A time such as 21:30, please.

# Variables:
#   $days (Number)
welcome-problem-too-late = A day within { $days } days works best. Pick an earlier one.
welcome-problem-used-since = You used after that day. Which one do you mean?
welcome-problem-long-ago = That is very long ago. Pick a later day.
welcome-problem-reduce-days = A number of days from 14 to 365, please.
welcome-problem-in-future = That is still to come. Pick a time before now.

## Why

why-heading = See it, hear it
why-lead = A photo or your own voice says it faster than words. Both are sealed like your journal.
why-photo = Add a photo
why-record = Record your voice
why-stop = Stop and keep
why-photo-label = Your photo of why
why-voice-label = Your voice note on why
why-missing = This one is not on this device.
why-remove = Remove
why-kept = Kept.
why-removed = Removed.
why-recording = Recording. It ends by itself after a minute.
why-problem-denied = The browser did not give access to the microphone. You can allow it in the settings of this page.
why-problem-unsupported = This browser cannot record sound.
why-problem-unreadable = That could not be read. Another file may work.
why-problem-too-large = That is too large to keep, even made small.
why-problem-full = There are 50 already, or the disk is full. Remove one to make room.
why-problem-unknown = That did not work. Nothing was kept.

## WithdrawalDay

withdrawal-day-first1 = The first day without it. Restlessness and impatience may show up. A walk of five minutes often eases the wish.
withdrawal-day-first2 = Anger can come faster than usual today. It belongs to this time and goes again. Tell one person that you may be short with them.
withdrawal-day-first3 = Many feel these days the most. Without smoke, coffee lasts longer in the body: try a smaller cup and see how you feel.
withdrawal-day-first4 = Sleep may be light or broken. Keep the evening slow and the bedroom dark. Tired days are part of this week.
withdrawal-day-first5 = It can be hard to think straight. Do one thing at a time and write it down. A short walk can clear the wish for a while.
withdrawal-day-first6 = Low mood visits many people in the first week. Plan one small thing that you like, at a fixed time today.
withdrawal-day-first6n2 = The end of week 1. This is the week in which the symptoms are usually strongest. Look at what helped, and keep it near.
withdrawal-day-second8 = Week 2 begins. For many the steep part is over and the rest goes down more slowly. A hard hour can still come.
withdrawal-day-second9 = Restlessness may sit in the hands. Give them something: a pen, a stone, dough. A few minutes of brisk walking help, too.
withdrawal-day-second10 = If you feel jittery, look at your coffee: caffeine can build up in the first three weeks. Less of it is worth a try.
withdrawal-day-second11 = Impatience is one of the seven known signs. Leave ten minutes early today, so that a queue is only a queue.
withdrawal-day-second12 = Waking at night is common in these weeks. If you lie awake, get up, drink some water, and go back when you are sleepy.
withdrawal-day-second13 = Two uneven weeks are normal: good days and odd ones take turns. Count the good ones today.
withdrawal-day-second13n2 = Two weeks. For some the symptoms end about now; for others they take until week 4. Both are usual.
withdrawal-day-third15 = Week 3 begins. What is left mostly fades slowly. When a wish comes, stand up and walk to the next corner and back.
withdrawal-day-third16 = Worry can linger without a reason. Name it in one sentence on paper. Then decide when you will look at it again.
withdrawal-day-third17 = Still more awake than you like at night? Move the last coffee to noon and see what three evenings bring.
withdrawal-day-third18 = A moment may catch you off guard: a smell, a song, a balcony. Say what it is, breathe out, and let it pass by.
withdrawal-day-third19 = Concentration comes back in pieces. Work in short stretches with a break of your own making between them.
withdrawal-day-third20 = Someone may ask how it goes. Have one honest sentence ready. You owe nobody more than that.
withdrawal-day-third20n2 = Three weeks. In studies most symptoms had dropped a good way by now. Compare your own line with week 1.
withdrawal-day-fourth22 = Week 4 begins. A wish now is often tied to a place or an hour. Walk through that hour today instead of sitting.
withdrawal-day-fourth23 = If the mood is low today, see people or daylight, even for a short while. If it stays low, the page on help is one tap away.
withdrawal-day-fourth24 = Old habits like an anniversary: a Friday, a party, a pay day. Decide now what you will hold in your hand.
withdrawal-day-fourth25 = Anger that was new in week 1 is rarer for most by now. If someone got the worst of it, a kind word is not late.
withdrawal-day-fourth26 = Look at the evenings: are they calmer than in the first week? Keep the one thing that made them so.
withdrawal-day-fourth27 = Almost four weeks. In a study of people who stopped on their own, most symptoms were back to where they began by day 30.
withdrawal-day-fourth27n2 = Four weeks. For most people withdrawal is over about now; hunger may stay longer. Anything that is still strong deserves a talk with somebody who knows.

## Withdrawal

withdrawal-title = The first weeks
withdrawal-no-clock = The days count once you stop smoking or vaping.
withdrawal-and = {" "}and{" "}

# Variables:
#   $number (Number)
withdrawal-day = Day { $number } since the last time

# Variables:
#   $count (Number)
withdrawal-of-days = of { $count } days

withdrawal-after = Four weeks and more. For most people withdrawal is over by now.
withdrawal-vaping = Most studies are about smoking. After vaping the same signs were seen, somewhat milder.
withdrawal-after-vaping = After vaping
withdrawal-check = How is it today?
withdrawal-check-lead = Answer what you like. It is for your own look back, and nobody rates it.
withdrawal-symptom-anger = Anger
withdrawal-symptom-anxiety = Anxiety
withdrawal-symptom-low-mood = Low mood
withdrawal-symptom-concentration = Trouble concentrating
withdrawal-symptom-impatience = Impatience
withdrawal-symptom-sleep = Poor sleep
withdrawal-symptom-restlessness = Restlessness
withdrawal-strength-none = not at all
withdrawal-strength-slight = slight
withdrawal-strength-moderate = moderate
withdrawal-strength-strong = strong
withdrawal-strength-very-strong = very strong
withdrawal-hopeless = I can't go on
withdrawal-hopeless-detail = Then someone to talk to comes first.
withdrawal-advice-emergency = This can be dangerous after stopping alcohol. Call the emergency number now.
withdrawal-advice-talk-now = You don't have to be alone with this. Talk to somebody now.
withdrawal-advice-low-mood-long = Low mood has been strong for two weeks or more. Withdrawal alone rarely lasts so strongly: please talk to a doctor or a help line.
withdrawal-advice-strong-late = Strong signs after four weeks are worth a talk with a doctor or a help line.
withdrawal-advice-much-at-once = That is a lot at once. You don't have to get through it alone: a doctor or a help line can make it easier.
withdrawal-advice-usual = This is usual in these weeks.
withdrawal-to-help = Help numbers
withdrawal-alcohol-title = Stopping alcohol is different
withdrawal-alcohol-text = Who drank a lot every day is safer with a doctor before stopping. Any of these signs is an emergency.
withdrawal-alcohol-signs = Do you have one of these?
withdrawal-sign-shaking = Shaking
withdrawal-sign-confusion = Confusion
withdrawal-sign-seizure = A seizure
withdrawal-sign-hallucination = Seeing or hearing what is not there
withdrawal-phases = What is usual
withdrawal-peak = Week 1
withdrawal-peak-detail = Signs are strongest here.
withdrawal-easing = Weeks 2 to 4
withdrawal-easing-detail = Signs fade; some are done early, some take longer.
withdrawal-over = After four weeks
withdrawal-over-detail = Mostly over. What is still strong deserves a talk.
withdrawal-chart = Your own line

# Variables:
#   $answered (Number)
withdrawal-chart-sentence = The mean of your answers on { $answered } days, from 0 (not at all) to 4.

withdrawal-usual-peak = strongest week
withdrawal-usual-easing = fading
withdrawal-usual-after = mostly over
withdrawal-day-column = Day
withdrawal-mean-column = Your mean
withdrawal-usual-column = Usual
withdrawal-as-table = Show as a table
withdrawal-card-title = What to expect today
withdrawal-to-check = How is it today?
withdrawal-put-away = Put away for today
