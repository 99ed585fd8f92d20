import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type ReasonAngle = Extract<Angle, 'why' | 'proof' | 'end'>

/** Frames of Teammate for the angles that say what the act is for, what is on the log, or when the day is done (TEXT-26). */
export const reasonFrames: Record<ReasonAngle, readonly FrameText[]> = {
  why: [
    [
      'You wrote: {why}. Let’s do one thing that goes toward it. {detail} {after}',
      'We’re in this for {acting}, and a day’s share of that isn’t much. {detail} {after}',
      'The goal’s big, the day’s small, and we only do the day. {detail} {after}',
    ],
    [
      '{detail} {after} We’re doing it for what you wrote: {why}.',
      '{detail} {after} That’s our bit for {acting} today.',
      '{detail} {after} That’s our bit, and the goal can use it.',
    ],
    [
      'Why we bother is in your own words: {why}. Today’s job is one small piece of the way. {detail}',
      '{left} to the date you chose, and we want one thing from today. {detail} {after}',
      'We want one thing from today, and it’s for {acting}. {detail} {after}',
      'We don’t need the whole goal today, only a piece of it. {detail} {after}',
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
      'The reason’s yours: {why}. On a plain {weekday}, our share of the work is quickly done. {detail}',
      'On a plain {weekday}, here’s our share of the work for {acting}. {detail} {after}',
      'On a plain {weekday}, here’s our share of the work. {detail} {after}',
    ],
    [
      '{kept} went to this goal, and we put today with them. {detail} {after}',
      'We set a bit of {weekday} aside for {acting}. {detail} {after}',
      'We set a bit of {weekday} aside for your goal. {detail} {after}',
    ],
    [
      'We steer by what you wrote: {why}. One move in that direction is all we ask for. {detail}',
      'Today’s work for {thing} is modest, and we’re fine with modest. {detail} {after}',
      '{when}, it’s all you, so we help where we can. {detail} {after}',
      'Modest work’s still work, and we’re fine with it. {detail} {after}',
    ],
    [
      'Out of everything, you went for {acting}. So we’re on it. {detail} {after}',
      'You wrote this goal down, so we’re on it. {detail} {after}',
    ],
  ],
  proof: [
    [
      'You’ve kept {kept}, and that stays on the log. Let’s see about today. {detail} {after}',
      'Our log for {acting} has an open line today. {detail} {after}',
      'Our log has an open line for today. {detail} {after}',
    ],
    [
      '{detail} {after} Then we put today next to {run} in a row.',
      '{detail} {after} The log shows {kept}, and we’d like today on it.',
      '{detail} {after} Let’s check in once {weekday}’s kept.',
    ],
    [
      'With {kept} logged, nobody touches the plan: {when}, {then}. We only add a little. {detail}',
      '{run} in a row, and none of them had to be special. We don’t need today to be, either. {detail} {after}',
      'The log for {acting} never asks us for a special day. {detail} {after}',
      'The log never asks us for a special day. {detail} {after}',
    ],
    [
      'You can’t tell from {kept} which ones were hard for us. Today can be either. {detail} {after}',
      'Hard day or easy day, our log takes both for {acting}. {detail} {after}',
      'Hard day or easy day, our log takes both. {detail} {after}',
    ],
    [
      'With {kept} behind us and {left} ahead, today’s a working day. {detail} {after}',
      'We got {kept} one at a time, and today’s one more. {detail} {after}',
      'A mark for {acting} takes one day, and we’ve got one right here. {detail} {after}',
      'A mark takes one day, and we’ve got one right here. {detail} {after}',
    ],
    [
      'You wrote {obstacle}, and the log still says {kept}. We can work with that. {detail}',
      'The log says {run} in a row, so let’s not argue with it. {detail} {after}',
      'When in doubt about {acting}, we do one thing and log it. {detail} {after}',
      'When in doubt, we do one thing and log it. {detail} {after}',
    ],
    [
      'Our count stands at {run}, and we’re not out for a record. {detail} {after}',
      'If a friend asks us how it’s going, the answer’s {kept}. {detail} {after}',
      'We’re not out for a record {when}, only for a mark. {detail} {after}',
      'We’re not out for a record, only for today’s mark. {detail} {after}',
    ],
    [
      '{detail} {after} {kept} are logged, so neither of us is new here.',
      '{detail} {after} You tick the day off for {acting}, and we’re even.',
      '{detail} {after} You tick the day off, and we’re even.',
    ],
  ],
  end: [
    [
      '{when}, we’re on, and afterward, we’re off. There’s one short job to go with it. {detail} {after}',
      'There’s one short job on {acting} today, and then we’re off. {detail} {after}',
      'There’s one short job, and then we’re off. {detail} {after}',
    ],
    [
      '{detail} {after} That’s our day’s work toward what you wrote: {why}.',
      '{detail} {after} That’s it for {acting} today, and we clock out.',
      '{detail} {after} That’s our shift, and we clock out.',
    ],
    [
      'Since you wrote {obstacle}, we keep the shift short: one thing, then done. {detail} {after}',
      '{run} in a row, and today closes like any of them: job, check-in, off we go. {detail} {after}',
      'Job, check-in, off we go: that’s the {weekday} shift for {acting}. {detail} {after}',
      'Job, check-in, off we go: that’s our {weekday}. {detail} {after}',
    ],
    [
      '{left} left, and today’s share ends when one thing’s done. Let’s do it. {detail} {after}',
      'We’re through for today after one thing for {acting}. {detail} {after}',
      'We’re through for today after one thing. {detail} {after}',
    ],
    [
      '{detail} Besides that, we’ve only got your plan: {when}, {then}. Then it’s quitting time.',
      '{detail} {after} And that’s {weekday} done for {acting}, so let’s stop there.',
      '{detail} {after} And that’s {weekday} done, so let’s stop there.',
    ],
    [
      'Nobody works overtime on a day of {obstacle}, least of all us. There’s one thing left. {detail}',
      'There’s no overtime on {acting} today. One thing, and we clock off. {detail} {after}',
      'There’s no overtime today. One thing, and we clock off. {detail} {after}',
    ],
    [
      '{run} straight, and we close today the way we like it: early. {detail} {after}',
      'Once one thing’s done for {acting}, we can close the day. {detail} {after}',
      'We get to close the day early. {detail} {after}',
    ],
    {
      texts: [
        'The day’s done when your plan is: {when}, {then}. We add one thing and check in. {detail}',
        '{detail} {after} Anything more for {acting} can wait, so let’s call it a day.',
        '{detail} {after} Check in, and let’s call it a day.',
      ],
      holds: AT_ONCE,
    },
  ],
}
