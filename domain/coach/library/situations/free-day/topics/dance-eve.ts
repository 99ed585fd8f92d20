import type { FreeMove } from '#domain/coach/library/frame.ts'

/** Moves of the day just before a dance class (TEXT-30). */
export const danceEveMoves: readonly FreeMove[] = [
  {
    text: 'Put shoes, water, and what you wear to the dance class into one bag.',
    short: 'Shoes, water, clothes for class. One bag.',
    pairs: [
      {
        step: { text: 'Put the bag where you take off your shoes.', minutes: 1 },
        challenge: { text: 'Put one dance shoe beside the other on top.', seconds: 15 },
      },
      {
        step: { text: 'Add a second shirt for the way home.', minutes: 2 },
        challenge: { text: 'Close your eyes, and do the first turn in your head.', seconds: 30 },
      },
    ],
  },
  {
    text: 'Play the song of your dance once, and do nothing but listen.',
    short: 'Play your song. Listen, nothing else.',
    pairs: [
      {
        step: { text: 'Write down the counts of its first step.', minutes: 1 },
        challenge: { text: 'Do the first step of your dance, once.', seconds: 30 },
      },
      {
        step: { text: 'Find a second song with the same beat.', minutes: 2 },
        challenge: { text: 'Tap the beat of the first one on your knee.', seconds: 30 },
      },
    ],
  },
  {
    text: 'Look up how you get to the class tomorrow, and how you get home.',
    short: 'Look up the way to class tomorrow.',
    pairs: [
      {
        step: { text: 'Put the ticket or the car key into your coat.', minutes: 1 },
        challenge: { text: 'Go along the way in your head, up to the first song.', seconds: 30 },
      },
      {
        step: { text: 'Write to somebody from the class that you are coming.', minutes: 2 },
        challenge: { text: 'Sway from foot to foot, as before the music starts.', seconds: 30 },
      },
    ],
  },
  {
    text: 'Feet dance better when they are cared for. Look at yours this evening, and put a bandage where a shoe rubs.',
    short: 'Look at your feet. Bandage where it rubs.',
    pairs: [
      {
        step: { text: 'Put a second bandage into the bag.', minutes: 1 },
        challenge: { text: 'Spread your toes, and let them go.', seconds: 15 },
      },
      {
        step: { text: 'Warm both feet in water or with your hands.', minutes: 2 },
        challenge: { text: 'Stand on them, and sway from one to the other.', seconds: 30 },
      },
    ],
  },
  {
    text: 'A class is easier with one question. Write down what you would like to see again tomorrow.',
    short: 'Write down one question for the class.',
    pairs: [
      {
        step: { text: 'Put the question into a dance shoe.', minutes: 1 },
        challenge: { text: 'Say the question aloud.', seconds: 15 },
      },
      {
        step: { text: 'Go through the step up to the place where it stops.', minutes: 2 },
        challenge: { text: 'Do this place once with two fingers on the table.', seconds: 30 },
      },
    ],
  },
  {
    text: 'A dance begins with the first breath. Choose the song in your head that gets you there tomorrow.',
    short: 'Choose a song for the way to class.',
    pairs: [
      {
        step: { text: 'Save it where one touch starts it.', minutes: 1 },
        challenge: { text: 'Hum its first line.', seconds: 15 },
      },
      {
        step: { text: 'Count its beats up to the first turn.', minutes: 2 },
        challenge: { text: 'Turn your head to that side, as before you turn.', seconds: 30 },
      },
    ],
  },
]
