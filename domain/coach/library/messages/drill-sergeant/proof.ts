import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with the record (TEXT-14). */
export const proofMessages: readonly LibraryMessage[] = [
  {
    text: 'Log reads: {kept}. Verified. Same orders today. Same hour. Same gear. No raise. What worked on those works now. Repeat it exactly. Sign the log. Carry on.',
    twin: 'The log needs one line today. Goal {title}. Something done by hand. Checked by eye. Choose it before you start. No raise tomorrow. Sign the log. Carry on.',
  },
  {
    text: 'Count: {kept}. Nobody can take those off. They ask nothing of today. Today asks for one. The shortest version on record will do. Do it. Mark it. Dismissed.',
    twin: 'One mark is today’s quota. The goal {title} has a short version. Write it in a line. Do that version. Mark it. Nobody can take it off. Dismissed.',
    byKind: {
      stop: 'One mark is today’s quota. For the goal {title}, one hard minute earns it. Met in another room, met with a glass. Any way counts. Mark it. Nobody can take it off.',
    },
  },
  {
    text: 'Evidence on the table: {kept}. Draw one conclusion. The setup works. So leave the setup alone. Hour, place, length: unchanged. No inspection of feelings. Start as before. Log it.',
    twin: 'Setup for the goal {title}. One hour. One place. One length. Write them down. Use them today, unchanged. No inspection of feelings. Start. Log it. That is evidence.',
    byKind: {
      stop: 'Setup for the goal {title}. One exit. One object for the hands. One sentence. Write them down. Use them at the first urge, unchanged. Log it. That is evidence.',
    },
  },
  {
    text: 'Doubt noted. Log consulted. It says {kept}. The log outranks the doubt. Prepare what you prepared on those. Put it in the same spot. Move at the signal. Carry on.',
    twin: 'Doubt noted. The log decides. So give it something. One piece for the goal {title}. Small enough for any mood. Prepare it now. Move on time. Carry on.',
  },
  {
    text: 'Take the last of these: {kept}. What came right before the start? Do that first. Then the start. No improvements. A copy is an order filled.',
    twin: 'Work backward on the goal {title}. End of day: a mark. Before it: a small act. Before that: what? Do that first. Then the act. Order filled.',
  },
  {
    text: 'Complete report so far: {kept}. No grades. No comments. Only kept. Today is a candidate. Smallest form accepted. Fill it in by hand. Dismissed.',
    twin: 'Today’s form is open. The goal {title}: one act, one word, one date. Smallest entry accepted. Fill it in by hand. Then close the book. Dismissed.',
  },
  {
    text: 'Training record: you have kept {kept}. That much is in the hands. Let the hands go first. Head follows. No new methods. Stop at the usual point. Log it.',
    twin: 'Hands learn by meeting a thing. Same place. Same hour. Give them the goal {title} once today. Short. No new methods. Stop at a clear point. Log it.',
    byKind: {
      stop: 'Hands learn by repeating. For the goal {title}, the exit, once, dry. Stand. Turn. Out. Again, slower. No urge required for training. Log the drill.',
    },
  },
  {
    text: 'Facts before talk. Fact: {kept}. Talk: canceled. Next fact is due today. Small, dull, done. Put the gear out now. At the signal, make the fact. Log it.',
    twin: 'Facts before talk. Talk about the goal {title}: canceled. One fact is due today. Small, dull, done. Put the gear out now. On time, make the fact. Log it.',
  },
]
