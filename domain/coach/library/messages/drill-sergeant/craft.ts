import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with a detail of doing it well (TEXT-14). */
export const craftMessages: readonly LibraryMessage[] = [
  {
    text: 'One piece to standard today. The opening: {then}. Straight. Clean. No hurry. Inspect it once. Then hands off. The rest passes at any quality. That is the order.',
    twin: 'One piece of the goal {title} to standard today. You choose the piece. Straight. Clean. No hurry. Inspect it once. Then hands off. The rest passes at any quality.',
    byKind: {
      stop: 'Observation duty on the goal {title}. Note what came before the urge. Place. Hour. Company. One word each. No verdict on yourself. The note goes in the log. Carry on.',
      finish:
        'Gap inspection on the goal {title}. Find the hole a stranger falls into. Close that one. Plain material. No polish. Inspect once. The other holes get a mark. That is the order.',
      relate:
        'One sentence to standard. For the goal {title}, say it face to face. Short. True. No but in it. Then hear the whole answer. That is the order.',
      learn:
        'Recall before reading. That is the order for the goal {title}. Book shut. Write what is left. Book open. Mark one gap. Close that gap. Rest of the page: later.',
      save: 'One sum to standard. For the goal {title}: amount, date, name. In writing. Exact. No total today. No forecast. Paper in its place. Then the book is closed. That is the order.',
      reflect:
        'Quiet to standard. For the goal {title}: one line or one breath. Hold it. When the mind marches off, call it back. No report required. End when you choose. Dismissed.',
      recover:
        'Report to standard. For the goal {title}: one sentence on today. Plain. No better, no worse. Written, for your next appointment. Then take your rest. That is the order.',
    },
  },
  {
    text: 'Cut one extra. The check, the tab, the tidy-up. You know which. Then {then}, stripped. Compare after. If nothing broke, it stays cut tomorrow. Log the cut. Carry on.',
    twin: 'Cut one extra from the goal {title}. The check, the tab, the tidy-up. Do one piece stripped. Compare after. If nothing broke, it stays cut tomorrow. Log the cut. Carry on.',
    byKind: {
      stop: 'Cut one link from the chain. Seat, drink, route. Goal {title}: change the link before the urge. Only that one. The rest of the day stays. Log the cut. Carry on.',
    },
  },
  {
    text: 'Tool inspection. Before you {then}, check the tool. Sharp. Charged. Clean. Found. Fix one fault. One only. Tools are fixed before use. Before is now. Carry on.',
    twin: 'Tool inspection for the goal {title}. Sharp. Charged. Clean. Found. Fix one fault. One only. Tools are fixed before use. Before is now. That is the order. Carry on.',
    byKind: {
      stop: 'Tool inspection for the goal {title}. The tool is your replacement. Water, pen, sentence, door. Is it in reach at the hard hour? Put it in reach. Test it once. Carry on.',
      reflect:
        'Tool inspection for the goal {title}. The tool is a quiet minute. Phone out. Door shut. Light right. Fix one fault. Then use the minute. No other gear required. Carry on.',
    },
  },
  {
    text: 'Slow the first movement. {when}, {then}, at a speed you can inspect. Find where the hand hurries. Slow down there next time. Log it.',
    twin: 'Slow one movement on the goal {title}. A speed you can inspect. Find where the hand hurries. Note the spot. Next time, slow down there only. Log it. Carry on.',
    byKind: {
      stop: 'Slow the turn. Urge on the one side, you on the other. For the goal {title}: stop, breathe out, turn, go. Practice it once dry. Same sequence later. Log it.',
    },
  },
  {
    text: 'Call it while you do it: {then}. Out loud. Verb first. If voice and hand disagree, halt. Sort it out. Go on. A called movement is a checked movement. Log it.',
    twin: 'Call it while you do it. One piece of the goal {title}. Out loud. Verb first. If voice and hand disagree, halt. Sort it out. Go on. Log it.',
    byKind: {
      stop: 'Call it when it comes. Out loud: urge, place, time. Goal {title}: a called urge is a known one. Then the exit. No further talk with it. Log it.',
      relate:
        'Call it back to them. For the goal {title}, repeat what they said. Their words. Short. Ask if that is right. Then wait. Correct it if needed. Carry on.',
    },
  },
  {
    text: 'First minute, no faults. Nothing else open. Nothing else in hand. {when}, {then}. After that minute, ordinary quality is accepted. It is the only inspection today.',
    twin: 'First minute of the goal {title}, no faults. Nothing else open. Nothing else in hand. After that minute, ordinary quality is accepted. It is the only inspection today. Carry on.',
    byKind: {
      stop: 'First minute of the urge, by the book. Feet. Breath. Exit. On the goal {title}, only that minute is inspected. What comes after it is not graded. Carry on.',
    },
  },
  {
    text: 'Leave the post in order. After you {then}, one thing straight. One thing ready. One line on what comes next. The next shift is you. Make that shift short. Log it.',
    twin: 'Leave the post in order. One piece for the goal {title}. Then one thing straight. One thing ready. One line on what comes next. The next shift is you. Log it.',
    byKind: {
      stop: 'Leave the minute in order. After an urge: water, window. For the goal {title}, one line. What helped. What did not. No grades. The next watch reads that line. Log it.',
    },
  },
  {
    text: 'Standard for today: low and exact. Write it in a line. Then {then}, to that line. Not above it. Not below. Meeting a low mark exactly is the drill. Log it.',
    twin: 'Standard for the goal {title} today: low and exact. Write it in a line. Work to that line. Not above it. Not below. Meeting it exactly is the drill. Log it.',
    byKind: {
      stop: 'Standard for the goal {title}: one urge, met. Not all of them. One. Choose which hour. Be ready for that. The others are not inspected. Log it.',
    },
  },
]
