import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of people who live elsewhere. */
export const contactDetails: readonly Detail[] = [
  {
    text: 'A call is easier when it takes one tap. Move their name to the top of your phone’s favorites.',
    short: 'Find their name. Move it to your phone favorites.',
    form: 'prepare',
  },
  {
    text: 'Give the call a fixed moment, such as right after you hang up your coat. Write it down.',
    short: 'Call right after you hang up your coat. Any moment will do.',
    form: 'note',
  },
  {
    text: 'You do not need news for a call. Think of the last thing that they told you, and ask how it went.',
    short: 'Call without news. Ask about what they told you last time.',
    form: 'tell',
  },
  {
    text: 'A short call is easier to start than a long one. Say at the beginning how long you have.',
    short: 'Make a short call. Say first how long you have.',
    form: 'moment',
  },
  {
    text: 'A picture of something ordinary tells how you live. Send one of what is in front of you.',
    short: 'Send one picture of what you see. Add one line.',
    form: 'tell',
  },
  {
    text: 'A message without a question is easy to get. Write that you thought of them, and that they need not answer.',
    short: 'Write a message that you thought of them. Ask nothing.',
    form: 'tell',
  },
  {
    text: 'If you both wait for the other to write, nobody does. Send one short message now.',
    short: 'Send the first message yourself. Do it today.',
    form: 'tell',
  },
  {
    text: 'A fixed day needs no new agreement. Propose one for your calls or visits, and let them choose the hour.',
    short: 'Propose a fixed day for the call. They choose the hour.',
    form: 'tell',
  },
  {
    text: 'It is easier to listen when your hands are busy. Call while you fold laundry or wash the dishes.',
    short: 'Call while you fold or wash something. Listen.',
    form: 'moment',
  },
  {
    text: 'Before you call, write down one question that asks for a story, for example about their first job.',
    short: 'Think of a question that brings a story. Then call.',
    form: 'note',
  },
  {
    text: 'A name in sight is called sooner. Write down a friend or relative whom you miss, where you will see it.',
    short: 'Name somebody you miss. Write the name down. Call them.',
    form: 'note',
  },
  {
    text: 'A voice says more than a typed line. Record a short greeting, as you would say it at the door.',
    short: 'Record a short greeting in your own voice. Send it.',
    form: 'tell',
  },
  {
    text: 'A late answer is better than none. Reply to the oldest open message in one line, without an apology.',
    short: 'Answer your oldest message. No apology is needed.',
    form: 'tell',
  },
  {
    text: 'Old stories belong to both of you. Send a friend or relative the first sentence of a funny one.',
    short: 'Remind a friend of one old story. Send it.',
    form: 'tell',
  },
  {
    text: 'A card is half written when it has an address. Write theirs on an envelope, and leave it with a pen.',
    short: 'Write a friend’s address on an envelope. Leave it in sight.',
    form: 'prepare',
  },
  {
    text: 'On your next way home, call them at the first corner. The call may end when you reach your door.',
    short: 'On the way home, call from the corner. Stop at your door.',
    form: 'moment',
  },
  {
    text: 'Friends are rarely free at the same time. When you suggest a day, add another one in the same message.',
    short: 'Offer a friend a day. Then offer another one.',
    form: 'moment',
  },
  {
    text: 'When you ask to meet, name a place as well: a bench, a café, or your kitchen. Write that message now.',
    short: 'Name the place in your message: bench, café, or court.',
    form: 'tell',
  },
  {
    text: 'Look up the next birthday of a friend or relative. Set a reminder a few days before it.',
    short: 'Look up a friend’s next birthday. Set a reminder before it.',
    form: 'note',
  },
  {
    text: 'People say more when the question is small. In your next call, ask what they are having for lunch or dinner.',
    short: 'Call and ask what is on their table. Then listen.',
    form: 'moment',
  },
  {
    text: 'People often add something after a pause. In your next call, wait a moment when they stop talking.',
    short: 'On the phone, let one pause stand. Hear what comes.',
    form: 'moment',
  },
  {
    text: 'Put the phone beside the chair where you like to sit. Use that seat for your next call.',
    short: 'Put your phone by a good chair. Call from there.',
    form: 'prepare',
  },
  {
    text: 'Tell them one small thing from your week that nobody else knows yet. A message of one line is enough.',
    short: 'Tell them one small thing from your week. One message.',
    form: 'tell',
  },
  {
    text: 'Write in one message what you will bring to your next meeting: a cake, a game, or a photo.',
    short: 'Tell your friend what you will bring. Leave the rest.',
    form: 'tell',
  },
]
