import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next one of a goal to learn, without texts of a topic (TEXT-30). */
export const learnFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'It helps to come with a question. Write down one thing you cannot explain yet, and save it for {weekday}.',
      short: 'Write down one thing that you cannot explain yet.',
      pairs: [
        {
          step: { text: 'Put the question on a slip, at the place in the material that it is about.', minutes: 1 },
          challenge: { text: 'Read the question aloud, and answer only what you know.', seconds: 30 },
        },
        {
          step: {
            text: 'Ask somebody who is learning the same thing what they do about this: {obstacle}.',
            twin: 'Ask somebody who is learning the same thing which question they have.',
            minutes: 2,
          },
          challenge: { text: 'Say which of the two questions is harder.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A whole lesson is a lot. Pick the part you will begin with {next}: a page, a move, or an example.',
      short: 'Pick the part for {weekday}. One page is plenty.',
      pairs: [
        {
          step: { text: 'Mark where this part begins and where it ends.', minutes: 1 },
          challenge: { text: 'Look at the first line or picture of the part, and close it.', seconds: 30 },
        },
        {
          step: { text: 'Write down what you already know about this part.', minutes: 2 },
          challenge: {
            text: 'Say your plan by heart: {plan}',
            twin: 'Say what you want to be able to do by the end of {weekday}.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'When one explanation does not click, another might. Find a second book, video, or person for the part you are on.',
      short: 'Find a second explanation of the hard part.',
      pairs: [
        {
          step: { text: 'Save the second explanation where you will find it {next}.', minutes: 2 },
          challenge: { text: 'Say in one sentence where the first explanation lost you.', seconds: 30 },
        },
        {
          step: { text: 'Note which of the two has pictures or examples.', minutes: 2 },
          challenge: { text: 'Look at one example, and leave the rest.', seconds: 15 },
        },
      ],
    },
    {
      text: 'You may know somebody who has learned this. Ask that person about a first mistake.',
      short: 'Ask somebody who knows it. What went wrong first?',
      pairs: [
        {
          step: { text: 'Write down one mistake of your own that may be the same.', minutes: 2 },
          challenge: { text: 'Say how you would notice that mistake in yourself.', seconds: 30 },
        },
        {
          step: { text: 'Add one line about which part you are on.', minutes: 2 },
          challenge: { text: 'Name one more person who has learned this.', seconds: 15 },
        },
      ],
    },
    {
      text: 'You will want to find your notes again. Give your last page a heading.',
      short: 'Give your last page of notes a heading.',
      pairs: [
        {
          step: { text: 'Cross out what you would not look up again.', minutes: 2 },
          challenge: { text: 'Find one older page by its heading alone.', seconds: 30 },
        },
        {
          step: { text: 'Sort the material into two piles: known and new.', minutes: 2 },
          challenge: { text: 'Lay your hand on the known pile, and feel how high it is.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A day off helps new things settle. Leave it alone today, and do not look anything up.',
      short: 'Leave the new part alone. Let it settle.',
      pairs: [
        {
          step: { text: 'Put the material where you will not see it until {weekday}.', minutes: 1 },
          challenge: { text: 'Look out of a window, and let your thoughts go where they like.', seconds: 60 },
        },
        {
          step: { text: 'Do something with your hands that needs no learning, such as folding laundry.', minutes: 2 },
          challenge: { text: 'Name one thing that you know now and did not once.', seconds: 30 },
        },
      ],
    },
    {
      text: 'What is used once stays longer. Write down where you could use the newest part for the first time.',
      short: 'Write down where you could use the newest part.',
      pairs: [
        {
          step: { text: 'Write down who would be there, and what they would say.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and put it away: {why}.',
            twin: 'Say what you would like to use it for first.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Put the note with the things you will have in hand there.', minutes: 1 },
          challenge: { text: 'Picture that moment up to your first move or word.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You find the gaps when you explain. Choose one small part, and somebody you could explain it to.',
      short: 'Choose one part to explain to somebody.',
      pairs: [
        {
          step: { text: 'Write down the first sentence of your explanation.', minutes: 2 },
          challenge: { text: 'Explain the part to the wall, until you get stuck.', seconds: 60 },
        },
        {
          step: { text: 'Ask that person to listen for a moment {next}.', minutes: 2 },
          challenge: { text: 'Say one word of the part that is new to others.', seconds: 15 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Open the book or the app where you will pick up again, and close everything else.',
      short: 'Open it where you will pick up again.',
      pairs: [
        {
          step: { text: 'Put a slip at the line where you will begin.', minutes: 1 },
          challenge: { text: 'Look at the line before it, and close the page again.', seconds: 30 },
        },
        {
          step: { text: 'Put the charger or the glasses that you need beside it.', minutes: 2 },
          challenge: { text: 'Say the heading of the page, and nothing more.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Clear enough room for what you will need tomorrow.',
      short: 'Clear enough room for it tomorrow.',
      pairs: [
        {
          step: { text: 'Lay a pen and an empty sheet in the room you made.', minutes: 2 },
          challenge: { text: 'Put the chair where you will sit to learn.', seconds: 15 },
        },
        {
          step: { text: 'Choose the door you will close for quiet.', minutes: 1 },
          challenge: { text: 'Sit down there once, and look at what is left in view.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Before you fall asleep, go over what you already know.',
      short: 'In bed, go over what you already know.',
      pairs: [
        {
          step: { text: 'Write on a slip the part that you remember least.', minutes: 1 },
          challenge: { text: 'Turn off the lamp, and name three things that you do remember.', seconds: 30 },
        },
        {
          step: { text: 'Take the material out of the bedroom.', minutes: 2 },
          challenge: { text: 'Say one thing that you know in your own words, half aloud.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A beginning is easier with something known. Choose what you will go over first tomorrow, something easy.',
      short: 'Choose something easy to go over first.',
      pairs: [
        {
          step: { text: 'Put it on top of the material.', minutes: 1 },
          challenge: { text: 'Say one thing of it by heart.', seconds: 15 },
        },
        {
          step: { text: 'Write down the new part that comes after it.', minutes: 2 },
          challenge: { text: 'Look at its heading, and guess what it is about.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You learn more when you know what it is for. Write down one place where tomorrow’s part could be used.',
      short: 'Write down where tomorrow’s part is used.',
      pairs: [
        {
          step: { text: 'Put the note inside the material.', minutes: 1 },
          challenge: { text: 'Picture yourself there, using it.', seconds: 15 },
        },
        {
          step: { text: 'Ask somebody who uses it how they learned it.', minutes: 2 },
          challenge: { text: 'Say the first sentence of your question.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Hard parts look smaller after a night. Mark the one that you do not understand, and leave it.',
      short: 'Mark one hard part, and leave it.',
      pairs: [
        {
          step: { text: 'Write a question mark and one word beside it.', minutes: 1 },
          challenge: { text: 'Close the material, and turn away.', seconds: 15 },
        },
        {
          step: { text: 'Put it below the easier part for tomorrow.', minutes: 2 },
          challenge: { text: 'Name three things about it that you do understand.', seconds: 30 },
        },
      ],
    },
  ],
}
