import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of scrolling. */
export const scrollDetails: readonly Detail[] = [
  {
    text: 'The thumb starts before the head has decided anything. Move the first app off the home screen, so that the thumb finds nothing.',
    short: 'Move your first app off the home screen.',
  },
  {
    text: 'A phone within reach is looked at. Put it where you would have to stand up for it.',
    short: 'Put the phone out of reach. Stand up for it.',
  },
  {
    text: 'Feeds have no last page, so you need one of your own. Say out loud which post is the last, and turn the screen down.',
    short: 'Say which post in the feed is the last. Screen down.',
  },
  {
    text: 'The charger decides where the phone sleeps. Carry it to a socket that is far from your pillow.',
    short: 'Carry the phone charger away from the bed. Plug in there.',
  },
  {
    text: 'Gaps are where it begins: the elevator, the kettle, the line. Choose one gap today, and stand in it with empty hands.',
    short: 'Choose one wait today. Spend it without the phone.',
  },
  {
    text: 'A red dot is an invitation from a company. Turn off the notices of one app, and see whether anything is lost.',
    short: 'Turn off the notices of one app. See what is lost.',
  },
  {
    text: 'What you look for on the screen is seldom on the screen. Before you open it, say in one word what it is.',
    short: 'Before the screen, say in one word what for.',
  },
  {
    text: 'It is easier to leave a feed that you have to enter by hand. Log out of one app, and let the password do the rest.',
    short: 'Log out of one app. The password slows you down.',
  },
  {
    text: 'Color is half of the pull. Switch the screen to shades without color, and look at the feed again.',
    short: 'Turn the phone screen gray. Look at the feed again.',
  },
  {
    text: 'Your hands will ask for something when the phone is gone. Lay a pen, a ball, or a book where it used to lie.',
    short: 'Lay a pen where the phone lay. Hold it instead.',
  },
  {
    text: 'A look at the time on the phone turns into a look at everything. Wear a watch, or hang a clock where you can see it.',
    short: 'Hang up a clock. Leave the phone for the time.',
  },
  {
    text: 'On the couch the phone comes out by habit. Sit on the other end of it, with the phone in another room.',
    short: 'Sit at the other end of the couch. Phone elsewhere.',
  },
  {
    text: 'One message is a reason, and the feed behind it is the bill. Answer the message, and lock the screen with the same thumb.',
    short: 'Answer the one message. Then lock the screen at once.',
  },
  {
    text: 'The phone is loudest in the quietest room. Choose one room where it does not come in, and put a basket at the door.',
    short: 'Choose one room without the phone. Basket at the door.',
  },
  {
    text: 'Scrolling ends well when something else begins. Write down what comes after it, before you pick the phone up.',
    short: 'Write down what comes after. Then take the phone.',
  },
  {
    text: 'You do not have to win against an app that you do not have. Delete one, and keep the account.',
    short: 'Delete one app. You may keep the account.',
  },
  {
    text: 'Other people’s news keeps well until tomorrow. Choose one source that you will not open today.',
    short: 'Choose one feed that stays closed today.',
  },
  {
    text: 'The first look of the day sets the size of the rest. Leave the screen dark until you have looked out of a window.',
    short: 'Look out of a window before the screen.',
  },
  {
    text: 'It takes a moment to notice that you are scrolling. Put a rubber band around the phone, and let it remind you.',
    short: 'Put a rubber band around the phone. Feel it. Then decide.',
  },
  {
    text: 'Bed is a place where nobody scrolls by accident. Leave the phone at the bedroom door, on a shelf of its own.',
    short: 'Leave the phone on a shelf outside the bedroom.',
  },
  {
    text: 'Videos that start by themselves keep the screen on. Find the switch for autoplay, and turn it off.',
    short: 'Turn autoplay off. The screen stops when you do.',
  },
  {
    text: 'A friend on the screen is still a friend off it. Ask one of them something by voice, and skip the feed.',
    short: 'Ask a friend something by voice. Leave the feed shut.',
  },
  {
    text: 'The hand in the pocket is older than the thought. Carry the phone in the bag today, under everything else.',
    short: 'Carry the phone in the bag, under everything else.',
  },
  {
    text: 'Boredom lasts about as long as a red light. Let one such moment pass today, and look at what is around.',
    short: 'Let one dull moment pass. The phone stays away.',
  },
]
