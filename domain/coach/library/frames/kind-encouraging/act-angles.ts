import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, AT_ONCE, HANDS_ON } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play' | 'rest' | 'place' | 'craft'>

/** Frames of Kind & Encouraging for the angles that speak of the act itself (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    'Let both hands lie still for one breath. {detail} {after}',
    [
      '{detail} Then take one slow breath, and leave the rest to your plan: {when}, {then}.',
      '{detail} {after} Take one slow breath when you are done.',
    ],
    'You can do this just as you are, tired or awake. {detail} {after}',
    [
      'You wrote {obstacle}. Breathe out, and remember your answer: {when}, {then}. There is also this. {detail}',
      'Breathe out slowly before you begin. {detail} {after}',
    ],
    'Feel both feet on the floor for a moment. {detail} {after}',
    [
      'With {run} in the log, let your shoulders sink, and go on. {detail} {after}',
      'Look up from the screen for a moment. {detail} {after}',
    ],
    [
      'Breathe out once, and think of your plan: {when}, {then}. Today, this comes along with it. {detail}',
      'Breathe out once, as if you had just sat down. {detail} {after}',
    ],
    'A slow breath can come first. {detail} {after}',
  ],
  people: [
    '{detail} {after} If somebody asks about your goal, you can tell them about today.',
    'A patient friend would start here with you. {detail} {after}',
    {
      texts: [
        'Tell somebody your plan, if you like: {when}, {then}. And this is just for you. {detail}',
        'You can keep this one to yourself. {detail} {after}',
      ],
      holds: ALONE,
    },
    { texts: ['{detail} {after} You can do it while somebody is near, if you like company.'], holds: HANDS_ON },
    [
      'You wrote {obstacle}. To a friend, you would say what you planned: {when}, {then}. And you would add this. {detail}',
      'On a hard day, this size is right. {detail} {after}',
    ],
    [
      'If somebody asks what this is for, your own words are enough: {why}. {detail}',
      'This can stay between you and the goal. {detail} {after}',
    ],
    [
      'You have kept {run} in a row, and you may tell somebody so. {detail} {after}',
      'Do this as if somebody had asked you in a friendly voice. {detail} {after}',
    ],
    'If somebody asks how {weekday} went, you have an answer. {detail} {after}',
  ],
  play: [
    { texts: ['You need not be serious about this one. {detail} {after}'], holds: ALONE },
    { texts: ['{detail} {after} When it is done, you may be quietly pleased with yourself.'], holds: ALONE },
    {
      texts: [
        'Your plan is the serious part: {when}, {then}. And this is the light one. {detail}',
        'This is the light part of the goal, and it comes first today. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'After {run}, you may take this one lightly. {detail} {after}',
        'You may take this one lightly. {detail} {after}',
      ],
      holds: ALONE,
    },
    { texts: ['{weekday} could use something light. {detail} {after}'], holds: ALONE },
    {
      texts: [
        'You wrote why this matters: {why}. Today’s part of it may still be light. {detail}',
        'You may do this as slowly as you like. {detail} {after}',
      ],
      holds: ALONE,
    },
    'If a serious voice in you calls this too little, let it talk. {detail} {after}',
    'Do this at your own speed. {detail} {after}',
  ],
  rest: [
    '{detail} {after} Whatever time is left over is yours.',
    [
      '{detail} Besides that, only your plan counts today: {when}, {then}. You may rest from everything else.',
      '{detail} {after} Then rest for a while, if you can.',
    ],
    [
      'You wrote {obstacle}. On such a day, your plan is enough: {when}, {then}. This is only for a free minute. {detail}',
      'A quieter day is allowed. {detail} {after}',
    ],
    {
      texts: [
        'Today has your plan, and then a rest: {when}, {then}. For any free minute, there is this. {detail}',
        '{detail} {after} After that, there is room for a pause.',
      ],
      holds: AT_ONCE,
    },
    'If you are tired, you can take this slowly. {detail} {after}',
    ['After {run} in a row, today may be a quiet day. {detail} {after}', 'Today may be a quiet day. {detail} {after}'],
    '{detail} {after} Afterward, you can sit for a while, and see what you feel like.',
    'Let {weekday} be a light day for this goal. {detail} {after}',
  ],
  place: [
    'You can do this right where you are. {detail} {after}',
    [
      '{when}, {then}. You settled that yourself, and this is for any other moment of today. {detail}',
      'An ordinary day has room for this. {detail} {after}',
    ],
    '{detail} {after} It fits in between other things.',
    [
      'Your plan keeps its place: {when}, {then}. From where you are now, there is this. {detail}',
      'From where you are now, only this is needed. {detail} {after}',
    ],
    'Here is the part for {weekday}. {detail} {after}',
    [
      'You wrote {obstacle}. Where that happens, your plan is there, too: {when}, {then}. {detail}',
      'Take the next gap in your day for this. {detail} {after}',
    ],
    [
      'With {run} in a row, you know your way by now. {detail} {after}',
      'You can give this a small place in your day. {detail} {after}',
    ],
    'Look around once, and begin where you stand or sit. {detail} {after}',
  ],
  craft: [
    '{detail} {after} Leave everything else alone while you do it.',
    'The simple way is good enough today. {detail} {after}',
    [
      '{detail} The plan itself stays as it is: {when}, {then}. Neither needs anything more.',
      'Give this your whole attention for a moment. {detail} {after}',
    ],
    [
      'Your plan is simple, and it may stay so: {when}, {then}. Besides that, take care of this. {detail}',
      'You can take your time with this one. {detail} {after}',
    ],
    'Do this in the way that comes easiest on a {weekday}. {detail} {after}',
    [
      '{run} in a row have taught you how a kept day goes. {detail} {after}',
      'You know best how this is done in your day. {detail} {after}',
    ],
    [
      'You wrote: {why}. Done with a little care, this belongs to it. {detail} {after}',
      'A little care is enough here. {detail} {after}',
    ],
    'This can make the next time easier. {detail} {after}',
  ],
}
