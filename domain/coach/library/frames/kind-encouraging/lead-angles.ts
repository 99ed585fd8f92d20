import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle'>

/** Frames of Kind & Encouraging for the angles that lead to the act (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    [
      '{detail} That is the whole beginning. Your plan follows at its own moment: {when}, {then}.',
      'You described this goal in a few words: {words}. Today’s beginning may be just as short. {detail} {after}',
      'An easy beginning is enough this {weekday}. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. You can make this first move before that comes up. {detail} {after}',
      '{detail} {after} It is a small part of {acting}, and enough to begin with.',
      '{detail} {after} For a beginning, that is enough.',
    ],
    [
      'You wrote: {why}. A first move toward that may be small. {detail} {after}',
      'You may begin with {ally} in mind, and with very little. {detail} {after}',
      'Nothing large has to come first {when}. {detail} {after}',
    ],
    [
      'You noted {last_note}. Today you only have to begin, whatever comes of it. {detail} {after}',
      '{run} in a row are kept. Today only needs a beginning, as each of them did. {detail} {after}',
      'You only have to begin, and then see how you want to go on. {detail} {after}',
    ],
    [
      'You wrote {words}. You can begin from there, in the easiest way. {detail} {after}',
      'An ordinary {weekday} is a good day to begin with very little. {detail} {after}',
    ],
    [
      '{when}, you will {then}, as you planned. The beginning may be easier than that. {detail}',
      'You wrote {obstacle}. That may stay unsolved today, and the beginning may still be easy. {detail} {after}',
      'It is fine if you do not feel ready {when}. {detail} {after}',
    ],
    [
      'You may tell {ally} that you have begun, however little it is. {detail} {after}',
      'With {left} until the date you set, a small beginning is enough today. {detail} {after}',
      'You began on each of {run} in a row. One more beginning may be short. {detail} {after}',
      'The beginning may be easy today, and the rest may stay open. {detail} {after}',
    ],
    [
      '{detail} It may look like little, and it goes toward what you wrote: {why}.',
      '{detail} {after} It is a first move, and it may stay the only one today.',
    ],
  ],
  plan: [
    [
      'Your plan can stay as simple as you wrote it: {when}, {then}. Today adds only a little to it. {detail}',
      'Your own line can stand at the top of today’s plan: {words}. {detail} {after}',
      'Today’s plan may be a single line. {detail} {after}',
    ],
    [
      'You wrote {obstacle}, so today’s plan leaves room for it and asks only a little. {detail} {after}',
      '{kept} are kept, so the plan for today can be short. {detail} {after}',
      'The plan for this {weekday} can be short. {detail} {after}',
    ],
    [
      '{detail} Besides that, there is only what you planned: {when}, {then}. More is not needed.',
      '{detail} {after} You need no larger plan than that {when}.',
    ],
    [
      'You wrote: {why}. The part of it that you plan for today may be small. {detail} {after}',
      'You may tell {ally} what you plan for today, in one sentence. {detail} {after}',
      'A small plan is enough today for {acting}. {detail} {after}',
      'There is very little to plan for this {weekday}. {detail} {after}',
    ],
    [
      'You noted {last_note}. With that in mind, plan only a little for today. {detail} {after}',
      'After {run} in a row, you need no new plan, only a free moment. {detail} {after}',
      'You only have to find one free moment this {weekday}. {detail} {after}',
    ],
    [
      'The date you set is {left} away, and today may be a small part of that time. {detail} {after}',
      'You wrote what may come up: {obstacle}. If it does, you can return to this afterward. {detail} {after}',
      '{detail} {after} If now is not a good moment, you may choose an easier one.',
    ],
    [
      'You only have to remember one sentence of your own: {when}, {then}. Anything else today may be small. {detail}',
      'You described the goal yourself: {words}. Today’s part is already chosen, so you can simply begin. {detail} {after}',
      'Today’s part is already chosen, so you can simply begin. {detail} {after}',
    ],
    [
      'Your plan for today is short enough to tell {ally} in passing. {detail} {after}',
      'You have only one thing to remember today. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      'You wrote {obstacle}, and you have a plan: {when}, {then}. Only a little is needed besides. {detail}',
      'You wrote {obstacle}. It may come up today, so your part is small enough to fit around it. {detail} {after}',
      'Today may get full, and a small part can still fit in. {detail} {after}',
    ],
    [
      'You already know the hard part: {obstacle}. So today you only need to do an easy part. {detail} {after}',
      'You wrote {words}. Today takes that as it is and asks only a little. {detail} {after}',
      'If something gets in the way {when}, you can still keep a small part. {detail} {after}',
    ],
    [
      '{detail} {after} Even if this comes up today, that much can be enough: {obstacle}.',
      '{detail} {after} You noted {last_note}. This is small enough for an easy day and a hard one.',
      '{detail} {after} If you are interrupted this {weekday}, you can come back afterward.',
    ],
    [
      'You wrote what makes this hard: {obstacle}. You need not solve that today to do a little. {detail}',
      '{kept} are kept, and the log does not ask which were hard. Today may be a hard one, too. {detail}',
      'Even a hard {weekday} has room for a little. {detail} {after}',
    ],
    [
      'You noted {last_note}. Today may be better or worse, and a little is enough either way. {detail} {after}',
      'If today gets crowded, you can fall back on your plan: {when}, {then}. Anything beyond that is extra. {detail}',
      'A little is enough on a crowded day. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. You can have this done before that comes, while it is still easy. {detail} {after}',
        'You can settle one thing now, so that there is less to do {when}. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    {
      texts: [
        'You wrote {obstacle}. With this done first, that can come, and your day still counts. {detail} {after}',
        'Whatever came up in between, {run} in a row are kept. Today may be just as plain. {detail} {after}',
        '{left} remain until your date, and a hard day among them may be a small one. {detail} {after}',
        'If you are tired {when}, slow is fine. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      '{detail} It is small on purpose, because you wrote {obstacle}. More than that is not needed today.',
      '{detail} {after} If the day has no room for more, you may tell {ally} that this was enough.',
      '{detail} {after} If that is too much for this {weekday}, half of it is enough.',
    ],
  ],
}
