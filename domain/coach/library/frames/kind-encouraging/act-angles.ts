import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play'>

const alone = (...texts: Extract<FrameText, { texts: unknown }>['texts']): FrameText => ({ texts, holds: ALONE })

/** Frames of Kind & Encouraging for the angles that speak of how the act is done, and who may know (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      'You wrote {obstacle}. Go slowly today, and keep things short. {detail} {after}',
      'Let your shoulders drop first, and your jaw loosen. {detail} {after}',
    ],
    alone(
      '{detail} Take your time with that, and with your plan: {when}, {then}.',
      '{detail} {after} You have {left} until your date, and no need to rush today.',
      '{detail} {after} If your shoulders are up by your ears, you can let them down.',
    ),
    alone(
      'You noted {last_note}. You do not have to rush anything now. {detail} {after}',
      'You can breathe out once before you begin. {detail} {after}',
    ),
    alone(
      'You wrote: {why}. Slow and gentle is all right today. {detail} {after}',
      'You wrote {words}. You can take one thing at a time. {detail} {after}',
      '{today}, and that is no reason to hurry. {detail} {after}',
      '{detail} {after} If you get tired, you can stop there, and that is fine.',
    ),
    [
      'With {kept} kept, you can slow down a little. {detail} {after}',
      'There is no rush {when}. {detail} {after}',
      '{detail} {after} The speed of a slow song is fast enough.',
    ],
    [
      'Save some strength for your date, {left} away, and do only a little. {detail} {after}',
      'If your eyes are tired, close them for a breath before you begin. {detail} {after}',
    ],
    alone(
      'Go over your plan once in your head: {when}, {then}. There is no hurry about anything else. {detail}',
      'You wrote {words}. You can go slowly and still be on your way. {detail} {after}',
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
      'If somebody asks why you have this goal, you have your own words for it: {why}. {detail}',
      '{detail} {after} Nobody else has to know about it, unless you want them to.',
    ],
    alone(
      'You can tell somebody your plan, if you like: {when}, {then}. The rest can stay between you and the log. {detail}',
      'You can tell somebody that {kept} are kept, and then go easy today. {detail} {after}',
      'What you do today can stay between you and the log. {detail} {after}',
    ),
    [
      'You wrote {obstacle}. If a friend told you that, you would go easy on them. {detail} {after}',
      'Ask no more of yourself today than you would of a tired friend. {detail} {after}',
    ],
    [
      '{detail} {after} If {ally} asks how it is going, you will have an answer.',
      'A friend might like to hear about your {run} in a row. {detail} {after}',
      '{detail} {after} How it went is yours to tell or to keep.',
    ],
    [
      'You wrote {words}. You owe nobody more of an explanation than that. {detail} {after}',
      'You wrote {obstacle}. Nobody needs to hear how you get around it. {detail} {after}',
      '{detail} {after} You need nobody’s permission to begin.',
    ],
    [
      '{detail} {after} If somebody asks about {acting}, you can tell them that much.',
      '{detail} {after} If you want to tell somebody, one sentence is enough.',
    ],
    [
      'You wrote: {why}. You can be as patient with yourself as with a friend. {detail} {after}',
      'If a friend had this goal, you would make the first move small for them. {detail} {after}',
    ],
    [
      'You noted {last_note}. Thank you for writing it down. You can go easy today. {detail} {after}',
      '{detail} {after} You can be quietly pleased about it afterward.',
    ],
  ],
  play: [
    alone(
      'You wrote why: {why}. Today can be a playful try. {detail} {after}',
      'You can guess how this {weekday}’s part turns out, and see whether you were right. {detail} {after}',
    ),
    alone(
      'Your plan comes first: {when}, {then}. Anything else today is a bonus. {detail}',
      'With {kept} kept, not everything depends on today. {detail} {after}',
      '{detail} {after} You can call it a try, whatever comes of it.',
    ),
    alone(
      'It is {run} in a row now, so you can simply try something out. {detail} {after}',
      '{today}, so try one thing and see how it goes. {detail} {after}',
      'Think of today as an experiment. Not everything has to work. {detail} {after}',
    ),
    alone(
      'You wrote {obstacle}. With that in the way, an easy try is plenty. {detail} {after}',
      '{detail} {after} You can do it your own way, and it still counts.',
    ),
    alone(
      'You wrote {words}. You can try one thing out of curiosity. {detail} {after}',
      '{detail} {after} If it makes you smile, all the better.',
    ),
    alone(
      'You noted {last_note}. Today you can simply try something small. {detail} {after}',
      '{detail} {after} You can be curious about how it turns out.',
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
