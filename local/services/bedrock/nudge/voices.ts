import type { Tone } from '#domain/goals/fields.ts'

/** How a nudge opens and closes. `{act}`, `{acting}` and `{thing}` are put in from the goal; a day asks for six at most. */
export const NUDGE_VOICES: Record<Tone, { open: readonly string[]; close: readonly string[] }> = {
  drill_sergeant: {
    open: [
      'You asked for orders. Here they are: {act}, the next piece of it, now.',
      'Eyes front. {thing} takes four minutes of this hour.',
      'Second wind, same target: {acting}.',
      'Stand up. The next move on {thing} is short, and it is yours.',
      'Clock check. There is room in this hour for {acting}.',
      'Good call, reporting in. {thing} moves one line forward before anything else does.',
    ],
    close: ['Step one. Go.', 'Start the timer, then the work.', 'Done is the only report I need.', 'Move, then think.'],
  },
  kind_encouraging: {
    open: [
      'It’s good that you came by. {thing} could use a few quiet minutes, and so could you.',
      'A small piece of {acting} would fit right here, between two other things.',
      'You don’t have to be in the mood to {act}. A minute in, the mood often turns up.',
      'Half the day is still soft clay. Let a little of it be {acting}.',
      'Take a breath, put down one thing, and let {thing} have the space it leaves.',
      'You thought of {thing} again today. That is how things get done: they are thought of, and then touched.',
    ],
    close: [
      'Only the first step, and then see.',
      'Be easy with yourself, and begin.',
      'Small is plenty.',
      'I’d start with the one that looks friendliest.',
    ],
  },
  teammate: {
    open: [
      'Back already? Great, let’s give {thing} ten minutes’ worth of shoulders.',
      'Right, we’re mid-shift. {acting} is next on the bench.',
      'Let’s steal four minutes for {acting} before anyone notices.',
      'You and me, {thing}, one short round.',
      'We said we’d {act}. Here’s a gap that’s just the right size.',
      'Coffee down, sleeves up: {thing} wants one more push from us.',
    ],
    close: [
      'You start, I’ll count.',
      'Let’s see how far step one gets us.',
      'Quick one, then back to the rest.',
      'Meet you on the other side of it.',
    ],
  },
  wise_mentor: {
    open: [
      'The middle of a day is a good place to return to {thing}. Nothing has been decided yet.',
      'You needn’t wait for a better hour. To {act} asks only for this one, and not all of it.',
      'Look at {thing} as if someone had handed it to you just now. What is the first thing you would touch?',
      'A day bends toward what is done in the middle of it. Let that be {acting}, briefly.',
      'What tires us is mostly the standing at the door. {acting} begins one step inside.',
      'There is a small, patient piece of {thing} that has been waiting since the morning.',
    ],
    close: [
      'Begin, and let the beginning advise you.',
      'One step, done with attention, is enough.',
      'Do it slowly, and do it now.',
      'Then let the day go on.',
    ],
  },
}
