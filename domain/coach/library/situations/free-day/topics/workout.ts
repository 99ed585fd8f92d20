import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a workout (TEXT-30). */
export const workoutFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Courses fill up, and rooms change. Look up the schedule of the gym for {weekday}, and sign up if you have to.',
      short: 'Look up the gym schedule for {weekday}.',
      pairs: [
        {
          step: { text: 'Write down what the class asks for: a mat, shoes, or a towel.', minutes: 1 },
          challenge: { text: 'Say at what time you would leave home for it.', seconds: 30 },
        },
        {
          step: { text: 'Look up how full the class usually is, or who teaches it.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the workout by heart: {plan}',
            twin: 'Name the exercises of your next workout, and leave one out.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Street shoes carry sand into a gym. Find a clean pair, and keep it in the gym bag.',
      short: 'Find clean shoes for the gym bag.',
      pairs: [
        {
          step: { text: 'Knock the soles together outside, and wipe them.', minutes: 2 },
          challenge: { text: 'Loosen the laces of both gym shoes.', seconds: 15 },
        },
        {
          step: { text: 'Put a pair of fresh socks inside the gym shoes.', minutes: 1 },
          challenge: { text: 'Stand on one leg for a few breaths, and then on the other.', seconds: 30 },
        },
      ],
    },
    {
      text: 'The first exercise decides how you start. Choose one that you like, and put it at the top of your list.',
      short: 'Put an exercise you like first on the list.',
      pairs: [
        {
          step: { text: 'Write beside it with how little you begin.', minutes: 1 },
          challenge: { text: 'Go through its movement once, slowly, with empty hands.', seconds: 30 },
        },
        {
          step: { text: 'Choose the last exercise as well, one that you can do when tired.', minutes: 2 },
          challenge: { text: 'Say the first and the last exercise out loud.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Muscles need the days between workouts. Carry nothing heavy that can wait, and go to bed in time.',
      short: 'Let the muscles rest before the next workout.',
      pairs: [
        {
          step: { text: 'Choose one thing {next} that somebody else could carry.', minutes: 1 },
          challenge: { text: 'Draw three slow circles with each shoulder, in both directions.', seconds: 30 },
        },
        {
          step: { text: 'Put a bottle of water where you sit most.', minutes: 2 },
          challenge: { text: 'Sit down, and let both arms hang until they feel long.', seconds: 60 },
        },
      ],
    },
    {
      text: 'Put the towel of the last workout into the wash, and a fresh one into the gym bag.',
      short: 'Fresh towel into the gym bag. Old one into the wash.',
      pairs: [
        {
          step: { text: 'Empty the gym bag, and shake it out before the fresh towel goes in.', minutes: 1 },
          challenge: { text: 'Fold the towel so that it fits beside the shoes.', seconds: 15 },
        },
        {
          step: { text: 'Check whether the shirt for the workout needs a wash as well.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and look at the gym bag: {why}.',
            twin: 'Name one thing in your day that a stronger back makes easier.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'One clean movement spares the back. Watch a short video of one exercise from your workout, and note where the elbows are.',
      short: 'Watch one exercise of your workout. Where are the elbows?',
      pairs: [
        {
          step: { text: 'Draw the position of back and elbows with a few lines.', minutes: 2 },
          challenge: { text: 'Take that position once before a mirror, without a weight.', seconds: 30 },
        },
        {
          step: { text: 'Write down one question about this movement for a trainer.', minutes: 1 },
          challenge: { text: 'Ask the question aloud, as you will at the gym.', seconds: 15 },
        },
      ],
    },
    {
      text: 'It is harder to stay away when somebody waits. Ask one person whether they would train with you {next}.',
      short: 'Ask one person to train with you {next}.',
      pairs: [
        {
          step: {
            text: 'Write to that person what gets in your way, and ask for an idea: {obstacle}.',
            twin: 'Write to that person with which exercise you like to begin.',
            minutes: 2,
          },
          challenge: { text: 'Say where in the gym you would meet.', seconds: 15 },
        },
        {
          step: { text: 'Write down what you two could do side by side.', minutes: 1 },
          challenge: { text: 'Name one person whose training you like to watch.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Many gyms are full after work. Look up when yours is quiet {next}.',
      short: 'Look up when the gym is quiet {next}.',
      pairs: [
        {
          step: { text: 'Check that nothing else is planned for the quiet hour.', minutes: 1 },
          challenge: { text: 'Say which machine you would use first at that hour.', seconds: 15 },
        },
        {
          step: { text: 'Check whether you know the code or have the key of your gym lock.', minutes: 2 },
          challenge: { text: 'Open and close the lock once without looking.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Pack shoes, shirt, and lock into the gym bag, and set it beside the door.',
      short: 'Gym bag: shoes, shirt, lock. Beside the door.',
      pairs: [
        {
          step: { text: 'Fill a bottle, and put it into the side pocket.', minutes: 1 },
          challenge: { text: 'Lift the gym bag once, and hear whether the lock rattles.', seconds: 15 },
        },
        {
          step: { text: 'Fold a small towel on top of the shoes.', minutes: 2 },
          challenge: { text: 'Try the strap on your shoulder.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Write the exercises for tomorrow on one card. You will not have to think in between.',
      short: 'Write tomorrow’s exercises on one card.',
      pairs: [
        {
          step: { text: 'Mark the exercise that you may leave out.', minutes: 1 },
          challenge: { text: 'Read the card once, with one finger on each line.', seconds: 30 },
        },
        {
          step: { text: 'Write beside each exercise how you will know that it is enough.', minutes: 2 },
          challenge: { text: 'Put the card between the shoes.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Fill a bottle for the workout, and lay the lock for the locker beside it.',
      short: 'Fill the bottle for the workout. Lay the lock beside it.',
      pairs: [
        {
          step: { text: 'Lay the shirt for the workout on top.', minutes: 1 },
          challenge: { text: 'Turn the bottle over, and see whether it drips.', seconds: 15 },
        },
        {
          step: { text: 'Check that you know the number or have the key of the lock.', minutes: 2 },
          challenge: { text: 'Close the lock around a handle, and open it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A full stomach makes a workout heavy. Write down when you eat before it tomorrow, and what.',
      short: 'Write down when you eat before the workout.',
      pairs: [
        {
          step: { text: 'Put it where you will see it at that hour.', minutes: 1 },
          challenge: { text: 'Say the hour out loud, and count back from the workout.', seconds: 15 },
        },
        {
          step: { text: 'Fill a box for the time after it, too.', minutes: 2 },
          challenge: { text: 'Name the meal that you like best after training.', seconds: 30 },
        },
      ],
    },
    {
      text: 'The way to the gym decides the first minutes. Choose how you get there tomorrow, and what you hear on the way.',
      short: 'Choose your way to the gym for tomorrow.',
      pairs: [
        {
          step: { text: 'Save the music where one touch starts it.', minutes: 1 },
          challenge: { text: 'Tap the beat of the first song.', seconds: 15 },
        },
        {
          step: { text: 'Check the bus, the tires, or the place to park.', minutes: 2 },
          challenge: { text: 'Go along the way in your head, up to the locker.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A workout has an end as well. Decide what comes last tomorrow, and what you leave out if time is short.',
      short: 'Decide what ends the workout tomorrow.',
      pairs: [
        {
          step: { text: 'Write it at the bottom of your card.', minutes: 1 },
          challenge: { text: 'Do its movement once, with empty hands.', seconds: 30 },
        },
        {
          step: { text: 'Put the towel for afterward on top of the gym bag.', minutes: 2 },
          challenge: { text: 'Let both arms hang, as after the last exercise.', seconds: 15 },
        },
      ],
    },
  ],
}
