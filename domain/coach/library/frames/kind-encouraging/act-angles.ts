import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play'>

const light = (...texts: Extract<FrameText, { texts: unknown }>['texts']): FrameText => ({ texts, holds: ALONE })

/** Frames of Kind & Encouraging for the angles that speak of how the act is done, and who may know (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      'You wrote {obstacle}. Half speed is enough on a day like that. {detail} {after}',
      'Half speed is enough {when}. {detail} {after}',
      'Half speed is enough today. {detail} {after}',
    ],
    [
      '{detail} You may do it slowly, and the same goes for your plan: {when}, {then}.',
      '{detail} {after} Slow is fast enough for {acting}.',
      '{detail} {after} Slow is fast enough.',
    ],
    [
      'With {run} in a row kept, your hands may be slow today. {detail} {after}',
      'Slow and gentle is fine on a {weekday}. {detail} {after}',
    ],
    [
      'You wrote: {why}. Your head may think of that while your hands do something small. {detail}',
      'Let your hands do a little for {acting}, at their own speed. {detail} {after}',
      'Let your hands do a little, at their own speed. {detail} {after}',
    ],
    [
      '{kept} are kept, so you may do today’s part without hurry. {detail} {after}',
      'There is no hurry {when}. {detail} {after}',
      'There is no hurry today. {detail} {after}',
    ],
    [
      'There is no need to tire yourself out with {left} to go. {detail} {after}',
      'You can do something for {acting} even if you are tired. {detail} {after}',
      'You can do it tired or awake. {detail} {after}',
    ],
    [
      'You can go through your plan once in your head: {when}, {then}. Only a small thing is left for your hands. {detail}',
      'You need only a calm moment for today’s part of {acting}. {detail} {after}',
      'You need only a calm moment for today’s part. {detail} {after}',
    ],
    [
      '{detail} {after} You may notice how you feel {when}, without changing anything.',
      '{detail} {after} You may notice how it feels, without changing anything.',
    ],
  ],
  people: [
    [
      'If somebody asks what this is for, your own words are enough: {why}. {detail}',
      'If somebody asks about {acting}, you can tell them about today. {detail} {after}',
      'If somebody asks about your goal, you can tell them about today. {detail} {after}',
    ],
    [
      'One person may know your plan, if you like: {when}, {then}. What you do besides can stay with you. {detail}',
      '{kept} are kept, and you may keep that to yourself. {detail} {after}',
      'What you do today for {acting} can stay with you. {detail} {after}',
      'Today’s part can stay with you. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. To a friend with that in the way, you would say that a little is enough. {detail}',
      'A friend would not expect more from you {when}. {detail} {after}',
      'A friend would say that a little is enough. {detail} {after}',
    ],
    [
      'You may tell somebody that you have kept {run} in a row. {detail} {after}',
      'If somebody asks how your {weekday} was, you will have an answer. {detail} {after}',
    ],
    [
      'Perhaps somebody near you knows this, too: {obstacle}. You may do only a little today, without explaining it. {detail}',
      'You may do only a little for {acting}, and explain it to nobody. {detail} {after}',
      'You may do only a little, and explain it to nobody. {detail} {after}',
    ],
    [
      'If somebody asks about the date you set, you can say that {left} remain. {detail} {after}',
      '{detail} {after} If you want to tell somebody, one sentence about {acting} is enough.',
      '{detail} {after} If you want to tell somebody, one sentence is enough.',
    ],
    [
      'You wrote: {why}. Somebody who knows that would be content with a small day. {detail}',
      'Somebody who knows you would be content with a little for {acting}. {detail} {after}',
      'Somebody who knows you would be content with a small day. {detail} {after}',
    ],
    [
      '{detail} {after} Nobody has to see it {when}, and it still counts.',
      '{detail} {after} Nobody has to see it, and it still counts.',
    ],
  ],
  play: [
    light(
      'You wrote: {why}. Something light can go toward that, too. {detail} {after}',
      'You wrote: {why}. Something light can go toward that, too, and it needs no result. {detail}',
      'A light thing counts for {acting}, too. {detail} {after}',
      'A light thing counts, too. {detail} {after}',
    ),
    light(
      'Your plan may be the serious part: {when}, {then}. What comes beside it can be light. {detail}',
      '{kept} are kept, so today may be a light one. {detail} {after}',
      'Today’s part may be a light one. {detail} {after}',
    ),
    light(
      'You may play a little today, after {run} in a row. {detail} {after}',
      'You may treat it as a game {when}. {detail} {after}',
      'You may treat it as a game today. {detail} {after}',
    ),
    light(
      'You wrote {obstacle}. Beside that, something light still has room. {detail} {after}',
      'You need no serious face for {acting}. {detail} {after}',
      'You need no serious face for it. {detail} {after}',
    ),
    light(
      '{detail} {after} It may turn out oddly, and still be fine for {acting}.',
      '{detail} {after} It may turn out oddly, and still be fine.',
    ),
    light(
      'Among the {left} until your date, today may be the light one. {detail} {after}',
      'Your {weekday} may have something light in it. {detail} {after}',
    ),
    light(
      '{detail} Do it as lightly as you like, since the plan is already there: {when}, {then}.',
      '{detail} {after} You may do it as lightly as you like {when}.',
      '{detail} {after} You may do it as lightly as you like.',
    ),
    light(
      'You can tell a strict voice in you that {kept} are kept. {detail} {after}',
      'If a strict voice speaks up about {acting}, let it talk. {detail} {after}',
      'If a strict voice in you asks for more, let it talk. {detail} {after}',
    ),
  ],
}
