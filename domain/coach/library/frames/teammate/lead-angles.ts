import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle'>

/** Frames of Teammate for the angles that begin the act or hold against something (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    [
      'You’ve got the main job planned: {when}, {then}. We start with the one that takes less. {detail}',
      '{when}, we’re on, and our first move’s already picked. {detail} {after}',
      'The first move’s picked, so we can skip the choosing. {detail} {after}',
    ],
    [
      'Your date’s {left} off, and a small start’s still plenty for us. {detail} {after}',
      'A small start for {acting} is plenty, and we can make it today. {detail} {after}',
      'On a {weekday}, a small start’s plenty for us. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. We start with something that’s short enough for a day like that. {detail}',
      'For {acting}, we open today with something easy. {detail} {after}',
      'Let’s take the start that needs the least from us. {detail} {after}',
    ],
    [
      '{run} in a row on the log, and today’s begins with one short job for us. {detail} {after}',
      'Our list for {acting} starts with a short one today. {detail} {after}',
      'Our list for {weekday} starts with a short one. {detail} {after}',
    ],
    [
      'You wrote why we’re here: {why}. The first bit of work for it isn’t hard. {detail}',
      'Nobody does all the work on {acting} in a day, so we make one move. {detail} {after}',
      'You make the first move, and then we log it. {detail} {after}',
    ],
    [
      'We don’t poke at the plan: {when}, {then}. Let’s get going on something short besides. {detail}',
      'One short job for {acting} gets us going, and stopping after it is allowed. {detail} {after}',
      'One short job gets us going, and stopping after it is allowed. {detail} {after}',
    ],
    [
      '{left} to go, and we take them one day at a time. {detail} {after}',
      'Today’s opening move for {thing} is a modest one, and we like it that way. {detail} {after}',
      'For {acting}, nobody has to invent our first move, it’s right here. {detail} {after}',
      'Nobody has to invent our first move, it’s right here. {detail} {after}',
    ],
    [
      'On the list of what gets in the way, you put {obstacle}. We keep the start short enough for that. {detail}',
      'There’s one line on our {weekday} list for {acting}, so let’s tick it. {detail} {after}',
      'There’s one line on our {weekday} list, so let’s tick it. {detail} {after}',
    ],
  ],
  plan: [
    [
      '{when}, you’ll {then}. That’s settled, so we only schedule one spare job around it. {detail}',
      'A spare job for {acting} fits in around whatever else we’ve got today. {detail} {after}',
      'A spare job fits in around whatever else we’ve got today. {detail} {after}',
    ],
    [
      'We plan for {obstacle} by keeping today’s job short. {detail} {after}',
      '{weekday} has a slot for {acting}, and we’ve got something short to put in. {detail} {after}',
      '{weekday} has a free slot somewhere, and we’ve got something short to put in. {detail} {after}',
    ],
    [
      '{detail} For everything else, we stick to your plan: {when}, {then}.',
      '{detail} {after} That’s all we’ve planned for {acting} today.',
      '{detail} {after} Let’s do it as soon as your hands are free.',
    ],
    [
      '{left} till the date, so we plan one short job for each of them. {detail} {after}',
      'With {run} in a row, our planning’s short: one job, first gap that suits. {detail} {after}',
      'You find the gap today, and our list brings the job. {detail} {after}',
    ],
    [
      'We plan with your reason at the top of the page: {why}. Below it, today has one job. {detail}',
      '{kept} are in, so we plan one more job and leave it at that. {detail} {after}',
      'If now’s no good for {acting}, let’s set an alarm for when it is. {detail} {after}',
      'If now’s no good, let’s set an alarm for when it is. {detail} {after}',
    ],
    [
      'You’ve got the bigger half planned: {when}, {then}. So our half can be easy. {detail}',
      'Our calendar for {acting} has a short entry today. {detail} {after}',
      'Our calendar has a short entry today. {detail} {after}',
    ],
    [
      'Let’s pencil in one thing for {thing} today. {detail} {after}',
      'The deal on {acting} is one odd job, whenever it suits us. {detail} {after}',
      'The deal’s one odd job, whenever it suits us. {detail} {after}',
    ],
    [
      'With {kept} on the log, the schedule stays, and we slot in one thing. {detail} {after}',
      'We don’t need a whole {weekday} for {acting}, just a corner of it. {detail} {after}',
      'We don’t need the whole {weekday}, just a corner of it. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      'You told us what gets in the way: {obstacle}. We’ve got something short enough for a day like that. {detail}',
      'If something cuts in {when}, we’ll still have one thing done. {detail} {after}',
      'If something cuts in today, we’ll still have one thing done. {detail} {after}',
    ],
    {
      texts: [
        'Your plan keeps its place on a crowded {weekday}, too: {when}, {then}. We squeeze in a quick one. {detail}',
        'Even a crowded {weekday} has a gap for {acting}, so let’s use it. {detail} {after}',
        'Even a crowded {weekday} has a gap, so let’s use it. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      '{detail} {after} We kept that short, since you wrote {obstacle}.',
      '{detail} {after} On a bad day, that’s all we ask for {acting}.',
      '{detail} {after} If anything interrupts us, we pick it up after.',
    ],
    [
      'The log says {kept}, and it doesn’t tell how messy they were. Messy’s fine with us. {detail} {after}',
      '{when}, it may get tricky for us, so the extra’s an easy one. {detail} {after}',
      'It may get tricky today, so our extra’s an easy one. {detail} {after}',
    ],
    [
      'The snag’s on file, in your words: {obstacle}. Let’s keep today light, in case it comes around. {detail}',
      '{left} to your date, and a snag or so is in our budget. {detail} {after}',
      'For {acting}, a snag or so is in our budget, and we go on. {detail} {after}',
      'A snag or so is in our budget, and we go on. {detail} {after}',
    ],
    [
      '{when}, {then}. If that slips, nobody’s mad, and our list has one more thing. {detail}',
      'Whatever gets in the way of {acting}, our list still has a quick one on it. {detail} {after}',
      'Whatever comes at us on {weekday}, there’s a quick one on the list. {detail} {after}',
    ],
    [
      'After {run} in a row, a full day doesn’t scare us. {detail} {after}',
      'However busy it gets {when}, we’ve got something that isn’t long. {detail} {after}',
      'A full day doesn’t scare us off something this short. {detail} {after}',
    ],
    [
      'We don’t have to solve what you wrote, {obstacle}, before we do one thing for the goal. {detail}',
      '{weekday} may throw us something, so the job for {acting} is a short one. {detail} {after}',
      '{weekday} may throw us something, so the job’s a short one. {detail} {after}',
    ],
  ],
}
