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
      'You wrote {obstacle}. On a day like that, this is all we’re doing. {detail} {after}',
      'That’s {run}, all in a row. Let’s have an easy day. {detail} {after}',
      '{today}, so everything else gets the short version from us. {detail} {after}',
      'Today’s version is short, and we’re not sorry. {detail} {after}',
    ],
    [
      'We do this one, and then we wait for the plan: {when}, {then}. {detail}',
      'You wrote {words}. Let’s do this much for it, and the rest can wait. {detail} {after}',
      'Let’s do this, and whatever doesn’t fit today can wait. {detail} {after}',
    ],
    [
      'You know what it’s for: {why}. Our job today is one easy bit of it. {detail}',
      'We can have a slow day and still do a bit for {acting}. {detail} {after}',
      'If you’re beat, this is plenty for us. {detail} {after}',
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
      'You wrote {obstacle}. If it’s one of those days, let’s do this and then rest. {detail} {after}',
      'Let’s keep this {weekday} light. {detail} {after}',
    ],
  ],
  place: [
    [
      'The plan has its spot: {when}, {then}. Before that, we’ve got one small job. {detail}',
      'You wrote {words}. Let’s find a place for that in the day. {detail} {after}',
      'Let’s find you a quiet minute for this. {detail} {after}',
    ],
    ['Let’s be all set {when}. {detail} {after}', 'We can start from wherever you are. {detail} {after}'],
    [
      '{detail} {after} It’s {left} to the date, so let’s not wait for a better moment.',
      '{detail} {after} Wherever you do it, we’ll count it.',
    ],
    [
      'We’ve got something small for {thing} here. {detail} {after}',
      'We’ve got a small one for {acting} that won’t take long. {detail} {after}',
      'Let’s swap something out for this: a scroll, a show, or a chat. {detail} {after}',
    ],
    {
      texts: [
        'Let’s find a few minutes and a spot for {thing}. {detail} {after}',
        'Let’s get something in place for {acting}. {detail} {after}',
        'Let’s get one small thing settled. {detail} {after}',
      ],
      holds: SETTLED,
    },
    {
      texts: [
        'You wrote {obstacle}. Let’s have something settled before that. {detail}',
        'Let’s take care of this now, so it’s out of our way. {detail} {after}',
      ],
      holds: SETTLED,
    },
    [
      'You noted {last_note}. So that’s where we are, and here’s what’s next. {detail} {after}',
      'After {run} of this, we know our way around. {detail} {after}',
      'We’re not going to overthink this one. {detail} {after}',
    ],
    {
      texts: [
        'You carry this around with you: {why}. Let’s do something about it right here. {detail}',
        'This hour is as good for us as any other. {detail} {after}',
      ],
      holds: SETTLED,
    },
  ],
  craft: [
    [
      'You wrote {words}. With that in mind, let’s take some care today. {detail} {after}',
      '{detail} {after} That’s part of {acting}, so let’s take care over it.',
      '{detail} {after} Let’s do that well and leave the rest.',
    ],
    [
      'You gave us a reason to do it right: {why}. So let’s. {detail}',
      'Let’s do it the simple way, and do it right. {detail} {after}',
    ],
    [
      '{detail} Let’s get that right, and the rest goes by your plan: {when}, {then}.',
      '{detail} {after} You’ve kept {kept}, and there’s no rush on our side.',
      '{detail} {after} Look it over once, and we’ll call it good.',
    ],
    [
      'The plan’s simple: {when}, {then}. That leaves us time to do one more thing well. {detail}',
      'Let’s take an extra minute for this. {detail} {after}',
    ],
    [
      'You noted {last_note}. Let’s pay attention to how this goes. {detail} {after}',
      'Let’s take a little care with {acting} today. {detail} {after}',
      'Nothing fancy today. Let’s just do this one well. {detail} {after}',
    ],
    [
      'We know how this goes after {run} straight, so let’s do it well. {detail} {after}',
      'Let’s spend a few quiet minutes on {thing}. {detail} {after}',
      'For a minute, we think of nothing but this. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. So let’s slow down and do this part carefully. {detail}',
      'We’ve got {left}, which is enough time to be thorough. {detail} {after}',
      '{today}, and it doesn’t have to be our best one. {detail} {after}',
      'We’d rather do a little today and do it well. {detail} {after}',
    ],
    [
      'You’ve kept {kept}. Let’s make today’s a neat one. {detail} {after}',
      'We’re only after one thing today, done well. {detail} {after}',
    ],
  ],
}
