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
      'Choose one thing that you will not do today, which leaves some peace for the rest. {detail} {after}',
    ],
    [
      'You wrote {words}. Choose the easy part today, and then rest. {detail}',
      'After {run} in a row, a quiet day does no harm. {detail} {after}',
      'You wrote {obstacle}. Make allowances for that, and choose the easiest thing today. {detail} {after}',
      '{detail} {after} If there is an easier way to do it, choose that one.',
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
      'You wrote {obstacle}. Leave something else out today, so that the goal has room. {detail}',
      'Take one thing off today’s list before you add another. {detail} {after}',
    ],
    [
      'You wrote: {why}. No single day decides that, so do a little and then rest. {detail}',
      'You wrote {words}. For today, a little is enough, and then you can rest. {detail}',
      'You wrote {obstacle}. Do not fight it for long, and leave yourself time to rest. {detail}',
      '{detail} {after} Choose to do nothing for a while afterward.',
    ],
    [
      'You noted {last_note}. Leave it at that, and let most other things wait. {detail}',
      '{detail} {after} Write down what else you had in mind, and leave it on the paper.',
    ],
    [
      'You named what makes the goal harder: {obstacle}. Ask less of yourself this {weekday}. {detail} {after}',
      'Your plan is work enough: {when}, {then}. Add very little to it. {detail}',
      'If this is a long {weekday}, do half of what you meant to. {detail} {after}',
    ],
  ],
  place: [
    {
      texts: [
        '{detail} {after} However it goes {when}, that much is settled.',
        'What is prepared needs no second decision. {detail} {after}',
      ],
      holds: SETTLED,
    },
    [
      '{detail} {when}, {then}. Beyond that, there is nothing to decide today.',
      'You wrote {words}. You can start from wherever you are today. {detail}',
      'You can begin from where you are now. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. Set things up now so that this matters less. {detail}',
        '{detail} {after} Once that is settled, leave it settled.',
      ],
      holds: SETTLED,
    },
    {
      texts: [
        'You wrote {words}. Something can be settled ahead of time. {detail}',
        'Your goal is {acting}. Choose to clear the way for it. {detail}',
        'Choose one small thing to have behind you, which makes the rest easier. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    [
      'With {run} in a row, you know where the goal fits into your day. {detail} {after}',
      'You noted {last_note}. Whatever that day was like, make room for the goal in this one. {detail}',
      'You wrote {obstacle}. Make room for the goal where you can this {weekday}. {detail}',
      '{detail} {after} The place and the minute are yours to choose.',
    ],
    {
      texts: [
        'Before you begin, read your reason once: {why}. Then prepare something small. {detail}',
        'Wherever you may be {when}, you can prepare a little now. {detail} {after}',
        'What you settle now, you need not settle in a hurry. {detail} {after}',
      ],
      holds: SETTLED,
    },
    {
      texts: [
        'You noted {last_note}. Wherever today takes you, keep a few minutes free. {detail} {after}',
        'Start from what you wrote here: {words}. Then choose something small. {detail}',
        '{detail} {after} Any quiet minute will do, wherever it comes.',
      ],
      holds: SETTLED,
    },
    [
      'Your date is {left} away. Start before you have found the perfect place. {detail} {after}',
      'You wrote {obstacle}. You will not find perfect conditions, so start in these. {detail} {after}',
      'You will not find perfect conditions, so start in these. {detail} {after}',
    ],
  ],
  craft: [
    [
      '{detail} Take care over it, since you wrote why it matters: {why}.',
      'You wrote {words}. Do less today, and do it well. {detail} {after}',
      '{detail} {after} Look back at it once before you turn to something else.',
    ],
    [
      '{detail} {after} After {run} in a row, you can look more closely at how you do it.',
      'You noted {last_note}. Today, pay attention to how you go about things. {detail} {after}',
      '{detail} {after} Watch which part you would rather hurry, and slow down there.',
    ],
    [
      'You wrote {obstacle}. Go carefully, and it may trouble you less. {detail}',
      '{when}, you can do the rest. For now, take your time. {detail} {after}',
      'Finish a small part before you judge the whole. {detail} {after}',
    ],
    {
      texts: [
        '{detail} {when}, {then}. Do both with care and without hurry.',
        'Your goal is {acting}. Do today’s part of it properly, and leave the rest for another day. {detail} {after}',
        '{detail} {after} Choose care over speed, and you need not do it over.',
      ],
      holds: ALONE,
    },
    [
      'You wrote {words}. Choose something you can do well today. {detail}',
      'You wrote {obstacle}. Choose something you can do well even with that. {detail} {after}',
      '{detail} {after} Give it your whole attention for as long as it takes.',
    ],
    [
      'You have kept {kept}. Today, take a little more care than usual. {detail} {after}',
      'You wrote {obstacle}. Even then, a small part can be done with care. {detail}',
      'Your goal is {acting}. Take a little more care over it today. {detail}',
      'Begin a little more slowly than feels natural. {detail} {after}',
    ],
    [
      'Your date is in {left}, and that is no reason to cut corners. {detail} {after}',
      'Decide which part of {thing} deserves care today, and leave the rest rough. {detail} {after}',
      '{today}. Choose one thing in it to do with care. {detail} {after}',
      '{detail} {after} Choose one point to get right, and let the others be.',
    ],
    [
      'You noted {last_note}. Today, finish one thing before you think about another. {detail} {after}',
      'You wrote {obstacle}. Choose one thing, and finish it before you turn to another. {detail}',
      '{detail} {after} Finish that before you begin anything else.',
    ],
  ],
}
