import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play'>

/** Frames of Wise Mentor for the angles that say how the act is done, and who knows of it (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      '{detail} {after} After {run} without a break, you can take your time.',
      '{detail} Take it slowly, and remember what you wrote: {words}.',
      '{detail} {after} Begin slowly, and stay slow to the end.',
    ],
    [
      'You wrote {obstacle}. Take this slowly, and do not let that hurry you. {detail} {after}',
      'You noted {last_note}. Today is another day, so take it as it comes. {detail} {after}',
      'Choose an unhurried start, and stop before you are tired. {detail} {after}',
    ],
    [
      '{detail} Do that slowly, and do the plan in the same way: {when}, {then}.',
      '{detail} {after} There is no hurry now, and none {when}, either.',
      '{detail} {after} Hurry would save very little here.',
    ],
    [
      'You noted {last_note}. However that day went, take this one slowly. {detail} {after}',
      'You wrote down your reason: {why}. Think of it for a breath, and then begin. {detail}',
      'On a slow day, decide only on the start. {detail} {after}',
    ],
    [
      'You wrote {words}. Go about it calmly today. {detail}',
      'You have kept {kept}. There is no need to force anything today. {detail} {after}',
      'You wrote {obstacle}. Breathe out first, and go about this calmly. {detail}',
      'Breathe out first, and let your shoulders drop. {detail} {after}',
    ],
    [
      'You have kept {kept}. Today can be as short as the shortest of them. {detail}',
      'You wrote {obstacle}. Do not wear yourself out over it. {detail} {after}',
      'Notice how tired you are before you choose how much. {detail} {after}',
    ],
    [
      'The main thing is your plan: {when}, {then}. Save your strength for that, and keep this short. {detail}',
      'With {left} to go, save some strength for the end. {detail} {after}',
      '{today}. Save some strength for it, and begin calmly. {detail} {after}',
      'Rest your eyes on something far away, and then turn to this {weekday}’s part. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {words}. Take your time over this, as you would over anything that matters. {detail}',
        'Take a calm minute now, and another {when}. {detail} {after}',
        'Take one slow breath, and let the first move be slow as well. {detail} {after}',
      ],
      holds: ALONE,
    },
  ],
  people: [
    [
      'If {ally} asks how the goal is going, you can say that you did this today. {detail} {after}',
      'If somebody asks about {acting}, you can say that you did this today. {detail} {after}',
      'If somebody asks about the goal, you can say that you did this today. {detail} {after}',
    ],
    [
      'If anyone asks why you bother, tell them in your own words: {why}. Then get on with it. {detail}',
      'You wrote {words}. You can act on that today without explaining it to anyone. {detail} {after}',
      'Nobody has to understand why you do this. {detail} {after}',
    ],
    {
      texts: [
        'Tell one person your plan, if you like: {when}, {then}. You can do the rest alone. {detail}',
        'Tell others about {acting} another day. Today, do this quietly. {detail}',
        'You need nobody’s help with this, now or {when}. {detail} {after}',
        'You need no help with this, and no audience. {detail} {after}',
      ],
      holds: ALONE,
    },
    [
      'You have kept {kept}. Tell {ally}, if you like, and then do this. {detail} {after}',
      'Do this today, and tell {ally} afterward how it went, if you like. {detail}',
      'You have kept {kept}, and nobody else has to know. Go on the same way. {detail} {after}',
      '{detail} {after} Decide for yourself whether anyone hears of it.',
    ],
    [
      'Suppose a friend had written {obstacle}. You might tell them this. {detail} {after}',
      'If a friend asked you about {acting}, you might tell them this. {detail} {after}',
      'If a friend had your goal, you might tell them this. {detail} {after}',
    ],
    [
      'You noted {last_note}. Tell somebody about it, if that helps, and then go on. {detail} {after}',
      'You wrote {words}. Whatever others want from you today, keep a few minutes for this. {detail}',
      'Other people’s wishes will reach you soon enough. Choose your own part first. {detail} {after}',
    ],
    [
      'You can tell {ally} that you have kept {run} in a row. Now for the next. {detail} {after}',
      'You could tell one person that you have kept {run} in a row. Now for the next. {detail} {after}',
      'A goal can be kept without much talk. Choose that for today. {detail} {after}',
    ],
    [
      'What you wrote here is for you alone: {words}. Act on it quietly today. {detail}',
      'What you wrote here is for you alone: {obstacle}. Nobody has to know how you deal with it. {detail}',
      'What you do this {weekday} can stay between you and the log. {detail} {after}',
    ],
  ],
  play: [
    {
      texts: [
        'You have kept {kept}. Today, choose something to try out. {detail} {after}',
        'You wrote {words}. Try this, and keep it only if it helps. {detail}',
        '{detail} {after} Guess beforehand how long it takes, and compare.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'Take your plan seriously: {when}, {then}. You can take this more lightly. {detail}',
        'Your goal is {acting}. You need not be solemn about it on an ordinary day. {detail}',
        '{detail} {after} Afterward, name one thing about it that you did not expect.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You noted {last_note}. Try this, and see whether today’s note comes out differently. {detail}',
        'You wrote {obstacle}. Be curious about it for a day, and try this. {detail}',
        'Try this as if somebody had asked you whether it works. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You have kept {run} in a row in your usual way. Today, try this as well. {detail}',
        'You wrote {obstacle}. Here is an idea. See whether it suits you. {detail}',
        '{today}. It need not go like the last one, so try this. {detail} {after}',
        'Try this for a single day, and judge it when the day is over. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You gave a reason: {why}. Keep it in mind, and try this today. {detail}',
        'Your goal is {acting}. Choose something to try today, and leave it out tomorrow if it does not suit you. {detail}',
        'You wrote {obstacle}. Today is not a test, so try this and see. {detail}',
        '{detail} {after} Decide afterward whether it was worth doing again.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'There is still time to try this, with {left} to go. {detail} {after}',
        'You wrote {words}. However serious you are about it, go at it lightly today. {detail}',
        'Your goal is {acting}. Choose something small for it, and wait to see how it goes. {detail} {after}',
        'For once, do not begin where you usually do. Begin here. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {obstacle}. For a day, try a different way. {detail} {after}',
        'You noted {last_note}. Try to make today an easy one, whatever came before. {detail} {after}',
        '{detail} {after} If it turns out to be easy, remember that when the next one looks hard.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You have kept {kept}. Nobody is grading this {weekday}. {detail} {after}',
        'You wrote {words}. Nobody is grading how you go about it today. {detail}',
        'Nobody will see how this turns out unless you show them. {detail} {after}',
      ],
      holds: ALONE,
    },
  ],
}
