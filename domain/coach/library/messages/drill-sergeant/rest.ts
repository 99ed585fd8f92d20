import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with a pause (TEXT-14). */
export const restMessages: readonly LibraryMessage[] = [
  {
    text: 'Pause before you start. {when}, sit for one minute with empty hands. Then {then}. The pause is part of the order. Log both.',
    twin: 'Pause before you start. Sit for one minute with empty hands. Then do one small piece for the goal {title}. The pause is part of the order.',
    byKind: {
      stop: 'Pause before the hard hour. Sit down. Shoes off. Drink some water. Goal {title}: keep screens out of the pause. Then get up rested. Carry on.',
    },
  },
  {
    text: 'Today is short: {then}. Then you are off duty. Do not look for more to do. Spend the time left in a chair. Log it. Dismissed.',
    twin: 'Today is short: one part for the goal {title}. Then you are off duty. Do not look for more to do. Sit down. Log it. Dismissed.',
    byKind: {
      recover:
        'Light duty on the goal {title}: one easy thing. Then off your feet. If somebody offers help, accept it. The chair is an order. Log the rest. Dismissed.',
      stop: 'One hour is hard today. Goal {title}: name it and be on duty then. Off duty in all other hours. Log it when it is over. Dismissed.',
    },
  },
  {
    text: 'Rest begins on time today. Until then, one order. {when}, {then}. When it is done, duty is over. Log it. Carry on.',
    twin: 'Fix the end first. A time or a sign. Then do one part for the goal {title}. At the end, stop and rest. Carry on.',
    byKind: {
      stop: 'Name the hard hour of today. Goal {title}: be on duty in that hour. Off duty in all others. Sit down in one of them. Dismissed.',
    },
  },
  {
    text: 'Today’s list keeps one line: {then}. The other lines may wait. When it is done, rest. Nobody fills that time. Log it. At ease.',
    twin: 'Cross out one item on today’s list. The goal {title} keeps its small one. Rest in the time that gets free. Let nobody fill it. Log both.',
    byKind: {
      stop: 'Cross out an item that tires you today. Rest in its time. Goal {title}: that rest is the order. Nobody fills it. Log it.',
    },
  },
  {
    text: 'The pause comes after the order. First {then}. Then a few breaths without a message. After that, you are off duty. Log it.',
    twin: 'Do one part for the goal {title}. Then pause. Make it as long as the work was. No messages. After that, stop or go on. Log either.',
    byKind: {
      stop: 'Take a pause after one hard minute. Chair. Water. Look far away. The goal {title} needs no review of that minute. Stay until your breath is slow.',
    },
  },
  {
    text: 'Pick today’s place to rest: chair or bed. {when}, {then}. Then go straight to that place. No screen on the way. Dismissed.',
    twin: 'Pick today’s place to rest: chair or bed. Do one part for the goal {title}. Then go straight there, without a screen. Dismissed.',
    byKind: {
      stop: 'Pick today’s place to rest: chair or bed. The goal {title} has a hard hour. After it, go straight there. No screen. Dismissed.',
    },
  },
  {
    text: 'No overtime today. The order is this, once: {then}. If you finish early, leave the time empty. Lean back. That goes on the log too. Dismissed.',
    twin: 'No overtime on the goal {title}. One part, once. If you finish early, leave the time empty. Lean back. That goes on the log too. Dismissed.',
    byKind: {
      stop: 'Nobody has to be on guard all day. For the goal {title}, name the one hard hour. Outside it, let your shoulders drop. Log it. Dismissed.',
    },
  },
  {
    text: 'Take a light day, if you want one. Only this is on the list: {then}. Then sit down near a window. That is all. Log it. Dismissed.',
    twin: 'Take a light day, if you want one. Clean one tool for the goal {title}. Put it where you start. Sit down beside it. Log it. Dismissed.',
    byKind: {
      stop: 'Prepare the hard hour, then rest. Fill the water. Charge the phone. Clear your chair. For the goal {title}, that is enough. Sit in that chair. Dismissed.',
    },
  },
]
