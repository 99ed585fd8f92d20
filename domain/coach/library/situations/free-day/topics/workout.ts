import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a workout (TEXT-30). */
export const workoutFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Courses fill up, and rooms change. Look up the schedule of the gym for {weekday}, and sign up if you have to.',
        short: 'Look up the gym schedule for {weekday}.',
        about: 'class',
      },
      {
        text: 'Street shoes carry sand into a gym. Find a clean pair, and keep it in the gym bag.',
        short: 'Find clean shoes for the gym bag.',
        about: 'shoes',
      },
      {
        text: 'The first exercise decides how you start. Choose one that you like, and put it at the top of your list.',
        short: 'Put an exercise you like first on the list.',
        about: 'first',
      },
      {
        text: 'Muscles need the days between workouts. Carry nothing heavy that can wait, and go to bed in time.',
        short: 'Let the muscles rest before the next workout.',
        about: 'rest',
      },
      {
        text: 'Put the towel of the last workout into the wash, and a fresh one into the gym bag.',
        short: 'Fresh towel into the gym bag. Old one into the wash.',
        about: 'towel',
      },
      {
        text: 'One clean movement spares the back. Watch a short video of one exercise from your workout, and note where the elbows are.',
        short: 'Watch one exercise of your workout. Where are the elbows?',
        about: 'form',
      },
      {
        text: 'It is harder to stay away when somebody waits. Ask one person whether they train with you {next}.',
        short: 'Ask one person to train with you {next}.',
        about: 'company',
      },
      {
        text: 'Many gyms are full after work. Look up when yours is quiet {next}.',
        short: 'Look up when the gym is quiet {next}.',
        about: 'hours',
      },
    ],
    eve: [
      {
        text: 'Pack shoes, shirt, and lock into the gym bag, and stand it beside the door.',
        short: 'Gym bag: shoes, shirt, lock. Beside the door.',
        about: 'bag',
      },
      {
        text: 'Write the exercises for tomorrow on one card. You will not have to think in between.',
        short: 'Write tomorrow’s exercises on one card.',
        about: 'list',
      },
      {
        text: 'Fill a bottle for the workout, and lay the lock for the locker beside it.',
        short: 'Fill the bottle for the workout. Lay the lock beside it.',
        about: 'bottle',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Look up the gym’s schedule for {weekday}.', minutes: 2, about: 'class' },
      { text: 'Put the gym towel into the wash, and choose a fresh one.', minutes: 2, about: 'towel' },
      { text: 'Choose the exercise with which your next workout begins.', minutes: 2, about: 'first' },
      { text: 'Watch one video of an exercise from your workout.', minutes: 3, about: 'form' },
      {
        text: 'Ask somebody who trains what they do about this: {obstacle}.',
        twin: 'Ask somebody who trains which exercise they begin with.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Try whether you know the code or the key of your gym lock.', minutes: 1, about: 'lock' },
      { text: 'Look up when your gym is quiet {next}.', minutes: 2, about: 'hours' },
      { text: 'Empty the gym bag, and shake it out.', minutes: 2, about: 'bag' },
    ],
    eve: [
      { text: 'Pack shirt and shoes for the workout.', minutes: 2, about: 'bag' },
      { text: 'Write three exercises for tomorrow on a card.', minutes: 2, about: 'list' },
      { text: 'Fill the bottle for the workout.', minutes: 1, about: 'bottle' },
    ],
  },
  challenges: {
    any: [
      {
        text: 'Sit down and stand up slowly, without hands, as a small test for the workout.',
        seconds: 30,
        about: 'hip',
      },
      { text: 'Draw three slow circles with each shoulder, in both directions.', seconds: 30, about: 'shoulder' },
      { text: 'Name the two exercises that make up your shortest workout.', seconds: 15, about: 'shortest' },
      {
        text: 'Say your plan for the workout by heart: {plan}',
        twin: 'Name the exercises of your next workout, and leave one out.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and look at the gym bag: {why}.',
        twin: 'Name one thing in your day that a stronger back makes easier.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Choose one song for the last part of the workout.', seconds: 45, about: 'song' },
    ],
    eve: [
      { text: 'Loosen the laces of the gym shoes.', seconds: 30, about: 'laces' },
      { text: 'Lift the gym bag: is the lock in it?', seconds: 15, about: 'bag' },
      { text: 'Lay the shirt for the workout on top.', seconds: 30, about: 'shirt' },
    ],
  },
}
