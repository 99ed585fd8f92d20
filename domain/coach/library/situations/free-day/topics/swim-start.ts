import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a lesson or a first time in the pool (TEXT-30). */
export const swimStartFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Ask the pool which hours are quiet and where beginners swim {next}.',
      short: 'Ask the pool when beginners swim {next}.',
      pairs: [
        {
          step: { text: 'Write the quiet hour down, and who told you.', minutes: 1 },
          challenge: { text: 'Say how you would ask for the beginners’ part of the pool.', seconds: 30 },
        },
        {
          step: { text: 'Ask whether there is a course, and what it costs.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the pool by heart: {plan}',
            twin: 'Go through the way from the locker to the steps of the pool.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Goggles that let water in frighten beginners. Press yours to your eyes: they should hold for a moment.',
      short: 'Press the goggles on. They should hold.',
      pairs: [
        {
          step: { text: 'Adjust the strap until it sits without pressing.', minutes: 2 },
          challenge: { text: 'Put the goggles on, and look around the bathroom.', seconds: 30 },
        },
        {
          step: { text: 'Rinse the goggles, and let them dry in the air.', minutes: 1 },
          challenge: { text: 'Look through them at a lamp, and then past it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Ask one person who swims well whether they would stand beside you in the shallow part {next}.',
      short: 'Ask a swimmer to stand beside you {next}.',
      pairs: [
        {
          step: {
            text: 'Send that person this line, and ask what would help: {obstacle}.',
            twin: 'Write down one thing that your helper needs to know before you go in.',
            minutes: 2,
          },
          challenge: { text: 'Say out loud the word that means stop between you.', seconds: 15 },
        },
        {
          step: { text: 'Write down where at the pool you would meet.', minutes: 1 },
          challenge: { text: 'Picture them beside you, with the water at your knees.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Write down for the teacher what you are afraid of in the water, in one line.',
      short: 'Write the swim teacher one line about your fear.',
      pairs: [
        {
          step: { text: 'Fold the paper, and put it into the swim bag.', minutes: 1 },
          challenge: { text: 'Breathe out slowly, with one hand on your belly.', seconds: 45 },
        },
        {
          step: { text: 'Write below it what has helped you with another fear.', minutes: 2 },
          challenge: { text: 'Read the line aloud once, in a calm voice.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Look on the pool’s page for the steps and the shallow end. It helps to know the way in.',
      short: 'Look up the steps into the pool.',
      pairs: [
        {
          step: { text: 'Draw the pool with its steps and its shallow end.', minutes: 2 },
          challenge: { text: 'Walk down the steps with one finger on the drawing.', seconds: 30 },
        },
        {
          step: { text: 'Note how deep the shallow end is, and compare it with your body.', minutes: 1 },
          challenge: { text: 'Show with your hand how high the water would stand.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Practice over the sink: breathe out slowly through the mouth, as if you cooled soup.',
      short: 'Breathe out slowly over the sink. For the pool.',
      pairs: [
        {
          step: { text: 'Fill a bowl with warm water, and blow on it until it ripples.', minutes: 2 },
          challenge: { text: 'Listen to the water in the bowl, and breathe out slowly.', seconds: 60 },
        },
        {
          step: { text: 'Hang a towel beside the sink for this exercise.', minutes: 1 },
          challenge: { text: 'Wash your face, and keep it wet for a moment.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Watch how a beginner floats in a short video, and where the eyes look.',
      short: 'Watch a beginner float in a video.',
      pairs: [
        {
          step: { text: 'Write down where the hands of the beginner are.', minutes: 1 },
          challenge: { text: 'Lie on the floor with your arms like that, and look up.', seconds: 30 },
        },
        {
          step: { text: 'Ask somebody who learned to swim late how it began.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and put it away: {why}.',
            twin: 'Say where you would like to swim one day.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Try the swimsuit on, and move your arms. It should not pull or slip in the pool.',
      short: 'Try the swimsuit on. Move both arms.',
      pairs: [
        {
          step: { text: 'Hang it over a chair, with a towel that is large enough.', minutes: 2 },
          challenge: { text: 'Wrap the towel around your shoulders, and feel how warm it is.', seconds: 30 },
        },
        {
          step: { text: 'Sew or tie what pulls, or put a new one on the list.', minutes: 1 },
          challenge: { text: 'Hold the suit under running water, and feel how heavy it gets.', seconds: 15 },
        },
      ],
    },
    {
      text: 'You know more about water than you think. Write down one time when it was pleasant: rain, a bath, or a lake.',
      short: 'Write down one pleasant time with water.',
      pairs: [
        {
          step: { text: 'Put the note into the swim bag.', minutes: 1 },
          challenge: { text: 'Hold one hand under warm water, and remember it.', seconds: 30 },
        },
        {
          step: { text: 'Tell somebody about it in one message.', minutes: 2 },
          challenge: { text: 'Say what the water felt like, in one word.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A pool is loud before it is wet. Listen to a recording of one, so that the sound is known to you.',
      short: 'Listen to a recording of a pool.',
      pairs: [
        {
          step: { text: 'Write down what you heard: voices, water, or a whistle.', minutes: 1 },
          challenge: { text: 'Close your eyes, and let the sound be far away.', seconds: 15 },
        },
        {
          step: { text: 'Look for pictures of the hall as well.', minutes: 2 },
          challenge: { text: 'Choose the place in the picture where you would stand first.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Cold makes everybody tense. Find something warm for before and after the pool: a robe, a cap, or tea.',
      short: 'Find something warm for after the pool.',
      pairs: [
        {
          step: { text: 'Put it into the swim bag.', minutes: 1 },
          challenge: { text: 'Rub both arms until they are warm.', seconds: 30 },
        },
        {
          step: { text: 'Ask the pool how warm the water is where beginners are.', minutes: 2 },
          challenge: { text: 'Hold a hand in water of that warmth, as well as you can guess.', seconds: 15 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Pack suit, towel, and goggles, and set the swim bag beside the door.',
      short: 'Pack suit, towel, goggles. Swim bag beside the door.',
      pairs: [
        {
          step: { text: 'Put sandals for the pool beside the bag.', minutes: 1 },
          challenge: { text: 'Feel through the bag for the goggles.', seconds: 15 },
        },
        {
          step: { text: 'Put in a comb, and a plastic bag for the wet suit.', minutes: 1 },
          challenge: { text: 'Hold the goggles once, and put them back.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Plan to be at the pool early tomorrow, so that you can look at the water first.',
      short: 'Be at the pool early. Look at the water first.',
      pairs: [
        {
          step: { text: 'Find a coin for the locker, and put it with your keys.', minutes: 1 },
          challenge: { text: 'Picture yourself sitting on a bench beside the water, dressed.', seconds: 30 },
        },
        {
          step: { text: 'Work out when you leave for the pool.', minutes: 2 },
          challenge: { text: 'Say hello out loud, as if to the teacher or the lifeguard.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Fear is smaller when you are rested. Go to bed earlier, before the lesson at the pool.',
      short: 'Go to bed early before the pool.',
      pairs: [
        {
          step: { text: 'Put the swim bag by the door, so that nothing is left to do.', minutes: 1 },
          challenge: { text: 'Breathe out slowly, and let your hands get heavy.', seconds: 45 },
        },
        {
          step: { text: 'Put something warm and dry out for after the lesson.', minutes: 2 },
          challenge: { text: 'Lie down flat, as in shallow water, and breathe.', seconds: 60 },
        },
      ],
    },
  ],
}
