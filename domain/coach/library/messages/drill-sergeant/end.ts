import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with what done for today is (TEXT-14). */
export const endMessages: readonly LibraryMessage[] = [
  {
    text: 'Done today means this: {plan} Once it has happened, stop. No extra rounds. Check in and put your things away. Dismissed.',
    twin: 'Write what done means today for the goal {title}. One line that a stranger could check. Once it is true, stop. Check in. Dismissed.',
  },
  {
    text: 'You are done when you have done this: {then}. Once is enough. Then check in. Turn to something else. That is an order too. Dismissed.',
    twin: 'You are done when you can show one thing. For the goal {title}, any quality will do. Then check in. Turn to something else. Dismissed.',
    byKind: {
      stop: 'You are done when one hard minute is over. Goal {title}: any way will do. Check in. The log asks for no other minute. Dismissed.',
    },
  },
  {
    text: 'Pick the closing sign now, such as light off. {when}, {then}. Then give the sign. After it, no more today. Dismissed.',
    twin: 'Pick the closing sign now, such as light off. One part for the goal {title}. Then give the sign. No more today. Dismissed.',
    byKind: {
      stop: 'Pick a closing sign now, such as light off. When it comes, the goal {title} rests. However it went, stop there. Dismissed.',
    },
  },
  {
    text: 'This is all for today: {then}. More can be done tomorrow. When it is done, the order is complete. Log it, then stand easy. Dismissed.',
    twin: 'Set today’s limit for the goal {title}. Write it in one line. When you get there, stop. Write down the next step. More can be done tomorrow. Dismissed.',
    byKind: {
      stop: 'Be alert for one hour on the goal {title}. Name the hour. Before it, and after it, you are off duty. Check in when it is over. Dismissed.',
    },
  },
  {
    text: 'Log one answer at the end: did you {then}? Yes: closed. Partly: log which part. No: log what came first. Then it is closed too. Dismissed.',
    twin: 'End the day with one question: what was done? Answer with one line on the goal {title}. A short line will do. Then close it. Carry on.',
  },
  {
    text: 'This is the whole list. {when}, {then}. Check in. Put your things away. Nothing may be added today. New ideas go to tomorrow. Dismissed.',
    twin: 'This is the whole list. One part for the goal {title}. Check in. Put your things away. Nothing may be added today. New ideas go to tomorrow.',
    byKind: {
      stop: 'This is the whole list for the goal {title}. Leave the room in the hard hour. Drink water. Write one line. Check in. Nothing may be added. Dismissed.',
    },
  },
  {
    text: 'Stop in good time today. First {then}. After that, stop. Write the next move in one line. Tomorrow starts with that line. Log it. Dismissed.',
    twin: 'Stop while it goes well. One part for the goal {title}, then stop. Write the next move in one line. Tomorrow starts with that line. Dismissed.',
    byKind: {
      stop: 'Do not argue with the urge to the end. For the goal {title}, give it one minute. Then leave the room, even in mid-sentence. Check in. Dismissed.',
    },
  },
  {
    text: 'The order ends with clearing up. After you {then}, put everything away. A clear spot means that you are done. Sign the log. Leave the room. Dismissed.',
    twin: 'The order ends with clearing up. One part for the goal {title}. Then put everything away. A clear spot means done. Sign the log. Dismissed.',
    byKind: {
      stop: 'After the hard hour, the work is over. For the goal {title}, rinse the glass. Put the chair back. Sign the log. Leave the room. Dismissed.',
    },
  },
]
