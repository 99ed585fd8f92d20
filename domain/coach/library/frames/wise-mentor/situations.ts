import type { DetailForm, FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

/** Forms of a frame that sets a time. */
const AT_ONCE: readonly DetailForm[] = ['work', 'prepare', 'note', 'tell']

/** Frames of Wise Mentor for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  after_miss: [
    'There was no check-in yesterday, and yesterday is over. {detail} Decide on nothing larger for today.',
    'Yesterday has no mark, and it needs no repair. {detail} That is enough for today.',
    'The empty line of yesterday can stay as it is. {detail} Leave larger plans for another day.',
    'One day without a mark says nothing about you. {detail} Let that be the whole of today.',
    'Yesterday was not written down, and it can stay so. {detail} An ordinary act is enough now.',
    'Do not do more today because yesterday is empty. {detail} Decide that this is sufficient, and leave it there.',
    'The log has nothing for yesterday. {detail} Check in when that is done, as on any ordinary day.',
    'Yesterday needs no explanation. {detail} Decide on that much, and then leave the goal for today.',
    [
      'There was no check-in yesterday. For {obstacle}, your decision stays: {when}, {then}. {detail} No more is asked today.',
      'It is easy to make too much of one empty line in the log. {detail} Leave the line empty.',
    ],
    'After a day without a check-in, something small is enough. {detail} Decide about tomorrow when it comes.',
    'After a day without a mark, it is tempting to plan too much. {detail} Plan no more than that for today.',
    'One line in the log is empty, and today’s is still open. {detail} That is enough to fill it.',
  ],
  returned: [
    'You checked in yesterday, after a gap. {detail} That is enough for today, and the days before can stay as they are.',
    'On the second day after a gap, it is tempting to do too much. {detail} Decide to stop there.',
    'You came back yesterday, and today is an ordinary day. {detail} Leave larger plans until next week.',
    'You have checked in once since the gap. {detail} With that, today is the second time, and it is enough.',
    'The days without a check-in have not left a debt. {detail} Leave it at that, and wait until tomorrow with the next decision.',
    'This is the second day after a gap. {detail} That is sufficient for the second day.',
    'Small days are useful for a while after a gap. {detail} If that seems too easy, leave it so until the week is over.',
    [
      'The log has yesterday in it. For {obstacle}, you have a decision: {when}, {then}. {detail} Leave it at that.',
      'The log has yesterday in it. {detail} Check in when that is done, and it has today as well.',
    ],
  ],
  silent_3: [
    'Three days have no mark, and they can stay like that. {detail} Decide on that for today, and leave it there.',
    'After three days without a check-in, a return looks larger than it is. {detail} That is all of it for today.',
    'It has been three days without a check-in, and no explanation is needed. {detail} Stop when it is done.',
    'Three quiet days are a good reason to choose something easy. {detail} Leave the harder parts for another day.',
    'Do not look for reasons first, after three days without a check-in. {detail} The reasons can wait until this is done.',
    [
      'The log has been quiet for three days. For {obstacle}, your decision is still there: {when}, {then}. {detail}',
      'Three days have gone by without a check-in. {detail} That is enough to begin with, and the rest can wait.',
    ],
    {
      text: 'Three days are a short gap. {detail} Do it while you are thinking of it, and leave the past days alone.',
      holds: AT_ONCE,
    },
    'The log has three empty lines. {detail} Check in after that, and leave the empty lines as they are.',
  ],
  first_day: [
    'The first day is for finding out. {detail} See how it goes, and decide tomorrow what to change.',
    'On the first day, choose less than you think you can do. {detail} Leave whatever is left over for another day.',
    [
      '{detail} Then try your plan for the first time: {when}, {then}. Decide tomorrow what to change about it.',
      'A first try is all that today asks for. {detail} Wait with a second one until tomorrow.',
    ],
    'A first day is easily too full. {detail} Leave out everything else that belongs to the goal, and see tomorrow what is missing.',
    [
      'You wrote what may be difficult: {obstacle}. You also decided what to do: {when}, {then}. To begin, one thing is enough. {detail}',
      'One simple act is enough for the first day. {detail} Leave improvements for next week.',
    ],
    'You have decided to begin, and the goal is written down. {detail} When that is done, the first day is complete.',
  ],
  at_risk: [
    'The day is not over, and there is time for something small. {detail} If today’s part is done already, check in and leave it there.',
    'You have {run} behind you, and no reason to hurry. {detail} That makes today the next one.',
    'It is late for large decisions. {detail} Then check in, and let the day end.',
    'Perhaps only the check-in is left to do today. If more is left, this is enough. {detail}',
    'Little of the day is left. {detail} If it still fits, do it now. If not, choose the hour for it tomorrow.',
    'This evening has room for something small. {detail} Check in after that, and leave the rest for tomorrow.',
  ],
  milestone_7: [
    'You have kept seven days. {detail} That is enough for the next one, and nothing about the goal has to change.',
    'An ordinary day may follow seven kept ones. {detail} Decide on no more than that.',
    'Seven days are in the log. {detail} Wait with any larger plan for a few weeks.',
    [
      'Seven days are behind you, and your plan stays: {when}, {then}. {detail} Leave everything else as it was.',
      'Seven days are behind you, and today is an ordinary one. {detail} Leave everything else as it was.',
    ],
    'After seven kept days, the goal is probably of the right size. {detail} Leave the size as it is for now.',
    'It is tempting to do more after seven good days. {detail} Wait a week with anything more.',
  ],
  target_eve: [
    'Tomorrow is the date of the goal {title}. {detail} Decide that everything else may stay as it is.',
    'The day you set for the goal {title} is tomorrow. {detail} Let that be the last thing for today.',
    'On the day before the date of the goal {title}, choose nothing larger than on other days. {detail} Then rest.',
    'The goal {title} has its date tomorrow. {detail} Stop when it is done, and leave the remaining hours ordinary.',
    'It is late for improvements, as the date of the goal {title} is tomorrow. {detail} Leave the rest as it stands.',
    'Work before a date easily fills every hour, and the date of the goal {title} is tomorrow. {detail} Choose when to stop today.',
  ],
  target_day: [
    'Today is the date that you set for the goal {title}. {detail} Then see where the goal stands, and decide what comes next.',
    'You chose this day for the goal {title} some time ago. {detail} Wait until tomorrow before you judge how it went.',
    '{detail} Today is the date for the goal {title}. Decide at which hour you will stop, whatever is still open then.',
    'What you do on the date of the goal {title} may be plain. {detail} Leave corrections for another day.',
    'This is the day you set for the goal {title}, and it is a {weekday} like others. {detail} Stop at an ordinary hour.',
    'Not everything has to be closed today, on the date of the goal {title}. {detail} Decide afterward what may stay open.',
  ],
}
