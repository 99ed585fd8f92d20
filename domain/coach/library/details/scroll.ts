import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of scrolling. */
export const scrollDetails: readonly Detail[] = [
  {
    text: 'You open the first app without thinking about it. Move it off the home screen now, to the last page.',
    short: 'Move your first app off the home screen.',
    form: 'prepare',
  },
  {
    text: 'Put the phone down where you have to stand up for it. Stay in your seat for a while.',
    short: 'Put the phone out of reach. Stand up for it.',
    form: 'prepare',
  },
  {
    text: 'A feed has no end, so you have to set one. Say out loud which post is the last one, and turn the screen down after it.',
    short: 'Say which post in the feed is the last. Screen down.',
    form: 'moment',
  },
  {
    text: 'A phone that charges beside the bed is in your hand last and first. Carry the charger to a socket in another room.',
    short: 'Carry the phone charger away from the bed. Plug in there.',
    form: 'prepare',
  },
  {
    text: 'Much scrolling happens while you wait. In the next wait, at a kettle or a bus stop, leave the phone in your pocket.',
    short: 'Choose one wait today. Spend it without the phone.',
    form: 'moment',
  },
  {
    text: 'Turn off the notifications of one app on your phone now. Each of them is a reason to look.',
    short: 'Turn off the notices of one app. See what is lost.',
    form: 'prepare',
  },
  {
    text: 'You often pick up the phone without knowing why. Before you do it next time, say in one word what you need.',
    short: 'Before the screen, say in one word what for.',
    form: 'moment',
  },
  {
    text: 'Log out of the app in which you scroll most, so that you have to type the password.',
    short: 'Log out of one app. The password slows you down.',
    form: 'prepare',
  },
  {
    text: 'Colors make a feed more attractive. Set the phone’s screen to gray in the settings, and leave it so for today.',
    short: 'Turn the phone screen gray. Look at the feed again.',
    form: 'prepare',
  },
  {
    text: 'When the phone is gone, your hand looks for something. Lay a pen, a ball, or a book where the phone usually is.',
    short: 'Lay a pen where the phone lay. Hold it instead.',
    form: 'prepare',
  },
  {
    text: 'Put on a watch, or stand a clock where you see it. Then you need no phone for the time.',
    short: 'Put a clock in sight. Leave the phone for the time.',
    form: 'prepare',
  },
  {
    text: 'On the couch, many people pick up the phone without noticing. Put yours in another room before you sit down there.',
    short: 'Put the phone in another room. Then sit down.',
    form: 'moment',
  },
  {
    text: 'You answer a message, and then you are in the feed. Lock the screen as soon as the message is sent.',
    short: 'Answer the one message. Then lock the screen at once.',
    form: 'moment',
  },
  {
    text: 'One room without a phone gives you a place to rest. Put a basket at the door of that room, and lay yours in it.',
    short: 'Choose one room without the phone. Basket at the door.',
    form: 'prepare',
  },
  {
    text: 'Scrolling is easier to stop when you know what comes next. Write that on a slip, and put it on the phone.',
    short: 'Write down what comes after. Then take the phone.',
    form: 'note',
  },
  {
    text: 'Delete the app that you use most, and keep the account. You can still look at it on a computer.',
    short: 'Delete one app. You may keep the account.',
    form: 'prepare',
  },
  {
    text: 'Most news is still there tomorrow. Write down one feed that you will not open today.',
    short: 'Choose one feed that stays closed today.',
    form: 'note',
  },
  {
    text: 'The first look at the phone can take half an hour. Look out of a window for a few breaths first, and then at the screen.',
    short: 'Look out of a window before the screen.',
    form: 'moment',
  },
  {
    text: 'Put a rubber band around the phone, so that you feel it each time you pick it up.',
    short: 'Put a rubber band around the phone. Feel it. Then decide.',
    form: 'prepare',
  },
  {
    text: 'In bed, you lose track of how long you scroll. Give the phone a place outside the bedroom door, and lay it there.',
    short: 'Leave the phone on a shelf outside the bedroom.',
    form: 'prepare',
  },
  {
    text: 'Turn off autoplay in the app you use most. Then no video starts on its own and keeps you at the screen.',
    short: 'Turn autoplay off. The screen stops when you do.',
    form: 'prepare',
  },
  {
    text: 'Send one friend a voice message, and leave the feed closed while you wait for the answer.',
    short: 'Ask a friend something by voice. Leave the feed shut.',
    form: 'tell',
  },
  {
    text: 'In the pocket, the phone is in your hand too quickly. Put it at the bottom of your bag, under everything else.',
    short: 'Carry the phone in the bag, under everything else.',
    form: 'prepare',
  },
  {
    text: 'A dull moment passes without a phone as well. In the next one, look around, and name what you see.',
    short: 'Let one dull moment pass. The phone stays away.',
    form: 'moment',
  },
]
