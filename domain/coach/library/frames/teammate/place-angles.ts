import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

type PlaceAngle = Extract<Angle, 'rest' | 'place' | 'craft'>

/** Frames of Teammate for the angles that give the act a pause, a place or care (TEXT-26). */
export const placeFrames: Record<PlaceAngle, readonly FrameText[]> = {
  rest: [
    [
      '{detail} {after} With {kept} on the log, we’ve got a break coming.',
      '{detail} {after} After that, we’re on a break.',
    ],
    [
      '{detail} Apart from that, we owe the day only your plan: {when}, {then}.',
      '{detail} {after} Then we rest, with {left} still to go.',
      '{detail} {after} Then you sit down for a bit, and our list stays shut.',
    ],
    [
      'You wrote {obstacle}. If that comes up today, we do one thing and rest. {detail} {after}',
      '{run} in a row can take a quiet one, so let’s have it. {detail} {after}',
      'Quiet days are allowed, so let’s have one. {detail} {after}',
    ],
    [
      'Let’s rest up around your plan: {when}, {then}. There’s a side job, and that’s all. {detail}',
      'You wrote {words}. We do one job for that goal, and then we take a break. {detail} {after}',
      'There’s a side job, and otherwise we rest. {detail} {after}',
    ],
    [
      'Your reason isn’t going anywhere: {why}. So we’re in no rush, and today may be slow. {detail}',
      '{ally} may hear that we took it slowly today. {detail} {after}',
      'If you’re beat, we do one slow thing and no more. {detail} {after}',
    ],
    [
      'After {run} straight, we can take today easy. {detail} {after}',
      '{kept} are in the books, so our {weekday} may be slow. {detail} {after}',
      'Our {weekday} may be slow, nobody’s counting minutes. {detail} {after}',
    ],
    [
      'You noted {last_note}. Today may be quieter, so we do one job and take a break. {detail} {after}',
      '{left} to go, and breaks are on our schedule, too. {detail} {after}',
      '{detail} {after} Then let’s take a breather.',
    ],
    [
      'If {weekday} brings what you wrote, {obstacle}, we don’t push. {detail} {after}',
      'A quiet day can still bring us closer to {acting}. {detail} {after}',
      'Let’s make {weekday} a light one. {detail} {after}',
    ],
  ],
  place: [
    [
      'Your plan has its place: {when}, {then}. Let’s find one for a side job, too. {detail}',
      'You wrote {words}. For today’s job, we only need a spot, so let’s find one. {detail} {after}',
      'Let’s find a good spot for today’s job. {detail} {after}',
    ],
    [
      'Think of where you’ll be {when}. Today’s job may be right there, or here with us. {detail} {after}',
      'Wherever today’s job is, we’re going. {detail} {after}',
    ],
    [
      '{detail} {after} With {left} left, we don’t wait for a better place.',
      '{detail} {after} Wherever you see {ally} next, you may mention what we did.',
      '{detail} {after} We don’t wait for a better place.',
    ],
    [
      '{when}, {then}. That part of the day’s taken, so the side job gets another. We keep it brief. {detail}',
      'Let’s clear a spot for {thing} somewhere in our {weekday}. {detail} {after}',
      'We clear a spot for your goal somewhere in our {weekday}. {detail} {after}',
    ],
    [
      'Put your own words where you’ll see them today: {words}. We work with those in sight. {detail}',
      'Right here, we can get a bit closer to {acting}. {detail} {after}',
      'Somewhere in {weekday}, we’ve got room for a short job. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. If you get to pick the spot, let’s go where that bothers you least. {detail}',
      'Wherever you’ll be {when}, we can do a short job right here. {detail} {after}',
      'We can use whatever spot you’re in right now. {detail} {after}',
    ],
    [
      'You noted {last_note}. That’s where we are, so let’s go on from here. {detail} {after}',
      'With {run} in a row, we know our way around by now. {detail} {after}',
      'We do today’s bit wherever it fits. {detail} {after}',
    ],
    [
      'Whatever room we’re in, your reason comes along: {why}. So does a bit of work. {detail}',
      'All we need is a bit of room in the day. {detail} {after}',
    ],
  ],
  craft: [
    [
      'You wrote {words}. That’s worth some care, so we take our time. {detail} {after}',
      '{detail} {after} It’s all for {acting}, so let’s do that properly.',
      '{detail} {after} Let’s do that properly, and leave the rest alone.',
    ],
    [
      'You told us the point of it all: {why}. So we take some care, and the simple way’s fine. {detail}',
      'The simple way’s the good way for us today. {detail} {after}',
    ],
    [
      '{detail} We do that with care, and we don’t fiddle with the plan: {when}, {then}.',
      '{detail} {after} {kept} are in, so we’ve got time for details.',
      '{detail} {after} Let’s take our time over the details.',
    ],
    [
      'Your plan’s simple, and we keep it that way: {when}, {then}. The side job gets some care, too. {detail}',
      'You described it like this: {words}. We read that over once, and then we do one job well. {detail}',
      'We take a moment longer and get it right. {detail} {after}',
    ],
    [
      'You noted {last_note}. We look closely today and see what the next note says. {detail} {after}',
      'You’ve got your own way of {acting}, so let’s stick to it. {detail} {after}',
      'However you like things done, that’s how we do this one. {detail} {after}',
    ],
    [
      'After {run} in a row, we’re old hands, and old hands don’t rush. {detail} {after}',
      'Let’s give one thing for {thing} our full attention. {detail} {after}',
      'Let’s give one thing our full attention. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. We can still do one thing well today, so let’s not hurry. {detail}',
      '{left} to your date leaves us time to be thorough. {detail} {after}',
      'Our work may be slow, as long as it’s good. {detail} {after}',
    ],
    [
      'Let’s do today’s job the way you’d show it to {ally}. {detail} {after}',
      '{kept} are done, and we’ve got time to do today carefully. {detail} {after}',
      'One thing, done right, is all we’re after. {detail} {after}',
    ],
  ],
}
