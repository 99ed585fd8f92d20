import type { Situation } from '#domain/coach/day/situation.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

/** Frames of Kind & Encouraging for days after a miss or a silence (TEXT-26). */
export const pauseFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  after_miss: [
    [
      'No check-in yesterday, and {kept} are kept. One day hardly changes that. {detail} {after}',
      'No check-in yesterday, and {kept} are kept. One day hardly changes that. {detail}',
      'No check-in yesterday, and nothing to make up for. {detail} {after}',
    ],
    [
      'After a day without a check-in, your plan can stay as it is: {when}, {then}. If that is too much, do one small thing. {detail}',
      'After a day without a check-in, do a little less than usual. {detail} {after}',
    ],
    [
      'You once wrote {obstacle}. If that got in the way yesterday, start small today. {detail}',
      'Nobody is asking about yesterday. Start small today. {detail} {after}',
    ],
    [
      'No check-in yesterday. The day before, you noted {last_note}. Be kind to yourself today, and keep things short. {detail}',
      'No check-in yesterday, so be kind to yourself today, and keep things short. {detail} {after}',
    ],
    [
      'Yesterday’s box can stay empty. You wrote {words}. Today only needs a little. {detail}',
      'Yesterday’s box can stay empty, and today only needs a little. {detail} {after}',
    ],
    [
      'Yesterday has no check-in, and you still have your reason: {why}. A little is enough today. {detail}',
      'One day without a check-in changes very little. You can make this a short day. {detail} {after}',
    ],
    [
      'The log shows a mark on {kept}. Yesterday has none, and very little is enough for one today. {detail} {after}',
      'The log shows a mark on {kept}. Yesterday has none, and very little is enough for one today. {detail}',
      'Yesterday has no mark, and very little is enough for one today. {detail} {after}',
    ],
    [
      'Yesterday is over. You wrote {obstacle}. With that in mind, make today an easy one. {detail}',
      'Yesterday is over, whatever it was like. Make today an easy one. {detail} {after}',
    ],
    [
      'Nothing is added because of yesterday. You wrote {words}. Today, less than usual is enough. {detail}',
      'Nothing is added because of yesterday. Today, less than usual is enough. {detail} {after}',
    ],
    [
      'Leave yesterday as it is, and go back to your plan: {when}, {then}. If it helps, do something small first. {detail}',
      'You have kept {kept}, so yesterday can stay as it is. {detail} {after}',
      'Leave yesterday as it is, and begin today with something small. {detail} {after}',
    ],
    [
      'No mark for yesterday. Your last note says {last_note}. You can do less today. {detail}',
      'No mark for yesterday. You can do less today and still have one. {detail} {after}',
    ],
    [
      'There is nothing to catch up on, and today may be short. {detail} {after}',
      'There is nothing to catch up on, so keep today short. {detail} {after}',
    ],
  ],
  returned: [
    [
      'You checked in yesterday and noted {last_note}. Today can be a short day. {detail} {after}',
      'You checked in yesterday, and today can be a short day. {detail} {after}',
    ],
    [
      'This is only the second day after a pause. Your plan is still the same: {when}, {then}. The rest can be easy. {detail}',
      'This is only the second day after a pause, so take it easy. {detail} {after}',
    ],
    [
      'You came back yesterday. You wrote {obstacle}. Allow for that, and go easy today. {detail} {after}',
      'You came back yesterday. There is no hurry to get back to everything. {detail} {after}',
    ],
    [
      'Yesterday you checked in after a pause. You wrote why: {why}. Go on gently. {detail}',
      'Yesterday you checked in after a pause. You wrote {words}. Go on gently today. {detail}',
      'Yesterday you checked in after a pause. Go on gently today. {detail} {after}',
    ],
    ['Yesterday’s mark is in the log. Make this {weekday} an easy one. {detail} {after}'],
    [
      'You wrote {words}. So soon after a pause, you can take small steps. {detail} {after}',
      'After a pause, it is tempting to do a lot. A little is enough. {detail} {after}',
    ],
    [
      'You owe nothing for the pause, and your date is still {left} away. {detail} {after}',
      'You owe nothing for the pause. Today can be easy. {detail} {after}',
    ],
    ['You are back, and the first days can be light ones. {detail} {after}'],
  ],
  silent_3: [
    [
      'Three days without a check-in, and no harm in starting small. You named the hard part yourself: {obstacle}. {detail}',
      'Three days without a check-in, and no harm in starting small. {detail} {after}',
    ],
    [
      'It has been quiet here for three days. You wrote {words}. You can come back in a small way. {detail}',
      'It has been quiet here for three days. You can come back in a small way. {detail} {after}',
    ],
    [
      'Three quiet days need no explanation. Your plan is still here: {when}, {then}. You can start with less. {detail}',
      'Three quiet days need no explanation. Start with very little. {detail} {after}',
    ],
    [
      'The last three days have no mark. You wrote why you started: {why}. You can go on with very little. {detail}',
      'The last three days have no mark, and they can stay that way. {detail} {after}',
    ],
    ['After three days without a check-in, make today an easy one. {detail} {after}'],
    [
      'You do not owe anything for these three days. You wrote {words}. A small start is fine. {detail} {after}',
      'You do not owe anything for these three days. A small start is fine. {detail} {after}',
    ],
    [
      'Perhaps these three days were full, or perhaps it was this: {obstacle}. Go easy today. {detail}',
      'Perhaps these three days were full, or you went on without the log. Either is fine. {detail} {after}',
    ],
    [
      'Three days went by without a check-in, and your date is {left} away. Keep today short. {detail} {after}',
      'Three days went by without a check-in. Keep today short. {detail} {after}',
    ],
  ],
  silent_7: [
    [
      'Seven quiet days, and your plan is still there: {when}, {then}. You can also make it smaller. {detail}',
      'Seven quiet days. You wrote {words}. If that has changed, you can change the goal, too. {detail} {after}',
      'Seven quiet days, and you owe nothing for them. {detail} {after} You can also make the goal smaller.',
    ],
    [
      'A week went by without a check-in. You wrote why you began: {why}. You can change the goal, or begin again with a little. {detail}',
      'A week went by without a check-in. If the goal still fits, begin again with a little. {detail} {after}',
    ],
    [
      'A quiet week can happen. You wrote {words}. You can start small today, or change the goal. {detail}',
      'A quiet week can happen. {detail} {after} If the hour of this goal no longer suits you, choose another.',
    ],
    [
      'You wrote {obstacle}. If that kept you away this week, you can make the goal smaller. {detail}',
      'A quiet week needs no explanation. {detail} {after} You can also change the goal.',
    ],
    ['After a week, you can come back with very little. {detail} {after} If the goal no longer fits, change it.'],
    ['This week has no mark yet. Today can have one. {detail} {after} The goal can be changed, too.'],
  ],
}
