import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

type PlaceAngle = Extract<Angle, 'rest' | 'place' | 'craft'>

/** Frames of Teammate for the angles that give the act a pause, a place or care (TEXT-26). */
export const placeFrames: Record<PlaceAngle, readonly FrameText[]> = {
  rest: [
    [
      '{detail} {after} With {kept} on the log, that’s plenty for us.',
      '{detail} {after} After that, we’re off for the day.',
    ],
    [
      '{detail} Besides that, there’s only your plan: {when}, {then}. We’ll leave it there.',
      '{detail} {after} We’ve got {left} for everything else.',
      '{detail} {after} That’s plenty, so let’s leave the rest alone.',
    ],
    [
      'You wrote {obstacle}. On a day like that, this is all we’re doing. {detail} {after}',
      'That’s {run}, all in a row. Let’s have an easy day. {detail} {after}',
      'If you need a quiet day, this is all we’re doing. {detail} {after}',
    ],
    [
      'You’ve got your plan for today: {when}, {then}. Let’s do this as well, and then rest. {detail}',
      'You wrote {words}. Let’s do this much for it, and the rest can wait. {detail} {after}',
      'Let’s do this one, and the rest can wait till tomorrow. {detail} {after}',
    ],
    [
      'Your reason stays the same: {why}. So we can go easy today. {detail}',
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
      '{detail} {after} Then let’s close up for today.',
    ],
    [
      'You wrote {obstacle}. If it’s one of those days, let’s do this and then rest. {detail} {after}',
      'Let’s keep this {weekday} light: just this, then nothing. {detail} {after}',
    ],
  ],
  place: [
    [
      'You’ve got your plan: {when}, {then}. Let’s find a corner of the day for this. {detail}',
      'You wrote {words}. Let’s find a place for that in the day. {detail} {after}',
      'Let’s find a quiet minute for this. {detail} {after}',
    ],
    ['Let’s be all set {when}. {detail} {after}', 'Let’s start right where we are. {detail} {after}'],
    [
      '{detail} {after} It’s {left} to the date, so let’s not wait for a better moment.',
      '{detail} {after} Wherever you do it, we’ll count it.',
    ],
    [
      'Let’s make a little time for {thing} today. {detail} {after}',
      'Let’s make a little time for {acting} today. {detail} {after}',
      'Let’s make a little time for this today. {detail} {after}',
    ],
    [
      'Let’s find a few minutes and a spot for {thing}. {detail} {after}',
      'Let’s find a few minutes and a spot for {acting}. {detail} {after}',
      'Right here, right now, we can do this. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Wherever that happens, let’s get there first. {detail}',
      'Here’s a good place for us to start. {detail} {after}',
    ],
    [
      'You noted {last_note}. So that’s where we are, and here’s what’s next. {detail} {after}',
      'After {run} of this, we know our way around. {detail} {after}',
      'We’ve been here before, so let’s not overthink it. {detail} {after}',
    ],
    [
      'You carry this around with you: {why}. Let’s do something about it right here. {detail}',
      'We don’t have to look far for this one. {detail} {after}',
    ],
  ],
  craft: [
    [
      'You wrote {words}. With that in mind, let’s take some care today. {detail} {after}',
      '{detail} {after} That’s for {acting}, so let’s do it right.',
      '{detail} {after} Let’s do that well and leave the rest.',
    ],
    [
      'You gave us a reason to do it right: {why}. So let’s. {detail}',
      'Let’s do it the simple way, and do it right. {detail} {after}',
    ],
    [
      '{detail} Let’s get that right, and the rest goes by your plan: {when}, {then}.',
      '{detail} {after} You’ve kept {kept}. There’s time for us to get it right.',
      '{detail} {after} We can take our time with that.',
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
      'Let’s give this one our full attention. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. So let’s slow down and do this part carefully. {detail}',
      'We’ve got {left}, which is enough time to be thorough. {detail} {after}',
      'We’d rather do a little today and do it well. {detail} {after}',
    ],
    [
      'You’ve kept {kept}. Let’s make today’s a neat one. {detail} {after}',
      'We’re only after one thing today, done well. {detail} {after}',
    ],
  ],
}
