import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant on a day that the goal does not ask for: its next day, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  {
    text: 'Rest is on the schedule. {coming}. You wrote {words}. Get a small job done. {detail} Dismissed.',
    also: ['Rest is on the schedule. {coming}. {run} in a row so far. {detail} Dismissed.'],
    twin: 'Rest is on the schedule. {coming}. One small job before that. {detail} Dismissed.',
  },
  {
    text: '{coming}. You wrote {obstacle}. Use the free day to prepare. {detail} Then at ease.',
    twin: '{coming}. One order today, and that is optional. {detail} Then at ease.',
  },
  {
    text: 'Free day. {detail} {coming}. The plan applies then: {when}, {then}. Stand by.',
    also: ['Free day, {left} before the date. {detail} {coming}. Stand by until then.'],
    twin: '{coming}. Free day. The order is optional. {detail} Stand by until then.',
  },
  {
    text: 'You wrote {words}. A free day can serve that. {detail} {coming}. Dismissed.',
    twin: '{coming}. Nothing is due before that. Do one small job, or rest. {detail} Dismissed.',
  },
  {
    text: 'Get one thing out of the way. {detail} {coming}. You wrote why: {why}. Carry on.',
    twin: '{coming}. You may get one thing out of the way. {detail} Off duty until then.',
  },
  {
    text: '{coming}. Report: {kept} kept. One job for today. {detail} Carry on.',
    twin: '{coming}. Today is free. One small thing, if you like. {detail} Carry on.',
  },
  {
    text: 'In your words: {words}. {coming}. Today’s order is short. {detail} Dismissed.',
    also: ['Your reason: {why}. {coming}. Today’s order is short. {detail} Dismissed.'],
    twin: '{coming}. Today’s order is short. Rest may replace it. {detail} Dismissed.',
  },
  {
    text: 'Nothing is scheduled today. {coming}. You wrote {obstacle}. {detail} Carry on.',
    also: ['{run} in a row. At ease for today. {coming}. {detail} Carry on.'],
    twin: 'At ease. {coming}. One thing can be settled now. {detail} Carry on.',
  },
  {
    text: '{left} to the target date. {coming}. One order until then. {detail} Off duty.',
    also: ['{coming}. Your plan is confirmed: {when}, {then}. {detail} Off duty.'],
    twin: '{coming}. One order until then. {detail} Then off duty.',
  },
  {
    text: 'You wrote {obstacle}. One small order against it. {detail} {coming}. At ease.',
    twin: '{coming}. One small order, no hurry. {detail} At ease until then.',
  },
  {
    text: '{coming}. You wrote {words}. One small task today. {detail} Stand down.',
    also: ['{coming}. {run} in a row. A free day interrupts nothing. {detail} Stand down.'],
    twin: '{coming}. One small task, then rest. {detail} Stand down. Dismissed.',
  },
  {
    text: 'Off duty, with one exception. {detail} {coming}. Orders then, as planned: {when}, {then}.',
    twin: '{coming}. Off duty, except for one small thing. {detail} Nothing else is due.',
  },
  {
    text: 'You wrote {obstacle}. There is time to prepare. {detail} {coming}. At ease.',
    also: ['You wrote {words}. There is time to prepare. {detail} {coming}. At ease.'],
    twin: '{coming}. There is time to prepare. {detail} At ease.',
  },
]

/** Messages of Drill Sergeant around a detail that prepares nothing (TEXT-30). */
export const leisureFrames: readonly LibraryMessage[] = [
  {
    text: 'Report: {kept} kept. {coming}. Quiet duty today. {detail} Then at ease.',
    twin: '{coming}. Today’s duty is a quiet one. {detail} Then at ease.',
  },
  {
    text: '{coming}. You wrote why: {why}. Free day, one look back. {detail} Dismissed.',
    twin: '{coming}. The schedule shows a free day. {detail} That is enough. Dismissed.',
  },
  { text: 'Stand down. {coming}. The day between has one quiet order. {detail} Off duty.' },
  {
    text: 'Last report: {last_note}. {coming}. Easy duty in between. {detail} Carry on.',
    twin: '{coming}. Easy duty in between. Take your time. {detail} Carry on.',
  },
  { text: '{coming}. Rest comes first today. {detail} Nothing is urgent. At ease.' },
  { text: 'The goal is off the schedule today. {coming}. {detail} That is all. Dismissed.' },
  {
    text: '{run} in a row, and a pause is due. {coming}. {detail} At ease.',
    twin: '{coming}. A pause is part of the schedule. {detail} No log today. At ease.',
  },
  { text: '{coming}. One minute of duty today, at your own speed. {detail} Otherwise free. Dismissed.' },
]
