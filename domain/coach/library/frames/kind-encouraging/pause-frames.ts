import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

/** Frames of Kind & Encouraging for days after a miss or a silence (TEXT-26). */
export const pauseFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  after_miss: [
    [
      'No check-in yesterday, and {kept} are kept. One day leaves that almost as it was. {detail} {after}',
      'No check-in yesterday, and {kept} are kept. One day leaves that almost as it was. {detail}',
      'Yesterday has no check-in, and there is nothing to make up for. {detail} {after}',
    ],
    [
      'After a day without a check-in, a part of your plan is enough: {when}, {then}. {detail}',
      'After a day without a check-in, you may do less than usual. {detail} {after}',
    ],
    [
      'You need not explain yesterday to {ally} or anybody else, and today may be small. {detail} {after}',
      'You once wrote {obstacle}. Whether it was that or not, you need not explain yesterday. {detail}',
      'You need not explain yesterday to anybody, and today may be small. {detail} {after}',
    ],
    [
      'No check-in yesterday. The day before, you noted {last_note}. Today may be smaller than usual. {detail}',
      'No check-in yesterday, so today’s part is smaller than usual. {detail} {after}',
    ],
    [
      'Yesterday’s box may stay empty. About this goal, you wrote {words}, and only a little is needed today. {detail}',
      'Yesterday’s box may stay empty, and little is needed {when}. {detail} {after}',
    ],
    [
      'Yesterday had no check-in, and what you want is unchanged: {why}. A little is enough. {detail}',
      'One day without a check-in changes very little, and today may be short. {detail} {after}',
    ],
    [
      'The log shows {kept}. Yesterday is not among them, and today may be, with very little. {detail} {after}',
      'The log shows {kept}. Yesterday is not among them, and today may be, with very little. {detail}',
      'Yesterday had no mark. With very little, today can have one. {detail} {after}',
    ],
    [
      'Yesterday is over. You wrote {obstacle}, and a small part fits even into a day like that. {detail}',
      'Yesterday is over, whatever it was like, and an easy day may follow. {detail} {after}',
    ],
    [
      'Nothing is added because of yesterday. You wrote {words}, and today, less than usual will do. {detail}',
      'Nothing is added today because of yesterday, and less will do. {detail} {after}',
    ],
    [
      'Leave yesterday as it is. Your plan may be done as far as is easy: {when}, {then}. {detail}',
      'You can leave yesterday as it is, and tell {ally} about a small day today. {detail} {after}',
      'You can leave yesterday as it is, since {kept} are kept. {detail} {after}',
      'You can leave yesterday as it is, and do a little today. {detail} {after}',
    ],
    [
      'No mark for yesterday. Your last note says {last_note}, and today you may do less. {detail}',
      'No mark for yesterday, and an easy {weekday} is enough. {detail} {after}',
    ],
    [
      'There is nothing to catch up on. You may tell {ally} that today is a short day. {detail} {after}',
      'There is nothing to catch up on, and today may be shorter than usual. {detail} {after}',
    ],
  ],
  returned: [
    [
      'You checked in yesterday and noted {last_note}. Today may be just as small. {detail} {after}',
      'You checked in yesterday, and today may be just as small. {detail} {after}',
    ],
    [
      'This is only the second day after a pause. You may do a part of your plan: {when}, {then}. {detail}',
      'The second day after a pause only has to be easy. {detail} {after}',
    ],
    [
      'You came back yesterday. You wrote {obstacle}, so the second day may be short, too. {detail} {after}',
      'You came back yesterday, and today is only the second day. {detail} {after}',
    ],
    [
      'Yesterday you checked in after a pause. Your reason is still there: {why}. The second day may be short. {detail}',
      'Yesterday you checked in after a pause. You wrote {words}, and an easy day is enough for it. {detail}',
      'It is good to keep the second day as small as the first. {detail} {after}',
    ],
    [
      'Yesterday’s mark is in the log. You may tell {ally} that a light day follows. {detail} {after}',
      'Yesterday’s mark is in the log, and a light {weekday} can stand beside it. {detail} {after}',
    ],
    [
      'About this goal, you wrote {words}. After a pause, a little is enough for it. {detail} {after}',
      'After a pause, it is tempting to do a lot. A little is enough. {detail} {after}',
    ],
    [
      'You owe nothing for the days between, and {left} remain until your date. {detail} {after}',
      'You owe nothing for the days between, and today may be easy. {detail} {after}',
    ],
    [
      'You came back, and a few light days are right. You may say so to {ally}. {detail} {after}',
      'You came back, and a few light days are right. Today is one. {detail} {after}',
    ],
  ],
  silent_3: [
    [
      'Three days without a check-in, and no harm in starting small. You named the hard part yourself: {obstacle}. {detail}',
      'Three days without a check-in, and no harm in starting small. {detail} {after}',
    ],
    [
      'It has been quiet here for three days. About this goal, you wrote {words}, and you can go on with a little. {detail}',
      'It has been quiet here for three days, and only you know how it was. {detail} {after}',
    ],
    [
      'Three quiet days need no explanation. Your plan is still there, and a part of it is enough: {when}, {then}. {detail}',
      'Three quiet days need no explanation, neither here nor to {ally}. {detail} {after}',
      'Three quiet days need no explanation, and a little is enough today. {detail} {after}',
    ],
    [
      'The last three days have no mark, and what you wrote has not changed: {why}. You can begin with a little. {detail}',
      'The last three days have no mark, and they can stay as they are. {detail} {after}',
    ],
    [
      'After three days without a check-in, an easy day is enough. You may tell {ally} about it. {detail} {after}',
      'After three days without a check-in, an easy part is enough {when}. {detail} {after}',
    ],
    [
      'Nothing has piled up in these three days. You wrote {words}, and you can go on from there. {detail} {after}',
      'Nothing has piled up in these three days, so today can be easy. {detail} {after}',
    ],
    [
      'Perhaps these three days were full, or perhaps it was this: {obstacle}. Today may be small. {detail}',
      'Perhaps these three days were full, or you went on without the log. {detail} {after}',
    ],
    [
      'Three days went by without a check-in, and your date is {left} away. Today may be short. {detail} {after}',
      'Three days went by without a check-in, and a little is a good way back in. {detail} {after}',
    ],
  ],
  silent_7: [
    [
      'Seven quiet days, and your plan is still there: {when}, {then}. You may also make it smaller. {detail}',
      'Seven quiet days. You wrote {words}, and if that has changed, the goal may change, too. {detail} {after}',
      'Seven quiet days, and nothing is owed for them. {detail} {after} You can also make the goal smaller.',
    ],
    [
      'A week went by without a check-in. If you want to go on, you wrote why: {why}. If not, the goal can be changed. {detail}',
      'A week went by without a check-in. If the goal still fits, you can begin small. {detail} {after}',
    ],
    [
      'A week can go by like that. You wrote {words}, and you may begin small from there or change the goal. {detail}',
      'A week can go by like that. {detail} {after} If the hour of this goal no longer suits you, choose another.',
    ],
    [
      'You wrote {obstacle}. If that filled the week, the goal may be made smaller around it. {detail}',
      'A quiet week needs no explanation. {detail} {after} The goal may also be changed.',
    ],
    [
      'After a week, you may come back with a little, or tell {ally} that the goal will change. {detail} {after}',
      'After a week, a goal may come back small. {detail} {after} If it no longer fits, you can change it today.',
    ],
    ['This week had no mark, and today can have one. {detail} {after} The goal can also be changed.'],
  ],
}
