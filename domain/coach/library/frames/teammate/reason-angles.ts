import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type ReasonAngle = Extract<Angle, 'why' | 'proof' | 'end'>

/** Frames of Teammate for the angles that say what the act is for, what is on the log, or when the day is done (TEXT-26). */
export const reasonFrames: Record<ReasonAngle, readonly FrameText[]> = {
  why: [
    [
      'You wrote: {why}. That’s what we’re here for, so let’s do something small today. {detail} {after}',
      'You wrote {words}. We haven’t forgotten that, and today we do something about it. {detail} {after}',
      'We keep today short, and it still helps with {acting}. {detail} {after}',
      'A few minutes for your goal are enough, so let’s begin. {detail} {after}',
    ],
    [
      '{detail} {after} We do that for the reason you gave: {why}.',
      '{detail} {after} That counts for {acting}, and we put it on the log.',
      '{detail} {after} That brings us a bit closer to the goal.',
    ],
    [
      'You chose a date, and it’s {left} away, so let’s do one thing today. {detail} {after}',
      'We only need one thing from today, and it’s quick. {detail} {after}',
    ],
    {
      texts: [
        'You’ve got a plan for this goal: {when}, {then}. Let’s do one more thing for it. {detail}',
        'There’s one thing on our list for {acting} today. {detail} {after}',
        'There’s one thing on our list today, and it’s short. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      'You put it like this: {words}. Read that once more, and then let’s do something small for it. {detail} {after}',
      'You know why you’re doing this: {why}. This {weekday}, we can spare a minute for it. {detail}',
      'This {weekday}, we can spare a minute for your goal. {detail} {after}',
    ],
    [
      'Lately you’ve kept {kept}, so we just go on like that. {detail} {after}',
      'You wrote {obstacle}. The goal’s the same on such days, and we do something small for it. {detail} {after}',
      '{acting} is still on our list, so let’s do a little for it. {detail} {after}',
      'Let’s set a bit of {weekday} aside for your goal. {detail} {after}',
    ],
    [
      'We go by what you wrote: {why}. Today needs only one thing. {detail}',
      'Let’s do a little bit of work on {thing} today. {detail} {after}',
      'Today’s job is small, and we don’t need a bigger one. {detail} {after}',
    ],
    [
      'You noted {last_note}. The goal’s the same today, so let’s go on. {detail} {after}',
      'You decided on {acting}, so let’s do something for it today. {detail} {after}',
      'Let’s give your goal a few minutes. {detail} {after}',
    ],
  ],
  proof: [
    [
      'You’ve kept {kept}. Something short will do for us today. {detail} {after}',
      'You wrote {words}. Do one thing with that in mind, and then we log it. {detail} {after}',
      'One small thing, and today goes on our log. {detail} {after}',
    ],
    [
      '{detail} {after} Then let’s check in: the log has {run} plus this one.',
      '{detail} {after} You’ve kept {kept}, and we’d like today to count, too.',
      '{detail} {after} Let’s check in when that’s done.',
    ],
    [
      'You’ve kept {kept}, and the plan stays: {when}, {then}. We add only a little. {detail}',
      'We’ve kept {run} in a row, so nothing special is needed today. {detail} {after}',
      'We don’t need a special day, just a check-in at the end. {detail} {after}',
    ],
    [
      'Your last note says {last_note}. Let’s write the next one after today’s job. {detail} {after}',
      'You’ve kept {kept}. Hard or easy, each of them counts the same for us. {detail} {after}',
      'A hard day counts like an easy one on our log. {detail} {after}',
    ],
    [
      'You’ve kept {kept}, and the date’s in {left}. Let’s add one more day. {detail} {after}',
      'Let’s simply add one day to the {run} that you’ve kept. {detail} {after}',
      'We only count the check-in, so something small is enough. {detail} {after}',
    ],
    [
      'You wrote {obstacle}, and you’ve still kept {kept}. Let’s do a little today. {detail} {after}',
      'You wrote {obstacle}. Small things go on the log, too, so let’s do one. {detail} {after}',
      'Whatever today is like, let’s get one line on the log. {detail} {after}',
    ],
    [
      '{run} in a row are on our log. A short one counts as well. {detail} {after}',
      'We’re not trying for a record, we just want today’s check-in. {detail} {after}',
    ],
    [
      '{detail} {after} With that and a check-in, we’re done. You’ve kept {kept} so far.',
      '{detail} {after} Check in afterward, and our log has one more day for {acting}.',
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
      '{detail} {after} That’s our bit for {acting}, and then we clock out.',
      '{detail} {after} That’s our shift, and we clock out.',
    ],
    [
      'You wrote {obstacle}. On such days, our shift ends after one thing. {detail} {after}',
      'You’ve kept {run} in a row, and our {weekday} ends like the others: with a check-in. {detail} {after}',
      'One thing, then a check-in: that’s our {weekday}. {detail} {after}',
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
      'We do one thing for {acting} today, and then we clock off. {detail} {after}',
      'There’s no overtime today. One thing, and we clock off. {detail} {after}',
    ],
    [
      'You wrote {words}. It doesn’t all have to happen today, so we do one thing. {detail} {after}',
      'You’ve kept {run} in a row. Our list is short today, and after it we stop. {detail} {after}',
      'There’s just one job left on our list today. {detail} {after}',
    ],
    {
      texts: [
        'With the plan, we’re nearly done today: {when}, {then}. One small thing more, and we check in. {detail}',
        '{detail} {after} Check in, and let’s call it a day.',
      ],
      holds: AT_ONCE,
    },
  ],
}
