import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play'>

const alone = (...texts: Extract<FrameText, { texts: unknown }>['texts']): FrameText => ({ texts, holds: ALONE })

/** Frames of Kind & Encouraging for the angles that speak of how the act is done, and who may know (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      'You wrote {obstacle}. On such days, you may go at half speed. {detail} {after}',
      'You may go at half speed this {weekday}. {detail} {after}',
    ],
    alone(
      '{detail} You may do it slowly, and your plan as well: {when}, {then}.',
      '{detail} {after} With your date {left} away, you need not rush.',
      '{detail} {after} You may do that as slowly as you like.',
    ),
    alone(
      'You noted {last_note}. Today’s part may be done slowly. {detail} {after}',
      'You may take as long as you like this {weekday}. {detail} {after}',
    ),
    alone(
      'You wrote: {why}. You may go about it gently today. {detail} {after}',
      'You wrote {words}. There is no rush with this part. {detail} {after}',
      'There is plenty of time for this part. {detail} {after}',
    ),
    [
      '{kept} are kept. You can go slowly today. {detail} {after}',
      'There is no need to hurry {when}. {detail} {after}',
    ],
    [
      'You may save some strength for your date, which is {left} away. {detail} {after}',
      'You may be tired today and still do this. {detail} {after}',
    ],
    alone(
      'You can go over your plan once in your head: {when}, {then}. Then you can do this calmly. {detail}',
      'You wrote {words}. Quick or slow, this part counts. {detail} {after}',
      'Quick or slow, this counts today. {detail} {after}',
    ),
    [
      '{detail} {after} You may go slowly and still do enough for {acting}.',
      '{detail} {after} If you get tired, you may leave it there.',
    ],
  ],
  people: [
    [
      '{detail} {after} You can tell {ally} about it afterward, if you like.',
      'If somebody asks what this is for, your own words are enough: {why}. {detail}',
      'You can tell somebody about this today, or keep it to yourself. {detail} {after}',
    ],
    alone(
      'You can tell somebody your plan, if you like: {when}, {then}. This part may stay private. {detail}',
      'You can tell somebody that {kept} are kept, or just do today’s part. {detail} {after}',
      'You may keep this between you and the log. {detail} {after}',
    ),
    [
      'You wrote {obstacle}. If a friend wrote that, you would ask only a little of them. {detail} {after}',
      'You may ask as little of yourself as you would of a tired friend. {detail} {after}',
    ],
    [
      '{detail} {after} If {ally} asks how it is going, you can say what you did today.',
      'You can tell somebody about your {run} in a row. {detail} {after}',
      '{detail} {after} Nobody else has to know how long it took this {weekday}.',
    ],
    [
      'You wrote {words}. You may keep that to yourself and still do a little. {detail} {after}',
      'You wrote {obstacle}. You do not have to explain that to anybody today. {detail} {after}',
      'Nobody measures how long you take today. {detail} {after}',
    ],
    [
      '{detail} {after} It is something to tell people who ask about {acting}.',
      '{detail} {after} If you want to tell somebody, one sentence is enough.',
    ],
    [
      'You wrote: {why}. That can stay private while you do a little for it. {detail} {after}',
      'A good friend would tell you that this is enough for today. {detail} {after}',
    ],
    [
      'You noted {last_note}. Thank you for writing it down. Today you need only do this. {detail} {after}',
      '{detail} {after} It counts even if nobody sees it.',
    ],
  ],
  play: [
    alone(
      'You wrote: {why}. You can be relaxed about today’s part of it. {detail} {after}',
      'You may do this in a relaxed way, and your {weekday} still counts. {detail} {after}',
    ),
    alone(
      'Your plan is the main part: {when}, {then}. Here is something light to go with it. {detail}',
      'You have kept {kept}, and you may do this without any pressure. {detail} {after}',
      'There is nothing to win or lose with this. {detail} {after}',
    ),
    alone(
      'It has been {run} in a row, and this may simply be a try. {detail} {after}',
      'You can treat this as a try. It does not have to work. {detail} {after}',
    ),
    alone(
      'You wrote {obstacle}. Something light may be easier on such days. {detail} {after}',
      'You do not have to be good at this for it to count. {detail} {after}',
    ),
    alone(
      'You wrote {words}. You may try this once, just to see how it goes. {detail} {after}',
      '{detail} {after} If it turns out a little strange, that is fine.',
    ),
    alone(
      'You noted {last_note}. Go easy on yourself today. {detail} {after}',
      'You may smile at how small this is. {detail} {after}',
    ),
    alone(
      '{detail} You can be relaxed about it, since your plan is set: {when}, {then}.',
      '{detail} {after} However it turns out, it is good practice for {acting}.',
      '{detail} {after} However it turns out, your day counts.',
    ),
    alone(
      'Before you are strict with yourself, remember that {kept} are kept. {detail} {after}',
      'If a strict voice in you asks for more, you can let it talk. {detail} {after}',
    ),
  ],
}
