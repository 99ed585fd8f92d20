import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type ReasonAngle = Extract<Angle, 'why' | 'proof' | 'end'>

/** Frames of Teammate for the angles that say what the act is for, what is on the log, or when the day is done (TEXT-26). */
export const reasonFrames: Record<ReasonAngle, readonly FrameText[]> = {
  why: [
    [
      'You wrote: {why}. That’s why we’re doing this today. {detail} {after}',
      'You wrote {words}. We haven’t forgotten, and here’s something for it. {detail} {after}',
      'Here’s a small job that helps us with {acting}. {detail} {after}',
      'You picked this goal, and we pick the size for today: small. {detail} {after}',
    ],
    [
      '{detail} {after} And you’ve told us what it’s for: {why}.',
      '{detail} {after} That counts for {acting}, so let’s log it.',
      '{detail} {after} The goal was your idea, and we’re still for it.',
    ],
    [
      'You picked the date, and we’ve got {left}. Here’s today’s part. {detail} {after}',
      'We’ve picked something small for the goal today. {detail} {after}',
    ],
    {
      texts: [
        'You made a plan for this: {when}, {then}. Let’s help it along. {detail}',
        'There’s one thing for {acting} on our list. {detail} {after}',
        'There’s one thing on our list today, and it won’t take long. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      'You put it like this: {words}. Let’s do something about that today. {detail} {after}',
      'You know why you’re doing this: {why}. Let’s spend a little of {weekday} on that. {detail}',
      'Whatever this {weekday}’s like, let’s do our bit. {detail} {after}',
    ],
    [
      '{kept} are kept, and we’re adding another. {detail} {after}',
      'You wrote {obstacle}. Let’s see what we can do about that today. {detail} {after}',
      '{acting} is still on our list, so let’s do a little for it. {detail} {after}',
      'Some {weekday}s we’re keen, some we’re not. The job’s the same. {detail} {after}',
    ],
    [
      'We go by what you wrote: {why}. So here’s what we do today. {detail}',
      'Let’s get a bit of work done on {thing} today. {detail} {after}',
      'You know why we’re doing this, so let’s skip the speech. {detail} {after}',
    ],
    [
      'You noted {last_note}. The goal hasn’t changed, so let’s keep going. {detail} {after}',
      'You made {acting} your goal, so here’s our next move. {detail} {after}',
      'Plain days count with us, too, and here’s one. {detail} {after}',
    ],
  ],
  proof: [
    [
      'You’ve kept {kept}. Let’s get today in there, too. {detail} {after}',
      'You wrote {words}. Today we log something for that. {detail} {after}',
      'One small job, and today’s on our log. {detail} {after}',
    ],
    [
      '{detail} {after} Check in after that, and we’re at {run} plus one.',
      '{detail} {after} You’ve kept {kept}, and we’d like today to count, too.',
      '{detail} {after} Check in with one word about it, and we’re good.',
    ],
    [
      'You’ve kept {kept}. Let’s stay with the plan: {when}, {then}. This is all we’ll add. {detail}',
      'We’re {run} in. Nothing special today, just this. {detail} {after}',
      'We don’t need a big day, just a check-in. {detail} {after}',
    ],
    [
      'This was your last note: {last_note}. Let’s do this and write the next one. {detail} {after}',
      'You’ve kept {kept}, and our short ones count as much as the long ones. {detail} {after}',
      'Quick or slow, it goes on our log the same way. {detail} {after}',
    ],
    [
      'You’ve kept {kept}, and we’ve got {left} to go. Here’s the next one. {detail} {after}',
      'You’ve kept {run} in a row, so let’s make sure of this one. {detail} {after}',
      'We don’t log how big it was, only that you did it. {detail} {after}',
    ],
    [
      'You wrote {obstacle}, and you’ve still kept {kept}. Let’s add one more. {detail} {after}',
      'You wrote {obstacle}. We can log a day with that in it, too. {detail} {after}',
      'A so-so day gets logged by us, too. {detail} {after}',
    ],
    [
      'We’ve logged {run} in a row. Short days count, too. {detail} {after}',
      'We’re not after a record, just today’s check-in. {detail} {after}',
    ],
    [
      '{detail} {after} Then check in, and we add it to what you’ve kept: {kept}.',
      '{detail} {after} Check in afterward, and we’ve got one more day for {acting}.',
      '{detail} {after} Check it off, and we’re good.',
    ],
  ],
  end: [
    [
      'One job, and then you’re off. We’ll hold the log open. {detail} {after}',
      'We’ve got a small one here, and after it you can stop. {detail} {after}',
    ],
    [
      '{detail} {after} That’s enough from us for today, and it’s all for this: {why}.',
      '{detail} {after} That’s our bit for {acting} today.',
      '{today}. Let’s do this for it, and that’s enough. {detail} {after}',
      '{detail} {after} That’s today’s share, so let’s leave it at that.',
    ],
    [
      'You wrote {obstacle}. On days like that, we stop after this. {detail} {after}',
      'You’ve kept {run} in a row. Let’s end this {weekday} the same way, with a check-in. {detail} {after}',
      'One job, then a check-in, and that’s our {weekday}. {detail} {after}',
    ],
    [
      'It’s {left} to the date. Let’s do this, and then stop for today. {detail} {after}',
      'You noted {last_note}. Today’s note can wait until we’ve done this. {detail} {after}',
      'Let’s do one short job and call it enough. {detail} {after}',
    ],
    [
      '{detail} That and your plan, and we’re done: {when}, {then}.',
      '{detail} {after} That’s enough for {acting} today, so let’s check in.',
      '{detail} {after} That’s it for {weekday}, so let’s check in.',
    ],
    [
      'You wrote {obstacle}. So we do this much today, and no more. {detail} {after}',
      'We’ll do this for {acting}, and then we stop. {detail} {after}',
      'Nobody does extra today. We do our bit, and then it’s enough. {detail} {after}',
    ],
    [
      'You wrote {words}. It doesn’t all have to happen today, so let’s do this much. {detail} {after}',
      'That’s {run} in a row. One short thing from us today, and it’s another. {detail} {after}',
      'Here’s a short job for us that has a clear end. {detail} {after}',
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
