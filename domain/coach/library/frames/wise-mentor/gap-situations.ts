import type { Situation } from '#domain/coach/day/situation.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

type GapSituation = Extract<Situation, 'after_miss' | 'returned' | 'silent_3' | 'silent_7'>

/** Frames of Wise Mentor for days without a check-in, and the return from them (TEXT-26). */
export const gapFrames: Record<GapSituation, readonly FrameText[]> = {
  after_miss: [
    [
      'One day without a check-in is not a verdict. You have kept {kept}. {detail} {after}',
      'A day without a check-in changes nothing about what you wrote: {words}. A small task is enough today. {detail}',
      'One day without a check-in is not a verdict. {detail} {after}',
    ],
    [
      'Yesterday has no check-in, and the plan is the same today: {when}, {then}. One small task is enough. {detail}',
      'Yesterday has no check-in. Do something smaller today. {detail} {after}',
    ],
    [
      'You did not check in yesterday. You have still kept {kept}, and today can be the next. {detail} {after}',
      'Yesterday does not undo your decision about {acting}. Go on with something small. {detail} {after}',
      'Yesterday changes nothing about today. Go on with something small. {detail} {after}',
    ],
    [
      'Your last note was {last_note}. Then came a day without one. Decide on something small. {detail}',
      'Yesterday can stay empty. What you wrote is still there: {words}. Choose a smaller task today. {detail}',
      'Yesterday can stay empty. Choose a smaller task today. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Whether that was the reason yesterday, only you know. Something short is enough today. {detail}',
      'Leave yesterday as it is, and decide on one thing for today. {detail} {after}',
    ],
    [
      'Leave yesterday empty, and remember your reason: {why}. Something small is enough today. {detail}',
      'Yesterday is empty, and that does not make today larger. {detail} {after}',
    ],
    [
      'One empty day does not change what you wrote: {words}. Do a little today. {detail}',
      'The day after a gap is the one that matters, and it asks for little. {detail} {after}',
    ],
    [
      'You have kept {kept}, and nothing has to be made up for. {detail} {after}',
      'You wrote {obstacle}. Nothing has to be made up for, and today asks for little. {detail}',
      'Nothing has to be made up for. {detail} {after}',
    ],
    [
      'Yesterday is over, and {left} remain until your date. Choose something small for today. {detail} {after}',
      'Yesterday is over. Decide only about today, and keep in mind what you wrote: {words}. {detail}',
      'Yesterday is over, and your decision about {acting} still stands. Choose a small task. {detail}',
      'Yesterday is over. Decide only about today. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Allow for that today, and do not add what was left over from yesterday. {detail}',
      'Decide about today, and do not add what was left over from yesterday. {detail} {after}',
    ],
    [
      'The log has no check-in for yesterday, and you have kept {kept}. Decide on something short. {detail} {after}',
      'A missing check-in decides nothing about {acting}. Choose something short. {detail} {after}',
      'A missing check-in is a fact, and not a judgment. {detail} {after}',
    ],
    [
      'Yesterday needs no explanation. Choose a small task today, and read what you wrote: {words}. {detail}',
      'Yesterday needs no explanation, and today needs no extra effort. {detail} {after}',
    ],
  ],
  returned: [
    [
      'You checked in yesterday. Today, add only one small task to the plan: {when}, {then}. {detail}',
      'You checked in yesterday. Do about as much today. {detail} {after}',
    ],
    [
      'You are back, and a second day may be as small as the first. You wrote {words}. {detail}',
      'The second day after a pause only has to be easy. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Allow for that, and let the second day be short. {detail}',
      'You returned yesterday, and a second day is best kept short. {detail} {after}',
    ],
    [
      'You came back yesterday. The reason is in your own words: {why}. Make today easy. {detail}',
      'You came back yesterday and noted {last_note}. Choose something just as small today. {detail}',
      'A few easy days are part of any return, and today is one. {detail} {after}',
    ],
    [
      'Yesterday is in the log, and you have kept {kept}. Choose another easy day. {detail}',
      'Yesterday is in the log. Keep today small, both now and {when}. {detail} {after}',
      'Yesterday is in the log, and today can follow. {detail} {after}',
    ],
    [
      '{left} remain until your date. Do not use them to make up for the pause. {detail} {after}',
      'You wrote {obstacle}. After a pause, choose less than you think you can manage. {detail}',
      'After a pause, it is tempting to do too much. Choose less. {detail} {after}',
    ],
    [
      'You owe nothing for the days between. You wrote {words}, and you can go on from there. {detail}',
      'You owe nothing for the days between. Simply go on with your decision about {acting}. {detail}',
      'You owe nothing for the days between. Simply begin where you are today. {detail} {after}',
    ],
    [
      'You have kept {kept}, yesterday among them. Do about the same today. {detail} {after}',
      'Yesterday counts. Choose one more small day. {detail} {after}',
    ],
  ],
  silent_3: [
    [
      'It has been three quiet days. You wrote {obstacle}. Perhaps that came up, and perhaps it did not. {detail}',
      'Three days have no check-in. Choose a small beginning. {detail} {after}',
    ],
    [
      'It has been quiet for three days. Read what you once wrote, and begin small: {words}. {detail}',
      'It has been quiet for three days, and you need not say why. {detail} {after}',
    ],
    [
      'Three quiet days need no explanation. The plan is still there: {when}, {then}. You can begin with less. {detail}',
      'Three quiet days need no explanation, and today needs only a little. {detail} {after}',
    ],
    [
      'The last three days can stay as they are. Your reason is the same: {why}. Choose something easy. {detail}',
      'The last three days can stay as they are. You wrote {words}. Decide about this day. {detail}',
      'The last three days can stay as they are. Decide about this one. {detail} {after}',
    ],
    [
      'After three days, it may feel strange to begin. You also wrote {obstacle}. Keep it short. {detail}',
      'After three days without a check-in, it may feel strange to begin. Keep it short. {detail} {after}',
    ],
    [
      'Nothing has piled up in three days, and your date is still {left} away. {detail} {after}',
      'Nothing has piled up in three days. You wrote {words}. Begin small, with that in mind. {detail}',
      'Nothing has piled up in three days, so today is no larger. {detail} {after}',
    ],
    [
      'You may have kept these three days without the log. Either way, your words are the same: {words}. A little is enough. {detail}',
      'You may have had three full days, or kept them without the log. {detail} {after}',
    ],
    [
      'Three days have passed. What you wrote is unchanged: {words}. Choose something small. {detail}',
      'Three days have passed. Choose something small, and do not expect more of yourself {when}. {detail} {after}',
      'Three days have passed, so choose something small. {detail} {after}',
    ],
  ],
  silent_7: [
    [
      'There has been no check-in for seven days. You wrote {words}. If that has changed, the goal may change, too. {detail}',
      'There has been no check-in for seven days, and you owe none. {detail} {after} You may also make the goal smaller.',
    ],
    [
      'After a quiet week, consider whether the plan still fits: {when}, {then}. If it does not, choose another moment. {detail}',
      'A week without a check-in can mean that the hour was wrong. If so, choose another. {detail} {after}',
    ],
    [
      'Before you change the goal, read what you wrote: {why}. Then decide whether to make it smaller. {detail}',
      'Before you change the goal, try it once in its smallest form. {detail} {after}',
    ],
    [
      'A week has passed, and you know what can get in the way: {obstacle}. The goal may become smaller. {detail}',
      'A week has passed, and only you know how it was. {detail} {after} The goal may be changed.',
    ],
    [
      'After a week, consider what you wrote about the goal: {words}. Keep it, change it, or close it. {detail}',
      'After a week, choose an easy beginning. {detail} {after} The goal itself can become smaller.',
    ],
    [
      'Seven days have passed, and {left} remain until your date. You may change the size or the date. {detail}',
      'Whatever this week was like, you may change the size or the hour of the goal. {detail} {after}',
    ],
  ],
}
