import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant on a day that the goal does not ask for: its next day, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  {
    text: 'Rest is on the schedule. {coming}. You wrote {words}. One small job first. {detail} Dismissed.',
    also: ['Rest is on the schedule. {coming}. {run} stay logged meanwhile. One small job. {detail} Dismissed.'],
    twin: 'Rest is on the schedule. {coming}. One small job before that. {detail} Dismissed.',
  },
  {
    text: '{coming}. You wrote {obstacle}. Today leaves time to prepare. {detail} Then at ease.',
    also: ['{coming}. Kept so far: {kept}. One order today, and rest. {detail} Then at ease.'],
    twin: '{coming}. Order for today, and the only one. {detail} Then at ease.',
  },
  {
    text: 'Free day. {detail} {coming}. The plan applies then: {when}, {then}. Stand by.',
    also: ['Free day. {detail} {coming}. You may tell {ally} the day. Stand by until then.'],
    twin: 'Free day, with one order. {detail} {coming}. Stand by until then.',
  },
  {
    text: 'You wrote {words}. Settle one thing ahead of time. {detail} {coming}. Dismissed.',
    twin: 'Settle one thing ahead of time. {detail} {coming}. Nothing else is due. Dismissed.',
  },
  {
    text: 'Get one thing out of the way. {detail} {coming}. What for, you wrote: {why}. Carry on.',
    also: [
      'Get one thing out of the way. {detail} {coming}. {ally} may know. Carry on.',
      'Get one thing out of the way. {detail} {coming}, {left} before the date. Carry on.',
    ],
    twin: 'Get one thing out of the way. {detail} {coming}. Until then, off duty. Carry on.',
  },
  {
    text: '{coming}. No early start. Be ready {when}, not before. {detail} Carry on.',
    twin: '{coming}. No early start. Do only this much today. {detail} Carry on.',
  },
  {
    text: 'Your file says {words}. {coming}. Today’s order is short. {detail} Dismissed.',
    also: [
      'Reason on file: {why}. {coming}. Today’s order is short. {detail} Dismissed.',
      'Today’s order is a short one. {detail} {coming}. {kept} are kept so far. Dismissed.',
    ],
    twin: 'Today’s order is a short one. {detail} {coming}. Dismissed.',
  },
  {
    text: 'Difficulty on file: {obstacle}. Today it is off duty. {coming}. {detail} Carry on.',
    also: ['Stand easy. {coming}. {run} in a row can wait that long. {detail} Carry on.'],
    twin: 'Stand easy. {coming}. One thing can be settled now. {detail} Carry on.',
  },
  {
    text: 'Look ahead: {left} to the target date. {coming}. One order until then. {detail} Off duty.',
    also: ['Look ahead. {coming}. Your plan is confirmed: {when}, {then}. {detail} Off duty.'],
    twin: 'Look ahead. {coming}. One order until then. {detail} Then off duty.',
  },
  {
    text: 'Small order, no hurry. {detail} {coming}. Reports to {ally} are optional. At ease.',
    also: ['No hurry. {kept} are kept. One small order. {detail} {coming}. At ease.'],
    twin: 'Small order, no hurry. {detail} {coming}. At ease until then.',
  },
  {
    text: '{coming}. About that, you wrote {words}. One small task today. {detail} Stand down.',
    also: ['{coming}. {run} in a row. A free day interrupts nothing. {detail} Stand down.'],
    twin: '{coming}. Today has one small task. {detail} Then stand down. Dismissed.',
  },
  {
    text: 'Off duty, with one exception. {detail} {coming}. Orders then, as planned: {when}, {then}.',
    also: ['Off duty, with one exception. {detail} {coming}. Duty resumes {when}.'],
    twin: 'Off duty, with one exception. {detail} {coming}. Until then, carry on.',
  },
  {
    text: 'Time in hand. You wrote {obstacle}, so use a little. {detail} {coming}. At ease.',
    also: ['You wrote {words}. There is time in hand. Use a little. {detail} {coming}. At ease.'],
    twin: '{coming}. Time in hand until then. {detail} At ease.',
  },
]
