import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle'>

/** Frames of Teammate for the angles that begin the act or hold against something (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    [
      'Your plan’s set: {when}, {then}. Here’s one short job that we can do right now. {detail}',
      'You wrote {words}. With that in mind, we begin with a short job. {detail} {after}',
      'We’ve got a short job before the main one. {detail} {after}',
      'Let’s do it now, while the page is open. {detail} {after}',
    ],
    [
      'It’s {left} to your date, and this is our part for today. {detail} {after}',
      'We’ve got one short job that gets us closer to {acting}. {detail} {after}',
      'One short job is all we need this {weekday}. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Let’s do one thing before it can come up. {detail} {after}',
      'After {run} in a row, we know that a short start is fine. {detail} {after}',
      'Starting is enough today, and we keep the start short. {detail} {after}',
    ],
    [
      'You wrote {words}. This is today’s part, and we keep it short. {detail} {after}',
      'One thing done today, and we’re closer to {acting}. {detail} {after}',
      'You do the first bit now, and we log it. {detail} {after}',
    ],
    [
      'You noted {last_note}. Let’s go on from there with a short job. {detail} {after}',
      'You wrote down why: {why}. Let’s do a short piece of the work now. {detail}',
      'The main part comes later, and this much we can do now. {detail} {after}',
      'If you’ve got a minute now, let’s use it. {detail} {after}',
    ],
    [
      'We don’t touch your plan: {when}, {then}. Today there’s one more job, and it’s short. {detail}',
      'That’s {run} in a row so far, and we just keep going. {detail} {after}',
      'We can begin right away, and nothing has to be perfect. {detail} {after}',
    ],
    [
      'You know what gets in the way: {obstacle}. This job still fits into our day. {detail}',
      'Let’s do a little for {thing} and count that as a start. {detail} {after}',
      'Let’s make a small start, and we’re a bit closer to {acting}. {detail} {after}',
      'Let’s make a start now and see about the rest afterward. {detail} {after}',
    ],
    [
      '{detail} {after} That’s our start, and it’s a good one.',
      '{detail} {after} That’s enough for a start, and we log it.',
    ],
  ],
  plan: [
    [
      '{when}, you’ll {then}. That’s settled, so let’s pick a time for one more short job. {detail}',
      'You wrote {words}. Let’s choose a good time for today’s part. {detail} {after}',
      'You’ve kept {kept}, and we only plan one short job for today. {detail} {after}',
      'Let’s pick a time today for one short job. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Our job today is short and fits in anyway. {detail} {after}',
      'Our job fits in anywhere today. {detail} {after}',
      '{weekday} has a free minute somewhere, and we only need one. {detail} {after}',
    ],
    [
      '{detail} For everything else, we stick to your plan: {when}, {then}.',
      '{detail} {after} That’s all we plan today for {acting}.',
      '{detail} {after} Let’s do it as soon as your hands are free.',
    ],
    [
      'The date is {left} off, so we plan a little for each day. {detail} {after}',
      '{run} in a row are kept. We leave the plan alone. {detail} {after}',
      'You say when, and here’s what we’d do today. {detail} {after}',
    ],
    [
      'You noted {last_note}. Let’s plan today with that in mind. {detail} {after}',
      'You’re doing this for a reason: {why}. Let’s fit one short job into today. {detail}',
      'If now’s no good, let’s set an alarm for when it is. {detail} {after}',
    ],
    [
      'The main thing’s planned: {when}, {then}. So our other job can be short. {detail}',
      'You wrote {words}. We leave the time to you today. {detail} {after}',
      'Any time today is fine with us. {detail} {after}',
    ],
    [
      'Let’s set a few minutes aside today for {thing}. {detail} {after}',
      'All we need is one free minute to get closer to {acting}. {detail} {after}',
      '{detail} {after} Let’s get that done before the next meal.',
    ],
    [
      'You wrote what can upset the plan: {obstacle}. So we plan only a little today. {detail}',
      'You’ve kept {kept}. We don’t need a new plan today. {detail} {after}',
      'We don’t need much of this {weekday}, just a few minutes. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      'You told us what gets in the way: {obstacle}. Today’s job is short enough to fit in anyway. {detail}',
      'If something comes up {when}, we can still do this much. {detail} {after}',
      'If something comes up today, we can still do this much. {detail} {after}',
    ],
    {
      texts: [
        'The plan doesn’t change on a full {weekday}: {when}, {then}. We add one quick job. {detail}',
        'You wrote {words}. On a full {weekday}, this is our part. {detail} {after}',
        'A full {weekday} still has room for one short job, so let’s do it. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      'You wrote {obstacle}. Fine, then our job today is a quick one. {detail} {after}',
      '{detail} {after} With {run} in a row, we can leave it at that.',
      '{detail} {after} If somebody interrupts you, let’s finish it afterward.',
    ],
    [
      'We know the hard part: {obstacle}. Here’s something that works on such a day, too. {detail}',
      'Some days leave little time for {acting}, so our job today is short. {detail} {after}',
      'Something always comes up, so we keep the job short. {detail} {after}',
    ],
    [
      'You noted {last_note}. Whether today’s the same or not, we do one short job. {detail} {after}',
      'With {left} to go, even a short day helps us. {detail} {after}',
      'If today gets hard, let’s do one thing and stop. {detail} {after}',
    ],
    [
      'On a rough day, too, your plan’s the same: {when}, {then}. We’ve got just one more thing. {detail}',
      'You’ve kept {kept}. On a rough day, we do a short job. {detail} {after}',
      'Whatever {weekday} brings, we can manage one quick thing. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. We don’t have to solve that today to get one thing done. {detail} {after}',
      'However busy you are {when}, we can do something short. {detail} {after}',
      'We don’t need a good day for something this short. {detail} {after}',
    ],
    [
      'You wrote {words}. It doesn’t take a perfect day, so we do a small part. {detail} {after}',
      'If there’s no time today for {acting}, we still do one short thing. {detail} {after}',
      'If {weekday} is full, let’s do this and leave the rest. {detail} {after}',
    ],
  ],
}
