import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of people who live elsewhere. */
export const contactDetails: readonly Detail[] = [
  {
    text: 'A call begins with finding the name in the list. Move that name to the top of your favorites.',
    short: 'Move the name to your favorites. Top of the list.',
  },
  {
    text: 'Most calls wait for a good moment, and any moment will do. Choose the one after you hang up your coat.',
    short: 'Coat off, phone in hand. That is the moment.',
  },
  {
    text: 'You do not need news for a call. Ask about the thing that they told you last time.',
    short: 'No news needed. Ask about last time.',
  },
  {
    text: 'Short calls happen, and long ones are put off. Say at the start how long you have.',
    short: 'Short call. Say how long you have. Then listen.',
  },
  {
    text: 'A picture with one line is also a visit. Send what is in front of you.',
    short: 'Send one picture. One line. That is a visit.',
  },
  {
    text: 'Silence between people is seldom about the people. Write that you thought of them, and ask nothing.',
    short: 'Write that you thought of them. Ask nothing. Send.',
  },
  {
    text: 'They may be waiting for the same sign from you. Be the one who sends the first line today.',
    short: 'Send the first line. Today. Do not wait.',
  },
  {
    text: 'A fixed day saves the question of when. Propose one, and let them choose the hour.',
    short: 'Propose one day. They choose the hour.',
  },
  {
    text: 'It is easier to listen with your hands busy. Call while you fold, wash, or water something.',
    short: 'Call while you fold or wash. Listen.',
  },
  {
    text: 'A question that they can answer with a story is a present. Think of one before you dial.',
    short: 'One question for a story. Think of it. Dial.',
  },
  {
    text: 'Names slip away when they are not said. Say the name of somebody you miss, and write it down.',
    short: 'Say the name. Write it down. Call it.',
  },
  {
    text: 'Voice carries what a message leaves out. Record a short greeting, as you would say it at the door.',
    short: 'Record a greeting. As at the door. Send it.',
  },
  {
    text: 'You may reply late without an apology. Answer the oldest message, in the tone of yesterday.',
    short: 'Oldest message. Answer it. No apology.',
  },
  {
    text: 'Old stories hold people together. Remind somebody of one that only the pair of you know.',
    short: 'Remind them of one old story. Send it.',
  },
  {
    text: 'A letter arrives on a day that nobody expects. Write the address on an envelope, and leave it on the table.',
    short: 'Envelope. Address. Table. The letter comes later.',
  },
  {
    text: 'The walk home is long enough for a voice. Take the phone out at the corner, and call from there.',
    short: 'Call from the corner. Hang up at the door.',
  },
  {
    text: 'Friends are rarely free at once. Offer a day, and then another one.',
    short: 'Offer a day. Then another. Let them choose.',
  },
  {
    text: 'A meeting that has a place is half a meeting. Name the bench, the café, or the court.',
    short: 'Name the place. Bench, café, or court. Send it.',
  },
  {
    text: 'Birthdays are late as often as not. Look up the next one, and put a reminder before it.',
    short: 'Look up the next birthday. Reminder before it.',
  },
  {
    text: 'People tell more when they are not asked how they are. Ask what is on their table.',
    short: 'Ask what is on their table. Then listen.',
  },
  {
    text: 'You can be quiet on the phone, too. Let a pause stand, and hear what comes after it.',
    short: 'Let the pause stand. Hear what comes.',
  },
  {
    text: 'A person belongs to a place in your mind. Stand there for a moment, and call from it.',
    short: 'Stand where you think of them. Call from there.',
  },
  {
    text: 'Somebody introduced you to each other. Thank that person in a line.',
    short: 'Thank who introduced you. One line.',
  },
  {
    text: 'Plans between friends die of details. Say what you will bring, and leave the rest to them.',
    short: 'Say what you bring. Leave the rest.',
  },
]
