import type { FreeMove } from '#domain/coach/library/frame.ts'

/** Moves of the day just before a training or a game (TEXT-30). */
export const sportEveMoves: readonly FreeMove[] = [
  {
    text: 'Pack the sports bag from the feet upward, and put it by the door.',
    short: 'Pack the sports bag. To the door.',
    pairs: [
      {
        step: { text: 'Put the card or the key for the hall into your jacket.', minutes: 1 },
        challenge: { text: 'Say what goes into the bag, and point at it.', seconds: 15 },
      },
      {
        step: { text: 'Look through the bag for what belongs to the wash.', minutes: 2 },
        challenge: { text: 'Close the bag, and lift it by one handle.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Decide what you eat before training tomorrow, and whether you have it at home.',
    short: 'Decide what you eat before training tomorrow.',
    pairs: [
      {
        step: { text: 'Set it out, with a plate and a fork.', minutes: 1 },
        challenge: { text: 'Say at what hour you will eat it.', seconds: 15 },
      },
      {
        step: { text: 'Look up the hour of training, and count back to the meal.', minutes: 1 },
        challenge: { text: 'Say what you will leave for after the session.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Fill the bottle for training, and put it into the fridge or the bag.',
    short: 'Fill the bottle for training now.',
    pairs: [
      {
        step: { text: 'Put a towel around the bottle.', minutes: 1 },
        challenge: { text: 'Put the sports shoes on top of the bag.', seconds: 15 },
      },
      {
        step: { text: 'Check whether shirt and towel for training are dry.', minutes: 2 },
        challenge: { text: 'Put one of them beside the bottle.', seconds: 15 },
      },
    ],
  },
  {
    text: 'The body starts before the game. Write down how you warm up tomorrow, move by move.',
    short: 'Write down how you warm up tomorrow.',
    pairs: [
      {
        step: { text: 'Put the note into one sports shoe.', minutes: 1 },
        challenge: { text: 'Do the first of the moves, as small as you can.', seconds: 30 },
      },
      {
        step: { text: 'Ask somebody from training which move they begin with.', minutes: 2 },
        challenge: { text: 'Circle both ankles once.', seconds: 15 },
      },
    ],
  },
  {
    text: 'It helps to have one thing in mind. Choose what you watch tomorrow: the ball, the feet, or the breath.',
    short: 'Choose the one thing to watch tomorrow.',
    pairs: [
      {
        step: { text: 'Write it on a strip of tape for the bottle.', minutes: 1 },
        challenge: { text: 'Say it in one word.', seconds: 15 },
      },
      {
        step: { text: 'Think of a player who does it well.', minutes: 2 },
        challenge: { text: 'Close your eyes, and see that player once.', seconds: 30 },
      },
    ],
  },
  {
    text: 'Late arrivals miss the warm-up. Work out when you leave tomorrow, with a few minutes to spare.',
    short: 'Work out when to leave for training tomorrow.',
    pairs: [
      {
        step: { text: 'Check the bus or the bike for that hour.', minutes: 1 },
        challenge: { text: 'Say it out loud, and what you will be doing just before.', seconds: 15 },
      },
      {
        step: { text: 'Send one person from training the hour when you leave.', minutes: 2 },
        challenge: { text: 'Go along the way in your head, up to the changing room.', seconds: 30 },
      },
    ],
  },
]
