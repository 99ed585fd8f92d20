import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with the reason, quoted (TEXT-14). */
export const whyMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote why: {why}. Read it once, out loud. No discussion today. Then act on it: {then}. Log it. Dismissed.',
    twin: 'Say why you have the goal {title}. One line, out loud. It need not be discussed today. Pick the smallest move that serves it. Log it. Dismissed.',
    byKind: {
      recover:
        'You wrote why: {why}. Read it once, out loud. If today feels safe: {then}. If not, rest for it. Log either. Dismissed.',
    },
  },
  {
    text: 'Your words: {why}. Copy them onto a small paper for your pocket. Touch the pocket, then {then}. Log it.',
    twin: 'Write what the goal {title} is for. A few words on small paper. Put it in your pocket. Touch the pocket, then start. Log it. Carry on.',
  },
  {
    text: 'What you want, as you wrote it: {why}. Today’s order serves that: {then}. Do it when its moment comes. Carry on.',
    twin: 'Look at today’s list. Find the line that serves the goal {title}. If there is none, write one. Do it first. The others can wait. Carry on.',
  },
  {
    text: 'You gave this reason: {why}. It needs no second decision. Do what you planned: {then}. Sign the log. Dismissed.',
    twin: 'You chose the goal {title} yourself. You need not decide about it again. Do one small act for it. Then sign the log. Dismissed.',
    byKind: {
      recover:
        'You gave this reason: {why}. Rest serves it as well. If today is easy: {then}. If not, stop. Sign the log. Dismissed.',
    },
  },
  {
    text: 'From your goal: {why}. That puts one line on today’s list: {then}. All other lines can wait. Carry on.',
    twin: 'Which item today serves the goal {title} least? Cross it out. Use the free time for one move. Start when it opens. Carry on.',
  },
  {
    text: 'Before the first move, read this: {why}. Then put it down. {then}. No reasons are needed now. Log it. Carry on.',
    twin: 'Before you start, think once of your reason. For the goal {title}, that is enough. Then use both hands. Log it. Carry on.',
    byKind: {
      recover:
        'Before the first move, read this: {why}. Then look at how today feels. {then}, while it is easy. Log it. Carry on.',
    },
  },
  {
    text: 'You wrote {why}. That is what this goal is for. One order for it today: {then}. Nothing else is due. Dismissed.',
    twin: 'Which hour of today belongs to the goal {title}? Put one move into that hour. Set an alarm. Start on time. Carry on.',
  },
  {
    text: 'Read your reason once: {why}. Leave it as it is. One order comes from it: {then}. Log it. Dismissed.',
    twin: 'Check your reason for the goal {title}. If it is still true, make one move. If not, write a better one. That counts as today’s work. Dismissed.',
    byKind: {
      recover:
        'Read your reason once: {why}. It sets no date. Do only what is easy today. Rest counts as well. Log it. Dismissed.',
    },
  },
]
