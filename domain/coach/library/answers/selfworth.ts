import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreSelfworthAnswers } from './selfworth-more.ts'

/** What messages of thinking well of oneself answer to something that the person wrote (TEXT-32). */
export const selfworthAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'Everything looks worse to a tired person. Write down today’s verdict on yourself, and read it again after some sleep.',
    short: 'Tired? Postpone the verdict. Write it down.',
    form: 'note',
    drill_sergeant: 'Court is closed. Rest first.',
    kind_encouraging: 'Most of it will look smaller by then.',
    teammate: 'We don’t sign anything before breakfast.',
    wise_mentor: 'Decide nothing about yourself before then.',
    own: [
      {
        step: { text: 'Fold the page with the verdict, and write “after sleep” on the outside.', minutes: 1 },
        challenge: { text: 'Put the folded page in a drawer away from your bed.', seconds: 15 },
      },
      {
        step: { text: 'Add below the verdict what you had done before you wrote it.', minutes: 1 },
        challenge: { text: 'Get one thing ready for your sleep, such as a glass of water.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'You may have little strength today, and that is all right. Choose the one thing that is good enough as it is.',
    short: 'Low on strength? Choose one good-enough thing.',
    form: 'note',
    drill_sergeant: 'That one stays. Hands off.',
    kind_encouraging: 'A thing that is half done is more than nothing.',
    teammate: 'We file it under fine.',
    wise_mentor: 'Decide it once, and do not go back to look.',
    own: [
      {
        step: { text: 'Put this thing away as finished, or cross it off.', minutes: 1 },
        challenge: { text: 'Name one part of it that you will not improve.', seconds: 15 },
      },
      {
        step: { text: 'Say in one sentence what this thing does well enough.', minutes: 1 },
        challenge: { text: 'Choose one other thing that gets no strength from you today.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'The phone is full of other people’s good days. Mute one of them, and look at something in your own room.',
    short: 'Too much phone? Mute one account.',
    form: 'prepare',
    drill_sergeant: 'Mute. Down. Look up.',
    kind_encouraging: 'You have not lost a friend by it, only a measuring stick.',
    teammate: 'Our room’s not trending, and it’s warm.',
    wise_mentor: 'Choose something in the room that you would not give away.',
    own: [
      {
        step: { text: 'Lay the phone down, and find something near you that you made or mended.', minutes: 1 },
        challenge: { text: 'Name the part of that thing that took patience.', seconds: 15 },
      },
      {
        step: { text: 'Write down one thing you did lately that nobody posted.', minutes: 1 },
        challenge: { text: 'Add where you were and what you could see there.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'alone',
    text: 'You think more harshly of yourself when nobody contradicts you. Write to one person who would.',
    short: 'Alone with it? Write to one who disagrees.',
    form: 'tell',
    drill_sergeant: 'One line. No drama. Send.',
    kind_encouraging: 'You can begin with something quite ordinary.',
    teammate: 'They’ll say something rude and lovely, and we’ll feel better.',
    wise_mentor: 'You need not tell them why you are writing.',
    own: [
      {
        step: { text: 'Write down the harsh sentence that they should contradict.', minutes: 1 },
        challenge: { text: 'Put below it what they would probably answer.', seconds: 45 },
      },
      {
        step: { text: 'Recall one kind thing that this person has said about you.', minutes: 1 },
        challenge: { text: 'Put those words on a slip, and keep it in your wallet.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Under pressure the inner critic gets loud. Write its favorite line on paper, and a plain fact below it.',
    short: 'Critic loud? Write its line, then a fact.',
    form: 'note',
    drill_sergeant: 'Line. Fact. Underline the fact.',
    kind_encouraging: 'One fact is enough to make it clear its throat.',
    teammate: 'We fact-check it like a bad headline.',
    wise_mentor: 'Choose a fact that a colleague could confirm.',
    own: [
      {
        step: { text: 'Underline one word in the critic’s line that goes too far.', minutes: 1 },
        challenge: { text: 'Replace that word with one that fits the fact.', seconds: 30 },
      },
      {
        step: { text: 'Write a second fact that the critic left out.', minutes: 1 },
        challenge: { text: 'Fold the paper so that only the facts can be seen.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'A thing can be finished before it is flawless. Stop at the point where a friend would say it is fine.',
    short: 'Stop where a friend would say fine.',
    form: 'work',
    drill_sergeant: 'Fine is done. Step back.',
    kind_encouraging: 'You can always come back to it, and you probably will not.',
    teammate: 'Nobody’s going over it with a magnifying glass but us.',
    wise_mentor: 'Leave it there until tomorrow, and see whether anyone notices.',
    own: [
      {
        step: { text: 'Close the thing or put it away, with its last flaw still in it.', minutes: 1 },
        challenge: { text: 'Say aloud what it is good for as it is.', seconds: 15 },
      },
      {
        step: { text: 'Note what you would still change, and give the note no date.', minutes: 1 },
        challenge: { text: 'Lay something that has waited where the finished thing was.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'Mistakes look largest to the one who made them. Write yours in a line, then what you will do next time.',
    short: 'Write the mistake. Then the next time.',
    form: 'note',
    drill_sergeant: 'Short line. Full stop. Closed.',
    kind_encouraging: 'After that it is only a note and no longer a cloud.',
    teammate: 'We log it, we learn it, we have lunch.',
    wise_mentor: 'Write it as you would for somebody you train.',
    own: [
      {
        step: { text: 'Prepare the next time with one small thing, such as a note or a question.', minutes: 2 },
        challenge: { text: 'Cross out the mistake, and leave the line for the next time.', seconds: 15 },
      },
      {
        step: { text: 'Add what was still right before the mistake happened.', minutes: 1 },
        challenge: { text: 'Think of somebody whom your note could save from the same mistake.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Most people are busy with what others think of them. Ask one small question today, in front of somebody.',
    short: 'Shy? Ask one small question.',
    form: 'tell',
    drill_sergeant: 'Breathe. Ask. Listen.',
    kind_encouraging: 'If your voice wobbles, the question is still a good one.',
    teammate: 'They’re worrying about their own hair, so we’re safe.',
    wise_mentor: 'Ask what you really want to know, and you will forget yourself.',
    own: [
      {
        step: { text: 'Word the question so that it needs no apology at the start.', minutes: 1 },
        challenge: { text: 'Choose the words with which you would thank somebody for the answer.', seconds: 15 },
      },
      {
        step: { text: 'Choose somebody who is likely to know the answer to your question.', minutes: 1 },
        challenge: { text: 'Find the words for the case that they do not know it either.', seconds: 30 },
      },
    ],
  },
  ...moreSelfworthAnswers,
]
