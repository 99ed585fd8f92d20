import type { DetailForm, FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

/** Forms of a frame that sets a time. */
const AT_ONCE: readonly DetailForm[] = ['work', 'prepare', 'note', 'tell']

/** Frames of Wise Mentor for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  after_miss: [
    'There was no check-in yesterday, and yesterday is over. {detail} Decide on this for today, and on nothing larger.',
    'Yesterday has no mark, and it needs no repair. {detail} Choose only this, and stop there.',
    'The empty line of yesterday can stay as it is. {detail} Choose this much, and leave larger plans for tomorrow.',
    'One day without a mark says nothing about you. {detail} Let that be the whole of today.',
    'Whatever yesterday was, it was not written down. {detail} Choose this as today’s one ordinary act.',
    'Do not do more today because yesterday is empty. {detail} Decide that this is sufficient, and leave it there.',
    'The log has nothing for yesterday. {detail} Choose this as on any ordinary day, and check in when it is done.',
    'Yesterday needs no explanation. {detail} Choose the first chance for this today, and then leave it.',
    [
      'There was no check-in yesterday. You wrote {obstacle}, and so today is kept small. {detail}',
      'It is easy to make too much of one empty line in the log. {detail} Choose this instead, and leave the line empty.',
    ],
    'After a day without a check-in, choose something that fits into any day. {detail} Decide about tomorrow when it comes.',
    'After a day without a mark, the temptation is to plan too much. {detail} Decide that this is the plan.',
    'One line in the log is empty, and today’s is still open. {detail} That is enough to fill it.',
  ],
  returned: [
    'You checked in yesterday, after a gap. {detail} Choose this for today, and leave the days before alone.',
    'On the second day after a gap, it is tempting to do too much. {detail} Decide to stop there, and keep the rest for next week.',
    'You came back yesterday, and today may look the same. {detail} Leave larger plans until next week.',
    'Yesterday you checked in, and that was the harder decision. {detail} Choose this for the second day, and nothing beside it.',
    'The days without a check-in have not left a debt. {detail} Decide on this alone, and wait to see how tomorrow looks.',
    'This is the second day after a gap. {detail} Decide about today, and leave the third day until it comes.',
    'Small days are useful for a while after a gap. {detail} If this seems too easy, leave it so until the week is over.',
    [
      'The log has yesterday in it. You wrote {obstacle}, and so the second day stays small. {detail} Leave it at that.',
      'The log has yesterday in it. {detail} Let the second day be this ordinary, and check in when it is done.',
    ],
  ],
  silent_3: [
    'In these three days you may have kept to this goal or not; only you know. {detail} Choose this for today, and leave it there.',
    'After three days without a check-in, a return looks larger than it is. {detail} Choose this, and come back no further than that.',
    'It has been three days without a check-in, and nobody asks what happened. {detail} Decide on this one thing, and stop when it is done.',
    'Three quiet days are a good reason to choose something easy. {detail} Leave the harder parts until tomorrow.',
    'Do not look for reasons first, after three days without a check-in. {detail} The reasons can wait until this is done.',
    [
      'The log has been quiet for three days. You wrote {obstacle}. A return can be smaller than that. {detail}',
      'Three days have gone by without a check-in. {detail} If this is too much, you can make the goal itself smaller today.',
    ],
    {
      text: 'Three days are a short gap. {detail} Choose the minute for this now, while you are thinking of it, and leave the past days alone.',
      holds: AT_ONCE,
    },
    'The log has three empty lines. {detail} Choose this, check in, and leave the empty lines as they are.',
  ],
  first_day: [
    'This is the first day, and it is for finding out. {detail} Notice what was easy and what was not, and you can change the plan tomorrow.',
    'On the first day, choose less than you think you can do. {detail} Whatever is left over will be useful on the second.',
    'Decide where and when it will be before the first try. {detail} If it goes differently, that is good to know, and you can change the hour tomorrow.',
    'A first day is easily too full. {detail} Choose this, leave out everything else that belongs to the goal, and see tomorrow what is missing.',
    [
      'You wrote what may be difficult: {obstacle}. So the first day is small, and one thing is enough to try. {detail} Decide tomorrow what comes next.',
      'A first try teaches more than a plan does. {detail} Choose the simplest way to do it, and leave improvements for next week.',
    ],
    'You have decided to begin, and the goal is written down. {detail} When that is done, the first day is complete, and you may leave it there.',
  ],
  at_risk: [
    'The day is not over, and there is time for something small. {detail} If today’s part is done already, check in and leave it there.',
    'You have {run} behind you, and that is no reason to hurry. {detail} Decide on this, and leave the rest for tomorrow.',
    'It is late for large decisions. {detail} Choose this or a rest, and then let the day end.',
    'Perhaps only the check-in is left to do. {detail} If more is left, choose this much of it and stop.',
    'Little of the day is left. {detail} If it still fits, do it now. If not, choose the hour for it tomorrow.',
    'This evening has room for something small. {detail} Do it without hurry, check in, and leave the rest for tomorrow.',
  ],
  milestone_7: [
    'You have kept seven days, each with its own small decision. {detail} Choose this as today’s, and change nothing about the rest.',
    'After seven days, an easy day is the one to watch. {detail} Choose this even on an easy day, and leave larger plans alone.',
    'Seven days are in the log. {detail} Choose this for today, and wait with any larger plan for a few weeks.',
    'You have seven days to look back on. Choose the hour that was best on them. {detail} Leave everything else as it was.',
    'After seven kept days, the goal is probably of the right size. {detail} Leave the size as it is, and choose this for today.',
    'It is tempting to do more after seven good days. {detail} Wait with anything more for a week, and see whether you still want it.',
  ],
  target_eve: [
    'The day before the date of the goal {title} is for deciding what may stay undone. {detail} Choose this, and cross out one other thing.',
    'Tomorrow is the day you set for the goal {title}. {detail} Choose this as the last thing to be made ready, and leave the others.',
    'On the day before the date of the goal {title}, choose nothing larger than on other days. {detail} Then rest, and leave the remaining hours ordinary.',
    'The date for the goal {title} is tomorrow. {detail} Choose what will be useful on that day over what would merely look better.',
    'It is late for improvements, as the date of the goal {title} is tomorrow. {detail} Choose this, and leave everything else as it stands.',
    'Work before a date easily fills every hour. Tomorrow is the date of the goal {title}. {detail} Choose when to stop today, and keep to it.',
  ],
  target_day: [
    'Today is the date that you set for the goal {title}. {detail} Then look once at what there is, and leave the rest open.',
    'You chose this day for the goal {title} some time ago. {detail} Choose this first, and wait until tomorrow before you judge how it went.',
    '{detail} Today is the date for the goal {title}. Decide at which hour you will stop, whatever is still open then.',
    'What you do on the date of the goal {title} may be plain. {detail} Choose this, and leave corrections for another day.',
    'This is the day you set for the goal {title}, and it is a {weekday} like others. {detail} Stop at an ordinary hour.',
    'Not everything has to be closed today, on the date of the goal {title}. {detail} Choose this, and decide what may stay open.',
  ],
}
