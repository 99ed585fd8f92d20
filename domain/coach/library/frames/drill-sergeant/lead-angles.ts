import type { Angle } from '#domain/coach/day/angle.ts'
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
        '{detail} {after} That is one less thing to decide. Log it. Carry on.',
      ],
      holds: BEFOREHAND,
    },
    [
      'You noted {last_note}. Understood. A small order follows. {detail} {after} Log it. Carry on.',
      'You wrote {obstacle}. Expected. Start small. {detail} {after} Log it. Carry on.',
      '{detail} {after} Once that is done, you have started. Log it. Carry on.',
    ],
    {
      texts: [
        'You wrote {words}. Begin with a few minutes. {detail} {after} Log it. Dismissed.',
        '{run} in a row. A small start is enough today. {detail} {after} Log it. Dismissed.',
        'A start takes only a few minutes. {detail} {after} Log it. Dismissed.',
      ],
      holds: BEFOREHAND,
    },
    [
      'Your reason: {why}. Start with one short order. {detail} {after} Log it.',
      'For {acting}, the first order is short. {detail} {after} Log it. Dismissed.',
      '{today}. One order to begin with. {detail} {after} Log it. Dismissed.',
      'Today need not be perfect. It needs a start. {detail} {after} Log it. Dismissed.',
    ],
    {
      texts: [
        'You wrote {words}. Here is a quick start. {detail} {after} Log it.',
        '{detail} {after} That may help {when}. Log it. Carry on.',
        '{detail} {after} That is a beginning. Log it. Carry on.',
      ],
      holds: BEFOREHAND,
    },
    {
      texts: [
        '{left} to your date. Begin with something easy. {detail} {after} Log it. Carry on.',
        'You wrote {obstacle}. Even so, a short start is possible. {detail} {after} Log it.',
        '{detail} {after} A plain start counts in full. Log it. Carry on.',
      ],
      holds: BEFOREHAND,
    },
    [
      'Noted and filed: {last_note}. {weekday}’s order is short. {detail} {after} Log it.',
      'Your plan waits for its moment: {when}, {then}. {detail} Log it. Dismissed.',
      'It is an ordinary {weekday}. Something short will do. {detail} {after} Log it. Dismissed.',
    ],
    [
      'No need to feel ready for {acting}. Begin anyway. {detail} {after} Log it. At ease.',
      'No need to feel ready. Begin anyway. {detail} {after} Log it. At ease.',
    ],
  ],
  plan: [
    [
      'You gave an order: {when}, {then}. Mine is short. {detail} Log it. Dismissed.',
      'Reserve a minute today for {acting}. {detail} {after} Log it. Dismissed.',
      '{detail} {after} Put that on today’s schedule. Log it. Dismissed.',
    ],
    [
      'You noted {last_note}. Plan something short for today. {detail} {after} Log it. Carry on.',
      'An order with a time is half done. {detail} {after} Log it. Carry on.',
    ],
    {
      texts: [
        '{detail} That done, your plan is next: {when}, {then}. Log it. Dismissed.',
        '{detail} {after} {when}, it is already done. Log it. Dismissed.',
        '{detail} {after} Done early is done. Log it. Dismissed.',
      ],
      holds: BEFOREHAND,
    },
    [
      'You wrote {obstacle}. Expect it. Plan something short. {detail} {after} Log it.',
      'You wrote {words}. Set aside a few minutes today. {detail} {after} Log it. At ease.',
      'Set aside a few minutes today. {detail} {after} Log it. At ease.',
    ],
    [
      'Your last entry: {last_note}. The next one is due today. {detail} {after} Log it. Carry on.',
      'You have kept {kept}. Plan one small thing today. {detail} {after} Log it. Carry on.',
      'For {acting}, {weekday} needs only a little. {detail} {after} Log it. Carry on.',
      '{today}. It goes first on the schedule. {detail} {after} Log it. Carry on.',
      'Plan one small thing for {weekday}. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote: {why}. Make a little time for that today. {detail} {after} Log it. Dismissed.',
      '{run} in a row. Plan for one more. {detail} {after} Log it.',
      '{detail} {after} Full day? Fit it between other jobs. Log it.',
    ],
    [
      'The target date is {left} away. Plan only today. {detail} {after} Log it.',
      'You wrote {obstacle}. Allow for that today. {detail} {after} Log it.',
      '{detail} {after} If now does not suit, later counts, too. Log it. Carry on.',
    ],
    [
      'You wrote {words}. The plan for today is short. {detail} {after} Log it.',
      'The plan stays as written: {when}, {then}. Add one order. {detail} Log it. At ease.',
      '{detail} {after} Log it. At ease.',
    ],
  ],
  obstacle: [
    [
      'You know what gets in the way: {obstacle}. A short order follows. {detail} {after} Log it.',
      'You wrote {words}. {weekday} may get crowded. One small order fits. {detail} {after} Log it.',
      'A full day has room for one small order. {detail} {after} Log it. Carry on.',
    ],
    [
      'The plan stands: {when}, {then}. If time is short, a little counts. {detail} Log it.',
      'With little time for {acting}, do something short. {detail} {after} Log it.',
      '{today}. Full day or not, it stays on. {detail} {after} Log it. Carry on.',
      'Something may come up. The order stays small. {detail} {after} Log it. Carry on.',
    ],
    [
      'Your note says {last_note}. Today’s order is a small one. {detail} {after} Log it. At ease.',
      'You wrote {obstacle}. A busy day gets a small order. {detail} {after} Log it. At ease.',
      '{detail} {after} A busy day needs no more. Log it. At ease.',
    ],
    {
      texts: [
        'You wrote {obstacle}. Act while the way is clear. {detail} {after} Log it.',
        '{run} in a row. If today turns hard, a start counts. {detail} {after} Log it.',
        'If today turns hard, a start counts. {detail} {after} Log it. Carry on.',
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
        'You wrote {obstacle}. Prepare one thing. {detail} {after} Log it.',
        'Settle one thing first. {detail} The plan stays as it is: {when}, {then}. Log it.',
        '{detail} {after} That leaves less to do {when}. Log it.',
        '{detail} {after} Done now, it cannot pile up. Log it.',
      ],
      holds: BEFOREHAND,
    },
    [
      'You wrote {obstacle}. I kept the order small. {detail} {after} Log it. Dismissed.',
      'You wrote {words}. On a bad day, a little will do. {detail} {after} Log it.',
      'If {weekday} turns difficult, a little is enough. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You noted {last_note}. Easy or hard, today’s order is short. {detail} {after} Log it.',
      'You have kept {kept}. A hard day can be kept, too. {detail} {after} Log it.',
      '{detail} {after} If the day goes wrong, half still counts. Log it.',
    ],
  ],
  why: [
    [
      'You wrote: {why}. Make one small move toward that. {detail} {after} Log it. Carry on.',
      'You wrote {words}. No speech today. Orders only. {detail} {after} Log it.',
      'No speech today. Orders only. {detail} {after} Log it. Carry on.',
    ],
    [
      '{detail} {after} Your reason has not changed: {why}. Log it. Dismissed.',
      '{detail} {after} That counts toward {acting}. Log it. Dismissed.',
      '{detail} {after} That counts as today’s start. Log it. Dismissed.',
    ],
    [
      'The plan is yours: {when}, {then}. One more order. {detail} Log it. Carry on.',
      'You wrote {words}. Give the goal a moment today. {detail} {after} Log it. Carry on.',
      'You know the reason. Act on it. {detail} {after} Log it. Carry on.',
    ],
    [
      '{left} to the date you set. Use today for one thing. {detail} {after} Log it.',
      'Your last note: {last_note}. The goal is the same. {detail} {after} Log it. Dismissed.',
      '{run} in a row. Go on as you began. {detail} {after} Log it. Dismissed.',
      'You set the goal. I set today’s size: small. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You wrote why: {why}. Act on it once today. {detail} {after} Log it. Dismissed.',
      'One order today, for {thing}. {detail} {after} Log it. Dismissed.',
      'You set this goal yourself. Do something for it. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You have kept {kept}. Keep today as well. {detail} {after} Log it. Dismissed.',
      'Today’s mission is small. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Reread what you wrote: {why}. Then act. {detail} {after} Log it. Carry on.',
      '{when}, remember what the goal is for. {detail} {after} Log it. Carry on.',
      'Remember what the goal is for. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote {obstacle}. You set this goal anyway. {detail} {after} Log it.',
      'Your words: {words}. Today’s order is brief. {detail} {after} Log it.',
      '{detail} {after} Nothing bigger is due today. Log it. Dismissed.',
    ],
  ],
}
