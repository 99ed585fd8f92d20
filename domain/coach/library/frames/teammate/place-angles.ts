import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

type PlaceAngle = Extract<Angle, 'rest' | 'place' | 'craft'>

/** Frames of Teammate for the angles that give the act a pause, a place or care (TEXT-26). */
export const placeFrames: Record<PlaceAngle, readonly FrameText[]> = {
  rest: [
    [
      '{detail} {after} After that, we take a break from working on {acting}.',
      '{detail} {after} After that, we’re on a break.',
    ],
    [
      '{detail} Apart from that, we owe the day only your plan: {when}, {then}.',
      '{detail} {after} With {kept} on the log, we can sit down for a bit.',
      '{detail} {after} Then we sit down for a bit, if we can.',
    ],
    [
      'You wrote {obstacle}. If today’s like that, we do one small thing and rest. {detail}',
      '{run} in a row can take a quiet one, so let’s have it. {detail} {after}',
      'Quiet days are allowed for {acting}, so let’s have one. {detail} {after}',
      'Quiet days are allowed, so let’s have one. {detail} {after}',
    ],
    [
      'Let’s rest up around your plan: {when}, {then}. There’s one small job besides, and that’s all. {detail}',
      'We’re on {when}, and otherwise we rest, except for one small job. {detail} {after}',
      'There’s one small job, and otherwise we rest. {detail} {after}',
    ],
    [
      'Your reason isn’t going anywhere: {why}. So we’re in no rush, and today may be slow. {detail}',
      'If we’re beat, we do one slow thing for {acting} and no more. {detail} {after}',
      'If we’re beat, we do one slow thing and no more. {detail} {after}',
    ],
    [
      'After {run} straight, we can take today easy. {detail} {after}',
      '{kept} are in the books, so our {weekday} may be slow. {detail} {after}',
      'Our {weekday} may be slow, nobody’s counting minutes. {detail} {after}',
    ],
    [
      '{left} to go, and breaks are on our schedule, too. {detail} {after}',
      '{detail} {after} Then let’s sit still for a while, and {when}, we’re back.',
      '{detail} {after} Then let’s sit still for a while.',
    ],
    [
      'If {weekday} brings what you wrote, {obstacle}, we don’t push. {detail} {after}',
      'Let’s make {weekday} a light one for {acting}. {detail} {after}',
      'Let’s make {weekday} a light one. {detail} {after}',
    ],
  ],
  place: [
    [
      'Your plan has its place: {when}, {then}. Let’s find one for a small job, too. {detail}',
      'Let’s find the spot where we do one thing for {acting}. {detail} {after}',
      'Let’s find a good spot for one small job. {detail} {after}',
    ],
    [
      'Think of where you’ll be {when}. The small job may be right there, or here with us. {detail} {after}',
      'Wherever today’s job is, we’re going. {detail} {after}',
    ],
    [
      '{detail} {after} With {left} left, we don’t wait for a better place.',
      '{detail} {after} We don’t wait for a better place for {acting}.',
      '{detail} {after} We don’t wait for a better place.',
    ],
    [
      '{when}, {then}. That spot’s taken, so we put the small job in another. {detail}',
      'We clear a small spot for {thing}, on the table or in the day. {detail} {after}',
      'We clear a small spot for your goal, on the table or in the day. {detail} {after}',
    ],
    [
      'Somewhere in {weekday}, there’s room for {acting}, and we’re taking it. {detail} {after}',
      'Somewhere in {weekday}, there’s room, and we’re taking it. {detail} {after}',
    ],
    [
      'There’s a spot for a small job even next to what you wrote, {obstacle}. So we use it. {detail}',
      '{left} to go, and wherever we stand, there’s something to do. {detail} {after}',
      'Wherever we stand, we can do something for {acting}. {detail} {after}',
      'Wherever we stand, we can do something. {detail} {after}',
    ],
    [
      'With {run} in a row, we know our way around by now. {detail} {after}',
      'You know your way around {weekday}, so we skip the tour. {detail} {after}',
    ],
    [
      'Whatever room we’re in, your reason comes along: {why}. So does a small job. {detail}',
      'We need a clear head {when}, and a bit of room for a small job. {detail} {after}',
      'All we need is a bit of room in the day. {detail} {after}',
    ],
  ],
  craft: [
    [
      '{detail} {after} Let’s do it properly for {acting}, and leave the rest alone.',
      '{detail} {after} Let’s do that properly, and leave the rest alone.',
    ],
    [
      'You wrote what it’s for: {why}. So we take some care, and the simple way’s fine. {detail}',
      'We do it the simple way here, and the simple way {when}, too. {detail} {after}',
      'The simple way’s the good way for us today. {detail} {after}',
    ],
    [
      '{detail} We do that with care, and we don’t fiddle with the plan: {when}, {then}.',
      '{detail} {after} {kept} are in, so we’ve got time for details.',
      '{detail} {after} Let’s take our time over the details.',
    ],
    [
      'Your plan’s simple, and we keep it that way: {when}, {then}. The small job gets some care, too. {detail}',
      'What we do for {acting} may take a moment longer and be done well. {detail} {after}',
      'We take a moment longer and do one thing well. {detail} {after}',
    ],
    [
      'However you like things done on a {weekday}, we do one for {acting} that way. {detail} {after}',
      'However you like things done, that’s how we do this one. {detail} {after}',
    ],
    [
      '{run} in a row taught us a trick or so, and now we use them. {detail} {after}',
      'Let’s give one small thing for {thing} our full attention. {detail} {after}',
      'Let’s give one small thing our full attention. {detail} {after}',
    ],
    [
      'Even on a day with {obstacle} in it, we can do one small thing well. {detail}',
      '{left} to your date leaves us time to do one thing well. {detail} {after}',
      'We want good work {when}, and good work on the small job, too. {detail} {after}',
      'We go for good work on the small job. {detail} {after}',
    ],
    [
      '{kept} are done, and today we do one carefully. {detail} {after}',
      'One piece for {acting}, done right, is all we’re after. {detail} {after}',
      'One piece, done right, is all we’re after. {detail} {after}',
    ],
  ],
}
