import type { Situation } from '#domain/coach/day/situation.ts'
import type { DetailForm, FrameText } from '#domain/coach/library/frame.ts'
import { ALONE } from '#domain/coach/library/frames/forms.ts'
import { gapFrames } from './gap-situations.ts'

/** What is no word to another person, beside one of whom the reader is reminded. */
const UNTOLD: readonly DetailForm[] = [...ALONE, 'moment']

/** Frames of Wise Mentor for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  ...gapFrames,
  first_day: [
    [
      'A first day is best decided before it happens: {when}, {then}. Beyond that, keep it small. {detail}',
      'A first day is best decided before it happens. You wrote {words}. Decide with that in mind. {detail}',
      'A first day is best decided before it happens. {detail} {after}',
    ],
    [
      'You have named what may get in the way: {obstacle}. On a first day, a small answer is enough. {detail}',
      'A first day asks for very little from you. {detail} {after}',
    ],
    [
      'You begin with a reason in your own words: {why}. Keep the first day small. {detail}',
      'You begin with words of your own: {words}. Choose little, and see what you learn today. {detail}',
      'A first day is for learning what works, so choose little. {detail} {after}',
    ],
    {
      texts: [
        'Regard today as a trial. You wrote {obstacle}. See whether one small thing helps against it. {detail}',
        'Regard today as a first trial of {acting}. If it does not suit you, choose another way. {detail}',
        'Regard today as a trial. {detail} {after} If it does not suit you, choose another way.',
      ],
      holds: UNTOLD,
    },
    [
      'From today on, the goal has its own moment: {when}, {then}. At another time today, try one small task. {detail}',
      'There is no perfect first day, so let it be an ordinary one. {detail} {after}',
    ],
    [
      'You have {left} until your date, and an ordinary {weekday} is the first. {detail} {after}',
      'You have decided on {acting}, and an ordinary {weekday} is the first day. {detail} {after}',
      'The goal begins on an ordinary {weekday}. {detail} {after}',
    ],
  ],
  at_risk: [
    [
      'Today is still open. You wrote {words}. If your part is done, check in. If not, choose something short. {detail}',
      'Today is still open. If your part is done, check in. If it is not, choose something short. {detail}',
    ],
    [
      '{run} in a row are in the log and will stay there. At this hour, one short thing is enough. {detail}',
      'What is in the log stays there. At this hour, one short thing is enough. {detail}',
    ],
    [
      'It is late, and you wrote {obstacle}. Choose something brief. {detail} Then check in.',
      'It is late, so choose something brief. {detail} Then check in, and close the day.',
    ],
    [
      'What you wrote does not depend on this evening: {why}. {detail} If it is too much at this hour, rest.',
      'There is still time for something small. {detail} If it is too much at this hour, rest.',
    ],
    [
      'This evening is long enough to add one day to {run} in a row. {detail} Check in afterward.',
      'Some of this evening is left, and you wrote {words}. Decide on one short thing. {detail} Check in afterward.',
      'Some of this evening is left. {detail} Check in, and then turn out the light.',
    ],
    [
      'You have kept {kept}. If you are tired, decide whether something short is still possible. {detail}',
      'You noted {last_note}. If you are tired now, decide whether something short is still possible. {detail}',
      'If you are tired, decide whether something short is still possible. {detail}',
    ],
  ],
  note_easy: [
    [
      'You noted {last_note}. Let today be as light. {detail}',
      'You marked yesterday as easy. Let today be as light. {detail} {after}',
    ],
    [
      'Your last note was {last_note}. Choose no more today than on that day. {detail}',
      'An easy day need not be improved after {run} in a row. {detail} {after}',
      'An easy day need not be improved. {detail} {after}',
    ],
    [
      'Yesterday, in your words: {last_note}. Consider what made that possible, and keep it. {detail}',
      'Yesterday was easy, so the plan needs no change: {when}, {then}. {detail}',
      'Yesterday was easy, and today can be just as easy. {detail} {after}',
    ],
    [
      'You wrote yesterday: {last_note}. Go on in the same way, and leave the amount alone. {detail}',
      'An easy day is no reason to do more. {detail} {after}',
    ],
    [
      'Your note speaks of a day that suited you: {last_note}. Choose about as much today. {detail}',
      'An easy day shows how much suits you, so choose about as much. {detail} {after}',
    ],
  ],
}
