import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

/** Frames of Kind & Encouraging for days after a miss or a silence (TEXT-26). */
export const pauseFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  after_miss: [
    [
      'No check-in yesterday, and {kept} are kept. One day leaves that almost as it was. {detail} {after}',
      'No check-in yesterday, and {kept} are kept. One day leaves that almost as it was. {detail}',
      'Yesterday has no check-in, and a small day for {acting} may follow. {detail} {after}',
      'Yesterday has no check-in, and there is nothing to make up for. {detail} {after}',
    ],
    [
      'After a day without a check-in, you may do less than you planned: {when}, {then}. A part of it counts. {detail}',
      'After a day without a check-in, you may do less for {acting} than usual. {detail} {after}',
      'After a day without a check-in, you may do less than usual. {detail} {after}',
    ],
    [
      'You once wrote {obstacle}. Whether it was that or not, you need not explain yesterday. {detail}',
      'You need not explain yesterday, and today may be small for {acting}. {detail} {after}',
      'You need not explain yesterday to anybody. {detail} {after}',
    ],
    [
      'No check-in yesterday, so today is a small day for {acting}. {detail} {after}',
      'No check-in yesterday, so today is a small day. {detail} {after}',
    ],
    [
      'Yesterday’s box may stay empty, and little is needed {when}. {detail} {after}',
      'Yesterday’s box is empty, and it may stay empty. {detail} {after}',
    ],
    [
      'Yesterday had no check-in, and what you want is unchanged: {why}. A little is enough. {detail}',
      'One day without a check-in changes very little for {acting}. {detail} {after}',
      'One day without a check-in changes very little. {detail} {after}',
    ],
    [
      'The log shows {kept}. Yesterday is not among them, and today may be, with very little. {detail} {after}',
      'The log shows {kept}. Yesterday is not among them, and today may be, with very little. {detail}',
      'Yesterday had no mark. Today can have one, with very little for {acting}. {detail} {after}',
      'Yesterday had no mark. With very little, today can have one. {detail} {after}',
    ],
    [
      'Yesterday is over. You wrote {obstacle}, and a small thing fits even into a day like that. {detail}',
      'Yesterday is over, whatever it was like for {acting}. {detail} {after}',
      'Yesterday is over, whatever it was like. {detail} {after}',
    ],
    [
      'Nothing is added for {acting} because of yesterday. {detail} {after}',
      'Nothing is added today because of yesterday. {detail} {after}',
    ],
    [
      'Leave yesterday as it is. Your plan may be done as far as is easy: {when}, {then}. {detail}',
      'You can leave yesterday as it is, since {kept} are kept. {detail} {after}',
      'You can leave yesterday as it is, and do a little for {acting}. {detail} {after}',
      'You can leave yesterday as it is. {detail} {after}',
    ],
    [
      'No mark for yesterday, and an easy {weekday} is enough for {acting}. {detail} {after}',
      'No mark for yesterday, and an easy {weekday} is enough. {detail} {after}',
    ],
    [
      'There is nothing to catch up on for {acting}. Today may be smaller than usual. {detail} {after}',
      'There is nothing to catch up on, and today may be small. {detail} {after}',
    ],
  ],
  returned: [
    [
      'You checked in yesterday. Today may be just as small for {acting}. {detail} {after}',
      'You checked in yesterday, and today may be just as small. {detail} {after}',
    ],
    [
      'This is only the second day after a pause. A part of your plan is enough: {when}, {then}. {detail}',
      'On the second day after a pause, an easy thing for {acting} is enough. {detail} {after}',
      'The second day after a pause only has to be easy. {detail} {after}',
    ],
    [
      'You came back yesterday, so the second day may be short. You know what can come up: {obstacle}. {detail}',
      'You came back yesterday, so today is only the second day for {acting}. {detail} {after}',
      'You came back yesterday, so today is only the second day. {detail} {after}',
    ],
    [
      'Yesterday you checked in after a pause. Your reason is still there: {why}. The second day may be short. {detail}',
      'It is good to keep the second day for {acting} short. {detail} {after}',
      'It is good to keep the second day short. {detail} {after}',
    ],
    [
      'Yesterday’s mark is in the log, and a light {weekday} can stand beside it. {detail} {after}',
      'Yesterday’s mark is in the log, and a light one can follow today. {detail} {after}',
    ],
    [
      'After a gap, it is tempting to do a lot for {acting}. On the second day, a little is enough. {detail} {after}',
      'After a gap, it is tempting to do a lot. A little is enough. {detail} {after}',
    ],
    [
      'You owe nothing for the days between, and {left} remain until your date. {detail} {after}',
      'You owe nothing for {acting} from the days between. {detail} {after}',
      'You owe nothing for the days between. {detail} {after}',
    ],
    [
      'You came back, and a few light days are right for {acting}. Today is one of them. {detail} {after}',
      'You came back, and a few light days are right. Today is one. {detail} {after}',
    ],
  ],
  silent_3: [
    [
      'Three days without a check-in, and no harm in starting small. You named the hard part yourself: {obstacle}. {detail}',
      'Three days without a check-in, and no harm in starting small on {acting}. {detail} {after}',
      'Three days without a check-in, and no harm in starting small. {detail} {after}',
    ],
    [
      'The log is empty for three days, and only you know what you did for {acting}. {detail} {after}',
      'It has been quiet here for three days, and only you know how it was. {detail} {after}',
    ],
    [
      'Three quiet days need no explanation. Your plan is still there, and a part of it is enough: {when}, {then}. {detail}',
      'Three quiet days need no explanation, only a little for {acting} today. {detail} {after}',
      'Three quiet days need no explanation. {detail} {after}',
    ],
    [
      'The last three days have no mark, and what you wrote has not changed: {why}. You can begin with a little. {detail}',
      'The last three days have no mark, and today can begin with a little for {acting}. {detail} {after}',
      'The last three days have no mark, and they can stay as they are. {detail} {after}',
    ],
    [
      'After three days without a check-in, you only need one easy thing {when}. {detail} {after}',
      'After three days without a check-in, you only need one easy thing. {detail} {after}',
    ],
    [
      'Nothing for {acting} has piled up in these three days. {detail} {after}',
      'Nothing has piled up in these three days. {detail} {after}',
    ],
    [
      'Perhaps these three days were full, or perhaps it was this: {obstacle}. Today may be small. {detail}',
      'Perhaps these three days were full, or you did something for {acting} without the log. {detail} {after}',
      'Perhaps these three days were full, or you went on without the log. {detail} {after}',
    ],
    [
      'Three days went by without a check-in, and {left} remain until your date. Today is a small one. {detail} {after}',
      'Three days went by without a check-in, and a little for {acting} is a good way in. {detail} {after}',
      'Three days went by without a check-in, and a little is a good way in. {detail} {after}',
    ],
  ],
  silent_7: [
    [
      'Seven quiet days, and your plan is still there: {when}, {then}. You may also make it smaller. {detail}',
      'Seven quiet days, and nothing is owed for them. {detail} {after} You can also make the goal smaller.',
    ],
    [
      'A week went by without a check-in. If you want to go on, you wrote why: {why}. If not, the goal can be changed. {detail}',
      'A week went by without a check-in. If the goal still fits, do a little for {acting}. {detail} {after}',
      'A week went by without a check-in. If the goal still fits, you can begin small. {detail} {after}',
    ],
    [
      'A week can go by like that. {detail} {after} If the hour for {acting} no longer suits you, choose another.',
      'A week can go by like that. {detail} {after} If its hour no longer suits you, choose another.',
    ],
    [
      'You wrote {obstacle}. If that filled the week, the goal may be made smaller around it. {detail}',
      'A quiet week needs no explanation. {detail} {after} The goal may also be changed.',
    ],
    [
      'After a week, you can come back with a little for {acting}. {detail} {after} If the goal no longer fits, change it.',
      'After a week, a goal may come back small. {detail} {after} If it no longer fits, you can change it today.',
    ],
    [
      'This week had no mark, and with a little for {acting}, today can have one. {detail} {after} The goal can also be changed.',
      'This week had no mark, and today can have one. {detail} {after} The goal can also be changed.',
    ],
  ],
}
