import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

/** Frames of Wise Mentor for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  after_miss: [
    'Yesterday has no check-in, and requires none. {detail} {after}',
    'One day without a mark changes little. {detail} {after}',
    'Yesterday needs no explanation. {detail} {after}',
    'After a day without a check-in, choose less. {detail} {after}',
    'Leave yesterday as it is. For today, decide on this. {detail} {after}',
    'Yesterday’s line is empty, and today’s is still open. {detail} {after}',
    'The day after a gap is the one that matters, and it may be easy. {detail} {after}',
    'Nothing has to be made up for. {detail} {after}',
    'Yesterday is over, whatever was in it. {detail} {after}',
    'Add nothing to today on account of yesterday. {detail} {after}',
    'A missing check-in is a fact, and not a judgment. {detail} {after}',
    'Begin today without looking back. {detail} {after}',
  ],
  returned: [
    'You checked in yesterday, and today may be of the same size. {detail} {after}',
    'The second day after a pause has only to be easy. {detail} {after}',
    'You returned yesterday, so this is the second day. {detail} {after}',
    'A return consists of a few light days, and this is one. {detail} {after}',
    'A second day does well to be short. {detail} {after}',
    'Yesterday is in the log, and today can follow. {detail} {after}',
    'After a gap, one is tempted to do too much. {detail} {after}',
    'Nothing is owed for the days between. {detail} {after}',
  ],
  silent_3: [
    'Three days have no check-in, and a small beginning is possible. {detail} {after}',
    'It has been quiet for three days, and how they were, only you know. {detail} {after}',
    'Three quiet days require no explanation. {detail} {after}',
    'The last three days may remain as they are. {detail} {after}',
    'After three days without a check-in, a first step can feel unfamiliar. {detail} {after}',
    'In three days, nothing has accumulated. {detail} {after}',
    'These three days may have been full, or kept without the log. {detail} {after}',
    'Three days have passed, so choose something small. {detail} {after}',
  ],
  first_day: [
    'A first day has only to teach you something. {detail} {after}',
    'This is the first day, and a short one will serve. {detail} {after}',
    'On a first day, one is tempted to do a great deal. {detail} {after}',
    'Regard today as a trial. {detail} {after} If it does not suit you, choose another way next time.',
    [
      'You know already what may come between: {obstacle}. The answer applies from today: {when}, {then}. {detail}',
      'There is no correct first day. {detail} {after}',
    ],
    'The goal begins on a {weekday}, with something that fits. {detail} {after}',
  ],
  at_risk: [
    'Today is still open. If your part is done, check in. If it is not, there is room for this. {detail}',
    '{run} are in the log, and remain there. At this hour, choose only this. {detail}',
    'It is late enough to be brief. {detail} Then check in, and close the day.',
    'There is still time for something small. {detail} If it is too much at this hour, rest.',
    'Something is left of this evening. {detail} Check in, and then put out the light.',
    'If you are tired, choose only this. {detail} It is worth as much as on any other day.',
  ],
  milestone_7: [
    'Seven days are kept, and today may be an ordinary one. {detail} {after}',
    [
      'Seven days are kept, so let the plan stay as it is: {when}, {then}. Today, add this. {detail}',
      'Seven days are kept, and you know best how it was done. {detail} {after}',
    ],
    'Seven days in a row may be noticed once. {detail} {after}',
    [
      'Seven days are in the log. {detail} For the rest, the plan is enough: {when}, {then}.',
      'Seven days are in the log, and the next is no different. {detail} {after}',
    ],
    'After seven days, let the eighth be easy. {detail} {after}',
    'The log has seven marks, and room for another. {detail} {after}',
  ],
  target_eve: [
    'Tomorrow is the date of the goal {title}. {detail} Then consider what is finished, and what is open.',
    'The date for the goal {title} is tomorrow. {detail} Consider what is missing, and decide which part of it tomorrow needs.',
    'One day remains before the date of the goal {title}. {detail} Decide what is to be done by tomorrow, and leave out everything else.',
    'There is today, and then the day that you set for the goal {title}. {detail} Decide what you will leave undone, and stop in good time.',
    'It is the day before the date of the goal {title}. {detail} Name one thing that is settled, and one that is not.',
    'Tomorrow is the day of the goal {title}. {detail} What is open may be noted, so that it need not be kept in mind.',
  ],
  target_day: [
    'Today is the date of the goal {title}. {detail} Consider how far it has come, and write it down.',
    'This is the day you chose for the goal {title}. {detail} Look at what is done before you look at what is not.',
    'The date for the goal {title} has come. {detail} What is open after that deserves a new date.',
    'You set this day for the goal {title}. {detail} Compare the goal with the day on which it began.',
    'The date for the goal {title} is here. {detail} Then decide whether it is complete or continues.',
    'For the goal {title}, this is the day. {detail} Write one line about what has changed since you began.',
  ],
}
