import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of going to bed. */
export const bedtimeDetails: readonly Detail[] = [
  {
    text: 'The light goes off more easily when it is already low. Turn off the ceiling lamp now, and leave only the one by the bed.',
    short: 'Ceiling light off. Bed lamp on. Lights out gets closer.',
  },
  {
    text: 'A phone in the bedroom never quite sleeps. Carry it to the place where it will charge, far from the bed.',
    short: 'Phone out of the bedroom. Charger in the kitchen. Bed stays quiet.',
  },
  {
    text: 'Going to bed late usually begins in a chair. Decide which chair you will not sit down in after dinner.',
    short: 'Name the chair that keeps you up. Avoid it. Bed.',
  },
  {
    text: 'The bed invites you sooner when it is made. Smooth the blanket, and fold back one corner of it.',
    short: 'Blanket smooth. One corner folded back. Bed ready.',
  },
  {
    text: 'Teeth are the border between the day and the bed. Brush them early, and the rest of the day stays on the other side.',
    short: 'Brush your teeth early. After that, only bed.',
  },
  {
    text: 'One more episode is how the way to bed gets longer. Choose the sentence with which you will turn it off.',
    short: 'Pick the line that ends the show. Say it. Bed.',
  },
  {
    text: 'What keeps you up wants to be written down. Put a pen and a card beside the bed, for what can wait.',
    short: 'Pen and card by the bed. Worries go there. Light off.',
  },
  {
    text: 'An alarm to get up is common, and an alarm for bed is kinder. Set one for the time at which the light goes off.',
    short: 'Alarm for bed. Set it now. Obey the bell.',
  },
  {
    text: 'A cool room sends people under the blanket. Open the bedroom window a little before you go to bed.',
    short: 'Bedroom window open. Cool room. Bed sooner.',
  },
  {
    text: 'Nothing new is decided well on the way to bed. Choose now what will wait until tomorrow, and say it out loud.',
    short: 'Name what waits until tomorrow. Then bed.',
  },
  {
    text: 'The last hour goes where the light is. Make the way to the bed the only one that is lit.',
    short: 'Light only toward the bed. Follow it at the hour.',
  },
  {
    text: 'A book by the bed must be dull enough to put down. Choose one that you have read before.',
    short: 'One known book by the bed. Nothing exciting. Light off.',
  },
  {
    text: 'Clothes for tomorrow on the chair let the bed be only a bed. Lay them out before you are tired.',
    short: 'Tomorrow’s clothes on the chair. Now. Then bed is free.',
  },
  {
    text: 'Sleep does not come on command, but darkness does. Lie in bed with the light off for a moment, and ask nothing else.',
    short: 'In bed, light off. Sleep is not your duty.',
  },
  {
    text: 'The kitchen calls once more before bed. Drink your water there now, and turn off its light behind you.',
    short: 'Kitchen: water, light off, door shut. Bed is next.',
  },
  {
    text: 'Somebody else’s film can keep you out of bed. Tell them when your light goes off, in one friendly sentence.',
    short: 'Tell the household when you go to bed. One sentence.',
  },
  {
    text: 'The way to bed is short, and it has many doors. Close the one to the room with the screen.',
    short: 'Close the door to the screen. One door. Then bed.',
  },
  {
    text: 'A clock face in sight makes lying awake longer. Turn it to the wall before you lie down in bed.',
    short: 'Clock to the wall. Bed does not count hours.',
  },
  {
    text: 'Bed has a time as well as a feeling. Notice when the first yawn comes today, and write the hour down.',
    short: 'First yawn: write down the hour. Bed follows.',
  },
  {
    text: 'Warm feet fall asleep first. Put a pair of socks beside the bed, where you will sit down.',
    short: 'Socks beside the bed. Warm feet. Light off.',
  },
  {
    text: 'A message sent late brings an answer late. Decide after which hour you will send none before bed.',
    short: 'Last message: set its hour. After that, only bed.',
  },
  {
    text: 'The lamp by the bed should be within reach without sitting up. Move it, and try the switch lying down.',
    short: 'Lamp within reach of the bed. Test it lying down.',
  },
  {
    text: 'The pillow is the last thing you feel of a day. Shake it once, turn the cool side up, and leave it.',
    short: 'Pillow shaken. Cool side up. Bed ready for the hour.',
  },
  {
    text: 'You cannot be in bed on time and finish everything. Choose one thing on the list that stays unfinished today.',
    short: 'One task stays unfinished. Choose it. Bed wins.',
  },
]
