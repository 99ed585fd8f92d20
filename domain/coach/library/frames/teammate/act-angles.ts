import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, HANDS_ON } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play'>

/** Frames of Teammate for the angles that say how the act is done: with the body, beside others, or lightly (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      '{detail} We do that at half speed, and the plan at its own: {when}, {then}.',
      'For {acting}, let’s go at half speed today. {detail} {after}',
      'Let’s go at half speed today. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. On a day like that, we move slowly, and we don’t do much. {detail}',
      '{run} in a row, and your hands don’t need a speech from us. {detail} {after}',
      'Your hands don’t need a speech from us, only a start. {detail} {after}',
    ],
    [
      'The head’s got its reason: {why}. The rest of us can get moving on something light. {detail}',
      'We’ll want steady hands {when}, so let’s take the side job slowly, too. {detail} {after}',
      'Steady and slow suits us today. {detail} {after}',
    ],
    [
      '{kept} are logged, so we’re in no hurry over today’s. {detail} {after}',
      'Let’s do one thing for {acting}, slowly enough to notice it. {detail} {after}',
      'Let’s do one thing slowly enough to notice it. {detail} {after}',
    ],
    [
      'Rushing won’t make {left} any shorter, so we don’t. {detail} {after}',
      'However tired we are on a {weekday}, one thing for {acting} still works. {detail} {after}',
      'However tired we are on a {weekday}, there’s one thing that still works. {detail} {after}',
    ],
    [
      'Let’s go as easily here as with your plan: {when}, {then}. {detail}',
      'With both hands free, we do one thing for {thing}. {detail} {after}',
      'Nothing needs force from us, neither here nor {when}. {detail} {after}',
      'Nothing needs force today, so we take it easy. {detail} {after}',
    ],
    [
      'You know the hard part: {obstacle}. Let’s do what’s comfortable even then, and only that much. {detail}',
      '{run} in a row, so we know what’s comfortable for us. {detail} {after}',
      'Comfortable’s the right speed for {acting}, so let’s stay there. {detail} {after}',
      'Comfortable’s the right speed, so let’s stay there. {detail} {after}',
    ],
    [
      '{detail} {after} Notice how that feels, and let’s take it along {when}.',
      '{detail} {after} If that feels easy, let’s do the rest like that.',
    ],
  ],
  people: [
    [
      '{detail} {after} If somebody asks, we’re at {run} in a row.',
      '{detail} {after} If somebody asks about {acting}, let’s tell them about today.',
      '{detail} {after} If somebody asks about the goal, let’s tell them about today.',
    ],
    [
      'Anybody who wonders why we bother gets your words: {why}. Everybody else just sees us get on with it. {detail}',
      'Talk about {acting} all you like, and the side job stays between us. {detail} {after}',
      'We can keep the side job between us. {detail} {after}',
    ],
    {
      texts: [
        'A friend could hold you to the plan: {when}, {then}. The odd jobs need only us. {detail}',
        '{kept} are nobody’s business but ours, unless we feel like bragging. {detail} {after}',
        'Nobody has to know about today’s job for {acting} but us. {detail} {after}',
        'Nobody has to know about today’s job but us. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        '{detail} {after} If somebody’s with you, let’s show them what we do for {acting}.',
        '{detail} {after} If somebody’s around, let’s show them.',
      ],
      holds: HANDS_ON,
    },
    [
      'A buddy who wrote {obstacle} would get an easy one from us. So do you. {detail}',
      'A buddy with a plan for {acting} would get the same tip from us. {detail} {after}',
      'A buddy would get the same tip from us. {detail} {after}',
    ],
    [
      'If people ask about the date, it’s {left} off, and we’re working on it. {detail} {after}',
      'If somebody needs you {when}, tell them we’re booked. {detail} {after}',
      'If somebody needs you meanwhile, tell them we’re booked. {detail} {after}',
    ],
    [
      '{run} in a row is news, so we may tell one person. {detail} {after}',
      'We work on {acting} today as if a friend had asked. {detail} {after}',
      'Let’s do today’s job as if a friend had asked. {detail} {after}',
    ],
    [
      'If somebody wants to know the plan, it’s short: {when}, {then}. The side job, we keep to ourselves. {detail}',
      'By the end of {weekday}, we’ll have something to tell about {acting}. {detail} {after}',
      'If somebody asks how {weekday} was, we’ll have an answer. {detail} {after}',
    ],
  ],
  play: [
    [
      '{run} in a row, and if some stern voice calls today too little, we let it talk. {detail} {after}',
      'If some stern voice says that’s too little for {acting}, we let it talk. {detail} {after}',
      'If some stern voice calls it too little, we let it talk. {detail} {after}',
    ],
    {
      texts: [
        '{detail} {after} For {acting}, we’re allowed one smug look when that’s done.',
        '{detail} {after} When that’s done, we’re allowed one smug look.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'Your plan’s the serious bit: {when}, {then}. On the other job, nobody’s timing us. {detail}',
        'Nobody keeps score on {acting} today, so let’s just try one thing. {detail} {after}',
        'Nobody keeps score today, so let’s just try one thing. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'After {run} in a row, let’s see how light we can make today. {detail} {after}',
        '{kept} are serious enough, so we go lightly on today. {detail} {after}',
        'Let’s see how light we can make {weekday}’s job. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        '{weekday}’s work for {acting} may be a bit of fun, we checked. {detail} {after}',
        'Work on a {weekday} may be a bit of fun, we checked. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'Your words are serious: {why}. The work toward them can be light today, nobody’s grading us. {detail}',
        'Let’s treat one thing for {thing} like a game without points. {detail} {after}',
        'Let’s treat today’s job like a game without points. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {obstacle}. We don’t argue with that, we just take today lightly. {detail}',
        'The date’s still {left} away, so let’s do today’s bit with a grin. {detail} {after}',
        'It’s serious enough {when}, so let’s do today’s bit with a grin. {detail} {after}',
        'Let’s do today’s bit with a grin. {detail} {after}',
      ],
      holds: ALONE,
    },
    [
      'You’re the headliner for {acting}, and we’re only the opening act. {detail} {after}',
      'We’re only the opening act, so there’s no pressure. {detail} {after}',
    ],
  ],
}
