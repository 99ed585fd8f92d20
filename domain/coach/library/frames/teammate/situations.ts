import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'
import { dateFrames } from './dates.ts'
import { silenceFrames } from './silence.ts'

/** Frames of Teammate for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  first_day: [
    [
      'Day one has your plan in it: {when}, {then}. We try one thing besides. {detail}',
      'Day one, and you’ve told us this much: {words}. The rest, we find out as we go. {detail} {after}',
      'Day one only has to show us something. {detail} {after}',
    ],
    [
      'First day, and {ally} may hear that we’ve begun. We keep it short. {detail} {after}',
      'It’s day one of {acting}, so we try something short and see how it goes. {detail} {after}',
      'First day, so we try something short and see how it goes. {detail} {after}',
    ],
    [
      'You wrote what it’s for: {why}. It’s tempting to do a lot on day one, and we won’t. {detail}',
      'You wrote {words}. It’s tempting to do it all on day one, and we won’t. {detail} {after}',
      'It’s tempting to do a lot on day one, and we won’t. {detail} {after}',
    ],
    [
      'Today’s a first try. We see how it goes {when}, and then we adjust. {detail} {after}',
      'Today’s a first try, and we learn from it. {detail} {after}',
    ],
    [
      'We know the likely snag before we begin: {obstacle}. So the first job’s a short one. {detail} {after}',
      'There’s no right first day for {acting}, so let’s have ours. {detail} {after}',
      'There’s no right first day, so let’s have ours. {detail} {after}',
    ],
    [
      'We kick off on a {weekday}, with your own words on the first page: {words}. {detail} {after}',
      'We kick off on a {weekday}, with something that fits in. {detail} {after}',
    ],
  ],
  at_risk: [
    [
      'Today’s still open, and you wrote {words}. If your part’s done, let’s check in. If not, something still fits. {detail}',
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
      'Your last note was {last_note}. There’s a bit of the evening left for today’s, so let’s keep it quick. {detail}',
      'A bit of the evening’s left for us. {detail} Check in after, and off to bed.',
    ],
    [
      'You wrote {words}. It’s late for that now, so we do something small and turn in. {detail}',
      'If you’re tired, we keep it tiny. {detail} The mark on the log’s the same size.',
    ],
  ],
  milestone_7: [
    [
      'You wrote {words}. Seven days of that goal are on our log, and today’s an ordinary one. {detail} {after}',
      'Seven days are kept, and {when}, we go for a plain one. {detail} {after}',
      'Seven days are kept, and we can have a plain one today. {detail} {after}',
    ],
    [
      'Seven days are kept, and the plan’s the same as ever: {when}, {then}. Our side job’s no bigger than before. {detail}',
      '{detail} {after} Seven days are kept, so jot down what’s helped us so far.',
    ],
    [
      'Seven in a row, and each was for what you wrote: {why}. We keep today the usual size. {detail}',
      'Seven in a row have brought us closer to {acting}, and today’s an ordinary one. {detail} {after}',
      'Seven in a row, and we’re allowed to like that. {detail} {after}',
    ],
    [
      'Seven days on our log is news, and {ally} may hear it from you. Today’s an ordinary one. {detail} {after}',
      'Seven days are on our log, and today’s job is no bigger than theirs. {detail} {after}',
    ],
    [
      'Seven days are kept, and your last note says {last_note}. Now we have an ordinary one. {detail} {after}',
      'Seven days are kept, with {left} to the date. We stay at the usual size. {detail} {after}',
      'Seven days are kept, so today doesn’t have to prove anything to us. {detail} {after}',
    ],
    [
      'Seven marks are on the log, right by your words: {words}. We go on at the same size. {detail} {after}',
      'There are seven marks on the log, and we go on at the same size. {detail} {after}',
    ],
  ],
  note_easy: [
    [
      'You noted {last_note}. Let’s have another one like that, no bigger. {detail} {after}',
      'Yesterday went easily, so let’s have another one like that. {detail} {after}',
    ],
    [
      'We like this one on the log: {last_note}. Do what helped yesterday, and keep today as light. {detail}',
      'An easy day’s on the log, {run} straight now, and we like it there. {detail} {after}',
      'An easy day’s on the log, and we like it there. {detail} {after}',
    ],
    [
      'Your note says {last_note}. So what worked stays, and we don’t go bigger today. {detail} {after}',
      'Easy yesterday, so it’s the same {when}, and we don’t go bigger. {detail} {after}',
      'Easy yesterday, same size today, and we don’t go bigger. {detail} {after}',
    ],
    [
      'The note from yesterday reads {last_note}. Easy means the size is right, so we stick with it. {detail}',
      'You marked yesterday as easy, so the plan fits: {when}, {then}. Our job today’s no harder. {detail}',
      'You marked yesterday as easy, so we’ve got the right size. {detail} {after}',
    ],
    [
      'You wrote {last_note}, and that’s worth a repeat. Let’s keep the rest of today light, too. {detail}',
      'After an easy day, with {kept} on the log, we keep it easy. {detail} {after}',
      'After an easy day, we keep it easy. {detail} {after}',
    ],
  ],
  ...silenceFrames,
  ...dateFrames,
}
