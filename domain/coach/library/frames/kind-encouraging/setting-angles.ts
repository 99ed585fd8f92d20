import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

type SettingAngle = Extract<Angle, 'rest' | 'place' | 'craft'>

/** Frames of Kind & Encouraging for the angles that give the act its end, its place, and its care (TEXT-26). */
export const settingFrames: Record<SettingAngle, readonly FrameText[]> = {
  rest: [
    [
      '{detail} Beyond that, only your plan is due: {when}, {then}. You may rest from everything else.',
      '{detail} {after} After that, nothing more is due.',
    ],
    [
      'You wrote {obstacle}, so a short part is enough, with a rest after it. {detail} {after}',
      'You may keep it short this {weekday}, with a rest after it. {detail} {after}',
    ],
    [
      'You noted {last_note}. A quiet day may follow that. {detail} {after}',
      'After {run} in a row, today may be a quiet one. {detail} {after}',
      'You may have a quiet {weekday}, with only a little in it. {detail} {after}',
    ],
    [
      '{detail} You wrote: {why}. That much is enough for it today, and then you may rest.',
      '{detail} {after} Then you may rest, and tell {ally} about it whenever you like.',
      '{detail} {after} Your date is {left} away, so a pause fits in.',
      '{detail} {after} Afterward, your {weekday} may have room to rest.',
    ],
    [
      'You wrote {words}. You may give it a short time today, and then rest. {detail} {after}',
      '{kept} are kept, and a short day does no harm to that. {detail} {after}',
      'Keeping it short does no harm on a {weekday}. {detail} {after}',
    ],
    [
      'You have your plan for today: {when}, {then}. Besides that, do only a little, and then rest. {detail}',
      'Do a little, and then you are free. {detail} {after}',
    ],
    [
      '{detail} {after} Then you may let this rest for today: {obstacle}.',
      '{detail} {after} If you feel tired, that is all for today.',
    ],
    [
      'You may let {ally} know that today is an easy day. {detail} {after}',
      'You may let {weekday} be an easy day. {detail} {after}',
    ],
  ],
  place: [
    [
      'You wrote {words}. You can start from where you are today, with very little. {detail} {after}',
      'You found room for this on {run} in a row, and today needs only a little. {detail} {after}',
      'You can begin wherever you are this {weekday}. {detail} {after}',
    ],
    [
      'Your plan has its place in the day: {when}, {then}. Only a small corner is needed besides. {detail}',
      'A small corner of the day is enough for this goal. {detail} {after}',
    ],
    [
      'You know where it gets hard: {obstacle}. Today’s part may have an easier place. {detail} {after}',
      'A little fits in between other things on a {weekday}. {detail} {after}',
    ],
    [
      'You wrote: {why}. A small place in the day is enough for that. {detail} {after}',
      'You can make a little room today for {acting}. {detail} {after}',
      'You can make a little room for this goal today. {detail} {after}',
    ],
    [
      '{detail} {after} You noted {last_note}, and today’s part may take up less room.',
      '{detail} {after} It may take as little room as on the {run} before.',
      '{detail} {after} It needs very little room in your {weekday}.',
    ],
    [
      '{detail} Your plan keeps its own place beside it: {when}, {then}.',
      '{detail} {after} Wherever you do it, it is a part of {acting}.',
      '{detail} {after} Wherever you do it, even a little counts.',
    ],
    [
      'This may take up room today: {obstacle}. What you do is small enough to fit beside it. {detail}',
      'However full the day is, a little has room. {detail} {after}',
    ],
    [
      'You need no special place for this, and may tell {ally} about it anywhere. {detail} {after}',
      'You can do without a special place today. {detail} {after}',
    ],
  ],
  craft: [
    [
      'You wrote: {why}. A little care today goes toward that. {detail} {after}',
      'You may give today more care than speed. {detail} {after}',
    ],
    [
      '{detail} You may take your time over it. The plan can wait for its moment: {when}, {then}.',
      '{detail} {after} You may take your time over it {when}.',
    ],
    [
      'You noted {last_note}. You know how this goes, and may trust your own way today. {detail} {after}',
      'With {run} in a row on the log, you may trust your own way of doing it. {detail} {after}',
      'You may take the easiest way on a {weekday}. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. That makes it hard enough, so you may do this the simple way. {detail} {after}',
      'The simple way is good enough {when}. {detail} {after}',
    ],
    [
      '{kept} are kept, and none of them had to be perfect. {detail} {after}',
      'You wrote {words}, and today need not be a perfect day for it. {detail} {after}',
      'Nothing has to be perfect {when}. {detail} {after}',
    ],
    [
      'Your plan is simple and may stay so: {when}, {then}. What you do besides may be simple, too. {detail}',
      'Today’s work on {thing} may be small, and still be done with care. {detail} {after}',
      'Today’s part may be small, and still be done with care. {detail} {after}',
    ],
    [
      'You can give it the care that you would give something for {ally}. {detail} {after}',
      'There is time to do one thing well, with {left} until your date. {detail} {after}',
      'One thing done well is plenty for today. {detail} {after}',
    ],
    [
      '{detail} {after} For as long as it takes, you need not think of this: {obstacle}.',
      '{detail} {after} It need not be good enough to show to {ally}, only good enough for you.',
      '{detail} {after} For as long as it takes, you may leave everything else alone.',
    ],
  ],
}
