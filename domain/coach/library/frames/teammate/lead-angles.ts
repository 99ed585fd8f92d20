import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle'>

/** Frames of Teammate for the angles that begin the act or hold against something (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    [
      'Your plan’s all set: {when}, {then}. We’ve got one more small thing for today. {detail}',
      'You wrote {words}. Got it, so let’s get started. {detail} {after}',
      '{detail} {after} It’s small, and that’s how we like our starts.',
      '{detail} {after} That’s the first move, and we’ll worry about the second when it comes.',
    ],
    [
      'We’ve got {left} until your date, so let’s knock out one thing today. {detail} {after}',
      'Let’s do something quick for {acting} today. {detail} {after}',
      '{today}, and we’re ready for a first move. {detail} {after}',
      '{detail} {after} Let’s do it before the {weekday} list gets longer.',
    ],
    [
      'You wrote {obstacle}. Let’s get started before that comes up. {detail} {after}',
      'That’s {run} in a row. An easy start is fine with us. {detail} {after}',
      '{detail} {after} There’s not much to talk over, so let’s start.',
    ],
    [
      'You wrote {words}. That’s our starting point today. {detail} {after}',
      'Every little bit helps with {acting}, so let’s do a little now. {detail} {after}',
      '{detail} {after} You do your part, and we’ll put it on the log.',
    ],
    [
      'You noted {last_note}. That’s where we left off, and on we go. {detail} {after}',
      'You wrote down why: {why}. Let’s put in a few minutes today. {detail}',
      '{detail} {after} Let’s get that done and worry about the rest later.',
      '{detail} {after} Let’s get to it before the next message comes.',
    ],
    [
      'Go through your plan once: {when}, {then}. Got it? Then we’ve got time for something quick. {detail}',
      'That’s {run} straight, so let’s keep it rolling. {detail} {after}',
      '{detail} {after} If it’s a clumsy start, we’re fine with that.',
    ],
    [
      'You know what gets in the way: {obstacle}. Let’s start by doing something about it. {detail}',
      'Let’s get a little done on {thing} and call that a start. {detail} {after}',
      'Let’s get something small done toward {acting}. {detail} {after}',
      'Let’s grab the nearest piece of the goal and start there. {detail} {after}',
    ],
    [
      '{detail} {after} That’s a start, and we’ll take it.',
      '{detail} {after} That’s all the start we need, so let’s log it.',
    ],
  ],
  plan: [
    [
      '{when}, you’ll {then}. That’s settled, so we’ve got room for a small extra. {detail}',
      'You wrote {words}. Let’s keep that in mind as we plan today. {detail} {after}',
      'You’ve kept {kept}, so we don’t need a longer list today. {detail} {after}',
      '{detail} {after} You can hook it onto something you do anyway, and we’ll log it.',
    ],
    [
      'You wrote {obstacle}. We plan around that and keep the list short. {detail} {after}',
      '{detail} {after} Let’s put it on today’s list and keep the list that short.',
      '{today}, so let’s plan one small thing around it. {detail} {after}',
      'There’s a free minute somewhere in this {weekday}, so let’s use it. {detail} {after}',
    ],
    [
      '{detail} Other than that, we stick with your plan: {when}, {then}.',
      '{detail} {after} We’ve got that down for {acting} today.',
      '{detail} {after} Put it wherever it fits today, and we’ll cross it off.',
    ],
    [
      'With {left} to plan for, we take a little each day. {detail} {after}',
      'With {run} behind us, let’s leave the plan alone and add one small thing. {detail} {after}',
      '{detail} {after} So we’ve got the what, and you pick the when.',
    ],
    [
      'You noted {last_note}. Today gets a short list from us. {detail} {after}',
      'You know what the goal is for: {why}. Let’s find it a few minutes today. {detail}',
      'If your day’s packed, let’s keep our part short. {detail} {after}',
    ],
    [
      'The big thing’s planned: {when}, {then}. So let’s fit in a little one. {detail}',
      'You wrote {words}. Let’s put something on today’s list that goes with it. {detail} {after}',
      '{detail} {after} If one slot doesn’t work out today, we’ll take the next.',
    ],
    [
      'Let’s set aside a few minutes for {thing} today. {detail} {after}',
      'Let’s pencil in something that goes with {acting}. {detail} {after}',
      '{detail} {after} Let’s put that at the top of the list.',
    ],
    [
      'You wrote what throws the plan off: {obstacle}. So let’s plan for it. {detail}',
      'You’ve kept {kept}. Let’s find a slot for today’s part. {detail} {after}',
      'We don’t need all of {weekday}, just a few minutes. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      'You told us the hard part: {obstacle}. Let’s do one thing about it today. {detail}',
      'If it gets hectic {when}, let’s fall back on something simple. {detail} {after}',
      '{detail} {after} If today gets hectic, we’re keeping that and dropping the rest.',
    ],
    {
      texts: [
        'Full {weekday} or not, the plan’s the same: {when}, {then}. Let’s add something quick. {detail}',
        'You wrote {words}. Even on a full {weekday}, we don’t lose sight of that. {detail} {after}',
        '{detail} {after} Even a full {weekday} has a gap we can use for that.',
      ],
      holds: AT_ONCE,
    },
    [
      'You wrote {obstacle}, so it won’t catch us off guard. {detail} {after}',
      '{detail} {after} We’re at {run} straight, so that’ll do for today.',
      '{today}, full day or not, so let’s make it work. {detail} {after}',
      '{detail} {after} If there’s no room for it today, we’ll look at it tomorrow.',
    ],
    [
      'We know what trips us up: {obstacle}. So let’s keep today’s part small. {detail}',
      '{detail} {after} If there’s not much time for {acting} today, that’s what we’d pick.',
      'Things always come up, so we’ve picked something quick. {detail} {after}',
    ],
    [
      'You noted {last_note}. However today goes, we can do a little. {detail} {after}',
      'With {left} to go, every bit helps us. {detail} {after}',
      '{detail} {after} If today turns out rough, let’s do that much and stop.',
    ],
    [
      '{detail} Good day or bad, we’ve got the same plan: {when}, {then}.',
      'You’ve kept {kept}. If today’s a rough one, the short version counts with us. {detail} {after}',
      '{detail} {after} Whatever else {weekday} throws at us, we can do that.',
    ],
    [
      'You wrote {obstacle}. We don’t have to solve that today, just get past it. {detail} {after}',
      '{detail} {after} If something comes up {when}, we’ve at least got that.',
      '{detail} {after} We don’t need a good day for that.',
    ],
    [
      'You wrote {words}. That’s no different on a hard day, so we work with it. {detail} {after}',
      'If {acting} feels hard today, let’s make the job smaller. {detail} {after}',
      '{detail} {after} If {weekday}’s packed, let’s stop right there.',
    ],
  ],
}
