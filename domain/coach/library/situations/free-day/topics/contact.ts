import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a call, a letter or a visit (TEXT-30). */
export const contactFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'A question keeps a call going better than news. Write down one whose answer you do not know.',
        short: 'Write down one question. You do not know the answer.',
        about: 'question',
      },
      {
        text: 'Look for one picture on your phone that goes with something you would tell in the call.',
        short: 'Find one picture that you can describe to them.',
        about: 'photo',
      },
      {
        text: 'Look up what is coming up for the other person: a trip, an appointment, or a birthday.',
        short: 'Look up what is coming up for them. Before the call.',
        about: 'date',
      },
      {
        text: 'Some calls are better when you only listen. Clear the seat for the call, with nothing in front of it.',
        short: 'Clear one seat for the call. Nothing in front of it.',
        about: 'listen',
      },
      {
        text: 'A call may be short if its end is friendly. Write down the sentence you will say goodbye with.',
        short: 'Write down one sentence to end the call.',
        about: 'end',
      },
      {
        text: 'Find one old photo with the other person in it. You can ask who else is in the picture.',
        short: 'Find one old photo. Ask about it in the call.',
        about: 'memory',
      },
      {
        text: 'The other person may have plans as well. Send one line, and ask whether the hour suits them {next}.',
        short: 'Send one line. Does the hour suit them {next}?',
        about: 'time',
      },
      {
        text: 'Keep a slip near the phone for things to tell in the call. Note the first one.',
        short: 'Keep a slip for the call. Note the first thing.',
        about: 'thing',
      },
    ],
    eve: [
      {
        text: 'Write the number and your one question on the same piece of paper for tomorrow.',
        short: 'Write number and question on one slip. The call is tomorrow.',
        about: 'number',
      },
      {
        text: 'Charge the phone or the headset, so that the call can be as long as you both like.',
        short: 'Charge the phone for the call tomorrow.',
        about: 'charge',
      },
      {
        text: 'Put a cup or a glass where you will sit during the call tomorrow.',
        short: 'Cup beside the seat. The call is tomorrow.',
        about: 'tea',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write down one question for your next call.', minutes: 2, about: 'question' },
      { text: 'Find one picture that you can send after the call.', minutes: 3, about: 'photo' },
      { text: 'Look up what is coming up for the other person, and note it for the call.', minutes: 2, about: 'date' },
      { text: 'Write down a friendly sentence that ends a call.', minutes: 1, about: 'end' },
      {
        text: 'Write down one sentence for the call in case this comes up: {obstacle}.',
        twin: 'Write down one small thing from your week that makes a good story.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Send one line, and ask whether the hour suits them {next}.', minutes: 2, about: 'time' },
      { text: 'Find one old photo to ask about in the call.', minutes: 2, about: 'memory' },
      { text: 'Put a slip and a pencil where you will sit during the call.', minutes: 1, about: 'slip' },
    ],
    eve: [
      { text: 'Put number and question beside the seat for the call.', minutes: 1, about: 'number' },
      { text: 'Plug the phone in for the call.', minutes: 1, about: 'charge' },
      { text: 'Lay pen and paper beside the phone, for what you hear.', minutes: 1, about: 'pen' },
    ],
  },
  challenges: {
    any: [
      { text: 'Say hello once as if you had all the time in the world.', seconds: 30, about: 'voice' },
      { text: 'Listen to an old voice message, if you have one.', seconds: 45, about: 'listen' },
      { text: 'Name one subject that you will leave alone in the call.', seconds: 15, about: 'topic' },
      {
        text: 'Say your plan for the call by heart: {plan}',
        twin: 'Say the first two sentences of the call.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and put the phone away: {why}.',
        twin: 'Name one thing that you like about their voice.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Look at one photo of the person you will call.', seconds: 30, about: 'picture' },
    ],
    eve: [
      { text: 'Sit where you will be during the call, and see what is in reach.', seconds: 15, about: 'seat' },
      { text: 'Find the switch or door that makes the room quiet for the call.', seconds: 30, about: 'quiet' },
      { text: 'Read your question for the call once.', seconds: 15, about: 'card' },
    ],
  },
}
