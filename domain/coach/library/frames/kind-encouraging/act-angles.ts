import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play'>

const alone = (...texts: Extract<FrameText, { texts: unknown }>['texts']): FrameText => ({ texts, holds: ALONE })

/** Frames of Kind & Encouraging for the angles that speak of how the act is done, and who may know (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      'You wrote {obstacle}. Go slowly today, and keep it short. {detail} {after}',
      'Let your shoulders drop first, and your jaw loosen. {detail} {after}',
    ],
    alone(
      '{detail} Take your time with that, and with your plan: {when}, {then}.',
      '{detail} {after} You have {left} until your date, and no need to rush today.',
      '{detail} {after} If your shoulders are up by your ears, you can let them down.',
    ),
    alone(
      'You noted {last_note}. You need not rush anything now. {detail} {after}',
      'You can breathe out once before you begin. {detail} {after}',
    ),
    alone(
      'You wrote: {why}. This can be a gentle part of it. {detail} {after}',
      'You wrote {words}. You can take that one thing at a time. {detail} {after}',
      '{today}, and you need not hurry because of it. {detail} {after}',
      '{detail} {after} If you get tired, you can stop there, and that is fine.',
    ),
    [
      'With {kept} kept, you can slow down a little. {detail} {after}',
      'There is no rush {when}. {detail} {after}',
      'You can do this at the speed of a slow song. {detail} {after}',
    ],
    [
      'Save some strength for your date, {left} away, and do only a little. {detail} {after}',
      'If your eyes are tired, close them for a breath before you begin. {detail} {after}',
    ],
    alone(
      'Go over your plan once in your head: {when}, {then}. Then you can do this, without any hurry. {detail}',
      'You wrote {words}. You can be slow about that and still be on your way. {detail} {after}',
      'You can get comfortable first, sitting or standing. {detail} {after}',
    ),
    [
      '{detail} {after} Slow or quick, it helps with {acting}.',
      '{detail} {after} If you are too tired for it, you can leave it for another day.',
    ],
  ],
  people: [
    [
      '{detail} {after} You can tell {ally} about it afterward, if you like.',
      'If somebody asks why you are doing this, you have your own words for it: {why}. {detail}',
      'You can keep today’s part to yourself, if you like. {detail} {after}',
    ],
    alone(
      'You can tell somebody your plan, if you like: {when}, {then}. The rest can stay between you and the log. {detail}',
      'You can tell somebody that {kept} are kept, and then go easy today. {detail} {after}',
      'Today can stay between you and the log. {detail} {after}',
    ),
    [
      'You wrote {obstacle}. If a friend told you that, you would go easy on them. {detail} {after}',
      'Ask no more of yourself today than you would of a tired friend. {detail} {after}',
    ],
    [
      '{detail} {after} If {ally} asks how it is going, you will have an answer.',
      'Your {run} in a row are something to tell a friend. {detail} {after}',
      '{detail} {after} You need not tell anybody how it went, unless you want to.',
    ],
    [
      'You wrote {words}. You can keep that to yourself and still act on it. {detail} {after}',
      'You wrote {obstacle}. Nobody needs to hear how you get around it. {detail} {after}',
      'You need nobody’s permission for this. {detail} {after}',
    ],
    [
      '{detail} {after} If somebody asks about {acting}, you can tell them that much.',
      '{detail} {after} If you want to tell somebody, one sentence is enough.',
    ],
    [
      'You wrote: {why}. This is one quiet way toward it. {detail} {after}',
      'If a friend asked you for help with this, you would make the first move small. {detail} {after}',
    ],
    [
      'You noted {last_note}. Thank you for writing it down. You can go easy today. {detail} {after}',
      '{detail} {after} You can be quietly pleased about that.',
    ],
  ],
  play: [
    alone(
      'You wrote why: {why}. You can go about it playfully today. {detail} {after}',
      'You can guess how this {weekday}’s part turns out, and see whether you were right. {detail} {after}',
    ),
    alone(
      'Your plan comes first: {when}, {then}. Anything else today is a bonus. {detail}',
      'With {kept} kept, nothing hangs on today. {detail} {after}',
      'You can treat this as a try, whatever comes of it. {detail} {after}',
    ),
    alone(
      'It is {run} in a row now, so you can simply try something out. {detail} {after}',
      '{today}, so try one thing and see how it goes. {detail} {after}',
      'Think of today as an experiment. Not everything has to work. {detail} {after}',
    ),
    alone(
      'You wrote {obstacle}. With that in the way, an easy try is plenty. {detail} {after}',
      'You can do this in your own way, and it still counts. {detail} {after}',
    ),
    alone(
      'You wrote {words}. You can try something for that, just to see how it goes. {detail} {after}',
      '{detail} {after} If it makes you smile, all the better.',
    ),
    alone(
      'You noted {last_note}. Today you can simply try something small. {detail} {after}',
      'You can be curious about how this turns out. {detail} {after}',
    ),
    alone(
      '{detail} Try that once, as a warm-up for your plan: {when}, {then}.',
      '{detail} {after} Things like that make {acting} a little easier.',
      '{detail} {after} You can keep what you liked about it, and forget the rest.',
    ),
    alone(
      '{kept} are kept, so there is no reason to be hard on yourself. {detail} {after}',
      'You may feel that you ought to do more. Let that go for today. {detail} {after}',
    ),
  ],
}
