import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE, SETTLED } from '#domain/coach/library/frames/forms.ts'

type SettingAngle = Extract<Angle, 'rest' | 'place' | 'craft'>

/** Frames of Kind & Encouraging for the angles that give the act its end, its place, and its care (TEXT-26). */
export const settingFrames: Record<SettingAngle, readonly FrameText[]> = {
  rest: [
    [
      '{detail} Apart from that, there is only your plan: {when}, {then}. After that, you can rest.',
      '{detail} {after} Then rest for a while, wherever you are.',
    ],
    [
      'You wrote {obstacle}. Keep it short today, and rest afterward. {detail} {after}',
      'You can rest when this is done, even if other things are not. {detail} {after}',
    ],
    [
      'You noted {last_note}. Make this a quiet day. {detail} {after}',
      'After {run} in a row, you can have a quiet day. {detail} {after}',
      'You can take something else off this {weekday}’s list in exchange for this. {detail} {after}',
    ],
    [
      'You wrote: {why}. Do a little toward that, and then rest. {detail} {after}',
      '{detail} {after} You can rest after that, with {left} until your date.',
      '{today}. Keep the time around it quiet, if you can. {detail} {after}',
      '{detail} {after} Then you can take a break, however short.',
    ],
    [
      'You wrote {words}. You can work on that without wearing yourself out. {detail} {after}',
      'You have kept {kept}. A short day does no harm. {detail} {after}',
      'You can do this in place of a bigger effort. {detail} {after}',
    ],
    [
      'Do one thing now, and let the rest wait for your plan: {when}, {then}. {detail}',
      'A quiet day is fine for this goal, too. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. If that wears you out, be brief and get some rest. {detail} {after}',
      '{detail} {after} If you feel tired, that can be all for today.',
    ],
    [
      'An easy day is allowed for {acting}, too. {detail} {after}',
      'On a {weekday} like this, the easiest way is enough. {detail} {after}',
    ],
  ],
  place: [
    [
      'You wrote {words}. A spare minute will do for that. {detail} {after}',
      'You found time for this on {run} in a row. A few minutes will do. {detail} {after}',
      'Your {weekday} can stay as it is, apart from this. {detail} {after}',
    ],
    {
      texts: [
        'Your plan has its moment: {when}, {then}. Before that, you only need a little. {detail}',
        'You can use the next few minutes in which nobody wants anything. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    {
      texts: [
        'You know where it gets hard: {obstacle}. Start today where it is easier. {detail} {after}',
        'This takes only a few minutes, whenever they are free. {detail} {after}',
      ],
      holds: SETTLED,
    },
    {
      texts: [
        'You wrote: {why}. Something small can bring that a little closer. {detail}',
        'Here is something small that belongs to {acting}. {detail} {after}',
        'You need not prepare anything before this. {detail} {after}',
      ],
      holds: SETTLED,
    },
    [
      '{detail} {after} You noted {last_note}. Let the day be short, if it needs to be.',
      '{detail} {after} After {run} in a row, it may take you very little time.',
      '{detail} {after} A short part of your {weekday} is enough for it.',
    ],
    [
      '{detail} Then picture your plan once, where it happens: {when}, {then}.',
      '{detail} {after} Even that much helps with {acting}.',
      '{detail} {after} If you are somewhere else right now, it can wait until you are there.',
    ],
    [
      'You wrote {obstacle}. You can still find a few minutes for your goal. {detail} {after}',
      'You need not wait for a perfect moment. {detail} {after}',
    ],
    {
      texts: [
        'Your date is {left} away, and now is as good a time as any. {detail} {after}',
        'You can let one other thing wait for this. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
  ],
  craft: [
    [
      'You wrote: {why}. Done with care, this can be a piece of it. {detail} {after}',
      'Slow and careful is quick enough for this. {detail} {after}',
    ],
    [
      '{detail} Take your time, and say your plan once: {when}, {then}.',
      '{detail} {after} Done with a little care, it is enough.',
    ],
    [
      'You noted {last_note}. Do things the easy way today. {detail} {after}',
      'With {run} in a row behind you, good enough will do today. {detail} {after}',
      'The easy way counts as the right way today. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. When that comes up, the simple way is good enough. {detail} {after}',
      '{today}, and it does not have to be your best one. {detail} {after}',
      'A plain version of this is good enough. {detail} {after}',
    ],
    [
      '{kept} are kept, and none of them had to be perfect. {detail} {after}',
      'You wrote {words}. Rough is fine for that. {detail} {after}',
      'Nothing has to be perfect {when}. {detail} {after}',
      'This can stay a little rough at the edges. {detail} {after}',
    ],
    [
      'Keep your plan as simple as you wrote it: {when}, {then}. {detail}',
      'You can work on {thing} in a small way and still do it well. {detail} {after}',
      'Doing less leaves you time to do it well. {detail} {after}',
    ],
    [
      'There is time to do one thing well, with {left} until your date. {detail} {after}',
      'One thing done well is plenty for today. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. You do not have to handle that well every time. {detail} {after}',
      '{detail} {after} If it does not come out right at once, that does no harm.',
    ],
  ],
}
