import type { Angle } from '#domain/coach/day/angle.ts'
import type { DetailForm, FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type ReasonAngle = Extract<Angle, 'why' | 'proof' | 'end'>

/** What is no word to another person, beside one of whom the reader is reminded. */
const UNTOLD: readonly DetailForm[] = [...ALONE, 'moment']

/** Frames of Wise Mentor for the angles that say what the act is for, what was kept, or where the day ends (TEXT-26). */
export const reasonFrames: Record<ReasonAngle, readonly FrameText[]> = {
  why: [
    [
      'You wrote why: {why}. On an ordinary day, one small task goes toward that. {detail}',
      'When you set this goal, you wrote {words}. What that asks of you today is small. {detail} {after}',
      'You had a reason when you decided on {acting}. Act on it for a few minutes. {detail}',
      'Recall once what the goal is for. Then do one thing toward it. {detail} {after}',
    ],
    [
      '{detail} {after} All of that is for the reason you gave: {why}.',
      '{detail} {after} That is enough for today, with {left} until your date.',
      '{detail} {after} To decide on {acting} is to decide on small things like that.',
      '{detail} {after} What you decided is carried out in small things like that.',
    ],
    [
      'These are your words: {why}. On a day when that seems far away, one small task is enough. {detail}',
      'Keep in mind what you wrote about this goal: {words}. One small thing is enough for it today. {detail}',
      'You decided on {acting} for ordinary days as well, and this {weekday} is one. {detail}',
      'An ordinary {weekday} is a good day for a small part of the goal. {detail} {after}',
    ],
    {
      texts: [
        'The goal has a moment of its own: {when}, {then}. At any other time, one small task is enough. {detail}',
        'You noted {last_note}. The goal is the same today, and something small is enough for it. {detail} {after}',
        'The goal needs only a few minutes today. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      'The date that you set comes in {left}. Today, think only of one thing toward it. {detail} {after}',
      'You have kept {kept}, and each of them counts toward the goal. So can today. {detail}',
      'You wrote {obstacle}. Even so, do something for the goal this {weekday}. {detail}',
      'Do a little for the goal this {weekday}. More is not needed. {detail} {after}',
    ],
    [
      'You foresaw this: {obstacle}. So it need not surprise you today. {detail} {after}',
      'It took one decision a day to keep {run} in a row. Make today’s. {detail} {after}',
      'You decided on {acting}. Today needs no new reason, only the next small task. {detail}',
      'Today needs no new reason, only something small. {detail} {after}',
    ],
    {
      texts: [
        'You wrote down why: {why}. One small thing toward it is enough today. {detail}',
        'You need not decide on {acting} a second time. Something small for it is enough today. {detail}',
        'Do not debate the goal every day. It is decided. {detail} {after}',
      ],
      holds: UNTOLD,
    },
    [
      'If you wonder whether today matters, read what you wrote: {words}. Then do a little about it. {detail}',
      'If you wonder whether today matters, look at your reason: {why}. You can do a little for it today. {detail}',
      'You cannot know today how much one day matters. Do a small part in any case. {detail} {after}',
    ],
  ],
  proof: [
    [
      'You have kept {kept}, and today is one more to decide on. {detail} {after}',
      'You wrote {words}. A record of that is made of ordinary days. Add one. {detail}',
      'The record is a list of ordinary days. Add one. {detail} {after}',
    ],
    [
      '{detail} {after} With that, today can be added to what you have kept: {kept}.',
      '{detail} {after} Then check in, with a note as plain as your last: {last_note}.',
      '{detail} {after} Check in afterward, and the day is recorded.',
    ],
    [
      'You have kept {kept}. Leave the plan as it is: {when}, {then}. {detail}',
      'After {run} in a row, there is no reason to change much. {detail} {after}',
      'The plan makes the record: {when}, {then}. Anything else today is extra. {detail}',
      'One check-in is what today needs, and it may be for little. {detail} {after}',
    ],
    [
      'None of your {run} in a row had to be perfect, and neither does today. {detail}',
      'You noted {last_note}. That day counts like any other, and so can this one. {detail}',
      'It need not go well to count today. {detail} {after}',
    ],
    {
      texts: [
        'You have kept {kept}. A short day counts among them like a long one. {detail} {after}',
        'In the log, a short day counts as much as a long one. {detail} {after}',
      ],
      holds: UNTOLD,
    },
    [
      'If you doubt that today is enough, remember that you have kept {kept}. {detail} {after}',
      'You noted {last_note} and checked in. That is possible today, too. {detail}',
      'Any doubt can wait until you have checked in. {detail} {after}',
    ],
    [
      'Since you wrote {obstacle}, you have kept {kept}. {detail} {after}',
      '{run} in a row are done. Decide about the next day only. {detail} {after}',
      'You wrote {obstacle}. Even if that comes up, the day can be kept with something small. {detail} {after}',
      'Today is not in the log yet, and you decide whether it will be. {detail} {after}',
    ],
    [
      '{detail} {after} With {run} in a row behind you, you know how little a day needs.',
      '{detail} Then check in, and reread your reason: {why}.',
      'You wrote {words}. Do a little for that, and then you can check in. {detail} {after}',
      '{detail} {after} A check-in after that settles the day.',
    ],
  ],
  end: [
    [
      'You wrote {obstacle}. Decide now, before that comes up, how little is enough today. {detail}',
      'Decide beforehand how much of {thing} is enough for today. {detail} {after}',
      'Decide beforehand that something small completes the day. {detail} {after}',
    ],
    [
      '{detail} {after} Then check in, as on the last {run}.',
      '{detail} {after} Check in afterward, with a note no longer than your last: {last_note}.',
      '{detail} {after} Then check in, and turn to other things.',
    ],
    [
      'The plan and one small thing make the day complete: {when}, {then}. {detail}',
      'You wrote {words}. Do one thing with that in mind, and then turn to other matters. {detail}',
      'One thing is enough for today. After it, turn to other matters. {detail} {after}',
    ],
    [
      '{left} remain until your date, so a modest day is enough. {detail} {after}',
      'You wrote: {why}. Do something small toward that today, and ask no more of yourself. {detail}',
      'You wrote {obstacle}. With that in the way, something small is enough today. {detail} {after}',
      '{detail} {after} A day needs no more than that.',
    ],
    {
      texts: [
        'You wrote {obstacle}. If that comes up today, even a little counts. {detail} {after}',
        '{detail} {after} For {acting}, that is enough today.',
        '{detail} {after} That completes this {weekday}.',
      ],
      holds: UNTOLD,
    },
    [
      'You wrote {words}. Keep to one small task today, and then the day is complete. {detail}',
      'You wrote {obstacle}. Even then, one task completes the day. {detail} {after}',
      'One task completes the day. {detail} {after}',
    ],
    [
      'You may decide, after {run} in a row, that one task is enough today. {detail} {after}',
      'You noted {last_note}. That day is over, and one task can complete this one. {detail}',
      'You decided on {acting}, and today asks for only a little. {detail} {after}',
      'Do a little today, and leave the rest for other days. {detail} {after}',
    ],
    {
      texts: [
        '{detail} With the plan, that completes the day: {when}, {then}. Decide nothing further.',
        '{detail} {after} Then let the goal rest, and think of it only {when}.',
        '{detail} {after} Whatever is still undecided can wait until tomorrow.',
      ],
      holds: AT_ONCE,
    },
  ],
}
