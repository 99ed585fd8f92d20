import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with the first move (TEXT-14). */
export const startMessages: readonly LibraryMessage[] = [
  {
    text: 'Start order. {then}. First movement only. Hands know the way. No debate before it. Decide the rest on your feet. Log it when it is done. Carry on.',
    twin: 'Start order for the goal {title}. Nearest object. Pick it up. First movement only. No debate before it. Decide the rest on your feet. Log it when it is done. Carry on.',
    byKind: {
      stop: 'Start order for the goal {title}. Clear the spot where it usually begins. One object out. Door shut. That is the first position. If it gets loud, change rooms.',
      recover:
        'Start order for the goal {title}. Sit well. Glass in reach. Then the easiest thing on your list. That only. Stop before you have to. Log it. Dismissed.',
    },
  },
  {
    text: '{when}, you start. The move is on file: {then}. No ceremony. No committee. One try. If it goes on, let it. If not, log a start.',
    twin: 'Today has one start in it. The goal {title} gets it. Choose the move now. Small. Done by hand. If it goes on, let it. If not, log the start.',
    byKind: {
      stop: 'Today has one hard start in it. The urge will make it. You make the next move. Goal {title}: out of the chair. Water. Window. One minute. Then you decide.',
    },
  },
  {
    text: 'Target: {act}. Not today. Today is one move long. Choose the shortest one. Set it in front of you. Do it. Report to the log. No additions. Dismissed.',
    twin: 'The goal {title} is the target. Today is one move long. Choose the shortest one. Set it in front of you. Do it. Report to the log. No additions. Dismissed.',
    byKind: {
      stop: 'Target: a day with less of {urge} in it. One move serves that. Choose the minute it usually comes. Put something else there now. Glass, pen, door. Report to the log. Dismissed.',
      recover:
        'The goal {title} is the target. It sets its own date. Today is one easy move long. Choose what helps and costs least. Do it. Sit down. Report to the log. Dismissed.',
    },
  },
  {
    text: 'Position first. Be where it happens. Then the order you gave yourself: {then}. Start on a breath out. Stop when the first piece is done. That is the whole drill.',
    twin: 'Position first. Be where the goal {title} happens. Hands free. Eyes on one object. Start on a breath out. Stop when the first piece is done. That is the whole drill.',
    byKind: {
      stop: 'Position first. Goal {title}: be where it does not happen. Other room. Other chair. Hands busy. Take that position before the hard hour. Log it.',
    },
  },
  {
    text: 'Mood is not on the list. The list has one line: {then}. Read it. Stand up. Do it. Moods may report afterward. The log takes starts of any quality.',
    twin: 'Mood is not on the list. The list has one line for the goal {title}. Write that line. Stand up. Do it. Moods may report afterward. Any start goes on the log.',
  },
  {
    text: 'Clock says now or later. Later is taken. {then}. Start with the hand that is free. Stay one minute. Then it is your choice. Either answer goes on the log.',
    twin: 'Clock says now or later. Later is taken. On the goal {title}, start with one free hand. Nearest thing. One minute. Then it is your choice. Log either answer.',
    byKind: {
      stop: 'Clock first. When the urge calls, read the time. Out loud. Then one minute without a decision. For the goal {title}, that minute is the order. After it, you choose. Log it.',
    },
  },
  {
    text: 'Short briefing. Who: you. When: {when}. What: {then}. How long: as long as the first move takes. Questions come after. Start on time. Carry on.',
    twin: 'Short briefing. Who: you. What: one move for the goal {title}. Where: the place you are nearest to. How long: one minute. Questions come after. Start on time. Carry on.',
  },
  {
    text: 'Everything after the first move is canceled for now. The first move stands: {then}. Do it before you put this page away. What comes next gets its own order. Not yet.',
    twin: 'Everything after the first move is canceled for now. On the goal {title}, the first move stands. Name it. Do it. What comes next gets its own order. Not yet.',
    byKind: {
      stop: 'Everything after the next hour is canceled for now. On the goal {title}, only that hour counts. Name its hard minute. Name your exit. Say both out loud. Carry on.',
    },
  },
]
