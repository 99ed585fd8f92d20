import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with a detail of doing it well (TEXT-14). */
export const craftMessages: readonly LibraryMessage[] = [
  {
    text: 'One order gets your full care today. {when}, {then}. Everything else may be rough. Log it. Carry on.',
    twin: 'One small part gets your full care today. It belongs to the goal {title}. Everything else may be rough. Log it. Carry on.',
    byKind: {
      stop: 'Watch and take notes on the goal {title} today. What came before the urge? Write place, hour, and company. No verdict on yourself. Put it in the log.',
      finish:
        'Look for one gap in the goal {title}. Pick the one that would confuse a stranger. Close it plainly. Mark the other gaps. Then stop. Log it.',
      relate:
        'Prepare one sentence for the goal {title}. Short and true, without a “but.” Say it face to face. Then hear the whole answer. Log it. Carry on.',
      learn:
        'Recall before you read. For the goal {title}, close the book. Write what you remember. Open it and mark one gap. Close that gap. Log it. Carry on.',
      save: 'Write one sum exactly. For the goal {title}: amount, date, and name. No total today, and no forecast. Put the paper in its place. Log it. Carry on.',
      reflect:
        'Goal {title}: pick one line or one breath. Stay with it. When your thoughts leave, bring them back. No report is needed. End when you choose.',
      recover:
        'Describe today for your next appointment. One exact sentence. Neither better nor worse than it is. For the goal {title}, that is enough. Then rest. Dismissed.',
    },
  },
  {
    text: 'Follow the plan as you wrote it: {then}. No changes and no extras. A new idea waits until tomorrow. Log it. Carry on.',
    twin: 'Leave out one extra step on the goal {title}. A check, a tab, a tidy-up. If nothing goes wrong, leave it out tomorrow too. Log it. Carry on.',
    byKind: {
      stop: 'Change one thing that leads to the urge. The seat, the drink, or the route. For the goal {title}, change it beforehand. Leave the rest. Log it.',
    },
  },
  {
    text: 'Free your hands before you {then}. Phone down, bag down. Then start. That is all the preparation it needs. Log it. Carry on.',
    twin: 'Check one tool for the goal {title}. Is it charged, clean, and where it belongs? Fix one fault, and only one. Then start. Log it. Carry on.',
    byKind: {
      stop: 'Your tool is what you do instead. Water, a pen, a sentence. For the goal {title}, put it within reach. Test it once. Carry on.',
      reflect:
        'Your tool is a quiet minute. For the goal {title}, check phone, door, and light. Fix one of them. Then use the minute. Nothing else is needed. Dismissed.',
    },
  },
  {
    text: 'Done is the standard today. {when}, {then}. Nothing finer is asked of you. Log it as soon as it is done. Dismissed.',
    twin: 'Done is the standard on the goal {title}. Pick one small piece. Nothing finer is asked of you. Log it. Dismissed.',
    byKind: {
      stop: 'Practice turning away slowly. Stop, breathe out, turn, go. For the goal {title}, do that once beforehand. Use the same moves later. Log it. Carry on.',
    },
  },
  {
    text: 'Say it while you do it: {then}. Out loud, verb first. If voice and hand disagree, stop. Sort it out and go on. Log it. Carry on.',
    twin: 'Say each step of the goal {title}. Say it while you do it. Out loud, verb first. If voice and hand disagree, stop. Sort it out and go on. Log it.',
    byKind: {
      stop: 'Say it out loud when the urge comes. Add the place and the time. For the goal {title}, then leave the room. Log it.',
      relate:
        'Repeat what they said, in their words. Keep it short. Ask whether that is right. Then wait. For the goal {title}, that is the order. Log it.',
    },
  },
  {
    text: 'Take care of the first minute. Nothing else is open, nothing else in hand. {when}, {then}. After that minute, do it as usual. Log it.',
    twin: 'On the goal {title}, mind the first minute. Nothing else is open, nothing else in hand. After it, do it as usual. Log it. Carry on.',
    byKind: {
      stop: 'Take care of the first minute of the urge. Stand up. Breathe out. Leave the room. For the goal {title}, only that minute matters today. Log it. Carry on.',
    },
  },
  {
    text: 'The first try counts today. {when}, {then}. No second version is asked for. Log it when it is done. At ease.',
    twin: 'Do one part for the goal {title}. Then leave things in order. Lay one thing ready for tomorrow. Write what comes next, in one line. Log it.',
    byKind: {
      stop: 'After an urge, put things in order. Drink water. Open a window. For the goal {title}, write what helped. One line, no grades. Read it tomorrow. Log it.',
    },
  },
  {
    text: 'Keep the standard low today. {then}. When it is done, it is good enough. Do not go above that. Log it. Dismissed.',
    twin: 'Set a low standard for the goal {title}. Write it in one line. Work exactly to that line. Do not go above it. Do not stop below it. Log it.',
    byKind: {
      stop: 'Meet one urge well today. One, not all of them. For the goal {title}, choose which hour. Prepare for that hour only. Log how it went. Carry on.',
    },
  },
]
