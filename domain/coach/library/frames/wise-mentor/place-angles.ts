import type { Angle } from '#domain/coach/day/angle.ts'
import type { DetailForm, FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type PlaceAngle = Extract<Angle, 'rest' | 'place' | 'craft'>

/** What is done wherever the reader is, with things or a pen. */
const SETTLED: readonly DetailForm[] = ['prepare', 'note']

/** Frames of Wise Mentor for the angles that say how much is done, where, and with what care (TEXT-26). */
export const placeFrames: Record<PlaceAngle, readonly FrameText[]> = {
  rest: [
    [
      '{detail} After that, you have only your plan to keep: {when}, {then}.',
      'You noted {last_note}. Take it easier today, and let the rest wait. {detail}',
      '{detail} {after} Let that be enough.',
    ],
    [
      'You have kept {kept}, and a quiet day will not spoil that. {detail} {after}',
      'You need not do much for {acting} today. {detail} {after}',
      'Let today be a quiet one. {detail} {after}',
    ],
    [
      'You wrote {words}. Do the easy part of it today, and rest. {detail}',
      'After {run} in a row, a quiet day does no harm. {detail} {after}',
      'You wrote {obstacle}. Make allowances for that, and choose the easiest thing today. {detail} {after}',
      'Choose the easiest thing today, and do not feel bad about it. {detail} {after}',
    ],
    {
      texts: [
        '{detail} {after} Then take a break, even with {left} until your date.',
        '{detail} Then take a break, and read again what you wrote: {words}.',
        '{detail} {after} Then take a break before you start on anything else.',
      ],
      holds: AT_ONCE,
    },
    [
      'You wrote {obstacle}. Leave something else out today, so that you have room for this. {detail}',
      'Leave something out today to make room for this. {detail} {after}',
    ],
    [
      'You wrote: {why}. No single day decides that. Do this, and then rest. {detail}',
      'You wrote {words}. Do this much about it, and then rest. {detail}',
      'You wrote {obstacle}. Do not fight it for long. Do this, and then rest. {detail}',
      'Do this, and then nothing for a while. {detail} {after}',
    ],
    [
      'You noted {last_note}. Leave it at that, and let everything but this wait. {detail}',
      '{detail} {after} Whatever else you had in mind can wait.',
    ],
    [
      'You named what makes this harder: {obstacle}. Ask less of yourself this {weekday}. {detail} {after}',
      'You have little to do besides your plan: {when}, {then}. There is only this. {detail}',
      'Ask less of yourself this {weekday}, and take a break when you can. {detail} {after}',
    ],
  ],
  place: [
    {
      texts: [
        'However it goes {when}, have this in place. {detail} {after}',
        'You need not go far for this. {detail} {after}',
      ],
      holds: SETTLED,
    },
    [
      '{detail} {when}, {then}. That is all you need today, wherever you are.',
      'You wrote {words}. You can start on that from where you are. {detail}',
      'Start from where you are. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. Set things up now so that it matters less. {detail}',
        'Set things up for yourself today. {detail} {after}',
      ],
      holds: SETTLED,
    },
    {
      texts: [
        'You wrote {words}. Take care of this before other things come up. {detail}',
        'You decided on {acting}. Clear the way for it. {detail}',
        'Take care of this before anything else comes up. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    [
      'With {run} in a row, you know where this fits into your day. {detail} {after}',
      'You noted {last_note}. Whatever that day was like, make room for the goal in this one. {detail}',
      'You wrote {obstacle}. Make room for the goal where you can this {weekday}. {detail}',
      'Make a little room for the goal this {weekday}. {detail} {after}',
    ],
    [
      'Wherever you are today, your reason is the same: {why}. Do this for it. {detail}',
      'Wherever you may be {when}, you can take a few minutes for this today. {detail} {after}',
      'Wherever you are today, you can find a few minutes for this. {detail} {after}',
    ],
    [
      'You noted {last_note}. Wherever today takes you, do not leave this out. {detail} {after}',
      'Put what you wrote where you can see it: {words}. Then do this. {detail}',
      'Wherever today takes you, do not leave this out. {detail} {after}',
    ],
    [
      'Your date is {left} away. Start before you find the perfect place for it. {detail} {after}',
      'You wrote {obstacle}. You will not find perfect conditions, so start in these. {detail} {after}',
      'You will not find perfect conditions, so start in these. {detail} {after}',
    ],
  ],
  craft: [
    [
      'You wrote: {why}. Take care over this, for that reason. {detail}',
      'You wrote {words}. Do less today, and do it well. {detail} {after}',
      '{detail} {after} Give it your full attention until it is done.',
    ],
    [
      'After {run} in a row, look more closely at how you do it. {detail} {after}',
      'You noted {last_note}. Today, pay attention to how you do it. {detail} {after}',
      'Pay attention to how you do this. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Go carefully, and it will trouble you less. {detail}',
      '{when}, you can do the rest. Take your time over this. {detail} {after}',
      'You can do the rest another day. Take your time over this. {detail} {after}',
    ],
    {
      texts: [
        '{detail} {when}, {then}. Do both with care, and leave the rest.',
        'You decided on {acting}. Do this one thing for it properly. {detail} {after}',
        'Do this one thing properly. {detail} {after}',
      ],
      holds: ALONE,
    },
    [
      'You wrote {words}. Choose something you can do well today. {detail}',
      'You wrote {obstacle}. Choose something you can do well on such a day. {detail} {after}',
      'Choose something easy this {weekday}, and do it well. {detail} {after}',
    ],
    [
      'You have kept {kept}. Today, take a little more care than usual. {detail} {after}',
      'You wrote {obstacle}. Even then, you can do this with care. {detail}',
      'You decided on {acting}. Take a little more care over it today. {detail}',
      'Take a little more care over this than usual. {detail} {after}',
    ],
    [
      'Your date is in {left}, and that is no reason to cut corners. {detail} {after}',
      'Decide which part of {thing} deserves care today, and leave the rest rough. {detail} {after}',
      'Take care over this, and leave the rest as it is. {detail} {after}',
    ],
    [
      'You noted {last_note}. Today, finish this before you think about anything else. {detail} {after}',
      'You wrote {obstacle}. Finish this before you turn to anything else. {detail}',
      'Finish this before you begin anything else. {detail} {after}',
    ],
  ],
}
