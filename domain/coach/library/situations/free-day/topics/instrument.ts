import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before practice on an instrument (TEXT-30). */
export const instrumentFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Choose one bar that goes wrong, and put a pencil mark over it. Practice {next} begins there.',
      short: 'Mark the one bar that goes wrong. In pencil.',
      pairs: [
        {
          step: { text: 'Write down how slowly you can play it without a slip.', minutes: 2 },
          challenge: { text: 'Clap the rhythm of this bar.', seconds: 30 },
        },
        {
          step: { text: 'Mark the finger with which it begins.', minutes: 1 },
          challenge: { text: 'Tap its notes on the edge of a table.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Listen to a recording of your piece without the instrument. Note the place where it surprises you.',
      short: 'Listen to a recording of your piece. Once, without playing.',
      pairs: [
        {
          step: { text: 'Mark that place in the notes.', minutes: 2 },
          challenge: { text: 'Hum the melody up to this place.', seconds: 30 },
        },
        {
          step: { text: 'Save the recording where you hear it on your way.', minutes: 1 },
          challenge: { text: 'Tap the first beats of it with two fingers.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Strings, reeds, and picks give out while you play. See what is worn, and write it on your list for the store.',
      short: 'Check strings, reeds, or keys of the instrument. What is worn?',
      pairs: [
        {
          step: { text: 'Look up which kind you need, and note its number.', minutes: 2 },
          challenge: { text: 'Run a finger along the part that is worn.', seconds: 15 },
        },
        {
          step: { text: 'Put the spare one into the case, if there is one.', minutes: 1 },
          challenge: { text: 'Name the piece for which it has to sound best.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Practice is freer when nobody minds. Ask those who hear you which hour {next} suits them.',
      short: 'Ask who hears you play. Which hour suits them?',
      pairs: [
        {
          step: {
            text: 'Ask somebody who plays an instrument what they do about this: {obstacle}.',
            twin: 'Ask somebody who plays an instrument when they practice.',
            minutes: 2,
          },
          challenge: {
            text: 'Say your plan for the practice by heart: {plan}',
            twin: 'Say which bar you begin with, and how slowly.',
            seconds: 30,
          },
        },
        {
          step: { text: 'Find a cloth, a mute, or headphones that make it quieter.', minutes: 2 },
          challenge: { text: 'Close the door of the room, and hear what comes through.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A stand that is too low bends the neck. Set yours so that you look straight ahead at the notes.',
      short: 'Set the music stand to eye height.',
      pairs: [
        {
          step: { text: 'Mark the height of the stand with a strip of tape.', minutes: 1 },
          challenge: { text: 'Sit as you play, and let your shoulders drop.', seconds: 30 },
        },
        {
          step: { text: 'Move the lamp so that no shadow lies on the page.', minutes: 2 },
          challenge: { text: 'Look at the last line of a page from your chair.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Fingers become stiff from typing. Stretch each one gently, and shake both hands out.',
      short: 'Stretch each finger gently. The instrument needs them loose.',
      pairs: [
        {
          step: { text: 'Write “hands” on top of your list for the practice.', minutes: 1 },
          challenge: { text: 'Tap each finger against the thumb, as evenly as a scale.', seconds: 30 },
        },
        {
          step: { text: 'Check whether your nails are short enough to play.', minutes: 2 },
          challenge: { text: 'Lay both hands on your knees, and let them get warm.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Wipe the instrument with a dry cloth where your hands rest. You feel the difference when you play.',
      short: 'Wipe the instrument where your hands rest.',
      pairs: [
        {
          step: { text: 'Put the cloth into the case.', minutes: 1 },
          challenge: { text: 'Lay your fingers where they rest when you play, without a sound.', seconds: 15 },
        },
        {
          step: { text: 'Wipe the stand and the case as well.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and look at your instrument: {why}.',
            twin: 'Name the person you would like to play one song for.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Find one easy piece that you can play already. It is a good end for a hard practice.',
      short: 'Find one easy piece. Practice ends with it.',
      pairs: [
        {
          step: { text: 'Put its page behind the hard one on the stand.', minutes: 1 },
          challenge: { text: 'Play its first bars on the edge of a table.', seconds: 30 },
        },
        {
          step: { text: 'Sort your sheet music: pieces that you play now, and all others.', minutes: 2 },
          challenge: { text: 'Hum the last line of the easy piece.', seconds: 15 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Lay the music open at the marked place, with a pencil beside it.',
      short: 'Lay the music open. Pencil beside the notes.',
      pairs: [
        {
          step: { text: 'Write on top of the page with what you begin.', minutes: 1 },
          challenge: { text: 'Sit where you will play, and see whether you can read the notes.', seconds: 30 },
        },
        {
          step: { text: 'Write the speed beside the marked place.', minutes: 1 },
          challenge: { text: 'Clap the first bar of it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Put the instrument and the chair where you will play tomorrow, so that you only sit down.',
      short: 'Put chair and instrument where you play tomorrow.',
      pairs: [
        {
          step: { text: 'Tune the instrument, or check that the tuner works.', minutes: 1 },
          challenge: { text: 'Warm your hands under water, and dry each finger.', seconds: 15 },
        },
        {
          step: { text: 'Set the stand so that you look straight ahead.', minutes: 2 },
          challenge: { text: 'Sit down there once, with your hands in your lap.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Set the metronome slower than you think you need, and leave it beside the music for tomorrow.',
      short: 'Set the metronome slow. Leave it beside the music.',
      pairs: [
        {
          step: { text: 'Write the speed on the page, in pencil.', minutes: 1 },
          challenge: { text: 'Listen to one bar of its beat, and switch it off.', seconds: 15 },
        },
        {
          step: { text: 'Mark the bar where you begin.', minutes: 2 },
          challenge: { text: 'Tap that bar with one finger, as slowly as you can bear.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Others may hear you, too. Tell one of them when you play tomorrow, and for how long.',
      short: 'Tell others when you play tomorrow.',
      pairs: [
        {
          step: { text: 'Write the time on a slip for the door.', minutes: 1 },
          challenge: { text: 'Close the door of that room, and listen.', seconds: 15 },
        },
        {
          step: { text: 'Ask somebody for one piece that they like to hear.', minutes: 2 },
          challenge: { text: 'Hum its first line.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Hands need warmth before the first note. Put something warm beside the instrument: gloves, a cup, or a scarf.',
      short: 'Put something warm beside the instrument.',
      pairs: [
        {
          step: { text: 'Cut the nails that touch the strings or the keys.', minutes: 1 },
          challenge: { text: 'Rub your hands, and open them slowly.', seconds: 15 },
        },
        {
          step: { text: 'Check how warm the room is at that hour: {time}.', minutes: 2 },
          challenge: { text: 'Tap each finger against the thumb.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A practice is easier to end than to begin. Choose the piece that you will end with tomorrow, one that you like.',
      short: 'Choose the piece that ends the practice.',
      pairs: [
        {
          step: { text: 'Put its page at the back of the stand.', minutes: 1 },
          challenge: { text: 'Play its last notes on the table.', seconds: 15 },
        },
        {
          step: { text: 'Write on it what you like about it.', minutes: 2 },
          challenge: { text: 'Hear its end in your head, up to the silence.', seconds: 30 },
        },
      ],
    },
  ],
}
