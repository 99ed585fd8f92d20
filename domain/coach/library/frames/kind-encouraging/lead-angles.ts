import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle' | 'why' | 'proof' | 'end'>

/** Frames of Kind & Encouraging for the angles that begin or end the act, or say what it is for (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    ['{detail} After that, your plan has its own moment: {when}, {then}.', 'Begin with this today. {detail} {after}'],
    'Begin {weekday} with this. {detail} {after}',
    [
      'For {obstacle}, you have an answer: {when}, {then}. Until then, you can begin here. {detail}',
      'You can begin in any mood. {detail} {after}',
    ],
    [
      '{run} in a row are kept, and today begins like this. {detail} {after}',
      'An easy way in is enough. {detail} {after}',
    ],
    '{detail} {after} Begin now, or at your next free minute.',
    [
      'Your plan stays as you wrote it: {when}, {then}. With a free minute, begin here. {detail}',
      'Today may begin in a small way. {detail} {after}',
    ],
    'The first move is chosen for you today. {detail} {after}',
    [
      'You wrote why you set this goal: {why}. Today, it begins here. {detail} {after}',
      'Feeling ready is not needed for this. {detail} {after}',
    ],
  ],
  plan: [
    [
      'You planned it yourself: {when}, {then}. This goes with it, at any free minute. {detail}',
      'Choose a free minute for this today. {detail} {after}',
    ],
    'Put this into your {weekday}, wherever there is room. {detail} {after}',
    [
      '{detail} For the rest of today, there is your own plan: {when}, {then}.',
      '{detail} {after} Do it as soon as your hands are free.',
    ],
    [
      'Whatever you do about {obstacle} is settled: {when}, {then}. This is for a calm minute. {detail}',
      'One thing is easy to plan. {detail} {after}',
    ],
    [
      'You have kept {run} so far. For today, this is planned. {detail} {after}',
      'It can be now, or at the next calm moment. {detail} {after}',
    ],
    '{detail} {after} If now is not a good moment, set an alarm for a better one.',
    [
      'Keep the plan that you have: {when}, {then}. Only this is new today. {detail}',
      'Today’s plan has a single line. {detail} {after}',
    ],
    [
      'You wrote down a reason: {why}. So plan this for today. {detail} {after}',
      'Nothing more than this has to be planned. {detail} {after}',
    ],
  ],
  obstacle: [
    [
      'For {obstacle}, your plan has the answer: {when}, {then}. And this helps on any day. {detail}',
      'If today is full, this still fits in. {detail} {after}',
    ],
    {
      texts: [
        'If today gets crowded, keep to your plan: {when}, {then}. In a gap, do this. {detail}',
        'For a crowded day, this is enough to keep. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    '{detail} {after} If something interrupts you, you can come back afterward.',
    [
      'You wrote {obstacle}. It may be there today, and so is your answer: {when}, {then}. {detail}',
      'On a tired day, something like this is right. {detail} {after}',
    ],
    { texts: ['You can do this in the next free minute. {detail} {after}'], holds: AT_ONCE },
    {
      texts: [
        'You have a plan for today: {when}, {then}. This may make it easier to keep. {detail}',
        'Hard moments are easier when something is settled beforehand. {detail} {after}',
      ],
      holds: BEFOREHAND,
    },
    [
      'There are {run} in the log, with all that came in between. {detail} {after}',
      'Perhaps today has less room than you hoped. {detail} {after}',
    ],
    { texts: ['{weekday} may still bring something unexpected, so do this early. {detail} {after}'], holds: AT_ONCE },
  ],
  why: [
    [
      'You wrote: {why}. You can do something for that today. {detail} {after}',
      'You had a reason when you set this goal. {detail} {after}',
    ],
    ['{detail} {after} You wrote yourself what it is for: {why}.', '{detail} {after} You know best what that is for.'],
    [
      'This goal is for something: {why}. On a day like today, it comes to this. {detail}',
      'What you want may take a while, and it is made of days like this. {detail} {after}',
    ],
    {
      texts: [
        'You chose a moment for this goal: {when}, {then}. For any other moment, there is this. {detail}',
        'You chose this goal yourself. {detail} {after}',
      ],
      holds: AT_ONCE,
    },
    'For an ordinary {weekday}, this is enough. {detail} {after}',
    [
      'You kept {run} for a reason that you know. {detail} {after}',
      'You gave this goal a place in your days. {detail} {after}',
    ],
    [
      'Your reason is where you left it: {why}. {detail} {after}',
      'The goal is long, and this bit of it is short. {detail} {after}',
    ],
    [
      'You wanted this enough to make a plan: {when}, {then}. Today, something goes along with it. {detail}',
      'You wanted this enough to write it down. {detail} {after}',
    ],
  ],
  proof: [
    [
      'You have kept {kept}, and nothing today can change that. {detail} {after}',
      'The log has room for today. {detail} {after}',
    ],
    ['{kept} are kept, and today can join them. {detail} {after}', '{detail} {after} Check in when the day is kept.'],
    [
      '{kept} are kept, so your plan can stay: {when}, {then}. For today, add this. {detail}',
      'One mark a day is all that the log asks for. {detail} {after}',
    ],
    [
      'The log shows {kept}, the easy ones and the hard ones alike. {detail} {after}',
      'An ordinary day is enough for the log. {detail} {after}',
    ],
    [
      'On the log, there are {kept}, and it does not say how large they were. {detail} {after}',
      'The log does not say how large a day was. {detail} {after}',
    ],
    [
      'If you have doubts today, look at the plain count: {kept}. {detail} {after}',
      'If you have doubts today, they can come along. {detail} {after}',
    ],
    [
      'You once wrote {obstacle}, and still, {kept} are kept. {detail}',
      'There is a free line for today in the log. {detail} {after}',
    ],
    [
      '{detail} {after} With {kept} behind you, you know how such a day goes.',
      '{detail} {after} When you have checked in, look at today’s mark for a moment.',
    ],
  ],
  end: [
    'This can be the end of today’s work on the goal. {detail} {after}',
    '{detail} {after} Then check in, and the day belongs to other things.',
    [
      'For today, your plan is enough: {when}, {then}. Only this comes with it. {detail}',
      'One thing is left for today. {detail} {after}',
    ],
    'Here is an easy end for today. {detail} {after}',
    '{detail} {after} With that, {weekday} is complete.',
    [
      'For {obstacle}, let your plan have the last word: {when}, {then}. This is all that is left besides. {detail}',
      'Today may have an early end. {detail} {after}',
    ],
    [
      'The log shows {run}, and this can complete today. {detail} {after}',
      'Today can be closed with this. {detail} {after}',
    ],
    {
      texts: [
        '{detail} Together with your plan, that makes a whole day: {when}, {then}. Then you can check in and stop.',
        '{detail} {after} You can check in then, and stop.',
      ],
      holds: AT_ONCE,
    },
  ],
}
