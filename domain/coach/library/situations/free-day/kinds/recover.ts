import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next one of a goal to recover, without texts of a topic (TEXT-30). */
export const recoverFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Questions slip your mind in a waiting room. Write one down for your next appointment, in your own words.',
      short: 'Write down one question for your next appointment.',
      pairs: [
        {
          step: { text: 'Write below it what you would like to be able to do again.', minutes: 2 },
          challenge: { text: 'Read the question aloud, as you will ask it.', seconds: 30 },
        },
        {
          step: { text: 'Put the note with what you take to the appointment.', minutes: 1 },
          challenge: { text: 'Name one person who could come along and listen.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Rest is part of getting better. Lie or sit down somewhere quiet, and stay until you want to get up.',
      short: 'Lie or sit down. Stay until you want to get up.',
      pairs: [
        {
          step: { text: 'Put a blanket or a pillow where you like to rest.', minutes: 2 },
          challenge: { text: 'Sit down there, and let your shoulders drop.', seconds: 60 },
        },
        {
          step: { text: 'Turn off what rings or blinks near that place.', minutes: 2 },
          challenge: { text: 'Look out of a window, with nothing in your hands.', seconds: 60 },
        },
      ],
    },
    {
      text: 'Some things are easier with another pair of hands. Ask one person for a small favor {next}.',
      short: 'Ask one person for a small favor {next}.',
      pairs: [
        {
          step: { text: 'Write down one more thing that somebody else could carry or fetch.', minutes: 2 },
          challenge: { text: 'Name one person who likes to be asked.', seconds: 15 },
        },
        {
          step: { text: 'Send a line of thanks to somebody who helped you.', minutes: 2 },
          challenge: { text: 'Say out loud how you would ask.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Getting there takes strength, too. Look up a ride, a seat, or a shorter route for {weekday}.',
      short: 'Look up a ride or a seat for {weekday}.',
      pairs: [
        {
          step: { text: 'Note the name or the number for the ride, and put it by the phone.', minutes: 2 },
          challenge: { text: 'Go through the way in your head, with a seat in the middle.', seconds: 30 },
        },
        {
          step: { text: 'Put what you need on the way beside the door, within easy reach.', minutes: 2 },
          challenge: { text: 'Say when you would have to leave, without any hurry.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Find the number you would call with a question, and save it under a name you will recognize.',
      short: 'Find the number for questions. Save it.',
      pairs: [
        {
          step: { text: 'Write the number on paper, too, and put it where you rest.', minutes: 1 },
          challenge: { text: 'Say out loud the first sentence of that call.', seconds: 30 },
        },
        {
          step: { text: 'Write down one question that you would ask there.', minutes: 2 },
          challenge: { text: 'Find one word for how it is, and say it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Something on {weekday} can probably wait. Move one thing to another day to give yourself room.',
      short: 'Move one thing away from {weekday}. Make room.',
      pairs: [
        {
          step: { text: 'Tell whoever is waiting for it which day is better.', minutes: 2 },
          challenge: { text: 'Breathe out slowly, and wait for the next breath.', seconds: 30 },
        },
        {
          step: { text: 'Write down what you will do with the room you made: sit, read, or sleep.', minutes: 2 },
          challenge: { text: 'Lay a warm hand where it feels good.', seconds: 15 },
        },
      ],
    },
    {
      text: 'It is hard to tell from memory how it was. Write down in a few words how it is, with the date.',
      short: 'Write down how it is, with the date.',
      pairs: [
        {
          step: { text: 'Put the note with the papers for your next appointment.', minutes: 1 },
          challenge: { text: 'Read the note once, and leave it without a verdict.', seconds: 30 },
        },
        {
          step: { text: 'Draw a line for the days so far, and mark where it was easier.', minutes: 2 },
          challenge: { text: 'Point at the easier place, and say what was different.', seconds: 15 },
        },
      ],
    },
    {
      text: 'You may need to sit down more often than usual. Look at home for one place where a chair is missing.',
      short: 'Find one place at home that needs a chair.',
      pairs: [
        {
          step: { text: 'Ask somebody to carry a chair there.', minutes: 2 },
          challenge: { text: 'Sit down on the chair nearest to you, and let your hands get heavy.', seconds: 30 },
        },
        {
          step: { text: 'Clear the floor on the way to the place you like to sit.', minutes: 2 },
          challenge: { text: 'Look along the cleared way from end to end.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A good day is easy to overdo. Write down what you will leave for later, even if it goes well on {weekday}.',
      short: 'Write down what you will leave for later.',
      pairs: [
        {
          step: { text: 'Put the note where you tend to do too much.', minutes: 1 },
          challenge: { text: 'Sit back, and breathe out slowly.', seconds: 30 },
        },
        {
          step: { text: 'Tell one person, so that they can remind you kindly.', minutes: 2 },
          challenge: { text: 'Say out loud: that is for another day.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Company helps when nothing is asked of you. Write down who is easy to have around.',
      short: 'Write down who is easy to have around.',
      pairs: [
        {
          step: { text: 'Send that person one line about how it is.', minutes: 2 },
          challenge: { text: 'Say the name, and what you two talk about.', seconds: 15 },
        },
        {
          step: { text: 'Write below it how long a visit may be.', minutes: 1 },
          challenge: { text: 'Look at a picture of that person, or think of their voice.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A day of rest is easier with something to look at. Find the window or the door where you like to sit.',
      short: 'Find the window where you like to sit.',
      pairs: [
        {
          step: { text: 'Put a chair or a cushion there.', minutes: 2 },
          challenge: { text: 'Look at what moves outside, and at nothing else.', seconds: 60 },
        },
        {
          step: { text: 'Open it for a moment, if that is pleasant.', minutes: 1 },
          challenge: { text: 'Listen until you hear something far away.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Make this a quiet evening. Turn off one light early, and sit or lie however you like.',
      short: 'Make it a quiet evening. One light off early.',
      pairs: [
        {
          step: { text: 'Put what you like within reach: a book, a cup, or a blanket.', minutes: 2 },
          challenge: { text: 'Listen until you have heard two different sounds.', seconds: 60 },
        },
        {
          step: { text: 'Put off one thing that was planned for this evening.', minutes: 1 },
          challenge: { text: 'Lay both hands on your belly, and feel them rise and fall.', seconds: 60 },
        },
      ],
    },
    {
      text: 'Put the papers or the plan you were given where you can read them tomorrow.',
      short: 'Lay out the papers you were given.',
      pairs: [
        {
          step: { text: 'Lay your glasses and a pencil on the papers.', minutes: 1 },
          challenge: { text: 'Find the page you need in the plan you were given.', seconds: 15 },
        },
        {
          step: { text: 'Mark the line that matters tomorrow.', minutes: 2 },
          challenge: { text: 'Read this line once, slowly.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Put a firm chair close to where you will need it tomorrow.',
      short: 'Put a firm chair where you will need it.',
      pairs: [
        {
          step: { text: 'Put a glass of water within reach of the chair.', minutes: 2 },
          challenge: { text: 'Sit down on the chair once, and see what else you would need.', seconds: 30 },
        },
        {
          step: { text: 'Lay a cushion or a folded towel on it.', minutes: 1 },
          challenge: { text: 'Hold the back of the chair, and feel that it stands firm.', seconds: 15 },
        },
      ],
    },
  ],
}
