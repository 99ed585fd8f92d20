import type { Situation } from '#domain/coach/day/situation.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { silenceFrames } from './silence.ts'

/** Frames of Teammate for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  first_day: [
    [
      'This is day one, and you’ve got a plan: {when}, {then}. We try one more thing. {detail}',
      'It’s day one, and you wrote {words}. Let’s begin with something small. {detail} {after}',
      'On day one, we only want to find out what works. {detail} {after}',
    ],
    [
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
      'You wrote what may get in the way: {obstacle}. Our first job is about that, and it’s short. {detail} {after}',
      'The first day of {acting} can be short, and that tells us enough. {detail} {after}',
      'The first day can be short, and a short one tells us enough. {detail} {after}',
    ],
    [
      'We’re starting on a {weekday}, and you wrote {words}. Let’s do a first small thing. {detail} {after}',
      'We’re starting on a {weekday}, so let’s pick something that fits into it. {detail} {after}',
    ],
  ],
  at_risk: [
    [
      'Today’s still open, and you wrote {words}. If you’re done, let’s check in. If not, something small still fits. {detail}',
      'Today’s still open. If you’re done, let’s just check in. If not, something small still fits. {detail}',
    ],
    [
      'You’ve kept {run} in a row, and the log keeps them either way. At this hour, something small is enough for us. {detail}',
      'At this hour, something small is enough, and then let’s check in. {detail}',
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
      'Your last note was {last_note}. There’s time for one quick thing, and then let’s write today’s note. {detail}',
      'There’s a bit of the evening left, and we only need a little. {detail} Check in after, and off to bed.',
    ],
    [
      'You wrote {words}. It’s late, so let’s do something small and turn in. {detail}',
      'If you’re tired, we keep it tiny. {detail} The check-in counts the same.',
    ],
  ],
  note_easy: [
    [
      'You noted {last_note}. Let’s have another day like that, and no bigger. {detail} {after}',
      'Yesterday went easily, so let’s have another day like that. {detail} {after}',
    ],
    [
      'We like this one on the log: {last_note}. Let’s look for another day that light. {detail}',
      'That easy day was one of {run} in a row, and we stay with easy. {detail} {after}',
      'Yesterday was easy, so our job today is a light one. {detail} {after}',
    ],
    [
      'Your note says {last_note}. So we don’t go bigger today. {detail} {after}',
      'You had it easy yesterday, so we do the same {when} and no more. {detail} {after}',
      'You had it easy yesterday, and we don’t ask for more today. {detail} {after}',
    ],
    [
      'The note from yesterday reads {last_note}. That sounds easy, so we do about as much today. {detail}',
      'You marked yesterday as easy, so the plan fits: {when}, {then}. Our job today’s no harder. {detail}',
      'You marked yesterday as easy, so we do about as much. {detail} {after}',
    ],
    [
      'You wrote {last_note}. Let’s keep today about that light. {detail}',
      'You’ve kept {kept}, and the last of them was easy, so we keep it easy. {detail} {after}',
      'After an easy day, we keep it easy. {detail} {after}',
    ],
  ],
  ...silenceFrames,
}
