import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before practice on an instrument (TEXT-30). */
export const instrumentFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Choose one bar that goes wrong, and put a pencil mark over it. Practice {next} begins there.',
        short: 'Mark the one bar that goes wrong. In pencil.',
        about: 'bar',
      },
      {
        text: 'Listen to a recording of your piece without the instrument. Note the place where it surprises you.',
        short: 'Listen to a recording of your piece. Once, without playing.',
        about: 'recording',
      },
      {
        text: 'Strings, reeds, and picks give out while you play. Look what is worn, and write it on your list for the store.',
        short: 'Check strings, reeds, or keys of the instrument. What is worn?',
        about: 'reeds',
      },
      {
        text: 'Practice is freer when nobody minds. Ask those who hear you which hour {next} suits them.',
        short: 'Ask who hears you play. Which hour suits them?',
        about: 'noise',
      },
      {
        text: 'A stand that is too low bends the neck. Set yours so that you look straight ahead at the notes.',
        short: 'Set the music stand to eye height.',
        about: 'stand',
      },
      {
        text: 'Fingers become stiff from typing. Stretch each one gently, and shake both hands out.',
        short: 'Stretch each finger gently. The instrument needs them loose.',
        about: 'hands',
      },
      {
        text: 'Wipe the instrument with a dry cloth where your hands rest. You feel the difference when you play.',
        short: 'Wipe the instrument where your hands rest.',
        about: 'clean',
      },
      {
        text: 'Find one easy piece that you can play already. It is a good end for a hard practice.',
        short: 'Find one easy piece. Practice ends with it.',
        about: 'easy',
      },
    ],
    eve: [
      {
        text: 'Lay the music open at the marked place, with a pencil beside it.',
        short: 'Lay the music open. Pencil beside the notes.',
        about: 'open',
      },
      {
        text: 'Put the instrument and the chair where you will play tomorrow, so that you only sit down.',
        short: 'Put chair and instrument where you play tomorrow.',
        about: 'ready',
      },
      {
        text: 'Set the metronome slower than you think you need, and leave it beside the music for tomorrow.',
        short: 'Set the metronome slow. Leave it beside the music.',
        about: 'metronome',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Mark the one bar in your piece that goes wrong most often.', minutes: 2, about: 'bar' },
      { text: 'Listen to a recording of your piece, and read along in the notes.', minutes: 3, about: 'recording' },
      { text: 'Check the strings, the reed, or the pedals of your instrument.', minutes: 2, about: 'worn' },
      {
        text: 'Ask somebody who plays an instrument what they do about this: {obstacle}.',
        twin: 'Ask somebody who plays an instrument how they begin their practice.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Wipe your instrument with a dry cloth.', minutes: 2, about: 'clean' },
      { text: 'Sort your sheet music: pieces that you play now, and all others.', minutes: 2, about: 'sheets' },
      { text: 'Ask those who hear you play which hour {next} suits them.', minutes: 2, about: 'noise' },
      { text: 'Set the music stand so that you look straight ahead.', minutes: 1, about: 'stand' },
    ],
    eve: [
      { text: 'Lay the music open at the place where you begin.', minutes: 1, about: 'open' },
      { text: 'Put the chair where you will play.', minutes: 1, about: 'chair' },
      { text: 'Tune the instrument, or check that the tuner works.', minutes: 2, about: 'tune' },
    ],
  },
  challenges: {
    any: [
      { text: 'Tap each finger against the thumb, as evenly as a scale.', seconds: 30, about: 'fingers' },
      { text: 'Clap the rhythm of one bar of your piece.', seconds: 45, about: 'rhythm' },
      { text: 'Play four bars on the edge of a table, without the instrument.', seconds: 60, about: 'silent' },
      {
        text: 'Say your plan for the practice by heart: {plan}',
        twin: 'Say which bar you begin with, and how slowly.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and look at your instrument: {why}.',
        twin: 'Name the person to whom you would like to play one song.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Hum the melody of your piece up to the place where you are unsure.', seconds: 30, about: 'hum' },
    ],
    eve: [
      { text: 'Put a pencil on the music.', seconds: 15, about: 'pencil' },
      { text: 'Sit where you will play: do you see the notes well?', seconds: 30, about: 'light' },
      { text: 'Warm your hands under the tap, and dry each finger.', seconds: 30, about: 'hands' },
    ],
  },
}
