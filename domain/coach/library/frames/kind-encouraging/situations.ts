import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'
import { pauseFrames } from './pause-frames.ts'

/** Frames of Kind & Encouraging for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  ...pauseFrames,
  first_day: [
    [
      'You already know what can get in the way: {obstacle}. Today you only try your plan: {when}, {then}. {detail}',
      'Today is only a first try of your plan: {when}, {then}. It is enough to see how that goes. {detail}',
      'You wrote {words}. A first day only has to show you how that works out. {detail} {after}',
      'A first day only has to show you how it goes {when}. {detail} {after}',
    ],
    [
      'You have already named what may come up: {obstacle}. On a first day, you may simply notice it. {detail} {after}',
      'You have already named what may come up: {obstacle}. On a first day, it is enough to notice it. {detail}',
      'This is the first day, and it may be a short one. {detail} {after}',
    ],
    [
      'You wrote down why you begin: {why}. A first day for that may be small. {detail} {after}',
      '{ally} may hear that this is your first day. Very little is enough for it. {detail} {after}',
      'On a first day, you may want to do everything. An easy part is enough. {detail} {after}',
    ],
    [
      'You wrote {words} when you set this goal. Today is only a first try. {detail} {after}',
      'Today is only a first try. {detail} {after} If it does not suit you, choose another way.',
    ],
    [
      '{when}, you will {then}, as you wrote. This first time, you only have to see how it goes. {detail}',
      'There is no right way to have a first day, and this is one way. {detail} {after}',
    ],
    [
      'You begin on a {weekday}, and {ally} may know about it. As little as you like is enough. {detail} {after}',
      'You begin on a {weekday}, with as little as you like. {detail} {after}',
    ],
  ],
  at_risk: [
    [
      'You noted {last_note}. This day is still open, and may be kept with very little. {detail}',
      'Today is still open. If your part is done, just check in. If not, a little still fits. {detail}',
    ],
    [
      'You have {run} in a row on the log, and they stay there. At this hour, a little is enough. {detail}',
      'At this hour, a little is enough. {detail} Then the evening is yours.',
    ],
    [
      'You wrote {obstacle}. If it was there today, a small part is enough for this evening. {detail}',
      'It is late enough to keep this short. {detail} After that, check in, and let the day be over.',
    ],
    [
      'You wrote: {why}. There is still time for a little toward that. {detail} If it is too much now, you can rest.',
      'There is still time for a little. {detail} If that is too much now, you can rest.',
    ],
    [
      'You may tell {ally} tomorrow how easy this was. {detail} Then check in, and put out the light.',
      '{kept} are kept, and this evening has room for an easy one. {detail} Then check in, and put out the light.',
      'A little of this evening is left, and it can be easy. {detail} Then check in, and put out the light.',
    ],
    [
      'You wrote {words}. If you are tired now, an easy part is enough for this evening. {detail}',
      'If you are tired, do only one thing. {detail} It counts as much as on any other day.',
    ],
  ],
  milestone_7: [
    [
      'Seven days are kept, and your plan need not change: {when}, {then}. Today may be an ordinary day. {detail}',
      'Seven days are kept, so today may be an ordinary one. {detail} {after}',
    ],
    [
      'You wrote {words}, and now seven days are kept. Whatever worked on them may stay. {detail} {after}',
      'Seven days are behind you, and whatever worked on them may stay. {detail} {after}',
    ],
    [
      'You kept seven days in a row, and you wrote: {why}. You can be glad of them. {detail}',
      'Seven days in a row are kept, and you may tell {ally} so. {detail} {after}',
      'Seven days in a row are kept. You can be glad of them, and do the usual today. {detail} {after}',
    ],
    [
      'Seven days are on the log, and you noted {last_note}. Today only has to be an ordinary day. {detail} {after}',
      'Seven days are on the log, and you can do the same {when}. {detail} {after}',
    ],
    [
      'You may tell {ally} about seven kept days. Today is simply the next one. {detail} {after}',
      'After seven kept days, today is simply the next one. {detail} {after}',
    ],
    [
      'The log has its seven marks, with {left} to go. Today may be like the others. {detail} {after}',
      'The log has seven marks for this goal, and today can have its own. {detail} {after}',
    ],
  ],
  target_eve: [
    [
      'Tomorrow is the day you set for the goal {title}. You also wrote {obstacle}, and there is room for both. {detail}',
      'Tomorrow is the day you set for the goal {title}. {detail} When that is done, the rest may stay imperfect.',
    ],
    [
      'The date for the goal {title} is tomorrow, and {kept} are kept. {detail} Finish only that today.',
      'The date for the goal {title} is tomorrow. {detail} Finish only that today, and leave the rest open.',
    ],
    [
      'One day is left for the goal {title}. You wrote: {why}. {detail} Anything else may be left out.',
      'One day is left for the goal {title}. You wrote {words}. It is enough to finish one thing. {detail}',
      'One day is left before your date for the goal {title}. {detail} Then you may leave the rest as it is.',
    ],
    [
      '{ally} may hear that your date for the goal {title} is tomorrow. {detail} You need not do more today.',
      'You have today, and then the day that you set for the goal {title}. {detail} For today, it is enough to finish that.',
    ],
    [
      'It is the day before your date for the goal {title}, and {run} in a row are kept. {detail} Choose one thing that may stay as it is.',
      'It is the day before your date for the goal {title}. {detail} Finish that, and name one thing that may stay as it is.',
    ],
    [
      'Tomorrow is your date for the goal {title}. You noted {last_note}, and that may rest today. {detail}',
      'Tomorrow is your date for the goal {title}, and you may be a little nervous. {detail} What is still open may go on a slip of paper.',
    ],
  ],
  target_day: [
    [
      'Today is your date for the goal {title}, and {kept} are kept. {detail} When that is done, check in, and it is enough.',
      'Today is your date for the goal {title}. {detail} When that is done, check in, and it is enough.',
    ],
    [
      'Today is the day for the goal {title}. {detail} Then you may tell {ally} what is done, and that is enough.',
      'Today is the day for the goal {title}. You wrote: {why}. {detail} As far as you get counts as done.',
      'This is the day you chose for the goal {title}. {detail} As far as you get counts as done. Then check in.',
    ],
    [
      'The date for the goal {title} has come. You wrote: {why}. {detail} The rest may get a new date.',
      'The date for the goal {title} has come. You wrote {words}. {detail} With a check-in, today is done.',
      'The date for the goal {title} has come. {detail} Then check in. What is still open may get a new date.',
    ],
    [
      'You set this day for the goal {title}, and {run} in a row led up to it. {detail} With that and a check-in, the day is complete.',
      'You set this day for the goal {title}. {detail} With that and a check-in, the day is complete.',
    ],
    [
      'For the goal {title}, the date is here. You wrote {words}. {detail} Today needs no more than that.',
      'For the goal {title}, the date is here. {detail} Then check in, and decide another day whether it goes on.',
    ],
    [
      'It is the day of the goal {title}, and {ally} may hear about it. {detail} Then write down what is done, and check in.',
      'It is the day of the goal {title}. {detail} Then write down what is done, and check in. More is not needed.',
    ],
  ],
  note_easy: [
    [
      'You noted {last_note}. Nothing has to change because of it. {detail} {after}',
      'After an easy day, nothing has to change {when}. {detail} {after}',
    ],
    [
      'What made yesterday easy can stay as it is: {last_note}. {detail} {after}',
      'What made yesterday easy can stay as it is. {detail} {after}',
    ],
    [
      'You may begin today with your own note: {last_note}. The same size is enough. {detail} {after}',
      'Yesterday was easy, by your own mark, and you may tell {ally} so. {detail} {after}',
      'Yesterday was easy, by your own mark, and {kept} are kept. {detail} {after}',
      'Yesterday was easy, by your own mark. {detail} {after}',
    ],
    [
      'You marked a day as easy and wrote {last_note}. Today need not be any larger. {detail} {after}',
      'You marked yesterday as easy, and today may have the same size. {detail} {after}',
    ],
    [
      'An easy day does not ask for more. You noted {last_note}, and you may simply repeat it. {detail} {after}',
      'An easy day asks for nothing more, and your {run} in a row can go on the same way. {detail}',
      'An easy day does not ask for more today. {detail} {after}',
    ],
  ],
}
