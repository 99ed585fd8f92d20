import type { Angle } from '#domain/coach/angle.ts'
import type { DetailForm, FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type PlaceAngle = Extract<Angle, 'rest' | 'place' | 'craft'>

/** What is done wherever the reader is, with things or a pen. */
const SETTLED: readonly DetailForm[] = ['prepare', 'note']

/** Frames of Wise Mentor for the angles that say how much is done, where, and with what care (TEXT-26). */
export const placeFrames: Record<PlaceAngle, readonly FrameText[]> = {
  rest: [
    [
      '{detail} Beyond that, only the plan is left: {when}, {then}. From everything else, you may rest.',
      '{detail} {after} For {acting}, add nothing more today.',
      '{detail} {after} Add nothing more today.',
    ],
    [
      '{kept} are kept, and a quiet day takes nothing from them. {detail} {after}',
      'A quiet day is also a part of {acting}. {detail} {after}',
      'A quiet day has its place as well. {detail} {after}',
    ],
    [
      '{run} in a row permit an easy choice today. {detail} {after}',
      'Choose the easiest thing for {acting} today. {detail} {after}',
      'Choose the easiest thing today. {detail} {after}',
    ],
    {
      texts: [
        '{detail} {after} Leave a pause before you consider anything more about {acting}.',
        '{detail} {after} Leave a pause before you turn to the next thing.',
      ],
      holds: AT_ONCE,
    },
    [
      'You wrote {obstacle}. On such a day, doing less is also a decision, and one act suffices. {detail}',
      'One act is a decision about {acting}, and a second may be left out. {detail} {after}',
      'One act is a decision, and a second may be left out. {detail} {after}',
    ],
    [
      'What you wrote is no matter of a single day: {why}. Do one thing, and then pause. {detail}',
      'One act and a pause are sufficient for {acting} today. {detail} {after}',
      'One act and a pause are sufficient. {detail} {after}',
    ],
    [
      '{detail} {after} Leave whatever else you had in mind for {acting}, and let it wait.',
      '{detail} {after} Leave whatever else you had in mind, and let it wait.',
    ],
    [
      'Let the day consist of the plan and a pause: {when}, {then}. Choose one thing between them. {detail}',
      'Let {weekday} be modest, with one act for {acting} and a pause after it. {detail} {after}',
      'Let {weekday} be modest, with a pause after one act. {detail} {after}',
    ],
  ],
  place: [
    {
      texts: [
        'Consider where you will be {when}, and do one thing with that place in mind. {detail}',
        'Consider first where you will do it. {detail} {after}',
      ],
      holds: SETTLED,
    },
    [
      '{detail} The plan keeps its own place and moment: {when}, {then}.',
      'For {acting}, decide first where, and only then how much. {detail} {after}',
      'Decide first where, and only then how much. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. From where you are now, one easy thing can be settled. {detail} {after}',
        'Any ordinary place will do for today’s part of {acting}. {detail} {after}',
        'Any ordinary place will do for today’s part. {detail} {after}',
      ],
      holds: SETTLED,
    },
    {
      texts: [
        'Before you change places today, settle one thing for {acting}. {detail} {after}',
        'Before you change places today, settle one thing. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    [
      'After {run} in a row, the goal has a place in your day. Use it. {detail} {after}',
      'Choose a corner of this {weekday} for {acting}, however small. {detail} {after}',
      'Choose a corner of this {weekday} for the goal, however small. {detail} {after}',
    ],
    [
      'Wherever you will be {when}, decide here and now. {detail} {after}',
      'Wherever you will be later, decide here and now. {detail} {after}',
    ],
    [
      'A fixed place is worth several good intentions about {acting}. {detail} {after}',
      'A fixed place is worth several good intentions. {detail} {after}',
    ],
    [
      '{left} remain, so do not wait for a better place or hour. {detail} {after}',
      'A better place for {acting} can be found another day. {detail} {after}',
      'A better place can be found another day. {detail} {after}',
    ],
  ],
  craft: [
    [
      'You wrote: {why}. Decide what goes toward that today, and do it with care. {detail}',
      '{detail} {after} Give it your attention, and leave the rest of {acting} aside meanwhile.',
      '{detail} {after} Give it your attention, and leave everything else aside meanwhile.',
    ],
    [
      '{run} in a row are kept. Choose one point today, and be exact about it. {detail} {after}',
      'Be exact about one point of {thing} today. {detail} {after}',
      'For {acting}, be exact about one point today. {detail} {after}',
      'Be exact about one point today. {detail} {after}',
    ],
    [
      'What is done carefully now asks less of you {when}. {detail} {after}',
      'What is done carefully now asks less of you next time. {detail} {after}',
    ],
    [
      '{detail} Take care with that, and leave the plan as you decided it: {when}, {then}.',
      'Choose the plain way for {acting}, and take care with it. {detail} {after}',
      'Choose the plain way, and take care with it. {detail} {after}',
    ],
    [
      'Choose what is easiest to do well today for {acting}. {detail} {after}',
      'Choose what is easiest to do well on a {weekday}. {detail} {after}',
    ],
    [
      'With {kept} kept, quantity can wait. Choose one thing, and do it well. {detail} {after}',
      'For {acting}, quantity can wait today. Choose one thing, and do it well. {detail} {after}',
      'Quantity can wait today. Choose one thing, and do it well. {detail} {after}',
    ],
    [
      '{left} allow for some care. Decide what deserves it today. {detail} {after}',
      'Decide which part of {thing} deserves care today, and leave the rest plain. {detail} {after}',
      'Decide what deserves care today for {acting}, and leave the rest plain. {detail} {after}',
      'Decide what deserves care today, and leave the rest plain. {detail} {after}',
    ],
    [
      'Finish one detail for {acting} before you consider the next. {detail} {after}',
      'Finish one thing before you consider the next. {detail} {after}',
    ],
  ],
}
