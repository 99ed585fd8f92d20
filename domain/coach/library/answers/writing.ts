import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreWritingAnswers } from './writing-more.ts'

/** What messages of writing answer to something that the writer wrote (TEXT-32). */
export const writingAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'perfect',
    text: 'A sentence that is meant to be bad cannot turn out wrong. Write the clumsiest next sentence that you can for your text.',
    short: 'Perfect can wait. Write one clumsy sentence on purpose.',
    form: 'work',
    drill_sergeant: 'Make it clumsier. Leave it standing.',
    kind_encouraging: 'It may even turn out to be rather good.',
    teammate: 'We’re aiming low, and it’s a relief.',
    wise_mentor: 'A bad sentence shows what you meant, and that can be used.',
    own: [
      {
        step: { text: 'Leave the clumsy sentence as it is, and note what the next is about.', minutes: 1 },
        challenge: { text: 'Underline the word in the clumsy sentence that you would keep.', seconds: 15 },
      },
      {
        step: { text: 'Say the clumsy sentence as you would tell it to a friend.', minutes: 1 },
        challenge: { text: 'Jot down one phrase from the spoken version beside the sentence.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'Lines that are out of sight cannot be polished. Turn to an empty page, and add one new line of your text there.',
    short: 'You cannot polish what you cannot see. New page, one line.',
    form: 'work',
    drill_sergeant: 'Do not turn back. Write forward.',
    kind_encouraging: 'The other pages will wait just as you left them.',
    teammate: 'If we can’t see them, we can’t fuss over them.',
    wise_mentor: 'When you return to the old lines, you will read them with fresher eyes.',
    own: [
      {
        step: { text: 'Put a single word below the new line for what could follow.', minutes: 1 },
        challenge: { text: 'Close or cover the other pages, so that only this one is open.', seconds: 15 },
      },
      {
        step: { text: 'Draw a stroke below the new line, and let anything stand under it.', minutes: 1 },
        challenge: { text: 'Add a second line there without rereading the first.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'A page that is called rough may be rough. Make a copy of your text, and name it rough, not for readers.',
    short: 'Perfect comes later. Copy the text. Name it rough.',
    form: 'prepare',
    drill_sergeant: 'Write in that one. Leave the other.',
    kind_encouraging: 'Whatever you try in there, the other page stays as it is.',
    teammate: 'In that file, we’re allowed to get it wrong.',
    wise_mentor: 'In a text of that name, no sentence has to be good yet.',
    own: [
      {
        step: { text: 'Type two question marks in the copy where you want to change something.', minutes: 1 },
        challenge: { text: 'Change one thing there that you would leave alone in the other text.', seconds: 90 },
      },
      {
        step: { text: 'Cut one sentence from the rough copy, and read across the gap.', minutes: 1 },
        challenge: { text: 'Undo the cut or keep it, whichever reads better.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'Polishing may have a turn of its own. Write at the top of your text: first to the end, then better.',
    short: 'Write over the text: first to the end, then better.',
    form: 'note',
    drill_sergeant: 'Read it. Obey it. Next line.',
    kind_encouraging: 'When you want to go back, the line reminds you that better comes later.',
    teammate: 'That’s our rule now, and it’s at the top of the page.',
    wise_mentor: 'Only a text with an end shows which of its sentences should be better.',
    own: [
      {
        step: { text: 'Mark the place where your text stops now.', minutes: 1 },
        challenge: { text: 'Go straight to that mark, without reading what stands before it.', seconds: 15 },
      },
      {
        step: { text: 'Begin a list called “Better later” at the end of your text.', minutes: 1 },
        challenge: { text: 'Enter the first thing on it that you are tempted to fix.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A blank page may begin with a question. Write down one that you have about your text, and leave it unanswered.',
    short: 'A blank page may begin with a question. Write one.',
    form: 'note',
    drill_sergeant: 'Question mark. Pen down. No answer.',
    kind_encouraging: 'You need not know anything more than that for now.',
    teammate: 'The page isn’t blank now, and we haven’t claimed anything.',
    wise_mentor: 'An open question often goes on working when the page is closed.',
    own: [
      {
        step: { text: 'Add who might know the answer: you, a reader, or somebody in the text.', minutes: 1 },
        challenge: { text: 'Leave a few blank lines below the question for whatever comes.', seconds: 15 },
      },
      {
        step: { text: 'Find the place in your text or plan that the question is about.', minutes: 1 },
        challenge: { text: 'Copy the question into the margin or a comment there.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'Being stuck can be written about, too. Write on the page that you do not know how to go on, and add the word because.',
    short: 'Stuck writers write that down. Add the word because.',
    form: 'work',
    drill_sergeant: 'Then one more word after it.',
    kind_encouraging: 'Whatever follows that word is welcome, even if it is the weather.',
    teammate: 'We’re stuck on paper now, and that’s one line more than before.',
    wise_mentor: 'The reason often names the thing that the text still needs.',
    own: [
      {
        step: { text: 'Finish the sentence after “because” with whatever is true at the moment.', minutes: 2 },
        challenge: { text: 'Circle a word in it that could belong in your text.', seconds: 30 },
      },
      {
        step: { text: 'List in a few words what you would need to know to go on.', minutes: 1 },
        challenge: { text: 'Check which item on that list could be made up for now.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'What seems too much for a page may fit on a slip. Tear one off, and write a single word for the next part.',
    short: 'Too big for a page? Take a slip.',
    form: 'note',
    drill_sergeant: 'One word for the next part. Leave it.',
    kind_encouraging: 'The slip may be all that happens for now.',
    teammate: 'Nobody was ever afraid of a slip, so we start there.',
    wise_mentor: 'A small piece of paper asks only for what comes next.',
    own: [
      {
        step: { text: 'Add to the slip one thing that the next part must not leave out.', minutes: 1 },
        challenge: { text: 'Lay the slip on the page or keyboard where you will go on.', seconds: 15 },
      },
      {
        step: { text: 'Turn the slip over, and note a word that could end that part.', minutes: 1 },
        challenge: { text: 'Say aloud one sentence that could lead to that word.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A page with something on it is easier to start. Type the name of your text, and leave the cursor below it.',
    short: 'Page open. Name of the text on top.',
    form: 'prepare',
    drill_sergeant: 'Cursor below it. Leave it blinking.',
    kind_encouraging: 'If it has no name yet, you may call it the one I am writing.',
    teammate: 'We’ve set the page up, and the first line knows where to go.',
    wise_mentor: 'With the page prepared, you only have to arrive and write on.',
    own: [
      {
        step: { text: 'Add below the name who the text is for.', minutes: 1 },
        challenge: { text: 'Put down the first thing that this reader should know.', seconds: 90 },
      },
      {
        step: { text: 'Note below the name where the text begins: a place, a moment, or a claim.', minutes: 1 },
        challenge: { text: 'Describe it in one sentence, in the plainest words you have.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Tired eyes may stay closed for a line of writing. Lean back, and say one sentence of your text aloud, good or not.',
    short: 'Tired eyes may close for a line. Lean back.',
    form: 'work',
    drill_sergeant: 'Say one sentence of your text aloud. Rest.',
    kind_encouraging: 'If you forget it afterward, it was still a line.',
    teammate: 'This one we can write half asleep, more or less.',
    wise_mentor: 'Spoken sentences are often simpler than written ones, and none the worse.',
    own: [
      {
        step: { text: 'Say the line a second time, and let one word change.', minutes: 1 },
        challenge: { text: 'Keep one word of the line, on paper or as a recording.', seconds: 30 },
      },
      {
        step: { text: 'Picture what your line is about, with your eyes still closed.', minutes: 1 },
        challenge: { text: 'Name one thing about it that your text has not mentioned.', seconds: 30 },
      },
    ],
  },
  ...moreWritingAnswers,
]
