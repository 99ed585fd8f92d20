import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with what done for today is (TEXT-14). */
export const endMessages: readonly LibraryMessage[] = [
  {
    text: 'Done today means this: {plan} Once that has happened, this goal is closed today. Check in. Then stand easy. Dismissed.',
    twin: 'Write what done means today for the goal {title}. One line that a stranger could check. Once it is true, stop. Check in. Dismissed.',
  },
  {
    text: 'You are done at one point today. {when}, {then}. After that, the order is complete. Check in. Dismissed.',
    twin: 'You are done when you can show one thing. For the goal {title}, choose a small one. Then check in. Turn to something else. Dismissed.',
    byKind: {
      stop: 'You are done when one hard minute is over. Goal {title}: any way will do. Check in. The log asks for no other minute. Dismissed.',
    },
  },
  {
    text: '{when}, {then}. That is the beginning and the end of it. No more is due today. Check in. Dismissed.',
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
    text: 'Log one answer at the end: did you {then}? Yes or no is enough. Either answer closes the day. Dismissed.',
    twin: 'End the day with one question: what was done? Answer with one line on the goal {title}. A short line will do. Then close it. Carry on.',
  },
  {
    text: 'This is the whole list. {when}, {then}. Check in. Nothing may be added today. New ideas go to tomorrow. Dismissed.',
    twin: 'This is the whole list. One part for the goal {title}. Check in after it. Nothing may be added today. New ideas go to tomorrow.',
    byKind: {
      stop: 'This is the whole list for the goal {title}. Leave the room in the hard hour. Drink water. Write one line. Check in. Nothing may be added. Dismissed.',
    },
  },
  {
    text: 'Stop on time today. {when}, {then}. Then this order is over. Leave the rest where it is. Log it. Dismissed.',
    twin: 'Stop while it goes well. One part for the goal {title}, then stop. Write the next move in one line. Tomorrow starts with that line. Dismissed.',
    byKind: {
      stop: 'Do not argue with the urge to the end. For the goal {title}, give it one minute. Then leave the room, even in mid-sentence. Check in. Dismissed.',
    },
  },
  {
    text: 'Today’s order has a clear end: {then}. Nothing after that is yours to do. Sign the log. Then leave the subject. Dismissed.',
    twin: 'Today’s order has a clear end. It is one part for the goal {title}. Sign the log. Then leave the subject. Dismissed.',
    byKind: {
      stop: 'After the hard hour, the work is over. For the goal {title}, rinse the glass. Put the chair back. Sign the log. Leave the room. Dismissed.',
    },
  },
]
