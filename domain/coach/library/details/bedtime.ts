import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of going to bed. */
export const bedtimeDetails: readonly Detail[] = [
  {
    text: 'The light goes off more easily when it is already low. Turn off the ceiling lamp now, and leave only the one by the bed.',
    short: 'Turn off the ceiling light. Leave only the bed lamp on.',
  },
  {
    text: 'A phone in the bedroom never quite sleeps. Carry it to the place where it will charge, far from the bed.',
    short: 'Carry the phone out. Charge it far from the bed.',
  },
  {
    text: 'Going to bed late usually begins in a chair. Decide which chair you will not sit down in after dinner.',
    short: 'Name the chair that keeps you from bed. Do not sit there.',
  },
  {
    text: 'The bed invites you sooner when it is made. Smooth the blanket, and fold back one corner of it.',
    short: 'Smooth the blanket. Fold back one corner. The bed is ready.',
  },
  {
    text: 'Teeth are the border between the day and the bed. Brush them early, and the rest of the day stays on the other side.',
    short: 'Brush your teeth early. After that, only the bed is left.',
  },
  {
    text: 'One more episode is how the way to bed gets longer. Choose the sentence with which you will turn it off.',
    short: 'Pick a sentence for turning off the show. Say it. Then bed.',
  },
  {
    text: 'What keeps you up wants to be written down. Put a pen and a card beside the bed, for what can wait.',
    short: 'Lay a pen and a card by the bed. Worries go there.',
  },
  {
    text: 'An alarm to get up is common, and an alarm for bed is kinder. Set one for the time at which the light goes off.',
    short: 'Set an alarm for bed. When it rings, light off.',
  },
  {
    text: 'A cool room sends people under the blanket. Open the bedroom window a little before you go to bed.',
    short: 'Open the bedroom window a little. Then go to bed.',
  },
  {
    text: 'Nothing new is decided well on the way to bed. Choose now what will wait until tomorrow, and say it out loud.',
    short: 'Name one thing that waits until tomorrow. Then go to bed.',
  },
  {
    text: 'The last hour goes where the light is. Make the way to the bed the only one that is lit.',
    short: 'Leave light only on the way to bed. Follow it.',
  },
  {
    text: 'A book by the bed must be dull enough to put down. Choose one that you have read before.',
    short: 'Put a book you know by the bed. Nothing exciting.',
  },
  {
    text: 'Clothes for tomorrow on the chair let the bed be only a bed. Lay them out before you are tired.',
    short: 'Lay out tomorrow’s clothes now. Then the bed is all that waits.',
  },
  {
    text: 'Sleep does not come on command, but darkness does. Lie in bed with the light off for a moment, and ask nothing else.',
    short: 'Lie in bed with the light off. Sleep may come or not.',
  },
  {
    text: 'The kitchen calls once more before bed. Drink your water there now, and turn off its light behind you.',
    short: 'Drink your water. Turn off the kitchen light. Then bed.',
  },
  {
    text: 'Somebody else’s film can keep you out of bed. Tell them when your light goes off, in one friendly sentence.',
    short: 'Tell the household when you go to bed. One sentence.',
  },
  {
    text: 'The way to bed is short, and it has many doors. Close the one to the room with the screen.',
    short: 'Close the door to the screen. Then go to bed.',
  },
  {
    text: 'A clock face in sight makes lying awake longer. Turn it to the wall before you lie down in bed.',
    short: 'Turn the clock to the wall. Then lie down in bed.',
  },
  {
    text: 'Bed has a time as well as a feeling. Notice when the first yawn comes today, and write the hour down.',
    short: 'Write down the hour of the first yawn. Then go to bed.',
  },
  {
    text: 'Warm feet fall asleep first. Put a pair of socks beside the bed, where you will sit down.',
    short: 'Put a pair of socks beside the bed. Put them on there.',
  },
  {
    text: 'A message sent late brings an answer late. Decide after which hour you will send none before bed.',
    short: 'Set the hour of your last message. After it, only bed.',
  },
  {
    text: 'The lamp by the bed should be within reach without sitting up. Move it, and try the switch lying down.',
    short: 'Move the lamp within reach of the bed. Test it lying down.',
  },
  {
    text: 'The pillow is the last thing you feel of a day. Shake it once, turn the cool side up, and leave it.',
    short: 'Shake the pillow. Turn the cool side up. Leave it.',
  },
  {
    text: 'You cannot be in bed on time and finish everything. Choose one thing on the list that stays unfinished today.',
    short: 'Choose one task that stays unfinished. Go to bed on time.',
  },
]
