import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a dance class (TEXT-30). */
export const danceFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Steps fade within days, and return quickly. Go through the last class in your head, count by count.',
        short: 'Go through the last class, count by count.',
        about: 'recall',
      },
      {
        text: 'A song that you know tells your feet what comes. Listen to one of your dance, and find where it repeats.',
        short: 'Listen to one song. Find where it repeats.',
        about: 'song',
      },
      {
        text: 'Feet carry every dance, and are rarely thanked. Roll each of them over a ball or a bottle.',
        short: 'Roll each foot over a bottle.',
        about: 'feet',
      },
      {
        text: 'Studios change their hours, and teachers fall ill. Check that the dance class is as usual on {weekday}.',
        short: 'Check that the class takes place on {weekday}.',
        about: 'open',
      },
      {
        text: 'Somebody from the class may want to practice, too. Write to one person about {weekday}.',
        short: 'Write to one dancer about {weekday}’s class.',
        about: 'company',
      },
      {
        text: 'Posture can be practiced while standing in line. Let the shoulders sink, and grow a little at the neck.',
        short: 'Shoulders down. Neck long. Stay so.',
        about: 'posture',
      },
      {
        text: 'Turns need a floor that lets the shoe go. Wipe the soles of your dance shoes.',
        short: 'Wipe the soles of the dance shoes.',
        about: 'shoes',
      },
      {
        text: 'Good dancers make it look simple. Watch one dance, and look only at the hips.',
        short: 'Watch one dance. Only the hips.',
        about: 'watch',
      },
      {
        text: 'A question asked before the class gets more time. Write down one move that you would like to see again.',
        short: 'Write the move you want to see again.',
        about: 'question',
      },
      {
        text: 'Rhythm lives in the hands as well. Tap the beat of your dance on the table, and then only every second one.',
        short: 'Tap the beat on the table.',
        about: 'beat',
      },
      {
        text: 'What you wear decides how you turn. Look whether what you dance in is clean and whole.',
        short: 'Check what you wear to dance.',
        about: 'clothes',
      },
    ],
    eve: [
      {
        text: 'Put shoes, water, and what you wear to the dance class into one bag.',
        short: 'Shoes, water, clothes for class. One bag.',
        about: 'bag',
      },
      {
        text: 'Play the song of your dance once, and do nothing but listen.',
        short: 'Play your song. Listen, nothing else.',
        about: 'song',
      },
      {
        text: 'Look up how you get to the class tomorrow, and how you get home.',
        short: 'Look up the way to class tomorrow.',
        about: 'way',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Mark the steps of the last class with your fingers on the table.', minutes: 3, about: 'recall' },
      { text: 'Listen to the beginning of one song of your dance.', minutes: 2, about: 'song' },
      { text: 'Roll each foot over a ball or a bottle.', minutes: 3, about: 'feet' },
      { text: 'Check that the dance class takes place {next}.', minutes: 2, about: 'open' },
      { text: 'Text somebody from the class.', minutes: 2, about: 'company' },
      { text: 'Clean the soles of the shoes you dance in.', minutes: 2, about: 'shoes' },
      {
        text: 'Ask a dancer what they do about this: {obstacle}.',
        twin: 'Ask a dancer which move was hard for them.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Write down one move that you would like to see again in class.', minutes: 2, about: 'question' },
      { text: 'Watch one short video of your dance.', minutes: 3, about: 'watch' },
    ],
    eve: [
      { text: 'Pack shoes and water for the dance class.', minutes: 2, about: 'bag' },
      { text: 'Look up the way to the class.', minutes: 2, about: 'way' },
      { text: 'Lay out what you dance in.', minutes: 1, about: 'clothes' },
    ],
  },
  challenges: {
    any: [
      { text: 'Sway from foot to foot to a beat in your head.', seconds: 15, about: 'beat' },
      { text: 'Tap the rhythm of your dance on the table.', seconds: 30, about: 'tap' },
      {
        text: 'Say your plan for the class by heart: {plan}',
        twin: 'Say when your next class begins, and which step you will do first.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and hum a song of your dance: {why}.',
        twin: 'Remember the best moment of a dance, and hum its song.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Turn your head to each side, as before a turn in a dance.', seconds: 30, about: 'turn' },
      { text: 'Walk to the window in the tempo of your dance.', seconds: 45, about: 'walk' },
    ],
    eve: [
      { text: 'Put one dance shoe beside the other, by the door.', seconds: 15, about: 'shoes' },
      { text: 'Do the first step of your dance, once.', seconds: 30, about: 'step' },
      { text: 'Say hello aloud, as to a partner in class.', seconds: 15, about: 'hello' },
    ],
  },
}
