import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with a pause (TEXT-14). */
export const restMessages: readonly LibraryMessage[] = [
  {
    text: 'Schedule today’s rest first. Write down its hour. {when}, {then}. When the hour comes, stop there. Sit down. Log both.',
    byKind: {
      finish:
        'Schedule today’s rest first. Write down its hour. To {act}, do one line before it. When the hour comes, stop. Log both.',
      stop: 'Rest before the hour of {urge}. Sit down. Shoes off. Keep screens out of the pause. Then get up and go elsewhere. Carry on.',
      relate:
        'Rest before you listen. Write down the hour. To {act}, meet them after it, not before. If tired, say so first. Log both.',
    },
    twin: 'Schedule today’s rest first. Write down its hour. Before it, one piece of the goal {title}. When the hour comes, stop there. Log both.',
  },
  {
    text: 'Today is short: {then}. Then you are off duty. Do not look for more to do. Spend the time left in a chair. Log it. Dismissed.',
    byKind: {
      finish:
        'Today is short. To {act}, choose the piece with the shortest name. Do that one. Then off duty. Sit down. Log it. Dismissed.',
      stop: 'One hour is hard today. Name it, and be on duty then. {urge} is off the list. All other hours are free. Log it. Dismissed.',
      recover:
        'Light duty on the goal {title}: one easy thing. Then off your feet. If somebody offers help, accept it. The chair is an order. Log the rest. Dismissed.',
      relate:
        'Today is short. To {act}, one greeting and one question. Stay until the answer is over. Then you are off duty. Log it. Dismissed.',
      learn:
        'Today is short. To {act}, one piece, right once. Then put it away. The next one stays closed. Log it. Dismissed.',
    },
    twin: 'Today is short: one part of the goal {title}. Put its object away afterward. Then you are off duty. Sit down. Log it. Dismissed.',
  },
  {
    text: 'Rest begins on time today. Until then, one order. {when}, {then}. When it is done, duty is over. Log it. Carry on.',
    byKind: {
      stop: 'Name the hour of {urge} today. Be on duty in that hour. Off duty in all others. Sit down in one of them now. Dismissed.',
      relate:
        'Rest before you meet them. One quiet minute alone. To {act}, choose your first sentence in it. Then go and say it. Carry on.',
      learn:
        'Set the end first. A time or a sign. To {act}, test yourself until then. At the end, look up one answer. Rest. Log it.',
    },
    twin: 'Set the end first. A time or a sign. Then do one part of the goal {title}. At the end, stop and rest. Carry on.',
  },
  {
    text: 'Today’s list keeps one line: {when}, {then}. The other lines may wait. When it is done, rest. Nobody fills that time. Log it. At ease.',
    byKind: {
      finish:
        'Cross out one thing that nobody asked for. To {act}, you do not need it. Rest in its time. Keep one small item. Do it. Log both.',
      stop: 'Cross out an item that tires you today. Rest in its time. A rested person leaves {urge} sooner. Nobody fills it. Log it.',
      relate:
        'Cross out one subject that tires you both. To {act}, leave it alone today. Pick an easy one first. A meal or a photo. Log it.',
    },
    twin: 'Cross out one item on today’s list. The goal {title} keeps its small one. Do that. Rest in the time that frees up. Log both.',
  },
  {
    text: 'The pause comes after the order. First {then}. Then sit for as long as it took. No messages. After that, you are off duty. Log it.',
    byKind: {
      stop: 'Take a pause after one hard minute without {urge}. A chair and a far view. Write what helped. Then go on. Log it.',
      relate:
        'Know where your patience ends. To {act}, choose that point now. There, leave for one minute. Come back with a question. Log it.',
      learn:
        'Practice, pause, test. To {act}, do one piece. Sit for as long as it took. Then do it from memory. Log what was missing.',
    },
    twin: 'Do one part for the goal {title}. Then pause. Make it as long as the work was. No messages. After that, stop or go on. Log either.',
  },
  {
    text: 'Pick today’s place to rest: chair or bed. {when}, {then}. Then go straight to that place. No screen on the way. Dismissed.',
    byKind: {
      finish:
        'Pick today’s place to rest. To {act}, carry one paper there first. Fill in one line. Then rest, without a screen. Dismissed.',
      stop: 'Pick today’s place to rest, away from {urge}. After the hard hour, go straight there. No screen on the way. Stay a while. Dismissed.',
      relate:
        'Pick a bench or a sofa. To {act}, sit there with them. No open question comes along. Talk about nothing hard. Dismissed.',
      learn:
        'Pick today’s place to rest. To {act}, carry one question there. Answer it aloud. Then rest, without a screen. Log it. Dismissed.',
    },
    twin: 'Pick today’s place to rest: chair or bed. Goal {title}: one part first. Put its things away. Then go straight there, without a screen. Dismissed.',
  },
  {
    text: 'No overtime today. One order, once: {then}. If you finish early, leave the time empty. Lean back. That goes on the log too. Dismissed.',
    byKind: {
      finish:
        'No overtime today. To {act}, one open decision waits. Write it down for a rested hour. Put its papers together. Then sit down. Dismissed.',
      stop: 'Nobody has to be on guard all day. Name the one hour of {urge}. Outside it, let your shoulders drop. Log it. Dismissed.',
      relate:
        'No overtime in a talk. To {act}, fix its length beforehand. End it while it is good. Name the next time. Dismissed.',
    },
    twin: 'No overtime on the goal {title}. One part, once. Write the next one on paper. Then leave the time empty. Lean back. Log it. Dismissed.',
  },
  {
    text: 'Take a light day, if you want one. First on the list: {then}. Then sit down near a window. Log it. Dismissed.',
    byKind: {
      finish:
        'Take a light day, if you want one. To {act}, only sort today. One pile for done, one for open. Then sit down. Log it. Dismissed.',
      stop: 'Prepare the hour of {urge}, then rest. Clear your chair. Charge the phone. Put a book there. Sit in that chair. Dismissed.',
      relate:
        'Take a light day, if you want one. To {act}, send one line. Say when you have time for more. Keep that time. Dismissed.',
      learn:
        'Take a light day, if you want one. To {act}, only listen or look. Say one thing that is new. Write it down. Dismissed.',
      reflect:
        'Take a light day, if you want one. Goal {title}: one quiet minute, sitting. Phone in another room. That is the whole order. Dismissed.',
    },
    twin: 'Take a light day, if you want one. Lay out the first object for the goal {title}. Write tomorrow’s hour on it. Sit down. Log it. Dismissed.',
  },
]
