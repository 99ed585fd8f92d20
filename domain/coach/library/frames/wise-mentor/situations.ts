import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'
import { gapFrames } from './gap-situations.ts'

/** Frames of Wise Mentor for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  ...gapFrames,
  first_day: [
    [
      'The first day is mostly decided before it happens: {when}, {then}. Beside that, something small is enough. {detail}',
      'A first day for {acting} is best decided before it happens. {detail} {after}',
      'A first day is best decided before it happens. {detail} {after}',
    ],
    [
      'You have named what may come between: {obstacle}. On a first day, only notice it, and choose something else. {detail}',
      'On a first day, one decision about {acting} is enough. {detail} {after}',
      'On a first day, one decision is enough. {detail} {after}',
    ],
    [
      'You begin with a reason in your own words: {why}. Choose a first day that is small beside it. {detail}',
      'Consider what the first day of {acting} may teach you, and choose little. {detail} {after}',
      'Consider what a first day may teach you, and choose little. {detail} {after}',
    ],
    [
      'Regard today as a trial of {acting}. {detail} {after} If it does not suit you, choose another way.',
      'Regard today as a trial. {detail} {after} If it does not suit you, choose another way.',
    ],
    [
      'From today on, the goal has its own moment: {when}, {then}. Leave that untouched, and try something besides. {detail}',
      'There is no correct first day for {acting}. Choose, and see what it teaches. {detail} {after}',
      'There is no correct first day, so choose an ordinary one. {detail} {after}',
    ],
    [
      '{left} until your date begin with an ordinary {weekday}. Decide what it contains. {detail} {after}',
      'For {acting}, an ordinary {weekday} is the first day. Decide what it contains. {detail} {after}',
      'The goal begins on an ordinary {weekday}. {detail} {after}',
    ],
  ],
  at_risk: [
    [
      'Today is still open. If your part of {acting} is done, check in. If it is not, choose something short. {detail}',
      'Today is still open. If your part is done, check in. If it is not, choose something short. {detail}',
    ],
    [
      '{run} in a row are in the log, and remain there. At this hour, decide on one thing, and leave the rest. {detail}',
      'What is in the log remains there. At this hour, decide on one thing, and leave the rest. {detail}',
    ],
    [
      'It is late enough to be brief about {acting}. {detail} Then check in, and close the day.',
      'It is late enough to be brief. {detail} Then check in, and close the day.',
    ],
    [
      'For {acting}, there is still time for something small. {detail} If it is too much at this hour, rest.',
      'There is still time for something small. {detail} If it is too much at this hour, rest.',
    ],
    [
      'Something is left of this evening, and to {run} in a row it can add one. {detail} Check in afterward.',
      'Something is left of this evening. {detail} Check in, and then put out the light.',
    ],
    [
      '{kept} are kept. If you are tired, decide whether a short act is still possible. {detail}',
      'If you are tired, decide whether a short act is still possible. {detail}',
    ],
  ],
  milestone_7: [
    [
      'Seven days of {acting} are kept, so let the next be ordinary. {detail} {after}',
      'Seven days are kept, so let the next be ordinary. {detail} {after}',
    ],
    [
      'Seven days speak for leaving the plan untouched: {when}, {then}. What stands beside it may be small. {detail}',
      'Something made seven days of {acting} possible. Consider what, and keep it. {detail} {after}',
      'Something made seven days possible. Consider what, and keep it. {detail} {after}',
    ],
    [
      'A week is no reason to forget what you wrote: {obstacle}. Choose modestly after seven days, too. {detail}',
      'A week of {acting} is complete. The easy days are now the ones to watch. {detail} {after}',
      'A week is complete. The easy days are now the ones to watch. {detail} {after}',
    ],
    [
      'Seven days are in the log. {when}, decide as on any of them. {detail} {after}',
      'Seven days are in the log, and the next is no different. {detail} {after}',
    ],
    [
      'After seven days, your reason reads as you wrote it: {why}. Let the eighth be easy. {detail}',
      'After seven days of {acting}, let the eighth be easy. {detail} {after}',
      'After seven days, let the eighth be easy. {detail} {after}',
    ],
    [
      'The log has seven marks, and {left} are left to add others. {detail} {after}',
      'The log has seven marks for {acting}, and room for another. {detail} {after}',
      'The log has seven marks, and room for another. {detail} {after}',
    ],
  ],
  target_eve: [
    [
      'Tomorrow is the date of the goal {title}, after {run} in a row. {detail} Then decide what tomorrow can do without.',
      'Tomorrow is the date of the goal {title}. {detail} Then consider what is finished, and what tomorrow can do without.',
    ],
    [
      'The date for the goal {title} is tomorrow, and {kept} are kept. {detail} Decide which part is left for tomorrow.',
      'The date for the goal {title} is tomorrow. {detail} Consider what is missing, and decide which part of it tomorrow needs.',
    ],
    'One day remains before the date of the goal {title}. {detail} Decide what is to be done by tomorrow, and leave out everything else.',
    'There is today, and then the day that you set for the goal {title}. {detail} Decide what you will leave undone, and stop in good time.',
    'It is the day before the date of the goal {title}. {detail} Name one thing that is settled, and one that may stay imperfect.',
    'Tomorrow is the day of the goal {title}. {detail} What is open may be noted, so that it need not be kept in mind.',
  ],
  target_day: [
    [
      'Today is the date of the goal {title}, and {kept} are kept. {detail} Consider how far that has brought you.',
      'Today is the date of the goal {title}. {detail} Consider how far the goal has come, and write it down.',
    ],
    'This is the day you chose for the goal {title}. {detail} Look at what is done before you look at what is not.',
    'The date for the goal {title} has come. {detail} What is open after that deserves a new date.',
    [
      'You set this day for the goal {title}, and {run} in a row lead up to it. {detail} Consider what those days have changed.',
      'You set this day for the goal {title}. {detail} Compare the goal with the day on which it began.',
    ],
    'The date for the goal {title} is here. {detail} Then decide whether the goal is complete or continues.',
    'For the goal {title}, this is the day. {detail} Write one line about what has changed since you began.',
  ],
  note_easy: [
    [
      'You noted: {last_note}. Leave in place whatever made it so. {detail}',
      'You marked yesterday as easy. For {acting}, decide to change nothing. {detail} {after}',
      'You marked yesterday as easy. Leave in place whatever made it so. {detail} {after}',
    ],
    [
      'A note like yours is worth keeping: {last_note}. Choose no more than that day asked. {detail}',
      'After {run} in a row, an easy day need not be improved. {detail} {after}',
      'An easy day of {acting} need not be improved. {detail} {after}',
      'An easy day need not be improved. {detail} {after}',
    ],
    [
      'Yesterday, in your words: {last_note}. Consider what made that possible, and let it stay. {detail}',
      'Yesterday was easy, so the plan needs no change: {when}, {then}. {detail}',
      'Yesterday was easy, and today may have the same size. {detail} {after}',
    ],
    [
      'Do not raise the demand for {acting} after an easy day. {detail} {after}',
      'Do not raise the demand after an easy day. {detail} {after}',
    ],
    [
      'An easy day shows that the size is right for {acting}. Leave it so. {detail} {after}',
      'An easy day shows that the size is right, so leave it. {detail} {after}',
    ],
  ],
}
