import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with the first move (TEXT-14). */
export const startMessages: readonly LibraryMessage[] = [
  {
    text: 'First move: {then}. Only that is ordered. No debate before it. When it is done, you are free. Log it. Carry on.',
    twin: 'The goal {title} starts with one object. Pick up the nearest that it needs. Only that is ordered. The rest is up to you. Log it. Carry on.',
    byKind: {
      stop: 'First move for the goal {title}: clear one spot. The one where it usually begins. One object out. Door shut. If the urge comes, change rooms. Log it. Carry on.',
      recover:
        'First move for the goal {title}: sit down well. Put a glass in reach. Then do the easiest thing on your list. Stop before you have to. Dismissed.',
    },
  },
  {
    text: '{when}, you start. The move is already chosen: {then}. Give it one try. Whatever comes of it, log it. At ease.',
    twin: 'Today has one start for the goal {title}. Pick the move now: small, and done by hand. If you can go on, go on. If not, log a start.',
    byKind: {
      stop: 'An urge may come today. You make the next move. Goal {title}: leave the chair. Go to the window. Drink some water. One minute. Then you decide. Log it.',
    },
  },
  {
    text: 'The aim is to {act}. Today asks for one move of it. Pick the shortest. Put it in front of you. Do it and log it. Dismissed.',
    twin: 'Today asks for one move on the goal {title}. Pick the shortest. Put it in front of you. Do it and log it. Add nothing. Dismissed.',
    byKind: {
      stop: 'Less of {urge} starts with one move. Think of the minute it usually comes. Put a glass of water there. Log it. Dismissed.',
      recover:
        'One easy move on the goal {title} is enough. Pick what helps and costs least. Do it. Sit down. The goal sets its own date. Dismissed.',
    },
  },
  {
    text: 'Go to the place first. Then follow your own order: {then}. Start on a breath out. Log it when it is done.',
    twin: 'Go to the place of the goal {title} first. Empty your hands. Look at one object you need. Start on a breath out. Stop after the first part.',
    byKind: {
      stop: 'For the goal {title}, pick a place without urges. Another room, another chair. Be there before the hard hour. Keep your hands busy. That is the order.',
    },
  },
  {
    text: 'Your mood may stay as it is. The list has one line: {then}. Read it, stand up, and do it. Any quality goes on the log.',
    twin: 'Your mood may stay as it is. Write one line for the goal {title}. Stand up and do that line. Any quality goes on the log.',
    byKind: {
      recover:
        'Check yourself first. Then read the one line: {then}. If it feels safe, begin slowly. If not, rest is the line. Either goes on the log.',
    },
  },
  {
    text: 'Start now, or name the minute when you will. The move: {then}. Do it once. When it is done, you are free. Log it.',
    twin: 'Start now or name the minute. For the goal {title}, begin with the nearest thing. Stay with it for a minute. Then stop or go on. Log either.',
    byKind: {
      stop: 'Read the clock out loud when the urge comes. Then wait one minute without deciding. For the goal {title}, that minute is the order. After it, you choose.',
    },
  },
  {
    text: 'Who: you. Start: {when}. What: {then}. How long: until that is done. Everything else can be asked afterward. Carry on.',
    twin: 'Who: you. What: one move for the goal {title}. Where: the nearest place for it. How long: one minute. Everything else can wait. Carry on.',
    byKind: {
      recover:
        'Who: you. Start: {when}. What: {then}. How long: only while it is easy. In doubt: stop and ask. Log it. Carry on.',
    },
  },
  {
    text: 'Forget what comes after the first move. Today the first move is enough: {then}. Do it before you open anything else. Then you may stop. Dismissed.',
    twin: 'Forget what comes after the first move. Name that move for the goal {title}. Do it before you open anything else. Then you may stop. Dismissed.',
    byKind: {
      stop: 'Only the next hour counts on the goal {title}. Name its hard minute. Name your way out of the room. Say both out loud. Then carry on.',
    },
  },
]
