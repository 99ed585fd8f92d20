import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

/** Frames of Kind & Encouraging for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  after_miss: [
    'Yesterday has no check-in, and there is nothing to make up for. {detail} {after}',
    'One day without a check-in changes very little. {detail} {after}',
    'You do not have to explain yesterday to anybody. {detail} {after}',
    'No check-in yesterday, so today is kept small. {detail} {after}',
    'Yesterday can stay without a mark. For today, there is this. {detail} {after}',
    'Yesterday’s box is empty, and it may stay empty. {detail} {after}',
    'After a day without a check-in, the next may be an easy one. {detail} {after}',
    'There is nothing to catch up on today. {detail} {after}',
    'Yesterday is over, whatever it was like. {detail} {after}',
    'Nothing is added today because of yesterday. {detail} {after}',
    'A missing check-in says little about you. {detail} {after}',
    'You can begin today without looking back at yesterday. {detail} {after}',
  ],
  returned: [
    'You checked in yesterday, and today can be just as small. {detail} {after}',
    'The second day after a pause only has to be easy. {detail} {after}',
    'You came back yesterday, so today is only the second day. {detail} {after}',
    'It is easier to come back with a few light days, and today is one. {detail} {after}',
    'It is good to keep the second day short. {detail} {after}',
    'Yesterday’s mark is in the log, and today’s can stand beside it. {detail} {after}',
    'After a gap, you may want to do a lot at once. Today, do this. {detail} {after}',
    'You do not owe anything for the days between. {detail} {after}',
  ],
  silent_3: [
    'Three days without a check-in, and no harm in starting small. {detail} {after}',
    'It has been quiet here for three days, and only you know how it was for you. {detail} {after}',
    'Three quiet days need no explanation. {detail} {after}',
    'The last three days have no mark, and they can stay as they are. {detail} {after}',
    'After three days without a check-in, the first step may feel awkward. {detail} {after}',
    'Nothing has piled up in these three days. {detail} {after}',
    'Perhaps these three days were full, or you went on without the log. {detail} {after}',
    'Three days went by without a check-in, so today is a small one. {detail} {after}',
  ],
  first_day: [
    'A first day only has to show you something about this goal. {detail} {after}',
    'This is the first day, and it may be a short one. {detail} {after}',
    'It is tempting to do a lot on a first day. Today, this is enough. {detail} {after}',
    'Today is only a first try. {detail} {after} If it does not suit you, try another way next time.',
    [
      'You already know what can get in the way: {obstacle}. Your answer can be used from today: {when}, {then}. {detail}',
      'There is no right way to have a first day, and this is one way. {detail} {after}',
    ],
    'This goal begins on a {weekday}, with something that fits in. {detail} {after}',
  ],
  at_risk: [
    'Today is still open. If you have done your part, just check in. If not, this still fits. {detail}',
    'You have {run} on the log, and they stay there. At this hour, this is enough. {detail}',
    'It is late enough to keep this short. {detail} After that, check in, and let the day be over.',
    'There is still time for something small. {detail} If that is too much now, you can rest.',
    'A little of this evening is left, and it can be easy. {detail} Then check in, and put out the light.',
    'If you are tired, do only this. {detail} It counts as much as on any other day.',
  ],
  milestone_7: [
    'Seven days are done, so today may be an ordinary one. {detail} {after}',
    [
      'Seven days are kept, so nothing about your plan has to change: {when}, {then}. This comes along today. {detail}',
      'Seven days are behind you, and you know best how you did it. {detail} {after}',
    ],
    'Seven days in a row, and you can be glad of them. {detail} {after}',
    [
      'Seven days are on the log. {detail} For the rest, your plan is enough, as it stands: {when}, {then}.',
      'Seven days are on the log, and the next one looks like this. {detail} {after}',
    ],
    'After seven days, the eighth may be an easy one. {detail} {after}',
    'The log has seven marks for this goal, and today can have its own. {detail} {after}',
  ],
  target_eve: [
    'Tomorrow is the day you set for the goal {title}. {detail} Then see what is finished, and what is still open.',
    'The date for the goal {title} is tomorrow. {detail} Look at what is still missing, and choose the part that tomorrow needs.',
    'One day is left before the date of the goal {title}. {detail} Decide what you would like to have done by tomorrow, and leave out everything else.',
    'You have today, and then the day that you set for the goal {title}. {detail} Decide what you leave out, and go to bed in good time.',
    'It is the day before the date of the goal {title}. {detail} Name one thing that already works, and one that tomorrow is for.',
    'You may be a little nervous before tomorrow, the date of the goal {title}. {detail} What is open may go on a slip of paper, so that you need not keep it in mind.',
  ],
  target_day: [
    'Today is the date of the goal {title}. {detail} Then write down how far you have come.',
    'This is the day you chose for the goal {title}. {detail} Then look at what is done, and tell somebody.',
    'The date for the goal {title} has come. {detail} What is open after that may get a new date.',
    'You set this day for the goal {title}. {detail} Compare where you are now with where you began.',
    'The date for the goal {title} is here. {detail} Then decide whether it is complete or goes on.',
    'For the goal {title}, today is the date. {detail} Write one line about what has changed since you began.',
  ],
  note_easy: [
    [
      'You noted: {last_note}. Nothing has to change because of it. {detail}',
      'An easy day asks for no change. {detail} {after}',
    ],
    [
      'What made yesterday easy can stay as it is: {last_note}. {detail}',
      'What made yesterday easy can stay as it is. {detail} {after}',
    ],
    [
      'Your last note is a good one to begin with: {last_note}. {detail}',
      'Yesterday was easy, by your own mark. {detail} {after}',
    ],
    'You marked yesterday as easy, and today may have the same size. {detail} {after}',
    'An easy day has made room for a small thing. {detail} {after}',
  ],
  silent_7: [
    'Seven quiet days, and nothing is owed for them. {detail} {after} You can also make the goal smaller.',
    'A week went by without a check-in. If the goal still fits, begin here. {detail} {after}',
    'A week can go by like that. {detail} {after} If its hour no longer suits you, choose another.',
    'You need not explain the week to anybody. {detail} {after} The goal may also be changed.',
    'After a week, a goal may come back small. {detail} {after} If the goal no longer fits, you can change it today.',
    'This week had no mark, and today can have one. {detail} {after} If not, the goal can be changed.',
  ],
}
