import type { DetailForm, FrameText } from '#domain/coach/library/frame.ts'
import { ALONE } from '#domain/coach/library/frames/forms.ts'
import type { Situation } from '#domain/coach/situation.ts'
import { gapFrames } from './gap-situations.ts'

/** What is no word to another person, beside one of whom the reader is reminded. */
const UNTOLD: readonly DetailForm[] = [...ALONE, 'moment']

/** Frames of Wise Mentor for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  ...gapFrames,
  first_day: [
    [
      'The first day is mostly decided before it happens: {when}, {then}. Beside that, something small is enough. {detail}',
      'A first day is best decided before it happens. You wrote {words}, so begin from there. {detail}',
      'A first day is best decided before it happens. {detail} {after}',
    ],
    [
      'You have named what may come between: {obstacle}. On a first day, only notice it, and choose something else. {detail}',
      'On a first day, one decision is enough. {detail} {after}',
    ],
    [
      'You begin with a reason in your own words: {why}. Choose a first day that is small beside it. {detail}',
      'You begin with words of your own: {words}. Choose little, and see what the day teaches. {detail}',
      'Consider what a first day may teach you, and choose little. {detail} {after}',
    ],
    {
      texts: [
        'Regard today as a trial. You may tell {ally} of it, or wait for a second day. {detail}',
        'Regard today as a trial. You wrote {obstacle}, and it may show how that goes. {detail}',
        'Regard today as a trial. {detail} {after} If it does not suit you, choose another way.',
      ],
      holds: UNTOLD,
    },
    [
      'From today on, the goal has its own moment: {when}, {then}. Leave that untouched, and try something besides. {detail}',
      'There is no correct first day, so choose an ordinary one. {detail} {after}',
    ],
    [
      '{left} until your date begin with an ordinary {weekday}. Decide what it contains. {detail} {after}',
      'You have decided on {acting}, and an ordinary {weekday} is the first day. {detail} {after}',
      'The goal begins on an ordinary {weekday}. {detail} {after}',
    ],
  ],
  at_risk: [
    [
      'You wrote {words}, and today is still open. If your part is done, check in. If not, choose something short. {detail}',
      'Today is still open. If your part is done, check in. If it is not, choose something short. {detail}',
    ],
    [
      '{run} in a row are in the log, and remain there. At this hour, decide on one thing, and leave the rest. {detail}',
      'What is in the log remains there. At this hour, decide on one thing, and leave the rest. {detail}',
    ],
    [
      'It is late, and you wrote {obstacle}. Be brief for that reason. {detail} Then check in.',
      'It is late enough to be brief. {detail} Then check in, and close the day.',
    ],
    [
      'What you wrote does not depend on this evening: {why}. {detail} If it is too much at this hour, rest.',
      'There is still time for something small. {detail} If it is too much at this hour, rest.',
    ],
    [
      'Something is left of this evening, and to {run} in a row it can add one. {detail} Check in afterward.',
      'Something is left of this evening for what you wrote: {words}. {detail} Check in afterward.',
      'Something is left of this evening. {detail} Check in, and then put out the light.',
    ],
    [
      '{kept} are kept. If you are tired, decide whether a short act is still possible. {detail}',
      'You noted {last_note}. If you are tired now, decide whether a short act is still possible. {detail}',
      'If you are tired, decide whether a short act is still possible. {detail}',
    ],
  ],
  milestone_7: [
    [
      'Seven days are kept for a goal of which you wrote {words}. Let the next be ordinary. {detail}',
      'Seven days are kept, so let the next be ordinary. {detail} {after}',
    ],
    [
      'Seven days are kept. The plan keeps its size: {when}, {then}. Choose no more beside it than before. {detail}',
      'Something made seven days possible. Consider what, and keep it. {detail} {after}',
    ],
    {
      texts: [
        'You may tell {ally} that seven days are kept. Choose today as you chose those. {detail} {after}',
        'A week is complete. The easy days are now the ones to watch. {detail} {after}',
      ],
      holds: UNTOLD,
    },
    [
      'Seven days are in the log, with your last note: {last_note}. Decide as on any of them. {detail}',
      'Seven days are in the log. {when}, decide as on any of them. {detail} {after}',
      'Seven days are in the log, and the next is no different. {detail} {after}',
    ],
    [
      'Seven days have gone toward what you wrote: {why}. Choose the next no larger. {detail}',
      'Seven days are kept, and your decision about {acting} needs no enlarging. {detail}',
      'After seven days, choose an eighth that is no larger. {detail} {after}',
    ],
    [
      'The log has seven marks, and {left} are left to add others. {detail} {after}',
      'The log has seven marks, and room for another ordinary day. {detail} {after}',
    ],
  ],
  target_eve: [
    [
      'Tomorrow is the day you set for {title}, after {run} in a row. {detail} Then decide what tomorrow can do without.',
      'Tomorrow is the day you set for {title}. {detail} Then consider what is finished, and what tomorrow can do without.',
    ],
    [
      'The date for {title} is tomorrow, and you noted {last_note}. {detail} Decide which one thing has to be closed, and leave the others.',
      'The date for {title} is tomorrow, and {kept} are kept. {detail} Choose one more thing to close, and leave the others.',
      'The date for {title} is tomorrow. {detail} Consider what is missing, and close the one thing that tomorrow needs.',
    ],
    [
      'One day remains before the date for {title}. You wrote {words}. {detail} Consider those words, and close the one thing that matters most.',
      'One day remains before the date for {title}. {detail} Decide what is to be closed by tomorrow, and leave out everything else.',
    ],
    [
      'There is today, and then the day that you set for {title}. You wrote {obstacle}. {detail} Decide what to leave undone, in case it comes up tomorrow.',
      'There is today, and then the day that you set for {title}. {detail} Decide what you will leave undone, and end in good time.',
    ],
    [
      'It is the day before the date for {title}. {detail} You may tell {ally} which one thing is settled, and which may stay imperfect.',
      'It is the day before the date for {title}. {detail} Name one thing that is settled, and one that may stay imperfect.',
    ],
    'Tomorrow is the day for {title}. {detail} Close one thing today, and note what is open, so that it need not be kept in mind.',
  ],
  target_day: [
    [
      'Today is the date for {title}, and {kept} are kept. {detail} Then check in, and consider how far that has brought you.',
      'Today is the date for {title}. {detail} Then check in, and write down how far the goal has come.',
    ],
    [
      'This is the day you chose for {title}. You wrote {words}. {detail} Compare those words with what is done, and check in.',
      'This is the day you chose for {title}. {detail} Look at what is done, call that the result, and check in.',
    ],
    [
      'The date for {title} has come, and you noted {last_note}. {detail} Check in, and give a new date to whatever is open.',
      'The date for {title} has come. {detail} Check in after that, and give a new date to whatever is still open.',
    ],
    [
      'You set this day for {title}, and {run} in a row lead up to it. {detail} With a check-in, that is enough.',
      'You set this day for {title}. {detail} Decide what “done” means today, and check in when it is reached.',
    ],
    [
      'The day for {title} is here. {detail} With your plan, that is enough for today: {when}, {then}.',
      'The day for {title} is here. {detail} Then decide whether the goal is complete or continues, and check in.',
    ],
    [
      'For {title}, this is the day. {detail} Check in when that is done, and tell {ally} the result, if you choose.',
      'For {title}, this is the day. {detail} Check in when that is done, and write one line about what has changed.',
    ],
  ],
  note_easy: [
    [
      'You noted {last_note}. Decide to leave in place whatever made it so. {detail}',
      'You marked yesterday as easy. Leave in place whatever made it so. {detail} {after}',
    ],
    [
      'A note like yours is worth keeping: {last_note}. Choose no more than that day asked. {detail}',
      'After {run} in a row, an easy day need not be improved. {detail} {after}',
      'An easy day need not be improved. {detail} {after}',
    ],
    [
      'Yesterday, in your words: {last_note}. Consider what made that possible, and let it stay. {detail}',
      'Yesterday was easy, so the plan needs no change: {when}, {then}. {detail}',
      'Yesterday was easy, and today may have the same size. {detail} {after}',
    ],
    [
      'You wrote yesterday: {last_note}. Do not raise the demand because it was easy. {detail}',
      'Do not raise the demand after an easy day. {detail} {after}',
    ],
    [
      'Your note shows that the size is right: {last_note}. Choose the same size for today. {detail}',
      'An easy day shows that the size is right, so leave it. {detail} {after}',
    ],
  ],
}
