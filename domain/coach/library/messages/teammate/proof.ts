import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with the record (TEXT-14). */
export const proofMessages: readonly LibraryMessage[] = [
  {
    text: 'Here’s what the log says: {kept}. We don’t need a record today, only one like those. What did you have ready on them? Put the same thing in the same place.',
    twin: 'Let’s get one thing on the log for the goal {title}. It can be small, as long as somebody else could check it. Decide what it is before you begin, do it, tick it.',
  },
  {
    text: 'We’ve got {kept} on the log, and they stay there, so nothing’s at stake today. Take the shortest version that you ticked on any of those days. It’s long enough for today, too.',
    twin: 'What’s the shortest version of the goal {title} that we’d still tick? Write it down as your spare. On a full day, do the spare. It goes on the log like any other.',
    byKind: {
      stop: 'What would we tick for the goal {title} on a rough day? One hard minute that you got through is enough. Write that down as your spare. It goes on the log like any other.',
    },
  },
  {
    text: 'Before you change anything, let’s look at the record: {kept}. Something in the way you do this works. Keep the hour, the place, and the length, and do it the same way today.',
    twin: 'Let’s settle an hour, a place, and a length for the goal {title}. Use them today exactly as they are. If one of them doesn’t fit, change only that one tomorrow.',
  },
  {
    text: 'You’ve kept {kept}. The right hour may have helped, and we can use that. Which hour worked best? Give today’s part that hour, or the nearest one that’s still free.',
    twin: 'Let’s pick one hour for the goal {title} and find out whether it’s a good one. Do a small part in it today. Write down in a word how it went, and compare it tomorrow.',
  },
  {
    text: 'The log shows {kept}. We know how this goes on an ordinary day, so let’s make today ordinary. Same start, same tools, same length, and a tick when it’s done.',
    twin: 'A tick for the goal {title} needs a meaning, so let’s agree on one. Before you begin, say what has to have happened today. One small thing is enough. Then do it and tick it.',
  },
  {
    text: 'You’ve kept {kept}. Let’s copy the most recent one of them. What did you do right before you started? Do that first today, and then go on the way you did then.',
    twin: 'Let’s work backward on the goal {title}. The day ends with a tick, and before the tick there’s one small thing you did. What has to come right before that? Start there.',
  },
  {
    text: 'On the log so far: {kept}. That’s enough to trust your own way of doing it. We don’t need a new method today. Use yours once more, for as long as today allows.',
    twin: 'We need one line on today’s list about the goal {title}: what got done. Write the beginning of the line now and leave a gap. Then go and do the thing that fills the gap.',
  },
  {
    text: 'If it feels as if nothing’s moving, let’s look at the log: {kept}. Do what you did on those days, at the same size. Then check in, and look at the number.',
    twin: 'If you doubt that the goal {title} is going anywhere, let’s give the log one small thing today. Any size will do. Write down what it was, so that you can read it tomorrow.',
  },
]
