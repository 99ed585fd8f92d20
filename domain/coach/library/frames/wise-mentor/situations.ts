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
      'Decide the first day before it happens: {when}, {then}. Beyond that, very little is needed. {detail}',
      'Decide the first day before it happens. You wrote {words}. Begin with little. {detail}',
      'Decide the first day before it happens. {detail} {after}',
    ],
    [
      'You already know what may get in the way: {obstacle}. Keep the first day simple. {detail}',
      'Keep the first day simple. {detail} {after}',
    ],
    [
      'You know why you are starting: {why}. Start small. {detail}',
      'You wrote {words}. Try something on the first day, and see what you learn. {detail}',
      'Use the first day to see what works for you. {detail} {after}',
    ],
    {
      texts: [
        'Treat today as a trial. You wrote {obstacle}. Notice whether that comes up. {detail}',
        'Treat today as a first try at {acting}. {detail} If that does not suit you, choose another way.',
        'Treat today as a trial. {detail} {after} If it does not suit you, choose another way.',
      ],
      holds: UNTOLD,
    },
    [
      'From today on, you know when to act: {when}, {then}. Apart from that, keep the day easy. {detail}',
      'The first day does not have to be perfect, so let it be an ordinary one. {detail} {after}',
    ],
    [
      'You have {left} until your date, and you are starting on an ordinary {weekday}. {detail} {after}',
      'You have decided on {acting}, and you are starting on an ordinary {weekday}. {detail} {after}',
      'You are starting on an ordinary {weekday}, and that is as good as any. {detail} {after}',
    ],
  ],
  at_risk: [
    [
      'Today is not over. You wrote {words}. If you have done your part, check in. If not, choose something short. {detail}',
      'Today is not over. If you have done your part, check in. If not, choose something short. {detail}',
    ],
    [
      'You have {run} in a row in the log, and they stay there. At this hour, do something short. {detail}',
      'What is in the log stays there. At this hour, do something short. {detail}',
    ],
    [
      'It is late, and you wrote {obstacle}. Choose something brief. {detail} Then check in.',
      'It is late, so choose something brief. {detail} Then check in, and close the day.',
    ],
    [
      'You wrote: {why}. That does not depend on this evening. {detail} If it is too much at this hour, rest.',
      'You still have time for something short. {detail} If it is too much at this hour, rest.',
    ],
    [
      'You have enough of this evening left to add a day to {run} in a row. {detail} Check in afterward.',
      'Part of this evening is left, and you wrote {words}. Decide on something short. {detail} Check in afterward.',
      'Part of this evening is left. {detail} Check in, and then turn out the light.',
    ],
    [
      'You have kept {kept}. If you are tired, decide whether you can still do something short. {detail}',
      'You noted {last_note}. If you are tired now, decide whether you can still do something short. {detail}',
      'If you are tired, decide whether you can still do something short. {detail}',
    ],
  ],
  note_easy: [
    [
      'You noted {last_note}. Go about today just as lightly. {detail}',
      'You marked yesterday as easy. Go about today just as lightly. {detail} {after}',
    ],
    [
      'Your last note was {last_note}. Do no more today than you did then. {detail}',
      'You have {run} in a row, and yesterday was easy. Do not try to outdo it. {detail} {after}',
      'Yesterday was easy. Do not try to outdo it. {detail} {after}',
    ],
    [
      'Yesterday, in your words: {last_note}. Ask yourself what helped, and keep to that. {detail}',
      'Yesterday was easy, so keep to the same plan: {when}, {then}. {detail}',
      'Yesterday was easy, and today can be just as easy. {detail} {after}',
    ],
    [
      'You wrote yesterday: {last_note}. Choose the same way today, and no harder one. {detail}',
      'An easy day is no reason to ask more of yourself. {detail} {after}',
    ],
    [
      'By your own note, yesterday suited you: {last_note}. Choose about the same amount. {detail}',
      'If yesterday suited you, choose about the same amount today. {detail} {after}',
    ],
  ],
}
