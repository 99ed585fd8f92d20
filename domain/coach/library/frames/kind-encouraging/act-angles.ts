import type { Angle } from '#domain/coach/angle.ts'
import type { DetailForm, FrameText } from '#domain/coach/library/frame.ts'
import { atOnce, holding } from './holding.ts'

/** Jokes and company do not fit a detail that is said to another person, such as an apology. */
const alone: readonly DetailForm[] = ['work', 'prepare', 'note']

type ActAngle = Extract<Angle, 'body' | 'people' | 'play' | 'rest' | 'place' | 'craft'>

/** Frames of Kind & Encouraging for the angles that speak of the act itself (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    'Let both hands lie still for one breath before you begin. {detail} That is all that this goal asks of you today.',
    [
      '{detail} Take one slow breath after it. Then only your plan is left for today: {when}, {then}.',
      '{detail} Take one slow breath after it, and let that be all. The rest of this goal can wait for another day.',
    ],
    'You can do this just as you are, tired or awake. {detail} Stop when it is done, and let that be enough.',
    [
      'You wrote {obstacle}. Today may be small because of it. {detail} Breathe out slowly afterward, and rest a little.',
      'Breathe out slowly once, and then do only this. {detail} You can rest after it, for as long as you like.',
    ],
    'Feel both feet on the floor for a moment. {detail} You can begin without hurry, and then let it be enough.',
    'Look up from the screen for a moment, so that your eyes get a rest. {detail} Then check in, and let that be enough.',
    [
      'Breathe out once, and think of your plan: {when}, {then}. Before that, there is one small thing. {detail}',
      'Breathe out once, as if you had just come home. {detail} Do only that for this goal, and let the rest go.',
    ],
    'One slow breath can come first. {detail} There is no hurry about it, and for this {weekday} it is enough.',
  ],
  people: [
    '{detail} The next time you talk with a friend, you can mention that you did it. One sentence is enough.',
    'A patient friend would say that one thing is enough today. {detail} You can say the same to yourself, and stop there.',
    holding(
      alone,
      'Tell one person your plan, if you like: {when}, {then}. For yourself, there is one small thing more. {detail}',
      'Tell one person what you are about to do, if you like. {detail} One sentence about it is enough, without any reasons.',
    ),
    holding(
      ['work', 'prepare'],
      '{detail} If you would like company, do it while somebody is near. They can be busy with something of their own.',
    ),
    [
      'You wrote {obstacle}. To a friend with the same trouble, you would suggest something small. {detail} Today you can be that friend to yourself.',
      'To a friend with a hard day, you would suggest something small. {detail} Today you can be that friend to yourself, and let it be enough.',
    ],
    [
      '{detail} If somebody asks what it is for, your own words are enough: {why}. Nothing has to be explained beyond that.',
      '{detail} If somebody asks what it is for, one friendly sentence is enough. You can keep the rest to yourself.',
    ],
    [
      'You have kept {run} in a row, and you may tell somebody so. {detail} Then there is one more day to tell.',
      'Do this as if somebody had asked you for it in a friendly voice. {detail} You can take your time, and it is enough.',
    ],
    '{detail} If somebody asks how {weekday} went, you can say that you did this. It is a good enough answer.',
  ],
  play: [
    holding(
      alone,
      'Nothing about this has to be serious today. {detail} You may smile at how small it is, and it still counts.',
    ),
    holding(
      alone,
      '{detail} When it is done, you may give yourself a very quiet round of applause. Nobody else will hear it.',
    ),
    holding(
      alone,
      '{detail} Let that be the warm-up. The main event is your own plan, and it is short: {when}, {then}.',
      '{detail} Let that be the main event today. It is allowed to be a small one, and the program ends right after it.',
    ),
    holding(
      alone,
      'The serious part of today is your plan: {when}, {then}. This is the light part. {detail}',
      'This is the light part of the goal, and it comes first today. {detail} Then you can stop.',
    ),
    holding(
      alone,
      '{weekday} could use one light thing, and here it is. {detail} You may be a little pleased with yourself afterward.',
    ),
    holding(
      alone,
      'After {run} in a row, a little showing off is allowed. {detail} Say “done” as grandly as you like.',
      'A little showing off is allowed today, if only to yourself. {detail} Say “done” afterward, as grandly as you like.',
    ),
    '{detail} If a serious voice in you calls that too little, let it talk. You can be finished before it is.',
    'This one is allowed to be fun, or at least to be over quickly. {detail} Either way, it counts in full today.',
  ],
  rest: [
    '{detail} That is all this goal wants today. Whatever time is left over is yours, and you can rest in it.',
    [
      '{detail} Then you can rest until it is time for your plan: {when}, {then}. Nothing else is due.',
      '{detail} Then rest for a while, if you can. Nothing else is due for this goal today, and nobody is waiting for it.',
    ],
    [
      'You wrote {obstacle}. A smaller day is allowed because of that. {detail} Then you can rest, and it still counts.',
      'A smaller day is allowed today. {detail} Then you can rest for as long as you like, and it still counts.',
    ],
    holding(
      atOnce,
      'Today has a short plan, one small thing, and then a rest. {detail} The plan is yours: {when}, {then}.',
      'After this, there is room for a pause. {detail} Take the pause before you turn to anything else, even a short one.',
    ),
    'If you are tired, this is the right size. {detail} You can sit or lie down after it, and the day is kept.',
    [
      'After {run} in a row, today may be a quiet day. {detail} Do that and check in, and keep the rest of your strength.',
      'Today may be a quiet day. {detail} Do that and check in, and keep the rest of your strength for yourself.',
    ],
    '{detail} Nothing has to follow right away. You can sit for a while first, and see what you feel like.',
    'Let {weekday} be a light day for this goal. {detail} That is enough, and nothing has to be hurried after it.',
  ],
  place: [
    'Start from where you are, with what is there. {detail} That is enough for today, and you can check in after it.',
    [
      '{when}, {then}. You settled that yourself, and only this is left for today. {detail}',
      'An ordinary day has room for this. {detail} Do it between other things, and then go back to them.',
    ],
    '{detail} Once that is done, you can check in, and anything more is up to you.',
    [
      'Your plan keeps its place: {when}, {then}. From where you are now, only this is needed. {detail}',
      'From where you are now, only this is needed. {detail} You can do it, check in, and go on with your day.',
    ],
    '{detail} That is the part for this {weekday}. Once it is done, you can check in, and the rest is yours.',
    'There is still a gap today that is large enough for this. {detail} Take the next one you come to.',
    [
      'With {run} in a row, you know your way by now. {detail} The next free moment will do.',
      'You can give this a small place in your day. {detail} The next free moment will do, and nothing has to follow.',
    ],
    'One free minute is enough to begin. {detail} Take the next one you get, and check in afterward.',
  ],
  craft: [
    '{detail} While you do it, leave everything else alone. It goes more easily like that, and it is over sooner.',
    'The simple way is good enough today. {detail} If a better way comes to mind, it can wait for another day.',
    [
      '{detail} After that, keep your plan just as you wrote it: {when}, {then}. Neither needs anything more.',
      '{detail} That is the whole task. When it is done, you are done for today, and you can check in.',
    ],
    [
      'Your plan is simple, and it may stay so: {when}, {then}. Give your attention to this one thing. {detail}',
      'Give one thing your attention today. {detail} When it is done, you can let it go and think of something else.',
    ],
    'One thing is plenty for a {weekday}. {detail} Do it the way that comes easiest to you, and leave it like that.',
    [
      '{run} in a row have taught you how a kept day goes. {detail} Do it in your own way, and check in.',
      'There is one useful thing to do today. {detail} Do it in your own way, and check in when you have.',
    ],
    '{detail} Then take a moment to see that it is done, and check in. It does not have to be better than that.',
    'Something small can make the next time easier. {detail} Do it once today, and leave it at that.',
  ],
}
