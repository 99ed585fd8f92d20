import type { Angle } from '#domain/coach/angle.ts'
import type { DetailForm, FrameText } from '#domain/coach/library/frame.ts'

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
      'You wrote {obstacle}. That leaves room for one small move, so choose this one. {detail}',
      'A full day leaves room for one small move, so choose this one. {detail}',
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
    '{detail} If a difficult hour comes first, wait until it is over. The log does not show at what hour you check in.',
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
      'If somebody asks what this goal is like, choose a short answer. {detail} Today it is no more than that.',
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
  proof: [
    [
      'The log has {kept}, so today can be as ordinary as those were. {detail} Choose this, and mark it as you did then.',
      'Today can be an ordinary day in the log. {detail} Choose this, and check in when it is done.',
    ],
    [
      'With {kept} in the log, there is nothing to prove today. {detail} Choose this, and leave more for another day.',
      'There is nothing to prove today. {detail} Choose this, and leave anything more for another day.',
    ],
    [
      'Your record is {kept}. One more ordinary day is all that it needs. {detail}',
      'A record is made of ordinary days, and today may be one of them. {detail} Check in when it is done.',
    ],
    {
      text: 'You have {kept} behind you. {detail} Choose the hour that has suited you best on those days.',
      twin: '{detail} Choose the hour of the day that is usually easiest for you, and leave the other hours alone.',
      holds: AT_ONCE,
    },
    [
      'After {kept}, leave your plan as it is: {then}. {detail} Choose this beside it, and change nothing else.',
      'Leave the goal as it is today, neither larger nor smaller. {detail} Choose this, and change nothing else.',
    ],
    '{detail} Check in when it is done. Then you will know what is possible on an ordinary {weekday}.',
    [
      'A friend who had kept {kept} could take it easy today. {detail} Decide about yourself in the same way.',
      'You would advise a friend to take it easy today. {detail} Decide about yourself in the same way.',
    ],
    [
      'Whatever you think of this week, the log has {kept}. Go by the log, and choose this. {detail}',
      'Whatever you think of this week, wait with your opinion until it is over. {detail} Choose this for today.',
    ],
  ],
  play: [
    '{detail} Decide to be done with it before anyone can praise you.',
    'Choose an odd minute for this, one at which nobody ever starts anything. {detail} When the clock shows it, wait no longer.',
    'Make this the one law of your {weekday}. {detail} The law is lifted as soon as it is done.',
    'Choose to do a small favor for the person you will be tomorrow. {detail} Wait for no thanks.',
    [
      'Let your plan keep its dignity: {when}, {then}. {detail} Choose to do this one with a smile.',
      'Somebody may have to be solemn about this goal, but not today. {detail} Choose to do it with a smile.',
    ],
    [
      '{detail} There is no prize for it and no jury. Your plan has its turn afterward, just as quietly: {then}.',
      '{detail} There is no prize for it and no jury, so choose your own way and leave it there.',
    ],
    [
      'No list of great deeds has this on it. {detail} Choose it for that reason, and then keep to your plan: {then}.',
      'No list of great deeds has this on it. {detail} Choose it for that reason, and leave the great deeds to others.',
    ],
    [
      '{detail} Nobody will write a book about it, and nobody will about your plan. {when}, {then}.',
      '{detail} Nobody will write a book about it, so decide to do it and leave the ending out.',
    ],
  ],
  rest: [
    '{detail} Then stop on purpose. Whatever else this goal asks for can wait until tomorrow.',
    [
      'You wrote {obstacle}. So choose one thing today, and rest when it is done. {detail}',
      'Choose one thing today, and rest when it is done. {detail} The goal will keep until tomorrow.',
    ],
    [
      '{detail} After that, leave the goal alone until its moment comes: {when}, {then}.',
      '{detail} After that, leave the goal alone until tomorrow. Nothing is gained by thinking about it.',
    ],
    'Add nothing to this one today. {detail} Decide to keep the strength that is left for tomorrow.',
    'This {weekday} may be a light one. {detail} Choose this, and leave the time after it free.',
    '{detail} If the day is long, decide which other thing will be shorter, so that your rest stays as it is.',
    [
      '{detail} This and your plan are a full day: {then}. Decide to rest after that, and leave other tasks alone.',
      '{detail} That is a full day for this goal. Decide to rest after it, and leave other tasks alone.',
    ],
    'Nothing here is urgent. {detail} Choose a quiet minute for it, and wait for a few breaths before the next thing.',
  ],
  place: [
    '{detail} If that is impossible where you are, choose to do it first when you get there.',
    [
      '{detail} Leave everything else where it is. {when}, {then}, as you decided.',
      '{detail} Leave everything else where it is, and decide another day whether more should be changed.',
    ],
    'Everything around you may stay as it is this {weekday}. {detail} Choose this one thing, and leave the rest untidy.',
    [
      'Your plan has its own place and moment: {when}, {then}. Choose this one before it. {detail}',
      'Look whether you can do this from where you are. {detail} If so, do not wait. If not, choose the hour.',
    ],
    {
      text: 'You wrote {obstacle}. Decide what will be different when you next come into the room, and begin here. {detail}',
      twin: 'Decide what will be different when you next come into the room, and begin here. {detail}',
      holds: ['prepare'],
    },
    '{detail} Whatever else catches your eye meanwhile, leave it until this is done.',
    [
      'Wherever you are when you remember it, choose this first. {detail} Then return to what you decided: {then}.',
      'Wherever you are when you remember it, choose this first. {detail} Then leave it, and go on with your day.',
    ],
    '{detail} If you are on the way somewhere, choose to do it as soon as you arrive, before you sit down to anything else.',
  ],
  craft: [
    '{detail} Do exactly that, and leave out whatever you would like to add. Additions can wait until tomorrow.',
    [
      'You wrote {obstacle}. With that, an exact act helps more than a resolution. Choose this one. {detail}',
      'An exact act helps more today than a resolution. {detail} Choose it, and leave the resolution out.',
    ],
    'Choose nothing else until this is done. {detail} Then leave it, and turn to the next thing.',
    [
      '{detail} If a better way occurs to you, try it another day. The same is true of your plan: {then}.',
      '{detail} If a better way occurs to you, try it another day. For today, choose this one.',
    ],
    'The simple way is the right one for today. {detail} Leave improvements for another {weekday}.',
    [
      '{detail} Choose one thing at a time. Only after this comes what you planned: {when}, {then}.',
      '{detail} Choose one thing at a time, and leave the next one out of your mind until then.',
    ],
    'Complete one thing today, and leave the others closed. {detail} Choose the first quiet minute for it.',
    [
      'It is enough to do the plain thing, as your plan does: {then}. {detail} Decide on no more than these.',
      'It is enough to do the plain thing. {detail} Decide on that, and leave the clever thing for another day.',
    ],
  ],
  end: [
    '{detail} When it is done, check in, and leave this goal alone until tomorrow.',
    'Decide now that this is enough for today. {detail} The question of more can wait until tomorrow.',
    [
      'Today is complete with this and your plan: {then}. {detail} Leave everything beyond it undone.',
      'Today is complete with this one thing. {detail} Leave everything beyond it undone, and check in.',
    ],
    [
      'You wrote {obstacle}. So choose an early end today. {detail} When that is done, the day counts.',
      'Choose an early end today. {detail} When that is done, the day counts, and you may leave the goal alone.',
    ],
    '{detail} Do not ask afterward whether it was much. Decide only whether it is done, and check in.',
    'For this {weekday}, done means this. {detail} Whatever is left after it belongs to another day.',
    '{detail} If nothing else fits into today, this was an ordinary day. Check in and leave it.',
    'Tomorrow’s part can stay undecided. {detail} Choose this as the end of today, and stop there.',
  ],
}
