import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with the first move (TEXT-14). */
export const startMessages: readonly LibraryMessage[] = [
  {
    text: 'First order today. {when}, {then}. Nothing comes before it. The rest is there to help. Log it. Carry on.',
    byKind: {
      recover:
        'First move for the goal {title}: sit down well. Put a glass in reach. Then do the easiest thing on your list. Stop before you have to. Dismissed.',
    },
    twinByKind: {
      finish:
        'One order today. To {act}, one message must go out. Write it in a few words. Send it. Then you are free. Log it.',
      stop: 'First move: clear one spot. Pick the one where {urge} usually begins. One object out. Door shut. If the urge comes, change rooms. Log it. Carry on.',
      learn: 'One order today. Do not look yet. To {act}, write one thing you remember. Check it. Fix one gap. Log it.',
    },
    twin: 'One order today, for the goal {title}. Name the first object it needs. Fetch it before anything else. Use it once. Log it.',
  },
  {
    text: 'The move is already chosen. {when}, {then}. Give it one try. Whatever comes of it, log it. At ease.',
    twinByKind: {
      finish:
        'To {act}, open what you avoid. The letter, the form, or the drawer. Read one line. Do what it asks. Log it.',
      stop: 'An urge may come today. You make the next move. Before {urge}, leave the chair. Go to the window. Wait one minute there. Then you decide. Log it.',
      learn:
        'Today needs one start. Find what went wrong last time. To {act}, do that first. Slowly, once. Check it. Log a start.',
    },
    twin: 'Today needs one start for the goal {title}. Pick the minute now. Pick the thing you touch first. At that minute, touch it. Log a start.',
  },
  {
    text: 'The aim is to {act}. Today asks for one piece of it. Write its name down. Do the first line now. Log it. Dismissed.',
    byKind: {
      stop: 'Less of {urge} starts with one move. Think of the minute it usually comes. Be in another room then. Log it. Dismissed.',
      recover:
        'One easy move on the goal {title} is enough. Pick what helps and costs least. Do it. Sit down. The goal sets its own date. Dismissed.',
      relate:
        'The aim is to {act}. Today asks for one question. Choose it now. Ask it before any practical talk. Hear the whole answer. Dismissed.',
    },
    twin: 'Today asks for one move on the goal {title}. Write it as one verb and one thing. Do it. Cross it out. Add nothing. Dismissed.',
  },
  {
    text: 'Your own order, read back. {when}, {then}. Carry it out as written. Change nothing today. Log it. Dismissed.',
    twinByKind: {
      finish:
        'Work order, to {act}. One call today, no speech. Write your first sentence. Dial. Say it. Log the answer. Dismissed.',
      stop: 'Pick a place where {urge} never happens. Another room, another chair. Be there before the hard hour. Keep your hands busy. That is the order.',
      relate:
        'Go to where they are, or dial. To {act}, empty hands and one question. Wait for the whole answer. That is the order. Dismissed.',
      learn:
        'Go to the hardest line first. To {act}, read it once. Cover it. Say it. Uncover it. Log what was missing. Dismissed.',
    },
    twin: 'Go to the place of the goal {title} first. Empty your hands. Pick up the object you need. Use it for a minute. Put it back in order.',
  },
  {
    text: 'Your mood is not on the list. Your plan is. {when}, {then}. It stands at the top. Cross it off in the log. Dismissed.',
    byKind: {
      recover:
        'Check yourself first. Then read the one line: {then}. If it feels safe, begin slowly. If not, rest is the line. Either goes on the log.',
    },
    twinByKind: {
      finish:
        'The list has one line. To {act}, write what is missing most. A date, a name, or a price. Find it now. Cross it off. Dismissed.',
      stop: 'The list has one line. Write the hour of {urge} on it. Add a door to go through. Use that door. Cross it off. Dismissed.',
      relate:
        'The list has one line. To {act}, say one true thanks today. Name the exact thing. Keep it short. Then listen. Dismissed.',
    },
    twin: 'The list has one line. Write it for the goal {title}. Begin it with a verb. Do that line. Cross it off. Dismissed.',
  },
  {
    text: 'The signal is set, and so is the move. {when}, {then}. Once is enough. Log it when it is done. At ease.',
    twinByKind: {
      stop: 'When the urge comes, read the clock out loud. {urge} waits one minute. That minute is the order. Spend it in another room. Then you choose. Log it.',
      learn:
        'Start with a test. One question, no help. To {act}, answer it on paper. Then check it. Mark the gap. Log it. At ease.',
    },
    twin: 'Start now or name the minute. For the goal {title}, take the nearest thing. Stay with it for a minute. Then stop or go on. Log either.',
  },
  {
    text: 'Today’s orders. Start: {when}. What: {then}. End: when that is done. Anything more is an extra. Carry on.',
    byKind: {
      recover:
        'Who: you. Start: {when}. What: {then}. How long: only while it is easy. In doubt: stop and ask. Log it. Carry on.',
    },
    twinByKind: {
      finish:
        'Who: you. What: one visible piece, to {act}. Where: on paper. How long: one minute. Start with its title line. Carry on.',
      stop: 'Who: you. What: one minute without {urge}. Where: in another room. How: with something to hold. Everything else can wait. Carry on.',
    },
    twin: 'Who: you. What: one act for the goal {title}. Where: at the nearest table. How long: one minute. Begin with the first object. Carry on.',
  },
  {
    text: 'One plan for today. {when}, {then}. That comes first. Everything after it is extra. Log it. Carry on.',
    twinByKind: {
      finish:
        'Forget the end. To {act}, find the half-done piece. Finish only that. Put it on the done pile. Log it. Dismissed.',
      stop: 'Only the next hour counts. Name its hard minute. Name your way out of the room. Say no to {urge} once, out loud. Carry on.',
      learn:
        'Forget the whole subject. To {act}, pick one item only. Test, check, test. Then close it. Log the result. Dismissed.',
      reflect:
        'Phone out. Door shut. Sit down. For the goal {title}, stay for one quiet minute. Add nothing to it. Then get up. Dismissed.',
    },
    twin: 'Forget what comes after the first move. For the goal {title}, that move takes a minute. Name it. Do it before you open anything else. Dismissed.',
  },
]
