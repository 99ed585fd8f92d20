import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type ReasonAngle = Extract<Angle, 'why' | 'proof' | 'end'>

/** Frames of Teammate for the angles that say what the act is for, what is on the log, or when the day is done (TEXT-26). */
export const reasonFrames: Record<ReasonAngle, readonly FrameText[]> = {
  why: [
    [
      'You wrote: {why}. That’s why there’s something on our list today. {detail} {after}',
      'You wrote {words}, and nobody on our team has forgotten. {detail} {after}',
      '{detail} {after} That’s a small job for us, and it helps with {acting}.',
      'You picked the goal, and we pick the size for today: small. {detail} {after}',
    ],
    [
      '{detail} {after} And you’ve told us what the goal’s for: {why}.',
      '{detail} {after} That counts for {acting}, so let’s log it.',
      '{detail} {after} The goal was your idea, and we’re still for it.',
    ],
    [
      'You picked the date, and we’ve got {left} to get there. {detail} {after}',
      'We’ve picked something small for the goal today. {detail} {after}',
    ],
    {
      texts: [
        'You made the plan: {when}, {then}. Our share today is something small. {detail}',
        'There’s one thing for {acting} on our list. {detail} {after}',
        '{detail} {after} That’s the one thing on our list today, and it won’t take long.',
      ],
      holds: AT_ONCE,
    },
    [
      'You put it like this: {words}. That’s what we’re working with. {detail} {after}',
      'You know why you started: {why}. Let’s spend a little of {weekday} on the goal. {detail}',
      'Whatever this {weekday}’s like, let’s do our part. {detail} {after}',
    ],
    [
      'With {kept} kept, we’re adding another. {detail} {after}',
      'You wrote {obstacle}. Let’s see what we can do about that today. {detail} {after}',
      '{acting} is still on our list, so let’s do a little for it. {detail} {after}',
      'Some {weekday}s we’re eager, some we’re not. The job’s the same. {detail} {after}',
    ],
    [
      '{detail} And we still go by what you wrote: {why}.',
      'Let’s put some work into {thing} today. {detail} {after}',
      'You picked the goal for a reason, so let’s skip the speech. {detail} {after}',
    ],
    [
      'You noted {last_note}. The goal hasn’t changed, so let’s keep going. {detail} {after}',
      'You made {acting} your goal, so let’s make a small move today. {detail} {after}',
      '{detail} {after} Plain days count with us, too, so we log it.',
    ],
  ],
  proof: [
    [
      'You’ve kept {kept}. Let’s get today in there, too. {detail} {after}',
      'You wrote {words}. Today we log something to match. {detail} {after}',
      '{detail} {after} That’s all it takes to get today on our log.',
    ],
    [
      '{detail} {after} Check in after that, and we add a day to your {run} in a row.',
      '{detail} {after} You’ve kept {kept}, and we’d like today to count, too.',
      '{detail} {after} Check in with one word about it, and we’re good.',
    ],
    [
      'You’ve kept {kept}. Let’s stay with the plan: {when}, {then}. {detail} That’s all we’ll add.',
      'We’re {run} in, and today can be nothing special. {detail} {after}',
      '{detail} {after} Our log doesn’t need a big day, just a check-in.',
    ],
    [
      'This was your last note: {last_note}. Let’s earn the next one. {detail} {after}',
      'You’ve kept {kept}, and with us, a short day counts as much as a long one. {detail} {after}',
      '{detail} {after} Quick or slow, it goes on our log the same way.',
    ],
    [
      'You’ve kept {kept}, and we’ve got {left} to go. Let’s get the next day in. {detail} {after}',
      'You’ve kept {run} in a row, so let’s make sure that today gets in. {detail} {after}',
      '{detail} {after} We don’t log how big it was, only that you did it.',
    ],
    [
      'You wrote {obstacle}, and you’ve still kept {kept}. Let’s add today. {detail} {after}',
      'You wrote {obstacle}. We can log a day with that in it, too. {detail} {after}',
      '{detail} {after} If it only goes so-so, that’s fine with our log.',
    ],
    [
      'We’ve logged {run} in a row. Short days count, too. {detail} {after}',
      'We’re not after a record, just today’s check-in. {detail} {after}',
    ],
    [
      '{detail} {after} Then check in. You’ve kept {kept}, so we know how it works.',
      '{detail} {after} Check in afterward, and we’ve got one more day for {acting}.',
      '{detail} {after} Check it off, and we’re good.',
    ],
  ],
  end: [
    [
      'One job, and then you’re off. We’ll hold the log open. {detail} {after}',
      '{detail} {after} After that you can stop, and we close the log.',
    ],
    [
      '{detail} {after} That’s enough from us for today, and it all goes toward your reason: {why}.',
      '{detail} {after} That’s what we do for {acting} today.',
      '{today}. One small thing for it is enough for us. {detail} {after}',
      '{detail} {after} That’s today’s share, so let’s leave it at that.',
    ],
    [
      'You wrote {obstacle}. If today’s like that, we do one job and stop. {detail} {after}',
      'You’ve kept {run} in a row. Let’s end this {weekday} the same way, with a check-in. {detail} {after}',
      'One job, then a check-in, and that’s our {weekday}. {detail} {after}',
    ],
    [
      'It’s {left} to the date. Let’s do today’s share, and then stop. {detail} {after}',
      'You noted {last_note}. Let’s do our job first and then add today’s note. {detail} {after}',
      'Let’s do one short job and call it enough. {detail} {after}',
    ],
    [
      '{detail} That and your plan, and we’re done: {when}, {then}.',
      '{detail} {after} That’s enough for {acting} today, so let’s check in.',
      '{detail} {after} That’s it for {weekday}, so let’s check in.',
    ],
    [
      'You wrote {obstacle}. So we do one small job today, and no more. {detail} {after}',
      'We’ll do one thing for {acting}, and then we stop. {detail} {after}',
      'Nobody does extra today. We do our share, and that’s enough. {detail} {after}',
    ],
    [
      'You wrote {words}. We do one thing with that in mind, and then we’re off. {detail} {after}',
      'That’s {run} in a row. One short job today, and we’ve got another day. {detail} {after}',
      '{detail} {after} It’s a short job, and when it ends, so do we.',
    ],
    {
      texts: [
        'You’ve got the plan: {when}, {then}. One small thing on top, and we can check in. {detail}',
        '{detail} {after} Let’s check in once that’s done.',
      ],
      holds: AT_ONCE,
    },
  ],
}
