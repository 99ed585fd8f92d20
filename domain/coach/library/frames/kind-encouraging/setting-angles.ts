import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type SettingAngle = Extract<Angle, 'rest' | 'place' | 'craft'>

/** Frames of Kind & Encouraging for the angles that give the act its end, its place, and its care (TEXT-26). */
export const settingFrames: Record<SettingAngle, readonly FrameText[]> = {
  rest: [
    [
      '{detail} Apart from that, only your plan is due: {when}, {then}. Once it is done, you may rest.',
      '{detail} {after} After that, nothing more is due.',
    ],
    [
      'You wrote {obstacle}. Something short is enough today, with a rest after it. {detail} {after}',
      'You may do something short today and rest afterward. {detail} {after}',
    ],
    [
      'You noted {last_note}. You can make this a quiet day. {detail} {after}',
      'After {run} in a row, today may be a quiet one. {detail} {after}',
      'You may have a quiet {weekday}, with very little in it. {detail} {after}',
    ],
    [
      '{detail} You wrote: {why}. That gets a few minutes today, and then you may rest.',
      '{detail} {after} Your date is {left} away, so there is time to rest, too.',
      '{detail} {after} Afterward, you may sit down and do nothing.',
    ],
    [
      'You wrote {words}. You may give that a few minutes, and then rest. {detail} {after}',
      'You have kept {kept}. A short day does no harm. {detail} {after}',
      'A short day does no harm. {detail} {after}',
    ],
    [
      'You have your plan for today: {when}, {then}. Apart from that, do one thing, and then rest. {detail}',
      'Only one small thing is on today’s list for this goal. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Be brief about the goal then, and rest afterward. {detail} {after}',
      '{detail} {after} If you feel tired, that is all for today.',
    ],
    [
      'For {acting}, you do not have to do everything at once. {detail} {after}',
      'You may let {weekday} be an easy day. {detail} {after}',
    ],
  ],
  place: [
    [
      'You wrote {words}. Something small for that does not take up much of the day. {detail} {after}',
      'You found time for this goal on {run} in a row. A short moment is enough now. {detail} {after}',
      'You can leave your {weekday} as it is, and fit in one small thing. {detail} {after}',
    ],
    {
      texts: [
        'Your plan has its time: {when}, {then}. Something small may come whenever it suits you. {detail}',
        'A free moment is enough today for one easy thing. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      'You know where it gets hard: {obstacle}. Start today where it is easier. {detail} {after}',
      'Something small fits into most {weekday}s. {detail} {after}',
    ],
    [
      'You wrote: {why}. You can make a little time for that. {detail} {after}',
      'You can make a little room today for {acting}. {detail} {after}',
      'You can make a little room for this goal today. {detail} {after}',
    ],
    [
      '{detail} {after} You noted {last_note}. A few minutes may be all that today takes.',
      '{detail} {after} After {run} in a row, it may take very little time.',
      '{detail} {after} This goal takes up no more of your {weekday} than that.',
    ],
    [
      '{detail} Your plan stays where it is in the day: {when}, {then}.',
      '{detail} {after} Even a small thing like that counts for {acting}.',
      '{detail} {after} Wherever you are today, even a little counts.',
    ],
    [
      'You wrote {obstacle}. There are still a few minutes in the day for your goal. {detail} {after}',
      'Most days have a few free minutes, and they are enough. {detail} {after}',
    ],
    {
      texts: [
        'You have {left} until your date, and any free moment is good enough. {detail} {after}',
        'You do not have to wait for a perfect moment to do something small. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
  ],
  craft: [
    [
      'You wrote: {why}. A little care is enough for that today. {detail} {after}',
      'You can give one thing your time and care today. {detail} {after}',
    ],
    [
      '{detail} You may take all the time you need. Your plan does not change: {when}, {then}.',
      '{detail} {after} You may take all the time you need.',
    ],
    [
      'You noted {last_note}. Today you may do things in whatever way is easiest. {detail} {after}',
      'With {run} in a row behind you, good enough will do today. {detail} {after}',
      'If there is an easy way today, you may take it. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. When that comes up, the simple way is good enough. {detail} {after}',
      'The simple way is good enough today. {detail} {after}',
    ],
    [
      '{kept} are kept, and none of them had to be perfect. {detail} {after}',
      'You wrote {words}. What you do for that today need not be perfect. {detail} {after}',
      'Nothing has to be perfect {when}. {detail} {after}',
      'Nothing around you has to be perfect today. {detail} {after}',
    ],
    [
      'You can keep your plan simple: {when}, {then}. The rest of today may be simple, too. {detail}',
      'Today’s work on {thing} may be small and still be done well. {detail} {after}',
      'A small thing may still be done well. {detail} {after}',
    ],
    [
      'There is time to do one thing well, with {left} until your date. {detail} {after}',
      'One thing done well is plenty for today. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. You need not handle that perfectly today. {detail} {after}',
      '{detail} {after} You can give it your whole attention for a moment.',
    ],
  ],
}
