import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type SettingAngle = Extract<Angle, 'rest' | 'place' | 'craft'>

/** Frames of Kind & Encouraging for the angles that give the act its end, its place, and its care (TEXT-26). */
export const settingFrames: Record<SettingAngle, readonly FrameText[]> = {
  rest: [
    [
      '{detail} Apart from that, only your plan is due: {when}, {then}. After that, you may rest.',
      '{detail} {after} After that, nothing more is due.',
    ],
    [
      'You wrote {obstacle}. A short part is enough today, with a rest after it. {detail} {after}',
      'You may keep this short and rest afterward. {detail} {after}',
    ],
    [
      'You noted {last_note}. You can make this a quiet day. {detail} {after}',
      'After {run} in a row, today may be a quiet one. {detail} {after}',
      'You may have a quiet {weekday}, with only this in it. {detail} {after}',
    ],
    [
      '{detail} You wrote: {why}. You have done enough for that today, and may rest.',
      '{detail} {after} Your date is {left} away, so there is time to rest, too.',
      '{detail} {after} Afterward, you may sit down and do nothing.',
    ],
    [
      'You wrote {words}. You may give this a few minutes, and then rest. {detail} {after}',
      'You have kept {kept}. A short day does no harm. {detail} {after}',
      'A short day does no harm. {detail} {after}',
    ],
    [
      'You have your plan for today: {when}, {then}. Apart from that, do only this, and then rest. {detail}',
      'Nothing else is on today’s list for this goal. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Here is one thing to do about that before you rest. {detail} {after}',
      '{detail} {after} If you feel tired, that is all for today.',
    ],
    [
      'For {acting}, you do not have to do everything at once. {detail} {after}',
      'You may let {weekday} be an easy day. {detail} {after}',
    ],
  ],
  place: [
    [
      'You wrote {words}. This does not take up much of the day. {detail} {after}',
      'You found time for this goal on {run} in a row. A short moment is enough now. {detail} {after}',
      'You can leave the rest of your {weekday} as it is. {detail} {after}',
    ],
    {
      texts: [
        'Your plan has its time: {when}, {then}. You may do this whenever it suits you. {detail}',
        'You can do this wherever you have a free moment. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      'You know where it gets hard: {obstacle}. Here is an easy way in. {detail} {after}',
      'You can fit this in between other things on a {weekday}. {detail} {after}',
    ],
    [
      'You wrote: {why}. You can make a little time for that. {detail} {after}',
      'You can make a little room today for {acting}. {detail} {after}',
      'You can make a little room for this goal today. {detail} {after}',
    ],
    [
      '{detail} {after} Going by your note, {last_note}, you may spend less time today.',
      '{detail} {after} It may take as little time as on the {run} before.',
      '{detail} {after} It takes up no more of your {weekday} than that.',
    ],
    [
      '{detail} Your plan stays where it is in the day: {when}, {then}.',
      '{detail} {after} Wherever you do it, it counts for {acting}.',
      '{detail} {after} Wherever you do it, even a little counts.',
    ],
    [
      'You wrote {obstacle}. You can still find a few minutes for this. {detail} {after}',
      'A few minutes anywhere in the day are enough. {detail} {after}',
    ],
    {
      texts: [
        'You have {left} until your date, and any free moment is good enough. {detail} {after}',
        'You do not have to wait for a better hour or a better place. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
  ],
  craft: [
    [
      'You wrote: {why}. A little care is enough for that today. {detail} {after}',
      'You can do this slowly and with care. {detail} {after}',
    ],
    [
      '{detail} You may take all the time you need. Your plan does not change: {when}, {then}.',
      '{detail} {after} You may take all the time you need.',
    ],
    [
      'You noted {last_note}. You may do this in whatever way is easiest. {detail} {after}',
      'After {run} in a row, you may trust your own way of doing it. {detail} {after}',
      'You may choose the easiest way to do this. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. The simple way is good enough on a day like that. {detail} {after}',
      'The simple way is good enough today. {detail} {after}',
    ],
    [
      '{kept} are kept, and none of them had to be perfect. {detail} {after}',
      'You wrote {words}. Today does not have to go perfectly. {detail} {after}',
      'Nothing has to be perfect {when}. {detail} {after}',
    ],
    [
      'You can keep your plan simple: {when}, {then}. You can keep this simple, too. {detail}',
      'Today’s work on {thing} may be small and still be done well. {detail} {after}',
      'A small part may still be done well. {detail} {after}',
    ],
    [
      'There is time to do one thing well, with {left} until your date. {detail} {after}',
      'One thing done well is plenty for today. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Nothing about that has to go perfectly. {detail} {after}',
      '{detail} {after} While you do that, everything else may wait.',
    ],
  ],
}
