import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle' | 'why' | 'proof' | 'end'>

/** Frames of Teammate for the angles that begin or end the act, or say what it is for (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    ['{detail} After that, we leave it to your plan: {when}, {then}.', 'Here’s where we start today. {detail} {after}'],
    'Let’s get {weekday} going with this. {detail} {after}',
    [
      'For {obstacle}, you’ve got an answer: {when}, {then}. Until then, let’s start here. {detail}',
      'We don’t wait for a better mood. {detail} {after}',
    ],
    ['{run} on the log, so we know the way in. {detail} {after}', 'Let’s pick the easy way in. {detail} {after}'],
    '{detail} {after} Now’s good for us, and so is the next break.',
    [
      'The plan stays yours: {when}, {then}. With a minute to spare, we start here. {detail}',
      'We start with what’s right in front of us. {detail} {after}',
    ],
    'First move’s picked, so let’s make it. {detail} {after}',
    [
      'You wrote why you’re in this: {why}. Let’s start today’s bit of it here. {detail}',
      'We’re not ready, and we start anyway. {detail} {after}',
    ],
  ],
  plan: [
    [
      'You called it: {when}, {then}. Let’s put this next to it, whenever there’s a minute. {detail}',
      'Let’s find a minute for this today. {detail} {after}',
    ],
    'We need a slot for this on {weekday}, any slot. {detail} {after}',
    [
      '{detail} The big one’s still your plan, and we don’t touch it: {when}, {then}.',
      '{detail} {after} Let’s do it as soon as our hands are free.',
    ],
    [
      '{obstacle} is covered: {when}, {then}. So we’ve got room for this. {detail}',
      'Easy to plan, easy to do, let’s have it. {detail} {after}',
    ],
    [
      '{run} on the log. Next up, we’ve got this. {detail} {after}',
      'Now or at the next quiet minute, we’re not picky. {detail} {after}',
    ],
    '{detail} {after} If now’s no good, let’s set an alarm for when it is.',
    [
      'We keep the plan you’ve got: {when}, {then}. New today is only this. {detail}',
      'Our list for today has one line, and here it is. {detail} {after}',
    ],
    [
      'You wrote what it’s for: {why}. So we plan this for today. {detail} {after}',
      'No more planning than this, promise us that. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      '{obstacle} may show up, and we know what you do then: {when}, {then}. This helps on any day. {detail}',
      'Even a packed day’s got room for this, so let’s use it. {detail} {after}',
    ],
    {
      texts: [
        'If the day gets crowded, we keep your plan: {when}, {then}. In a gap, there’s this. {detail}',
        'Let’s take this one before anything else shows up. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    '{detail} {after} If something cuts in, we come back to it after.',
    [
      'You wrote {obstacle}. We’re ready for that: {when}, {then}. And here’s one more for today. {detail}',
      'Tired’s fine, we’ve got something for tired. {detail} {after}',
    ],
    { texts: ['The surest time is our next free minute. {detail} {after}'], holds: AT_ONCE },
    {
      texts: [
        'We’ve got your plan for today: {when}, {then}. This makes it easier to keep. {detail}',
        'Tricky moments go better when we’ve set something up. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    [
      '{run} on the log, and none of it was a perfect day, we bet. {detail} {after}',
      'Not much room today, so we fit in where we can. {detail} {after}',
    ],
    { texts: ['{weekday} can still throw us something, so let’s do this early. {detail} {after}'], holds: AT_ONCE },
  ],
  why: [
    [
      'You wrote: {why}. Let’s do something for that today. {detail} {after}',
      'You had a reason when we started this. {detail} {after}',
    ],
    [
      '{detail} {after} You wrote what we’re doing it for: {why}.',
      '{detail} {after} You know what we’re doing it for.',
    ],
    [
      'This is what you’re after: {why}. And this is what it takes from us today. {detail}',
      'Here’s what it takes from us on an ordinary day. {detail} {after}',
    ],
    {
      texts: [
        'You picked your moment: {when}, {then}. For the rest of the day, we’ve got this. {detail}',
        'You picked this goal, so let’s show up for it. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    'On a plain {weekday}, here’s how we work on it. {detail} {after}',
    [
      '{run} on the log, and you know what we keep them for. {detail} {after}',
      'You made room for this goal, so let’s use the room. {detail} {after}',
    ],
    [
      'Your words, and we stick to them: {why}. {detail} {after}',
      'The whole thing’s bigger, and this is our bit of it. {detail} {after}',
    ],
    [
      'You wanted it enough to plan it: {when}, {then}. Let’s add this today. {detail}',
      'You wanted it enough to write it down, so we’re on it. {detail} {after}',
    ],
  ],
  proof: [
    [
      'You’ve kept {kept}, and nobody can take them off us. {detail} {after}',
      'Our log’s got a free spot for today. {detail} {after}',
    ],
    ['{kept} are in, and we can add today. {detail} {after}', '{detail} {after} Let’s check in once the day’s kept.'],
    [
      '{kept} are in, so we leave your plan alone: {when}, {then}. Next to it, there’s this. {detail}',
      'One mark a day, that’s our deal with the log. {detail} {after}',
    ],
    [
      'The log says {kept}, good days and rough ones alike, and we’ll take it. {detail} {after}',
      'A plain day’s all our log wants. {detail} {after}',
    ],
    [
      '{kept} are on the log, whatever size they were, so let’s go on. {detail} {after}',
      'The log doesn’t care how big our day was. {detail} {after}',
    ],
    [
      'When in doubt, let’s look at the count: {kept}. {detail} {after}',
      'Doubts can come along, we’re going anyway. {detail} {after}',
    ],
    [
      'You once wrote {obstacle}, and look, we’ve still got {kept}. {detail}',
      'There’s an empty box for today, let’s fill it. {detail} {after}',
    ],
    [
      '{detail} {after} With {kept} behind us, we know how these days go.',
      '{detail} {after} Then let’s check in and have a look at the mark.',
    ],
  ],
  end: [
    'Let’s call today done once this is done. {detail} {after}',
    '{detail} {after} Then we check in, and we’re off.',
    [
      'For today, your plan does it: {when}, {then}. We only add this. {detail}',
      'One left, and then we’re done for today. {detail} {after}',
    ],
    'Here’s our easy way to close the day. {detail} {after}',
    '{detail} {after} And that’s our {weekday}.',
    [
      '{obstacle} doesn’t get the last word, your plan does: {when}, {then}. We’ve got this left besides. {detail}',
      'We get to finish early today. {detail} {after}',
    ],
    [
      '{run} on the log, and this closes today for us. {detail} {after}',
      'This one closes today for us. {detail} {after}',
    ],
    {
      texts: [
        '{detail} With your plan, that’s our whole day: {when}, {then}. Check in, and stop there.',
        '{detail} {after} Check in, and let’s call it a day.',
      ],
      holds: AT_ONCE,
    },
  ],
}
