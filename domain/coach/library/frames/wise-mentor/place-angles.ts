import type { Angle } from '#domain/coach/angle.ts'
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
      '{detail} {after} Add nothing more today.',
    ],
    [
      'You have kept {kept}, and a quiet day can be one more. {detail} {after}',
      'You need not do much for {acting} today. {detail} {after}',
      'Today may be a quiet day. {detail} {after}',
    ],
    [
      'You wrote {words}. Remember that, and let one easy task be enough. {detail}',
      'The day after {run} in a row may be an easy one. {detail} {after}',
      'You wrote {obstacle}. Consider that, and choose what is easiest today. {detail} {after}',
      'Choose what is easiest today. {detail} {after}',
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
      'You wrote {obstacle}. On such a day, decide on one thing, and leave out the second. {detail}',
      'Decide on one thing today, and leave out the second. {detail} {after}',
    ],
    [
      'You wrote: {why}. No single day decides that. Do one thing, and then rest. {detail}',
      'You wrote {words}. Today, one thing and a rest after it are enough. {detail}',
      'You wrote {obstacle}. One small thing and a pause are enough for such a day. {detail}',
      'Do one thing, and then nothing for a while. {detail} {after}',
    ],
    [
      'You noted {last_note}. Leave it at that, and let everything but one task wait. {detail}',
      '{detail} {after} Whatever else you had in mind can wait.',
    ],
    [
      'You named what makes this harder: {obstacle}. A modest {weekday} is enough. {detail} {after}',
      'The plan is almost enough for today: {when}, {then}. Add only one small thing. {detail}',
      'A modest {weekday} is enough, with a pause after this. {detail} {after}',
    ],
  ],
  place: [
    {
      texts: [
        'Consider where you will be {when}, and do one thing with that place in mind. {detail}',
        'Consider first where you will do this. {detail} {after}',
      ],
      holds: SETTLED,
    },
    [
      '{detail} {when}, {then}. Decide that once for the whole day.',
      'You wrote {words}. Decide where today’s part will be done, and go there. {detail}',
      'Decide first where, and only then how much. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. Wherever you are when that comes up, one thing can be settled now. {detail}',
        'Settle what can be settled from where you are. {detail} {after}',
      ],
      holds: SETTLED,
    },
    {
      texts: [
        'You wrote {words}. Before you get up from here, settle one thing for the goal. {detail}',
        'You decided on {acting}. Before you go anywhere else, settle one thing for it. {detail}',
        'Before you go anywhere else, settle one thing. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    [
      'After {run} in a row, the goal has a place in your day. Use it. {detail} {after}',
      'You noted {last_note}. Consider whether another place would suit you better today. {detail}',
      'You wrote {obstacle}. Choose a place for this {weekday} where that is least in the way. {detail}',
      'Choose one place for the goal on this {weekday}, however small. {detail} {after}',
    ],
    [
      'Wherever you are today, your reason is the same: {why}. You can decide right here. {detail}',
      'Decide now, and only the doing is left {when}. {detail} {after}',
      'Wherever you will be later, decide here and now. {detail} {after}',
    ],
    [
      'You noted {last_note}. With that in mind, choose one place for today, and keep to it. {detail} {after}',
      'Keep what you wrote where you can see it: {words}. Then do one thing. {detail}',
      'Choose one place for this, and keep to it. {detail} {after}',
    ],
    [
      'Your date is {left} away, so do not wait for a better place. {detail} {after}',
      'You wrote {obstacle}. Do not look for a perfect place on such a day. {detail} {after}',
      'Do not wait for a better place to do this. {detail} {after}',
    ],
  ],
  craft: [
    [
      'You wrote: {why}. Decide what today adds to that. {detail}',
      'You wrote {words}. Do little today, and do that little well. {detail} {after}',
      '{detail} {after} Give it your attention, and leave everything else aside until it is done.',
    ],
    [
      'After {run} in a row, choose one thing today and be exact about it. {detail} {after}',
      'You noted {last_note}. Choose one thing today, and be exact about it. {detail} {after}',
      'Be exact about one thing today. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. What you do carefully beforehand will ask less of you then. {detail}',
      'What is done now is one thing less {when}. {detail} {after}',
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
      'You wrote {obstacle}. Choose what is easy to do well even then. {detail} {after}',
      'Choose what is easy to do well on a {weekday}. {detail} {after}',
    ],
    [
      'You have kept {kept}. Today, do one thing more carefully than usual. {detail} {after}',
      'You wrote {obstacle}. Something short can be done with care, even then. {detail}',
      'You decided on {acting}. Do today’s part with more care than usual. {detail}',
      'Do one thing with more care than usual. {detail} {after}',
    ],
    [
      '{left} remain until your date, which is time enough to do this carefully. {detail} {after}',
      'Decide which part of {thing} deserves care today, and leave the rest plain. {detail} {after}',
      'Give your care to one thing today, and choose this one. {detail} {after}',
    ],
    [
      'You noted {last_note}. Finish one thing today before you consider what comes next. {detail} {after}',
      'You wrote {obstacle}. One finished task is worth more on such a day than several begun. {detail}',
      'Finish one thing before you begin the next. {detail} {after}',
    ],
  ],
}
