import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play'>

/** Frames of Wise Mentor for the angles that say how the act is done, and who knows of it (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      '{detail} {after} Your log shows {run} without a break.',
      '{detail} You wrote {words}, and a slow minute for that is well spent.',
      '{detail} {after} Nothing today has to be done quickly.',
    ],
    [
      'You wrote {obstacle}. Take your time with it today, and do only a little. {detail} {after}',
      'You noted {last_note}. Today is another day. Take it calmly. {detail} {after}',
      'One small thing, done calmly, is enough for today. {detail} {after}',
    ],
    [
      '{detail} Take your time, and keep to the plan as you wrote it: {when}, {then}.',
      '{detail} {after} There is no hurry now, and there need be none {when}.',
      '{detail} {after} You can do that without any hurry.',
    ],
    [
      'You noted {last_note}. However that day went, take this one slowly. {detail} {after}',
      'You wrote why: {why}. Give it one calm minute today. {detail}',
      'There is no need to hurry this {weekday}. {detail} {after}',
    ],
    [
      'You wrote {words}. A few calm minutes are enough to do something about that. {detail}',
      'You have kept {kept}. Decide on one thing, and do it without haste. {detail} {after}',
      'You wrote {obstacle}. Give that a little of your attention today, and no more. {detail}',
      'A few minutes of attention are enough today. {detail} {after}',
    ],
    [
      'You have kept {kept}. Today need not be longer or harder than any of those days. {detail}',
      'You wrote {obstacle}. In case that comes up today, a little is still enough. {detail} {after}',
      'A little, done with care, is enough today. {detail} {after}',
    ],
    [
      'The main thing is your plan: {when}, {then}. Keep the rest of today light. {detail}',
      'With {left} to go, you can still afford a light day. {detail} {after}',
      'A {weekday} need not be strenuous to count. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {words}. Take your time over one small task, with that in mind. {detail}',
        'Take a calm minute for the goal today, so that nothing is hurried {when}. {detail} {after}',
        'Take a calm minute for the goal today, and let other things wait. {detail} {after}',
      ],
      holds: ALONE,
    },
  ],
  people: [
    [
      'If {ally} asks how the goal is going, you can say what you did today. {detail} {after}',
      'If somebody asks about {acting}, you can name one thing that you did today. {detail} {after}',
      'If somebody asks about the goal, one thing done today is a good answer. {detail} {after}',
    ],
    [
      'If anyone asks why you have this goal, your own words are enough: {why}. {detail}',
      'You wrote {words}. You can act on that today without explaining it to anyone. {detail} {after}',
      'What nobody sees counts as well. {detail} {after}',
    ],
    {
      texts: [
        'You can tell one person your plan: {when}, {then}. The rest of today needs nobody else. {detail}',
        'Tell others about {acting} another day. Today, do one thing quietly. {detail}',
        'You need nobody’s help for one small thing, now or {when}. {detail} {after}',
        'For once, you need neither help nor an audience. {detail} {after}',
      ],
      holds: ALONE,
    },
    [
      'You have kept {kept}. Tell {ally} about it, if you like. {detail} {after}',
      'There is one small thing to do today. Tell {ally} afterward how it went, if you like. {detail}',
      'You have kept {kept}, and nobody else has to know. {detail} {after}',
      '{detail} {after} If you like, tell one person how it went.',
    ],
    [
      'Suppose that a friend had written {obstacle}. This is what you might advise. {detail} {after}',
      'If a friend asked you about {acting}, you would suggest something small. {detail} {after}',
      'What you would suggest to a friend today is probably something small. {detail} {after}',
    ],
    [
      'You noted {last_note}. Tell somebody about that, if you like, and then go on. {detail} {after}',
      'You wrote {words}. Whatever others want from you today, leave a minute for that. {detail}',
      'Others may want something from you today. Keep a few minutes for your goal, too. {detail} {after}',
    ],
    [
      'If {ally} asks about the goal, tell them of {run} in a row. {detail} {after}',
      'You could tell one person that you have kept {run} in a row. {detail} {after}',
      'You need not talk about the goal today to do something for it. {detail} {after}',
    ],
    [
      'What you wrote here is for you alone: {words}. You can act on it quietly today. {detail}',
      'What you wrote here is for you alone: {obstacle}. Nobody has to know how you deal with it. {detail}',
      'What you do this {weekday} can stay between you and the log. {detail} {after}',
    ],
  ],
  play: [
    {
      texts: [
        'You have kept {kept}. There is room today to try something once. {detail} {after}',
        'You wrote {words}. Try one thing for that, and keep it only if it helps. {detail}',
        '{detail} {after} Treat it as a try, and see how it goes.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'The plan is the serious part of today: {when}, {then}. Take the rest lightly. {detail}',
        'You decided on {acting}. That does not mean that every day has to be serious. {detail}',
        '{detail} {after} Try it once, and do not judge how it goes.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You noted {last_note}. Try something small, and see what you note today. {detail}',
        'You wrote {obstacle}. Out of curiosity, try something against it. {detail}',
        'A goal leaves room to try things. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'After {run} in a row, you can afford to try something for a day. {detail}',
        'You wrote {obstacle}. Here is one idea against it. See whether it suits you. {detail}',
        'Here is something to try for a day. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'Your reason is on record: {why}. What you do for it today may be quite small. {detail}',
        'You decided on {acting}. If what you try today does not suit you, leave it out tomorrow. {detail}',
        'You wrote {obstacle}. Today is not a test, so simply see how it goes. {detail}',
        '{detail} {after} Decide afterward whether it was useful.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'With {left} until your date, there is time to try something small. {detail} {after}',
        'You wrote {words}. However serious that is, what you do today may be small. {detail}',
        'You decided on {acting}. Try one small thing for it, and expect nothing yet. {detail} {after}',
        'Try one thing, and expect nothing from it yet. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {obstacle}. What you try against it may be short and still count. {detail} {after}',
        'You noted {last_note}. After any kind of day, something light is possible. {detail} {after}',
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
