import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with a detail of doing it well (TEXT-14). */
export const craftMessages: readonly LibraryMessage[] = [
  {
    text: 'One order gets your full care today. {when}, {then}. Everything else may be rough. Log it. Carry on.',
    byKind: {
      finish:
        'Find the gap that would confuse a stranger. To {act}, close that one plainly. Mark the other gaps. Then stop. Log it.',
      stop: 'Watch and take notes today. What came before {urge}, or before the wish? Write place, hour, and company. No verdict on yourself. Put it in the log.',
      recover:
        'Describe today for your next appointment. One exact sentence. Neither better nor worse than it is. For the goal {title}, that is enough. Then rest. Dismissed.',
      relate:
        'Prepare one sentence. To {act}, make it short and true. Leave out every “but.” Say it face to face. Hear the whole answer. Log it.',
      learn:
        'Recall before you read. To {act}, write what you remember. Then open it and mark one gap. Close that gap. Log it. Carry on.',
      save: 'Write one sum exactly. For the goal {title}: amount, date, and name. No total today, and no forecast. Put the paper in its place. Log it. Carry on.',
      reflect:
        'Goal {title}: pick one line or one breath. Stay with it. When your thoughts leave, bring them back. No report is needed. End when you choose.',
    },
    twin: 'One small part gets your full care today. Name it for the goal {title}. Do it without a screen. Everything else may be rough. Log it.',
  },
  {
    text: 'Follow the plan as you wrote it: {when}, {then}. No changes and no extras. A new idea waits until tomorrow. Log it. Carry on.',
    byKind: {
      finish:
        'Check one fact at its source. To {act}, take a date or a price. Correct what depends on it. Log it. Carry on.',
      stop: 'Change one thing that leads to {urge}. The seat, the hour, or the route. Change it beforehand. Leave the rest. Log it. Carry on.',
      relate:
        'Leave out one extra today. The advice, the story, or the “but.” To {act}, ask in its place. Hear the end. Log it. Carry on.',
      learn:
        'Leave out the easy part today. To {act}, go to the line you skip. Do it slowly. Do it once more. Log it. Carry on.',
    },
    twin: 'Leave out one extra on the goal {title}. A check, a tab, or a tidy-up. Use the time for one piece. Log it. Carry on.',
  },
  {
    text: 'Free your hands before you {then}. Phone down, bag down. Then start. That is all the preparation it needs. Log it. Carry on.',
    byKind: {
      finish:
        'Check one tool before the work. A pen, a key, or a login. To {act}, you need it. Test it now. Then do one line. Log it.',
      stop: 'Your tool is what you do instead. A pen, a sentence, a door. Put it where {urge} starts. Test it once. Carry on.',
      relate:
        'Your tool is a question. To {act}, write one without a yes or no. Test it on yourself. Use it once today. Log it. Carry on.',
      learn:
        'Your tool is a blank sheet. To {act}, fill it from memory. Then compare. Mark one gap in red. Close it. Log it.',
      reflect:
        'Your tool is a quiet minute. For the goal {title}, check phone, door, and light. Fix one of them. Then use the minute. Dismissed.',
    },
    twin: 'Check one tool for the goal {title}. Is it charged, clean, and in place? Fix one fault, and only one. Then start. Log it. Carry on.',
  },
  {
    text: 'Done is the standard today. {when}, {then}. Nothing finer is asked of you. Log it as soon as it is done. Dismissed.',
    byKind: {
      finish:
        'Done is the standard. To {act}, finish one small thing for good. Sign it, name it, put it away. Never touch it again. Log it. Dismissed.',
      stop: 'Practice turning away slowly. Stop, turn, go. Do that once now, without {urge}. Use the same moves when the urge comes. Log it. Carry on.',
      relate:
        'Done is the standard for kindness too. To {act}, do the small thing they asked. Today, without a remark. Log it. Dismissed.',
    },
    twin: 'Done is the standard on the goal {title}. Pick one small piece. Finish it plainly. Put it where done things go. Log it. Dismissed.',
  },
  {
    text: 'Say your order while you do it: {then}. Out loud, verb first. If voice and hand disagree, stop. Sort it out and go on. Log it. Carry on.',
    byKind: {
      stop: 'Name the urge out loud when it comes. Add the place and the time. Then leave the room before {urge}. Log it.',
      relate:
        'Repeat what they said, in their words. Keep it short. Ask whether that is right. Then wait. It helps you to {act}. Log it.',
      learn:
        'Say each step while you do it. To {act}, verb first, out loud. Where you stop, slow down. Do that step once more. Log it.',
    },
    twin: 'Do one part of the goal {title}. Say each step while you do it. Out loud, verb first. If voice and hand disagree, sort it out. Log it.',
  },
  {
    text: 'Take care of the first minute. Nothing else is open, nothing else in hand. {when}, {then}. After that minute, do it as usual. Log it.',
    byKind: {
      finish:
        'Mind the first minute. To {act}, open only one thing. Read the last line you wrote. Add the next one. Log it. Carry on.',
      stop: 'Take care of the first minute of the urge. Stand up. Leave the room. {urge} comes after that minute, if at all. Log it. Carry on.',
      relate:
        'Take care of the first minute. Greet by name. Phone away. To {act}, ask before you tell. Then talk as usual. Log it.',
    },
    twin: 'Mind the first minute of the goal {title}. One object in hand, nothing else open. After it, do it as usual. Log it. Carry on.',
  },
  {
    text: 'The first try counts today. {when}, {then}. No second version is asked for. Log it when it is done. At ease.',
    byKind: {
      finish:
        'Leave it in order. To {act}, do one piece. Name it and date it. Put the next one on top. Log it. At ease.',
      stop: 'After an urge, put things in order. Open a window. Write what helped against {urge}. One line, no grades. Read it tomorrow. Log it.',
      relate:
        'Leave a talk in order. To {act}, repeat one thing you heard. Say what you will do about it. Do that. Log it.',
    },
    twin: 'Do one part for the goal {title}. Then leave things in order. Set one thing out. Write what comes next, in one line. Log it.',
  },
  {
    text: 'Keep the standard low today. {when}, {then}. When it is done, it is good enough. Do not go above that. Log it. Dismissed.',
    byKind: {
      finish:
        'Read the rule before the work. To {act}, find the form or the instruction. Mark one sentence in it. Do that sentence. Log it. Dismissed.',
      stop: 'Meet one urge well today. One, not all of them. Choose the hour. Decide where you go instead of {urge}. Log how it went. Carry on.',
      relate:
        'Keep the standard low today. To {act}, one friendly sentence is enough. Choose it. Say it. Stop there. Log it. Dismissed.',
    },
    twin: 'Set a low standard for the goal {title}. Write it in one line. Work exactly to that line. Then stop. Check it once. Log it.',
  },
]
