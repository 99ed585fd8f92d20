import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

type Silence = Extract<Situation, 'after_miss' | 'returned' | 'silent_3' | 'silent_7'>

/** Frames of Teammate for days without a check-in and the return after them (TEXT-26). */
export const silenceFrames: Record<Silence, readonly FrameText[]> = {
  after_miss: [
    [
      '{kept} are kept, and one empty box doesn’t change that. We stay small today. {detail} {after}',
      'No check-in yesterday, and for {acting}, we’ve got nothing to make up for. {detail} {after}',
      'No check-in yesterday, and we’ve got nothing to make up for. {detail} {after}',
    ],
    [
      'One empty box doesn’t touch the plan: {when}, {then}. We add very little, and that’s plenty. {detail}',
      'One empty box changes very little about {acting}, and we go on. {detail} {after}',
      'One empty box changes very little for us. {detail} {after}',
    ],
    [
      'Nobody has to explain yesterday. Today we’re back at work on {acting}. {detail} {after}',
      'Nobody has to explain yesterday, so we don’t. {detail} {after}',
    ],
    [
      'Yesterday’s blank, so today we only do a little work on {acting}. {detail} {after}',
      'Yesterday’s blank, so we keep today small. {detail} {after}',
    ],
    [
      'Yesterday can stay blank. We know the snag, because you wrote it: {obstacle}. So today’s short. {detail}',
      'Yesterday can stay blank. Our log still has {kept}. {detail} {after}',
      'Yesterday can stay blank, and today’s short for us. {detail} {after}',
    ],
    [
      'We leave yesterday’s box alone, and today’s gets a bit of work on {acting}. {detail} {after}',
      'We leave yesterday’s box alone and see about today’s. {detail} {after}',
    ],
    [
      'After a blank day, the plan’s where you left it: {when}, {then}. Let’s take it easy. {detail}',
      'After a blank day, we take the easy end of {acting}. {detail} {after}',
      'After a blank day, we take an easy one. {detail} {after}',
    ],
    [
      'No catching up, that’s our rule. {kept} do fine without it. {detail} {after}',
      'No catching up on {acting}, that’s our rule. {detail} {after}',
      'No catching up, that’s our rule. {detail} {after}',
    ],
    [
      'Yesterday’s done, however it went, and what you wrote still stands: {why}. We do a little for it. {detail}',
      'Yesterday’s done, however it went, and today we put a little time into work on {acting}. {detail} {after}',
      'Yesterday’s done, however it went, and we’re in today. {detail} {after}',
    ],
    [
      'We’ve got {left} till your date, and yesterday’s share isn’t moved onto today’s. {detail} {after}',
      'Our share of the work on {acting} gets smaller today, not bigger. {detail} {after}',
      'Our share gets smaller today, not bigger. {detail} {after}',
    ],
    [
      'One missing check-in next to {kept}: we can live with that. {detail} {after}',
      'One missing check-in on {acting} says nothing about us. {detail} {after}',
      'One missing check-in says nothing about us. {detail} {after}',
    ],
    [
      'For the day after, we pick a job that’s short enough for a day of {obstacle}, too. {detail}',
      'We don’t look back today, and {when}, we do less than usual. {detail} {after}',
      'We don’t look back, we just do less than usual. {detail} {after}',
    ],
  ],
  returned: [
    [
      'You checked in yesterday, and for {acting}, we keep today just as small. {detail} {after}',
      'You checked in yesterday, and we keep today just as small. {detail} {after}',
    ],
    [
      'On the second day, the plan stays as it is: {when}, {then}. We keep the extra easy. {detail}',
      'The second day only has to be easy for us, and that goes for {acting}, too. {detail} {after}',
      'The second day after a break only has to be easy for us. {detail} {after}',
    ],
    [
      'You came back yesterday, and the reason’s where you left it: {why}. We take it slowly. {detail}',
      'You came back yesterday, so for {acting}, it’s our second day. {detail} {after}',
      'You came back yesterday, so it’s our second day. {detail} {after}',
    ],
    [
      'You once wrote {obstacle}. So we don’t load the second day, we keep it light. {detail}',
      'For {acting}, we don’t load the second day, we keep it light. {detail} {after}',
      'We don’t load the second day, we keep it light. {detail} {after}',
    ],
    [
      'We like second days short. There’s one line on the list for {acting}. {detail} {after}',
      'We like second days short. {detail} {after}',
    ],
    [
      'Yesterday’s mark for {acting} is in, so let’s put today’s next to it. {detail} {after}',
      'Yesterday’s mark is in, so let’s put today’s next to it. {detail} {after}',
    ],
    [
      '{left} left make us want to do it all at once, and we don’t. {detail} {after}',
      'After a gap, we’d like to do everything for {acting} at once, and we don’t. {detail} {after}',
      'After a gap, we’d like to do it all at once, and we don’t. {detail} {after}',
    ],
    [
      'Nobody owes anything for the days between. We go on from here: {when}, {then}. {detail}',
      'Nobody owes anything for the days between, us least of all. {detail} {after}',
    ],
  ],
  silent_3: [
    [
      'Three days without a check-in, so it’s a short shift. We know the sticky part: {obstacle}. {detail}',
      'Three days without a check-in, so we start small on {acting}. {detail} {after}',
      'Three days without a check-in, and we can start small. {detail} {after}',
    ],
    [
      'Only you know how three quiet days were for {acting}, so we won’t guess. {detail} {after}',
      'Only you know how the three quiet days were, so we won’t guess. {detail} {after}',
    ],
    [
      'Three days off the log, no questions from us. The plan still stands: {when}, {then}. {detail}',
      'Three days off the log, and we’ve got no questions about {acting}. {detail} {after}',
      'Three days off the log, no questions from us. {detail} {after}',
    ],
    [
      'The last three boxes are blank, and your words aren’t: {why}. Let’s do a bit for them. {detail}',
      'The last three boxes for {acting} are blank, and we leave them blank. {detail} {after}',
      'The last three boxes are blank, and we leave them blank. {detail} {after}',
    ],
    [
      'After three days, the first move feels odd, so for {acting}, we make it a light one. {detail} {after}',
      'After three days, the first move feels odd to all of us. {detail} {after}',
    ],
    [
      'Nothing’s piled up for {acting} in these three days, so we start clean. {detail} {after}',
      'Nothing’s piled up in these three days, so we start clean. {detail} {after}',
    ],
    [
      'Three days went by, and {left} are still ahead of us. {detail} {after}',
      'Maybe these three days had some work on {acting} in them, without our log. {detail} {after}',
      'Maybe these three days were full, or we went on without the log. {detail} {after}',
    ],
    [
      'We know what can get in the way, {obstacle}, so after three days, we take one easy thing. {detail}',
      'Three quiet days, and today’s job for {acting} is an easy one for us. {detail} {after}',
      'Three quiet days, so let’s make today an easy one. {detail} {after}',
    ],
  ],
  silent_7: [
    [
      'Seven blank boxes, and we don’t fill them in. You wrote: {why}. {detail} If the goal’s too big for now, we shrink it.',
      'Seven blank boxes, and we don’t fill them in. {detail} {after} We can also shrink the goal.',
    ],
    [
      'A week’s gone by, and our log for {acting} is still here. {detail} {after} If the hour’s wrong, let’s move it.',
      'A week’s gone by, and we’re still here. {detail} {after} If the hour’s wrong, let’s move it.',
    ],
    [
      'We don’t owe the week anything. {detail} {after} If the size is wrong for {acting}, let’s cut it.',
      'We don’t owe the week anything. {detail} {after} If that’s too big, let’s cut it.',
    ],
    [
      'You wrote {obstacle}, so after a week, we start small. {detail} If it’s still in the way, let’s change the plan.',
      'After a week, let’s take something easy. {detail} {after} Or we change the goal.',
    ],
    [
      'The log’s been quiet for a week. Maybe we picked the wrong size for {acting}. {detail} {after}',
      'The log’s been quiet for a week, so maybe we picked the wrong size. {detail} {after}',
    ],
    [
      'Let’s try it once more as planned: {when}, {then}. {detail} If that’s no good, we edit the goal.',
      'Let’s try one thing before we change anything. {detail} {after} If it doesn’t fit, we edit the goal.',
    ],
  ],
}
