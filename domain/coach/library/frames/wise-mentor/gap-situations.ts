import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

type GapSituation = Extract<Situation, 'after_miss' | 'returned' | 'silent_3' | 'silent_7'>

/** Frames of Wise Mentor for days without a check-in, and the return from them (TEXT-26). */
export const gapFrames: Record<GapSituation, readonly FrameText[]> = {
  after_miss: [
    [
      'A day without a check-in is an event, and not a verdict: {kept} are kept. {detail} {after}',
      'A day without a check-in leaves what you wrote as it was: {words}. Choose less than usual. {detail}',
      'A day without a check-in is an event, and not a verdict. {detail} {after}',
    ],
    [
      'Yesterday has no check-in. The plan stands as before: {when}, {then}. Beyond it, choose less than usual. {detail}',
      'Yesterday has no check-in, and today may hold less than usual. {detail} {after}',
    ],
    [
      'Yesterday has no mark, and {kept} have one. Leave both as they are. {detail} {after}',
      'One day without a mark has no consequence for {acting} unless you choose one. {detail} {after}',
      'One day without a mark has no consequence unless you choose one. {detail} {after}',
    ],
    [
      'One empty line stands after your last note: {last_note}. Decide on something small. {detail} {after}',
      'Yesterday stays without a mark, and what you wrote stays, too: {words}. Choose a smaller day. {detail}',
      'Yesterday stays without a mark, and a smaller day may follow. {detail} {after}',
    ],
    [
      'Yesterday’s line is empty, for whatever reason. You once wrote {obstacle}. Choose what is possible beside that. {detail}',
      'Leave yesterday as it is, and decide one thing for today. {detail} {after}',
    ],
    [
      'Leave yesterday’s line empty, and consider what you wrote: {why}. A small act is enough today. {detail}',
      'Yesterday’s line is empty, and today is no larger for it. {detail} {after}',
    ],
    [
      'You wrote {words}, and one empty line does not change that. Choose little for today. {detail}',
      'The day after a gap is the one that matters, and it asks for little. {detail} {after}',
    ],
    [
      'Nothing has to be made up for, with {kept} kept. {detail} {after}',
      'You wrote {obstacle}. Nothing has to be made up for, so choose as little as that allows. {detail}',
      'Nothing has to be made up for. {detail} {after}',
    ],
    [
      'Yesterday is over, and {left} remain until your date. Choose a small part for today. {detail} {after}',
      'Yesterday is over. Read what you wrote, and decide only about today: {words}. {detail}',
      'Yesterday is over, and your decision about {acting} is not. Choose a small act. {detail}',
      'Yesterday is over, whatever was in it. Decide only about today. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Decide about today with that in mind, and add nothing from yesterday. {detail}',
      'Decide about today without adding anything from yesterday. {detail} {after}',
    ],
    [
      'A missing check-in is a fact, and so are {kept} kept. Decide on little. {detail} {after}',
      'A missing check-in is a fact, and not a decision about {acting}. {detail} {after}',
      'A missing check-in is a fact, and not a judgment. {detail} {after}',
    ],
    [
      'Yesterday needs no explanation. Choose one small act to go with what you wrote: {words}. {detail}',
      'Yesterday needs no explanation, and today no extra effort. {detail} {after}',
    ],
  ],
  returned: [
    [
      'You checked in yesterday. Today, the plan and a little beside it are enough: {when}, {then}. {detail}',
      'You checked in yesterday, and today may be of the same size. {detail} {after}',
    ],
    [
      'You are back at a goal of which you wrote {words}. Choose a second day as small as the first. {detail}',
      'The second day after a pause has only to be easy. {detail} {after}',
    ],
    [
      'You returned yesterday. You also wrote {obstacle}, so a second day is best kept short. {detail}',
      'You returned yesterday, and a second day is best kept short. {detail} {after}',
    ],
    [
      'You came back yesterday, and the reason is there in your words: {why}. Today may be light. {detail}',
      'You came back yesterday, and noted {last_note}. Choose as small a day once more. {detail}',
      'A few light days are part of any return, and today is one. {detail} {after}',
    ],
    [
      'Yesterday is in the log, and {kept} are kept with it. Choose a day as easy. {detail}',
      'Yesterday is in the log. Choose now what will be easy {when}. {detail} {after}',
      'Yesterday is in the log, and today can follow. {detail} {after}',
    ],
    [
      '{left} remain until your date. Do not divide the days of the pause among them. {detail} {after}',
      'You wrote {obstacle}. After a pause, choose less than you could manage beside that. {detail} {after}',
      'After a pause, one is tempted to do too much. Choose less. {detail} {after}',
    ],
    [
      'Nothing is owed for the days between. What you wrote has waited without harm: {words}. {detail}',
      'Nothing is owed for the days between. Your decision about {acting} is enough to go on with. {detail}',
      'Nothing is owed for the days between, and today only a little. {detail} {after}',
    ],
    [
      '{kept} are kept, yesterday among them. Choose a day of the same size. {detail} {after}',
      'Yesterday counts. Choose one more small day. {detail} {after}',
    ],
  ],
  silent_3: [
    [
      'It has been three quiet days. You wrote {obstacle}, and whether it was that, only you know. {detail}',
      'Three days have no check-in. Choose a beginning that is small. {detail} {after}',
    ],
    [
      'It has been quiet for three days. Consider what you wrote, and begin small: {words}. {detail} {after}',
      'It has been quiet for three days, and how they were, only you know. {detail} {after}',
    ],
    [
      'Three quiet days require no explanation. The plan is still yours: {when}, {then}. Begin smaller, if you like. {detail}',
      'Three quiet days require no explanation, and today not much. {detail} {after}',
    ],
    [
      'The last three days may remain as they are. So may the words that you wrote: {why}. Choose a small act. {detail}',
      'The last three days may remain as they are, and so may what you wrote: {words}. Decide on one act. {detail}',
      'The last three days may remain as they are. Decide about this one. {detail} {after}',
    ],
    [
      'After three days, a beginning may feel unfamiliar. You also wrote {obstacle}, so keep it short. {detail}',
      'After three days without a check-in, a beginning may feel unfamiliar. {detail} {after}',
    ],
    [
      'Nothing has accumulated in three days, and the date is still {left} away. {detail} {after}',
      'Nothing has accumulated in three days. You wrote {words}, and today may begin there. {detail}',
      'Nothing has accumulated in three days, so today is no larger. {detail} {after}',
    ],
    [
      'These three days may have been kept without the log. Read what you wrote, and choose little: {words}. {detail}',
      'These three days may have been full, or kept without the log. {detail} {after}',
    ],
    [
      'Three days have passed. What you wrote is unchanged: {words}. Choose something small. {detail}',
      'Three days have passed. Decide now what is small enough {when}. {detail} {after}',
      'Three days have passed, so choose something small. {detail} {after}',
    ],
  ],
  silent_7: [
    [
      'Seven days have no check-in. You wrote {words}, and if that has changed, the goal may change too. {detail}',
      'Seven days have no check-in, and none is owed. {detail} {after} You may also decide on less.',
    ],
    [
      'After a quiet week, consider whether the plan still fits: {when}, {then}. If it does not, choose another moment. {detail}',
      'A week without a check-in can mean that the hour was wrong. If so, choose another. {detail} {after}',
    ],
    [
      'Before you change the goal, read what you wrote: {why}. Then decide whether it becomes smaller. {detail}',
      'Before you change the goal, try it once in its smallest form. {detail} {after}',
    ],
    [
      'A week has passed. If what you wrote still stands in the way, make the goal smaller: {obstacle}. {detail}',
      'A week has passed, and only you know how it was. {detail} {after} The goal may be changed.',
    ],
    [
      'After a week, consider the goal as you described it: {words}. Keep it, change it, or close it. {detail}',
      'After a week, choose an easy beginning. {detail} {after} The goal itself can become smaller.',
    ],
    [
      'Seven days have passed, and {left} remain. Size and date can be decided anew. {detail} {after}',
      'Whatever this week was, size and hour can be decided anew. {detail} {after}',
    ],
  ],
}
