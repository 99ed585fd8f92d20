import type { FreeDayTexts } from '#domain/coach/library/frame.ts'
import { sportEveMoves } from './sport-eve.ts'

/** Texts of a day before a training or a game (TEXT-30). */
export const sportFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'What stays in the sports bag smells at the next session. Take everything out, and let the bag stand open.',
      short: 'Empty the sports bag. Let it stand open.',
      pairs: [
        {
          step: { text: 'Wipe the bottom of the bag, and put in a dry cloth.', minutes: 2 },
          challenge: { text: 'Set the bag by a window, wide open.', seconds: 15 },
        },
        {
          step: { text: 'Sort what was in the bag: wash, keep, and throw out.', minutes: 1 },
          challenge: { text: 'Check the side pockets for tape, a card, or old wrappers.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Halls close for holidays and repairs, and you learn it at the door. Check that training is as usual on {weekday}.',
      short: 'Check that training takes place on {weekday}.',
      pairs: [
        {
          step: { text: 'Save the hour and the hall in your phone.', minutes: 1 },
          challenge: {
            text: 'Say your plan for training by heart: {plan}',
            twin: 'Say when your next training begins, and where.',
            seconds: 30,
          },
        },
        {
          step: { text: 'Look up whom to call if the hall is closed.', minutes: 2 },
          challenge: { text: 'Say what you would do with that hour instead.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Soles, strings, and straps wear out without a sound. Look at the part of your gear that carries the most.',
      short: 'Look at the gear that carries most.',
      pairs: [
        {
          step: { text: 'Wipe that part, and put new tape, a strap, or soles on the list.', minutes: 2 },
          challenge: { text: 'Roll both wrists and both ankles, as before training.', seconds: 30 },
        },
        {
          step: { text: 'Ask at the club or in a store how long such gear lasts.', minutes: 1 },
          challenge: { text: 'Hold the gear as in a game, and close your eyes.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Sore muscles like to be moved a little. Circle the shoulders and the hips, without any effort, as in the warm-up.',
      short: 'Circle shoulders and hips. No effort.',
      pairs: [
        {
          step: { text: 'Lie down, and put both legs up against a wall or a chair.', minutes: 2 },
          challenge: { text: 'Breathe out slowly until your back lies flat.', seconds: 45 },
        },
        {
          step: { text: 'Write down which muscle is sore, and after what.', minutes: 1 },
          challenge: { text: 'Rub that muscle with a flat hand, slowly.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A partner who knows that you come will wait for you. Write to one person from training about {weekday}.',
      short: 'Write to a training partner about {weekday}.',
      pairs: [
        {
          step: {
            text: 'Ask somebody who trains what they do about this: {obstacle}.',
            twin: 'Ask somebody who trains what they would practice first.',
            minutes: 2,
          },
          challenge: { text: 'Say how you will greet that person.', seconds: 15 },
        },
        {
          step: { text: 'Write down one thing that you would like to try with them.', minutes: 1 },
          challenge: { text: 'Name one player whose style you like, and one thing they do.', seconds: 30 },
        },
      ],
    },
    {
      text: 'One move can be learned in the head. Go through yours with closed eyes, and stop where it becomes unclear.',
      short: 'Go through one move with closed eyes.',
      pairs: [
        {
          step: { text: 'Look up the part that was unclear in a short video.', minutes: 2 },
          challenge: { text: 'Do the move once in slow motion, without ball or board.', seconds: 30 },
        },
        {
          step: { text: 'Draw the move with a few arrows.', minutes: 1 },
          challenge: { text: 'Stand on one leg, as in a game, and then on the other.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Good players show more than a book does. Watch one of them for a while, and look only at the feet.',
      short: 'Watch a good player. Only the feet.',
      pairs: [
        {
          step: { text: 'Write down where the feet were before the best moment.', minutes: 1 },
          challenge: { text: 'Put your own feet into that position, and shift your weight.', seconds: 30 },
        },
        {
          step: { text: 'Watch the same moment once more, and look only at the eyes.', minutes: 2 },
          challenge: { text: 'Follow a fly or a car with your eyes alone.', seconds: 15 },
        },
      ],
    },
    {
      text: 'What you want from a session is soon forgotten in the hall. Write down one thing for the next training.',
      short: 'Write one thing for the next training.',
      pairs: [
        {
          step: { text: 'Write it on a strip of tape, and stick it inside the bag.', minutes: 1 },
          challenge: { text: 'Say it out loud in three words.', seconds: 15 },
        },
        {
          step: { text: 'Ask one person from training to remind you of it.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and touch your sports shoes: {why}.',
            twin: 'Remember one good move of the last session, and see it once more.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'A place to play has a way to it. Check whether somebody near you could share the ride {next}.',
      short: 'Find somebody to share the ride {next}.',
      pairs: [
        {
          step: { text: 'Write when you would leave, and from where.', minutes: 1 },
          challenge: { text: 'Name two places where they could pick you up.', seconds: 15 },
        },
        {
          step: { text: 'Look up a second way to the hall, without a car.', minutes: 2 },
          challenge: { text: 'Go along the way in your head, with the bag on your shoulder.', seconds: 30 },
        },
      ],
    },
    {
      text: 'The last game is a good teacher, once it is over. Note one thing that you would do again.',
      short: 'Note one thing from the last game.',
      pairs: [
        {
          step: { text: 'Write below it who helped you to do it.', minutes: 2 },
          challenge: { text: 'Throw something small from hand to hand, as before a game.', seconds: 30 },
        },
        {
          step: { text: 'Tell that person what you noted.', minutes: 1 },
          challenge: { text: 'Say their name, and the move.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Washed things need time to dry. Check whether shirt and towel for training are clean.',
      short: 'Check shirt and towel for training.',
      pairs: [
        {
          step: { text: 'Hang what is damp over a chair or a line.', minutes: 2 },
          challenge: { text: 'Shake the towel out once.', seconds: 15 },
        },
        {
          step: { text: 'Lay what is clean on the bag.', minutes: 1 },
          challenge: { text: 'Fold the shirt so that it comes out first.', seconds: 30 },
        },
      ],
    },
  ],
  eve: sportEveMoves,
}
