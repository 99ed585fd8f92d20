import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant for the day after one without a check-in. They state it, ask for less, and ask for no repair. */
export const afterMissMessages: readonly LibraryMessage[] = [
  {
    text: 'Yesterday is closed. No makeup work. {when}, {then}. The first move is today’s order. Log it when done. Dismissed.',
    twinByKind: {
      finish:
        'Yesterday is closed. No makeup work. To {act}, send one message today. A few words will do. Log it. Dismissed.',
      stop: 'Yesterday is closed. No makeup work. Name the hour of {urge} now. Be in another room then. Log it. Dismissed.',
    },
    twin: 'Yesterday is closed. No makeup work. Fetch one thing the goal {title} needs. Use it once. Log it. Dismissed.',
  },
  {
    text: 'No check-in yesterday. No questions about it. The order is short. {when}, {then}. No second order follows today.',
    twinByKind: {
      stop: 'No check-in yesterday. No questions about it. Set an alarm before the hour of {urge}. When it rings, change rooms. That counts in full.',
      learn:
        'No check-in yesterday. No questions about it. To {act}, write one thing you remember. Check it. Then stop. That counts in full.',
    },
    twin: 'No check-in yesterday. No questions about it. Set an alarm for the goal {title}. When it rings, begin. Stop after a minute.',
  },
  {
    text: 'Yesterday’s line in the log stays empty. Today gets its own line. {when}, {then}. First part only. Sign and carry on.',
    twinByKind: {
      finish:
        'Yesterday’s line in the log stays empty. Today gets its own. To {act}, fill in one field or line. Sign and carry on.',
      stop: 'Yesterday’s line in the log stays empty. Today gets its own. Write where you go instead of {urge}. Go there. Sign and carry on.',
      relate:
        'Yesterday’s line in the log stays empty. Today gets its own. To {act}, ask one question. Hear the answer. Sign and carry on.',
    },
    twin: 'Yesterday’s line in the log stays empty. Today gets its own. Name a short act for the goal {title}. Do it standing. Sign and carry on.',
  },
  {
    text: 'You have kept {kept}. One empty day changes little. To {act}, start at the usual place. Same first move. Log it. Dismissed.',
    byKind: {
      stop: 'You have kept {kept}. One empty day changes little. Pick a place without {urge}. Spend the hard hour there. Log it. Dismissed.',
      recover:
        'You have kept {kept}. One empty day changes little. Take the easiest of those days. For the goal {title}, do no more. Log it. Dismissed.',
      relate:
        'You have kept {kept}. One empty day changes little. To {act}, one question today. Hear the whole answer. Log it. Dismissed.',
    },
    twin: 'One empty day changes little. Take the easiest day you remember. What came first for the goal {title}? Start with that. Log it. Dismissed.',
  },
  {
    text: 'A day without a check-in is over. Back to your plan: {when}, {then}. Say it out loud once, now. Log it when it starts. Carry on.',
    twinByKind: {
      finish:
        'A day without a check-in is over. To {act}, find the shortest open item. Settle it. Cross it off. Log it. Carry on.',
      stop: 'A day without a check-in is over. One door is shut today. The one that leads to {urge}. Shut it now. Log it. Carry on.',
    },
    twin: 'A day without a check-in is over. Today is short. Goal {title}: first move, first minute, stop. Log it. Carry on.',
  },
  {
    text: 'Nothing was logged yesterday. No reason is needed. {when}, {then}. Nothing else is ordered. Then write one word in the log. Carry on.',
    twinByKind: {
      stop: 'Nothing was logged yesterday. No reason is needed. Put one thing that {urge} needs out of reach. Write one word in the log. Carry on.',
    },
    twin: 'Nothing was logged yesterday. No reason is needed. For the goal {title}, lay out one thing. Use it. Write one word in the log. Carry on.',
  },
  {
    text: 'One rule today: once is enough. {when}, {then}. Nothing else is required from you today. Mark it. Dismissed.',
    twinByKind: {
      finish:
        'One rule today: once is enough. To {act}, go back to the last piece. Add one small thing. Mark it. Dismissed.',
      stop: 'One rule today: once is enough. Spend one hard minute away from {urge}. Any room will do. Mark it. Dismissed.',
      reflect:
        'One rule today: once is enough. Phone out, door shut. One quiet minute for the goal {title}. Mark it. Dismissed.',
    },
    twin: 'One rule today: once is enough. One minute for the goal {title}. Start with what is nearest. Mark it. Dismissed.',
  },
  {
    text: 'Nothing is owed from yesterday. Only the start of your plan is due. {when}, {then}. After that, you are dismissed early.',
    twinByKind: {
      relate:
        'Nothing is owed from yesterday. To {act}, say one kind sentence today. Explain nothing. Then listen to theirs. Dismissed early.',
    },
    twin: 'Nothing is owed from yesterday. Goal {title}: what could you do half asleep? Do that. Then stop. Dismissed early.',
  },
  {
    text: 'Draw a line under yesterday. Below it, write one thing for today: {when}, {then}. Leave the note in sight. Carry on.',
    twinByKind: {
      stop: 'Draw a line under yesterday. Below it, write the hour of {urge}. Beside it, write a place. Be there. Cross it out. Carry on.',
      learn:
        'Draw a line under yesterday. Below it, write one question. To {act}, answer it without help. Check it. Cross it out. Carry on.',
    },
    twin: 'Draw a line under yesterday. Below it, write one verb for the goal {title}. Do it. Cross it out. Carry on.',
  },
  {
    text: 'No detour over yesterday. {when}, {then}. The start is enough, even if it goes well. More is for another day. Log it.',
    twinByKind: {
      finish:
        'No detour over yesterday. To {act}, call one number today. Ask one thing. If it goes well, stop anyway. Log it.',
    },
    twin: 'No detour over yesterday. Go to the usual place for the goal {title}. One minute there. If it goes well, stop anyway. Log it.',
  },
  {
    text: 'Yesterday needs no report. Today’s report is one word. First this: {when}, {then}. Once is enough. Then write “done.” Dismissed.',
    twinByKind: {
      stop: 'Yesterday needs no report. Today’s report is one word. Leave the room once at the hour of {urge}. Then write “done.” Dismissed.',
    },
    twin: 'Yesterday needs no report. Today’s report is one word. First take out one thing for the goal {title}. Use it. Then write “done.” Dismissed.',
  },
  {
    text: 'Keep today plain. The plan is the order. {when}, {then}. Catching up is not ordered. Mark the log.',
    twinByKind: {
      finish: 'Keep today plain. To {act}, put the papers in one pile. Read the top one. Mark the log and leave it.',
    },
    twin: 'Keep today plain. Goal {title}: the usual place, one minute. Catching up is not allowed. Mark the log and leave.',
  },
  {
    text: 'Read the order before you start. {when}, {then}. The start of it counts. Add no second task. Log it. Carry on.',
    twinByKind: {
      finish:
        'Check the size before you start. To {act}, take the next piece. Cut it in half. Do the first half. Log it. Carry on.',
      stop: 'Check the size before you start. Not a week without {urge}. One hour, and a place for it. Name both. Log it. Carry on.',
    },
    twin: 'Check the size before you start. Goal {title}: name today’s piece. If it looks large, take half. Do it now. Log it. Carry on.',
  },
  {
    text: 'The gap is one day long. Keep it at one. {when}, {then}. Short is fine. Leave yesterday alone. Log today.',
    twinByKind: {
      stop: 'The gap is one day long. Keep it at one. At the first sign of {urge}, leave the room. Log where you went.',
    },
    twin: 'The gap is one day long. Keep it at one. Name the minute for the goal {title}. Do one thing in it. Log today.',
  },
  {
    text: 'You need not explain yesterday. Your own words: {when}, {then}. A start is enough. Log it. Carry on.',
    twinByKind: {
      stop: 'Yesterday stays without a comment. Find the seat farthest from {urge}. Sit there in the hard hour. Log it. Carry on.',
      relate:
        'You need not explain yesterday. To {act}, thank them for one exact thing. One sentence. Log it. Carry on.',
    },
    twin: 'Yesterday stays without a comment. Goal {title}: take the part you like best. Do it for a minute. Log it. Carry on.',
  },
  {
    text: 'Kept so far: {kept}. Yesterday is not among them. To {act}, do one short piece now. Start where you last stopped. Log it.',
    byKind: {
      stop: 'Kept so far: {kept}. Yesterday is not among them. Change one seat or route that leads to {urge}. Log it. Then rest.',
      recover:
        'Kept so far: {kept}. Yesterday is not among them. Goal {title}: take the easiest part, or rest. Log either.',
      relate:
        'Kept so far: {kept}. Yesterday is not among them. To {act}, say one kind sentence now. Then listen. Log it.',
    },
    twin: 'Yesterday’s box is empty. Today’s box is open. Goal {title}: take out one thing you need. Use it. Fill the box.',
  },
  {
    text: 'Your own plan says how to start. {when}, {then}. That much is enough. Nothing is added today. Log it.',
    twinByKind: {
      stop: 'Start from another place today. Not the one where {urge} begins. Stay there for the hard hour. Nothing is added. Log it.',
      learn:
        'Start with what you know. To {act}, say one thing by heart. Check it. Stop there. Nothing is added today. Log it.',
    },
    twin: 'Start from the usual place today. Take out one thing for the goal {title}. When it is back in place, stop. Log it.',
  },
  {
    text: 'Cancel any plan to catch up. The only order today: {when}, {then}. Rehearse the start once, now. Sign the log. At ease.',
    twinByKind: {
      finish:
        'Cancel any plan to catch up. To {act}, one date gets fixed today. Write it down. Tell one person. Sign the log. At ease.',
      stop: 'Cancel any large resolution. One order only. Carry one thing that {urge} needs to another room. Sign the log. At ease.',
    },
    twin: 'Cancel any plan to catch up. One order only, for the goal {title}. One minute, then stop. Sign the log. At ease.',
  },
  {
    text: 'Put yesterday aside. One order comes next: {when}, {then}. Its first part is enough today. Log that. Dismissed.',
    twinByKind: {
      stop: 'Put yesterday aside. Pick what your hands hold instead of {urge}. Put it within reach now. Log it when used. Dismissed.',
    },
    twin: 'Put yesterday aside. The next free minute goes to the goal {title}. Lay out what it takes now. Begin when the minute comes. Dismissed.',
  },
  {
    text: 'Treat today as a short day. {when}, {then}. The first move and no more. Log what you did. Carry on.',
    twinByKind: {
      finish:
        'Treat today as a warm-up. To {act}, read what you have. Mark one gap. Fill it tomorrow. Log what you did.',
    },
    twin: 'Treat today as a warm-up. Set out what the goal {title} needs. Try it once. Stop while it is easy. Log it.',
  },
  {
    text: 'Yesterday has no say in today. {when}, {then}. Begin it. Then mark the log before anything else. Carry on.',
    twinByKind: {
      stop: 'Yesterday has no say in today. At the first sign of {urge}, stand up. Leave the room. Mark the log. Carry on.',
      relate:
        'Yesterday has no say in today. To {act}, put the phone away at hello. Ask one thing. Mark the log. Carry on.',
    },
    twin: 'Yesterday has no say in today. One minute for the goal {title}. Sit down after that. Mark the log. Carry on.',
  },
  {
    text: 'Today’s list has one line: {when}, {then}. Begin that line. Yesterday is not on it. Sign it. Carry on.',
    twinByKind: {
      finish: 'Today’s list has one line. To {act}, who must answer you? Ask that person now. Sign the line. Carry on.',
      stop: 'Today’s list has one line. Call somebody in the hour of {urge}. Write the number beside it. Sign the line after. Carry on.',
    },
    twin: 'Today’s list has one line. It is a verb for the goal {title}. Write it. Do it. Sign it. Carry on.',
  },
  {
    text: 'One small order after an empty day. {when}, {then}. Do the first part. Leave the second. After that, you are off duty.',
    twinByKind: {
      stop: 'Only the length changes after an empty day. Stand at a window for one minute. Keep {urge} behind you. Then off duty.',
      learn:
        'Only the length changes after an empty day. To {act}, one example is enough. Do it slowly. Do it once more. Off duty.',
    },
    twin: 'Only the length changes after an empty day. Usual place, usual start, goal {title}. One minute. After that, you are off duty.',
  },
  {
    text: 'Keep today quiet. {when}, {then}. Only the start of it. Nobody needs to hear about it. Put one mark in the log. Then at ease.',
    twinByKind: {
      stop: 'Keep today quiet. When {urge} comes to mind, go to a window. Stay a minute. One mark in the log. Then at ease.',
    },
    twin: 'Keep today quiet. One minute for the goal {title}, alone. Not a word about it. One mark. Then at ease.',
  },
]
