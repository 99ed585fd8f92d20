import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, AT_ONCE, HANDS_ON } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play' | 'rest' | 'place' | 'craft'>

/** Frames of Drill Sergeant for the angles that speak of the act itself (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    'Shoulders down. Breathe out. {detail} {after} Log it. Carry on.',
    [
      '{detail} One slow breath. The rest is planned: {when}, {then}. Log it.',
      '{detail} {after} One slow breath when done. Log it. Carry on.',
    ],
    'Tired or awake, as you are. {detail} {after} Log it. Carry on.',
    [
      'You wrote {obstacle}. Breathe out. Answer: {when}, {then}. Also this. {detail} Log it.',
      'Hands free. Breathe out once. {detail} {after} Log it. Carry on.',
    ],
    'Feet on the floor. One slow breath. {detail} {after} Log it.',
    [
      '{run} logged. Jaw loose, shoulders low. {detail} {after} Log it. Carry on.',
      'Eyes off the screen, one moment. {detail} {after} Log it. Carry on.',
    ],
    [
      'Breathe out. Recall the plan: {when}, {then}. Beside it, this. {detail} Log it.',
      'Shake out your hands. Then go. {detail} {after} Log it. Carry on.',
    ],
    'Let your shoulders drop. No hurry. {detail} {after} Log it. At ease.',
  ],
  people: [
    '{detail} {after} If anybody asks, report: done. Log it. Carry on.',
    'Duty for {weekday}. {detail} {after} Log it. Dismissed.',
    {
      texts: [
        'You gave yourself this plan: {when}, {then}. One thing more. {detail} Log it.',
        'You are in charge today. {detail} {after} Log it. Carry on.',
      ],
      holds: ALONE,
    },
    { texts: ['{detail} {after} No audience needed. Log it. Carry on.'], holds: HANDS_ON },
    [
      'You wrote {obstacle}. You would tell a friend: {when}, {then}. And this. {detail} Log it.',
      'You would order a friend the same. {detail} {after} Log it.',
    ],
    [
      'Anybody asks what for, answer: {why}. {detail} Log it. Dismissed.',
      'Nobody needs to know. {detail} {after} Log it. Dismissed.',
    ],
    [
      '{run} in a row. Report it to somebody. {detail} {after} Log it.',
      'Nobody else does this for you. {detail} {after} Log it. Carry on.',
    ],
    'Report on {weekday}: one thing done. {detail} {after} Log it. At ease.',
  ],
  play: [
    { texts: ['Serious face not required. {detail} {after} Log it. At ease.'], holds: ALONE },
    { texts: ['{detail} {after} One nod is authorized afterward. Log it. Dismissed.'], holds: ALONE },
    {
      texts: [
        'Main duty is planned: {when}, {then}. Light duty is this. {detail} Log it.',
        'Light duty today. {detail} {after} Log it. Carry on.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        '{run} logged. Light duty. {detail} {after} Log it. At ease.',
        'This one is light. {detail} {after} Log it. At ease.',
      ],
      holds: ALONE,
    },
    { texts: ['{weekday} gets a light one. {detail} {after} Log it. Dismissed.'], holds: ALONE },
    {
      texts: [
        'You wrote: {why}. Serious enough. This is light. {detail} Log it.',
        'Whistling is permitted. {detail} {after} Log it. Carry on.',
      ],
      holds: ALONE,
    },
    'Too little, you say? Noted. {detail} {after} Log it. Dismissed.',
    'Try this out of curiosity. {detail} {after} Log it. Carry on.',
  ],
  rest: [
    '{detail} {after} The time left over is yours. Log it. Off duty.',
    [
      '{detail} Besides that, only the plan: {when}, {then}. Then rest. Log it.',
      '{detail} {after} Then sit down. Log it. Off duty.',
    ],
    [
      'You wrote {obstacle}. The plan covers that: {when}, {then}. If there is time, this. {detail} Log it.',
      'A quiet day is authorized. {detail} {after} Log it. At ease.',
    ],
    {
      texts: [
        'The plan, then rest: {when}, {then}. In a spare minute, this. {detail} Log it.',
        'One thing, then a break. {detail} {after} Log it. Off duty.',
      ],
      holds: AT_ONCE,
    },
    'Tired? Go slowly. {detail} {after} Log it. Off duty.',
    [
      '{run} logged. Quiet day. {detail} {after} Log it. Off duty.',
      'Quiet day. {detail} {after} Then you are off duty. Log it.',
    ],
    '{detail} {after} Then sit a while. That is allowed. Log it.',
    'Light duty on {weekday}. {detail} {after} Log it. At ease.',
  ],
  place: [
    'Start where you stand. {detail} {after} Log it. Carry on.',
    [
      'Plan settled: {when}, {then}. For anywhere else, this. {detail} Log it. Dismissed.',
      'Any place will do. {detail} {after} Log it. Carry on.',
    ],
    '{detail} {after} It fits between other duties. Log it. Carry on.',
    [
      'The plan keeps its post: {when}, {then}. From here, this. {detail} Log it.',
      'From here, only this. {detail} {after} Log it. Dismissed.',
    ],
    'This is the job for {weekday}. {detail} {after} Log it. Carry on.',
    [
      'You wrote {obstacle}. Your answer is posted there: {when}, {then}. From here, this. {detail} Log it.',
      'Take the next gap in the day. {detail} {after} Log it.',
    ],
    [
      '{run} logged. You know the ground. {detail} {after} Log it. Carry on.',
      'Use what is in reach. {detail} {after} Log it. Carry on.',
    ],
    'Look around once. Begin. {detail} {after} Log it. At ease.',
  ],
  craft: [
    '{detail} {after} Nothing else meanwhile. Log it. Carry on.',
    'The plain way will do. {detail} {after} Log it. Dismissed.',
    [
      '{detail} Leave the plan as written: {when}, {then}. Log it. Dismissed.',
      'Full attention for a moment. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Simple plan, unchanged: {when}, {then}. Do this properly, too. {detail} Log it.',
      'Take the time it takes. {detail} {after} Log it. Carry on.',
    ],
    'The {weekday} way: the easiest. {detail} {after} Log it. At ease.',
    [
      '{run} have trained you. {detail} {after} Log it. Carry on.',
      'You know how this is done. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote: {why}. Worth doing with care. {detail} Log it. Dismissed.',
      'Some care. No polish. {detail} {after} Log it. Dismissed.',
    ],
    'This saves trouble next time. {detail} {after} Log it. Carry on.',
  ],
}
