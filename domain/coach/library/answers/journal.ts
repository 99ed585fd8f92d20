import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreJournalAnswers } from './journal-more.ts'

/** What messages of a journal answer to something that the person wrote (TEXT-32). */
export const journalAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'Without much energy, a drawn line can be the entry. Draw one across the journal page, long or short, as you feel.',
    short: 'No energy, no words. Draw one line on the page.',
    form: 'work',
    drill_sergeant: 'One stroke. Notebook shut. Rest.',
    kind_encouraging: 'A very short line is an honest entry.',
    teammate: 'No words from us, the line does the talking.',
    wise_mentor: 'Put the date beside it, and in a month the lines can be compared.',
    own: [
      {
        step: { text: 'Mark the point on your line that stands for this moment.', minutes: 1 },
        challenge: { text: 'Write one word beside the mark, or close the journal without one.', seconds: 30 },
      },
      {
        step: { text: 'Date the line in small figures at whichever end you like.', minutes: 1 },
        challenge: { text: 'Close the journal around the pen, so that it opens there.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A pencil writes even when you are lying down. Clip one to the journal, and lay both where you rest.',
    short: 'Tired people write lying down. Journal and pencil beside you.',
    form: 'prepare',
    drill_sergeant: 'Pencil clipped on. Head down.',
    kind_encouraging: 'You can write without sitting up, and crooked lines are fine.',
    teammate: 'It can be written flat on your back, and we don’t mind the wobble.',
    wise_mentor: 'A page within reach can be used before the eyes close.',
    own: [
      {
        step: { text: 'Check that you can reach journal and pencil without sitting up.', minutes: 1 },
        challenge: { text: 'Write the first word that comes, lying as you are.', seconds: 30 },
      },
      {
        step: { text: 'Slip the pencil between the pages where you would go on.', minutes: 1 },
        challenge: { text: 'Draw one shape there without lifting your head: a wave, a box, or a ring.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A tired hand is glad of a line that has begun. Write this at the top of your next journal page: today I was.',
    short: 'Tired? Begin the next journal page: today I was.',
    form: 'prepare',
    drill_sergeant: 'Only those words. Close it. Rest.',
    kind_encouraging: 'The line may stay unfinished for as long as you need, and a single word completes it.',
    teammate: 'When we come back, the hard half of the line is there.',
    wise_mentor: 'A sentence that has begun asks for an end, and it can wait for one.',
    own: [
      {
        step: { text: 'Choose one word that could follow “today I was.”', minutes: 1 },
        challenge: { text: 'Set the word down, and close the journal.', seconds: 30 },
      },
      {
        step: { text: 'Begin another line below with the words “and I would like.”', minutes: 1 },
        challenge: { text: 'Complete whichever of the two lines is easier.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A line for your journal can be spoken lying down. Record one sentence on your phone, and write it down when you are rested.',
    short: 'Too tired to write? Record one journal sentence.',
    form: 'work',
    drill_sergeant: 'Speak it. Save it. Eyes closed.',
    kind_encouraging: 'You may mumble, because only you will have to understand it.',
    teammate: 'We say it now, and a rested hand writes it down.',
    wise_mentor: 'Spoken lines are often plainer than written ones, and plain lines suit a journal.',
    own: [
      {
        step: { text: 'Name the recording, so that you know it is for the journal.', minutes: 1 },
        challenge: { text: 'Put a marker into the journal where the sentence will go.', seconds: 30 },
      },
      {
        step: { text: 'Listen to your recording with the phone close to your ear.', minutes: 1 },
        challenge: { text: 'Pick the one word in it that the journal should not lose.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When there is no time for sentences, a title will do. Write one word at the top of the page, as if over a chapter.',
    short: 'No time for sentences. Write one word over the page.',
    form: 'work',
    drill_sergeant: 'Cap on. Book shut. Go.',
    kind_encouraging: 'You may add to it another time, or leave it at that.',
    teammate: 'We name it now, and the story can come some other day.',
    wise_mentor: 'Take the word that comes first, since there is hardly time to doubt it.',
    own: [
      {
        step: { text: 'Underline that word as if it were the title of a chapter.', minutes: 1 },
        challenge: { text: 'Beneath it, name one person or thing that belongs in this chapter.', seconds: 45 },
      },
      {
        step: { text: 'Think of the word that would stand over the chapter before this one.', minutes: 1 },
        challenge: { text: 'Note it in small letters above the word on the page.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A busy day may still make you wait somewhere. Put a folded sheet and a pen into your bag or pocket, for a journal line.',
    short: 'Waiting is journal time. Sheet and pen into your pocket.',
    form: 'prepare',
    drill_sergeant: 'Fold the sheet. Write at the next wait.',
    kind_encouraging: 'You can slip the sheet into the journal whenever you get back to it.',
    teammate: 'If somebody keeps us waiting, we’ve got paper.',
    wise_mentor: 'A line on a loose sheet belongs to the journal as much as any other.',
    own: [
      {
        step: { text: 'Begin the sheet with one word, such as “here.”', minutes: 1 },
        challenge: { text: 'Add one thing that you can see from where you are.', seconds: 30 },
      },
      {
        step: { text: 'Name a place where you often wait and could write a line.', minutes: 1 },
        challenge: { text: 'Write this place at the top of the sheet, as its first words.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A photo keeps a moment until there is time for words. Take one of what you see right now, for your journal.',
    short: 'No time to write? Photograph this moment for the journal.',
    form: 'prepare',
    drill_sergeant: 'One photo. No posing. Line comes later.',
    kind_encouraging: 'It does not have to be pretty, since it only has to bring the moment back.',
    teammate: 'The picture remembers, and we write when things are quiet.',
    wise_mentor: 'Looking back at it, you will often find that the line is already there.',
    own: [
      {
        step: { text: 'Think of a title for the photo, in a few words.', minutes: 1 },
        challenge: { text: 'Put the title into the journal, with room for the picture.', seconds: 45 },
      },
      {
        step: { text: 'Look in the photo for something that you had not seen before.', minutes: 1 },
        challenge: { text: 'Say in a few words what was happening just outside the picture.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'An entry may be as short as a time and a place. Write in your journal what time it is and where you are.',
    short: 'Short of time? Journal: the time and the place.',
    form: 'work',
    drill_sergeant: 'Hour. Place. Period. Done.',
    kind_encouraging: 'When you read it one day, more of the moment will come back than you expect.',
    teammate: 'Time and place, and that’s our entry for a full day.',
    wise_mentor: 'Many good stories begin with a time and a place, and yours may end there.',
    own: [
      {
        step: { text: 'Add to the journal one sound that belongs to this place.', minutes: 1 },
        challenge: { text: 'Underneath, note who is near, or that you are alone.', seconds: 30 },
      },
      {
        step: { text: 'Recall what you were doing just before you opened the journal.', minutes: 1 },
        challenge: { text: 'Finish the entry with that, and with the next thing that you will do.', seconds: 30 },
      },
    ],
  },
  ...moreJournalAnswers,
]
