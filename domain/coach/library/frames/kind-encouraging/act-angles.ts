import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play'>

const alone = (...texts: Extract<FrameText, { texts: unknown }>['texts']): FrameText => ({ texts, holds: ALONE })

/** Frames of Kind & Encouraging for the angles that speak of how the act is done, and who may know (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      'You wrote {obstacle}, so half speed is enough today. {detail} {after}',
      'You may go at half speed on a {weekday}. {detail} {after}',
    ],
    alone(
      '{detail} You may do it slowly, and the same goes for your plan: {when}, {then}.',
      '{detail} {after} Slow is fine, as if you were showing it to {ally}.',
      '{detail} {after} You may do that slowly.',
    ),
    alone(
      'You noted {last_note}. However that was, you may go slowly today. {detail} {after}',
      'With {run} in a row kept, you may go gently today. {detail} {after}',
      'Slow and gentle is fine on a {weekday}. {detail} {after}',
    ),
    alone(
      'You wrote: {why}. You may think of that while your hands work. {detail} {after}',
      'You wrote {words}. You may think of that while your hands take their time. {detail} {after}',
      'Let your hands do a little, at their own speed. {detail} {after}',
    ),
    [
      '{kept} are kept, so there is no need to hurry today. {detail} {after}',
      'There is no hurry {when}. {detail} {after}',
    ],
    [
      'You need not tire yourself out with {left} to go. {detail} {after}',
      'You may be tired today and still do this much. {detail} {after}',
    ],
    alone(
      'You can go through your plan once in your head: {when}, {then}. Only a little is left for your hands. {detail}',
      'You wrote {words}. A calm moment is all that today’s part needs. {detail} {after}',
      'You need only a calm moment today. {detail} {after}',
    ),
    [
      '{detail} {after} You may notice how it feels, and tell {ally} about it or not.',
      '{detail} {after} You may notice how you feel {when}, without changing anything.',
    ],
  ],
  people: [
    [
      '{ally} may hear about today from you, in a single sentence. {detail} {after}',
      'If somebody asks what this is for, your own words are enough: {why}. {detail}',
      'If somebody asks about your goal, you can tell them about today. {detail} {after}',
    ],
    [
      'You may think of {ally} for a moment before you begin. {detail} {after}',
      'One person may know your plan, if you like: {when}, {then}. What you do besides can stay with you. {detail}',
      '{kept} are kept, and you may keep that to yourself. {detail} {after}',
      'What you do today can stay between you and the log. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. If a friend wrote that, you would ask only a little of them. {detail} {after}',
      'You would ask only a little of a friend, and may ask as little of yourself. {detail} {after}',
    ],
    [
      '{detail} {after} If you talk to {ally} today, you may mention it, or leave it out.',
      'You may tell somebody that you have kept {run} in a row. {detail} {after}',
      'If somebody asks how your {weekday} was, you will have an answer. {detail} {after}',
    ],
    [
      'You wrote {words}. You may say so to somebody today, or do your part quietly. {detail} {after}',
      'Perhaps somebody near you knows this, too: {obstacle}. You may do only a little today, without explaining it. {detail}',
      'You may do only a little, and explain it to nobody. {detail} {after}',
    ],
    [
      'You may tell {ally} today that a little was enough. {detail} {after}',
      'If somebody asks about the date you set, you can say that {left} remain. {detail} {after}',
      '{detail} {after} If you want to tell somebody, one sentence is enough.',
    ],
    [
      'You may do this as if it were a small favor to {ally}. {detail} {after}',
      'You wrote: {why}. Nobody else has to know that for you to begin. {detail} {after}',
      'Somebody who knows you would be content with a small day. {detail} {after}',
    ],
    [
      'You noted {last_note}. You may show that to somebody, or leave it in the log. {detail} {after}',
      '{detail} {after} Nobody has to see it {when}, and it still counts.',
    ],
  ],
  play: [
    alone(
      'You wrote: {why}. You may go toward that lightly today. {detail} {after}',
      'You may take this {weekday} lightly, and it still counts. {detail} {after}',
    ),
    alone(
      'Your plan may be the serious part: {when}, {then}. The rest of today can be light. {detail}',
      '{kept} are kept, and there is room for a light day. {detail} {after}',
      'Today can be a light day. {detail} {after}',
    ),
    alone(
      'You can imagine {ally} beside you, and take it lightly. {detail} {after}',
      'You may be more curious than strict, with {run} in a row behind you. {detail} {after}',
      'You may be more curious than strict today. {detail} {after}',
    ),
    alone(
      'You wrote {obstacle}. For a day with that in it, a light part is enough. {detail} {after}',
      'You need no serious face today. {detail} {after}',
    ),
    alone(
      'You wrote {words}. A light day suits that as well as a serious one. {detail} {after}',
      '{detail} {after} It may turn out oddly, and still be fine.',
    ),
    alone(
      'You noted {last_note}. A lighter touch is enough today. {detail} {after}',
      'Your {weekday} may have something light in it. {detail} {after}',
    ),
    alone(
      '{detail} Do it as lightly as you like, since the plan is already there: {when}, {then}.',
      '{detail} {after} Done lightly, it is still a part of {acting}.',
      '{detail} {after} You may do it as lightly as you like.',
    ),
    alone(
      'You can tell a strict voice in you that {kept} are kept. {detail} {after}',
      'If a strict voice in you asks for more, you may think of {ally} instead. {detail} {after}',
      'If a strict voice in you asks for more, let it talk. {detail} {after}',
    ),
  ],
}
