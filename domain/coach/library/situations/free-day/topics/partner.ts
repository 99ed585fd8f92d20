import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before time as a couple (TEXT-30). */
export const partnerFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Ask what the other would like to do on your date, and keep your own wish for later.',
      short: 'Ask what the other would like for your date.',
      pairs: [
        {
          step: { text: 'Write down what they said, in their own words.', minutes: 1 },
          challenge: { text: 'Picture how that begins, from hello on.', seconds: 30 },
        },
        {
          step: { text: 'See what there is near you that comes close to it.', minutes: 2 },
          challenge: { text: 'Say what you would like about it yourself.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A table at the right hour is gone early. Check one place for {weekday}, or the weather for a walk together.',
      short: 'Check one place for your date. Or the weather.',
      pairs: [
        {
          step: { text: 'Write down a second idea, in case the first falls through.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the date by heart: {plan}',
            twin: 'Name one thing that you could do together at home.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Note the hour and the name for the booking.', minutes: 1 },
          challenge: { text: 'Say out loud where you two would sit.', seconds: 15 },
        },
      ],
    },
    {
      text: 'If somebody has to look after things at home, ask them now for {weekday}.',
      short: 'Who looks after home on your date? Ask now.',
      pairs: [
        {
          step: { text: 'Write on a slip what they have to know: keys, food, and bedtime.', minutes: 1 },
          challenge: { text: 'Say when you will be back.', seconds: 15 },
        },
        {
          step: { text: 'Think of a second person, and note their number.', minutes: 2 },
          challenge: { text: 'Name one thing that you could do for them in return.', seconds: 30 },
        },
      ],
    },
    {
      text: 'An evening together at home needs one room without laundry. Clear the table where you will sit.',
      short: 'Clear one table for your time together.',
      pairs: [
        {
          step: { text: 'Find what makes the table pleasant: a cloth, a candle, or a lamp.', minutes: 2 },
          challenge: { text: 'Sit at the table, in the other chair, and look around.', seconds: 30 },
        },
        {
          step: { text: 'Carry the laundry or the papers out of sight.', minutes: 2 },
          challenge: { text: 'Turn off the brightest lamp, and see how the room looks.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Look for a song or a photo from the time when you met. Keep it for the date.',
      short: 'Find a song from when you met. Keep it.',
      pairs: [
        {
          step: { text: 'Put the song or the photo where you find it {next}.', minutes: 1 },
          challenge: { text: 'Listen to its beginning, or look at the faces in it.', seconds: 30 },
        },
        {
          step: { text: 'Write down one thing about that time that the other may not know.', minutes: 2 },
          challenge: { text: 'Say how you two said hello then.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Write down one question that has nothing to do with the household.',
      short: 'Write down one question for the date. No household.',
      pairs: [
        {
          step: { text: 'Put the question into the pocket of what you wear on the date.', minutes: 1 },
          challenge: { text: 'Ask it aloud once, and count to five in silence.', seconds: 15 },
        },
        {
          step: { text: 'Write below it what you would answer, as honestly as you can.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and keep it to yourself: {why}.',
            twin: 'Name one thing that the other does better than you.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Something usually waits just before the date. Do that chore a day earlier.',
      short: 'Do one chore early. The date stays free.',
      pairs: [
        {
          step: { text: 'Write down which chore can wait for both of you.', minutes: 1 },
          challenge: { text: 'Put away the tool or the cloth that belongs to the chore.', seconds: 15 },
        },
        {
          step: {
            text: 'Show the other this line, and ask what would help you both: {obstacle}.',
            twin: 'Ask the other which chore they would like to be rid of.',
            minutes: 2,
          },
          challenge: { text: 'Thank the other for one exact thing.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Agree with each other where both phones lie {next}.',
      short: 'Agree where both phones lie on your date.',
      pairs: [
        {
          step: { text: 'Find a drawer or a basket that is large enough for both.', minutes: 2 },
          challenge: { text: 'Put your own phone in, and close it.', seconds: 15 },
        },
        {
          step: { text: 'Write down who may reach you, and by which number.', minutes: 1 },
          challenge: { text: 'Say hello to the other without anything in your hands.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Choose what you wear tomorrow, even if you stay at home together.',
      short: 'Choose what you wear for the date. Even at home.',
      pairs: [
        {
          step: { text: 'Hang your two coats side by side.', minutes: 1 },
          challenge: { text: 'Check the pockets, and leave them empty.', seconds: 15 },
        },
        {
          step: { text: 'Lay out one thing that the other likes on you.', minutes: 2 },
          challenge: { text: 'Remember what you two wore on some good evening.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Make a short list of music for tomorrow, so that nobody has to look at a phone.',
      short: 'List some music for the date tomorrow.',
      pairs: [
        {
          step: { text: 'Put the first song where one touch starts it.', minutes: 1 },
          challenge: { text: 'Listen to its beginning with your eyes closed.', seconds: 30 },
        },
        {
          step: { text: 'Ask the other for one song, and add it.', minutes: 2 },
          challenge: { text: 'Hum a line of their song.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Leave a line for the other where they find it: you look forward to tomorrow.',
      short: 'Leave a line where the other finds it tomorrow.',
      pairs: [
        {
          step: { text: 'Put a flower, a leaf, or something sweet beside the line.', minutes: 1 },
          challenge: { text: 'Look at the newest photo of you as a couple.', seconds: 15 },
        },
        {
          step: { text: 'Think of a second line, for when you two meet.', minutes: 2 },
          challenge: { text: 'Say the first one out loud, in your own voice.', seconds: 15 },
        },
      ],
    },
  ],
}
