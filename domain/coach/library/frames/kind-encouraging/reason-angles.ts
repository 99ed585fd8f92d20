import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

type ReasonAngle = Extract<Angle, 'why' | 'proof' | 'end'>

/** Frames of Kind & Encouraging for the angles that say what the act is for, what is kept, and when the day is done (TEXT-26). */
export const reasonFrames: Record<ReasonAngle, readonly FrameText[]> = {
  why: [
    [
      'You wrote: {why}. You can do a little for that today. {detail} {after}',
      'You wrote: {why}. You can do a little for that today, and a little is enough. {detail}',
      'The whole may be far off, and one easy thing for {acting} is near. {detail} {after}',
      'The whole may be far off, and one easy thing is near. {detail} {after}',
    ],
    [
      '{detail} {after} You wrote what it is for: {why}.',
      '{detail} {after} That is all you need to do today for {acting}.',
      '{detail} {after} That is one small piece of what you want.',
    ],
    [
      'What you wrote may take a while: {why}. A day like today only has to add a little. {detail}',
      'With {left} until your date, each day only has to add a little. {detail} {after}',
      '{kept} are kept, and each of them added a little. Today may do the same. {detail} {after}',
      'Today only has to add a little for {acting}. {detail} {after}',
      'A day only has to add a little. {detail} {after}',
    ],
    [
      'You wrote {obstacle}, and you set this goal knowing that. Today may be a small part of it. {detail} {after}',
      'Nothing about {acting} has to be large today. {detail} {after}',
      'Nothing about this goal has to be large today. {detail} {after}',
    ],
    [
      'You kept {run} in a row for a reason that you wrote down: {why}. Today may be an easy one. {detail}',
      '{run} in a row have gone toward what you want, and today may go lightly. {detail} {after}',
      'On an ordinary {weekday}, a little is enough. {detail} {after}',
    ],
    [
      'With your plan, you already do something for what you want: {when}, {then}. A little more is enough. {detail}',
      'You wrote: {why}. You do not have to feel that strongly today. {detail} {after}',
      'Today, you need not feel eager for {acting}. {detail} {after}',
      'Today, you need not feel eager. {detail} {after}',
    ],
    [
      'If you wonder what today is for, you wrote it down: {why}. {detail} {after}',
      'If you wonder what today is for, it is for {acting}. {detail} {after}',
      'A small thing is part of what you want, too. {detail} {after}',
    ],
    [
      '{detail} {when}, you can think of the reason in your own words: {why}.',
      '{detail} {after} {when}, you can think of why you began.',
      '{detail} {after} You can think of why you began while you do it.',
    ],
  ],
  proof: [
    [
      '{kept} are kept, and they stay kept however small today is. {detail} {after}',
      'A small day for {acting} goes into the log like any other. {detail} {after}',
      'A small day goes into the log like any other. {detail} {after}',
    ],
    [
      '{run} in a row are on the log, and you may add an easy one. {detail} {after}',
      'The log has a place for an easy {weekday}, too. {detail} {after}',
    ],
    [
      '{kept} are kept, so your plan may stay: {when}, {then}. A little beside it is enough. {detail}',
      'With {kept} kept, you may do today in the same plain way. {detail} {after}',
      'Even a plain day for {acting} has its line in the log. {detail} {after}',
      'Even a plain day has its line in the log. {detail} {after}',
    ],
    [
      'Short days and long ones look alike in the log, and {kept} are kept. {detail} {after}',
      'In the log for {acting}, short days and long ones look alike. {detail} {after}',
      'Short days and long ones look alike in the log. {detail} {after}',
    ],
    [
      'You wrote {obstacle}, and the log still shows {kept}. Today needs no more than those did. {detail}',
      'However they went, the log shows {run} in a row. {detail} {after}',
      'However it goes, one day more for {acting} is one day more. {detail} {after}',
      'However it goes, a kept day is a kept day. {detail} {after}',
    ],
    [
      'If you have doubts today, you can look at the count: {kept} are kept. {detail} {after}',
      'If you have doubts {when}, they may come along. {detail} {after}',
      'Doubts may come along today. {detail} {after}',
    ],
    [
      'You wrote: {why}. By now, {kept} are kept, and today may be a small one. {detail}',
      '{left} remain until the date you set, and {kept} are kept. Today only has to be ordinary. {detail}',
      'The log needs no more for {acting} than an ordinary day. {detail} {after}',
      'The log needs no more than an ordinary day. {detail} {after}',
    ],
    [
      '{detail} {after} Then you can check in, and today stands beside {run} in a row.',
      '{detail} {after} Then you can check in, and leave the counting to the log.',
    ],
  ],
  end: [
    [
      '{detail} What remains is your plan: {when}, {then}. After both, you are done for today.',
      '{detail} {after} You need nothing more for {acting} today.',
      '{detail} {after} You need nothing more today.',
    ],
    [
      'You wrote {obstacle}. So today has an easy end, and one small thing gets you there. {detail}',
      '{run} in a row are kept, so today may end with one easy thing. {detail} {after}',
      'Today has an easy end, and one small thing gets you there. {detail} {after}',
    ],
    [
      '{detail} You may stop there, with something done for what you wrote: {why}.',
      '{detail} {after} You may stop there, and it is enough for {acting}.',
      '{detail} {after} When that is done, you may stop.',
    ],
    [
      '{detail} {after} Then today is as complete as each of your {run} in a row.',
      '{detail} {after} With that, this {weekday} has done its part for {acting}.',
      '{detail} {after} With that, your {weekday} is complete.',
    ],
    [
      'Your plan is one half of today: {when}, {then}. The other half is small, and then you are done. {detail}',
      'You can be done for today with one thing for {acting}. {detail} {after}',
      'You can be done for today with one thing. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. If it comes up today, one small thing still makes the day complete. {detail}',
      'Today may end with something small, and {left} remain after it. {detail} {after}',
      'One small thing makes the day complete. {detail} {after}',
    ],
    [
      '{detail} {after} Whatever else happens {when}, that much is done.',
      '{detail} {after} Whatever else happens today, that much is done.',
    ],
    [
      '{detail} {after} Then check in, and leave everything else about {acting} for another day.',
      '{detail} {after} Then check in, and leave everything else for another day.',
    ],
  ],
}
