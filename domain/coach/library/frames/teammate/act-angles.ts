import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, HANDS_ON } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play'>

/** Frames of Teammate for the angles that say how the act is done: with the body, beside others, or lightly (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      '{detail} Let’s not rush it. The rest is your own plan: {when}, {then}.',
      'We’ve got {run} in a row, and nobody’s rushing us. {detail} {after}',
      'Shoulders down, jaw loose, and then we start. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. If that shows up today, we take a breath and start with this. {detail}',
      'You wrote {words}. Let’s go at that calmly. {detail} {after}',
      'If today already feels like a lot, let’s shrink it to this. {detail} {after}',
    ],
    [
      'You told us why: {why}. Let’s do a bit for that today, without rushing. {detail}',
      'Let’s get set, so there’s no rush {when}. {detail} {after}',
      'We go at half speed today. {detail} {after}',
    ],
    [
      'You’ve kept {kept}. We can afford to take today slow. {detail} {after}',
      'Both feet on the floor, one breath, and off we go. {detail} {after}',
    ],
    [
      'You noted {last_note}. Let’s go easy today and see what the next note says. {detail} {after}',
      'We’ve still got {left}, so let’s not rush this. {detail} {after}',
      '{detail} {after} If that’s too much today, we’ll do half of it.',
    ],
    [
      'There’s your plan: {when}, {then}. Let’s do something easy to go with it. {detail}',
      'We don’t have to race through {thing}. Let’s give it a few calm minutes. {detail} {after}',
      '{today}, and we’re not rushing to it. {detail} {after}',
      'No pushing today. We’ll do a little and leave it there. {detail} {after}',
    ],
    [
      'You know the hard part: {obstacle}. So let’s make the start easy. {detail}',
      'You’ve kept {kept}, so we’ve earned an easy one. {detail} {after}',
      'Let’s take it slow and see how far we get. {detail} {after}',
    ],
    [
      '{detail} {after} If it takes a little longer, nobody’s timing us.',
      '{detail} {after} If that’s all you’ve got in you today, we stop there.',
    ],
  ],
  people: [
    [
      '{detail} {after} If {ally} asks how it’s going, we’ll have something to say.',
      '{detail} {after} If anybody asks, we’re at {run} in a row.',
      '{detail} {after} If somebody asks how it’s going, we’ve got an answer.',
    ],
    [
      'If anybody asks why you’re doing this, you’ve got an answer: {why}. Let’s do a bit for it today. {detail}',
      'We don’t have to wait for anybody to get started. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {words}. Let’s start with that before somebody else wants something. {detail} {after}',
        'That’s the plan for anybody who asks: {when}, {then}. Here’s a bit that’s just for us. {detail}',
        'You’ve kept {kept}. Tell somebody, if you like, and let’s keep going. {detail} {after}',
        'This one’s for us, so let’s not make it fancy. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        '{detail} {after} Let’s tell {ally} it’s done, if you feel like it.',
        '{detail} {after} It’s a small one, and it goes on our log.',
      ],
      holds: HANDS_ON,
    },
    [
      'Say a friend told us {obstacle}. We’d suggest this. {detail} {after}',
      'If a friend asked us about {acting}, we’d start here. {detail} {after}',
      'Here’s what we’d tell a friend who’s short on time. {detail} {after}',
    ],
    [
      'If people ask, it’s {left} to the date and we’re on it. {detail} {after}',
      'Even if somebody needs you {when}, we can squeeze this in. {detail} {after}',
      'If somebody needs you today, we can still squeeze this in. {detail} {after}',
    ],
    [
      '{detail} {after} Tell {ally} how it went, if you like, and we’ll log it.',
      'That’s {run} in a row. Tell a friend, if you like, and then we go on. {detail} {after}',
      'You don’t have to announce anything. We just start. {detail} {after}',
    ],
    [
      'Whatever anybody wants from you today, you’ve got plans: {when}, {then}. Let’s fit this in, too. {detail}',
      'If anybody asks how {acting} is going, we’ll have news. {detail} {after}',
      'This {weekday}, let’s take a few minutes before somebody else books them. {detail} {after}',
    ],
  ],
  play: [
    [
      'That’s {run} in a row, so today can be a messy one for us. {detail} {after}',
      'It doesn’t have to be pretty today for us to log it. {detail} {after}',
    ],
    {
      texts: [
        '{detail} {after} We’ve got {left} to go, so nobody needs to be solemn about it.',
        '{detail} {after} Once that’s done, we can both put it out of our heads.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'Let’s say the plan once: {when}, {then}. And then let’s try this. {detail}',
        'Let’s just try this and see what happens. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {words}. So let’s try this, and nobody’s grading. {detail} {after}',
        'We can try something small today and see how it goes. {detail} {after}',
        '{today}, so let’s try something with it. {detail} {after}',
        'It’s just another {weekday}, so let’s experiment a little. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You noted {last_note}. Today’s a new day, so let’s take another route. {detail} {after}',
        'You’ve kept {kept}, and nobody graded them. Let’s keep it loose today. {detail} {after}',
        'Nobody’s grading us today, so let’s keep it loose. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You’re in this for a reason: {why}. Let’s go about it lightly today. {detail}',
        'Here’s something we can try out on {thing}. {detail} {after}',
        'If there’s an easier way to do this, we’re for it. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {obstacle}. Let’s see if we can get around that. {detail} {after}',
        'If it goes a little sideways {when}, we’ll still log it. {detail} {after}',
        'We don’t need a perfect start, only a start. {detail} {after}',
      ],
      holds: ALONE,
    },
    [
      'However it goes {when}, let’s give this a try. {detail} {after}',
      'Let’s give this a try and find out whether it helps us. {detail} {after}',
    ],
  ],
}
