import type { Situation } from '#domain/coach/day/situation.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

type Silence = Extract<Situation, 'after_miss' | 'returned' | 'silent_3' | 'silent_7'>

/** Frames of Teammate for days without a check-in and the return after them (TEXT-26). */
export const silenceFrames: Record<Silence, readonly FrameText[]> = {
  after_miss: [
    [
      'You’ve kept {kept}, and one empty box doesn’t change that. We keep it small today. {detail} {after}',
      'There was no check-in yesterday. You wrote {words}. We only ask for something easy today. {detail}',
      'No check-in yesterday, and we’ve got nothing to make up for. {detail} {after}',
    ],
    [
      'One empty box doesn’t change the plan: {when}, {then}. We add very little, and that’s enough. {detail}',
      'One empty box changes very little, so let’s do one small job. {detail} {after}',
    ],
    [
      'Nobody has to explain yesterday. You wrote {words}. Here’s a short job for that, and we’re done. {detail}',
      'Nobody has to explain yesterday. {when}, it’s a new try, and we keep it short. {detail} {after}',
      'Nobody has to explain yesterday, so we don’t. {detail} {after}',
    ],
    [
      'Your last note was {last_note}. Yesterday’s box is empty, and we keep today’s job small. {detail}',
      'Yesterday’s blank, and today we do just a little for {acting}. {detail} {after}',
      'Yesterday’s blank, so we keep today small. {detail} {after}',
    ],
    [
      'Yesterday can stay blank. We know the snag, because you wrote it: {obstacle}. So today’s short. {detail}',
      'Yesterday can stay blank. You wrote {words}. Let’s do something short for that. {detail}',
      'Yesterday can stay blank, and our job today is a short one. {detail} {after}',
    ],
    [
      'We leave yesterday’s box alone and keep things simple {when}. {detail} {after}',
      'We leave yesterday’s box alone and fill today’s with something small. {detail} {after}',
    ],
    [
      'After a blank day, the plan’s where you left it: {when}, {then}. Let’s keep the rest small. {detail}',

      'After a blank day, we take an easy one. {detail} {after}',
    ],
    [
      'No catching up, that’s our rule. You’ve kept {kept}, and one small job is enough today. {detail} {after}',
      'You wrote {words}. Today we do something small, and nothing for yesterday. {detail} {after}',
      'No catching up, that’s our rule. {detail} {after}',
    ],
    [
      'Yesterday’s done, however it went, and what you wrote still stands: {why}. We do a little for it. {detail}',
      'You noted {last_note}. There’s been one blank box since then, and we go small today. {detail} {after}',
      'Yesterday’s done, however it went, and you’ve kept {kept}. We go small today. {detail} {after}',
      'Yesterday’s done, however it went, and we go small today. {detail} {after}',
    ],
    [
      'Your date’s in {left}, and we still don’t move yesterday’s work onto today. {detail}',
      'We make today smaller, not bigger. {detail} {after}',
    ],
    [
      'You’ve kept {kept}, so we can live with one missing check-in. {detail} {after}',
      'One missing check-in, and you wrote {obstacle}. Let’s keep today smaller than usual. {detail}',
      'One missing check-in doesn’t change much for us. {detail} {after}',
    ],
    [
      'You wrote {words}. On the day after a blank one, we pick something small. {detail} {after}',
      'You wrote {obstacle}. For the day after a blank one, we pick a shorter job. {detail} {after}',
      'We don’t look back, and a small try {when} is enough. {detail} {after}',
      'We don’t look back, we just do less than usual. {detail} {after}',
    ],
  ],
  returned: [
    [
      'You checked in yesterday, and your note says {last_note}. We keep the second day just as small. {detail}',
      'You checked in yesterday, so we only need something small today, {when}. {detail} {after}',
      'You checked in yesterday, and we keep today just as small. {detail} {after}',
    ],
    [
      'On the second day, the plan stays as it is: {when}, {then}. Our other job is easy. {detail}',
      'On the second day after a break, easy is good enough for us. {detail} {after}',
    ],
    [
      'You came back yesterday, and your reason’s still the same: {why}. We take it slowly. {detail}',

      'You came back yesterday, so it’s our second day, and it stays small. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. On the second day back, we only do something light. {detail} {after}',
      'You’re back, so let’s keep the first days short. {detail} {after}',
    ],
    [
      'You wrote {words}. It’s our second day back, so we do just one small thing. {detail}',
      'On a second day, a short try {when} is enough for us. {detail} {after}',
      'Our second day back can be short. {detail} {after}',
    ],
    [
      'Your check-in’s on the log, with a note: {last_note}. Today’s the second day, and we keep it small. {detail}',
      'Yesterday’s check-in is on the log, and we want today’s to be just as easy. {detail} {after}',
    ],
    [
      'With {left} left, we could try to do it all at once, and we don’t. {detail} {after}',
      'Another small day counts for {acting}, so let’s not rush it. {detail} {after}',
      'After a break, we’d like to do it all at once, and we don’t. {detail} {after}',
    ],
    [
      'Nobody owes anything for the days between. We go on from here: {when}, {then}. {detail}',
      'Nobody owes anything for the days between, us least of all. {detail} {after}',
    ],
  ],
  silent_3: [
    [
      'Three days without a check-in, so it’s a short shift. We know the sticky part: {obstacle}. {detail}',
      'Three days without a check-in. You wrote {words}. We begin with something short. {detail}',
      'Three days without a check-in, so we start small. {detail} {after}',
    ],
    [
      'Only you know how the three quiet days were. You wrote {words}. We just go on from today. {detail} {after}',
      'Only you know how {acting} went in these three days, so we won’t guess. {detail} {after}',
      'Only you know how the three quiet days were, so we won’t guess. {detail} {after}',
    ],
    [
      'Three days off the log, no questions from us. The plan still stands: {when}, {then}. {detail}',
      'Three days off the log, no questions from us. {detail} {after}',
    ],
    [
      'The last three boxes are blank, and your reason’s still the same: {why}. Let’s do a bit for it. {detail}',
      'The last three boxes are blank. You wrote {words}. Let’s fill the next one with something short. {detail}',
      'The last three boxes are blank, and we leave them blank. {detail} {after}',
    ],
    [
      'You wrote {words}. The first move can feel odd after three days, so we make it light. {detail}',
      'After three days, the first move can feel odd, so we make it a light one. {detail} {after}',
    ],
    [
      'After three days, there’s nothing to make up for, and {when}, we start fresh. {detail} {after}',
      'After three days, there’s nothing to make up for, so we start fresh. {detail} {after}',
    ],
    [
      'Three days went by, and {left} are still ahead of us. {detail} {after}',
      'Three days went by, and today we do one small job for {acting}. {detail} {after}',
      'Maybe these three days were full, or you went on without our log. {detail} {after}',
    ],
    [
      'You wrote {words}. Three quiet days don’t change that, and we keep today light. {detail} {after}',
      'You wrote {obstacle}. After three quiet days, let’s take something that’s easy even then. {detail} {after}',
      'Three quiet days, so let’s go easy {when} and do only one thing. {detail} {after}',
      'Three quiet days, so let’s make today an easy one. {detail} {after}',
    ],
  ],
  silent_7: [
    [
      'Seven blank boxes, and we don’t fill them in. You wrote: {why}. {detail} If the goal’s too big for now, we shrink it.',
      'Seven blank boxes, and we don’t fill them in. {detail} {after} We can also shrink the goal.',
    ],
    [
      'A week’s gone by, and you wrote {words}. {detail} If those words no longer fit, let’s change the goal.',
      'A week’s gone by since we heard about {acting}. {detail} {after} If the goal has the wrong hour, let’s move it.',
      'A week’s gone by, and we’re still here. {detail} {after} If the goal has the wrong hour, let’s move it.',
    ],
    ['A blank week is no reason for us to hurry. {detail} {after} If the goal’s too big, let’s cut it.'],
    [
      'You wrote {obstacle}, so after a week, we start small. {detail} If it’s still in the way, let’s change the plan.',
      'After a week, let’s take something easy. {detail} {after} If that’s still too much, we change the goal.',
    ],
    [
      'The log’s been quiet for a week, and your words are still here: {words}. {detail} We can keep the goal or resize it.',
      'The log’s been quiet for a week, so let’s try a smaller size. {detail} {after}',
    ],
    [
      'Let’s try it once more as planned: {when}, {then}. {detail} If that’s no good, we edit the goal.',
      'Let’s try one thing before we change anything. {detail} {after} If it doesn’t fit, we edit the goal.',
    ],
  ],
}
