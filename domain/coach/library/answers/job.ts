import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreJobAnswers } from './job-more.ts'

/** What messages of a search for work answer to something that the person wrote (TEXT-32). */
export const jobAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'afraid',
    text: 'An interview is less frightening once you know how you will begin. Say aloud, to the room: Thank you for inviting me.',
    short: 'Interview nerves: say aloud, thank you for inviting me.',
    form: 'work',
    drill_sergeant: 'Once more. Slower. Look up.',
    kind_encouraging: 'Your voice may shake, and the words will still be friendly.',
    teammate: 'Whatever they ask us, we’ll know how to begin.',
    wise_mentor: 'Words that you have already spoken come more easily when it counts.',
    own: [
      {
        step: { text: 'Think of the sentence that would follow your thanks in the interview.', minutes: 2 },
        challenge: { text: 'Speak both in one go, seated as you would be there.', seconds: 45 },
      },
      {
        step: { text: 'Decide where your hands will be while you say your thanks.', minutes: 1 },
        challenge: { text: 'Say the thanks a little slower, with your hands in that place.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A question that you are afraid of looks different on paper. Write it down as somebody might ask it in an interview.',
    short: 'Write down the interview question you fear most.',
    form: 'note',
    drill_sergeant: 'Word for word. Leave room for your answer.',
    kind_encouraging: 'You do not have to answer it yet, only look at it in peace.',
    teammate: 'Now it’s on our paper, and it can’t surprise us across a table.',
    wise_mentor: 'When you have read it calmly once, you can begin to think about an answer.',
    own: [
      {
        step: { text: 'Underline the word in that question that troubles you most.', minutes: 1 },
        challenge: { text: 'Jot down one true thing about you that belongs to this word.', seconds: 90 },
      },
      {
        step: { text: 'Think of what an interviewer might really want to know with that question.', minutes: 1 },
        challenge: { text: 'Rewrite the question below the first one, in that milder form.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A pen in your hand makes a pause in an interview look natural. Put a pen and a sheet beside your résumé.',
    short: 'Interview nerves: have a pen. Pen and sheet ready.',
    form: 'prepare',
    drill_sergeant: 'Beside the résumé. They go along.',
    kind_encouraging: 'While you note a word, you can breathe, and everybody will wait for you.',
    teammate: 'If we need a moment, we write something down.',
    wise_mentor: 'A pause with a pen looks like care, and hardly anybody sees nerves in it.',
    own: [
      {
        step: { text: 'Put one question of your own on the sheet for the interview.', minutes: 2 },
        challenge: { text: 'Underline its main word, and see that the pen writes well.', seconds: 15 },
      },
      {
        step: { text: 'Head the sheet with the title of the job that it is for.', minutes: 1 },
        challenge: { text: 'Practice a pause: look down, write one word, and look up.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A no is less frightening when something comes after it. Write down the title of one more job that you would apply for.',
    short: 'Fear of a no? Write down the next job title.',
    form: 'note',
    drill_sergeant: 'One title. That is where you go next.',
    kind_encouraging: 'You may never need it, and it is still good to know that it is there.',
    teammate: 'If one door stays shut, we’ve got the next one written down.',
    wise_mentor: 'With a second possibility on paper, you can look at the first more calmly.',
    own: [
      {
        step: { text: 'Beside that title, note one thing that you like about the job.', minutes: 1 },
        challenge: { text: 'Name a place where such a job might be posted.', seconds: 45 },
      },
      {
        step: { text: 'Under that title, write the first thing that you would do for it.', minutes: 1 },
        challenge: { text: 'Keep the note where you would read a no, such as beside the screen.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'You can rest and still do something for your application. Lean back, close your eyes, and name one task that you do well.',
    short: 'Rest counts here. Lean back, eyes closed.',
    form: 'work',
    drill_sergeant: 'Name one task you do well at work.',
    kind_encouraging: 'You can write it into your résumé when you have slept.',
    teammate: 'That’s one line for our résumé, and nobody got up for it.',
    wise_mentor: 'The task that comes to mind at rest is often one that you like.',
    own: [
      {
        step: { text: 'Think back to one piece of work that went well.', minutes: 1 },
        challenge: { text: 'Pick out the part of it that was your doing.', seconds: 45 },
      },
      {
        step: { text: 'Think of somebody you liked working with, and of what you did together.', minutes: 1 },
        challenge: { text: 'Choose one word for what you added to that work.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'With little energy, one job page is easier to face than many. Leave the newest posting open, close every other, and rest.',
    short: 'Low energy? Leave the newest job posting open.',
    form: 'prepare',
    drill_sergeant: 'Close all others. Lid down. Rest.',
    kind_encouraging: 'You do not have to read it now, and it will be there after you have rested.',
    teammate: 'One posting stays up for us, and we go and lie down.',
    wise_mentor: 'When you come back, one page will look easier than a row of them.',
    own: [
      {
        step: { text: 'Look only at the job title in the posting you left open.', minutes: 1 },
        challenge: { text: 'Decide whether this title appeals to you, and read no further.', seconds: 15 },
      },
      {
        step: { text: 'Dim the screen or turn it away, with the posting still open.', minutes: 1 },
        challenge: { text: 'Choose the part of the posting that you will read first after resting.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'With little energy, keep the job search small. Write one word for what your next job must have, and rest.',
    short: 'Tired search? One word for the next job.',
    form: 'note',
    drill_sergeant: 'Must have. One word only. Rest.',
    kind_encouraging: 'Quiet, safe, or near is a good word, and so is any other that you mean.',
    teammate: 'One word from us, and the search has gotten shorter.',
    wise_mentor: 'With that word in hand, many postings need not be read at all.',
    own: [
      {
        step: { text: 'Put the word for your next job where you will see it.', minutes: 1 },
        challenge: { text: 'Think of one job you know of that has it.', seconds: 45 },
      },
      {
        step: { text: 'Name one kind of posting that you can skip because of that word.', minutes: 1 },
        challenge: { text: 'Close one posting of that kind, if any is open.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Looking for a file takes more energy than sending it. Put your résumé on the first screen, or mark it with a star.',
    short: 'Save energy. Résumé onto the first screen.',
    form: 'prepare',
    drill_sergeant: 'Star it or move it. Then rest.',
    kind_encouraging: 'When you have the strength to apply, the file will be right in front of you.',
    teammate: 'We’ll find it at once, and that saves us some strength.',
    wise_mentor: 'A file that is easy to find asks less of you on a tired day.',
    own: [
      {
        step: { text: 'Check that the name of the résumé file contains yours.', minutes: 1 },
        challenge: { text: 'Open the file from there once, and close it without a change.', seconds: 30 },
      },
      {
        step: { text: 'Take one file off that screen that you do not need for applying.', minutes: 1 },
        challenge: { text: 'Move the résumé to the spot where your eye falls first.', seconds: 30 },
      },
    ],
  },
  ...moreJobAnswers,
]
