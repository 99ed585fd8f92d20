import type { Angle } from '#domain/coach/angle.ts'
import type { DetailForm, FrameText } from '#domain/coach/library/frame.ts'
import { actFrames } from './act-angles.ts'

/** Details that can be done at once, for frames of angles that also hold those that wait for a moment. */
const AT_ONCE: readonly DetailForm[] = ['work', 'prepare', 'note', 'tell']

/** Frames of Teammate by the angle of the day (TEXT-26). */
export const angleFrames: Record<Angle, readonly FrameText[]> = {
  start: [
    'Short version today, just the first move. {detail} Once we’ve got that behind us, you can stop or go on.',
    'Let’s begin before there’s time to think it over. {detail} Now would be a good moment, if you have one.',
    [
      'Your plan is the first line today: {when}, {then}. Let’s put this one under it. {detail}',
      'Only one line is on our list, so it’s the first and the last. {detail} Let’s leave it at that.',
    ],
    '{detail} Let’s put that ahead of everything else for this goal. We look at what’s next once it’s done.',
    [
      'With {run} on the log, we don’t need a big start. {detail} That’s our first move for {weekday}.',
      'Here’s our first move for {weekday}. {detail} Just that for now. The second move can wait its turn.',
    ],
    'No planning today, let’s just begin. {detail} If you get interrupted, come back to it when you’re free.',
    'Let’s split it: you take this bit, and I keep the rest for another day. {detail}',
    'If only one thing happens for this goal on {weekday}, we want it to be this. {detail}',
  ],
  plan: [
    '{detail} We do that as soon as you close this page, or in the next free minute after it.',
    'Our plan for {weekday} has one line. {detail} We don’t move it for anything less important.',
    {
      text: 'You wrote what gets in the way: {obstacle}. So we plan this for before it comes up. {detail}',
      twin: 'We plan this one for the earliest minute that’s free. {detail} Other things soon take the later ones.',
      holds: AT_ONCE,
    },
    '{detail} If you’re in the middle of something, finish it first. Then let’s do this before anything else.',
    'Full day? Then we fix one thing and leave the rest open. {detail} It goes into the first gap.',
    'We don’t plan the week, only the next move. {detail} Let’s plan the one after it when we’re there.',
    '{detail} Let’s treat that as an appointment for {weekday}. It stays, and other things move around it.',
    [
      '{detail} That goes next to the plan, and the plan stays as we have it: {when}, {then}.',
      '{detail} If now won’t do, let’s move it once, to the next free minute, and no further.',
    ],
  ],
  obstacle: [
    [
      'You told the log what gets in the way: {obstacle}. Let’s be ahead of it today. {detail}',
      'Something may come up today, so let’s settle our part beforehand. {detail} A little late is fine.',
    ],
    [
      'This can happen on any day: {obstacle}. So we keep our part short enough to fit around it. {detail}',
      'If today turns out to be a hard one, let’s keep to this and leave the rest. {detail}',
    ],
    {
      text: 'Today may bring this: {obstacle}. So we do our bit first. {detail}',
      twin: 'Something may get in the way of this one. {detail} If it does, name it in the note, and we plan around it.',
      holds: AT_ONCE,
    },
    [
      'You named the hard part yourself: {obstacle}. So we start with something that’s easier. {detail}',
      'We don’t start with the hard part today. {detail} If that’s all we get done, it’s still a start.',
    ],
    [
      '{detail} After that, this may still come up: {obstacle}. Our part is done by then.',
      '{detail} If the day fills up, let’s keep that one and drop everything else for this goal.',
    ],
    {
      text: 'We know the usual trouble: {obstacle}. Let’s have this done before it starts. {detail}',
      twin: 'This goal has its hard hours, and we know it. {detail} Let’s have that done before the next one.',
      holds: AT_ONCE,
    },
    '{detail} If something holds you up, do it a bit later. We log late days the same as early ones.',
    {
      text: 'We’ve been warned, and by you: {obstacle}. So this gets its turn early. {detail}',
      twin: 'Somebody or something usually wants you first. {detail} Let’s give that its turn before the next request comes in.',
      holds: AT_ONCE,
    },
  ],
  why: [
    [
      'You wrote why we’re doing this: {why}. Here’s today’s share of it. {detail}',
      'You had a reason to set this goal, and today it gets one thing from us. {detail}',
    ],
    [
      'Your reason is still on the page: {why}. Let’s do this much for it today. {detail}',
      'We don’t need the whole goal today, only this. {detail} Once it’s done, we check in and leave it.',
    ],
    'One {weekday} won’t show much, and we’re here for what a lot of them add up to. {detail}',
    [
      'You know the reason, and you’ve got the plan: {when}, {then}. Today we add only this. {detail}',
      'You know the reason, and I keep the list. {detail} That’s the line on it that we do today.',
    ],
    'I don’t ask how much you want this on a {weekday}. We just do what’s on the list. {detail}',
    [
      '{detail} That’s one small thing we do today for what you wrote: {why}.',
      '{detail} That’s our bit of work today for what you want from this goal.',
    ],
    '{detail} It looks small next to the goal, and it’s the part we can reach today.',
    [
      'You made a plan that we can use today: {when}, {then}. We add only this to it. {detail}',
      '{detail} Nothing about the goal has to be decided today. We only have to do our bit.',
    ],
  ],
  ...actFrames,
  end: [
    'Let’s agree on the end before you begin. {detail} After that, I’ve got nothing more to ask today.',
    'Here’s the whole list for {weekday}, and it’s short. {detail} We don’t write a second line.',
    [
      'We’ve got {run} on the log. {detail} Let’s close today’s line after that, like the others.',
      '{detail} Let’s close today’s line after that and leave the next one for tomorrow.',
    ],
    '{detail} If you think of more, put it on tomorrow’s list. Our part ends here.',
    'No overtime on this goal today. {detail} When you’ve done that, let’s put it away.',
    '{detail} Done means it happened, not that it went well. Let’s check in either way.',
    'We put the finish close by today. {detail} Once you’re past that, you’re off duty.',
    {
      text: 'You wrote what tends to get in the way: {obstacle}. So we finish early today, with this. {detail}',
      twin: 'We finish early today, with one thing to do. {detail} Whatever time you save is yours.',
      holds: AT_ONCE,
    },
  ],
}
