import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle'>

/** Frames of Wise Mentor for the angles that begin the act, plan it, or hold against something (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    [
      '{detail} After that, keep to the plan you made: {when}, {then}.',
      'At the start, you wrote {words}. Begin today with something small. {detail}',
      'Decide where you will begin, since a good place makes a start easier. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Expect it today, and begin with something easy. {detail} {after}',
      '{detail} {after} Decide that much now, and there is less to decide {when}.',
      '{detail} {after} Decide on it before you read the next message, since that may want something else.',
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
      '{detail} {after} With that done, you begin a little more easily {when}.',
      '{today}. Choose a small beginning for it. {detail} {after}',
      'A pause between other tasks is long enough for a beginning. {detail} {after}',
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
      'Even a full {weekday} has a gap somewhere, and a beginning fits into it. {detail} {after}',
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
      'Decide now, since a plan that stays open is easily put off. {detail} {after}',
    ],
    [
      'Your plan has its moment: {when}, {then}. Decide what else belongs to today. {detail}',
      'You noted {last_note}. Suppose today is much the same, and plan something short. {detail}',
      '{detail} {after} To make room, strike something else off this {weekday}’s list.',
    ],
    [
      'You wrote {obstacle}. You know to expect it, so plan around it. {detail} {after}',
      'Today’s plan has room for a little more than what you do {when}. {detail} {after}',
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
      'Keep today simple: something small now, and the rest {when}. {detail} {after}',
      '{detail} {after} Choose what comes right before: a meal, a call, or the dishes.',
    ],
    [
      'You have {left} until the date you chose. Plan today first. {detail} {after}',
      'You noted {last_note}. Leave tomorrow open, and plan only what you do next. {detail} {after}',
      'Your goal is {acting}. Plan a little for today, and leave tomorrow open. {detail}',
      '{detail} {after} Plan no more than that, and see how far you get.',
    ],
    {
      texts: [
        'Say your plan once aloud: {when}, {then}. Then leave it alone until the moment comes. {detail}',
        'When you plan for {acting}, choose what you could do on a bad day, too. {detail} {after}',
        'Plan only what you would also do when you are tired. {detail} {after}',
      ],
      holds: ALONE,
    },
    [
      'You wrote {obstacle}. Plan as though it will come up, and choose something short. {detail} {after}',
      'You have kept {kept}. Plan another ordinary day. {detail} {after}',
      'Choose a part of today that nobody else decides for you, and begin there. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      'You wrote {obstacle}. Here is something you can do even so. {detail}',
      'You noted {last_note}. Whatever today is like, something short will fit into it. {detail} {after}',
      '{detail} {after} On a hard day, keep that much and leave out the rest.',
    ],
    {
      texts: [
        'If today gets difficult, hold on to your plan: {when}, {then}. The rest can be short. {detail}',
        '{detail} {after} Do it now, in case something gets in the way {when}.',
        '{detail} {after} Ask yourself what could stop you today, and be done before it can.',
      ],
      holds: AT_ONCE,
    },
    [
      'If this {weekday} fills up, come back to what you wrote: {words}. Then do what still fits. {detail}',
      '{detail} If something else comes up, come back to it for the reason you gave: {why}.',
      '{today}, whatever else the day brings. Keep at least a little time for it. {detail} {after}',
      '{detail} {after} If something else comes up this {weekday}, decide when you will come back to this.',
    ],
    [
      'You know what usually gets in the way: {obstacle}. On a day like that, a few minutes are enough. {detail}',
      'Anyone can get tired after {run} in a row. If you are tired, keep today short. {detail} {after}',
      'When you are tired, deciding is harder than doing. So here is today’s part, already decided. {detail} {after}',
    ],
    {
      texts: [
        'You have {left} until your date. Do not spend today waiting for an easier one. {detail} {after}',
        'You wrote {obstacle}. Tomorrow may be no different, so do something today. {detail} {after}',
        '{detail} {after} If you put it off, you will have to decide about it again tomorrow.',
      ],
      holds: AT_ONCE,
    },
    {
      texts: [
        'You wrote {obstacle}. Settle something while things are quiet. {detail}',
        '{detail} With that settled in advance, only your plan is left: {when}, {then}.',
        '{detail} {after} Whatever happens {when}, you will have that behind you.',
        '{detail} {after} See to that while nothing is pressing, so that later you need only begin.',
      ],
      holds: BEFOREHAND,
    },
    [
      'You have kept {kept}. Choose little on a crowded day, and it is still kept. {detail} {after}',
      'You noted {last_note}. This {weekday} may go better or worse, so choose something short. {detail}',
      'Your goal is {acting}. If today is crowded, do a little and leave the rest. {detail} {after}',
      '{detail} {after} If today is crowded, choose another task that can wait.',
    ],
    {
      texts: [
        'You wrote {obstacle}. Start with little, and do not wait to see how today goes. {detail}',
        'What you wrote belongs to this {weekday} as well: {words}. {detail}',
        'Give the goal its few minutes before you look at the rest of this {weekday}’s list. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
  ],
}
