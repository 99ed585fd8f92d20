import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

type PlaceAngle = Extract<Angle, 'rest' | 'place' | 'craft'>

/** Frames of Teammate for the angles that give the act a pause, a place or care (TEXT-26). */
export const placeFrames: Record<PlaceAngle, readonly FrameText[]> = {
  rest: [
    [
      '{detail} {after} That’s enough for us, with {kept} on the log.',
      '{detail} {after} After that, there’s nothing more on our list.',
    ],
    [
      '{detail} Apart from that, there’s only your plan: {when}, {then}. We add nothing else.',
      '{detail} {after} That leaves us {left} for everything else.',
      '{detail} {after} Then sit down for a bit, and let’s do no more.',
    ],
    [
      'You wrote {obstacle}. On a day like that, one thing is enough for us. {detail} {after}',
      '{run} in a row are logged. Let’s keep this one short. {detail} {after}',
      'If you need a quiet day, we do just one thing. {detail} {after}',
    ],
    [
      'Your plan is enough for today: {when}, {then}. We add one short job and then stop. {detail}',
      'You wrote {words}. Today’s part is short, and then we leave it until tomorrow. {detail} {after}',
      'We do one short job, and the rest can wait until tomorrow. {detail} {after}',
    ],
    [
      'Your reason will be the same tomorrow: {why}. So we don’t have to do much today. {detail}',
      'A slow day can bring us closer to {acting}, too. {detail} {after}',
      'If you’re beat, we do this much and no more. {detail} {after}',
    ],
    [
      'After {run} in a row, our job today can be small. {detail} {after}',
      'You’ve kept {kept}. Our {weekday} can be slow. {detail} {after}',
      'Our {weekday} can be slow, because nobody’s counting the minutes. {detail} {after}',
    ],
    [
      'You noted {last_note}. Today can be quieter, so we do one job and leave it there. {detail} {after}',
      'The date is {left} away, so we don’t need to finish today. {detail} {after}',
      '{detail} {after} Then let’s close the list for today.',
    ],
    [
      'You wrote {obstacle}. If it’s too much today, let’s stop after the first bit. {detail} {after}',
      'Let’s keep this {weekday} light: one job, then nothing. {detail} {after}',
    ],
  ],
  place: [
    [
      'You’ve got your plan: {when}, {then}. For the other job, let’s use the nearest spot that works. {detail}',
      'You wrote {words}. Let’s find a good spot for today’s part. {detail} {after}',
      'Let’s find a quiet spot for today’s job. {detail} {after}',
    ],
    [
      'You know where you’ll be {when}. If that’s the better place, let’s do it there. {detail} {after}',
      'If it’s easier somewhere else, let’s go there first. {detail} {after}',
    ],
    [
      '{detail} {after} It’s {left} to the date, so we don’t wait for a better place.',
      '{detail} {after} We don’t need a better place for it.',
    ],
    [
      'Let’s make some room today for {thing}. {detail} {after}',
      'Let’s make some room today for {acting}. {detail} {after}',
      'Let’s put one other thing away first, so there’s room. {detail} {after}',
    ],
    [
      'Let’s find a minute and a place for {thing}. {detail} {after}',
      'Let’s find a minute and a place for {acting}. {detail} {after}',
      'It doesn’t have to be tidy around us for one short job. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. If you can choose the spot, let’s pick one where that’s less of a problem. {detail}',
      'Move to where it’s quiet, if you can, and let’s begin. {detail} {after}',
    ],
    [
      'You noted {last_note}. That’s where we are, so let’s go on from here. {detail} {after}',
      'Let’s use the same place as on the last {run}. {detail} {after}',
      'Your usual place is fine, so let’s use it. {detail} {after}',
    ],
    [
      'Wherever you are, your reason’s the same: {why}. Let’s do one small thing. {detail}',
      'Let’s go where we can do today’s job right away. {detail} {after}',
    ],
  ],
  craft: [
    [
      'You wrote {words}. We take a little care over today’s part. {detail} {after}',
      '{detail} {after} We do it with care, because {acting} is worth it.',
      '{detail} {after} Let’s do that one thing well and leave the rest.',
    ],
    [
      'You gave us a reason: {why}. One thing done with care is enough for that today. {detail}',
      'The simple way is good enough, so we use that. {detail} {after}',
    ],
    [
      '{detail} We do that with care, and the plan stays simple: {when}, {then}.',
      '{detail} {after} You’ve kept {kept}. We do this one carefully.',
      '{detail} {after} We can take our time over that.',
    ],
    [
      'The plan is simple: {when}, {then}. So we’ve got time to do one more thing well. {detail}',
      'Let’s take a minute longer and get it right. {detail} {after}',
    ],
    [
      'You noted {last_note}. Let’s look closely today and note what we find. {detail} {after}',
      'Careful work, even a little, brings us closer to {acting}. {detail} {after}',
      'We do it your way, even if there’s a better one. {detail} {after}',
    ],
    [
      'After {run} in a row, we’re old hands, and old hands don’t rush. {detail} {after}',
      'Let’s spend a few quiet minutes on {thing}. {detail} {after}',
      'Let’s give one thing our full attention. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. We can still do one thing well today, so let’s not hurry. {detail}',
      'We’ve still got {left}, and that’s time enough to be thorough. {detail} {after}',
      'We’d rather do a little today and do it well. {detail} {after}',
    ],
    [
      'You’ve kept {kept}. We don’t add more today, only a bit of care. {detail} {after}',
      'One thing done carefully is enough for us today. {detail} {after}',
    ],
  ],
}
