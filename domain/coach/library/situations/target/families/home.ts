import type { FamilyTexts } from '#domain/coach/library/frame.ts'

/** A home or a room that is to be in order by a date. The day before, and the day itself (TEXT-37). */
export const homeDateTexts: FamilyTexts = {
  target_eve: [
    {
      text: [
        'You noted {last_note}. Take just that corner today, from left to right, and leave a box for what has no place yet.',
        'Take the corner that you see first when you come in. Clear it from left to right, with a box for what has no place yet.',
      ],
      short: [
        'Your note: {last_note}. That corner only. Left to right. A box for the rest.',
        'First corner you see. Left to right. A box for the rest.',
      ],
      step: { text: 'Clear one corner, from left to right.', minutes: 4 },
      challenge: { text: 'Carry one box or bag out of the room.', seconds: 60 },
    },
    {
      text: [
        'Walk through once with a sheet, and write down what a visitor would notice. Do the first line today, and cross out the last.',
      ],
      short: ['One round with a sheet. List what a visitor would notice. Do the first line. Strike the last.'],
      step: { text: 'Write down what a visitor would notice, one line each.', minutes: 4 },
      challenge: { text: 'Cross out the last line of that list.', seconds: 15 },
    },
    {
      text: [
        'Lay out what the last corner needs: bags, boxes, a cloth, a pen for the labels. Tomorrow then begins with your hands.',
      ],
      short: ['Lay out what the last corner needs. Bags, boxes, cloth, pen. Leave it there.'],
      step: { text: 'Lay out bags, boxes, and a cloth for the last corner.', minutes: 3 },
      challenge: { text: 'Put one thing back that you will not need tomorrow.', seconds: 30 },
    },
    {
      text: [
        'Decide what stays undone on purpose, and close a door or a lid on it. It may have a date of its own later.',
      ],
      short: ['Decide what stays undone. Close a door or a lid on it. It gets its own date.'],
      step: { text: 'Write down what stays undone, and until when.', minutes: 2 },
      challenge: { text: 'Close one door, drawer, or lid on it.', seconds: 15 },
    },
    {
      text: [
        'Find out today what depends on others or on opening hours: the dump, the pickup, the store. Write down how long they are there.',
      ],
      short: ['Check what depends on others. Dump, pickup, store. Write down the hours.'],
      step: { text: 'Ask one person to help with whatever is heavy.', minutes: 2 },
      challenge: { text: 'Write the opening hours on the list.', seconds: 30 },
    },
  ],
  target_day: [
    {
      text: [
        'Do the spot first today that everybody sees, while there is time: without it, the rest would not look done.',
      ],
      short: ['The spot that everybody sees comes first. Clear it. Then stop.'],
      step: { text: 'Clear the spot that everybody sees.', minutes: 4 },
      challenge: { text: 'Take a picture from the door.', seconds: 30 },
    },
    {
      text: ['Carry out the bags and boxes before you look around. Without them, you see how far the place is.'],
      short: ['Bags and boxes out first. Then look around. From the door.'],
      step: { text: 'Carry out one bag or box that is full.', minutes: 4 },
      challenge: { text: 'Stand in the door, and look once around.', seconds: 15 },
    },
    {
      text: [
        'Use the place today for what it is there for: sit, cook, work, or sleep in it. Write down what still disturbs you.',
      ],
      short: ['Use the place for what it is for. Sit, cook, or work there. Write down what disturbs you.'],
      step: { text: 'Write down one thing that still disturbs you there.', minutes: 2 },
      challenge: { text: 'Sit down there with nothing to do.', seconds: 60 },
    },
    {
      text: [
        'Compare it with an old picture, or with your memory of the first day. Write down the difference in one line.',
      ],
      short: ['Compare with an old picture. Or with the first day. Write down the difference.'],
      step: { text: 'Write down the difference to the first day.', minutes: 2 },
      challenge: { text: 'Send {ally} a picture of it.', twin: 'Send somebody a picture of it.', seconds: 60 },
    },
    {
      text: [
        'Decide which small round keeps it like this: what, on which day, and who. Put that on a slip at the door.',
      ],
      short: ['Decide on one small round. What, which day, who. Slip at the door.'],
      step: { text: 'Write the small round on a slip: what, which day, who.', minutes: 2 },
      challenge: { text: 'Hang that slip at the door.', seconds: 15 },
    },
  ],
}
