import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, AT_ONCE, HANDS_ON } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play' | 'rest' | 'place' | 'craft'>

/** Frames of Wise Mentor for the angles that speak of the act itself (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    'Let your hands be still for one breath. {detail} {after}',
    [
      '{detail} Then breathe out, and leave everything else to the plan: {when}, {then}.',
      '{detail} {after} Afterward, breathe out slowly.',
    ],
    'It can be done as you are, tired or rested. {detail} {after}',
    [
      'You wrote {obstacle}. Breathe out, for the answer is decided: {when}, {then}. Besides, there is this. {detail}',
      'Breathe out once before you begin. {detail} {after}',
    ],
    'Set both feet on the floor. {detail} {after}',
    [
      'After {run}, let your shoulders down before the next. {detail} {after}',
      'Take your eyes from the screen for a moment. {detail} {after}',
    ],
    [
      'Breathe out, and recall what you decided: {when}, {then}. Today, this belongs beside it. {detail}',
      'Sit or stand upright, and breathe out. {detail} {after}',
    ],
    'Give one slow breath to the beginning. {detail} {after}',
  ],
  people: [
    'Somebody may ask about the goal. Today, there is this to tell. {detail} {after}',
    'Somebody who wishes you well would begin here. {detail} {after}',
    {
      texts: [
        'Tell one person what you decided: {when}, {then}. And keep this for yourself. {detail}',
        'Keep this between you and the goal. {detail} {after}',
      ],
      holds: ALONE,
    },
    { texts: ['Company is welcome here, and not required. {detail} {after}'], holds: HANDS_ON },
    [
      'You wrote {obstacle}. You would advise a friend to keep the plan: {when}, {then}. And perhaps to do this. {detail}',
      'On a tired day, this size is right. {detail} {after}',
    ],
    [
      'If somebody asks about it, your own words suffice: {why}. {detail}',
      'You can do this without telling anybody. {detail} {after}',
    ],
    ['{run} in a row are worth telling one person. {detail} {after}', 'Do it with some care. {detail} {after}'],
    'Let {weekday} have this one thing done. {detail} {after}',
  ],
  play: [
    { texts: ['This need not be done with a serious face. {detail} {after}'], holds: ALONE },
    { texts: ['Do this first, and let it be easy. {detail} {after}'], holds: ALONE },
    {
      texts: [
        'Your plan is for its own moment: {when}, {then}. This may be done lightly. {detail}',
        'Do this lightly, as one does a thing on the way. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'After {run}, the next may be done lightly. {detail} {after}',
        'A light hand is enough here. {detail} {after}',
      ],
      holds: ALONE,
    },
    { texts: ['Let {weekday} have one thing that is done for its own sake. {detail} {after}'], holds: ALONE },
    {
      texts: [
        'You wrote why this is serious: {why}. Today’s part may be small. {detail}',
        'It may be done without any haste. {detail} {after}',
      ],
      holds: ALONE,
    },
    'If it seems too little to you, do it before you have finished thinking so. {detail} {after}',
    'Try this out of curiosity. {detail} {after}',
  ],
  rest: [
    '{detail} {after} The time that is left may be spent on nothing.',
    [
      '{detail} Apart from that, only the plan remains: {when}, {then}. From all else, you may rest.',
      '{detail} {after} Then rest, if the day allows it.',
    ],
    [
      'You wrote {obstacle}. On such a day, the plan alone is enough: {when}, {then}. This is for a spare moment. {detail}',
      'Choose less today, and do it calmly. {detail} {after}',
    ],
    {
      texts: [
        'Let the day consist of your plan and a rest: {when}, {then}. In a spare moment, there is this. {detail}',
        '{detail} {after} Leave a pause before you turn to the next thing.',
      ],
      holds: AT_ONCE,
    },
    'Go slowly today, tired or not. {detail} {after}',
    ['After {run}, a quiet day is no loss. {detail} {after}', 'A quiet day is no loss. {detail} {after}'],
    '{detail} {after} After that, stop for today.',
    'Let {weekday} be modest where this goal is concerned. {detail} {after}',
  ],
  place: [
    'Begin where you are, with what is at hand. {detail} {after}',
    [
      '{when}, {then}. That is settled, and for any other place, there is this. {detail}',
      'An ordinary place will do. {detail} {after}',
    ],
    '{detail} {after} It can stand between other things.',
    [
      'The plan has its place and its moment: {when}, {then}. Where you are now, there is this. {detail}',
      'Where you are now, one thing is needed. {detail} {after}',
    ],
    'This is the part for {weekday}. {detail} {after}',
    [
      'You wrote {obstacle}. Your plan belongs to that place: {when}, {then}. This one belongs anywhere. {detail}',
      'The next free minute is long enough. {detail} {after}',
    ],
    [
      'After {run}, you know where in your day it fits. {detail} {after}',
      'Give it a place in the day, however small. {detail} {after}',
    ],
    'Look around, and use what is there. {detail} {after}',
  ],
  craft: [
    '{detail} {after} Give it your attention, and nothing else at the same time.',
    'The plain way is good enough. {detail} {after}',
    ['{detail} Leave the plan exactly as you wrote it: {when}, {then}.', 'Do one thing with care. {detail} {after}'],
    [
      'The plan is simple, and should remain so: {when}, {then}. Beside it, attend to this. {detail}',
      'Take the time that it needs. {detail} {after}',
    ],
    'Choose the way that is easiest on a {weekday}. {detail} {after}',
    [
      '{run} have shown you how it is done on an ordinary day. {detail} {after}',
      'You know what it looks like when it is done well. {detail} {after}',
    ],
    [
      'You wrote: {why}. What serves it should be done with some care. {detail} {after}',
      'Some care is needed, and no more. {detail} {after}',
    ],
    'What is done now makes the next time easier. {detail} {after}',
  ],
}
