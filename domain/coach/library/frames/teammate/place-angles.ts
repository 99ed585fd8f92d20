import type { Angle } from '#domain/coach/day/angle.ts'
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
      '{detail} {after} That’s plenty, and let’s leave the rest alone today.',
    ],
    [
      'You wrote {obstacle}. On a day like that, one thing is enough for us. {detail} {after}',
      '{run} in a row are logged. Let’s keep today small and easy. {detail} {after}',
      'If you need a quiet day, we do just one thing. {detail} {after}',
    ],
    [
      'Your plan covers most of today: {when}, {then}. We add one short job and then stop. {detail}',
      'You wrote {words}. We do something for that today, and the rest can wait. {detail} {after}',
      'We do one short job, and the rest can wait until tomorrow. {detail} {after}',
    ],
    [
      'Your reason will be the same tomorrow: {why}. So we don’t have to do much today. {detail}',
      'A slow day still has room for {acting}, and we keep it small. {detail} {after}',
      'If you’re beat, we do one thing and no more. {detail} {after}',
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
      'You wrote {obstacle}. If today’s too much, let’s do a little and then rest. {detail} {after}',
      'Let’s keep this {weekday} light: one job, then nothing. {detail} {after}',
    ],
  ],
  place: [
    [
      'You’ve got your plan: {when}, {then}. There’s space in the day for something small, and we use it. {detail}',
      'You wrote {words}. There’s a place for that in our day. {detail} {after}',
      'Let’s find a quiet minute somewhere in the day. {detail} {after}',
    ],
    [
      'We don’t need a special place {when}, because any corner will do. {detail} {after}',
      'No special place is needed today, so let’s just begin. {detail} {after}',
    ],
    [
      '{detail} {after} It’s {left} to the date, so we don’t wait for a better place.',
      '{detail} {after} Wherever you do that, it counts the same for us.',
    ],
    [
      'Let’s make some room today for {thing}. {detail} {after}',
      'Let’s make some room today for {acting}. {detail} {after}',
      'Let’s make some room today, if only for a minute. {detail} {after}',
    ],
    [
      'Let’s find a minute and a place for {thing}. {detail} {after}',
      'Let’s find a minute and a place for {acting}. {detail} {after}',
      'It doesn’t have to be tidy around us for one short job. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Wherever that usually happens, we can do something about it beforehand. {detail}',
      'We can start from where you are, with one small thing. {detail} {after}',
    ],
    [
      'You noted {last_note}. That’s where we are, so let’s go on from here. {detail} {after}',
      'We don’t need a new place after {run} in a row. {detail} {after}',
      'Your usual place is fine, so let’s use it. {detail} {after}',
    ],
    [
      'Wherever you are, your reason’s the same: {why}. Let’s do one small thing. {detail}',
      'We don’t have to look far for something small to do. {detail} {after}',
    ],
  ],
  craft: [
    [
      'You wrote {words}. Let’s give that a few careful minutes. {detail} {after}',
      '{detail} {after} Let’s do that with a bit of care, since it’s for {acting}.',
      '{detail} {after} Let’s do that one thing well and leave the rest.',
    ],
    [
      'You gave us a reason: {why}. One thing done with care is enough for that today. {detail}',
      'The simple way is good enough, and we keep to it. {detail} {after}',
    ],
    [
      '{detail} We do that with care, and the plan stays simple: {when}, {then}.',
      '{detail} {after} You’ve kept {kept}. There’s no need for us to hurry.',
      '{detail} {after} We can take our time over that.',
    ],
    [
      'The plan is simple: {when}, {then}. So we’ve got time to do one more thing well. {detail}',
      'Let’s take a minute longer than we have to. {detail} {after}',
    ],
    [
      'You noted {last_note}. Let’s look closely today and note what we find. {detail} {after}',
      'A bit of care is good for {acting}, and we’ve got time. {detail} {after}',
      'Let’s not do anything clever today, just one thing properly. {detail} {after}',
    ],
    [
      'After {run} in a row, we know the way, and there’s no need to rush. {detail} {after}',
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
