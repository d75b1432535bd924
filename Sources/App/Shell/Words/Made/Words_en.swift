// swift-format-ignore-file
// Made by `make words` out of Words/en.ftl; change that.
#if !hasFeature(Embedded)

extension WordList {
  static let en = #"""
redstart-words 1 en ltr 1
I have an account
Next
Back
Save as a file
Done
Close
Calendar
Today
Noted.
Undo
Craving
A few minutes
Noted
A hard moment?
One tap notes it and waits with you.
I'm having a craving
Box breathing: in for 4, hold for 4, out for 4, hold for 4.
left
The time is over. How is it now?
Skip the breathing
What helps now
A few questions
It passed
I used
Longer
Leave it open
light
very strong
Something else
What for?
My why
It passed.
That is the first one.
have passed so far.
What you have done so far stays. It goes on from here.
Look at it for a minute
Write down the thought
Make an if-then plan
Step {a of {b
Skip
Source
A drink with its size
Another day
Coach
Help
People who listen and know their way. It works without a network.
Country
Not chosen
In danger
Someone to talk to now
Stopping smoking or vaping
Alcohol and drugs
Call {a · {b
emergency number
Text {a
Text {a to {b
Free
Costs what other calls cost
Hours change; the line says them
They call back
In Spanish
In Chinese
For teenagers and young adults
These numbers were last checked in {a, more than half a year ago. If one of them no longer works, findahelpline.com has current ones.
Note that I was here
In danger, call the emergency number where you are. In the European Union it is 112.
For someone to talk to, findahelpline.com lists numbers by country.
No confirmed number for stopping is listed here for this country. A doctor or a pharmacy can help, too.
Numbers last checked: {a. Numbers that were not confirmed are left out.
Nothing here yet
the whole day as one number
the day's number counts instead
Time
then {a
Open
Save
In your own words
Yes
Mood
AR Argentina{/AU Australia{/AT Austria{/BE Belgium{/BR Brazil{/BG Bulgaria{/CA Canada{/CL Chile{/CN China{/CO Colombia{/HR Croatia{/CY Cyprus{/CZ Czechia{/DK Denmark{/EE Estonia{/FI Finland{/FR France{/DE Germany{/GR Greece{/HK Hong Kong{/HU Hungary{/IS Iceland{/IN India{/ID Indonesia{/IE Ireland{/IL Israel{/IT Italy{/JP Japan{/LV Latvia{/LI Liechtenstein{/LT Lithuania{/LU Luxembourg{/MY Malaysia{/MT Malta{/MX Mexico{/NL Netherlands{/NZ New Zealand{/NG Nigeria{/NO Norway{/PE Peru{/PH Philippines{/PL Poland{/PT Portugal{/RO Romania{/SG Singapore{/SK Slovakia{/SI Slovenia{/ZA South Africa{/KR South Korea{/ES Spain{/SE Sweden{/CH Switzerland{/TH Thailand{/TR Türkiye{/UA Ukraine{/GB United Kingdom{/US United States{/VN Vietnam
Monday
Tuesday
Wednesday
Thursday
Friday
Saturday
Sunday
January
February
March
April
May
June
July
August
September
October
November
December
Dec
{a, {b {c {d
{a ago
{?1 day{|{b days
.
,
Health
Money
Family
Fitness
Looks
Smell
Freedom
Being an example
{?puff{|puffs
{?cigarette{|cigarettes
{?drink{|drinks
Vaping
Smoking
Drinking
Terms
Not medical advice
Privacy
Stop
Milestones
What is reached stays reached.
A milestone
Nice
First craving noted
First craving passed
A quiet companion for changing a habit.
No adverts, and it works without a network or an account. Nothing leaves this device unless you choose it.
Backup, account, language, legal
Begin
Look around first
Opens a made-up journal. One tap removes it again.
I have a backup file
Language
Stop on a day
Less, step by step
Plan
Box breathing
Breathe in
Hold
Breathe out
Stretching
Practice
{?1 minute{|{a minutes
No
Places
Progress
Settings
Skip to the content
Taken back.
Try again
Not saved: this device has no room left. Make some room, then try again.
A new version is ready.
Use it now
Add to it
Questionnaires
See what sets it off
What came before a craving, summed up.
What you reach stays reached.
Goes well with “{a”.
Tell one person.
Plan the first morning: what comes first after getting up?
Think of your hardest hour and what you do in it instead.
Have something ready for hands and mouth: water, gum, a pen.
Put away cigarettes, lighters and ashtrays.
Clear the house of drinks.
Put away what you use, and the spare one.
 and 
{a days
 or more
Never
Once a month or less
Two to four times a month
Two or three times a week
Four times a week or more
Less than once a month
Once a month
Once a week
Daily or almost daily
How often do you have a drink with alcohol?
How many drinks is it on a day when you drink?
How often is it six drinks or more on one occasion?
of {a
Pulse and blood pressure
Heart rate
Noted: {a.
Pausing from drinking made me shake, sweat, confused or have a seizure
Call {a at once
 if somebody who pauses from drinking is confused, has a seizure, shakes with fever, or sees or hears what is not there.
Not at once, and not alone
After drinking much or every day, stopping at once or cutting down very fast can be dangerous: shaking, confusion or a seizure can follow within days.
A doctor or an alcohol service can make a stop safe, often within days. Until then, do not stop abruptly by yourself.
Feelings
Gratitude
Trade a food
One food at a time, for something you like as well.
What may help now
More techniques
How strong is it now?
Follow the circle: in for 4, hold for 4.{/Out for 4, hold for 4.{/Four rounds are plenty.
Stand up and go: outside, the stairs, the hall.{/A pace at which you could talk.{/Turn back now.{/Slow down, and look again.
Where in the body is the urge?{/Watch it grow, like a wave.{/You do nothing. You only watch.{/Notice how it changes.
Wait ten minutes before you decide.{/Drink something, sip by sip.{/Do something else with your hands.{/Breathe in deeply, and slowly out.
Who would be glad to hear from you?{/Call, or send two lines.{/Say how it is.
Read it once, slowly.{/Who or what do you see?{/Stay with that picture.
Long breath out
A five-minute walk
Ride the wave
Wait, drink, do, breathe
A glass of water
Talk to somebody
Read my why
Brush my teeth
Five minutes of walking often take the edge off a craving.
Write it as if and then: if it is coffee, then I hold the cup with both hands.
Fill a glass of water and drink it slowly before you decide.
Keep it one room further away than usual today.
Breathe out longer than in, four times.
Notice the urge as a wave: where in the body is it, and how does it change?
Tell one person how today is going.
One missed day changes little: a habit grows from the many other days.
Stand tall and take ten slow breaths at an open window.
Put what one day cost into a jar tonight, and let it grow.
Send somebody at home one line about how today is going.
Take the stairs once today and notice your breath.
Look in the mirror in the morning light and notice one good thing.
Wash a jacket today and enjoy how it smells tomorrow.
Leave the house once today without taking it along.
Think of someone who looks up to you: what would you like them to see?
Good morning
Good afternoon
Good evening
Hello, night owl
{a today
last {a
last just now
nothing yet today
until you stop
free
free in all
{a free
This run: {a
Best run: {a
{?day{|days
{?1 hour{|{a hours
{a, {b and {c {d
More ways to note
Take back the last one
Something earlier today
left of {a
Enter today's total
Total for {a
How many {a?
It replaces what was counted one by one.
A number from 0 to 100,000, please.
Noted today
{a more for today
{?1 craving passed today{|{a cravings passed today
All of today
It goes on from here
{a: it is noted. All your free time and every day so far still count. You can go on as planned, or give the plan a little more room.
Continue
Adjust the plan
Before the day
Dismiss
The last 7 days
{a of {b cravings passed.
One idea
Source: {a
What would you like to change?
Your count for today and the button for a hard moment will show here.
Set up a plan
Drink water
Energy
Minutes of meditation
Minutes of exercise
Reading
Journaling
A walk
Doomscrolling
Snacking
Putting things off
Brooding
Phone in conversations
Nail biting
New tracker
Something of my own
Does me good
Gets in my way
What you want more of.
Noticing comes first. You can leave it out later.
Trackers
What would you like more of, or want to understand better? One tap each is enough.
My own trackers
How much is it now?
When was the last time?
What is it for?
How would you like to do it?
Is stopping safe for you?
From which day?
Your plan
Skip everything
Start
One or several
Puffs a day, about
Cigarettes a day, about
Drinks a day, on average over a usual week
A guess is fine. You can change it later.
Just now
Without a time, noon of that day counts.
One of these. You can change it any day.
Only count for now
A date, a countdown, then free time that counts up.
A number for each week that gets smaller until it is zero.
No number to keep. Seeing it is the first step.
In one trial with people who smoked, 22 of 100 who stopped at once were free after six months, and 16 of 100 who cut down over two weeks (Lindson-Hawley 2016). Your own way counts most.
Stopping drinking at once is not safe for everybody. These answers help; each can be skipped.
The day
Today, up to 14 days ahead, or the day you already stopped.
Tomorrow
In a week
In how many days?
14 to 365
No plan yet: Today counts with you, and Plan is there when you want one.
The way
Everything here can be changed under Plan.
A number from 1 to {a, please.
A date such as 29 March 2026, please.
A time such as 21:30, please.
A number of days from 14 to 365, please.
That is still to come. Pick a time before now.
The first day without it. Restlessness and impatience may show up. A walk of five minutes often eases the wish.
Day {a since the last time
How is it today?
What to expect today
Put away for today
The account was deleted
The account {a was deleted from another device. Your journal is here.
What about the journal on this device? It stays until you say so.
{?1 change never reached the server and is only here. {|{a changes never reached the server and are only here. 
Keep it without an account
It is saved as a file first.
Check that the file is where you keep your files. Then the journal can be removed from here.
I have the file: remove the journal
You can still undo this: sign in by {a to keep the account.
The journal stays here, without an account.
The account was deleted. Your journal is here; decide what happens to it.
An address looks like name@example.org.
This address can't be used. Try another one.
These are other letters than the code's. Look at the sheet once more.
That is neither the password nor the recovery code. Check it again.
That is not the account's password. Check it again.
Address and password don't belong together. Look at both once more.
The server can't be reached. Everything else works; try this again later.
This server needs an invitation. Ask whoever runs it for a code, or a new one.
That gave no passkey which this server takes. Try again, or use the password.
This link was already used or has expired. Ask for a new one.
Open the link in the mail and sign in there first. It may have landed in your spam folder.
This address already has an account. The recovery code you just saw opens nothing: throw it away and sign in here.
The server sent an answer this version doesn't understand. Try again later.
This server sends no mail, so it can't set a new password. A device that is signed in keeps working, and can save the journal as a file.
{?Many tries in a row. Try again in a minute.{|Many tries in a row. Try again in {a minutes.
Use 15 characters or more.
Use 256 characters or fewer.
Letters in a row or again and again are tried first. Use words that are yours.
It is mostly your address. Add more words.
It has little besides words that are tried first. Add more words.
The link worked. Now sign in here.
The new password holds. Your other devices sign in again.
If this address has an account, a mail is on its way. Its link works for ten minutes. If none comes, try again in an hour.
The new password holds. Sign in with it.
Your account is ready. What you write goes to it, sealed.
Nothing has changed. The recovery code you just saw opens nothing: throw it away.
The server was asked to send the mail again. If none comes, try again in an hour: one address gets five an hour at most.
You are signed out here. The server couldn't be reached: remove this device from the account's list on another one.
All your devices are signed out.
You are signed out here.
The account goes. The journal on this device stays.
A mail is on its way to the new address. Open its link to make the change. If none comes, try again in an hour.
You have a new address.
The new recovery code works now. The old one opens nothing.
The passkey is kept. You can sign in with it.
The passkey is removed.
The account stays.
Account and sync
An account brings your journal to all your devices. You never need one for anything else.
What you write is sealed here before it leaves. The server keeps it and can't read it.
This server isn't taking new accounts right now. Your journal works here without one.
Invitation
The code you got from whoever runs this server.
Make an account
Sign in
E-mail address
Password
New password
At least 15 characters. Four or five words that belong together only for you are good.
Show the password
Name of this device
So that you know it in the list of your devices.
One moment …
Your recovery code
It opens your journal when the password is gone. Nobody else has it, the server neither: without both, and without a device or a passkey that opens it, the journal stays shut for good.
It opens your journal when the password is gone. The server has a spare key as well, as you chose.
Write it down or print it, and keep it where you keep important papers. It works once you have typed two of its groups here.
Print
Group {a of the code
Make the account
Keep the new code
Confirm your address
A mail is on its way to {a. Its link shows that the address is yours. Sign in where you opened it; after that you can sign in anywhere. If no mail comes, try again in an hour: one address gets five an hour at most.
I opened the link
Send the mail again
Use another address
I forgot the password
Open your journal
You are signed in. To open the journal under the new password, type your recovery code. Or sign in with the new password on a device that still has the journal: then it opens here, too.
I have none of these
Then nobody can open what is in the account, not even the server. A device that has the journal keeps it. You can delete the account and make a new one.
Ask for a new link
Recovery code
Open
There is a journal on this device
You can add it to what is in the account.
Add it to the account
Use only the account's
What is here is saved as a file first and then removed from this device.
I have the file: use the account's
A new password
The new password lets you in and signs all devices out. The journal opens with it on a device that has the journal, by your recovery code, or by a spare key if you left one.
Keep passkeys, Apple and Google
Otherwise they no longer sign anybody in, and you add your own again. Keep them only if you know all of them.
Change the password
Current password
Keep the new password
Change the address
New e-mail address
You sign in with the new address from then on. The password stays.
A new recovery code
The code that you have opens nothing from then on. Throw that sheet away.
A spare key on the server
With it a new password by mail opens the journal again. Whoever runs the server could read it, too.
With a spare key, a new password by mail brings everything back. In return, whoever runs the server could read your journal. You can take it back at any time.
Leave a spare key
Passkeys
A passkey signs you in with this device's lock instead of the password. Many can open the journal as well.
Name of the passkey
Make a passkey
Sign in with a passkey
Remove
opens account and journal, since {a
opens the account, since {a
You are signed in. To open the journal, type your password or your recovery code.
Password or recovery code
What opens your journal
Room used on the server: {a %
Your devices
this device
last seen on {a
last seen today at {a
A device without a name
Sign out
Sign out on this device
The account keeps what it has. What about the journal on this device?
{?One change is only on this device.{|{a changes are only on this device.
Save a file, or wait until everything is on the server.
Save a file.
Nobody can bring back what is only here, unless you have the file.
Remove it anyway
Keep it here
Remove it from here
Sign out everywhere
Everywhere: each device keeps its journal and stops syncing.
Delete the account
The server deletes its copy after 30 days; sign in before then to undo this. The journal stays on this device, and on your others until you remove it there.
Ask another device
Waiting for your other device
Open Redstart on a device that has your journal. It shows that this one is asking; go on there, and both show a number.
Your other device shows a number now, too. Let this device in there only if the numbers match. If it shows none, stop asking here and ask once more.
This waits until {a. You can use the recovery code instead at any time.
The server can't be reached now. This device asks again by itself.
Stop asking
The key is here
Your other device shows a number now, too. Go on only when it is this one: then the key came from your device and from nobody else.
Compare twelve words
Six digits can be the same by chance, once in a million. These twelve words can't. Open them on both devices; they mean nothing and are easy to read out.
It is the same number
It is another number, or none
Another device asks
{a asked at {b to open your journal. Is it yours, and do you have it with you?
Yes, show the number
The number comes in a moment. Both devices have to be online.
Does the other device show this number, too? If it differs, somebody is between the two.
What came back does not belong to this question. Don't let it in; ask once more from the other device.
Same number, let it in
Don't let it in
{a asks to open your journal.
The key is on its way
The other device shows this number in a moment. Confirm it there, only if it matches.
Change the journal's key
For when somebody else may know the key: you lost a device, or the sheet with the code. What you write from then on opens only with the new key.
You get a new recovery code and sign in again on your other devices. Passkeys still sign you in, but won't open the journal until you make them again; a spare key is forgotten.
This device still has the key. The journal comes back under a new one, with a new code.
Fingerprint of the journal's key
Each of your devices shows the same one. If one differs, write nothing there and change the key.
The server names another key than the one this device knows. Nothing was opened or sent. Your journal is here; save it as a file, and ask whoever runs the server.
The server has a spare key.
The server has forgotten the spare key.
The server's spare key opened the journal. Compare the fingerprint below with another device that has your journal.
The server offers a spare key. It works only right after you set a new password on this device through the link in a mail.
The other device did not let this one in. Nothing has changed.
That took too long. Ask once more when the other device is at hand, or sign in again.
The key was put away, and nothing was opened. Ask once more, or use the recovery code.
The journal has a new key. Sign in again on your other devices.
The device is signed out. If somebody else has it, change the journal's key as well.
The device was not let in.
Continue with {a
Sign in again with {a
Link {a
Unlink
Signing in
signs you in
Back from signing in
A new account
The account already exists
{a says that you are {b. No account has this address yet.
A recovery code comes next. It opens your journal on your other devices, so have a pen or a printer at hand. All of this takes less than ten minutes.
It opens your journal on your other devices. Nobody else has it, {a and the server neither: without it and without a device that is signed in, nobody can open the journal.
An account has the address {a, and {b is not linked to it yet. Sign in with its password; then you can link {b under “Account and sync”.
{a says that you are {b. Once it is linked, you can sign in to this account with {a too.
This account is linked with somebody at {a already. Unlink that first.
You are signed in. To open the journal, type your recovery code.
Open with a passkey
Add a password
With it you sign in by your address, and it opens the journal as the recovery code does.
This sign-in was used or took longer than ten minutes. Begin it again. A code that was shown meanwhile opens nothing: a new one comes.
No confirmed address came along, so this makes no account. An address and a password do.
That belongs to another account. This device stays in its own.
Nothing else signs you in to this account. Add a password or a passkey first.
This needs a fresh sign-in. Sign in once more; then it works for ten minutes.
You came back without signing in. Nothing happened.
It is linked. You can sign in with it.
It no longer signs you in.
You are signed in afresh. For ten minutes you can change what opens your journal.
Copies on this device
Once a week the app saves a sealed copy of the journal here and keeps the last four. Tap one to see what it would bring back.
None yet. The first one comes a week after you began.
Clearing the browser's data deletes them. A file in a safe place stays.
{?{b entry{|{b entries
Copy from {a
It holds {a.
{?{b thing that is gone comes back.{|{b things that are gone come back.
{?{b thing goes back to how it was.{|{b things go back to how they were.
{?{b thing you had deleted is deleted again.{|{b things you had deleted are deleted again.
What you wrote since then stays. A copy of the journal as it is now is kept first, so you can go back.
Everything in it is still here. There is nothing to bring back.
Bring it back
It is back
This copy could not be opened. Nothing was changed.
There was no room for a copy of the journal as it is now. Nothing was changed.
A copy for you
A file in a safe place keeps your journal, whatever happens to this device.
You last saved a file on {a. A lot has been added since.
Later
What is shown
Month
Year
today
Earlier
All that you recorded
Nothing to show yet
Once you watch something, each day of a year stands here.
above the target
recorded
What each day shows
Archived
Month by month
Days recorded
Goal met
In all
{?1 day recorded{|{a days recorded
, goal met on {a of all days
, {a in all
Nothing recorded
Still ahead
not recorded
A note
within {a
above {a
so far, of {a
as you wanted it
not this day
nothing recorded
not due
still open
Quiet: {a of {b min
Movement: {a of {b min
Day before
Day after
What is recorded
Nothing is recorded for this day. You can fill it in below.
This day has not come yet
You can fill it in when it comes.
Fill in this day
Whatever you add here belongs to this day.
+ 1
one more: {a
Set the day's total
None
Done
Take it back
Noticed
It happened
Add with a time
Noted: {a, {b.
Note on the day
What was this day like for you?
Keep the note
The note is gone.
In the morning
A look back
In the evening
Steady
Easy
Wild
awful
low
okay
good
great
low
medium
high
Last changes
The last 20 on this device. Take back the newest, then the one before it.
Nothing to take back
What you change shows here.
Added: {a
Changed: {a
Deleted: {a
, with 1 more
, with {a more
one thing
an entry
a tracker
how a tracker counts
a craving
a plan
a reason
a replacement
a step of a replacement
days that do not count
a look back
how the first weeks feel
an answer about safety
a part of your way
a preparation
a setting
a check of the server
a photo or a recording
a practice
a breathing pattern
a program
a technique
an if-then plan
a thought
a note on a day
an evening
an intention
a challenge for the week
a rest stop
a milestone
a questionnaire
a wish
a purchase
a reminder that was shown
the choices around reminders
a message to the coach
a thumb for a tip
a day of health data
something handed to Apple Health
the pulse around a craving
the box that reminders wait in
a device on which reminders ring
what there was to eat
something to eat
a food of your own
a recipe
your focus
the week of your focus
your go-to swap
a swap
what you said about a swap
a swap of your own
the shopping list
Add a trigger
not said
Where, and with whom?
How long
How strong?
What set it off?
You logged a drink.
More triggers
Add it
Where are you?
Another place
Add the place
Who is there?
Note
Only if you like.
Say more
It's been every day for a week
Your free time still counts. A plan that fits these days may help more now.
Help right now
One minute
What happened?
A line or two, only for you.
What will you do next time?
Or in your own words: then I will …
Your plan for next time
One tap keeps it.
Keep the plan
Leave it at that
Kept. It goes on from here.
Noted. It goes on from here.
There is nothing to look at today.
To Today
Sheet for a doctor
For a talk with a doctor or a counsellor. It is made on this device. Print it, or save it as a PDF from the print window.
Period
All
What is on it
Use
Nicotine replacement
Withdrawal
Cravings and triggers
Print or save as PDF
Summary of a personal journal
For a doctor or counsellor
{a to {b
A day, on average
Days known
Days not recorded
Days off, not judged
Last use
not known
Longest pause
Stop dates reached
Time without, now
Longest time without
Target today
Questionnaire
Date
Score
Band
Sources: {a
Product
Days
Doses
Strength
Sign
Mean (0–4)
Strongest
Cravings noted
Of them passed
Mean strength (1–10)
Trigger
Cravings
Nothing recorded in this period: {a.
Nothing to print yet
Once something is noted in this period, it stands here.
What this sheet does not say
Everything here was entered by the person and checked by nobody. A day that was not recorded is unknown, not zero. Scores come from questionnaires answered alone and are no diagnosis. Doses are what was noted, not what was prescribed. Nothing here is advice.
It is meant for healthy adults. In pregnancy, with an illness or with medicine another answer holds: a doctor knows it. Who shakes or sweats without a drink gets advice first and does not stop at once.
Your country in the settings
As we found it in {a {b.
What the UK's Chief Medical Officers say
What the US guidelines say
What Canada's guidance says
What the Australian guidelines say
What is said in Germany
What is known
The risk stays low with no more than 14 units a week as a rule, spread over three days or more. Several days a week without a drink help to cut down.
The guidelines from 2026 name no number anymore; they advise less. None at all is their advice in pregnancy, when recovering from an alcohol use disorder, for people who cannot hold to an amount, and with medicine that does not go with alcohol.
Per week: none has no risk, 1 to 2 standard drinks a low one, 3 to 6 a moderate one, from 7 on it grows higher. On one day no more than 2. Less is better.
No more than 10 standard drinks a week and no more than 4 on any day. The less, the lower the risk. Under 18, in pregnancy and when planning one: none.
No amount is without risk, and none is best for health. The nutrition society calls the risk low below 27 g a week, moderate up to 81 g and high above. The centre for addiction issues names no limit anymore: as little as possible.
For your country no guidance could be confirmed, so there is no line. The World Health Organization in Europe says: no amount is without risk, and less is safer.
 One day was above {a.
This week is within it so far.
This week is above the line.
This week is in the moderate range.
This week is above the moderate range.
What was in the glass?
Common sizes, or your own below
Measure
Strength in % vol
It's on the label.
How many
Enter size and strength to see what is in it.
Volume in US fl oz
Volume in ml
A volume up to 5 litres, please.
A number from 0 to 100, please.
A number up to 50, please.
Beer
Pint of beer
Wine
Cider
Spirit
 g of alcohol
{?UK unit{|UK units
{?US standard drink{|US standard drinks
{?Canadian standard drink{|Canadian standard drinks
{?Australian standard drink{|Australian standard drinks
g of alcohol
A UK unit is 10 ml of pure alcohol, about 8 g.
A US standard drink is 14 g of pure alcohol.
A Canadian standard drink is 13.45 g of pure alcohol.
An Australian standard drink is 10 g of pure alcohol.
Alcohol is counted in grams, as the German guidance does.
Alcohol is counted in grams; a country in the settings may bring its own unit.
How was it?
Back to the current day
A day up to today, please.
One level for one day; a new one replaces the old one. In plan, money and weeks, steady counts as 0 drinks, or the one you named, easy as 4 and wild as 6. That is an estimate. If you counted more drinks one by one, those stay.
None, or one?
an estimate
For {a
Before {a it counts for the day before, from then on for today.
yesterday
0 or 1 drink
2 to 5 drinks
6 drinks or more
None
One
Noted for {a: {b.
How you note it
Whichever you pick, everything noted stays.
For you the levels only note how it was. Nothing is counted in a row.
By level
By drinks
One tap for an evening: steady, easy, wild
Each drink, with its size if you like
From now on: 
Energy of the alcohol in kcal
7 kcal per gram of alcohol, sugar not included.
Week from
Guidance
This week nothing is noted yet.
 Estimated of it: 
This week so far: {a. Known days: {b, without a drink: {c.
That is about 
 from alcohol.
A drink without a size counts as {a, an estimate. With its size it is exact.
{a a week
One bar for each of the last 8 weeks.
 The line is at {a {b.
Days off
Sick, away or on nights: days off neither add to a streak nor end one, here and in every plan. They show as excused.
Choose days
I'm sick today
Your days
Every day counts
When life gets in the way, take the days out here.
Sick
Travelling
Night shift
Fasting
Holiday
sick
travelling
night shift
fasting
holiday
excused
since {a, until you end it
Why
First day
Last day
Until I end it
If you don’t know yet.
Pick a reason.
The first day is a date.
The last day is a date, not before the first.
At most {a days at once.
Keep
Delete
It’s over
{a is over: today counts again
Noted. Those days don’t count.
Noted. Days don’t count until you end it.
Today counts again.
Deleted. Those days count again.
Days don’t count right now: {a.
The list of foods is on its way.
The list of foods is not here now. Write in your own words; foods can be matched later.
Try again
That sounds serious, and you matter. Please don't stay alone with it. People who can help right now are one tap away.
Please talk to someone right now. The numbers are one tap away, and a few words are enough.
That sounds heavy. You don't have to sort it out alone. Someone you can talk to is one tap away.
This deserves a person who listens. The numbers are one tap away.
Hello, I'm glad you're here. What's on your mind: a craving, a hard moment, or how things are going?
Hi. Whatever brings you here, one small step is enough. What shall we take on first?
Hi. Craving, numbers or ideas: pick one, or just type.
Good to see you. It's calm now: a look once a week is plenty. See how it's going, or plan for a rare moment?
Hello again. Nothing needs doing today. If something feels closer than usual, tell me.
Hello again. Tell me what you need right now. A few words will do.
I'm with you. A craving rises, peaks and fades, mostly within minutes. Let's ride this one out together.
You can outlast this one. Most fade within minutes. Start the timer and let it run out.
It fades, mostly within minutes. Start the timer. Drink some water. Move.
Still there? Change one thing now: stand up, another room, cold water on your wrists. Then breathe out slowly.
Cravings feel bigger at night. Keep the light low, breathe out longer than in, and let this one pass.
Nothing needs deciding at this hour. A glass of water, ten slow breaths, then lie down again.
Cravings in the last 7 days: {a. Passed: {b. This one can go the same way.
Look at your last 7 days. Cravings: {a. Passed: {b. You know how it goes.
Thank you for telling me. Everything before it still counts. Let's look at what happened, and find one thing for next time.
One slip is one moment, and it shows you a trigger. One minute now makes the next time easier.
It's one moment. What set it off? One minute now gives you a plan for next time.
What you did before stays yours. Only the next hour matters now. Have some water and start there.
That's lovely to hear. Take a second to notice how it feels. Then see where it has brought you.
That one is yours. Keep what worked, and look how far you are.
Good. What helped? Make it a plan, so it works next time too.
Good to hear again. Keep what worked: turn it into an if-then plan.
{a: {b without. It keeps counting while we talk.
{a: {b without, and counting.
{a: {b without, and {c since your stop. All of it counts.
Since your stop: {a. Without a slip now: {b. Both are yours.
Today so far: {a. Your target for the day: {b.
Your target today is {a, and so far it's {b.
Today so far: {a. Progress shows the days before.
That makes {a today. The days before are in Progress.
Cravings in the last 7 days: {a. Passed: {b.
Your last 7 days. Cravings noted: {a. Passed: {b.
I have no numbers for you right now. Note one thing on Today, and I can tell you more.
Nothing to count yet on my side. One tap on Today, and we have a start.
Same as a moment ago. Progress shows it day by day.
Nothing new in the last minutes. Look at Progress, or tell me how you feel.
{a may be harder than most. {bA plan helps.
{a could ask more of you. {bDecide now what you'll do.
{a looks easier than most. {bKeep what worked.
{a looks like an easier one. {bKeep your plan at hand.
{a looks like most of your days. Nothing stands out.
{a: like most days, as far as your own days tell.
I can't say anything reliable about the next day. The forecast shows what it still needs.
Still nothing I could say with good reason. A plan for one hard moment works on any day.
Saved so far: {a. It comes from the price in your plan and your full days.
{a stayed with you so far, by the price in your plan.
No savings to show yet. They need a price in your plan and at least one full day.
Add a price to your plan, and after a full day I can tell you more.
Your reason: “{a”. Read it once more, slowly.
You noted “{a”. Does it still hold today?
No reason is written down yet. What would you like to be different in a year? One line is enough.
Think of one person, or one thing you want back. Note it in your plan, and I'll remind you.
In through the nose for 4, hold for 4, out for 6. Five times. Or let the app count for you.
Hand on your belly. In for 4, out for 6, until your shoulders drop. The rhythms are one tap away.
Give your hands and mouth something else: cold water, a short walk, a carrot to chew. More ideas are one tap away.
Ten minutes, one thing: walk round the block, twenty squats, or the dishes. Pick one and go.
Wait ten minutes. Drink water. Breathe deeply. Do something with your hands.
Count down from 100 in sevens, or name five things you can see. Small tasks take the edge off.
Popcorn with paprika, or pepper strips with a yoghurt dip. Still crunchy, still salty.
Crisp chickpeas from the oven, or half crisps and half cucumber sticks.
Berries with two squares of dark chocolate, or dates with a few nuts. Still sweet.
Try it smaller: one piece, sitting down, with a cup of tea. Or an apple with cinnamon.
Toast with banana and cinnamon, or yoghurt with oats and apple. Warm or crunchy, as you like.
Half a piece with fruit beside it, or a slice of nut bread with jam.
Frozen berries with yoghurt, or a banana blended from the freezer. Creamy and cold.
One scoop with plenty of fruit, or frozen grapes one by one.
Sparkling water with orange, or cold fruit tea. Fresh, and hardly any sugar.
Half and half: your drink with sparkling water. Then a little less of it each week.
Keep the dish, change a part: a smaller portion with a salad beside it, or more vegetables on top.
Eat the first half slowly, with a glass of water. Then see if you still want the rest.
Soda with lime and mint, or an alcohol-free beer. If it's a craving, start with that one.
Ginger and lime over ice, in your favourite glass. And the craving first, if there is one.
Which food is it? Crisps, cola, chocolate: name one. All swaps are one tap away.
Name one food and I'll suggest something else. Or look through the swaps.
Your plan has today's step and the ones after it. Have a look, and change it when life changes.
One plan for the hard spots helps: if it gets difficult there, then I do this. Shall we write one?
A plan makes it lighter: a day to stop, or small steps down. You choose the pace.
It's your call: one clear day, or a step each week. It takes a minute to set up.
Two ways: a stop day, or less each week. Pick one.
Start small: choose how, and when. Everything can be changed later.
If you drink every day, please see a doctor before you stop: all at once can be dangerous. Small steps are possible, too.
With daily drinking, slowly and with a doctor is the safe way. The numbers are under Help.
It's allowed to be hard. You don't have to manage for ever, only the next ten minutes.
You came here before deciding. That's strength. Ten more minutes, then we look again.
Hard now doesn't mean hard for ever. Give it ten minutes. Then decide.
Think of the next small thing only: a glass of water, fresh air, one message to a friend.
Lying awake is tiring. Put the phone down after this, breathe out slowly, and let the bed carry you.
Let the body slow down first: ten long breaths out, and the thoughts can wait till morning.
Lights down. No scrolling. Breathe out longer than in, ten times.
If it has been a while, sit somewhere dim and quiet, and go back to bed when you're sleepy.
That's a lot at once. First the body: three slow breaths, shoulders down. Then one thing at a time.
Pressure passes, too. Two minutes of slow breathing, then take the smallest task.
Breathe out on a count of six, three times. Then write down the next step.
Step outside for five minutes if you can. Moving often helps more than sitting with it.
Boredom wants something small. Let's find your hands a job for a few minutes.
Free minutes are yours. Ten minutes of moving, or a game of pairs: pick one.
Five minutes of something: dishes, a walk, a call.
Write to someone you haven't heard from in a while. Or tidy one drawer, just one.
You're angry, and that's allowed. Let some of it out: a fast walk, or a long breath out.
Use that energy: stairs, push-ups, a fast walk. Then decide what to do about it.
Don't answer anyone yet. Walk for five minutes. Breathe out long.
Clench your fists for five seconds, then let go. Three times. Then say what you need.
I'm sorry it's heavy right now. You don't have to solve it at once. Would writing a line help?
Slow days move, too. One kind thing for yourself now: tea, daylight, somebody's voice.
Low days happen. Eat something, get some daylight, talk to one person.
If it stays dark for days, talk to someone who knows about it. The numbers are under Help.
Places and people pull. Decide now what you'll do when it comes, and it gets easier there.
Go in with a plan: a soda in your hand, a sentence ready, a way out.
Decide beforehand: what you say, what you hold, when you leave.
If it's the same spot every day, change one thing about it: another cup, another way, another seat.
Much of what the body does in the first weeks is usual and passes. See what to expect, and when to call someone.
Hunger and a foggy head often belong to the first weeks. If something worries you, ask a doctor.
That's for a doctor, a midwife or a pharmacist, who can look at all of it with you. The numbers are one tap away.
I can't judge that safely. A doctor or a pharmacist can.
How much and how long is on the label, and a pharmacist can tell you what fits. I leave amounts to them.
For patches, gum or tablets, the leaflet or a pharmacist has the answer.
Breathe slowly and deeply for two minutes. In a small study that eased the wish to smoke.
Walk for five minutes, out of the door and back. In 15 studies that eased the wish to smoke for a while.
Watch the urge for three minutes like a wave: where it sits, how it moves. It may stay as strong. You just watch.
Wait ten minutes, drink some water, do something else, breathe deeply. That's what quit lines advise.
Play something for your eyes for three minutes, like a game of pairs. In one study a game made cravings weaker.
Count down from 100 in sevens, as far as you get. It gives your head a job.
Five things you see, four you hear, three you can touch. Slowly, one after the other.
Give your hands something for ten minutes: the dishes, a pen to twist, dough to knead.
Pick one moment of today that could get hard, and what you'll do then. One sentence is enough.
If I make coffee, then I drink it in a new place. A sentence like that is worth writing down.
If my plate is empty, then I get up and brush my teeth. In 94 tests plans like this helped.
A harder time may be near. Decide now: if it comes, then I do this. In 94 tests plans like this helped.
Put what you use out of sight, with everything that goes with it. Then plan what your hand reaches for instead.
Write one line to somebody: hard moment, just wanted to tell you. Quit lines advise talking to someone, and so do I.
A slip shows where it gets tight. Take one minute: where were you, who was there, and what next time?
After the last cigarette, caffeine builds up over about three weeks. If you feel jittery, try a smaller cup.
Most signs of withdrawal are strongest in the first week and fade within two to four.
Think of your last hard day, and that you got through it. Have a look at what has come together since.
From the sixth week on, people who had stopped felt better on average than those who went on. Observed, not promised.
Put aside what today would have cost, and give it a name: what is it for?
Read your own reason once more, slowly. Then do the next small thing.
Low light, phone away, ten breaths, out longer than in. Nothing needs deciding now.
The leaflet in the pack says how your replacement is meant to be used. Two minutes of reading, once.
Keep your replacement where the pack used to be: in the bag, on the desk, in the car.
It's calm now. One plan for the rare moment is enough: a party, a quarrel, a long week. Which one is yours?
You've lived without it for months. How would you say that about yourself, in one sentence? Write it down.
What helped you most in the first weeks? Write it down, for you and for somebody who is just starting.
I'm glad. I'm here whenever you want.
You did that yourself. Come back any time.
You're welcome.
Any time. If it comes back, so can you.
Take care of yourself. I'm here when you need me.
See you soon. You know where the timer is.
See you.
Bye for now. The craving button is on Today, always.
I'd tell you the one about cold turkey, but it takes a while to warm up. How are you really?
Good to hear you laugh. If you have five minutes, here's something for your hands.
Fair enough. Simple words work best with me. What's hardest right now: a craving, your mood, or the plan?
Understood. Here is what helps without talking.
Good. It's right here, one tap.
Then let's go. One tap, and you're there.
Good. Where shall we start: a craving, or something to do?
All right. A craving, or an idea for your hands?
All right, something else then. Here's another way.
That's fine. Nothing has to happen now. I'm here.
All right. I'm here when something comes up.
Good. Take your time. It's all still here.
I help with cravings, slips, sleep, stress, food swaps and your numbers. Simple words are enough, and nobody else reads along.
Try: I have a craving. How am I doing? What instead of crisps? I can't sleep.
I'm not sure I follow. Is it a craving, your mood, or something about your plan?
Tell me in a few words: what do you need right now?
I didn't get that. Craving, mood, sleep, food or numbers?
I still don't follow, and that's on me. Pick one of these, or try fewer words.
Start the timer
Breathe
See ideas
Look at the slip
Open my plan
Write an if-then plan
See my progress
See milestones
See savings
See food swaps
Write it down
Do something
See what to expect
Read the label
Go to Today
See the forecast
Get help now
Used: your plan and your entries
Used: today's entries and your plan
Used: your cravings of the last 7 days
Used: the price in your plan and your full days
Used: your days so far, as the forecast reads them
Used: the clock, your entries and your thumbs.
Used: your reasons
What's going on?
Write a few words, or tap one below. It works without a network.
Your message
Send
I have a craving
How am I doing?
What about tomorrow?
A tip for now
Breathe with me
Motivate me
How the coach works
Tone
Gentle
Encouraging
Direct
It reads your message, entries, plans, cravings, savings, reasons and thumbs. Everything happens on this device, and nobody else reads along.
The coach is off. Nothing you wrote was deleted.
Clear chat
Only messages go. Your entries and numbers stay.
Chat cleared.
That was half a minute.
Does this tip suit you?
Not for me
Noted. It counts for the next ones.
This tip won't come again.
Help is close
You don't have to carry this alone
What you wrote sounds very heavy. Someone can listen right now, and you can say as little as you like.
Too much of something can turn serious later, even while it still feels fine. It is right to ask at once.
Signs like these are best looked at soon. Better to call once too often.
You have a right to be safe. If someone could see this screen, close it; the same numbers stand under Help.
Stopping alcohol or sedatives all at once can be dangerous for the body. A doctor can make it safe.
A body that gets too little needs care. A doctor or someone you trust can help today.
Breathe for half a minute
Stop the breath
All numbers
Close and note it
Not what you meant? Close this. Your words are saved as you wrote them, and unless you note it, nothing about this page is kept.
Day and night
In English
In French
In German
Looked for help.
Noted on today's page.
Today's note is full. Nothing was added.
Where was it?
Who was there?
Nothing noted
An earlier one
What did you do?
How strong was it afterwards?
History
Add something earlier
Something earlier
What for
Everything
Show ten more days
What you record shows here, day by day. You can change each line.
Yesterday
Entry
1 craving
{a cravings
Skipped
One total replaces the single entries of this day.
This day has one number for all of it. That number stays as it is.
How many
How long did it last, in minutes?
Strength in mg/ml
Counts for {a.
Which day does it belong to?
{a of 10
How did it end?
Added.
Changed.
Deleted.
Deleted. The single entries of that day count again.
A number above zero and up to 100,000, such as 1 or 2.5.
A number from 0 to 100,000.
A date from 1900 on.
A time, such as 21:30.
This is still to come. Pick a time up to now.
Whole minutes from 1 to 720.
A whole number from 0 to 100.
This note is longer than 500 characters. Make it shorter to save it.
If-then plans
Decide now what you'll do then. One cue, one small action.
No plan yet
The plans you make show here.
Make a plan
Your plans
If {a, then I will {b.
the trigger is “{a”
the place is “{a”
it is {a
do this: {a
take a breath
Comes up around {a, so it shows before then.
It shows on Today once its usual hour is known.
Rehearsed.
Rehearse
Change
Kept. Rehearsing takes a minute.
If … then …
If
Place
Short, such as “the bus stop”.
At
A time, such as 17:30.
Then I will
Small enough to do at once.
Pick one cue and one action. Then it is a plan.
Rehearse it
Say it aloud once.
Type it once, as well as you can.
Your sentence
Close your eyes. See the moment come, and yourself doing it.
Rehearsed. It is yours now.
Your plan for now
Your plan: did you do it?
Not this time
All plans
What do the columns mean?
This table is from no app that Redstart knows. Say what is where.
The first rows
Name of the tracker
Amount, or yes and no
All rows are one tracker
Each further column is one
Each row counts one
None
What is it called?
How are the dates written?
Year, month, day
Day, month, year
Month, day, year
Choose the column with the date.
These dates can be read in two ways. Choose one.
No dates are in this column.
Give it a name.
Your own moods
The file does not say how these feel. Put them in their place.
Nothing was changed.
There is nothing in the file.
This is no kind of file that can be read here.
This database is damaged, or of an app that Redstart does not know.
This is too much for one import.
The zip file has a password.
The zip file is damaged.
Line {a has letters that are damaged. Save the table as “CSV UTF-8” and try again.
Go on with what can be read
Colors stay behind.
Some columns have no place here and stay behind.
Reminder times come along, their weekdays do not.
Which weekdays a habit is due on is left out; how many a week comes along.
Some of the text is of an older kind. Check that letters such as é and ü look right.
Line {a: 
not a date of this kind.
not a time.
not an amount.
no name of a tracker.
too few or too many columns.
damaged.
See how sleep, steps and pulse go with your days.
The file is read on this device and sent nowhere. Only day totals of what you switch on go into your journal, never single readings.
You are looking around in a made-up journal. Leave it, then bring in your own data.
From a file
Apple Health
Health Auto Export
Fitbit
Google Fit
How do I get the file?
On your iPhone open the Health app and tap your picture at the top right.
Scroll down and tap “Export All Health Data”. It can take a few minutes.
Save the file to Files and choose it here. It can stay zipped.
Export as JSON, then choose the file or the zip here. CSV works too, if your iPhone is set to English.
Open takeout.google.com, tick Fitbit only, and choose the zip here. Don't unpack it: some of its files don't say by themselves what they count.
Open takeout.google.com, tick Fit only, and choose the zip here. It works when your Google account is set to English.
Health Connect's own backup can't be read here.
What you want to use
Everything is off until you switch it on. Switching it off removes its days.
Sleep
Steps
Distance on foot
Active energy
Resting heart rate
Heart rate
Mindful minutes
Workouts
Water
Caffeine
Alcoholic drinks
For Insights: your nights beside use, cravings and mood.
For Insights: active days beside use, cravings and mood.
Shows here how far you go on foot.
Shows here what moving takes.
For Insights: your resting pulse beside use, cravings and mood.
Shows here your pulse over the day, and in Insights around cravings.
Shows here what other apps counted. It is never added to your practice.
Shows here what your watch counted. It is never added to your practice.
Shows here what other apps counted. It is never added to a tracker.
Shows here what other apps counted. Only your own entries count as drinks.
Choose the file
Switch on what you want to use, then choose the file.
Reading the file
{a%
Stay on this page until it is done.
Stop
{?1 day found{|{b days found
{?1 new day came in.{|{b new days came in.
{?1 day was brought up to date.{|{b days were brought up to date.
All of it was here already.
The file has nothing of what you switched on.
The file breaks off. Its complete days were kept; export it again for the rest.
{?1 entry said nothing that could be read and was left out.{|{b entries said nothing that could be read and were left out.
Not taken: {a.
Stopped. Nothing was changed.
This is no export that can be read here. It takes those of Apple Health, Health Auto Export, Fitbit and Google Fit.
This file of Fitbit's doesn't say what it counts. Choose the whole zip.
This file is damaged. Export it again.
This file is built in a way that no health export is, so it was not read.
This file holds more than can be read.
The zip file has a password. Unpack it first and choose the file in it.
The zip file is damaged or incomplete. Export it again.
The file can't be read to its end. Check that it is still where it was.
What is here
The mean of the last 30 days with data.
Last import: {a
{?1 day · {b{|{c days · {b – {d
Nothing yet. Choose the file again to bring it in.
{a steps
{a km
{a kcal
{a a minute
{a min
{a ml
{a mg
{a drinks
{a: remove the days?
{?1 day is taken out of your journal, with all that Insights built on it.{|{b days are taken out of your journal, with all that Insights built on them.
Keep them
Removed: {a
Write to Apple Health
Off until you switch it on. When you note something, one tap hands it to a Shortcut of your own, which writes it. Nothing that came from Health goes back there.
After a practice: its minutes, of a meditation those of the first phase.
After a drink: how many. An evening by level counts as 0, 4 or 6.
After a glass: how much it was.
After your mood: where it stands between the lowest and the highest.
One glass
Add to Apple Health
Send it again
Handed to your Shortcut. Not confirmed yet.
It's in Apple Health.
Written to Apple Health: {a
Your Shortcut stopped before its end, so nothing is confirmed. Look in Health before you send it again.
Nothing here was waiting for that answer, so nothing changed. If you sent it from your home screen or another browser, look there.
Not confirmed yet
Look in Health first. If it's there, say so here, and it won't be offered again.
It's there
What Apple Health has of it stays there.
If your Shortcut got through, Apple Health still has it.
How do I make the Shortcut?
Open Apple's Shortcuts app, tap the plus and name the new shortcut exactly: {a
In its details, switch on “Show in Share Sheet”. Let it receive text only.
Add “Get Dictionary from Input”. It turns the text into named values.
Add “If”: the dictionary's value for kind is mindfulMinutes.
Inside it add “Log Health Sample” for Mindful Minutes, with value, start and end from the dictionary.
Do steps 4 and 5 again for what else you switched on: alcoholicDrinks, water in mL, and mood. A mood goes from -1 to 1 and needs an action that logs a state of mind.
End with the action “Nothing”, so that nothing is handed back. The first time, allow it to write to Health.
It is given a text like this one. The words in it never change.
From the home screen the answer opens in your browser and can't be heard here. Say here yourself that it's there.
Import
From Loop, HabitBull, Daylio, Table Habit, HabitTrove, Tickmate, Rewire or any table.
Pick a file from another app, or several one after the other. You see what is in it first; nothing is added until you say so.
You are looking around in a made-up journal. Leave it, then import your own data.
Where do I find the file?
Loop Habit Tracker: Settings, “Export as CSV” or “Export full backup”. Pick the file as it is.
Tickmate and Rewire: the backup of the database, a file that ends in .db.
Daylio: More, “Export entries”, as CSV.
HabitBull: export of the data as CSV.
Table Habit: export of all habits as JSON.
HabitTrove: the file habits.json of its data folder.
Redstart: its own table, with entries, totals of days, cravings and doses.
Anything else: a table as CSV with a date in each row.
One file can be up to 16 MB, and everything together up to half a million entries.
Choose a file
Add another file
Start over
{a files picked.
This is a backup of Redstart. Bring it in under Settings, Files.
What is in it
{?{b tracker{|{b trackers
{?{b new entry{|{b new entries
{a, {b.
{a already here
Tasks
archived
deleted here; switch it on to bring it back
Left out: {a
{a: nothing was done.
{a: filled in by the other app.
{a: a second entry for the same day or time.
{a: too large, or on an impossible day.
{a: of a tracker that is not in the file.
{a: tasks to do once that are still open.
{a: coins, because Redstart pays nobody for a day.
{a: wishes paid in coins, because wishes here cost money that you saved.
{a: rows or values that cannot be read.
{a: of a kind that only a backup brings back.
counted
done or not
levels
noticed
left out
words
a text
Import {a
You can take it back in one step.
Imported.
Brought in: {a, {b.
To your trackers
{?Walk through one craving{|Walk through {a cravings
{?Try a technique in one craving{|Try a technique in {a cravings
{?Let one craving pass{|Let {a cravings pass
{a days in a row within the target: {b
{?One day without: {b{|{a days without: {b
{?One day as you want it: {b{|{a days as you want them: {b
Log it on {a days: {b
Note your mood on {a days
Write a line on {a days
Look back on {a evenings
Challenge done
You took it on, and you did it.
{?craving walked through.{|cravings walked through.
{?craving met with a technique.{|cravings met with a technique.
{?craving that passed.{|cravings that passed.
{?day within the target.{|days in a row within the target.
{?day without.{|days without.
{?day with the goal met.{|days with the goal met.
{?day logged.{|days logged.
{?day with a mood.{|days with a mood.
{?day with a line.{|days with a line.
{?evening looked back on.{|evenings looked back on.
The four weeks before: 
{?{b of {a craving with a walk.{|{b of {a cravings with a walk.
{?{b of {a craving with a technique.{|{b of {a cravings with a technique.
{?{b of {a craving passed.{|{b of {a cravings passed.
{?{b of {a day within the target.{|{b of {a days within the target.
{?{b of {a day without.{|{b of {a days without.
{?goal met on {b of {a day.{|goal met on {b of {a days.
{?on {b of {a day.{|on {b of {a days.
Journey
The way begins with a day
Once you watch something, each day as you wanted it is one step here.
For
{?step{|steps
Each day that is free, within its target or as you wanted it is one step. Other days add none and take none away; excused days are for resting.
{?A path of 1 step{|A path of {a steps
{?with 1 rest stop{|with {a rest stops
After {a steps
Open rest stops
Rest stops ahead
Open since {a.
Something of yours waits here
Leave yourself a note or a treat for the day you get there.
{a without
What the stages are based on
Leave something here
Your treat: {a, {b
To your savings
A note to yourself
You read it when you get there.
A picture or your voice
A treat
Nothing
Leave it there
It waits there for you.
This week
Picked from what you recorded. Take one, or none.
Take it
Taken for this week.
Let it go
Let go.
So far
{a of {b
Done for this week.
Your week
{a: your week to look back on.
Look at the week
Your journey
{?thing went well in these seven days.{|things went well in these seven days.
What went well
One thing to try
Keep going as you are.
Little or nothing is recorded for these days. You are here, and that is a beginning.
The weeks before
More weeks
{a: goal met on {b of {c days.
{?{b: one day without.{|{b: {a days without.
{a a day, after {b in the week before.
{?{b of {a craving passed.{|{b of {a cravings passed.
{?You walked through a craving.{|You walked through {a cravings.
Your challenge is done: {a.
{a, days logged: {b.
You gave {a minutes to quiet practice.
You moved for {a minutes.
{?You traded a food once.{|You traded a food {a times.
{?You wrote a line about a day.{|You wrote {a lines about your days.
Mon
Tue
Wed
Thu
Fri
Sat
Sun
{a {b
Jan
Feb
Mar
Apr
Jun
Jul
Aug
Sep
Oct
Nov
{a {b {c
{a ago
At home
At work
On the way
Going out
Elsewhere
Alone
Partner
Friends
Colleagues
Others
Stress
Boredom
Habit
Coffee
Alcohol
After a meal
Company
Phone
Driving
Work
Sadness
Anger
Something to celebrate
Tiredness
A smell
Worry
Morning
Afternoon
Evening
Night
A meeting
A deadline
Long at the screen
A party
Being alone
{?time{|times
{a{b
What is kept
What you enter: entries, cravings, thoughts, plans, reasons, food, photos and voice notes, what you write to the coach, settings. From a health file only the day totals of what you switched on.
With it: when it was, in which time zone, and when you wrote it.
A random number stands for this device. It says nothing about it or about you.
It is in this browser on this device; with an account, sealed on the server as well.
It is sealed there: the bytes on the disk cannot be read without a key, and the key stays in this browser.
What leaves this device
Without an account and without reminders that ring, nothing of your journal.
With an account, your journal goes to the server, sealed on this device. The server keeps it for your other devices and can't read it. It sees your e-mail address, the names of your devices, and when and how often something new arrives.
Only with a spare key, which you can leave with the server, could whoever runs it read your journal. Still, whoever serves the app also serves its code, and false code could read what you see.
Without an account there are no cookies. With one, two keep you signed in and one keeps strangers from locking this device out, and stays for a year also when you sign out; a link in a mail, or Apple or Google, sets one for a day at most. No trackers, no adverts.
The app loads from one address only. Whoever runs this address sees that a page was fetched, when, and from which network address. Nothing of your journal.
Where reminders ring, the server has what each one says, sealed on this device, when it is due, your quiet hours and an address at the push service of your browser’s maker. That service sees when one is sent. Neither can read it.
Who can read it
You, and whoever can open this browser on your device or has a copy of its files. A passphrase in the settings keeps them out.
A file that you save is not sealed. Keep it where only you look.
The address that this app comes from is run by {a.
Whoever runs the address that this app comes from has left no name here. Unless it is you, ask before you make an account.
Who runs it
Taking it with you
Settings, Files: one file holds everything. Another saves a table.
Both work without a network, without an account and for free.
Deleting it
Settings, Delete everything: the journal and its key go from this device at once.
A line that you delete no longer counts. It stays in the sealed journal, marked as deleted, and in backup files, so that it can be brought back.
Files that you saved stay where you put them.
Redstart costs nothing. You may use it for as long as you like.
Its source is open under the Apache License 2.0: you may read, change and share it.
No warranty
It comes as it is. No one promises that it is free of mistakes or fit for a purpose.
Save a backup file from time to time.
Be kind
To others, and to yourself. A slip is a day, not a verdict.
Call your emergency number now: 112 in Europe, 911 in North America, 999 in the UK.
Danger signs: confusion, a seizure, shaking with fever, seeing or hearing things that are not there. Also: chest pain, trouble breathing, thoughts of ending your life.
What this app is
A tool to help yourself: it counts, waits with you and shows what changes.
It is not a medical device. It gives no diagnosis and replaces no doctor.
Before you stop
Alcohol: stopping all at once can be dangerous when you drink a lot or every day. See a doctor first.
Nicotine: the first week is mostly the hardest, and most of it eases within two to four weeks (Hughes 2007).
Pregnant, ill, or taking medicine? Ask a doctor or a pharmacist first.
Locked
Your journal is sealed. It opens with your passphrase.
Passphrase
That was another one. Try again.
{?That was another one. Next try in {b second.{|That was another one. Next try in {b seconds.
Breathe for a moment
Talk to somebody
Forgotten?
Nobody can open this journal without the passphrase. With an account or a backup file you can start over here and bring everything back.
Start over here …
The locked journal is removed from this device for good. Then sign in or restore a backup file.
Lock and cover
Without a passphrase the journal opens for everyone who has this device unlocked, or a copy of this browser’s files. With one, the app asks for it before it reads anything.
Keep it to yourself
Anyone with this device, or a copy of this browser’s files, can open your journal. A passphrase keeps it closed.
Set a passphrase
The journal on this device opens with your passphrase only.
Lock when out of sight
At once
Lock now
Change the passphrase
Remove the lock
Current passphrase
New passphrase
Once more
At least 10 characters; a few words are easiest to keep. If you forget it, the journal on this device cannot be opened by anybody; an account or a backup file brings it back.
The journal then opens without asking.
Sealing …
Comparing with what is guessed first …
The two are not the same yet.
It stayed as it was: the passphrase until now is another one, or there was no room.
It takes 10 characters or more.
It takes 256 characters at most.
Rows and repeats are guessed first. Use words of your own.
This one is guessed early. Add a word or two of your own.
The list of what is guessed first could not be loaded. Without it, it takes 15 characters or more; or close this and try again with a network.
The lock is on
The passphrase is changed
The lock is off
Quick cover
The eye at the top of the page, or Escape twice, covers it with an empty page of notes. “New note” takes that away.
Neutral window name
The window and the tab are called “Notes”.
Cover the page
Notes
No notes yet
New note
Milestones are switched off.
To the settings
Your milestones will stand here
They come from what you note, and stay once reached.
Your newest medal
still to come
{?First day of food noted{|{a days of food noted
{?First swap{|{a swaps
days of food noted
swaps
Next
{a more to come
Reached
None yet. The first ones come soon.
A month counts as 30 days here, and a year as 365.
All still to come
{a left
{a to {b
{a saved
Also reached: {a
On the way there: {a
Progress and help
Shown in a gallery and once on Today.
Time of life
A rough estimate for cigarettes, on Progress.
Help numbers
 free
First day within the target
{a days in a row within the target
First free day
{a free days in a row
{a days in a row
{a days in a row with quiet
{a days in a row with movement
Recovery: 
{a cravings passed
{?{a year{|{a years
{?{a month{|{a months
{?{a week{|{a weeks
{?{a day{|{a days
{?{a minute{|{a minutes
{?{a hour{|{a hours
saved
{?day within the target{|days in a row within the target
{?free day{|free days in a row
{?day{|days in a row
{?day with quiet{|days in a row with quiet
{?day with movement{|days in a row with movement
{?craving passed{|cravings passed
{?year free{|years free
{?month free{|months free
{?week free{|weeks free
{?day free{|days free
{?hour free{|hours free
{?minute free{|minutes free
This file is not a Redstart backup. Nothing was changed.
Own foods and recipes
What no list knows: your bakery's roll, your family's soup. They come first when you search.
Foods
Recipes
Nothing of your own yet
A name is enough; everything else is optional.
Add a food
Add a recipe
Name
A name, please
What is one portion? (optional)
Such as: 1 slice
Its weight in grams (optional)
A number of grams up to 10,000
Energy in kcal (optional)
A number of kilocalories
The energy is
per portion
per 100 g
What goes in
Find a food
Add at least one food.
{a, grams
Take out: {a
How many servings
{?1 food{|{a foods
1 serving
{a servings
Kept.
Insights
last four weeks
Noticed in the last four weeks, not diagnosed.
{?1 day off is left out.{|{b days off are left out.
What will show here
When cravings come, what they have in common, how strong they are, where the weeks go and what helps you. It takes ten cravings on five days; until then nothing is guessed.
{?1 more craving{|{b more cravings
{?1 more day{|{b more days
What they share
What your cravings share shows after {a with a trigger.
Nothing stands out in what sets cravings off.
cravings with {a
What set them off
Where they came
Who was there
What came together
Said where more than half of at least ten cravings on five days have it. A craving without a trigger or a place counts neither for nor against.
When
When your cravings come shows after {a.
No hour stands out in when cravings come.
cravings came between {a and {b
uses were between {a and {b
An hour is named where it holds more than a seventh of at least ten moments on five days. After midnight still belongs to the evening before.
Cravings by hour
Use by hour
{?Taller means more often: 1 moment, each weekday a row.{|Taller means more often: {b moments, each weekday a row.
The deeper the colour, the stronger.
not rated
1 to 3
4 to 6
7 to 10
Weekday
Hour
Times
Mean strength
How strong
How strong your cravings are shows once you rate one.
of 10
how strong cravings were over seven days
over seven days, {a in the seven before
in the last three days, {a over seven. A good time for a plan or for company.
The mean of what you said. It is called lower from a fifth less than the week before, and higher from three tenths above your seven days.
Strength by day
From 1 to 10. A dotted piece is a day without a rating.
Day
of the cravings that are over, passed
In the five minutes before a craving your pulse was {a a minute, in the five after it {b. These are means of {c cravings.
Your pulse around cravings shows after {a with readings on both sides.
{a: last week and the week before can be compared after {b noted.
a day last week, {a the week before
a day last week, as the week before
last week, {a were planned
a day, about the same for three weeks
a day at weekends, {a on other days
slips were followed by a free day
Full weeks from Monday, days that you noted. Compared from five noted days each.
What helps
What helps you shows once you say how a craving went after a technique.
times a craving eased: {a
Techniques
days had a craving around {a after practice before it, and {b without
Whether practice makes {a easier shows after {b.
Eased means two steps of ten lower, or that it passed. From three times on, all your cravings.
What goes together
Whether mood, sleep or practice go together with your cravings can show after eight weeks in which you note both.
What goes together can show after {a with both noted. That is usual.
{?Nothing goes together clearly so far. That is usual: 1 pair was looked at.{|Nothing goes together clearly so far. That is usual: {b pairs were looked at.
Told only where shuffling whole weeks of your days hardly ever shows as much, counted over every pair that was looked at. It takes 28 days with both in eight weeks.
on days with {a, {b on other days
on the day after {a, {b otherwise
two days after {a, {b otherwise
Without weekdays and trend they differ by {a, give or take {b. They go together; that does not say why.
a better mood than usual
poorer sleep than usual
more practice than usual
more drinks than usual
more swaps than usual
more sleep than usual
more steps than usual
a higher resting heart rate than usual
cravings
of 10 in strength
of 4 in mood
hours of sleep
Sleep, steps and resting heart rate come from your health data.
Don't show this again
How this is noticed
Your plan: {a
Close without changing
Your stop day
Today, within two weeks, or a day in the past if you have stopped already.
At what time
Left empty, it is the start of your day.
A time such as 07:30.
The plan starts
As before, on {a
{a later
Again, today
Days from the start to zero
Usual {a a day, before the plan
Noted lately: {a a day on average.
Nicotine strength at the start, in mg/ml
If you give one, the plan lowers it evenly, too.
Currency
How many in a pack ({a)
Price and pack together say what it costs.
The amount or the price is new. Since when?
From today
Everything up to now stays as it was counted.
It was always like this
Past targets and totals are worked out again.
What would come of it
Targets a day, from today
now
new
Time
Use this plan from today
Your plan is changed. Past days keep their targets.
Noted, for the past days too.
Pick how you want to go about it.
Something above wants another look. Everything you typed is still there.
Pick the day.
The day can be up to two weeks ahead: until {a.
That day is more than a hundred years ago.
Enter your usual amount; the way down starts there.
A number from {a to {b.
{?{b step{|{b steps
{?{b running{|{b running
{?{b plan{|{b plans
{a reached
{a of {b so far
once you stop
{a to try
{a in view
{a filled in
warning signs
none ahead
today is off
from {a
Your plans will stand here
Add what you want to track. You decide later whether and how it changes.
No plan yet. Noticing alone is fine, too.
Change the plan
Hide
Keeps everything.
Hidden. Everything is kept.
Back again.
Added.
Something else to track?
Hidden
Not shown anywhere; everything is kept.
Show again
The plan
{a: the whole plan
Your method
Just notice
None from a moment you pick. It can be in the past.
A target that falls to zero by a day you pick.
You note what happens. There is no target.
When you stop
The way to zero
Pace
Even
Quicker at first
Quickest at first
In five steps
Gentle at first
The same step each time.
Larger steps at the start, smaller ones later.
Half is gone after about a quarter of the time; then it eases off.
A fifth less four times, with a rest in between; zero at the end.
Small steps at the start, larger ones later.
A new target
By day
By week
See each pace with your numbers
By rule for your amount and length: {a. Yours to choose.
every day
every week
Usual amount before
{a a day
Price of a drink
Price of a pack
{a in a pack
Nicotine strength at the start
No target: you only notice.
No target for today.
at most today
What your plan allows today. It comes from the plan alone, never from how a day went.
at most this week
The targets from Monday to Sunday added up.
What your usual amount costs
a day
a week
a month
a year
Your usual amount times the price of one, for 1, 7, 30 and 365 days.
Add your usual amount and a price to see what it costs.
A way of more than 90 days. That is fine, and you can shorten it at any time.
Less than 30 days is quick. Three to six months tend to work better.
You use little already: a good starting point.
The way down
From {a a day to none from {b on.
None from {a on.
none
From
Show as a table
Nicotine strength
Why you do this
Your reasons are there when a craving comes.
What it is for
In your own words
Clear the text to remove it.
Removed.
Follow the figure. It grows as you breathe in and shrinks as you breathe out.
Rhythms
Make your own
Show
Hidden rhythms
Calming breath
Coherent breathing
Deep calm
Relaxing breath (4-7-8)
Rhythmic breath
acute stress, focus
winding down, evening
daily, morning or midday
restlessness
before sleep
any time
A rhythm of your own
Hold after breathing out
Rounds
Picture
Phases take 0 to 60 seconds, one of them at least 1. Rounds: 1 to 99.
Takes {a in all.
Pull-ups{/Chin-ups{/Dips{/Bench dips{/Inverted rows{/Dead hang{/Superman{/Bird dog{/Dead bug{/Hollow hold{/Sit-ups{/Crunches{/Reverse crunches{/Flutter kicks{/Scissor kicks{/V-ups{/Heel taps{/Toe touches{/Windscreen wipers{/Plank jacks{/Plank with shoulder taps{/High plank{/Reverse plank{/Bear crawl{/Crab walk{/Inchworms{/Wall sit{/Step-ups{/Side lunges{/Curtsy lunges{/Sumo squats{/Pistol squats{/Box jumps{/Tuck jumps{/Skater jumps{/Donkey kicks{/Fire hydrants{/Clamshells{/Hip thrusts{/Good mornings{/Kettlebell swings{/Deadlifts{/Rows{/Biceps curls{/Shoulder press{/Skipping rope{/Shadow boxing{/Running{/Brisk walking{/Stair climbing{/Arm circles{/Shoulder rolls{/Neck stretch{/Chest stretch{/Shoulder stretch{/Triceps stretch{/Cat-cow{/Cobra{/Down dog{/Pigeon pose{/Seated forward bend{/Lying twist
, left
, right
Heart and breath
Warming up
Whole body
Trunk
Legs
Chest, shoulders and arms
Winding down
Mountain climbers
High knees
Jumping jacks
Butt kicks
March in place
Leg swings
Hip circles
Plank to down dog
Plank
Knee plank
Side plank
Bicycle crunches
Leg raises
Russian twists
Squats
Jump squats
Lunges
Reverse lunges
Walking lunges
Glute bridges
Single-leg deadlift
Bulgarian split squat
Calf raises
Standing knee raises
Push-ups
Wall push-ups
Diamond push-ups
Wide push-ups
Pike push-ups
Quad stretch
Hamstring stretch
Hip flexor stretch
Calf stretch
Butterfly
Child’s pose
Exercises
How to do each one, step by step, with an easier version.
Search by name
No exercise is called “{a”.
left and right
One side first, then the other.
What works
How to do it
The steps are on their way.
The steps are not on this device yet. They load with a network.
Load them now
Stop when something hurts. With an illness or an injury, ask your doctor first.
Start
Start {a
Less
More
What to practise
Latest sessions
A few minutes for you
Sit in quiet, breathe by a rhythm, or move. What you practised will stand here and counts for the minutes of your day.
Try {a
Quiet today
Movement today
{a of {b min
{?1 minute of quiet today.{|{a minutes of quiet today.
{?1 minute of movement today.{|{a minutes of movement today.
{a in a row.
{a: noted.
Not counted.
The clock of the device was set meanwhile; what counts is the time that really passed.
Effort {a of 10
Meditation
Breathing
Open workout
Intervals
Program
Short practice
Open-ended
Counts up until you stop.
Length
Closing
Countdown before
minutes
seconds
{a, then {b min closing
When I stop early
Ask me
Keep nothing
Keep the minutes
Programs
Exercises one after the other, with rests. Your device's voice can say what comes next.
Make your own
Make my own copy
{a, my way
Hidden programs
{?{a exercise{|{a exercises
{?{a round{|{a rounds
{a, then {b between rounds
{a, then {b rest
Tabata Classic
Core Circuit
Full Body Burn
Power Intervals
Posterior Chain
Jogging Warm-up
Post-Run Stretching
Beginner Flow
Quick Burn
Upper Body Push
One exercise, short and hard, with short rests.
Belly, back and sides, on the floor.
Arms, legs and core in turn; your heart works too.
Jumps and quick steps, with a rest after each.
Seat, backs of the thighs and calves, for people who sit a lot.
Loosens hips and legs before a run.
Calm stretches for the legs, one side after the other.
Gentle on the joints, no jumps.
Four exercises without equipment, for little time.
Push-ups in several ways, for chest, shoulders and arms.
A program of your own
Add an exercise
Add at least one exercise.
Tap an exercise to change it. Drag it, or move it with the buttons.
Exercise
Pick one
In your own words
Say which exercise.
Side
Left
Right
Both
Work
Rest after it
Rest before the next round
Take it out
Rest between
Repeats
 rest, 
Session
Nothing is running.
To Practice
Get ready
Rest
so far
Pause
Paused
Go on
Finish
Tap anywhere to hear the sound.
Round {a of {b
{a so far
 30 seconds
{a seconds
How hard was it?
Don’t count it
Stop here?
Keep {a
Stop without keeping
Start {a?
{a is running: {b.
Stop it, keep {a, start this
Stop it without keeping, start this
Keep it going
Does it count?
{a, {b, started {c. It ended while the app was closed.
Yes, it counts
Exercise {a of {b
Last exercise
Last round
Next: {a
moderate
hard
very hard
Note {a
About {a kcal, a rough estimate.
Forecast
how a day looks
A forecast needs something that you use and note. There is nothing of that kind here.
Not enough days yet
It learns from days you note, one after the other: {a of {b so far. At least {c with use and {c without have to be among them.
Nothing to forecast
Use on {a of your last {b days. As long as nearly all days are alike, you know tomorrow as well as any forecast.
None of your last {a days had use. A forecast could add nothing to that.
It stays silent
It checked itself on {a of your days and was not clearly better than a simple guess: “same as the day before”, or how often it usually is. So it says nothing.
Yesterday is missing
It speaks again on the day after one that you noted.
chance of use today
chance of use tomorrow
{a in 10
below 1 in 10
above 9 in 10
For comparison: use on {a of your last {b days.
Harder than usual, as far as your own days tell. Which hour could be the hardest, and what will you do then?
Easier than usual, as far as your own days tell.
Why it says so
likelier than usual
less likely than usual
{a of {b days
The last weeks
The last week
The day after one like the last
After cravings like the last
After a mood like the last
After stress like the last
After sleep like the last
As confident as last time
With what else you used the day before
How often it was right
It was right on {a of your last {b days. “Same as the day before” would have been right on {c.
What it said, and what came
The line is the chance that it gave, the bars are the days that had use. The closer they are, the better.
It said
Days with use
On average
always
How it comes about
It reads only this journal: days with and without use, their weekday, and cravings, mood, sleep and other use where you noted them. It is worked out on this device and sent nowhere. Every day that passes is checked, and as soon as it is no better than a guess, it is silent again.
It knows no reasons, only what came together before. It speaks of days, not of hours. And it is no verdict: a day with a high chance can be a day without.
Looking ahead
{as have been the harder days: use on {b of the last {c. A plan helps.
Today may be harder than most days. {aA plan helps.
{a: use on {b of {c days.
See the forecast
Save the raw data
Not saved: another window holds the journal. Close it, then try again.
Not saved: the browser closed the journal. Try again, or reload the page.
Not saved yet. Try again, or save everything as a file.
Another window still runs an older version. Close it and reload this page.
This browser keeps no data here, as in a private window. What you enter is gone when you close it.
The journal was written by a newer version. Reload to get it; nothing is lost.
{?One part of the journal can't be read on this device. It is kept as it is, and everything else is here. With an account, what the server has of it comes back by itself.{|{a parts of the journal can't be read on this device. They are kept as they are, and everything else is here. With an account, what the server has of them comes back by itself.
This journal is made up.
Remove it
Your way
One main way, and what you add to it. What is off is not shown.
The main way
Safety
Suggested from your answers. Your choice comes first.
Make the plan: {a
Suggested for {a
Stop at once, without anything
A date within two weeks, a list to prepare, and help added as you like.
A number that gets smaller until it is zero.
From now on none, and nothing in its place.
Note patch, gum and others, and see what the labels say.
Can be added to “{a”.
All of it is prepared.
Have your nicotine replacement at home.
A date within two weeks. In a trial 22 of 100 who stopped at once were free after six months, and 16 of 100 who cut down first. In another each week of waiting made a slip likelier.
Less, step by step, is a full way too, above all when a date feels out of reach.
A patch together with gum, lozenge or spray helped more people than one of them alone (1.25 times as many).
One nicotine replacement product can be added. It stays your choice.
Ask a pharmacist or doctor before any nicotine replacement.
For what you smoke, the labels of patches in the United States begin with {a mg.
For when you smoke first, the labels of gum and lozenge there name {a mg.
The times and numbers about dates and withdrawal come from people who smoked. For vaping the evidence is young, and nobody knows yet whether they are the same.
Text messages helped young people to stop vaping: of 100 with them 29 stopped, of 100 without 22.
No label of a nicotine product is written for people who vape: ask a pharmacist.
Strength and number of puffs can go down together. The research on this is young.
A number for each week that gets smaller, or a pause: both are ways to drink less.
At this score a talk with somebody trained helps, such as a doctor or alcohol service.
Help first: a doctor or an alcohol service makes a stop safe.
Look back 7, 14 and 28 days after the stop: withdrawal peaks in the first week and eases within two to four.
Look back on {a: withdrawal peaks in the first week and eases within two to four.
Less smoke is a gain of its own. Nicotine is another matter, so these are not added up.
Cigarettes a day
Puffs a day
Nicotine replacement, mg a day
Cigarettes
Puffs
Nicotine replacement: {a mg a day.
 a day.
 stayed at {a a day.
 fell from 
 rose from 
 to 
: not enough noted in the last week yet.
What to look at
How far back
1 year
Nothing to look at yet
Add something to track, and its progress shows here.
To the plan
Your progress will stand here
Use against target, days kept, money and cravings: all of it grows from what you note on Today.
fewer than your start.
more than your start, as far as it is known.
As many as at your start.
None at all on the days before today that are known.
{a of {b days: not enough yet to compare with your start. Today counts from tomorrow on.
Enter in the plan how much you used before, and you'll see how you compare.
What you used on {a of this period, against what you used before your plan. Unknown days and today are left out.
Use a day
Use a day, week by week
Each bar is a week: the average of its known days before today.
{a on {b that are over and known: {c a day.
One day is unknown.
{a days are unknown.
Nothing is known yet of the days before today.
target
open
day
days
days within the target, in this period
Completed days on which use stayed within the target of that day. A day without an entry counts among the days, but not as kept; excused days and today do not count.
in a row within the target, up to yesterday
Days in a row within the target, up to yesterday. An excused day neither adds nor ends it.
in a row within the target, at best
Your longest run so far. Nothing takes it away.
days within the target, since the first plan
All completed days within their target, of all days that had one. A day over the target takes none of them away.
in a row without use, now
Completed days in a row without any use. After the stop day a day without an entry counts as none.
in a row without use, at best
Your longest run without use. A slip leaves it as it is.
without use in all
All completed days without use, in however many runs. They stay yours after a slip.
saved, in this period
saved on days below your start, in this period
not used on days below your start, in this period
saved, since the first plan
From completed days: what you used before minus what you used, times the price of one. Unknown days are left out; after the stop day they count as none. Days above your start take nothing away.
not used, in this period
not used, since the first plan
From completed days: what you used before minus what you used. Unknown days are left out; after the stop day they count as none.
With your usual amount, a price and a pack size in the plan, the money you save stands here.
cravings passed, in this period
cravings passed, in all
Cravings you marked as passed, of all that you noted. Those that don't say what for count, too.
without use, now
Since the last use, or since you stopped.
without use, at best
The longest stretch between two uses since you stopped. A slip leaves it as it is.
since you stopped, in all
All time under a plan to stop. A use is a moment, so a slip leaves this as it is.
since the last use
Since the latest entry that has a time. Days entered as a total have none.
at most today, none from {a on.
Your plan: no use from {a on.
 minutes
The first one of the day
Any other
None or slight
Moderate or strong
Very or extremely strong
Yes, but not in the last year
Yes, in the last year
How long after waking is your first cigarette?
How many cigarettes is it on a usual day?
Is it hard not to smoke where smoking is not allowed?
Which cigarette is the hardest to do without?
Do you smoke more in the first hours after waking than later?
Do you smoke even when you are ill in bed most of the day?
How many times a day do you vape? One time is about 15 puffs or 10 minutes.
How long after waking do you vape for the first time?
Do you sometimes wake at night to vape?
On how many nights a week?
Do you vape now because stopping is really hard?
Do you ever have strong cravings to vape?
In the past week, how strong were the urges to vape?
Is it hard not to vape where it is not allowed?
Were you more irritable when you could not vape?
Were you nervous, restless or anxious when you could not vape?
In the last year: how often could you not stop once you had begun?
In the last year: how often did drinking keep you from what was expected?
In the last year: how often did you need a drink in the morning after a heavy evening?
In the last year: how often did you feel guilt or regret after drinking?
In the last year: how often did you not remember the night before?
Have you or somebody else been hurt because of your drinking?
Has a relative, friend or doctor worried about your drinking or advised you to cut down?
A few answers make suggestions fit better. Each is short, and none is needed. They are no diagnosis.
Question {a of {b
Skip this questionnaire
Nothing is saved before the last answer.
Your answers are saved.
Begin
Show the result
Safety: what to know first
Answer the other seven
What may follow
These lines follow fixed rules. Your choice comes first.
All questionnaires
Choose a way
No bands were published for this.
Smoking: two questions
Smoking: six questions
Vaping: two questions
Vaping: ten questions
Drinking: three questions
Drinking: ten questions
Heaviness of Smoking Index, 0 to 6.
Fagerström Test for Nicotine Dependence, 0 to 10.
Heaviness of Vaping Index, 0 to 10.
Penn State Electronic Cigarette Dependence Index, 0 to 20.
AUDIT-C, 0 to 12.
AUDIT, 0 to 40.
no dependence
very low
low
high
very high
lower risk
raised risk
high risk
possible dependence
It says how used the body is to nicotine, and nothing about your will.
Britain counts 5 or more as a raised risk, the United States 4 for men and 3 for women.
From 8 on advice helps, from 16 on a talk with somebody trained, from 20 on a specialist.
Breakfast
Lunch
Dinner
In between
No meal yet
Everything has its meal.
Which belong together?
All of these were …
1 picked: it was …
{a picked: they were …
Add times, if you know them
Coffee, tea, juice, soft drinks, milk or water?
Beer, wine or another drink?
Biscuits, sweets, chocolate, ice cream?
Crisps, crackers, popcorn, nuts?
Fruit, vegetables, potatoes?
Cheese, on or in something?
Bread, rolls, wraps?
Anything else at all?
That was all
Everything was asked.
A number above 0, please, such as 1.5 or 1/2
usual amount
portion
grams
millilitres
an amount you gave
Another food
Food
Meal
Time (optional)
{a, about when?
Remove from the day
Yesterday's food
Food on {a
Still to come
You can note what you ate once the day is here.
What comes to mind
Easily forgotten
Which meal
How much
A last look
Everything you ate or drank, in any order. Details come later.
A few things that slip the mind. “Nothing” is a fine answer.
Pick what belongs together, then tap its meal.
The usual amount is filled in. Change what was different.
Is this how the day was? Tap anything to change it.
Next: {a
Back: {a
That was the day
Go through it again
One day is one day: what is usual shows over several.
What did you have?
Such as: coffee with milk, two eggs, an apple
Add
Foods that fit
Nothing found; your words are fine.
1 food
{a foods
Had lately
For which meal? (can wait)
One thing so far
{a things so far
Start with anything
Type a line such as “toast with butter, orange juice” and press Enter. Your foods gather here.
Added: {a
Added: {a things
Not matched yet
Which food is “{a”?
Nothing close was found.
Leave it as it is
Copy from another day
What is not here yet is added from that day, and stays there too.
There is no other day with food yet.
All of that is here already.
The rest was here already.
1 thing
{a things
Add a photo
A photo of the food
Remove the photo
Photo removed.
A few minutes while it is fresh. No counting, no verdict.
Start
Go on
Oxygen in the blood
Carbon monoxide
Taste and smell
Circulation
Cough and breath
Heart
Mouth and throat
Lungs
Arteries of the heart
The first wave
Pulse and blood pressure begin to fall within about 20 minutes.
After about 8 hours the oxygen in your blood recovers. Half of the harmful carbon monoxide may be gone.
This gas from smoke leaves the blood. The NHS says it is gone after 48 hours, the American Cancer Society says after a few days; an older edition said 12 hours.
After about 48 hours many people taste and smell more.
After about 72 hours breathing may feel easier, as the airways relax.
Restlessness, low mood and the like are strongest in week 1 and last 2 to 4 weeks.
Blood flows more easily: within 2 to 12 weeks (NHS) or 2 weeks to 3 months (American Cancer Society).
Six weeks on and later, people who had stopped were less anxious, low and stressed than people who smoked on.
You may cough less and have more breath: within 1 to 12 months (American Cancer Society), or 3 to 9 months with up to 10% more lung function (NHS).
The risk of a heart attack may be half of a smoker's after 1 year (NHS). The American Cancer Society sees it fall steeply within 1 to 2 years.
The risk of cancer of the mouth, throat and voice box may fall to half within 5 to 10 years; an older edition said 2 to 5. The risk of a stroke falls, too.
The risk of dying of lung cancer may be half of a smoker's: after 10 years (NHS) or 10 to 15 years (American Cancer Society).
After about 15 years the risk of coronary heart disease is close to a non-smoker's.
In one study the heart beat more slowly within six days without vaping.
In two small studies restlessness, low mood and the like rose after stopping. In former smokers they had begun to fall again within six days.
Recovery
For some things it is known how the body recovers. Once you watch one of them, it shows here.
This begins once you stop. The times are how long it takes.
These begin once you stop, on {a. The dates are the latest that sources name.
by {a
longest time without, so far
Between two uses, as you noted them. Days of which not every use has a time are left out.
For so long a pause the sources already name: {a. With the next use it begins again.
up to {a
since you stopped
since your last puff
since your last cigarette
since your last drink
the time is over
{a to go
Under way
up to {a left
Seen in people who smoked.
Seen in adults who vaped every day.
Well supported.
Stated by one source, or seen without proof of the cause.
Early: small studies only.
Nobody has long-term data on stopping vaping yet. Lists that say more mostly copy smoking, where something burns.
Bodies differ. These are times that many people had, not a promise.
In the long run
no data yet
day by day
What the first weeks are like
Savings
Time of life, roughly
11 to 22 minutes for each cigarette you did not smoke: two estimates, for men in 2000 and for women in 2024. An average over many lives, not a forecast for yours.
Today, I …
Not today
Yesterday you wrote: “{a”
This morning you said: “{a”
How was today?
Add a line
What helped
A line for tomorrow
I stay within my number
I go without
I wait a little before I decide
I am kind to myself
I go outside for a while
I do one thing that helps
Today, 
calm
full
mixed
long
hard
proud
tiring
Days and weeks
An intention in the morning
A card on Today until noon, once a day.
A look back in the evening
A card on Today from 18:00, in words and without a score.
Look at the week on
Minutes of quiet a day
Minutes of movement a day
min a day
1 to 120 minutes fit.
Strength on the pack, in mg
1 to 42
0 ends the product
Note a product
Another one
Note {a
Today: {a noted, {b mg on the packs.
Week {a with a patch.
Your own step: {a.
Patch
Gum
Lozenge
Inhaler
Spray
Other
Took a nicotine product?
Nicotine patch
Nicotine gum
Nicotine lozenge
Nicotine inhaler
Nicotine spray
{a: none
Pick a product.
A whole number from 1 to 42.
A date, please.
That is still to come.
Ask a pharmacist or doctor first. What labels say is left out because of what you said:
No label is written for people who vape. A pharmacist can help; your plan can lower the strength in mg/ml step by step.
This is what labels say to people who smoke. It is no advice: your own pack, pharmacist or doctor comes first.
The label says: {a, {b ({c)
For more than 10 cigarettes a day.
For 10 cigarettes a day or fewer.
4 mg with the first cigarette within 30 minutes of waking, else 2 mg.
Weeks
The label says
one of {a mg a day
one every {a to {b hours
At least 9 a day in weeks 1 to 6. Nothing to eat or drink 15 minutes before and during.
At most {a a day
 and {a in 6 hours.
Your own steps
What you and your pharmacist or doctor agreed: a strength from a day on.
From which day
Add this step
What is true for you? It changes what is suggested, and nothing else.
Whatever you say here: counting, cravings and help stay open.
This is not medical advice
Signs of danger
I am pregnant or nursing
Recent heart attack or irregular heartbeat
I am under 18
I take another medicine
Numbers around food do me no good
Then a pharmacist or doctor is named in place of what labels of nicotine products say.
Then stopping at once can be dangerous, and it is not offered.
Then food shows no numbers.
Call the emergency number at once
You had signs of withdrawal before. They can come back stronger, so a stop at once is not offered for drinking.
Your answers point to possible dependence. Then stopping at once can be dangerous, so it is not offered for drinking.
You drink a lot. Seven more questions help to see whether stopping at once could be dangerous.
Counting drinks and noting cravings stay here for you.
Reminders
A reminder is one line on Today while you look at the app. It rings only where you let it, further down.
What the app reminds you of, how often, and when it is quiet
What comes by itself
Only what I set myself
And milestones
And the evening
Often
Nothing comes that you did not ask for.
A word when you reach one.
In the evening what is still open, and milestones.
Morning, evening, hours with cravings, weeks and milestones.
At most so many a day
One number for everything together. 0 is silence.
Quiet from
Quiet until
One by one
{a: time
The question whether you want reminders
Your trackers
Practice
Yesterday's food
Focus on Monday
Look back at the week
Before an hour with cravings
Evening: what is open
A week with more
After days away
A week with less
Morning: yesterday
because you have not been here for a week
because you set this time
because you asked for it, and nothing was practised before
because you asked for it, and yesterday is not recalled
because you asked for it on Mondays
because you asked for it on this day
because cravings came around this time on three days or more of the last two weeks
because something is still open in the evening
because you are there then, if nothing comes between
because there was more last week than the week before
because you would have been away for four days
because there was less last week than the week before
because you wanted a word about the day before, if something is noted
Trackers at your times
No time yet
You have no tracker yet.
Reminder for {a
{a · {b
on days when it is due
Time {a
Only on these days
Without a choice it comes on the days when it is due.
Silent if noted within
{a h
It stays silent once you noted something.
One more time
Times look like 21:30.
The reminder is kept.
The next seven days
Nothing is planned.
{?1 more has no room in your number a day.{|{a more have no room in your number a day.
What came
shown
done
not now
stopped
Own reminders as a calendar file
For the calendar of your device, which can ring. The file says nothing of what it is about.
A moment for yourself
When the app is closed
Reminders can ring while the app is closed. This device seals what they say. The server and your browser’s push service see when one is sent, never what it says.
Ring on this device
No longer on this device
Reminders ring on this device.
This browser has forgotten that reminders may ring here.
Say what it is about
Off, a reminder only says “A moment for yourself”. On, it names what it is about, on the lock screen too.
A lock hides your journal here, so a reminder only says “A moment for yourself”.
This browser blocks notifications from here. Allow them for this page in the browser’s settings, then press once more.
On an iPhone or iPad reminders ring once the app is on the home screen: in Safari, press Share, then Add to Home Screen, and open it from there.
This browser takes no reminders while the app is closed. The calendar file below can ring instead.
The browser’s push service gave no answer. In a private window, or without a network, there is none.
The server cannot be reached right now. Until then it sends what it already has.
This server sends no reminders.
The server does not send to this browser.
Redstart
How was yesterday?
Anything to note today: {a?
A reminder
Time for {a?
Anything to note for {a?
A few minutes of practice?
Around {a it was harder lately. Something for your hands or a few breaths may help.
Still open today: {a.
Yesterday: {a.
The day before: {a.
Your target was {a.
{a: less last week than the week before.
{a: more last week than the week before. Weeks differ; a look at your plan may help.
It has been a while. Would you still like reminders?
It came {a.
Done
Practise
Have a look
My plan
Got it
Yes, go on
No, be quiet
Not now
Stop this kind
This kind no longer comes.
It stays quiet. You find reminders in the settings.
Does it help?
For four weeks it comes on half of the days, drawn by lot. Then you see what it changes.
Try it for four weeks
It begins tomorrow.
On trial from tomorrow
On trial: day {a of {b
The days without it are drawn by lot, and the evening does not ask about it either. Go on as always.
End the trial
The reminder comes at its times again.
The four weeks are over: see what it changed
It seems to help you. Chance alone would rarely look like this.
With it, it happened less often. Chance alone would rarely look like this.
Four weeks show no clear difference. Keep it if you like it; it can go just as well.
With the reminder: done on {a of {b days. Without: on {c of {d.
With the reminder: noted on {a of {b days. Without: on {c of {d.
The difference: {a of 100 days. Chance leaves room for anything from {b to {c.
Keep the reminder
Remove the reminder
The reminder is gone.
Once the plan knows your usual use and the price of a pack, savings stand here.
What does it cost? Savings count from your first day on.
A price above 0 and up to 1,000, please.
A whole number from 1 to 2,000, please.
In the envelope
What you saved, less what you bought from it. It never goes below zero.
Saved in all
For each day that is over: what stayed below your usual amount, times its price. Unknown days are left out.
Spent
What you bought from your savings.
More was spent than the savings hold as they are counted now. The envelope fills up from here.
What you save for
A trip, a book, a cushion: what is it worth to you?
Add a wish
From the envelope
Enough saved
Buy it
The envelope holds {a. That does not reach yet.
Bought
Add a purchase
{a: paid from your savings.
Wish kept.
What is it?
Price ({a)
A price above zero, please.
By when (optional)
A date, or nothing.
Kind
Rainy days
Gadget
Learning
Keep it
Kept on this device
Here: {a.
nothing yet
entry
entries
daily total
daily totals
craving
cravings
plan
plans
reason
reasons
tracker
trackers
thought
thoughts
food from a recall
foods from recalls
practice session
practice sessions
picture or recording
pictures or recordings
other answer or note
other answers and notes
The browser keeps this journal, even when space is short.
The browser may clear this journal when space is short. A backup file keeps you safe.
It was asked to keep it and has not agreed so far. Installing the app can help.
Ask the browser to keep it
How is it kept?
It is sealed: the bytes on the disk cannot be read without a key. The key stays in this browser.
Anyone who can open this browser can open the app, unless you set a passphrase here.
Clearing the site's data in the browser deletes the journal.
Files
A backup file holds all that is on this device. It also brings it to another one.
Save a backup file
Last saved on {a.
Not saved yet.
Save everything (ZIP)
A backup and all tables, in one file.
Save what you ate as a table (CSV)
Save a table (CSV)
Entries and cravings for a spreadsheet.
Restore a backup
What is new in the file is added. Nothing here is lost.
{a new, {b already here.
{a new, {b updated, {c already here.
Nothing new: {a already here.
This file is damaged in line {a. Nothing was changed.
A newer version of Redstart wrote this file. Update first. Nothing was changed.
Made-up journal
You are looking around in a made-up journal. It stays here until you remove it, and never mixes with yours.
Delete everything
Removes the journal, the settings and the key from this device.
Delete everything …
Everything that is kept on this device goes, your settings included. There are no entries to count.
This is deleted from this device: {a, and your settings.
No one can bring it back.
Your account keeps what it has; this device is signed out. To delete the account as well, go to Account and sync first.
Save a backup file first
delete
Type “delete” to go on
Delete for good
Search the settings
No setting matches “{a”.
You
The app
Your journal
on
off
Name and language
Only for the greeting.
Your picture
Add a picture of you
Choose another picture
Remove the picture
The picture is gone.
Look
Light or dark
Like the device
Light
Dark
High contrast
Darker words, clearer lines.
Numbers and time
Clock
12 hours
24 hours
Your day
A new day starts at
At 1 a.m. it often still feels like yesterday. This counts from now on; past days stay as they are.
Touch
Vibration
A short tick when you record.
On the home screen
Redstart is installed on this device.
Install
Redstart then opens like any other app, with and without a network.
iPhone: open this page in Safari, tap Share, then Add to Home Screen.
Android: open the browser's menu, then tap Install or Add to Home screen.
About
Files of this build: {a
Version
Share card
The picture is made on this device. It leaves only when you share or save it, and says no more than you see.
What it tells
A card has room for four things.
Paper
Dusk
Show amounts of money
Off: the card says that you saved, not how much.
Share picture
Save picture
Pick what the card tells.
Your first card is on its way
A first free day, a streak or a craving you rode out is enough.
Make a card
The picture: {a
{a smoke-free
{a vape-free
{a without alcohol
{a without {b
{a: my longest pause
{a · {b
Money saved
{?hour{|hours
{?craving passed{|cravings passed
{?day in a row{|days in a row
Sound
Gongs, cues and ambience of your practice. All of it is made on this device.
Sound settings
The browser holds the sound back. One more tap usually helps.
No sound here right now: another window is playing, or this browser cannot. Everything else works.
Gongs and cues
Volume
Play the gong, then set the volume of your device.
Play the gong
A meditation in 15 seconds
Ambience
Waves
Rain
Fire
Volume beside the gong
Listen
Breathing cues
Instrument
Bells
Marimba
Harp
Guitar
Notes rise as you breathe in and fall as you breathe out; a single note means hold.
Hear one round
Workouts
Hear two intervals
Round two of three
With other apps
A phone may stop the sound of a page when it locks. During a practice the screen stays on.
In meditation
In breathing
Count down 3-2-1
Say exercises and rounds
A gong after a craving
Let music play on
Three ticks before work ends.
With the voice of your device, in this language.
When its time is over. Off: nothing sounds.
Off: the practice has the sound to itself and can be paused on the lock screen.

All streaks
See all
Streaks
Days in a row
{a, in a row
Sort
By length
By name
No streaks yet
What you do or leave out several days in a row shows here.
a new run
Strength
Strength {a %
best {a
Best run: {a to {b
{a in all
{?1 time{|{b times
{a noticed
{a in a row
Practice: quiet
Practice: movement
Days with a swap
{a: within target
{a: days without
No grace day on hand
1 grace day
{a grace days
one mended {a
{a mended days of this run, the last {b
One is earned at every {a days of a run; up to {b are kept.
What this means
A grace day mends one missed day by itself. The run goes on and counts that day.
Days that do not count and days on which nothing is due neither add nor take away. Today is open until it is over or something has decided it.
Best and total stay, whatever a day brings. After a gap a new run begins.
Strength grows with each day and fades slowly: 13 days without halve that of something daily. The formula is that of Loop Habit Tracker (github.com/iSoron/uhabits, Score.kt).
Hide the streak of {a
Show
Show the streak of {a
Hidden. It goes on.
Shown.
Before a change
{a, until {b
Counting
Yes or no
Levels
Noticing
Leaving out
Soda
White bread
Juice
Cookies
Fries
Ice cream
Fruit drink
Potato chips
One food to trade
Pick one for this week, and what you would have instead.
Choose a focus
A new week
Your focus was: {a. Carry on with it?
Your focus was: {a, with 1 swap last week. Carry on with it?
Your focus was: {a, with {b swaps last week. Carry on with it?
Keep it
Choose another
Your week: {a
Most used: {a
Instead: {a
Swaps this week
Used a swap today?
Another swap
Used a swap yesterday?
Not yesterday
Food
Recall a day, pick one food, trade it a few times a week. No diet, nothing forbidden.
Show food
Cards on Today and a part of Plan. What is recorded stays either way.
Hide numbers on food
No energy and no grams of sugar anywhere; words instead.
Numbers on food are hidden, as you chose on the safety page.
day with a swap
days with a swap
day recalled
days recalled
Which food first?
One you have often. You can change it any day.
Another one
You look for it in a moment.
How trading works
1. Recall
2. Insight
3. Swap
Write down yesterday in a few minutes. Nobody else sees it.
See which food turns up often and is worth a trade.
Pick one thing to have instead, and tap each time you do.
Food over time
recall
recalls
swaps
swap
traded
The usual amount of the food less what you had instead, as far as the table knows.
in a row
Swaps by week
No swap
1 swap
{a swaps
{a this week.
{a in {b weeks.
{?{b: {c of those recalled this week.{|{b: {c of those recalled in {a weeks.
As a table
Week by week
no recall
1 recall
{a recalls
no swap
{a kcal traded
Weeks will stand here
With a recall or a swap the first week begins.
Food insights
Worth a trade, by how often, how much and how rich.
no weekday
one weekday
{a weekdays
no day
one day
Your recalls cover {a and {b at the weekend.
One day is not what is usual. Another recall tells more.
A day that is not next to the others would tell more.
A weekday would tell more.
A day at the weekend would tell more.
About {a kcal: {b
About {a kcal on a day with it
Why it is here
On the one day you recalled
one
On {a of {b recalled days
1 usual amount on a day
{a usual amounts on a day
Rich: {a kcal in 100 g
A lot in a little
{a g of added sugar on a day
Sweetened
Focus on this
{a more
A recall changed since you looked.
Look again
Two foods are enough
Write down what you had on a day to see what is worth a trade.
There is one so far. With one more you'll see what is worth a trade.
Nothing to trade here
In these recalls nothing stands out. You can choose any focus you like.
Shopping list
Nothing on it yet
The ingredients of your go-to swap show here, and what you add yourself.
Line
Leave as it was
Share
As a file
What you have instead
A name, please.
What is good about it
One line, if you like.
In place of
Look for a food, or keep your words.
Add “{a” as it is
{a, in grams
A weight up to 10,000 g, please.
Swaps
Your focus
This week: {a
of 7
No swap this week yet.
1 swap used this week.
{a swaps used this week.
First swap of the week?
You have begun.
It is becoming familiar.
Almost every day.
A full week of swaps.
Your go-to swap
Used it
Use once
Make it my go-to
No go-to just now. Pick one of these, if you like.
For me after all
Not for you
Your own
Change it
More swaps
About {a kcal less
Lighter
Less added sugar
Lighter, of the same kind.
On my shopping list
What it takes is on your shopping list
Focus on {a
Another focus
No focus for now
Keep this focus
Choose your focus
One food for this week. What you did with another one stays.
Often in your recalls
Often traded
Look for another food
Nothing found.
1 food
{a foods
Your focus now
A swap of my own
No swaps for this food yet. You can add your own.
The swaps are on their way.
The texts of the swaps could not be loaded. You can still use one.
Less than what you last had of it, or than its usual amount. From the national table of foods.
A food
A swap
A recall changed since you looked. See what it says now.
Your focus: {a
No focus for now.
Noted. {a this week.
Your go-to swap.
Swap: {a
Which day?
Which swap?
{a instead of {b
instead of {a
What there was to eat
Sync status
Everything is here and on the server, as of {a.
Everything is saved here.
{?Saved here. One change waits for the server.{|Saved here. {a changes wait for the server.
Fetching what is new …
Fetching the journal: part {a of {b …
Sync is off. The journal is here, and nothing leaves.
{?One change is only here.{|{a changes are only here.
This device is signed out. Your journal is here; sign in to sync again.
The server was put back to a key that you gave up. What you write waits here until you change the journal's key.
The server can't be reached now. It goes on by itself.
The account has no room left. What you write stays safe here.
The server needs a newer version of the app. Reload to get it.
The server answered in an unknown way. It is tried again by itself.
Sync this device
Off: the journal stays here and nothing is sent.
The server keeps its copy for your other devices. Delete it too?
Delete it with the account
Needs a look
{?One change is too large to send. It stays on this device.{|{a changes are too large to send. They stay on this device.
{?One change from another device can't be read here. It is kept as it came.{|{a changes from other devices can't be read here. They are kept as they came.
This journal was not quite the same as on your other devices. It is being read from the server once more; nothing of yours is taken away.
The server did not show this device the same journal as your other devices: something is missing or in another place. What is here stays here. Save it as a file, and ask whoever runs the server.
The server may have left out something of your other devices. What is here stays here.
Got it
It stays on this device.
With the rest of your journal it goes to your account, sealed.
It stays on this device while sync is off.
The journal is in this browser on this device, and nowhere else.
The journal is in this browser on this device, and sealed in your account.
The journal is in this browser on this device. Sync is off: your account keeps, sealed, what it got before.
Sorted by what set it off.
Something you have tried little so far.
It helped the one time you tried it.
Tried once so far.
Helped you {a of {b times.
Helped you every time: {a times.
Tried {a times so far.
It fell by {a, noted once.
It fell by {a on average, noted {b times.
Fewer
Driving? Stop first, then look here.
Sun
Leaf
Wave
Bird
Card {a, covered
Card {a: {b
All found.
In through the nose for 4.{/Hold for 7.{/Out through the mouth for 8. Four rounds.
In for 4.{/Out for 6, slow and soft.{/Stay with it for two minutes.
Five slow breaths with the circle.{/Then wait two minutes more.
things that you see{/things that you touch{/sounds that you hear{/smells around you{/taste in your mouth
Go to a tap.{/Hold your wrists under cold water.{/Then splash some in your face.
Fill a large glass.{/Drink it slowly.{/Notice how cold it is.
Take a pen, a stone or a rubber band.{/Turn it. Fold it. Feel its edges.
Find gum, a carrot or a mint.{/Chew slowly.{/Taste until it changes.
Turn two cards. Find what is alike.
Start at 100.{/Take away 7. Then 7 again.{/Lost the thread? Begin at 100.
Go to the bathroom.{/Brush for two minutes.{/Notice the fresh taste.
What else would do you good now?{/Music, fruit, a hot drink?{/Take it in peace.
Breathe 4-7-8
Five breaths
Five senses
Cold water
Busy hands
Something to chew
Find the pairs
Count down by seven
Another treat
breathe four times in a box
breathe 4-7-8 four times
breathe out longer than in
take five slow breaths
walk for five minutes
watch the wave come and go
wait ten minutes and drink something
name five things that I see
hold my wrists under cold water
drink a glass of water
keep my hands busy
chew gum or a carrot
play a round of pairs
count down from 100 by seven
call or text somebody
read why I do this
brush my teeth
give myself another treat
What you can do while a craving passes, and what it did for you.
Your own
What helps you shows with the others when a craving comes.
A name of up to 60 characters.
One short line for each step. You can leave it empty.
All techniques
Add your own
What you tried
Not tried yet: {a
Helps you most: {a
How often it helped, and how far the craving fell.
fell by {a on average
Not tried yet.
What supports them
The others are what people pass on. Nobody knows if they work.
Thoughts
A thought is not an order. Write it down and look at it.
Write down a thought
What you write shows here, for you alone.
Your thoughts
A thought
What was going on?
What went through your mind?
What speaks for it?
What speaks against it?
How else could you put it?
Where, when, with whom.
Word for word, such as “just this one”.
What a camera would have seen.
As you would say it to a friend.
Is it a fact or a feeling?
A fact
A feeling
How strong was it before?
And how strong is it now?
{a, then {b of 10
One line is enough. Everything else may stay empty.
Show the thought diary
Off: it is hidden everywhere. What you wrote is kept.
The thought diary is hidden. You can show it again in the settings.
That is today's number
since the last one
above today's {a
Noted: none.
Done today · {a
saved in all
{a not used
To read
{a: nothing is noted for yesterday.
Add
Keep it at hand
On the home screen it opens like any app, also without a network.
{a came up in {b of {c cravings.
{a a day on {b noted days. The week before it was {c.
Count
love
joy
gratitude
connection
fear
anger
sadness
disappointment
Which level?
How do you feel?
What are you grateful for?
Counts for this day
Leave empty if only the day is known.
What was going on
Where?
A number above zero and up to 100,000.
Pick a level.
Pick a word or more.
A text of up to 500 characters.
Edit tracker
How do you log it?
Done today
Notice it
Leave it out
Words
A text
+1 and −1, with a goal or without
once a day
2 to 5, the latest one counts
each tap is one noticed moment
days without it
pick how you feel
write what was good
From today it is logged anew, and the count begins at nothing. What was under “{a” stays in the history.
With levels
Any level counts as noticed.
One more level
Picture {a
Level {a
Level {a in a streak
goes on
takes a grace day
begins anew
Goal a day
0 or empty: no goal.
How often
Every day
Weekdays
Times a week
Every few days
On these days
Times a week, 1 to 6
Every … days, 2 to 365
Its day begins at
same as everywhere
What you log before then belongs to the day before. Earlier entries stay where they are.
Look and place
Group
Such as “Morning”.
Your groups
Show on the day's page
Two trackers are on the page of a day already. Take one off first.
Streak
Grace days
An earned day makes up for a missed one.
Earned every … days, 1 to 30
At most on hand, 1 to 10
Hide the streak
It needs a name.
Each level needs a name, and at least one lets a streak go on.
A goal from 0 to 100.
Pick a day or more.
A number from 1 to 6 a week.
A number from 2 to 365.
Grace days: earned every 1 to 30 days.
Grace days: 1 to 10 on hand.
What the last four weeks say
{?One more moment, and a pattern may show.{|{b more moments, and a pattern may show.
Risk times
Hours
Moments
Mostly at {a.
Spread over the whole day.
What set it off: {a.
Where: {a.
Week
last 7 days
the week before
{a weeks before
{a a week, as four weeks ago.
Fewer: {a in the last 7 days, {b four weeks ago.
More: {a in the last 7 days, {b four weeks ago.
That tracker is not here any more. These are.
All trackers
Tracker
Change the order
Drag a row, or use the buttons. Today follows this order.
Moved.
Up
Down
Without a group
Their entries are all kept.
Hidden. Its entries are all kept.
Bring back
Delete …
Edit
Delete {a?
{?Its one entry goes along.{|Its {b entries go along.
Hiding keeps everything. Right after deleting you can undo it.
Deleted: {a.
Noted: {a, {b.
Add details
A slip, noted
None so far
Choose words
Write
{a× noticed
For another day
This tracker
Nothing in these days.
Show everything
the whole day
From here on logged in another way
Before: {a
Saved.
{a: your last time was on {b, after your stop day.
Count from {a
I stopped back then; the last time was a slip
A day within {a days works best. Pick an earlier one.
You used after that day. Which one do you mean?
That is very long ago. Pick a later day.
See it, hear it
A photo or your own voice says it faster than words. Both are sealed like your journal.
Record your voice
Stop and keep
Your photo of why
Your voice note on why
This one is not on this device.
Recording. It ends by itself after a minute.
The browser did not give access to the microphone. You can allow it in the settings of this page.
This browser cannot record sound.
That could not be read. Another file may work.
That is too large to keep, even made small.
There are 50 already, or the disk is full. Remove one to make room.
That did not work. Nothing was kept.
Anger can come faster than usual today. It belongs to this time and goes again. Tell one person that you may be short with them.
Many feel these days the most. Without smoke, coffee lasts longer in the body: try a smaller cup and see how you feel.
Sleep may be light or broken. Keep the evening slow and the bedroom dark. Tired days are part of this week.
It can be hard to think straight. Do one thing at a time and write it down. A short walk can clear the wish for a while.
Low mood visits many people in the first week. Plan one small thing that you like, at a fixed time today.
The end of week 1. This is the week in which the symptoms are usually strongest. Look at what helped, and keep it near.
Week 2 begins. For many the steep part is over and the rest goes down more slowly. A hard hour can still come.
Restlessness may sit in the hands. Give them something: a pen, a stone, dough. A few minutes of brisk walking help, too.
If you feel jittery, look at your coffee: caffeine can build up in the first three weeks. Less of it is worth a try.
Impatience is one of the seven known signs. Leave ten minutes early today, so that a queue is only a queue.
Waking at night is common in these weeks. If you lie awake, get up, drink some water, and go back when you are sleepy.
Two uneven weeks are normal: good days and odd ones take turns. Count the good ones today.
Two weeks. For some the symptoms end about now; for others they take until week 4. Both are usual.
Week 3 begins. What is left mostly fades slowly. When a wish comes, stand up and walk to the next corner and back.
Worry can linger without a reason. Name it in one sentence on paper. Then decide when you will look at it again.
Still more awake than you like at night? Move the last coffee to noon and see what three evenings bring.
A moment may catch you off guard: a smell, a song, a balcony. Say what it is, breathe out, and let it pass by.
Concentration comes back in pieces. Work in short stretches with a break of your own making between them.
Someone may ask how it goes. Have one honest sentence ready. You owe nobody more than that.
Three weeks. In studies most symptoms had dropped a good way by now. Compare your own line with week 1.
Week 4 begins. A wish now is often tied to a place or an hour. Walk through that hour today instead of sitting.
If the mood is low today, see people or daylight, even for a short while. If it stays low, the page on help is one tap away.
Old habits like an anniversary: a Friday, a party, a pay day. Decide now what you will hold in your hand.
Anger that was new in week 1 is rarer for most by now. If someone got the worst of it, a kind word is not late.
Look at the evenings: are they calmer than in the first week? Keep the one thing that made them so.
Almost four weeks. In a study of people who stopped on their own, most symptoms were back to where they began by day 30.
Four weeks. For most people withdrawal is over about now; hunger may stay longer. Anything that is still strong deserves a talk with somebody who knows.
The first weeks
The days count once you stop smoking or vaping.
of {a days
Four weeks and more. For most people withdrawal is over by now.
Most studies are about smoking. After vaping the same signs were seen, somewhat milder.
After vaping
Answer what you like. It is for your own look back, and nobody rates it.
Anxiety
Low mood
Trouble concentrating
Impatience
Poor sleep
Restlessness
not at all
slight
strong
I can't go on
Then someone to talk to comes first.
This can be dangerous after stopping alcohol. Call the emergency number now.
You don't have to be alone with this. Talk to somebody now.
Low mood has been strong for two weeks or more. Withdrawal alone rarely lasts so strongly: please talk to a doctor or a help line.
Strong signs after four weeks are worth a talk with a doctor or a help line.
That is a lot at once. You don't have to get through it alone: a doctor or a help line can make it easier.
This is usual in these weeks.
Stopping alcohol is different
Who drank a lot every day is safer with a doctor before stopping. Any of these signs is an emergency.
Do you have one of these?
Shaking
Confusion
A seizure
Seeing or hearing what is not there
What is usual
Week 1
Signs are strongest here.
Weeks 2 to 4
Signs fade; some are done early, some take longer.
After four weeks
Mostly over. What is still strong deserves a talk.
Your own line
The mean of your answers on {a days, from 0 (not at all) to 4.
strongest week
fading
mostly over
Your mean
Usual
"""#
}

#endif
