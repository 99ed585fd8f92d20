import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { SETTLED } from '#domain/coach/library/frames/forms.ts'

type PlaceAngle = Extract<Angle, 'rest' | 'place' | 'craft'>

/** Frames of Teammate for the angles that give the act a pause, a place or care (TEXT-26). */
export const placeFrames: Record<PlaceAngle, readonly FrameText[]> = {
  rest: [
    [
      '{detail} {after} With {kept} on the log, that’s plenty for us.',
      '{detail} {after} After that, we can take it easy.',
    ],
    [
      '{detail} Besides that, there’s only your plan: {when}, {then}. We’ll leave it there.',
      '{detail} {after} We’ve got {left} for everything else.',
      '{detail} {after} That’s plenty, so let’s leave the rest alone.',
    ],
    [
      'You wrote {obstacle}. On a day like that, we keep everything short. {detail} {after}',
      'That’s {run}, all in a row. Let’s have an easy day. {detail} {after}',
      '{today}, so everything else gets the short version from us. {detail} {after}',
      '{detail} {after} Today’s version is short, and we’re not sorry.',
    ],
    [
      '{detail} Then we rest and wait for the plan: {when}, {then}.',
      'You wrote {words}. Let’s do something easy along those lines, and the rest can wait. {detail} {after}',
      '{detail} {after} Let’s do that much, and whatever doesn’t fit today can wait.',
    ],
    [
      'You know what the work is for: {why}. Our job today is an easy one. {detail}',
      'We can have a slow day and still do a little for {acting}. {detail} {after}',
      '{detail} {after} If you’re beat, we won’t ask for more.',
    ],
    [
      'With {run} in a row, let’s take it easy today. {detail} {after}',
      'You’ve kept {kept}. A slow {weekday} is fine with us. {detail} {after}',
      'Let’s have a slow {weekday}. Nobody’s counting. {detail} {after}',
    ],
    [
      'You noted {last_note}. Let’s make today a quieter one. {detail} {after}',
      'It’s {left} to the date, so we don’t have to do it all today. {detail} {after}',
      '{detail} {after} Then let’s take a break.',
    ],
    [
      'You wrote {obstacle}. If it’s one of those days, let’s do a little and then rest. {detail} {after}',
      'Let’s keep this {weekday} light. {detail} {after}',
    ],
  ],
  place: [
    [
      'The plan has its spot: {when}, {then}. Before that, we’ve got one small job. {detail}',
      'You wrote {words}. Let’s make room for that in the day. {detail} {after}',
      '{detail} {after} Let’s find you a quiet minute for it.',
    ],
    ['Let’s be all set {when}. {detail} {after}', 'We can start from wherever you are. {detail} {after}'],
    [
      '{detail} {after} It’s {left} to the date, so let’s not wait for a better moment.',
      '{detail} {after} Wherever you do it, we’ll count it.',
    ],
    [
      'We’ve got something small to do for {thing}. {detail} {after}',
      'We’ve got a small job for {acting}, and it won’t take long. {detail} {after}',
      '{detail} {after} If the day is full, we can skip a show or a scroll for that.',
    ],
    {
      texts: [
        'Let’s find a few minutes and a spot for {thing}. {detail} {after}',
        'Let’s get something in place for {acting}. {detail} {after}',
        '{detail} {after} Then that’s settled, and we can move on.',
      ],
      holds: SETTLED,
    },
    {
      texts: [
        'You wrote {obstacle}. Let’s have something settled before that. {detail}',
        '{detail} {after} Let’s take care of it now, so it’s out of our way.',
      ],
      holds: SETTLED,
    },
    [
      'You noted {last_note}. So that’s where we are today. {detail} {after}',
      'After {run} in a row, we know our way around. {detail} {after}',
      '{detail} {after} We’re not going to overthink it.',
    ],
    {
      texts: [
        'You carry your reason around with you: {why}. Let’s do something small right where you are. {detail}',
        '{detail} {after} This hour is as good for us as any other.',
      ],
      holds: SETTLED,
    },
  ],
  craft: [
    [
      'You wrote {words}. With that in mind, let’s take some care today. {detail} {after}',
      '{detail} {after} That’s part of {acting}, so let’s take some care with it.',
      '{detail} {after} Let’s do that well and leave the rest.',
    ],
    [
      'You gave us a reason to do it right: {why}. So let’s. {detail}',
      '{detail} {after} Let’s do it the simple way, and do it right.',
    ],
    [
      '{detail} Let’s get that right, and the rest goes by your plan: {when}, {then}.',
      '{detail} {after} You’ve kept {kept}, and there’s no rush on our side.',
      '{detail} {after} Look it over once, and we’ll call it good.',
    ],
    [
      'The plan’s simple: {when}, {then}. That leaves us time to do one more thing well. {detail}',
      '{detail} {after} Let’s take an extra minute for it.',
    ],
    [
      'You noted {last_note}. Let’s pay attention to how today goes. {detail} {after}',
      'Let’s take a little care with {acting} today. {detail} {after}',
      '{detail} {after} We don’t need it fancy, only done well.',
    ],
    [
      'We know the job after {run} straight, so let’s do it well. {detail} {after}',
      'Let’s spend a few quiet minutes on {thing}. {detail} {after}',
      '{detail} {after} For a minute, we leave everything else alone.',
    ],
    [
      'You wrote {obstacle}. So let’s slow down and do one part carefully. {detail}',
      'We’ve got {left}, which is enough time to be thorough. {detail} {after}',
      '{today}, and it doesn’t have to be our best one. {detail} {after}',
      'We’d rather do a little today and do it well. {detail} {after}',
    ],
    [
      'You’ve kept {kept}. Let’s make today a neat one. {detail} {after}',
      'We’re only after one thing today, done well. {detail} {after}',
    ],
  ],
}
