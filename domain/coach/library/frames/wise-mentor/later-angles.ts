import type { Angle } from '#domain/coach/angle.ts'
import type { DetailForm, FrameText } from '#domain/coach/library/frame.ts'

/** Forms of a frame that sets a time, in an angle that also holds what waits for a moment. */
const AT_ONCE: readonly DetailForm[] = ['work', 'prepare', 'note', 'tell']

/** Frames of Wise Mentor for the second half of the angles. */
export const laterAngleFrames: Record<
  Extract<Angle, 'proof' | 'play' | 'rest' | 'place' | 'craft' | 'end'>,
  readonly FrameText[]
> = {
  proof: [
    [
      'The log has {kept}, so today can be as ordinary as those were. {detail} Check in when it is done.',
      'Today can be an ordinary day in the log. {detail} Check in when it is done.',
    ],
    [
      'With {kept} in the log, there is nothing to prove today. {detail} Leave anything more for another day.',
      'There is nothing to prove today. {detail} Do that, and leave anything more for another day.',
    ],
    [
      'Your record is {kept}. One more ordinary day is all that it needs. {detail}',
      'One more ordinary day is all that the log needs. {detail} Decide on that much.',
    ],
    [
      'You have {kept} behind you. {detail} That is enough to make today the next.',
      '{detail} That is enough for a mark in the log today. Leave the goal as it is.',
    ],
    [
      'After {kept}, your plan needs no change: {when}, {then}. {detail} Leave it at that for today.',
      'Nothing about the goal has to change today. {detail} Leave it at that, and check in.',
    ],
    '{detail} Check in when it is done, and this {weekday} is settled. Anything more can wait.',
    [
      'So far, you have kept {kept}. Decide for one more, and leave the count alone. {detail}',
      'Leave the count alone today, and decide for one thing. {detail} The mark comes with it.',
    ],
    [
      'Whatever you think of this week, the log has {kept}. Go by the log, and do this today. {detail}',
      'Wait until the week is over before you judge it. {detail} Decide only about today.',
    ],
  ],
  play: [
    'Call it an experiment today. {detail} Whatever comes of it is a result, so leave it as it is.',
    'Choose an odd minute of the next hour for this. {detail} When the clock shows it, wait no longer.',
    'Make this the one rule of your {weekday}. {detail} The rule ends as soon as it is done.',
    'Do a small favor for the person you will be tomorrow. {detail} Decide to wait for no thanks.',
    [
      '{detail} Decide not to improve it. The plan has its own moment afterward: {when}, {then}.',
      '{detail} Decide not to improve it. Today this goal is allowed to be easy.',
    ],
    [
      '{detail} There is no prize for it except the mark in the log. Then, as planned: {when}, {then}.',
      '{detail} There is no prize for it except the mark in the log, so leave it at that.',
    ],
    'A great deed would get the same mark in the log as this. {detail} Take the mark, and leave great deeds alone.',
    [
      'You have {run} in the log, and the next one may be light. {detail}',
      'Nothing serious is asked today. {detail} Choose the first free moment for it, and wait for no other.',
    ],
  ],
  rest: [
    '{detail} Then stop on purpose. Whatever else this goal asks for can wait until tomorrow.',
    [
      'You wrote {obstacle}. So one thing is enough today. {detail} Rest when it is done.',
      'One thing is enough today, and then you rest. {detail} The goal can wait until tomorrow.',
    ],
    [
      '{detail} After that comes your plan: {when}, {then}.',
      '{detail} After that, leave the goal alone until tomorrow. A short day is an ordinary day, too.',
    ],
    'One thing is sufficient today. {detail} Tomorrow is early enough for more.',
    'This {weekday} may be a light one. {detail} That is enough, and the rest of the goal can wait.',
    [
      'With {run} in the log, a light day does no harm. {detail} Leave it at that.',
      'A light day does no harm. {detail} Leave it at that, and rest when you can.',
    ],
    [
      '{detail} That and your plan are a full day: {when}, {then}. Decide to rest after that.',
      '{detail} That is a full day for this goal. Decide to rest after it, and leave more for tomorrow.',
    ],
    {
      text: 'Nothing here is urgent today. {detail} Choose a quiet moment for it, and leave the rest of the goal alone.',
      holds: AT_ONCE,
    },
  ],
  place: [
    '{detail} If it cannot be done where you are, decide where and when it will be.',
    [
      '{detail} Leave the rest as it is until its moment: {when}, {then}.',
      '{detail} Leave everything else as it is, and choose another day for anything further.',
    ],
    'One thing can change this {weekday}, and the rest can stay as it is. {detail}',
    [
      '{detail} That is for now. Your plan has its own moment: {when}, {then}.',
      'Begin where you are, if you can. {detail} If you cannot, choose the hour for it.',
    ],
    [
      'You wrote {obstacle}, and you decided: {when}, {then}. Nothing about that has to change today. {detail}',
      'It is enough if one thing is different afterward. {detail} Leave the rest as you find it.',
    ],
    '{detail} Whatever else you notice meanwhile can wait until this is done and checked in.',
    'Wherever you are in the next free moment, begin with this. {detail} Then go on with your day.',
    [
      'The log has {run}. To make today the next one, do this and leave it there. {detail}',
      'For today, do this and leave it there. {detail} Decide about anything further tomorrow.',
    ],
  ],
  craft: [
    '{detail} Do exactly that, and leave out whatever you would like to add. Additions can wait until tomorrow.',
    [
      '{detail} For {obstacle}, your plan is just as plain: {when}, {then}.',
      'A plain act helps more today than a resolution. {detail} Leave it as it is when it is done.',
    ],
    'Choose nothing else until this is done. {detail} Then leave it, and turn to the next thing.',
    [
      '{detail} That is one thing settled. Today, your plan comes next: {when}, {then}.',
      '{detail} The simple way is enough today. If a better one occurs to you, keep it for tomorrow.',
    ],
    'The simple way is the right one for today. {detail} Leave improvements for another {weekday}.',
    [
      '{detail} One thing at a time: only after that comes what you planned. {when}, {then}.',
      '{detail} One thing at a time is enough. Leave the next one alone until that is done.',
    ],
    'You can stop as soon as this is done. {detail} Anything beyond it can wait for another day.',
    [
      'Ordinary days have brought you {run}. Today can be the next of them. {detail}',
      'An ordinary attempt is good enough today. {detail} Leave clever ideas for another day.',
    ],
  ],
  end: [
    '{detail} When it is done, check in, and leave this goal alone until tomorrow.',
    'Decide now that this is enough for today. {detail} Anything more can wait until tomorrow.',
    [
      'Today is complete with this and your plan. {detail} {when}, {then}.',
      'One thing makes today complete. {detail} Leave everything beyond it for another day, and check in.',
    ],
    [
      'You wrote {obstacle}. So the day is short for this goal. {detail} When that is done, it counts.',
      'Let the day be short for this goal. {detail} When that is done, the day counts.',
    ],
    '{detail} Do not ask afterward whether it was much. Decide only whether it is done, and check in.',
    'For this {weekday}, done means this. {detail} Whatever is left after it belongs to another day.',
    [
      '{detail} The log has {run}, and with that you add one. Leave it there.',
      '{detail} If nothing else fits into today, that was enough. Check in and leave it.',
    ],
    [
      '{detail} Then one thing is left for today: {when}, {then}. Leave the goal alone after that.',
      'Tomorrow’s part can stay undecided. {detail} Check in after that, and stop there for today.',
    ],
  ],
}
