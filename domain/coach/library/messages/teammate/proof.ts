import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with the record (TEXT-14). */
export const proofMessages: readonly LibraryMessage[] = [
  {
    text: 'Here’s what the log says: {kept}. We don’t need a record today, only one like those. What did you have ready on them? Put the same thing in the same place, and let’s add a plain one.',
    twin: 'Let’s get one thing on the log for the goal {title}. It can be small, as long as somebody else could check it. Decide what it is before you begin, do it, tick it.',
  },
  {
    text: 'We’ve got {kept} on the log, and nobody gets to take those off. So no pressure from that side. Take the shortest version you used on any of them. It’s still good, and it fits today.',
    twin: 'What’s the shortest version of the goal {title} that we’d still tick? Write it down and let’s call it the spare. On a full day we take the spare. It goes on the log like any other.',
    byKind: {
      stop: 'What would we tick for the goal {title} on a rough day? One hard minute handled would do. Write that down and let’s call it the spare. It goes on the log like any other.',
    },
  },
  {
    text: 'Before anyone starts to improve things, let’s look at the record: {kept}. Something in the setup works. Leave it alone, hour, place, and length, and do it the same way today. Boring is fine with us.',
    twin: 'Before anyone improves things, let’s fix a setup for the goal {title}: one hour, one place, one length. Use it today exactly as it is. Boring is fine with us, because boring can be repeated.',
  },
  {
    text: 'Let’s be fair to the numbers: you have kept {kept}. Some of that was timing, and timing can be copied. Which hour worked best? Give today’s bit that hour, or the nearest one that’s still free.',
    twin: 'Let’s pick one hour for the goal {title} and find out whether it’s a good one. Do a small bit in it today and write down how it went, in a word. Timing can be learned, and this is how.',
  },
  {
    text: 'The log and you agree on this much: {kept}. It means we know how to do this one when it’s ordinary. So make today ordinary. Same start, same tools, no speech, and a tick at the end of it.',
    twin: 'A tick needs something to stand for. For the goal {title}, let’s say what today’s tick means before it’s made. One bit, done by hand, visible afterward. Then nobody has to debate it later.',
  },
  {
    text: 'Nobody can do today’s bit in advance, but we can copy. You have kept {kept}. Take the most recent one, and write down what came right before it. Do that thing first, and let’s see what follows.',
    twin: 'Let’s work backward on the goal {title}. At the end of today there’s a tick, and just before it there’s a small thing you did. What came right before that? Start there, because it’s usually easy.',
  },
  {
    text: 'On the sheet so far: {kept}. That’s enough of a sample to trust your own way of doing this. Skip the tips, skip the new method. We use yours, once more, in whatever length the day has room for.',
    twin: 'On today’s sheet we need one line about the goal {title}, in your handwriting, on what got done. Let’s make the line first and leave a gap for the verb. Then go and fill in the gap.',
  },
  {
    text: 'If the mood says it’s not going anywhere, let’s hold the log next to it: {kept}. Moods don’t keep logs. Do the bit you did on those, at that size, and let the mood read about it later.',
    twin: 'If the mood has doubts about the goal {title}, fine, moods don’t keep logs and we do. Give the log one small thing today, at any size. The mood can read about it later.',
  },
]
