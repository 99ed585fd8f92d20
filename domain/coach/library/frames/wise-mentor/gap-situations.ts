import type { Situation } from '#domain/coach/day/situation.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

type GapSituation = Extract<Situation, 'after_miss' | 'returned' | 'silent_3' | 'silent_7'>

/** Frames of Wise Mentor for days without a check-in, and the return from them (TEXT-26). */
export const gapFrames: Record<GapSituation, readonly FrameText[]> = {
  after_miss: [
    [
      'One day without a check-in says little. You have kept {kept}. {detail} {after}',
      'A day without a check-in does not change what you wrote: {words}. Start small again today. {detail}',
      'One day without a check-in says little. Today only needs a start. {detail} {after}',
    ],
    [
      'There was no check-in yesterday, and the plan is as it was: {when}, {then}. Begin small. {detail}',
      'There was no check-in yesterday. Choose something easier today. {detail} {after}',
    ],
    [
      'You did not check in yesterday. You have still kept {kept}, and today can join them. {detail} {after}',
      'You made {acting} your goal, and one day does not undo that. Go on with something small. {detail} {after}',
      'One day does not undo what you decided. A small part is enough to go on. {detail} {after}',
    ],
    [
      'You last noted {last_note}. Then came an empty day, and it can stay empty. Start again with something small. {detail}',
      'Yesterday can stay empty. You wrote {words}. Start again with less. {detail}',
      'Yesterday can stay empty. Start again with less. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Only you know whether that was the reason yesterday. Keep today short. {detail}',
      'Leave yesterday alone, and keep today short. {detail} {after}',
    ],
    [
      'Never mind yesterday. You still have your reason: {why}. A little is enough today. {detail}',
      'Never mind yesterday. You have no more to do today because of it. {detail} {after}',
    ],
    [
      'An empty day is only one day, and what you wrote is still there: {words}. {detail}',
      'The day after a gap is the one that matters, and it asks very little of you. {detail} {after}',
    ],
    [
      'You have kept {kept}, so you have nothing to make up for. {detail} {after}',
      'You wrote {obstacle}. Whether or not that came up yesterday, you have nothing to make up for. {detail}',
      'You have nothing to make up for. {detail} {after}',
    ],
    [
      'Yesterday is over, and your date is {left} away. Decide only about today. {detail} {after}',
      'Yesterday is over. Decide only about today, and keep in mind what you wrote: {words}. {detail}',
      'Yesterday is over, and {acting} is still your goal. Choose a small start. {detail}',
      'Yesterday is over. Decide only about today. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Reckon with it today, and decide on something short. {detail}',
      'Do today’s share, and do not add yesterday’s. {detail} {after}',
    ],
    [
      'The log skips yesterday and still shows {kept}. Choose something short. {detail} {after}',
      'One day without a check-in changes little about {acting}. Choose something short. {detail} {after}',
      'A missing check-in is nothing to judge yourself by. {detail} {after}',
    ],
    [
      'You need not explain yesterday. Read what you wrote: {words}. Then begin again. {detail}',
      'You need not explain yesterday, and you need not try harder today. {detail} {after}',
    ],
  ],
  returned: [
    [
      'You checked in yesterday. You have your plan for today: {when}, {then}. Keep the rest small. {detail}',
      'You checked in yesterday. Do about as much today. {detail} {after}',
    ],
    [
      'You are back. You wrote {words}. Make the second day as short as the first. {detail}',
      'Make the second day back easy, since a third is to follow. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. In case it comes up, keep the second day short. {detail}',
      'Yesterday you started again. Keep the second day short. {detail} {after}',
    ],
    [
      'You came back yesterday. You wrote why you began: {why}. Make today easy. {detail}',
      'You came back yesterday and noted {last_note}. Keep today just as simple. {detail}',
      'You came back yesterday. Give yourself a few easy days, beginning with this one. {detail} {after}',
    ],
    [
      'Yesterday is in the log, and you have kept {kept}. Make this another easy day. {detail}',
      'Yesterday is in the log. Begin gently today, and go on gently {when}. {detail} {after}',
      'Yesterday is in the log. Put today beside it. {detail} {after}',
    ],
    [
      'Your date is in {left}, and you still need not make up for the pause. {detail} {after}',
      'You wrote {obstacle}. After a pause, do less than you think you can. {detail}',
      'After a pause, it is tempting to do too much. Choose less. {detail} {after}',
    ],
    [
      'You owe nothing for the days between. Go on from what you wrote: {words}. {detail}',
      'You owe nothing for the days between. Simply go on with {acting}. {detail}',
      'You owe nothing for the days between. Simply begin where you are today. {detail} {after}',
    ],
    [
      'You have kept {kept}, yesterday among them. Do about the same today. {detail} {after}',
      'Yesterday counts. Now add an easy day to it. {detail} {after}',
    ],
  ],
  silent_3: [
    [
      'It has been three quiet days. You wrote {obstacle}. Perhaps that was the reason. Choose an easy way back. {detail}',
      'It has been three quiet days. Choose an easy way back. {detail} {after}',
    ],
    [
      'It has been quiet for three days. Read what you wrote: {words}. Then start small. {detail}',
      'It has been quiet for three days, and you need not say why. {detail} {after}',
    ],
    [
      'You need not account for three quiet days. You still have your plan: {when}, {then}. Start with less. {detail}',
      'You need not account for three quiet days. Start with very little. {detail} {after}',
    ],
    [
      'Leave the last three days as they are. Your reason is the same: {why}. Choose something easy. {detail}',
      'Leave the last three days as they are. You wrote {words}. Decide about today. {detail}',
      'Leave the last three days as they are, and decide about today. {detail} {after}',
    ],
    [
      'After three days, it may feel strange to start again. You also wrote {obstacle}. Keep the start short. {detail}',
      'After three days without a check-in, it may feel strange to start again. Keep the start short. {detail} {after}',
    ],
    [
      'Nothing has piled up in three days, and your date is still {left} away. {detail} {after}',
      'Nothing has piled up in three days. What you wrote is still the same: {words}. {detail}',
      'Nothing has piled up in three days. There is only today to think of. {detail} {after}',
    ],
    [
      'You may have kept these three days without the log. Either way, what you wrote is still here: {words}. {detail}',
      'You may have had three full days, or kept them without the log. Either way, begin with little. {detail} {after}',
    ],
    [
      'Three days have gone by. You still have what you wrote: {words}. Choose something easy. {detail}',
      'Three days have gone by. Choose something easy now, and something easy {when}. {detail} {after}',
      'Three days have gone by. Choose something easy today. {detail} {after}',
    ],
  ],
  silent_7: [
    [
      'There has been no check-in for seven days. You wrote {words}. If that has changed, change the goal as well. {detail}',
      'There has been no check-in for seven days, and you do not owe one. {detail} {after} You can also make the goal smaller.',
    ],
    [
      'After a quiet week, ask whether the plan still fits: {when}, {then}. If not, choose a better moment. {detail}',
      'After a week without a check-in, ask whether it was simply the wrong hour. If so, choose another. {detail} {after}',
    ],
    [
      'Before you change the goal, read what you wrote: {why}. Then decide whether to make it smaller. {detail}',
      'Before you change the goal, try it once more on a small scale. {detail} {after}',
    ],
    [
      'A week has gone by, and you know what can get in the way: {obstacle}. Make the goal smaller, if you like. {detail}',
      'A week has gone by, and only you know how it was. {detail} {after} You can still change the goal.',
    ],
    [
      'After a week, read what you wrote about the goal: {words}. Change it, close it, or start again with little. {detail}',
      'After a week, choose the easiest way back. {detail} {after} You can set the goal lower, too.',
    ],
    [
      'Seven days have gone by, and your date is {left} away. You can move the date, or you can start with little. {detail}',
      'Whatever this week was like, you can choose a smaller goal or another hour, or simply start again. {detail} {after}',
    ],
  ],
}
