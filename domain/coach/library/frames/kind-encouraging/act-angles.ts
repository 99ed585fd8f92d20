import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play'>

const alone = (...texts: Extract<FrameText, { texts: unknown }>['texts']): FrameText => ({ texts, holds: ALONE })

/** Frames of Kind & Encouraging for the angles that speak of how the act is done, and who may know (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      'You wrote {obstacle}. You may take that slowly today, and begin with very little. {detail} {after}',
      'It is {weekday}, and you can take things slowly. {detail} {after}',
    ],
    alone(
      '{detail} There is no hurry about that, or about your plan: {when}, {then}.',
      '{detail} {after} With your date {left} away, you need not rush.',
      '{detail} {after} It may take as long as it takes today.',
    ),
    alone(
      'You noted {last_note}. Nothing today has to be done in a hurry. {detail} {after}',
      'Take your time this {weekday}, since nothing is urgent. {detail} {after}',
    ),
    alone(
      'You wrote: {why}. You can go about that gently today. {detail} {after}',
      'You wrote {words}. One thing at a time is enough for that. {detail} {after}',
      'You may pause whenever you like today. {detail} {after}',
    ),
    [
      '{kept} are kept. You can go slowly today. {detail} {after}',
      'There is no need to hurry {when}. {detail} {after}',
      'Nobody is waiting for you to be quick today. {detail} {after}',
    ],
    [
      'You may save some strength for your date, {left} away, and do only a little. {detail} {after}',
      'You may be tired today, and a small thing is still possible. {detail} {after}',
    ],
    alone(
      'You can go over your plan once in your head: {when}, {then}. Then take your time with one easy thing. {detail}',
      'You wrote {words}. Quick or slow, a little for that counts today. {detail} {after}',
      'Quick or slow, a small thing counts today. {detail} {after}',
    ),
    [
      '{detail} {after} Even if you do it slowly, it helps with {acting}.',
      '{detail} {after} If you get tired, you may leave it there.',
    ],
  ],
  people: [
    [
      '{detail} {after} You can tell {ally} about it afterward, if you like.',
      'If somebody asks why you have this goal, your own words are enough: {why}. {detail}',
      'You can be as patient with yourself today as with somebody you like. {detail} {after}',
    ],
    alone(
      'You can tell somebody your plan, if you like: {when}, {then}. The rest of today may stay private. {detail}',
      'You can tell somebody that {kept} are kept, and then keep today short. {detail} {after}',
      'Today may stay between you and the log. {detail} {after}',
    ),
    [
      'You wrote {obstacle}. If a friend wrote that, you would ask only a little of them. {detail} {after}',
      'You may ask as little of yourself as you would of a tired friend. {detail} {after}',
    ],
    [
      '{detail} {after} If {ally} asks how it is going, you can say what you did today.',
      'Your {run} in a row are something to tell somebody about. {detail} {after}',
      '{detail} {after} Nobody else has to know how long it took this {weekday}.',
    ],
    [
      'You wrote {words}. You may keep that to yourself and still do a little. {detail} {after}',
      'You wrote {obstacle}. Nobody needs an explanation for that, and you can still do a little. {detail} {after}',
      'Nobody is counting the minutes you take today. {detail} {after}',
    ],
    [
      '{detail} {after} If somebody asks about {acting}, you can tell them about it.',
      '{detail} {after} If you want to tell somebody, one sentence is enough.',
    ],
    [
      'You wrote: {why}. That can stay private while you do a little for it. {detail} {after}',
      'A good friend would tell you that a little is enough today. {detail} {after}',
    ],
    [
      'You noted {last_note}. Thank you for writing it down. One small thing is enough today. {detail} {after}',
      '{detail} {after} It counts even if nobody sees it.',
    ],
  ],
  play: [
    alone(
      'You wrote why: {why}. Today you may go about it lightly. {detail} {after}',
      'You may be relaxed about your goal this {weekday}, and a small thing still counts. {detail} {after}',
    ),
    alone(
      'Your plan is the main part: {when}, {then}. The other part is short and easy. {detail}',
      'You have kept {kept}, so there is no pressure on today. {detail} {after}',
      'There is nothing to win or lose today. {detail} {after}',
    ),
    alone(
      'It has been {run} in a row, and today you may simply try something. {detail} {after}',
      'You can treat today as a try. Not everything has to work. {detail} {after}',
    ),
    alone(
      'You wrote {obstacle}. With that in the way, an easy try is enough today. {detail} {after}',
      'You need not be good at something for it to count today. {detail} {after}',
    ),
    alone(
      'You wrote {words}. You may try something small for that, just to see how it goes. {detail} {after}',
      '{detail} {after} If it goes a little wrong, that is fine.',
    ),
    alone(
      'You noted {last_note}. Go easy on yourself, and keep today small. {detail} {after}',
      'Next to nothing has to happen today. {detail} {after}',
    ),
    alone(
      '{detail} You can be relaxed about it, since your plan is set: {when}, {then}.',
      '{detail} {after} Small things like that make {acting} a little easier.',
      '{detail} {after} However it turns out, your day counts.',
    ),
    alone(
      'Before you are strict with yourself, remember that {kept} are kept. {detail} {after}',
      'If you feel that you ought to do more, a little is still enough. {detail} {after}',
    ),
  ],
}
