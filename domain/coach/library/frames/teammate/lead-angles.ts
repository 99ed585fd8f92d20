import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle'>

/** Frames of Teammate for the angles that begin the act or hold against something (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    [
      'Your plan’s set: {when}, {then}. We don’t have to wait for that to make a start. {detail}',
      'You wrote {words}. That’s where we start, with one short job. {detail} {after}',
      '{when}, you take over. Until then, we share a short job. {detail} {after}',
      'The first move’s picked, so we can skip the choosing. {detail} {after}',
    ],
    [
      '{left} to your date, so let’s start today and not save it all up. {detail} {after}',
      'Our list for {acting} starts with a short job today. {detail} {after}',
      'Our list for {weekday} starts with a short one. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Let’s get a first job done before that comes up. {detail} {after}',
      '{run} in a row, so we know how to begin. {detail} {after}',
      'Let’s take the start that needs the least from us. {detail} {after}',
    ],
    [
      'About this goal, you wrote {words}. You know the details, and we bring the first job. {detail} {after}',
      'We’re on the same team for {acting}, and you’re up first. {detail} {after}',
      'You make the first move, and then we log it. {detail} {after}',
    ],
    [
      'You noted {last_note}. We go on from there, and we start with something short. {detail} {after}',
      'You wrote why we’re here: {why}. So let’s make a start on it today. {detail}',
      '{when}, you’re on, and we get you started with something short. {detail} {after}',
      'Let’s get the first move in while we’re here. {detail} {after}',
    ],
    [
      'We leave your plan alone: {when}, {then}. To get going, let’s take one quick job off the list. {detail}',
      '{detail} {after} If you talk to {ally} today, you can say that we’ve started.',
      'Nobody has to invent our first move today. {detail} {after}',
    ],
    [
      'You know what can hold us up: {obstacle}. So we keep the first job short. {detail}',
      'Let’s open with a short job for {thing}. {detail} {after}',
      'It’s all for {acting}, and our first job’s a quick one. {detail} {after}',
      'Today’s first job is a quick one for us. {detail} {after}',
    ],
    [
      '{detail} {after} That’s our start, and the next turn’s yours {when}.',
      '{detail} {after} That’s our start, and it goes on the log.',
    ],
  ],
  plan: [
    [
      '{when}, you’ll {then}. That’s settled, so we only fit one job in around it. {detail}',
      'You wrote {words}. We plan one job for that goal today, and you pick the minute. {detail} {after}',
      '{kept} are on our calendar, and today has a short entry. {detail} {after}',
      'Our calendar has a short entry today. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. We plan for it by keeping today’s job short. {detail} {after}',
      '{when}, we want one thing off our list already. {detail} {after}',
      '{weekday} has a free slot somewhere, and we’ve got something short to put in. {detail} {after}',
    ],
    [
      '{detail} For everything else, we stick to your plan: {when}, {then}.',
      '{detail} {after} We plan the rest with your words in view: {words}.',
      '{detail} {after} Let’s do it as soon as your hands are free.',
    ],
    [
      '{left} to the date, so let’s plan one job a day and do today’s. {detail} {after}',
      'Nobody needs a new plan after {run} in a row, we only do today’s job. {detail} {after}',
      'You find the gap today, and our list brings the job. {detail} {after}',
    ],
    [
      'You noted {last_note}. With that in mind, we plan one short job today. {detail} {after}',
      'We plan with your reason at the top of the page: {why}. Under it, today has one job. {detail}',
      'If now’s no good, let’s set an alarm for when it is. {detail} {after}',
    ],
    [
      'You’ve got the bigger half planned: {when}, {then}. So our half can be easy. {detail}',
      'You wrote {words}. If today’s job doesn’t fit that, let’s change the job. {detail} {after}',
      'You pick the minute, and we’ve picked the job. {detail} {after}',
    ],
    [
      'Your own words are part of our plan: {words}. So is one short job today. {detail} {after}',
      'Let’s pencil in a few minutes for {thing} today. {detail} {after}',
      'Any free minute will do to get us closer to {acting}. {detail} {after}',
      'The deal’s one odd job, whenever it suits us. {detail} {after}',
    ],
    [
      'Our plan has to live with what you wrote: {obstacle}. So today’s job is quick. {detail}',
      'With {kept} on the log, the schedule stays, and we slot in one job. {detail} {after}',
      'We don’t need the whole {weekday}, just a corner of it. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      'You told us what gets in the way: {obstacle}. Today’s job is short, so we can work around that. {detail}',
      'If something cuts in {when}, we’ll still have one thing done. {detail} {after}',
      'If something cuts in today, we’ll still have one thing done. {detail} {after}',
    ],
    {
      texts: [
        'Your plan keeps its place on a crowded {weekday}, too: {when}, {then}. We squeeze in a quick one. {detail}',
        'You wrote {words}. Even a crowded {weekday} has a minute for that goal, so let’s use it. {detail} {after}',
        'Even a crowded {weekday} has a gap, so let’s use it. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      '{detail} {after} We kept that short, since you wrote {obstacle}.',
      '{detail} {after} We can afford to keep it that short after {run} in a row.',
      '{detail} {after} If anything interrupts us, we pick it up after.',
    ],
    [
      'The snag’s on file, in your words: {obstacle}. Today’s shift is short, so it can’t take much from us. {detail}',
      'Not every day’s made for {acting}, so we keep today’s job short. {detail} {after}',
      'A snag or so is in our budget, so we go on. {detail} {after}',
    ],
    [
      'You noted {last_note}. Easy or hard, it’s in our log, and today gets a job of its own. {detail} {after}',
      'A snag or so fits into {left}, so we stay calm. {detail} {after}',
      'It may get tricky today, so we keep our part easy. {detail} {after}',
    ],
    [
      '{when}, {then}. That’s for a rough day as well, and our list has one more thing. {detail}',
      'The log says {kept}, and it doesn’t tell how messy they were. Messy’s fine with us. {detail} {after}',
      'Whatever comes at us on {weekday}, there’s a quick one on the list. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. We don’t have to solve that today to get one thing done. {detail} {after}',
      'However busy it gets {when}, we’ve got something that isn’t long. {detail} {after}',
      'A full day doesn’t scare us off something this short. {detail} {after}',
    ],
    [
      'About this goal, you wrote {words}. We don’t need a perfect day for it, just a short job. {detail} {after}',
      'If {weekday} gets in the way of {acting}, our job’s short enough to fit. {detail} {after}',
      '{weekday} may throw us something, so the job’s a short one. {detail} {after}',
    ],
  ],
}
