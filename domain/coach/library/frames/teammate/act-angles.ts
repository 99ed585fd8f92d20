import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, AT_ONCE, HANDS_ON } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play' | 'rest' | 'place' | 'craft'>

/** Frames of Teammate for the angles that speak of the act itself (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    'Hands still, one breath, and then we go. {detail} {after}',
    [
      '{detail} Then we take one slow breath, and the plan does the rest: {when}, {then}.',
      '{detail} {after} One slow breath when we’re done.',
    ],
    'Tired or wide awake, we can do this as we are. {detail} {after}',
    [
      'You wrote {obstacle}. Breathe out, we know the answer: {when}, {then}. And there’s this. {detail}',
      'One long breath out before we start. {detail} {after}',
    ],
    'Both feet on the floor, feel that, and let’s go. {detail} {after}',
    [
      '{run} on the log. Shoulders down, and on we go. {detail} {after}',
      'Eyes off the screen a moment, let’s give them a break. {detail} {after}',
    ],
    [
      'Breathe out, and think of your plan: {when}, {then}. Alongside it, we’ve got this today. {detail}',
      'Breathe out like we just put down a heavy bag. {detail} {after}',
    ],
    'Let’s let one slow breath go first. {detail} {after}',
  ],
  people: [
    '{detail} {after} If somebody asks about the goal, let’s tell them about today.',
    'A good friend would start right here with us. {detail} {after}',
    {
      texts: [
        'Let’s tell somebody the plan: {when}, {then}. This one we can do without telling anybody. {detail}',
        'Let’s keep this one between us. {detail} {after}',
      ],
      holds: ALONE,
    },
    { texts: ['{detail} {after} If we’d like company, let’s do it while somebody’s around.'], holds: HANDS_ON },
    [
      'You wrote {obstacle}. To a buddy, you’d say what you planned: {when}, {then}. Then we’d add this. {detail}',
      'On a rough day, this is our size. {detail} {after}',
    ],
    [
      'If anybody asks what we’re up to, you’ve got the words: {why}. {detail}',
      'Nobody has to know about this but us. {detail} {after}',
    ],
    [
      '{run} in a row, and we can say so to somebody. {detail} {after}',
      'Let’s do this as if a friend had asked. {detail} {after}',
    ],
    'If somebody asks how {weekday} was, we’ve got an answer. {detail} {after}',
  ],
  play: [
    'If some stern voice says that’s too little, we let it talk. {detail} {after}',
    { texts: ['{detail} {after} When it’s done, we’re allowed one smug look.'], holds: ALONE },
    {
      texts: [
        'Your plan’s the serious bit: {when}, {then}. This one’s our easy bit. {detail}',
        'Here’s our easy bit of the goal. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: ['After {run}, let’s go lightly here. {detail} {after}', 'Let’s go lightly here. {detail} {after}'],
      holds: ALONE,
    },
    { texts: ['{weekday} could use a lighter note, so let’s give it one. {detail} {after}'], holds: ALONE },
    {
      texts: [
        'You wrote why it matters: {why}. We can still keep it light. {detail}',
        'Nobody’s timing us here. {detail} {after}',
      ],
      holds: ALONE,
    },
    { texts: ['Let’s not be too serious about this one. {detail} {after}'], holds: ALONE },
    'Let’s treat this like a warm-up with no main act. {detail} {after}',
  ],
  rest: [
    '{detail} {after} We keep what’s left of the day.',
    [
      '{detail} Other than that, we only owe your plan: {when}, {then}. The rest is time off.',
      '{detail} {after} Then we sit down for a bit, if we can.',
    ],
    [
      'You wrote {obstacle}. On days like that, your plan’s plenty for us: {when}, {then}. This is just for a spare minute. {detail}',
      'Quiet days are allowed, so let’s have one. {detail} {after}',
    ],
    {
      texts: [
        'Your plan, then feet up, that’s our day: {when}, {then}. In a spare minute, there’s this. {detail}',
        '{detail} {after} After that, we’re due a break.',
      ],
      holds: AT_ONCE,
    },
    'If we’re beat, we take this slow. {detail} {after}',
    ['After {run}, we can take today easy. {detail} {after}', 'Let’s take today easy. {detail} {after}'],
    '{detail} {after} After that, let’s sit a while and see.',
    'Let’s make {weekday} a light one. {detail} {after}',
  ],
  place: [
    'Right where we are, with what’s here. {detail} {after}',
    [
      '{when}, {then}. That’s settled, so we’ve got room for something else today. {detail}',
      'An ordinary day’s got room for us to do this. {detail} {after}',
    ],
    '{detail} {after} We can slip it in between other things.',
    [
      'Your plan keeps its spot: {when}, {then}. From where we are now, there’s this. {detail}',
      'From here, we only need this. {detail} {after}',
    ],
    'Here’s our bit for {weekday}. {detail} {after}',
    [
      'You wrote {obstacle}. Where that happens, we’ve got your plan: {when}, {then}. {detail}',
      'Let’s take the next gap in the day for this. {detail} {after}',
    ],
    [
      'With {run} behind us, we know our way around. {detail} {after}',
      'Let’s give this a small spot in the day. {detail} {after}',
    ],
    'One look around, and we start where we stand. {detail} {after}',
  ],
  craft: [
    '{detail} {after} Let’s leave everything else alone meanwhile.',
    'The simple way’s good enough for us today. {detail} {after}',
    [
      '{detail} And we don’t fiddle with the plan: {when}, {then}.',
      'Let’s give this one our whole attention. {detail} {after}',
    ],
    [
      'Your plan’s simple, and we keep it that way: {when}, {then}. Besides it, let’s do this right. {detail}',
      'We can take our time with this one. {detail} {after}',
    ],
    'Whatever way’s easiest on a {weekday}, that’s our way. {detail} {after}',
    [
      '{run} taught us how it’s done. {detail} {after}',
      'You know how you like it done, so we do it like that. {detail} {after}',
    ],
    [
      '{why}. Your words, and we do this bit of it with some care. {detail} {after}',
      'A bit of care is all we need here. {detail} {after}',
    ],
    'This makes next time easier for us. {detail} {after}',
  ],
}
