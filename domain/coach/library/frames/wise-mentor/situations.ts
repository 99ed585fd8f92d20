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
      'A first day is best decided before it happens: {when}, {then}. Apart from that, something small is enough. {detail}',
      'A first day is best decided before it happens. You wrote {words}. Decide with that in mind. {detail}',
      'A first day is best decided before it happens. {detail} {after}',
    ],
    [
      'You have named what may get in the way: {obstacle}. Today, only notice whether it does. {detail}',
      'On a first day, one decision is enough. {detail} {after}',
    ],
    [
      'You begin with a reason in your own words: {why}. The first day may be small. {detail}',
      'You begin with words of your own: {words}. Choose little, and see what you learn today. {detail}',
      'A first day is for learning what works, so choose little. {detail} {after}',
    ],
    {
      texts: [
        'Regard today as a trial. You wrote {obstacle}. Today may show whether that comes up. {detail}',
        'Regard today as a first trial of {acting}. If it does not suit you, choose another way. {detail}',
        'Regard today as a trial. {detail} {after} If it does not suit you, choose another way.',
      ],
      holds: UNTOLD,
    },
    [
      'From today on, the goal has its own moment: {when}, {then}. At another time today, try one small task. {detail}',
      'There is no correct first day, so choose an ordinary one. {detail} {after}',
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
  target_eve: [
    [
      'Tomorrow is the day you set for {title}, after {run} in a row. {detail} Then decide what can be left out tomorrow.',
      'Tomorrow is the day you set for {title}. {detail} Then consider what is finished, and what can be left out tomorrow.',
    ],
    [
      'The date for {title} is tomorrow, and you noted {last_note}. {detail} Decide which one thing has to be finished, and leave the others.',
      'The date for {title} is tomorrow, and you have kept {kept}. {detail} Choose one more thing to finish, and leave the others.',
      'The date for {title} is tomorrow. {detail} Consider what is missing, and finish the one thing that tomorrow needs.',
    ],
    [
      'One day remains before the date for {title}. You wrote {words}. {detail} Consider that, and finish the one thing that matters most.',
      'One day remains before the date for {title}. {detail} Decide what has to be finished by tomorrow, and leave out everything else.',
    ],
    [
      'After today comes the day that you set for {title}. You wrote {obstacle}. {detail} Decide now what to leave undone if that comes up.',
      'After today comes the day that you set for {title}. {detail} Decide what you will leave undone, and end in good time.',
    ],
    [
      'It is the day before the date for {title}. You wrote: {why}. {detail} Name one thing that may stay imperfect.',
      'It is the day before the date for {title}. {detail} Name one thing that is settled, and one that may stay imperfect.',
    ],
    'Tomorrow is the day for {title}. {detail} Finish one thing today, and write down what is open, so that you need not remember it.',
  ],
  target_day: [
    [
      'Today is the date for {title}, and you have kept {kept}. {detail} After that and a check-in, the day counts.',
      'Today is the date for {title}. {detail} The day counts when you have checked in and written down how far you came.',
    ],
    [
      'This is the day you chose for {title}. You wrote {words}. {detail} Compare that with what is done, and check in.',
      'This is the day you chose for {title}. {detail} Look at what is done, call that the result, and check in.',
    ],
    [
      'The date for {title} has come, and you noted {last_note}. {detail} Check in, and give a new date to whatever is open.',
      'The date for {title} has come. {detail} Check in after that, and give a new date to whatever is still open.',
    ],
    [
      'You set this day for {title}, and you have kept {run} in a row. {detail} With a check-in, that is enough.',
      'You set this day for {title}. {detail} Decide what “done” means today, and check in when it is reached.',
    ],
    [
      'The day for {title} is here. {detail} With your plan, that is enough for today: {when}, {then}.',
      'The day for {title} is here. {detail} Then decide whether the goal is complete or continues, and check in.',
    ],
    [
      'For {title}, this is the day. {detail} Check in when that is done, and tell {ally} the result, if you like.',
      'For {title}, this is the day. {detail} Check in when that is done, and write one line about what has changed.',
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
      'You wrote yesterday: {last_note}. That is no reason to do more today. {detail}',
      'An easy day is no reason to do more. {detail} {after}',
    ],
    [
      'Your note speaks of a day that suited you: {last_note}. Choose about as much today. {detail}',
      'An easy day shows how much suits you, so choose about as much. {detail} {after}',
    ],
  ],
}
