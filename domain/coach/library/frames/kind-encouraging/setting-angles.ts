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
      'You wrote {obstacle}. Keep things short today, and rest afterward. {detail} {after}',
      '{detail} {after} Then you can rest, even if other things are not done.',
    ],
    [
      'You noted {last_note}. Make this a quiet day. {detail} {after}',
      'After {run} in a row, you can have a quiet day. {detail} {after}',
      '{detail} {after} In exchange, you can take something else off this {weekday}’s list.',
    ],
    [
      'You wrote: {why}. Do a little today, and then rest. {detail} {after}',
      '{detail} {after} You can rest after that, with {left} until your date.',
      '{today}. Keep the time around it quiet, if you can. {detail} {after}',
      '{detail} {after} Then you can take a break, however short.',
    ],
    [
      'You wrote {words}. You can work on your goal without wearing yourself out. {detail} {after}',
      'You have kept {kept}. A short day does no harm. {detail} {after}',
      '{detail} {after} That can take the place of a bigger effort today.',
    ],
    [
      'Do one thing, and let the rest wait for your plan: {when}, {then}. {detail}',
      'A quiet day is fine for this goal, too. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. If that wears you out, be brief and get some rest. {detail} {after}',
      '{detail} {after} If you feel tired, that can be all for today.',
    ],
    [
      'An easy day is allowed for {acting}, too. {detail} {after}',
      'On a tired {weekday}, the easiest way is enough. {detail} {after}',
    ],
  ],
  place: [
    [
      'You wrote {words}. A spare minute will do for today’s part. {detail} {after}',
      'You found time for your goal {run} in a row. A few minutes will do. {detail} {after}',
      '{detail} {after} Apart from that, your {weekday} can stay as it is.',
    ],
    {
      texts: [
        'Your plan has its moment: {when}, {then}. There is room for something small besides. {detail}',
        'You can use the next few minutes when nobody wants anything from you. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    {
      texts: [
        'You know what is hard: {obstacle}. You can start today with an easier part. {detail} {after}',
        '{detail} {after} A few free minutes are enough, whenever they come.',
      ],
      holds: SETTLED,
    },
    {
      texts: [
        'You wrote: {why}. Something small, close at hand, is enough today. {detail}',
        'Here is something small that belongs to {acting}. {detail} {after}',
        '{detail} {after} Nothing else needs to be prepared.',
      ],
      holds: SETTLED,
    },
    [
      '{detail} {after} You noted {last_note}. Let the day be short, if it needs to be.',
      '{detail} {after} Your {run} in a row leave room for a short day.',
      '{detail} {after} A short part of your {weekday} is enough for it.',
    ],
    [
      '{detail} Then picture your plan once, where it happens: {when}, {then}.',
      '{detail} {after} Even that much helps with {acting}.',
      '{detail} {after} If you are in the wrong place right now, it can wait.',
    ],
    [
      'You wrote {obstacle}. You can still find a few minutes for your goal. {detail} {after}',
      'You do not have to wait for a perfect moment. {detail} {after}',
    ],
    {
      texts: [
        'Your date is {left} away, and now is as good a time as any. {detail} {after}',
        '{detail} {after} One other thing can wait until that is done.',
      ],
      holds: AT_ONCE,
    },
  ],
  craft: [
    [
      'You wrote: {why}. Take your time today, and do one thing with care. {detail} {after}',
      'Slow and careful is quick enough today. {detail} {after}',
    ],
    [
      '{detail} You can take the same care with your plan: {when}, {then}.',
      '{detail} {after} Done with a little care, it is enough.',
    ],
    [
      'You noted {last_note}. Do things the easy way today. {detail} {after}',
      'With {run} in a row behind you, good enough will do today. {detail} {after}',
      'The easy way counts as the right way today. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Even so, the simple way is good enough. {detail} {after}',
      '{today}, and it does not have to be your best one. {detail} {after}',
      '{detail} {after} A plain and simple version is good enough.',
    ],
    [
      '{kept} are kept, and none of them had to be perfect. {detail} {after}',
      'You wrote {words}. A rough version is fine today. {detail} {after}',
      'Nothing has to be perfect {when}. {detail} {after}',
      '{detail} {after} A first try can stay a little rough at the edges.',
    ],
    [
      'Keep your plan as simple as you wrote it: {when}, {then}. Keep the rest simple, too. {detail}',
      'You can work on {thing} in a small way and still do it well. {detail} {after}',
      'When you do less, you have time to do it well. {detail} {after}',
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
