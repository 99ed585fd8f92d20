import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of going to bed. */
export const bedtimeDetails: readonly Detail[] = [
  {
    text: 'Bright light keeps people awake. Turn off the ceiling light now, and leave one small lamp on until bed.',
    short: 'Turn off the ceiling light. Leave only the bed lamp on.',
    form: 'moment',
  },
  {
    text: 'A phone beside the bed is a reason to stay awake. Put its charger outside the bedroom now.',
    short: 'Put the phone’s charger outside the bedroom.',
    form: 'prepare',
  },
  {
    text: 'Most late hours are spent in one seat. Put a pile of things on it now, and leave it there until bed.',
    short: 'Block your late seat with a pile. Only bed is left.',
    form: 'prepare',
  },
  {
    text: 'A bed that is ready asks nothing more of you. Smooth the blanket now, and fold back one corner.',
    short: 'Smooth the blanket. Fold back one corner. The bed is ready.',
    form: 'prepare',
  },
  {
    text: 'Brush your teeth before you sit down again. Then there is one task less between you and bed.',
    short: 'Brush your teeth early. After that, only the bed is left.',
    form: 'moment',
  },
  {
    text: 'Turn off autoplay on the TV or the tablet now. Decide before you press play which episode is the last one before bed.',
    short: 'Turn off autoplay. Say which episode is the last. Then bed.',
    form: 'prepare',
  },
  {
    text: 'A worry on paper need not be kept in mind. Put a pen and a card beside the bed now.',
    short: 'Lay a pen and a card by the bed. Worries go there.',
    form: 'prepare',
  },
  {
    text: 'An hour for bed is easy to overlook. Write yours on a slip now, and put it beside the lamp.',
    short: 'Write your hour for bed. Put the slip by the lamp.',
    form: 'note',
  },
  {
    text: 'It is easier to fall asleep in a cool room. Open the bedroom window for a few minutes before you lie down.',
    short: 'Open the bedroom window a little. Then go to bed.',
    form: 'moment',
  },
  {
    text: 'Choose one decision that can wait until tomorrow. Say out loud that you will not think about it in bed.',
    short: 'Say what can wait until tomorrow. No thinking in bed.',
    form: 'note',
  },
  {
    text: 'Bright rooms invite you to stay. When your teeth are brushed, turn off every light except on the way to bed.',
    short: 'Teeth brushed: lights off, except on the way to bed.',
    form: 'moment',
  },
  {
    text: 'A new book can keep you up. Put one that you have read before beside the bed, within reach.',
    short: 'Put a book you know by the bed. Nothing exciting.',
    form: 'prepare',
  },
  {
    text: 'What is left to look for keeps you up. Lay out the clothes for tomorrow now, before you go to bed.',
    short: 'Lay out tomorrow’s clothes now. Then the bed is all that waits.',
    form: 'prepare',
  },
  {
    text: 'You cannot decide when you fall asleep. Decide only when the lamp by the bed goes off, and say the time.',
    short: 'Decide when the lamp by the bed goes off.',
    form: 'note',
  },
  {
    text: 'A glass of water beside the bed saves a walk to the kitchen. Fill one now, and carry it there.',
    short: 'Put a glass of water beside the bed. No kitchen trips.',
    form: 'prepare',
  },
  {
    text: 'Tell one person when you go to bed, at home or in a message. After that, nobody waits for you.',
    short: 'Tell one person when you go to bed. One sentence.',
    form: 'tell',
  },
  {
    text: 'Before you brush your teeth, carry the phone to the room where it stays. Close that door, and then go to bed.',
    short: 'Phone into another room. Close the door. Then to bed.',
    form: 'moment',
  },
  {
    text: 'Seeing the time makes it harder to fall asleep. Turn the clock by the bed to the wall now.',
    short: 'Turn the clock by the bed to the wall.',
    form: 'prepare',
  },
  {
    text: 'The first yawn comes earlier than you think. Take it as the sign to stop, and get ready for bed.',
    short: 'First yawn: stop. Then get ready for bed.',
    form: 'moment',
  },
  {
    text: 'Cold feet keep many people awake. Put a pair of socks beside the bed now.',
    short: 'Put warm socks beside the bed. Cold feet keep you awake.',
    form: 'prepare',
  },
  {
    text: 'A message sent late often brings an answer that keeps you up. Decide when you send the last one before bed.',
    short: 'Decide when you send the last message. After it, bed.',
    form: 'note',
  },
  {
    text: 'Lie down on the bed, and reach for the switch of the lamp. If you have to sit up, move the lamp.',
    short: 'Move the lamp within reach of the bed. Test it lying down.',
    form: 'prepare',
  },
  {
    text: 'Put an alarm clock beside the bed. Then you have no reason to take the phone there.',
    short: 'Put an alarm clock by the bed. The phone stays out.',
    form: 'prepare',
  },
  {
    text: 'Choose one task on today’s list that waits until tomorrow, so that you get to bed on time. Cross it out now.',
    short: 'Choose one task that stays unfinished. Go to bed on time.',
    form: 'note',
  },
]
