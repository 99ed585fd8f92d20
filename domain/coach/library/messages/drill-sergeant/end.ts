import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with what done for today is (TEXT-14). */
export const endMessages: readonly LibraryMessage[] = [
  {
    text: 'Done today means this: {plan} Once that has happened, this goal is closed today. Check in. Then you may rest. Dismissed.',
    twinByKind: {
      finish:
        'Write what done means today. To {act}, name a piece a stranger could see. Make it. Put it away. Check in. Dismissed.',
      stop: 'Write what done means today. One hour of {urge}, spent elsewhere. Name the place. When the hour is over, check in. Dismissed.',
      learn:
        'Write what done means today. To {act}, one answer without help. Give it out loud. Check it. Check in. Dismissed.',
    },
    twin: 'Write what done means today for the goal {title}. One line that a stranger could check. Do it first. Check in. Dismissed.',
  },
  {
    text: 'One thing has to happen today. {when}, {then}. After that, the order is complete. Then check in. Dismissed.',
    twinByKind: {
      stop: 'You are done when one hard minute is over. It passed without {urge}, or you noted why. Check in. Dismissed.',
      relate:
        'You are done when one sentence is said. To {act}, choose it now. Say it today. Hear the answer. Check in. Dismissed.',
      learn:
        'You are done when you can say one thing. To {act}, choose it now. Say it without help. Then check in. Dismissed.',
    },
    twin: 'You are done when you can show one thing. For the goal {title}, choose a small one. Make it now. Then check in. Dismissed.',
  },
  {
    text: '{when}, {then}. That is the beginning and the end of it. The rest may wait. Check in. Dismissed.',
    twinByKind: {
      finish:
        'Pick the closing sign now, such as light off. To {act}, one line comes before it. Write the line. Give the sign. Dismissed.',
      stop: 'Pick a closing sign now, such as light off. It ends the hour of {urge}. However it went, stop there. Check in. Dismissed.',
    },
    twin: 'Pick the closing sign now, such as light off. Goal {title}: one part before it. Then give the sign. No more today. Dismissed.',
  },
  {
    text: 'Your plan completes the day: {when}, {then}. When that is done, log it. Then rest. Nothing is carried over. Dismissed.',
    twinByKind: {
      finish:
        'Set today’s limit. To {act}, one call, one page, or one form. Choose now. When you get there, stop. Log it. Dismissed.',
      stop: 'Be alert for one hour. Name it. {urge} has no other hour today. Before and after, you are off duty. Check in then. Dismissed.',
      relate:
        'Set today’s limit. To {act}, one talk or one line. Choose now. Give it your full attention. When it ends, stop. Dismissed.',
    },
    twin: 'Set today’s limit for the goal {title}. Write it in one line. Work to that line and stop. Write the next step below it. Dismissed.',
  },
  {
    text: 'Log one answer at the end: did you {then}? Yes or no is enough. Either answer closes the day. Dismissed.',
    twinByKind: {
      stop: 'End the day with one question. Where were you in the hour of {urge}? Answer with one word. Write it in. Dismissed.',
      learn:
        'End with one question, answered without help. To {act}, choose it now. Learn for that answer only. Write it down. Close everything. Dismissed.',
    },
    twin: 'End the day with one question: what was done? Make one answer for the goal {title} now. A small act will do. Write it in. Carry on.',
  },
  {
    text: 'Today has one main line. {when}, {then}. Check in after it. New ideas go on tomorrow’s list. Dismissed.',
    twinByKind: {
      finish:
        'Today has one main line. To {act}, one question to one person. Send it now. Check in. New ideas go to tomorrow. Dismissed.',
      stop: 'Today has one main line. Leave the place of {urge} in the hard hour. Write down where you went. Check in. Dismissed.',
      relate:
        'Today has one main line. To {act}, one greeting, one question, one thanks. Say them today. Check in. Dismissed.',
    },
    twin: 'Today has one main line. One part for the goal {title}. Name it, do it, cross it off. Check in. New ideas go to tomorrow.',
  },
  {
    text: 'Stop on time today. {when}, {then}. Then this order is over. Leave the rest where it is. Log it. Dismissed.',
    twinByKind: {
      finish:
        'Stop in the middle of a piece. To {act}, begin one now. Leave the pen on the next line. Tomorrow starts with that line. Dismissed.',
      stop: 'Do not argue with the urge to the end. Give it one minute. Then leave, even in mid-sentence. {urge} loses by your absence. Check in. Dismissed.',
      learn:
        'Stop while it goes well. To {act}, leave one question open. Write it on top. Tomorrow starts with that line. Dismissed.',
    },
    twin: 'Stop while it goes well. Goal {title}: one part, then stop. Write the next move in one line. Tomorrow starts with that line. Dismissed.',
  },
  {
    text: 'Today’s order is short. {when}, {then}. When that is done, the day is kept. Sign the log. Dismissed.',
    twinByKind: {
      finish:
        'Today’s order has a clear end. To {act}, something goes out of the house. A letter, a form, or a message. Send it. Sign. Dismissed.',
      stop: 'After the hour of {urge}, the work is over. Put the chair back. Write one word in the log. Leave the room. Dismissed.',
    },
    twin: 'Today’s order has a clear end. Its last movement belongs to the goal {title}. A lid, a drawer, or a page. Do one part, then close it.',
  },
]
