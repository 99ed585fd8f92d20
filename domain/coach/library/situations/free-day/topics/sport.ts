import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a training or a game (TEXT-30). */
export const sportFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'What stays in the sports bag smells at the next session. Take everything out, and let the bag stand open.',
        short: 'Empty the sports bag. Let it stand open.',
        about: 'air',
      },
      {
        text: 'Halls close for holidays and repairs, and you learn it at the door. Check that training is as usual on {weekday}.',
        short: 'Check that training takes place on {weekday}.',
        about: 'open',
      },
      {
        text: 'Soles, strings, and straps wear out without a sound. Look at the part of your gear that carries the most.',
        short: 'Look at the gear that carries most.',
        about: 'worn',
      },
      {
        text: 'Sore muscles like to be moved a little. Circle the shoulders and the hips, without any effort, as in the warm-up.',
        short: 'Circle shoulders and hips. No effort.',
        about: 'loose',
      },
      {
        text: 'A partner who knows that you come will wait for you. Write to one person from training about {weekday}.',
        short: 'Write to a training partner about {weekday}.',
        about: 'company',
      },
      {
        text: 'One move can be learned in the head. Go through yours with closed eyes, and stop where it becomes unclear.',
        short: 'Go through one move with closed eyes.',
        about: 'move',
      },
      {
        text: 'Good players show more than a book does. Watch one of them for a while, and look only at the feet.',
        short: 'Watch a good player. Only the feet.',
        about: 'watch',
      },
      {
        text: 'What you want from a session is soon forgotten in the hall. Write down one thing for the next training.',
        short: 'Write one thing for the next training.',
        about: 'target',
      },
      {
        text: 'A place to play has a way to it. Look whether somebody near you could share the ride {next}.',
        short: 'Find somebody to share the ride {next}.',
        about: 'ride',
      },
      {
        text: 'The last game is a good teacher, once it is over. Note one thing that you would do again.',
        short: 'Note one thing from the last game.',
        about: 'game',
      },
      {
        text: 'Washed things need time to dry. Look whether shirt and towel for training are clean.',
        short: 'Check shirt and towel for training.',
        about: 'wash',
      },
    ],
    eve: [
      {
        text: 'Pack the sports bag from the feet upward, and put it by the door.',
        short: 'Pack the sports bag. To the door.',
        about: 'bag',
      },
      {
        text: 'Decide what you eat before training tomorrow, and whether it is in the house.',
        short: 'Decide what you eat before training tomorrow.',
        about: 'eat',
      },
      {
        text: 'Fill the bottle for training, and put it into the fridge or the bag.',
        short: 'Fill the bottle for training now.',
        about: 'bottle',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Take everything out of the sports bag, and shake it.', minutes: 3, about: 'air' },
      { text: 'Check that training takes place {next}.', minutes: 2, about: 'open' },
      { text: 'Look at strap, string, or sole of what you play with.', minutes: 2, about: 'worn' },
      { text: 'Circle shoulders, hips, and ankles, as in the warm-up.', minutes: 3, about: 'loose' },
      { text: 'Text one person whom you train with.', minutes: 2, about: 'company' },
      { text: 'Go through one move slowly, without ball or board.', minutes: 4, about: 'move' },
      {
        text: 'Ask somebody who trains what they do about this: {obstacle}.',
        twin: 'Ask somebody who trains what they would practice first.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Write down one thing that you want to try in training.', minutes: 2, about: 'target' },
      { text: 'Put the clothes for training into the laundry.', minutes: 3, about: 'wash' },
    ],
    eve: [
      { text: 'Pack the bag for training.', minutes: 3, about: 'bag' },
      { text: 'Fill the bottle for training.', minutes: 1, about: 'bottle' },
      { text: 'Set out something easy to eat before the session.', minutes: 2, about: 'eat' },
    ],
  },
  challenges: {
    any: [
      { text: 'Stand on one leg, as in a game, and then on the other.', seconds: 30, about: 'balance' },
      { text: 'Roll both wrists and both ankles, as before training.', seconds: 15, about: 'loose' },
      {
        text: 'Say your plan for training by heart: {plan}',
        twin: 'Say when your next training begins, and where.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and touch your sports shoes: {why}.',
        twin: 'Remember one good move of the last session, and see it once more.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Throw something small from hand to hand, as before a game.', seconds: 45, about: 'throw' },
      { text: 'Name one player whose style you like, and one thing they do.', seconds: 30, about: 'watch' },
    ],
    eve: [
      { text: 'Put the sports shoes on top of the bag.', seconds: 15, about: 'shoes' },
      { text: 'Say what goes into the bag, and point at it.', seconds: 30, about: 'bag' },
      { text: 'Put the card or the key for the hall into your jacket.', seconds: 15, about: 'key' },
    ],
  },
}
