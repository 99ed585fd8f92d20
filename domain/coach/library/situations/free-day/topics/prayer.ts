import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a time of prayer (TEXT-30). */
export const prayerFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Write down the names of the people you want to pray for {next}.',
      short: 'Write the names for your next prayer.',
      pairs: [
        {
          step: { text: 'Put the paper into the book, or under the candle.', minutes: 1 },
          challenge: { text: 'Say one of the names quietly.', seconds: 15 },
        },
        {
          step: { text: 'Write beside each name one thing that you wish for them.', minutes: 2 },
          challenge: { text: 'Fold or open your hands, and breathe out slowly.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Look for the quietest seat in your home or church for the prayer {next}.',
      short: 'Find the quietest seat for your prayer.',
      pairs: [
        {
          step: { text: 'Clear the seat, and put a cushion or a blanket there.', minutes: 2 },
          challenge: { text: 'Sit there quietly, with nothing in your hands.', seconds: 30 },
        },
        {
          step: { text: 'See how the light falls there at the hour of your prayer.', minutes: 1 },
          challenge: { text: 'Look out of the nearest window, and be quiet.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Choose one prayer or one song that you know by heart, and say its first line.',
      short: 'Choose one prayer that you know by heart.',
      pairs: [
        {
          step: { text: 'Copy its first line onto a card.', minutes: 1 },
          challenge: { text: 'Say the line once more, slower.', seconds: 15 },
        },
        {
          step: { text: 'Find the rest of the words, and mark the place.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the prayer by heart: {plan}',
            twin: 'Say one line of a prayer by heart.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Keep a list of things that you are thankful for until {weekday}. Begin it with one line.',
      short: 'Begin a list of thanks. One line.',
      pairs: [
        {
          step: { text: 'Put the list and a pencil where you sit in the evening.', minutes: 1 },
          challenge: { text: 'Say the line aloud, with a name in it.', seconds: 15 },
        },
        {
          step: { text: 'Write below it who had a part in it.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and be quiet for a moment: {why}.',
            twin: 'Name one thing of this week that you are thankful for.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Ask one person what you may pray for.',
      short: 'Ask one person what to pray for.',
      pairs: [
        {
          step: { text: 'Write down what they said, in their own words.', minutes: 1 },
          challenge: { text: 'Say their name, and be quiet for a moment.', seconds: 15 },
        },
        {
          step: { text: 'Tell them on which day you will do it.', minutes: 2 },
          challenge: { text: 'Name one more person who might like to be asked.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Look up when your church or prayer room is open {next}.',
      short: 'Look up when the prayer room is open.',
      pairs: [
        {
          step: { text: 'Save the hours in your phone, with the name of the place.', minutes: 1 },
          challenge: { text: 'Say which door or which bench you would choose.', seconds: 15 },
        },
        {
          step: { text: 'Look up how you get there at that hour.', minutes: 2 },
          challenge: { text: 'Picture the room as it is when nobody speaks.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Write down what troubles you in one line, and leave it folded until {weekday}.',
      short: 'Fold one worry into the book until {weekday}.',
      pairs: [
        {
          step: { text: 'Put the paper into the book, at a page that you like.', minutes: 1 },
          challenge: { text: 'Breathe out slowly, and open your hands.', seconds: 45 },
        },
        {
          step: { text: 'Write down one person who could share it with you.', minutes: 2 },
          challenge: { text: 'Lay one hand on the closed book.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Choose a quiet time for the prayer {next}, and keep it free.',
      short: 'Choose a quiet time for your prayer {next}.',
      pairs: [
        {
          step: { text: 'Write the time on a slip for the door.', minutes: 1 },
          challenge: { text: 'Close the door as softly as you can.', seconds: 15 },
        },
        {
          step: { text: 'Choose a drawer for the phone at that time.', minutes: 2 },
          challenge: { text: 'Look at the sky, and be quiet.', seconds: 60 },
        },
      ],
    },
    {
      text: 'Some prayers need no words. Choose something to hold in your hands: a stone, beads, or a small cross.',
      short: 'Choose something to hold during prayer.',
      pairs: [
        {
          step: { text: 'Put it where you will sit.', minutes: 1 },
          challenge: { text: 'Hold it, and let your shoulders drop.', seconds: 30 },
        },
        {
          step: { text: 'Write down who gave it to you, or where it comes from.', minutes: 2 },
          challenge: { text: 'Close your hand around it, and be quiet.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Much of a day passes without a thank you. Write down one thing of this week that you nearly overlooked.',
      short: 'Write down one thing you nearly overlooked.',
      pairs: [
        {
          step: { text: 'Put the note into the book.', minutes: 1 },
          challenge: { text: 'Say it quietly, as a thank you.', seconds: 15 },
        },
        {
          step: { text: 'Write below it who had a hand in it.', minutes: 2 },
          challenge: { text: 'Look out of a window, and find something to be glad of.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You may have prayed with somebody as a child. Write down who it was, and one word that you remember.',
      short: 'Write down who once prayed with you.',
      pairs: [
        {
          step: { text: 'Lay the paper beside the candle or the book.', minutes: 1 },
          challenge: { text: 'Say that word in their voice.', seconds: 15 },
        },
        {
          step: { text: 'Ask a relative what they remember of it.', minutes: 2 },
          challenge: { text: 'Close your eyes, and see the room.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Lay the book, the beads, or the candle on the seat for tomorrow’s prayer.',
      short: 'Lay book or candle on the seat for prayer.',
      pairs: [
        {
          step: { text: 'Put matches or a slip beside it.', minutes: 1 },
          challenge: { text: 'Sit for a breath where you will pray.', seconds: 30 },
        },
        {
          step: { text: 'Clear the seat, and put a blanket there.', minutes: 2 },
          challenge: { text: 'Lay one hand on the book, and be quiet.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Turn off one light earlier this evening. Prayer begins more easily when you are rested.',
      short: 'One light off earlier. Prayer needs a rested mind.',
      pairs: [
        {
          step: { text: 'Choose a drawer for the phone until after the prayer.', minutes: 1 },
          challenge: { text: 'Sit down in the dim room, and be quiet.', seconds: 30 },
        },
        {
          step: { text: 'Write down what still goes around in your head, and fold the paper.', minutes: 2 },
          challenge: { text: 'Look into the dim room, and breathe out slowly.', seconds: 45 },
        },
      ],
    },
    {
      text: 'Choose the words that begin your prayer tomorrow.',
      short: 'Choose the first words of your prayer.',
      pairs: [
        {
          step: { text: 'Write them down, and put the paper on the seat.', minutes: 1 },
          challenge: { text: 'Say them quietly, once.', seconds: 15 },
        },
        {
          step: { text: 'Write below them one name that you want to keep in mind.', minutes: 2 },
          challenge: { text: 'Say that name quietly.', seconds: 15 },
        },
      ],
    },
  ],
}
