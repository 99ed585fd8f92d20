import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with when and then (TEXT-14). */
export const planMessages: readonly LibraryMessage[] = [
  {
    text: 'Your plan: {plan} Read it out loud once. Then put one object in place for it. Nothing else needs deciding. Carry on.',
    twin: 'Write a plan for the goal {title}. When, and which move? Say it out loud. Then put one object in place for it. Carry on.',
  },
  {
    text: 'Your signal: {when}. Your move: {then}. Practice it once without the signal. Stop at the first touch. When the signal comes, do not think.',
    twin: 'The goal {title} needs a signal and a move. Write both down. Practice the move once. Stop at the first touch. Later you will not need to think.',
    byKind: {
      recover:
        'Your signal: {when}. Your move: {then}. At the signal, check how you feel first. If anything is wrong, rest and note it. Dismissed until then.',
    },
  },
  {
    text: 'The order for {weekday} is short. {when}, {then}. Nothing before it and nothing instead of it. Set an alarm with those words. Carry on.',
    twin: '{weekday} has one move on the goal {title}. Pick it now. Nothing instead of it. Set an alarm and name the move. Carry on.',
    byKind: {
      recover:
        'The order for {weekday} is short. {when}, {then}. At the first sign of trouble, stop. Less is allowed. So is rest. Log it. Carry on.',
    },
  },
  {
    text: 'Check your plan: {plan} Say its first half, then its second half. Nothing else has to be learned. Use it at the first chance. Dismissed until then.',
    twin: 'Check the plan for the goal {title}. What could be missing at the start? Fetch that one thing now. Put it where you need it. Dismissed until then.',
  },
  {
    text: 'Rehearse once. Go to the place and pretend it is time. {then}, but only the first touch. The real start comes {when}. Same move. Carry on.',
    twin: 'Rehearse the goal {title} once. Go to the place and pretend it is time. Make the first touch. The real start gets the same move. Carry on.',
  },
  {
    text: '{when}, it starts. Your move: {then}. Until that moment, you need not think about it. At that moment, think of nothing else. Carry on.',
    twin: 'Pick the moment for the goal {title} now. Pick the first move too. Until that moment, you need not think about it. Then think of nothing else.',
    byKind: {
      recover:
        '{when}, it starts. Your move: {then}. Sit down first, and see how it feels. Then decide how much. Less is allowed. Log it. Carry on.',
    },
  },
  {
    text: 'Full plan: {plan} If its moment passes today, take the next one. Late counts in the log. Carry on.',
    twin: 'Plan the goal {title} in full and in short. Short means first touch, then stop. Both count in the log. Pick at the start.',
  },
  {
    text: 'Watch for one thing today. {when}, {then}. You need no other preparation. Tell nobody. Start at the first sign of it. Log it afterward.',
    twin: 'Watch for the right moment today. Then give the goal {title} its first move. Name that move now, in a few words. Tell nobody. Log it. Carry on.',
  },
]
