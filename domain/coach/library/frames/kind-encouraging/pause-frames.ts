import type { Situation } from '#domain/coach/day/situation.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

/** Frames of Kind & Encouraging for days after a miss or a silence (TEXT-26). */
export const pauseFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  after_miss: [
    [
      'No check-in yesterday, and {kept} are kept. One day leaves that almost as it was. {detail} {after}',
      'No check-in yesterday, and {kept} are kept. One day leaves that almost as it was. {detail}',
      'Yesterday has no check-in, and there is nothing to make up for. {detail} {after}',
    ],
    [
      'After a day without a check-in, your plan can stay as it is: {when}, {then}. If that is too much, do one small thing. {detail}',
      'After a day without a check-in, you may do less than usual. {detail} {after}',
    ],
    [
      'You once wrote {obstacle}. If it came up yesterday, today can start small. {detail}',
      'You need not explain yesterday to anybody, and today may be small. {detail} {after}',
    ],
    [
      'No check-in yesterday. The day before, you noted {last_note}. Today may be smaller than usual. {detail}',
      'No check-in yesterday, so today can be smaller than usual. {detail} {after}',
    ],
    [
      'Yesterday’s box may stay empty. You wrote {words}. Something small is enough today. {detail}',
      'Yesterday’s box may stay empty, and only a little is needed today. {detail} {after}',
    ],
    [
      'Yesterday has no check-in, and you still have your reason: {why}. A little is enough. {detail}',
      'One day without a check-in changes very little, and today may be short. {detail} {after}',
    ],
    [
      'The log shows {kept}. Yesterday is not among them, and today may be, with very little. {detail} {after}',
      'The log shows {kept}. Yesterday is not among them, and today may be, with very little. {detail}',
      'Yesterday had no mark. With very little, today can have one. {detail} {after}',
    ],
    [
      'Yesterday is over. You wrote {obstacle}. If that comes up today, something small is still possible. {detail}',
      'Yesterday is over, whatever it was like, and an easy day may follow. {detail} {after}',
    ],
    [
      'Nothing is added because of yesterday. You wrote {words}. Today, less than usual is enough. {detail}',
      'Nothing is added today because of yesterday, and less than usual is enough. {detail} {after}',
    ],
    [
      'Leave yesterday as it is. You can go back to your plan: {when}, {then}. If it helps, begin with something small. {detail}',
      'You can leave yesterday as it is, since {kept} are kept. {detail} {after}',
      'You can leave yesterday as it is, and do a little today. {detail} {after}',
    ],
    [
      'No mark for yesterday. Your last note says {last_note}, and today you may do less. {detail}',
      'No mark for yesterday, and a little today is enough. {detail} {after}',
    ],
    [
      'With {acting}, there is nothing to catch up on. You may keep today short. {detail} {after}',
      'There is nothing to catch up on, and today may be shorter than usual. {detail} {after}',
    ],
  ],
  returned: [
    [
      'You checked in yesterday and noted {last_note}. Today may be just as small. {detail} {after}',
      'You checked in yesterday, and today may be just as small. {detail} {after}',
    ],
    [
      'This is only the second day after a pause. Your plan has not changed: {when}, {then}. You may shorten it. {detail}',
      'The second day after a pause only has to be easy. {detail} {after}',
    ],
    [
      'You came back yesterday. You wrote {obstacle}. If that comes up, the second day may be short. {detail} {after}',
      'You came back yesterday, and today is only the second day. {detail} {after}',
    ],
    [
      'Yesterday you checked in after a pause. You wrote why: {why}. The second day may be short. {detail}',
      'Yesterday you checked in after a pause. You wrote {words}. Let the second day be an easy one. {detail}',
      'It is good to keep the second day as small as the first. {detail} {after}',
    ],
    ['Yesterday’s mark is in the log, and this {weekday} may be a light day. {detail} {after}'],
    [
      'You wrote {words}. So soon after a pause, a small start is enough. {detail} {after}',
      'After a pause, it is tempting to do a lot. A little is enough. {detail} {after}',
    ],
    [
      'You owe nothing for the pause, and your date is still {left} away. {detail} {after}',
      'You owe nothing for the pause, and today may be easy. {detail} {after}',
    ],
    ['You came back, and a few light days are fine now. Today may be one. {detail} {after}'],
  ],
  silent_3: [
    [
      'Three days without a check-in, and no harm in starting small. You named the hard part yourself: {obstacle}. {detail}',
      'Three days without a check-in, and no harm in starting small. {detail} {after}',
    ],
    [
      'It has been quiet here for three days. You wrote {words}. Something small is a good way back. {detail}',
      'It has been quiet here for three days, and something short is enough to begin. {detail} {after}',
    ],
    [
      'Three quiet days need no explanation. Your plan is still here: {when}, {then}. You may start smaller. {detail}',
      'Three quiet days need no explanation, and a little is enough today. {detail} {after}',
    ],
    [
      'The last three days have no mark, and you wrote why you started: {why}. You can begin with a little. {detail}',
      'The last three days have no mark, and they can stay as they are. {detail} {after}',
    ],
    ['After three days without a check-in, an easy day is enough. {detail} {after}'],
    [
      'You do not owe anything for these three days. You wrote {words}. A small start is fine. {detail} {after}',
      'You do not owe anything for these three days, and today can be easy. {detail} {after}',
    ],
    [
      'Perhaps these three days were full, or perhaps it was this: {obstacle}. Today may be small. {detail}',
      'Perhaps these three days were full, or you went on without the log. Either is fine. {detail} {after}',
    ],
    [
      'Three days went by without a check-in, and your date is {left} away. Today may be short. {detail} {after}',
      'Three days went by without a check-in, and a little is a good way back in. {detail} {after}',
    ],
  ],
  silent_7: [
    [
      'Seven quiet days, and your plan is still there: {when}, {then}. You may also make it smaller. {detail}',
      'Seven quiet days. You wrote {words}. If that has changed, the goal may change, too. {detail} {after}',
      'Seven quiet days, and nothing is owed for them. {detail} {after} You can also make the goal smaller.',
    ],
    [
      'A week went by without a check-in. You wrote why you began: {why}. The goal can be changed, or you can begin small. {detail}',
      'A week went by without a check-in. If the goal still fits, you can begin small. {detail} {after}',
    ],
    [
      'A week can go by like that. You wrote {words}. You may start small today, or change the goal. {detail}',
      'A week can go by like that. {detail} {after} If the hour of this goal no longer suits you, choose another.',
    ],
    [
      'You wrote {obstacle}. If that kept you away this week, you can make the goal smaller. {detail}',
      'A quiet week needs no explanation. {detail} {after} The goal may also be changed.',
    ],
    ['After a week, you may come back with very little. {detail} {after} If the goal no longer fits, change it.'],
    ['This week had no mark, and today can have one. {detail} {after} The goal can also be changed.'],
  ],
}
