import type { Angle } from '#domain/coach/angle.ts'
import type { DetailForm, FrameText } from '#domain/coach/library/frame.ts'
import { laterAngleFrames } from './later-angles.ts'

/** Forms of a frame that speaks of other people. */
const ALONE: readonly DetailForm[] = ['work', 'prepare', 'note']

/** Forms of a frame that sets a time, in an angle that also holds what waits for a moment. */
const AT_ONCE: readonly DetailForm[] = ['work', 'prepare', 'note', 'tell']

/** Frames of Wise Mentor by the angle of the day (TEXT-26). */
export const angleFrames: Record<Angle, readonly FrameText[]> = {
  start: [
    '{detail} Choose this before anything larger, and have it done before your next meal.',
    'Decide one thing for this {weekday}, and leave the rest undecided. {detail} Do it as soon as you have read this.',
    [
      'Your plan has its moment: {when}, {then}. Choose one thing to be done before it. {detail}',
      'The first move can be made at once. {detail} Leave the next decision until it is done.',
    ],
    [
      'You expect something like this: {obstacle}. Let the first move be small, and choose no second one yet. {detail}',
      'Let the first move be small today, and choose no second one yet. {detail}',
    ],
    '{detail} Do it while you are thinking of it, and decide afterward whether today needs more.',
    'Before you turn to anything else, choose this. {detail} The rest of your {weekday} can wait that long.',
    [
      'You know what may come between: {obstacle}. Choose a first move that is done before it. {detail}',
      'Do not wait for a better hour today. {detail} The nearest chance is good enough, so choose that.',
    ],
    '{detail} An interruption can only move this a little. Come back to it before you choose anything new.',
  ],
  plan: [
    '{detail} If now does not suit, choose a certain moment: right after your next meal, or when you next stand up.',
    [
      'Your plan stays as you wrote it: {when}, {then}. {detail} Choose the minute for this one as well.',
      '{detail} Choose the minute for it now, and say it once out loud. Until then, leave the matter alone.',
    ],
    'Put this at a certain point of your {weekday}. {detail} Right after the next meal will do, or right now.',
    [
      'You wrote {obstacle}. Decide on this before it comes up, while choosing is easy. {detail}',
      'Decide on this now, while nothing else presses. {detail} Then the decision is made, and you can leave it alone.',
    ],
    'Choose this as the next thing you do. {detail} Whatever was to come next moves back by one place.',
    '{detail} If that is impossible now, choose an hour, and let the phone remind you of it.',
    [
      '{detail} Choose this for the time before your plan. {when}, {then}, and today has all it needs.',
      '{detail} That is the whole plan for today. Choose the first free minute for it, and plan nothing else.',
    ],
    '{detail} If your {weekday} changes, move this to the next free minute, and leave tomorrow as it is.',
  ],
  obstacle: [
    [
      'You wrote {obstacle}. So let today be small and choose only this. {detail}',
      'If the day turns difficult, let it be small and choose only this. {detail}',
    ],
    {
      text: 'You named the hard part: {obstacle}. Choose what can be done before it comes. {detail}',
      twin: 'The hard part of this goal will come in its own time. Choose what can be done before it. {detail}',
      holds: AT_ONCE,
    },
    [
      'If somebody interrupts you today, attend to them first. {detail} Your plan waits as long as it has to: {then}.',
      'If somebody interrupts you today, attend to them first. {detail} Then choose this before anything new.',
    ],
    {
      text: '{detail} If you want to put it off, put it off by an hour and not by a day. Decide now which hour that would be.',
      holds: AT_ONCE,
    },
    [
      'You know how it goes: {obstacle}. It is hard to choose well in the middle of that, so choose now. {detail}',
      'It is hard to choose well in the middle of a difficult hour, so choose now. {detail}',
    ],
    'A difficult {weekday} still has room for one thing. {detail} Choose that, and let everything larger wait for an easier day.',
    [
      'By your own account, this makes it hard: {obstacle}. Leave the large part of the goal alone today. {detail}',
      'Leave the large part of this goal alone today, and choose something within reach. {detail}',
    ],
    [
      'You wrote down the hard part: {obstacle}. {detail} Choose this as the answer for today, and look for no better one.',
      '{detail} If a difficult hour comes first, wait until it is over. The log does not show at what hour you check in.',
    ],
  ],
  why: [
    [
      'You gave your reason: {why}. It asks for one thing today. {detail} Leave everything larger for another day.',
      'Whatever made you set this goal, it asks for one thing today. {detail} Leave everything larger for another day.',
    ],
    [
      '{why}. You wrote that when you began. {detail} Choose this as today’s answer to it.',
      'You set this goal for a reason, and one part of it belongs to today. {detail} Choose it, and let the others wait.',
    ],
    [
      'Read once what you wrote: {why}. Then leave the sentence, and choose an act. {detail}',
      'The large question of why can wait for a quiet hour. {detail} Today the act comes first, so choose that.',
    ],
    [
      'When you set this goal, you wrote {why}. Choose one small thing for that today. {detail}',
      'What you want from this goal takes longer than a day. {detail} Choose this as today’s share of it.',
    ],
    [
      'You wrote {why}. If you hesitate today, read those words once, and then choose. {detail}',
      'You decided on this goal some time ago, and today only this is left to decide. {detail} Choose it, and look no further.',
    ],
    'You may not think of your reason on an ordinary {weekday}. {detail} It is sufficient to choose this.',
    [
      'This is what it is for, in your words: {why}. The day’s share of that is ordinary. {detail}',
      'The day’s share of a large wish is usually ordinary. {detail} Choose it, and let the wish wait.',
    ],
    'Of all that this goal asks for, one part belongs to this {weekday}. {detail} The other parts have their own days.',
  ],
  body: [
    'Let your shoulders down first. {detail} Leave them down until it is done, and then choose your next task.',
    [
      'Breathe out once, and then choose this. {detail} Take the same breath before your plan: {when}, {then}.',
      'Breathe out slowly, once. {detail} Choose to do it without hurry, and leave hurry for other things.',
    ],
    {
      text: 'Put down whatever is in your hands. {detail} Choose this while they are free, and leave the other thing until then.',
      holds: ALONE,
    },
    [
      '{detail} Move slowly for this one, and as slowly for what you planned: {then}.',
      '{detail} Move slowly for this one, and wait for a breath before you choose the next task.',
    ],
    'If you are tired this {weekday}, choose this and then rest. {detail} Leave larger tasks until you have slept.',
    'Put both feet on the floor, and wait until you sit or stand firmly. {detail} Go from there without hurry.',
    [
      'You wrote {obstacle}. Let your breath go out, and choose only this today. {detail}',
      '{detail} If your breath is short, wait until it is even. There is time for that on any day.',
    ],
    [
      '{detail} Breathe out when it is done, and leave it there. {when}, {then}, in the same calm way.',
      '{detail} Breathe out when it is done, and leave it there. Wait for the next breath before you turn to other things.',
    ],
  ],
  people: [
    'A friend who wished you well would ask for no more than this today. {detail} Decide to ask no more of yourself.',
    '{detail} If somebody needs you at that moment, attend to them first, and choose this right afterward.',
    [
      '{detail} If you speak of this goal today, speak only of what you decided: {when}, {then}.',
      '{detail} If you speak of this goal today, mention only this, and leave the rest unsaid.',
    ],
    [
      'If somebody asks why you do this, you have written the answer: {why}. Until then, choose this. {detail}',
      'What others do today is theirs to decide, and this is yours. {detail} Choose it, and leave their part alone.',
    ],
    {
      text: 'Think of whoever you will see or write to next this {weekday}. {detail} Choose to have it done by then.',
      holds: ALONE,
    },
    'Somebody with long practice would do this without making much of it. {detail} Choose the same plain way, and go on with your day.',
    {
      text: 'You wrote {obstacle}. Tell one person that you have decided on this today, and leave out the rest. {detail}',
      twin: '{detail} If such things slip your mind, ask one person to remind you. Tell them the hour, and leave out the rest.',
      holds: ALONE,
    },
    [
      'Other people may change parts of your day. {detail} Leave them their parts, and keep what you decided: {then}.',
      'Other people may change parts of your day. {detail} Choose this as the part that stays, and leave the others open.',
    ],
  ],
  ...laterAngleFrames,
}
