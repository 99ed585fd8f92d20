import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { AT_ONCE, BEFOREHAND } from '#domain/coach/library/frames/forms.ts'

type LeadAngle = Extract<Angle, 'start' | 'plan' | 'obstacle' | 'why'>

/** Frames of Drill Sergeant for the angles that begin the act, plan it, or say what is against it and for it (TEXT-26). */
export const leadFrames: Record<LeadAngle, readonly FrameText[]> = {
  start: [
    {
      texts: [
        '{detail} That comes first. Then, as you planned: {when}, {then}. Log it. Carry on.',
        '{detail} {after} {when}, you have less to decide. Log it. Carry on.',
      ],
      holds: BEFOREHAND,
    },
    [
      'You noted {last_note}. Understood. Begin with this much. {detail} {after} Log it. Carry on.',
      'You wrote {obstacle}. Do this before it can come up. {detail} {after} Log it. Carry on.',
      '{detail} {after} Once that is done, you have started. Log it. Carry on.',
    ],
    {
      texts: [
        'You wrote {words}. Think of it as you begin. {detail} {after} Log it. Dismissed.',
        '{run} in a row. A small start is enough today. {detail} {after} Log it. Dismissed.',
        'The page is open, so do it now. {detail} {after} Log it. Dismissed.',
      ],
      holds: BEFOREHAND,
    },
    [
      'Your reason: {why}. Start with one short order. {detail} {after} Log it.',
      'The first order for {acting} is short. {detail} {after} Log it. Dismissed.',
      'Do not wait for the right moment. Begin. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You wrote {words}. Make this the first thing today. {detail} {after} Log it.',
      '{when}, this comes first. {detail} {after} Log it. Carry on.',
    ],
    {
      texts: [
        '{left} to your date. Start today’s part now. {detail} {after} Log it. Carry on.',
        'You wrote {obstacle}. This start works on such days, too. {detail} {after} Log it.',
        'Start now, and adjust as you go. {detail} {after} Log it. Carry on.',
      ],
      holds: BEFOREHAND,
    },
    [
      'Noted and filed: {last_note}. {weekday} begins with this. {detail} {after} Log it.',
      'Your plan has its time: {when}, {then}. For now, do this. {detail} Log it. Dismissed.',
      'First order for {weekday}. Do it before other errands. {detail} {after} Log it. Dismissed.',
    ],
    [
      'No need to feel ready for {acting}. Begin anyway. {detail} {after} Log it. At ease.',
      'No need to feel ready. Begin anyway. {detail} {after} Log it. At ease.',
    ],
  ],
  plan: [
    [
      'You ordered this yourself: {when}, {then}. Mine is short. {detail} Log it. Dismissed.',
      'Today’s schedule has one order for {acting}. {detail} {after} Log it. Dismissed.',
      'Only one order is on today’s schedule. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You noted {last_note}. Plan this much for today. {detail} {after} Log it. Carry on.',
      'Decide when to do this. Now is allowed. {detail} {after} Log it. Carry on.',
    ],
    {
      texts: [
        '{detail} That done, your plan is next: {when}, {then}. Log it. Dismissed.',
        '{detail} {after} {when}, it is already done. Log it. Dismissed.',
      ],
      holds: BEFOREHAND,
    },
    [
      'You wrote {obstacle}. Allow for that, and plan only this. {detail} {after} Log it.',
      'You wrote {words}. Today’s part takes little time. {detail} {after} Log it. At ease.',
      'Give it a time and a place. {detail} {after} Log it. At ease.',
    ],
    [
      'Your last entry: {last_note}. The next one is due today. {detail} {after} Log it. Carry on.',
      'You have kept {kept}. Plan no more than this. {detail} {after} Log it. Carry on.',
      'For {acting}, {weekday} needs this much. {detail} {after} Log it. Carry on.',
      'Plan this for {weekday}, and nothing else. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote: {why}. Make time for this much today. {detail} {after} Log it. Dismissed.',
      '{run} in a row. Keep the same hour today. {detail} {after} Log it.',
      'On a full day, do this between other tasks. {detail} {after} Log it.',
    ],
    [
      'The target date is {left} away. Plan only today. {detail} {after} Log it.',
      'You wrote {obstacle}. Choose a time with that in mind. {detail} {after} Log it.',
      '{detail} {after} If called away, finish when you return. Log it. Carry on.',
    ],
    [
      'You wrote {words}. Pick a time for today’s part. {detail} {after} Log it.',
      'The plan stays as written: {when}, {then}. Add this today. {detail} Log it. At ease.',
      '{detail} {after} Log it. At ease.',
    ],
  ],
  obstacle: [
    [
      'You know what gets in the way: {obstacle}. This still fits into the day. {detail} {after} Log it.',
      'You wrote {words}. If {weekday} gets crowded, do only this. {detail} {after} Log it.',
      'Crowded day or not, this much fits. {detail} {after} Log it. Carry on.',
    ],
    [
      'The plan stands: {when}, {then}. If it slips, do at least this. {detail} Log it.',
      'If there is no time for {acting}, do this. {detail} {after} Log it.',
      'If something comes up, do this much anyway. {detail} {after} Log it. Carry on.',
    ],
    [
      'Your note says {last_note}. Today’s order is a small one. {detail} {after} Log it. At ease.',
      'You wrote {obstacle}. Here is an order for such days, too. {detail} {after} Log it. At ease.',
      'On a busy day, this is enough. {detail} {after} Log it. At ease.',
    ],
    {
      texts: [
        'You wrote {obstacle}. Act while nothing is in the way. {detail} {after} Log it.',
        '{run} in a row. If today turns hard, do half. {detail} {after} Log it.',
        'If today turns hard, half of this counts. {detail} {after} Log it. Carry on.',
      ],
      holds: AT_ONCE,
    },
    {
      texts: [
        'You wrote: {why}. Act on it before something interrupts. {detail} {after} Log it.',
        '{left} to the date. Act before anything delays you. {detail} {after} Log it.',
        'Act before anything gets in the way. {detail} {after} Log it. Carry on.',
      ],
      holds: AT_ONCE,
    },
    {
      texts: [
        'You wrote {obstacle}. Settle this much in advance. {detail} {after} Log it.',
        'Do this early. {detail} The plan stays as it is: {when}, {then}. Log it.',
        '{detail} {after} That leaves less to do {when}. Log it.',
      ],
      holds: BEFOREHAND,
    },
    [
      'You wrote {obstacle}. I kept the order small. {detail} {after} Log it. Dismissed.',
      'You wrote {words}. On a bad day, this will do. {detail} {after} Log it.',
      'If {weekday} turns difficult, do the first part. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You noted {last_note}. Easy or hard, today’s order is short. {detail} {after} Log it.',
      'You have kept {kept}. If today is awkward, shorten this. {detail} {after} Log it.',
      'If plans change, this order still stands. {detail} {after} Log it.',
    ],
  ],
  why: [
    [
      'You wrote: {why}. Today’s order serves that. {detail} {after} Log it. Carry on.',
      'You wrote {words}. That stands today. {detail} {after} Log it.',
      'No speech today. One order. {detail} {after} Log it. Carry on.',
    ],
    [
      '{detail} {after} What for, in your words: {why}. Log it. Dismissed.',
      '{detail} {after} All of it is for {acting}. Log it. Dismissed.',
      '{detail} {after} That counts as today’s start. Log it. Dismissed.',
    ],
    [
      'The plan is yours: {when}, {then}. This serves the same goal. {detail} Log it. Carry on.',
      'You wrote {words}. Give that a moment today. {detail} {after} Log it. Carry on.',
      'For your goal, this is enough today. {detail} {after} Log it. Carry on.',
    ],
    [
      '{left} to the date you set. Use today for one act. {detail} {after} Log it.',
      'Your last note: {last_note}. The goal is the same. {detail} {after} Log it. Dismissed.',
      '{run} in a row. This is today’s share. {detail} {after} Log it. Dismissed.',
      'You set the goal. I set today’s size: small. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You wrote why: {why}. Act on it once today. {detail} {after} Log it. Dismissed.',
      'One order today, for {thing}. {detail} {after} Log it. Dismissed.',
      '{weekday} counts once this is done. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You have kept {kept}. Now for today’s share. {detail} {after} Log it. Dismissed.',
      'Here is today’s mission. It is a small one. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Reread what you wrote: {why}. Then do this. {detail} {after} Log it. Carry on.',
      '{when}, remember what the goal is for. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote {obstacle}. You set this goal anyway. {detail} {after} Log it.',
      'Your file says {words}. Today’s order is brief. {detail} {after} Log it.',
      '{detail} {after} Nothing bigger is due today. Log it. Dismissed.',
    ],
  ],
}
