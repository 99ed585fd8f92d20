import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type ReasonAngle = Extract<Angle, 'why' | 'proof' | 'end'>

/** Frames of Wise Mentor for the angles that say what the act is for, what was kept, or where the day ends (TEXT-26). */
export const reasonFrames: Record<ReasonAngle, readonly FrameText[]> = {
  why: [
    [
      'You wrote why: {why}. An ordinary day answers that with one act. {detail} {after}',
      'Consider once what you expect of {acting}, and then leave the question. {detail} {after}',
      'Consider once what the goal is for, and then leave the question. {detail} {after}',
    ],
    [
      '{detail} {after} What it goes toward stands in your own words: {why}.',
      '{detail} {after} The date you chose is {left} away, and ordinary days lead to it.',
      '{detail} {after} A decision about {acting} becomes visible in such acts.',
      '{detail} {after} A decision becomes visible in such acts.',
    ],
    [
      'These are your words: {why}. On a day when they seem far away, one act is enough. {detail}',
      'The larger part of {acting} is done on days when the reason seems far away. {detail} {after}',
      'Most of it is done on ordinary days, and {weekday} is one. {detail} {after}',
    ],
    {
      texts: [
        'You gave the goal a moment of its own: {when}, {then}. For the rest of today, one choice is enough. {detail}',
        'Today’s decision about {acting} is a small one, and it is yours. {detail} {after}',
        'Today needs only one decision of you. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      'In {left} the date is here. Consider what you want to have chosen by then. {detail} {after}',
      'Consider what one {weekday} can do for {acting}, and do no more. {detail} {after}',
      'Consider what one {weekday} can do for the goal, and do no more. {detail} {after}',
    ],
    [
      '{run} in a row are kept, each by a decision of one day. Make today’s. {detail} {after}',
      'Today’s part of {acting} needs a decision, and no new reason. {detail} {after}',
      'Today needs a decision, and no new reason. {detail} {after}',
    ],
    [
      'The reason stands as you wrote it: {why}. Consider what goes in its direction today. {detail}',
      'There is no need to argue for {acting} each day. Decide once, and act. {detail} {after}',
      'Do not argue the goal anew each day. Decide, and act. {detail} {after}',
    ],
    [
      'Before you consider whether today matters, read what you wrote: {why}. {detail} {after}',
      'You need not know today how much it matters for {acting}. Choose one act. {detail} {after}',
      'You need not know today how much it matters. {detail} {after}',
    ],
  ],
  proof: [
    [
      '{kept} are kept, and no decision of today can undo them. {detail} {after}',
      'The record of {acting} is a list of ordinary days. Add one. {detail} {after}',
      'The record is a list of ordinary days. {detail} {after}',
    ],
    [
      '{detail} {after} {kept} are kept, and you decide whether today joins them.',
      '{detail} {after} Then check in, and leave further thoughts about {acting} until tomorrow.',
      '{detail} {after} Check in afterward, and leave the log to itself.',
    ],
    [
      'With {kept} kept, the plan may stay as it is: {when}, {then}. Choose one small thing besides. {detail}',
      'After {run} in a row, it would be unwise to change much. Choose one small thing. {detail} {after}',
      'The log asks for one mark a day about {acting}, and leaves the opinion to you. {detail} {after}',
      'The log asks for one mark a day, and leaves the opinion to you. {detail} {after}',
    ],
    [
      'The record shows {run} in a row, and does not say how well each of them went. {detail} {after}',
      'The log for {acting} does not say how well a day went. {detail} {after}',
      'The record does not say how well a day went. {detail} {after}',
    ],
    [
      'The log does not note how long a day took, only that it was kept: {kept}. {detail} {after}',
      'A small act for {acting} leaves the same mark as a large one. {detail} {after}',
      'A small act leaves the same mark as a large one. {detail} {after}',
    ],
    [
      'If you doubt whether today will do, consult the record: {kept}. {detail} {after}',
      'Doubt about {acting} can wait until the day is marked. {detail} {after}',
      'Doubt can wait until the day is marked. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. {kept} are kept beside that, so an easy day will do. {detail} {after}',
      'To {run} in a row, add one, and look no further ahead. {detail} {after}',
      'Today’s line for {acting} is still empty, and yours to decide. {detail} {after}',
      'Today’s line is still empty, and yours to decide. {detail} {after}',
    ],
    [
      '{detail} {after} You know what a kept day requires, with {run} in a row behind you.',
      '{detail} {after} You know what a kept day requires, with {kept} in the log.',
      '{detail} {after} Then mark the day, and decide nothing more about {acting}.',
      '{detail} {after} Then mark the day, and decide nothing more.',
    ],
  ],
  end: [
    [
      'Decide beforehand which part of {thing} completes today. {detail} {after}',
      'Decide beforehand what completes today’s part of {acting}. {detail} {after}',
      'Decide beforehand what completes the day. {detail} {after}',
    ],
    [
      '{detail} {after} Then check in, and add one to {run} in a row.',
      '{detail} {after} Then check in, and think no further about {acting} today.',
      '{detail} {after} Then check in, and turn to other things.',
    ],
    [
      'Let the plan have the last word today: {when}, {then}. Before or after it, one thing remains. {detail}',
      'One thing remains for {acting} today. After it, turn to other matters. {detail} {after}',
      'One thing remains today. After it, turn to other matters. {detail} {after}',
    ],
    [
      '{left} remain until your date, so today has to complete only its own part. {detail} {after}',
      'Today has its own part of {acting}. Choose it, and end with it. {detail} {after}',
      'Today has its own part. Choose it, and end with it. {detail} {after}',
    ],
    [
      '{detail} {after} After that, consider this {weekday} settled for {acting}.',
      '{detail} {after} After that, consider this {weekday} settled.',
    ],
    [
      'You wrote {obstacle}. A day with that in it may end early, after one thing is done. {detail}',
      'A single act for {acting} can close the day early. {detail} {after}',
      'A single act can close the day early. {detail} {after}',
    ],
    [
      'After {run} in a row, not every part of a day has to be done. Choose one. {detail} {after}',
      'For {acting}, choose today’s part, and leave the other days their own. {detail} {after}',
      'Choose today’s part, and leave the other days their own. {detail} {after}',
    ],
    {
      texts: [
        '{detail} With the plan, that completes the day: {when}, {then}. Decide nothing further.',
        '{detail} {after} {when}, nothing further has to be decided.',
        '{detail} {after} Whatever is still undecided can stay so until tomorrow.',
      ],
      holds: AT_ONCE,
    },
  ],
}
