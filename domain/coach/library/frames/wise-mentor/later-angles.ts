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
      'The log has {kept}, so today can be as ordinary as those were. {detail} Choose this, and mark it as you did then.',
      'Today can be an ordinary day in the log. {detail} Choose this, and check in when it is done.',
    ],
    [
      'With {kept} in the log, there is nothing to prove today. {detail} Choose this, and leave more for another day.',
      'There is nothing to prove today. {detail} Choose this, and leave anything more for another day.',
    ],
    [
      'Your record is {kept}. One more ordinary day is all that it needs. {detail}',
      'A record is made of ordinary days, and today may be one of them. {detail} Check in when it is done.',
    ],
    {
      text: 'You have {kept} behind you. {detail} Choose the hour that has suited you best on those days.',
      twin: '{detail} Choose the hour of the day that is usually easiest for you, and leave the other hours alone.',
      holds: AT_ONCE,
    },
    [
      'After {kept}, leave your plan as it is: {then}. {detail} Choose this beside it, and change nothing else.',
      'Leave the goal as it is today, neither larger nor smaller. {detail} Choose this, and change nothing else.',
    ],
    '{detail} Check in when it is done. Then you will know what is possible on an ordinary {weekday}.',
    [
      'A friend who had kept {kept} could take it easy today. {detail} Decide about yourself in the same way.',
      'You would advise a friend to take it easy today. {detail} Decide about yourself in the same way.',
    ],
    [
      'Whatever you think of this week, the log has {kept}. Go by the log, and choose this. {detail}',
      'Whatever you think of this week, wait with your opinion until it is over. {detail} Choose this for today.',
    ],
  ],
  play: [
    '{detail} Decide to be done with it before anyone can praise you.',
    'Choose an odd minute for this, one at which nobody ever starts anything. {detail} When the clock shows it, wait no longer.',
    'Make this the one law of your {weekday}. {detail} The law is lifted as soon as it is done.',
    'Choose to do a small favor for the person you will be tomorrow. {detail} Wait for no thanks.',
    [
      'Let your plan keep its dignity: {when}, {then}. {detail} Choose to do this one with a smile.',
      'Somebody may have to be solemn about this goal, but not today. {detail} Choose to do it with a smile.',
    ],
    [
      '{detail} There is no prize for it and no jury. Your plan has its turn afterward, just as quietly: {then}.',
      '{detail} There is no prize for it and no jury, so choose your own way and leave it there.',
    ],
    [
      'A great deed would get the same mark in the log as this. {detail} Choose this one, and then your plan: {then}.',
      'A great deed would get the same mark in the log as this. {detail} Choose this one, and take the mark.',
    ],
    [
      '{detail} Choose to do it without asking your serious side. That side gets the plan: {when}, {then}.',
      '{detail} Choose to do it without asking your serious side, which would want a meeting about it.',
    ],
  ],
  rest: [
    '{detail} Then stop on purpose. Whatever else this goal asks for can wait until tomorrow.',
    [
      'You wrote {obstacle}. So choose one thing today, and rest when it is done. {detail}',
      'Choose one thing today, and rest when it is done. {detail} The goal will keep until tomorrow.',
    ],
    [
      '{detail} After that, leave the goal alone until its moment comes: {when}, {then}.',
      '{detail} After that, leave the goal alone until tomorrow. Nothing is gained by thinking about it.',
    ],
    'Add nothing to this one today. {detail} Decide to keep the strength that is left for tomorrow.',
    'This {weekday} may be a light one. {detail} Choose this, and leave the time after it free.',
    '{detail} If the day is long, decide which other thing will be shorter, so that your rest stays as it is.',
    [
      '{detail} This and your plan are a full day: {then}. Decide to rest after that, and leave other tasks alone.',
      '{detail} That is a full day for this goal. Decide to rest after it, and leave other tasks alone.',
    ],
    'Nothing here is urgent. {detail} Choose a quiet minute for it, and wait for a few breaths before the next thing.',
  ],
  place: [
    '{detail} If it cannot be done where you are, choose the next place where it can.',
    [
      '{detail} Leave everything else where it is. {when}, {then}, as you decided.',
      '{detail} Leave everything else where it is, and choose another day for anything further.',
    ],
    'Everything around you may stay as it is this {weekday}. {detail} Choose this one thing, and leave the other things where they are.',
    [
      'Your plan has its own place and moment: {when}, {then}. Choose this one before it. {detail}',
      '{detail} If you can do this from where you are, do not wait. If you cannot, choose the hour for it.',
    ],
    [
      'You wrote {obstacle}. Choose one thing that is different already when that comes up. {detail}',
      'The place does not have to be ready first. {detail} Choose this, and leave the rest of the room alone.',
    ],
    '{detail} Whatever else catches your eye meanwhile, leave it until this is done.',
    [
      'Wherever you are when you remember it, choose this first. {detail} Then return to what you decided: {then}.',
      'Wherever you are when you remember it, choose this first. {detail} Then leave it, and go on with your day.',
    ],
    '{detail} If you are on the way somewhere, choose to do it as soon as you arrive, before you sit down to anything else.',
  ],
  craft: [
    '{detail} Do exactly that, and leave out whatever you would like to add. Additions can wait until tomorrow.',
    [
      'You wrote {obstacle}. With that, an exact act helps more than a resolution. Choose this one. {detail}',
      'An exact act helps more today than a resolution. {detail} Choose it, and leave the resolution out.',
    ],
    'Choose nothing else until this is done. {detail} Then leave it, and turn to the next thing.',
    [
      '{detail} If a better way occurs to you, try it another day. Today, this and your plan are sufficient: {then}.',
      '{detail} If a better way occurs to you, try it another day. For today, choose this one.',
    ],
    'The simple way is the right one for today. {detail} Leave improvements for another {weekday}.',
    [
      '{detail} Choose one thing at a time. Only after this comes what you planned: {when}, {then}.',
      '{detail} Choose one thing at a time, and leave the next one out of your mind until then.',
    ],
    'Complete one thing today, and leave the others closed. {detail} Choose the first quiet minute for it.',
    [
      'It is enough to do the plain thing, as your plan does: {then}. {detail} Decide on no more than these.',
      'It is enough to do the plain thing. {detail} Decide on that, and leave the clever thing for another day.',
    ],
  ],
  end: [
    '{detail} When it is done, check in, and leave this goal alone until tomorrow.',
    'Decide now that this is enough for today. {detail} The question of more can wait until tomorrow.',
    [
      'Today is complete with this and your plan: {then}. {detail} Leave everything beyond it undone.',
      'Today is complete with this one thing. {detail} Leave everything beyond it undone, and check in.',
    ],
    [
      'You wrote {obstacle}. So choose an early end today. {detail} When that is done, the day counts.',
      'Choose an early end today. {detail} When that is done, the day counts, and you may leave the goal alone.',
    ],
    '{detail} Do not ask afterward whether it was much. Decide only whether it is done, and check in.',
    'For this {weekday}, done means this. {detail} Whatever is left after it belongs to another day.',
    '{detail} If nothing else fits into today, this was an ordinary day. Check in and leave it.',
    'Tomorrow’s part can stay undecided. {detail} Choose this as the end of today, and stop there.',
  ],
}
