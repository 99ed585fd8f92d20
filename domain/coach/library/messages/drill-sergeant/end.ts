import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with what done for today is (TEXT-14). */
export const endMessages: readonly LibraryMessage[] = [
  {
    text: 'End state, in your words: {plan} Reached once, today is closed. No extra rounds. No looking back. Check in. Put the gear back. Dismissed.',
    twin: 'End state for the goal {title}: write it. One line. Something a stranger could check. Reached once, today is closed. No extra rounds. Check in. Dismissed.',
  },
  {
    text: 'Done means this: {then}. Once. Any quality. Then check in. Close the lid, the door, or the book. Turn around. Do not look back at it. Dismissed.',
    twin: 'Done needs a definition. For the goal {title}: one thing you can show. Once. Any quality. Then check in. Turn around. Do not look back at it. Dismissed.',
    byKind: {
      stop: 'Done needs a definition. For the goal {title}: one hard minute, met. Once. Any quality. Then check in. The other minutes are not on the sheet. Dismissed.',
    },
  },
  {
    text: 'Closing signal. Choose it now. Light off, lid down, tool hung. {when}, {then}. Then the signal. After it, no talk of this until tomorrow. Dismissed.',
    twin: 'Closing signal for the goal {title}. Choose it now. Light off, lid down, tool hung. One piece, then the signal. After it, no talk of this until tomorrow. Dismissed.',
    byKind: {
      stop: 'Closing signal for the goal {title}. Choose it now. Light off, lid down. At the signal, the watch is over. However it went. No talk of it until tomorrow. Dismissed.',
    },
  },
  {
    text: 'Limit of advance: {then}. No further. Going past it is tomorrow’s work. Stop at the limit. Note the next step. Secure the gear. Dismissed.',
    twin: 'Limit of advance on the goal {title}: draw it. One line, in words. Going past it is tomorrow’s work. Stop at the limit. Note the next step. Dismissed.',
    byKind: {
      stop: 'Limit of watch on the goal {title}: one hour. Name it. Before it, stand easy. After it, stand down. Nobody guards all day. Check in when it is over. Dismissed.',
    },
  },
  {
    text: 'Question at the end: did you {then}? Yes: closed. Partly: write which part, closed. No: write what stood there, closed. All of them end with closed. Carry on.',
    twin: 'Question at the end: what was done? One line on the goal {title} answers it. A full line: closed. A short line: closed. An empty one: also closed. Log it. Carry on.',
  },
  {
    text: 'Sequence. {when}, {then}. Check in. Put it away. Off. No item may be added. Items that volunteer are sent to tomorrow. Dismissed.',
    twin: 'Sequence for the goal {title}. One piece. Check in. Put it away. Off. No item may be added to this list. Items that volunteer are sent to tomorrow. Dismissed.',
    byKind: {
      stop: 'Sequence for the goal {title}. Hard hour. Exit. Water. One line in the log. Check in. Off. No item may be added. Worry that volunteers is sent to tomorrow. Dismissed.',
    },
  },
  {
    text: 'Stop while it goes well. You {then}. It goes. You stop. Write the next move in a line. That line starts tomorrow for you. Stopping was part of the order. Dismissed.',
    twin: 'Stop while it goes well. The goal {title} gets one piece. It goes. You stop. Write the next move in a line. That line starts tomorrow. Stopping is an order too.',
    byKind: {
      stop: 'Stop the argument on time. Goal {title}: the urge gets no closing speech. One minute, then you leave. What it says after that is not logged. Check in. Dismissed.',
    },
  },
  {
    text: 'Inspection at close. One question: is it put away? After you {then}, put it away. All of it. A cleared spot ends the day. Sign the log. Leave the room. Dismissed.',
    twin: 'Inspection at close. One question: is it put away? One piece for the goal {title}. Then put it away. A cleared spot ends the day. Sign the log. Dismissed.',
    byKind: {
      stop: 'Inspection at close. Is the hard hour over? Then the watch on the goal {title} is over. Glass rinsed. Chair back. Sign the log. Leave the room. Dismissed.',
    },
  },
]
