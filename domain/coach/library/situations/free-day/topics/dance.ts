import type { FreeDayTexts } from '#domain/coach/library/frame.ts'
import { danceEveMoves } from './dance-eve.ts'

/** Texts of a day before a dance class (TEXT-30). */
export const danceFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Steps fade within days, and return quickly. Go through the last class in your head, count by count.',
      short: 'Go through the last class, count by count.',
      pairs: [
        {
          step: { text: 'Write down the count where you no longer knew the step.', minutes: 1 },
          challenge: { text: 'Mark the steps before it with two fingers on the table.', seconds: 30 },
        },
        {
          step: { text: 'Ask somebody from the class what comes after that count.', minutes: 2 },
          challenge: { text: 'Say the counts out loud, with a clap where you turn.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A song that you know tells your feet what comes. Listen to one of your dance, and find where it repeats.',
      short: 'Listen to one song. Find where it repeats.',
      pairs: [
        {
          step: { text: 'Write down after how many counts it repeats.', minutes: 1 },
          challenge: { text: 'Sway from foot to foot in its beat.', seconds: 30 },
        },
        {
          step: { text: 'Put the song at the top of a list that you hear at home.', minutes: 2 },
          challenge: { text: 'Walk to the window in the tempo of your dance.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Feet carry every dance, and are rarely thanked. Roll each of them over a ball or a bottle.',
      short: 'Roll each foot over a bottle.',
      pairs: [
        {
          step: { text: 'Put the ball or bottle beside the chair where you take off your shoes.', minutes: 1 },
          challenge: { text: 'Stand on both feet, and lift the heels slowly.', seconds: 30 },
        },
        {
          step: { text: 'Put some cream on both feet, or a bandage where a shoe rubs.', minutes: 2 },
          challenge: { text: 'Spread your toes, and press each into the floor.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Studios change their hours, and teachers fall ill. Check that the dance class is as usual on {weekday}.',
      short: 'Check that the class takes place on {weekday}.',
      pairs: [
        {
          step: { text: 'Note the room and the hour of the class on a slip.', minutes: 1 },
          challenge: {
            text: 'Say your plan for the class by heart: {plan}',
            twin: 'Say when your next class begins, and which step you will do first.',
            seconds: 30,
          },
        },
        {
          step: { text: 'Look up how you get home after the class.', minutes: 2 },
          challenge: { text: 'Say when you have to leave the house for it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Somebody from the class may want to practice, too. Write to one person about {weekday}.',
      short: 'Write to one dancer about {weekday}’s class.',
      pairs: [
        {
          step: {
            text: 'Ask a dancer what they do about this: {obstacle}.',
            twin: 'Ask a dancer which move was hard for them.',
            minutes: 2,
          },
          challenge: { text: 'Say the first words that you would say to a new partner.', seconds: 15 },
        },
        {
          step: { text: 'Write down which step you two could go over.', minutes: 1 },
          challenge: { text: 'Hold both arms as you do with a partner, and let the shoulders sink.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Posture can be practiced while standing in line. Let the shoulders sink, and grow a little at the neck.',
      short: 'Shoulders down. Neck long. Stay so.',
      pairs: [
        {
          step: { text: 'Choose the place where you stand in line most often, as a reminder.', minutes: 1 },
          challenge: { text: 'Stand with your back against a wall, and then just in front of it.', seconds: 30 },
        },
        {
          step: { text: 'Look at a photo of a dancer, and note where the chin is.', minutes: 2 },
          challenge: { text: 'Turn your head to each side, as before a turn in a dance.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Turns need a floor that lets the shoe go. Wipe the soles of your dance shoes.',
      short: 'Wipe the soles of the dance shoes.',
      pairs: [
        {
          step: { text: 'Air the shoes, with paper inside.', minutes: 2 },
          challenge: { text: 'Slide one shoe over the floor with your hand.', seconds: 15 },
        },
        {
          step: { text: 'Put a small cloth into the bag with the dance shoes.', minutes: 1 },
          challenge: {
            text: 'Read your reason once, and hum a song of your dance: {why}.',
            twin: 'Remember the best moment of a dance, and hum its song.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Good dancers make it look simple. Watch one dance, and look only at the hips.',
      short: 'Watch one dance. Only the hips.',
      pairs: [
        {
          step: { text: 'Write down one thing that the hips do before the feet.', minutes: 1 },
          challenge: { text: 'Shift your weight from hip to hip, as small as you can.', seconds: 30 },
        },
        {
          step: { text: 'Write down at which count the dancers turn.', minutes: 2 },
          challenge: { text: 'Clap that count.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A question asked before the class gets more time. Write down one move that you would like to see again.',
      short: 'Write the move you want to see again.',
      pairs: [
        {
          step: { text: 'Write below it how far you can do the move.', minutes: 1 },
          challenge: { text: 'Ask your question out loud, as you will in class.', seconds: 15 },
        },
        {
          step: { text: 'Look for a video of this move, and save it for after the class.', minutes: 2 },
          challenge: { text: 'Do the first count of the move with one hand.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Rhythm lives in the hands as well. Tap the beat of your dance on the table, and then only every second one.',
      short: 'Tap the beat on the table.',
      pairs: [
        {
          step: { text: 'Find a song of another kind that has the same beat.', minutes: 2 },
          challenge: { text: 'Step from foot to foot on every second beat.', seconds: 30 },
        },
        {
          step: { text: 'Write the accents of the beat as long and short lines.', minutes: 1 },
          challenge: { text: 'Say the line aloud, long and short.', seconds: 15 },
        },
      ],
    },
    {
      text: 'What you wear decides how you turn. Check whether what you dance in is clean and has no tears.',
      short: 'Check what you wear to dance.',
      pairs: [
        {
          step: { text: 'Put what needs a stitch or a wash aside, and the rest into the bag.', minutes: 2 },
          challenge: { text: 'Lift both arms in the shirt you dance in, and turn once.', seconds: 30 },
        },
        {
          step: { text: 'Choose the socks that suit the dance shoes.', minutes: 1 },
          challenge: { text: 'Pull the laces or straps of the dance shoes tight once.', seconds: 15 },
        },
      ],
    },
  ],
  eve: danceEveMoves,
}
