import type { Angle } from '#domain/coach/angle.ts'
import type { DetailForm, FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type ReasonAngle = Extract<Angle, 'why' | 'proof' | 'end'>

/** What is no word to another person, beside one of whom the reader is reminded. */
const UNTOLD: readonly DetailForm[] = [...ALONE, 'moment']

/** Frames of Wise Mentor for the angles that say what the act is for, what was kept, or where the day ends (TEXT-26). */
export const reasonFrames: Record<ReasonAngle, readonly FrameText[]> = {
  why: [
    [
      'You wrote why: {why}. An ordinary day answers that with one act. {detail} {after}',
      'You wrote {words} when you set this goal. Consider it once, and then act. {detail} {after}',
      'When you decided on {acting}, you had something in mind. Recall it, and then act. {detail}',
      'Consider once what the goal is for, and then leave the question. {detail} {after}',
    ],
    [
      '{detail} {after} What it goes toward stands in your own words: {why}.',
      '{detail} {after} The date you chose is {left} away, and ordinary days lead to it.',
      '{detail} {after} Your decision about {acting} becomes visible in such acts.',
      '{detail} {after} A decision becomes visible in such acts.',
    ],
    [
      'These are your words: {why}. On a day when they seem far away, one act is enough. {detail}',
      'Consider the words that you chose for this goal: {words}. Then choose one act to set beside them. {detail}',
      'You decided on {acting} for ordinary days as well, and this {weekday} is one. {detail}',
      'The goal is reached on ordinary days, and this {weekday} is one. {detail} {after}',
    ],
    {
      texts: [
        'You gave the goal a moment of its own: {when}, {then}. For the rest of today, one choice is enough. {detail}',
        'You noted {last_note}. The goal is the same today, and needs one decision. {detail} {after}',
        'One decision is all that today needs of you. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      'In {left} the date is here. Consider what you want to have chosen by then. {detail} {after}',
      '{kept} are kept, each of them toward the goal. Consider what today can add. {detail} {after}',
      'Consider what you wrote, and what one {weekday} can do beside it: {obstacle}. {detail} {after}',
      'Consider what one {weekday} can do for the goal, and do no more. {detail} {after}',
    ],
    [
      'You knew of this when you chose the goal: {obstacle}. Choose one easy act today. {detail} {after}',
      '{run} in a row are kept, each by a decision of one day. Make today’s. {detail} {after}',
      'You decided on {acting}. Today needs no new reason, only an act. {detail} {after}',
      'Today needs a decision, and no new reason. {detail} {after}',
    ],
    {
      texts: [
        'You mentioned {ally} when you wrote about this goal. Recall that, and then choose. {detail} {after}',
        'The reason stands as you wrote it: {why}. Consider what goes in its direction today. {detail}',
        'Do not argue the goal anew each day. Decide, and act. {detail} {after}',
      ],
      holds: UNTOLD,
    },
    [
      'If you wonder whether today matters, begin with what you wrote: {words}. Then decide. {detail}',
      'Before you consider whether today matters, read what you wrote: {why}. {detail} {after}',
      'You need not know today how much one day matters. {detail} {after}',
    ],
  ],
  proof: [
    [
      '{kept} are kept, and no decision of today can undo them. {detail} {after}',
      'The record of this goal begins with what you wrote: {words}. Add one act today. {detail}',
      'The record is a list of ordinary days. Add one. {detail} {after}',
    ],
    [
      '{detail} {after} {kept} are kept, and you decide whether today joins them.',
      '{detail} {after} Then check in, with a note as plain as your last: {last_note}.',
      '{detail} {after} Check in afterward, and leave the log to itself.',
    ],
    [
      'With {kept} kept, the plan may stay as it is: {when}, {then}. Choose one small thing besides. {detail}',
      'After {run} in a row, it would be unwise to change much. Choose one small thing. {detail} {after}',
      'Your plan is part of the record: {when}, {then}. Choose one small act besides. {detail}',
      'The log asks for one mark a day, and leaves the opinion to you. {detail} {after}',
    ],
    [
      'None of the {run} in a row had to be a good day, and today need not be one. {detail}',
      'You noted {last_note}, and the log has that day like any other. Let today join it. {detail}',
      'Today counts in the record, however well it goes. {detail} {after}',
    ],
    {
      texts: [
        'If you tell {ally} one thing about this goal, let it be the record: {kept}. {detail}',
        '{kept} have a mark in the log, and none shows how much was done. {detail} {after}',
        'A small act leaves the same mark as a large one. {detail} {after}',
      ],
      holds: UNTOLD,
    },
    [
      'If you doubt whether today will do, consult the record: {kept}. {detail} {after}',
      'You noted {last_note}. If you doubt whether today will do, remember that such a day counted. {detail}',
      'Doubt can wait until the day is marked. {detail} {after}',
    ],
    [
      'You wrote {obstacle}, and the log has {kept}. Consider both, and choose an easy act. {detail}',
      'To {run} in a row, add one, and look no further ahead. {detail} {after}',
      'You wrote {obstacle}. Today can be kept with less than usual. {detail} {after}',
      'Today’s line is still empty, and yours to decide. {detail} {after}',
    ],
    [
      '{detail} {after} You know what a kept day requires, with {run} in a row behind you.',
      '{detail} Then mark the day, and set it beside what you wrote: {why}.',
      '{detail} Then mark the day, and read once more what you wrote: {words}.',
      '{detail} {after} Then mark the day, and decide nothing more.',
    ],
  ],
  end: [
    [
      'You wrote {obstacle}. Decide beforehand what is enough on a day with that in it. {detail}',
      'Decide beforehand which part of {thing} completes today. {detail} {after}',
      'Decide beforehand what completes the day. {detail} {after}',
    ],
    [
      '{detail} {after} Then check in, and add one to {run} in a row.',
      '{detail} {after} Then check in, and leave your last note behind you: {last_note}.',
      '{detail} {after} Then check in, and turn to other things.',
    ],
    [
      'Let the plan have the last word today: {when}, {then}. Before or after it, do one thing. {detail}',
      'You wrote {words}. Do one thing with that in mind, and then turn to other matters. {detail}',
      'One thing remains today. After it, turn to other matters. {detail} {after}',
    ],
    [
      '{left} remain until your date, so today has to complete only its own part. {detail} {after}',
      'You wrote: {why}. Today has only its own part in that. Choose it, and be content with it. {detail}',
      'You wrote {obstacle}. Today has to complete only its own part beside that. {detail} {after}',
      'Today has its own part. Choose it, and be content with it. {detail} {after}',
    ],
    {
      texts: [
        '{detail} {after} Whether {ally} hears of it is the last thing to decide.',
        '{detail} With that, you have decided enough for a day with this in it: {obstacle}.',
        '{detail} {after} With that, you have decided enough for this {weekday}.',
      ],
      holds: UNTOLD,
    },
    [
      'What completes today can be small beside what you wrote: {words}. Choose one act. {detail}',
      'You wrote {obstacle}. With that to come, let a single act be the measure of today. {detail}',
      'Let a single act be the measure of today. {detail} {after}',
    ],
    [
      'After {run} in a row, you may decide that one act is enough today. {detail} {after}',
      'You noted {last_note}. That day is complete, and one act can complete this one. {detail}',
      'You decided on {acting} as a whole, and today needs only one part. {detail}',
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
