import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

/** Frames of Teammate for the day of a target and the day before it (TEXT-26). */
export const dateFrames: Record<Extract<Situation, 'target_eve' | 'target_day'>, readonly FrameText[]> = {
  target_eve: [
    [
      'Tomorrow’s the day you set for the goal {title}, and {kept} are kept. {detail} Then we list what’s open.',
      'Tomorrow’s the day you set for the goal {title}, so let’s split it. {detail} Then we list what’s open.',
    ],
    [
      'The date for the goal {title} is tomorrow. {detail} Let’s see what’s missing, and pick the one thing tomorrow needs.',
    ],
    [
      'One day to the date of the goal {title}. {detail} Your reason decides what else we do: {why}.',
      'One day to the date of the goal {title}. {detail} Let’s settle what we want done by tomorrow, and drop everything else.',
    ],
    [
      'We’ve got today, and then the day you set for the goal {title}. {detail} Pick what we leave out, and let’s be in bed on time.',
    ],
    [
      '{run} in a row, and tomorrow’s the date of the goal {title}. {detail} Let’s name what works already, and leave that alone.',
      'It’s the day before the date of the goal {title}. {detail} Let’s name what works already, and leave that alone.',
    ],
    [
      'Nerves are fine, tomorrow’s the date of the goal {title}. {detail} You wrote {obstacle}, so that goes on our slip for tomorrow.',
      'Nerves are fine, tomorrow’s the date of the goal {title}. {detail} What’s open goes on a slip, so it’s off our minds.',
    ],
  ],
  target_day: [
    [
      'Today’s the date of the goal {title}, and {kept} are on the log. {detail} Then let’s write down how far we’ve come.',
      'Today’s the date of the goal {title}. {detail} Then let’s write down how far we’ve come.',
    ],
    ['This is the day you chose for the goal {title}. {detail} Let’s look at what’s done, and tell somebody.'],
    ['The date for the goal {title} is here. {detail} What’s open after that, we give a new date.'],
    [
      'You set this day for the goal {title}. {detail} Let’s hold it next to what you wrote: {why}.',
      'You set this day for the goal {title}. {detail} Let’s hold it next to where we began.',
    ],
    ['So it’s the day of the goal {title}. {detail} Then we decide: is it complete, or does it go on?'],
    [
      '{run} in a row have brought us to the date of the goal {title}. {detail} Let’s write a line on what’s changed.',
      'The calendar’s got us to the date of the goal {title}. {detail} Let’s write a line on what’s changed.',
    ],
  ],
}
