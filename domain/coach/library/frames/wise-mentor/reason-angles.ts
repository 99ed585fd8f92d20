import type { Angle } from '#domain/coach/day/angle.ts'
import type { DetailForm, FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, AT_ONCE } from '#domain/coach/library/frames/forms.ts'

type ReasonAngle = Extract<Angle, 'why' | 'proof' | 'end'>

/** What is no word to another person, beside one of whom the reader is reminded. */
const UNTOLD: readonly DetailForm[] = [...ALONE, 'moment']

/** Frames of Wise Mentor for the angles that say what the act is for, what was kept, or where the day ends (TEXT-26). */
export const reasonFrames: Record<ReasonAngle, readonly FrameText[]> = {
  why: [
    [
      'You wrote down why: {why}. On an ordinary day, it comes down to a small act. {detail}',
      'When you set this goal, you wrote {words}. Here is something for today. {detail} {after}',
      'You had your reasons when you made {acting} your goal. Act on them today. {detail}',
      'You know why you chose this goal. Do a little for it today. {detail} {after}',
    ],
    [
      '{detail} {after} If you wonder what for, you wrote it down: {why}.',
      '{detail} {after} That is a good use of one day, with {left} until your date.',
      '{detail} {after} You said yes to things like this when you made {acting} your goal.',
      '{detail} {after} Ask yourself afterward whether it brought you nearer, and put the answer into the note.',
    ],
    [
      'Your words were these: {why}. On a day when that seems far off, a small part will do. {detail}',
      'Keep in mind what you wrote about this goal: {words}. Then look no further than today. {detail}',
      'You made {acting} your goal for ordinary days, too, and this {weekday} is one. {detail}',
      'You chose the goal on some other day. Choose it once more this {weekday}. {detail} {after}',
    ],
    {
      texts: [
        'You chose this plan for a reason: {when}, {then}. Do something small for the same reason now. {detail}',
        'You noted {last_note}. Your reasons for the goal are the same today. {detail} {after}',
        'Setting the goal was the larger decision. Today’s is a small one. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    [
      'The date you set is {left} away. For now, think no further than today. {detail} {after}',
      'You have kept {kept}, and not for the sake of the number. Here is today’s share. {detail}',
      'You wrote {obstacle}. You knew that when you chose the goal. Give it a few minutes this {weekday}. {detail}',
      'On an ordinary day, a small part of the goal is enough. {detail} {after}',
    ],
    [
      'You saw this coming: {obstacle}. It need not surprise you today. {detail} {after}',
      'It took one decision a day to keep {run} in a row. Make today’s. {detail} {after}',
      'You made {acting} your goal. You do not need a new reason today. {detail}',
      'The reason that you had on the first day is reason enough for today. {detail} {after}',
    ],
    {
      texts: [
        'Your reason is in writing: {why}. Act on it once today. {detail}',
        'You decided on {acting} once, and that decision still holds. {detail}',
        'You have decided what you want. What is left to decide today is small. {detail} {after}',
      ],
      holds: UNTOLD,
    },
    [
      'If you wonder whether today matters, read what you wrote: {words}. Then do a little. {detail}',
      'If you wonder whether today matters, look at your reason: {why}. Then do a little for it. {detail}',
      'You cannot tell yet which days will have mattered. Treat this one as if it will. {detail} {after}',
    ],
  ],
  proof: [
    [
      'You have kept {kept}. Here is one way to keep today as well. {detail} {after}',
      'You wrote {words}. A little is enough for today’s log. {detail}',
      'The log asks only whether you did your part, and the part may be small. {detail} {after}',
    ],
    [
      '{detail} {after} Then add today to the log, where you have kept {kept}.',
      '{detail} {after} Then check in, and leave a note as short as your last: {last_note}.',
      '{detail} {after} Check in afterward, with one word about how it went.',
    ],
    [
      'You have kept {kept}, so leave the plan alone: {when}, {then}. Change little else. {detail}',
      'What you did for {run} in a row needs little change today. {detail} {after}',
      'A day counts when you keep to your plan: {when}, {then}. Anything besides can be small. {detail}',
      '{detail} {after} You can check in today for that and no more.',
    ],
    [
      'None of your {run} in a row had to be perfect, and neither does today. {detail}',
      'You noted {last_note}. That day is in the log like any other, and today can be, too. {detail}',
      '{detail} {after} When you check in, note one thing about it that surprised you.',
    ],
    {
      texts: [
        'You have kept {kept}. A short day will count like the rest. {detail} {after}',
        'A short day counts as much as a long one, so choose the short one today. {detail} {after}',
      ],
      holds: UNTOLD,
    },
    [
      'If you doubt yourself today, look at the log: you have kept {kept}. {detail} {after}',
      'You noted {last_note} and checked in. You can check in today as well. {detail}',
      'Leave your doubts until after you have checked in. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Since then, you have kept {kept}. {detail} {after}',
      'Your log shows {run} in a row. Decide only about the next one. {detail} {after}',
      'You wrote {obstacle}. Even with that in the way, a day can be kept. {detail} {after}',
      'This {weekday} has no mark in the log yet. Decide whether it gets one. {detail} {after}',
    ],
    [
      '{detail} {after} With {run} in a row behind you, you know how little it takes.',
      '{detail} Then check in, and read again why you wanted this: {why}.',
      'You wrote {words}. Do a little today, and then check in. {detail} {after}',
      '{detail} {after} When you check in, write what you would do the same way another time.',
    ],
  ],
  end: [
    [
      'You wrote {obstacle}. Decide before it comes up what will be enough today. {detail}',
      'Decide beforehand how much of {thing} is enough for today. {detail} {after}',
      '{today}. Say beforehand what will be enough. {detail} {after}',
      'Decide beforehand at what point you will stop, and stop there. {detail} {after}',
    ],
    [
      '{detail} {after} Then check in, as you did on the last {run}.',
      '{detail} {after} Afterward, leave a note no longer than your last one: {last_note}.',
      '{detail} {after} When your part for today is done, check in and close the log.',
    ],
    [
      '{when}, {then}. {detail} With both, you are done for today.',
      'You wrote {words}. Keep to a small part today, and then turn to something else. {detail}',
      '{detail} {after} When that is done, say so aloud, and turn to something else.',
    ],
    [
      'With {left} until your date, decide where to draw the line today. {detail} {after}',
      'You wrote: {why}. Do a little toward it today, and ask no more of yourself. {detail}',
      'You wrote {obstacle}. With that to deal with, a little is enough today. {detail} {after}',
      '{detail} {after} If you want to do more, leave that for tomorrow.',
    ],
    {
      texts: [
        'You wrote {obstacle}. With that on your mind, a short version will do. {detail} {after}',
        '{detail} {after} For {acting}, that is enough today.',
        '{detail} {after} For a {weekday}, that is enough.',
      ],
      holds: UNTOLD,
    },
    [
      'You wrote {words}. Choose one thing for today, and leave it at one. {detail}',
      'You wrote {obstacle}. Whether it comes up or not, decide now what is enough. {detail} {after}',
      '{detail} {after} Leave it at that, even if you could do more.',
    ],
    [
      '{detail} {after} That is all it takes to follow {run} in a row.',
      'You noted {last_note}. Leave that behind, and let today be short. {detail}',
      '{detail} {after} As for {acting}, you can leave it at that today.',
      'Decide to stop today while you could still go on, which makes tomorrow easier. {detail} {after}',
    ],
    {
      texts: [
        '{detail} Add your plan, and that is all for today: {when}, {then}.',
        '{detail} {after} Then put it out of your mind, and think of the goal again {when}.',
        '{detail} {after} Note what is still undecided, and look at it tomorrow.',
      ],
      holds: AT_ONCE,
    },
  ],
}
