import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type SettingAngle = Extract<Angle, 'rest' | 'place' | 'craft'>

/** Frames of Kind & Encouraging for the angles that give the act its end, its place, and its care (TEXT-26). */
export const settingFrames: Record<SettingAngle, readonly FrameText[]> = {
  rest: [
    [
      '{detail} Apart from that, there is only your plan: {when}, {then}. After that, you can rest.',
      '{detail} {after} After that, you are free.',
    ],
    [
      'You wrote {obstacle}. Keep it short today, and rest afterward. {detail} {after}',
      'Keep it short today, and rest afterward. {detail} {after}',
    ],
    [
      'You noted {last_note}. Make this a quiet day. {detail} {after}',
      'After {run} in a row, you can have a quiet day. {detail} {after}',
      'Have a quiet {weekday}, with very little in it. {detail} {after}',
    ],
    [
      '{detail} You wrote: {why}. Give that a few minutes, and then you can rest.',
      '{detail} {after} You can rest after that, with {left} until your date.',
      '{detail} {after} Then you can sit down and do nothing for a while.',
    ],
    [
      'You wrote {words}. You can work on that without wearing yourself out. {detail} {after}',
      'You have kept {kept}. A short day does no harm. {detail} {after}',
      'A short day does no harm. {detail} {after}',
    ],
    [
      'You have your plan for today: {when}, {then}. Do one thing besides, and then rest. {detail}',
      'You have only one thing on today’s list for this goal. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. If that wears you out, be brief and get some rest. {detail} {after}',
      '{detail} {after} If you feel tired, that is all for today.',
    ],
    [
      '{acting} does not have to happen all at once. {detail} {after}',
      'Let {weekday} be an easy day. {detail} {after}',
    ],
  ],
  place: [
    [
      'You wrote {words}. A spare minute will do for that. {detail} {after}',
      'You found time for this on {run} in a row. A few minutes will do. {detail} {after}',
      'You do not have to rearrange your {weekday} for your goal. {detail} {after}',
    ],
    {
      texts: [
        'Your plan has its time: {when}, {then}. The rest can come whenever it suits you. {detail}',
        'Any free moment will do today. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      'You know where it gets hard: {obstacle}. Start today where it is easier. {detail} {after}',
      'Most {weekday}s have room for something small. {detail} {after}',
    ],
    [
      'You wrote: {why}. Make a little time for that. {detail} {after}',
      'Make a little time today for {acting}. {detail} {after}',
      'Make a little time for it today. {detail} {after}',
    ],
    [
      '{detail} {after} You noted {last_note}. Let the day be short, if it needs to be.',
      '{detail} {after} After {run} in a row, it may take you very little time.',
      '{detail} {after} This goal needs no more of your {weekday} than that.',
    ],
    [
      '{detail} You can do that at any time. Your plan has its own: {when}, {then}.',
      '{detail} {after} Even that much helps with {acting}.',
      '{detail} {after} You can do that much on any day.',
    ],
    [
      'You wrote {obstacle}. You can still find a few minutes for your goal. {detail} {after}',
      'You can usually find a few minutes, and a few are enough. {detail} {after}',
    ],
    {
      texts: [
        'Your date is {left} away, and now is as good a time as any. {detail} {after}',
        'Now is as good a time as any. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
  ],
  craft: [
    [
      'You wrote: {why}. Give it some care today, however briefly. {detail} {after}',
      'Give today some care, however brief it is. {detail} {after}',
    ],
    [
      '{detail} Take all the time you need. Your plan does not change: {when}, {then}.',
      '{detail} {after} Take all the time you need.',
    ],
    [
      'You noted {last_note}. Do things the easy way today. {detail} {after}',
      'With {run} in a row behind you, good enough will do today. {detail} {after}',
      'If there is an easy way today, take it. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. When that comes up, the simple way is good enough. {detail} {after}',
      'The simple way is good enough today. {detail} {after}',
    ],
    [
      '{kept} are kept, and none of them had to be perfect. {detail} {after}',
      'You wrote {words}. Rough is fine for that. {detail} {after}',
      'Nothing has to be perfect {when}. {detail} {after}',
      'Nothing has to be perfect today. {detail} {after}',
    ],
    [
      'Keep your plan simple: {when}, {then}. You can keep the rest of today simple, too. {detail}',
      'You can work on {thing} in a small way and still do it well. {detail} {after}',
      'Small things can be done well, too. {detail} {after}',
    ],
    [
      'There is time to do one thing well, with {left} until your date. {detail} {after}',
      'One thing done well is plenty for today. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. You do not have to handle that well every time. {detail} {after}',
      '{detail} {after} Give it your whole attention while you are at it.',
    ],
  ],
}
