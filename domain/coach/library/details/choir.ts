import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a choir. */
export const choirDetails: readonly Detail[] = [
  {
    text: 'The choir begins with a folder that is found. Lay yours by the door, with a pencil inside.',
    short: 'Put the choir folder by the door. Put a pencil inside.',
  },
  {
    text: 'A voice that rested wants to hum before it sings. Hum one line of your part, softly, while you do something else.',
    short: 'Hum one line of your choir part. Softly, while you work.',
  },
  {
    text: 'A seat in the choir is easier to take beside somebody. Send that person a line that you are coming.',
    short: 'Tell your choir neighbor that you are coming. One line.',
  },
  {
    text: 'The way to the choir is the hard part of it. Decide who drives, who walks with you, or which bus it is.',
    short: 'Decide how you get to the choir. Car, bus, or a friend.',
  },
  {
    text: 'The first rehearsal after a while is mostly listening. Choose one piece in which you will only listen, and enjoy it.',
    short: 'Choose one choir piece. In that piece, only listen.',
  },
  {
    text: 'You know more of the choir’s songs than you think. Say the first line of one from memory.',
    short: 'Say one choir song’s first line from memory. Aloud.',
  },
  {
    text: 'A pencil mark is a friend at the next rehearsal. Put one where your choir part comes in.',
    short: 'Find where your choir part comes in. Mark it in pencil.',
  },
  {
    text: 'The glasses stay at home more often than the voice. Put the pair for reading music into the choir folder.',
    short: 'Put the reading glasses into the choir folder.',
  },
  {
    text: 'Water is part of singing. Stand a bottle beside the choir folder, so that they leave together.',
    short: 'Stand a bottle beside the choir folder. Both leave together.',
  },
  {
    text: 'A choir notices who is there, and seldom who sang wrong. Decide that being there is today’s whole task.',
    short: 'At the choir, being there is the whole task.',
  },
  {
    text: 'The steps at the entrance are shorter with an arm. Ask one singer from the choir to wait for you outside.',
    short: 'Ask one singer to wait outside. Go in to the choir together.',
  },
  {
    text: 'Somebody in the choir has the dates that you lack. Ask for the next one, and write it into the calendar.',
    short: 'Ask for the next choir date. Write it into the calendar.',
  },
  {
    text: 'In a choir, breath comes before tone. Sit upright, breathe out fully once, and let the next breath come by itself.',
    short: 'Sit upright. Breathe out fully. The choir voice starts there.',
  },
  {
    text: 'One line that sits is worth more than a page that is known by sight. Sing the end of one choir piece softly.',
    short: 'Sing the end of one choir piece. Softly, one time.',
  },
  {
    text: 'The words carry a singer through the notes. Read the text of one choir piece aloud, as if to a friend.',
    short: 'Read the text of one choir piece aloud. No notes needed.',
  },
  {
    text: 'Singing alone sounds smaller than it is. Play one choir piece, and join only where you are sure.',
    short: 'Play one choir piece. Join in only where you are sure.',
  },
  {
    text: 'A coat laid out says that you are going to the choir. Hang it over the chair by the door.',
    short: 'Hang your coat by the door. The choir is next.',
  },
  {
    text: 'After a pause, the choir asks one friendly question. Prepare one answer to it that you like.',
    short: 'The choir may ask where you were. Prepare one answer.',
  },
  {
    text: 'The choir also happens in the break. Think of one person there whom you want to ask something.',
    short: 'Think of one question for somebody in the choir. Note it.',
  },
  {
    text: 'Your place in the choir may have moved. Ask who stands beside you now, and learn the name.',
    short: 'Ask who stands beside you in the choir. Learn the name.',
  },
  {
    text: 'A high note in the choir is mostly courage and air. Leave out the highest one today, and sing the one below it.',
    short: 'Leave out the highest note of your choir part. Sing below it.',
  },
  {
    text: 'An old recording knows your part. Find one piece of the choir, and listen to its beginning.',
    short: 'Find a recording of one choir piece. Listen to its beginning.',
  },
  {
    text: 'The way home from the choir is worth planning too. Ask who goes in your direction.',
    short: 'Ask who in the choir goes your way home.',
  },
  {
    text: 'Singing wants a loose jaw. Yawn once on purpose, and let the shoulders follow.',
    short: 'Yawn once on purpose. Then sing one choir line.',
  },
]
