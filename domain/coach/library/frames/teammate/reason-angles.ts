import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type ReasonAngle = Extract<Angle, 'why' | 'proof' | 'end'>

/** Frames of Teammate for the angles that say what the act is for, what is on the log, or when the day is done (TEXT-26). */
export const reasonFrames: Record<ReasonAngle, readonly FrameText[]> = {
  why: [
    [
      'You wrote: {why}. That’s what we’re here for, so let’s put in today’s share. {detail} {after}',
      'You wrote {words}. We haven’t forgotten, and today’s job is for that same goal. {detail} {after}',
      'Today’s share is short, and we’ll be a bit closer to {acting}. {detail} {after}',
      'Your goal gets a few minutes from us today. {detail} {after}',
    ],
    [
      '{detail} {after} We’re doing it for this reason of yours: {why}.',
      '{detail} {after} That’s for {acting}, and we put it on the log.',
      '{detail} {after} That’s our bit, and the goal can use it.',
    ],
    [
      'When you set this goal, you mentioned {ally}. We keep that in mind and do today’s part. {detail} {after}',
      '{left} to the date you chose, and we want one thing from today. {detail} {after}',
      'We want one thing from today, and it’s a quick one. {detail} {after}',
    ],
    {
      texts: [
        'The goal was worth a plan to you: {when}, {then}. Let’s back it up with a bit of legwork. {detail}',
        'The hard part of {acting} is yours, and we’re the crew around it. {detail} {after}',
        'A goal needs a crew, and that’s us. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      'Here’s how you put it: {words}. Read that over once, and then let’s do today’s job. {detail} {after}',
      'The reason’s yours: {why}. On a plain {weekday}, our share of the work is quickly done. {detail}',
      'On a plain {weekday}, our share of the work is quickly done. {detail} {after}',
    ],
    [
      '{kept} went to this goal, so let’s give it today as well. {detail} {after}',
      'You wrote {obstacle}, so our share of the goal stays light today. {detail} {after}',
      'We haven’t lost sight of {acting}, so let’s put in a bit of {weekday}. {detail} {after}',
      'We set a bit of {weekday} aside for your goal. {detail} {after}',
    ],
    [
      'We steer by what you wrote: {why}. One move is all we ask of today. {detail}',
      'We’re still working on {thing}, and today’s piece is a modest one. {detail} {after}',
      'Today’s work is modest, and we’re fine with that. {detail} {after}',
    ],
    [
      'You noted {last_note}. That was for this goal, and so is our job today. {detail} {after}',
      'Out of everything, you went for {acting}. So we’re on it. {detail} {after}',
      'You wrote this goal down, so we’re on it. {detail} {after}',
    ],
  ],
  proof: [
    [
      'You’ve kept {kept}, and that stays on the log. Let’s see about today. {detail} {after}',
      'Our log has the dates, and you wrote the rest: {words}. Today gets a line, too. {detail} {after}',
      'Our log has an open line for today. {detail} {after}',
    ],
    [
      '{detail} {after} Then today joins {run} in a row on our log.',
      '{detail} {after} The log shows {kept}, and we’d like today on it.',
      '{detail} {after} Let’s check in when that’s done.',
    ],
    [
      'With {kept} logged, nobody touches the plan: {when}, {then}. We only add a little. {detail}',
      '{run} in a row, and none of them had to be special. We don’t need today to be, either. {detail} {after}',
      'The log never asks us for a special day. {detail} {after}',
    ],
    [
      'The log has your last note: {last_note}. Let’s give it a next line. {detail} {after}',
      'You can’t tell from {kept} which ones were hard for us. Today can be either. {detail} {after}',
      'Hard day or easy day, our log takes both. {detail} {after}',
    ],
    [
      'We’ve got {kept} behind us and {left} ahead, so let’s add today. {detail} {after}',
      'We made {run} in a row out of plain days, and today’s one more. {detail} {after}',
      'A mark takes one day, and we’ve got one right here. {detail} {after}',
    ],
    [
      'You wrote {obstacle}, and the log still says {kept}. We can work with that. {detail} {after}',
      'You wrote {obstacle}. So we don’t need a big day on the log, just a day. {detail} {after}',
      'When in doubt, we do one thing and log it. {detail} {after}',
    ],
    [
      'You may tell {ally} what our log says: {kept}. Today can be the next. {detail} {after}',
      'Our count stands at {run}, and we’re not out for a record. {detail} {after}',
      'We’re not out for a record, only for today’s mark. {detail} {after}',
    ],
    [
      '{detail} {after} {kept} are logged, so neither of us is new here.',
      '{detail} {after} You wrote {words}, and our mark today is for the same goal.',
      '{detail} {after} You tick the day off, and we’re even.',
    ],
  ],
  end: [
    [
      '{when}, it’s your turn. Besides that, we’ve got one job, and then our list’s empty. {detail} {after}',
      'There’s one short job, and then our list’s empty. {detail} {after}',
    ],
    [
      '{detail} {after} That’s our share for today, for the reason you gave: {why}.',
      '{detail} {after} All of that was for {acting}, and now we clock out.',
      '{detail} {after} That’s our shift, and we clock out.',
    ],
    [
      'Since you wrote {obstacle}, we keep the shift short: one thing, then done. {detail} {after}',
      '{run} in a row, and today closes like any of them: job, check-in, off we go. {detail} {after}',
      'Job, check-in, off we go: that’s our {weekday}. {detail} {after}',
    ],
    [
      '{left} left, and our share of today ends with one thing done. {detail} {after}',
      'You noted {last_note}. We’ve got one thing to close today, and then it’s on the log, too. {detail} {after}',
      'We’ve got one thing to close, and then the day’s yours. {detail} {after}',
    ],
    [
      '{detail} Besides that, we’ve only got your plan: {when}, {then}. More isn’t on our list.',
      '{detail} {after} That’s enough about {acting} for one day, so we check in.',
      '{detail} {after} That’s {weekday}’s list done, so let’s check in.',
    ],
    [
      'You wrote {obstacle}. So nobody works overtime today, least of all us. {detail} {after}',
      'One thing gets us closer to {acting} today, and then we clock off. {detail} {after}',
      'There’s no overtime today. One thing, and we clock off. {detail} {after}',
    ],
    [
      'You wrote {words}. It doesn’t all have to happen today, so our list has one line. {detail} {after}',
      '{run} straight, and we close today the way we like it: early. {detail} {after}',
      'We get to close the day early. {detail} {after}',
    ],
    {
      texts: [
        'The day’s done when your plan is: {when}, {then}. We add one thing and check in. {detail}',
        '{detail} {after} You may tell {ally} that it’s done, and we log it.',
        '{detail} {after} Check in, and let’s call it a day.',
      ],
      holds: AT_ONCE,
    },
  ],
}
