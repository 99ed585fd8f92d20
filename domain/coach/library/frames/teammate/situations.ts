import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'
import { dateFrames } from './dates.ts'
import { silenceFrames } from './silence.ts'

/** Frames of Teammate for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  first_day: [
    [
      'Day one has your plan in it: {when}, {then}. We try one thing besides. {detail}',
      'Day one of {acting} only has to show us something. {detail} {after}',
      'Day one only has to show us something. {detail} {after}',
    ],
    [
      'First day for {acting}, and we can keep it short. {detail} {after}',
      'First day, and we can keep it short. {detail} {after}',
    ],
    [
      'You wrote what it’s for: {why}. It’s tempting to do a lot on day one, and we won’t. {detail}',
      'It’s tempting to do a lot for {acting} on day one, and we won’t. {detail} {after}',
      'It’s tempting to do a lot on day one, and we won’t. {detail} {after}',
    ],
    [
      'Today’s a first try. We see how it goes {when}, and then we adjust. {detail} {after}',
      'Today’s a first try, and we learn from it. {detail} {after}',
    ],
    [
      'We know the likely snag before we begin: {obstacle}. So the first job’s a short one. {detail}',
      'There’s no right first day for {acting}, so let’s have ours. {detail} {after}',
      'There’s no right first day, so let’s have ours. {detail} {after}',
    ],
    [
      'We kick off on a {weekday}, with something short for {acting}. {detail} {after}',
      'We kick off on a {weekday}, with something that fits in. {detail} {after}',
    ],
  ],
  at_risk: [
    [
      'Today’s still open. If your part of {acting} is done, let’s just check in. If not, something still fits. {detail}',
      'Today’s still open. If your part’s done, let’s just check in. If not, something still fits. {detail}',
    ],
    [
      '{run} in a row are on the log, and we keep those either way. At this hour, small will do. {detail}',
      'At this hour, small will do, and our log keeps what it has either way. {detail}',
    ],
    [
      'It’s late, and you wrote {obstacle}. So we keep it short. {detail} After that, lights out.',
      'It’s late, so we keep it short. {detail} After that, lights out.',
    ],
    [
      'You’ve kept {kept}, and there’s still time for something small. {detail} If it’s too much now, we rest.',
      'There’s still time for something small, so let’s look. {detail} If it’s too much now, we rest.',
    ],
    [
      'A bit of the evening’s left, and so is a short job for {acting}. {detail} Then we check in and turn in.',
      'A bit of the evening’s left for us. {detail} Check in after, and off to bed.',
    ],
    [
      '{run} in a row can make us tired. So we do one thing and stop. {detail} The mark’s the same size.',
      'If we’re tired, we do one thing and stop. {detail} The mark’s the same size.',
    ],
  ],
  milestone_7: [
    [
      'Seven days are done for {acting}, and we can have a plain one today. {detail} {after}',
      'Seven days are done, and we can have a plain one today. {detail} {after}',
    ],
    [
      'Seven days are in, so we leave the plan as it is: {when}, {then}. One side job comes along. {detail}',
      'Seven days are in, so we change nothing about {acting}. {detail} {after}',
      'Seven days are in, and you know best how we did it. {detail} {after}',
    ],
    [
      'Seven in a row, and each was a bit toward your reason: {why}. Today we add an ordinary one. {detail}',
      'Seven in a row for {acting}, and we’re allowed to like that. {detail} {after}',
      'Seven in a row, and we’re allowed to like that. {detail} {after}',
    ],
    [
      'Seven days on our log, and we haven’t forgotten what you wrote: {obstacle}. So today’s no bigger. {detail}',
      'Seven days on our log for {acting}, and here’s the next. {detail} {after}',
      'Seven days on our log, and here’s the next. {detail} {after}',
    ],
    [
      'After seven days, the eighth is an easy one, with {left} to the date. We go on. {detail} {after}',
      'After seven days, we make the eighth an easy one for {acting}. {detail} {after}',
      'After seven days, we make the eighth an easy one. {detail} {after}',
    ],
    [
      'There are seven marks for {acting} on the log, and we’ve got room for today’s. {detail} {after}',
      'There are seven marks on the log, and we’ve got room for today’s. {detail} {after}',
    ],
  ],
  note_easy: [
    [
      'You noted {last_note}. Let’s not change a thing. {detail} {after}',
      'Yesterday went easily, so for {acting}, we don’t change a thing. {detail} {after}',
      'Yesterday went easily, so let’s not change a thing. {detail} {after}',
    ],
    [
      'We like this one on the log: {last_note}. {detail} {after}',
      'An easy day’s on the log, {run} straight now, and we like it there. {detail} {after}',
      'An easy day’s on the log, and we like it there. {detail} {after}',
    ],
    [
      'Your note says {last_note}. Same size today, we don’t add anything. {detail}',
      'Easy yesterday, so it’s the same {when}, and we don’t add anything. {detail} {after}',
      'Easy yesterday, same size today, and we don’t add anything. {detail} {after}',
    ],
    [
      'You marked yesterday as easy, so the plan fits: {when}, {then}. We’ve got room for an extra. {detail}',
      'You marked yesterday as easy, so we’ve got a little room for {acting}. {detail} {after}',
      'You marked yesterday as easy, so we’ve got a little room. {detail} {after}',
    ],
    [
      'After an easy day, we keep it easy for {acting}. {detail} {after}',
      'After an easy day, we keep it easy. {detail} {after}',
    ],
  ],
  ...silenceFrames,
  ...dateFrames,
}
