import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a call, a letter or a visit (TEXT-30). */
export const contactFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'A question keeps a call going better than news. Write down one whose answer you do not know.',
      short: 'Write down one question. You do not know the answer.',
      pairs: [
        {
          step: { text: 'Put the question beside the phone.', minutes: 1 },
          challenge: { text: 'Say hello once as if you had all the time in the world.', seconds: 30 },
        },
        {
          step: { text: 'Write below it what you would answer yourself, in one line.', minutes: 2 },
          challenge: { text: 'Say that line out loud, as in the call.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Look for one picture on your phone that goes with something you would tell in the call.',
      short: 'Find one picture to describe in the call.',
      pairs: [
        {
          step: { text: 'Move the picture to where you can send it after the call.', minutes: 1 },
          challenge: { text: 'Look at the picture, and find one detail to tell.', seconds: 30 },
        },
        {
          step: { text: 'Write down who is in it, and where it was.', minutes: 2 },
          challenge: { text: 'Say in one breath what happened just before the picture.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Look up what is coming up for the other person: a trip, an appointment, or a birthday.',
      short: 'Before the call, look up what is coming up.',
      pairs: [
        {
          step: { text: 'Write it on a slip for the call, with one question about it.', minutes: 1 },
          challenge: { text: 'Say your good wish for it out loud.', seconds: 15 },
        },
        {
          step: { text: 'Look for a card or a small thing that would suit the day.', minutes: 2 },
          challenge: { text: 'Write the address from memory, and check it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Some calls are better when you only listen. Clear the seat for the call, with nothing in front of it.',
      short: 'Clear one seat for the call. Nothing in front of it.',
      pairs: [
        {
          step: { text: 'Put a slip and a pencil where you will sit during the call.', minutes: 2 },
          challenge: { text: 'Sit there, and listen to the room for a moment.', seconds: 60 },
        },
        {
          step: { text: 'Write down one thing that you will not explain this time.', minutes: 1 },
          challenge: { text: 'Listen to an old voice message, if you have one.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A call may be short if its end is friendly. Write down the sentence you will say goodbye with.',
      short: 'Write down one sentence to end the call.',
      pairs: [
        {
          step: { text: 'Put the sentence at the bottom of your list for the call.', minutes: 1 },
          challenge: { text: 'Say it aloud, with a smile in the voice.', seconds: 15 },
        },
        {
          step: { text: 'Write down a good moment to end the call, such as after the second story.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the call by heart: {plan}',
            twin: 'Say the first two sentences of the call.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Find one old photo with the other person in it. You can ask who else is in the picture.',
      short: 'Find one old photo. Ask about it in the call.',
      pairs: [
        {
          step: { text: 'Write your question on the back or on a slip beside it.', minutes: 1 },
          challenge: { text: 'Look at each face in the photo, and say the names.', seconds: 30 },
        },
        {
          step: { text: 'Put the photo where you will sit during the call.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and look at the photo: {why}.',
            twin: 'Name one thing that you like about that voice.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'The other person may have plans as well. Send one line, and ask whether the hour suits them {next}.',
      short: 'Send one line. Ask whether the hour suits {next}.',
      pairs: [
        {
          step: {
            text: 'Write down one sentence for the call in case this comes up: {obstacle}.',
            twin: 'Write down a second hour, in case the first does not suit.',
            minutes: 2,
          },
          challenge: { text: 'Say the hour that you hope for out loud.', seconds: 15 },
        },
        {
          step: { text: 'Clear the hour of whatever usually runs into it.', minutes: 1 },
          challenge: { text: 'Find the switch or door that makes the room quiet for the call.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Keep a slip near the phone for things to tell in the call. Note the first one.',
      short: 'Keep a slip for the call. Note the first thing.',
      pairs: [
        {
          step: { text: 'Add one small thing from your week that makes a good story.', minutes: 2 },
          challenge: { text: 'Tell the story to the wall, up to its best part.', seconds: 30 },
        },
        {
          step: { text: 'Tie a pencil to the slip, or clip one on.', minutes: 1 },
          challenge: { text: 'Name one subject that you will leave alone in the call.', seconds: 15 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Write the number and your one question on the same piece of paper for tomorrow.',
      short: 'Write number and question on one slip. The call is tomorrow.',
      pairs: [
        {
          step: { text: 'Put the paper where you will sit during the call.', minutes: 1 },
          challenge: { text: 'Read the question once, and leave it.', seconds: 15 },
        },
        {
          step: { text: 'Add one small thing from your week below the question.', minutes: 2 },
          challenge: { text: 'Say hello once, as you will tomorrow.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Charge the phone or the headset, so that the call can be as long as you both like.',
      short: 'Charge the phone for the call tomorrow.',
      pairs: [
        {
          step: { text: 'Put the headset or a cushion beside it.', minutes: 1 },
          challenge: { text: 'Look at one photo of the person you will call.', seconds: 30 },
        },
        {
          step: { text: 'Try the headset or the loudspeaker once.', minutes: 2 },
          challenge: { text: 'Choose the chair, and turn it away from the screen.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Put a cup or a glass where you will sit during the call tomorrow.',
      short: 'Cup beside the seat. The call is tomorrow.',
      pairs: [
        {
          step: { text: 'Lay pen and paper beside it, for what you hear.', minutes: 1 },
          challenge: { text: 'Sit there once, and see what is in reach.', seconds: 30 },
        },
        {
          step: { text: 'Choose what goes into it, and put that beside it.', minutes: 2 },
          challenge: { text: 'Find the switch or door that makes the room quiet.', seconds: 30 },
        },
      ],
    },
  ],
}
