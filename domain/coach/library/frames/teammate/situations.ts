import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'
import { dateFrames } from './dates.ts'

/** Frames of Teammate for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  after_miss: [
    [
      '{kept} are kept, and one empty box doesn’t change that. We stay small today. {detail} {after}',
      'No check-in yesterday, and for {acting}, we’ve got nothing to make up for. {detail} {after}',
      'No check-in yesterday, and we’ve got nothing to make up for. {detail} {after}',
    ],
    [
      'One empty box doesn’t touch the plan: {when}, {then}. We add something small, and that’s plenty. {detail}',
      'One empty box changes very little, and {when}, we’re on. {detail} {after}',
      'One empty box changes very little for us. {detail} {after}',
    ],
    [
      'Nobody has to explain yesterday. Today we’re back at work on {acting}. {detail} {after}',
      'Nobody has to explain yesterday, so we don’t. {detail} {after}',
    ],
    [
      'Yesterday’s blank, so we keep today small, and {when}, you’re on. {detail} {after}',
      'Yesterday’s blank, so we keep today small. {detail} {after}',
    ],
    [
      'Yesterday can stay blank. We know the snag, because you wrote it: {obstacle}. So today’s short. {detail}',
      'Yesterday can stay blank. Our log still has {kept}. {detail} {after}',
      'Yesterday can stay blank, and today’s short for us. {detail} {after}',
    ],
    [
      'We leave yesterday’s box alone. Today’s is for {acting}, in a small size. {detail} {after}',
      'We leave yesterday’s box alone and see about today’s. {detail} {after}',
    ],
    [
      'After a blank day, the plan’s where you left it: {when}, {then}. Let’s take it easy. {detail}',
      'After a blank day, we pick up {when}, and nothing gets bigger. {detail} {after}',
      'After a blank day, we take an easy one. {detail} {after}',
    ],
    [
      'No catching up, that’s our rule. {kept} do fine without it. {detail} {after}',
      'No catching up on {acting}, that’s our rule. {detail} {after}',
      'No catching up, that’s our rule. {detail} {after}',
    ],
    [
      'Yesterday’s done, however it went. Your reason’s still here, and so are we: {why}. {detail}',
      'Yesterday’s done, however it went, and we’re in today. {detail} {after}',
    ],
    [
      'We’ve got {left} till your date, and yesterday’s share isn’t moved onto today’s. {detail} {after}',
      'Our share for {acting} gets smaller today, not bigger. {detail} {after}',
      'Our share gets smaller today, not bigger. {detail} {after}',
    ],
    [
      'One missing check-in next to {kept}: we can live with that. {detail} {after}',
      'One missing check-in says nothing about us. {detail} {after}',
    ],
    [
      'The day after gets a small job from us, small enough for {obstacle}, too. {detail}',
      'We don’t look back today, and {when}, we do less than usual. {detail} {after}',
      'We don’t look back, we just do less than usual. {detail} {after}',
    ],
  ],
  returned: [
    [
      'You checked in yesterday. We’re on {when}, and today stays just as small. {detail} {after}',
      'You checked in yesterday, and we keep today just as small. {detail} {after}',
    ],
    [
      'The second day asks for the plan, and that’s all: {when}, {then}. The extra’s an easy one for us. {detail}',
      'The second day only has to be easy for us, also when it’s about {acting}. {detail} {after}',
      'The second day after a break only has to be easy for us. {detail} {after}',
    ],
    [
      'You came back yesterday, and the reason’s where you left it: {why}. We go on small. {detail}',
      'You came back yesterday, so it’s our second day. {detail} {after}',
    ],
    [
      'You once wrote {obstacle}. So we don’t load the second day, we keep it light. {detail}',
      'We don’t load the second day, we keep it light. {detail} {after}',
    ],
    [
      'We like second days short. There’s one small job for {acting}. {detail} {after}',
      'We like second days short. {detail} {after}',
    ],
    [
      'Yesterday’s mark is in. Today’s can go next to it, {when} or whenever suits us. {detail} {after}',
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
      'Three days without a check-in, so we start small, and {when}, we’re on. {detail} {after}',
      'Three days without a check-in, and we can start small. {detail} {after}',
    ],
    [
      'Only you know how three quiet days were for {acting}, so we won’t guess. {detail} {after}',
      'Only you know how the three quiet days were, so we won’t guess. {detail} {after}',
    ],
    [
      'Three days off the log, no questions from us. The plan still stands: {when}, {then}. {detail}',
      'Three days off the log, no questions from us. {detail} {after}',
    ],
    [
      'The last three boxes are blank, and your words aren’t: {why}. Let’s do a small thing for them. {detail}',
      'The last three boxes are blank, and we leave them blank. {detail} {after}',
    ],
    [
      'After three days, the first move feels odd, so for {acting}, we take a small one. {detail} {after}',
      'After three days, the first move feels odd to all of us. {detail} {after}',
    ],
    [
      'Nothing’s piled up in these three days. We start clean, {when} or in the next gap. {detail} {after}',
      'Nothing’s piled up in these three days, so we start clean. {detail} {after}',
    ],
    [
      'Three days went by, and {left} are still ahead of us. {detail} {after}',
      'Maybe there was something for {acting} in these three days, without our log. {detail} {after}',
      'Maybe these three days were full, or we went on without the log. {detail} {after}',
    ],
    [
      'If {obstacle} is back, or even if it isn’t, we do one easy thing after three days. {detail}',
      'Three quiet days, and today’s job for {acting} is an easy one for us. {detail} {after}',
      'Three quiet days, so let’s make today an easy one. {detail} {after}',
    ],
  ],
  first_day: [
    [
      'Day one has your plan in it: {when}, {then}. We try one small thing besides. {detail}',
      'Day one only has to show us something, here and {when}. {detail} {after}',
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
      'We kick off on a {weekday}, with something small for {acting}. {detail} {after}',
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
      '{run} in a row can make us tired. So we do one small thing and stop. {detail} The mark’s the same size.',
      'If we’re tired, we do one small thing and stop. {detail} The mark’s the same size.',
    ],
  ],
  milestone_7: [
    [
      'Seven days are done for {acting}, and we can have a plain one today. {detail} {after}',
      'Seven days are done, and we can have a plain one today. {detail} {after}',
    ],
    [
      'Seven days are in, so we leave the plan as it is: {when}, {then}. One small thing comes along. {detail}',
      'Seven days are in, so we change nothing {when}. {detail} {after}',
      'Seven days are in, and you know best how we did it. {detail} {after}',
    ],
    [
      'Seven in a row, and each was a bit toward your reason: {why}. Today we add an ordinary one. {detail}',
      'Seven in a row, and we’re allowed to like that. {detail} {after}',
    ],
    [
      'Seven days on our log, and this snag was on file before any of them: {obstacle}. {detail} {after}',
      'Seven days on our log, and here’s the next. {detail} {after}',
    ],
    [
      'After seven days, the eighth is an easy one, with {left} to the date. We go on. {detail} {after}',
      'After seven days, the eighth is an easy one, and we’re on {when}. {detail} {after}',
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
      'You marked yesterday as easy, so we’ve got a little room. {detail} {after}',
    ],
    [
      'After an easy day, we do the small stuff for {acting}. {detail} {after}',
      'After an easy day, we do the small stuff. {detail} {after}',
    ],
  ],
  silent_7: [
    [
      'Seven blank boxes, and we don’t fill them in. You wrote: {why}. {detail} If the goal’s too big for now, we shrink it.',
      'Seven blank boxes, and we don’t fill them in. {detail} {after} We can also shrink the goal.',
    ],
    [
      'A week’s gone by, and we’re still here. {detail} {after} If it doesn’t work {when}, let’s move it.',
      'A week’s gone by, and we’re still here. {detail} {after} If the hour’s wrong, let’s move it.',
    ],
    [
      'We don’t owe the week anything. {detail} {after} If the plan for {acting} is too big, let’s cut it.',
      'We don’t owe the week anything. {detail} {after} If that’s too big, let’s cut it.',
    ],
    [
      'After a week, we try it small: you wrote {obstacle}. {detail} If that’s still in the way, let’s change the plan.',
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
  ...dateFrames,
}
