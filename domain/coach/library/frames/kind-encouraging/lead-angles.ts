import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle'>

/** Frames of Kind & Encouraging for the angles that lead to the act (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    [
      '{detail} That is the whole beginning. Your plan follows at its own moment: {when}, {then}.',
      'After {run} in a row, you know how to begin, and it may be easy. {detail} {after}',
      'Today, an easy beginning is enough for {acting}. {detail} {after}',
      'An easy beginning is enough. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. The first move may be so small that you can begin on such a day, too. {detail}',
      '{detail} {after} {when}, that is enough for a first move.',
      '{detail} {after} That is enough to begin with.',
    ],
    [
      'You wrote why you want this: {why}. A first move toward it may be small. {detail} {after}',
      'You wrote why you want this: {why}. A first move toward it may be small, and it can be today’s. {detail}',
      'Nothing large has to come first for {acting}. {detail} {after}',
      'Nothing large has to come first. {detail} {after}',
    ],
    [
      '{run} in a row are kept. Today only needs a beginning, as each of them did. {detail} {after}',
      '{left} are left until the date you set, and each may begin in an easy way. {detail} {after}',
      'A little is plenty {when}, and you can see how you want to go on. {detail} {after}',
      'A little is plenty, and you can see how you want to go on. {detail} {after}',
    ],
    [
      'One easy thing is a fair start on {acting} this {weekday}. {detail} {after}',
      'It is a fair start to do one easy thing. {detail} {after}',
    ],
    [
      '{when}, you will {then}, as you planned. For a start, only one easy move is needed. {detail}',
      'You wrote {obstacle}. That may stay unsolved today, and the beginning may be easy. {detail} {after}',
      'It is fine if you do not feel ready {when}. {detail} {after}',
      'It is fine if you do not feel ready. {detail} {after}',
    ],
    [
      'With {left} until the date you set, today can be one small beginning. {detail} {after}',
      'You began on each of {run} in a row. One more beginning may be short. {detail} {after}',
      'Let one thing for {acting} be easy today. {detail} {after}',
      'Let one thing be easy today. {detail} {after}',
    ],
    [
      '{detail} It may look like little, and it goes toward what you wrote: {why}.',
      '{detail} {after} That is a first move for {acting}, and it may stay the only one.',
      '{detail} {after} It is a first move, and it may stay the only one.',
    ],
  ],
  plan: [
    [
      'Your plan can stay as simple as you wrote it: {when}, {then}. Only one small thing comes along today. {detail}',
      'A plan for {acting} may have only one line today. {detail} {after}',
      'Today’s plan may have only one line. {detail} {after}',
    ],
    [
      'You wrote {obstacle}, so today’s plan leaves room for it and asks only one thing. {detail} {after}',
      'You wrote {obstacle}, so today’s plan leaves room for it and asks only one thing of you. {detail}',
      '{kept} are kept, so the plan for today can be short. {detail} {after}',
      'The plan for today can be short. {detail} {after}',
    ],
    [
      '{detail} Besides that, there is only what you planned: {when}, {then}. More is not needed.',
      '{detail} {after} {when}, you need no larger plan than that.',
      '{detail} {after} You need no larger plan than that.',
    ],
    [
      'What you plan today is for your own reason: {why}. It can be one easy thing. {detail}',
      'There is only one thing to fit in for {acting}. {detail} {after}',
      'There is only one thing to fit in today. {detail} {after}',
    ],
    [
      'After {run} in a row, you need no new plan, only a free moment. {detail} {after}',
      'You only have to find one free moment for {acting} this {weekday}. {detail} {after}',
      'You only have to find one free moment this {weekday}. {detail} {after}',
    ],
    [
      'The date you set is {left} away, and you can plan today as a small piece of that. {detail} {after}',
      'You wrote what may come up: {obstacle}. If it does, you can return to today’s plan afterward. {detail}',
      'Nothing is lost for {acting} if it happens an hour later. {detail} {after}',
      '{detail} {after} If now is not a good moment, you may choose an easier one.',
    ],
    [
      'You only have to remember one sentence of your own: {when}, {then}. Anything else today may be small. {detail}',
      'Today’s thing for {acting} is already chosen, so you can simply begin. {detail} {after}',
      'Today’s thing is already chosen, so you can simply begin. {detail} {after}',
    ],
    [
      'You may keep it easy {when}, with only one thing planned. {detail} {after}',
      'You may keep it easy, with only one thing planned. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      'You wrote {obstacle}, and you have a plan: {when}, {then}. Beside it, only a little is needed. {detail}',
      'You wrote {obstacle}. It may come today, and a small thing still fits beside it. {detail} {after}',
      'Something may get in the way of {acting} today, and a small thing still fits in. {detail} {after}',
      'If today gets full, a small thing still fits in. {detail} {after}',
    ],
    [
      'You already know the hard part: {obstacle}. On a day with that in it, only something small is needed. {detail}',
      'If something gets in the way {when}, you can still keep a small part. {detail} {after}',
      'If something gets in the way, you can still keep a small part. {detail} {after}',
    ],
    [
      '{detail} {after} Even if this comes up today, that much can be enough: {obstacle}.',
      '{detail} {after} If you are interrupted {when}, you can come back afterward.',
      '{detail} {after} If you are interrupted, you can come back afterward.',
    ],
    [
      'You wrote what makes this hard: {obstacle}. On a hard day, your part may be small. {detail} {after}',
      '{kept} are kept, and the log does not ask which were hard. Today may be a hard one, too. {detail}',
      'Even a hard day leaves some room for {acting}. {detail} {after}',
      'Even a hard day leaves some room for this goal. {detail} {after}',
    ],
    [
      'If today gets crowded, you can fall back on your plan: {when}, {then}. Anything beyond that is extra. {detail}',
      'On a crowded day, one small thing for {acting} is enough. {detail} {after}',
      'A small thing is enough on a crowded day. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. Something small can be done before that comes, while it is easy. {detail} {after}',
        'You wrote {obstacle}. Something small can be done before that comes, while it is still easy. {detail}',
        '{when}, one thing can already be settled. {detail} {after}',
        'A hard moment is easier with one thing settled. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    [
      'Whatever came up in between, {run} in a row are kept. Today may be just as plain. {detail} {after}',
      '{left} are left until your date, and a hard day among them may be a small one. {detail} {after}',
      'If you are tired {when}, slow is fine. {detail} {after}',
      'If you are tired today, slow is fine. {detail} {after}',
    ],
    [
      '{detail} It is small on purpose, because you wrote {obstacle}. More than that is not needed today.',
      '{detail} {after} If that is too much for this {weekday}, half of it is enough.',
    ],
  ],
}
