import type { Angle } from '#domain/coach/day/angle.ts'
import type { DetailForm, FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type PlaceAngle = Extract<Angle, 'rest' | 'place' | 'craft'>

/** What is done wherever the reader is, with things or a pen. */
const SETTLED: readonly DetailForm[] = ['prepare', 'note']

/** Frames of Wise Mentor for the angles that say how much is done, where, and with what care (TEXT-26). */
export const placeFrames: Record<PlaceAngle, readonly FrameText[]> = {
  rest: [
    [
      '{detail} After that, only the plan is left for today: {when}, {then}.',
      'You noted {last_note}. Today one thing is enough, and the rest can wait. {detail}',
      '{detail} {after} Let that be enough.',
    ],
    [
      'You have kept {kept}, and a quiet day can be one more. {detail} {after}',
      'You need not do much for {acting} today. {detail} {after}',
      'Let today be a quiet one. {detail} {after}',
    ],
    [
      'You wrote {words}. Remember that, and let one easy task be enough. {detail}',
      'One quiet day among {run} in a row does no harm. {detail} {after}',
      'You wrote {obstacle}. Consider that, and choose what is easiest today. {detail} {after}',
      'The easiest thing will do today. {detail} {after}',
    ],
    {
      texts: [
        '{left} remain until your date. That leaves time for a pause after this. {detail} {after}',
        '{detail} Then take a pause, and remember what you wrote: {words}.',
        '{detail} {after} Take a pause before you turn to the next thing.',
      ],
      holds: AT_ONCE,
    },
    [
      'You wrote {obstacle}. Allow for that today: leave other things out, and keep one. {detail}',
      'Leave something out today, and keep one small thing. {detail} {after}',
    ],
    [
      'You wrote: {why}. No single day decides that. Do one thing, and then rest. {detail}',
      'You wrote {words}. Today, one thing and a rest after it are enough. {detail}',
      'You wrote {obstacle}. Against that, one small thing and a pause are enough. {detail}',
      'Do one thing, and then nothing for a while. {detail} {after}',
    ],
    [
      'You noted {last_note}. Leave it at that, and let everything but one task wait. {detail}',
      '{detail} {after} Whatever else you had in mind can wait.',
    ],
    [
      'You named what makes this harder: {obstacle}. A modest {weekday} is enough. {detail} {after}',
      'The plan is nearly all there is today: {when}, {then}. Add only one small thing. {detail}',
      'A modest {weekday} is enough, with a pause in it. {detail} {after}',
    ],
  ],
  place: [
    {
      texts: [
        'However it goes {when}, there is something to arrange from where you are. {detail}',
        'You need not go far to do something useful. {detail} {after}',
      ],
      holds: SETTLED,
    },
    [
      '{detail} {when}, {then}. With that, the day has all it needs.',
      'You wrote {words}. You can do something about that from wherever you are. {detail}',
      'You can do something for the goal from wherever you are. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. Get something ready now, wherever it may come up. {detail}',
        'Put one thing in place today. {detail} {after}',
      ],
      holds: SETTLED,
    },
    {
      texts: [
        'You wrote {words}. Before other things come up, settle something about that. {detail}',
        'You decided on {acting}. Here is a small piece of it. {detail}',
        'Before anything else comes up, take care of one small thing. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    [
      'After {run} in a row, the goal has a place in your day. Use it. {detail} {after}',
      'You noted {last_note}. Whatever that day was like, give the goal a place in this one. {detail}',
      'You wrote {obstacle}. Give the goal a place on this {weekday}. {detail}',
      'Give the goal a place on this {weekday}, however small. {detail} {after}',
    ],
    [
      'Wherever you are today, your reason is the same: {why}. Do one small thing for it. {detail}',
      'Wherever you may be {when}, you have a few minutes today. {detail} {after}',
      'Wherever you are today, you can do one small thing. {detail} {after}',
    ],
    [
      'You noted {last_note}. Wherever today takes you, something small will fit in. {detail} {after}',
      'Keep what you wrote where you can see it: {words}. Then do one thing about it. {detail}',
      'Wherever today takes you, something small will fit in. {detail} {after}',
    ],
    [
      'Your date is {left} away. A better place may not come. {detail} {after}',
      'You wrote {obstacle}. You need no perfect place to do something about it. {detail} {after}',
      'You need no special place for this goal. {detail} {after}',
    ],
  ],
  craft: [
    [
      'You wrote: {why}. Give that one careful minute today. {detail}',
      'You wrote {words}. Do little today, and do that little well. {detail} {after}',
      '{detail} {after} Do it with care, and let other things wait until it is done.',
    ],
    [
      'After {run} in a row, one small thing done exactly is enough today. {detail} {after}',
      'You noted {last_note}. One small thing, done exactly, is a good way to go on. {detail} {after}',
      'A small thing is worth doing exactly. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. What you do carefully beforehand will ask less of you then. {detail}',
      '{when}, the rest can follow. Do one thing carefully now. {detail} {after}',
      'The rest can follow another day. Do one thing carefully now. {detail} {after}',
    ],
    {
      texts: [
        '{detail} {when}, {then}. Leave everything else for another day.',
        'For {acting}, one plain thing done carefully is enough today. {detail} {after}',
        'Do one plain thing, and do it carefully. {detail} {after}',
      ],
      holds: ALONE,
    },
    [
      'You wrote {words}. Choose something that you can do well today, however short. {detail}',
      'You wrote {obstacle}. Even so, an easy thing can be done well today. {detail} {after}',
      'Something easy, done well, is enough for a {weekday}. {detail} {after}',
    ],
    [
      'You have kept {kept}. Today, do one thing more carefully than usual. {detail} {after}',
      'You wrote {obstacle}. Something short can be done with care, even then. {detail}',
      'You decided on {acting}. Give that a little more care than usual today. {detail}',
      'Do one thing with more care than usual. {detail} {after}',
    ],
    [
      '{left} remain until your date, which is time enough to do one thing carefully. {detail} {after}',
      'Decide which part of {thing} deserves care today, and leave the rest plain. {detail} {after}',
      'Take care over one thing, and leave the rest plain. {detail} {after}',
    ],
    [
      'You noted {last_note}. Finish one thing today before you consider what comes next. {detail} {after}',
      'You wrote {obstacle}. When that comes up, one finished thing is worth more than several begun. {detail}',
      'Finish one thing before you begin the next. {detail} {after}',
    ],
  ],
}
