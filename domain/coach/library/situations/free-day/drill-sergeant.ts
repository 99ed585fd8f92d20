import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant on a day that the goal does not ask for: its next day, and a detail (TEXT-30). */
export const freeDayFrames: readonly LibraryMessage[] = [
  { text: 'No duty today. {coming}. One small job before that. {detail} Dismissed.' },
  { text: '{coming}. Order for today, and the only one. {detail} Then at ease.' },
  { text: 'Free day. One order all the same. {detail} {coming}. Stand by until then.' },
  {
    text: '{coming}. Your plan is confirmed: {when}, {then}. No changes. {detail} Dismissed.',
    twin: '{coming}. Hold your position until then. One job today. {detail} Dismissed.',
  },
  { text: 'Get this out of the way. {detail} {coming}. Until then, off duty. Carry on.' },
  { text: '{coming}. No early start. This much can be done now. {detail} Carry on.' },
  {
    text: 'Reason on file: {why}. {coming}. Today’s order is short. {detail} Dismissed.',
    twin: 'Today’s order is a short one. {detail} {coming}. Dismissed.',
  },
  {
    text: 'For {obstacle}, you have orders: {when}, {then}. {coming}. Add this. {detail}',
    twin: 'Stand easy. {coming}. One thing can be settled now. {detail} Carry on.',
  },
  { text: 'Look ahead. {coming}. One order until then. {detail} Then off duty.' },
  { text: 'Small order. {detail} {coming}. At ease until then.' },
  { text: '{coming}. Today has one small task. {detail} Then stand down. Dismissed.' },
  { text: 'Off duty, except for this. {detail} {coming}. Until then, carry on.' },
  { text: '{coming}. Time in hand until then. {detail} At ease.' },
]
