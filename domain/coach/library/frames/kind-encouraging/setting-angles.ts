import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

type SettingAngle = Extract<Angle, 'rest' | 'place' | 'craft'>

/** Frames of Kind & Encouraging for the angles that give the act its end, its place, and its care (TEXT-26). */
export const settingFrames: Record<SettingAngle, readonly FrameText[]> = {
  rest: [
    [
      '{detail} Beyond that, only your plan is due: {when}, {then}. You may rest from everything else.',
      '{detail} {after} After that, nothing more is due for {acting}.',
      '{detail} {after} After that, nothing more is due.',
    ],
    [
      'You wrote {obstacle}. On such a day, you may do one small thing and rest. {detail} {after}',
      'You wrote {obstacle}. On such a day, one small thing is enough, and after it you may rest. {detail}',
      'Your {weekday} may have a pause after one small thing. {detail} {after}',
    ],
    [
      'After {run} in a row, today may be a quiet day. {detail} {after}',
      'A quiet day is allowed, even for {acting}. {detail} {after}',
      'A quiet day is allowed. {detail} {after}',
    ],
    [
      '{detail} You wrote: {why}. Once something small is done for that, you may rest.',
      '{detail} {after} Your date is {left} away, so a pause fits in.',
      '{detail} {after} Afterward, your {weekday} may have room to rest.',
    ],
    [
      '{kept} are kept, and a short day does no harm to that. {detail} {after}',
      'A short {weekday} does no harm. {detail} {after}',
    ],
    [
      'Today has your plan, and then a rest: {when}, {then}. Only something small comes besides. {detail}',
      'Do a little for {acting}, and then you are free. {detail} {after}',
      'Do a little, and then you are free. {detail} {after}',
    ],
    [
      '{detail} {after} Then you may stop thinking about this for today: {obstacle}.',
      '{detail} {after} If you feel tired this {weekday}, that is all for today.',
      '{detail} {after} If you feel tired, that is all for today.',
    ],
    [
      'You may let {weekday} be an easy day for {acting}. {detail} {after}',
      'You may let {weekday} be an easy day. {detail} {after}',
    ],
  ],
  place: [
    [
      '{run} in a row have found a place in your days, and today’s may be small. {detail} {after}',
      'Today, an ordinary place will do for {acting}. {detail} {after}',
      'Today, an ordinary place will do. {detail} {after}',
    ],
    [
      'Your plan has its place in the day: {when}, {then}. Only a small corner is needed besides. {detail}',
      'One thing for {acting} fits into a small corner of the day. {detail} {after}',
      'One thing fits into a small corner of the day. {detail} {after}',
    ],
    [
      'You know where it gets hard: {obstacle}. Even there, only something small is asked of you. {detail}',
      'Something small fits between the other things of a {weekday}. {detail} {after}',
    ],
    [
      'You wrote: {why}. The place for that in your day may be small. {detail} {after}',
      'In {left}, the date you set is here. One small place in today is enough. {detail} {after}',
      'Today, you can make a little room for {acting}. {detail} {after}',
      'Today, you can make a little room for it. {detail} {after}',
    ],
    [
      '{detail} {after} It may take as little room as on the {run} before.',
      '{detail} {after} Here or there, it does its part for {acting}.',
      '{detail} {after} Here or there, it does its part.',
    ],
    [
      '{detail} Your plan keeps its own place beside it: {when}, {then}.',
      '{detail} {after} Wherever you do it, even a little counts for {acting}.',
      '{detail} {after} Wherever you do it, even a little counts.',
    ],
    [
      'This may take up room today: {obstacle}. What you do may be small enough to fit beside it. {detail}',
      '{run} in a row had room for it, and today may have, too. {detail} {after}',
      'However full the day is, something small has room. {detail} {after}',
    ],
    [
      'You can do without a special place for {acting}. {detail} {after}',
      'You can do without a special place. {detail} {after}',
    ],
  ],
  craft: [
    [
      'You wrote: {why}. Something small, done with care, goes toward that. {detail} {after}',
      'You wrote: {why}. Something small goes toward that, if you do it with a little care. {detail}',
      'Today, a little care is enough for {acting}. {detail} {after}',
      'Today, a little care is enough. {detail} {after}',
    ],
    [
      '{detail} You may take your time over it. The plan can wait for its moment: {when}, {then}.',
      '{detail} {after} You may take your time over it {when}.',
      '{detail} {after} You may take your time over it.',
    ],
    [
      'With {run} in a row on the log, you may trust your own way of doing it. {detail} {after}',
      'You may take the easiest way for {acting} on a {weekday}. {detail} {after}',
      'You may take the easiest way on a {weekday}. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. A simple way is good enough for such a day. {detail} {after}',
      'The simple way is good enough for {acting}. {detail} {after}',
      'The simple way is good enough today. {detail} {after}',
    ],
    [
      '{kept} are kept, and none of them had to be perfect. {detail} {after}',
      'Nothing has to be perfect {when}. {detail} {after}',
      'Nothing has to be perfect today. {detail} {after}',
    ],
    [
      'Your plan is simple and may stay so: {when}, {then}. You can take the same care with something small. {detail}',
      'Today’s work on {thing} may be small, and still be done with care. {detail} {after}',
      'It may be small, and still be done with care. {detail} {after}',
    ],
    [
      'There is time to do one thing well, with {left} until your date. {detail} {after}',
      'Today, one thing done well is plenty for {acting}. {detail} {after}',
      'Today, one thing done well is plenty. {detail} {after}',
    ],
    [
      '{detail} {after} For as long as it takes, you need not think of this: {obstacle}.',
      '{detail} {after} For as long as it takes, nothing else about {acting} matters.',
      '{detail} {after} For as long as it takes, nothing else matters.',
    ],
  ],
}
