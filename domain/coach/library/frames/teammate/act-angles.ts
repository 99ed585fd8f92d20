import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, HANDS_ON } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play'>

/** Frames of Teammate for the angles that say how the act is done: with the body, beside others, or lightly (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      '{detail} We do that at half speed, and your plan at its own: {when}, {then}.',
      'Half speed will do, since we’ve got {run} in a row. {detail} {after}',
      'Let’s go at half speed today. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. If that gets to you today, we slow down and keep it short. {detail}',
      'You wrote {words}. We leave the words at that, and the hands get a slow start. {detail} {after}',
      'Your hands don’t need a speech from us, only a start. {detail} {after}',
    ],
    [
      'The head’s got its reason: {why}. For the hands, we’ve got something light. {detail}',
      'You’ll want steady hands {when}, so let’s take today’s job slowly, too. {detail} {after}',
      'Steady and slow suits us today. {detail} {after}',
    ],
    [
      'You wrote {words}. We keep that in our heads, and the hands take it slowly. {detail} {after}',
      '{kept} are logged, so we’re in no hurry over today’s. {detail} {after}',
      'Let’s do one thing slowly enough to notice it. {detail} {after}',
    ],
    [
      'You noted {last_note}. See how today’s job feels, and let’s put that in the next note. {detail} {after}',
      '{left} to your date is no reason to rush, so we don’t. {detail} {after}',
      'We go slowly on {weekday}, and nothing gets forced. {detail} {after}',
    ],
    [
      'Save your energy for the plan: {when}, {then}. Our side job’s a light one. {detail}',
      'No hurry with {thing}, so we take today’s piece slowly. {detail} {after}',
      'Nothing needs force today, so we take it easy. {detail} {after}',
    ],
    [
      'You know the hard part: {obstacle}. Let’s do what’s comfortable even then, and only that much. {detail}',
      'With {kept} on the log, comfortable’s fast enough for us. {detail} {after}',
      'Comfortable’s the right speed, so let’s stay there. {detail} {after}',
    ],
    [
      '{detail} {after} Notice how that feels, and let’s take it along {when}.',
      '{detail} {after} If that feels easy, let’s do the rest like that.',
    ],
  ],
  people: [
    [
      '{ally} may hear from you how this goal’s going, so let’s make some news. {detail} {after}',
      '{detail} {after} If somebody asks, we’re at {run} in a row.',
      '{detail} {after} If somebody asks about the goal, let’s tell them about today.',
    ],
    [
      'Anybody who wonders why we bother gets your words: {why}. Everybody else just sees us get on with it. {detail}',
      'You may tell {ally} that we’re on it, because we are. {detail} {after}',
      'We can keep today’s job between us. {detail} {after}',
    ],
    {
      texts: [
        'What you wrote can stay between us: {words}. So can today’s job, if you like. {detail} {after}',
        'A friend could hold you to the plan: {when}, {then}. The odd jobs need only us. {detail}',
        '{kept} are nobody’s business but ours, unless we feel like bragging. {detail} {after}',
        'Nobody has to know about today’s job but us. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        '{ally} may see what we did, if you’d like to show it. {detail} {after}',
        '{detail} {after} If somebody’s around, let’s show them.',
      ],
      holds: HANDS_ON,
    },
    [
      'A buddy who wrote {obstacle} would get an easy one from us. So do you. {detail} {after}',
      'You wrote {words}. A buddy with that goal would hear the same from us. {detail} {after}',
      'A buddy who’s set on {acting} would get the same tip from us. {detail} {after}',
      'A buddy would get the same tip from us. {detail} {after}',
    ],
    [
      'Your next talk with {ally} could do with some news, so let’s make it. {detail} {after}',
      'If people ask about the date, it’s {left} off, and we’re working on it. {detail} {after}',
      'If somebody needs you {when}, tell them we’re booked. {detail} {after}',
      'If somebody needs you meanwhile, tell them we’re booked. {detail} {after}',
    ],
    [
      '{ally} may get one line from you afterward, about what we did today. {detail} {after}',
      '{run} in a row is news, so we may tell one person. {detail} {after}',
      'Let’s do today’s job as if a friend had asked. {detail} {after}',
    ],
    [
      'If somebody wants to know the plan, it’s short: {when}, {then}. The side job, we keep to ourselves. {detail}',
      'If somebody asks about {acting}, we’ll have something to say. {detail} {after}',
      'If somebody asks how {weekday} was, we’ll have an answer. {detail} {after}',
    ],
  ],
  play: [
    [
      '{run} in a row, and if some stern voice calls today too little, we let it talk. {detail} {after}',
      'If some stern voice calls it too little, we let it talk. {detail} {after}',
    ],
    {
      texts: [
        '{detail} {after} It’s {left} to your date, and we’re allowed one smug look already.',
        '{detail} {after} If {ally} hears about it, we’re allowed one smug look.',
        '{detail} {after} When that’s done, we’re allowed one smug look.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'Your plan’s the serious bit: {when}, {then}. On the other job, nobody’s timing us. {detail}',
        'Nobody keeps score today, so let’s just try one thing. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {words}. We take that seriously, and ourselves less so. {detail} {after}',
        'After {run} in a row, let’s see how light we can make today. {detail} {after}',
        'Let’s see how light we can make {weekday}’s job. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You noted {last_note}. There are no grades for today, so let’s just try something. {detail} {after}',
        '{kept} are serious enough, so we go lightly on today. {detail} {after}',
        'Work on a {weekday} may be a bit of fun, we checked. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'The reason’s serious: {why}. Our job today can be as light as you like. {detail}',
        'Let’s treat one thing for {thing} like a game without points. {detail} {after}',
        'Let’s treat today’s job like a game without points. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {obstacle}. We don’t argue with that, we just take today lightly. {detail} {after}',
        'It’s serious enough {when}, so let’s do today’s bit with a grin. {detail} {after}',
        'Let’s do today’s bit with a grin. {detail} {after}',
      ],
      holds: ALONE,
    },
    [
      '{when}, you’re the headliner, and we’re only the opening act. {detail} {after}',
      'We’re only the opening act, so there’s no pressure. {detail} {after}',
    ],
  ],
}
