import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with when and then (TEXT-14). */
export const planMessages: readonly LibraryMessage[] = [
  {
    text: 'Your plan: {plan} Read it out loud once. Nothing in it needs deciding today. Follow it at its moment. Carry on.',
    twin: 'Write a plan for the goal {title}. When, and which move? Say it out loud. Then put one object in place for it. Carry on.',
  },
  {
    text: 'Your signal: {when}. Your move: {then}. Nothing comes between them. No message, no errand, no screen. Log it afterward. Carry on.',
    twin: 'The goal {title} needs a signal and a move. Write both down. Nothing comes between them. No message, no errand, no screen. Log it afterward.',
    byKind: {
      recover:
        'Your signal: {when}. Your move: {then}. At the signal, check how you feel first. If anything is wrong, rest and note it. Dismissed until then.',
    },
  },
  {
    text: 'Order for {weekday}, as you wrote it. {when}, {then}. Nothing instead of it. Nothing on top of it. Log it. Carry on.',
    twin: '{weekday} has one move on the goal {title}. Pick it now. Nothing instead of it. Set an alarm and name the move. Carry on.',
    byKind: {
      recover:
        'Order for {weekday}, while it is easy. {when}, {then}. At the first sign of trouble, stop. Less is allowed. So is rest. Log it. Carry on.',
    },
  },
  {
    text: 'Check your plan: {plan} See that moment in your head for one breath. That was the whole rehearsal. Dismissed until then.',
    twin: 'Check the plan for the goal {title}. What could be missing at the start? Fetch that one thing now. Put it where you need it. Dismissed until then.',
  },
  {
    text: 'Say the order out loud once. {when}, {then}. Those words start you when it is time. No other rehearsal is needed. Log it. Carry on.',
    twin: 'Say one order out loud for the goal {title}. Begin it with a verb. Those words start you when it is time. Log it. Carry on.',
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
    text: 'Watch for one thing today. {when}, {then}. You need no other preparation. Start at the first sign of it. Log it afterward. Carry on.',
    twin: 'Watch for the right moment today. Then give the goal {title} its first move. Name that move now, in a few words. Tell nobody. Log it. Carry on.',
  },
]
