import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle'>

/** Frames of Wise Mentor for the angles that begin the act, plan it, or hold against something (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    [
      '{detail} After that, keep to the plan you made: {when}, {then}.',
      'At the start, you wrote {words}. Begin today with this. {detail}',
      'Decide where you will be when you do this, and go there first. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Expect it today, and begin with something easy. {detail} {after}',
      'Decide on this now, and you will have less to decide {when}. {detail} {after}',
      'Begin before you read the next message, and the decision is behind you. {detail} {after}',
    ],
    [
      'Read once more what you wrote when you set this goal: {words}. Then begin. {detail}',
      'You made {acting} your goal. An ordinary start is good enough today. {detail} {after}',
      'You wrote {obstacle}. Choose a start that is easy even then. {detail}',
      '{detail} {after} That is the start. Decide afterward how much more you do.',
    ],
    [
      'You have {run} behind you without a gap. Begin today as you began those. {detail} {after}',
      'You wrote {obstacle}. Make up your mind before that comes up. {detail}',
      'Start here, and it will be easier to go on {when}. {detail} {after}',
      '{today}. Choose a small beginning for it. {detail} {after}',
      'Choose the nearest pause between other tasks, and use it for this. {detail} {after}',
    ],
    [
      'Your date is {left} away. Leave that aside, and begin with today. {detail} {after}',
      'You noted {last_note}. Begin again from there. {detail} {after}',
      'Your goal is {acting}. Today can hold a small part of that. {detail} {after}',
      'A small beginning is easier to choose than a large one. {detail} {after}',
    ],
    [
      'You have your plan: {when}, {then}. Choose something small to go with it. {detail}',
      'You wrote: {why}. A small act today is a part of that. {detail}',
      'Only the first move needs deciding today. Let it be a small one. {detail} {after}',
    ],
    [
      'You wrote {words}. Here is a way to begin that fits an ordinary day. {detail}',
      'Your goal is {acting}, and any {weekday} has room for a little of it. {detail} {after}',
      'Even a full {weekday} has a gap somewhere. Decide that it belongs to this. {detail} {after}',
    ],
    [
      'You named the hard part in advance: {obstacle}. Start with the easy part. {detail} {after}',
      'You do not have to feel ready, now or {when}. {detail} {after}',
      'If you would rather wait, decide what for. If nothing comes to mind, begin. {detail} {after}',
    ],
  ],
  plan: [
    [
      'You wrote {words}. With that in mind, plan one thing for today. {detail}',
      'Your goal is {acting}. Today’s plan for it may be short. {detail} {after}',
      '{today}. Decide what else can wait for another day. {detail} {after}',
      'Decide when you will do this, and let it rest until then. {detail} {after}',
    ],
    [
      'Your plan has its moment: {when}, {then}. Decide whether this comes before it or after. {detail}',
      'You noted {last_note}. Suppose today is much the same, and plan only this. {detail}',
      'For this {weekday}, strike one thing off the list before you add this. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. You know to expect it, so plan around it. {detail} {after}',
      'Put this in today’s plan, apart from what you do {when}. {detail} {after}',
      '{detail} {after} If now is not the time, choose the time now.',
    ],
    [
      'You wrote: {why}. Give it a place in your plans this {weekday}. {detail}',
      'You wrote {words}. Do not plan the whole way, only today. {detail}',
      'You wrote {obstacle}. Choose something to do whether or not that comes up. {detail}',
      'Leave the weeks ahead alone. Decide only what you do before you sleep. {detail} {after}',
    ],
    [
      'You kept the last {run}. Plan today no bigger than those. {detail} {after}',
      'You wrote {obstacle}. Plan something short enough to do even so. {detail} {after}',
      'Keep today simple: first this, and the rest {when}. {detail} {after}',
      'Decide what this comes after: a meal, a call, or the dishes. {detail} {after}',
    ],
    [
      'You have {left} until the date you chose. Plan today first. {detail} {after}',
      'You noted {last_note}. Leave tomorrow open, and plan only what you do next. {detail} {after}',
      'Your goal is {acting}. Plan a little for today, and leave tomorrow open. {detail}',
      '{detail} {after} Plan no more than that, and see how far it carries you.',
    ],
    {
      texts: [
        'Say your plan once aloud: {when}, {then}. Then take a few minutes for this. {detail}',
        'When you plan for {acting}, choose what you could do on a bad day, too. {detail} {after}',
        'Plan only what you would also do when you are tired. {detail} {after}',
      ],
      holds: ALONE,
    },
    [
      'You wrote {obstacle}. Plan as though it will come up, and choose something short. {detail} {after}',
      'You have kept {kept}. Plan another ordinary day. {detail} {after}',
      'Choose a part of today that nobody else decides for you, and put this there. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      'You wrote {obstacle}. Here is something you can do even so. {detail}',
      'You noted {last_note}. Whatever today is like, you will have time for this. {detail} {after}',
      'On a hard day, leave out everything around it, and keep this. {detail} {after}',
    ],
    {
      texts: [
        'If today gets difficult, hold on to your plan: {when}, {then}. The rest can be as short as this. {detail}',
        'Do this now, in case something gets in the way {when}. {detail} {after}',
        'Ask yourself what could stop you today, and do this before it can. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      'If this {weekday} fills up, come back to what you wrote: {words}. Then do at least this. {detail}',
      'If something else comes up, remember your reason: {why}. Then come back to this. {detail}',
      '{today}, whatever else the day brings. Choose at least this. {detail} {after}',
      '{detail} {after} If something else comes up this {weekday}, decide when you will come back to this.',
    ],
    [
      'You know what usually gets in the way: {obstacle}. On a day like that, do only this. {detail}',
      'Anyone can get tired after {run} in a row. If you are tired, do only this. {detail} {after}',
      'When you are tired, deciding is harder than doing. So here is today’s part, already decided. {detail} {after}',
    ],
    {
      texts: [
        'You have {left} until your date. Do not spend today waiting for an easier one. {detail} {after}',
        'You wrote {obstacle}. Tomorrow may be no different, so do this today. {detail} {after}',
        '{detail} {after} If you put it off, you will have to decide about it again tomorrow.',
      ],
      holds: AT_ONCE,
    },
    {
      texts: [
        'You wrote {obstacle}. Settle something while things are quiet. {detail}',
        'Settle this first. {detail} Then only your plan is left: {when}, {then}.',
        'Whatever happens {when}, you can have this done before then. {detail} {after}',
        'See to this while nothing is pressing, so that later you need only begin. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    [
      'You have kept {kept}. Choose little on a crowded day, and it is still kept. {detail} {after}',
      'You noted {last_note}. This {weekday} may go better or worse, so choose something short. {detail}',
      'Your goal is {acting}. If today is crowded, do a little and leave the rest. {detail} {after}',
      'If today is crowded, choose another task that can wait, and do this. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. Do not wait to see how today goes. Start with this. {detail}',
        'You wrote {words}. Here is what you can do this {weekday}. {detail}',
        'Give the goal its few minutes before you look at the rest of this {weekday}’s list. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
  ],
}
