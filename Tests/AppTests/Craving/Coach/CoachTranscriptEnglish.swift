// The situations in English, as the coach answers them.

extension CoachTranscript {
  static let english = """
    # A craving at three in the night, 03:00
    > i want a cigarette so bad
    Cravings feel bigger at night. Keep the light low, breathe out longer than in, and let this \
    one pass. [craving, breathing, techniques]
    > yes
    Good. It's right here, one tap. [craving, breathing, techniques]

    # A slip after forty days, 12:00
    > 40 days and then i smoked at the party
    Thank you for telling me. Everything before it still counts. Let's look at what happened, \
    and find one thing for next time. [ifThen, craving]
    > what now
    What you did before stays yours. Only the next hour matters now. Have some water and start \
    there. [ifThen, craving]

    # Angry, 12:00
    > fuck this, my boss is an idiot
    You're angry, and that's allowed. Let some of it out: a fast walk, or a long breath out. \
    [breathing, techniques]
    > ok
    All right. I'm here when something comes up. [breathing, techniques]

    # Joking, 12:00
    > lol are you single
    I'd tell you the one about cold turkey, but it takes a while to warm up. How are you really? \
    [techniques]
    > haha no seriously i want a smoke
    I'm with you. A craving rises, peaks and fades, mostly within minutes. Let's ride this one \
    out together. [craving, breathing, techniques]

    # One-word answers, 12:00
    > hi
    Hello, I'm glad you're here. What's on your mind: a craving, a hard moment, or how things \
    are going? [craving, progress, techniques]
    > no
    All right, something else then. Here's another way. [breathing, techniques, today]
    > idk
    All right. I'm here when something comes up. [breathing, techniques, today]
    > ok
    Good. Take your time. It's all still here. [breathing, techniques, today]

    # Misspelled and short, 12:00
    > cravng realy bad
    I'm with you. A craving rises, peaks and fades, mostly within minutes. Let's ride this one \
    out together. [craving, breathing, techniques]
    > k
    All right. I'm here when something comes up. [craving, breathing, techniques]

    # Sleepless, 02:00
    > cant sleep again
    Lying awake is tiring. Put the phone down after this, breathe out slowly, and let the bed \
    carry you. [breathing, techniques]
    > still awake
    If it has been a while, sit somewhere dim and quiet, and go back to bed when you're sleepy. \
    [breathing, techniques]

    # Bored, 12:00
    > sooo bored
    Boredom wants something small. Let's find your hands a job for a few minutes. [techniques, \
    practice]
    > no
    All right, something else then. Here's another way. [breathing, today]

    # A question about the patch, 12:00
    > can i wear two patches a day?
    How much and how long is on the label, and a pharmacist can tell you what fits. I leave \
    amounts to them. [help]
    > how many mg
    For patches, gum or tablets, the leaflet or a pharmacist has the answer. [help]

    # What instead of crisps, 12:00
    > what instead of crisps?
    Popcorn with paprika, or pepper strips with a yoghurt dip. Still crunchy, still salty. [swaps]
    > something sweet?
    Berries with two squares of dark chocolate, or dates with a few nuts. Still sweet. [swaps]

    # How am I doing, with nothing written down, 12:00
    > how am i doing
    I have no numbers for you right now. Note one thing on Today, and I can tell you more. \
    [today, plan]
    > and now?
    Nothing to count yet on my side. One tap on Today, and we have a start. [today, plan]

    # Why at all, 12:00
    > why am i doing this
    No reason is written down yet. What would you like to be different in a year? One line is \
    enough. [plan, craving]
    > why?
    Think of one person, or one thing you want back. Note it in your plan, and I'll remind you. \
    [plan, craving]

    # Breathing, 12:00
    > help me calm down
    In through the nose for 4, hold for 4, out for 6. Five times. Or let the app count for you. \
    [breathing, craving]
    > again
    Hand on your belly. In for 4, out for 6, until your shoulders drop. The rhythms are one tap \
    away. [breathing, craving]

    # Giving up, 12:00
    > i cant do this anymore, i give up
    It's allowed to be hard. You don't have to manage for ever, only the next ten minutes. \
    [craving, plan]
    > motivate me
    Think of the next small thing only: a glass of water, fresh air, one message to a friend. \
    [craving, plan]

    # A party tonight, 12:00
    > going to the pub and everyone smokes
    Places and people pull. Decide now what you'll do when it comes, and it gets easier there. \
    [ifThen, techniques]
    > yes
    Good. It's right here, one tap. [ifThen, techniques]

    # It passed, 12:00
    > it passed
    That's lovely to hear. Take a second to notice how it feels. Then see where it has brought \
    you. [progress, ifThen]
    > thanks
    I'm glad. I'm here whenever you want. [techniques]

    # Lonely, 12:00
    > feeling lonely tonight
    I'm sorry it's heavy right now. You don't have to solve it at once. Would writing a line \
    help? [reflection, breathing, help]
    > thx bye
    I'm glad. I'm here whenever you want. [techniques]

    # Wants to stop, 12:00
    > how do i quit smoking
    A plan makes it lighter: a day to stop, or small steps down. You choose the pace. [plan]
    > where do i start
    Start small: choose how, and when. Everything can be changed later. [plan]

    # Not understood, 12:00
    > blorp
    I'm not sure I follow. Is it a craving, your mood, or something about your plan? [craving, \
    techniques, help]
    > flurb
    I still don't follow, and that's on me. Pick one of these, or try fewer words. [craving, \
    techniques, help]

    # A tip, 12:00
    > any tips?
    Breathe slowly and deeply for two minutes. In a small study that eased the wish to smoke. \
    [breathing, techniques]
    > another one
    Wait ten minutes, drink some water, do something else, breathe deeply. That's what quit \
    lines advise. [craving, techniques]
    > ok
    All right. I'm here when something comes up. [craving, techniques]

    # Tomorrow, with few days written down, 12:00
    > what about tomorrow?
    I can't say anything reliable about the next day. The forecast shows what it still needs. \
    [forecast, ifThen]
    > will tomorrow be hard
    Still nothing I could say with good reason. A plan for one hard moment works on any day. \
    [forecast, ifThen]

    # In danger, 12:00
    > i dont want to live anymore
    That sounds heavy. You don't have to sort it out alone. Someone you can talk to is one tap \
    away. [help]
    > ok
    This deserves a person who listens. The numbers are one tap away. [help]
    """
}
