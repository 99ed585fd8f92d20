import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play'>

/** Frames of Wise Mentor for the angles that say how the act is done, and who knows of it (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      '{detail} {after} Your log shows {run} without a break.',
      '{detail} Do it slowly, and keep in mind what you wrote: {words}.',
      '{detail} {after} Do it slowly enough to notice how it feels.',
    ],
    [
      'You wrote {obstacle}. On a day like that, to do it slowly is good enough. {detail} {after}',
      'You noted {last_note}. Tired or rested, you can decide on one thing today. {detail} {after}',
      'Tired or rested, you can do this much. {detail} {after}',
    ],
    [
      '{detail} Notice how you feel afterward, and keep to the plan: {when}, {then}.',
      '{detail} {after} Notice how you feel afterward, and remember it {when}.',
    ],
    [
      'You noted {last_note}. Your next note may say how this felt. {detail} {after}',
      'You wrote: {why}. Nothing about that has to be rushed today. {detail}',
      'There is no need to hurry this {weekday}. {detail} {after}',
    ],
    [
      'You wrote {words}. Give today’s task your full attention, and keep it short. {detail}',
      'You have kept {kept}. Decide on one thing, and do it without haste. {detail} {after}',
      'You wrote {obstacle}. For a short while, give your attention to one thing only. {detail}',
      'Give one thing your full attention. {detail} {after}',
    ],
    [
      'You have kept {kept}, and you know how much effort a day takes. Use no more. {detail}',
      'You wrote {obstacle}. In case it comes up, half the effort is still enough. {detail} {after}',
      'Use only as much effort as this takes. {detail} {after}',
    ],
    [
      'Keep your strength for the plan: {when}, {then}. Anything else today should take little. {detail}',
      'With {left} to go, do not use up your strength today. {detail} {after}',
      'A little effort is enough for one {weekday}. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {words}. Take your time over one small task, with that in mind. {detail}',
        'Take your time over this now, so that you need not hurry {when}. {detail} {after}',
      ],
      holds: ALONE,
    },
  ],
  people: [
    [
      'If {ally} asks how the goal is going, you can say what you did today. {detail} {after}',
      'If somebody asks about {acting} today, you decide how much to say. {detail} {after}',
      'If somebody asks about the goal today, you decide how much to say. {detail} {after}',
    ],
    [
      'If anyone asks why you do this, your own words are enough: {why}. {detail}',
      'You wrote {words}. You need not explain that to anyone today. {detail} {after}',
      'Nobody has to see today’s part. {detail} {after}',
    ],
    {
      texts: [
        'Tell one person about your plan, if you like: {when}, {then}. Otherwise, keep it to yourself. {detail}',
        'You may tell one person today about {acting}, or simply do your part. {detail}',
        'Nobody else can decide for you {when}, so decide now. {detail} {after}',
      ],
      holds: ALONE,
    },
    [
      'You have kept {kept}. Tell {ally} about it, if you like. {detail} {after}',
      'Tell {ally} how today went, if you like. Decide first what you will do. {detail}',
      'Nobody had to watch while you kept {kept}. {detail} {after}',
      '{detail} {after} Whom you tell of it is up to you.',
    ],
    [
      'Suppose that a friend had written {obstacle}. This is what you might advise. {detail} {after}',
      'If a friend asked you about {acting}, you would suggest something small. {detail} {after}',
      'What you would suggest to a friend today is probably something small. {detail} {after}',
    ],
    [
      'You noted {last_note}. You may tell somebody about that, or simply go on. {detail} {after}',
      'You wrote {words}. Whatever others want from you today, keep that in mind. {detail}',
      'Others may want something from you today. One thing can be yours before that. {detail} {after}',
    ],
    [
      'If {ally} asks about the goal, you may mention {run} in a row. {detail} {after}',
      'One person may hear of your {run} in a row today. {detail} {after}',
      'Nobody has to know about today’s part unless you choose to say so. {detail} {after}',
    ],
    [
      'What you wrote here is for you alone: {words}. Today’s part can be, too. {detail}',
      'What you wrote here is for you alone: {obstacle}. Nobody has to know how you deal with it. {detail}',
      'What you do this {weekday} can stay between you and the log. {detail} {after}',
    ],
  ],
  play: [
    {
      texts: [
        'You have kept {kept}. Today’s task is an experiment, done once. {detail} {after}',
        'You wrote {words}. Today’s task is an experiment, and any result is useful. {detail}',
        'Treat today’s task as an experiment. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'Take the plan seriously: {when}, {then}. Take this lightly, and try it once. {detail}',
        'You decided on {acting}. That does not mean that every task has to be serious. {detail}',
        'Try this once, and do not judge the result. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You noted {last_note}. Try this, and see what you would note today. {detail}',
        'You wrote {obstacle}. Out of curiosity, try something against it. {detail}',
        'Do one thing today out of curiosity. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'After {run} in a row, here is something to try, only to see what happens. {detail}',
        'You wrote {obstacle}. Here is one idea for such a day. See whether it suits you. {detail}',
        'Try this only to see what happens. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'Your reason is on record: {why}. Today’s attempt may be a light one. {detail}',
        'You decided on {acting}. If today’s attempt does not suit you, choose another tomorrow. {detail}',
        'You wrote {obstacle}. Today is not a test, so simply see how it goes. {detail}',
        '{detail} {after} Decide afterward whether it was useful.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'With {left} until your date, not every attempt needs a result. {detail} {after}',
        'You wrote {words}. However serious that is, today’s attempt may be small. {detail}',
        'You decided on {acting}. For once, do one part for its own sake. {detail} {after}',
        'Do one thing for its own sake. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {obstacle}. Today’s attempt may be short and still count. {detail} {after}',
        'You noted {last_note}. After any kind of day, a light attempt is possible. {detail} {after}',
        '{detail} {after} It is a small thing, and it is meant to be.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You have kept {kept}. Nobody measures how well you do this {weekday}. {detail} {after}',
        'You wrote {words}. The log does not measure how well today goes. {detail}',
        'Nobody measures how well you do today. {detail} {after}',
      ],
      holds: ALONE,
    },
  ],
}
