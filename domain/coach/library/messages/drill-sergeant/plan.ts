import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with when and then (TEXT-14). */
export const planMessages: readonly LibraryMessage[] = [
  {
    text: 'Your plan: {plan} Read it out loud once. Nothing in it needs deciding today. Act when the moment comes. Carry on.',
    twinByKind: {
      finish:
        'No plan on paper yet. To {act}, write one line now. Hour first, then the piece. Set an alarm for it. Carry on.',
      stop: 'Write one line now. Start with the hour of {urge}. End with a place to go. Say it out loud. Carry on.',
    },
    twin: 'Write one line for the goal {title}. When, where, which move. Say it out loud. Then put one object in place for it. Carry on.',
  },
  {
    text: 'Your signal: {when}. Your move: {then}. Nothing comes between them. Not one other job. Log it afterward. Carry on.',
    byKind: {
      recover:
        'Your signal: {when}. Your move: {then}. At the signal, check how you feel first. If anything is wrong, rest and note it. Dismissed until then.',
    },
    twinByKind: {
      finish:
        'Your signal: the next free chair. Your move: one piece, to {act}. No message and no errand first. Name the piece now. Log it afterward.',
      stop: 'The hour of {urge} needs an answer. A signal and a move. Write both down. At the signal, stand up. Leave the room. Log it afterward.',
      learn:
        'Your signal: the next free chair. Your move: one question, no help. To {act}, answer it there. Check it after. Log it.',
    },
    twin: 'The goal {title} needs a signal and a move. Write both down. No message, no errand, no screen between them. Start at the signal. Log it afterward.',
  },
  {
    text: 'Order for {weekday}, as you wrote it. {when}, {then}. Nothing instead of it. Small is good enough. Log it. Carry on.',
    byKind: {
      recover:
        'Order for {weekday}, if it is easy. {when}, {then}. You may stop at any point. Less is allowed. So is rest. Log it. Carry on.',
    },
    twinByKind: {
      finish:
        'Order for {weekday}. To {act}, get one answer. Name who has it. Ask in one message. Set an alarm to check. Carry on.',
      stop: '{weekday} has one hard hour, that of {urge}. Name the place for it. Name the person, if there is one. Log it. Carry on.',
      learn:
        'Order for {weekday}. To {act}, learn one thing, not more. Recall it first. Look second. Use it once. Log it. Carry on.',
    },
    twin: '{weekday} has one move on the goal {title}. Pick it now. Set an alarm with its name. When it rings, start. Carry on.',
  },
  {
    text: 'Check your plan: {plan} Picture that moment for the length of one breath. That was the whole rehearsal. Dismissed until then.',
    twinByKind: {
      stop: 'Check the way to {urge}. Which door, which page, which pocket? Block the first of them now. That was the whole rehearsal. Dismissed until then.',
      relate:
        'Check your calendar. When do you next see them? To {act}, write one question for that minute. Carry it with you. Dismissed until then.',
    },
    twin: 'Check the start of the goal {title}. Which thing would you have to look for? Fetch it now. Put it on top. Dismissed until then.',
  },
  {
    text: 'Say your plan out loud once. {when}, {then}. The words are ready when you need them. No other rehearsal is needed. Log it. Carry on.',
    twinByKind: {
      finish:
        'Say the next job out loud. To {act}, begin it with a verb. If it has an “and,” cut it. Do the first half. Carry on.',
      stop: 'Say one order out loud. First the sign of {urge}. Then your way out of the room. Practice the way once. Log it. Carry on.',
    },
    twin: 'Say one order out loud for the goal {title}. Verb first. Then stand up and do its first movement. Log it. Carry on.',
  },
  {
    text: 'One move, at one moment. {when}, {then}. Until that moment, think of other things. At that moment, do only this. Carry on.',
    byKind: {
      recover:
        'One move, at one moment. {when}, sit down first. See how it feels. Less is allowed. If it feels safe, {then}. Log it. Carry on.',
    },
    twinByKind: {
      finish:
        'Pick today’s minute now. To {act}, one form field or one line. Lay the pen on it. At the minute, fill it in. Carry on.',
      stop: 'Pick the minute before {urge} now. Pick where you go in it. Until then, think of other things. Then go. Log it. Carry on.',
    },
    twin: 'Pick the minute for the goal {title} now. Pick the first movement too. Put its object in sight. At that minute, move. Think afterward. Carry on.',
  },
  {
    text: 'Full plan: {plan} If its moment passes today, take the next one. A late start counts. Log it. Carry on.',
    twinByKind: {
      finish:
        'Plan it short and in full. To {act}, short means one name on paper. Full means the call as well. Pick at the start. Log either.',
      stop: 'Plan it short and in full. Short: leave the room before {urge}. Full: leave the house. Both count in the log. Pick at the start.',
    },
    twin: 'Plan the goal {title} short and in full. Short means first touch, then stop. Full means one piece. Pick at the start. Both count in the log.',
  },
  {
    text: 'Watch for one moment today. {when}, {then}. Know the first move beforehand. Start as soon as it comes. Log it afterward. Carry on.',
    twinByKind: {
      stop: 'Watch for the first sign of {urge}. A look, a tab, a hand. Name the sign now. When it comes, stand up. Log it. Carry on.',
      relate:
        'Watch for one moment today. They look up or say hello. To {act}, put the phone down then. Ask one thing. Log it. Carry on.',
    },
    twin: 'Watch for a free minute today. It belongs to the goal {title}. Name the first movement now. When the minute comes, move. Log it. Carry on.',
  },
]
