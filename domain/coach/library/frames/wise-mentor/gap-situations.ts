import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

type GapSituation = Extract<Situation, 'after_miss' | 'returned' | 'silent_3' | 'silent_7'>

/** Frames of Wise Mentor for days without a check-in, and the return from them (TEXT-26). */
export const gapFrames: Record<GapSituation, readonly FrameText[]> = {
  after_miss: [
    [
      'A day without a check-in is an event, and not a verdict: {kept} are kept. {detail} {after}',
      'A day without a check-in is an event, and not a verdict on {acting}. {detail} {after}',
      'A day without a check-in is an event, and not a verdict. {detail} {after}',
    ],
    [
      'Yesterday has no check-in. The plan stands as before: {when}, {then}. Beyond it, choose less than usual. {detail}',
      'Yesterday has no check-in. For {acting} today, one small decision will do. {detail} {after}',
      'Yesterday has no check-in, and today may hold less than usual. {detail} {after}',
    ],
    [
      'Yesterday has no mark, and {kept} have one. Leave both as they are. {detail} {after}',
      'One day without a mark has no consequence for {acting} unless you choose one. {detail} {after}',
      'One day without a mark has no consequence unless you choose one. {detail} {after}',
    ],
    [
      'Yesterday stays without a mark. Decide now how little will be enough {when}. {detail} {after}',
      'Yesterday stays without a mark, and a smaller day may follow. {detail} {after}',
    ],
    [
      'Yesterday’s line is empty, for whatever reason. You once wrote {obstacle}. Choose what is possible beside that. {detail}',
      'Leave yesterday as it is, and decide one thing about {acting}. {detail} {after}',
      'Leave yesterday as it is, and decide one thing for today. {detail} {after}',
    ],
    [
      'Leave yesterday’s line empty, and consider what you wrote: {why}. {detail} {after}',
      'Yesterday’s line is empty, and today’s part of {acting} is no larger for it. {detail} {after}',
      'Yesterday’s line is empty, and today is no larger for it. {detail} {after}',
    ],
    [
      'For {acting}, the day after a gap is the one that matters, and it asks for little. {detail} {after}',
      'The day after a gap is the one that matters, and it asks for little. {detail} {after}',
    ],
    [
      'Nothing has to be made up for, with {kept} kept. {detail} {after}',
      'Nothing about {acting} has to be made up for. {detail} {after}',
      'Nothing has to be made up for. {detail} {after}',
    ],
    [
      'Yesterday is over, and {left} remain until your date. Choose a small part for today. {detail} {after}',
      'Yesterday is over. Choose a small part of {acting} for today, and leave the rest. {detail} {after}',
      'Yesterday is over, whatever was in it. Decide only about today. {detail} {after}',
    ],
    [
      'Decide about {acting} today without adding anything from yesterday. {detail} {after}',
      'Decide about today without adding anything from yesterday. {detail} {after}',
    ],
    [
      'A missing check-in is a fact, and so are {kept} kept. Decide from both. {detail} {after}',
      'A missing check-in is a fact, and not a decision about {acting}. {detail} {after}',
      'A missing check-in is a fact, and not a judgment. {detail} {after}',
    ],
    [
      'Yesterday needs no explanation. Decide on something small for {acting}, and let it suffice. {detail} {after}',
      'Yesterday needs no explanation. {detail} {after}',
    ],
  ],
  returned: [
    [
      'You checked in yesterday. Today, the plan and a little beside it are enough: {when}, {then}. {detail}',
      'You checked in yesterday, and today’s part of {acting} may be of the same size. {detail} {after}',
      'You checked in yesterday, and today may be of the same size. {detail} {after}',
    ],
    [
      'The second day after a pause decides little about {acting}, so choose the easy thing. {detail} {after}',
      'The second day after a pause has only to be easy. {detail} {after}',
    ],
    [
      'You returned yesterday. You also wrote {obstacle}, so choose what fits beside that on a second day. {detail}',
      'You returned yesterday. For {acting}, a second day is best kept short. {detail} {after}',
      'You returned yesterday, and a second day is best kept short. {detail} {after}',
    ],
    [
      'You came back yesterday, and the reason is there in your words: {why}. Today may be light. {detail}',
      'A few light days belong to any return. Choose a light part of {acting}. {detail} {after}',
      'A few light days belong to any return, and today is one. {detail} {after}',
    ],
    [
      'Yesterday is in the log. Choose now what will be easy {when}. {detail} {after}',
      'Yesterday is in the log, and today can follow. {detail} {after}',
    ],
    [
      '{left} remain until your date. Do not divide the days of the pause among them. {detail} {after}',
      'After a pause, the temptation is to do all of {acting} at once. Choose less. {detail} {after}',
      'After a pause, one is tempted to do too much. Choose less. {detail} {after}',
    ],
    [
      'Nothing is owed for the days between. Choose a small thing for {acting}. {detail} {after}',
      'Nothing is owed for the days between. {detail} {after}',
    ],
    [
      '{kept} are kept, yesterday among them. Choose a day of the same size. {detail} {after}',
      'Yesterday counts for {acting}. Choose one more small day. {detail} {after}',
      'Yesterday counts. Choose one more small day. {detail} {after}',
    ],
  ],
  silent_3: [
    [
      'It has been three quiet days. You wrote {obstacle}, and whether it was that, only you know. {detail}',
      'Three days have no check-in. For {acting}, choose the smallest beginning there is. {detail} {after}',
      'Three days have no check-in. Choose a beginning that is small. {detail} {after}',
    ],
    [
      'It has been quiet about {acting} for three days, and how they were, only you know. {detail} {after}',
      'It has been quiet for three days, and how they were, only you know. {detail} {after}',
    ],
    [
      'Three quiet days require no explanation. The plan is still yours: {when}, {then}. Begin smaller, if you like. {detail}',
      'Three quiet days require no explanation. Choose one part of {acting}, and leave the others. {detail} {after}',
      'Three quiet days require no explanation. {detail} {after}',
    ],
    [
      'The last three days may remain as they are. So may the words that you wrote: {why}. {detail} {after}',
      'The last three days may remain as they are. For {acting}, decide only about this one. {detail} {after}',
      'The last three days may remain as they are. {detail} {after}',
    ],
    [
      'After three days, the first part of {acting} may feel unfamiliar. Choose a short one. {detail} {after}',
      'After three days without a check-in, a beginning may feel unfamiliar. {detail} {after}',
    ],
    [
      'Nothing has accumulated in three days, and the date is still {left} away. {detail} {after}',
      'Nothing has accumulated in three days. For {acting}, today asks no more than before. {detail} {after}',
      'Nothing has accumulated in three days. {detail} {after}',
    ],
    [
      'These three days may have had room for {acting}, and none for the log. {detail} {after}',
      'These three days may have been full, or kept without the log. {detail} {after}',
    ],
    [
      'Three days have passed. Decide now what is small enough {when}. {detail} {after}',
      'Three days have passed, so choose something small. {detail} {after}',
    ],
  ],
  silent_7: [
    [
      'Seven days have no check-in for {acting}, and none is owed. {detail} {after} You may also decide on less.',
      'Seven days have no check-in, and none is owed. {detail} {after} You may also decide on less.',
    ],
    [
      'After a quiet week, consider whether the plan still fits: {when}, {then}. If it does not, choose another moment. {detail}',
      'A week without a check-in can mean that the hour was wrong. If so, choose another. {detail} {after}',
    ],
    [
      'Before you change the goal, read what you wrote: {why}. Then decide whether it becomes smaller. {detail}',
      'Before you change the goal, try one part of {acting} in its smallest form. {detail} {after}',
      'Before you change the goal, try it once in its smallest form. {detail} {after}',
    ],
    [
      'A week has passed. If what you wrote still stands in the way, make the goal smaller: {obstacle}. {detail}',
      'A week has passed, and only you know how it was for {acting}. {detail} {after} The goal may be changed.',
      'A week has passed, and only you know how it was. {detail} {after} The goal may be changed.',
    ],
    [
      'After a week, choose an easy beginning for {acting}. {detail} {after} The goal itself can become smaller.',
      'After a week, choose an easy beginning. {detail} {after} The goal itself can become smaller.',
    ],
    [
      'Seven days have passed, and {left} remain. Size and date can be decided anew. {detail} {after}',
      'Whatever this week was, size and hour can be decided anew. {detail} {after}',
    ],
  ],
}
