import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with the first move (TEXT-14). */
export const startMessages: readonly LibraryMessage[] = [
  {
    text: 'One order today. {when}, {then}. Nothing comes before it. When it is done, you are free. Log it. Carry on.',
    twin: 'One order today, for the goal {title}. Pick what takes a minute. Do it before anything else. When it is done, you are free. Log it.',
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
    text: 'Your own order, read back. {when}, {then}. That is the first move. It is also the last. Log it. Dismissed.',
    twin: 'Go to the place of the goal {title} first. Empty your hands. Look at one object you need. Start on a breath out. Stop after the first part.',
    byKind: {
      stop: 'For the goal {title}, pick a place without urges. Another room, another chair. Be there before the hard hour. Keep your hands busy. That is the order.',
    },
  },
  {
    text: 'Your mood may stay as it is. The list has one line. {when}, {then}. Cross it off in the log. Nothing is below it. Dismissed.',
    twin: 'Your mood may stay as it is. Write one line for the goal {title}. Do that line. Then cross it off in the log. Dismissed.',
    byKind: {
      recover:
        'Check yourself first. Then read the one line: {then}. If it feels safe, begin slowly. If not, rest is the line. Either goes on the log.',
    },
  },
  {
    text: 'The signal is set, so wait for it. {when}, {then}. Once is enough. Log it when it is done. At ease.',
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
    text: 'Forget what comes after your plan. {when}, {then}. That is enough for today. Then you may stop. Log it. Dismissed.',
    twin: 'Forget what comes after the first move. Name that move for the goal {title}. Do it before you open anything else. Then you may stop. Dismissed.',
    byKind: {
      stop: 'Only the next hour counts on the goal {title}. Name its hard minute. Name your way out of the room. Say both out loud. Then carry on.',
    },
  },
]
