import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of people who live elsewhere. */
export const contactDetails: readonly Detail[] = [
  {
    text: 'A call begins with finding the name in the list. Move that name to the top of your favorites.',
    short: 'Find their name. Move it to your phone favorites.',
  },
  {
    text: 'Most calls wait for a good moment, and any moment will do. Choose the one after you hang up your coat.',
    short: 'Call right after you hang up your coat. Any moment will do.',
  },
  {
    text: 'You do not need news for a call. Ask about the thing that they told you last time.',
    short: 'Call without news. Ask about what they told you last time.',
  },
  {
    text: 'Short calls happen, and long ones are put off. Say at the start how long you have.',
    short: 'Make a short call. Say first how long you have.',
  },
  {
    text: 'A picture with one line is also a visit. Send what is in front of you.',
    short: 'Send one picture of what you see. Add one line.',
  },
  {
    text: 'Silence between people is seldom about the people. Write that you thought of them, and ask nothing.',
    short: 'Write a message that you thought of them. Ask nothing.',
  },
  {
    text: 'They may be waiting for the same sign from you. Be the one who sends the first line today.',
    short: 'Send the first message yourself. Do it today.',
  },
  {
    text: 'A fixed day saves the question of when. Propose one, and let them choose the hour.',
    short: 'Propose a fixed day for the call. They choose the hour.',
  },
  {
    text: 'It is easier to listen with your hands busy. Call while you fold, wash, or water something.',
    short: 'Call while you fold or wash something. Listen.',
  },
  {
    text: 'A question that they can answer with a story is a present. Think of one before you dial.',
    short: 'Think of a question that brings a story. Then call.',
  },
  {
    text: 'Names slip away when they are not said. Say the name of somebody you miss, and write it down.',
    short: 'Name somebody you miss. Write the name down. Call them.',
  },
  {
    text: 'Voice carries what a message leaves out. Record a short greeting, as you would say it at the door.',
    short: 'Record a short greeting in your own voice. Send it.',
  },
  {
    text: 'You may reply late without an apology. Answer the oldest message, in the tone of yesterday.',
    short: 'Answer your oldest message. No apology is needed.',
  },
  {
    text: 'Old stories hold people together. Remind somebody of one that only the pair of you know.',
    short: 'Remind a friend of one old story. Send it.',
  },
  {
    text: 'A letter arrives on a day that nobody expects. Write the address on an envelope, and leave it on the table.',
    short: 'Write a friend’s address on an envelope. Leave it in sight.',
  },
  {
    text: 'The walk home is long enough for a voice. Take the phone out at the corner, and call from there.',
    short: 'On the way home, call from the corner. Stop at your door.',
  },
  {
    text: 'Friends are rarely free at once. Offer a day, and then another one.',
    short: 'Offer a friend a day. Then offer another one.',
  },
  {
    text: 'A meeting that has a place is half a meeting. Name the bench, the café, or the court.',
    short: 'Name the place in your message: bench, café, or court.',
  },
  {
    text: 'Birthdays are late as often as not. Look up the next one, and put a reminder before it.',
    short: 'Look up a friend’s next birthday. Set a reminder before it.',
  },
  {
    text: 'People tell more when they are not asked how they are. Ask what is on their table.',
    short: 'Call and ask what is on their table. Then listen.',
  },
  {
    text: 'You can be quiet on the phone, too. Let a pause stand, and hear what comes after it.',
    short: 'On the phone, let one pause stand. Hear what comes.',
  },
  {
    text: 'A person belongs to a place in your mind. Stand there for a moment, and call from it.',
    short: 'Stand where you think of this friend. Call from there.',
  },
  {
    text: 'Somebody introduced you to each other. Thank that person in a line.',
    short: 'Thank whoever introduced you and your friend. One line.',
  },
  {
    text: 'Plans between friends die of details. Say what you will bring, and leave the rest to them.',
    short: 'Tell your friend what you will bring. Leave the rest.',
  },
]
