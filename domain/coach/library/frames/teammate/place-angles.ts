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
      'You wrote {obstacle}. If today’s like that, we do one thing and rest. {detail}',
      '{run} in a row can take a quiet one, so let’s have it. {detail} {after}',
      'Quiet days are allowed for {acting}, so let’s have one. {detail} {after}',
      'Quiet days are allowed, so let’s have one. {detail} {after}',
    ],
    [
      'Let’s rest up around your plan: {when}, {then}. There’s a side job, and that’s all. {detail}',
      'There’s a side job for {acting}, and otherwise we rest. {detail} {after}',
      'There’s a side job, and otherwise we rest. {detail} {after}',
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
      'Your plan has its place: {when}, {then}. Let’s find one for a side job, too. {detail}',
      'Let’s find the spot where we do one thing for {acting}. {detail} {after}',
      'Let’s find a good spot for today’s job. {detail} {after}',
    ],
    [
      'Think of where you’ll be {when}. Today’s job may be right there, or here with us. {detail} {after}',
      'Wherever today’s job is, we’re going. {detail} {after}',
    ],
    [
      '{detail} {after} With {left} left, we don’t wait for a better place.',
      '{detail} {after} We don’t wait for a better place for {acting}.',
      '{detail} {after} We don’t wait for a better place.',
    ],
    [
      '{when}, {then}. That part of the day’s taken, so the side job gets another. We keep it brief. {detail}',
      'We clear a spot for {acting} somewhere in our {weekday}. {detail} {after}',
      'We clear a spot for your goal somewhere in our {weekday}. {detail} {after}',
    ],
    [
      'Somewhere in {weekday}, there’s room for {acting}, and we’re taking it. {detail} {after}',
      'Somewhere in {weekday}, there’s room, and we’re taking it. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Somewhere else in the day, there’s a free spot, and we put one thing there. {detail}',
      '{left} to go, and wherever we stand, there’s something to do. {detail} {after}',
      'Wherever we stand, we can do something for {acting}. {detail} {after}',
      'Wherever we stand, we can do something. {detail} {after}',
    ],
    [
      'With {run} in a row, we know our way around by now. {detail} {after}',
      'We do today’s bit for {acting} wherever it fits. {detail} {after}',
      'We do today’s bit wherever it fits. {detail} {after}',
    ],
    [
      'Whatever room we’re in, your reason comes along: {why}. So does a bit of work. {detail}',
      'All we need for {acting} is a bit of room in the day. {detail} {after}',
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
      'For {acting}, the simple way’s the good way, so we take it. {detail} {after}',
      'The simple way’s the good way for us today. {detail} {after}',
    ],
    [
      '{detail} We do that with care, and we don’t fiddle with the plan: {when}, {then}.',
      '{detail} {after} {kept} are in, so we’ve got time for details.',
      '{detail} {after} Let’s take our time over the details.',
    ],
    [
      'Your plan’s simple, and we keep it that way: {when}, {then}. The side job gets some care, too. {detail}',
      'What we do for {acting} may take a moment longer and be done well. {detail} {after}',
      'We take a moment longer and get it right. {detail} {after}',
    ],
    [
      'However you like things done on a {weekday}, we do one for {acting} that way. {detail} {after}',
      'However you like things done, that’s how we do this one. {detail} {after}',
    ],
    [
      'After {run} in a row, we’re old hands, and old hands don’t rush. {detail} {after}',
      'Let’s give one thing for {thing} our full attention. {detail} {after}',
      'Let’s give one thing our full attention. {detail} {after}',
    ],
    [
      'Even on a day with {obstacle} in it, we can do one thing well. {detail}',
      '{left} to your date leaves us time to be thorough. {detail} {after}',
      'Our work for {acting} may be slow, as long as it’s good. {detail} {after}',
      'Our work may be slow, as long as it’s good. {detail} {after}',
    ],
    [
      '{kept} are done, and we’ve got time to do today carefully. {detail} {after}',
      'One thing for {acting}, done right, is all we’re after. {detail} {after}',
      'One thing, done right, is all we’re after. {detail} {after}',
    ],
  ],
}
