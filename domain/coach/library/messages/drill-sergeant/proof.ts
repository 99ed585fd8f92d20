import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with the record (TEXT-14). */
export const proofMessages: readonly LibraryMessage[] = [
  {
    text: 'The log shows {kept}. Same order today: same hour, same things, same size. What worked on those days works now. Do it once. Sign the log. Carry on.',
    twin: 'The log needs a line for the goal {title}. Pick something you can see when done. Do it before anything larger. Sign the log. Carry on.',
  },
  {
    text: 'The count is {kept}. Nobody can take those days away. Today needs one short version. Take the shortest you have ever logged. Mark it. Dismissed.',
    twin: 'One mark is enough today. Write down the shortest version of the goal {title}. That version is the order. Do it. Mark the log. Dismissed.',
    byKind: {
      stop: 'One mark is enough today. On the goal {title}, meet one hard minute. Another room or a glass of water will do. Mark it. Dismissed.',
    },
  },
  {
    text: '{kept} are kept. So hour, place, and length are right. Leave all of them alone. Start as before. Log it. Carry on.',
    twin: 'Write down an hour, a place, and a length. Use them for the goal {title} today. Tomorrow, use the same ones. Log it. Carry on.',
    byKind: {
      stop: 'Write down a way out. Write down what to hold. Use them at the first urge. For the goal {title}, log what helped. Carry on.',
    },
  },
  {
    text: 'If you doubt yourself, read the log: {kept}. Get ready the way you did on those days. Put it in the same spot. Start on time. Carry on.',
    twin: 'You may doubt the goal {title} today. Give the log one fact. Pick a piece that fits any mood. Prepare it now. Start on time. Carry on.',
  },
  {
    text: 'You kept {kept}. Think of the latest of them. What did you do just before you started? Do that first today. Then start. Log it.',
    twin: 'Work backward on the goal {title}. It ends with a mark. Before that, a small act. What comes before the act? Do that now. Carry on.',
  },
  {
    text: 'Kept so far: {kept}. The log gives no grades. It says only that you did it. The shortest version counts today. Do it and sign. Dismissed.',
    twin: 'The log gives no grades for the goal {title}. It only asks whether you did something. The shortest version counts. Do it and sign. Dismissed.',
  },
  {
    text: 'Your hands have done this on {kept}. Let them begin without you thinking. Use no new method today. Stop where you usually stop. Log it. Carry on.',
    twin: 'Hands learn by meeting a thing often. Let them meet the goal {title} once today. Keep it short. No new methods. Log it.',
    byKind: {
      stop: 'Hands learn by repeating. For the goal {title}, practice leaving the room once. Stand. Turn. Go out. No urge is needed for practice. Log it. Carry on.',
    },
  },
  {
    text: 'Here is a fact: {kept}. Make one more today. It may be small and dull, but done. Put your things out now. Start on time. Log it.',
    twin: 'Make one fact for the goal {title} today. It may be small and dull, but done. Put your things out now. Start on time. Log it.',
  },
]
