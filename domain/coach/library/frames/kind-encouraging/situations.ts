import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'
import { pauseFrames } from './pause-frames.ts'

/** Frames of Kind & Encouraging for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  ...pauseFrames,
  first_day: [
    [
      'You already know what can get in the way: {obstacle}. Today you only try your plan: {when}, {then}. {detail}',
      'Today is only a first try of your plan: {when}, {then}. One small thing comes along with it. {detail}',
      'A first day only has to show you something about {acting}. {detail} {after}',
      'A first day only has to show you something. {detail} {after}',
    ],
    [
      'You have already named what may come up: {obstacle}. On a first day, you may simply notice it. {detail} {after}',
      'You have already named what may come up: {obstacle}. On a first day, it is enough to notice it. {detail}',
      'This is the first day for {acting}, and it may be a short one. {detail} {after}',
      'This is the first day, and it may be a short one. {detail} {after}',
    ],
    [
      'You wrote down why you begin: {why}. A first day for that may be small. {detail} {after}',
      'On a first day, you may want to do everything. An easy thing is enough {when}. {detail} {after}',
      'On a first day, you may want to do everything. An easy thing is enough. {detail} {after}',
    ],
    [
      'Today is only a first try for {acting}. {detail} {after} If it does not suit you, choose another way.',
      'Today is only a first try. {detail} {after} If it does not suit you, choose another way.',
    ],
    [
      '{when}, you will {then}, as you wrote. This first time, you only have to see how it goes. {detail}',
      'There is no right way to have a first day for {acting}, and this is one way. {detail} {after}',
      'There is no right way to have a first day, and this is one way. {detail} {after}',
    ],
    [
      'You begin on a {weekday}, with as little as you like for {acting}. {detail} {after}',
      'You begin on a {weekday}, with as little as you like. {detail} {after}',
    ],
  ],
  at_risk: [
    [
      'Today is still open. If your part for {acting} is done, just check in. If not, a little still fits. {detail}',
      'Today is still open. If your part is done, just check in. If not, a little still fits. {detail}',
    ],
    [
      'You have {run} in a row on the log, and they stay there. At this hour, a little is enough. {detail}',
      'At this hour, a little is enough for {acting}. {detail} Then the evening is yours.',
      'At this hour, a little is enough. {detail} Then the evening is yours.',
    ],
    [
      'You wrote {obstacle}. If it was there today, a small part is enough for this evening. {detail}',
      'It is late enough to keep this short. {detail} After that, check in, and let the day be over.',
    ],
    [
      'You wrote: {why}. There is still time for something small toward that. {detail} If it is too much now, you can rest.',
      'There is still time to do something small for {acting}. {detail} If that is too much now, you can rest.',
      'There is still time for something small. {detail} If that is too much now, you can rest.',
    ],
    [
      '{kept} are kept, and this evening has room for an easy one. {detail} Then check in, and put out the light.',
      'A little of this evening is left, and it can be easy. {detail} Then check in, and put out the light.',
    ],
    [
      'If you are tired, do only one thing for {acting}. {detail} It counts as much as on any other day.',
      'If you are tired, do only one thing. {detail} It counts as much as on any other day.',
    ],
  ],
  milestone_7: [
    [
      'Seven days are kept, and your plan need not change: {when}, {then}. Today may be an ordinary day. {detail}',
      'Seven days are done, so today may be an ordinary day for {acting}. {detail} {after}',
      'Seven days are done, so today may be an ordinary one. {detail} {after}',
    ],
    [
      'Seven days are behind you, and whatever worked for {acting} may stay. {detail} {after}',
      'Seven days are behind you, and whatever worked on them may stay. {detail} {after}',
    ],
    [
      'Seven days in a row are kept for what you wrote: {why}. You can be glad of them. {detail}',
      'Seven days in a row for {acting}, and you can be glad of them. {detail} {after}',
      'Seven days in a row, and you can be glad of them. {detail} {after}',
    ],
    [
      'Seven days are on the log, and you can do the same {when}. {detail} {after}',
      'Seven days are on the log, and you can do the same today. {detail} {after}',
    ],
    [
      'After seven days for {acting}, the eighth may be an easy one. {detail} {after}',
      'After seven days, the eighth may be an easy one. {detail} {after}',
    ],
    [
      'The log has its seven marks, with {left} to go. Today may be like the others. {detail} {after}',
      'The log has seven marks for {acting}, and today can have its own. {detail} {after}',
      'The log has seven marks for this goal, and today can have its own. {detail} {after}',
    ],
  ],
  target_eve: [
    [
      'Tomorrow is the day you set for the goal {title}. You also wrote {obstacle}, and there is room for both. {detail}',
      'Tomorrow is the day you set for the goal {title}. {detail} Then choose what else may stay imperfect.',
    ],
    [
      'The date for the goal {title} is tomorrow, and {kept} are kept. {detail} Choose only what tomorrow needs.',
      'The date for the goal {title} is tomorrow. {detail} Look at what is missing, and choose only the part that tomorrow needs.',
    ],
    [
      'One day is left for the goal {title}. You wrote: {why}. {detail} Anything else may be left out.',
      'One day is left before the date of the goal {title}. {detail} Decide what you want done by tomorrow, and leave out the rest.',
    ],
    [
      'You have today, and then the day that you set for the goal {title}. {detail} What is imperfect may stay so, and you may go to bed in good time.',
    ],
    [
      'It is the day before the date of the goal {title}, and {run} in a row are kept. {detail} Choose one thing that may stay as it is.',
      'It is the day before the date of the goal {title}. {detail} Name one thing that already works, and one that may stay as it is.',
    ],
    [
      'Tomorrow is the date of the goal {title}, and you may be a little nervous. {detail} What is still open may go on a slip of paper.',
    ],
  ],
  target_day: [
    [
      'Today is the date of the goal {title}, and {kept} are kept. {detail} Then write down how far you have come.',
      'Today is the date of the goal {title}. {detail} Then write down how far you have come.',
    ],
    [
      'Today is the day for the goal {title}, and you wrote: {why}. {detail} Then tell somebody what is done.',
      'This is the day you chose for the goal {title}. {detail} Then look at what is done, and tell somebody.',
    ],
    [
      'The date for the goal {title} has come, and you wrote: {why}. {detail} The rest may get a new date.',
      'The date for the goal {title} has come. {detail} What is open after that may get a new date.',
    ],
    [
      'You set this day for the goal {title}, and {run} in a row are kept. {detail} Only compare today with the day you began.',
      'You set this day for the goal {title}. {detail} Compare where you are now with where you began.',
    ],
    [
      'The date for the goal {title} is here, after {run} in a row. {detail} Then you may decide whether it is complete or goes on.',
      'The date for the goal {title} is here. {detail} Then you may decide whether it is complete or goes on.',
    ],
    [
      'For the goal {title}, today is the date, with {kept} kept. {detail} Then one line about what has changed is enough.',
      'For the goal {title}, today is the date. {detail} Then one line about what has changed is enough.',
    ],
  ],
  note_easy: [
    [
      'You noted: {last_note}. Nothing has to change because of it. {detail}',
      'After an easy day, nothing has to change {when}. {detail} {after}',
    ],
    [
      'What made yesterday easy can stay as it is: {last_note}. {detail}',
      'What made yesterday easy for {acting} can stay as it is. {detail} {after}',
      'What made yesterday easy can stay as it is. {detail} {after}',
    ],
    [
      'Your last note is a good one to begin with: {last_note}. {detail}',
      'Yesterday was easy, by your own mark, and {kept} are kept. {detail} {after}',
      'Yesterday was easy, by your own mark. {detail} {after}',
    ],
    [
      'You marked yesterday as easy, and today may have the same size for {acting}. {detail} {after}',
      'You marked yesterday as easy, and today may have the same size. {detail} {after}',
    ],
    [
      'An easy day does not ask for more today, so {run} in a row can go on as they are. {detail}',
      'An easy day does not ask for more today. {detail} {after}',
    ],
  ],
}
