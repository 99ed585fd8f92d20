import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant after a note that a day was hard: less, and for a goal to recover the doctor or the therapist. A note may be a state, an event or a feeling. */
export const noteHardMessages: readonly LibraryMessage[] = [
  {
    text: 'Your note: {last_note}. Understood. Say your plan once: {plan} That is the order. Part of it is enough today. Carry on.',
    byKind: {
      stop: 'Your note: {last_note}. Understood. The plan still stands. {when}, {then}. Say it out loud once. Then take today as it comes. Carry on.',
      recover:
        'Your note: {last_note}. Understood. Report it to a doctor or a therapist. Copy the line for the visit. Do less today. If it gets worse, call earlier. At ease.',
    },
    twin: 'Yesterday was marked hard. Understood. Light duty on the goal {title} today. One minute will do. Stop when it is over. Carry on.',
  },
  {
    text: 'You noted {last_note}. No lecture. The plan is optional today: {then}. Only the check-in is ordered. One word is enough. Dismissed.',
    byKind: {
      stop: 'You noted {last_note}. No lecture. One order for the hard minute: {then}. The other minutes are free. Log it. Dismissed.',
      recover:
        'You noted {last_note}. No lecture. Rest comes first today. Ask a doctor or therapist how much is right. Until then, do less. Dismissed.',
    },
    twin: 'A hard day is on record. No lecture. One minute for the goal {title} today. Then stop. Log it. Dismissed.',
  },
  {
    text: 'Your note reads: {last_note}. Light duty today. To {act}, do one easy thing. One minute by the clock. Then stop. Carry on.',
    byKind: {
      stop: 'Your note reads: {last_note}. The same hour comes again today. Have a job for it. If it gets hard anyway: {then}. No more is ordered. Carry on.',
      recover:
        'Your note reads: {last_note}. Do not test it today. Call a doctor or a therapist who knows you. Read the line to them. Keep the day slow. Carry on.',
    },
    twin: 'The log marks yesterday as hard. Give the goal {title} one minute by the clock. Then stop. The rest is canceled. Carry on.',
  },
  {
    text: 'You reported: {last_note}. Tell one person about it, in one line. They need not solve it. That is the whole order today. At ease.',
    byKind: {
      stop: 'You reported: {last_note}. Tell one person about it, in one line. They need not solve it. Keep away from the hard place today. At ease.',
      recover:
        'You reported: {last_note}. Pass the line to your doctor’s or therapist’s office. They judge it, not you. Today is light duty with breaks. At ease.',
    },
    twin: 'You reported a hard day. Tell one person about it, in one line. That is today’s whole order for the goal {title}. At ease.',
  },
]

/** Messages of Drill Sergeant after a note that a day was easy: the same again, and no more. A note may be a state, an event or a feeling. */
export const noteEasyMessages: readonly LibraryMessage[] = [
  {
    text: 'Your note: {last_note}. Received. No higher target. {when}, {then}. As much as yesterday. Stop at the same point. Carry on.',
    byKind: {
      stop: 'Your note: {last_note}. Received. It helped, so have it ready again. For the hard minute, the plan: {then}. Nothing new is ordered. Carry on.',
    },
    twin: 'Yesterday was marked easy. Useful. Repeat it for the goal {title}. Same hour, same size. Easy means that it fits. Carry on.',
  },
  {
    text: 'You noted {last_note}. Good. Same order today: {then}. No improvements. Stop at the same point. Log it. Carry on.',
    byKind: {
      stop: 'You noted {last_note}. Good. Have the same at hand today. When the urge comes: {then}. No improvements. Log it. Carry on.',
    },
    twin: 'An easy day is noted. That is the way to do it. Same way today for the goal {title}. No improvements. Log it.',
  },
  {
    text: 'Your note says: {last_note}. Received. The plan is as before: {when}, {then}. Do no more than last time. Dismissed.',
    byKind: {
      stop: 'Your note says: {last_note}. Received. Do today what you did then. It keeps you away from {urge}. Log it. Dismissed.',
      relate:
        'Your note says: {last_note}. Received. To {act}, open with the same question. Do no more than last time. Dismissed.',
    },
    twin: 'The log has an easy day. Copy it today for the goal {title}. Stop where it stopped. Save the strength that is left. Dismissed.',
  },
  {
    text: 'From your log: {last_note}. There is nothing to fix, so copy yesterday. {when}, {then}. Then step away. At ease.',
    byKind: {
      stop: 'From your log: {last_note}. Nothing to fix, so copy yesterday. Same room at the hour of {urge}. Then step away. At ease.',
      relate:
        'From your log: {last_note}. Nothing to fix. Your job is still to {act}. Copy yesterday. Then step away. At ease.',
    },
    twin: 'The log says that yesterday was easy. Nothing to fix, so fix nothing. Goal {title}: the usual amount today. Then step away. At ease.',
  },
]
