import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

/** Frames of Teammate for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  after_miss: [
    'Yesterday’s box is empty, and we leave it empty. {detail} That’s the short version for today.',
    'We don’t make up for yesterday. {detail} Today’s part is that, and no more.',
    'New day, new line on the log, and we keep it short. {detail}',
    [
      'No check-in yesterday, and the plan is the same today: {when}, {then}. Let’s ease into it with this. {detail}',
      'No check-in yesterday, and we don’t need to know why. {detail} That’s enough for today.',
    ],
    'Let’s not go over yesterday. We’ve got one small thing for {weekday}, and that’s it. {detail}',
    'One blank on the log, and it stays there. Let’s put something small beside it. {detail}',
    'Something easy today, and then we’re back. {detail} Everything bigger can wait until tomorrow.',
    'Light duty after a day without a check-in. {detail} That’s the whole shift, and we don’t add to it.',
    [
      'Yesterday is blank, and that’s only one day. We go on with what you planned: {then}. This goes with it. {detail}',
      'Yesterday is blank, and that’s only one day. {detail} With that, we’re back at it.',
    ],
    'After a blank day, we keep things simple. {detail} Check in once it’s done, and that’s it.',
    'The days before yesterday still count. Let’s add a small {weekday} to them. {detail}',
    [
      'Let’s leave it at one blank. Here’s the plan for today: {when}, {then}. And here’s a small start. {detail}',
      'Let’s leave it at one blank. {detail} That’s all it takes today.',
    ],
  ],
  returned: [
    'You checked in yesterday, so we go on from there. {detail} That’s enough for the second day, and the gap stays a gap.',
    'Second day back, and we keep it light. {detail} Bigger plans can wait until next week.',
    'Let’s treat this as the second day of a new job. {detail} Nobody expects more than that from you.',
    [
      'Yesterday’s tick is on the log, and the plan goes on today: {when}, {then}. We keep the rest small. {detail}',
      'Yesterday’s tick was the first after a gap. Let’s set another one beside it. {detail}',
    ],
    'It’s easy to do too much after a gap. {detail} We do that much today, and then we stop.',
    'Nobody’s asking about the break. We do one small thing and leave it at a short day. {detail}',
    [
      'We’re one check-in past the pause. What you planned still applies: {when}, {then}. Only this is new. {detail}',
      'We’re one check-in past the pause. {detail} It doesn’t have to go well today, only to happen.',
    ],
    'On the second day, things may still feel unfamiliar. {detail} We take it slowly, and that’s enough for the second day.',
  ],
  silent_3: [
    'No check-in for three days, so let’s make today short. {detail} That’s all I ask.',
    'Three days without a check-in, and we don’t ask why. {detail} That’s an easy way back in.',
    'If the last three days went fine without the log, just check in. If they didn’t, let’s start here. {detail}',
    'We leave the three blank days to the log, and you take this. {detail} Nothing has to be caught up.',
    [
      'It’s been three days, and the plan is still there: {when}, {then}. Let’s go back to it with something small. {detail}',
      'We don’t fill in the three blank days. {detail} That’s today’s line, and it goes below them.',
    ],
    'It’s been three days, so we take something easy. {detail} Check in after it, and we’re back on the log.',
    [
      'After three quiet days, we keep clear of the hard part: {obstacle}. Let’s start here. {detail}',
      'After three quiet days, we start small. {detail} Let’s do that much, and see about the rest tomorrow.',
    ],
    'Three days went by without a tick, and that’s all we know. {detail} Let’s go on from there.',
  ],
  first_day: [
    'First day, so let’s set it up together. {detail} If something’s in the way of that, note it, and we fix it tomorrow.',
    [
      'Day one, and you’ve brought a plan: {when}, {then}. Let’s try it out, with this beside it. {detail}',
      'Day one is for finding out how it works. {detail} It doesn’t have to go well, and we adjust tomorrow.',
    ],
    'Let’s keep day one short. {detail} If you’d like to do more than that, save it for tomorrow.',
    {
      text: 'First day, light start. You named what may get in the way: {obstacle}. So let’s do this before it comes up. {detail}',
      twin: 'First day, light start. {detail} Tell the log in a word how it went, and we plan tomorrow from there.',
      holds: ['work', 'prepare', 'note', 'tell'],
    },
    'We don’t know yet what will work, and we don’t have to. {detail} That’s the first thing to try.',
    'This first {weekday} is only for trying it out. {detail} Let’s see what it’s like, and plan the rest tomorrow.',
  ],
  at_risk: [
    'Today’s still open. If your part’s done, check in. If it isn’t, we take the short version. {detail}',
    'We’ve got {run} on the log, and nobody needs a record at this hour. {detail}',
    'It’s late, so we keep it small. {detail} Let’s close the log with that.',
    'There’s still a bit of the evening left, and we need only a little. {detail} Then you’re done.',
    'Done already? Then let’s just check in. If not, this still fits. {detail}',
    'Late in the day, so only light work. {detail} Let’s not start anything else for this goal.',
  ],
  milestone_7: [
    'That’s seven, and the log has every one of them. We don’t make it bigger, so today’s part is small. {detail}',
    [
      'Seven on the log, and the plan stays: {when}, {then}. Let’s look after one detail. {detail}',
      'Seven days on the log. {detail} We don’t change the size now. One more day like the others is enough.',
    ],
    'Seven days in, we know which hour works for you. Let’s use it today as well. {detail}',
    'Seven ticks in a row, and we treat today as an ordinary day. {detail} The number is yours to tell.',
    [
      'Seven days are on the log, with this around: {obstacle}. So let’s trust the size we have. {detail}',
      'Seven days are done, and we keep the goal at this size. {detail} It’s the right one, or we wouldn’t be here.',
    ],
    'After seven ticks, let’s not celebrate with a bigger plan. {detail} The usual size got us here.',
  ],
  target_eve: [
    'Tomorrow’s the date of the goal {title}, so let’s split what’s left. You take this today. {detail} The rest goes on a list for afterward.',
    'Tomorrow’s the day you set for the goal {title}, and we don’t cram. {detail} After that, let’s stop early.',
    'The date for the goal {title} is tomorrow, so we don’t start anything big. {detail} Let’s leave it at that.',
    'It’s the day before the date of the goal {title}, so our list is short. {detail} Then put things ready for tomorrow.',
    'Let’s make tomorrow easier, since it’s the date of the goal {title}. {detail} After that, stop early and get some rest.',
    'One day before the date of the goal {title}, we work as usual. {detail} What isn’t ready by then can have a new date.',
  ],
  target_day: [
    'This is the date for the goal {title}, and we treat the day like any other. {detail} Then let’s write down where things stand.',
    'It’s the day you set for the goal {title}, so let’s do what we can. {detail} Whatever stays open can have a new date.',
    'Here’s the date for the goal {title}. We take one last bit from the list, and then you look where things stand. {detail}',
    'Today’s the date you picked for the goal {title}. {detail} After that, let’s call it a day, whatever the result is.',
    'The goal {title} has its date today, and we stay calm. {detail} Let’s look at the result tomorrow.',
    'The calendar says that today is the date of the goal {title}. {detail} Check in after that, and our work on it rests.',
  ],
}
