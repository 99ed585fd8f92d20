import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, AT_ONCE, BEFOREHAND, SETTLED } from '#domain/coach/library/frames/forms.ts'

type PlaceAngle = Extract<Angle, 'rest' | 'place' | 'craft'>

/** Frames of Wise Mentor for the angles that say how much is done, where, and with what care (TEXT-26). */
export const placeFrames: Record<PlaceAngle, readonly FrameText[]> = {
  rest: [
    [
      '{detail} After that, you have only your plan to keep: {when}, {then}.',
      'You noted {last_note}. Take it easier today, and let the rest wait. {detail}',
      '{detail} {after} Then sit down where you can see nothing that has to be done.',
    ],
    [
      'You have kept {kept}, and a quiet day will not spoil that. {detail} {after}',
      'You need not do much for {acting} today. {detail} {after}',
      '{today}. Leave something else out, so that it has room. {detail} {after}',
      'Choose one thing that you will not do today, and do this in peace. {detail} {after}',
    ],
    [
      'You wrote {words}. Do the easy part of it today, and rest. {detail}',
      'After {run} in a row, a quiet day does no harm. {detail} {after}',
      'You wrote {obstacle}. Make allowances for that, and choose the easiest thing today. {detail} {after}',
      'Where there is an easier way to do this, take it. {detail} {after}',
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
      'Take one thing off today’s list before you add another. {detail} {after}',
    ],
    [
      'You wrote: {why}. No single day decides that. Do this, and then rest. {detail}',
      'You wrote {words}. Do this much about it, and then rest. {detail}',
      'You wrote {obstacle}. Do not fight it for long. Do this, and then rest. {detail}',
      '{detail} {after} Choose to do nothing for a while afterward.',
    ],
    [
      'You noted {last_note}. Leave it at that, and let everything but this wait. {detail}',
      '{detail} {after} Write down what else you had in mind, and leave it on the paper.',
    ],
    [
      'You named what makes this harder: {obstacle}. Ask less of yourself this {weekday}. {detail} {after}',
      'Your plan is work enough: {when}, {then}. Add very little to it. {detail}',
      'If this is a long {weekday}, do half of what you meant to. {detail} {after}',
    ],
  ],
  place: [
    {
      texts: [
        'However it goes {when}, have this in place. {detail} {after}',
        'What is prepared needs no second decision. {detail} {after}',
      ],
      holds: SETTLED,
    },
    [
      '{detail} {when}, {then}. You need to decide on nothing beyond these.',
      'You wrote {words}. You can start on that from where you are. {detail}',
      'Begin from where you stand or sit. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. Set things up now so that it matters less. {detail}',
        'Settle this now, and leave it settled. {detail} {after}',
      ],
      holds: SETTLED,
    },
    {
      texts: [
        'You wrote {words}. Do something for that ahead of time. {detail}',
        'Your goal is {acting}. Choose to clear the way for it. {detail}',
        'Choose one small thing to have behind you. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    [
      'With {run} in a row, you know where this fits into your day. {detail} {after}',
      'You noted {last_note}. Whatever that day was like, make room for the goal in this one. {detail}',
      'You wrote {obstacle}. Make room for the goal where you can this {weekday}. {detail}',
      'Choose the place and the minute for this yourself. {detail} {after}',
    ],
    {
      texts: [
        'Before you begin, ask yourself what a day can do for this: {why}. {detail}',
        'Wherever you may be {when}, you can take a few minutes for this today. {detail} {after}',
        'What you settle now, you need not settle in a hurry. {detail} {after}',
      ],
      holds: SETTLED,
    },
    {
      texts: [
        'You noted {last_note}. Wherever today takes you, do not leave this out. {detail} {after}',
        'Start from what you wrote here: {words}. Then do this. {detail}',
        'Choose a quiet minute for this, wherever it comes. {detail} {after}',
      ],
      holds: SETTLED,
    },
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
      '{detail} {after} Look back at it once before you turn to something else.',
    ],
    [
      'After {run} in a row, look more closely at how you do it. {detail} {after}',
      'You noted {last_note}. Today, pay attention to how you do it. {detail} {after}',
      'Watch which part you would rather hurry, and slow down there. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Go carefully, and it will trouble you less. {detail}',
      '{when}, you can do the rest. Take your time over this. {detail} {after}',
      'Finish the small part before you judge the whole. {detail} {after}',
    ],
    {
      texts: [
        '{detail} {when}, {then}. Do both with care, and leave the rest.',
        'Your goal is {acting}. Do today’s part of it properly, and leave the rest. {detail} {after}',
        'Choose care over speed, and you need not do it over. {detail} {after}',
      ],
      holds: ALONE,
    },
    [
      'You wrote {words}. Choose something you can do well today. {detail}',
      'You wrote {obstacle}. Choose something you can do well on such a day. {detail} {after}',
      'Give this your whole attention for as long as it takes. {detail} {after}',
    ],
    [
      'You have kept {kept}. Today, take a little more care than usual. {detail} {after}',
      'You wrote {obstacle}. Even then, you can do this with care. {detail}',
      'Your goal is {acting}. Take a little more care over it today. {detail}',
      'Begin a little more slowly than feels natural. {detail} {after}',
    ],
    [
      'Your date is in {left}, and that is no reason to cut corners. {detail} {after}',
      'Decide which part of {thing} deserves care today, and leave the rest rough. {detail} {after}',
      '{today}. Choose one thing in it to do with care. {detail} {after}',
      'Choose one point to get right, and let the others be. {detail} {after}',
    ],
    [
      'You noted {last_note}. Today, finish this before you think about anything else. {detail} {after}',
      'You wrote {obstacle}. Finish this before you turn to anything else. {detail}',
      'Finish this before you begin anything else. {detail} {after}',
    ],
  ],
}
