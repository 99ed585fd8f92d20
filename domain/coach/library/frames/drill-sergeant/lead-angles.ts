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
        '{detail} {after} That is one less decision today. Log it. Carry on.',
      ],
      holds: BEFOREHAND,
    },
    [
      'You noted {last_note}. Understood. Today can begin small. {detail} {after} Log it. Carry on.',
      'You wrote {obstacle}. Do this before it can come up. {detail} {after} Log it. Carry on.',
      '{detail} {after} Once that is done, you have started. Log it. Carry on.',
    ],
    {
      texts: [
        'You wrote {words}. Think of it as you begin. {detail} {after} Log it. Dismissed.',
        '{run} in a row. A small start is enough today. {detail} {after} Log it. Dismissed.',
        'It takes only a few minutes to begin. {detail} {after} Log it. Dismissed.',
      ],
      holds: BEFOREHAND,
    },
    [
      'Your reason: {why}. Start with one short order. {detail} {after} Log it.',
      'The first order for {acting} is short. {detail} {after} Log it. Dismissed.',
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
        '{left} to your date. Begin where it is easiest. {detail} {after} Log it. Carry on.',
        'You wrote {obstacle}. Even so, a short start is possible. {detail} {after} Log it.',
        'The start may be plain and short. {detail} {after} Log it. Carry on.',
      ],
      holds: BEFOREHAND,
    },
    [
      'Noted and filed: {last_note}. {weekday} asks for something short. {detail} {after} Log it.',
      'Your plan has its time: {when}, {then}. For now, do this. {detail} Log it. Dismissed.',
      'It is an ordinary {weekday}. Something short will do. {detail} {after} Log it. Dismissed.',
    ],
    [
      'No need to feel ready for {acting}. Begin anyway. {detail} {after} Log it. At ease.',
      'No need to feel ready. Begin anyway. {detail} {after} Log it. At ease.',
    ],
  ],
  plan: [
    [
      'You ordered this yourself: {when}, {then}. My order is short. {detail} Log it. Dismissed.',
      'Today’s schedule has one order for {acting}. {detail} {after} Log it. Dismissed.',
      'This order goes on today’s schedule. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You noted {last_note}. Plan something short for today. {detail} {after} Log it. Carry on.',
      'Pick a time for today’s order. Now is allowed. {detail} {after} Log it. Carry on.',
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
      'You wrote {obstacle}. Expect that. Plan something short. {detail} {after} Log it.',
      'You wrote {words}. Set aside a few minutes for that. {detail} {after} Log it. At ease.',
      'Pick the minute now. Keep it. {detail} {after} Log it. At ease.',
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
      '{run} in a row. Nothing new has to be planned. {detail} {after} Log it.',
      'Full day? Put this between other jobs. {detail} {after} Log it.',
    ],
    [
      'The target date is {left} away. Plan only today. {detail} {after} Log it.',
      'You wrote {obstacle}. Plan today with that in mind. {detail} {after} Log it.',
      '{detail} {after} If now does not suit, later counts, too. Log it. Carry on.',
    ],
    [
      'You wrote {words}. Today’s plan starts from there. {detail} {after} Log it.',
      'The plan stays as written: {when}, {then}. Add this today. {detail} Log it. At ease.',
      '{detail} {after} Log it. At ease.',
    ],
  ],
  obstacle: [
    [
      'You know what gets in the way: {obstacle}. This still fits into the day. {detail} {after} Log it.',
      'You wrote {words}. If {weekday} gets crowded, keep it short. {detail} {after} Log it.',
      'Today may get crowded. One small order fits. {detail} {after} Log it. Carry on.',
    ],
    [
      'The plan stands: {when}, {then}. If there is no time, do this. {detail} Log it.',
      'With little time for {acting}, do something short. {detail} {after} Log it.',
      '{today}. Full day or not, it stays on. {detail} {after} Log it. Carry on.',
      'Something may come up. The order stays small. {detail} {after} Log it. Carry on.',
    ],
    [
      'Your note says {last_note}. Today’s order is a small one. {detail} {after} Log it. At ease.',
      'You wrote {obstacle}. This order is small enough for that. {detail} {after} Log it. At ease.',
      'On a busy day, something small is enough. {detail} {after} Log it. At ease.',
    ],
    {
      texts: [
        'You wrote {obstacle}. Act while nothing is in the way. {detail} {after} Log it.',
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
        'You wrote {obstacle}. Prepare a little for that. {detail} {after} Log it.',
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
      'Plans may change today. A little still counts. {detail} {after} Log it.',
    ],
  ],
  why: [
    [
      'You wrote: {why}. Make one small move toward that. {detail} {after} Log it. Carry on.',
      'You wrote {words}. Do one thing about that today. {detail} {after} Log it.',
      'No speech today. One order. {detail} {after} Log it. Carry on.',
    ],
    [
      '{detail} {after} Your reason has not changed: {why}. Log it. Dismissed.',
      '{detail} {after} That counts toward {acting}. Log it. Dismissed.',
      '{detail} {after} That counts as today’s start. Log it. Dismissed.',
    ],
    [
      'The plan is yours: {when}, {then}. One more order. {detail} Log it. Carry on.',
      'You wrote {words}. Give that a moment today. {detail} {after} Log it. Carry on.',
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
      'Here is today’s mission. It is a small one. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Reread what you wrote: {why}. Then do this. {detail} {after} Log it. Carry on.',
      '{when}, remember what the goal is for. {detail} {after} Log it. Carry on.',
      'Remember what the goal is for. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote {obstacle}. You set this goal anyway. {detail} {after} Log it.',
      'Your words were {words}. Today’s order is brief. {detail} {after} Log it.',
      '{detail} {after} Nothing bigger is due today. Log it. Dismissed.',
    ],
  ],
}
