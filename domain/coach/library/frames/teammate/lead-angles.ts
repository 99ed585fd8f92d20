import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle'>

/** Frames of Teammate for the angles that begin the act or hold against something (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    [
      'Your plan’s set: {when}, {then}. We’ve got one short job to go with it. {detail}',
      'You wrote {words}. With that in mind, we begin with a short job. {detail} {after}',
      'To begin with, there’s one short job for us. {detail} {after}',
      'Let’s start with one thing that doesn’t take long. {detail} {after}',
    ],
    [
      'It’s {left} to your date, and today we get one job done. {detail} {after}',
      'We’ve got one short job today that helps with {acting}. {detail} {after}',
      'One short job is all we need this {weekday}. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Let’s do one thing before it can come up. {detail} {after}',
      'We know by now, after {run} in a row, that a short start is fine. {detail} {after}',
      'Starting is enough today, so let’s begin with something small. {detail} {after}',
    ],
    [
      'You wrote {words}. Let’s begin there, and we keep it short. {detail} {after}',
      'Small things help with {acting}, so let’s do one today. {detail} {after}',
      'You do something small, and we write it down. {detail} {after}',
    ],
    [
      'You noted {last_note}. Let’s go on from there with a short job. {detail} {after}',
      'You wrote down why: {why}. For that reason, let’s begin with something easy. {detail}',
      'We take one thing first and leave the rest for later. {detail} {after}',
      'If you’ve got a few minutes, let’s use them. {detail} {after}',
    ],
    [
      'We don’t touch your plan: {when}, {then}. Today there’s one more job, and it’s short. {detail}',
      'That’s {run} in a row so far, and we just keep going. {detail} {after}',
      'We can begin anywhere, and nothing has to be perfect. {detail} {after}',
    ],
    [
      'You know what gets in the way: {obstacle}. Let’s start with something that helps. {detail}',
      'Let’s do a little for {thing} and count that as a start. {detail} {after}',
      'Let’s make a small start today with something for {acting}. {detail} {after}',
      'Let’s make a start today and see about the rest afterward. {detail} {after}',
    ],
    [
      '{detail} {after} That’s our start, and it’s a good one.',
      '{detail} {after} That’s enough for a start, and we log it.',
    ],
  ],
  plan: [
    [
      '{when}, you’ll {then}. That’s settled, so let’s plan just one more short job. {detail}',
      'You wrote {words}. Let’s find some room for that in today’s plan. {detail} {after}',
      'You’ve kept {kept}, and we only plan one short job for today. {detail} {after}',
      'We only have to plan one short job today. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. So let’s plan one short thing around that. {detail} {after}',
      'Our plan for today is one short thing. {detail} {after}',
      '{weekday} has a free minute somewhere, and we only need one. {detail} {after}',
    ],
    [
      '{detail} For everything else, we stick to your plan: {when}, {then}.',
      '{detail} {after} That’s all we plan today for {acting}.',
      '{detail} {after} You pick the time for that, and we keep the list.',
    ],
    [
      'The date is {left} off, so we plan a little for each day. {detail} {after}',
      '{run} in a row are kept. We leave the plan alone. {detail} {after}',
      'You say when, and here’s what we’d do today. {detail} {after}',
    ],
    [
      'You noted {last_note}. Let’s plan today with that in mind. {detail} {after}',
      'You’re doing this for a reason: {why}. Let’s fit one short job into today. {detail}',
      'If your day is full, we plan a short job and no more. {detail} {after}',
    ],
    [
      'The main thing’s planned: {when}, {then}. So our other job can be short. {detail}',
      'You wrote {words}. Here’s what we’d plan for that today. {detail} {after}',
      'Any time today is fine with us. {detail} {after}',
    ],
    [
      'Let’s set a few minutes aside today for {thing}. {detail} {after}',
      'All we need today is one small thing for {acting}. {detail} {after}',
      '{detail} {after} Let’s put that at the top of today’s list.',
    ],
    [
      'You wrote what can upset the plan: {obstacle}. So we plan only a little today. {detail}',
      'You’ve kept {kept}. We don’t need a new plan today. {detail} {after}',
      'We don’t need much of this {weekday}, just a few minutes. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      'You told us about the hard part: {obstacle}. Let’s do something small about it today, and no more. {detail}',
      'If things get busy {when}, one small thing is enough for us. {detail} {after}',
      'If things get busy today, one small thing is enough for us. {detail} {after}',
    ],
    {
      texts: [
        'The plan doesn’t change on a full {weekday}: {when}, {then}. We add one quick job. {detail}',
        'You wrote {words}. On a full {weekday}, a minute for that is enough for us. {detail} {after}',
        'A full {weekday} still has room for one short job, so let’s do it. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      'You wrote {obstacle}. That’s good to know, and we can plan around it. {detail} {after}',
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
      'You’ve kept {kept}. If today’s a rough one, something short is enough for us. {detail} {after}',
      'Whatever {weekday} brings, we can manage one quick thing. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. We don’t have to solve that today to get one thing done. {detail} {after}',
      'Whatever gets in the way {when}, we can do something short. {detail} {after}',
      'We don’t need a good day for a short job. {detail} {after}',
    ],
    [
      'You wrote {words}. It doesn’t take a perfect day, so let’s do something small. {detail} {after}',
      'If {acting} is hard today, we still do one short thing. {detail} {after}',
      'If {weekday} is full, let’s choose one thing and leave the rest. {detail} {after}',
    ],
  ],
}
