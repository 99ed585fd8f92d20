import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type ReasonAngle = Extract<Angle, 'why' | 'proof' | 'end'>

/** Frames of Teammate for the angles that say what the act is for, what is on the log, or when the day is done (TEXT-26). */
export const reasonFrames: Record<ReasonAngle, readonly FrameText[]> = {
  why: [
    [
      'You wrote: {why}. That’s what we’re here for, so let’s do today’s part. {detail} {after}',
      'You wrote {words}. We haven’t forgotten that, and this is today’s part. {detail} {after}',
      'Our part today is short, and it all counts for {acting}. {detail} {after}',
      'A few minutes for your goal are enough, so let’s begin. {detail} {after}',
    ],
    [
      '{detail} {after} We do that for the reason you gave: {why}.',
      '{detail} {after} That counts for {acting}, and we put it on the log.',
      '{detail} {after} That brings us a bit closer to the goal.',
    ],
    [
      'You chose a date, and it’s {left} away, so let’s do today’s part. {detail} {after}',
      'We only need one thing from today, and it’s quick. {detail} {after}',
    ],
    {
      texts: [
        'You’ve got a plan for this goal: {when}, {then}. Let’s do one more thing for it. {detail}',
        'For {acting}, we keep today’s list short. {detail} {after}',
        'You do the work, and we keep the list short. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      'You put it like this: {words}. Read that once more, and then let’s do today’s job. {detail} {after}',
      'You know why you’re doing this: {why}. This {weekday}, our part is short. {detail}',
      'This {weekday}, our part of the work is quickly done. {detail} {after}',
    ],
    [
      'You’ve kept {kept} for this goal. Let’s add today. {detail} {after}',
      'You wrote {obstacle}. The goal’s the same on such days, and we keep our part small. {detail} {after}',
      'We’re still working on {acting}, so let’s do today’s bit. {detail} {after}',
      'Let’s set a bit of {weekday} aside for your goal. {detail} {after}',
    ],
    [
      'We go by what you wrote: {why}. Today needs only one thing. {detail}',
      'Let’s do a small piece of the work today on {thing}. {detail} {after}',
      'Today’s piece is small, and we don’t need a bigger one. {detail} {after}',
    ],
    [
      'You noted {last_note}. The goal’s the same today, so let’s go on. {detail} {after}',
      'You decided on {acting}, so let’s do something for it today. {detail} {after}',
      'You wrote this goal down, so let’s do something for it. {detail} {after}',
    ],
  ],
  proof: [
    [
      'You’ve kept {kept}. A short one will do for us today. {detail} {after}',
      'You wrote {words}. Do today’s part with that in mind, and then we log it. {detail} {after}',
      'Do this much, and today goes on our log. {detail} {after}',
    ],
    [
      '{detail} {after} Then let’s check in: the log has {run} plus this one.',
      '{detail} {after} You’ve kept {kept}, and we’d like today to count, too.',
      '{detail} {after} Let’s check in when that’s done.',
    ],
    [
      'You’ve kept {kept}, and the plan stays: {when}, {then}. We add only a little. {detail}',
      'Nothing special is needed today, because we’ve kept {run} in a row. {detail} {after}',
      'We don’t need a special day, just a check-in at the end. {detail} {after}',
    ],
    [
      'Your last note says {last_note}. Let’s write the next one after today’s job. {detail} {after}',
      'You’ve kept {kept}. Hard or easy, each of them counts the same for us. {detail} {after}',
      'A hard day counts like an easy one on our log. {detail} {after}',
    ],
    [
      'You’ve kept {kept}, and the date’s in {left}. Let’s add today. {detail} {after}',
      'Let’s simply add one day to the {run} that you’ve kept. {detail} {after}',
      'We count days, so a short one is enough. {detail} {after}',
    ],
    [
      'You wrote {obstacle}, and you’ve still kept {kept}. Let’s do a little today. {detail} {after}',
      'You wrote {obstacle}. A small day goes on the log, too, so let’s do that. {detail} {after}',
      'When in doubt, let’s do one thing and log it. {detail} {after}',
    ],
    [
      '{run} in a row are on our log. A short one counts as well. {detail} {after}',
      'We’re not trying for a record, we just want today’s check-in. {detail} {after}',
    ],
    [
      '{detail} {after} With that and a check-in, we’re done. You’ve kept {kept} so far.',
      '{detail} {after} Check in afterward, and we’re a day closer to {acting}.',
      '{detail} {after} Check it off, and then we’re done.',
    ],
  ],
  end: [
    [
      'We’ve got one job today, and it isn’t a big one. {detail} {after}',
      'There’s one short job on our list, and then it’s empty. {detail} {after}',
    ],
    [
      '{detail} {after} That’s enough for today, and we haven’t forgotten why: {why}.',
      '{detail} {after} That got us closer to {acting}, and now we clock out.',
      '{detail} {after} That’s our shift, and we clock out.',
    ],
    [
      'You wrote {obstacle}. On such days, our shift ends after one thing. {detail} {after}',
      'You’ve kept {run} in a row, and our {weekday} ends like the others: with a check-in. {detail} {after}',
      'Job, check-in, done: that’s our {weekday}. {detail} {after}',
    ],
    [
      'The date’s {left} away, and after one thing, we stop for today. {detail} {after}',
      'You noted {last_note}. Let’s do one thing, and then write today’s note. {detail} {after}',
      'We’ve got one thing to do, and then the day’s yours. {detail} {after}',
    ],
    [
      '{detail} With that and your plan, we’re done: {when}, {then}.',
      '{detail} {after} That’s enough today for {acting}, so let’s check in.',
      '{detail} {after} With that, {weekday}’s list is done, so let’s check in.',
    ],
    [
      'You wrote {obstacle}. No overtime today: we do one thing and stop. {detail} {after}',
      'We do one thing, get closer to {acting}, and clock off. {detail} {after}',
      'There’s no overtime today. One thing, and we clock off. {detail} {after}',
    ],
    [
      'You wrote {words}. It doesn’t all have to happen today, so we do one part. {detail} {after}',
      'You’ve kept {run} in a row. Our list is short, and we stop there. {detail} {after}',
      'This is the last job on our list today. {detail} {after}',
    ],
    {
      texts: [
        'Today’s done once you’ve done the plan: {when}, {then}. We add one thing and check in. {detail}',
        '{detail} {after} Check in, and let’s call it a day.',
      ],
      holds: AT_ONCE,
    },
  ],
}
