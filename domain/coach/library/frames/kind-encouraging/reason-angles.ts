import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type ReasonAngle = Extract<Angle, 'why' | 'proof' | 'end'>

/** Frames of Kind & Encouraging for the angles that say what the act is for, what is kept, and when the day is done (TEXT-26). */
export const reasonFrames: Record<ReasonAngle, readonly FrameText[]> = {
  why: [
    [
      'You wrote: {why}. You can do a little for that today. {detail} {after}',
      'You described this goal with the words {words}. A little is enough for it today. {detail} {after}',
      'What you want may be far off, and a small part of it is near. {detail} {after}',
    ],
    [
      '{detail} {after} You wrote what it is for: {why}.',
      '{detail} {after} All of this is for {acting}, even a small part like that.',
      '{detail} {after} That is one small piece of what you want.',
    ],
    [
      'What you wrote may take a while: {why}. A day like today only has to add a little. {detail}',
      'With {left} until your date, each day only has to add a little. {detail} {after}',
      '{kept} are kept, and each of them added a little. Today may do the same. {detail} {after}',
      'A {weekday} only has to add a little to what you want. {detail} {after}',
    ],
    [
      'You wrote about {ally} when you set this goal, and you may think of that today. {detail} {after}',
      'You wrote {obstacle}, and you set this goal knowing that. So a small part is enough today. {detail} {after}',
      'You wrote {words}. Nothing about that has to be large today. {detail} {after}',
      'Nothing about this goal has to be large today. {detail} {after}',
    ],
    [
      'You kept {run} in a row for a reason that you wrote down: {why}. Today may be an easy one. {detail}',
      '{run} in a row have gone toward what you want, and today may go lightly. {detail} {after}',
      'On an ordinary {weekday}, a little is enough for what you want. {detail} {after}',
    ],
    [
      'You noted {last_note}. What you want is still the same, and an easy day goes toward it. {detail} {after}',
      'With your plan, you already do something for what you want: {when}, {then}. A little more is enough. {detail}',
      '{when}, you need not feel eager to do a little. {detail} {after}',
    ],
    [
      'If you wonder what today is for, you wrote it down: {why}. {detail} {after}',
      'If you wonder what today is for, it is for {acting}. {detail} {after}',
      'A small part of what you want is enough for today. {detail} {after}',
    ],
    [
      '{detail} {when}, you can think of the reason in your own words: {why}.',
      '{detail} {after} You may tell {ally} in one sentence what it is for.',
      '{detail} {after} {when}, you can think of what you want from it.',
    ],
  ],
  proof: [
    [
      '{kept} are kept, and they stay kept however small today is. {detail} {after}',
      'A small day is also something you may tell {ally} about. {detail} {after}',
      'A small day goes into the log like any other. {detail} {after}',
    ],
    [
      'You wrote {words}. The days in the log began from there, and an easy one may follow. {detail} {after}',
      '{run} in a row are on the log, and you may add an easy one. {detail} {after}',
      'The log has a place for an easy {weekday}, too. {detail} {after}',
    ],
    [
      'You noted {last_note}. That day is in the log, and today may be a plain one. {detail} {after}',
      '{kept} are kept, so your plan may stay: {when}, {then}. A little beside it is enough. {detail}',
      'With {kept} kept, you may do today in the same plain way. {detail} {after}',
      'Even a plain day has its line in the log. {detail} {after}',
    ],
    [
      'Short days and long ones look alike in the log, and {kept} are kept. {detail} {after}',
      'There are {left} before your date, and a short day counts among them. {detail} {after}',
      'Short days and long ones look alike in the log. {detail} {after}',
    ],
    [
      'You wrote {obstacle}, and the log still shows {kept}. Today needs no more than those did. {detail}',
      'However they went, the log shows {run} in a row, and a little is enough for another. {detail} {after}',
      'You wrote {obstacle}. A day with that in it can be kept with very little. {detail} {after}',
      'However small it is, a kept day is a kept day. {detail} {after}',
    ],
    [
      'If you have doubts today, you can read your own words: {words}. A little is enough. {detail} {after}',
      'If you have doubts today, you can look at the count: {kept} are kept. {detail} {after}',
      'You may have doubts {when}, and still do a little. {detail} {after}',
    ],
    [
      'You wrote: {why}. By now, {kept} are kept, and today may be a small one. {detail}',
      'You wrote: {why}. An ordinary day counts toward that, too. {detail} {after}',
      'An ordinary day is enough, even with {left} to go. {detail} {after}',
      'The log needs no more than an ordinary {weekday}. {detail} {after}',
    ],
    [
      '{detail} {after} Then you can check in, and tell {ally} that today is kept.',
      '{detail} {after} Then you can check in, and today stands beside {run} in a row.',
      '{detail} {after} Then you can check in, and leave the counting to the log.',
    ],
  ],
  end: [
    [
      '{detail} What remains is your plan: {when}, {then}. After both, you are done for today.',
      'You wrote {words}. Today’s share of the goal may be small, and then you are done. {detail} {after}',
      '{detail} {after} You need nothing more for this goal today.',
    ],
    [
      'You wrote {obstacle}. Because of that, today may end after only a little. {detail} {after}',
      'Your {run} in a row may be followed by a short one. {detail} {after}',
      'Today has an easy end, and it is not far away. {detail} {after}',
    ],
    [
      '{detail} {after} That is enough today for what you wrote: {why}.',
      '{detail} {after} Then you are done for today, and may tell {ally} so.',
      '{detail} {after} Then today’s part is behind you.',
    ],
    [
      '{detail} {after} Then today is as complete as each of your {run} in a row.',
      '{detail} {after} That is enough work on {thing} for today.',
      '{detail} {after} With that, you have done enough this {weekday}.',
    ],
    [
      'You noted {last_note}. However today goes, this much completes it. {detail} {after}',
      'Your plan is one half of today: {when}, {then}. The other half is small, and then you are done. {detail}',
      'You can be done for today with very little. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. You can be done with your part before that has a chance. {detail} {after}',
        'Your part may end early today, with {left} left before your date. {detail} {after}',
        'This {weekday} can be complete with very little. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      '{detail} {after} For the goal you described with {words}, that is enough today.',
      '{detail} {after} Whatever else happens this {weekday}, that much is done.',
    ],
    ['{detail} {after} Then check in, and leave everything else for another day.'],
  ],
}
