import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle'>

/** Frames of Teammate for the angles that begin the act or hold against something (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    [
      'Your plan’s all set: {when}, {then}. Let’s start with this. {detail}',
      'You wrote {words}. Let’s take that and get started. {detail} {after}',
      'Here’s a small one for us to begin with. {detail} {after}',
      'You make the first move, and we worry about the second when it’s done. {detail} {after}',
    ],
    [
      'We’ve got {left} to your date. Let’s knock out one thing today. {detail} {after}',
      'We’ve got a quick one for {acting} today. {detail} {after}',
      '{today}, and this is where we begin. {detail} {after}',
      'Let’s do this before the {weekday} list gets longer. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Let’s get in ahead of that. {detail} {after}',
      'That’s {run} in a row. Let’s start today’s the easy way. {detail} {after}',
      'Let’s not talk it over for long. {detail} {after}',
    ],
    [
      'You wrote {words}. That’s where we start today. {detail} {after}',
      'Every little bit helps with {acting}, so let’s take this one. {detail} {after}',
      'You do today’s part, and we’ll put it on the log. {detail} {after}',
    ],
    [
      'You noted {last_note}. Let’s pick it up from there. {detail} {after}',
      'You wrote down why: {why}. Let’s put a few minutes toward that. {detail}',
      'Let’s do one thing now and worry about the rest later. {detail} {after}',
      'Before the next message gets you, let’s do this. {detail} {after}',
    ],
    [
      'Go through your plan once: {when}, {then}. Got it? Then let’s do a quick one. {detail}',
      'That’s {run} straight, so let’s keep it rolling. {detail} {after}',
      'A clumsy start is fine with us, so let’s make one. {detail} {after}',
    ],
    [
      'You know what gets in the way: {obstacle}. Let’s start by doing something about it. {detail}',
      'Let’s get a little done on {thing} and call that a start. {detail} {after}',
      'Let’s get something small done toward {acting}. {detail} {after}',
      'Let’s grab the nearest piece of this and start there. {detail} {after}',
    ],
    [
      '{detail} {after} That’s a start, and we’ll take it.',
      '{detail} {after} That’s all the start we need, so let’s log it.',
    ],
  ],
  plan: [
    [
      '{when}, you’ll {then}. That’s settled, so let’s find a spot for this, too. {detail}',
      'You wrote {words}. Let’s plan around that today. {detail} {after}',
      'You’ve kept {kept}, so we don’t need a longer list today. {detail} {after}',
      'Let’s hook this onto something you do anyway. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Let’s put something on the list for that. {detail} {after}',
      'Let’s put this on today’s list and keep the list short. {detail} {after}',
      '{today}, and we’ve got one thing to go with it. {detail} {after}',
      'There’s a free minute somewhere in this {weekday}, so let’s use it for this. {detail} {after}',
    ],
    [
      '{detail} Other than that, we stick with your plan: {when}, {then}.',
      '{detail} {after} We’ve got that down for {acting} today.',
      '{detail} {after} Put it wherever it fits today, and we’ll cross it off.',
    ],
    [
      'It’s {left} to the date, so we’re taking a little each day. Here’s today’s. {detail} {after}',
      'With {run} behind us, let’s leave the plan alone. We’ll just add this. {detail} {after}',
      'You say when, and we say what. {detail} {after}',
    ],
    [
      'You noted {last_note}. Here’s what we’ve got down for today. {detail} {after}',
      'You know what this is for: {why}. Let’s find a few minutes for it today. {detail}',
      'If your day’s packed, let’s keep it to this. {detail} {after}',
    ],
    [
      'The big thing’s planned: {when}, {then}. So let’s fit in a little one. {detail}',
      'You wrote {words}. Here’s what we’d put on today’s list for that. {detail} {after}',
      'If one slot doesn’t work out today, we’ll take the next one. {detail} {after}',
    ],
    [
      'Let’s set aside a few minutes for {thing} today. {detail} {after}',
      'Let’s pencil in something that goes with {acting}. {detail} {after}',
      '{detail} {after} Let’s put that at the top of the list.',
    ],
    [
      'You wrote what throws the plan off: {obstacle}. So let’s plan for it. {detail}',
      'You’ve kept {kept}. Let’s slot today’s part in next. {detail} {after}',
      'We don’t need all of {weekday}, just a few minutes. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      'You told us the hard part: {obstacle}. Let’s do one thing about it today. {detail}',
      'If it gets hectic {when}, we’ve got a simple one ready. {detail} {after}',
      'If today gets hectic, we’ve got a simple one ready. {detail} {after}',
    ],
    {
      texts: [
        'Full {weekday} or not, the plan’s the same: {when}, {then}. Let’s add a quick one. {detail}',
        'You wrote {words}. Even on a full {weekday}, we’ve got a minute for that. {detail} {after}',
        'Even a full {weekday} has a gap we can use. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      'You wrote {obstacle}, so it won’t catch us off guard. {detail} {after}',
      '{detail} {after} We’re at {run} straight, so that’ll do for today.',
      '{today}, full day or not. Let’s do at least this much. {detail} {after}',
      '{detail} {after} If there’s no room for it today, we’ll look at it tomorrow.',
    ],
    [
      'We know what trips us up: {obstacle}. So let’s keep today’s part small. {detail}',
      'If there’s not much time for {acting} today, this is the one we’d pick. {detail} {after}',
      'Something always comes up, so we’ve picked a quick one. {detail} {after}',
    ],
    [
      'You noted {last_note}. However today goes, we can do this much. {detail} {after}',
      'With {left} to go, every bit helps us. {detail} {after}',
      'If today turns out rough, let’s do just this and stop. {detail} {after}',
    ],
    [
      'Good day or bad, it’s the same plan: {when}, {then}. We’re adding just this. {detail}',
      'You’ve kept {kept}. If today’s a rough one, here’s our short version. {detail} {after}',
      'Whatever {weekday} throws at us, we can do this. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. We don’t have to solve that today, just get past it. {detail} {after}',
      'If something comes up {when}, we’ve still got this. {detail} {after}',
      'We don’t need a good day for a small job. {detail} {after}',
    ],
    [
      'You wrote {words}. We don’t need perfect conditions for that. {detail} {after}',
      'If {acting} feels hard today, let’s start here. {detail} {after}',
      'If {weekday}’s packed, let’s do this and leave the rest. {detail} {after}',
    ],
  ],
}
