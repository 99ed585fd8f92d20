import type { Angle } from '#domain/coach/angle.ts'
import type { DetailForm, FrameText } from '#domain/coach/library/frame.ts'
import { laterAngleFrames } from './later-angles.ts'

/** Forms of a frame that leaves what is done for a while, in an angle that also holds what waits for a moment. */
const ALONE: readonly DetailForm[] = ['work', 'prepare', 'note']

/** Forms of a frame that sets a time, in an angle that also holds what waits for a moment. */
const AT_ONCE: readonly DetailForm[] = ['work', 'prepare', 'note', 'tell']

/** Frames of Wise Mentor by the angle of the day (TEXT-26). */
export const angleFrames: Record<Angle, readonly FrameText[]> = {
  start: [
    '{detail} Do it before you take up anything larger, and leave the rest of the goal for another day.',
    'Decide one thing for this {weekday}, and leave the rest undecided. {detail} Now is a good moment, or the next free one.',
    [
      '{detail} After that, your plan has its moment: {when}, {then}. Leave everything else for another day.',
      'The first move of today is decided. {detail} Leave the next decision until that is done.',
    ],
    [
      '{detail} For {obstacle}, you have already decided: {when}, {then}. Nothing else has to be decided.',
      'One move is enough to begin today. {detail} Wait with a second one until that is done.',
    ],
    '{detail} If you wait for a better hour today, it may not come, so choose the first free one.',
    [
      '{detail} With {run} behind you, an ordinary act will do for the next one.',
      'An ordinary beginning is enough today. {detail} Leave the next decision for tomorrow.',
    ],
    'For this {weekday}, the decision is made. {detail} Do it at the first chance, and leave the rest.',
    '{detail} That is a whole beginning. Decide afterward, if at all, whether today has room for more.',
  ],
  plan: [
    '{detail} If now does not suit, decide on the hour, and set a reminder for it.',
    [
      '{detail} Then comes what you planned: {when}, {then}. Nothing further has to be decided today.',
      'Choose the hour for this now, and you can leave it alone until then. {detail}',
    ],
    'Give this a certain hour of your {weekday}. {detail} The hour is all that you have to decide.',
    [
      'Your plan has an answer to {obstacle}: {when}, {then}. Beside the plan, one thing is enough today. {detail}',
      'One thing is enough to plan for today. {detail} Decide when it will be, and leave the rest unplanned.',
    ],
    'Let this be the next thing you do. {detail} If you are interrupted, come back to this before you choose anything new.',
    [
      'With {run} in the log, plan an ordinary day. {detail} It makes today the next one.',
      'Plan an ordinary day, with one thing in it for this goal. {detail} Leave tomorrow unplanned.',
    ],
    '{detail} If your {weekday} changes, choose another hour of it, and leave tomorrow as it is.',
    [
      'The plan stays as it is, for its own moment: {when}, {then}. For a free moment, there is this. {detail}',
      'A free moment today is enough. {detail} Decide when it will be, and leave it alone until then.',
    ],
  ],
  obstacle: [
    [
      'You wrote {obstacle}. You also wrote down a decision: {when}, {then}. For today, one thing more is enough. {detail}',
      'If the day turns difficult, decide on this and no more. {detail} That is enough for a difficult day.',
    ],
    {
      text: '{detail} That can be done on a hard day, too. For {obstacle}, you have the plan: {when}, {then}.',
      twin: '{detail} That can be done on a hard day, too. Leave everything larger for an easier one.',
      holds: AT_ONCE,
    },
    [
      'The difficulty has a name, {obstacle}, and your plan is there for it: {when}, {then}. {detail} Leave it at that today.',
      'Should something come in the way, wait until it is over, and then return to this. {detail}',
    ],
    {
      text: '{detail} If you want to put it off, choose another hour of today, and not another day.',
      holds: AT_ONCE,
    },
    [
      'Since you expect {obstacle}, you made a plan: {when}, {then}. Leave the plan as it is. {detail}',
      'It is hard to choose well in a difficult hour, so this is chosen in advance. {detail}',
    ],
    'A difficult {weekday} still has room for one thing. {detail} Everything larger can wait for an easier day.',
    [
      'Knowing {obstacle}, you decided what to do: {when}, {then}. That leaves one thing for today. {detail}',
      'Only one thing has to fit into today. {detail} If the day is full, that is still enough.',
    ],
    '{detail} One try is enough today. Decide nothing further until you have made it.',
  ],
  why: [
    [
      'You gave your reason: {why}. Today it asks for one thing. {detail} Leave everything larger for another day.',
      'This goal asks for one thing today. {detail} Leave everything larger for another day.',
    ],
    [
      '{why}. You wrote that when you began. {detail} Today, that is enough to do for it.',
      'Since you set this goal yourself, you decide how large today’s part is. {detail} That much is enough.',
    ],
    [
      'Read once what you wrote: {why}. Then leave the sentence, and do one thing. {detail}',
      '{detail} That is today’s part of the goal. Whatever is larger can wait for its own day.',
    ],
    [
      'When you set this goal, you wrote {why}. For that, one ordinary thing is enough today. {detail}',
      'What you want from this goal may take a while. {detail} With that, today’s part of it is done.',
    ],
    [
      'These are your words: {why}. If you hesitate today, read the sentence once, and then decide. {detail}',
      'If you hesitate today, decide only about this. {detail} The rest of the goal can wait.',
    ],
    'One part of this goal belongs to this {weekday}. {detail} Leave the other parts to other days.',
    [
      'In your words, this is what it is for: {why}. Today, an ordinary act will do. {detail}',
      'Today, an ordinary act is enough for this goal. {detail} Decide about tomorrow when it comes.',
    ],
    [
      '{detail} That belongs to today. Your plan belongs to its own moment: {when}, {then}.',
      '{detail} That belongs to today. Decide about anything further when its day comes.',
    ],
  ],
  body: [
    'Let your shoulders down first. {detail} There is no hurry, and no more than that is asked today.',
    [
      'Breathe out once, and then begin. {detail} After that, only your plan is left: {when}, {then}.',
      'Breathe out slowly, and then begin. {detail} Leave the next task until that is done.',
    ],
    {
      text: 'Put down whatever is in your hands, and decide to do only this. {detail}',
      holds: ALONE,
    },
    [
      '{detail} Do it without hurry. Then wait for the moment you chose: {when}, {then}.',
      '{detail} Do it without hurry, and wait for a breath before you choose the next task.',
    ],
    'If you are tired this {weekday}, decide on this and then rest. {detail} Leave larger tasks until you have slept.',
    'Rest both feet on the floor first. {detail} That is enough for an ordinary day.',
    [
      'You have {run} behind you, so today can be calm. {detail} Breathe out when it is done, and leave it there.',
      '{detail} Breathe out when it is done, and decide that this was enough for today.',
    ],
    'Wait for one calm breath, and then begin. {detail} You have no more to decide today.',
  ],
  people: [
    '{detail} When it is done, check in. One line in the log is enough for an ordinary day.',
    {
      text: '{detail} If you are interrupted, leave it for a while, and come back to it today.',
      holds: ALONE,
    },
    [
      '{detail} After that, one decision of yours is left: {when}, {then}.',
      '{detail} That is your own decision for today, and it is enough for one day.',
    ],
    'One act for this goal is enough today. {detail} Wait with the next one until another day.',
    'Decide on one thing for yourself this {weekday}. {detail} Then leave it, and turn to the rest of your day.',
    [
      '{detail} With that, today becomes the next one after {run}. Leave it at that.',
      '{detail} With that, today counts. Leave it there, and check in before you sleep.',
    ],
    [
      'You wrote {obstacle}. What you decided about it is short: {when}, {then}. So is today’s part. {detail}',
      'What you do for this goal today can be short. {detail} Decide to leave it there.',
    ],
    [
      'Your own plan stays: {when}, {then}. Beside it, today has room for one thing. {detail}',
      'Today has room for one thing on this goal. {detail} Anything further can wait.',
    ],
  ],
  ...laterAngleFrames,
}
