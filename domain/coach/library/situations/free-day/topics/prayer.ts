import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a time of prayer (TEXT-30). */
export const prayerFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Write down the names of the people for whom you want to pray {next}.',
        short: 'Write the names for your next prayer.',
        about: 'names',
      },
      {
        text: 'Look for the quietest seat in your home or church for the prayer {next}.',
        short: 'Find the quietest seat for your prayer.',
        about: 'place',
      },
      {
        text: 'Choose one prayer or one song that you know by heart, and say its first line.',
        short: 'Choose one prayer that you know by heart.',
        about: 'words',
      },
      {
        text: 'Keep a list of things that you are thankful for until {weekday}. Begin it with one line.',
        short: 'Begin a list of thanks. One line.',
        about: 'thanks',
      },
      { text: 'Ask one person what you may pray for.', short: 'Ask one person what to pray for.', about: 'others' },
      {
        text: 'Look up when your church or prayer room is open {next}.',
        short: 'Look up when the prayer room is open.',
        about: 'open',
      },
      {
        text: 'Write down what troubles you in one line, and leave it folded until {weekday}.',
        short: 'Fold one worry into the book until {weekday}.',
        about: 'trouble',
      },
      {
        text: 'Agree at home on a quiet time for the prayer {next}.',
        short: 'Agree at home on a quiet prayer time.',
        about: 'quiet',
      },
    ],
    eve: [
      {
        text: 'Lay the book, the beads, or the candle on the seat for tomorrow’s prayer.',
        short: 'Lay book or candle on the seat for prayer.',
        about: 'book',
      },
      {
        text: 'Turn off one light earlier this evening. Prayer begins more easily when you are rested.',
        short: 'One light off earlier. Prayer needs a rested mind.',
        about: 'evening',
      },
      {
        text: 'Choose the words with which your prayer begins tomorrow.',
        short: 'Choose the first words of your prayer.',
        about: 'first',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write down the names for your next prayer.', minutes: 2, about: 'names' },
      { text: 'Write down one thing that you are thankful for.', minutes: 1, about: 'thanks' },
      { text: 'Look up when your church or prayer room is open.', minutes: 2, about: 'open' },
      { text: 'Ask one person what you may pray for.', minutes: 2, about: 'others' },
      { text: 'Clear the seat for your prayer.', minutes: 2, about: 'place' },
      { text: 'Read one prayer slowly, and mark one line.', minutes: 2, about: 'words' },
      { text: 'Write down one worry, and fold the paper into the book.', minutes: 1, about: 'trouble' },
      { text: 'Find the words of one song that belongs to your prayer.', minutes: 2, about: 'song' },
    ],
    eve: [
      { text: 'Lay the book or the candle on the seat for prayer.', minutes: 1, about: 'book' },
      { text: 'Write down the first words of your prayer.', minutes: 1, about: 'first' },
      { text: 'Choose a drawer for the phone during prayer.', minutes: 1, about: 'phone' },
    ],
  },
  challenges: {
    any: [
      { text: 'Sit quietly, with nothing in your hands.', seconds: 60, about: 'silent' },
      { text: 'Say one name quietly, as in a prayer.', seconds: 15, about: 'name' },
      {
        text: 'Say your plan for the prayer by heart: {plan}',
        twin: 'Say one line of a prayer by heart.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and be quiet for a moment: {why}.',
        twin: 'Name one thing of this week that you are thankful for.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Look at the sky, and be quiet.', seconds: 30, about: 'window' },
      { text: 'Fold or open your hands, and breathe out slowly.', seconds: 30, about: 'hands' },
    ],
    eve: [
      { text: 'Put matches beside the candle.', seconds: 15, about: 'candle' },
      { text: 'Sit where you will pray, and get up again.', seconds: 30, about: 'seat' },
      { text: 'Turn off one light, and be quiet.', seconds: 30, about: 'light' },
    ],
  },
}
