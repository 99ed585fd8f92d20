import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

/** Frames of Teammate for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  after_miss: [
    'No check-in yesterday, and we’ve got nothing to make up for. {detail} {after}',
    'One empty box changes very little for us. {detail} {after}',
    'Nobody has to explain yesterday, so we don’t. {detail} {after}',
    'Yesterday’s blank, so we keep today small. {detail} {after}',
    'Yesterday can stay blank. Today we’ve got this. {detail} {after}',
    'We leave yesterday’s box alone and fill today’s. {detail} {after}',
    'After a blank day, we take an easy one. {detail} {after}',
    'No catching up, that’s our rule. {detail} {after}',
    'Yesterday’s done, however it went, and we’re in today. {detail} {after}',
    'We add nothing to today because of yesterday. {detail} {after}',
    'One missing check-in says nothing about us. {detail} {after}',
    'We don’t look back today, we just start. {detail} {after}',
  ],
  returned: [
    'You checked in yesterday, and we keep today just as small. {detail} {after}',
    'The second day after a break only has to be easy for us. {detail} {after}',
    'You’re back since yesterday, so we’re on the second day. {detail} {after}',
    'Coming back, we keep it light today. {detail} {after}',
    'We like second days short. {detail} {after}',
    'Yesterday’s mark is in, so let’s put today’s next to it. {detail} {after}',
    'After a gap we want to do it all at once, and we don’t. {detail} {after}',
    'Nobody owes anything for the days between, us least of all. {detail} {after}',
  ],
  silent_3: [
    'Three days without a check-in, and we can start small. {detail} {after}',
    'It’s been quiet here for three days, and only you know how it was, so we won’t guess. {detail} {after}',
    'Three quiet days, no questions from us. {detail} {after}',
    'The last three boxes are blank, and we leave them blank. {detail} {after}',
    'After three days, the first move feels odd to all of us. {detail} {after}',
    'Nothing’s piled up in these three days, so we start clean. {detail} {after}',
    'Maybe these three days were full, or we went on without the log. {detail} {after}',
    'Three days went by, so let’s make today an easy one. {detail} {after}',
  ],
  first_day: [
    'Day one only has to show us something. {detail} {after}',
    'First day, and we can keep it short. {detail} {after}',
    'It’s tempting to do a lot on day one, and we won’t. {detail} {after}',
    'Today’s a first try, and we learn from it. {detail} {after} If it’s not your thing, we try another way next time.',
    [
      'You know what can get in the way: {obstacle}. We can use your answer from today: {when}, {then}. {detail}',
      'There’s no right first day, so let’s have ours. {detail} {after}',
    ],
    'We kick off on a {weekday}, with something that fits in. {detail} {after}',
  ],
  at_risk: [
    'Today’s still open. If your part’s done, let’s just check in. If not, this still fits. {detail}',
    '{run} on the log, and we keep those either way. At this hour, this will do. {detail}',
    'It’s late, so we keep it short. {detail} After that, lights out.',
    'There’s still time for something small, so let’s look. {detail} If it’s too much now, we rest.',
    'A bit of the evening’s left for us. {detail} Check in after, and lights out.',
    'If we’re tired, we do only this. {detail} It counts like on any other day.',
  ],
  milestone_7: [
    'Seven days are done, and we can have a plain one today. {detail} {after}',
    [
      'Seven days are in, so we leave the plan as it is: {when}, {then}. Today, this comes along. {detail}',
      'Seven days are in, and you know best how we did it. {detail} {after}',
    ],
    'Seven in a row, and we’re allowed to like that. {detail} {after}',
    [
      'Seven days on our log. {detail} For the rest, your plan’s enough: {when}, {then}.',
      'Seven days on our log, and here’s the next. {detail} {after}',
    ],
    'After seven days, we make the eighth an easy one. {detail} {after}',
    'Seven marks for this goal, and we can add today’s. {detail} {after}',
  ],
  target_eve: [
    'Tomorrow’s the day you set for the goal {title}, so we look ahead. {detail} Then let’s look at what’s finished and what’s open.',
    'The date for the goal {title} is tomorrow. {detail} Let’s see what’s missing, and pick the one thing tomorrow needs.',
    'One day left before the date of the goal {title}. {detail} Let’s settle what we want done by tomorrow, and drop everything else.',
    'We’ve got today, and then the day you set for the goal {title}. {detail} Pick what we leave out, and let’s be in bed on time.',
    'It’s the day before the date of the goal {title}. {detail} Let’s name one thing that works already, and one for tomorrow.',
    'Nerves are allowed, tomorrow’s the date of the goal {title}. {detail} What’s open goes on a slip, so it isn’t in our heads all day.',
  ],
  target_day: [
    'Today’s the date of the goal {title}. {detail} Then let’s write down how far we’ve come.',
    'This is the day you chose for the goal {title}. {detail} Let’s look at what’s done and tell somebody.',
    'The date for the goal {title} is here. {detail} What’s open after that, we give a new date.',
    'You set this day for the goal {title}. {detail} Let’s hold it next to where we began.',
    'It’s the day for the goal {title}. {detail} Then we decide: is it complete, or does it go on?',
    'For the goal {title}, it’s the day. {detail} Let’s write a line on what’s changed since we began.',
  ],
  note_easy: [
    [
      'You noted {last_note}. Let’s not change a thing. {detail}',
      'Yesterday went easily, so let’s not change a thing. {detail} {after}',
    ],
    [
      'We like this one on the log: {last_note}. {detail}',
      'An easy day’s on the log, and we like it there. {detail} {after}',
    ],
    [
      'Your note says {last_note}. Same size today, we don’t add anything. {detail}',
      'Easy yesterday, same size today, and we don’t add anything. {detail} {after}',
    ],
    'You marked yesterday as easy, so we’ve got a little room. {detail} {after}',
    'Easy days are good for our small jobs. {detail} {after}',
  ],
  silent_7: [
    'Seven blank boxes, and we don’t fill them in. {detail} {after} We can also shrink the goal.',
    'A week’s gone by, and we’re still here. {detail} {after} If the hour’s wrong, let’s move it.',
    'We don’t owe the week anything. {detail} {after} If that’s too big, let’s cut it.',
    'After a week, let’s take something easy. {detail} {after} Or we change the goal.',
    'The log’s been quiet for a week, so maybe we picked the wrong size. {detail} {after}',
    'Let’s try one thing before we change anything. {detail} {after} If it doesn’t fit, we edit the goal.',
  ],
}
