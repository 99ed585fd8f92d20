import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { atOnce, holding } from './holding.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle' | 'why' | 'proof' | 'end'>

/** Frames of Kind & Encouraging for the angles that begin or end the act, or say what it is for (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    'Only one thing is needed to begin today. {detail} With that done, you have begun, and whatever follows can be short.',
    'This is all that {weekday} needs for a beginning. {detail} You can do it in any mood, and you may stop after it.',
    [
      '{detail} Begin with that. For everything else, your plan is enough today: {when}, {then}.',
      '{detail} That is a beginning, and it is enough for today. If more comes of it, that is fine as well.',
    ],
    [
      'You wrote {obstacle}. So today begins with something small. {detail} You can stop after it, and it counts in full.',
      'Today begins with something small. {detail} You can stop after it, and it counts in full, whatever kind of day it is.',
    ],
    [
      'After {run} in a row, today’s beginning may be an easy one. {detail} It can come right away, before you think about the rest.',
      'Today’s beginning may be an easy one. {detail} It can come right away, before you think about the rest of this goal.',
    ],
    '{detail} Begin with that now, before something else comes up. If it is all that happens today, you have still begun.',
    'Here is an easy way in. {detail} You can do it before you feel ready, and nothing has to come right after it.',
    'The first move is chosen for you today, so you only have to make it. {detail} Then see whether you feel like more.',
  ],
  plan: [
    '{detail} If now is a good moment, do it now. If not, say at what hour you will, and keep to that.',
    'Here is all that {weekday} has to hold for this goal. {detail} You can do it right away, or in the next free minute.',
    [
      '{detail} Do that first. Your plan has its own moment: {when}, {then}. Nothing else is needed today.',
      '{detail} Do that first today, before anything else asks for you. Then it is done, and your day can go its own way.',
    ],
    [
      'Your plan can stay as it is: {when}, {then}. Only one thing goes with it today. {detail}',
      'Today’s plan is a short one. {detail} With that done, there is nothing left to plan, and you can check in.',
    ],
    '{detail} Do it as soon as your hands are free. Then it is settled, and off your mind for the rest of today.',
    [
      'You wrote {obstacle}. So take a calm minute before it comes. {detail} Now is a good time for that.',
      'One small thing is easy to plan. {detail} Now is early enough, and so is the next calm minute that you get.',
    ],
    '{detail} It needs no plan of its own. Take the first moment today that is free anyway, and it is settled.',
    [
      'You have kept {run} in a row, so the hour you use must suit you. {detail} Do it at that hour, or now.',
      'Any moment of today will do for this. {detail} If this one suits you, take it, and you can stop planning.',
    ],
  ],
  obstacle: [
    [
      'You wrote what can get in the way: {obstacle}. Here is something that fits beside it. {detail} It counts in full.',
      'If today is full, this still fits in. {detail} It may come late in the day, and it counts just as much.',
    ],
    holding(
      atOnce,
      '{detail} If today gets crowded, keep only your plan: {when}, {then}. Everything else can wait for another day.',
      '{detail} If today gets crowded, keep only that. Everything else for this goal can wait for a day with more room.',
    ),
    '{detail} If something interrupts you, let it. You can come back to this afterward, and it is still in time.',
    'On a tired day, it helps to know what is enough. {detail} That is enough, and nobody will ask for more.',
    holding(
      atOnce,
      '{detail} On a busy day, the surest moment is now. If that is not possible, set an alarm for it now.',
    ),
    holding(
      ['prepare', 'note', 'tell'],
      'You have a plan for today: {when}, {then}. This may make it a little easier to keep. {detail}',
      'A full day is easier when one thing is settled. {detail} Do that first, and take the rest of this goal as it comes.',
    ),
    'Perhaps today has less room than you hoped. {detail} That fits into very little room, and it is a whole day’s part.',
    holding(
      atOnce,
      '{weekday} may still bring something unexpected. {detail} Once that is done, nothing that comes afterward can take it away.',
    ),
  ],
  why: [
    [
      'You wrote: {why}. {detail} That is one small thing you can do for it today, and it is enough.',
      'You wanted something when you set this goal. {detail} That is one small thing you can do for it today.',
    ],
    [
      '{detail} Your reason is still where you wrote it: {why}. You can think of it while you do this, or simply do it.',
      '{detail} You had a reason when you set this goal. You can think of it while you do this, or simply do it.',
    ],
    [
      'In your own words, this is what it is for: {why}. Today’s part of it is small. {detail}',
      'You know best what this goal is for. Today’s part of it is small, and you can do it. {detail}',
    ],
    holding(
      atOnce,
      '{detail} Besides that, there is what you chose yourself: {when}, {then}. You had a reason of your own for it.',
      '{detail} You chose this goal yourself, for a reason of your own. One small thing like this is enough for it today.',
    ),
    'What you want from this goal may take a while. {detail} That part of it can be done on an ordinary {weekday}.',
    [
      '{run} in a row are kept, so this goal has a place in your days. {detail} That is enough to keep its place today.',
      'You gave this goal a place in your days. {detail} One small thing keeps it there, and this can be the one.',
    ],
    '{detail} Beside the whole goal it looks small. It is the part that today has room for, and it is enough.',
    holding(
      atOnce,
      'You wanted this enough to make a plan for it: {when}, {then}. Here is one small thing to go with it. {detail}',
      'You wanted this enough to write it down. {detail} One small thing like that is enough to stay close to it.',
    ),
  ],
  proof: [
    [
      'You have kept {kept}, and nothing today can change that. {detail} When you have done it, you can check in.',
      'The log has room for one small thing today. {detail} Do it, check in, and today has its mark.',
    ],
    [
      '{kept} are kept, and here is how today can join them. {detail} After that, you can check in and stop.',
      '{detail} Check in as soon as it is done. On a harder day, you can open the log and see it there.',
    ],
    holding(
      atOnce,
      '{kept} are kept, so your plan can stay: {when}, {then}. One small thing comes beside it. {detail}',
      'One mark a day is enough for the log. {detail} That can be today’s, and tomorrow you will see it there.',
    ),
    [
      'You managed this on {kept}, whether they were easy or hard. {detail} Whether today is easy or hard, that is enough.',
      'An ordinary day is enough for the log. {detail} Whether today is easy or hard, you can check in after that.',
    ],
    [
      'The log has {kept}. It does not show how large each of them was. {detail} Today may be one of the small ones.',
      'The log does not show how large a day was. {detail} Today may be one of the small ones, and it counts.',
    ],
    [
      'If you have doubts today, look at the plain count: {kept}. {detail} That is all you have to add to it.',
      'If you have doubts today, do this first. {detail} Then check in, and there is something in the log to look at.',
    ],
    [
      'You once wrote {obstacle}. Beside it, the log has {kept} by now. {detail} That is enough for today.',
      'The log has a free line for today. {detail} With that, the line is filled.',
    ],
    [
      '{detail} With {kept} on the log, you need nothing larger than that today. Check in afterward, and rest a little.',
      '{detail} When it is done, check in, and look at today’s mark. One small thing is behind it, and it counts.',
    ],
  ],
  end: [
    'Your part for today ends with one thing. {detail} After that, you can check in, and then you are free.',
    '{detail} Once that is done, today is done. Check in, and you can think of something else until the next time.',
    holding(
      atOnce,
      'For today, your plan is enough: {when}, {then}. Only this comes with it, and then you are done. {detail}',
      'One thing is left to do, and then you are done for today. {detail} Check in after it, and leave the rest.',
    ),
    'Here is an easy end for today. {detail} If nothing more happens for this goal today, that was enough.',
    '{detail} With that, {weekday} is complete. You can check in, close the page, and do whatever you like next.',
    [
      'You wrote {obstacle}. So today has an early end. {detail} When it is done, you can check in and stop.',
      'Today may have an early end. {detail} When it is done, you can check in and stop, whatever the hour is.',
    ],
    [
      '{run} in a row are kept. {detail} When that is done, today is kept as well, and you can stop.',
      'Today counts as soon as this is done. {detail} You can check in then, and nobody will ask for more.',
    ],
    holding(
      atOnce,
      '{detail} With your plan, that makes a whole day: {when}, {then}. Then you can check in and stop.',
      '{detail} That makes a whole day for this goal. You may check in and stop, or do more if you feel like it.',
    ),
  ],
}
