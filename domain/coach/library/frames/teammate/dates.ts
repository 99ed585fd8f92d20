import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

/** Frames of Teammate for the day of a target and the day before it (TEXT-26). */
export const dateFrames: Record<Extract<Situation, 'target_eve' | 'target_day'>, readonly FrameText[]> = {
  target_eve: [
    [
      'Tomorrow’s the day you set for {title}, and you noted {last_note}. Let’s close one thing and list the rest. {detail}',
      'You’ve kept {kept}, and the day you set for {title} is tomorrow. {detail} That’s one thing closed, and our list keeps the rest.',
      'Tomorrow’s the day you set for {title}, so let’s split it. {detail} That’s one thing closed, and the list keeps the rest.',
    ],
    [
      'The date for {title} is tomorrow. {detail} Then pick the one thing that tomorrow really needs, and let’s leave the others.',
    ],
    [
      'It’s one day to the date for {title}. Your reason decides what gets closed, and what we leave open: {why}. {detail}',
      'It’s one day to the date for {title}. We don’t open anything new. {detail} Whatever’s still loose goes on a slip of paper.',
    ],
    [
      'About {title}, you wrote {words}. The date’s tomorrow, so we finish one thing and don’t open another. {detail}',
      'We’ve got today, and then the day you set for {title}. {detail} After that, name one thing that tomorrow doesn’t need.',
    ],
    [
      'You’ve kept {run} in a row, and tomorrow’s the date for {title}. {detail} Let’s name what works already, and leave that alone.',
      'It’s the day before the date for {title}. {detail} Let’s name what works already, and leave that alone.',
    ],
    [
      'Tomorrow’s the date for {title}, and you wrote {obstacle}. Let’s tie up one loose end and keep it small. {detail}',
      'Nerves are fine, tomorrow’s the date for {title}. {detail} What’s open goes on a slip, so it’s off our minds.',
    ],
  ],
  target_day: [
    [
      'Today’s the day you set for {title}, and you’ve kept {kept}. {detail} Then it’s enough: check in, and we’re done.',
      'Today’s the day you set for {title}. {detail} Then it’s enough: check in, and we’re done.',
    ],
    [
      'This is the day you chose for {title}. {detail} Then tell {ally} how far you got, if you like, and let’s check in.',
      'This is the day you chose for {title}. {detail} Then say in one line how far you got, and let’s check in.',
    ],
    ['The date for {title} is here. {detail} It counts as done with what we’ve got when you check in.'],
    [
      'You set this day for {title}, and you wrote {words}. {detail} Done means as far as we get today. Check in after.',
      'You set this day for {title}. {detail} Done means as far as we get today. Check in after.',
    ],
    [
      'So it’s the day for {title}, and you know why: {why}. {detail} Then check in, and our part’s done.',
      'So it’s the day for {title}. {detail} Then decide with one word: closed, later, or smaller. We log it.',
    ],
    [
      'It’s the date for {title}, and you noted {last_note}. {detail} After that, it’s done, and we check in.',
      'It’s the date for {title}, and you’ve kept {run} in a row. {detail} After that, it’s done, and we check in.',
      'It’s the date that you set for {title}. {detail} After that, it’s done, and we check in.',
    ],
  ],
}
