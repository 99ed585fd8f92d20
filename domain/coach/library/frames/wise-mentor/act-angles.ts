import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play'>

/** Frames of Wise Mentor for the angles that say how the act is done, and who knows of it (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      '{detail} {after} After {run} without a gap, you can take your time.',
      '{detail} Take it slowly, and remember what you wrote: {words}.',
      '{detail} {after} Begin slowly, and stay slow to the end.',
    ],
    [
      'You wrote {obstacle}. Even if that comes up, there is no need to rush. {detail} {after}',
      'You noted {last_note}. Today may go another way, and need not be hurried. {detail} {after}',
      '{detail} {after} An unhurried start is easier on you than a quick one.',
    ],
    [
      '{detail} Do it without hurry, and go about your plan the same way: {when}, {then}.',
      '{detail} {after} There is no hurry now, and none {when}, either.',
      '{detail} {after} Hurry would save very little here.',
    ],
    [
      'You noted {last_note}. However that day went, take today slowly. {detail} {after}',
      'You wrote down your reason: {why}. Read it once, take a breath, and begin. {detail}',
      '{detail} {after} On a slow day, the start is all that needs deciding.',
    ],
    [
      'You wrote {words}. Keep that in mind, and go about today calmly. {detail}',
      'You have kept {kept}. There is no need to force anything today. {detail} {after}',
      'You wrote {obstacle}. If that comes up, breathe out, and then go on calmly. {detail}',
      'Breathe out first, and let your shoulders drop. {detail} {after}',
    ],
    [
      'You have kept {kept}. Today can be as short as the shortest of them. {detail}',
      'You wrote {obstacle}. Do not wear yourself out over that. {detail} {after}',
      '{detail} {after} Notice how tired you are before you decide to do more.',
    ],
    [
      'The main thing is your plan: {when}, {then}. Save your strength for that, and add only a little. {detail}',
      'With {left} to go, save some strength for the end. {detail} {after}',
      '{today}. Save some strength for it, and begin calmly. {detail} {after}',
      'This {weekday}, rest your eyes on something far away before you begin. {detail} {after}',
    ],
    {
      texts: [
        'Read slowly what you wrote: {words}. Then go on just as slowly. {detail}',
        'Take a calm minute now, and another {when}. {detail} {after}',
        'Take one slow breath, so that you begin without hurry. {detail} {after}',
      ],
      holds: ALONE,
    },
  ],
  people: [
    [
      '{detail} {after} If {ally} asks how the goal is going, you will have something to tell.',
      '{detail} {after} If somebody asks about {acting}, you will have something to tell.',
      '{detail} {after} If somebody asks about the goal, you will have something to tell.',
    ],
    [
      'If anyone asks why you bother, you have an answer in your own words: {why}. {detail}',
      'You wrote {words}. You need not explain that to anyone today. {detail} {after}',
      'You do not owe anyone a reason for your goal. {detail} {after}',
    ],
    {
      texts: [
        'Tell one person your plan, if you like: {when}, {then}. You can do the rest alone. {detail}',
        'Others can hear about {acting} another day. Today, keep it to yourself. {detail}',
        '{detail} {after} You need nobody’s help with that, now or {when}.',
        '{detail} {after} You need no help with that, and no audience.',
      ],
      holds: ALONE,
    },
    [
      'You have kept {kept}. Tell {ally}, if you like, and go on as before. {detail} {after}',
      '{detail} Afterward, tell {ally} how it went, if you like.',
      'You have kept {kept}, and nobody else has to know. Go on the same way. {detail} {after}',
      '{detail} {after} Nobody else has to hear of it.',
    ],
    [
      'Suppose a friend had written {obstacle}. You would suggest something small and plain. {detail} {after}',
      'If a friend asked you about {acting}, you would suggest something small. {detail} {after}',
      'To a friend with your goal, you would suggest something small. {detail} {after}',
    ],
    [
      'You noted {last_note}. Tell somebody about it, if that helps, and then go on. {detail} {after}',
      'You wrote {words}. Whatever others want from you today, keep a few minutes for your goal. {detail}',
      'Other people’s wishes will reach you soon enough. Choose your own part first. {detail} {after}',
    ],
    [
      'You can tell {ally} that you have kept {run} in a row. Today is the next. {detail} {after}',
      'You could tell one person that you have kept {run} in a row. Today is the next. {detail} {after}',
      'A goal can be kept without much talk, so choose few words today. {detail} {after}',
    ],
    [
      'What you wrote here is for you alone: {words}. You can go on quietly today. {detail}',
      'What you wrote here is for you alone: {obstacle}. Nobody has to know how you deal with it. {detail}',
      '{detail} {after} What comes of it this {weekday} can stay between you and the log.',
    ],
  ],
  play: [
    {
      texts: [
        'You have kept {kept}, so there is room to try something out. {detail} {after}',
        'You wrote {words}. Try something out today, and keep it only if it helps. {detail}',
        '{detail} {after} Guess beforehand how long it takes, and compare.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'Take your plan seriously: {when}, {then}. You can take the rest of today more lightly. {detail}',
        'Your goal is {acting}. You need not be solemn about it on an ordinary day. {detail}',
        '{detail} {after} Afterward, name one thing about it that you did not expect.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You noted {last_note}. Try something, and see whether today’s note comes out differently. {detail}',
        'You wrote {obstacle}. Be curious about it today, and notice when it comes up. {detail}',
        '{detail} {after} Do it as if somebody had asked you whether it works.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You have kept {run} in a row in your usual way. Today, you can try another. {detail}',
        'You wrote {obstacle}. Leave that aside for a few minutes, and try something else. {detail}',
        '{today}. It need not go like the last one, so try something new. {detail} {after}',
        '{detail} {after} Try it for a single day, and judge it when the day is over.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You gave a reason: {why}. Keep it in mind, and try something new today. {detail}',
        'Your goal is {acting}. Choose something to try today, and leave it out tomorrow if it does not suit you. {detail}',
        'You wrote {obstacle}. Today is not a test, so you can experiment a little. {detail}',
        '{detail} {after} Decide afterward whether it was worth doing again.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'With {left} to go, there is still time to try things out. {detail} {after}',
        'You wrote {words}. However serious that is, you can take today lightly. {detail}',
        'Your goal is {acting}. Try something small for it, and see how it goes. {detail} {after}',
        'For once, begin somewhere other than where you usually do. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {obstacle}. For a day, try a different way. {detail} {after}',
        'You noted {last_note}. Try to make today an easy one, whatever came before. {detail} {after}',
        '{detail} {after} If it turns out to be easy, remember that the next time something looks hard.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You have kept {kept}. Nobody is grading this {weekday}. {detail} {after}',
        'You wrote {words}. Nobody is grading how you go about today. {detail}',
        '{detail} {after} Nobody will see how it turns out unless you show them.',
      ],
      holds: ALONE,
    },
  ],
}
