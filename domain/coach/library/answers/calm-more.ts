import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `calm.ts`. */
export const moreCalmAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'phone',
    text: 'Scrolling keeps the thumb at work even during a break. Lay both hands in your lap, palms up, for one slow breath.',
    short: 'Scrolling thumbs need rest. Both hands in your lap.',
    form: 'work',
    drill_sergeant: 'Palms up, fingers loose. One slow breath.',
    kind_encouraging: 'For the length of that breath, there is nothing you have to look at.',
    teammate: 'Your thumbs have earned a break, too.',
    wise_mentor: 'Feel how light the hands are when they hold nothing.',
    own: [
      {
        step: { text: 'Turn the phone face down, beyond the reach of your hands.', minutes: 1 },
        challenge: { text: 'Stroke each thumb slowly with the other hand, from the wrist outward.', seconds: 30 },
      },
      {
        step: { text: 'Spread your fingers wide in your lap, and let them curl by themselves.', minutes: 1 },
        challenge: { text: 'Find something other than the phone to hold during a break.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone that is covered up asks for less. Lay a cloth over it, and breathe out slowly once.',
    short: 'Cloth over the phone. Breathe out slowly.',
    form: 'prepare',
    drill_sergeant: 'Once more. The cloth stays on.',
    kind_encouraging: 'It is still there when you need it, and for now you may look elsewhere.',
    teammate: 'It gets a blanket, and we get some quiet.',
    wise_mentor: 'The cloth does not lock anything away, and yet the hand stops to think.',
    own: [
      {
        step: { text: 'Silence the phone under its cloth, if nobody needs to reach you.', minutes: 1 },
        challenge: { text: 'Rest your eyes on something nearby that has no screen.', seconds: 30 },
      },
      {
        step: { text: 'Set a book or another small thing on top of the cloth.', minutes: 1 },
        challenge: { text: 'Decide what has to be finished before you lift the cloth.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'Sharp sounds keep the body on guard. Open your phone’s settings, and give new messages the softest sound there is.',
    short: 'Soften the phone. Softest sound for new messages.',
    form: 'prepare',
    drill_sergeant: 'Settings. Sounds. Softest one. Breathe out.',
    kind_encouraging: 'You will still hear it, and your shoulders need not jump each time.',
    teammate: 'From now on, it has to ask us nicely.',
    wise_mentor: 'What calls you softly can be answered without haste.',
    own: [
      {
        step: { text: 'Turn off the vibration as well, or set it to its shortest.', minutes: 2 },
        challenge: { text: 'Play the new sound once, with the phone where it usually lies.', seconds: 15 },
      },
      {
        step: { text: 'Find the app that sends the most messages, and make it silent.', minutes: 2 },
        challenge: { text: 'Drop your shoulders once, as you will when the soft sound comes.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'On a phone, the whole world seems near. Write down one sound that you can hear where you are, and breathe out.',
    short: 'Phone down. Write down one sound you hear.',
    form: 'note',
    drill_sergeant: 'Listen. Write it. Breathe out slowly.',
    kind_encouraging: 'A fan, a street, or a bird is enough, and you may listen until it fades.',
    teammate: 'We listen to what’s here, and the feed can wait.',
    wise_mentor: 'What you hear is really near you, and it asks for nothing.',
    own: [
      {
        step: { text: 'Listen for a quieter sound behind the first, and add it.', minutes: 1 },
        challenge: { text: 'Close your eyes, and follow the quieter sound for two breaths.', seconds: 15 },
      },
      {
        step: { text: 'Note from which direction that sound comes.', minutes: 1 },
        challenge: { text: 'Turn toward the sound, and listen until it changes.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'The inbox goes on filling whether you rest or not. Close it now, and breathe out slowly before you open anything else.',
    short: 'The inbox fills anyway. Close it.',
    form: 'work',
    drill_sergeant: 'Shoulders down. Breathe out before you open anything.',
    kind_encouraging: 'The messages will still be there when you come back to them.',
    teammate: 'They can wait for one breath, and so can we.',
    wise_mentor: 'One breath between closing and opening is already a small break.',
    own: [
      {
        step: { text: 'Turn off the number that shows how many messages are waiting.', minutes: 2 },
        challenge: { text: 'Look up from the screen to something that needs no answer from you.', seconds: 15 },
      },
      {
        step: { text: 'Put on a slip the one message that you are really waiting for.', minutes: 1 },
        challenge: { text: 'Decide what you will finish before you open the inbox next.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Other people know ways to slow down that may be new to you. Ask {ally} what helps most in a rush.',
    short: 'Ask {ally} what brings calm in a rush.',
    form: 'tell',
    drill_sergeant: 'Listen to the end. Write it down.',
    kind_encouraging: 'You do not have to try it, and it is pleasant to be told.',
    teammate: 'We’re collecting ideas, and theirs goes at the top of our list.',
    wise_mentor: 'Listen without judging whether it would work, and let the answer rest for a while.',
    own: [
      {
        step: { text: 'Note one thing that has slowed you down before, to compare.', minutes: 1 },
        challenge: { text: 'Try a small part of what you noted, right where you are.', seconds: 60 },
      },
      {
        step: { text: 'Think of the place where you rush most, so that you can mention it.', minutes: 1 },
        challenge: { text: 'Name one thing there that could be done at half the speed.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Something calm is worth sharing, and finding it makes a short break. Send {ally} a picture of something calm near you.',
    short: 'Send {ally} a picture of something calm.',
    form: 'tell',
    drill_sergeant: 'The first calm thing in view. Press send.',
    kind_encouraging: 'A cup, a plant, or a bare wall with some light on it will do.',
    teammate: 'We had to look around for it, and that was the break.',
    wise_mentor: 'To find it, you had to stop and look, and that was rest already.',
    own: [
      {
        step: { text: 'Look at the thing from the picture once, without the phone.', minutes: 1 },
        challenge: { text: 'Find one detail that the picture does not show, such as its smell.', seconds: 30 },
      },
      {
        step: { text: 'Give the picture a title of one or two words.', minutes: 1 },
        challenge: { text: 'Keep the picture where you will find it when things get loud.', seconds: 30 },
      },
    ],
  },
]
