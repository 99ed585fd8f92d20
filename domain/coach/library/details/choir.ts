import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a choir. */
export const choirDetails: readonly Detail[] = [
  {
    text: 'Put the choir folder and a pencil by the door now. Then you need not look for them when it is time.',
    short: 'Put the choir folder by the door. Put a pencil inside.',
    form: 'prepare',
  },
  {
    text: 'If your voice has rested, start gently. Hum one line from the choir while you make coffee or wash up.',
    short: 'Hum one line of your choir part. Softly, while you work.',
    form: 'work',
  },
  {
    text: 'It is easier to go when somebody expects you. Send one singer from the choir a line that you are coming.',
    short: 'Tell your choir neighbor that you are coming. One line.',
    form: 'tell',
  },
  {
    text: 'You are more likely to go when the way is clear. Write down how you get to the next rehearsal of the choir.',
    short: 'Write down how you get to the choir. Car, bus, friend.',
    form: 'note',
  },
  {
    text: 'In the first rehearsal after a break, you need not sing everything. Choose one piece in which you only listen.',
    short: 'Choose one choir piece. In rehearsal, only listen to it.',
    form: 'note',
  },
  {
    text: 'Most singers remember more words than they expect. Say the first line of one choir song from memory.',
    short: 'Say one choir song’s first line from memory. Aloud.',
    form: 'work',
  },
  {
    text: 'Find the place where your part comes in, in one piece of the choir. Put a pencil mark there.',
    short: 'Find where your choir part comes in. Mark it in pencil.',
    form: 'work',
  },
  {
    text: 'A choir folder without glasses or a pencil is half a folder. Put in now what you forget most easily.',
    short: 'Put glasses or a pencil into the choir folder.',
    form: 'prepare',
  },
  {
    text: 'Singing makes the mouth dry. Put a bottle of water beside the choir folder now.',
    short: 'Stand a bottle of water beside the choir folder.',
    form: 'prepare',
  },
  {
    text: 'In a choir, one wrong note is hardly heard. Decide that being there is enough, and say so once aloud.',
    short: 'Say once: at the choir, being there is enough.',
    form: 'note',
  },
  {
    text: 'Going in alone can be the hardest part. Ask one singer from the choir to meet you at the entrance.',
    short: 'Ask one singer to wait outside. Go in to the choir together.',
    form: 'tell',
  },
  {
    text: 'A date that you know is easier to keep. Ask somebody in the choir when the next rehearsal is, and write it down.',
    short: 'Ask for the next choir date. Write it into the calendar.',
    form: 'tell',
  },
  {
    text: 'Sit upright, breathe out fully, and wait for the next breath. Then hum one low note of a choir piece on it.',
    short: 'Sit upright. Breathe out. Hum one low note for the choir.',
    form: 'work',
  },
  {
    text: 'In most pieces, the end is practiced least. Sing the last line of one choir piece softly.',
    short: 'Sing the end of one choir piece. Softly, one time.',
    form: 'work',
  },
  {
    text: 'The notes are easier when you know the words. Read the text of one choir piece aloud, like a letter.',
    short: 'Read the text of one choir piece aloud. No notes needed.',
    form: 'work',
  },
  {
    text: 'With a recording, you do not sing alone. Play one choir piece, and join in only where you are sure.',
    short: 'Play one choir piece. Join in only where you are sure.',
    form: 'work',
  },
  {
    text: 'Leaving takes less effort when things stand ready. An hour before the choir, hang your coat over a chair by the door.',
    short: 'Hang your coat by the door before the choir.',
    form: 'moment',
  },
  {
    text: 'Somebody in the choir may ask where you have been, or how you are. Prepare one short answer that you like.',
    short: 'The choir may ask where you were. Prepare one answer.',
    form: 'note',
  },
  {
    text: 'Breaks are short, and the first words are the hardest. Write one question for somebody in the choir.',
    short: 'Think of one question for somebody in the choir. Note it.',
    form: 'note',
  },
  {
    text: 'Learn the name of the person who stands beside you in the choir. Ask somebody if you do not know it.',
    short: 'Ask who stands beside you in the choir. Learn the name.',
    form: 'tell',
  },
  {
    text: 'Nobody in a choir sings every note. If the highest one of your part is too high, sing the one below it.',
    short: 'Leave out the highest note of your choir part. Sing below it.',
    form: 'moment',
  },
  {
    text: 'A piece that you have seen is less of a surprise. Ask a singer which one the choir sings next, and find its first page.',
    short: 'Ask which piece the choir sings next. Find its first page.',
    form: 'tell',
  },
  {
    text: 'It is easier to stay when you have company for the way home. Ask who in the choir lives in your direction.',
    short: 'Ask who in the choir goes your way home.',
    form: 'tell',
  },
  {
    text: 'A tight jaw makes singing hard. Yawn once on purpose, and then sing one line of a choir piece.',
    short: 'Yawn once on purpose. Then sing one choir line.',
    form: 'work',
  },
]
