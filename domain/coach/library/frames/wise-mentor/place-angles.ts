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
      '{detail} Beyond that, only the plan is left: {when}, {then}. From everything else, you may rest.',
      'You noted {last_note}. After such a day, you may decide on one act and rest from the others. {detail}',
      '{detail} {after} Add nothing more today.',
    ],
    [
      '{kept} are kept, and a quiet day takes nothing from them. {detail} {after}',
      'A quiet day is also a part of {acting}. {detail} {after}',
      'A quiet day has its place as well. {detail} {after}',
    ],
    [
      'You wrote {words}. Consider that at leisure, after one easy act. {detail} {after}',
      '{run} in a row permit an easy choice today. {detail} {after}',
      'You wrote {obstacle}. Consider that, and choose what is easiest today. {detail} {after}',
      'Choose the easiest thing today. {detail} {after}',
    ],
    {
      texts: [
        'With {left} until your date, there is time for a pause after one act. {detail} {after}',
        '{detail} Leave a pause after that, and read once what you wrote: {words}.',
        '{detail} {after} Leave a pause before you turn to the next thing.',
      ],
      holds: AT_ONCE,
    },
    [
      'You wrote {obstacle}. For that reason, decide on one act today, and rest from the others. {detail}',
      'Decide on one act today, and leave out the second. {detail} {after}',
    ],
    [
      'What you wrote is no matter of a single day: {why}. Do one thing, and then pause. {detail}',
      'Read what you wrote about this goal, do one thing, and then pause: {words}. {detail}',
      'You wrote {obstacle}. Do one thing before that comes up, and then pause. {detail} {after}',
      'Do one thing, and then nothing for a while. {detail} {after}',
    ],
    [
      'You noted {last_note}. Leave that where it is, and let all but one act wait. {detail}',
      '{detail} {after} Leave whatever else you had in mind, and let it wait.',
    ],
    [
      'You named what makes it harder: {obstacle}. Let {weekday} be modest for that reason. {detail} {after}',
      'Let today consist of little: {when}, {then}. Add one act, and a pause after it. {detail}',
      'Let {weekday} be modest, with a pause after one act. {detail} {after}',
    ],
  ],
  place: [
    {
      texts: [
        'Consider where you will be {when}, and do one thing with that place in mind. {detail}',
        'Consider first where you will do it. {detail} {after}',
      ],
      holds: SETTLED,
    },
    [
      '{detail} The plan keeps its own place and moment: {when}, {then}.',
      'You wrote {words}. Decide with that in mind where you will act today. {detail} {after}',
      'Decide first where, and only then how much. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {obstacle}. Consider where that comes up, and settle one thing before you are there. {detail}',
        'Decide on one thing that can be settled from where you are. {detail} {after}',
      ],
      holds: SETTLED,
    },
    {
      texts: [
        'You wrote {words}. Before you leave this place, settle one thing for the goal. {detail} {after}',
        'You decided on {acting}. Before you change places today, settle one thing for it. {detail}',
        'Before you change places today, settle one thing. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    [
      'After {run} in a row, the goal has a place in your day. Use it. {detail} {after}',
      'You noted {last_note}. Consider where that was, and choose today’s place accordingly. {detail} {after}',
      'You wrote {obstacle}. Choose a corner of this {weekday} that is free of that. {detail}',
      'Choose a corner of this {weekday} for the goal, however small. {detail} {after}',
    ],
    [
      'Wherever you are today, your reason goes with you: {why}. Decide here and now. {detail}',
      'Wherever you will be {when}, decide here and now. {detail} {after}',
      'Wherever you will be later, decide here and now. {detail} {after}',
    ],
    [
      'You noted {last_note}. With that in mind, choose one place for today, and keep to it. {detail} {after}',
      'Keep what you wrote where you can see it: {words}. Then choose your place. {detail}',
      'Choose one place for this, and keep to it. {detail} {after}',
    ],
    [
      '{left} remain, so do not wait for a better place or hour. {detail} {after}',
      'You wrote {obstacle}. Choose a place where that need not come up, or stay where you are. {detail}',
      'A better place can be found another day. {detail} {after}',
    ],
  ],
  craft: [
    [
      'You wrote: {why}. Decide what goes toward that today, and do it with care. {detail}',
      'Keep your own words in view, and do one thing well: {words}. {detail} {after}',
      '{detail} {after} Give it your attention, and leave everything else aside meanwhile.',
    ],
    [
      '{run} in a row are kept. Choose one point today, and be exact about it. {detail} {after}',
      'You noted {last_note}. Be equally plain today, and exact about one point. {detail} {after}',
      'Be exact about one point today. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. What is done with care beforehand asks less of you then. {detail} {after}',
      'What is done carefully now asks less of you {when}. {detail} {after}',
    ],
    {
      texts: [
        'Take as much care as you would if {ally} could see it. {detail} {after}',
        '{detail} Take care with that, and leave the plan as you decided it: {when}, {then}.',
        'Do the plain thing, and take care over it. {detail} {after}',
      ],
      holds: ALONE,
    },
    [
      'You wrote {words}. With that in mind, choose what you can do well today. {detail} {after}',
      'Consider what you wrote, and choose what is easiest to do well: {obstacle}. {detail} {after}',
      'Choose what is easiest to do well on a {weekday}. {detail} {after}',
    ],
    [
      'With {kept} kept, do one thing more carefully than usual. {detail} {after}',
      'You wrote {obstacle}. Choose one act that you can do slowly and with care. {detail}',
      'You decided on {acting}. Do one thing for it more carefully than usual. {detail}',
      'Do one thing more carefully than usual. {detail} {after}',
    ],
    [
      '{left} allow for some care. Decide what deserves it today. {detail} {after}',
      'Decide which part of {thing} deserves care today, and leave the rest plain. {detail} {after}',
      'Decide what deserves care today, and leave the rest plain. {detail} {after}',
    ],
    [
      'You noted {last_note}. Finish one thing today before you consider what comes next. {detail} {after}',
      'You wrote {obstacle}. Finish one thing before you consider how to meet that. {detail} {after}',
      'Finish one thing before you consider the next. {detail} {after}',
    ],
  ],
}
